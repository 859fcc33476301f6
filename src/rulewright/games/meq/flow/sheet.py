"""The ability on a hero sheet: used in the own turn, in the Rest or Travel step."""

from __future__ import annotations

from rulewright.games.meq.table import figure
from rulewright.kernel.abilities import Activated
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.obstacles import why_unusable
from rulewright.kernel.state import Choice, State


def uses(s: State, seat: int) -> list[Choice]:
    """The abilities on the hero sheet that are there to be used."""
    hero = figure(s, seat)
    texts = s.rules.catalogue.faces[s.face[hero]].abilities
    return [Choice("use", hero, number) for number, text in enumerate(texts) if isinstance(text, Activated)]


def refuse_use(s: State, seat: int, choice: Choice) -> Refusal | None:
    """Why a hero cannot use the own ability."""
    if choice.a != figure(s, seat) or choice.b < 0:
        return Refusal("refuse-no-ability", "meq.hero-sheet.4", choice.a)
    return why_unusable(s, seat, choice.a << 8 | choice.b)
