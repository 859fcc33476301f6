"""Action windows: the players may act in turn until all have passed in a row."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.decisions import Refusal
from rulewright.kernel.state import PASS, Choice, Pending, Plain, State
from rulewright.kernel.steps import Ask, go_on, ints

MOST_TURNS = 300
"""After so many turns a window is over: texts that can undo each other for ever do not keep a game from its end."""


@dataclass(frozen=True, eq=False)
class ActionWindow(Ask):
    """The first player may act or pass, then the next, until all pass in a row. `data` is (turn, passes)."""

    rule: str = ""
    kind = "action"
    prompt = "ask-action"
    purpose = "action"
    window = True
    verbs = "play use pass"

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        return None if choice.verb == "pass" else s.rules.refuse_action(s, self.asked(s, data), choice)

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        return None if choice.verb == "pass" else s.rules.refuse_action(s, seat, choice)

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        order = s.order
        turn = data[0] if data else 0
        assert isinstance(turn, int)
        return order[turn % len(order)]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if self.rule in s.unasked:
            return
        if s.idle == len(s.scopes) and not s.patient and not s.secret:
            awake = s.rules.newly_able(s)
            if not awake:
                return
        else:
            awake = s.order
        actions, offered = s.rules.actions, s.rules.on_offer(s)
        turn = passes = 0
        if data:
            turn, passes = data  # type: ignore[assignment]
        order, patient = s.order, s.patient
        seats = len(order)
        for later in range(seats - passes):
            seat = order[(turn + later) % seats]
            if seat not in awake:
                continue
            choices = actions(s, seat, offered)
            if choices or (patient and patient >> seat & 1) or (s.secret and self.might_act(s, seat)):
                here = (turn + later, passes + later)
                s.scheduled.append((self, 0, here))
                s.pending = Pending(self, seat, (*choices, PASS), here)
                return
        if passes == 0:
            s.idle = len(s.scopes)

    def might_act(self, s: State, seat: int) -> bool:
        """Whether a seat could hold a card to play, as far as everybody knows: a card in hand will do."""
        return any(s.zones[zone] for zone in s.rules.zones.of_hand(seat))

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        turn, passes = ints(data, 2)
        if choice.verb == "pass":
            if passes + 1 < len(s.order):
                self.run(s, 0, (turn + 1, passes + 1))
        else:
            s.rules.act(s, self.asked(s, data), choice)
            if turn < MOST_TURNS:
                go_on(s, self, 0, (turn + 1, 0))
            else:
                s.note("log-window-over", self.rule, ("number", MOST_TURNS))
