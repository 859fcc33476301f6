"""Characters: willpower, heroes and allies, several defenders, what is destroyed; and the quest deck."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.printing import ally, treachery
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import CHARACTER, ENEMY, HERO, IT, Forced, WhenRevealed, on
from rulewright.kernel.effects.sequence import Choose
from rulewright.lcg.events import DISCARDED
from rulewright.lcg.verbs import Discard
from support.lotr import card, lotr, offers, only, pass_until, seat, step, threat, zones

SET = "Passage Through Mirkwood"
HERO_WILLPOWER = {
    "Aragorn": 2, "Théodred": 1, "Glóin": 2, "Gimli": 2, "Legolas": 1, "Thalin": 1, "Éowyn": 4, "Eleanor": 1,
    "Dúnhere": 1, "Denethor": 1, "Glorfindel": 3, "Beravor": 2,
}  # fmt: skip
ALLY_WILLPOWER = {
    "Guard of the Citadel": 1, "Faramir": 2, "Son of Arnor": 0, "Snowbourn Scout": 0, "Silverlode Archer": 1,
    "Longbeard Orc Slayer": 0, "Brok Ironfist": 2, "Veteran Axehand": 0, "Gondorian Spearman": 0,
    "Horseback Archer": 0, "Beorn": 1, "Wandering Took": 1, "Lórien Guide": 1, "Northern Tracker": 1,
    "Daughter of the Nimrodel": 1, "Erebor Hammersmith": 1, "Henamarth Riversong": 1, "Miner of the Iron Hills": 0,
    "Gléowine": 1, "Gandalf": 4, "Mendor": 1,
}  # fmt: skip
EXILE = treachery("Exile", WhenRevealed(Choose(HERO), Discard(IT)), number=990, copies=1, set_name=SET)
MOURNER = ally(
    "Mourner", Forced(RaiseThreat(1), after=on(DISCARDED, CHARACTER | ENEMY)),
    number=991, copies=1, cost=0, stats=(0, 0, 0, 9), traits="",
)  # fmt: skip


def discard_pile(game: rw.Game, who: int | None) -> list[str]:
    """The titles in a player's discard pile (None: the encounter discard pile), the top card last."""
    view = game.view(None)
    pile = view["zones"]["encounter-discard"] if who is None else view["players"][who]["discard"]
    return [piece["name"] for piece in pile]


@pytest.mark.rule("lotr.willpower.1", "lotr.character-cards.2")
def test_heroes_and_allies_are_the_characters_and_each_has_a_willpower():
    found = {
        kind: {info.name: info.stats["willpower"] for info in rw.cards("lotr") if info.kind == kind}
        for kind in ("hero", "ally")
    }
    assert found == {"hero": HERO_WILLPOWER, "ally": ALLY_WILLPOWER}
    assert {info.kind for info in rw.cards("lotr") if "willpower" in info.stats} == {"hero", "ally"}


@pytest.mark.rule("lotr.willpower.2")
def test_a_character_gives_its_willpower_to_the_quest_while_it_is_committed():
    game = lotr(
        seat(["Éowyn", "Gimli"], allies=["Faramir"]), seat(["Aragorn"]), staging=["Old Forest Road"], at="3.2"
    )  # fmt: skip
    assert game.table()["willpower"] == 0
    game.play("commit Éowyn", "commit Faramir", "done")
    assert game.table()["willpower"] == 4 + 2
    game.choose("commit Aragorn")
    assert zones(game, "Flies and Spiders") == ["quest"]
    assert only(game, "Flies and Spiders").tokens == {"progress": 4 + 2 + 2 - 1}
    assert game.table()["willpower"] == 0


@pytest.mark.rule("lotr.character-cards.3", "lotr.character-cards.4")
def test_character_means_heroes_and_allies_while_a_text_may_mean_only_one_of_them():
    exhausted = {"exhausted": True}
    game = lotr(
        seat(
            [card("Aragorn", resources=4, **exhausted), card("Théodred", **exhausted)],
            allies=[card("Faramir", **exhausted)],
            hand=["For Gondor!", "Ever Vigilant", "Sneak Attack", "Beorn", "Steward of Gondor"],
        ),
        at="2.2",
    )
    game.play("play For Gondor!")
    assert [only(game, name).value("attack") for name in ("Aragorn", "Théodred", "Faramir")] == [4, 3, 2]
    game.choose("play Ever Vigilant")
    assert [only(game, name).exhausted for name in ("Aragorn", "Théodred", "Faramir")] == [True, True, False]

    hero = card("Aragorn", resources=2)
    game = lotr(seat([hero], allies=["Faramir"], hand=["Steward of Gondor"]), at="2.2", patient=True)
    game.choose("play Steward of Gondor")
    assert offers(game) == ["attach to Aragorn"]


