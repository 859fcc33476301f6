"""Dol Guldur Orcs: encounter cards 89-95."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, face, lotr, offers, only, pass_until, seat, step, zones


def damage(game: rw.Game, *names: str) -> list[int]:
    """The damage on these cards."""
    return [only(game, name).tokens.get("damage", 0) for name in names]


def test_dol_guldur_orcs_deal_two_damage_to_a_committed_character_of_the_first_players_choice():
    game = lotr(
        seat(heroes=[card("Aragorn", committed=True), "Glóin"]),
        seat(heroes=[card("Legolas", committed=True)], allies=[card("Faramir", committed=True)]),
        encounter_deck=["Dol Guldur Orcs"],
        first=1,
        at="3.3",
        patient=True,
    )
    assert (game.decision.seat, sorted(offers(game))) == (1, ["choose Aragorn", "choose Faramir", "choose Legolas"])
    game.play("choose Aragorn")
    assert damage(game, "Aragorn", "Glóin", "Legolas", "Faramir") == [2, 0, 0, 0]


def test_dol_guldur_orcs_harm_nobody_when_nobody_is_committed():
    game = lotr(seat(), encounter_deck=["Dol Guldur Orcs"], at="3.3", patient=True)
    assert (game.decision.kind, damage(game, "Aragorn"), zones(game, "Dol Guldur Orcs")) == ("action", [0], ["staging"])


@pytest.mark.parametrize(("answer", "attack"), [("defend with Aragorn", 3 + 1), ("leave it undefended", 3 + 3)])
def test_dol_guldur_orcs_as_a_shadow_strengthen_the_attacker(answer, attack):
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"], engaged=[card("King Spider", shadow=["Dol Guldur Orcs"])]),
        at="6.3",
        patient=True,
    )
    face(game, answer)
    assert only(game, "King Spider").value("attack") == attack
    pass_until(game, "attack")
    assert only(game, "King Spider").value("attack") == 3


def test_chieftain_ufthak_grows_by_two_attack_with_every_attack_he_makes():
    game = lotr(seat(heroes=["Gimli", "Aragorn"], engaged=["Chieftan Ufthak"]), at="6.3", patient=True)
    ufthak = only(game, "Chieftan Ufthak")
    face(game, "defend with Gimli")
    assert (ufthak.value("attack"), ufthak.tokens.get("resources")) == (3, None)
    pass_until(game, "attack")
    assert (ufthak.value("attack"), ufthak.tokens["resources"]) == (5, 1)
    grown = lotr(seat(heroes=["Gimli"], engaged=[card("Chieftan Ufthak", resources=3)]), at="6.3", patient=True)
    assert only(grown, "Chieftan Ufthak").value("attack") == 3 + 2 * 3


def test_chieftain_ufthak_grows_after_an_undefended_attack_too_and_is_worth_four_victory_points():
    game = lotr(seat(heroes=["Gimli"], engaged=["Chieftan Ufthak"]), at="6.3", patient=True)
    face(game, "leave it undefended")
    pass_until(game, "attack")
    assert only(game, "Chieftan Ufthak").tokens["resources"] == 1
    (info,) = [info for info in rw.cards("lotr") if info.name == "Chieftan Ufthak"]
    assert info.stats["victory"] == 4


def test_dol_guldur_beastmaster_is_dealt_a_second_shadow_card_when_its_attack_is_picked():
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"], engaged=[card("Dol Guldur Beastmaster", shadow=["Wargs"])]),
        encounter_deck=["Dol Guldur Orcs", "Forest Gate"],
        at="6.4a",
        patient=True,
    )
    assert zones(game, "Dol Guldur Orcs") == ["encounter-deck"]
    game.play("resolve the attack of Dol Guldur Beastmaster")
    assert game.decision.rule == "lotr.phase-sequence.13", "before a defender is declared"
    assert only(game, "Dol Guldur Orcs").attached_to == "Dol Guldur Beastmaster"
    assert zones(game, "Forest Gate") == ["encounter-deck"]
    face(game, "leave it undefended")
    assert only(game, "Dol Guldur Beastmaster").value("attack") == 3 + 2 + 3, "both shadow effects count"


def test_driven_by_shadow_strengthens_what_lies_in_the_staging_area_at_that_moment():
    game = lotr(
        seat(heroes=["Aragorn"], engaged=["Wargs"]),
        seat(heroes=["Legolas"]),
        staging=["King Spider", "Forest Gate", "Shadow Key"],
        active="Enchanted Stream",
        encounter_deck=["Driven by Shadow", "Old Forest Road", "Eyes of the Forest"],
        at="3.3",
        patient=True,
    )
    names = ("King Spider", "Forest Gate", "Wargs", "Enchanted Stream", "Old Forest Road")
    assert [only(game, name).value("threat") for name in names] == [2 + 1, 2 + 1, 2, 2, 1]
    assert zones(game, "Eyes of the Forest") == ["encounter-deck"], "no surge"
    while game.table()["phase"] == "quest":
        game.choose("pass")
    assert [only(game, name).value("threat") for name in names[:2]] == [2, 2]


def test_driven_by_shadow_surges_when_the_staging_area_is_empty():
    game = lotr(seat(), encounter_deck=["Driven by Shadow", "Forest Gate", "Old Forest Road"], at="3.3", patient=True)
    where = [zones(game, name) for name in ("Driven by Shadow", "Forest Gate", "Old Forest Road")]
    assert where == [["encounter-discard"], ["staging"], ["encounter-deck"]]
    assert only(game, "Forest Gate").value("threat") == 2


def driven(answer: str) -> rw.Game:
    """The defending player has attachments on two heroes, one of them an encounter card."""
    game = lotr(
        seat(
            heroes=[
                card("Aragorn", attachments=["Steward of Gondor", "Caught in a Web"]),
                card("Gimli", attachments=["Dwarven Axe"]),
            ],
            engaged=[card("King Spider", shadow=["Driven by Shadow"])],
        ),
        seat(heroes=[card("Legolas", attachments=["Blade of Gondolin"])]),
        at="6.3",
        patient=True,
    )
    face(game, answer)
    return game


def test_driven_by_shadow_as_a_shadow_discards_an_attachment_of_the_defender_even_a_condition_of_the_scenario():
    game = driven("defend with Aragorn")
    assert (game.decision.seat, offers(game)) == (0, ["choose Steward of Gondor", "choose Caught in a Web"])
    game.play("choose Caught in a Web")
    assert zones(game, "Caught in a Web") == ["encounter-discard"]
    kept = [zones(game, name) for name in ("Steward of Gondor", "Dwarven Axe", "Blade of Gondolin")]
    assert kept == [["play"]] * 3


def test_driven_by_shadow_as_a_shadow_of_an_undefended_attack_discards_all_attachments_the_player_controls():
    game = driven("leave it undefended")
    pass_until(game, "action")
    names = ("Steward of Gondor", "Dwarven Axe", "Caught in a Web", "Blade of Gondolin")
    assert [zones(game, name) for name in names] == [["discard"], ["discard"], ["play"], ["play"]]


def test_the_necromancers_reach_deals_a_damage_to_each_exhausted_character_of_all_players():
    game = lotr(
        seat(heroes=[card("Aragorn", exhausted=True), "Glóin"], allies=[card("Snowbourn Scout", exhausted=True)]),
        seat(heroes=[card("Legolas", exhausted=True, committed=True), "Gimli"]),
        encounter_deck=["The Necromancer's Reach", "Forest Gate", "Old Forest Road"],
        at="3.3",
        patient=True,
    )
    assert damage(game, "Aragorn", "Glóin", "Legolas", "Gimli") == [1, 0, 1, 0]
    assert zones(game, "Snowbourn Scout") == ["discard"]


def test_travelling_to_necromancers_pass_costs_the_first_player_two_cards_at_random():
    hand = ["Gandalf", "Faramir", "Sneak Attack"]
    left = set()
    for seed in range(20):
        game = lotr(
            seat(heroes=["Legolas"], hand=["Feint", "Quick Strike"]),
            seat(heroes=["Aragorn"], hand=hand),
            staging=["Necromancer's Pass"],
            first=1,
            at="4.2",
            seed=seed,
            patient=True,
        )
        game.play("travel to Necromancer's Pass")
        pass_until(game, "action")
        kept = [name for name in hand if zones(game, name) == ["hand"]]
        assert (len(kept), zones(game, "Feint"), zones(game, "Necromancer's Pass")) == (
            1,
            ["hand"],
            ["active-location"],
        )
        left.update(kept)
    assert left == set(hand), "chance decides"


def test_nobody_travels_to_necromancers_pass_while_the_first_player_has_only_one_card():
    game = lotr(
        seat(heroes=["Aragorn"], hand=["Gandalf"]),
        seat(heroes=["Legolas"], hand=["Feint", "Quick Strike"]),
        staging=["Necromancer's Pass", "Forest Gate"],
        at="4.2",
    )
    assert offers(game) == ["travel to Forest Gate", "stay"]


def test_no_player_draws_a_card_while_enchanted_stream_is_the_active_location():
    def resource_phase(**written: object) -> rw.Game:
        return lotr(
            seat(heroes=["Beravor"], deck=["Gandalf"]),
            seat(heroes=["Legolas"], deck=["Feint"]),
            at="1.1",
            patient=True,
            **written,
        )

    game = resource_phase(active="Enchanted Stream")
    assert (zones(game, "Gandalf"), zones(game, "Feint")) == (["deck"], ["deck"])
    assert step(game) == "1.3"
    assert "use Beravor" not in offers(game)
    free = resource_phase(staging=["Enchanted Stream"])
    assert (zones(free, "Gandalf"), zones(free, "Feint")) == (["hand"], ["hand"])
