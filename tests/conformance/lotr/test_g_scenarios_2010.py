"""Scenarios, decks, setup and the three scenarios in a row, as the book of 2010 tells them."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from rulewright.games.lotr.module import Lotr
from rulewright.games.lotr.rulebook import rulebook
from rulewright.games.lotr.table import ENCOUNTER_DECK, PLAY, QUEST_DECK
from rulewright.games.lotr.tables.campaign import Log
from rulewright.games.lotr.tables.decks import STARTERS, Deck, check
from rulewright.games.lotr.tables.positions import write_position
from rulewright.games.lotr.tables.scenarios import SCENARIOS
from rulewright.games.lotr.vocabulary.printing import quest
from rulewright.kernel.places import create
from rulewright.kernel.state import State
from support.lotr import card, only, pass_until, seat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])
MIRKWOOD, ANDUIN, DOL_GULDUR = "passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur"
ENDINGS: dict[str, dict[str, object]] = {
    MIRKWOOD: {"quest": "Don't Leave the Path!", "at": "6.8a"},
    ANDUIN: {"quest": "Ambush on the Shore", "at": "6.8a"},
    DOL_GULDUR: {"quest": {"name": "Out of the Dungeons", "progress": 6}, "at": "3.4"},
}


class FromPosition(Lotr):
    """A game of a run that is joined when it is almost over."""

    def begin(self, setup: dict, rng: int) -> State:
        return write_position(setup["position"], rng)


def win(log: Log, *seats: dict[str, object]) -> None:
    """Win the next game of the run from a position a move before the victory; Aragorn strikes the last blow."""
    position = {"scenario": log.scenario, "edition": "classic", "encounter_deck": [], "seats": list(seats)}
    position |= {**ENDINGS[log.scenario], "patient": True}
    game = rw.Game(FromPosition(), {"scenario": log.scenario, "position": position}, 0)
    if game.decision is not None:
        game.play(0, "attack with Aragorn", "done")
        pass_until(game, "nothing")
    assert log.record(game)


def win_mirkwood(log: Log, **rest: object) -> None:
    """Win the first scenario."""
    heroes = rest.pop("heroes", ["Aragorn", "Théodred", "Glóin"])
    win(log, seat(heroes=heroes, engaged=[card("Ungoliant's Spawn", damage=8)], **rest))


def begin(log: Log) -> rw.Game:
    """The next game of the run at its first question."""
    return rw.new("lotr", seed=log.game_seed(), **log.setup())


def refused(action, *given: object) -> str:
    """The message with which something is refused."""
    with pytest.raises(rw.RulewrightError) as error:
        action(*given)
    return error.value.message


def pieces(game: rw.Game, *places: str) -> list[rw.Piece]:
    """All pieces in these zones."""
    names = {info.name for info in rw.cards("lotr")}
    return [piece for name in names for piece in game.look(name) if piece.zone in places]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-scenario-overview.1")
def test_the_core_set_has_three_scenarios(edition):
    (info,) = [info for info in rw.games() if info.id == "lotr"]
    assert info.scenarios == (MIRKWOOD, ANDUIN, DOL_GULDUR)
    titles = ["Passage Through Mirkwood", "Journey Along the Anduin", "Escape from Dol Guldur"]
    assert [SCENARIOS[name].name for name in info.scenarios] == titles
    for name in info.scenarios:
        assert rw.new("lotr", scenario=name, edition=edition, decks=["leadership"]).decision.kind == "mulligan"
    with pytest.raises(rw.RulewrightError):
        rw.new("lotr", scenario="the-hunt-for-gollum", edition=edition, decks=["leadership"])


@EDITIONS
@pytest.mark.rule(
    "lotr.rop2010-passage-through-mirkwood.1", "lotr.rop2010-passage-through-mirkwood.2",
    "lotr.rop2010-journey-along-the-anduin.1", "lotr.rop2010-journey-along-the-anduin.2",
    "lotr.rop2010-escape-from-dol-guldur.1", "lotr.rop2010-escape-from-dol-guldur.2",
)  # fmt: skip
@pytest.mark.parametrize(
    ("scenario", "difficulty", "sets"),
    [
        (MIRKWOOD, 1, {"Passage Through Mirkwood": 10, "Spiders of Mirkwood": 12, "Dol Guldur Orcs": 14}),
        (
            ANDUIN,
            4,
            {"Journey Along the Anduin": 9, "Sauron's Reach": 10, "Dol Guldur Orcs": 14, "Wilderlands": 14},
        ),
        (DOL_GULDUR, 7, {"Escape from Dol Guldur": 15, "Spiders of Mirkwood": 12, "Dol Guldur Orcs": 14}),
    ],
)
def test_a_scenario_has_its_difficulty_and_its_encounter_sets(scenario, difficulty, sets, edition):
    assert SCENARIOS[scenario].difficulty == difficulty
    game = rw.new("lotr", scenario=scenario, edition=edition, decks=["leadership"], seed=3)
    of = {info.name: info.set for info in rw.cards("lotr") if info.card.back == "encounter"}
    assert Counter(of[piece.name] for piece in pieces(game, "encounter-deck")) == sets


@pytest.mark.rule("lotr.rop2010-first-game.9", "lotr.rop2010-passage-through-mirkwood.2")
def test_classic_passage_through_mirkwood_is_made_of_quest_cards_119_to_122_and_three_sets():
    """The book's own numbers, 120 to 123, are a slip (READINGS)."""
    game = rw.new("lotr", scenario=MIRKWOOD, edition="classic", decks=["leadership"])
    numbers = {card["card"] for card in game.view()["zones"]["quest-deck"]}
    assert numbers == {"01119", "01120", "01121", "01122"}
    assert SCENARIOS[MIRKWOOD].sets == ("Passage Through Mirkwood", "Spiders of Mirkwood", "Dol Guldur Orcs")


