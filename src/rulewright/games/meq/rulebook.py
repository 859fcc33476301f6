"""The game put together: its rules."""

from __future__ import annotations

from functools import cache

from rulewright.games.meq.cards import PACKS
from rulewright.games.meq.flow.checks import checks, settle
from rulewright.games.meq.flow.combat_values import round_name
from rulewright.games.meq.flow.command import MUSTER
from rulewright.games.meq.flow.setup import GAME
from rulewright.games.meq.flow.travel import travel_of
from rulewright.games.meq.table import BOX, DIALS, MARKERS, SAURON, STEP, STEPS, TABLE, TOKENS, TURN, ZONES, kind, team
from rulewright.kernel import using
from rulewright.kernel.activations import under_way
from rulewright.kernel.answers import Tier
from rulewright.kernel.cards import Card, Catalogue
from rulewright.kernel.chance import roll
from rulewright.kernel.decisions import VERBS, Args, VerbForm
from rulewright.kernel.events import Event
from rulewright.kernel.rules import Rules
from rulewright.kernel.state import Choice, State

REGION_PAIRS = (
    "Eriador and Enedwaith",
    "Rhudaur and the Grey Mountains",
    "the Misty Mountains and Mirkwood",
    "Rohan and Gondor",
    "the Brown Lands and Mordor",
)

MEQ_VERBS = {
    **VERBS,
    "be": VerbForm("be {a}", "piece"),
    "keep": VerbForm("keep {a}", "piece"),
    "to": VerbForm("to {a}", "piece"),
    "influence": VerbForm("influence {a}", "piece"),
    "to-pool": VerbForm("into the Shadow Pool"),
    "discard-plot": VerbForm("discard {a}", "piece"),
    "place-influence": VerbForm("place influence"),
    "draw-cards": VerbForm("draw cards"),
    "command": VerbForm("command"),
    "move": VerbForm("move {a}", "piece"),
    "heal": VerbForm("heal {a}", "piece"),
    **{verb: VerbForm(f"muster in {regions}") for verb, regions in zip(MUSTER, REGION_PAIRS, strict=True)},
    "draw-number": VerbForm("draw {a}", "number"),
    "rest": VerbForm("rest"),
    "heal-wounds": VerbForm("heal"),
    "train": VerbForm("train"),
    "cleanse": VerbForm("shed {a}", "piece"),
    "advance-green": VerbForm("advance the green marker"),
    "advance-yellow": VerbForm("advance the yellow marker"),
    "advance-red": VerbForm("advance the red marker"),
    "advance-black": VerbForm("advance the black marker"),
    "accept-fight": VerbForm("fight"),
    "attack": VerbForm("attack with {a}", "piece"),
    "peril": VerbForm("peril"),
    "choose-peril": VerbForm("inflict {a}", "piece"),
    "travel": VerbForm("travel to {a}", "piece"),
    "explore": VerbForm("explore"),
    "stop": VerbForm("end the Travel step"),
    "discard": VerbForm("discard card {a}", "piece"),
    "take-favor": VerbForm("take favor"),
    "ask-favor": VerbForm("ask {a} for favor", "piece"),
    "ask-help": VerbForm("ask {a} for help", "piece"),
    "dark-path": VerbForm("choose the Dark Path"),
    "complete": VerbForm("complete {a}", "piece"),
    "foil": VerbForm("foil {a}", "piece"),
    "event": VerbForm("follow {a}", "piece"),
    "trade": VerbForm("trade"),
    "give": VerbForm("give {a}", "piece"),
    "give-favor": VerbForm("give favor"),
    "fight-on": VerbForm("fight on"),
    "declare": VerbForm("declare exhaustion"),
    "lay": VerbForm("lay {a}", "piece"),
    "lose": VerbForm("lose {a}", "piece"),
    "lose-top": VerbForm("lose the top card"),
    "lose-favor": VerbForm("lose favor"),
    "lose-item": VerbForm("lose item {a}", "piece"),
    "remove-influence": VerbForm("remove influence from {a}", "piece"),
    "remove-token": VerbForm("remove {a}", "piece"),
    "take": VerbForm("take {a}", "piece"),
    "take-none": VerbForm("take none"),
    "take-rest": VerbForm("take from the Rest Pool"),
    "take-life": VerbForm("take from the Life Pool"),
    "leave-on-top": VerbForm("leave on top"),
    "to-bottom": VerbForm("put at the bottom"),
    "inflict": VerbForm("give {a} to the hero", "piece"),
    "pass-on": VerbForm("pass on {a}", "piece"),
    "name-melee": VerbForm("name melee"),
    "name-ranged": VerbForm("name ranged"),
}

