"""Shadow cards: when Sauron may play one, and what becomes of it."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import HAVEN
from rulewright.games.meq.events import SHADOW_CARD_PLAYED
from rulewright.games.meq.flow.questions import AskSauron
from rulewright.games.meq.table import (
    ACTION,
    POOL,
    REVEALED,
    SAURON,
    SHADOW_DISCARD,
    SHADOW_HAND,
    SHADOW_PLAYED,
    STEP,
    TURN,
    kind,
    label,
    place_of,
    stat,
)
from rulewright.kernel.activations import under_way
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import move
from rulewright.kernel.state import PASS, Choice, Plain, State
from rulewright.kernel.steps import Ask, Call, ints
from rulewright.kernel.using import use

ACTION_STEP, TURN_BEGINS, ENTERED, COMBAT, DEFEATED = "action", "turn", "entered", "combat", "defeated"
CHEAPEST = {ACTION_STEP: 1, TURN_BEGINS: 2, ENTERED: 2, COMBAT: 1, DEFEATED: 7}
"""For each moment the least influence that a Shadow card for it needs: below that nobody need be asked."""


def may_play(s: State, moment: str) -> bool:
    """Whether it is possible, for all that everybody knows, that Sauron plays a Shadow card now."""
    return bool(s.zones[SHADOW_HAND]) and not s.table[SHADOW_PLAYED] and s.table[POOL] >= CHEAPEST[moment]


def refuse_shadow(s: State, card: int, moment: str, seat: int) -> Refusal | None:
    """Why Sauron cannot play a Shadow card at this moment, which concerns the hero of a seat."""
    if s.zone[card] != SHADOW_HAND:
        return Refusal("refuse-not-shadow-hand", "meq.shadow-play.1", card)
    if s.table[SHADOW_PLAYED]:
        return Refusal("refuse-shadow-played", "meq.shadow-play.4", card)
    if label(s, card, "timing") != moment:
        return Refusal("refuse-timing", "meq.shadow-play.2", card)
    needed = stat(s, card, "influence")
    if s.table[POOL] < needed:
        more = (("number", needed), ("limit", s.table[POOL]))
        return Refusal("refuse-pool-too-small", "meq.shadow-play.1", card, more=more)
    if label(s, card, "away") and place_of(s, seat) in HAVEN:
        return Refusal("refuse-in-haven", "meq.shadow-card.3", card)
    combat = under_way(s, "combat")
    if label(s, card, "minion") and (combat is None or kind(s, combat.piece) != "minion"):
        return Refusal("refuse-no-minion-fights", "meq.shadow-card.3", card)
    return None


def unfit_shadow(s: State, card: int) -> Refusal | None:
    """Why Sauron cannot play a Shadow card while he is asked for something else, if there is more in the way."""
    moment = ACTION_STEP if s.table[STEP] == ACTION else ""
    reason = refuse_shadow(s, card, moment, SAURON)
    return None if reason is None or reason.message == "refuse-pool-too-small" else reason


@dataclass(frozen=True, eq=False)
class ShadowWindow(AskSauron):
    """Sauron may play a Shadow card at this moment. `data` is (the hero it concerns,).

    It is asked even if no card fits: that Sauron is not asked would tell the heroes something.
    """

    moment: str
    rule: str = "meq.shadow-play.2"
    kind = "shadow"
    purpose = "action"
    prompt = "ask-shadow"
    verbs = "play pass"
    secret = True
    window = True

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if may_play(s, self.moment):
            Ask.run(self, s, pc, data or (s.table[TURN],))

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return f"{self.prompt}-{self.moment}", (("seat", ints(data, 1)[0]),)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [*(Choice("play", card) for card in s.zones[SHADOW_HAND]), PASS]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        return None if choice.verb == "pass" else refuse_shadow(s, choice.a, self.moment, ints(data, 1)[0])

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "play":
            play_shadow(s, choice.a, ints(data, 1)[0])


def play_shadow(s: State, card: int, seat: int) -> None:
    """Sauron plays a Shadow card against (or in the turn of) a hero: texts answer it, then it takes effect."""
    s.table[SHADOW_PLAYED] = 1
    move(s, card, REVEALED)
    happen(s, Event(SHADOW_CARD_PLAYED, card, s.table[TURN]))
    s.push(TAKE_EFFECT, 0, (card, seat))
    s.push(PUT_AWAY, 0, (card,))


def take_effect(s: State, data: tuple[Plain, ...]) -> None:
    """The effect of a Shadow card."""
    card, seat = ints(data, 2)
    for number in s.rules.catalogue.specials[s.face[card]].get("shadow", ()):
        use(s, SAURON, card << 8 | number, None, (("hero", seat),))


def put_away(s: State, data: tuple[Plain, ...]) -> None:
    """It is discarded."""
    card = ints(data, 1)[0]
    if s.zone[card] == REVEALED:
        move(s, card, SHADOW_DISCARD)


TAKE_EFFECT = Call(take_effect)
PUT_AWAY = Call(put_away)
AT_TURN = ShadowWindow(TURN_BEGINS)
AT_ENTERED = ShadowWindow(ENTERED)
AT_COMBAT = ShadowWindow(COMBAT)
AT_DEFEAT = ShadowWindow(DEFEATED)


def entered(s: State, seat: int, place: int) -> None:
    """A text has moved a hero in the own turn: that is entering a location as well, and no card is for a Haven."""
    if s.table[TURN] == seat and place not in HAVEN:
        s.push(AT_ENTERED, 0, (seat,))