@pytest.mark.rule("lotr.rop2010-first-game.1", "lotr.rop2010-first-game.2")
@pytest.mark.parametrize(
    ("sphere", "heroes"),
    [
        ("leadership", {"Aragorn", "Théodred", "Glóin"}),
        ("tactics", {"Gimli", "Legolas", "Thalin"}),
        ("spirit", {"Éowyn", "Eleanor", "Dúnhere"}),
        ("lore", {"Denethor", "Glorfindel", "Beravor"}),
    ],
)
def test_classic_a_first_game_is_played_with_the_starter_deck_and_the_heroes_of_one_sphere(sphere, heroes):
    game = rw.new("lotr", edition="classic", decks=[sphere])
    assert {piece.name for piece in pieces(game, "play")} == heroes
    spheres = {info.name: info.labels["sphere"] for info in rw.cards("lotr") if info.card.back == "player"}
    found = Counter(spheres[piece.name] for piece in pieces(game, "deck", "hand"))
    assert found == {sphere: 29, "neutral": 1}
    other = next(deck for name, deck in STARTERS.items() if name != sphere)
    swapped = Deck("mixed", (*STARTERS[sphere].heroes[:2], other.heroes[0]), STARTERS[sphere].cards)
    assert refused(check, swapped) == "error-too-few-cards", "with other heroes it is no starter deck"


@pytest.mark.rule("lotr.rop2010-first-game.1")
def test_classic_there_are_four_starter_decks_one_for_each_sphere():
    (info,) = [info for info in rw.games() if info.id == "lotr"]
    assert info.decks == ("leadership", "tactics", "spirit", "lore")
    game = rw.new("lotr", edition="classic", decks=["lore", "tactics"], first=0)
    assert [len(player["play"]) for player in game.view()["players"]] == [3, 3]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-player-deck.2")
