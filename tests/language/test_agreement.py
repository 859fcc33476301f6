"""Words that agree with a card: its gender and number, its first letter, and the quotation marks of its title."""

from __future__ import annotations

import pytest

from rulewright.language.interface import Thing, Title, arguments
from rulewright.language.speech import Speech, capital, slug, speech
from rulewright.terminal.board import board
from rulewright.terminal.session import Session
from support.lotr import card as written
from support.lotr import lotr, seat


def card(name: str, kind: str, key: str = "card") -> Thing:
    return key, Title("card-" + slug(name), kind)


def say(words: Speech, message: str, *things: Thing) -> str:
    return capital(words.say(message, **arguments(words, things)))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "uk",
            {"Theodred": "виснажений", "Eowyn": "виснажена", "Wargs": "виснажені", "Ungoliant's Spawn": "виснажене"},
        ),
        ("ru", {"Theodred": "истощен", "Eowyn": "истощена", "Wargs": "истощены", "Ungoliant's Spawn": "истощено"}),
    ],
)
def test_what_a_card_is_agrees_with_its_gender(lang: str, words: dict[str, str]):
    speak = speech("lotr", lang)
    told = {name: speak.say("ui-exhausted", gender=speak.forms("card-" + slug(name))["gender"]) for name in words}
    assert told == words


@pytest.mark.parametrize(
    ("lang", "name", "text"),
    [
        ("uk", "Dol Guldur Orcs", "Вступити в бій з Орками з Дол-Ґульдура"),
        ("uk", "Wargs", "Вступити в бій із Варґами"),
        ("ru", "Dol Guldur Orcs", "Вступить в бой с Дол Гулдурскими Орками"),
    ],
)
def test_a_preposition_suits_the_first_letter(lang: str, name: str, text: str):
    assert say(speech("lotr", lang), "option-engage", card(name, "enemy")) == text


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1, "«Берега Андуина»: добавлен 1 жетон продвижения"),
        (3, "«Берега Андуина»: добавлено 3 жетона продвижения"),
        (21, "«Берега Андуина»: добавлен 21 жетон продвижения"),
    ],
)
def test_the_russian_verb_agrees_with_the_number(number: int, text: str):
    place = card("Banks of the Anduin", "location")
    assert say(speech("lotr", "ru"), "log-progress", place, ("number", number)) == text
    taken = text.replace("добавлен", "снят")
    assert say(speech("lotr", "ru"), "log-progress-removed", place, ("number", number)) == taken


@pytest.mark.parametrize(
    ("number", "text"), [(1, "Не пройден 1 тест"), (2, "Не пройдено 2 теста"), (5, "Не пройдено 5 тестов")]
)
def test_tests_that_failed_are_counted_in_russian(number: int, text: str):
    assert speech("lotr", "ru").say("conformance-failed", number=number).startswith(text + ":")


def test_decks_seats_names_and_copies_are_counted_in_english():
    say = speech("lotr", "en").say
    assert say("error-names-for-decks", number=1, decks=2) == "There is 1 name for 2 decks"
    assert say("error-names-for-decks", number=2, decks=1) == "There are 2 names for 1 deck"
    assert say("input-copies", most=1, name="Gimli") == "there is only 1 copy of “Gimli”"
    assert say("input-copies", most=3, name="Feint") == "there are only 3 copies of “Feint”"
    assert say("error-decks-for-seats", number=2, seats=1) == "There are 2 decks for 1 seat"
    assert say("error-decks-for-seats", number=1, seats=4) == "There is 1 deck for 4 seats"


