"""The actions and the pass as the player aids of the Trilogy and of the duels list them, for both sides."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import rulewright as rw
from support.wotr import asked, card, names, offers, only, player, wotr, zone, zones

TRILOGY, DUEL_TWO, DUEL_THREE = "trilogy", "duel-2", "duel-3"
ACTIVE = ["Amon Hen", "Edoras", "Minas Tirith"]


@dataclass(frozen=True)
class Side:
    """Cards to act with: an army, where it may fight, a character for the path, others, one that has an action."""

    army: str
    battleground: str
    walker: str
    others: tuple[str, str, str]
    used: str


FREE = Side("Riders of Rohan", "Edoras", "Sam Gamgee", ("Sting", "Quickbeam", "Shadowfax"), "Fatty Bolger")
SHADOW = Side("Mordor Orcs", "Minas Tirith", "Grishnákh", ("Black Breath", "Olog-hai", "Fell Beast"), "The Hunter")
PLAYERS = {
    TRILOGY: (("frodo", 0, 1, FREE), ("witch_king", 1, 2, SHADOW)),
    DUEL_TWO: (("gandalf", 0, 1, FREE), ("witch_king", 1, 0, SHADOW)),
    DUEL_THREE: (("gandalf", 0, 1, FREE), ("witch_king", 1, 0, SHADOW)),
}
"""Who acts: the player, their seat (and place in the order), the seat that is next, and their cards."""
ENEMIES = {
    (TRILOGY, 0): ("witch_king", "saruman"),
    (TRILOGY, 1): ("frodo", "aragorn"),
    (DUEL_TWO, 0): ("witch_king",),
    (DUEL_TWO, 1): ("gandalf",),
    (DUEL_THREE, 0): ("witch_king", "saruman"),
    (DUEL_THREE, 1): ("gandalf",),
}
FILLER = {
    "frodo": "Gimli", "gandalf": "Gimli", "aragorn": "Arwen", "witch_king": "Black Uruks", "saruman": "Wolf-riders",
}  # fmt: skip


def acting(trilogy: str, duel_two: str, duel_three: str):
    """The test for a player of each side in each scenario, marked with the clause of its player aid."""
    clauses = {TRILOGY: trilogy, DUEL_TWO: duel_two, DUEL_THREE: duel_three}
    return pytest.mark.parametrize(
        ("scenario", "holder", "seat", "after", "side"),
        [
            pytest.param(scenario, *who, marks=pytest.mark.rule(clause), id=f"{scenario}-{who[0]}")
            for scenario, clause in clauses.items()
            for who in PLAYERS[scenario]
        ],
    )


def turn_of(scenario: str, holder: str, seat: int, **zones_written: object) -> rw.Game:
    """This player's turn in round 2, the only one with cards; everyone has a Ring token."""
    return wotr(scenario=scenario, first=seat, round=2, active=ACTIVE, **{holder: player(**zones_written)})


@acting("wotr.player-aid-trilogy.11", "wotr.player-aid-duel.21", "wotr.player-aid-duel.27")
def test_a_card_is_played_from_hand_and_another_is_cycled_for_it(scenario, holder, seat, after, side):
    first, second, _ = side.others
    game = turn_of(scenario, holder, seat, hand=[side.army, first, second])
    game.play(f"play {side.army}")
    assert offers(game) == [f"to {side.battleground}", "to reserve"]
    game.play(f"to {side.battleground}")
    assert offers(game) == [f"cycle {first}", f"cycle {second}"]
    game.play(f"cycle {second}")
    assert only(game, side.army).attached_to == side.battleground
    assert (names(game, "hand", seat), names(game, "cycle", seat)) == ([first], [second])
    assert (game.decision.kind, asked(game)) == ("action", after)


@acting("wotr.player-aid-trilogy.12", "wotr.player-aid-duel.22", "wotr.player-aid-duel.28")
def test_a_character_or_an_army_is_moved_from_reserve_to_the_path_or_to_a_battleground(
    scenario, holder, seat, after, side
):
    reserve = {holder: player(reserve=[side.army, side.walker])}
    game = wotr(scenario=scenario, first=seat, round=2, active=ACTIVE, patient=True, **reserve)
    moves = [key for key in offers(game) if key.startswith("move")]
    assert moves == [f"move {side.army}", f"move {side.walker}"]
    to_path = game.clone()
    game.play(f"move {side.army}", f"to {side.battleground}")
    assert (only(game, side.army).attached_to, zone(game, side.walker)) == (side.battleground, "reserve")
    assert asked(game) == after
    to_path.play(f"move {side.walker}", "to Amon Hen")
    assert (only(to_path, side.walker).attached_to, zone(to_path, side.army)) == ("Amon Hen", "reserve")
    assert asked(to_path) == after


