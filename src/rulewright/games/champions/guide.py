"""The first game: a round against Rhino, step by step."""

from __future__ import annotations

from rulewright.kernel.guides import Guide

GUIDE = Guide(
    seats=("me",),
    position={
        "at": "2",
        "scenario": "rhino",
        "villain": {"name": "Rhino", "stage": "I"},
        "main_scheme": {"name": "The Break-In!", "threat": 1},
        "encounter_deck": [
            "Charge", "Hydra Mercenary", "Hard to Keep Down", "Sandman", "Stampede", "Hydra Mercenary", "Charge",
            "Stampede",
        ],
        "seats": [
            {
                "hero": "Peter Parker",
                "hand": [
                    "Aunt May", "Backflip", "Swinging Web Kick", "Web-Shooter", "Black Cat", "Enhanced Spider-Sense",
                ],
                "deck": [
                    "Spider-Tracer", "Backflip", "Web-Shooter", "Swinging Web Kick", "Spider-Tracer", "Energy",
                    "Genius", "Strength",
                ],
            }
        ],
    },
    steps=(
        ("play Aunt May", "guide-play"),
        ("generate with Peter Parker", "guide-generate"),
        ("done", "guide-paid"),
        ("change form", "guide-form"),
        ("play Black Cat", "guide-ally"),
        ("pay with Enhanced Spider-Sense", "guide-pay"),
        ("pay with Web-Shooter", "guide-pay"),
        ("done", "guide-paid"),
        ("attack with Black Cat", "guide-attack"),
        ("thwart with Spider-Man", "guide-thwart"),
        ("done", "guide-hand"),
        ("use Spider-Man", "guide-villain"),
        ("leave it undefended", "guide-defend"),
        ("play Backflip", "guide-boost"),
        ("play Swinging Web Kick", "guide-minion"),
        ("pay with Energy", "guide-energy"),
        ("pay with Spider-Tracer", "guide-energy"),
        ("done", "guide-paid"),
    ),
)  # fmt: skip
