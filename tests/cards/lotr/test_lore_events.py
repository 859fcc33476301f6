"""Lore: events 63-68, attachments 69-72."""

from __future__ import annotations

import pytest

from support.lotr import card, lotr, offers, only, pass_until, seat, zones


def known(game, viewer: int | None, owner: int) -> list[str]:
    """The cards of a player's deck that a seat knows, the uppermost first."""
    return [piece["name"] for piece in game.view(viewer)["players"][owner]["deck"]["known"]]


def rich(resources: int, *hand: str) -> dict[str, object]:
    """A player with these cards and what they cost."""
    return seat(heroes=[card("Beravor", resources=resources, exhausted=True)], hand=list(hand))


def test_lore_of_imladris_heals_all_damage_from_a_character():
    game = lotr(
        rich(2, "Lore of Imladris"),
        seat(heroes=[card("Gimli", damage=4), "Legolas"], allies=[card("Beorn", damage=5)]),
        at="3.1",
        patient=True,
    )
    game.play("play Lore of Imladris")
    assert offers(game) == ["choose Gimli", "choose Beorn"]
    game.play("choose Gimli")
    assert (only(game, "Gimli").tokens, only(game, "Beorn").tokens) == ({}, {"damage": 5})


def test_loriens_wealth_lets_a_player_draw_three_cards():
    game = lotr(
        rich(3, "Lórien's Wealth"),
        seat(heroes=["Gimli"], deck=["Feint", "Beorn", "Swift Strike", "Blade Mastery"]),
        seat(heroes=["Aragorn"]),
        at="3.1",
        patient=True,
    )
    game.play("play Lórien's Wealth")
    assert offers(game) == ["choose player 2"]
    game.play("choose player 2")
    assert [zones(game, name) for name in ("Feint", "Beorn", "Swift Strike", "Blade Mastery")] == [
        ["hand"],
        ["hand"],
        ["hand"],
        ["deck"],
    ]


@pytest.mark.rule("lotr.rop2010-actions.3")
@pytest.mark.parametrize(
    ("event", "names", "left"),
    [
        ("Radagast's Cunning", ["choose Forest Spider", "choose King Spider"], 5),
        ("Secret Paths", ["choose Old Forest Road", "choose Forest Gate"], 5),
    ],
)
def test_a_card_in_the_staging_area_does_not_contribute_its_threat_this_phase(event: str, names: list[str], left: int):
    staging = ["Forest Spider", "King Spider", "Old Forest Road", "Forest Gate"]
    game = lotr(
        rich(1, event), seat(heroes=["Gimli"], engaged=["Marsh Adder"]), staging=staging, at="3.3+", patient=True
    )
    assert game.table()["staging_threat"] == 7
    game.play(f"play {event}")
    assert offers(game) == names
    game.play(names[1])
    assert game.table()["staging_threat"] == left
    assert only(game, names[1].removeprefix("choose ")).value("threat") == 2
    pass_until(game, "travel")
    assert game.table()["staging_threat"] == 7
    for at in ("2.2", "4.2+", "5.3+"):
        game = lotr(rich(1, event), staging=staging, active="Enchanted Stream", at=at, patient=True)
        assert f"play {event}" not in offers(game)


SEARCH = ["Feint", "Beorn", "Swift Strike", "Blade Mastery"]


def test_gandalfs_search_takes_one_of_the_top_cards_of_any_deck_and_orders_the_rest():
    game = lotr(rich(3, "Gandalf's Search"), seat(heroes=["Gimli"], deck=SEARCH), at="3.1", patient=True)
    game.play("play Gandalf's Search")
    assert offers(game) == ["number 1", "number 2", "number 3"]
    game.play("number 3", "choose player 2")
    assert only(game, "Beravor").tokens == {}
    assert offers(game) == ["take Feint", "take Beorn", "take Swift Strike"]
    assert [known(game, viewer, 1) for viewer in (0, 1, None)] == [["Feint", "Beorn", "Swift Strike"], [], []]
    game.play("take Beorn")
    assert (only(game, "Beorn").zone, only(game, "Beorn").seat) == ("hand", 1)
    assert offers(game) == ["put Feint on top", "put Swift Strike on top"]
    game.play("put Feint on top", "put Swift Strike on top")
    assert known(game, 0, 1) == ["Swift Strike", "Feint"]
    assert zones(game, "Blade Mastery") == ["deck"]


