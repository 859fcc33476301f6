"""What is printed on player cards, what it is for, and what unique means."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import rulewright as rw
from rulewright.games.lotr.rulebook import all_cards
from rulewright.games.lotr.vocabulary.printing import event
from rulewright.games.lotr.vocabulary.words import ALLY, HERO, YOURS, Action
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.joining import Then
from rulewright.kernel.players import YOU
from rulewright.kernel.selectors import Within
from rulewright.lcg.verbs import Heal, PutIntoPlay
from support.lotr import card, lotr, offers, only, pass_until, seat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])
HEROES = {
    "Aragorn": ("leadership", 12, 2, 3, 2, 5, "Dúnedain. Noble. Ranger"),
    "Théodred": ("leadership", 8, 1, 2, 1, 4, "Noble. Rohan. Warrior"),
    "Glóin": ("leadership", 9, 2, 2, 1, 4, "Dwarf. Noble"),
    "Gimli": ("tactics", 11, 2, 2, 2, 5, "Dwarf. Noble. Warrior"),
    "Legolas": ("tactics", 9, 1, 3, 1, 4, "Noble. Silvan. Warrior"),
    "Thalin": ("tactics", 9, 1, 2, 2, 4, "Dwarf. Warrior"),
    "Éowyn": ("spirit", 9, 4, 1, 1, 3, "Noble. Rohan"),
    "Eleanor": ("spirit", 7, 1, 1, 2, 3, "Gondor. Noble"),
    "Dúnhere": ("spirit", 8, 1, 2, 1, 4, "Rohan. Warrior"),
    "Denethor": ("lore", 8, 1, 1, 3, 3, "Gondor. Noble. Steward"),
    "Glorfindel": ("lore", 12, 3, 3, 1, 5, "Noble. Noldor. Warrior"),
    "Beravor": ("lore", 10, 2, 2, 2, 4, "Dúnedain. Ranger"),
}
"""Sphere, threat cost, willpower, attack, defense, hit points, traits."""
ALLIES = {
    "Guard of the Citadel": ("leadership", 2, 1, 1, 0, 2, "Gondor. Warrior"),
    "Faramir": ("leadership", 4, 2, 1, 2, 3, "Gondor. Noble. Ranger"),
    "Son of Arnor": ("leadership", 3, 0, 2, 0, 2, "Dúnedain"),
    "Snowbourn Scout": ("leadership", 1, 0, 0, 1, 1, "Rohan. Scout"),
    "Silverlode Archer": ("leadership", 3, 1, 2, 0, 1, "Archer. Silvan"),
    "Longbeard Orc Slayer": ("leadership", 4, 0, 2, 1, 3, "Dwarf. Warrior"),
    "Brok Ironfist": ("leadership", 6, 2, 2, 1, 4, "Dwarf. Warrior"),
    "Veteran Axehand": ("tactics", 2, 0, 2, 1, 2, "Dwarf. Warrior"),
    "Gondorian Spearman": ("tactics", 2, 0, 1, 1, 1, "Gondor. Warrior"),
    "Horseback Archer": ("tactics", 3, 0, 2, 1, 2, "Archer. Rohan"),
    "Beorn": ("tactics", 6, 1, 3, 3, 6, "Beorning. Warrior"),
    "Wandering Took": ("spirit", 2, 1, 1, 1, 2, "Hobbit"),
    "Lórien Guide": ("spirit", 3, 1, 1, 0, 2, "Scout. Silvan"),
    "Northern Tracker": ("spirit", 4, 1, 2, 2, 3, "Dúnedain. Ranger"),
    "Daughter of the Nimrodel": ("lore", 3, 1, 0, 0, 1, "Silvan"),
    "Erebor Hammersmith": ("lore", 2, 1, 1, 1, 3, "Craftsman. Dwarf"),
    "Henamarth Riversong": ("lore", 1, 1, 1, 0, 1, "Silvan"),
    "Miner of the Iron Hills": ("lore", 2, 0, 1, 1, 2, "Dwarf"),
    "Gléowine": ("lore", 2, 1, 0, 0, 2, "Minstrel. Rohan"),
    "Gandalf": ("neutral", 5, 4, 4, 4, 4, "Istari"),
}
"""Sphere, cost, willpower, attack, defense, hit points, traits."""
OTHER_COSTS = {
    "Ever Vigilant": 1, "Common Cause": 0, "For Gondor!": 2, "Sneak Attack": 1, "Valiant Sacrifice": 1,
    "Grim Resolve": 5, "Steward of Gondor": 2, "Celebrían's Stone": 2, "Blade Mastery": 1, "Rain of Arrows": 1,
    "Feint": 1, "Quick Strike": 1, "Thicket of Spears": 3, "Swift Strike": 2, "Stand Together": 0,
    "Blade of Gondolin": 1, "Citadel Plate": 4, "Dwarven Axe": 2, "Horn of Gondor": 1, "The Galadhrim's Greeting": 3,
    "Strength of Will": 0, "Hasty Stroke": 1, "Will of the West": 1, "A Test of Will": 1, "Stand and Fight": "X",
    "A Light in the Dark": 2, "Dwarven Tomb": 1, "Fortune or Fate": 5, "The Favor of the Lady": 2,
    "Power in the Earth": 1, "Unexpected Courage": 2, "Lore of Imladris": 2, "Lórien's Wealth": 3,
    "Radagast's Cunning": 1, "Secret Paths": 1, "Gandalf's Search": "X", "Beorn's Hospitality": 5, "Forest Snare": 3,
    "Protector of Lórien": 1, "Dark Knowledge": 1, "Self Preservation": 3,
}  # fmt: skip
UNIQUE = [
    "Faramir", "Brok Ironfist", "Steward of Gondor", "Celebrían's Stone", "Beorn", "Horn of Gondor",
    "Henamarth Riversong", "Gléowine", "Gandalf",
]  # fmt: skip


def core(edition: str) -> dict[str, Card]:
    """The player cards of the core set by title."""
    return {each.name: each for each in all_cards(edition) if each.number <= 73}


@EDITIONS
@pytest.mark.rule(
    "lotr.rop2010-spheres.1", "lotr.rop2010-player-card-anatomy.1", "lotr.rop2010-player-card-anatomy.2",
    "lotr.rop2010-player-card-anatomy.3", "lotr.rop2010-player-card-anatomy.4", "lotr.rop2010-player-card-anatomy.5",
    "lotr.rop2010-player-card-anatomy.6", "lotr.rop2010-player-card-anatomy.7", "lotr.rop2010-player-card-anatomy.8",
    "lotr.rop2010-player-card-anatomy.10",
)  # fmt: skip
def test_the_fields_of_every_player_card(edition):
    cards = core(edition)
    for kind, cost, printed in (("hero", "threat_cost", HEROES), ("ally", "cost", ALLIES)):
        found = {}
        for each in cards.values():
            if each.kind == kind:
                face = each.faces[0]
                stats = [face.stats[name] for name in (cost, "willpower", "attack", "defense", "hit_points")]
                found[each.name] = (face.labels["sphere"], *stats, ". ".join(sorted(face.traits)))
        assert found == printed
    others = {name: each for name, each in cards.items() if each.kind in ("attachment", "event")}
    faces = {name: each.faces[0] for name, each in others.items()}
    assert {name: face.labels.get("cost", face.stats.get("cost")) for name, face in faces.items()} == OTHER_COSTS
    assert [name for name, each in cards.items() if "threat_cost" in each.faces[0].stats] == [*HEROES]
    assert [name for name in HEROES if "cost" in cards[name].faces[0].stats] == []
    assert [name for name, each in cards.items() if each.faces[0].unique] == [*HEROES, *UNIQUE]
    assert Counter(each.faces[0].labels["sphere"] for each in cards.values()) == {
        "leadership": 18, "tactics": 18, "spirit": 18, "lore": 18, "neutral": 1,
    }  # fmt: skip
    assert [name for name, each in cards.items() if each.faces[0].labels["sphere"] == "neutral"] == ["Gandalf"]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-player-card-anatomy.2")
def test_the_cost_is_what_must_be_spent_to_play_a_card_from_hand(edition):
    scout, guard = "play Snowbourn Scout", "play Guard of the Citadel"
    for resources, playable in ((1, [scout]), (2, [scout, guard])):
        hand = ["Snowbourn Scout", "Guard of the Citadel", "Son of Arnor"]
        hero = card("Aragorn", resources=resources)
        game = lotr(seat(heroes=[hero], hand=hand), edition=edition, at="2.2", patient=True)
        assert offers(game) == [*playable, "pass"]
        game.play(playable[-1])
        pass_until(game, "action")
        assert only(game, "Aragorn").tokens == {}


@EDITIONS
@pytest.mark.rule("lotr.rop2010-player-card-anatomy.3")
def test_the_threat_costs_of_the_heroes_are_the_starting_threat(edition):
    game = rw.new("lotr", decks=["leadership", "tactics", "spirit", "lore"], edition=edition)
    sums: Counter[str] = Counter()
    for sphere, cost, *_ in HEROES.values():
        sums[sphere] += cost
    assert game.table()["threat"] == list(sums.values()) == [29, 29, 24, 30]


@EDITIONS
@pytest.mark.rule(
    "lotr.rop2010-player-card-anatomy.5", "lotr.rop2010-player-card-anatomy.6", "lotr.rop2010-player-card-anatomy.7",
    "lotr.rop2010-player-card-anatomy.8",
)  # fmt: skip
@pytest.mark.parametrize("name", ["Aragorn", "Thalin", "Dúnhere", "Denethor"])
def test_willpower_quests_attack_and_defense_fight_and_hit_points_bear_damage(name, edition):
    _, _, willpower, attack, defense, points, _ = HEROES[name]
    committed = card(name, committed=True, exhausted=True)
    game = lotr(seat(heroes=[committed]), edition=edition, at="3.4", patient=True)
    assert only(game, "Flies and Spiders").tokens == {"progress": willpower}
    game = lotr(seat(heroes=[name], engaged=["Marsh Adder"]), edition=edition, at="6.8a", patient=True)
    game.play("attack Marsh Adder", f"attack with {name}", "done")
    pass_until(game, "attack")
    assert only(game, "Marsh Adder").tokens.get("damage", 0) == attack - 1
    game = lotr(seat(heroes=[name, "Glorfindel"], engaged=["Dungeon Jailor"]), edition=edition, at="6.4a")
    game.choose(f"defend with {name}")
    assert only(game, name).tokens.get("damage", 0) == max(0, 2 - defense)
    for before, place in ((points - (6 - defense) - 1, "play"), (points - (6 - defense), "discard")):
        if before >= 0:
            hurt = card(name, damage=before)
            game = lotr(seat(heroes=[hurt, "Glorfindel"], engaged=["Hill Troll"]), edition=edition, at="6.4a")
            game.choose(f"defend with {name}")
            assert zones(game, name) == [place]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-player-card-anatomy.9")
def test_only_heroes_have_a_resource_pool_and_it_has_their_sphere(edition):
    rich = seat(
        heroes=[card("Aragorn", resources=2), card("Gimli", resources=1)],
        allies=["Gandalf", "Faramir"],
        hand=["Guard of the Citadel", "Gondorian Spearman"],
    )
    game = lotr(rich, edition=edition, at="2.2", patient=True)
    assert [key for key in offers(game) if key.startswith("play")] == ["play Guard of the Citadel"]
    game = lotr(rich, edition=edition, at="1.2", patient=True)
    names = ("Aragorn", "Gimli", "Gandalf", "Faramir")
    assert [only(game, name).tokens for name in names] == [{"resources": 3}, {"resources": 2}, {}, {}]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-player-card-anatomy.10")
def test_a_trait_matters_only_where_another_card_speaks_of_it(edition):
    game = lotr(
        seat(heroes=[card("Gimli", resources=2), "Legolas", "Thalin"], hand=["Dwarven Axe"]), edition=edition, at="2.2",
    )  # fmt: skip
    game.choose("play Dwarven Axe")
    assert offers(game) == ["attach to Gimli", "attach to Legolas", "attach to Thalin"]
    attack = {}
    for bearer in ("Gimli", "Legolas"):
        clone = game.clone()
        clone.choose(f"attach to {bearer}")
        attack[bearer] = only(clone, bearer).value("attack")
    assert attack == {"Gimli": 2 + 2, "Legolas": 3 + 1}, "a Dwarf gets more"


def bring(place: str, number: int) -> Card:
    """An event that puts all allies of a place into play, then heals the player's heroes."""
    effect = Then(PutIntoPlay(ALLY & Within(place, YOU)), Heal(HERO & YOURS, 1))
    return event(f"Muster from {place}", Action(effect), number=number, copies=1, sphere="leadership", cost=0)


