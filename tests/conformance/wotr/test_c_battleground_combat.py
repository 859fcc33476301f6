"""Combats on battlegrounds: steps, losses, results, leadership, and reactivated battlegrounds."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.wotr.vocabulary.printing import army
from support.wotr import (
    ARAGORN,
    FRODO,
    SARUMAN,
    WITCH_KING,
    asked,
    card,
    names,
    offers,
    only,
    place,
    player,
    points,
    wotr,
    zone,
    zones,
)


def fight(*active, **more):
    """The Combat phase with these active locations; one person holds both decks of a team."""
    return wotr(active=[*active], at="3.1", stop=True, seats=2, **more)


# ---- who attacks


@pytest.mark.rule("wotr.battleground-combat.1", "wotr.battleground-combat.2", "wotr.battleground-combat.12")
def test_on_a_shadow_battleground_the_shadow_defends_and_the_free_peoples_attack():
    """High Elves bring 2 attack against the 2 of Dol Guldur; the Olog-hai do not attack and are cycled."""
    game = fight(place("Dol Guldur", "High Elves", "Olog-hai"))
    assert zones(game, "High Elves", "Olog-hai", "Dol Guldur") == ["eliminated", "cycle", "shadow-scoring"]


@pytest.mark.rule("wotr.battleground-combat.1", "wotr.battleground-combat.3", "wotr.battleground-combat.12")
def test_on_a_free_peoples_battleground_the_shadow_attacks():
    """The same two armies at Lórien: now the Olog-hai attack and are eliminated."""
    game = fight(place("Lórien", "High Elves", "Olog-hai"))
    assert zones(game, "High Elves", "Olog-hai", "Lórien") == ["cycle", "eliminated", "free-scoring"]


HANDS = {
    "frodo": player(hand=["Quickbeam", "Village Militia"]),
    "witch_king": player(hand=["Mordor Orcs", "The Hunter"]),
    "aragorn": player(hand=["High Elves", "Soldiers of Gondor"]),
    "saruman": player(hand=["Wolf-riders", "Cave-troll"]),
}


@pytest.mark.rule("wotr.battleground-combat.4")
@pytest.mark.parametrize("first", [FRODO, WITCH_KING], ids=["by the Free Peoples", "by the Shadow"])
@pytest.mark.parametrize("lay", ["deck", "free_scoring", "shadow_scoring"])
def test_the_factions_at_dol_guldur_are_the_same_however_it_was_activated(lay, first):
    """Lórien activates or reactivates it: Mordor defends, Elf and Wizard attack, and nobody else may enter."""
    where = {"battlegrounds": ["Lórien", "Dol Guldur"] if lay == "deck" else ["Lórien"]}
    if lay != "deck":
        where[lay] = ["Dol Guldur"]
    game = wotr(**HANDS, **where, path=9, first=first, at="1.1")
    assert sorted(names(game, "active")) == ["Dol Guldur", "Lórien"]
    places = {}
    for _ in range(4):
        seat = asked(game)
        for title in names(game, "hand", seat):
            trial = game.clone()
            trial.play(f"play {title}")
            placed = offers(trial) if trial.decision.kind == "place" else ["to reserve"]
            places[title] = "to Dol Guldur" in placed
        game.play("pass")
    assert sorted(title for title in places if places[title]) == [
        "High Elves",
        "Mordor Orcs",
        "Quickbeam",
        "The Hunter",
    ]
    attacked = fight(place("Dol Guldur", "Gandalf the Grey", "Mordor Orcs", stripped=lay == "free_scoring"))
    orcs = "eliminated" if lay == "free_scoring" else "cycle"
    assert zones(attacked, "Gandalf the Grey", "Mordor Orcs") == ["eliminated", orcs]


# ---- the steps


@pytest.mark.rule("wotr.battleground-combat.5")
def test_step_1_counts_the_attack_of_the_attackers_cards_only():
    """2 of the Wolf-riders, 1 of Saruman, 1 of his staff and 1 for leading: 5; the Riders' 2 are not counted."""
    game = fight(
        place("Edoras", "Riders of Rohan", "Village Militia", "Wolf-riders", card("Saruman", items=["Saruman's Staff"]))
    )
    assert game.state.scope.names == {"attack": 5, "defense": 3, "left": 4}


@pytest.mark.rule("wotr.battleground-combat.5")
def test_attack_tokens_on_a_battleground_count_for_the_attackers():
    """Reading 14."""
    assert zone(fight(place("Edoras", "White Hand Orcs", attack=1)), "Edoras") == "shadow-scoring"
    assert zone(fight(place("Moria", attack=3)), "Moria") == "free-scoring"


