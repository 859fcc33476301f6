"""Leadership: events 20-25, attachments 26-27."""

from __future__ import annotations

import pytest

from support.lotr import card, lotr, offers, only, pass_until, seat, threat, zones


def test_ever_vigilant_readies_an_exhausted_ally_of_any_player():
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=1, exhausted=True)],
            allies=[card("Guard of the Citadel", exhausted=True), "Faramir"],
            hand=["Ever Vigilant"],
        ),
        seat(heroes=["Gimli"], allies=[card("Veteran Axehand", exhausted=True)]),
        at="3.1",
    )
    game.play("play Ever Vigilant")
    assert offers(game) == ["choose Guard of the Citadel", "choose Veteran Axehand"]
    game.play("choose Veteran Axehand")
    assert not only(game, "Veteran Axehand").exhausted
    assert only(game, "Guard of the Citadel").exhausted
    assert only(game, "Aragorn").tokens == {}
    assert zones(game, "Ever Vigilant") == ["discard"]


def test_ever_vigilant_is_not_played_without_an_exhausted_ally():
    game = lotr(
        seat(heroes=[card("Aragorn", resources=1, exhausted=True)], allies=["Faramir"], hand=["Ever Vigilant"]),
        at="3.1",
        patient=True,
    )
    assert "play Ever Vigilant" not in offers(game)


def test_common_cause_exhausts_a_hero_of_yours_to_ready_a_different_hero():
    game = lotr(
        seat(heroes=["Aragorn", card("Glóin", exhausted=True), "Théodred"], hand=["Common Cause"]),
        seat(heroes=["Éowyn", card("Eleanor", exhausted=True)], allies=[card("Faramir", exhausted=True)]),
        at="3.1",
    )
    game.play("play Common Cause")
    assert offers(game) == ["choose Aragorn", "choose Théodred"]
    game.play("choose Aragorn")
    assert only(game, "Aragorn").exhausted
    assert offers(game) == ["choose Glóin", "choose Eleanor"]
    game.play("choose Eleanor")
    assert [name for name in ("Aragorn", "Glóin", "Théodred", "Éowyn", "Eleanor") if only(game, name).exhausted] == [
        "Aragorn",
        "Glóin",
    ]


def test_common_cause_does_not_ready_the_hero_that_pays_for_it():
    game = lotr(seat(heroes=["Aragorn", "Glóin"], hand=["Common Cause"]), at="3.1", patient=True)
    assert "play Common Cause" not in offers(game)


@pytest.mark.rule("lotr.resource-match.2")
def test_common_cause_costs_nothing_but_needs_a_leadership_hero():
    game = lotr(
        seat(heroes=["Gimli", card("Legolas", exhausted=True)], hand=["Common Cause"]),
        at="3.1",
        patient=True,
    )
    assert "play Common Cause" not in offers(game)


def test_for_gondor_gives_attack_to_all_and_defense_to_gondor():
    steward = card("Aragorn", resources=2, attachments=["Steward of Gondor"])
    game = lotr(
        seat(heroes=[steward], allies=["Faramir"], hand=["For Gondor!"]),
        seat(heroes=["Gimli"], allies=["Gondorian Spearman"]),
        staging=["Forest Spider"],
        at="6.2+",
        patient=True,
    )
    game.play("play For Gondor!")
    names = ("Aragorn", "Faramir", "Gimli", "Gondorian Spearman", "Forest Spider")
    assert [only(game, name).value("attack") for name in names] == [4, 2, 3, 2, 2]
    assert [only(game, name).value("defense") for name in names] == [3, 3, 2, 2, 1]
    pass_until(game, "commit")
    assert [only(game, name).value("attack") for name in names] == [3, 1, 2, 1, 2]
    assert [only(game, name).value("defense") for name in names] == [2, 2, 2, 1, 1]