@acting("wotr.player-aid-trilogy.12", "wotr.player-aid-duel.22", "wotr.player-aid-duel.28")
def test_nothing_is_moved_from_reserve_to_a_location_that_does_not_admit_it(scenario, holder, seat, after, side):
    game = wotr(
        scenario=scenario,
        first=seat,
        active=["Bag End", "Moria"],
        round=2,
        **{holder: player(reserve=[side.army, card(side.used, arrived=2)])},
    )
    assert [key for key in offers(game) if key.startswith("move")] == []
    assert "[wotr.move-action.2]" in game.why_not(f"move {side.army}")
    assert "[wotr.move-action.3]" in game.why_not(f"move {side.used}")


@acting("wotr.player-aid-trilogy.13", "wotr.player-aid-duel.23", "wotr.player-aid-duel.29")
def test_a_card_is_cycled_from_hand(scenario, holder, seat, after, side):
    first, second, _ = side.others
    game = turn_of(scenario, holder, seat, hand=[first, second], deck=[side.army])
    game.play(f"cycle {first}")
    assert (names(game, "hand", seat), names(game, "cycle", seat)) == ([second], [first])
    assert names(game, "deck", seat) == [side.army]
    assert asked(game) == after


@acting("wotr.player-aid-trilogy.14", "wotr.player-aid-duel.24", "wotr.player-aid-duel.30")
def test_to_winnow_two_cards_from_hand_are_eliminated_and_one_is_drawn(scenario, holder, seat, after, side):
    first, second, third = side.others
    game = turn_of(scenario, holder, seat, hand=[first, second, third], deck=[side.army, side.walker])
    game.play("winnow", f"eliminate {first}", f"eliminate {third}")
    assert names(game, "eliminated", seat) == [first, third]
    assert (names(game, "hand", seat), names(game, "deck", seat)) == ([second, side.army], [side.walker])
    assert names(game, "cycle", seat) == []
    assert asked(game) == after


@acting("wotr.player-aid-trilogy.14", "wotr.player-aid-duel.24", "wotr.player-aid-duel.30")
def test_nobody_winnows_with_one_card(scenario, holder, seat, after, side):
    game = turn_of(scenario, holder, seat, hand=[side.others[0]], deck=[side.army])
    assert "winnow" not in offers(game)
    assert "[wotr.procedure-eliminate.9]" in game.why_not("winnow")


@acting("wotr.player-aid-trilogy.15", "wotr.player-aid-duel.25", "wotr.player-aid-duel.31")
def test_an_action_is_used_for_the_text_of_a_card_in_play(scenario, holder, seat, after, side):
    """Fatty Bolger is eliminated to draw 3 cards; the Hunter is cycled to add an attack token to the path."""
    game = turn_of(scenario, holder, seat, reserve=[side.used], deck=[*side.others, side.army])
    game.play(f"use {side.used}")
    if side is FREE:
        assert zone(game, "Fatty Bolger") == "eliminated"
        assert names(game, "hand", seat) == [*side.others]
    else:
        assert zone(game, "The Hunter") == "cycle"
        assert only(game, "Amon Hen").tokens == {"attack": 1}
    assert asked(game) == after


@acting("wotr.player-aid-trilogy.15", "wotr.player-aid-duel.25", "wotr.player-aid-duel.31")
def test_a_card_that_is_not_in_play_has_no_action(scenario, holder, seat, after, side):
    game = turn_of(scenario, holder, seat, hand=[side.used, side.army], deck=[*side.others])
    assert [key for key in offers(game) if key.startswith("use ")] == ["use the Ring token"]
    assert game.why_not(f"use {side.used}") is not None


@acting("wotr.player-aid-trilogy.16", "wotr.player-aid-duel.26", "wotr.player-aid-duel.32")
def test_an_action_is_used_for_the_ring_token_to_draw_cards(scenario, holder, seat, after, side):
    """Who uses it once a round draws 3, eliminates 1 and cycles 1; who uses it once a game draws 2."""
    first, second, third = side.others
    game = turn_of(scenario, holder, seat, deck=[first, second, third, side.army])
    game.play("use the Ring token")
    once_a_game = scenario == TRILOGY or (scenario == DUEL_THREE and side is SHADOW)
    if once_a_game:
        assert names(game, "hand", seat) == [first, second]
    else:
        assert names(game, "hand", seat) == [first, second, third]
        game.play(f"eliminate {first}", f"cycle {second}")
        assert names(game, "hand", seat) == [third]
    assert asked(game) == after