@pytest.mark.rule("wotr.battleground-combat.6", "wotr.battleground-combat.7")
def test_step_2_cancels_by_the_battleground_and_its_tokens_but_not_by_tokens_on_cards():
    """6 attack at Minas Tirith: 3 printed and 1 token cancel 4; the token on the army waits for its loss."""
    attackers = ("Grond, Hammer of the Underworld", "Black Uruks", "Mordor Orcs")
    game = fight(place("Minas Tirith", card("Soldiers of Gondor", defense=3), "Boromir", *attackers, defense=1))
    assert game.state.scope.names == {"attack": 6, "defense": 9, "left": 2}
    game.play("lose Soldiers of Gondor")
    assert zones(game, "Soldiers of Gondor", "Boromir", "Minas Tirith") == ["eliminated", "cycle", "free-scoring"]
    held = fight(place("Minas Tirith", "Boromir", *attackers, defense=3))
    assert zones(held, "Boromir", "Minas Tirith") == ["cycle", "free-scoring"]


@pytest.mark.rule("wotr.battleground-combat.8", "wotr.battleground-combat.9", "wotr.battleground-combat.10")
def test_step_3_goes_on_until_enough_is_cancelled_and_step_4_cycles_the_rest():
    """Reading 15: losses are chosen one at a time."""
    game = fight(place("Pelargir", "Soldiers of Gondor", "Faramir", "Boromir", "Haradrim Mûmakil", "Coastal Raiders"))
    assert game.state.scope.names == {"attack": 3, "defense": 4, "left": 2}
    game.play("lose Faramir")
    assert game.state.scope.names["left"] == 1
    assert offers(game) == ["lose Soldiers of Gondor", "lose Boromir"]
    game.play("lose Boromir")
    assert zones(game, "Faramir", "Boromir", "Soldiers of Gondor") == ["eliminated", "eliminated", "cycle"]
    assert zone(game, "Pelargir") == "free-scoring"


@pytest.mark.rule("wotr.battleground-combat.8", "wotr.battleground-combat.9")
def test_defenders_without_a_symbol_are_lost_too_while_attack_remains():
    """Reading 15: Denethor without an army has no symbol; he is eliminated last."""
    game = fight(place("Pelargir", "Denethor", "Faramir", "Haradrim Mûmakil", "Coastal Raiders"))
    assert zones(game, "Faramir", "Denethor", "Pelargir") == ["eliminated", "eliminated", "shadow-scoring"]
    saved = fight(place("Pelargir", "Denethor", "Faramir", "Haradrim Mûmakil"))
    assert zones(saved, "Faramir", "Denethor", "Pelargir") == ["eliminated", "cycle", "free-scoring"]


@pytest.mark.rule("wotr.battleground-combat.11")
def test_a_card_that_cancels_one_symbol_is_eliminated_however_many_it_has():
    game = fight(place("Rivendell", "High Elves", "Balrog of Moria", "Goblins of the Misty Mountains"))
    assert zones(game, "High Elves", "Rivendell") == ["eliminated", "free-scoring"]


@pytest.mark.rule("wotr.battleground-combat.12")
def test_all_attackers_are_eliminated_even_when_they_win():
    game = fight(place("Edoras", card("Saruman", items=["Palantír of Orthanc"]), "Wolf-riders", "Devilry of Saruman"))
    lost = zones(game, "Saruman", "Palantír of Orthanc", "Wolf-riders", "Devilry of Saruman")
    assert (lost, zone(game, "Edoras")) == (["eliminated"] * 4, "shadow-scoring")


@pytest.mark.rule("wotr.battleground-combat.13")
def test_when_the_defenders_do_not_agree_the_attackers_decide():
    """At Rivendell the Elves of one player and the Wizard of another defend; 1 of 3 attack is left."""
    game = wotr(
        active=[place("Rivendell", "High Elves", "Gandalf the Grey", "Balrog of Moria", "Cave-troll")],
        at="3.1",
        stop=True,
    )
    assert (asked(game), offers(game)) == (FRODO, ["lose High Elves", "lose Gandalf the Grey"])
    agreed = game.clone()
    agreed.play("lose High Elves", "agree")
    assert zones(agreed, "High Elves", "Gandalf the Grey") == ["eliminated", "cycle"]
    game.play("lose High Elves")
    assert (asked(game), offers(game)) == (ARAGORN, ["agree", "object"])
    game.play("object")
    assert (asked(game), offers(game)) == (WITCH_KING, ["lose High Elves", "lose Gandalf the Grey"])
    assert game.decision.rule == "wotr.battleground-combat.13"
    game.play("lose Gandalf the Grey")
    assert zones(game, "High Elves", "Gandalf the Grey") == ["cycle", "eliminated"]