@pytest.mark.rule("lotr.character-cards.5")
def test_a_character_enters_play_ready_before_its_owner():
    new = rw.new("lotr", decks=["leadership", "tactics"], first=1)
    hero = only(new, "Gimli")
    assert (hero.zone, hero.seat, hero.owner, hero.controller, hero.exhausted) == ("play", 1, 1, 1, False)
    game = lotr(seat(), seat([card("Gimli", resources=2)], hand=["Veteran Axehand"]), at="2.2")
    game.choose("play Veteran Axehand")
    ally_ = only(game, "Veteran Axehand")
    assert (ally_.zone, ally_.seat, ally_.owner, ally_.controller, ally_.exhausted) == ("play", 1, 1, 1, False)


@pytest.mark.rule("lotr.character-cards.6", "lotr.ally-cards.3", "lotr.hero-cards.6")
def test_characters_stay_until_destroyed_or_removed():
    game = lotr(
        seat(
            ["Aragorn", card("Legolas", damage=3)],
            allies=["Faramir", "Gandalf", card("Beorn", damage=4), "Snowbourn Scout"],
            threat=0,
        ),
        extra=(EXILE,),
        encounter_deck=["Exile"] + ["Forest Gate"] * 5,
        at="6.11",
    )
    pass_until(game, "commit")
    assert game.table()["round"] == 2
    names = ("Aragorn", "Legolas", "Faramir", "Beorn", "Snowbourn Scout")
    assert [zones(game, name) for name in names] == [["play"]] * 5
    assert zones(game, "Gandalf") == ["discard"]
    pass_until(game, "target")
    assert offers(game) == ["choose Aragorn", "choose Legolas"]
    game.choose("choose Aragorn")
    assert zones(game, "Aragorn") == ["discard"]

    game = lotr(
        seat(["Aragorn", card("Legolas", damage=3, exhausted=True)], allies=[card("Snowbourn Scout", exhausted=True)]),
        encounter_deck=["The Necromancer's Reach", "Forest Gate"],
        at="3.3",
        patient=True,
    )
    assert zones(game, "Legolas") + zones(game, "Snowbourn Scout") == ["discard", "discard"]
    assert zones(game, "Aragorn") == ["play"]


@pytest.mark.rule("lotr.hero-cards.5", "lotr.hero-cards.2")
def test_each_player_begins_the_game_with_one_to_three_heroes():
    def begin(*numbers: int) -> rw.Game:
        deck = {"heroes": [f"010{n:02}" for n in numbers], "cards": {f"010{n}": 1 for n in range(13, 74)}}
        return rw.new("lotr", decks=[deck])

    in_play = {
        numbers: [name for name in HERO_WILLPOWER if "play" in zones(begin(*numbers), name)]
        for numbers in ((1,), (1, 4), (1, 4, 7))
    }
    assert in_play == {(1,): ["Aragorn"], (1, 4): ["Aragorn", "Gimli"], (1, 4, 7): ["Aragorn", "Gimli", "Éowyn"]}
    for numbers in ((), (1, 4, 7, 10)):
        with pytest.raises(rw.RulewrightError):
            begin(*numbers)


@pytest.mark.rule("lotr.hero-cards.4")
def test_heroes_quest_defend_attack_and_use_their_abilities():
    game = lotr(
        seat([card("Aragorn", resources=1), "Gimli", "Legolas"], engaged=["Dol Guldur Orcs"]), at="3.2"
    )  # fmt: skip
    game.play("commit Aragorn", "done", "use Aragorn")
    assert only(game, "Flies and Spiders").tokens == {"progress": 2}
    assert not only(game, "Aragorn").exhausted
    assert offers(game) == ["defend with Aragorn", "defend with Gimli", "defend with Legolas", "leave it undefended"]
    game.play("defend with Aragorn", "attack Dol Guldur Orcs", "attack with Legolas", "attack with Gimli")
    assert (game.decision.kind, offers(game)) == ("respond", ["use Legolas", "pass"])
    assert zones(game, "Dol Guldur Orcs") == ["encounter-discard"]
    game.choose("use Legolas")
    assert only(game, "Flies and Spiders").tokens == {"progress": 2 + 2}


@pytest.mark.rule("lotr.destroyed.1")
def test_a_destroyed_character_goes_on_top_of_the_discard_pile_of_its_owner():
    game = lotr(
        seat(allies=["Wandering Took"], discard=["Feint"], threat=20),
        seat(["Legolas", card("Gimli", damage=4)], discard=["Beorn"], engaged=["King Spider", "Ungoliant's Spawn"]),
        at="6.2+",
    )
    game.play("use Wandering Took", "resolve the attack of King Spider", "defend with Wandering Took")
    assert discard_pile(game, 0) == ["Feint", "Wandering Took"]
    game.play("defend with Gimli")
    assert discard_pile(game, 1) == ["Beorn", "Gimli"]