TEXTS = {
    "character": "meq.character-tokens.4",
    "corruption": "meq.corruption.3",
    "encounter": "meq.encounter-card.5",
    "event": "meq.event-card.5",
    "hero": "meq.hero-sheet.4",
    "hero-card": "meq.combat-card.4",
    "item": "meq.items.4",
    "minion": "meq.minions.5",
    "monster": "meq.monster-card.11",
    "peril": "meq.peril-cards.7",
    "plot": "meq.plot-card.7",
    "quest": "meq.quests.3",
    "shadow": "meq.shadow-card.4",
    "skill": "meq.combat-card.4",
}
"""The clause behind what the text of a kind of card does."""
DOERS = ("character", "encounter", "event", "item", "quest")
"""The cards whose texts empty the Shadow Pool, or take monster tokens away."""

CITATIONS = {
    "target": "meq.event-card.5",
    "may": "meq.event-card.5",
    "choose-one": "meq.event-card.5",
    "condition": "meq.hero-sheet.4",
    "limit": "meq.hero-sheet.4",
    "cost": "meq.favor-tokens.1",
    "no-change": "meq.hero-sheet.4",
    "effect": "meq.event-card.5",
    "cannot": "meq.corruption.3",
    "proposal": "meq.hero-decisions.1",
    "agreement": "meq.hero-decisions.2",
    "cleansed text": "meq.corruption.6",
    "damaged monster": "meq.damage-monsters.1",
    "event-discarded text": "meq.event-card.5",
    "event-discarded explored": "meq.event-location.3",
    "event-discarded replaced": "meq.event-step.10",
    "fills-pool setup": "meq.setup.33",
    "healed monster": "meq.monster-card.11",
    "healed shadow": "meq.shadow-card.4",
    "hero-moves corruption": "meq.corruption.3",
    "hero-moves defeat": "meq.defeated-heroes.6",
    "hero-moves effect": "meq.component-overview.53",
    "loses-excess cut": "meq.location-influence.17",
    "loses-favor corruption": "meq.corruption.5",
    "loses-favor defeat": "meq.defeated-heroes.4",
    "loses-favor limit": "meq.corruption.3",
    "loses-favor plot": "meq.plot-discard.1",
    "loses-item text": "meq.encounter-card.5",
    "plot-discarded starting": "meq.plot-discard.3",
    "places-influence combat": "meq.combat-phases.29",
    "places-influence monster": "meq.monster-card.11",
    "places-influence setup": "meq.setup.33",
    "places-influence text": "meq.influence-tokens.1",
    "minion-moves arrives": "meq.minion-arrival.5",
    "minion-moves setup": "meq.setup.27",
    "minion-moves returns": "meq.damage-minions.6",
    "minion-moves text": "meq.component-overview.51",
    "character-placed moved": "meq.event-card.5",
    "character-placed text": "meq.character-tokens.1",
    "removes-influence text": "meq.location-influence.16",
    "advance": "meq.story-track.2",
    "green-advances story": "meq.story-step.1",
    "green-advances finale": "meq.finale.10",
    **{f"{marker}-advances story": "meq.story-step.2" for marker in MARKERS[1:]},
    **{f"{marker}-advances rest": "meq.rest-step.6" for marker in MARKERS[1:]},
    **{f"{marker}-advances defeat": "meq.defeated-heroes.3" for marker in MARKERS[1:]},
    **{f"{marker}-advances finale": "meq.finale.9" for marker in MARKERS[1:]},
    "token-goes blank": "meq.fight-or-peril.8",
    **{f"text {kind}": rule for kind, rule in TEXTS.items()},
    **{f"{event} {kind}": TEXTS[kind] for event in ("drains-pool", "token-goes") for kind in DOERS},
    **{f"character-returns {kind}": TEXTS[kind] for kind in ("event", "plot")},
    **{f"loses-favor by {kind}": rule for kind, rule in TEXTS.items()},
}

