"""Commands: monsters and minions move, monster tokens are placed, minions heal."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from support.meq import FIRST, SAURON, asked, at, hero, meq, offers, only, place

HERO = hero("Beravor", at="Bree", hand=["Parry"])
MOUTH, SERPENT = "Mouth of Sauron", "Black Serpent"
MORDOR = "muster in the Brown Lands and Mordor"


def commanding(*heroes: dict, **written):
    """Sauron has just chosen to command: he has three commands."""
    game = meq(*(heroes or (HERO,)), at="action", stop=True, **written)
    game.play("command")
    return game


def tokens(game: rw.Game) -> list[tuple[str, str]]:
    """The monster tokens on the board, and where they lie."""
    s, faces = game.state, game.state.rules.catalogue.faces
    return [(faces[s.face[p]].name, faces[s.face[s.at[p]]].name) for p in s.zones[s.rules.zones.id("monster-tokens")]]


def left(game: rw.Game) -> str:
    """How many commands are left."""
    return game.decision.prompt() if game.decision.kind == "command" else ""


@pytest.mark.rule("meq.action-command.1", "meq.action-command.2")
def test_each_command_moves_heals_or_places_and_there_are_as_many_as_the_space_says():
    there = {"Moria": place(minions=[MOUTH]), "Rhûn": place(minions=["Gothmog"], influence=1)}
    game = commanding(places=there, damage={MOUTH: 3})
    assert (offers(game), left(game)) == (
        ["move Mouth of Sauron", "move Gothmog", "heal Mouth of Sauron", MORDOR, "done"], "Your command? Left: 3",
    )  # fmt: skip
    game.play("heal Mouth of Sauron")
    assert left(game) == "Your command? Left: 2"
    game.play(MORDOR)
    assert left(game) == "Your command? Left: 1"
    game.play("move Gothmog", "to Dagorlad")
    assert (game.decision.kind, at(game, "Gothmog")) == ("action", "Dagorlad")


@pytest.mark.rule("meq.action-command.1")
@pytest.mark.parametrize(("spaces", "commands"), [([], 3), ([1], 2), ([1, 2], 1)])
def test_the_spaces_give_three_two_and_one_command(spaces: list[int], commands: int):
    game = commanding(tracks={"command": spaces}, places={"Moria": place(minions=[MOUTH, "Gothmog"])})
    assert left(game) == f"Your command? Left: {commands}"


@pytest.mark.rule("meq.action-command.3", "meq.action-command.4", "meq.action-command.6")
def test_a_minion_moves_to_any_neighbouring_location_whatever_the_icon_and_without_influence():
    """Moria has paths to Eregion (hills) and Lothlórien (hills)."""
    game = commanding(places={"Moria": place(minions=[MOUTH])})
    game.play("move Mouth of Sauron")
    assert offers(game) == ["to Eregion", "to Lothlórien"]
    assert "meq.action-command.3" in game.why_not("to Bree")
    game.play("to Eregion")
    assert at(game, MOUTH) == "Eregion"


@pytest.mark.rule("meq.action-command.3", "meq.action-command.5")
def test_a_monster_token_moves_only_to_a_neighbouring_location_with_influence():
    game = commanding(places={"Tharbad": place(monsters=["Agent"]), "Dunland": place(influence=1)}, patient=True)
    game.play("move Agent at Tharbad")
    assert offers(game) == ["to Dunland"]
    assert "meq.action-command.5" in game.why_not("to Eregion")
    game.play("to Dunland")
    assert tokens(game) == [("Agent", "Dunland")]
    abroad = commanding(places={"Weathertop": place(monsters=["Orc"]), "Tharbad": place(influence=1)}, patient=True)
    abroad.play("move Orc at Weathertop", "to Tharbad")
    assert tokens(abroad) == [("Orc", "Tharbad")], "its colour says where it is placed, not where it may go"
    alone = commanding(places={"Tharbad": place(monsters=["Agent"]), "Moria": place(minions=[MOUTH])})
    assert "move Agent at Tharbad" not in offers(alone)
    assert "meq.action-command.5" in alone.why_not("move Agent at Tharbad")


def test_two_minions_move_two_locations_with_one_command():
    """Printed on the Black Serpent and the Ringwraiths."""
    game = commanding(places={"Near Harad": place(minions=[SERPENT])})
    game.play("move Black Serpent")
    assert offers(game) == ["to Belfalas", "to Minas Tirith", "to Osgiliath", "to Pelargir", "to Minas Morgul"]


@pytest.mark.rule("meq.action-command.7", "meq.action-command.8")
def test_a_minion_may_enter_a_haven_but_fights_there_only_if_the_hero_wants_it():
    game = commanding(hero("Beravor", at="Lothlórien", hand=["Parry"]), places={"Moria": place(minions=[MOUTH])})
    game.play("move Mouth of Sauron", "to Lothlórien")
    assert at(game, MOUTH) == "Lothlórien"
    there = {"Lothlórien": place(minions=[MOUTH])}
    calm = meq(hero("Beravor", at="Lothlórien", hand=["Parry"]), at="ambush", stop=True, places=there)
    assert (asked(calm), offers(calm)) == (FIRST, ["fight", "pass"])
    calm.play("pass")
    assert calm.decision is None
    keen = meq(hero("Beravor", at="Lothlórien", hand=["Parry"]), at="ambush", stop=True, places=there)
    keen.play("fight")
    assert keen.decision.kind == "agility"


# ---- placing monster tokens


@pytest.mark.rule("meq.action-command.9", "meq.action-command.10", "meq.action-command.11", "meq.monster-tokens.1")
def test_a_token_is_drawn_at_random_looked_at_and_placed_face_down_where_its_colour_belongs():
    there = {"Rhûn": place(influence=1), "Mount Doom": place(influence=1), "Bree": place(influence=1)}
    game = commanding(places=there, decks={"pile-5": ["Giant Spider"]})
    assert [key for key in offers(game) if key.startswith("muster")] == [MORDOR], "Beravor is in Bree"
    game.play(MORDOR)
    assert (asked(game), offers(game)) == (SAURON, ["to Rhûn", "to Mount Doom"])
    assert game.decision.prompt() == "Giant Spider: where do you place the token?"
    assert game.view(FIRST)["players"][SAURON]["drawn"] == [{"id": None, "back": "token of the Brown Lands and Mordor"}]
    assert "meq.action-command.11" in game.why_not("to Bree")
    game.play("to Mount Doom")
    (token,) = game.view(FIRST)["zones"]["monster-tokens"]
    assert ("name" in token, token["back"]) == (False, "token of the Brown Lands and Mordor")
    assert tokens(game) == [("Giant Spider", "Mount Doom")]


@pytest.mark.rule("meq.action-command.9")
def test_which_token_of_the_pile_it_is_falls_by_chance():
    drawn = Counter()
    for seed in range(40):
        game = commanding(places={"Rhûn": place(influence=1)}, seed=seed)
        game.play(MORDOR)
        drawn[tokens(game)[0][0]] += 1
    assert set(drawn) == {"Cave Troll", "Giant Spider", "Barrow Wight", "Orc", "Rumour"}


@pytest.mark.rule("meq.action-command.12", "meq.location-influence.2", "meq.monster-tokens.1")
def test_a_token_is_placed_only_where_influence_is():
    game = commanding(places={"Moria": place(minions=[MOUTH])})
    assert not [key for key in offers(game) if key.startswith("muster")]
    assert "meq.action-command.12" in game.why_not(MORDOR)
    game = commanding(places={"Rhûn": place(influence=1), "Mount Doom": place(influence=1)})
    game.play(MORDOR)
    assert "meq.action-command.12" in game.why_not("to Dagorlad")


@pytest.mark.rule("meq.action-command.13")
def test_one_action_places_one_token_however_many_commands_it_gives():
    game = commanding(places={"Rhûn": place(influence=1), "Moria": place(minions=[MOUTH])})
    game.play(MORDOR)
    assert (left(game), offers(game)) == ("Your command? Left: 2", ["move Mouth of Sauron", "done"])
    assert "meq.action-command.13" in game.why_not(MORDOR)


@pytest.mark.rule("meq.action-command.14", "meq.action-command.15")
def test_a_token_is_not_placed_where_a_hero_is_but_may_be_moved_there():
    there = {"Bree": place(influence=1), "Tharbad": place(influence=1, monsters=["Agent"])}
    game = commanding(places=there, patient=True)
    game.play("muster in Eriador and Enedwaith")
    assert offers(game) == ["to Tharbad"]
    assert "meq.action-command.14" in game.why_not("to Bree")
    game = commanding(places=there)
    game.play("move Agent at Tharbad")
    assert tokens(game) == [("Agent", "Bree")]


@pytest.mark.rule("meq.action-command.16", "meq.monster-tokens.5")
def test_any_number_of_monsters_and_minions_may_be_in_one_location():
    crowd = ["Orc", "Cave Troll", "Cave Troll", "Giant Spider", "Giant Spider", "Barrow Wight", "Rumour", "Rumour"]
    game = commanding(places={"Rhûn": place(influence=1, monsters=crowd, minions=["Gothmog"])}, seed=3)
    game.play(MORDOR)
    assert len(game.state.standing[only(game, "Rhûn").id]) == 10


def test_the_black_serpent_needs_no_influence_within_one_space_but_no_token_comes_to_a_haven():
    """READINGS 25; "within 1 space" counts the location itself (READINGS 23). Minas Tirith is next to Pelargir."""
    game = commanding(places={"Pelargir": place(minions=[SERPENT])})
    game.play("muster in Rohan and Gondor")
    assert offers(game) == ["to Belfalas", "to Near Harad", "to Osgiliath", "to Pelargir"]
    assert "meq.action-command.12" in game.why_not("to Minas Tirith")


# ---- healing


@pytest.mark.rule("meq.action-command.17")
@pytest.mark.parametrize(("damage", "after"), [(3, {}), (4, {}), (6, {"damage": 2})])
def test_a_command_heals_up_to_four_damage(damage: int, after: dict):
    """The slip "4 tokens": four points of damage are healed."""
    game = commanding(places={"Rhûn": place(minions=["Gothmog", MOUTH])}, damage={"Gothmog": damage})
    game.play("heal Gothmog")
    assert only(game, "Gothmog").tokens == after


@pytest.mark.rule("meq.action-command.18")
def test_a_minion_beside_a_hero_cannot_be_healed():
    game = commanding(places={"Bree": place(minions=[MOUTH]), "Moria": place(minions=["Gothmog"])}, damage={MOUTH: 4})
    assert "heal Mouth of Sauron" not in offers(game)
    assert "meq.action-command.18" in game.why_not("heal Mouth of Sauron")


# ---- one command each


@pytest.mark.rule("meq.action-command.19")
def test_a_minion_that_moved_is_not_healed_and_one_that_was_healed_does_not_move():
    there = {"Moria": place(minions=[MOUTH]), "Rhûn": place(minions=["Gothmog"])}
    game = commanding(places=there, damage={MOUTH: 4, "Gothmog": 5}, patient=True)
    game.play("move Mouth of Sauron", "to Eregion", "heal Gothmog")
    assert (left(game), offers(game)) == ("Your command? Left: 1", ["done"])
    for key in ("move Mouth of Sauron", "heal Mouth of Sauron", "move Gothmog", "heal Gothmog"):
        assert "meq.action-command.19" in game.why_not(key)


@pytest.mark.rule("meq.action-command.20")
def test_a_token_does_not_move_with_the_action_that_placed_it():
    there = {"Rhûn": place(influence=1), "Dagorlad": place(influence=1)}
    game = commanding(places=there | {"Moria": place(minions=[MOUTH])})
    game.play(MORDOR, "to Rhûn")
    assert offers(game) == ["move Mouth of Sauron", "done"]
    game.play("done", "command")
    assert len([key for key in offers(game) if key.startswith("move")]) == 2, "the next action may move it"


@pytest.mark.rule("meq.action-command.21")
def test_a_token_does_not_move_twice_with_one_action():
    there = {"Tharbad": place(influence=1, monsters=["Agent"]), "Dunland": place(influence=1)}
    game = commanding(places=there | {"Moria": place(minions=[MOUTH])})
    game.play("move Agent at Tharbad")
    assert tokens(game) == [("Agent", "Dunland")]
    assert "move Agent at Dunland" not in offers(game)
    assert "meq.action-command.19" in game.why_not("move Agent at Dunland")
    game.play("done", "command")
    assert "move Agent at Dunland" in offers(game)


@pytest.mark.rule("meq.action-command.22", "meq.action-command.23")
def test_what_moves_to_a_hero_fights_in_the_ambush_step_of_that_hero_and_not_before():
    game = meq(
        hero("Beravor", at="Bree", hand=["Parry"]), hero("Eleanor", at="Edoras", hand=["Parry"]), at="action",
        places={"Tharbad": place(minions=[MOUTH])},
    )  # fmt: skip
    game.play("command", "move Mouth of Sauron", "to Bree")
    assert (at(game, MOUTH), game.decision.kind, game.table()["phase"]) == ("Bree", "action", "action")
    game.play("command", "done", "draw 0", "draw 0")
    assert (game.table()["turn"], game.table()["phase"]) == (FIRST, "ambush")
    assert game.decision.kind == "agility"


# ---- the tokens


@pytest.mark.rule("meq.monster-tokens.2")
def test_three_fifths_of_the_tokens_show_monsters():
    tokens = Counter(
        bool(info.card.faces[0].labels["monster"])
        for info in rw.cards("meq") if info.kind == "monster-token" for _ in range(info.card.copies)
    )  # fmt: skip
    assert tokens == {True: 30, False: 20}


@pytest.mark.rule("meq.monster-tokens.3")
def test_sauron_sees_the_face_of_every_token_on_the_board():
    game = meq(HERO, at="travel", places={"Tharbad": place(monsters=["Agent", "Rumour"])})
    assert [token["name"] for token in game.view(SAURON)["zones"]["monster-tokens"]] == ["Agent", "Rumour"]
    assert [token.get("name") for token in game.view(FIRST)["zones"]["monster-tokens"]] == [None, None]