@pytest.mark.rule("lotr.destroyed.2", "lotr.destroyed.3")
def test_a_destroyed_card_is_put_on_a_discard_pile_but_not_discarded():
    allies = ["Mourner", card("Snowbourn Scout", exhausted=True)]
    game = lotr(
        seat(allies=allies, threat=20),
        extra=(MOURNER,),
        encounter_deck=["The Necromancer's Reach", "Forest Gate"],
        at="3.3",
        patient=True,
    )
    assert (zones(game, "Snowbourn Scout"), threat(game)) == (["discard"], 20)

    game = lotr(
        seat(allies=["Mourner"], engaged=[card("King Spider", damage=2)], threat=20),
        extra=(MOURNER,),
        encounter_discard=["King Spider"],
        at="6.8a",
        patient=True,
    )
    attacked, older = [piece.id for piece in game.look("King Spider")]
    game.play("attack King Spider", "attack with Aragorn", "done")
    while "engaged" in zones(game, "King Spider"):
        game.choose("pass")
    assert [piece.id for piece in game.look("King Spider")] == [older, attacked]
    assert (zones(game, "King Spider"), threat(game)) == (["encounter-discard"] * 2, 20)

    game = lotr(
        seat(["Aragorn", "Gimli"], allies=["Mourner"], threat=20),
        extra=(MOURNER, EXILE),
        encounter_deck=["Exile", "Forest Gate"],
        at="3.3",
        patient=True,
    )
    game.choose("choose Gimli")
    assert threat(game) == 21


@pytest.mark.rule("lotr.multiple-defenders.1", "lotr.multiple-defenders.2", "lotr.multiple-defenders.3")
def test_several_defenders_defend_together_and_one_of_them_takes_all_the_damage():
    def fight(hand: list[str]) -> rw.Game:
        game = lotr(
            seat(["Gimli", "Legolas", "Aragorn"], hand=hand, engaged=["Ungoliant's Spawn"]), at="6.4a"
        )  # fmt: skip
        if hand:
            game.choose("play Stand Together")
        game.choose("defend with Gimli")
        return game

    alone = fight([])
    assert only(alone, "Gimli").tokens["damage"] == 5 - 2
    game = fight(["Stand Together"])
    assert (game.decision.kind, offers(game)) == ("defend", ["defend with Legolas", "defend with Aragorn", "done"])
    game.play("defend with Legolas", "done")
    assert offers(game) == ["assign the damage to Gimli", "assign the damage to Legolas"]
    assert game.decision.rule == "lotr.multiple-defenders.3"
    game.choose("assign the damage to Legolas")
    damage = [only(game, name).tokens.get("damage", 0) for name in ("Gimli", "Legolas", "Aragorn")]
    assert damage == [0, 5 - 2 - 1, 0]


@pytest.mark.rule("lotr.quest-cards-quest-deck.1", "lotr.quest-cards-quest-deck.2", "lotr.quest-cards-quest-deck.3")
def test_quest_cards_are_numbered_stages_in_a_deck_and_come_in_their_order():
    stages = {
        info.number: (info.card.faces[0].name, info.stats["stage"]) for info in rw.cards("lotr") if info.kind == "quest"
    }
    assert stages == {
        119: ("Flies and Spiders", 1), 120: ("A Fork in the Road", 2), 121: ("A Chosen Path", 3),
        122: ("A Chosen Path", 3), 123: ("The Necromancer's Tower", 1), 124: ("Through the Caverns", 2),
        125: ("Out of the Dungeons", 3), 126: ("To the River...", 1), 127: ("Anduin Passage", 2),
        128: ("Ambush on the Shore", 3),
    }  # fmt: skip
    new = rw.new("lotr", scenario="passage-through-mirkwood", decks=["leadership"])
    assert zones(new, "Flies and Spiders") == ["quest-deck"]
    new.choose("keep")
    assert (zones(new, "Flies and Spiders"), zones(new, "A Fork in the Road")) == (["quest"], ["quest-deck"])
    assert zones(new, "A Chosen Path") == ["quest-deck"] * 2

    heroes = [card(name, committed=True) for name in ("Aragorn", "Éowyn", "Glorfindel")]
    game = lotr(seat(heroes), quest={"name": "Flies and Spiders", "progress": 7}, at="3.4", patient=True)
    assert (zones(game, "Flies and Spiders"), zones(game, "A Fork in the Road")) == (["removed"], ["quest"])
    assert zones(game, "A Chosen Path") == ["quest-deck"] * 2
    game = lotr(seat(heroes), quest="A Fork in the Road", at="3.4", patient=True)
    (final,) = [p for name in ("Don't Leave the Path!", "Beorn's Path") for p in game.look(name)]
    assert (zones(game, "A Fork in the Road"), final.zone, step(game)) == (["removed"], "quest", "3.4")
