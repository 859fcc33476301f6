"""Words that texts are made of: choose, may, then, cannot, limits, constant and lasting effects, special abilities."""

from __future__ import annotations

import json

import pytest

import rulewright as rw
from rulewright.games.champions.events import ROUND_ENDS
from rulewright.games.champions.flow.activations import ENEMY_ATTACKS
from rulewright.games.champions.vocabulary.printing import event, support, treachery
from rulewright.games.champions.vocabulary.verbs import PlaceThreat, RemoveThreat, TakeDamage
from rulewright.games.champions.vocabulary.words import (
    ALLY,
    EXHAUSTED,
    MAIN_SCHEME,
    UPGRADE,
    VILLAIN,
    YOUR_HERO,
    YOUR_IDENTITY,
    Action,
    ForcedResponse,
    Interrupt,
    WhenRevealed,
    on,
    once_per,
)
from rulewright.kernel.abilities import Ability
from rulewright.kernel.amounts import ValueOf
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.joining import May, OneOf
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.modifiers import Gets
from rulewright.lcg.verbs import DealDamage, Discard, Draw, Heal
from support.champions import buy, card, champions, hand, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""
CARDS = ["Haymaker", "Uppercut", "Genius", "Energy"]
"""A deck to draw from."""
FOREVER = "01043a"


def tool(name: str, *abilities: Ability, number: int) -> Card:
    """A support of these tests."""
    return support(name, *abilities, number=number, copies=3, set_name="Basic", cost=0, resources="energy", traits="")


ONCE = tool("Once", Action(Draw(1), limit=once_per("round")), number=901)
SHARED = tool("Shared", Action(Draw(1), limit=once_per("round", per="group")), number=902)
RALLY = event(
    "Rally", Action(Draw(1), limit=once_per("round", per="group")),
    number=903, copies=3, set_name="Basic", cost=0, resources="energy",
)  # fmt: skip
PERHAPS = tool("Perhaps", ForcedResponse(May(Draw(1)), after=on(ENEMY_ATTACKS, VILLAIN)), number=904)
EITHER = tool(
    "Either", Action(OneOf((Heal(YOUR_IDENTITY, 1), RemoveThreat(MAIN_SCHEME, 1)), keys=("heal", "calm"))), number=905
)
PURGE = tool("Purge", Action(Discard(EXHAUSTED & (ALLY | UPGRADE))), number=906)
STANCE = tool("Stance", Action(Until("attack", Gets(YOUR_HERO, "def", 2))), number=907)
BRACE = tool("Brace", Interrupt(Until("attack", Gets(YOUR_HERO, "def", 2)), when=on(ENEMY_ATTACKS)), number=908)
RAGE = event(
    "Rage", Action(Until("round", Gets(YOUR_HERO, "atk", 2))),
    number=909, copies=3, set_name="Basic", cost=0, resources="energy",
)  # fmt: skip
REVENGE = tool(
    "Revenge", ForcedResponse(DealDamage(VILLAIN, ValueOf("atk", YOUR_HERO)), after=on(ROUND_ENDS)), number=910
)
DREAD = treachery(
    "Dread", WhenRevealed(OneOf((TakeDamage(1), PlaceThreat(MAIN_SCHEME, 1)), keys=("damage", "threat"))),
    number=911, copies=3, set_name="Standard", keywords=("Peril",),
)  # fmt: skip


# ---- the card wins


@pytest.mark.rule("champions.golden-rules.2", "champions.constant-ability.2")
def test_the_triskelion_allows_a_fourth_ally_while_it_is_in_play():
    three = ["Daredevil", "Mockingbird", "Hawkeye"]
    game = champions(
        seat("Spider-Man", allies=three, supports=["The Triskelion"], hand=["Luke Cage", "Energy", "Genius"])
    )
    buy(game, "play Luke Cage")
    assert (game.decision.kind, zones(game, "Luke Cage")) == ("turn", ["play"])
    without = champions(seat("Spider-Man", allies=three, hand=["Luke Cage", "Energy", "Genius"]))
    buy(without, "play Luke Cage")
    assert (without.decision.kind, len(offers(without))) == ("discard", 4)
    gone = champions(
        seat("Spider-Man", allies=[*three, "Luke Cage"], supports=["The Triskelion"], dealt=["Caught Off Guard"]),
        at="8",
    )
    assert zones(gone, "The Triskelion") == ["discard"]
    assert offers(gone) == ["discard Daredevil", "discard Mockingbird", "discard Hawkeye", "discard Luke Cage"]


