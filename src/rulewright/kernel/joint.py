"""Joint decisions: one proposes, the others agree or object; who decides then is for the game to say."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.state import Choice, Pending, Plain, State
from rulewright.kernel.steps import Ask, Step

AGREE = Choice("agree")
OBJECT = Choice("object")


def propose(s: State, pending: Pending, choice: Choice, partners: tuple[int, ...]) -> None:
    """The answer of a seat that decides together with others: it counts once all other persons among them agree."""
    persons = {s.persons[pending.seat]}
    others = []
    for seat in partners:
        if s.persons[seat] not in persons:
            persons.add(s.persons[seat])
            others.append(seat)
    if others and len(pending.choices) > 1:
        named = (("piece", choice.a),) if s.rules.verbs[choice.verb].a == "piece" else ()
        s.note("log-proposes", s.rules.cite("proposal"), ("seat", pending.seat), *named)
        s.push(ASK_TO_AGREE, 0, (pending.node, pending.data, pending.seat, choice.as_tuple(), *others))
    else:
        pending.node.answer(s, pending.data, choice)


class Proposal:
    """What is proposed: the answer to which question, by whom, and who has still to agree."""

    def __init__(self, data: tuple[Plain, ...]) -> None:
        node, given, seat, choice, *others = data
        assert isinstance(node, Step) and isinstance(given, tuple) and isinstance(seat, int)
        self.node = node
        self.data = given
        self.seat = seat
        self.choice = Choice(*choice)  # type: ignore[misc]
        self.others: list[int] = others  # type: ignore[assignment]

    def accept(self, s: State) -> None:
        """It is what they decide."""
        self.node.answer(s, self.data, self.choice)


@dataclass(frozen=True, eq=False)
class AskToAgree(Ask):
    """Do the others agree? `data` is (question, its data, who proposes, what, those who are still to be asked ...)."""

    kind = "agree"
    prompt = "ask-agree"
    verbs = "agree object"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        proposal = Proposal(data)
        return proposal.node.shared_because(s, proposal.data)

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return Proposal(data).others[0]

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        choice = Proposal(data).choice
        return self.prompt, (("piece", choice.a),) if s.rules.verbs[choice.verb].a == "piece" else ()

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [AGREE, OBJECT]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        proposal = Proposal(data)
        if choice.verb == "object":
            objector = proposal.others[0]
            s.note("log-objects", self.because(s, data), ("seat", objector))
            decider = s.rules.dispute(s, proposal.seat, objector)
            if decider != proposal.seat:
                s.push(DECIDE, 0, (*data[:4], decider, int(decider == objector)))
                return
        elif len(proposal.others) > 1:
            s.push(self, 0, (*data[:4], *proposal.others[1:]))
            return
        proposal.accept(s)


@dataclass(frozen=True, eq=False)
class Decide(Step):
    """One seat answers for all. `data` is that of a proposal, who decides, and whether the proposal is ruled out."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        proposal = Proposal(data)
        seat, other = proposal.others
        choices = proposal.node.choices(s, proposal.data)
        if other:
            choices = [choice for choice in choices if choice.as_tuple() != proposal.choice.as_tuple()]
        if len(choices) == 1 and not s.patient >> seat & 1:
            proposal.node.answer(s, proposal.data, choices[0])
            return
        s.push(self, 0, data)
        s.pending = Pending(proposal.node, seat, tuple(choices), proposal.data, alone=True)


ASK_TO_AGREE = AskToAgree()
DECIDE = Decide()
