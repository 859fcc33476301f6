"""The first game: what to do, step by step."""

from __future__ import annotations

from rulewright.kernel.guides import Guide

GUIDE = Guide(
    seats=("bot:thumb", "me"),
    scenario="quest",
    seed=3,
    steps=(
        ("be Beravor", "guide-hero"),
        ("draw 6", "guide-draw"),
        ("pass", "guide-rest"),
    ),
)