def test_a_deck_of_ones_own_has_fifty_cards_of_any_sphere(edition):
    both = {**STARTERS["leadership"].cards, **STARTERS["spirit"].cards}
    left_out = ("01043", "01044", "01051", "01057")
    fifty = {number: copies for number, copies in both.items() if number not in left_out}
    heroes = ("01001", "01002", "01007")
    assert sum(fifty.values()) == 59 - 2 - 3 - 3 - 1
    game = rw.new("lotr", edition=edition, decks=[Deck("Ours", heroes, fifty).plain()])
    assert len(pieces(game, "deck", "hand")) == 50
    fewer = {**fifty, "01013": fifty["01013"] - 1}
    assert refused(check, Deck("Ours", heroes, fewer)) == "error-too-few-cards"


@EDITIONS
@pytest.mark.rule("lotr.rop2010-tournament-deckbuilding.4")
def test_a_hero_whom_two_players_want_must_be_given_to_one_of_them_before_the_game(edition):
    def leaders(*heroes: str) -> dict[str, object]:
        cards = {**STARTERS["leadership"].cards, **STARTERS["tactics"].cards}
        return Deck("mine", heroes, cards).plain()

    def new(*decks: dict[str, object]) -> rw.Game:
        return rw.new("lotr", edition=edition, decks=list(decks), first=0)

    assert refused(new, leaders("01001", "01002"), leaders("01004", "01001")) == "error-duplicate-hero"
    mine = new(leaders("01001", "01002"), leaders("01004"))
    theirs = new(leaders("01002"), leaders("01004", "01001"))
    assert (only(mine, "Aragorn").controller, only(theirs, "Aragorn").controller) == (0, 1)


@pytest.mark.rule("lotr.rop2010-setup.2")
@pytest.mark.parametrize("seed", range(5))
def test_a_classic_mulligan_brings_six_other_cards_and_the_first_six_go_back_into_the_deck(seed):
    game = rw.new("lotr", edition="classic", decks=["leadership", "tactics"], first=0, seed=seed)

    def mine(place: str) -> set[int]:
        return {piece.id for piece in pieces(game, place) if piece.seat == 0}

    old = mine("hand")
    assert len(old) == 6
    game.choose("mulligan")
    assert len(mine("hand")) == 6
    assert mine("hand") & old == set(), "the six old cards lie aside while six others are drawn"
    assert old <= mine("deck")
    assert game.view(0)["players"][0]["deck"] == {"count": 24, "known": []}, "shuffled"
    assert (game.decision.kind, game.decision.seat) == ("mulligan", 1), "the new hand must be kept"


@EDITIONS
@pytest.mark.rule("lotr.rop2010-setup.3")
def test_the_first_quest_card_may_have_setup_instructions_and_without_them_nothing_is_done(edition):
    def texts(number: int) -> list[str]:
        (printed,) = [info.card for info in rw.cards("lotr") if info.number == number]
        return [ability.label for ability in printed.faces[0].abilities]

    assert [texts(number) for number in (119, 123, 126)] == [["setup"]] * 3
    assert [texts(number) for number in (120, 121, 122, 124, 125, 127, 128)] == [[]] * 7
    game = rw.new("lotr", edition=edition, decks=["leadership"], seed=1)
    assert pieces(game, "staging") == []
    game.choose("keep")
    assert sorted(piece.name for piece in pieces(game, "staging")) == ["Forest Spider", "Old Forest Road"]


QUIET = quest("The Quiet Road", number=901, scenario="Passage Through Mirkwood", stage=1, points=8)


class QuietRoad(Lotr):
    """A new game whose first quest card has no setup instructions."""

    def begin(self, setup: dict, rng: int) -> State:
        rules = rulebook(setup["edition"], (QUIET,))
        s = State.empty(rules, 1, rng)
        create(s, rules.catalogue.by_id("01001"), 0, PLAY)
        create(s, rules.catalogue.by_id(QUIET.id), -1, QUEST_DECK)
        for number in ("01096", "01099", "01100"):
            create(s, rules.catalogue.by_id(number), -1, ENCOUNTER_DECK)
        s.patient = 1
        s.push(rules.flow)
        return s


