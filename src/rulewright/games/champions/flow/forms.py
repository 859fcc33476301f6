"""Texts for one form: a hero's are of no use to an alter-ego, and the other way round."""

from __future__ import annotations

from functools import cache

from rulewright.games.champions.table import IDENTITIES, in_hero_form
from rulewright.kernel.abilities import Special, Usable
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.state import State


@cache
def form_of(ability: Usable | Special) -> str:
    """The form that an ability asks for: "hero", "alter-ego", or none."""
    for tag in ability.tags:
        if tag in IDENTITIES:
            return tag
    return ""


def refuse_form(s: State, seat: int, form: str, piece: int) -> Refusal | None:
    """Why a text for one form is of no use to a player in the other."""
    if not form or in_hero_form(s, seat) == (form == "hero"):
        return None
    return Refusal(f"refuse-{form}-form", "champions.ability-trigger.7", piece)
