"""Who owns and who controls a card; upgrades, supports and allies; friends and enemies."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.champions.events import DEFEATED
from rulewright.games.champions.vocabulary.printing import event, upgrade
from rulewright.games.champions.vocabulary.words import ALLY, IN_YOUR_DISCARD, IT, UPGRADE, Action, Response, on
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.players import YOU
from rulewright.lcg.verbs import Discard, GiveControl, ReturnToHand
from support.champions import buy, card, champions, decline_all, hand, hit_points, offers, only, pile, seat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""
CARDS = {c.id: c for c in rw.cards("champions")}

RECRUIT = event(
    "Recruit", Action(Choose(ALLY), GiveControl(IT, YOU)),
    number=901, copies=3, set_name="Basic", cost=0, resources="wild",
)  # fmt: skip
SCRAP = event(
    "Scrap", Action(Choose(UPGRADE), Discard(IT)), number=902, copies=3, set_name="Basic", cost=0, resources="wild"
)
SECOND_CHANCE = upgrade(
    "Second Chance", Response(ReturnToHand(ALLY & IN_YOUR_DISCARD), after=on(DEFEATED, ALLY, seat=YOU)),
    number=903, copies=3, set_name="Basic", cost=0, resources="wild", traits="Condition.",
)  # fmt: skip
EXTRA = (RECRUIT, SCRAP, SECOND_CHANCE)


# ---- owner and controller


@pytest.mark.rule("champions.ownership-control.1", "champions.ownership-control.2", "champions.ownership-control.4")
@pytest.mark.rule("champions.ownership-control.6")
def test_a_player_owns_the_cards_of_the_deck_and_the_scenario_all_others():
    game = rw.new("champions", seats=2, seed=3)
    s = game.state
    owners: dict[str, set[tuple[int | None, int | None, int | None]]] = {}
    for number in range(len(s.card)):
        piece = rw.Piece(game, number)
        owners.setdefault(piece.zone, set()).add((piece.seat, piece.owner, piece.controller))
    both = {(0, 0, 0), (1, 1, 1)}
    assert (owners["deck"], owners["hand"], owners["play"]) == (both, both, both)
    for zone in ("encounter-deck", "villain", "main-scheme"):
        assert owners[zone] == {(None, None, None)}
    assert owners["nemesis"] == {(0, None, None), (1, None, None)}
    game = champions(seat("Spider-Man", discard=["Haymaker"]), seat("She-Hulk", discard=["Energy"]))
    assert [only(game, name).controller for name in ("Haymaker", "Energy")] == [0, 1]


@pytest.mark.rule("champions.ownership-control.3")
def test_a_card_enters_play_under_the_control_of_its_owner():
    game = champions(seat("Spider-Man"), seat("She-Hulk", hand=["Jessica Jones", "Energy", "Genius"]), turn=1, first=0)
    buy(game, "play Jessica Jones")
    ally = only(game, "Jessica Jones")
    assert (ally.zone, ally.seat, ally.owner, ally.controller) == ("play", 1, 1, 1)
    scenario = champions(seat("Spider-Man", dealt=["Shocker"]), at="8")
    assert (only(scenario, "Shocker").owner, only(scenario, "Shocker").controller) == (None, None)


@pytest.mark.rule("champions.ownership-control.5", "champions.sample-combat-training.2")
def test_combat_training_is_played_on_any_player_who_then_controls_it():
    game = champions(seat("Spider-Man", hand=["Combat Training", "Energy"]), seat("She-Hulk"))
    buy(game, "play Combat Training")
    assert offers(game) == ["choose player 1", "choose player 2"]
    game.play("choose player 2")
    training = only(game, "Combat Training")
    assert (training.owner, training.controller, training.seat) == (0, 1, 1)
    assert (only(game, "Spider-Man").value("atk"), only(game, "She-Hulk").value("atk")) == (2, 4)


@pytest.mark.rule("champions.ownership-control.7")
def test_a_card_under_anothers_control_leaves_play_to_its_owners_area():
    game = champions(
        seat("Spider-Man", hand=["Scrap"]),
        seat("She-Hulk", upgrades=[card("Combat Training", owner=0)]),
        extra=EXTRA,
    )
    game.play("play Scrap")
    assert (sorted(pile(game, "discard")), pile(game, "discard", 1)) == (["Combat Training", "Scrap"], [])
    back = champions(seat("Spider-Man"), seat("She-Hulk", allies=[card("Hellcat", owner=0)]), turn=1)
    back.play("use Hellcat")
    assert (hand(back), hand(back, 1)) == (["Hellcat"], [])


@pytest.mark.rule("champions.ownership-control.8")
def test_what_has_gone_to_its_owner_is_out_of_reach_of_others():
    def fallen(owner: int):
        game = champions(
            seat("Spider-Man", upgrades=["Second Chance"], allies=[card("Daredevil", damage=2, owner=owner)]),
            seat("She-Hulk"),
            extra=EXTRA,
        )
        game.play("attack with Daredevil")
        return game

    own, anothers = fallen(0), fallen(1)
    assert offers(own) == ["use Second Chance", "pass"]
    own.play("use Second Chance")
    assert hand(own) == ["Daredevil"]
    assert (anothers.decision.kind, pile(anothers, "discard", 1)) == ("turn", ["Daredevil"])


@pytest.mark.rule("champions.ownership-control.9", "champions.ownership-control.10", "champions.ownership-control.11")
def test_a_character_changes_control_as_it_is_with_all_that_lies_on_it_for_as_long_as_it_is_in_play():
    daredevil = card("Daredevil", damage=1, exhausted=True, stunned=True, attachments=["Inspired"])
    game = champions(
        seat("Spider-Man", hand=["Recruit"]), seat("She-Hulk", allies=[daredevil]), extra=EXTRA, encounter_deck=PLAIN
    )
    game.play("play Recruit")
    ally, inspired = only(game, "Daredevil"), only(game, "Inspired")
    assert (ally.seat, ally.controller, ally.owner) == (0, 0, 1)
    assert (ally.exhausted, ally.tokens) == (True, {"damage": 1, "stunned": 1})
    assert (inspired.attached_to, inspired.seat, inspired.controller, inspired.owner) == ("Daredevil", 0, 0, 1)
    game.play("end the turn", "end the turn")
    decline_all(game, "turn")
    assert (only(game, "Daredevil").controller, only(game, "Inspired").controller) == (0, 0)
    assert (game.table()["round"], only(game, "Daredevil").zone) == (2, "play")


@pytest.mark.rule("champions.move.2")
def test_a_card_does_not_move_to_where_it_is():
    game = champions(seat("Spider-Man", hand=["Recruit"], allies=["Daredevil"]), seat("She-Hulk"), extra=EXTRA)
    assert "play Recruit" not in offers(game)


# ---- friends and enemies


@pytest.mark.rule("champions.friendly.1")
def test_what_the_players_control_is_friendly():
    game = champions(
        seat(
            card("Spider-Man", damage=1),
            supports=[card("Med Team", counters=3)],
            engaged=[card("Shocker", damage=1)],
            allies=[card("Luke Cage", damage=1)],
        ),
        seat(card("Tony Stark", damage=1), allies=[card("Daredevil", damage=1)]),
        villain=card("Rhino", damage=1),
    )
    game.play("use Med Team")
    names = ["choose Spider-Man", "choose Luke Cage", "choose Tony Stark", "choose Daredevil"]
    assert offers(game) == names


@pytest.mark.rule("champions.enemy.1")
def test_the_villain_and_the_minions_are_enemies():
    game = champions(
        seat("Spider-Man", supports=[card("Tac Team", counters=3)], allies=["Daredevil"], engaged=["Shocker"]),
        seat("Tony Stark", engaged=["Sandman"]),
        villain=card("Rhino", attachments=["Charge"]),
        side_schemes=[card("Crowd Control", threat=1)],
    )
    game.play("use Tac Team")
    assert offers(game) == ["choose Rhino", "choose Shocker", "choose Sandman"]


# ---- upgrades


@pytest.mark.rule("champions.upgrade.4", "champions.upgrade.2", "champions.gain.3")
def test_an_upgrade_enters_play_next_to_the_identity_and_works_at_once():
    game = champions(seat("Spider-Man", hand=["Combat Training", "Energy"]))
    assert only(game, "Spider-Man").value("atk") == 2
    buy(game, "play Combat Training")
    training = only(game, "Combat Training")
    assert (training.zone, training.seat, training.attached_to) == ("play", 0, None)
    assert only(game, "Spider-Man").value("atk") == 3


@pytest.mark.rule("champions.upgrade.5", "champions.sample-combat-training.4")
def test_an_upgrade_next_to_the_identity_changes_the_hero_the_alter_ego_or_both():
    game = champions(seat("Spider-Man", upgrades=["Combat Training", "Mark V Armor"]))
    game.play("attack with Spider-Man")
    assert (hit_points(game, "Rhino"), only(game, "Spider-Man").value("hit_points")) == (11, 16)
    game.play("change form")
    alter_ego = only(game, "Peter Parker")
    assert (alter_ego.value("atk"), alter_ego.value("hit_points")) == (0, 16)


@pytest.mark.rule("champions.upgrade.6", "champions.upgrade.7")
def test_an_attached_upgrade_changes_the_card_it_lies_on():
    game = champions(seat("Spider-Man", hand=["Inspired", "Energy"]), seat("She-Hulk", allies=["Daredevil"]))
    buy(game, "play Inspired")
    assert (only(game, "Inspired").attached_to, only(game, "Inspired").controller) == ("Daredevil", 0)
    values = [(only(game, name).value("thw"), only(game, name).value("atk")) for name in ("Daredevil", "Spider-Man")]
    assert values == [(3, 3), (1, 2)]


@pytest.mark.rule("champions.sample-combat-training.1")
def test_combat_training_is_card_57_a_skill_that_costs_2():
    training = CARDS["01057"]
    assert (training.name, training.kind, training.number) == ("Combat Training", "upgrade", 57)
    assert (sorted(training.traits), training.stats["cost"]) == (["Skill"], 2)


@pytest.mark.rule("champions.sample-combat-training.3")
def test_no_player_has_a_second_combat_training():
    trained = ["Combat Training"]
    game = champions(seat("Spider-Man", hand=["Combat Training", "Energy"], upgrades=trained), seat("She-Hulk"))
    buy(game, "play Combat Training")
    assert [piece.controller for piece in game.look("Combat Training")] == [0, 1]
    full = champions(
        seat("Spider-Man", hand=["Combat Training", "Energy"], upgrades=trained), seat("She-Hulk", upgrades=trained)
    )
    assert "play Combat Training" not in offers(full)
    assert "[champions.max.6]" in full.why_not("play Combat Training")


# ---- supports and allies


@pytest.mark.rule("champions.support.2", "champions.sample-triskelion.1")
def test_a_support_is_played_to_its_players_area():
    triskelion = CARDS["01073"]
    assert (triskelion.kind, sorted(triskelion.traits)) == ("support", ["Location", "S.H.I.E.L.D."])
    assert (triskelion.stats["cost"], triskelion.labels["aspect"]) == (1, "leadership")
    game = champions(seat("Spider-Man", hand=["The Triskelion", "Energy"]), seat("She-Hulk"))
    buy(game, "play The Triskelion")
    piece = only(game, "The Triskelion")
    assert (piece.zone, piece.seat, piece.attached_to, pile(game, "discard")) == ("play", 0, None, ["Energy"])


@pytest.mark.rule("champions.in-play.1", "champions.upgrade.3", "champions.support.4", "champions.ally.2")
def test_what_has_been_played_stays_in_play_and_an_event_does_not():
    game = champions(
        seat(
            "Peter Parker",
            hand=["Combat Training", "Aunt May", "Black Cat", "First Aid", *["Energy"] * 4],
            allies=[card("Luke Cage", damage=1)],
            deck=["Haymaker"] * 20,
        ),
        encounter_deck=PLAIN,
    )
    for key in ("play Combat Training", "play Aunt May", "play First Aid", "play Black Cat"):
        game.choose(key)
        while game.decision.kind == "pay":
            game.choose("done" if "done" in offers(game) else "pay with Energy")
    game.play("end the turn")
    decline_all(game, "turn")
    assert game.table()["round"] == 2
    names = ("Combat Training", "Aunt May", "Black Cat", "Luke Cage", "First Aid")
    assert [zones(game, name) for name in names] == [["play"], ["play"], ["play"], ["play"], ["discard"]]


@pytest.mark.rule("champions.ally.8")
def test_consequential_damage_is_dealt_to_the_ally_itself():
    game = champions(seat("Spider-Man", allies=["Daredevil", "Luke Cage"], engaged=["Shocker"]))
    game.play("attack with Daredevil", "attack Rhino")
    assert [only(game, name).tokens for name in ("Daredevil", "Luke Cage", "Spider-Man")] == [{"damage": 1}, {}, {}]
    tough = champions(seat("Spider-Man", allies=[card("Daredevil", tough=True)]))
    tough.play("attack with Daredevil")
    assert (only(tough, "Daredevil").tokens, hit_points(tough, "Rhino")) == ({}, 12)


@pytest.mark.rule("champions.ally-limit.1", "champions.sample-triskelion.2")
@pytest.mark.parametrize("supports", [[], ["The Triskelion"]])
def test_a_player_controls_three_allies_and_with_the_triskelion_four(supports: list[str]):
    three = ["Daredevil", "Luke Cage", "Tigra"]
    game = champions(seat("Spider-Man", supports=supports, allies=three, hand=["Jessica Jones", "Energy", "Genius"]))
    buy(game, "play Jessica Jones")
    if supports:
        assert (game.decision.kind, zones(game, "Jessica Jones")) == ("turn", ["play"])
        full = champions(
            seat(
                "Spider-Man",
                supports=supports,
                allies=[*three, "Hulk"],
                hand=["Jessica Jones", "Energy", "Genius"],
            )
        )
        buy(full, "play Jessica Jones")
        assert len(offers(full)) == 5
        full.play("discard Hulk")
        assert (full.decision.kind, pile(full, "discard")) == ("turn", ["Energy", "Genius", "Hulk"])
    else:
        assert offers(game) == [f"discard {name}" for name in (*three, "Jessica Jones")]
        game.play("discard Luke Cage")
        assert (game.decision.kind, pile(game, "discard")) == ("turn", ["Energy", "Genius", "Luke Cage"])
