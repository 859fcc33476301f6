"""Words that change with the sounds around them."""

from __future__ import annotations

import pytest

from rulewright.language.euphony import smooth, smooth_russian
from rulewright.language.speech import speech


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("якщо у грі є план", "якщо в грі є план"),
        ("ресурсом в руку", "ресурсом у руку"),
        ("розмістіть у Ізенґарді", "розмістіть в Ізенґарді"),
        ("жетони в фазі", "жетони у фазі"),
        ("з руки і скиньте", "з руки й скиньте"),
        ("карти й її", "карти і її"),
        ("гравець й герой", "гравець і герой"),
        ("порадився з Саруманом", "порадився із Саруманом"),
        ("в бій із Орками", "в бій з Орками"),
        ("бийтеся з Снагою", "бийтеся зі Снагою"),
        ("картою із скиду", "картою зі скиду"),
        ("скиньте усі карти", "скиньте всі карти"),
        ("оглушіть всіх героїв", "оглушіть усіх героїв"),
        ("прибрати увесь вплив", "прибрати весь вплив"),
        ("карту «Сальто й у воду»", "карту «Сальто й у воду»"),
        ("зніміть з нього", "зніміть з нього"),
        ("щонайбільше у 2 локації", "щонайбільше у 2 локації"),
    ],
)
def test_a_word_fits_its_neighbours(told: str, said: str):
    assert smooth(told) == said


def test_a_message_is_smoothed_when_it_is_said():
    words = speech("champions", "uk")
    assert words.say("if-in-play", what="Нік Ф’юрі") == "Нік Ф’юрі досі в грі"
    assert words.say("if-in-play", "not", what="Нік Ф’юрі") == "Нік Ф’юрі вже не в грі"


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("сразитесь с Снагой", "сразитесь со Снагой"),
        ("карту с своей руки", "карту со своей руки"),
        ("враг с этой картой", "враг с этой картой"),
        ("в время боя", "в время боя"),
        ("когда в время боя", "когда во время боя"),
        ("лежит в фазе", "лежит в фазе"),
    ],
)
def test_a_russian_preposition_can_be_spoken(told: str, said: str):
    assert smooth_russian(told) == said
