"""The keywords as the book of 2010 has them, and where the classic edition plays them in its own way."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from rulewright.games.lotr.rulebook import all_cards
from rulewright.games.lotr.vocabulary.printing import attachment, hero, location
from rulewright.games.lotr.vocabulary.staging import RevealEncounterCards
from rulewright.games.lotr.vocabulary.words import HERO, Action
from support.lotr import card, lotr, offers, only, pass_until, seat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])
SET = "Passage Through Mirkwood"
MIRE = location("Mire", number=901, copies=1, set_name=SET, threat=1, points=9, traits="", keywords=("Surge",))
GLOOM = location("Gloom", number=902, copies=1, set_name=SET, threat=1, points=9, traits="", keywords=("Doomed 3",))
SEER = hero(
    "Seer",
    Action(RevealEncounterCards(1)),
    number=903, sphere="lore", threat=5, stats=(0, 0, 0, 5), traits="Noble.",
)  # fmt: skip
CLOAK = attachment("Cloak", number=904, copies=1, cost=0, traits="Item.", attach=HERO)


def where(game: rw.Game, *names: str) -> list[tuple[str, str | None]]:
    """The zone of each card and what it is attached to."""
    return [(only(game, name).zone, only(game, name).attached_to) for name in names]


@pytest.mark.rule("lotr.rop2010-keywords.1")
def test_the_classic_cards_have_the_seven_keywords_of_2010():
    words: Counter[str] = Counter()
    for printed in all_cards("classic"):
        if printed.number <= 128:
            words.update(printed.faces[0].keywords)
            words.update(["victory"] if printed.faces[0].stats.get("victory") else [])
    assert words == {
        "doomed": 2, "guarded": 3, "ranged": 3, "restricted": 8, "sentinel": 2, "surge": 3, "victory": 6,
    }  # fmt: skip
    later = [printed for printed in all_cards() if "permanent" in printed.faces[0].keywords]
    assert [(printed.name, printed.set) for printed in later] == [("Valor", "campaign"), ("Scarred", "campaign")]
    game = rw.new("lotr", edition="classic", decks=["leadership"])
    assert (game.look("Valor"), game.look("Scarred")) == ([], [])


@pytest.mark.rule("lotr.rop2010-doomed.1", "lotr.rop2010-surge.1")
@pytest.mark.parametrize(
    ("edition", "at", "threats", "staged"),
    [
        ("classic", "3.3", [23, 33], 4),
        ("classic", "3.1+", [20, 30], 2),
        ("classic", "3.4+", [20, 30], 2),
        ("classic", "4.2+", [20, 30], 2),
        ("revised", "3.3", [23, 33], 4),
        ("revised", "3.4+", [23, 33], 4),
    ],
)
def test_doomed_and_surge_count_in_the_staging_step_and_in_the_revised_game_elsewhere_too(edition, at, threats, staged):
    """In the staging step the Seer need not help: two players reveal two cards; elsewhere he reveals both."""
    game = lotr(
        seat(heroes=["Seer"], threat=20),
        seat(heroes=["Gimli"], threat=30),
        encounter_deck=["Gloom", "Mire", "Mire", "Forest Gate", "Old Forest Road"],
        at=at,
        edition=edition,
        extra=(MIRE, GLOOM, SEER),
        patient=True,
    )
    if at != "3.3":
        game.play("use Seer", "pass", "use Seer")
    assert game.table()["threat"] == threats
    names = ("Gloom", "Mire", "Forest Gate", "Old Forest Road")
    assert [zone for name in names for zone in zones(game, name)].count("staging") == staged


@pytest.mark.rule("lotr.rop2010-guarded.1")
@pytest.mark.parametrize(("edition", "asked"), [("classic", "action"), ("revised", "target")])
def test_the_classic_guard_is_the_next_card_simply_attached(edition, asked):
    game = lotr(
        seat(heroes=["Aragorn", card("Thalin", committed=True, exhausted=True)]),
        encounter_deck=["Shadow Key", "King Spider", "Forest Gate"],
        at="3.3",
        edition=edition,
        patient=True,
    )
    assert game.decision.kind == asked, "the When Revealed effect of King Spider asks only if it is revealed"
    if edition == "classic":
        assert where(game, "Shadow Key", "King Spider") == [("staging", None), ("staging", "Shadow Key")]
        assert only(game, "King Spider").tokens == {}, "Thalin hurts enemies that are revealed"
        assert zones(game, "Forest Gate") == ["encounter-deck"]
        assert offers(game) == ["pass"]


@pytest.mark.rule("lotr.rop2010-guarded.1", "lotr.rop2010-guarded.4")
@pytest.mark.parametrize("seed", range(1, 7))
def test_classic_objectives_get_their_guards_in_setup_too(seed):
    game = rw.new("lotr", scenario="escape-from-dol-guldur", edition="classic", decks=["tactics"], seed=seed)
    while game.table()["phase"] == "setup":
        game.choose(0)
    titles = {info.name for info in rw.cards("lotr")}
    guards = [piece for name in titles for piece in game.look(name) if piece.zone == "staging" and piece.attached_to]
    assert sorted(piece.attached_to for piece in guards) == ["Dungeon Torch", "Gandalf's Map", "Shadow Key"]
    assert {piece.kind for piece in guards} - {"enemy", "location"} == set()


@pytest.mark.rule("lotr.rop2010-guarded.3")
def test_classic_a_second_guarded_card_is_only_placed_and_the_following_card_stands_guard():
    deck = ["Shadow Key", "Dungeon Torch", "Forest Gate", "Forest Spider"]
    game = lotr(seat(), encounter_deck=deck, at="3.3", edition="classic", patient=True)
    assert where(game, *deck) == [
        ("staging", None), ("staging", None), ("staging", "Shadow Key"), ("encounter-deck", None),
    ]  # fmt: skip
    assert offers(game) == ["use Dungeon Torch", "pass"]


@pytest.mark.rule("lotr.rop2010-guarded.4")
def test_classic_a_treachery_drawn_as_a_guard_is_resolved_and_the_next_card_stands_guard():
    deck = ["Shadow Key", "Eyes of the Forest", "Forest Gate", "Forest Spider"]
    game = lotr(seat(hand=["Feint"]), encounter_deck=deck, at="3.3", edition="classic", patient=True)
    assert zones(game, "Feint") == ["discard"], "the effect of Eyes of the Forest"
    assert where(game, *deck) == [
        ("staging", None), ("encounter-discard", None), ("staging", "Shadow Key"), ("encounter-deck", None),
    ]  # fmt: skip


@pytest.mark.rule("lotr.rop2010-guarded.4")
def test_classic_a_treachery_that_becomes_an_attachment_is_no_guard_either():
    deck = ["Shadow Key", "Caught in a Web", "Forest Gate", "Forest Spider"]
    game = lotr(seat(), encounter_deck=deck, at="3.3", edition="classic", patient=True)
    pass_until(game, "action")
    assert where(game, *deck) == [
        ("staging", None), ("play", "Aragorn"), ("staging", "Shadow Key"), ("encounter-deck", None),
    ]  # fmt: skip


@EDITIONS
@pytest.mark.rule("lotr.rop2010-ranged.1")
def test_a_ranged_character_joins_attacks_on_anothers_enemy_whoever_declares_them(edition):
    def position() -> rw.Game:
        return lotr(
            seat(heroes=["Legolas", "Aragorn"]),
            seat(heroes=["Gimli"], engaged=["Hill Troll"]),
            at="6.8a",
            edition=edition,
            patient=True,
        )

    own = position()
    assert (own.decision.seat, offers(own)) == (0, ["attack Hill Troll", "done"])
    own.choose("attack Hill Troll")
    assert offers(own) == ["attack with Legolas"], "Aragorn is not Ranged"
    own.play("attack with Legolas")
    pass_until(own, "attack")
    assert only(own, "Legolas").exhausted
    theirs = position()
    theirs.choose("done")
    assert (theirs.decision.seat, offers(theirs)) == (1, ["attack Hill Troll", "done"])
    theirs.play("attack Hill Troll", "attack with Gimli")
    asked = []
    while theirs.decision.kind == "attackers":
        asked.append((theirs.decision.seat, offers(theirs)))
        theirs.choose(offers(theirs)[0])
    assert asked == [(1, ["done"]), (0, ["attack with Legolas", "done"]), (0, ["done"])]
    pass_until(theirs, "attack")
    assert only(theirs, "Hill Troll").tokens["damage"] == 2 + 3 - 3


@EDITIONS
@pytest.mark.rule("lotr.rop2010-restricted.1")
def test_a_third_restricted_attachment_costs_a_restricted_one_at_once(edition):
    worn = ["Cloak", "Citadel Plate", "Blade of Gondolin"]
    game = lotr(
        seat(heroes=[card("Gimli", resources=2, attachments=worn)], hand=["Dwarven Axe"]),
        at="2.2",
        edition=edition,
        extra=(CLOAK,),
        patient=True,
    )
    game.play("play Dwarven Axe", "attach to Gimli")
    assert (game.decision.kind, offers(game)) == (
        "restricted", ["discard Citadel Plate", "discard Blade of Gondolin", "discard Dwarven Axe"],
    )  # fmt: skip
    game.choose("discard Citadel Plate")
    assert zones(game, "Citadel Plate") == ["discard"]
    assert [zones(game, name) for name in ("Cloak", "Blade of Gondolin", "Dwarven Axe")] == [["play"]] * 3
    assert game.decision.kind == "action"


@EDITIONS
@pytest.mark.rule("lotr.rop2010-sentinel.1")
def test_a_sentinel_defends_for_another_only_if_that_player_declares_no_defender(edition):
    game = lotr(
        seat(heroes=["Aragorn", "Glóin"]),
        seat(heroes=["Gimli"], engaged=["King Spider"]),
        at="6.3",
        edition=edition,
        patient=True,
    )
    pass_until(game, "defend")
    assert (game.decision.seat, offers(game)) == (1, ["defend with Gimli", "leave it undefended"])
    own = game.clone()
    own.choose("defend with Gimli")
    assert own.decision.kind == "action", "nobody else is asked"
    game.choose("leave it undefended")
    assert (game.decision.seat, offers(game)) == (0, ["defend with Aragorn", "leave it undefended"])
    game.choose("defend with Aragorn")
    assert (only(game, "Aragorn").exhausted, only(game, "Gimli").exhausted) == (True, False)


@pytest.mark.rule("lotr.rop2010-victory.1", "lotr.rop2010-discard.1")
def test_classic_defeated_cards_go_to_the_discard_pile_and_those_with_victory_are_kept_for_scoring():
    """The book lays them beside a threat tracker; the reading (READINGS) is one shared victory display."""
    game = lotr(
        seat(
            heroes=["Aragorn", "Legolas"],
            engaged=[card("Marsh Adder", damage=6), card("King Spider", damage=2)],
            allies=["Guard of the Citadel"],
            threat=20,
        ),
        at="6.8a",
        edition="classic",
        patient=True,
    )
    game.play("attack Marsh Adder", "attack with Aragorn", "done")
    pass_until(game, "attack")
    game.play("attack King Spider", "attack with Legolas", "attack with Guard of the Citadel", "done")
    pass_until(game, "attack")
    assert (zones(game, "Marsh Adder"), zones(game, "King Spider")) == (["victory-display"], ["encounter-discard"])
    assert game.table()["victory_points"] == 3
    explored = lotr(
        seat(heroes=[card("Glorfindel", committed=True, exhausted=True)]),
        active=card("Gladden Fields", progress=2),
        at="3.4",
        edition="classic",
        patient=True,
    )
    assert (zones(explored, "Gladden Fields"), explored.table()["victory_points"]) == (["victory-display"], 3)


@pytest.mark.rule("lotr.rop2010-discard.1")
def test_classic_a_card_that_leaves_play_goes_to_a_discard_pile():
    game = lotr(
        seat(heroes=[card("Gimli", damage=4, attachments=["Dwarven Axe"]), "Aragorn"], engaged=["King Spider"]),
        at="6.4a",
        edition="classic",
    )
    assert offers(game) == ["defend with Gimli", "defend with Aragorn", "leave it undefended"]
    game.play("leave it undefended", "assign the damage to Gimli")
    assert (zones(game, "Gimli"), zones(game, "Dwarven Axe")) == (["discard"], ["discard"])
