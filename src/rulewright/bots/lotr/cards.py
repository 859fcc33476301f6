"""Rules of thumb for single cards: when to play them, when to use them, whom to choose for them."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.bots.lotr.fighting import attack_of, strikers, survives, to_kill
from rulewright.bots.lotr.sight import Sight

Rule = Callable[[Sight, int], float]
"""How good it is to play or use this card now; nothing is gained at 0 or below."""

PLANNING = "lotr.step-2.2.1"
BEFORE_COMMITTING = "lotr.phase-sequence.4"
COMMITTED = "lotr.phase-sequence.5"
STAGED = "lotr.phase-sequence.6"
SHADOWS_DEALT = "lotr.phase-sequence.11"
STRUCK = "lotr.phase-sequence.18"

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


def sneak_attack(t: Sight, piece: int) -> float:
    if not any(t.name(card) == "Gandalf" for card in t.hand()) or t.in_play("Gandalf"):
        return -1.0
    return 30.0 if t.rule == BEFORE_COMMITTING else -1.0


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


def blade_mastery(t: Sight, piece: int) -> float:
    """When one point decides whether the enemy falls."""
    if t.rule != STRUCK:
        return -1.0
    force = sum(t.value(p, "attack") for p in t.attacking())
    enemies = [e for seat in t.seats for e in t.engaged_with(seat)]
    return 10.0 if force and any(force + 1 == to_kill(t, e) for e in enemies) else -1.0


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


def courage(t: Sight, piece: int) -> float:
    return 20.0 if t.rule == SHADOWS_DEALT and t.engaged and not t.ready(t.host(piece)) else -1.0


def grim_resolve(t: Sight, piece: int) -> float:
    tired = sum(1 for p in t.mine if not t.ready(p))
    return 12.0 if t.rule == SHADOWS_DEALT and t.engaged and tired >= 3 else -1.0


def ever_vigilant(t: Sight, piece: int) -> float:
    tired = [p for p in t.mine if t.type(p) == "ally" and not t.ready(p) and t.value(p, "attack") >= 1]
    return 11.0 if t.rule == SHADOWS_DEALT and t.engaged and tired else -1.0


def for_gondor(t: Sight, piece: int) -> float:
    ready = sum(1 for p in t.everyone() if t.ready(p))
    fights = sum(len(t.engaged_with(seat)) for seat in t.seats)
    return 8.0 if t.rule == SHADOWS_DEALT and fights >= 2 and ready >= 4 else -1.0


def draw_early(t: Sight, piece: int) -> float:
    return 70.0 if t.rule == PLANNING else -1.0


def beravor(t: Sight, piece: int) -> float:
    return 65.0 if t.rule == PLANNING and not t.engaged and len(t.hand()) <= 3 else -1.0


def claim(t: Sight, piece: int) -> float:
    """Objectives are a burden: the map first, the others only when the stage is won with them."""
    if t.threat > 46 or t.name(t.quest()) == "Out of the Dungeons":
        return -1.0
    if t.name(piece) == "Gandalf's Map":
        return 80.0
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
    "Sneak Attack": sneak_attack,
    "The Galadhrim's Greeting": greeting,
    "Lore of Imladris": heal_someone(3),
    "Daughter of the Nimrodel": heal_someone(1),
    "Self Preservation": heal_host,
    "Beorn's Hospitality": hospitality,
    "Glorfindel": glorfindel,
    "Quick Strike": quick_strike,
    "Rain of Arrows": rain_of_arrows,
    "Blade Mastery": blade_mastery,
    "Radagast's Cunning": hide_threat("enemy"),
    "Secret Paths": hide_threat("location"),
    "Éowyn": add_willpower,
    "Protector of Lórien": add_willpower,
    "Faramir": faramir,
    "Unexpected Courage": courage,
    "Grim Resolve": grim_resolve,
    "Ever Vigilant": ever_vigilant,
    "For Gondor!": for_gondor,
    "Steward of Gondor": lambda t, piece: 90.0,
    "Gléowine": draw_early,
    "Beravor": beravor,
    "Gandalf's Map": claim,
    "Dungeon Torch": claim,
    "Shadow Key": claim,
    "Mendor's Support": mendors_support,
    "Lórien's Wealth": wealth,
    "Fortune or Fate": lambda t, piece: 50.0,
    "Stand and Fight": in_planning(18.0),
    "Dwarven Tomb": in_planning(2.0),
}


def act(t: Sight) -> list[float]:
    """What to do in an action window; to pass is worth nothing."""
    return [0.0 if c.verb == "pass" else mark(t, c.verb, c.a) for c in t.choices]


def mark(t: Sight, verb: str, piece: int) -> float:
    """How good it is to play or use a card now."""
    if verb == "play" and t.type(piece) == "ally":
        return gandalf(t, piece) if t.name(piece) == "Gandalf" else ally(t, piece)
    if verb == "play" and t.type(piece) == "attachment" and t.name(piece) in ATTACHMENTS:
        return ATTACHMENTS[t.name(piece)]
    return RULES.get(t.name(piece), never)(t, piece)


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
    return 1.0 if any(t.life(e) <= 2 or attack_of(t, e) >= 4 for e in t.engaged) else -1.0


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
