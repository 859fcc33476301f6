"""Parts d and e of a combat round: cancels first and together, then the other texts, the hero's first."""

from __future__ import annotations

from rulewright.games.meq.events import (
    RUN_TEXT,
)
from rulewright.games.meq.flow.combat_values import (
    Cancels,
    apply_bonus,
    card_of,
    fight_under_way,
    is_cancelled,
    opponent,
    side,
    type_of,
)
from rulewright.games.meq.table import (
    SAURON,
)
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.steps import Call, ints


def texts(s: State, source: int, label: str) -> list[int]:
    """The texts `piece << 8 | number` of a card, monster or minion that the rules call by this label."""
    return [source << 8 | number for number in s.rules.catalogue.specials[s.face[source]].get(label, ())]


def own_sources(s: State, seat: int) -> list[int]:
    """What speaks for a side in this round: its card, if that is not cancelled, and the monster or minion itself.

    The text of a monster is tied to a type of card: it works only if the card of this round has that type.
    """
    fight = fight_under_way(s)
    card = card_of(s, seat)
    found = [card] if card >= 0 and not is_cancelled(s, seat) else []
    if seat == SAURON:
        tied = s.rules.catalogue.faces[s.face[fight.piece]].labels.get("tied", "")
        if tied and type_of(s, SAURON) == tied:
            found.append(fight.piece)
    return found


def waiting(s: State, seat: int) -> tuple[int, ...]:
    """The card of a side whose text waits for this round."""
    return fight_under_way(s).pieces.get(f"{side(s, seat)}-waiting", ())


def run_waiting(s: State, label: str) -> None:
    """Carry out the waiting texts with a label, the hero's first."""
    for seat in (fight_under_way(s).seat, SAURON):
        for card in waiting(s, seat):
            run_texts(s, seat, card, label)


def run_texts(s: State, seat: int, source: int, label: str) -> None:
    """Schedule the texts of a card with a label."""
    for entry in texts(s, source, label):
        s.push(RUN_TEXT, 0, (entry, seat))


def cancel_cards(s: State, label: str, previous: bool) -> None:
    """All cancels of a part apply first and together; two cards that cancel each other are both blank."""
    fight = fight_under_way(s)
    hit: list[tuple[int, int]] = []
    gains: list[tuple[int, int, int]] = []
    for seat in (fight.seat, SAURON):
        for source in waiting(s, seat) if previous else own_sources(s, seat):
            for entry in texts(s, source, label):
                effect = s.rules.catalogue.faces[s.face[source]].abilities[entry & 255].effect  # type: ignore[attr-defined]
                assert isinstance(effect, Cancels)
                scope = Scope.probe(source, seat)
                gain = effect.gain(s, scope)
                if gain:
                    gains.append((seat, source, gain))
                if effect.hits(s, scope):
                    hit.append((opponent(s, seat), source))
    for seat, source in hit:
        if not is_cancelled(s, seat):
            cancel_card(s, seat, source)
    for seat, source, gain in gains:
        if not is_cancelled(s, seat):
            apply_bonus(s, card_of(s, seat), "attack", "add", gain, source)


def cancel_card(s: State, seat: int, source: int) -> None:
    """The card of a side is cancelled: no text, no type, attack and defense 0."""
    card = card_of(s, seat)
    fight_under_way(s).numbers[f"{side(s, seat)}-cancelled"] = 1
    apply_bonus(s, card, "attack", "locked", 0, source)
    apply_bonus(s, card, "defense", "locked", 0, source)
    s.note("log-cancelled", "meq.combat-terms.1", ("piece", card), ("source", source))


def previous_abilities(s: State) -> None:
    """Part d: the texts of the previous round that wait for this one."""
    cancel_cards(s, "next-cancels", previous=True)
    run_waiting(s, "next-round")


def current_abilities(s: State) -> None:
    """Part e: the texts of the cards of this round, and of the monster."""
    cancel_cards(s, "cancels", previous=False)
    for seat in (fight_under_way(s).seat, SAURON):
        s.push(SIDE_TEXTS, 0, (seat,))


def side_texts(s: State, data: tuple[Plain, ...]) -> None:
    """The texts of one side."""
    seat = ints(data, 1)[0]
    for source in own_sources(s, seat):
        run_texts(s, seat, source, "combat")


SIDE_TEXTS = Call(side_texts)