@pytest.mark.rule("lotr.event-cards.5", "lotr.event-cards.6")
def test_for_gondor_does_not_reach_an_ally_that_enters_play_afterwards():
    game = lotr(seat(heroes=[card("Aragorn", resources=3)], hand=["For Gondor!", "Sneak Attack", "Faramir"]), at="6.2+")
    game.play("play For Gondor!", "play Sneak Attack")
    assert (only(game, "Faramir").value("attack"), only(game, "Faramir").value("defense")) == (1, 2)
    assert only(game, "Aragorn").value("attack") == 4


@pytest.mark.rule("lotr.delayed-effects.1", "lotr.anatomy-event.1", "lotr.anatomy-event.2")
def test_sneak_attack_returns_the_ally_at_the_end_of_the_phase():
    game = lotr(seat(heroes=[card("Aragorn", resources=1)], hand=["Sneak Attack", "Gandalf"]), at="3.4+", patient=True)
    game.play("play Sneak Attack", "choose Gandalf", "use Gandalf", "lower your threat by 5")
    assert zones(game, "Gandalf") == ["play"]
    assert game.table()["threat"] == [7]
    game.play("pass")
    assert game.table()["phase"] == "travel"
    assert zones(game, "Gandalf") == ["hand"]
    assert zones(game, "Sneak Attack") == ["discard"]
    assert offers(game) != []


@pytest.mark.rule("lotr.unique.3")
def test_sneak_attack_offers_no_unique_ally_of_which_a_copy_is_in_play():
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=1)],
            hand=["Sneak Attack", "Gandalf", "Faramir", "Guard of the Citadel", "Steward of Gondor"],
        ),
        seat(heroes=["Gimli"], allies=["Gandalf", "Faramir"]),
        at="3.1",
        patient=True,
    )
    game.play("play Sneak Attack")
    assert offers(game) == ["choose Guard of the Citadel"]


def test_an_ally_of_a_sneak_attack_that_was_destroyed_does_not_return_to_hand():
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=1)],
            hand=["Sneak Attack", "Guard of the Citadel"],
            engaged=["King Spider"],
        ),
        at="6.2+",
    )
    game.play("play Sneak Attack", "defend with Guard of the Citadel")
    assert zones(game, "Guard of the Citadel") == ["discard"]
    pass_until(game, "commit")
    assert zones(game, "Guard of the Citadel") == ["discard"]


BEORN = seat(heroes=[card("Aragorn", resources=1)], hand=["Sneak Attack", "Beorn"], deck=["Feint", "Swift Strike"])


@pytest.mark.rule("lotr.timing-priority.5", "lotr.delayed-effects.2")
@pytest.mark.parametrize(("first", "zone"), [("resolve Sneak Attack", "hand"), ("resolve Beorn", "deck")])
def test_the_first_player_orders_the_ends_of_sneak_attack_and_of_beorn(first: str, zone: str):
    game = lotr(seat(heroes=["Gimli"]), BEORN, at="3.4+", patient=True)
    game.play("pass", "play Sneak Attack", "choose Beorn", "pass", "use Beorn")
    assert only(game, "Beorn").value("attack") == 8
    game.play("pass", "pass")
    assert (game.decision.kind, game.decision.seat) == ("order", 0)
    assert sorted(offers(game)) == ["resolve Beorn", "resolve Sneak Attack"]
    game.play(first)
    assert game.table()["phase"] == "travel"
    assert (only(game, "Beorn").zone, only(game, "Beorn").seat) == (zone, 1)


