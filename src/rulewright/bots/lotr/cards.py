"""Rules of thumb for single cards: when to play them, when to use them, whom to choose for them."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.bots.lotr.fighting import Fight, fight_with, fighters, outlook, strikers, survives, to_kill
from rulewright.bots.lotr.sight import Sight
from rulewright.bots.lotr.texts import Text, action, entering

Rule = Callable[[Sight, int], float]
"""How good it is to play or use this card now; nothing is gained at 0 or below."""

PLANNING = "lotr.step-2.2.1"
BEFORE_COMMITTING = "lotr.phase-sequence.4"
COMMITTED = "lotr.phase-sequence.5"
STAGED = "lotr.phase-sequence.6"
ENGAGED = "lotr.phase-sequence.10"
SHADOWS_DEALT = "lotr.phase-sequence.11"
ATTACKED = "lotr.phase-sequence.13"
STRUCK = "lotr.phase-sequence.18"

RESOURCE, LEAST = 0.8, 0.5
"""What a resource is worth, and what the use of a card has to bring at least, in points of damage."""
SCARCE, FULL = 3, 6
"""So many cards in hand are few, and so many are enough."""
QUIET = 4.0
"""What it has to bring more to put an ally into play while there is nobody to fight."""

ATTACHMENTS = {
    "Steward of Gondor": 100.0,
    "Unexpected Courage": 60.0,
    "Celebrían's Stone": 55.0,
    "The Favor of the Lady": 40.0,
    "Dwarven Axe": 35.0,
    "Citadel Plate": 20.0,
    "Blade of Gondolin": 25.0,
    "Horn of Gondor": 15.0,
    "Self Preservation": 8.0,
    "Protector of Lórien": 4.0,
    "Power in the Earth": 3.0,
    "Dark Knowledge": -5.0,
}
"""How much an attachment is worth in planning."""


def ally(t: Sight, piece: int) -> float:
    """How much an ally is worth in planning: by what it can do, the dear ones first."""
    stats = sum(t.printed(piece, stat) for stat in ("willpower", "attack", "defense"))
    return 10 + 2 * t.printed(piece, "cost") + stats + t.printed(piece, "willpower")


def gandalf(t: Sight, piece: int) -> float:
    """He stays one round: worth it when there is something to kill or the threat is high."""
    return 45.0 if t.threat >= 38 or t.engaged or t.staged("enemy") else 12.0


def dangerous(t: Sight) -> float:
    """The strongest attack that waits for this player."""
    return max((t.value(e, "attack") for e in t.engaged if not t.has_attacked(e)), default=0)


def worst(t: Sight) -> float:
    """The strongest attack that waits for any player."""
    engaged = [e for seat in t.seats for e in t.engaged_with(seat) if t.name(e) != "Nazgûl of Dol Guldur"]
    waiting = [e for e in engaged if not t.has_attacked(e) and not t.attached(e)]
    return max((t.value(e, "attack") for e in waiting), default=0)


def feint(t: Sight, piece: int) -> float:
    return 20.0 if t.rule == SHADOWS_DEALT and (dangerous(t) >= 3 or worst(t) >= 5) else -1.0


def thicket(t: Sight, piece: int) -> float:
    waiting = [t.value(e, "attack") for e in t.engaged]
    return 15.0 if t.rule == SHADOWS_DEALT and len(waiting) >= 2 and sum(waiting) >= 6 else -1.0


def snare(t: Sight, piece: int) -> float:
    return 50.0 if worst(t) >= 3 else -1.0


def beorn(t: Sight, piece: int) -> float:
    """He gives his all and leaves: when that destroys somebody strong."""
    if t.rule != STRUCK or piece not in t.attacking():
        return -1.0
    force = sum(t.value(p, "attack") for p in t.attacking())
    strong = [to_kill(t, e) for seat in t.seats for e in t.engaged_with(seat) if to_kill(t, e) >= 7]
    return 15.0 if any(force < needed <= force + 5 for needed in strong) else -1.0


def greeting(t: Sight, piece: int) -> float:
    return 30.0 if max(t.threat_of(seat) for seat in t.seats) >= 38 else -1.0


def heal_someone(least: int) -> Rule:
    """Worth it when a hero has at least so much damage."""

    def rule(t: Sight, piece: int) -> float:
        return 20.0 if any(t.damage(h) >= least for seat in t.seats for h in t.heroes(seat)) else -1.0

    return rule


def heal_host(t: Sight, piece: int) -> float:
    return 20.0 if t.damage(t.host(piece)) else -1.0


def hospitality(t: Sight, piece: int) -> float:
    return 20.0 if max(sum(t.damage(h) for h in t.heroes(seat)) for seat in t.seats) >= 6 else -1.0


def glorfindel(t: Sight, piece: int) -> float:
    return 5.0 if t.phase == "refresh" and any(t.damage(h) >= 2 for h in t.everyone()) else -1.0


def quick_strike(t: Sight, piece: int) -> float:
    if t.rule != SHADOWS_DEALT:
        return -1.0
    able = [(p, e) for e in t.engaged for p in strikers(t, e)]
    return 20.0 if any(t.value(p, "attack") >= to_kill(t, e) for p, e in able) else -1.0


def rain_of_arrows(t: Sight, piece: int) -> float:
    if t.rule != SHADOWS_DEALT:
        return -1.0
    return 10.0 if any(sum(1 for e in t.engaged_with(seat) if t.life(e) == 1) for seat in t.seats) else -1.0


def hide_threat(kind: str) -> Rule:
    """Worth it when a card of this type brings the threat that decides the quest."""

    def rule(t: Sight, piece: int) -> float:
        most = max((t.value(p, "threat") for p in t.staged(kind)), default=0)
        return 10.0 if t.rule == STAGED and most >= 2 and t.margin() < 2 else -1.0

    return rule


def add_willpower(t: Sight, piece: int) -> float:
    """Throw a card away for a point of willpower when the quest fails or nearly fails, or the hand is full."""
    if t.rule != STAGED or not t.committed(piece if t.type(piece) == "hero" else t.host(piece)):
        return -1.0
    if t.mine_is(piece):
        return 6.0 if t.margin() <= 1 or len(t.hand()) >= 6 else -1.0
    return 6.0 if len(t.hand()) >= 7 else -1.0


def faramir(t: Sight, piece: int) -> float:
    most = max(sum(1 for p in t.everyone() if t.committed(p) and t.state.controller[p] == seat) for seat in t.seats)
    return 10.0 if t.rule in (COMMITTED, STAGED) and most >= 3 else -1.0


def draw_early(t: Sight, piece: int) -> float:
    return 70.0 if t.rule == PLANNING else -1.0


def claim(t: Sight, piece: int) -> float:
    """Objectives are a burden: they are claimed when the stage is won with them, the first of them with one."""
    if t.threat > 46 or t.name(t.quest()) == "Out of the Dungeons":
        return -1.0
    first = t.name(t.quest()) == "The Necromancer's Tower"
    claimed = any(t.in_play(title) for title in ("Gandalf's Map", "Dungeon Torch", "Shadow Key"))
    return 80.0 if finishing(t) and not (first and claimed) else -1.0


def finishing(t: Sight) -> bool:
    """Whether the stage has, or is about to get, all the progress it needs."""
    left = t.left(t.quest()) + (t.left(t.active()) if t.active() >= 0 else 0)
    return t.left(t.quest()) <= 0 or (t.rule == STAGED and t.margin() >= left)


def mendors_support(t: Sight, piece: int) -> float:
    return 10.0 if t.rule in (COMMITTED, STAGED) and any(
        t.name(p) == "Mendor" and t.committed(p) for p in t.everyone()
    ) else -1.0  # fmt: skip


def wealth(t: Sight, piece: int) -> float:
    return 9.0 if t.rule == PLANNING else -1.0


def in_planning(mark: float) -> Rule:
    """Worth so much in planning and nothing at other times."""
    return lambda t, piece: mark if t.rule == PLANNING else -1.0


def never(t: Sight, piece: int) -> float:
    return -1.0


RULES: dict[str, Rule] = {
    "Gandalf": gandalf,
    "Beorn": beorn,
    "Feint": feint,
    "Thicket of Spears": thicket,
    "Forest Snare": snare,
    "The Galadhrim's Greeting": greeting,
    "Lore of Imladris": heal_someone(3),
    "Daughter of the Nimrodel": heal_someone(1),
    "Self Preservation": heal_host,
    "Beorn's Hospitality": hospitality,
    "Glorfindel": glorfindel,
    "Quick Strike": quick_strike,
    "Rain of Arrows": rain_of_arrows,
    "Radagast's Cunning": hide_threat("enemy"),
    "Secret Paths": hide_threat("location"),
    "Éowyn": add_willpower,
    "Protector of Lórien": add_willpower,
    "Faramir": faramir,
    "Steward of Gondor": lambda t, piece: 90.0,
    "Gléowine": draw_early,
    "Gandalf's Map": claim,
    "Dungeon Torch": claim,
    "Shadow Key": claim,
    "Mendor's Support": mendors_support,
    "Lórien's Wealth": wealth,
    "Fortune or Fate": lambda t, piece: 50.0,
    "Stand and Fight": in_planning(18.0),
    "Dwarven Tomb": in_planning(2.0),
}


def by_text(t: Sight, piece: int) -> float:
    """For a card without a rule of its own: by what its text says it does."""
    does = action(t.face(piece))
    if does is None:
        return -1.0
    if does.draws and does.tires:
        return at_leisure(t)
    if does.readies:
        return ready_somebody(t, piece, does)
    if does.attack:
        return strike_harder(t, piece, does)
    if does.summons:
        return summon(t, piece)
    return -1.0


def at_leisure(t: Sight) -> float:
    """Draw before planning while cards are scarce, or when there is nobody left to fight."""
    if t.engaged:
        return -1.0
    if t.rule == PLANNING:
        return 65.0 if len(t.hand()) <= SCARCE else -1.0
    return 5.0 if t.rule in (ENGAGED, SHADOWS_DEALT) and len(t.hand()) <= FULL else -1.0


def price(t: Sight, piece: int) -> float:
    """What it costs to use a card now: its resources, and the card itself if it is an event."""
    return RESOURCE * t.printed(piece, "cost") + LEAST if t.type(piece) == "event" else LEAST


def ready_somebody(t: Sight, piece: int, does: Text) -> float:
    """Ready those who are missed in the fights of this round."""
    if t.rule not in (SHADOWS_DEALT, ATTACKED) or not t.engaged:
        return -1.0
    able, fights = fighters(t), [fight_with(t, e) for e in t.engaged]
    host = t.host(piece)
    tired = [p for p in t.mine if not t.ready(p) and (host < 0 or p == host)]
    now = outlook(t, able, fights)
    if not tired:
        return -1.0
    if not does.chooses:
        return outlook(t, able + tired, fights) - now - price(t, piece)
    helpers = [h for h in t.heroes() if h in able] if does.tires_another else [-1]
    ways = [outlook(t, [*(p for p in able if p != h), one], fights) for one in tired for h in helpers if one != h]
    return max(ways, default=-99.0) - now - price(t, piece)


def strike_harder(t: Sight, piece: int, does: Text) -> float:
    """When those who attack lack no more than the text gives them."""
    if t.rule != STRUCK:
        return -1.0
    attackers = t.attacking()
    force = sum(t.value(p, "attack") for p in attackers)
    more = does.attack * (1 if does.chooses else len(attackers))
    enemies = [e for seat in t.seats for e in t.engaged_with(seat)]
    prizes = [fight_with(t, e).prize for e in enemies if force < to_kill(t, e) <= force + more]
    return max(prizes, default=0.0) - price(t, piece) if force else -1.0


def summon(t: Sight, piece: int) -> float:
    """Put an ally into play who turns the fights of this round, or who quests while there are none."""
    allies = [p for p in t.hand() if t.type(p) == "ally" and not (t.face(p).unique and t.in_play(t.name(p)))]
    if not allies:
        return -1.0
    if t.rule == BEFORE_COMMITTING and not t.engaged and not t.staged("enemy"):
        return max(t.printed(p, "willpower") + entering(t.face(p)) for p in allies) - price(t, piece) - QUIET
    if t.rule not in (SHADOWS_DEALT, ATTACKED) or not t.engaged:
        return -1.0
    able, fights = fighters(t), [fight_with(t, e) for e in t.engaged]
    now = outlook(t, able, fights)
    return max(outlook(t, [*able, p], struck(fights, entering(t.face(p)))) for p in allies) - now - price(t, piece)


def struck(fights: list[Fight], damage: int) -> list[Fight]:
    """The fights after damage has been dealt to the enemy it destroys, the most dangerous one."""
    falls = max((f for f in fights if f.life <= damage), default=None)
    return [f for f in fights if f is not falls]


def act(t: Sight) -> list[float]:
    """What to do in an action window; to pass is worth nothing."""
    return [0.0 if c.verb == "pass" else mark(t, c.verb, c.a) for c in t.choices]


def mark(t: Sight, verb: str, piece: int) -> float:
    """How good it is to play or use a card now."""
    if verb == "play" and t.type(piece) == "ally":
        return gandalf(t, piece) if t.name(piece) == "Gandalf" else ally(t, piece)
    if verb == "play" and t.type(piece) == "attachment" and t.name(piece) in ATTACHMENTS:
        return ATTACHMENTS[t.name(piece)]
    return RULES.get(t.name(piece), by_text)(t, piece)


def respond(t: Sight) -> list[float]:
    """Answer whenever it is possible, but for a few cards."""
    return [0.0 if c.verb == "pass" else RESPONSES.get(t.name(c.a), gladly)(t, c.a) for c in t.choices]


def gladly(t: Sight, piece: int) -> float:
    return 1.0


def aragorn(t: Sight, piece: int) -> float:
    fights = t.engaged or any(t.value(e, "engagement_cost") <= t.threat for e in t.staged("enemy"))
    return 1.0 if fights or t.resources(piece) >= 3 else -1.0


def miner(t: Sight, piece: int) -> float:
    return 1.0 if t.in_play("Caught in a Web") else -1.0


def son_of_arnor(t: Sight, piece: int) -> float:
    weak = [e for e in t.staged("enemy") if t.value(e, "attack") <= 3]
    return 1.0 if weak and not t.engaged and any(survives(t, p, weak[0]) for p in t.mine if t.ready(p)) else -1.0


def swift_strike(t: Sight, piece: int) -> float:
    return 1.0 if any(t.life(e) <= 2 or t.value(e, "attack") >= 3 for e in t.engaged) else -1.0


def rescue(t: Sight, piece: int) -> float:
    """The rescue calls the Nazgûl: only when the stage is won with it."""
    return 1.0 if t.left(t.quest()) <= 0 and not t.staged("objective") else -1.0


RESPONSES: dict[str, Rule] = {
    "Aragorn": aragorn,
    "Miner of the Iron Hills": miner,
    "Son of Arnor": son_of_arnor,
    "Swift Strike": swift_strike,
    "Through the Caverns": rescue,
    "Strength of Will": never,
    "Dark Knowledge": never,
}
