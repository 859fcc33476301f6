"""Fight or peril: what Sauron does when a hero has come to a new location."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import FIRST, SAURON, SECOND, asked, hero, meq, names, offers, place, told

HAND = ["Overdraw", "Parry", "Aimed Shot", "Fall Back", "Quick Shot"]
DOOM = {"Barad-dûr": place(influence=4)}
"""Mount Doom may hold 4 influence then."""
FITTING = ["Orc Scouts", "Nine for Mortal Men Doomed to Die", "The Dark Tower"]
"""At Mount Doom the first two fit: any location, and the region Mordor."""


def to_mount_doom(there: dict, **written: object) -> rw.Game:
    """Argalad (wisdom 2) comes to Mount Doom from the Sea of Udûn, for a card with plains."""
    game = meq(
        hero("Argalad", at="Sea of Udûn", hand=HAND), hero("Beravor", at="Edoras"), at="travel",
        places={**DOOM, "Mount Doom": there}, **written,
    )  # fmt: skip
    game.play("travel to Mount Doom", "discard card Fall Back")
    return game


@pytest.mark.rule(
    "meq.fight-or-peril.2", "meq.fight-or-peril.3", "meq.fight-or-peril.9", "meq.hero-turn-overview.9",
    "meq.summary-hero-turn.6", "meq.peril-cards.2",
)  # fmt: skip
@pytest.mark.parametrize(
    ("there", "choices"),
    [
        (place(influence=3, monsters=["Orc", "Snaga"]), ["attack with Orc", "attack with Snaga", "peril"]),
        (place(influence=3, minions=["Gothmog"]), ["attack with Gothmog", "peril"]),
        (place(influence=2, monsters=["Orc", "Snaga"]), ["attack with Orc", "attack with Snaga"]),
    ],
)
def test_sauron_attacks_or_uses_peril_where_either_is_possible(there: dict, choices: list[str]):
    """Argalad has wisdom 2: with 3 influence Mount Doom is perilous, with 2 it is not."""
    game = to_mount_doom(there)
    assert (asked(game), [key.removesuffix(" at Mount Doom") for key in offers(game)]) == (SAURON, choices)
    assert (game.why_not("peril") is None) == ("peril" in choices)


@pytest.mark.rule("meq.fight-or-peril.3")
@pytest.mark.parametrize(("influence", "follows"), [(2, "travel"), (3, "peril")])
def test_what_stands_in_another_location_does_not_attack(influence: int, follows: str):
    """An Orc is where the hero comes from, the Mouth of Sauron in a neighbouring location."""
    game = meq(
        hero("Argalad", at="Sea of Udûn", hand=HAND), at="travel", decks={"perils": FITTING},
        places={
            "Barad-dûr": place(influence=4, minions=["Mouth of Sauron"]), "Sea of Udûn": place(monsters=["Orc"]),
            "Mount Doom": place(influence=influence),
        },
    )  # fmt: skip
    game.play("travel to Mount Doom", "discard card Fall Back")
    assert game.decision.kind == follows


@pytest.mark.rule("meq.fight-or-peril.2", "meq.fight-or-peril.9", "meq.peril-cards.2")
@pytest.mark.parametrize(
    ("influence", "wisdom", "perilous"), [(0, 0, False), (2, 0, False), (3, 0, True), (3, 1, False), (4, 1, True)]
)
def test_a_location_with_more_influence_than_wisdom_is_perilous(influence: int, wisdom: int, perilous: bool):
    game = meq(
        hero("Argalad", at="Sea of Udûn", hand=HAND, wisdom=wisdom), at="travel",
        places={**DOOM, "Mount Doom": place(influence=influence)}, decks={"perils": FITTING},
    )  # fmt: skip
    game.play("travel to Mount Doom", "discard card Fall Back")
    assert game.decision.kind == ("peril" if perilous else "travel")


@pytest.mark.rule("meq.peril-cards.2")
@pytest.mark.parametrize(
    ("here", "there", "card"),
    [
        ("Eregion", "Moria", "Parry"), ("Ettenmoors", "Ruins of Angmar", "Fall Back"),
        ("Mount Doom", "Barad-dûr", "Fall Back"), ("South Eaves", "Dol Guldur", "Overdraw"),
    ],
)  # fmt: skip
def test_some_locations_are_always_perilous(here: str, there: str, card: str):
    game = meq(hero("Argalad", at=here, hand=HAND), at="travel")
    game.play(f"travel to {there}", f"discard card {card}")
    assert told(game, "meq.fight-or-peril.10")[:1] == ["Sauron uses peril against Argalad"]


def test_a_safe_empty_location_is_quiet():
    game = to_mount_doom(place())
    assert (asked(game), game.decision.kind) == (FIRST, "travel")


@pytest.mark.rule("meq.fight-or-peril.4", "meq.fight-or-peril.5")
def test_the_chosen_token_is_turned_up_and_the_hero_must_fight_it():
    game = to_mount_doom(place(monsters=["Snaga", "Orc"]))
    assert {token.get("name") for token in game.view(FIRST)["zones"]["monster-tokens"]} == {None}
    game.play("attack with Orc at Mount Doom")
    assert [token.get("name") for token in game.view(FIRST)["zones"]["monster-tokens"]] == [None, "Orc"]
    assert told(game, "meq.combat.1") == ["Argalad fights Orc"]
    assert (asked(game), game.decision.kind) == (FIRST, "agility")


@pytest.mark.rule("meq.fight-or-peril.6", "meq.combat-phases.30")
def test_an_enemy_left_undefeated_in_the_travel_step_ends_the_turn():
    """No exploring, no encounter: it is Beravor's turn."""
    game = to_mount_doom(place(monsters=["Orc"]))
    game.play("draw 0", "declare exhaustion", "declare exhaustion", "done")
    assert (asked(game), game.decision.kind) == (SECOND, "rest")
    assert told(game, "meq.encounter-step.4", "meq.encounter-step.5", "meq.encounter-step.6") == []
    assert told(game, "meq.combat-phases.30") == ["Argalad's turn ends at once"]


