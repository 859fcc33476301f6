"""In play and out of play; card types, counters and tokens; searching; what is removed from the game."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.champions.tables.scenarios import SCENARIOS
from rulewright.games.champions.vocabulary.printing import Scenario, event, main_scheme, upgrade
from rulewright.games.champions.vocabulary.verbs import AddCounters
from rulewright.games.champions.vocabulary.words import ALLY, ENEMY, IT, SUPPORT, Action, Response, on
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Gets
from rulewright.language.speech import speech
from rulewright.lcg.events import LEAVES_PLAY
from rulewright.lcg.verbs import Draw
from support.champions import IN_PLAY, buy, card, champions, hand, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""
CARDS = {c.id: c for c in rw.cards("champions")}

FAREWELL = upgrade(
    "Farewell", Response(Draw(1), after=on(LEAVES_PLAY, ALLY)),
    number=901, copies=3, set_name="Basic", cost=0, resources="wild", traits="Condition.",
)  # fmt: skip
TALLY = event(
    "Tally", Action(Choose(SUPPORT), AddCounters(IT, 2)),
    number=902, copies=3, set_name="Basic", cost=0, resources="wild",
)  # fmt: skip
SECOND_WAVE = main_scheme(
    "Second Wave",
    Gets(ENEMY, "sch", 1),
    number=903,
    set_name="Rhino",
    stage=2,
    starting="2x",
    acceleration=1,
    target="9x",
    side_a=(Gets(ENEMY, "sch", 1),),
)
EXTRA = (FAREWELL, TALLY, SECOND_WAVE)


# ---- in play and out of play


@pytest.mark.rule("champions.in-play.4")
def test_cards_in_hand_deck_and_discard_pile_are_out_of_play():
    game = champions(
        seat("Spider-Man", hand=["Combat Training"], deck=["Mark V Armor"], discard=["Heroic Intuition", "Aunt May"])
    )
    hero = only(game, "Spider-Man")
    assert [hero.value(stat) for stat in ("atk", "thw", "hit_points")] == [2, 1, 10]
    allies = champions(seat("Spider-Man", hand=["Hulk"], deck=["Daredevil"], discard=["Luke Cage"]))
    assert [key for key in offers(allies) if key.startswith("attack")] == ["attack with Spider-Man"]


@pytest.mark.rule("champions.in-play.2", "champions.in-play.3", "champions.in-play.5")
def test_only_the_top_stages_of_villain_and_main_scheme_are_in_play():
    """Ultron III cannot take damage while a Drone is in play; the last stage of his scheme keeps its threat."""
    drone = {"scenario": "ultron", "environment": ["Ultron Drones"], "difficulty": "expert"}
    below = champions(seat("Spider-Man", engaged=["Drone"]), villain=card("Ultron", stage="II"), **drone)
    assert pile(below, "villain-deck") == ["Ultron"]
    below.play("attack with Spider-Man", "attack Ultron")
    assert (only(below, "Ultron").tokens, only(below, "Drone").value("atk")) == ({"damage": 2}, 1)
    top = champions(seat("Spider-Man", engaged=["Drone"]), villain=card("Ultron", stage="III"), **drone)
    top.play("attack with Spider-Man", "attack Ultron")
    assert (only(top, "Ultron").tokens, only(top, "Drone").value("atk")) == ({}, 2)
    early = champions(seat("Spider-Man"), main_scheme=card("Assault on NORAD", threat=3), **drone)
    assert pile(early, "scheme-deck") == ["Countdown to Oblivion"]
    early.play("thwart with Spider-Man")
    assert threat(early, "Assault on NORAD") == 2
    late = champions(seat("Spider-Man"), main_scheme=card("Countdown to Oblivion", threat=3), **drone)
    assert "thwart with Spider-Man" not in offers(late)
    piles = champions(
        seat("Spider-Man"), at="5", encounter_deck=[*PLAIN, "Bomb Scare"], encounter_discard=["Highway Robbery"]
    )
    assert threat(piles, "The Break-In!") == 1


@pytest.mark.rule("champions.in-play.3", "champions.in-play.5")
def test_a_stage_that_waits_below_the_main_scheme_does_nothing(monkeypatch: pytest.MonkeyPatch):
    waves = Scenario("waves", "Rhino", ("01094", "01095", "01096"), ("01097a", "903a"), "Bomb Scare")
    monkeypatch.setitem(SCENARIOS, "waves", waves)
    first = champions(seat("Spider-Man"), scenario="waves", extra=EXTRA)
    second = champions(seat("Spider-Man"), scenario="waves", main_scheme="Second Wave", extra=EXTRA)
    assert (only(first, "Rhino").value("sch"), only(second, "Rhino").value("sch")) == (1, 2)


@pytest.mark.rule("champions.in-play.6", "champions.remove-from-game.1")
def test_what_was_removed_or_set_aside_takes_no_part():
    game = champions(
        seat("Spider-Man", hand=["Make the Call", "Energy", "Genius"], supports=[card("Tac Team", counters=3)]),
        removed=["Shocker", "Crowd Control", "Advance"],
        side_schemes=[card("Breakin' & Takin'", threat=1)],
    )
    assert zones(game, "Vulture") == ["nemesis"]
    game.play("use Tac Team")
    assert (hit_points(game, "Rhino"), game.decision.kind) == (12, "turn")
    game.play("thwart with Spider-Man")
    assert (zones(game, "Breakin' & Takin'"), zones(game, "Crowd Control")) == (["encounter-discard"], ["removed"])
    empty = champions(
        seat("Spider-Man", dealt=["Shocker"]),
        at="6",
        encounter_deck=["Hydra Mercenary"],
        encounter_discard=["Sandman"],
        removed=["Advance"] * 5,
    )
    assert (pile(empty, "removed"), only(empty, "The Break-In!").tokens) == (["Advance"] * 5, {"acceleration": 1})


@pytest.mark.rule("champions.in-play.6", "champions.remove-from-game.1", "champions.nemesis.3", "champions.setup.8")
def test_icons_of_schemes_that_were_removed_or_set_aside_do_not_count():
    """Highway Robbery, which accelerates, is set aside with the nemesis of Spider-Man."""
    game = champions(seat("Spider-Man"), at="5", encounter_deck=PLAIN)
    assert (zones(game, "Highway Robbery"), threat(game, "The Break-In!")) == (["nemesis"], 1)
    removed = champions(seat("Iron Man"), at="5", encounter_deck=PLAIN, removed=["Bomb Scare"], side_schemes=[])
    assert (zones(removed, "Bomb Scare"), threat(removed, "The Break-In!")) == (["removed"], 1)


@pytest.mark.rule("champions.enters-play.1", "champions.enters-play.2")
def test_a_card_enters_play_when_it_is_played_put_into_play_or_revealed():
    played = champions(seat("Spider-Man", hand=["Mockingbird", "Energy", "Genius"]))
    buy(played, "play Mockingbird")
    assert offers(played) == ["use Mockingbird", "pass"]
    put = champions(seat("Spider-Man", hand=["Make the Call", "Energy", "Genius"], discard=["Mockingbird"]))
    buy(put, "play Make the Call")
    assert (zones(put, "Mockingbird"), offers(put)) == (["play"], ["use Mockingbird", "pass"])
    revealed = champions(
        seat("Spider-Man", allies=[card("Hawkeye", counters=4)], dealt=["Hydra Soldier"]), at="8", encounter_deck=PLAIN
    )
    assert offers(revealed) == ["use Hawkeye", "pass"]
    revealed.play("use Hawkeye")
    assert only(revealed, "Hydra Soldier").tokens == {"damage": 2}


@pytest.mark.rule("champions.in-play.8")
def test_a_card_leaves_play_when_it_goes_from_there_to_anywhere_else():
    returned = champions(
        seat("She-Hulk", allies=["Hellcat"], upgrades=["Farewell"], deck=["Haymaker"] * 3), extra=EXTRA
    )
    returned.play("use Hellcat")
    assert (zones(returned, "Hellcat"), offers(returned)) == (["hand"], ["use Farewell", "pass"])
    defeated = champions(
        seat("She-Hulk", allies=[card("Daredevil", damage=2)], upgrades=["Farewell"], deck=["Haymaker"] * 3),
        extra=EXTRA,
    )
    defeated.play("attack with Daredevil")
    assert (zones(defeated, "Daredevil"), offers(defeated)) == (["discard"], ["use Farewell", "pass"])
    paid = champions(
        seat("She-Hulk", hand=["Hellcat", "First Aid"], upgrades=["Farewell"], allies=[card("Hulk", damage=1)]),
        extra=EXTRA,
    )
    buy(paid, "play First Aid")
    assert (zones(paid, "Hellcat"), paid.decision.kind) == (["discard"], "turn")


@pytest.mark.rule("champions.in-play.9")
def test_texts_reach_cards_in_play_and_others_only_if_they_say_so():
    game = champions(
        seat(
            "Spider-Man",
            hand=["Make the Call", "Energy", "Genius", "Hulk"],
            supports=[card("Tac Team", counters=3)],
            engaged=["Hydra Mercenary"],
            deck=["Tigra"],
            discard=["Luke Cage", "Jessica Jones"],
        ),
        encounter_deck=["Sandman", *PLAIN],
        encounter_discard=["Shocker"],
    )
    game.play("use Tac Team")
    assert offers(game) == ["choose Rhino", "choose Hydra Mercenary"]
    game.play("choose Rhino", "play Make the Call")
    assert offers(game) == ["choose Luke Cage", "choose Jessica Jones"]


@pytest.mark.rule("champions.in-play.10")
def test_what_a_card_says_counts_while_it_is_in_play():
    hurt = card("Peter Parker", damage=5)
    game = champions(
        seat(hurt, hand=["Aunt May", "Energy"], deck=["Haymaker"] * 3, discard=["Avengers Mansion", "Hellcat"])
    )
    assert [key for key in offers(game) if key.startswith("use")] == []
    buy(game, "play Aunt May")
    game.play("use Aunt May")
    assert hit_points(game, "Peter Parker") == 9
    minion = champions(seat("Spider-Man"), encounter_discard=["Hydra Mercenary"])
    minion.play("attack with Spider-Man")
    assert hit_points(minion, "Rhino") == 12


@pytest.mark.rule("champions.in-play.11")
def test_events_and_treacheries_are_carried_out_without_entering_play():
    game = champions(seat("Spider-Man", hand=["Haymaker", "Energy"], engaged=["Shocker"]))
    buy(game, "play Haymaker")
    assert (game.decision.kind, only(game, "Haymaker").zone in IN_PLAY) == ("target", False)
    game.play("choose Shocker")
    assert (zones(game, "Haymaker"), zones(game, "Shocker")) == (["discard"], ["encounter-discard"])
    treachery = champions(
        seat("Spider-Man", upgrades=["Combat Training"], dealt=["Electric Whip Attack"]), at="8", encounter_deck=PLAIN
    )
    assert only(treachery, "Electric Whip Attack").zone == "revealed"
    treachery.play("deal damage")
    assert zones(treachery, "Electric Whip Attack") == ["encounter-discard"]


@pytest.mark.rule("champions.remove-from-game.2")
def test_what_is_removed_from_the_game_does_not_come_back():
    game = champions(
        seat("Tony Stark", dealt=["Business Problems"], upgrades=["Arc Reactor"]),
        at="8",
        encounter_deck=["Hydra Mercenary"],
        encounter_discard=["Sandman", "Shocker"],
    )
    game.play("exhaust Tony Stark")
    while game.table()["round"] < 3:
        keys = offers(game)
        game.choose(next((key for key in ("end the turn", "pass", "done") if key in keys), keys[0]))
    assert zones(game, "Business Problems") == ["removed"]
    assert only(game, "The Break-In!").tokens["acceleration"] == 1


# ---- card types


TYPES = [
    "ally", "alter-ego", "attachment", "environment", "event", "hero", "main-scheme", "minion", "obligation",
    "resource", "side-scheme", "support", "treachery", "upgrade", "villain",
]  # fmt: skip


@pytest.mark.rule("champions.card-types.1")
def test_every_card_has_one_of_the_types_of_the_book():
    assert sorted({c.kind for c in CARDS.values()}) == TYPES


@pytest.mark.rule("champions.card-types.2")
def test_a_card_of_another_type_is_nothing_of_what_it_was():
    game = champions(
        seat("Spider-Man", allies=["Daredevil", "Hulk", "Tigra"], engaged=[card("Drone", card="Luke Cage")]),
        scenario="ultron",
        environment=["Ultron Drones"],
    )
    drone = only(game, "Drone")
    assert (drone.kind, drone.controller, game.look("Luke Cage")) == ("minion", None, [])
    assert [key for key in offers(game) if "Luke Cage" in key or "Drone" in key] == []
    game.play("attack with Spider-Man")
    assert offers(game) == ["attack Ultron", "attack Drone"]
    game.play("attack Drone")
    assert zones(game, "Luke Cage") == ["discard"]


@pytest.mark.rule("champions.keywords.2")
def test_the_keywords_are_those_of_the_book():
    printed = {word for c in CARDS.values() for word in c.keywords}
    counted = {"uses" for c in CARDS.values() if "uses" in c.stats}
    assert printed | counted == {"guard", "quickstrike", "retaliate", "surge", "toughness", "uses"}
    words = speech("champions", "uk")
    others = [words.say(f"keyword-{name}") for name in ("overkill", "peril", "restricted")]
    assert others == ["Надмір", "Ризик", "Обмеження"]


@pytest.mark.rule("champions.main-scheme.1")
def test_a_main_scheme_is_a_card_of_the_scenario():
    schemes = [c for c in CARDS.values() if c.kind == "main-scheme"]
    assert sorted({c.set for c in schemes}) == ["Klaw", "Rhino", "Ultron"]
    game = champions(seat("Spider-Man"))
    scheme = only(game, "The Break-In!")
    assert (scheme.kind, scheme.owner, scheme.controller) == ("main-scheme", None, None)


@pytest.mark.rule("champions.main-scheme.6")
def test_a_new_stage_of_the_main_scheme_comes_with_its_starting_threat(monkeypatch: pytest.MonkeyPatch):
    waves = Scenario("waves", "Rhino", ("01094", "01095", "01096"), ("01097a", "903a"), "Bomb Scare")
    monkeypatch.setitem(SCENARIOS, "waves", waves)
    game = champions(
        seat("Spider-Man"),
        seat("Iron Man"),
        scenario="waves",
        at="5",
        main_scheme=card("The Break-In!", threat=13),
        extra=EXTRA,
    )
    assert (game.decision.kind, threat(game, "Second Wave")) == ("defend", 4)


# ---- counters and tokens


@pytest.mark.rule("champions.all-purpose-counter.1", "champions.all-purpose-counter.3", "champions.token.1")
@pytest.mark.rule("champions.all-purpose-counter.4")
def test_counters_of_any_name_are_all_purpose_counters():
    game = champions(seat("Spider-Man", hand=["Hawkeye", "Web-Shooter", "Tac Team", *["Energy"] * 5]))
    for key in ("play Hawkeye", "play Web-Shooter", "play Tac Team"):
        game.choose(key)
        while game.decision.kind == "pay":
            game.choose("done" if "done" in offers(game) else "pay with Energy")
    tokens = [only(game, name).tokens for name in ("Hawkeye", "Web-Shooter", "Tac Team")]
    assert tokens == [{"counters": 4}, {"counters": 3}, {"counters": 3}]
    assert [CARDS[number].labels["counter"] for number in ("01066", "01008", "01056")] == ["arrow", "web", "attack"]
    game.play("use Tac Team")
    assert only(game, "Tac Team").tokens == {"counters": 2}


@pytest.mark.rule("champions.all-purpose-counter.2")
def test_counters_do_nothing_by_themselves():
    hurt = card("Peter Parker", damage=6)
    game = champions(
        seat(hurt, hand=["Tally"], supports=["Aunt May"], allies=[card("Hawkeye", counters=0)]), extra=EXTRA
    )
    before = offers(game)
    game.play("play Tally")
    assert only(game, "Aunt May").tokens == {"counters": 2}
    assert offers(game) == [key for key in before if key != "play Tally"]
    assert (zones(game, "Hawkeye"), only(game, "Hawkeye").tokens) == (["play"], {})
    game.play("use Aunt May")
    assert (only(game, "Aunt May").tokens, hit_points(game, "Peter Parker")) == ({"counters": 2}, 8)


@pytest.mark.rule("champions.threat-token.1")
def test_threat_tokens_tell_how_much_threat_is_on_each_scheme():
    game = champions(
        seat("Peter Parker", dealt=["Advance", "Bomb Scare"]),
        at="8",
        main_scheme=card("The Break-In!", threat=2),
        side_schemes=[card("Crowd Control", threat=3), card("Highway Robbery", threat=1)],
        encounter_deck=PLAIN,
    )
    names = ("The Break-In!", "Crowd Control", "Highway Robbery", "Bomb Scare")
    assert [threat(game, name) for name in names] == [3, 3, 1, 3]


@pytest.mark.rule("champions.acceleration-token.2")
def test_an_encounter_deck_that_runs_out_puts_an_acceleration_token_on_the_main_scheme():
    written = {"at": "6", "encounter_discard": ["Hydra Mercenary"] * 5}
    game = champions(seat("Spider-Man"), encounter_deck=["Advance"], **written)
    assert only(game, "The Break-In!").tokens == {"acceleration": 1}
    more = champions(seat("Spider-Man"), encounter_deck=["Advance"] * 2, **written)
    assert only(more, "The Break-In!").tokens == {}


# ---- searching


def searching() -> rw.Game:
    """Shuri has entered play, and her player searches the deck for an upgrade."""
    deck = ["Haymaker", "Combat Training", "Energy", "Web-Shooter", "Daredevil"]
    game = champions(seat("Black Panther", hand=["Shuri", "Energy"], deck=deck), seat("She-Hulk"))
    buy(game, "play Shuri", "use Shuri")
    return game


@pytest.mark.rule("champions.search.1", "champions.search.3", "champions.search.4")
def test_who_searches_sees_the_whole_area_and_picks_one_of_those_that_fit():
    game = searching()
    assert offers(game) == ["take Web-Shooter", "take Combat Training"]
    deck = game.view(0)["players"][0]["deck"]
    assert (deck["count"], len(deck["known"])) == (5, 5)
    assert game.view(1)["players"][0]["deck"]["known"] == []


@pytest.mark.rule("champions.search.2", "champions.search.5")
def test_what_was_found_goes_to_its_place_and_the_deck_is_shuffled():
    game = searching()
    game.play("take Web-Shooter")
    assert (hand(game), len(pile(game, "deck"))) == (["Web-Shooter"], 4)
    assert game.view(0)["players"][0]["deck"]["known"] == []
    orders = set()
    for seed in range(6):
        other = champions(
            seat("Black Panther", hand=["Shuri", "Energy"], deck=["Web-Shooter", "Haymaker", "Tenacity", "Uppercut"]),
            seed=seed,
        )
        buy(other, "play Shuri", "use Shuri", "take Web-Shooter")
        other.play("end the turn", "done")
        orders.add(tuple(hand(other)))
    assert len(orders) > 1
