"""Identities and their two forms; unique cards and what tells them apart."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.champions.vocabulary.printing import ally, alter_ego, hero, identity, treachery
from rulewright.games.champions.vocabulary.words import HERO, WhenRevealed
from rulewright.kernel.cards import Card
from rulewright.kernel.selectors import Kind
from rulewright.lcg.verbs import DealDamage
from support.champions import buy, card, champions, hand, hit_points, offers, only, seat, zones

CARDS = {c.id: c for c in rw.cards("champions")}


def person(name: str, other: str, number: int) -> Card:
    """An identity of these tests."""
    return identity(
        hero(name, stats=(1, 1, 1), hit_points=10, hand_size=5, traits="Avenger."),
        alter_ego(other, rec=3, hit_points=10, hand_size=6, traits="Soldier."),
        number=number,
    )


def friend(name: str, other: str, number: int) -> Card:
    """An ally of these tests that costs nothing."""
    return ally(
        name, number=number, set_name="Basic", cost=0, resources="wild", thw=(1, 1), atk=(1, 1), hit_points=2,
        traits="Avenger.", subname=other,
    )  # fmt: skip


CAPTAIN_AMERICA = person("Captain America", "Steve Rogers", 901)
MILES_MORALES = person("Spider-Man", "Miles Morales", 902)
ANOTHER_PETER = person("Spider-Man", "Peter Parker", 903)
SAM_WILSON = friend("Captain America", "Sam Wilson", 911)
STEVE_ROGERS = friend("Captain America", "Steve Rogers", 912)
FOUND_OUT = treachery(
    "Found Out", WhenRevealed(DealDamage(Kind(("alter-ego",), "alter-ego"), 2)),
    number=921, copies=3, set_name="Standard",
)  # fmt: skip
HUNTED = treachery("Hunted", WhenRevealed(DealDamage(HERO, 2)), number=922, copies=3, set_name="Standard")


# ---- identity and form


@pytest.mark.rule("champions.identity.1", "champions.identity.2")
def test_an_identity_card_has_a_hero_on_one_side_and_the_alter_ego_on_the_other():
    sides = {c.id: (c.name, c.kind) for c in CARDS.values() if c.kind in ("hero", "alter-ego")}
    assert (len(sides), sides["01040a"], sides["01040b"]) == (10, ("Black Panther", "hero"), ("T'Challa", "alter-ego"))
    game = champions(seat("She-Hulk"))
    piece = only(game, "She-Hulk").id
    game.play("change form")
    turned = only(game, "Jennifer Walters")
    assert (turned.id, turned.owner, turned.controller) == (piece, 0, 0)


@pytest.mark.rule("champions.form.1", "champions.form.2")
def test_the_side_that_is_up_is_the_one_form_a_player_is_in():
    def shown(game: rw.Game) -> list[tuple[str, str]]:
        return [(piece["name"], piece["kind"]) for piece in game.view(0)["players"][0]["play"]]

    game = champions(seat(card("Peter Parker", damage=1)))
    assert (shown(game), offers(game)) == ([("Peter Parker", "alter-ego")], ["change form", "recover", "end the turn"])
    game.play("change form")
    assert (shown(game), offers(game)) == ([("Spider-Man", "hero")], ["attack with Spider-Man", "end the turn"])
    assert game.look("Peter Parker") == []


@pytest.mark.rule("champions.form.6")
def test_a_form_changed_by_a_card_leaves_the_players_own_change():
    game = champions(seat("She-Hulk", hand=["Split Personality", "Energy", "Genius"]))
    buy(game, "play Split Personality")
    assert "change form" in offers(game)
    game.play("change form")
    assert only(game, "She-Hulk").kind == "hero"
    used = champions(seat("Jennifer Walters", changed_form=True, hand=["Split Personality", "Energy", "Genius"]))
    assert "change form" not in offers(used)
    buy(used, "play Split Personality")
    assert only(used, "She-Hulk").kind == "hero"


@pytest.mark.rule("champions.form.7", "champions.identity.5")
def test_what_speaks_of_alter_egos_does_not_concern_a_hero():
    game = champions(seat("Spider-Man", dealt=["Found Out"]), seat("Tony Stark"), at="8", extra=(FOUND_OUT,))
    assert (hit_points(game, "Spider-Man"), hit_points(game, "Tony Stark")) == (10, 7)
    city = champions(seat("Black Panther", supports=["The Golden City"], deck=["Haymaker"] * 5))
    assert "use The Golden City" not in offers(city)
    city.play("change form", "use The Golden City")
    assert hand(city) == ["Haymaker"] * 2


@pytest.mark.rule("champions.form.8", "champions.identity.5")
def test_what_speaks_of_heroes_does_not_concern_an_alter_ego():
    game = champions(seat("Spider-Man", dealt=["Shocker"]), seat("Tony Stark"), at="8")
    assert (hit_points(game, "Spider-Man"), hit_points(game, "Tony Stark")) == (9, 9)
    hunted = champions(seat("Peter Parker", dealt=["Hunted"]), seat("Iron Man"), at="8", extra=(HUNTED,))
    assert (hit_points(hunted, "Peter Parker"), hit_points(hunted, "Iron Man")) == (10, 7)
    event = champions(seat("Peter Parker", hand=["Haymaker", "Energy"]))
    assert "play Haymaker" not in offers(event)
    event.play("change form")
    assert "play Haymaker" in offers(event)


# ---- unique cards


@pytest.mark.rule("champions.unique-card.1")
def test_the_icon_marks_a_card_as_unique():
    assert [CARDS[number].unique for number in ("01058", "01073", "01057", "01091")] == [True, True, False, False]
    game = champions(
        seat("Spider-Man", upgrades=["Combat Training"]), seat("She-Hulk", hand=["Combat Training", "Energy"]), turn=1
    )
    assert "play Combat Training" in offers(game)


@pytest.mark.rule("champions.unique-card.2")
def test_one_copy_of_a_unique_card_is_in_play_among_all_players():
    cards = ["Daredevil", "Energy", "Genius"]
    game = champions(seat("Spider-Man", allies=["Daredevil"]), seat("She-Hulk", hand=cards), turn=1)
    assert "play Daredevil" not in offers(game)
    assert "[champions.unique-card.2]" in game.why_not("play Daredevil")
    free = champions(seat("Spider-Man"), seat("She-Hulk", hand=cards), turn=1)
    assert "play Daredevil" in offers(free)
    call = champions(
        seat("Spider-Man", allies=["Daredevil"]),
        seat("She-Hulk", hand=["Make the Call", "Energy", "Genius"], discard=["Daredevil"]),
        turn=1,
    )
    assert "play Make the Call" not in offers(call)


@pytest.mark.rule("champions.unique-card.6", "champions.unique-card.9")
def test_a_hero_and_an_ally_of_one_name_are_told_apart_by_their_other_names():
    extra = (CAPTAIN_AMERICA, SAM_WILSON, STEVE_ROGERS)
    game = champions(seat("901a", hand=["911", "912"]), extra=extra)
    plays = [option for option in game.decision.options if option.key.startswith("play")]
    assert len(plays) == 1
    game.choose(plays[0].key)
    lying = [(piece.kind, piece.zone) for piece in game.look("Captain America")]
    assert lying == [("hero", "play"), ("ally", "play"), ("ally", "hand")]
    game.play("change form")
    assert [key for key in offers(game) if key.startswith("play")] == []


@pytest.mark.rule("champions.unique-card.8")
def test_two_allies_of_one_name_are_in_play_if_their_other_names_differ():
    extra = (SAM_WILSON, STEVE_ROGERS)
    game = champions(seat("Spider-Man", hand=["911", "912"]), seat("Iron Man", hand=["911"]), extra=extra)
    game.choose(next(key for key in offers(game) if key.startswith("play")))
    game.choose(next(key for key in offers(game) if key.startswith("play")))
    lying = [(piece.seat, piece.zone) for piece in game.look("Captain America")]
    assert sorted(lying) == [(0, "play"), (0, "play"), (1, "hand")]
    game.play("end the turn")
    assert [key for key in offers(game) if key.startswith("play")] == []


@pytest.mark.rule("champions.unique-card.7")
def test_two_identities_of_one_name_with_other_alter_egos_are_in_one_game():
    game = champions(seat("01001a"), seat("902a"), extra=(MILES_MORALES,))
    assert [piece.seat for piece in game.look("Spider-Man")] == [0, 1]
    game.play("change form", "change form")
    assert (zones(game, "Peter Parker"), zones(game, "Miles Morales")) == (["play"], ["play"])
    with pytest.raises(rw.RulewrightError, match="unique"):
        champions(seat("01001a"), seat("903a"), extra=(ANOTHER_PETER,))