@pytest.mark.rule("meq.fight-or-peril.6")
def test_a_defeated_one_does_not():
    """Argalad's Overdraw hits the Orc (health 3) for 2, and his Quick Shot for 1."""
    game = meq(
        hero("Argalad", at="Bree", hand=["Overdraw", "Quick Shot", "Parry"]), at="travel",
        places={"Old Forest": place(monsters=["Orc"])}, decks={"zealot-deck": ["Hack", "Hack"]},
    )  # fmt: skip
    game.play("travel to Old Forest", "discard card Parry", "draw 0")
    game.play("fight on", "fight on", "lay Overdraw", "lay Hack", "lose the top card")
    game.play("fight on", "fight on", "lay Hack")
    assert (asked(game), game.decision.kind) == (FIRST, "travel")


@pytest.mark.rule("meq.fight-or-peril.8")
def test_a_blank_token_is_discarded_and_the_hero_goes_on_to_explore():
    """There is no peril in its place, though Mount Doom is perilous."""
    game = to_mount_doom(place(influence=3, monsters=["Rumour"]))
    game.play("attack with Rumour at Mount Doom")
    assert (asked(game), game.decision.kind, "explore" in offers(game)) == (FIRST, "travel", True)
    assert names(game, "pile-1-discard", -1) + names(game, "pile-5-discard", -1) == ["Rumour"]
    assert told(game, "meq.combat.1", "meq.fight-or-peril.10") == []
    assert told(game, "meq.fight-or-peril.8") == ["Monster token discarded: Rumour"]