def test_the_order_of_gandalfs_search_is_the_order_of_drawing():
    game = lotr(
        rich(3, "Gandalf's Search"),
        seat(heroes=["Gimli"], deck=["Feint", "Beorn", "Swift Strike"]),
        at="7.4",
        patient=True,
    )
    game.play("pass", "play Gandalf's Search", "number 3", "choose player 2", "take Beorn")
    game.play("put Feint on top", "put Swift Strike on top", "pass", "pass")
    assert game.table()["round"] == 2
    assert (zones(game, "Swift Strike"), zones(game, "Feint")) == (["hand"], ["deck"])


def test_gandalfs_search_looks_at_fewer_cards_when_there_are_fewer():
    game = lotr(rich(4, "Gandalf's Search"), seat(heroes=["Gimli"], deck=["Feint", "Beorn"]), at="3.1", patient=True)
    game.play("play Gandalf's Search", "number 4", "choose player 2")
    assert only(game, "Beravor").tokens == {}
    assert offers(game) == ["take Feint", "take Beorn"]
    game.play("take Feint", "put Beorn on top")
    assert (zones(game, "Feint"), zones(game, "Beorn")) == (["hand"], ["deck"])


@pytest.mark.rule("lotr.ability.12")
def test_gandalfs_search_is_not_played_for_nothing():
    game = lotr(rich(0, "Gandalf's Search"), seat(heroes=["Gimli"], deck=SEARCH), at="3.1", patient=True)
    assert offers(game) == ["pass"]
    game = lotr(rich(3, "Gandalf's Search"), seat(heroes=["Gimli"]), at="3.1", patient=True)
    assert offers(game) == ["pass"]


def test_beorns_hospitality_heals_every_hero_of_one_player():
    game = lotr(
        rich(5, "Beorn's Hospitality"),
        seat(heroes=[card("Gimli", damage=4), card("Legolas", damage=1)], allies=[card("Beorn", damage=2)]),
        seat(heroes=[card("Aragorn", damage=3)]),
        at="3.1",
        patient=True,
    )
    game.play("play Beorn's Hospitality")
    assert offers(game) == ["choose player 2", "choose player 3"]
    game.play("choose player 2")
    assert [only(game, name).tokens for name in ("Gimli", "Legolas", "Beorn", "Aragorn")] == [
        {},
        {},
        {"damage": 2},
        {"damage": 3},
    ]


def test_forest_snare_is_attached_to_an_engaged_enemy_which_cannot_attack():
    game = lotr(
        rich(3, "Forest Snare"),
        seat(heroes=["Gimli"], engaged=["Marsh Adder", "Forest Spider"]),
        staging=["King Spider"],
        at="2.2",
    )
    game.play("play Forest Snare")
    assert offers(game) == ["attach to Marsh Adder", "attach to Forest Spider"]
    game.play("attach to Marsh Adder")
    snare = only(game, "Forest Snare")
    assert (snare.attached_to, snare.controller, snare.owner) == ("Marsh Adder", 0, 0)
    pass_until(game, "defend")
    assert only(game, "Forest Spider").tokens == {"attacked": 1}
    pass_until(game, "attack")
    assert only(game, "Marsh Adder").tokens == {}


