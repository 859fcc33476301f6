"""The cards: one box."""

from __future__ import annotations

from rulewright.kernel.packs import Packs

PACKS = Packs(__name__)