# ---- choose and may


@pytest.mark.rule("champions.choose.1", "champions.choose.2")
def test_whoever_resolves_an_ability_must_choose():
    game = champions(
        seat("Spider-Man"),
        seat("Iron Man", upgrades=["Arc Reactor", "Mark V Armor"], dealt=["Electric Whip Attack"]),
        at="8",
    )
    assert (game.decision.player, offers(game)) == (1, ["deal damage", "discard an upgrade"])


@pytest.mark.rule("champions.choose.3", "champions.choose.4")
def test_what_would_change_nothing_cannot_be_chosen():
    game = champions(seat("Spider-Man", supports=["Either"]), extra=(EITHER,))
    assert "use Either" not in offers(game)
    hurt = champions(seat(card("Spider-Man", damage=1), supports=["Either"], deck=CARDS), patient=True, extra=(EITHER,))
    hurt.play("use Either")
    assert offers(hurt) == ["heal"]
    fury = champions(seat("Spider-Man", hand=["Nick Fury", "Energy", "Genius"], deck=CARDS))
    buy(fury, "play Nick Fury")
    assert offers(fury) == ["draw", "deal damage"]
    bare = champions(seat("Spider-Man", dealt=["Electric Whip Attack"]), at="8")
    assert (bare.decision.kind, hit_points(bare, "Spider-Man")) == ("turn", 10)


@pytest.mark.rule("champions.may.1", "champions.ability.13")
def test_may_leaves_it_to_the_player_and_the_rest_is_done():
    game = champions(seat("Iron Man", dealt=["Business Problems"], upgrades=["Arc Reactor"]), at="8")
    assert offers(game) == ["yes", "no"]
    game.play("no")
    assert (only(game, "Iron Man").kind, only(game, "Arc Reactor").exhausted) == ("hero", True)


