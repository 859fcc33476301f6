"""The first game: what to do, step by step."""

from __future__ import annotations

from rulewright.kernel.guides import Guide

GUIDE = Guide(
    seats=("me",),
    position={
        "at": "2.2",
        "round": 1,
        "scenario": "passage-through-mirkwood",
        "quest": {"name": "Flies and Spiders"},
        "staging": ["Forest Spider"],
        "encounter_deck": [
            "Old Forest Road", "Forest Spider", "Dol Guldur Orcs", "Great Forest Web", "Necromancer's Pass",
        ],
        "seats": [
            {
                "heroes": [
                    {"name": "Aragorn", "resources": 1},
                    {"name": "Théodred", "resources": 1},
                    {"name": "Glóin", "resources": 1},
                ],
                "hand": ["Faramir", "Snowbourn Scout", "Steward of Gondor"],
                "deck": ["Gandalf", "Guard of the Citadel", "Ever Vigilant"],
                "threat": 29,
            }
        ],
    },
    steps=(
        ("play Steward of Gondor", "guide-planning"),
        ("pay with Théodred", "guide-pay"),
        ("pay with Glóin", "guide-pay"),
        ("attach to Aragorn", "guide-attach"),
        ("use Steward of Gondor", "guide-action"),
        ("pass", "guide-pass"),
        ("commit Théodred", "guide-quest"),
        ("commit Glóin", "guide-quest"),
        ("done", "guide-quest"),
        ("use Théodred", "guide-response"),
        ("choose Théodred", "guide-response"),
        ("travel to Old Forest Road", "guide-travel"),
        ("use Old Forest Road", "guide-location"),
        ("choose Glóin", "guide-location"),
        ("engage Forest Spider", "guide-engage"),
        ("defend with Aragorn", "guide-defend"),
        ("attack Forest Spider", "guide-attack"),
    ),
)  # fmt: skip
