"""Who attacks a hero: the Ambush step, and the part "fight or peril" of the Travel step."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import HAVEN
from rulewright.games.meq.events import TOKEN_GOES
from rulewright.games.meq.flow.combat import fight
from rulewright.games.meq.flow.combat_round import DECLARE_EXHAUSTION, LAY_CARD
from rulewright.games.meq.flow.perils import is_perilous, peril
from rulewright.games.meq.flow.questions import AskHero, AskSauron, for_sauron, no_more_turns
from rulewright.games.meq.table import AMBUSH, MONSTERS, SAURON, STEP, TURN, enemies_at, kind, label, place_of
from rulewright.kernel.activations import under_way
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import forbidden, permitted
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import show
from rulewright.kernel.state import PASS, Choice, Plain, State
from rulewright.kernel.steps import Step, ints


def monster(s: State, name: str) -> int:
    """The reference card of a monster."""
    faces, face = s.rules.catalogue.faces, s.face
    return next(piece for piece in s.zones[MONSTERS] if faces[face[piece]].name == name)


def attack_with(s: State, seat: int, piece: int) -> None:
    """A minion attacks, or a monster token is turned up: a blank one is discarded, any other one attacks."""
    if kind(s, piece) == "minion":
        fight(s, seat, piece)
        return
    show(s, piece)
    rule = "meq.ambush-step.1" if s.table[STEP] == AMBUSH else "meq.fight-or-peril.4"
    s.note("log-token-turned", rule, ("piece", piece))
    name = label(s, piece, "monster")
    if not name:
        happen(s, Event(TOKEN_GOES, piece, how="blank"))
    elif permitted(s, "as-uruk-hai", piece=piece) and name != "Uruk-hai":
        s.push(AS_URUK_HAI, 0, (seat, piece))
    else:
        fight(s, seat, monster(s, name), piece)


@dataclass(frozen=True, eq=False)
class AsUrukHai(AskSauron):
    """A text lets Sauron treat a monster token as another monster. `data` is (seat, token)."""

    rule: str = "meq.plot-card.7"
    kind = "may"
    prompt = "ask-uruk-hai"
    verbs = "yes no"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", ints(data, 2)[1]),)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("yes"), Choice("no")]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat, token = ints(data, 2)
        name = "Uruk-hai" if choice.verb == "yes" else label(s, token, "monster")
        fight(s, seat, monster(s, name), token)


AS_URUK_HAI = AsUrukHai()


@dataclass(frozen=True, eq=False)
class LetFight(AskHero):
    """In a Haven there is a combat only if the hero wants it. `data` is (seat,)."""

    rule: str = "meq.combat.8"
    kind = "haven-fight"
    prompt = "ask-haven-fight"
    verbs = "accept-fight pass"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.ambush-step.3" if s.table[STEP] == AMBUSH else self.rule

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("accept-fight"), PASS]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "accept-fight":
            s.push(ATTACK, 0, (ints(data, 1)[0], 0))


LET_FIGHT = LetFight()


@dataclass(frozen=True, eq=False)
class Attack(AskSauron):
    """Sauron chooses who attacks the hero or, in the Travel step, peril. `data` is (seat, whether peril may be)."""

    rule: str = "meq.ambush-step.1"
    kind = "attack"
    purpose = "harm"
    prompt = "ask-attack"
    verbs = "attack peril"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return self.rule if s.table[STEP] == AMBUSH else "meq.fight-or-peril.2"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        seat, travels = ints(data, 2)
        return self.prompt + ("-or-peril" if travels and is_perilous(s, seat) else ""), (("seat", seat),)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        enemies = [Choice("attack", piece) for piece in enemies_at(s, place_of(s, ints(data, 2)[0]))]
        return [*enemies, Choice("peril")]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat, travels = ints(data, 2)
        if choice.verb == "attack":
            if choice.a in enemies_at(s, place_of(s, seat)):
                return None
            rule = self.rule if s.table[STEP] == AMBUSH else "meq.fight-or-peril.3"
            return Refusal("refuse-not-there", rule, choice.a)
        if not travels and s.table[STEP] == AMBUSH:
            return Refusal("refuse-peril-ambush", self.rule)
        return None if is_perilous(s, seat) else Refusal("refuse-not-perilous", "meq.fight-or-peril.9")

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        """Sauron attacks in the turn of a hero, where the hero is, and not while another enemy fights."""
        barred = for_sauron(seat, self.rule if choice.verb == "attack" else "meq.fight-or-peril.2") or no_more_turns(s)
        if choice.verb == "peril":
            return barred or Refusal("refuse-peril-later", "meq.fight-or-peril.2")
        return barred or refuse_attack(s, choice.a) or Refusal("refuse-attack-later", self.rule, choice.a)

    def leads_to(self) -> tuple[Step, ...]:
        return (DECLARE_EXHAUSTION, LAY_CARD)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = ints(data, 2)[0]
        if choice.verb == "peril":
            peril(s, seat)
        else:
            attack_with(s, seat, choice.a)


ATTACK = Attack()


def refuse_attack(s: State, enemy: int) -> Refusal | None:
    """Why an enemy cannot attack the hero whose turn it is."""
    if s.table[TURN] == SAURON:
        return Refusal("refuse-attack-in-own-turn", "meq.action-command.22", enemy)
    place = place_of(s, s.table[TURN])
    if enemy not in enemies_at(s, place):
        return Refusal("refuse-not-there", "meq.fight-or-peril.3", enemy)
    if under_way(s, "combat") is not None:
        return Refusal("refuse-another-fights", "meq.combat.1", enemy)
    return Refusal("refuse-attack-in-haven", "meq.combat.8", enemy) if place in HAVEN else None


def ambush(s: State) -> None:
    """If enemies are where the hero is, one of them attacks; in a Haven the hero decides."""
    seat = s.table[TURN]
    s.table[STEP] = AMBUSH
    place = place_of(s, seat)
    if enemies_at(s, place) and forbidden(s, "ambush", seat=seat) < 0:
        if place in HAVEN:
            s.push(LET_FIGHT, 0, (seat,))
        else:
            s.push(ATTACK, 0, (seat, 0))


def fight_or_peril(s: State, seat: int) -> None:
    """After a move: Sauron attacks or uses peril, if either is possible."""
    place = place_of(s, seat)
    if place in HAVEN:
        if enemies_at(s, place):
            s.push(LET_FIGHT, 0, (seat,))
    elif enemies_at(s, place) or is_perilous(s, seat):
        s.push(ATTACK, 0, (seat, 1))
