"""The first game: a turn of a hero, step by step."""

from __future__ import annotations

from rulewright.kernel.guides import Guide

GUIDE = Guide(
    seats=("bot:thumb", "me"),
    position={
        "at": "rest",
        "round": 2,
        "heroes": [
            {
                "name": "Argalad",
                "at": "Bree",
                "favor": 1,
                "hand": ["Parry", "Volley", "Precision", "Overdraw", "Overdraw"],
                "rest": ["Precision"],
            }
        ],
        "places": {"Bree": {"favor": 1}, "Weathertop": {"influence": 1, "monsters": ["Orc"]}},
    },
    steps=(
        ("pass", "guide-rest"),
        ("explore", "guide-explore"),
        ("take favor", "guide-favor"),
        ("done", "guide-done"),
        ("travel to Weathertop", "guide-travel"),
        ("discard card Overdraw", "guide-price"),
        ("discard card Precision", "guide-price"),
        ("draw 3", "guide-agility"),
        ("fight on", "guide-fight"),
        ("lay Volley", "guide-lay"),
        ("lose the top card", "guide-damage"),
        ("lose the top card", "guide-damage"),
        ("fight on", "guide-fight"),
        ("lay Parry", "guide-parry"),
        ("fight on", "guide-fight"),
        ("lay Overdraw", "guide-last"),
        ("lose the top card", "guide-damage"),
        ("end the Travel step", "guide-end-travel"),
        ("draw 5", "guide-draw"),
        ("pass", "guide-second"),
    ),
)