@EDITIONS
@pytest.mark.rule("lotr.rop2010-setup.3")
def test_a_first_quest_card_without_setup_instructions_leaves_the_encounter_deck_alone(edition):
    game = rw.Game(QuietRoad(), {"edition": edition}, 0)
    game.choose("keep")
    assert (game.table()["round"], zones(game, "The Quiet Road")) == (1, ["quest"])
    assert (pieces(game, "staging"), len(pieces(game, "encounter-deck"))) == ([], 3)


@pytest.mark.rule("lotr.rop2010-increased-difficulty.1", "lotr.rop2010-increased-difficulty.2")
def test_a_classic_run_keeps_heroes_and_deck_and_adds_the_scores():
    log = Log.begin([STARTERS["leadership"]], mode="run")
    setups = [log.setup()]
    win_mirkwood(log, threat=30)
    fifty = Deck("x", STARTERS["leadership"].heroes, {**STARTERS["leadership"].cards, **STARTERS["lore"].cards})
    assert refused(log.change_deck, 0, fifty) == "error-run-unchanged"
    assert refused(log.replace_hero, 0, "Glóin", "Éowyn") == "error-run-unchanged"
    setups.append(log.setup())
    win(log, seat(heroes=["Aragorn"], discard=["Glóin"], engaged=[card("Black Forest Bats", damage=1)], threat=25))
    setups.append(log.setup())
    win(log, seat(heroes=[card("Aragorn", committed=True, exhausted=True, damage=2)], threat=41))
    assert [setup["edition"] for setup in setups] == ["classic"] * 3
    assert [setup["decks"] for setup in setups] == [[STARTERS["leadership"].plain()]] * 3
    assert [done["score"] for done in log.completed] == [30, 25 + 9, 41 + 2]
    assert (log.score(), log.scenario) == (30 + 34 + 43, None)


@pytest.mark.rule("lotr.rop2010-increased-difficulty.6")
@pytest.mark.parametrize("mode", ["run", "nightmare"])
def test_a_full_classic_campaign_goes_from_mirkwood_along_the_anduin_to_dol_guldur(mode):
    log = Log.begin([STARTERS["leadership"]], mode=mode)
    played = [log.scenario]
    win_mirkwood(log, threat=30)
    played.append(log.scenario)
    win(log, seat(heroes=["Aragorn"], engaged=[card("Black Forest Bats", damage=1)], threat=30))
    played.append(log.scenario)
    assert played == [MIRKWOOD, ANDUIN, DOL_GULDUR]
    win(log, seat(heroes=[card("Aragorn", committed=True, exhausted=True)], threat=41))
    assert refused(log.setup) == "error-campaign-over"


@pytest.mark.rule(
    "lotr.rop2010-increased-difficulty.3", "lotr.rop2010-increased-difficulty.4", "lotr.rop2010-increased-difficulty.5"
)
@pytest.mark.parametrize(
    ("mode", "threats", "damage", "cards"),
    [("nightmare", [43], [0, 3, 1], 3), ("run", [29], [0, 0, 0], 30)],
)
def test_in_a_nightmare_threat_damage_and_deck_carry_over_and_in_a_plain_run_they_do_not(mode, threats, damage, cards):
    log = Log.begin([STARTERS["leadership"]], mode=mode)
    win_mirkwood(
        log,
        heroes=["Aragorn", card("Théodred", damage=3), card("Glóin", damage=1)],
        deck=["Faramir", "Grim Resolve", "Faramir"],
        hand=["Sneak Attack"],
        discard=["Ever Vigilant"],
        threat=43,
    )
    log = Log.read(log.text())
    game = begin(log)
    assert game.table()["threat"] == threats
    assert [only(game, name).tokens.get("damage", 0) for name in ("Aragorn", "Théodred", "Glóin")] == damage
    assert len(pieces(game, "deck", "hand")) == cards
    if mode == "nightmare":
        assert zones(game, "Faramir") + zones(game, "Grim Resolve") == ["hand"] * 3
