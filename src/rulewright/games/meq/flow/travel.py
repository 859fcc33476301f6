"""The Travel step: moving by discarding cards, what meets the hero, and exploring, as often as the hero likes."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import ANY, NUMBERS, WAYS, Path
from rulewright.games.meq.events import HERO_MOVES
from rulewright.games.meq.flow.attacking import ATTACK, fight_or_peril
from rulewright.games.meq.flow.exploring import EXPLORING, explore
from rulewright.games.meq.flow.losing import offer_hand
from rulewright.games.meq.flow.questions import for_heroes, no_more_turns
from rulewright.games.meq.flow.shadow import AT_ENTERED
from rulewright.games.meq.flow.sheet import refuse_use, uses
from rulewright.games.meq.table import (
    EXPLORED,
    HAND,
    MOVES,
    REST,
    STEP,
    TRAVEL,
    TRAVELS,
    TURN,
    is_location,
    label,
    place_of,
)
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import permitted, permitting
from rulewright.kernel.occurrences import check_now, happen
from rulewright.kernel.places import move
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Ask, Call, Step, ints, offer
from rulewright.kernel.using import use

SEA_ENDS = (NUMBERS["the-grey-havens"], NUMBERS["belfalas"])
SEA_COST = 3
MOVE_LIMIT, TRAVEL_LIMIT = "move-limit", "travel-limit"
CANNOT_PAY, TOO_FEW_CARDS = "refuse-cannot-pay", "refuse-too-few-cards"
EXPLORE, STOP = Choice("explore"), Choice("stop")


def travel_of(seat: int) -> str:
    """The name of the next Travel step of a hero, as a period that things last for."""
    return f"travel {seat}"


def ways(s: State, seat: int) -> tuple[Path, ...]:
    """The paths that a hero may take from where the hero is."""
    here = place_of(s, seat)
    if here in SEA_ENDS and permitted(s, "sail", seat):
        there = SEA_ENDS[1 - SEA_ENDS.index(here)]
        return (*WAYS[here], Path(there, "", SEA_COST, False))
    return WAYS[here]


def way_to(s: State, seat: int, place: int) -> Path | None:
    """The path of a hero to a location; None if it is not next to the hero's."""
    return next((way for way in ways(s, seat) if way.to == place), None)


def cards_for(s: State, seat: int, way: Path) -> int:
    """How many cards of any kind a path costs a hero."""
    return max(1, way.cost - permitted(s, "shorter-ways", seat))


def one_is_enough(s: State, seat: int, way: Path, card: int) -> bool:
    """Whether this card alone pays for a path: its icon fits, or any card does."""
    if way.terrain in (ANY, label(s, card, "travel")) or cards_for(s, seat, way) == 1:
        return True
    return way.water and bool(permitted(s, "sail", seat))


def pays_by(s: State, seat: int, way: Path, card: int) -> str:
    """The clause by which this card alone pays for a path: its icon, a boat, or a number that is 1."""
    if way.terrain in (ANY, label(s, card, "travel")):
        return "meq.travel-move.4"
    return "meq.travel-move.9" if way.water and permitted(s, "sail", seat) else "meq.travel-move.5"


def can_pay(s: State, seat: int, way: Path) -> bool:
    """Whether a hero has the cards for a path."""
    hand = s.zones[HAND + seat]
    return len(hand) >= cards_for(s, seat, way) or any(one_is_enough(s, seat, way, card) for card in hand)


def refuse_move(s: State, seat: int, place: int) -> Refusal | None:
    """Why a hero cannot travel to a location."""
    way = way_to(s, seat, place) if is_location(place) else None
    if way is None:
        return Refusal("refuse-not-adjacent", "meq.travel-move.1", place)
    reason = refuse_moving(s, seat, place)
    return refuse_price(s, seat, way) if reason is None and not can_pay(s, seat, way) else reason


