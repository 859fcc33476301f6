"""Hit points, damage, attack and defense; engagement checks; the threat elimination level."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.printing import ally, event
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import CHARACTER, ENEMY, IT, THIS, Action
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Gets
from rulewright.lcg.verbs import DealDamage
from support.lotr import card, lotr, offers, only, seat, step, threat, zones

SCORCH = event("Scorch", Action(Choose(CHARACTER | ENEMY), DealDamage(IT, 2)), number=901, copies=3, cost=0)
BLAST = event("Blast", Action(Choose(CHARACTER | ENEMY), DealDamage(IT, 9)), number=902, copies=3, cost=0)
BEACON = event("Beacon", Action(RaiseThreat(1)), number=903, copies=3, cost=0)
BRAGGART = ally(
    "Braggart",
    Action(Until("round", Gets(THIS, "attack", 3))),
    number=904, copies=3, cost=1, stats=(1, 1, 1, 2), traits="Warrior.",
)  # fmt: skip
EXTRA = (SCORCH, BLAST, BEACON, BRAGGART)
EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])

STRENGTHS = {
    "Aragorn": (3, 2, 5), "Théodred": (2, 1, 4), "Glóin": (2, 1, 4), "Gimli": (2, 2, 5), "Legolas": (3, 1, 4),
    "Thalin": (2, 2, 4), "Guard of the Citadel": (1, 0, 2), "Faramir": (1, 2, 3), "Son of Arnor": (2, 0, 2),
    "Snowbourn Scout": (0, 1, 1), "Silverlode Archer": (2, 0, 1), "Longbeard Orc Slayer": (2, 1, 3),
    "Brok Ironfist": (2, 1, 4), "Veteran Axehand": (2, 1, 2), "Gondorian Spearman": (1, 1, 1),
    "Horseback Archer": (2, 1, 2), "Beorn": (3, 3, 6), "Gandalf": (4, 4, 4),
    "King Spider": (3, 1, 3), "Hummerhorns": (2, 0, 3), "Ungoliant's Spawn": (5, 2, 9), "Dol Guldur Orcs": (2, 0, 3),
    "Chieftan Ufthak": (3, 3, 6), "Dol Guldur Beastmaster": (3, 1, 5), "Forest Spider": (2, 1, 4),
    "East Bight Patrol": (3, 1, 2), "Black Forest Bats": (1, 0, 2),
}  # fmt: skip
"""Attack, defense, hit points as printed."""


@pytest.mark.rule("lotr.hit-points.1", "lotr.attack-strength.1", "lotr.defense-strength.1")
def test_every_character_and_enemy_has_attack_defense_and_hit_points():
    found = {}
    for info in rw.cards("lotr"):
        fights = info.kind in ("hero", "ally", "enemy")
        assert all((stat in info.stats) is fights for stat in ("attack", "defense", "hit_points")), info.name
        if fights:
            found[info.name] = (info.stats["attack"], info.stats["defense"], info.stats["hit_points"])
            assert info.stats["hit_points"] > 0, info.name
    assert {name: found[name] for name in STRENGTHS} == STRENGTHS


@EDITIONS
@pytest.mark.rule("lotr.hit-points.2", "lotr.damage.1", "lotr.damage.2")
@pytest.mark.parametrize(("name", "unharmed"), [("Aragorn", 2), ("Beorn", 3), ("Forest Spider", 1)])
def test_damage_up_to_the_hit_points_destroys_a_character_or_enemy(edition, name, unharmed):
    discard_zone = "encounter-discard" if name == "Forest Spider" else "discard"
    for blow, damage, expected in (
        ("Scorch", unharmed, {"damage": unharmed + 2}),
        ("Scorch", unharmed + 1, discard_zone),
        ("Blast", unharmed + 1, discard_zone),
    ):
        game = lotr(
            seat(
                heroes=["Gimli", card("Aragorn", damage=damage if name == "Aragorn" else 0)],
                allies=[card("Beorn", damage=damage if name == "Beorn" else 0)],
                engaged=[card("Forest Spider", damage=damage if name == "Forest Spider" else 0)],
                hand=[blow],
            ),
            edition=edition,
            extra=EXTRA,
            at="2.1+",
        )
        game.play(f"play {blow}", f"choose {name}")
        if isinstance(expected, dict):
            assert only(game, name).tokens == expected
        else:
            assert zones(game, name) == [expected]


@EDITIONS
@pytest.mark.rule("lotr.damage.1", "lotr.damage.3", "lotr.damage.4", "lotr.damage.5", "lotr.attack-strength.2")
def test_an_enemy_deals_its_modified_attack_and_the_player_assigns_it(edition):
    game = lotr(
        seat(
            heroes=[card("Aragorn", exhausted=True), card("Gimli", exhausted=True)],
            engaged=[card("King Spider", shadow=["East Bight Patrol"])],
            threat=20,
        ),
        edition=edition,
        at="6.3",
    )
    assert (only(game, "King Spider").value("attack"), threat(game)) == (4, 23)
    assert offers(game) == ["assign the damage to Aragorn", "assign the damage to Gimli"]
    assert (only(game, "Aragorn").tokens, only(game, "Gimli").tokens) == ({}, {})
    game.play("assign the damage to Gimli")
    assert only(game, "Gimli").tokens["damage"] == 4
    assert "damage" not in only(game, "Aragorn").tokens


@EDITIONS
@pytest.mark.rule("lotr.attack-strength.2", "lotr.defense-strength.2")
@pytest.mark.parametrize(
    ("defender", "damage"), [("Aragorn", 1), ("Faramir", 1), ("Guard of the Citadel", 3), ("Beorn", 0)]
)
def test_the_defense_of_the_defender_is_taken_off_the_enemy_attack(edition, defender, damage):
    game = lotr(
        seat(
            heroes=["Aragorn"],
            allies=["Faramir", "Guard of the Citadel", "Beorn"],
            engaged=["King Spider"],
        ),
        edition=edition,
        at="6.3",
        patient=True,
    )
    game.play("resolve the attack of King Spider", "pass", f"defend with {defender}", "pass", "pass")
    if damage:
        game.play(f"assign the damage to {defender}")
    if damage < only(game, defender).value("hit_points"):
        assert only(game, defender).tokens.get("damage", 0) == damage
    else:
        assert zones(game, defender) == ["discard"]


@EDITIONS
@pytest.mark.rule("lotr.attack-strength.2", "lotr.defense-strength.2")
@pytest.mark.parametrize(
    ("attackers", "damage"), [(["Aragorn"], 0), (["Aragorn", "Legolas"], 3), (["Legolas", "Gimli"], 2)]
)
def test_the_defense_of_an_enemy_is_taken_off_the_attack_of_the_players(edition, attackers, damage):
    heroes = seat(heroes=["Aragorn", "Legolas", "Gimli"], engaged=["Chieftan Ufthak"])
    game = lotr(heroes, edition=edition, at="6.7", patient=True)
    game.play("attack Chieftan Ufthak", *(f"attack with {name}" for name in attackers), "done", "pass", "pass")
    assert step(game) == "6.8a"
    assert only(game, "Chieftan Ufthak").tokens.get("damage", 0) == damage


@EDITIONS
@pytest.mark.rule("lotr.engagement-check.1", "lotr.engagement-check.2")
@pytest.mark.parametrize(("threats", "engaged"), [((24, 24), None), ((25, 24), 0), ((24, 26), 1), ((26, 26), 0)])
def test_an_enemy_engages_a_player_whose_threat_is_at_least_its_engagement_cost(edition, threats, engaged):
    game = lotr(
        seat(heroes=["Aragorn"], threat=threats[0]),
        seat(heroes=["Gimli"], threat=threats[1]),
        staging=["Forest Spider", "Ungoliant's Spawn"],
        edition=edition,
        at="5.3",
        patient=True,
    )
    while game.decision.kind != "action":
        game.play(offers(game)[0])
    spider = only(game, "Forest Spider")
    assert (spider.zone, spider.seat) == (("staging", None) if engaged is None else ("engaged", engaged))
    assert zones(game, "Ungoliant's Spawn") == ["staging"]


@EDITIONS
@pytest.mark.rule("lotr.threat-elimination-level.1", "lotr.threat-elimination-level.2")
def test_a_player_whose_threat_reaches_fifty_is_eliminated_at_once(edition):
    game = lotr(
        seat(heroes=["Aragorn"], hand=["Beacon", "Beacon"], threat=48),
        seat(heroes=["Gimli"], threat=10),
        edition=edition,
        extra=EXTRA,
        at="2.1+",
    )
    game.play("play Beacon")
    assert (game.table()["threat"], game.table()["eliminated"]) == ([49, 10], [False, False])
    game.play("play Beacon")
    assert game.table()["eliminated"] == [True, False]
    assert zones(game, "Aragorn") == ["discard"]


@pytest.mark.rule("lotr.self-referential-abilities.1")
def test_a_card_that_speaks_of_itself_does_not_mean_its_other_copies():
    game = lotr(
        seat(heroes=["Aragorn"], allies=["Braggart", card("Braggart", damage=1)]),
        staging=["Forest Spider", card("Forest Spider", damage=1)],
        extra=EXTRA,
        at="5.1",
        patient=True,
    )
    game.play("engage Forest Spider #2")
    assert [(spider.zone, spider.value("attack")) for spider in game.look("Forest Spider")] == [
        ("staging", 2), ("engaged", 3),
    ]  # fmt: skip
    game.play("use Braggart #2")
    assert [braggart.value("attack") for braggart in game.look("Braggart")] == [1, 4]
