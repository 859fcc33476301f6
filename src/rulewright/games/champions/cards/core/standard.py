"""The encounter sets Standard and Expert: cards 186-193."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import treachery
from rulewright.kernel.cards import Card

CARDS: tuple[Card, ...] = (
    treachery(
        "Advance",
        number=186, copies=2, set_name="Standard",
    ),
    treachery(
        "Assault",
        number=187, copies=2, set_name="Standard",
    ),
    treachery(
        "Caught Off Guard",
        number=188, copies=1, set_name="Standard", boost=1,
    ),
    treachery(
        "Gang-Up",
        number=189, copies=1, set_name="Standard", boost=1,
    ),
    treachery(
        "Shadow of the Past",
        number=190, copies=1, set_name="Standard", boost=2,
    ),
    treachery(
        "Exhaustion",
        number=191, copies=1, set_name="Expert", keywords=("Surge",), boost=2,
    ),
    treachery(
        "Masterplan",
        number=192, copies=1, set_name="Expert", boost=2,
    ),
    treachery(
        "Under Fire",
        number=193, copies=1, set_name="Expert", keywords=("Surge",), boost=3,
    ),
)  # fmt: skip