def refuse_price(s: State, seat: int, way: Path) -> Refusal:
    """What a path costs that a hero cannot pay for: an icon is named only where one card with it would do."""
    if way.water and permitted(s, "sail", seat):
        return Refusal(TOO_FEW_CARDS, "meq.travel-move.9", way.to, more=(("number", 1),))
    number = cards_for(s, seat, way)
    if number == 1 or not way.terrain:
        return Refusal(TOO_FEW_CARDS, "meq.travel-move.5", way.to, more=(("number", number),))
    more = (("number", number), ("terrain", "terrain-" + way.terrain))
    return Refusal(CANNOT_PAY, "meq.travel-move.5", way.to, more=more)


def refuse_moving(s: State, seat: int, place: int = -1) -> Refusal | None:
    """Why a hero cannot travel anywhere: as many moves or Travel steps are made as texts allow."""
    most = permitted(s, MOVE_LIMIT, seat)
    if most and s.table[MOVES] >= most:
        card = permitting(s, MOVE_LIMIT, seat)
        return Refusal("refuse-move-limit", "meq.shadow-card.4", place, card, (("number", most),))
    return refuse_travelling(s, seat) if no_travel_left(s, seat, s.table[TRAVELS]) else None


def refuse_travelling(s: State, seat: int) -> Refusal:
    """The refusal that names the card whose text allows no more Travel steps."""
    return Refusal("refuse-travel-limit", "meq.corruption.3", source=permitting(s, TRAVEL_LIMIT, seat))


def might_pay(s: State, seat: int) -> bool:
    """Whether, for all that others know, a hero has the cards for some move."""
    refusals = [refuse_move(s, seat, way.to) for way in ways(s, seat)] if s.zones[HAND + seat] else []
    return any(refusal is None or refusal.message in (CANNOT_PAY, TOO_FEW_CARDS) for refusal in refusals)


def no_travel_left(s: State, seat: int, done: int) -> bool:
    """Whether a text allows no more Travel steps."""
    most = permitted(s, TRAVEL_LIMIT, seat)
    return bool(most) and done >= most


def refuse_explore(s: State, seat: int) -> Refusal | None:
    """Why a hero cannot explore now: once in a Travel step, after a move or where the turn began."""
    if s.table[EXPLORED]:
        return Refusal("refuse-explored", "meq.explore.1")
    if not s.table[MOVES] and no_travel_left(s, seat, s.table[TRAVELS]):
        return refuse_travelling(s, seat)
    return None


@dataclass(frozen=True, eq=False)
class TravelStep(Ask):
    """Move on, explore, or end the Travel step. Who might pay for a move is asked, even without the cards."""

    rule: str = "meq.travel-step.2"
    label: str = "9"
    kind = "travel"
    purpose = "action"
    prompt = "ask-travel"
    verbs = "travel explore use stop"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.table[TURN]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        s.table[STEP] = TRAVEL
        choices = self.choices(s, data)
        offer(self, s, pc, data, choices, len(choices) == 1 and might_pay(s, s.table[TURN]))

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        seat = s.table[TURN]
        return [*(Choice("travel", way.to) for way in ways(s, seat)), EXPLORE, *uses(s, seat), STOP]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.verb == "travel":
            return refuse_move(s, s.table[TURN], choice.a)
        if choice.verb == "use":
            return refuse_use(s, s.table[TURN], choice)
        return refuse_explore(s, s.table[TURN]) if choice.verb == "explore" else None

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        seat = s.table[TURN]
        found: list[Choice] = []
        if refuse_moving(s, seat) is None:
            found += [Choice("travel", way.to) for way in ways(s, seat) if can_pay(s, seat, way)]
        if refuse_explore(s, seat) is None:
            found.append(EXPLORE)
        found += [choice for choice in uses(s, seat) if refuse_use(s, seat, choice) is None]
        return [*found, STOP]

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        """Sauron does not travel. In the own Travel step: what would be refused is refused now."""
        if s.table[STEP] == TRAVEL and s.table[TURN] == seat:
            return self.refuse(s, (), choice)
        return for_heroes(seat, self.rule) or no_more_turns(s)

    def leads_to(self) -> tuple[Step, ...]:
        return (EXPLORING, ATTACK)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = s.table[TURN]
        if choice.verb == "travel":
            s.push(PAY, 0, (seat, choice.a, 0))
            s.push(self)
        elif choice.verb == "explore":
            s.table[EXPLORED] = 1
            if not s.table[MOVES]:
                s.table[TRAVELS] += 1
            explore(s, seat)
            s.push(self)
        elif choice.verb == "use":
            use(s, seat, choice.a << 8 | choice.b)
            s.push(self)


