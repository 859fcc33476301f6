"""A seventh look, clause by clause: refusals and lines of the log that name the clause that settles them."""

from __future__ import annotations

import pytest

from support.champions import buy, card, champions, offers, only, seat, zones

QUIET = ["Hydra Mercenary"] * 9
"""Encounter cards that do nothing when they are revealed."""


def told(game, beginning: str) -> list[tuple[str, str]]:
    """The lines of the log that begin like this, each with its clause."""
    return [(entry.text, entry.rule) for entry in game.log() if entry.text.startswith(beginning)]


# ---- refusals


@pytest.mark.parametrize(
    ("lang", "reason"), [("en", "Player 2 is out of the game"), ("uk", "Гравець 2 уже не в грі"),
                         ("ru", "Игрок 2 уже не в игре")],
)  # fmt: skip
def test_a_player_who_is_out_is_neither_asked_nor_given_anything(lang: str, reason: str):
    game = champions(
        seat("Spider-Man", hand=["Combat Training", "Energy"]), seat("Captain Marvel", eliminated=True),
        seat("Iron Man"),
    )  # fmt: skip
    assert game.why_not("ask player 2", lang) == f"{reason} [champions.player-elimination.1]"
    buy(game, "play Combat Training")
    assert offers(game) == ["choose player 1", "choose player 3"]
    assert game.why_not("choose player 2", lang) == f"{reason} [champions.player-elimination.1]"


def test_nobody_asks_for_the_own_actions():
    game = champions(seat("Spider-Man", supports=["Avengers Mansion"], deck=["Energy"]), seat("Iron Man"))
    assert game.why_not("ask player 1") == (
        "Your own actions you take yourself: ask another player [champions.player-turn.11]"
    )
    assert game.why_not("ask player 2") == "Player 2 has nothing to do now [champions.player-turn.11]"


@pytest.mark.rule("champions.special.2")
@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "The Special ability of Panther Claws is resolved only when another card says so"),
        ("uk", "Спецвластивість «Кігтів Пантери» виконують лише тоді, коли так каже інша карта"),
        ("ru", "Спецсвойство «Когтей Пантеры» выполняют, только когда так велит другая карта"),
    ],
)
def test_a_special_ability_waits_for_another_card(lang: str, reason: str):
    game = champions(seat("Black Panther", upgrades=["Panther Claws"]))
    assert game.why_not("use Panther Claws", lang) == f"{reason} [champions.special.2]"


@pytest.mark.parametrize("at", ["2", "3.1", "6"])
def test_a_resource_card_is_never_played_at_any_time(at: str):
    game = champions(seat("Captain Marvel", hand=["Energy"]), at=at, encounter_deck=QUIET)
    assert game.why_not("play Energy") == "Energy is not a card that players play [champions.resource-card.2]"


@pytest.mark.parametrize(("who", "clause"), [("Captain Marvel", 3), ("Mockingbird", 5)])
def test_who_is_exhausted_does_not_defend_by_the_clause_of_its_kind(who: str, clause: int):
    game = champions(
        seat(card("Captain Marvel", exhausted=True), allies=[card("Mockingbird", exhausted=True), "Luke Cage"]),
        at="6", encounter_deck=QUIET,
    )  # fmt: skip
    assert game.why_not(f"defend with {who}") == f"{who} is exhausted [champions.defend.{clause}]"


# ---- the log


@pytest.mark.rule("champions.obligation.6")
def test_the_log_tells_that_the_obligation_of_a_fallen_hero_leaves_the_game():
    game = champions(
        seat("Captain Marvel", dealt=["Eviction Notice"]), seat("Spider-Man", eliminated=True), at="8",
        encounter_deck=QUIET,
    )  # fmt: skip
    assert told(game, "Eviction") == [("Eviction Notice is removed from the game", "champions.obligation.6")]
    assert zones(game, "Eviction Notice") == ["removed"]


@pytest.mark.rule("champions.attach.8")
def test_an_attachment_that_finds_no_host_is_discarded_as_such():
    """The only minion has one already."""
    game = champions(
        seat(
            "Captain Marvel", engaged=[card("Shocker", attachments=["Biomechanical Upgrades"])],
            dealt=["Biomechanical Upgrades"],
        ),
        at="8", encounter_deck=QUIET,
    )  # fmt: skip
    assert told(game, "Biomechanical") == [("Biomechanical Upgrades is discarded", "champions.attach.8")]
    assert zones(game, "Biomechanical Upgrades") == ["engaged", "encounter-discard"]


@pytest.mark.parametrize(
    ("allies", "supports", "key", "clause"),
    [
        ([], [card("Tac Team", counters=2)], "use Tac Team", "champions.keyword-uses.5"),
        ([card("Hawkeye", counters=2)], [], "use Hawkeye", "champions.all-purpose-counter.1"),
    ],
)
def test_only_cards_with_uses_spend_their_counters_by_that_keyword(
    allies: list[object], supports: list[object], key: str, clause: str
):
    at = "8" if allies else "2"
    game = champions(
        seat("Captain Marvel", allies=allies, supports=supports, dealt=["Sandman"]), at=at, encounter_deck=QUIET
    )
    game.play(key)
    (line,) = [entry for entry in game.log() if entry.text.endswith("loses 1 counter")]
    assert (line.rule, only(game, key.removeprefix("use ")).tokens["counters"]) == (clause, 1)


def test_the_log_tells_what_becomes_of_the_cards_that_were_looked_at():
    """What is discarded everybody sees; which card was taken only its player does."""
    game = champions(seat("Tony Stark", deck=["Uppercut", "Genius", "Haymaker", "Strength"]), seat("Spider-Man"))
    game.play("use Tony Stark", "take Genius")
    assert [entry.text for entry in game.log()][-4:] == [
        "Player 1 looks at the top 3 cards of the deck",
        "A card goes to Player 1's hand",
        "Uppercut is discarded",
        "Haymaker is discarded",
    ]
