"""The first game: what to do, step by step."""

from __future__ import annotations

from rulewright.kernel.guides import Guide

GUIDE = Guide(
    seats=("me",),
    scenario="rhino",
    decks=("spider-man-justice",),
    seed=4,
    steps=(
        ("done", "guide-mulligan"),
        ("change form", "guide-form"),
        ("attack with Spider-Man", "guide-attack"),
        ("end the turn", "guide-turn"),
        ("discard Spider-Tracer", "guide-hand"),
    ),
)
