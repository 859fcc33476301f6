"""What is printed on a component and is no text of its own is told with it, in three languages."""

from __future__ import annotations

import io

import pytest

import rulewright as rw
from rulewright.terminal.plain import PlainTable
from rulewright.terminal.session import Session
from rulewright.terminal.telling import tell_card
from support.meq import argalad, meq

LANGUAGES = ("en", "uk", "ru")


def told(id: str) -> list[str]:
    """A component in three languages, as `rulewright cards` prints it."""
    (info,) = (info for info in rw.cards("meq") if info.id == id)
    return ["\n".join(line.text for line in tell_card(info, lang)) for lang in LANGUAGES]


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("betrayed", ("Play at the start of a combat", "Грати на початку бою", "Играть в начале боя")),
        ("morgul-blade", ("Only in a combat with a minion", "Лише в бою з прислужником", "Только в бою с миньоном")),
        ("flocks-of-crebain", ("not in a Haven", "не в прихистку", "не в Убежище")),
        ("grievous-loss", ("after a hero is defeated", "після поразки героя", "после поражения героя")),
        ("argalad-parry", ("melee · hill", "ближній бій · пагорб", "ближний бой · холм")),
        ("zealot-hack", ("melee", "ближній бій", "ближний бой")),
        ("agent", ("works with its ranged cards", "картами дальнього бою", "картами дальнего боя")),
        ("agent", ("Zealot", "Фанатик", "Фанатик")),
        ("gollum-is-captured", ("yellow marker", "жовтий маркер", "желтый маркер")),
        ("gollum-is-captured", ("“Gollum”", "«Ґоллум»", "«Голлум»")),
        ("smeagol-escapes", ("with Gollum", "«Ґоллум»", "«Голлум»")),
        ("event-1-14", ("Affects The Shire", "Охоплює Шир", "Затрагивает Шир")),
        ("event-1-14", ("Place Gandalf in The Shire", "розмістіть Ґандальфа в Ширі", "разместите Гендальфа в Шире")),
        ("event-2-1", ("red marker", "червоний маркер", "красный маркер")),
        ("peril-trapped", ("the Grey Mountains or Rhudaur", "Сірі гори або Рудаур", "Серые горы или Рудаур")),
        ("encounter-the-grey-company", ("Location: Bree", "Локація: Брі", "Локация: Бри")),
        ("encounter-the-nest-is-stirred", ("Location: any", "Локація: будь-яка", "Локация: любая")),
        (
            "ringwraiths",
            ("it comes back in Minas Morgul", "повертається до Мінас-Морґулу", "возвращается в Минас-Моргул"),
        ),
        ("argalad", ("Starts in Woodland Realm", "Лісове королівство", "Лесное королевство")),
        ("bree", ("Eriador", "Еріадор", "Эриадор")),
        ("barad-dur", ("Shadow Stronghold", "твердиня Тіні", "Оплот Тени")),
        ("an-evil-fog", ("each of their Corruption", "свою карту скверни", "свою карту развращения")),
        (
            "a-broken-line-of-kings",
            ("draws no encounter cards", "не бере карт пригод", "не берет карт внезапных событий"),
        ),
        ("winter-storm", ("next Travel step", "наступного кроку подорожі", "следующей фазы пути")),
        ("the-dark-tower", ("which minion comes", "який прислужник приходить", "какой миньон приходит")),
    ],
)
def test_what_is_printed_is_told(id: str, words: tuple[str, str, str]):
    id = f"peril-{id}" if id == "the-dark-tower" else id
    for text, word in zip(told(id), words, strict=True):
        assert word in text


def test_a_hand_shows_type_and_icon_of_its_cards():
    out = io.StringIO()
    PlainTable(Session(meq(argalad()), "en", {}), io.StringIO("b\nq\n"), out, io.StringIO()).run()
    assert "Parry (hero card): attack 1, defense 1, strength 1, melee, hill" in out.getvalue()


def test_no_text_in_ukrainian_or_russian_names_a_place_after_a_colon():
    """They are told in their cases: "у Брі", not ": Брі"."""
    names = {i.title(lang) for i in rw.cards("meq") if i.kind == "location" for lang in ("uk", "ru")}
    kinds = ("event", "quest", "encounter", "peril", "shadow", "character")
    for info in rw.cards("meq"):
        for lang in ("uk", "ru"):
            for line in info.text(lang).splitlines() if info.kind in kinds else ():
                if not line.startswith(("Локац", "Охоплює", "Затрагивает")):
                    assert not any(f": {name}" in line or f": «{name}»" in line for name in names), line