PLACES = ("hand", "deck", "discard")
MUSTERS = tuple(bring(place, 910 + i) for i, place in enumerate(PLACES))


@EDITIONS
@pytest.mark.rule("lotr.rop2010-unique-cards.2")
@pytest.mark.parametrize("place", PLACES)
def test_a_unique_card_with_a_copy_in_play_stays_where_it_is(place, edition):
    own = {"hand": [f"Muster from {place}"]}
    own[place] = [*own.get(place, []), "Faramir", "Snowbourn Scout"]
    for partner, expected in ((["Faramir"], place), (["Gandalf"], "play")):
        game = lotr(
            seat(heroes=["Aragorn"], **own), seat(heroes=["Gimli"], allies=partner), extra=MUSTERS, edition=edition,
            at="2.2", patient=True,
        )  # fmt: skip
        game.choose(f"play Muster from {place}")
        mine = [piece for piece in game.look("Faramir") if piece.owner == 0]
        assert [piece.zone for piece in mine] == [expected]
        assert zones(game, "Snowbourn Scout") == ["play"], "the others enter play"


FARAMIRS_HORN = event("Faramir", Action(Heal(HERO, 1)), number=920, copies=1, sphere="leadership", cost=0)
UNIQUE_EVENT = replace(FARAMIRS_HORN, faces=(replace(FARAMIRS_HORN.faces[0], unique=True),))


