"""The four scenarios: who plays which deck, in which order, and what differs between them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rulewright.games.wotr.cards import CORE
from rulewright.games.wotr.table import (
    DUNEDAIN,
    DWARF,
    ELF,
    FIRST,
    FREE,
    FREE_FACTIONS,
    HOBBIT,
    ISENGARD,
    MONSTROUS,
    MORDOR,
    ROHAN,
    SHADOW,
    SHADOW_FACTIONS,
    SOUTHRON,
    WIZARD,
)
from rulewright.kernel.state import State


@dataclass(frozen=True)
class Holder:
    """A player in the words of the rules: a deck, and the numbers that go with it."""

    name: str
    team: str
    factions: tuple[str, ...]
    opening: int
    cycles: int
    draws: int
    ring: str
    """How the Ring token is used: once a "game", once a "round", or "" without one."""
    each: int = 1
    """How often an instruction to each player of the team is carried out."""
    cards: tuple[tuple[str, int], ...] = ()
    """The cards of the deck, where it is not simply all cards of its factions."""


@dataclass(frozen=True)
class Scenario:
    """A way to play: decks, turn order, how many people may hold them, and which locations are used."""

    id: str
    holders: tuple[Holder, ...]
    order: tuple[int, ...]
    people: tuple[tuple[int, ...], ...]
    """Who holds which deck, for every number of people, the fewest first."""
    last_path: int = 9
    must_exceed: bool = False
    """Whether a path is taken only with more defense than attack."""
    battlegrounds: tuple[tuple[str, ...], ...] = ()
    """The battlegrounds by round, where they are not drawn at random."""
    paths: tuple[tuple[str, ...], ...] = ()
    """The paths by number, where not all of them are used."""
    packs: tuple[str, ...] = (CORE,)


FRODO = Holder("Frodo", FREE, (DWARF, HOBBIT, ROHAN, WIZARD), 7, 2, 3, "game")
WITCH_KING = Holder("Witch-king", SHADOW, (MORDOR,), 7, 2, 4, "game")
ARAGORN = Holder("Aragorn", FREE, (DUNEDAIN, ELF), 7, 2, 3, "game")
SARUMAN = Holder("Saruman", SHADOW, (ISENGARD, MONSTROUS, SOUTHRON), 7, 2, 4, "game")

TRILOGY = Scenario(
    "trilogy",
    (FRODO, WITCH_KING, ARAGORN, SARUMAN),
    (0, 1, 2, 3),
    ((0, 1, 0, 1), (0, 1, 2, 1), (0, 1, 2, 3)),
)

DUEL_TWO = Scenario(
    "duel-2",
    (
        Holder("Gandalf", FREE, FREE_FACTIONS, 4, 0, 4, "round", each=2),
        Holder("Witch-king", SHADOW, SHADOW_FACTIONS, 6, 0, 6, "round", each=2),
    ),
    (0, 1),
    ((0, 1),),
    must_exceed=True,
)

DUEL_THREE = Scenario(
    "duel-3",
    (Holder("Gandalf", FREE, FREE_FACTIONS, 6, 0, 6, "round", each=2), WITCH_KING, SARUMAN),
    (0, 1, 0, 2),
    ((0, 1, 2),),
    must_exceed=True,
)

BALROG_CARDS = (
    ("balrog-of-moria", 1), ("barrow-wights", 1), ("caradhras-the-cruel", 1), ("cave-troll", 1),
    ("flocks-of-crebain", 1), ("hill-troll", 1), ("goblins-of-the-misty-mountains", 2), ("black-breath", 1),
    ("black-riders-mount", 1), ("grishnakh", 1), ("mordor-orcs", 3), ("morgul-blade", 1), ("nazguls-mantle", 1),
    ("the-ringwraiths-are-abroad", 1), ("the-beguiler", 1), ("the-black-easterling", 1), ("the-commander", 1),
    ("the-destroyer", 1), ("the-hunter", 1), ("the-messenger", 1), ("the-reaver", 1), ("the-warrior", 1),
    ("the-witch-king", 1), ("palantir-of-orthanc", 1), ("saruman", 1), ("sarumans-staff", 1), ("ugluk", 1),
)  # fmt: skip

GANDALF_CARDS = (
    ("blade-of-westernesse", 1), ("boromir", 1), ("strider", 1), ("dwarven-axe", 1), ("gimli", 1), ("high-elves", 2),
    ("arwen", 1), ("elrond", 1), ("galadriel", 1), ("legolas", 1), ("bow-of-the-galadhrim", 1), ("elven-cloak", 1),
    ("lembas", 1), ("mirror-of-galadriel", 1), ("nenya", 1), ("phial-of-galadriel", 1), ("vilya", 1),
    ("bilbo-baggins", 1), ("fatty-bolger", 1), ("frodo-baggins", 1), ("merry-brandybuck", 1), ("mithril-coat", 1),
    ("pippin-took", 1), ("sam-gamgee", 1), ("sting", 1), ("gandalf-the-grey", 1), ("narya", 1),
    ("gandalfs-staff", 1), ("glamdring", 1),
)  # fmt: skip

FELLOWSHIP = Scenario(
    "fellowship",
    (
        Holder("Balrog of Moria", SHADOW, (MONSTROUS, MORDOR, ISENGARD), 7, 2, 4, "", cards=BALROG_CARDS),
        Holder("Gandalf", FREE, (DUNEDAIN, DWARF, ELF, HOBBIT, WIZARD), 7, 2, 3, "", cards=GANDALF_CARDS),
    ),
    (0, 1),
    ((0, 1),),
    last_path=6,
    battlegrounds=(
        ("minas-morgul",), ("rivendell",), ("moria",), ("lorien", "dol-guldur"), ("orthanc",), ("morannon",),
    ),
    paths=(
        ("bucklebury-ferry", "gildors-encampment"),
        ("inn-of-the-prancing-pony", "the-old-forest"),
        ("fords-of-bruinen", "imladris"),
        ("caradhras", "khazad-dum", "the-doors-of-durin"),
        ("egladil", "dimrill-dale", "lothlorien"),
        ("amon-hen",),
    ),
)  # fmt: skip

SCENARIOS = {scenario.id: scenario for scenario in (TRILOGY, DUEL_TWO, DUEL_THREE, FELLOWSHIP)}


def scenario(s: State) -> Scenario:
    """The scenario that is played."""
    return SCENARIOS[s.rules.edition]


def team(s: State, seat: int) -> str:
    """The team of a player."""
    return SCENARIOS[s.rules.edition].holders[seat].team


def team_seats(s: State, side: str) -> tuple[int, ...]:
    """The players of a team, in turn order from the first player on, each once."""
    return seats_of_team(s.rules.edition, s.order, side)


@cache
def seats_of_team(played: str, order: tuple[int, ...], side: str) -> tuple[int, ...]:
    """Those of the players in this order who belong to a team of a scenario, each once."""
    return tuple(seat for seat in dict.fromkeys(order) if SCENARIOS[played].holders[seat].team == side)


def turn_order(s: State) -> tuple[int, ...]:
    """The places of the turn order from the first player on; a player may have more than one."""
    order, first = SCENARIOS[s.rules.edition].order, s.table[FIRST]
    return order[first:] + order[:first]


def first_player(s: State) -> int:
    """The holder of the first player token."""
    return SCENARIOS[s.rules.edition].order[s.table[FIRST]]


def other_side(side: str) -> str:
    """The other team."""
    return SHADOW if side == FREE else FREE


def deck_of(s: State, faction: str) -> int:
    """The player whose deck has the cards of a faction, or -1."""
    for seat, holder in enumerate(SCENARIOS[s.rules.edition].holders):
        if faction in holder.factions:
            return seat
    return -1
