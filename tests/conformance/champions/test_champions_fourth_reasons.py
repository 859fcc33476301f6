"""A fourth look from outside: why something is not possible, and what the log says of it."""

from __future__ import annotations

import pytest

from support.champions import card, champions, offers, only, seat

QUIET = ["Hydra Mercenary"] * 9
"""Encounter cards that do nothing when they are revealed."""
TURN_IS_OVER = "That was possible in the Player phase of this round; the next time in the next round"


@pytest.mark.rule("champions.triggering-condition.1", "champions.resource-ability.2", "champions.ability.15")
@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("play Backflip", "The ability of Backflip is used when you would take damage from an attack"),
        ("play Emergency", "The ability of Emergency is used when the villain schemes"),
        ("use Spider-Man", "The ability of Spider-Man is used when the villain attacks you"),
        ("use Daredevil", "The ability of Daredevil is used after Daredevil thwarts"),
        ("use Helicarrier", "Helicarrier is for Player 2 to use"),
        ("play Tigra", "Tigra is not in your hand"),
        ("play Haymaker", TURN_IS_OVER),
        ("play Aunt May", TURN_IS_OVER),
        ("use Surveillance Team", TURN_IS_OVER),
    ],
)
def test_where_a_defender_is_asked_for_each_card_says_when_its_time_is(key: str, reason: str):
    """A turn is no time for interrupts, responses and cards of others: it is not named for them."""
    game = champions(
        seat(
            "Spider-Man", hand=["Backflip", "Emergency", "Haymaker", "Aunt May"], allies=["Daredevil", "Tigra"],
            supports=["Surveillance Team"],
        ),
        seat("Tony Stark", supports=["Helicarrier"]),
        at="6", turn=0, encounter_deck=QUIET,
    )  # fmt: skip
    assert game.decision.kind == "defend"
    assert game.why_not(key).rpartition(" [")[0] == reason


@pytest.mark.rule("champions.action.2", "champions.interrupt.6")
@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "Haymaker is neither an interrupt nor a response: it is for a player’s turn"),
        ("uk", "«Нищівний удар» — не втручання й не реакція: це для ходу гравця"),
        ("ru", "«Сокрушительный удар» — не вмешательство и не реакция: это для хода игрока"),
    ],
)
def test_an_action_is_no_interrupt(lang: str, reason: str):
    game = champions(seat("Spider-Man", hand=["Haymaker", "Energy"], deck=["Genius"]), at="6", encounter_deck=QUIET)
    assert offers(game) == ["use Spider-Man", "pass"]
    assert game.why_not("play Haymaker", lang) == f"{reason} [champions.action.2]"


@pytest.mark.rule("champions.ability.6")
def test_what_answers_a_defeat_and_changes_nothing_says_so():
    """The minion is defeated by the attack: the Room could answer, but there is no threat to remove."""
    game = champions(
        seat("She-Hulk", hand=["One-Two Punch", "Energy"], supports=["Interrogation Room"], engaged=["Hydra Bomber"])
    )
    game.play("attack with She-Hulk", "attack Hydra Bomber")
    assert offers(game) == ["play One-Two Punch", "pass"]
    assert game.why_not("use Interrogation Room") == (
        "Interrogation Room would change nothing now: remove 1 threat from a scheme [champions.ability.6]"
    )


@pytest.mark.rule("champions.prevent.2")
def test_no_more_is_prevented_than_there_is():
    """Rhino attacks with 2, and Cosmic Flight could prevent 3."""
    game = champions(
        seat(card("Captain Marvel", damage=5), upgrades=["Cosmic Flight"]), at="6", encounter_deck=["Advance"] * 9
    )
    game.play("leave it undefended", "use Cosmic Flight")
    said = [(entry.text, entry.rule) for entry in game.log()]
    assert ("Cosmic Flight prevents 2", "champions.prevent.2") in said
    assert only(game, "Captain Marvel").tokens == {"damage": 5}


@pytest.mark.rule("champions.prevent.3")
def test_the_log_cites_that_threat_is_prevented():
    game = champions(seat("Jennifer Walters"), at="5", main_scheme=card("The Break-In!", acceleration=2))
    game.play("use Jennifer Walters")
    said = [(entry.text, entry.rule) for entry in game.log()]
    assert ("Jennifer Walters prevents 1", "champions.prevent.3") in said
    assert said.index(("The Break-In!: 2 threat is placed", "champions.villain-phase.2")) > 0
