"""The cards: a folder for each pack, in it one file for each hero, aspect and encounter set."""

from __future__ import annotations

from rulewright.kernel.packs import Packs

PACKS = Packs(__name__)
CORE = "core"
"""The cards, by pack."""