# ---- results


@pytest.mark.rule(
    "wotr.battleground-combat-results.1", "wotr.battleground-combat-results.2", "wotr.battleground-combat-results.3"
)
@pytest.mark.parametrize(
    ("attack", "winner", "score"),
    [(2, "free-scoring", (1, 0)), (3, "shadow-scoring", (0, 1))],
    ids=["all cancelled", "one left"],
)
def test_one_uncancelled_symbol_gives_the_battleground_to_the_attacker(attack, winner, score):
    """Edoras cancels 1 and the Village Militia 1."""
    raiders = army("test-raiders", "Test Raiders", faction="isengard", number=900, battleground=(attack, 0))
    game = fight(place("Edoras", "Village Militia", "Test Raiders"), extra=(raiders,))
    assert (zone(game, "Edoras"), points(game)) == (winner, score)


# ---- characters


@pytest.mark.rule("wotr.characters-in-battleground-combat.1")
def test_gandalf_fights_without_any_army():
    game = fight(place("Edoras", "Gandalf the White", "Wolf-riders", "White Hand Orcs"))
    assert zones(game, "Gandalf the White", "Edoras") == ["eliminated", "free-scoring"]
    game = fight(place("Moria", "Gandalf the White", "Gimli"))
    assert zone(game, "Moria") == "free-scoring"


@pytest.mark.rule(
    "wotr.characters-in-battleground-combat.2",
    "wotr.characters-in-battleground-combat.4",
    "wotr.characters-in-battleground-combat.5",
)
def test_leadership_symbols_count_only_with_an_army_of_the_same_faction_at_the_battleground():
    """Minas Tirith cancels 3. The Black Serpent adds 1 only to 3 symbols of which Southrons bring some."""

    def attack(*cards):
        return fight(place("Minas Tirith", "Boromir", *cards), place("Pelargir", "Haradrim Regulars"), first=ARAGORN)

    led = attack("The Black Serpent", "Haradrim Mûmakil", "Mordor Orcs")
    led.play("fight at Minas Tirith")
    assert zone(led, "Boromir") == "eliminated"
    alone = attack("The Black Serpent", "Olog-hai", "Mordor Orcs")
    alone.play("fight at Minas Tirith")
    assert zone(alone, "Boromir") == "cycle"
    elsewhere = attack("The Black Serpent", "Grond, Hammer of the Underworld")
    elsewhere.play("fight at Minas Tirith")
    assert zone(elsewhere, "Boromir") == "cycle"


@pytest.mark.rule("wotr.characters-in-battleground-combat.2")
def test_some_characters_have_further_symbols_only_while_leading():
    """Galadriel has 1 attack and 1 more while High Elves support her: 1 or 4 at Moria with them."""
    alone = fight(place("Moria", "Galadriel", "Gimli", "Cave-troll"))
    assert zone(alone, "Cave-troll") == "cycle"
    led = fight(place("Moria", "Galadriel", "High Elves", "Cave-troll", "Goblins of the Misty Mountains"))
    assert led.state.scope.names == {"attack": 4, "defense": 4, "left": 2}


@pytest.mark.rule("wotr.characters-in-battleground-combat.3")
def test_leadership_symbols_are_told_apart_from_the_other_battleground_symbols():
    printed = {c.name: c.stats for c in rw.cards("wotr")}
    boromir = printed["Boromir"]
    assert (boromir["battleground_attack"], boromir["battleground_defense"]) == (0, 1)
    assert (boromir["leadership_attack"], boromir["leadership_defense"]) == (1, 0)
    game = wotr(active=[place("Pelargir", "Boromir")])
    assert [only(game, "Boromir").value(stat) for stat in ("battleground_attack", "leadership_attack")] == [0, 1]


