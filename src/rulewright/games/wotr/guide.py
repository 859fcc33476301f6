"""The first game: what to do, step by step."""

from __future__ import annotations

from rulewright.kernel.guides import Guide

GUIDE = Guide(
    seats=("me", "bot:thumb"),
    scenario="duel-2",
    seed=3,
    steps=(
        ("play none", "guide-battleground"),
        ("play Village Militia", "guide-card"),
        ("to Edoras", "guide-place"),
    ),
)
