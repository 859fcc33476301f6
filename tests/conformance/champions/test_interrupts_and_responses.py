"""Windows around what happens: interrupts, responses, forced abilities, cancelling, replacing, delayed effects."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.champions.events import DEFEATED, ROUND_ENDS
from rulewright.games.champions.flow.activations import ENEMY_ATTACKS
from rulewright.games.champions.vocabulary.printing import environment, support
from rulewright.games.champions.vocabulary.words import (
    ALLY,
    ENEMY,
    HERO,
    IT,
    MINION,
    TREACHERY,
    VILLAIN,
    YOUR_IDENTITY,
    Action,
    ForcedInterrupt,
    ForcedResponse,
    Interrupt,
    Response,
    on,
    once_per,
)
from rulewright.kernel.abilities import Ability
from rulewright.kernel.amounts import Count
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.answering import Cancel, InsteadOf
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.using import TRIGGERS
from rulewright.lcg.events import DAMAGED, PLAYED
from rulewright.lcg.verbs import DealDamage, Draw
from support.champions import buy, card, champions, hand, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""
CARDS = ["Haymaker", "Uppercut", "Genius", "Energy"]
"""A deck to draw from."""


def tool(name: str, *abilities: Ability, number: int) -> Card:
    """A support of these tests."""
    return support(name, *abilities, number=number, copies=3, set_name="Basic", cost=0, resources="energy", traits="")


LOOKOUT = tool("Lookout", Interrupt(Draw(1), when=on(ENEMY_ATTACKS, VILLAIN)), number=901)
WATCH = tool("Watch", Interrupt(Draw(1), when=on(DAMAGED, ENEMY)), number=902)
HUSH = tool("Hush", Interrupt(Cancel(), when=on(TRIGGERS, TREACHERY, how="when-revealed")), number=903)
TWICE = tool("Twice", Interrupt(InsteadOf(Draw(1)), InsteadOf(Draw(2)), when=on(DAMAGED, YOUR_IDENTITY)), number=904)
REPORT = tool("Report", Response(Draw(1), after=on(ENEMY_ATTACKS, VILLAIN)), number=905)
WRATH = tool("Wrath", ForcedResponse(Choose(ENEMY), DealDamage(IT, 1), after=on(ENEMY_ATTACKS, VILLAIN)), number=906)
LESSON = tool("Lesson", ForcedResponse(Draw(1), after=on(ENEMY_ATTACKS, VILLAIN)), number=907)
ONCE = tool("Once", Action(Draw(1), limit=once_per("round")), number=908)
APPLAUSE = tool("Applause", Response(Draw(1), after=on(PLAYED)), number=909)
COUNTING = tool("Counting", ForcedResponse(Draw(Count(ALLY)), after=on(ROUND_ENDS)), number=910)
WINCE = tool("Wince", Interrupt(Draw(1), when=on(DAMAGED, HERO)), number=911)
TROPHY = tool("Trophy", Response(Draw(1), after=on(DEFEATED, MINION)), number=912)
BRUISE = tool("Bruise", Response(Draw(2), after=on(DAMAGED, MINION)), number=913)
SHARED = tool("Shared", Action(Draw(1), limit=once_per("round", per="group")), number=914)
SILENCE = environment(
    "Silence", ForcedInterrupt(Cancel(), when=on(TRIGGERS, how="action")), number=920, set_name="Standard"
)
STILLNESS = environment(
    "Stillness", ForcedInterrupt(Cancel(), when=on(TRIGGERS, how="forced-response")), number=921, set_name="Standard"
)


# ---- interrupts


@pytest.mark.rule("champions.interrupt.1", "champions.interrupt.2", "champions.interrupt.3", "champions.interrupt.5")
@pytest.mark.rule("champions.sample-spider-man.2", "champions.triggering-condition.1", "champions.ability-trigger.2")
def test_an_interrupt_comes_before_what_it_interrupts_each_time():
    held = ["Haymaker", "Uppercut", "Genius"]
    game = champions(
        seat("Spider-Man", hand=held, deck=CARDS), at="6", encounter_deck=["Advance", "Assault", "Advance", *PLAIN]
    )
    assert (offers(game), hit_points(game, "Spider-Man")) == (["use Spider-Man", "pass"], 10)
    assert pile(game, "boost") == []
    game.play("use Spider-Man")
    assert (len(hand(game)), game.decision.kind) == (4, "defend")
    game.play("leave it undefended")
    assert (offers(game), hit_points(game, "Spider-Man")) == (["use Spider-Man", "pass"], 8)
    game.play("use Spider-Man")
    assert len(hand(game)) == 5
    turn = champions(seat("Spider-Man", deck=CARDS))
    assert "champions.triggering-condition.1" in turn.why_not("use Spider-Man")


@pytest.mark.rule("champions.interrupt.4", "champions.interrupt.6", "champions.interrupt.7")
@pytest.mark.rule("champions.first-player.9", "champions.first-player.10", "champions.ability.14")
def test_the_players_interrupt_in_player_order_until_all_have_passed():
    lookout = {"supports": ["Lookout"], "deck": CARDS}
    game = champions(
        seat("Tony Stark", **lookout), seat("Captain Marvel", **lookout), seat("She-Hulk", **lookout),
        at="6", first=1, extra=(LOOKOUT,),
    )  # fmt: skip
    asked = []
    for key in ("pass", "pass", "use Lookout", "pass", "pass"):
        assert offers(game) == ["use Lookout", "pass"]
        asked.append(game.decision.player)
        game.play(key)
    assert (asked, game.decision.kind) == ([1, 2, 0, 1, 2], "defend")
    assert [len(hand(game, player)) for player in range(3)] == [1, 0, 0]
    every = champions(
        seat("Tony Stark", **lookout), seat("Captain Marvel", **lookout), at="6", first=1, extra=(LOOKOUT,)
    )
    every.play("use Lookout", "use Lookout")
    assert (every.decision.kind, [len(hand(every, player)) for player in range(2)]) == ("defend", [1, 1])


@pytest.mark.rule("champions.interrupt.8", "champions.cancel.2", "champions.cancel.4", "champions.cancel.7")
def test_what_is_cancelled_is_not_interrupted_again():
    game = champions(
        seat("Spider-Man", supports=["Hush"], dealt=["Advance"]), seat("Tony Stark", supports=["Hush"]),
        at="8", extra=(HUSH,), encounter_deck=PLAIN,
    )  # fmt: skip
    passes = game.clone()
    game.play("use Hush")
    assert (game.decision.kind, threat(game, "The Break-In!")) == ("turn", 0)
    assert pile(game, "encounter-discard") == ["Advance"]
    passes.play("pass")
    assert (passes.decision.player, offers(passes)) == (1, ["use Hush", "pass"])
    passes.play("pass")
    assert threat(passes, "The Break-In!") == 1


@pytest.mark.rule("champions.replacement.1", "champions.replacement.3")
def test_a_replacement_takes_its_place_when_all_interrupts_are_over():
    """Ground Stomp hits Rhino and Shocker at one moment: the suit has answered for Rhino, who is out of reach then."""
    game = champions(
        seat("She-Hulk", hand=["Ground Stomp", "Energy"], supports=["Watch"], deck=CARDS, engaged=["Shocker"]),
        villain=card("Rhino", attachments=["Armored Rhino Suit"]),
        extra=(WATCH,),
    )
    buy(game, "play Ground Stomp")
    assert (offers(game), only(game, "Armored Rhino Suit").tokens) == (["use Watch", "pass"], {})
    game.play("use Watch")
    assert (game.decision.kind, hand(game)) == ("turn", ["Haymaker"])
    assert (only(game, "Armored Rhino Suit").tokens, hit_points(game, "Rhino")) == ({"damage": 1}, 14)
    assert hit_points(game, "Shocker") == 2


@pytest.mark.rule("champions.replacement.4")
def test_of_several_replacements_only_the_last_counts():
    game = champions(seat("Spider-Man", supports=["Twice"], deck=CARDS, dealt=["Shocker"]), at="8", extra=(TWICE,))
    game.play("use Twice")
    assert (hand(game), hit_points(game, "Spider-Man")) == (["Haymaker", "Uppercut"], 10)


@pytest.mark.rule("champions.prevent.2")
@pytest.mark.parametrize(("attachments", "left"), [([], 12), (["Charge"], 10)])
def test_preventing_takes_its_number_off_the_damage(attachments: list[str], left: int):
    """Cosmic Flight prevents 3 of the 2 or 5 damage."""
    game = champions(
        seat("Captain Marvel", upgrades=["Cosmic Flight"]),
        at="6", villain=card("Rhino", attachments=attachments), encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("leave it undefended", "use Cosmic Flight")
    assert hit_points(game, "Captain Marvel") == left


@pytest.mark.rule("champions.prevent.3")
def test_preventing_takes_its_number_off_the_threat():
    game = champions(seat("Jennifer Walters"), seat("Tony Stark"), seat("Peter Parker"), at="5", encounter_deck=PLAIN)
    assert (offers(game), threat(game, "The Break-In!")) == (["use Jennifer Walters", "pass"], 0)
    game.play("use Jennifer Walters")
    placed = [entry.text for entry in game.log() if "threat" in entry.text]
    assert placed[0] == "The Break-In!: 2 threat is placed"


# ---- responses


@pytest.mark.rule("champions.response.1", "champions.response.2", "champions.response.4", "champions.after.1")
def test_a_response_comes_right_after_what_it_responds_to():
    game = champions(seat("Spider-Man", allies=["Daredevil"]), main_scheme=card("The Break-In!", threat=5))
    game.play("thwart with Daredevil")
    assert (offers(game), threat(game, "The Break-In!")) == (["use Daredevil", "pass"], 3)
    game.play("use Daredevil")
    assert hit_points(game, "Rhino") == 13
    later = champions(seat("Spider-Man", allies=["Daredevil"]), main_scheme=card("The Break-In!", threat=5))
    later.play("thwart with Daredevil", "pass")
    assert "champions.triggering-condition.1" in later.why_not("use Daredevil")


@pytest.mark.rule("champions.response.3", "champions.response.5", "champions.response.6")
@pytest.mark.rule("champions.first-player.11", "champions.first-player.12")
def test_the_players_respond_in_player_order_until_all_have_passed():
    report = {"supports": ["Report"], "deck": CARDS}
    game = champions(
        seat("Tony Stark", **report), seat("Captain Marvel", **report), seat("She-Hulk", **report),
        at="6", first=1, extra=(REPORT,), encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("leave it undefended", "leave it undefended")
    asked = []
    for key in ("pass", "pass", "use Report", "pass"):
        assert offers(game) == ["use Report", "pass"]
        asked.append(game.decision.player)
        game.play(key)
    assert (asked, game.decision.player, offers(game)) == ([1, 2, 0, 1], 2, ["use Report", "pass"])
    game.play("pass")
    assert game.decision.kind == "defend"
    assert [len(hand(game, player)) for player in range(3)] == [1, 0, 0]


# ---- forced abilities


@pytest.mark.rule("champions.forced.1", "champions.forced.2", "champions.then.2", "champions.ability-trigger.5")
def test_a_forced_ability_must_be_resolved():
    game = champions(seat("Spider-Man"), villain=card("Rhino", attachments=[card("Armored Rhino Suit", damage=3)]))
    game.play("attack with Spider-Man")
    assert (game.decision.kind, hit_points(game, "Rhino")) == ("turn", 14)
    assert zones(game, "Armored Rhino Suit") == ["encounter-discard"]


@pytest.mark.rule("champions.forced.3")
def test_a_forced_interrupt_comes_before_the_others():
    """Klaw gives himself a boost card when he attacks; Spider-Sense comes after that."""
    game = champions(seat("Spider-Man", deck=CARDS), scenario="klaw", at="6")
    assert (offers(game), len(pile(game, "boost"))) == (["use Spider-Man", "pass"], 1)


@pytest.mark.rule("champions.forced.4")
def test_a_forced_response_comes_before_the_others():
    game = champions(seat("She-Hulk", upgrades=["Superhuman Strength"], hand=["One-Two Punch", "Energy"]))
    game.play("attack with She-Hulk")
    assert offers(game) == ["play One-Two Punch", "pass"]
    assert (only(game, "Rhino").tokens, zones(game, "Superhuman Strength")) == (
        {"damage": 5, "stunned": 1},
        ["discard"],
    )


@pytest.mark.rule("champions.forced.5", "champions.forced.6", "champions.first-player.7")
@pytest.mark.rule("champions.simultaneous-resolution.1")
def test_the_first_player_orders_what_is_forced_at_one_moment_and_each_is_done_before_the_next():
    game = champions(
        seat("Captain Marvel", supports=["Wrath"], deck=CARDS, engaged=["Shocker"]),
        seat("She-Hulk", supports=["Lesson"], deck=CARDS),
        at="6", first=1, extra=(WRATH, LESSON), encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("leave it undefended", "leave it undefended")
    assert (game.decision.kind, game.decision.player) == ("order", 1)
    assert offers(game) == ["resolve Wrath", "resolve Lesson"]
    game.play("resolve Wrath")
    assert (game.decision.player, offers(game), hand(game, 1)) == (0, ["choose Rhino", "choose Shocker"], [])
    game.play("choose Shocker")
    assert (hit_points(game, "Shocker"), hand(game, 1)) == (2, ["Haymaker"])


# ---- cancelling


@pytest.mark.rule("champions.cancel.3", "champions.cancel.5", "champions.cancel.6", "champions.initiating.11")
@pytest.mark.rule("champions.event.3", "champions.event.4")
def test_a_cancelled_event_was_played_and_paid_for_and_is_discarded():
    game = champions(
        seat("Spider-Man", hand=["Haymaker", "Energy"], supports=["Applause"], deck=CARDS),
        environment=["Silence"],
        extra=(SILENCE, APPLAUSE),
    )
    game.play("play Haymaker")
    assert (hit_points(game, "Rhino"), pile(game, "discard")) == (14, ["Energy", "Haymaker"])
    assert offers(game) == ["use Applause", "pass"]


@pytest.mark.rule("champions.limit.4", "champions.max.4")
def test_a_cancelled_ability_counts_against_its_limit():
    game = champions(
        seat("Spider-Man", supports=["Once", "Shared"], deck=CARDS), seat("She-Hulk", supports=["Shared"], deck=CARDS),
        environment=["Silence"], extra=(SILENCE, ONCE, SHARED),
    )  # fmt: skip
    game.play("use Once", "use Shared")
    assert hand(game) == []
    assert not {"use Once", "use Shared", "ask player 2"} & set(offers(game))


# ---- several conditions of one occurrence


@pytest.mark.rule("champions.triggering-condition.3", "champions.triggering-condition.4")
def test_what_happens_at_one_moment_has_one_window_before_and_one_after():
    """Shocker damages both heroes: one window. An attack that damages and defeats: one window, in any order."""
    game = champions(
        seat("Spider-Man", dealt=["Shocker"], supports=["Wince"], deck=CARDS), seat("She-Hulk"),
        at="8", extra=(WINCE,),
    )  # fmt: skip
    game.play("use Wince")
    assert (offers(game), hit_points(game, "Spider-Man"), hit_points(game, "She-Hulk")) == (
        ["use Wince", "pass"],
        10,
        15,
    )
    game.play("use Wince")
    assert (len(hand(game)), hit_points(game, "Spider-Man"), hit_points(game, "She-Hulk")) == (2, 9, 14)
    for order in (("Trophy", "Bruise"), ("Bruise", "Trophy")):
        fall = champions(
            seat("Spider-Man", supports=["Trophy", "Bruise"], deck=CARDS, engaged=[card("Shocker", damage=1)]),
            extra=(TROPHY, BRUISE),
        )
        fall.play("attack with Spider-Man", "attack Shocker")
        assert (offers(fall), zones(fall, "Shocker")) == (["use Bruise", "use Trophy", "pass"], ["encounter-discard"])
        fall.play(f"use {order[0]}")
        assert offers(fall) == [f"use {order[1]}", "pass"]
        fall.play(f"use {order[1]}")
        assert len(hand(fall)) == 3


# ---- the first player chooses


@pytest.mark.rule("champions.first-player.6")
def test_among_targets_of_an_encounter_card_the_first_player_chooses():
    """Shocker and the Hydra Mercenary have the most hit points; the card is the second player's."""
    game = champions(
        seat("Tony Stark", engaged=["Shocker"]),
        seat("She-Hulk", dealt=["Biomechanical Upgrades"], engaged=["Hydra Mercenary", "Weapons Runner"]),
        at="8",
    )
    assert (game.decision.player, offers(game)) == (0, ["attach to Shocker", "attach to Hydra Mercenary"])


