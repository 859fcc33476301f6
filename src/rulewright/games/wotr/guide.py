"""The first game: a round of the duel, step by step."""

from __future__ import annotations

from rulewright.kernel.guides import Guide

GUIDE = Guide(
    seats=("me", "bot:thumb"),
    position={
        "at": "2",
        "scenario": "duel-2",
        "path": 1,
        "active": [
            {"name": "Edoras", "cards": ["Wolf-riders", "White Hand Orcs"]},
            {"name": "Bag End", "cards": ["Flocks of Crebain"]},
        ],
        "battlegrounds": ["Helm's Deep", "Orthanc"],
        "paths": ["Inn of the Prancing Pony", "Fords of Bruinen", "Caradhras", "Dimrill Dale", "Amon Hen"],
        "players": {
            "Gandalf": {
                "hand": ["Village Militia", "Lembas", "Sam Gamgee", "Sting", "Legolas"],
                "deck": [
                    "Frodo Baggins", "Riders of Rohan", "Boromir", "Éowyn", "High Elves", "Elven Cloak", "Strider",
                    "Merry Brandybuck", "Treebeard", "Soldiers of Gondor", "Bilbo Baggins", "Riders of Rohan",
                    "Faramir", "Mithril Coat", "Théoden", "High Elves", "Gandalf the Grey", "Knights of Dol Amroth",
                    "Halbarad",
                ],
            },
            "Witch-king": {
                "hand": ["Mordor Orcs", "Mordor Orcs"],
                "deck": [
                    "The Hunter", "Black Uruks", "Mordor Orcs", "Gollum", "Mordor Orcs", "Haradrim Regulars",
                    "The Messenger", "Olog-hai", "Goblins of the Misty Mountains", "Hill-troll", "Corsairs of Umbar",
                    "Shelob", "White Hand Orcs", "Trolls of Udûn", "The Reaver",
                ],
            },
        },
    },
    steps=(
        ("play Village Militia", "guide-card"),
        ("to Edoras", "guide-place"),
        ("cycle Sting", "guide-price"),
        ("play Sam Gamgee", "guide-path"),
        ("to Bag End", "guide-path"),
        ("cycle Legolas", "guide-price"),
        ("use the Ring token", "guide-ring"),
        ("eliminate Lembas", "guide-eliminate"),
        ("cycle Frodo Baggins", "guide-cycle"),
        ("play Riders of Rohan", "guide-army"),
        ("to Edoras", "guide-army"),
        ("pass", "guide-pass"),
        ("fight at Edoras", "guide-combat"),
        ("lose Village Militia", "guide-losses"),
        ("play Strider", "guide-round"),
        ("to Inn of the Prancing Pony", "guide-round"),
        ("cycle Elven Cloak", "guide-price"),
    ),
)  # fmt: skip