def test_forest_snare_stays_on_the_enemy_that_goes_to_the_staging_area_and_engages_again():
    game = lotr(
        seat(
            heroes=[card("Beravor", resources=3, exhausted=True), card("Eleanor", resources=2)],
            hand=["Forest Snare", "A Light in the Dark"],
            engaged=["King Spider"],
        ),
        at="2.2",
    )
    game.play("play Forest Snare", "play A Light in the Dark")
    assert zones(game, "King Spider") + zones(game, "Forest Snare") == ["staging", "staging"]
    pass_until(game, "engage")
    game.play("engage King Spider")
    pass_until(game, "attack")
    assert only(game, "Forest Snare").attached_to == "King Spider"
    assert (only(game, "King Spider").seat, only(game, "King Spider").tokens) == (0, {})


def test_forest_snare_goes_to_the_discard_pile_of_its_owner_with_the_enemy():
    game = lotr(rich(3, "Forest Snare"), seat(heroes=["Gimli"], engaged=["Black Forest Bats"]), at="2.2")
    game.play("play Forest Snare")
    pass_until(game, "attack")
    game.play("attack Black Forest Bats")
    assert (only(game, "Forest Snare").zone, only(game, "Forest Snare").seat) == ("discard", 0)


@pytest.mark.rule("lotr.cannot-have-attachments.1")
def test_the_nazgul_cannot_be_snared():
    game = lotr(
        {**rich(3, "Forest Snare"), "engaged": ["Nazgûl of Dol Guldur"]},
        scenario="escape-from-dol-guldur",
        at="2.2",
        patient=True,
    )
    assert offers(game) == ["pass"]


def protector(hand: int, **more: object) -> dict[str, object]:
    """Beravor protects Lórien."""
    return seat(heroes=[card("Beravor", attachments=["Protector of Lórien"])], hand=["Secret Paths"] * hand, **more)


def test_protector_of_lorien_gives_defense_or_willpower_for_a_discarded_card():
    game = lotr(protector(2), at="3.1")
    game.play("use Protector of Lórien")
    assert zones(game, "Secret Paths") == ["hand", "discard"]
    assert offers(game) == ["give +1 defense", "give +1 willpower"]
    game.play("give +1 defense", "use Protector of Lórien", "give +1 willpower")
    assert (only(game, "Beravor").value("defense"), only(game, "Beravor").value("willpower")) == (3, 3)
    assert not only(game, "Protector of Lórien").exhausted
    pass_until(game, "attack")
    assert (only(game, "Beravor").value("defense"), only(game, "Beravor").value("willpower")) == (2, 2)


@pytest.mark.parametrize(("edition", "again"), [("revised", False), ("classic", True)])
def test_protector_of_lorien_works_three_times_a_phase_but_without_limit_in_the_classic_edition(
    edition: str, again: bool
):
    game = lotr(protector(5), edition=edition, at="3.4+", patient=True)
    for _ in range(3):
        game.play("use Protector of Lórien", "choose Secret Paths", "give +1 willpower")
    assert only(game, "Beravor").value("willpower") == 5
    assert ("use Protector of Lórien" in offers(game)) is again
    game.play("pass")
    pass_until(game, "action")
    assert game.table()["phase"] == "travel"
    assert "use Protector of Lórien" in offers(game)


@pytest.mark.rule("lotr.limit.1", "lotr.limit.2")
def test_each_copy_of_protector_of_lorien_works_three_times_a_phase():
    guarded = card("Beravor", attachments=["Protector of Lórien", "Protector of Lórien"])
    game = lotr(seat(heroes=[guarded], hand=["Secret Paths"] * 8), at="3.4+", patient=True)
    for _ in range(6):
        game.play("use Protector of Lórien", "choose Secret Paths", "give +1 willpower")
    assert only(game, "Beravor").value("willpower") == 8
    assert "use Protector of Lórien" not in offers(game)


def test_protector_of_lorien_on_the_hero_of_another_player_is_paid_from_that_hand():
    game = lotr(
        seat(heroes=[card("Denethor", resources=1)], hand=["Protector of Lórien", "Secret Paths"]),
        seat(heroes=["Gimli"], hand=["Feint"]),
        at="2.2",
    )
    game.play("play Protector of Lórien", "attach to Gimli")
    assert (game.decision.seat, offers(game)) == (1, ["use Protector of Lórien", "pass"])
    game.play("use Protector of Lórien", "give +1 defense")
    assert (zones(game, "Feint"), zones(game, "Secret Paths")) == (["discard"], ["hand"])


