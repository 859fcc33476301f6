"""The cards: one box."""

from rulewright.kernel.packs import Packs

PACKS = Packs(__name__)
