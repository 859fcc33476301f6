"""Favor and characters: where they come from, what heroes do with them."""

from __future__ import annotations

import pytest

from support.meq import at, favor, hero, meq, names, offers, only, place, place_all, story


def explores(where: str = "Bree", **written):
    """Argalad with 1 favor explores a location."""
    game = meq(hero("Argalad", at=where, favor=1), at="travel", stop=True, **written)
    game.play("explore")
    return game


@pytest.mark.rule("meq.favor-tokens.2", "meq.favor-tokens.3", "meq.favor-tokens.4", "meq.component-overview.37")
def test_favor_in_a_location_is_taken_token_by_token():
    game = explores(places={"Bree": place(favor=2), "Fornost": place(favor=1)})
    assert offers(game) == ["take favor", "choose the Dark Path", "done"]
    game.play("take favor")
    assert (favor(game), only(game, "Bree").tokens) == (2, {"favor": 1})
    game.play("take favor")
    assert (favor(game), only(game, "Bree").tokens, only(game, "Fornost").tokens) == (3, {}, {"favor": 1})
    assert "take favor" not in offers(game)


@pytest.mark.rule("meq.favor-tokens.1", "meq.component-overview.38", "meq.plot-card.2", "meq.component-overview.47")
@pytest.mark.parametrize(("had", "where", "left"), [(3, "Gladden Fields", 0), (4, "Gladden Fields", 1)])
def test_favor_is_spent_to_discard_a_plot(had: int, where: str, left: int):
    game = meq(hero("Argalad", at=where, favor=had), plots=["Sauron Hunts for the Ring"], at="travel", stop=True)
    game.play("explore", "foil Sauron Hunts for the Ring")
    assert (favor(game), names(game, "plot-1"), at(game, "Sauron Hunts for the Ring")) == (left, [], None)


@pytest.mark.rule("meq.plot-card.2", "meq.component-overview.47")
def test_a_plot_is_not_discarded_for_less_or_elsewhere():
    poor = meq(
        hero("Argalad", at="Gladden Fields", favor=2), plots=["Sauron Hunts for the Ring"], at="travel", stop=True
    )
    poor.play("explore")
    assert "foil Sauron Hunts for the Ring" not in offers(poor)
    assert "3" in poor.why_not("foil Sauron Hunts for the Ring")
    away = meq(hero("Argalad", at="Bree", favor=9), plots=["Sauron Hunts for the Ring"], at="travel", stop=True)
    away.play("explore")
    assert "foil Sauron Hunts for the Ring" not in offers(away)


@pytest.mark.rule(
    "meq.character-tokens.2", "meq.character-tokens.3", "meq.character-tokens.5", "meq.character-tokens.6",
    "meq.character-tokens.7", "meq.favor-tokens.2", "meq.favor-tokens.3", "meq.terms.3", "meq.component-overview.50",
)  # fmt: skip
def test_a_character_gives_favor_or_help_and_returns_to_the_supply():
    game = explores(places={"Bree": place(characters=["Gandalf", "Boromir"], favor=1)})
    assert offers(game)[1:5] == [
        "ask Gandalf for favor", "ask Gandalf for help", "ask Boromir for favor", "ask Boromir for help",
    ]  # fmt: skip
    game.play("ask Gandalf for favor")
    assert (favor(game), only(game, "Bree").tokens, only(game, "Argalad").value("wisdom")) == (3, {"favor": 1}, 2)
    assert (only(game, "Gandalf").zone, "ask Gandalf for help" in offers(game)) == ("supply", False)
    game.play("ask Boromir for help")
    assert (favor(game), only(game, "Argalad").value("strength"), only(game, "Boromir").zone) == (3, 6, "supply")


@pytest.mark.rule("meq.character-tokens.2")
def test_nobody_consults_a_character_elsewhere_or_outside_the_travel_step():
    game = explores(places={"Fornost": place(characters=["Gandalf"])})
    assert offers(game) == ["choose the Dark Path", "done"]
    assert "meq.explore.4" in game.why_not("ask Gandalf for help")
    resting = meq(
        hero("Argalad", at="Bree", rest=["Parry"]), places={"Bree": place(characters=["Gandalf"])}, at="rest", stop=True
    )
    assert offers(resting) == ["rest", "pass"]


