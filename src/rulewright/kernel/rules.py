"""What a game tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from rulewright.kernel.abilities import TRIGGERING, Special, Trigger, Usable
from rulewright.kernel.ability_ids import number_of, source_of
from rulewright.kernel.answers import Tier
from rulewright.kernel.cards import Catalogue, is_chosen
from rulewright.kernel.decisions import VERBS, Args, Refusal, VerbForm
from rulewright.kernel.defaults import (
    Offers,
    alone,
    always,
    any_piece,
    as_established,
    as_it_is,
    by_number,
    controller_or_asked,
    everybody,
    first_in_order,
    for_nobody,
    just_use,
    legal,
    never,
    no_actions,
    no_checks,
    no_offers,
    nobody_absent,
    nothing,
    nowhere,
    settled,
    stays_attached,
    the_first,
    use_chosen,
    where_it_lies,
)
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import Constant
from rulewright.kernel.node import Node, name_nodes
from rulewright.kernel.state import Choice, State
from rulewright.kernel.steps import Step
from rulewright.kernel.using import refusal
from rulewright.kernel.zones import Zones

BEFORE = (Tier("when", "automatic"), Tier("when", "forced"), Tier("when", "response", asks=True))
"""Before an event by default: texts that act by themselves, what is forced, what the players want."""
AFTER = (
    Tier("after", "automatic", delayed=True),
    Tier("after", "forced"),
    Tier("after", "response", asks=True),
)
"""After an event by default, likewise; effects that waited for it come first."""


@dataclass
class Rules:
    """One edition of one game: its places, counters, cards, round, and the answers only the game can give."""

    id: str
    zones: Zones
    catalogue: Catalogue
    flow: Step
    edition: str = ""
    tokens: tuple[str, ...] = ()
    marks: frozenset[str] = frozenset()
    """Those of the tokens that are only marks of the engine (committed, attacking), not tokens on the table."""
    dials: tuple[str, ...] = ()
    table: tuple[str, ...] = ()
    arbiter: Callable[[State], int] = first_in_order
    """The seat that orders what happens at the same moment."""
    you: Callable[[State, int, Event | None], int] = controller_or_asked
    """Whom the text of a piece calls "you" when it answers an event."""
    checks: Callable[[State, tuple[Event, ...]], list[Event]] = no_checks
    """What follows at once from the position: destroyed, explored, eliminated ..."""
    settle: Callable[[State], None] = settled
    """Schedule what follows once an occurrence is over (the next stage of a quest)."""
    start: Callable[[State, int, int, Event | None], None] = just_use
    """Let a seat use an ability (paying, if it lies in hand, for the card)."""
    refusal: Callable[[State, int, int, Event | None], Refusal | None] = refusal
    """Why a seat may not use that ability now."""
    act: Callable[[State, int, Choice], None] = use_chosen
    """Let a seat do one of the things on offer in an action window."""
    may_target: Callable[[State, int, int], bool] = always
    """Whether the text of the first piece may choose the second as its target (immunity)."""
    zone_when_defeated: Callable[[State, int], int] = where_it_lies
    """The zone a piece goes to when it is destroyed or overcome."""
    detach: Callable[[State, int], tuple[Event, ...]] = stays_attached
    """What becomes of an attachment that loses its card or is discarded; returns the facts."""
    period: Callable[[State, str], str] = as_it_is
    """The name of the current instance of a period (the phase, this very attack); empty outside such a period."""
    lasting_effects_grow: Callable[[State, int], bool] = as_established
    """Whether lasting effects of this piece also seize what comes to fit later."""
    present: tuple[str, ...] = ("play",)
    """The groups of zones where a card can be exhausted, damaged, given tokens: in play, and being revealed."""
    citations: Mapping[str, str] = field(default_factory=dict)
    """The rule ids behind the kernel's own questions and refusals, and behind events by their names: "discarded", or
    with how one came about, "discarded paid"."""
    verbs: Mapping[str, VerbForm] = field(default_factory=lambda: VERBS)
    stat_names: Mapping[str, str] = field(default_factory=dict)
    """What people call a value that cards print as an abbreviation: "attack" for "atk"."""
    before: tuple[Tier, ...] = BEFORE
    """The window before an event: whose turn it is to answer, in order."""
    after: tuple[Tier, ...] = AFTER
    """The window after it."""
    falls_with: Callable[[State, int], bool] = any_piece
    """Whether a piece leaves play with the card that it lies on."""
    replaced_is_closed: bool = False
    """Whether what is replaced may no longer be answered before it happens."""
    immune: Callable[[State, int, int], bool] = never
    """Whether the effects of the first piece leave the second one untouched."""
    stands_for: Callable[[State, int], int] = for_nobody
    """The player whom a piece stands for, and who may be chosen by its name (the hero of a player); -1 for nobody."""
    absent: Callable[[State, int], Refusal | None] = nobody_absent
    """Why a player is not there to be chosen: out of the game."""
    team: Callable[[int], int] = alone
    """The team of a seat: what lies in a zone of a team, its players see together."""
    dispute: Callable[[State, int, int], int] = the_first
    """Who decides when the second seat does not agree to what the first one proposes."""
    simultaneous: Callable[[State, Sequence[Event]], None] = nothing
    """Schedule the questions that several facts of one moment raise (the order of cards in a discard pile)."""
    checked_stats: frozenset[str] = frozenset()
    """The values from which something can follow at once: as many hit points as damage."""
    on_offer: Callable[[State], Offers] = no_offers
    """What the seats might use in an open action window."""
    actions: Callable[[State, int, Offers], list[Choice]] = no_actions
    """What a seat may do in an open action window, of what is on offer and otherwise."""
    refuse_action: Callable[[State, int, Choice], Refusal | None] = legal
    """Why a seat may not do something in an action window, whether or not one is open."""
    out_of_reach: tuple[str, ...] = ()
    """The refusals that say of a card that it lies elsewhere or is another player's: of its copies one may be meant
    that is within reach."""
    here: Callable[[State], str] = nowhere
    """The number of the step in which the game stands."""
    where: Callable[[str], Args] = by_number
    """What the game says of the step with a number when something is possible only then: `refuse-other-step`."""
    places_of_kind: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For a card type the only zones of the play area in which such cards lie; all of them, where nothing is said."""
    kept_by_controller: frozenset[str] = frozenset()
    """The card types of which every card in play lies in a zone of the player who controls it."""
    unsettles: Callable[[State, int], bool] = any_piece
    """Whether a piece that has just come into play can bring about anything that `checks` and `settle` look for."""
    renew_deck: Callable[[State, int], tuple[Event, ...]] | None = None
    """What a player does whose deck has run out, where it is made anew of the discard pile; returns the facts."""
    newly_able: Callable[[State], tuple[int, ...]] = everybody
    """Who might act because of the phase alone, where nobody could before and nothing has changed since."""
    names: dict[Node, str] = field(default_factory=dict)
    """What the nodes of the flow and of the cards are called in a digest; any other one by what it is."""

    def __post_init__(self) -> None:
        self._tokens = {name: i for i, name in enumerate(self.tokens)}
        self._zones_of_kind: dict[tuple[str, ...], list[list[int]]] = {}
        self._own_zones_of_kind: dict[tuple[str, ...], list[list[int]]] = {}
        self.present_zones = frozenset(zone for group in self.present for zone in self.zones.of_group(group))
        name_nodes("flow", self.flow, self.names)
        for card in self.catalogue.cards:
            for i, face in enumerate((*card.faces, *card.extras)):
                name_nodes(f"{card.id}.{i}", face.abilities, self.names)
        texts = {key for node in self.names if isinstance(node, Constant) for key in node.hears()}
        self.any_immunity = not texts.isdisjoint(("immunity", "forbids be-targeted"))
        """Whether any card makes cards immune, or no targets; where none does, every card can be chosen and reached."""
        given = {key.removeprefix("keyword ") for key in texts if key.startswith("keyword ")}
        self.keywords = frozenset(given.union(*[face.keywords for face in self.catalogue.faces]))
        """The keywords that any card prints or gives to others: no piece has another one."""
        answered = {node.how for node in self.names if isinstance(node, Trigger) and node.kind.name == TRIGGERING}
        labels = {node.label for node in self.names if isinstance(node, Usable | Special)}
        self.answered_labels = frozenset(labels if "" in answered else answered)
        """The labels of abilities that some text answers before or after their effect."""

    def token(self, name: str) -> int:
        """The index of a kind of token."""
        return self._tokens[name]

    def zones_of_kind(self, kinds: tuple[str, ...]) -> list[list[int]]:
        """For each number of seats: the zones of the play area in which cards of these types can lie."""
        found = self._zones_of_kind.get(kinds)
        if found is None:
            names = {name for kind in kinds for name in self.places_of_kind.get(kind, self.zones.names())}
            zones = [zone for zone in self.zones.of_group("play") if self.zones.defs[zone].name in names]
            holder = self.zones.holder
            found = [[z for z in zones if holder[z] < seats] for seats in range(self.zones.max_seats + 1)]
            self._zones_of_kind[kinds] = found
        return found

    def own_zones_of_kind(self, kinds: tuple[str, ...]) -> list[list[int]]:
        """For each seat: the zones in which the cards of these types lie that it controls; empty if anywhere else."""
        found = self._own_zones_of_kind.get(kinds)
        if found is None:
            zones, holder = self.zones_of_kind(kinds)[-1], self.zones.holder
            seats = range(self.zones.max_seats if self.kept_by_controller.issuperset(kinds) else 0)
            found = [[zone for zone in zones if holder[zone] == seat] for seat in seats]
            self._own_zones_of_kind[kinds] = found
        return found

    def option(self, s: State, entry: int) -> Choice:
        """The option to use an ability: a card in hand is played, a card in play is used."""
        piece = entry >> 8
        event = self.catalogue.kind[s.face[piece]] == "event"
        return Choice("play" if event else "use", piece, entry & 255)

    def verb_of(self, s: State, entry: int) -> str:
        """The verb of the options in which an ability appears: it is played, used, or resolved when its time comes."""
        chosen = is_chosen(self.catalogue.faces[s.face[source_of(entry)]].abilities[number_of(entry)])
        return self.option(s, entry).verb if chosen else "resolve"

    def stands_in(self, s: State, piece: int) -> bool:
        """Whether a face acts that is not the piece's own."""
        card = self.catalogue.cards[s.card[piece]]
        face = self.catalogue.printed.get(s.face[piece], s.face[piece])
        return not 0 <= face - self.catalogue.front[s.card[piece]] < len(card.faces) + len(card.extras)

    def cite(self, what: str) -> str:
        """The rule id behind one of the kernel's questions or refusals."""
        return self.citations.get(what, "")

    def cite_text(self, s: State, what: str) -> str:
        """The rule id behind a question that a text puts: for its kind of card, if the game tells them apart."""
        return self.cite_card(s, s.scopes[-1].source, what)

    def cite_card(self, s: State, source: int, what: str) -> str:
        """The same for what a certain card asks or forbids."""
        told = self.citations.get(f"text {self.catalogue.kind[s.face[source]]}", "") if source >= 0 else ""
        return told or self.cite(what)

    def cite_event(self, name: str, how: str) -> str:
        """The rule id behind an event that came about somehow, if the game tells that apart."""
        return self.citations.get(f"{name} {how}", "") if how else ""

    def twin(self, s: State, piece: int, person: int) -> int:
        """The first piece that is the same for every purpose: same card in the same zone and condition.

        Pieces that the person does not know are never the same: that they are would tell something.
        """
        zone, card = s.zone[piece], s.card[piece]
        if not s.known[piece] >> person & 1:
            return piece
        in_play = self.zones.defs[zone].group == "play"
        for other in s.zones[zone]:
            if other == piece:
                break
            known = s.known[other] >> person & 1
            if known and s.card[other] == card and (not in_play or self._alike(s, piece, other)):
                return other
        return piece

    def _alike(self, s: State, piece: int, other: int) -> bool:
        return (
            s.face[piece] == s.face[other]
            and s.exhausted[piece] == s.exhausted[other]
            and s.controller[piece] == s.controller[other]
            and s.host[piece] == s.host[other]
            and s.at.get(piece) == s.at.get(other)
            and all(column[piece] == column[other] for column in s.tokens)
            and not s.attached[piece]
            and not s.attached[other]
            and not any(
                e.pieces is not None and (piece in e.pieces) != (other in e.pieces)
                for effects in s.lasting.values()
                for e in effects
            )
            and not s.uses
        )
