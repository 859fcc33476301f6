"""Cards in corners that their own tests do not reach."""

from __future__ import annotations

from support.meq import at, favor, harmed, hero, meq, names, offers, place


def argalad(**state: object) -> dict[str, object]:
    """Argalad in Bree with two cards."""
    return hero("Argalad", **{"at": "Bree", "hand": ["Parry", "Volley"], "life": ["Overdraw"] * 4, **state})


def terrible(**written: object):
    """Sauron plays They are Terrible in stage II."""
    game = meq(argalad(), at="action", pool=8, green=7, shadow=["They are Terrible"], **written)
    game.play("play They are Terrible")
    return game


def test_they_are_terrible_brings_a_defeated_minion_but_none_that_has_not_been_on_the_board():
    game = terrible(defeated=["Mouth of Sauron"], places={"Tharbad": place(influence=1, minions=["Gothmog"])})
    assert offers(game) == ["choose Gothmog", "choose Mouth of Sauron"]
    game.play("choose Mouth of Sauron")
    assert at(game, "Mouth of Sauron") == "Tharbad"


def test_they_are_terrible_heals_a_minion_that_finds_no_location_with_influence():
    game = terrible(places={"Tharbad": place(minions=[{"name": "Gothmog", "damage": 5}])})
    assert (harmed(game, "Gothmog"), at(game, "Gothmog")) == (0, "Tharbad")


def test_the_foe_hammer_leaves_gandalf_where_he_is_and_needs_no_influence_for_that():
    """READINGS 23: a character who is on the board already is not placed."""
    game = meq(
        argalad(at="The Trollshaws"), at="travel", green=8, event="The Foe-hammer",
        places={"Bree": place(monsters=["Agent"], characters=["Gandalf"]), "Tharbad": place(monsters=["Dunlending"])},
    )  # fmt: skip
    game.play("explore", "follow The Foe-hammer")
    assert (at(game, "Gandalf"), names(game, "monster-tokens", -1), names(game, "event", -1)) == (
        "Bree", ["Dunlending"], [],
    )  # fmt: skip


def test_radagast_asks_for_no_haven_when_gandalf_is_on_the_board():
    game = meq(
        argalad(at="Rhosgobel"), at="encounter", stop=True, places={"Bree": place(characters=["Gandalf"])},
        decks={"misty-mountains-mirkwood": ["Radagast the Brown", "The Town of Dale", "Saruman's Fires"]},
    )  # fmt: skip
    assert (game.decision, favor(game), at(game, "Gandalf")) == (None, 1, "Bree")


def test_sauron_is_asked_where_the_hero_comes_to_and_not_where_he_himself_does():
    game = meq(
        argalad(at="Dead Marshes", hand=["Parry"]), at="encounter",
        decks={"brown-lands-mordor": ["Heavy Rains", "The Olog-hai", "The Land of the Great Eye"]},
    )  # fmt: skip
    assert (game.decision.player, game.decision.prompt("en")) == (
        0, "Heavy Rains: to which location does Argalad come?",
    )  # fmt: skip
    assert offers(game) == ["choose Dagorlad", "choose Emyn Muil", "choose The Nindalf", "choose Sea of Udûn"]


def test_sauron_is_asked_which_of_two_equal_plots_he_discards():
    """That he is not would tell the heroes what he holds."""
    game = meq(
        argalad(), at="encounter", plot_hand=["A Broken Line of Kings"] * 2,
        decks={"eriador-enedwaith": ["Saruman's Agents", "A Merry Fellow", "The Black Pit"]},
    )  # fmt: skip
    game.play("yes")
    assert (game.decision.player, offers(game)) == (0, ["take A Broken Line of Kings"])


def test_sauron_is_told_of_the_heros_region_and_of_a_combat_that_is_not_his():
    nest = meq(
        argalad(at="Emyn Muil"), at="encounter",
        decks={"brown-lands-mordor": ["The Nest is Stirred", "The Faces in the Water", "Sauron's Road"]},
    )  # fmt: skip
    assert nest.decision.prompt("en") == (
        "The Nest is Stirred: choose one: place 1 influence in each of up to 2 locations of the hero's region; "
        "or place 1 influence in the Shadow Pool?"
    )
    tower = meq(
        argalad(at="Mount Doom", hand=["Fall Back"]), at="travel", patient=True, decks={"perils": ["The Dark Tower"]},
        places={"Bree": place(minions=["Gothmog"]), "Tharbad": place(minions=["Mouth of Sauron"])},
    )  # fmt: skip
    tower.play("travel to Barad-dûr", "discard card Fall Back", "peril", "inflict The Dark Tower")
    assert tower.decision.prompt("en") == (
        "The Dark Tower: choose a minion and place it in Barad-dûr, and a combat with that minion follows at once; "
        "the turn goes on in any case"
    )


def test_the_lidless_eye_redistributes_nothing_where_nobody_is_corrupt():
    game = meq(argalad(), hero("Beravor"), at="action", pool=8, green=7, shadow=["The Lidless Eye"],
               decks={"corruption": ["Weary"]})  # fmt: skip
    game.play("play The Lidless Eye")
    assert (game.decision.kind, offers(game)) == ("target", ["choose player 2", "choose player 3"])
    game.play("choose player 3")
    assert names(game, "area", 2) == ["Weary"]
