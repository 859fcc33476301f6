"""Influence: extensions, limits, the Shadow Pool, what a broken line loses. The book's example with its numbers."""

from __future__ import annotations

import pytest

from support.meq import asked, hero, influence, meq, offers, place

HERO = hero("Beravor", at="The Shire")


def acting(**written):
    return meq(HERO, at="action", stop=True, **written)


@pytest.mark.rule("meq.influence-example.1", "meq.action-influence.1", "meq.shadow-pool.1", "meq.action-track.6")
def test_the_action_token_on_6_gives_six_influence_tokens():
    """They come from the supply: nothing is taken from the pool or from any location."""
    game = acting(places={"Barad-dûr": place(influence=3), "Rhûn": place(influence=1)}, pool=2)
    game.play("place influence")
    assert game.table()["tracks"]["influence"] == [6]
    placed = 0
    while game.decision.kind == "influence":
        game.choose("influence Barad-dûr" if "influence Barad-dûr" in offers(game) else "influence Mount Doom")
        placed += 1
    assert (placed, influence(game, "Barad-dûr", "Mount Doom", "Rhûn")) == (6, [6, 3, 1])
    assert game.table()["pool"] == 2


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
    assert "meq.action-influence.3" in game.why_not("done"), "all tokens are used"
    for beyond in ("Dead Marshes", "Rhûn"):
        assert "meq.location-influence.6" in game.why_not(f"influence {beyond}"), "no line comes near it yet"
    game.play("influence Sea of Udûn")
    assert influence(game, "Sea of Udûn") == [1]
    assert game.why_not("influence Mount Doom").startswith("Mount Doom may hold no more than 1 influence now")
    game.play("influence Barad-dûr", "influence Barad-dûr")
    assert influence(game, "Barad-dûr") == [3]
    assert game.why_not("influence Mount Doom") is None, "each location of the extension may hold up to 3 now"
    game.play("influence Dead Marshes", "influence Dead Marshes")
    assert (influence(game, "Dead Marshes"), game.decision.kind) == ([2], "action")


@pytest.mark.rule("meq.action-influence.2", "meq.shadow-pool.2")
def test_at_most_two_tokens_of_an_action_go_to_the_shadow_pool():
    game = acting(places={"Barad-dûr": place(influence=3)})
    game.play("place influence", "into the Shadow Pool", "into the Shadow Pool")
    assert game.table()["pool"] == 2
    assert "into the Shadow Pool" not in offers(game)
    assert "no more of these tokens" in game.why_not("into the Shadow Pool").lower()


@pytest.mark.rule("meq.shadow-pool.6", "meq.shadow-pool.7", "meq.shadow-pool.8", "meq.shadow-pool.9")
@pytest.mark.parametrize(("green", "most"), [(6, 4), (7, 8), (12, 8), (13, 12)])
def test_the_shadow_pool_holds_four_for_each_stage(green: int, most: int):
    game = acting(places={"Barad-dûr": place(influence=3)}, green=green, pool=most)
    game.play("place influence")
    assert (game.table()["pool_limit"], "into the Shadow Pool" in offers(game)) == (most, False)
    assert f"at most {most} influence" in game.why_not("into the Shadow Pool")
    lower = acting(places={"Barad-dûr": place(influence=3)}, green=green, pool=most - 1)
    lower.play("place influence", "into the Shadow Pool")
    assert (lower.table()["pool"], "into the Shadow Pool" in offers(lower)) == (most, False)


@pytest.mark.rule("meq.location-influence.10")
def test_influence_is_never_placed_in_a_haven():
    game = acting(places={"Dol Guldur": place(influence=3)})
    game.play("place influence")
    assert "influence Lothlórien" not in offers(game)
    assert "Haven" in game.why_not("influence Lothlórien")
    tempted = meq(hero("Beravor", at="Rivendell"), at="action", stop=True, shadow=["Do Not Tempt Me!"], pool=4)
    tempted.play("play Do Not Tempt Me!")
    assert (tempted.decision.kind, influence(tempted, "Rivendell")) == ("action", [0]), "no card can either"


@pytest.mark.rule("meq.location-influence.12")
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


@pytest.mark.rule("meq.location-influence.11", "meq.location-influence.13", "meq.location-influence.7")
def test_an_extension_holds_no_more_than_its_stronghold_whose_strength_is_its_influence():
    game = acting(places={"Dol Guldur": place(influence=2), "South Eaves": place(influence=2)})
    game.play("place influence")
    assert "no more than 2 influence" in game.why_not("influence South Eaves")
    game.play("influence Dol Guldur", "influence South Eaves")
    assert "no more than 3 influence" in game.why_not("influence South Eaves")


@pytest.mark.rule("meq.location-influence.14")
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
    "meq.hero-rally.4", "meq.summary-sauron-turn.1", "meq.sauron-turn-overview.5",
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