def shadows(game, viewer: int | None) -> list[str | None]:
    """The shadow cards as a seat sees them: names, or None for a card it does not know."""
    return [piece.get("name") for piece in game.view(viewer)["zones"]["shadow"]]


DARK = seat(heroes=[card("Glorfindel", attachments=["Dark Knowledge"])], engaged=["Marsh Adder", "King Spider"])


def test_dark_knowledge_lowers_willpower_and_shows_its_player_alone_a_shadow_card():
    game = lotr(
        DARK,
        seat(heroes=["Gimli"], engaged=["Forest Spider"]),
        encounter_deck=["Wolf Rider", "Old Forest Road", "Despair"],
        at="6.2",
        patient=True,
    )
    assert only(game, "Glorfindel").value("willpower") == 2
    game.play("deal a shadow card to Marsh Adder")
    assert (game.decision.seat, offers(game)) == (0, ["use Dark Knowledge", "pass"])
    assert [shadows(game, viewer) for viewer in (0, 1, None)] == [[None]] * 3
    game.play("use Dark Knowledge")
    assert only(game, "Dark Knowledge").exhausted
    assert [shadows(game, viewer) for viewer in (0, 1, None)] == [["Wolf Rider"], [None], [None]]
    told = ["Wolf Rider" in " ".join(line.text for line in game.log(viewer)) for viewer in (0, 1, None)]
    assert told == [True, False, False]
    game.play("deal a shadow card to King Spider")
    assert offers(game) == ["deal a shadow card to Forest Spider"]


def test_dark_knowledge_does_not_look_at_the_shadow_cards_of_other_players():
    game = lotr(
        {**DARK, "engaged": []}, seat(heroes=["Gimli"], engaged=["Forest Spider"]), encounter_deck=["Despair"], at="6.2"
    )
    assert game.decision.kind == "defend"
    assert not only(game, "Dark Knowledge").exhausted


def test_dark_knowledge_has_nothing_to_look_at_when_no_card_could_be_dealt():
    beast = card("Dol Guldur Beastmaster", shadow=["Despair"])
    game = lotr({**DARK, "engaged": [beast]}, at="6.3", patient=True)
    game.play("resolve the attack of Dol Guldur Beastmaster")
    assert game.decision.kind == "action"


def test_self_preservation_heals_two_damage_and_readies_in_the_refresh_phase():
    game = lotr(
        seat(heroes=["Beravor"], allies=[card("Beorn", damage=5, attachments=["Self Preservation"])]), at="6.2+"
    )
    game.play("use Self Preservation")
    assert only(game, "Beorn").tokens == {"damage": 3}
    assert (zones(game, "Self Preservation"), only(game, "Self Preservation").exhausted) == (["play"], True)
    assert not only(game, "Beorn").exhausted
    pass_until(game, "commit")
    assert not only(game, "Self Preservation").exhausted
    game.play("done", "use Self Preservation")
    assert only(game, "Beorn").tokens == {"damage": 1}


def test_self_preservation_is_attached_to_a_character_of_any_player():
    game = lotr(
        rich(3, "Self Preservation"), seat(heroes=["Gimli"], allies=["Beorn"], engaged=["Forest Spider"]), at="2.2"
    )
    game.play("play Self Preservation")
    assert offers(game) == ["attach to Beravor", "attach to Gimli", "attach to Beorn"]
    game.play("attach to Beorn")
    assert (only(game, "Self Preservation").attached_to, only(game, "Self Preservation").controller) == ("Beorn", 1)


def test_self_preservation_is_of_no_use_to_an_unhurt_character():
    game = lotr(
        seat(heroes=[card("Denethor", attachments=["Self Preservation"])]), encounter_deck=[], at="3.1", patient=True
    )
    assert offers(game) == ["pass"]