AFTER = (Tier("after", "automatic", delayed=True, in_order=True), Tier("after", "forced", in_order=True))
"""What answers an event: nobody is asked for an order that the book does not let anybody choose."""

PLACES_OF_KIND = {
    "location": ("map",),
    "hero": ("figures",),
    "minion": ("figures",),
    "character": ("figures",),
    "monster-token": ("monster-tokens",),
    "plot": ("plot-1", "plot-2", "plot-3"),
    "event": ("event", "area"),
    "monster": ("monsters",),
    "quest": ("area",),
    "item": ("area",),
    "corruption": ("area",),
    "hero-card": ("stack",),
    "skill": ("stack",),
    "combat-card": ("stack",),
}


def user(s: State, piece: int, event: Event | None) -> int:
    """Whom a text calls "you": the hero who has the card; of all else Sauron."""
    controller = s.controller[piece]
    return controller if controller >= 0 else SAURON


def player_of(s: State, piece: int) -> int:
    """The player of a hero."""
    return s.controller[piece] if kind(s, piece) == "hero" else -1


def start(s: State, seat: int, entry: int, event: Event | None) -> None:
    """Let a player use an ability."""
    using.use(s, seat, entry, event)


def act(s: State, seat: int, choice: Choice) -> None:
    """There are no action windows."""


def to_box(s: State, piece: int) -> int:
    """What is lost for good goes to the box."""
    return BOX


def detached(s: State, piece: int) -> tuple[Event, ...]:
    """Nothing is attached to anything."""
    return ()


def always(s: State, *_: int) -> bool:
    """Everything may be chosen."""
    return True


def never(s: State, piece: int) -> bool:
    """Lasting effects hold for what they seize."""
    return False


def period(s: State, name: str) -> str:
    """The turn, this very combat, this round of it, the next Travel step of the hero whose turn it is."""
    if name == "travel":
        return travel_of(s.table[TURN])
    if name in ("combat", "combat-round"):
        fight = under_way(s, "combat")
        return "" if fight is None else fight.name if name == "combat" else round_name(s)
    return name


def coin(s: State, proposer: int, objector: int) -> int:
    """Heroes who cannot agree flip a coin."""
    s.note("log-coin", "meq.hero-decisions.2")
    return objector if roll(s, 2) else proposer


def here(s: State) -> str:
    """The number of the step."""
    return str(s.table[STEP])


def where(label: str) -> Args:
    """A step is known by its name."""
    return (("phase", "phase-" + STEPS[int(label)]),) if label.isdecimal() else (("phase", "phase-setup"),)


@cache
def all_cards() -> tuple[Card, ...]:
    """Every component."""
    return tuple(PACKS.cards())


@cache
def catalogue(extra: tuple[Card, ...] = ()) -> Catalogue:
    """All components, with further ones if wanted."""
    return Catalogue((*all_cards(), *extra), ZONES.groups())


@cache
def rulebook(extra: tuple[Card, ...] = ()) -> Rules:
    """The rules."""
    return Rules(
        id="meq",
        edition="core",
        zones=ZONES,
        tokens=TOKENS,
        marks=frozenset(),
        dials=DIALS,
        table=TABLE,
        catalogue=catalogue(extra),
        flow=GAME,
        before=(),
        after=AFTER,
        you=user,
        checks=checks,
        settle=settle,
        start=start,
        refusal=using.refusal,
        act=act,
        may_target=always,
        zone_when_defeated=to_box,
        detach=detached,
        period=period,
        lasting_effects_grow=never,
        present=("play",),
        citations=CITATIONS,
        verbs=MEQ_VERBS,
        stands_for=player_of,
        team=team,
        dispute=coin,
        places_of_kind=PLACES_OF_KIND,
        here=here,
        where=where,
    )