@pytest.mark.rule("meq.fight-or-peril.10", "meq.peril-cards.5", "meq.peril-cards.3")
def test_sauron_draws_three_peril_cards_and_chooses_one_that_fits():
    """READINGS 7: the others are discarded."""
    game = to_mount_doom(place(influence=3), decks={"perils": [*FITTING, "Trapped"]}, seed=1)
    assert (asked(game), game.decision.kind) == (SAURON, "peril")
    assert offers(game) == ["inflict Orc Scouts", "inflict Nine for Mortal Men Doomed to Die"]
    game.play("inflict Nine for Mortal Men Doomed to Die")
    assert names(game, "perils-discard", -1)[:2] == ["Orc Scouts", "The Dark Tower"]


@pytest.mark.rule("meq.fight-or-peril.11", "meq.peril-cards.4")
def test_a_peril_card_of_another_location_cannot_be_chosen():
    game = to_mount_doom(place(influence=3), decks={"perils": ["The Dark Tower", "Orc Scouts", "Trapped"]})
    assert offers(game) == ["inflict Orc Scouts"]
    for other in ("The Dark Tower", "Trapped"):
        assert "Mount Doom" in game.why_not(f"inflict {other}")
    assert game.why_not("pass") is not None, "one that fits must be chosen"


@pytest.mark.rule("meq.fight-or-peril.12")
def test_if_no_peril_card_fits_all_are_discarded():
    perils = ["The Dark Tower", "Khazad-dûm", "Trapped"]
    game = to_mount_doom(place(influence=3), decks={"perils": perils})
    game.play("pass")
    assert (names(game, "perils-discard", -1), game.decision.kind, asked(game)) == (perils, "travel", FIRST)


@pytest.mark.rule("meq.peril-cards.7")
def test_a_peril_card_is_carried_out_and_then_discarded():
    """A slip of the translation. Trapped: 2 influence into the Shadow Pool, the hero discards 2 cards."""
    game = meq(
        hero("Argalad", at="Ettenmoors", hand=HAND),
        at="travel",
        decks={"perils": ["Trapped", "Khazad-dûm", "Orc Scouts"]},
    )
    game.play("travel to Ruins of Angmar", "discard card Fall Back", "inflict Trapped")
    assert (game.table()["pool"], names(game, "revealed", -1)) == (2, ["Trapped"])
    game.play("discard card Overdraw", "discard card Parry")
    assert names(game, "perils-discard", -1) == ["Khazad-dûm", "Orc Scouts", "Trapped"]
    assert names(game, "hand") == ["Aimed Shot", "Quick Shot"]


def test_a_peril_that_says_reshuffle_takes_all_discards_with_it():
    """READINGS 26: the other drawn cards too."""
    game = to_mount_doom(
        place(influence=3), decks={"perils": FITTING, "corruption": ["Weak"]}, discards={"perils": ["Trapped"]}
    )
    game.play("inflict Orc Scouts")
    assert names(game, "perils-discard", -1) == []
    assert len(names(game, "perils", -1)) == 15


def test_what_a_peril_promises_after_a_fight_that_ends_the_turn_is_lost():
    """Khazad-dûm: fight a Balrog; favor and training only for a victory. Without one the turn is over."""
    game = meq(
        hero("Argalad", at="Eregion", hand=HAND), hero("Beravor", at="Edoras"), at="travel",
        decks={"perils": ["Khazad-dûm", "Trapped", "The Dark Tower"]},
    )  # fmt: skip
    game.play("travel to Moria", "discard card Parry", "inflict Khazad-dûm")
    game.play("draw 0", "declare exhaustion", "declare exhaustion")
    assert (asked(game), game.decision.kind) == (SECOND, "rest")
    assert "Khazad-dûm" in names(game, "perils-discard", -1)


def test_no_move_made_by_an_effect_causes_a_fight_or_a_peril():
    """READINGS 21. An Evil Fog takes the hero next door, where an Orc is; nobody fights before the Ambush step."""
    game = meq(
        hero("Argalad", at="Weathertop"), at="action", stop=True, shadow=["An Evil Fog"], pool=1,
        places={"Bree": place(monsters=["Orc"])},
    )  # fmt: skip
    game.play("play An Evil Fog", "yes", "choose Bree")
    assert (game.decision.kind, told(game, "meq.combat.1")) == ("action", [])