# ---- delayed effects


FURY = {"allies": ["Nick Fury", "Mockingbird"], "deck": [*CARDS, *CARDS]}


@pytest.mark.rule("champions.delayed-effects.1", "champions.delayed-effects.2", "champions.delayed-effects.3")
def test_a_delayed_effect_happens_by_itself_before_anything_responds():
    """Nick Fury leaves when the round ends: what counts the allies then counts one. It is no ability triggered anew."""
    game = champions(
        seat("Spider-Man", supports=["Counting"], **FURY), at="9", lasting=[{"name": "Nick Fury"}], extra=(COUNTING,)
    )
    assert (zones(game, "Nick Fury"), hand(game)) == (["discard"], ["Haymaker"])
    still = champions(
        seat("Spider-Man", **FURY),
        at="9", lasting=[{"name": "Nick Fury"}], environment=["Stillness"], extra=(STILLNESS,),
    )  # fmt: skip
    assert zones(still, "Nick Fury") == ["discard"]
    before = champions(seat("Spider-Man", **FURY), lasting=[{"name": "Nick Fury"}])
    assert zones(before, "Nick Fury") == ["play"]


# ---- what a trigger is


@pytest.mark.rule("champions.ability-trigger.1", "champions.ability-trigger.8", "champions.ability.9")
@pytest.mark.rule("champions.ability.10", "champions.special.1")
def test_a_trigger_stands_before_the_colon():
    texts = {c.name: c.text() for c in rw.cards("champions")}
    assert texts["Wakanda Forever!"] == (
        "Hero Action: Resolve the “Special” ability of each Black Panther upgrade you control, in any order."
    )
    assert [texts[name].partition(":")[0] for name in ("Energy Daggers", "Daredevil", "Backflip", "Aunt May")] == [
        "Special", "Response", "Interrupt (defense)", "Alter-Ego Action",
    ]  # fmt: skip


@pytest.mark.rule("champions.event.5", "champions.ability.15")
def test_an_event_is_played_or_not_as_its_player_likes():
    game = champions(seat("Spider-Man", hand=["Backflip"]), at="6", encounter_deck=PLAIN)
    game.play("leave it undefended")
    assert (game.decision.player, offers(game)) == (0, ["play Backflip", "pass"])
    game.play("pass")
    assert (hit_points(game, "Spider-Man"), hand(game)) == (8, ["Backflip"])
