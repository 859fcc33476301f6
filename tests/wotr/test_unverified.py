"""Facts of which the sources are unsure say so."""

from __future__ import annotations

import rulewright as rw
from rulewright.terminal.telling import tell_card

UNSURE = {
    "text": [
        "Nenya, Ring of Adamant",
        "Paths of the Dead",
        "Phial of Galadriel",
        "Shelob",
        "The Red Arrow",
        "Théoden",
        "Treebeard",
    ],
    "symbols": [
        "Black Breath",
        "Ent-draught",
        "Fell Beast",
        "Morgul Blade",
        "Nazgûl's Mantle",
        "Sting",
        "The Doors of Durin",
        "Éowyn",
    ],
    "paths": ["Fatty Bolger"],
}


def test_every_fact_of_less_than_high_confidence_is_marked():
    marked: dict[str, list[str]] = {}
    for card in rw.cards("wotr"):
        if what := card.labels.get("unverified"):
            marked.setdefault(what, []).append(card.name)
    assert {what: sorted(names) for what, names in marked.items()} == UNSURE


def test_a_marked_card_tells_the_reader():
    sting = next(card for card in rw.cards("wotr") if card.name == "Sting")
    assert "Our source for this is unsure, compare with your card: symbols" in [x.text for x in tell_card(sting, "en")]
    assert "Джерело тут непевне, звірте зі своєю картою: символи" in [x.text for x in tell_card(sting, "uk")]
