"""Influence: extensions, limits, the Shadow Pool, what a broken line loses. The book's example with its numbers."""

from __future__ import annotations

import pytest

from support.meq import asked, hero, influence, meq, offers, place

HERO = hero("Beravor", at="The Shire")


def acting(**written):
    return meq(HERO, at="action", stop=True, **written)


def test_the_action_token_on_6_gives_six_influence_tokens():
    game = acting(places={"Barad-dûr": place(influence=3)})
    game.play("place influence")
    assert game.table()["tracks"]["influence"] == [6]
    placed = 0
    while game.decision.kind == "influence":
        game.choose("influence Barad-dûr" if "influence Barad-dûr" in offers(game) else "influence Mount Doom")
        placed += 1
    assert (placed, influence(game, "Barad-dûr", "Mount Doom")) == (6, [6, 3])


@pytest.mark.rule(
    "meq.influence-example.2", "meq.influence-example.3", "meq.influence-example.4", "meq.influence-example.5",
    "meq.action-influence.2", "meq.action-influence.3", "meq.location-influence.5", "meq.location-influence.6",
    "meq.location-influence.7", "meq.location-influence.8", "meq.location-influence.9", "meq.shadow-pool.2",
)  # fmt: skip
def test_the_example_of_the_book():
    """A line joins Barad-dûr (1 influence) to the Sea of Udûn; the Dead Marshes are next to it."""
    game = acting(
        places={
            "Barad-dûr": place(influence=1),
            "Mount Doom": place(influence=1),
            "Plains of Gorgoroth": place(influence=1),
        }
    )
    game.play("place influence", "into the Shadow Pool")
    assert (game.table()["pool"], game.decision.prompt()) == (1, "Where do you place influence? Left: 5")
    game.play("influence Sea of Udûn")
    assert influence(game, "Sea of Udûn") == [1]
    assert game.why_not("influence Mount Doom").startswith("Mount Doom may hold no more than 1 influence now")
    game.play("influence Barad-dûr", "influence Barad-dûr")
    assert influence(game, "Barad-dûr") == [3]
    assert game.why_not("influence Mount Doom") is None, "each location of the extension may hold up to 3 now"
    game.play("influence Dead Marshes", "influence Dead Marshes")
    assert (influence(game, "Dead Marshes"), game.decision.kind) == ([2], "action")


def test_at_most_two_tokens_of_an_action_go_to_the_shadow_pool():
    game = acting(places={"Barad-dûr": place(influence=3)})
    game.play("place influence", "into the Shadow Pool", "into the Shadow Pool")
    assert game.table()["pool"] == 2
    assert "into the Shadow Pool" not in offers(game)
    assert "no more of these tokens" in game.why_not("into the Shadow Pool").lower()


@pytest.mark.parametrize(("green", "most"), [(6, 4), (7, 8), (12, 8), (13, 12)])
def test_the_shadow_pool_holds_four_for_each_stage(green: int, most: int):
    game = acting(places={"Barad-dûr": place(influence=3)}, green=green, pool=most)
    game.play("place influence")
    assert (game.table()["pool_limit"], "into the Shadow Pool" in offers(game)) == (most, False)
    assert f"at most {most} influence" in game.why_not("into the Shadow Pool")
    lower = acting(places={"Barad-dûr": place(influence=3)}, green=green, pool=most - 1)
    lower.play("place influence", "into the Shadow Pool")
    assert (lower.table()["pool"], "into the Shadow Pool" in offers(lower)) == (most, False)


def test_influence_is_never_placed_in_a_haven():
    game = acting(places={"Dol Guldur": place(influence=3)})
    game.play("place influence")
    assert "influence Lothlórien" not in offers(game)
    assert "Haven" in game.why_not("influence Lothlórien")


@pytest.mark.parametrize(("name", "most"), [("Dol Guldur", 3), ("Mount Gundabad", 3), ("Barad-dûr", 6)])
def test_a_stronghold_holds_what_is_printed_on_it(name: str, most: int):
    game = acting(places={name: place(influence=most)})
    game.play("place influence")
    assert f"influence {name}" not in offers(game)
    assert f"no more than {most} influence" in game.why_not(f"influence {name}")


def test_an_empty_stronghold_extends_nowhere():
    """READINGS 12: an empty Stronghold gives its extension the limit 0."""
    game = acting()
    game.play("place influence")
    places = [key for key in offers(game) if key.startswith("influence ")]
    assert places == ["influence Mount Gundabad", "influence Dol Guldur", "influence Barad-dûr"]


def test_a_location_joined_to_several_strongholds_takes_the_largest_limit():
    """Dol Guldur (1) and Barad-dûr (4) are joined by a line; the line may hold 4."""
    line = ("South Eaves", "Emyn Muil", "Dead Marshes", "Sea of Udûn", "Mount Doom")
    game = acting(
        places={
            "Dol Guldur": place(influence=1),
            "Barad-dûr": place(influence=4),
            **{n: place(influence=1) for n in line},
        }
    )
    game.play("place influence", *["influence South Eaves"] * 3)
    assert influence(game, "South Eaves") == [4]
    assert "no more than 4" in game.why_not("influence South Eaves")


@pytest.mark.rule(
    "meq.location-influence.15", "meq.location-influence.16", "meq.location-influence.17", "meq.hero-rally.1",
    "meq.hero-rally.3", "meq.hero-rally.4", "meq.summary-sauron-turn.1", "meq.sauron-turn-overview.5",
)  # fmt: skip
def test_a_rally_breaks_a_line_and_what_is_cut_off_keeps_one_token():
    game = meq(
        hero("Beravor", at="South Eaves"),
        places={
            "Dol Guldur": place(influence=3), "South Eaves": place(influence=3), "The Bight": place(influence=3),
            "Rhûn": place(influence=2), "Rhosgobel": place(influence=2), "Gladden Fields": place(influence=2),
        },
        at="rally", stop=True,
    )  # fmt: skip
    assert influence(game, "South Eaves", "Dol Guldur", "The Bight", "Rhûn") == [0, 3, 3, 2], "joined by Rhosgobel"
    cut = meq(
        hero("Beravor", at="South Eaves"),
        places={
            "Dol Guldur": place(influence=3), "South Eaves": place(influence=3), "The Bight": place(influence=3),
            "Rhûn": place(influence=2),
        },
        at="rally", stop=True,
    )  # fmt: skip
    assert influence(cut, "South Eaves", "Dol Guldur", "The Bight", "Rhûn") == [0, 3, 1, 1]


def test_nothing_is_removed_from_a_stronghold():
    game = meq(hero("Beravor", at="Dol Guldur"), places={"Dol Guldur": place(influence=2)}, at="rally", stop=True)
    assert influence(game, "Dol Guldur") == [2]


def test_the_surplus_returns_when_the_stage_falls_back():
    """READINGS 26. Théoden Warned of Saruman moves the black marker back from stage II to stage I."""
    game = meq(
        hero("Eometh", at="Edoras", favor=2), event="Théoden Warned of Saruman", black=7, pool=7, at="travel", stop=True
    )
    game.play("explore", "follow Théoden Warned of Saruman")
    assert (game.table()["stage"], game.table()["pool"]) == (1, 4)
    assert asked(game) == 1