@pytest.mark.rule("meq.character-tokens.4", "meq.components.30")
@pytest.mark.parametrize(
    ("who", "before", "after"),
    [
        ("Aragorn", {}, {"agility": 4}),
        ("Boromir", {}, {"strength": 6}),
        ("Gandalf", {}, {"wisdom": 3}),
        ("Dáin II", {}, {"trained": 2}),
        ("Denethor", {"favor": 4}, {"favor": 1, "green": 1}),
        ("Saruman", {"shadow": ["Betrayed", "An Evil Fog", "Dark Promises"]}, {"shadow": 1}),
        ("Saruman", {"shadow": ["Betrayed"]}, {"shadow": 0}),
        ("Théoden", {}, {"items": ["Horse"]}),
        ("Thranduil", {"pool": 3}, {"pool": 1}),
        ("Thranduil", {"pool": 1}, {"pool": 0}),
    ],
)
def test_the_help_of_each_character(who: str, before: dict[str, object], after: dict[str, object]):
    table = {key: value for key, value in before.items() if key != "favor"}
    game = meq(
        hero("Argalad", at="Bree", favor=before.get("favor", 0)), places={"Bree": place(characters=[who])},
        at="travel", stop=True, **table,
    )  # fmt: skip
    game.play("explore", f"ask {who} for help")
    while game.decision is not None and game.decision.kind == "train":
        game.choose(0)
    hero_now = only(game, "Argalad")
    is_now = {
        "agility": hero_now.value("agility"), "strength": hero_now.value("strength"),
        "wisdom": hero_now.value("wisdom"),
        "trained": len(names(game, "hand")), "favor": favor(game), "green": story(game)[0],
        "pool": game.table()["pool"],
        "shadow": len(names(game, "shadow-hand")), "items": names(game, "area"),
    }  # fmt: skip
    untouched = {
        "agility": 3, "strength": 5, "wisdom": 2, "trained": 0, "favor": 0, "green": 0, "pool": 0, "shadow": 0,
        "items": [],
    }  # fmt: skip
    assert is_now == untouched | after
    assert only(game, who).zone == "supply"


@pytest.mark.rule("meq.character-tokens.5")
@pytest.mark.parametrize(
    "who", ["Aragorn", "Boromir", "Gandalf", "Dáin II", "Denethor", "Saruman", "Théoden", "Thranduil"]
)
def test_every_character_can_be_asked_for_two_favor(who: str):
    game = explores(places={"Bree": place(characters=[who])})
    game.play(f"ask {who} for favor")
    assert (favor(game), only(game, who).zone) == (3, "supply")


@pytest.mark.rule("meq.character-tokens.4")
def test_denethors_help_costs_three_favor():
    game = meq(
        hero("Argalad", at="Bree", favor=2), places={"Bree": place(characters=["Denethor"])}, at="travel", stop=True
    )
    game.play("explore")
    assert "ask Denethor for help" not in offers(game)
    assert game.why_not("ask Denethor for help") is not None


@pytest.mark.rule("meq.character-tokens.1", "meq.component-overview.4", "meq.event-card.6", "meq.component-overview.50")
def test_events_and_quests_place_characters_and_favor():
    game = meq(hero("Argalad", at="Fangorn"), at="event", stop=True, decks={"events-1": ["Gandalf Visits Frodo"]})
    assert (at(game, "Gandalf"), only(game, "Eregion").tokens) == ("The Shire", {"favor": 1})
    assert sum(piece.tokens.get("favor", 0) for piece in place_all(game)) == 1
    quest = meq(hero("Argalad", at="Fangorn", quests=["They Have Become Queer and Wild"]), at="travel", stop=True)
    quest.play("explore", "complete They Have Become Queer and Wild", 0)
    assert at(quest, "Thranduil") == "Woodland Realm"


def test_a_character_that_is_on_the_board_stays_where_it_is():
    """READINGS 23: "place" leaves a character where it already is; only "place or move" moves it."""
    stays = meq(
        hero("Argalad"), places={"Bree": place(characters=["Gandalf"])}, at="event", stop=True,
        decks={"events-1": ["Gandalf Visits Frodo"]},
    )  # fmt: skip
    assert at(stays, "Gandalf") == "Bree"
    moves = meq(
        hero("Argalad"), places={"Bree": place(characters=["Gandalf"])}, at="event", stop=True,
        decks={"events-1": ["The Thieves of Tharbad"]},
    )  # fmt: skip
    moves.play("choose Gandalf")
    assert at(moves, "Gandalf") == "Mouth of the Greyflood"
