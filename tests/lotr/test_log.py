"""What the log tells: by the right clause, in the order it happened, and what was cancelled, searched or added."""

from __future__ import annotations

import random

import pytest

import rulewright as rw
from support.lotr import card, face, lotr, pass_until, seat


def log(game: rw.Game, person: int | None = None, lang: str = "en") -> list[tuple[str, str]]:
    return [(line.text, line.rule) for line in game.log(person, lang)]


LOST = ("The players lose the game", "lotr.player-elimination.9")


def test_an_elimination_is_told_before_the_loss_and_by_its_own_clause():
    by_threat = lotr(seat(heroes=["Aragorn"], threat=49), at="7.3")
    assert log(by_threat)[-2:] == [("Player 1 is eliminated", "lotr.player-elimination.2"), LOST]
    fallen = lotr(seat(heroes=[card("Aragorn", damage=4)], engaged=["King Spider"]), at="6.3")
    fallen.choose("leave it undefended")
    assert log(fallen)[-3:] == [
        ("Aragorn is destroyed", "lotr.hit-points.2"),
        ("Player 1 is eliminated", "lotr.player-elimination.1"),
        LOST,
    ]


def test_progress_is_told_by_the_quest_or_by_the_card_that_placed_it():
    game = lotr(seat(heroes=[card("Aragorn", committed=True, exhausted=True)]), quest="Flies and Spiders", at="3.4")
    assert ("Flies and Spiders gets 2 progress", "lotr.step-3.4.3") in log(game)
    game = lotr(
        seat(heroes=[card("Aragorn", resources=1)], hand=["Snowbourn Scout"]), staging=["Old Forest Road"], at="2.2"
    )
    game.play("play Snowbourn Scout", "use Snowbourn Scout")
    assert ("Old Forest Road gets 1 progress", "lotr.effects.1") in log(game)


def test_a_cancelled_effect_is_told():
    heroes = [card("Éowyn", resources=1)]
    game = lotr(seat(heroes=heroes, hand=["A Test of Will"]), at="3.3", encounter_deck=["Caught in a Web"])
    game.choose("play A Test of Will")
    assert ("A Test of Will cancels the effect of Caught in a Web", "lotr.cancel.1") in log(game)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        (
            "en",
            (
                "Shadow effect of East Bight Patrol: Until the end of this attack, the attacking enemy gets +1 attack. "
                "If this attack is undefended, raise your threat by 3"
            ),
        ),
        (
            "uk",
            (
                "Ефект тіні Патруля Східного закруту: До кінця цієї атаки ворог-нападник отримує +1 до сили атаки. "
                "Якщо ця атака незахищена, підвищте свій рівень загрози на 3"
            ),
        ),
        (
            "ru",
            (
                "Теневой эффект Патруля Восточной Излучины: До конца этого нападения нападающий враг "
                "получает +1 к силе "
                "нападения. Если это нападение не защищено, повысьте свой уровень угрозы на 3"
            ),
        ),
    ],
)
def test_a_shadow_effect_is_told(lang: str, line: str):
    heroes = ["Aragorn", "Gimli"]
    game = lotr(seat(heroes=heroes, engaged=["King Spider"]), at="6.2", encounter_deck=["East Bight Patrol"])
    pass_until(game, "defend")
    game.choose("defend with Gimli")
    assert (line, "lotr.shadow-effect.4") in log(game, lang=lang)


def test_a_search_tells_whose_deck_and_names_what_was_found_to_who_may_know():
    deck = ["Faramir", "Gandalf", "Beorn", "Feint", "Forest Snare", "Faramir"]
    mine = seat(heroes=[card("Aragorn", committed=True, exhausted=True)], deck=deck)
    explored = card("Mountains of Mirkwood", progress=2)
    game = lotr(mine, seat(heroes=["Gimli"]), active=explored, quest="Flies and Spiders", at="3.4")
    game.play("use Mountains of Mirkwood", "yes", "take Gandalf")
    looks = ("Player 1 looks at the top 5 cards of Player 1's deck", "lotr.search.1")
    told = {person: log(game, person) for person in (0, 1)}
    assert looks in told[0]
    assert looks in told[1]
    assert told[0][told[0].index(looks) + 1] == ("Gandalf goes to Player 1's hand", "lotr.search.2")
    assert told[1][told[1].index(looks) + 1] == ("A card goes to Player 1's hand", "lotr.search.2")


def test_the_loss_by_the_text_of_a_card_names_the_card():
    title = "Passage Through Mirkwood"
    mine = seat(heroes=["Aragorn"], allies=[card("Mendor", damage=1)], engaged=["King Spider"])
    game = lotr(mine, scenario="passage-through-mirkwood", campaign=title, at="6.3", patient=True)
    face(game, "defend with Mendor")
    pass_until(game, "assign")
    game.choose(0)
    assert log(game)[-1] == (f"{title}: the players lose the game", "lotr.effects.1")
    assert game.result.reason == "lotr.effects.1"


def test_iron_shackles_tell_on_whose_deck_they_lie():
    mine = seat(heroes=["Aragorn"], deck=["Faramir"] * 3)
    game = lotr(mine, scenario="escape-from-dol-guldur", at="3.3", encounter_deck=["Iron Shackles"])
    assert ("Iron Shackles is attached to Player 1's deck", "lotr.attachment-cards.2") in log(game)
    replaced = "Iron Shackles: when Player 1 would draw cards, something else happens instead"
    assert (replaced, "lotr.replacement-effects.1") in log(game)


@pytest.mark.parametrize(
    ("edition", "rule"), [("revised", "lotr.quest-cards-quest-deck.2"), ("classic", "lotr.rop2010-quest-cards.3")]
)
def test_a_revised_game_cites_no_clause_of_the_book_of_2010_for_a_stage(edition: str, rule: str):
    game = rw.new("lotr", decks=["leadership"], edition=edition, seed=1)
    game.choose("keep")
    assert ("Quest stage: Flies and Spiders", rule) in log(game)


@pytest.mark.parametrize("scenario", rw.games()[0].scenarios)
def test_a_revised_game_cites_no_clause_of_the_book_of_2010(scenario: str):
    game, chance, cited = rw.new("lotr", scenario=scenario, seats=2, seed=5), random.Random(5), set()
    while not game.over and game.table()["round"] < 6:
        cited.add(game.decision.rule)
        game.choose(chance.randrange(len(game.decision.options)))
    cited |= {line.rule for line in game.log()} - {""}
    assert {rule for rule in cited if rule.startswith("lotr.rop2010")} == set()
