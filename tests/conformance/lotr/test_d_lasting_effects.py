"""Lasting effects: how long they hold, for which cards, and when they end."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.events import PHASE_BEGINS, PHASE_ENDS, ROUND_ENDS
from rulewright.games.lotr.vocabulary.printing import ally, event, treachery
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    CHARACTER,
    ENEMY,
    EXHAUSTED,
    HERO,
    IN_STAGING,
    IT,
    THIS,
    YOURS,
    Action,
    Response,
    WhenRevealed,
    on,
)
from rulewright.kernel.amounts import ValueOf
from rulewright.kernel.effects.lasting import At, Until
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Forbid, Gets, Grant
from rulewright.lcg.verbs import Exhaust
from support.lotr import card, lotr, offers, only, pass_until, seat, step, threat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])
SET = "Spiders of Mirkwood"


def scout(name: str, *abilities, number: int = 901):
    return ally(name, *abilities, number=number, copies=1, cost=1, stats=(1, 1, 1, 2), traits="Scout.")


def values(game: rw.Game, stat: str, *names: str) -> list[int]:
    return [only(game, name).value(stat) for name in names]


@pytest.mark.rule("lotr.lasting-effects.1", "lotr.lasting-effects.2", "lotr.lasting-effects.8")
@EDITIONS
def test_faramirs_willpower_lasts_to_the_end_of_the_phase(edition):
    team = ("Aragorn", "Faramir", "Legolas")
    game = lotr(
        seat(allies=["Faramir"]), seat(heroes=["Legolas"]), encounter_deck=["Forest Gate"] * 2, at="3.1+",
        patient=True, edition=edition,
    )  # fmt: skip
    assert values(game, "willpower", *team) == [2, 2, 1]
    game.play("use Faramir", "choose player 1")
    seen = []
    while game.table()["phase"] == "quest":
        seen.append(values(game, "willpower", *team))
        pass_next(game)
    assert seen == [[3, 3, 1]] * len(seen)
    assert len(seen) == 10
    assert values(game, "willpower", *team) == [2, 2, 1]


def pass_next(game: rw.Game) -> None:
    game.choose(next(key for key in ("pass", "done", "stay", "decline") if key in offers(game)))


@pytest.mark.rule("lotr.lasting-effects.1", "lotr.lasting-effects.8")
@EDITIONS
def test_a_shadow_effect_until_the_end_of_the_attack_ends_with_that_attack(edition):
    orcs = card("Dol Guldur Orcs", shadow=["East Bight Patrol"])
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"], engaged=[orcs, "King Spider"]), at="6.4a", patient=True, edition=edition
    )
    game.play("resolve the attack of Dol Guldur Orcs", "pass", "defend with Aragorn", "pass")
    assert values(game, "attack", "Dol Guldur Orcs", "King Spider") == [3, 3]
    game.play("pass", "assign the damage to Aragorn")
    assert values(game, "attack", "Dol Guldur Orcs", "King Spider") == [3, 3]
    assert only(game, "Aragorn").tokens == {"damage": 1, "defending": 1}
    game.choose("pass")
    assert (game.decision.kind, values(game, "attack", "Dol Guldur Orcs", "King Spider")) == ("enemy-attack", [2, 3])


@pytest.mark.rule("lotr.lasting-effects.3")
def test_a_lasting_effect_outlives_the_card_that_made_it():
    game = lotr(
        seat(allies=[card("Faramir", damage=2)]), encounter_deck=["The Necromancer's Reach"], at="3.2+", patient=True
    )
    game.play("use Faramir", "choose player 1", "pass")
    assert (step(game), zones(game, "Faramir")) == ("3.3", ["discard"])
    assert values(game, "willpower", "Aragorn") == [3]
    game.play("pass", "pass")
    assert (game.table()["phase"], values(game, "willpower", "Aragorn")) == ("travel", [2])


@pytest.mark.rule("lotr.lasting-effects.3")
def test_a_permission_for_a_player_outlives_that_players_hero():
    """Stand Together allows one player, and only that one, several defenders against each attack."""
    heroes = [card("Aragorn", damage=4), "Gimli", "Glóin"]
    game = lotr(
        seat(heroes=heroes, hand=["Stand Together"], engaged=["King Spider", "Forest Spider"]),
        seat(heroes=["Legolas", "Thalin"], engaged=["Black Forest Bats"]),
        at="6.2",
        patient=True,
    )
    game.play("play Stand Together", "choose player 1", "pass", "pass", "resolve the attack of King Spider")
    game.play("pass", "pass", "defend with Aragorn", "done", "pass", "pass", "pass", "pass")
    game.choose("assign the damage to Aragorn")
    assert zones(game, "Aragorn") == ["discard"]
    game.play("pass", "pass", "resolve the attack of Forest Spider", "pass", "pass", "defend with Gimli")
    assert offers(game) == ["defend with Glóin", "done"]
    game.choose("done")
    pass_until(game, "enemy-attack")
    game.play("resolve the attack of Black Forest Bats", "pass", "pass", "defend with Legolas")
    assert game.decision.kind == "action"


@pytest.mark.rule("lotr.lasting-effects.4", "lotr.lasting-effects.5")
def test_a_players_lasting_effect_does_not_seize_what_enters_play_later():
    game = lotr(
        seat(heroes=[card("Aragorn", resources=1)], allies=["Faramir"], hand=["Sneak Attack", "Gandalf"]),
        at="3.1+",
        patient=True,
    )
    game.play("use Faramir", "choose player 1", "play Sneak Attack", "choose Gandalf", "pass")
    assert zones(game, "Gandalf") == ["play"]
    assert values(game, "willpower", "Aragorn", "Faramir", "Gandalf") == [3, 3, 4]


@pytest.mark.rule("lotr.lasting-effects.4", "lotr.lasting-effects.5")
def test_a_players_lasting_effect_does_not_seize_what_comes_to_fit_the_set_later():
    """For Gondor! gives Gondor characters defense; Aragorn becomes one too late, the Guard stays one."""
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=9)],
            allies=["Guard of the Citadel"],
            hand=["For Gondor!", "Steward of Gondor"],
        ),
        at="2.1",
    )
    game.play("play For Gondor!", "play Steward of Gondor")
    assert only(game, "Steward of Gondor").attached_to == "Aragorn"
    assert values(game, "attack", "Aragorn", "Guard of the Citadel") == [4, 2]
    assert values(game, "defense", "Aragorn", "Guard of the Citadel") == [2, 1]


GLOOM = treachery(
    "Gloom",
    WhenRevealed(
        Until("phase", Gets(ENEMY & IN_STAGING, "threat", 1)),
        Until("phase", Gets(CHARACTER & EXHAUSTED, "willpower", -1)),
        Until("phase", Grant(ENEMY & IN_STAGING, "keyword", "surge")),
        Until("phase", Forbid("ready", CHARACTER & EXHAUSTED & ~HERO)),
    ),
    number=902, copies=1, set_name=SET,
)  # fmt: skip
TIRE = scout("Tire", Action(Choose(HERO & YOURS), Exhaust(IT)), number=903)


@pytest.mark.rule("lotr.lasting-effects.6", "lotr.lasting-effects.7")
def test_an_encounter_cards_lasting_effect_also_seizes_what_comes_to_fit_later():
    """Gloom: enemies in the staging area get +1 threat and Surge, exhausted characters -1 willpower."""
    game = lotr(
        seat(
            heroes=[card("Aragorn", exhausted=True), card("Gimli", resources=1)],
            allies=["Tire", "Gandalf"],
            hand=["Ever Vigilant"],
        ),
        staging=["King Spider", "Forest Gate"],
        encounter_deck=["Gloom", "Forest Spider", "Enchanted Stream", "Old Forest Road"],
        at="3.3",
        patient=True,
        extra=(GLOOM, TIRE),
    )
    assert (zones(game, "Gloom"), zones(game, "Forest Spider")) == (["encounter-discard"], ["encounter-deck"])
    assert values(game, "threat", "King Spider", "Forest Gate") == [3, 2]
    assert values(game, "willpower", "Aragorn", "Gimli", "Gandalf") == [1, 2, 4]
    game.play("use Tire", "choose Gimli")
    assert values(game, "willpower", "Aragorn", "Gimli", "Gandalf") == [1, 1, 4]


@pytest.mark.rule("lotr.lasting-effects.6", "lotr.lasting-effects.7")
def test_an_encounter_cards_gained_keyword_reaches_a_card_that_arrives_later_but_only_if_it_fits():
    """Every enemy gains Surge: the spider revealed later brings another card, the location does not."""
    dread = treachery(
        "Dread", WhenRevealed(Until("phase", Grant(ENEMY, "keyword", "surge"))), number=904, copies=1, set_name=SET
    )
    deck = ["Dread", "Forest Spider", "Enchanted Stream", "Old Forest Road"]
    game = lotr(
        seat(heroes=["Aragorn"]), seat(heroes=["Legolas"]), staging=["Forest Gate"], encounter_deck=deck, at="3.3",
        patient=True, extra=(dread,),
    )  # fmt: skip
    assert game.decision.kind == "action"
    assert [only(game, name).zone for name in deck] == ["encounter-discard", "staging", "staging", "encounter-deck"]


@pytest.mark.rule("lotr.lasting-effects.6", "lotr.lasting-effects.7")
def test_an_encounter_cards_prohibition_holds_for_those_that_fit_and_for_no_others():
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=2, exhausted=True)],
            allies=[card("Gandalf", exhausted=True), "Faramir"],
            hand=["Ever Vigilant", "Common Cause"],
        ),
        seat(heroes=["Legolas"]),
        encounter_deck=["Gloom", "Forest Gate"],
        at="3.3",
        patient=True,
        extra=(GLOOM,),
    )
    assert "play Ever Vigilant" not in offers(game)
    game.play("use Faramir", "choose player 2", "pass")
    assert "play Ever Vigilant" not in offers(game)
    game = lotr(
        seat(heroes=[card("Aragorn", exhausted=True), "Gimli"], hand=["Common Cause"]),
        encounter_deck=["Gloom"],
        at="3.3",
        patient=True,
        extra=(GLOOM,),
    )
    game.play("play Common Cause")
    pass_until(game, "action")
    assert not only(game, "Aragorn").exhausted


VOW = event(
    "Vow",
    Action(
        Choose(HERO & YOURS),
        Until("round", Gets(IT, "willpower", 5)),
        At(ROUND_ENDS, RaiseThreat(ValueOf("willpower", IT))),
    ),
    number=905, copies=1, cost=0,
)  # fmt: skip


@pytest.mark.rule("lotr.lasting-effects.8", "lotr.lasting-effects.9")
def test_an_effect_until_the_end_of_the_round_is_over_before_anything_happens_at_the_end_of_the_round():
    late = scout("Late", Response(RaiseThreat(1), after=on(ROUND_ENDS)), number=906)
    game = lotr(seat(allies=["Late"], hand=["Vow"]), at="6.2", patient=True, extra=(VOW, late))
    game.play("play Vow", "choose Aragorn")
    assert values(game, "willpower", "Aragorn") == [7]
    pass_until(game, "respond")
    assert (step(game), offers(game)) == ("0.1", ["use Late", "pass"])
    assert values(game, "willpower", "Aragorn") == [2]
    assert threat(game) == 12 + 1 + 2


@pytest.mark.rule("lotr.lasting-effects.8")
def test_an_effect_until_the_end_of_the_phase_is_over_when_the_phase_is_said_to_end():
    late = scout("Late", Response(RaiseThreat(1), after=on(PHASE_ENDS, how="quest")), number=907)
    game = lotr(seat(allies=["Faramir", "Late"]), at="3.4", patient=True, extra=(late,))
    game.play("use Faramir", "choose player 1", "pass")
    assert (game.decision.kind, step(game), game.table()["phase"]) == ("respond", "3.5", "quest")
    assert values(game, "willpower", "Aragorn") == [2]


@pytest.mark.rule("lotr.lasting-effects.8")
def test_a_character_kept_alive_by_a_lasting_effect_falls_the_moment_it_ends():
    ward = event(
        "Ward", Action(Choose(HERO & YOURS), Until("phase", Gets(IT, "hit_points", 2))), number=908, copies=1, cost=0
    )
    late = scout("Late", Response(RaiseThreat(1), after=on(PHASE_BEGINS, how="refresh")), number=910)
    heroes = [card("Aragorn", damage=3), "Gimli"]
    game = lotr(
        seat(heroes=heroes, allies=["Late"], hand=["Ward"], engaged=["King Spider"]), at="6.2", patient=True,
        extra=(ward, late),
    )  # fmt: skip
    game.play("play Ward", "choose Aragorn", "pass", "resolve the attack of King Spider", "pass")
    game.play("leave it undefended", "pass", "pass", "assign the damage to Aragorn")
    assert only(game, "Aragorn").tokens == {"damage": 6}
    game.play("pass", "done")
    assert (step(game), offers(game), zones(game, "Aragorn")) == ("7.1", ["use Late", "pass"], ["discard"])


@pytest.mark.rule("lotr.lasting-effects.10")
def test_an_effect_until_the_end_of_an_attack_can_be_started_only_during_an_attack():
    brace = scout("Brace", Action(Until("attack", Gets(THIS, "defense", 3))), number=909)
    game = lotr(seat(allies=["Brace"], engaged=["King Spider"]), at="6.2", patient=True, extra=(brace,))
    assert offers(game) == ["pass"]
    game.play("pass", "resolve the attack of King Spider")
    assert offers(game) == ["use Brace", "pass"]
    game.choose("use Brace")
    assert values(game, "defense", "Brace") == [4]
    game.play("pass", "defend with Brace", "pass", "pass", "pass")
    assert (game.decision.kind, values(game, "defense", "Brace")) == ("attack", [1])