TRAVELLING = TravelStep()


@dataclass(frozen=True, eq=False)
class PayForMove(Ask):
    """The cards that a move costs: one with the icon of the path, or as many as its number.

    `data` is (seat, destination, cards paid so far).
    """

    rule: str = "meq.travel-move.4"
    kind = "pay"
    purpose = "price"
    prompt = "ask-pay-move"
    verbs = "discard"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data, 3)[0]

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        seat, place, paid = ints(data, 3)
        way = way_to(s, seat, place)
        assert way is not None
        return self.prompt, (("piece", place), ("number", cards_for(s, seat, way) - paid))

    def slots(self, s: State, data: tuple[Plain, ...]) -> tuple[str, ...]:
        seat, place, paid = ints(data, 3)
        way = way_to(s, seat, place)
        assert way is not None
        return ("",) * (cards_for(s, seat, way) - paid)

    def fills(self, s: State, data: tuple[Plain, ...], choice: Choice) -> tuple[str, ...]:
        seat, place, paid = ints(data, 3)
        way = way_to(s, seat, place)
        assert way is not None
        return self.slots(s, data) if not paid and one_is_enough(s, seat, way, choice.a) else ("",)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        offer_hand(self, s, pc, data, ints(data, 3)[0])

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("discard", card) for card in s.zones[HAND + ints(data, 3)[0]]]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat, place, paid = ints(data, 3)
        if s.zone[choice.a] != HAND + seat:
            return Refusal("refuse-not-in-hand", self.rule, choice.a)
        way = way_to(s, seat, place)
        assert way is not None
        if paid or one_is_enough(s, seat, way, choice.a) or len(s.zones[HAND + seat]) >= cards_for(s, seat, way):
            return None
        return Refusal("refuse-icon", self.rule, choice.a, more=(("terrain", "terrain-" + (way.terrain or ANY)),))

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat, place, paid = ints(data, 3)
        way = way_to(s, seat, place)
        assert way is not None
        enough = not paid and one_is_enough(s, seat, way, choice.a)
        rule = pays_by(s, seat, way, choice.a) if enough else "meq.travel-move.5"
        move(s, choice.a, REST + seat)
        s.note("log-discards", rule, ("seat", seat), ("piece", choice.a))
        if enough or paid + 1 >= cards_for(s, seat, way):
            check_now(s)
            s.push(ARRIVE, 0, (seat, place))
        else:
            s.push(self, 0, (seat, place, paid + 1))


PAY = PayForMove()


def arrive(s: State, data: tuple[Plain, ...]) -> None:
    """The hero comes to the new location; then Sauron attacks or uses peril."""
    seat, place = ints(data, 2)
    s.table[MOVES] += 1
    s.table[TRAVELS] += 1
    s.table[EXPLORED] = 0
    happen(s, Event(HERO_MOVES, seat=seat, other=place, how="travel"))
    s.push(AT_ENTERED, 0, (seat,))
    s.push(FIGHT_OR_PERIL, 0, (seat,))


def meet_a_place(s: State, data: tuple[Plain, ...]) -> None:
    """What meets a hero in a new location."""
    fight_or_peril(s, ints(data, 1)[0])


ARRIVE = Call(arrive)
FIGHT_OR_PERIL = Call(meet_a_place)