@EDITIONS
@pytest.mark.rule("lotr.rop2010-unique-cards.3")
def test_uniqueness_holds_for_heroes_allies_attachments_and_events(edition):
    with pytest.raises(rw.RulewrightError, match="The same hero cannot be there twice: “Aragorn”"):
        rw.new("lotr", decks=["leadership", "leadership"], edition=edition)
    rich = [card("Aragorn", resources=9), card("Eleanor", resources=9)]
    hand = ["Faramir", "Steward of Gondor", "Fortune or Fate"]
    for partner, playable in (
        (seat(heroes=[card("Glóin", attachments=["Steward of Gondor"])], allies=["Faramir"]), []),
        (seat(heroes=["Gimli"], allies=["Gandalf"]), [f"play {name}" for name in hand]),
    ):
        game = lotr(seat(heroes=rich, hand=hand, discard=["Glóin"]), partner, edition=edition, at="2.2", patient=True)
        assert offers(game) == [*playable, "pass"]
    hurt = card("Aragorn", damage=1)
    for allies, playable in (([], ["play Faramir"]), (["Faramir"], [])):
        hand = [UNIQUE_EVENT.id]
        game = lotr(
            seat(heroes=[hurt], hand=hand), seat(heroes=["Gimli"], allies=allies), extra=(UNIQUE_EVENT,),
            edition=edition, at="3.1", patient=True,
        )  # fmt: skip
        assert [key for key in offers(game) if key.startswith("play")] == playable


@EDITIONS
@pytest.mark.rule("lotr.rop2010-unique-cards.4")
def test_a_unique_card_may_enter_play_while_its_copies_are_out_of_play(edition):
    game = lotr(
        seat(heroes=[card("Aragorn", resources=4)], hand=["Faramir", "Faramir"], deck=["Faramir"]),
        seat(heroes=["Gimli"], discard=["Faramir"], hand=["Faramir"]),
        edition=edition,
        at="2.2",
        patient=True,
    )
    assert offers(game) == ["play Faramir", "pass"]
    game.choose("play Faramir")
    pass_until(game, "action")
    assert sorted(zones(game, "Faramir")) == ["deck", "discard", "hand", "hand", "play"]
    while game.decision.seat != 0:
        game.choose("pass")
    assert offers(game) == ["use Faramir", "pass"]
    assert "lotr.unique.3" in game.why_not("play Faramir")