@pytest.mark.rule("champions.may.2")
def test_may_belongs_to_whoever_controls_the_card():
    game = champions(
        seat("Captain Marvel"), seat("Tony Stark", supports=["Perhaps"], deck=CARDS),
        at="6", extra=(PERHAPS,), encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("leave it undefended")
    assert (game.decision.player, offers(game)) == (1, ["yes", "no"])
    game.play("yes")
    assert (hand(game, 0), hand(game, 1)) == ([], ["Haymaker"])


# ---- then, cannot, qualifiers


@pytest.mark.rule("champions.then.1", "champions.then.3")
@pytest.mark.parametrize(("there", "left", "other"), [(2, 0, 1), (1, 0, 3)])
def test_then_needs_all_of_what_stands_before_it(there: int, left: int, other: int):
    game = champions(
        seat("Captain Marvel", upgrades=["Cosmic Flight"], hand=["Crisis Interdiction", "Energy"]),
        main_scheme=card("The Break-In!", threat=there), side_schemes=[card("Illegal Arms Factory", threat=3)],
    )  # fmt: skip
    buy(game, "play Crisis Interdiction", "choose The Break-In!")
    assert (threat(game, "The Break-In!"), threat(game, "Illegal Arms Factory")) == (left, other)


@pytest.mark.rule("champions.cannot.1")
def test_no_ability_gets_round_cannot():
    game = champions(
        seat("Spider-Man", hand=["For Justice!", "Energy"], supports=[card("Surveillance Team", counters=3)]),
        scenario="ultron", main_scheme=card("1", stage=3, threat=4),
    )  # fmt: skip
    assert not {"thwart with Spider-Man", "play For Justice!", "use Surveillance Team"} & set(offers(game))
    drone = champions(
        seat("She-Hulk", hand=["Ground Stomp", "Energy"], engaged=[card("Drone", card="Energy")]),
        scenario="ultron", villain=card("Ultron", stage="III"), environment=["Ultron Drones"],
    )  # fmt: skip
    buy(drone, "play Ground Stomp")
    assert only(drone, "Ultron").tokens == {}


@pytest.mark.rule("champions.qualifiers.1")
def test_an_adjective_before_a_list_holds_for_each_of_its_members():
    """Discard each exhausted ally and upgrade: the ready ones of both kinds stay."""
    game = champions(
        seat(
            "Spider-Man",
            allies=[card("Daredevil", exhausted=True), "Mockingbird"],
            upgrades=[card("Web-Shooter", exhausted=True, counters=1), "Combat Training"],
            supports=["Purge", card("Aunt May", exhausted=True)],
        ),
        extra=(PURGE,),
    )
    game.play("use Purge")
    assert sorted(pile(game, "discard")) == ["Daredevil", "Web-Shooter"]
    stay = ("Mockingbird", "Combat Training", "Aunt May")
    assert [only(game, name).zone for name in stay] == ["play", "play", "play"]


# ---- limit and max


@pytest.mark.rule("champions.limit.2", "champions.limit.3")
def test_each_copy_has_a_limit_of_its_own():
    game = champions(seat("Spider-Man", supports=["Once", "Once"], deck=CARDS), extra=(ONCE,))
    game.play("use Once", "use Once")
    assert (len(hand(game)), "use Once" in offers(game)) == (2, False)


@pytest.mark.rule("champions.max.1", "champions.max.2", "champions.max.3")
def test_max_counts_for_all_copies_and_all_players():
    game = champions(
        seat("Spider-Man", hand=["Rally", "Rally"], supports=["Shared", "Shared"], deck=CARDS),
        seat("She-Hulk", hand=["Rally"], supports=["Shared"], deck=CARDS),
        extra=(RALLY, SHARED),
    )
    game.play("play Rally", "use Shared")
    assert not {"play Rally", "use Shared"} & set(offers(game))
    game.play("end the turn")
    assert game.decision.player == 1
    assert not {"play Rally", "use Shared"} & set(offers(game))


@pytest.mark.rule("champions.max.6")
def test_max_per_player_counts_what_a_player_controls():
    training = {"upgrades": ["Combat Training"], "hand": ["Combat Training", "Energy"]}
    alone = champions(seat("Spider-Man", **training))
    assert "champions.max.6" in alone.why_not("play Combat Training")
    game = champions(seat("Spider-Man", **training), seat("She-Hulk"))
    game.play("play Combat Training")
    assert sorted(piece.seat for piece in game.look("Combat Training")) == [0, 1]


# ---- where abilities work


@pytest.mark.rule("champions.ability.2")
def test_abilities_speak_of_cards_in_play():
    """Jessica Jones counts the side schemes in play; Make the Call names the discard pile."""
    game = champions(
        seat("Spider-Man", allies=["Jessica Jones"], discard=["Daredevil"], hand=["First Aid", "Energy"]),
        encounter_discard=["Crowd Control"],
    )
    assert only(game, "Jessica Jones").value("thw") == 1
    there = champions(seat("Spider-Man", allies=["Jessica Jones"]), side_schemes=[card("Crowd Control", threat=2)])
    assert only(there, "Jessica Jones").value("thw") == 2
    call = champions(seat("Spider-Man", hand=["Make the Call", "Energy", "Genius"], discard=["Daredevil"]))
    buy(call, "play Make the Call")
    assert zones(call, "Daredevil") == ["play"]


@pytest.mark.rule("champions.ability.3")
def test_a_card_that_speaks_of_itself_means_no_other_copy():
    teams = [card("Tac Team", counters=3), card("Tac Team", counters=3)]
    game = champions(seat("Spider-Man", supports=teams))
    game.play("use Tac Team")
    assert sorted((piece.exhausted, piece.tokens["counters"]) for piece in game.look("Tac Team")) == [
        (False, 3),
        (True, 2),
    ]


@pytest.mark.rule("champions.ability.4", "champions.ability.5")
def test_events_work_from_the_hand_and_other_cards_in_play():
    game = champions(
        seat(card("Peter Parker", damage=6), hand=["Aunt May", "First Aid", "Energy"], discard=["Aunt May"])
    )
    assert "champions.ability.4" in game.why_not("use Aunt May")
    buy(game, "play First Aid")
    assert hit_points(game, "Peter Parker") == 6


@pytest.mark.rule("champions.ability.8")
def test_sentences_are_resolved_in_their_order():
    upgrades = ["Arc Reactor", "Rocket Boots"]
    game = champions(seat("Tony Stark", dealt=["Business Problems"], upgrades=upgrades), at="8")
    game.play("exhaust upgrades")
    texts = [entry.text for entry in game.log()]
    assert texts.index("Rocket Boots exhausts") < texts.index("Business Problems is discarded")


@pytest.mark.rule("champions.ability.12", "champions.ability-trigger.6")
def test_what_is_not_optional_happens_by_itself():
    """When Revealed, When Defeated, forced, a boost ability, a keyword: nobody is asked."""
    revealed = champions(seat("Spider-Man", dealt=["Shocker"]), at="8")
    assert (revealed.decision.kind, hit_points(revealed, "Spider-Man")) == ("turn", 9)
    defeated = champions(seat("Spider-Man", engaged=[card("Hydra Soldier", damage=3)]))
    defeated.play("attack with Spider-Man")
    assert (defeated.decision.kind, len(pile(defeated, "dealt"))) == ("turn", 1)
    boost = champions(seat("Captain Marvel"), at="6", encounter_deck=["Weapons Runner", *["Hydra Mercenary"] * 5])
    boost.play("leave it undefended")
    assert zones(boost, "Weapons Runner") == ["engaged"]
    forced = champions(seat("She-Hulk", upgrades=["Superhuman Strength"]))
    forced.play("attack with She-Hulk")
    assert (forced.decision.kind, only(forced, "Rhino").tokens) == ("turn", {"damage": 5, "stunned": 1})
    keyword = champions(seat("Spider-Man", dealt=["Sandman"]), at="8")
    assert (keyword.decision.kind, only(keyword, "Sandman").tokens) == ("turn", {"tough": 1})


# ---- constant abilities


@pytest.mark.rule("champions.ability.11", "champions.constant-ability.1")
def test_a_text_without_a_trigger_holds_all_the_time():
    game = champions(seat("Spider-Man", hand=["Combat Training", "Energy"]))
    assert only(game, "Spider-Man").value("atk") == 2
    buy(game, "play Combat Training")
    assert (only(game, "Spider-Man").value("atk"), "use Combat Training" in offers(game)) == (3, False)


@pytest.mark.rule("champions.constant-ability.3", "champions.constant-ability.4")
def test_a_condition_is_looked_at_all_the_time():
    """Captain Marvel's Helmet gives +1 DEF, +2 while she is Aerial: Cosmic Flight makes her so until it is spent."""
    game = champions(
        seat("Captain Marvel", upgrades=["Captain Marvel's Helmet", "Cosmic Flight"]), at="6", encounter_deck=PLAIN
    )
    assert only(game, "Captain Marvel").value("def") == 3
    game.play("leave it undefended", "use Cosmic Flight")
    assert only(game, "Captain Marvel").value("def") == 2


@pytest.mark.rule("champions.constant-ability.5")
def test_equal_constant_abilities_add_up():
    game = champions(seat("Iron Man", upgrades=["Rocket Boots", "Rocket Boots"]))
    assert only(game, "Iron Man").value("hit_points") == 11


# ---- lasting effects


@pytest.mark.rule("champions.lasting-effects.1", "champions.lasting-effects.2", "champions.lasting-effects.3")
@pytest.mark.rule("champions.lasting-effects.4", "champions.lasting-effects.5", "champions.lasting-effects.6")
def test_a_lasting_effect_holds_until_its_period_ends():
    """Lead from the Front: +1 THW and ATK until the end of the phase, for whoever joins later, too."""
    game = champions(
        seat(
            "She-Hulk",
            hand=["Lead from the Front", "Mockingbird", "Energy", "Genius", "Strength"],
            upgrades=["Combat Training"],
            deck=CARDS,
        ),
    )
    game.play("play Lead from the Front", "pay with Energy", "done")
    assert (zones(game, "Lead from the Front"), only(game, "She-Hulk").value("atk")) == (["discard"], 5)
    buy(game, "play Mockingbird", "pass")
    assert (only(game, "Mockingbird").value("atk"), only(game, "Mockingbird").value("thw")) == (2, 2)
    game.play("end the turn")
    assert (game.decision.kind, only(game, "She-Hulk").value("atk"), only(game, "Mockingbird").value("atk")) == (
        "defend", 4, 1,
    )  # fmt: skip


@pytest.mark.rule("champions.lasting-effects.7")
def test_what_lasts_until_the_round_ends_is_over_when_its_end_is_answered():
    game = champions(
        seat("Spider-Man", supports=["Revenge"], deck=CARDS), at="9", lasting=[{"name": "Rage"}], extra=(RAGE, REVENGE)
    )
    assert hit_points(game, "Rhino") == 12
    during = champions(seat("Spider-Man"), lasting=[{"name": "Rage"}], extra=(RAGE,))
    during.play("attack with Spider-Man")
    assert hit_points(during, "Rhino") == 10


@pytest.mark.rule("champions.lasting-effects.8")
def test_what_lasts_for_an_attack_begins_in_an_attack():
    extra = (STANCE, BRACE)
    turn = champions(seat("Captain Marvel", supports=["Stance"]), extra=extra)
    assert "use Stance" not in offers(turn)
    game = champions(seat("Captain Marvel", supports=["Brace"]), at="6", encounter_deck=PLAIN, extra=extra)
    game.play("use Brace")
    assert only(game, "Captain Marvel").value("def") == 3
    game.play("defend with Captain Marvel")
    assert (hit_points(game, "Captain Marvel"), only(game, "Captain Marvel").value("def")) == (12, 1)


# ---- special abilities


@pytest.mark.rule("champions.special.2", "champions.sample-wakanda-forever.2", "champions.sample-wakanda-forever.3")
@pytest.mark.parametrize(("first", "rhino", "left"), [("Panther Claws", 12, 3), ("Tactical Genius", 10, 4)])
def test_specials_are_resolved_by_wakanda_forever_step_by_step(first: str, rhino: int, left: int):
    game = champions(
        seat("Black Panther", hand=[FOREVER, "Energy"], upgrades=["Panther Claws", "Tactical Genius"]),
        main_scheme=card("The Break-In!", threat=5),
    )
    assert not {"use Panther Claws", "use Tactical Genius"} & set(offers(game))
    buy(game, "play Wakanda Forever!")
    assert offers(game) == ["resolve Panther Claws", "resolve Tactical Genius"]
    game.play(f"resolve {first}")
    assert (hit_points(game, "Rhino"), threat(game, "The Break-In!")) == (rhino, left)
    assert sorted(pile(game, "discard")) == ["Energy", "Wakanda Forever!"]


@pytest.mark.rule("champions.sample-wakanda-forever.1")
def test_wakanda_forever_has_its_place_in_its_set():
    cards = [
        c
        for c in rw.cards("champions")
        if c.set == "Black Panther" and c.kind in ("ally", "event", "resource", "support", "upgrade")
    ]
    names = [c.name for c in cards for _ in range(c.copies)]
    assert (len(names), names[6]) == (15, "Wakanda Forever!")
    copies = [(c.stats["cost"], c.traits) for c in cards if c.name == "Wakanda Forever!"]
    assert copies == [(1, ("Tactic",))] * 4


# ---- talking at the table


@pytest.mark.rule("champions.discussion.3")
def test_nobody_sees_what_another_player_holds():
    game = champions(seat("Spider-Man", hand=["Backflip"]), seat("She-Hulk"))
    assert ("Backflip" in json.dumps(game.view(0)), "Backflip" in json.dumps(game.view(1))) == (True, False)


@pytest.mark.rule("champions.keyword-peril.1", "champions.discussion.4")
def test_a_card_with_peril_is_resolved_alone():
    """Until it is discarded nobody else is asked anything, whatever they hold."""
    game = champions(
        seat("Tony Stark", dealt=["Dread"]),
        seat("Spider-Man", hand=["Enhanced Spider-Sense", "Great Responsibility", "Energy"]),
        at="8",
        extra=(DREAD,),
    )
    assert (game.decision.player, offers(game)) == (0, ["damage", "threat"])
    game.play("threat")
    assert (game.decision.kind, threat(game, "The Break-In!"), zones(game, "Dread")) == (
        "turn",
        1,
        ["encounter-discard"],
    )
