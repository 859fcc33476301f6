"""Questions say what they are for: the text that asks, what becomes of what is chosen, the event that is answered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import rulewright as rw
from rulewright.kernel.abilities import Activated, Special
from rulewright.kernel.effects.joining import May
from rulewright.kernel.node import nodes
from rulewright.language.quoting import quoted
from rulewright.language.speech import speech
from support import wotr
from support.lotr import card, lotr, only, seat


def common_cause() -> rw.Game:
    heroes = ["Aragorn", "Glóin", card("Gimli", exhausted=True)]
    game = lotr(seat(heroes=heroes, hand=["Common Cause"]), at="3.1")
    game.choose("play Common Cause")
    return game


def hummerhorns() -> rw.Game:
    game = lotr(seat(heroes=["Aragorn", "Gimli"]), staging=["Hummerhorns"], at="5.2")
    game.choose("engage Hummerhorns")
    return game


def gandalf() -> rw.Game:
    game = lotr(seat(heroes=[card("Aragorn", resources=5)], hand=["Gandalf"], deck=["Faramir"]), at="2.2")
    game.choose("play Gandalf")
    return game


def steward() -> rw.Game:
    game = lotr(seat(heroes=["Denethor"]), encounter_deck=["Forest Spider"], at="3.1")
    game.choose("use Denethor")
    return game


def web() -> rw.Game:
    caught = card("Aragorn", resources=3, exhausted=True, attachments=["Caught in a Web"])
    return lotr(seat(heroes=[caught]), at="7.2")


def will_tested() -> rw.Game:
    heroes = [card("Éowyn", resources=1)]
    return lotr(seat(heroes=heroes, hand=["A Test of Will"]), at="3.3", encounter_deck=["Caught in a Web"])


def denethor() -> rw.Game:
    reserve = [wotr.card("Denethor", arrived=0)]
    hand = wotr.player(hand=["Boromir"], reserve=reserve, deck=["Faramir", "Boromir"])
    game = wotr.wotr(aragorn=hand, first=wotr.ARAGORN)
    game.choose("use Denethor")
    return game


def played() -> rw.Game:
    hand = wotr.player(hand=["Boromir", "Faramir", "Denethor"])
    game = wotr.wotr(aragorn=hand, first=wotr.ARAGORN)
    game.play("play Boromir")
    return game


QUESTIONS = [
    (
        common_cause,
        "Common Cause, the price: choose and exhaust 1 hero you control",
        "«Спільна справа», ціна: виберіть і виснажте 1 героя у своєму розпорядженні",
        "«Общее дело», цена: выберите и истощите 1 героя под своим контролем",
    ),
    (
        hummerhorns,
        "Hummerhorns: choose a hero you control and deal 5 damage to it",
        "Гудючі шершні: виберіть 1 героя у своєму розпорядженні й завдайте йому 5 поранень",
        "Жужжащие Шершни: выберите 1 героя под своим контролем и нанесите ему 5 ранений",
    ),
    (
        gandalf,
        "After Gandalf enters play: your response?",
        "Після того як Ґандальф входить у гру: ваша реакція?",
        "После того как Гэндальф входит в игру: ваша реакция?",
    ),
    (
        steward,
        "Denethor: put that card on the bottom of the encounter deck?",
        "Денетор: покласти цю карту під низ колоди зустрічей?",
        "Дэнетор: положить эту карту под низ колоды столкновений?",
    ),
    (
        web,
        "Caught in a Web: spend 2 resources from the attached hero's pool? Otherwise: it does not ready",
        "«У полоні павутиння»: витратити 2 ресурси із запасу прикріпленого героя? Інакше: він не готується",
        "«В плену паутины»: потратить 2 ресурса из пула героя с этой картой? Иначе: он остается истощен",
    ),
    (
        will_tested,
        "When the “when revealed” effect of Caught in a Web is about to resolve: your response?",
        "Перед розігруванням ефекту карти «У полоні павутиння» «Після відкриття»: ваша реакція?",
        "Перед розыгрышем внезапного эффекта карты «В плену паутины»: ваша реакция?",
    ),
    (
        denethor,
        "Denethor: which card do you forsake to take Boromir or Faramir from your deck into your hand?",
        "Денетор: яку карту жертвуєте, щоб відібрати зі своєї колоди на руку Боромира або Фарамира?",
        "Денетор: какой картой жертвуете, чтобы взять Боромира или Фарамира из своей колоды на руку?",
    ),
    (
        played,
        "The price of Boromir: which card do you cycle?",
        "Ціна за Боромира: яку карту скидаєте?",
        "Цена за Боромира: какую карту сбрасываете?",
    ),
]


@pytest.mark.parametrize(("ask", "en", "uk", "ru"), QUESTIONS, ids=[asked[0].__name__ for asked in QUESTIONS])
def test_a_question_says_what_it_is_for(ask: Callable[[], rw.Game], en: str, uk: str, ru: str):
    decision = ask().decision
    assert [decision.prompt(lang) for lang in ("en", "uk", "ru")] == [en, uk, ru]


def test_a_response_is_about_the_card_of_the_event_it_answers():
    game = gandalf()
    assert game.decision.about == (only(game, "Gandalf").id,)


def test_what_is_paid_to_avoid_an_effect_is_told_as_an_option():
    assert [option.text() for option in web().decision.options] == [
        "Yes: spend 2 resources from the attached hero's pool",
        "No",
    ]


def test_the_attacker_who_decides_for_the_defenders_is_asked_about_their_cards():
    game = wotr.wotr(
        persons=[0, 1, 2, 3],
        active=[wotr.place("Caradhras", "Sam Gamgee", "Boromir", "The Destroyer", "The Reaver")],
        at="3.1",
    )
    game.play(0, "object")
    assert game.decision.prompt() == (
        "Caradhras: the defenders do not agree. Which of their cards is lost? Attack still to cancel: 2"
    )


def test_whoever_is_asked_is_you():
    """A text that gives somebody else a choice asks that player, not of that player."""
    words = speech("meq", "uk")
    face = next(card.card for card in rw.cards("meq") if card.name == "He Has at Last Heard").faces[0]
    (may,) = [node for node in nodes(face.abilities) if isinstance(node, May)]
    told = quoted(words, face, "effect", may.effect)
    assert told["effect_inf"] == "вибрати 1 прислужника й розмістити його в Ширі"


@pytest.mark.parametrize(
    ("game", "name", "lang", "text"),
    [
        (
            "champions",
            "Photonic Blast",
            "uk",
            "завдайте 5 поранень ворогу. Якщо ви заплатили за цю карту енергетичним ресурсом, візьміть 1 карту",
        ),
        (
            "champions",
            "Relentless Assault",
            "ru",
            (
                "выберите 1 приспешника. Если вы заплатили за эту карту физическим ресурсом, эта атака получает "
                "избыточный урон. Нанесите 5 ранений этому приспешнику"
            ),
        ),
        (
            "champions",
            "Helicarrier",
            "uk",
            "виберіть гравця, і наступна карта, яку цей гравець розіграє в цій фазі, коштує на 1 ресурс менше",
        ),
        ("champions", "Avengers Mansion", "ru", "выберите игрока, и этот игрок берет 1 карту"),
        (
            "meq",
            "Do Not Tempt Me!",
            "uk",
            (
                "виберіть героя. Ви можете покласти 1 жетон впливу в локацію героя. Герой втрачає 1 прихильність за "
                "кожну свою карту скверни"
            ),
        ),
    ],
)
def test_what_no_list_of_verbs_can_hold_is_asked_in_sentences(game: str, name: str, lang: str, text: str):
    face = next(card.card for card in rw.cards(game) if card.name == name).faces[0]
    ability = next(one for one in face.abilities if isinstance(one, Activated | Special))
    assert quoted(speech(game, lang), face, "text", ability.effect)["text"] == text