def with_hands(scenario: str, holder: str, seat: int, own: list[str], sizes: tuple[int, ...]) -> rw.Game:
    """This player's turn with these cards, the enemies with so many."""
    enemies = ENEMIES[scenario, seat]
    hands = {enemy: player(hand=[FILLER[enemy]] * size) for enemy, size in zip(enemies, sizes, strict=False)}
    return wotr(scenario=scenario, first=seat, **{holder: player(hand=own)}, **hands)


@acting("wotr.player-aid-trilogy.17", "wotr.player-aid-duel.33", "wotr.player-aid-duel.35")
def test_a_player_may_pass_with_no_more_cards_than_the_carryover_limit(scenario, holder, seat, after, side):
    enough = with_hands(scenario, holder, seat, [*side.others[:2]], (0, 0))
    assert enough.table()["carryover"][seat] == 2
    assert "pass" in offers(enough)
    too_many = with_hands(scenario, holder, seat, [*side.others], (0, 0))
    assert "pass" not in offers(too_many)
    assert "[wotr.action-phase.12]" in too_many.why_not("pass")
    enough.play("pass")
    assert asked(enough) == after


@acting("wotr.player-aid-trilogy.17", "wotr.player-aid-duel.33", "wotr.player-aid-duel.35")
def test_a_higher_carryover_limit_lets_a_player_pass_with_one_card_more(scenario, holder, seat, after, side):
    leader = card("Gandalf the Grey", items=["Gandalf's Staff"]) if side is FREE else "The Lidless Eye"
    game = wotr(scenario=scenario, first=seat, **{holder: player(hand=[*side.others], reserve=[leader])})
    assert game.table()["carryover"][seat] == 3
    assert "pass" in offers(game)


@acting("wotr.player-aid-trilogy.18", "wotr.player-aid-duel.34", "wotr.player-aid-duel.36")
def test_a_player_may_pass_with_fewer_cards_than_every_enemy(scenario, holder, seat, after, side):
    """Reading 1: the pass stands, no card is discarded for being above the limit."""
    fewer = with_hands(scenario, holder, seat, [*side.others], (4, 4))
    assert "pass" in offers(fewer)
    as_many = with_hands(scenario, holder, seat, [*side.others], (3, 3))
    assert "pass" not in offers(as_many)
    fewer.play("pass")
    assert names(fewer, "hand", seat) == [*side.others]
    assert asked(fewer) == after


@pytest.mark.parametrize(
    ("scenario", "holder", "seat", "side"),
    [
        pytest.param(TRILOGY, "frodo", 0, FREE, marks=pytest.mark.rule("wotr.player-aid-trilogy.18")),
        pytest.param(TRILOGY, "witch_king", 1, SHADOW, marks=pytest.mark.rule("wotr.player-aid-trilogy.18")),
        pytest.param(DUEL_THREE, "gandalf", 0, FREE, marks=pytest.mark.rule("wotr.player-aid-duel.36")),
    ],
)
@pytest.mark.parametrize("sizes", [(4, 3), (3, 4)])
def test_one_enemy_with_as_few_cards_forbids_the_pass(scenario, holder, seat, side, sizes):
    game = with_hands(scenario, holder, seat, [*side.others], sizes)
    assert "pass" not in offers(game)


@pytest.mark.rule("wotr.player-aid-trilogy.18", "wotr.player-aid-duel.36")
def test_the_hand_of_an_ally_does_not_count_for_the_pass():
    ally = wotr(
        frodo=player(hand=["Sting", "Gimli", "Quickbeam"]),
        aragorn=player(hand=["Arwen"]),
        witch_king=player(hand=["Mordor Orcs"] * 4),
        saruman=player(hand=["Wolf-riders"] * 4),
    )
    assert "pass" in offers(ally)
    duel = wotr(
        scenario=DUEL_THREE,
        first=1,
        gandalf=player(hand=["Sting"] * 4),
        witch_king=player(hand=["Mordor Orcs"] * 3),
        saruman=player(hand=["Wolf-riders"]),
    )
    assert (asked(duel), "pass" in offers(duel)) == (1, True)


@pytest.mark.rule("wotr.player-aid-trilogy.11", "wotr.player-aid-duel.21", "wotr.player-aid-duel.27")
@pytest.mark.parametrize("scenario", [TRILOGY, DUEL_TWO, DUEL_THREE])
def test_exactly_one_other_card_is_cycled_for_a_card_played_to_reserve(scenario):
    holder = PLAYERS[scenario][0][0]
    game = wotr(scenario=scenario, **{holder: player(hand=["Village Militia", "Sting"])}, active=["Egladil"])
    game.play("play Village Militia")
    assert zones(game, "Village Militia", "Sting") == ["reserve", "cycle"]
    assert names(game, "hand") == []