def test_valiant_sacrifice_lets_the_controller_of_the_ally_draw_two_cards():
    game = lotr(
        seat(heroes=[card("Aragorn", resources=1)], hand=["Valiant Sacrifice"], deck=["Grim Resolve"]),
        seat(
            heroes=["Gimli"],
            allies=["Veteran Axehand"],
            deck=["Feint", "Swift Strike", "Beorn"],
            engaged=["King Spider"],
        ),
        at="6.3",
    )
    game.play("defend with Veteran Axehand")
    assert zones(game, "Veteran Axehand") == ["discard"]
    assert (game.decision.seat, offers(game)) == (0, ["play Valiant Sacrifice", "pass"])
    game.play("play Valiant Sacrifice")
    assert zones(game, "Feint") + zones(game, "Swift Strike") == ["hand", "hand"]
    assert (only(game, "Feint").seat, zones(game, "Beorn"), zones(game, "Grim Resolve")) == (1, ["deck"], ["deck"])


def test_valiant_sacrifice_answers_an_ally_that_returns_to_hand():
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=2)],
            hand=["Sneak Attack", "Faramir", "Valiant Sacrifice"],
            deck=["Grim Resolve", "Ever Vigilant"],
        ),
        at="3.4+",
    )
    game.play("play Sneak Attack", "pass")
    assert zones(game, "Faramir") == ["hand"]
    assert offers(game) == ["play Valiant Sacrifice", "pass"]
    game.play("play Valiant Sacrifice")
    assert zones(game, "Grim Resolve") + zones(game, "Ever Vigilant") == ["hand", "hand"]


def test_valiant_sacrifice_answers_an_ally_that_is_shuffled_into_a_deck():
    """It is Beorn who is answered, in the real game and in imagined ones, though nobody knows where he lies."""
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=1)],
            allies=["Beorn"],
            hand=["Valiant Sacrifice"],
            deck=["Grim Resolve", "Ever Vigilant", "Feint"],
        ),
        at="6.2+",
    )
    game.play("use Beorn")
    assert (zones(game, "Beorn"), offers(game)) == (["deck"], ["play Valiant Sacrifice", "pass"])
    assert "Beorn" in game.decision.prompt("en")
    for seed in range(20):
        imagined = game.determinize(0, seed)
        assert imagined.decision.keys == game.decision.keys
        imagined.play("play Valiant Sacrifice")
        assert len(imagined.view(0)["players"][0]["hand"]) == 3  # one of them in the next round
    game.play("play Valiant Sacrifice")
    assert len(game.view(0)["players"][0]["hand"]) == 3


def test_valiant_sacrifice_goes_by_control_and_not_by_ownership():
    game = lotr(
        seat(heroes=["Dúnhere"], allies=["Wandering Took"], deck=["Dwarven Tomb"] * 2, threat=20),
        seat(
            heroes=[card("Aragorn", resources=1)],
            hand=["Valiant Sacrifice"],
            deck=["Grim Resolve", "Ever Vigilant"],
            engaged=["King Spider"],
        ),
        at="6.2+",
    )
    game.play("use Wandering Took", "defend with Wandering Took", "play Valiant Sacrifice")
    assert (only(game, "Wandering Took").zone, only(game, "Wandering Took").seat) == ("discard", 0)
    assert zones(game, "Grim Resolve") + zones(game, "Ever Vigilant") == ["hand", "hand"]
    assert zones(game, "Dwarven Tomb") == ["deck", "deck"]


def test_valiant_sacrifice_is_of_no_use_to_an_empty_deck_or_for_a_hero():
    game = lotr(
        seat(
            heroes=[card("Aragorn", damage=4), card("Glóin", resources=1)],
            hand=["Valiant Sacrifice"],
            deck=["Grim Resolve"],
            engaged=["King Spider"],
        ),
        seat(heroes=["Gimli"], allies=["Veteran Axehand"], engaged=["King Spider"]),
        at="6.3",
    )
    game.play("leave it undefended", "assign the damage to Aragorn")
    assert zones(game, "Aragorn") == ["discard"]
    assert game.decision.kind == "defend"
    game.play("defend with Veteran Axehand")
    assert zones(game, "Veteran Axehand") == ["discard"]
    assert zones(game, "Valiant Sacrifice") == ["hand"]
    assert "play Valiant Sacrifice" not in offers(game)