def test_where_a_text_names_one_stronghold_the_strongest_one_still_says_how_much():
    """Carn Dûm Reborn puts influence in extension of Mount Gundabad (1 token). The High Pass is next to it, but lies in
    a line from Dol Guldur (3), too: it may hold 3."""
    line = ("The High Pass", "The Forest Road", "Rhosgobel")
    written = {name: place(influence=1) for name in line}
    game = meq(
        hero("Beravor", at="Ettenmoors", hand=["Parry"]), at="encounter", stop=True, places=written
        | {"Mount Gundabad": place(influence=1), "Dol Guldur": place(influence=3)},
        decks={"encounters-2": ["Carn Dûm Reborn"]},
    )  # fmt: skip
    game.play("influence for Sauron", "influence The High Pass", "influence The High Pass")
    assert influence(game, "The High Pass") == [3]
    assert game.why_not("influence The High Pass").startswith("The High Pass may hold no more than 3")
    assert "meq.location-influence.6" in game.why_not("influence Mount Doom"), "of no extension of Mount Gundabad"


# ---- influence placed by cards


def test_a_card_may_place_influence_outside_any_extension_and_one_token_of_it_stays():
    """READINGS 12. Shire, Baggins puts 1 influence in the Shire, where 1 lies already."""
    game = acting(shadow=["Shire, Baggins"], pool=7, green=7, places={"Dol Guldur": place(influence=2)})
    game.play("play Shire, Baggins")
    assert influence(game, "The Shire", "Dol Guldur") == [1, 2]
    more = acting(shadow=["Shire, Baggins"], pool=7, green=7, places={"The Shire": place(influence=1)})
    more.play("play Shire, Baggins")
    assert influence(more, "The Shire") == [1]


def test_strongholds_are_filled_first():
    """READINGS 12. A New Power is Rising: 2 influence in each location of Mordor; Barad-dûr was empty."""
    game = acting(shadow=["A New Power is Rising"], pool=4)
    game.play("play A New Power is Rising")
    mordor = ("Barad-dûr", "Mount Doom", "Minas Morgul", "Plains of Gorgoroth", "Sea of Udûn")
    assert influence(game, *mordor) == [2, 2, 2, 2, 2]
    full = acting(shadow=["A New Power is Rising"], pool=4, places={"Barad-dûr": place(influence=5)})
    full.play("play A New Power is Rising", "2 influence in each location of Mordor")
    assert influence(full, *mordor) == [6, 2, 2, 2, 2], "6 is printed on Barad-dûr"


def test_water_paths_count_for_a_line():
    """READINGS 12. Emyn Muil and the Nindalf are joined by water."""
    game = acting(places={"Dol Guldur": place(influence=1), "Emyn Muil": place(influence=1)})
    game.play("place influence", "influence The Nindalf")
    assert influence(game, "The Nindalf") == [1]


@pytest.mark.rule("meq.influence-tokens.1")
def test_events_shadow_cards_and_encounters_give_influence_too():
    """He Has at Last Heard (event), Do Not Tempt Me! (Shadow), Carn Dûm Reborn (encounter)."""
    event = meq(HERO, at="event", stop=True, green=13, black=13, decks={"events-3": ["He Has at Last Heard"]})
    assert influence(event, "The Shire", "Old Forest", "Hills of Evendim", "The Grey Havens") == [1, 1, 1, 1]
    shadow = acting(shadow=["Do Not Tempt Me!"], pool=4)
    shadow.play("play Do Not Tempt Me!", "yes")
    assert influence(shadow, "The Shire") == [1]
    encounter = meq(
        hero("Beravor", at="Ettenmoors", hand=["Parry"]), at="encounter", stop=True,
        decks={"encounters-2": ["Carn Dûm Reborn"]}, places={"Mount Gundabad": place(influence=1)},
    )  # fmt: skip
    encounter.play("influence for Sauron", "influence Mount Gundabad", "influence Mount Gundabad")
    assert (encounter.table()["pool"], influence(encounter, "Mount Gundabad", "The Northern Waste")) == (1, [3, 0])


@pytest.mark.rule("meq.influence-tokens.2", "meq.location-influence.3")
def test_influence_in_a_location_makes_it_perilous_and_influence_in_the_pool_does_not():
    """Beravor has wisdom 2: with 3 influence South Eaves is perilous for her, so that she has no encounter there."""
    found = []
    for tokens, pool in ((2, 0), (3, 0), (2, 4)):
        game = meq(
            hero("Beravor", at="South Eaves"), at="encounter", stop=True, pool=pool,
            places={"Dol Guldur": place(influence=3), "South Eaves": place(influence=tokens)},
        )  # fmt: skip
        found.append(game.view(None)["zones"]["encounters-3"]["count"])
    assert found == [12, 15, 12]