QUOTED = [
    ("lotr", "uk", "log-discarded", card("For Gondor!", "event"), "Карту «За Ґондор!» скинуто"),
    ("lotr", "uk", "option-play", card("For Gondor!", "event"), "Зіграти карту «За Ґондор!»"),
    ("meq", "uk", "log-sauron-loses", card("Urgent Summons", "plot"), "Саурон скидає карту «Нагальний поклик»"),
    ("meq", "ru", "log-sauron-loses", card("Urgent Summons", "plot"), "Саурон сбрасывает карту «Срочный вызов»"),
    ("lotr", "uk", "option-play", card("Steward of Gondor", "attachment"), "Зіграти «Намісника Ґондору»"),
    ("lotr", "uk", "option-play", card("Gandalf", "ally"), "Зіграти Ґандальфа"),
    ("lotr", "uk", "option-attack", card("East Bight Patrol", "enemy"), "Атакувати Патруль Східного закруту"),
    ("lotr", "uk", "log-stage", card("Don't Leave the Path!", "quest"), "Етап пригоди: «Не звертайте зі стежки!»"),
    ("lotr", "ru", "log-discarded", card("Driven by Shadow", "treachery"), "«Ведомые Тенью» отправляется в сброс"),
    ("lotr", "ru", "ask-attach", card("Gandalf's Map", "objective"), "«Карта Гэндальфа»: к какой карте присоединить?"),
    ("lotr", "ru", "option-commit", card("Aragorn", "hero"), "Отправить Арагорна на поиски приключений"),
    ("lotr", "en", "log-discarded", card("For Gondor!", "event"), "For Gondor! is discarded"),
    ("wotr", "ru", "option-to", card("Helm's Deep", "battleground"), "На локацию «Хельмова Падь»"),
    ("wotr", "ru", "option-to", card("Inn of the Prancing Pony", "path"), "На локацию «Трактир „Гарцующий пони“»"),
    ("wotr", "ru", "option-lose", card("Gwaihir the Windlord", "character"), "Потерять «Гваихира, Повелителя Ветров»"),
    ("wotr", "uk", "option-move", card("Gwaihir the Windlord", "character"), "Перемістити «Ґвайгіра, Володаря Вітрів»"),
    ("wotr", "uk", "option-eliminate", card("Caradhras the Cruel", "character"), "Знищити «Карадрас Неприступний»"),
    ("wotr", "uk", "option-eliminate", card("Wolf-riders", "army"), "Знищити Вовчих вершників"),
    ("wotr", "uk", "option-eliminate", card("The Black Captain", "event"), "Знищити «Чорного Капітана»"),
    ("wotr", "uk", "option-cycle", card("There Is Another Way", "event"), "Скинути карту «Є інший шлях»"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "lang", "message", "thing", "text"), QUOTED, ids=[text for *_, text in QUOTED])
def test_a_title_is_quoted_unless_it_names_a_being(game: str, lang: str, message: str, thing: Thing, text: str):
    assert say(speech(game, lang), message, thing) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Player 1 commits Théodred to the quest"),
        ("uk", "Гравець 1 залучає Теодреда до пригоди"),
        ("ru", "Игрок 1 отправляет Теодреда на поиски приключений"),
    ],
)
def test_nobody_is_sent_to_look_for_the_one_who_goes(lang: str, text: str):
    game = lotr(seat(["Théodred"]), at="3.2")
    game.play("commit Théodred")
    assert text in [line.text for line in game.log(0, lang)]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Aragorn's player takes Aragorn"),
        ("uk", "Гравець Араґорн відбирає на руку Араґорна"),
        ("ru", "Игрок Арагорн берет Арагорна на руку"),
    ],
)
def test_a_player_is_told_from_the_card_of_that_name(lang: str, text: str):
    player: Thing = ("player", "player-aragorn")
    assert say(speech("wotr", lang), "log-takes", player, card("Aragorn", "character")) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Frodo's player gives Mithril Coat to Frodo Baggins"),
        ("uk", "Гравець Фродо дає Фродо Торбинові «Мітрилову кольчугу»"),
        ("ru", "Игрок Фродо дает Фродо Бэггинсу «Мифриловую кольчугу»"),
    ],
)
def test_an_item_is_given_to_its_wielder(lang: str, text: str):
    things = (("player", "player-frodo"), card("Mithril Coat", "item"), card("Frodo Baggins", "character", "source"))
    assert say(speech("wotr", lang), "log-plays-onto", *things) == text


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("uk", {"Елеанор": "виснажена", "Дунгере": "виснажений", "Темні знання": "виснажені"}),
        ("ru", {"Эланор": "истощена", "Дунэр": "истощен", "Темные знания": "истощены"}),
    ],
)
def test_the_table_says_it_of_each_card(lang: str, said: dict[str, str]):
    knowledge = written("Dark Knowledge", exhausted=True)
    heroes = [written("Eleanor", exhausted=True), written("Dúnhere", exhausted=True, attachments=[knowledge])]
    game = lotr(seat(heroes), at="1.1", patient=True)
    rows = [row for section in board(Session(game, lang, {})).sections() for row in section.rows]
    assert {row.name: row.exhausted for row in rows if row.exhausted} == said


@pytest.mark.parametrize(
    ("lang", "text"), [("uk", "Перемога: Еомет"), ("ru", "Победа: Еомет"), ("en", "Victory: Еомет")]
)
def test_a_game_without_a_score_tells_none(lang: str, text: str):
    assert speech("meq", lang).say("ui-won-by", names="Еомет", number=0) == text