@pytest.mark.rule("wotr.characters-in-battleground-combat.6")
def test_one_army_supports_only_one_character():
    """Reading 16: with more leaders than armies their player says who is supported."""
    game = fight(place("Edoras", "Wolf-riders", "Saruman", "Uglúk", "Village Militia", "Riders of Rohan"))
    assert (asked(game), offers(game)) == (SARUMAN, ["support Saruman", "support Uglúk"])
    game.play("support Uglúk")
    assert game.state.scope.names == {"attack": 4, "defense": 3, "left": 3}
    both = fight(
        place("Edoras", "Wolf-riders", "White Hand Orcs", "Saruman", "Uglúk", "Village Militia", "Riders of Rohan")
    )
    assert both.state.scope.names == {"attack": 6, "defense": 3, "left": 5}


@pytest.mark.rule("wotr.characters-in-battleground-combat.7", "wotr.characters-in-battleground-combat.8")
@pytest.mark.parametrize("lost", ["Mordor Orcs", "Gorbag & Shagrat"])
def test_an_army_and_its_leader_are_lost_separately_and_the_leadership_still_counts(lost):
    """Gorbag & Shagrat have 1 defense only while led; each of the two cancels 1, the other cancels 1 afterwards."""
    one = fight(place("Morannon", "Mordor Orcs", "Gorbag & Shagrat", "Gandalf the Grey", "Soldiers of Gondor"))
    assert one.state.scope.names == {"attack": 3, "defense": 4, "left": 1}
    assert offers(one) == ["lose Mordor Orcs", "lose Gorbag & Shagrat"]
    one.play(f"lose {lost}")
    other = {"Mordor Orcs": "Gorbag & Shagrat", "Gorbag & Shagrat": "Mordor Orcs"}[lost]
    assert zones(one, lost, other, "Morannon") == ["eliminated", "cycle", "shadow-scoring"]
    two = fight(place("Morannon", "Mordor Orcs", "Gorbag & Shagrat", "Gandalf the Grey", "Riders of Rohan"))
    two.play(f"lose {lost}")
    assert zones(two, lost, other, "Morannon") == ["eliminated", "eliminated", "shadow-scoring"]


@pytest.mark.rule("wotr.characters-in-battleground-combat.9")
def test_items_do_not_cancel_apart_from_their_character():
    """Gandalf with Glamdring has 3 defense; only he can be lost, and Glamdring goes with him."""
    game = fight(
        place("Edoras", card("Gandalf the Grey", items=["Glamdring"]), "Éomer", "Village Militia", "Wolf-riders")
    )
    assert game.state.scope.names == {"attack": 2, "defense": 6, "left": 1}
    assert offers(game) == ["lose Gandalf the Grey", "lose Éomer", "lose Village Militia"]
    game.play("lose Gandalf the Grey")
    assert zones(game, "Gandalf the Grey", "Glamdring", "Éomer") == ["eliminated", "eliminated", "cycle"]


# ---- reactivated battlegrounds


@pytest.mark.rule("wotr.reactivated-battleground-combat.2")
def test_ignored_defense_cancels_nothing_but_tokens_do():
    """Reading 11: a battleground taken back loses its printed defense only."""
    game = fight(place("Dol Guldur", "High Elves", "Mordor Orcs", "Olog-hai", stripped=True))
    assert game.state.scope.names == {"attack": 2, "defense": 3, "left": 2}
    game = fight(place("Dol Guldur", "High Elves", "Mordor Orcs", "Olog-hai", stripped=True, defense=1))
    assert game.state.scope.names == {"attack": 2, "defense": 4, "left": 1}


@pytest.mark.rule("wotr.reactivated-battleground-combat.4", "wotr.reactivated-battleground-combat.2")
@pytest.mark.parametrize("lies", ["battlegrounds", "free_scoring", "shadow_scoring"])
def test_dol_guldur_reactivated_from_the_free_peoples_brings_lorien_too(lies):
    """Reading 11: its points leave the scoring area at once, and its printed defense is ignored."""
    areas = {"battlegrounds": ["Edoras"], "free_scoring": ["Dol Guldur"]}
    areas[lies] = [*areas.get(lies, []), "Lórien"]
    game = wotr(
        witch_king=player(hand=["The Black Captain", "Olog-hai"], reserve=["The Witch-king"]),
        first=WITCH_KING,
        **areas,
    )
    game.play("play The Black Captain")
    game.play("activate Dol Guldur")
    assert names(game, "active") == ["Dol Guldur", "Lórien"]
    assert only(game, "Dol Guldur").tokens == {"stripped": 1}
    assert only(game, "Lórien").tokens == ({"stripped": 1} if lies == "shadow_scoring" else {})
    assert points(game) == (0, 0)
