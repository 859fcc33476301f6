"""Every card of a pack in words: title, type, numbers and text, in one file for each pack and language.

A change of any told word shows as a diff of these files; `pytest tests/language --write-golden` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.catalogue import info
from rulewright.games.lotr.rulebook import all_cards
from rulewright.kernel.cards import Card
from rulewright.kernel.packs import folders
from rulewright.language.speech import LANGUAGES, slug, speech
from rulewright.language.tell import tell_face
from rulewright.terminal.telling import tell_card

GOLDEN = Path(__file__).parent / "golden"
PACKS = [(info.id, code) for info in rw.games() for code in folders(f"rulewright.games.{info.id}.cards")]


def printed(game: str, pack: str) -> Iterator[tuple[str, Card]]:
    """The cards of a pack with their ids; after them those that an older edition prints otherwise."""
    cards = [card.card for card in rw.cards(game)]
    older = [card for card in all_cards("classic") if card not in cards] if game == "lotr" else []
    yield from ((card.id, card) for card in cards if card.pack == pack)
    yield from ((f"{card.id} classic", card) for card in older if card.pack == pack)


def told(game: str, card: Card, lang: str) -> Iterator[str]:
    """The card as `rulewright cards` prints it, but with its sides apart."""
    words, faces = speech(game, lang), (*card.faces, *card.extras)
    yield from (line.text for line in tell_card(info(game, card), lang) if line.style != "text")
    for face in faces:
        if len(faces) > 1:
            yield f"[{' '.join((words.say('card-' + slug(face.name)), face.labels.get('side', face.kind)))}]"
        yield from tell_face(words, face).splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "pack"), PACKS)
def test_a_pack_is_told_as_ever(game: str, pack: str, lang: str, request: pytest.FixtureRequest):
    path = GOLDEN / f"{game}-{pack}.{lang}.txt"
    text = "\n".join("\n  ".join((name, *told(game, card, lang))) + "\n" for name, card in printed(game, pack))
    if request.config.getoption("--write-golden"):
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()
