"""Setting up a game, step by step."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import lotr, offers, only, pass_until, seat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])
THREAT_COSTS = {
    "Aragorn": 12, "Théodred": 8, "Glóin": 9,
    "Gimli": 11, "Legolas": 9, "Thalin": 9,
    "Éowyn": 9, "Eleanor": 7, "Dúnhere": 8,
    "Denethor": 8, "Glorfindel": 12, "Beravor": 10,
}  # fmt: skip
HEROES = {
    "leadership": ["Aragorn", "Théodred", "Glóin"],
    "tactics": ["Gimli", "Legolas", "Thalin"],
    "spirit": ["Éowyn", "Eleanor", "Dúnhere"],
    "lore": ["Denethor", "Glorfindel", "Beravor"],
}


def names(game, seat, zone):
    """The titles in a zone of a seat, in the order in which they lie."""
    return [rw.Piece(game, piece["id"]).name for piece in game.view(seat)["players"][seat][zone]]


def messages(game):
    """What happened so far, as the ids of the lines of the log."""
    return [entry[0] for entry in game.entries()]


def first_revealed(game):
    """The title of the encounter card that the first staging reveals."""
    pass_until(game, "commit")
    while "log-revealed" not in messages(game):
        game.play("done" if "done" in offers(game) else "pass")
    entry = next(entry for entry in game.entries() if entry[0] == "log-revealed")
    return game.rules.catalogue.faces[entry[2][0][1]].name


@EDITIONS
@pytest.mark.rule("lotr.setup.5", "lotr.setup.6", "lotr.starting-threat.1")
def test_each_player_has_their_own_heroes_and_the_sum_of_their_threat_costs(edition):
    decks = ["spirit", "leadership", "lore", "tactics"]
    game = rw.new("lotr", decks=decks, edition=edition, seed=1)
    for number, deck in enumerate(decks):
        for name in HEROES[deck]:
            hero = only(game, name)
            assert (hero.zone, hero.seat, hero.controller) == ("play", number, number)
            assert hero.value("threat_cost") == THREAT_COSTS[name]
    assert game.table()["threat"] == [24, 29, 30, 29]


@EDITIONS
@pytest.mark.rule("lotr.setup.1", "lotr.setup.12", "lotr.setup.13", "lotr.setup.17")
def test_each_player_draws_six_cards_and_may_replace_them_all_once(edition):
    game = rw.new("lotr", decks=["leadership", "tactics"], first=1, edition=edition, seed=3)
    assert (game.table()["round"], game.table()["phase"]) == (0, "setup")
    view = game.view()
    sizes = [view["players"][number]["deck"]["count"] for number in (0, 1)]
    assert [len(view["players"][number]["hand"]) for number in (0, 1)] == [6, 6]
    assert (game.decision.seat, game.decision.rule, offers(game)) == (1, "lotr.setup.13", ["keep", "mulligan"])
    before = names(game, 1, "hand")
    game.play("mulligan")
    assert (game.decision.seat, offers(game)) == (0, ["keep", "mulligan"])
    assert names(game, 1, "hand") != before
    view = game.view()
    assert [len(view["players"][number]["hand"]) for number in (0, 1)] == [6, 6]
    assert [view["players"][number]["deck"]["count"] for number in (0, 1)] == sizes
    kept = names(game, 0, "hand")
    game.play("keep")
    assert game.table()["round"] == 1
    assert names(game, 0, "hand")[:6] == kept
    assert "mulligan" not in offers(game)


@pytest.mark.rule("lotr.setup.3")
def test_player_decks_and_the_encounter_deck_are_shuffled():
    hands, revealed = set(), set()
    for seed in range(8):
        game = rw.new("lotr", decks=["leadership", "tactics"], first=1, seed=seed)
        assert [player["deck"]["known"] for player in game.view()["players"]] == [[], []]
        hands.add(tuple(names(game, 0, "hand")))
        game.play("keep", "keep")
        assert game.view()["zones"]["encounter-deck"]["known"] == []
        revealed.add(first_revealed(game))
    assert len(hands) == 8
    assert len(revealed) > 1


@EDITIONS
@pytest.mark.rule("lotr.setup.4", "lotr.setup.14")
def test_the_quest_deck_is_not_shuffled_its_stages_follow_in_the_order_of_their_numbers(edition):
    for seed in range(6):
        game = rw.new("lotr", decks=["leadership"], edition=edition, seed=seed)
        assert zones(game, "Flies and Spiders") == ["quest-deck"]
        game.play("keep")
        assert zones(game, "Flies and Spiders") == ["quest"]
        assert zones(game, "A Fork in the Road") == ["quest-deck"]
        assert zones(game, "A Chosen Path") == ["quest-deck", "quest-deck"]
    game = lotr(
        seat(heroes=[{"name": "Aragorn", "committed": True, "exhausted": True}]),
        quest={"name": "Flies and Spiders", "progress": 7},
        edition=edition,
        at="3.4",
        patient=True,
    )
    assert zones(game, "A Fork in the Road") == ["quest"]
    assert zones(game, "A Chosen Path") == ["quest-deck", "quest-deck"]


@EDITIONS
@pytest.mark.rule("lotr.setup.2", "lotr.setup.16", "lotr.setup.17", "lotr.setup.18")
def test_the_steps_of_setup_come_in_order_and_the_first_round_follows(edition):
    game = rw.new("lotr", decks=["leadership", "tactics"], edition=edition, first=0, seed=5)
    assert messages(game)[:2] == ["log-starting-threat", "log-starting-threat"]
    assert messages(game)[2::7] == ["log-draws", "log-draws"]
    assert zones(game, "Forest Spider") == ["encounter-deck"] * 4
    game.play("keep", "keep")
    assert messages(game)[16:22] == [
        "log-keeps", "log-keeps", "log-enters-play", "log-enters-play", "log-stage", "log-round-begins",
    ]  # fmt: skip
    assert zones(game, "Forest Spider") == ["staging"] + ["encounter-deck"] * 3
    assert zones(game, "Old Forest Road") == ["staging", "encounter-deck"]
    assert game.view()["zones"]["encounter-deck"]["known"] == []
    assert game.table()["round"] == 1


@EDITIONS
@pytest.mark.rule("lotr.setup.7", "lotr.setup.8", "lotr.resources.2")
def test_all_tokens_are_in_the_bank_until_players_take_them(edition):
    game = rw.new("lotr", decks=["leadership", "tactics"], edition=edition, first=0, seed=5, patient="yes")
    everything = [piece for name in {info.name for info in rw.cards("lotr")} for piece in game.look(name)]
    assert [piece.tokens for piece in everything if piece.tokens] == []
    game.play("keep", "keep")
    assert (game.decision.kind, game.table()["step"]) == ("action", "1.3")
    heroes = {name for deck in ("leadership", "tactics") for name in HEROES[deck]}
    assert {piece.name: piece.tokens for piece in everything if piece.tokens} == {
        name: {"resources": 1} for name in heroes
    }