def test_grim_resolve_readies_every_character_of_every_player():
    worn = [card("Théodred", exhausted=True, resources=5), card("Glóin", exhausted=True)]
    game = lotr(
        seat(heroes=worn, allies=[card("Faramir", exhausted=True)], hand=["Grim Resolve"]),
        seat(heroes=[card("Gimli", exhausted=True, attachments=[card("Unexpected Courage", exhausted=True)])]),
        at="3.1",
    )
    game.play("play Grim Resolve")
    assert [name for name in ("Théodred", "Glóin", "Faramir", "Gimli") if only(game, name).exhausted] == []
    assert only(game, "Unexpected Courage").exhausted
    assert only(game, "Théodred").tokens == {}


@pytest.mark.rule("lotr.attachment-cards.8", "lotr.attachment-cards.9", "lotr.attachment-cards.10")
def test_steward_of_gondor_serves_the_controller_of_the_hero():
    game = lotr(
        seat(heroes=[card("Aragorn", resources=2)], hand=["Steward of Gondor"]), seat(heroes=["Gimli"]), at="2.2"
    )
    game.play("play Steward of Gondor")
    assert offers(game) == ["attach to Aragorn", "attach to Gimli"]
    game.play("attach to Gimli")
    steward = only(game, "Steward of Gondor")
    assert (steward.attached_to, steward.controller, steward.owner) == ("Gimli", 1, 0)
    assert (game.decision.seat, offers(game)) == (1, ["use Steward of Gondor", "pass"])
    game.play("use Steward of Gondor")
    assert only(game, "Gimli").tokens == {"resources": 2}
    assert steward.exhausted
    assert not only(game, "Gimli").exhausted


@pytest.mark.rule("lotr.ownership-and-control.8", "lotr.attachment-cards.6")
def test_steward_of_gondor_goes_to_the_discard_pile_of_its_owner():
    game = lotr(
        seat(heroes=[card("Aragorn", resources=2)], hand=["Steward of Gondor"]),
        seat(heroes=[card("Gimli", damage=4), "Glóin"], engaged=["Black Forest Bats"]),
        at="2.2",
    )
    game.play("play Steward of Gondor", "attach to Gimli")
    pass_until(game, "defend")
    game.play("leave it undefended")
    pass_until(game, "assign")
    game.play("assign the damage to Gimli")
    assert zones(game, "Gimli") == ["discard"]
    assert (only(game, "Steward of Gondor").zone, only(game, "Steward of Gondor").seat) == ("discard", 0)


def test_steward_of_gondor_is_unique():
    attached = card("Aragorn", resources=2, attachments=["Steward of Gondor"])
    game = lotr(seat(heroes=[attached], hand=["Steward of Gondor"]), at="2.2", patient=True)
    assert "play Steward of Gondor" not in offers(game)


def test_celebrians_stone_gives_two_willpower_and_aragorn_a_spirit_icon():
    aragorn = card("Aragorn", resources=2, attachments=["Celebrían's Stone"])
    game = lotr(seat(heroes=[aragorn], hand=["The Favor of the Lady", "Dwarven Axe"]), at="2.2")
    assert only(game, "Aragorn").value("willpower") == 4
    assert offers(game) == ["play The Favor of the Lady", "pass"]
    game.play("play The Favor of the Lady")
    assert only(game, "Aragorn").value("willpower") == 5
    assert only(game, "Aragorn").tokens == {}


def test_celebrians_stone_gives_no_icon_to_another_hero():
    theodred = card("Théodred", resources=2, attachments=["Celebrían's Stone"])
    game = lotr(seat(heroes=[theodred], hand=["The Favor of the Lady", "Steward of Gondor"]), at="2.2")
    assert only(game, "Théodred").value("willpower") == 3
    assert offers(game) == ["play Steward of Gondor", "pass"]
    assert threat(game) == 8
