"""Spheres, card types, unique cards, drawing; what is in play and what is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

import rulewright as rw
from rulewright.games.lotr.events import ENGAGES, TRAVELS
from rulewright.games.lotr.table import LEADERSHIP, LORE, NEUTRAL, SPHERES, SPIRIT, TACTICS
from rulewright.games.lotr.vocabulary.printing import ally, event, hero
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import ANY_CARD, ATTACHMENT, IT, TREACHERY, Action, Response, on
from rulewright.kernel.amounts import EventAmount
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.players import YOU
from rulewright.lcg.events import DRAWS, ENTERS_PLAY, LEAVES_PLAY
from rulewright.lcg.verbs import Discard, Draw
from support.lotr import card, lotr, offers, only, pass_until, seat, step, threat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])
BOX = [info for info in rw.cards("lotr") if info.number <= 128]
"""All cards but those of the campaign."""


def scout(name: str, *abilities, number: int = 901):
    return ally(name, *abilities, number=number, copies=1, cost=1, stats=(1, 1, 1, 2), traits="Scout.")


def sphere_by_number(number: int) -> str:
    """The box: three heroes, then fifteen cards of each sphere, then Gandalf."""
    order = [LEADERSHIP, TACTICS, SPIRIT, LORE]
    return NEUTRAL if number == 73 else order[(number - 1) // 3 if number <= 12 else (number - 13) // 15]


@pytest.mark.rule("lotr.spheres-of-influence.1", "lotr.spheres-of-influence.2")
def test_every_player_card_belongs_to_the_sphere_of_its_icon():
    players = [info for info in BOX if info.number <= 73]
    assert {info.number: info.labels["sphere"] for info in players} == {
        number: sphere_by_number(number) for number in range(1, 74)
    }
    assert {info.labels["sphere"] for info in players if info.number != 73} == {*SPHERES}
    assert {*SPHERES} == {"leadership", "lore", "spirit", "tactics"}


@pytest.mark.rule("lotr.spheres-of-influence.2")
@pytest.mark.parametrize("sphere", SPHERES)
def test_a_card_of_a_sphere_is_paid_by_a_hero_of_that_sphere_only(sphere):
    cards = [
        ally(f"Friend of {name}", number=910 + i, copies=1, sphere=name, cost=1, stats=(1, 1, 1, 1), traits="Scout.")
        for i, name in enumerate(SPHERES)
    ]
    captain = hero("Captain", number=920, sphere=sphere, threat=5, stats=(1, 1, 1, 4), traits="Noble.")
    game = lotr(
        seat(heroes=[card("Captain", resources=1)], hand=[info.name for info in cards]), at="2.1", patient=True,
        extra=(*cards, captain),
    )  # fmt: skip
    assert offers(game) == [f"play Friend of {sphere}", "pass"]


@pytest.mark.rule("lotr.card-types.1")
def test_there_are_nine_types_of_cards():
    kinds: dict[str, int] = {}
    for info in BOX:
        kinds[info.kind] = kinds.get(info.kind, 0) + 1
    assert kinds == {
        "quest": 10, "enemy": 19, "location": 12, "treachery": 11, "objective": 3,
        "hero": 12, "ally": 20, "attachment": 13, "event": 28,
    }  # fmt: skip


@pytest.mark.rule("lotr.card-types.3")
def test_a_treachery_that_became_an_attachment_is_an_attachment_and_nothing_else():
    cut = scout("Cut", Action(Choose(ATTACHMENT), Discard(IT)), number=901)
    burn = scout("Burn", Action(Choose(TREACHERY), Discard(IT)), number=902)
    game = lotr(
        seat(allies=["Cut", "Burn"]), encounter_deck=["Caught in a Web"], at="3.3", patient=True, extra=(cut, burn)
    )
    pass_until(game, "action")
    web = only(game, "Caught in a Web")
    assert (web.kind, web.zone, web.controller, web.attached_to) == ("attachment", "play", None, "Aragorn")
    assert offers(game) == ["use Cut", "pass"]
    game.play("use Cut", "choose Caught in a Web")
    web = only(game, "Caught in a Web")
    assert (web.kind, web.zone, web.controller) == ("treachery", "encounter-discard", None)


@pytest.mark.rule("lotr.unique.1")
def test_the_unique_cards_of_the_box_are_marked_as_such():
    assert {info.number for info in BOX if info.unique} == {
        *range(1, 13), 14, 19, 26, 27, 31, 42, 60, 62, 73,
    }  # fmt: skip
    assert {info.kind for info in BOX if info.unique} == {"hero", "ally", "attachment"}


@pytest.mark.rule("lotr.unique.2", "lotr.unique.3")
@EDITIONS
def test_no_player_plays_or_puts_into_play_a_second_copy_of_a_unique_card(edition):
    def position(**first: object) -> rw.Game:
        return lotr(
            seat(heroes=["Gimli"], **first),
            seat(
                heroes=[card("Aragorn", resources=9), card("Legolas", resources=9)],
                hand=["Gandalf", "Faramir", "Sneak Attack", "Guard of the Citadel"],
            ),
            first=1,
            at="2.1",
            patient=True,
            edition=edition,
        )

    game = position(allies=["Gandalf", "Guard of the Citadel"])
    assert offers(game) == ["play Faramir", "play Guard of the Citadel", "play Sneak Attack", "pass"]
    game.play("play Sneak Attack", "pay with Aragorn")
    assert offers(game) == ["choose Faramir", "choose Guard of the Citadel"]
    game = position(hand=["Gandalf"])
    assert "play Gandalf" in offers(game)


@pytest.mark.rule("lotr.unique.3")
@pytest.mark.parametrize(("in_play", "offered"), [("931", ["play Twin Brother"]), ("932", [])])
def test_a_card_that_is_not_unique_keeps_no_unique_card_of_its_title_out_of_play(in_play, offered):
    common = {"cost": 0, "stats": (1, 1, 1, 1), "traits": "Gondor."}
    twins = tuple(ally("Twin Brother", number=931 + i, copies=1, unique=i == 1, **common) for i in (0, 1))
    game = lotr(seat(allies=[in_play], hand=["932"]), at="2.2", patient=True, extra=twins)
    assert offers(game) == [*offered, "pass"]


@pytest.mark.rule("lotr.unique.4")
def test_a_unique_character_of_the_encounter_deck_drives_out_the_players_copy():
    stranger = replace(
        ally("Faramir", number=930, copies=1, cost=0, stats=(1, 1, 1, 1), traits="Gondor.", unique=True),
        back="encounter", set="Spiders of Mirkwood",
    )  # fmt: skip
    game = lotr(
        seat(heroes=["Aragorn"]),
        seat(heroes=["Legolas"], allies=["Faramir (core)", "Gandalf"]),
        encounter_deck=["930", "Forest Gate"],
        at="3.3",
        patient=True,
        extra=(stranger,),
    )
    places = {piece.owner: piece.zone for piece in game.look("Faramir")}
    assert places == {1: "discard", None: "staging"}
    assert zones(game, "Gandalf") == ["play"]


@pytest.mark.rule("lotr.draw-cards.1", "lotr.draw-cards.2", "lotr.draw-cards.3")
@EDITIONS
def test_several_cards_are_drawn_at_once_from_the_top_of_the_own_deck(edition):
    scribe = scout("Scribe", Response(RaiseThreat(EventAmount()), after=on(DRAWS, seat=YOU)))
    deck = ["Faramir", "Beorn", "Feint", "Grim Resolve"]
    game = lotr(
        seat(heroes=[card("Aragorn", resources=1)], allies=["Scribe"], hand=["Sneak Attack", "Gandalf"], deck=deck),
        seat(heroes=["Legolas"], deck=["Blade Mastery", "Dwarven Axe", "Quick Strike"]),
        at="3.1+",
        patient=True,
        edition=edition,
        extra=(scribe,),
    )
    game.play("play Sneak Attack", "choose Gandalf", "use Gandalf", "draw 3 cards")
    assert (game.decision.kind, offers(game)) == ("respond", ["use Scribe", "pass"])
    assert [(only(game, name).zone, only(game, name).seat) for name in deck] == [("hand", 0)] * 3 + [("deck", 0)]
    assert zones(game, "Blade Mastery") == ["deck"]
    game.choose("use Scribe")
    assert (game.decision.kind, threat(game)) == ("action", 15)


@pytest.mark.rule("lotr.draw-cards.4", "lotr.draw-cards.5")
def test_neither_the_cards_drawn_in_a_round_nor_the_hand_have_a_limit():
    study = scout("Study", Action(Draw(5)))
    game = lotr(
        seat(allies=["Study"], hand=["Feint"] * 20, deck=["Gandalf"] * 40), at="1.2", patient=True, extra=(study,)
    )
    for _ in range(6):
        game.choose("use Study")
    assert zones(game, "Gandalf").count("hand") == 31
    while game.table()["round"] == 1:
        game.choose(offers(game)[-1])
    assert zones(game, "Gandalf").count("hand") == 32
    assert zones(game, "Feint") == ["hand"] * 20


PLACES = {
    "staging": ["Forest Spider"],
    "active": "Forest Gate",
    "encounter_deck": ["Old Forest Road"],
    "encounter_discard": ["Enchanted Stream"],
    "victory": ["Hummerhorns"],
    "aside": ["King Spider"],
}
BANISH = scout("Banish", Action(Choose(ANY_CARD), Discard(IT)))


@pytest.mark.rule(
    "lotr.in-play-and-out-of-play.1", "lotr.in-play-and-out-of-play.2", "lotr.in-play-and-out-of-play.3",
    "lotr.in-play-and-out-of-play.4", "lotr.in-play-and-out-of-play.5",
)  # fmt: skip
@EDITIONS
def test_a_text_reaches_exactly_the_cards_in_play(edition):
    game = lotr(
        seat(
            heroes=[card("Aragorn", attachments=["Steward of Gondor"])],
            allies=["Banish"],
            engaged=[card("Black Forest Bats", shadow=["East Bight Patrol"])],
            hand=["Gandalf"],
            deck=["Feint"],
            discard=["Beorn"],
        ),
        seat(heroes=["Legolas"], hand=["Swift Strike"]),
        at="3.1+",
        patient=True,
        edition=edition,
        extra=(BANISH,),
        **PLACES,
    )
    game.choose("use Banish")
    assert sorted(offers(game)) == sorted(
        "choose " + name
        for name in (
            "Forest Spider", "Forest Gate", "Flies and Spiders", "Aragorn", "Steward of Gondor", "Banish",
            "Black Forest Bats", "Legolas",
        )
    )  # fmt: skip


@pytest.mark.rule("lotr.in-play-and-out-of-play.5")
def test_a_text_reaches_another_place_only_when_it_names_it():
    game = lotr(
        seat(heroes=[card("Aragorn", resources=2)], hand=["Sneak Attack", "Gandalf"], discard=["Faramir"],
             deck=["Beorn"], allies=[card("Guard of the Citadel", exhausted=True)]),
        at="3.1+",
        patient=True,
    )  # fmt: skip
    game.play("play Sneak Attack", "pay with Aragorn")
    assert offers(game) == ["choose Gandalf"]


@pytest.mark.rule("lotr.in-play-and-out-of-play.6")
@EDITIONS
def test_an_ability_works_from_play_only_unless_it_says_otherwise(edition):
    """Faramir, Beorn and the Steward sleep in hand, deck and discard pile; Brok Ironfist answers from the hand."""
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=5), card("Glóin", damage=3, committed=True, exhausted=True)],
            hand=["Faramir", "Brok Ironfist"],
            discard=["Steward of Gondor", "Ever Vigilant"],
            deck=["Beorn"],
        ),
        encounter_deck=["The Necromancer's Reach"],
        at="3.2+",
        patient=True,
        edition=edition,
    )
    assert offers(game) == ["pass"]
    game.choose("pass")
    assert zones(game, "Glóin") == ["discard"]
    assert offers(game) == ["use Brok Ironfist", "pass"]
    game.choose("use Brok Ironfist")
    assert zones(game, "Brok Ironfist") == ["play"]


@pytest.mark.rule("lotr.in-play-and-out-of-play.7")
def test_a_restriction_on_playing_a_card_holds_while_it_is_in_hand():
    """Thicket of Spears costs 3, from three different pools."""

    def thicket(*resources: int) -> list[str]:
        names = ("Gimli", "Legolas", "Thalin")
        heroes = [card(name, resources=n) for name, n in zip(names, resources, strict=True)]
        game = lotr(seat(heroes=heroes, hand=["Thicket of Spears"], engaged=["Forest Spider"]), at="6.2", patient=True)
        return offers(game)

    assert thicket(1, 1, 1) == ["play Thicket of Spears", "pass"]
    assert thicket(9, 9, 0) == ["pass"]


@pytest.mark.rule("lotr.in-play-and-out-of-play.8", "lotr.in-play-and-out-of-play.9")
def test_a_card_enters_play_from_outside_and_leaves_it_to_the_outside_not_within_it():
    """A watchman tells of cards that enter or leave play: not of travel and engagement, which move within it."""
    watch = scout(
        "Watch",
        Response(RaiseThreat(1), after=on(ENTERS_PLAY)),
        Response(RaiseThreat(2), after=on(LEAVES_PLAY)),
    )
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=3)], allies=["Watch", card("Guard of the Citadel", damage=1)],
            hand=["Sneak Attack", "Gandalf"],
        ),
        staging=["Old Forest Road", "Black Forest Bats"],
        encounter_deck=["Forest Gate"],
        at="3.3",
        patient=True,
        extra=(watch,),
    )  # fmt: skip
    assert (step(game), offers(game), zones(game, "Forest Gate")) == ("3.3", ["use Watch", "pass"], ["staging"])
    game.play("pass", "play Sneak Attack", "pay with Aragorn", "choose Gandalf")
    assert offers(game) == ["use Watch", "use Gandalf", "pass"]
    game.choose("pass")
    pass_until(game, "respond")
    assert (step(game), zones(game, "Gandalf"), offers(game)) == ("3.5", ["hand"], ["use Watch", "pass"])
    game.play("use Watch", "travel to Old Forest Road")
    assert (game.decision.kind, zones(game, "Old Forest Road")) == ("action", ["active-location"])
    game.play("pass", "engage Black Forest Bats")
    assert (game.decision.kind, zones(game, "Black Forest Bats")) == ("action", ["engaged"])
    game.play("pass", "pass", "pass", "resolve the attack of Black Forest Bats", "pass")
    game.play("defend with Guard of the Citadel", "pass", "pass", "assign the damage to Guard of the Citadel")
    assert (zones(game, "Guard of the Citadel"), offers(game)) == (["discard"], ["use Watch", "pass"])


@pytest.mark.rule("lotr.in-play-and-out-of-play.8")
def test_moving_within_play_is_its_own_event():
    scribe = scout("Scribe", Response(RaiseThreat(1), after=on(TRAVELS)), Response(RaiseThreat(1), after=on(ENGAGES)))
    game = lotr(
        seat(allies=["Scribe"]), staging=["Enchanted Stream", "Black Forest Bats"], at="4.2", patient=True,
        extra=(scribe,),
    )  # fmt: skip
    game.choose("travel to Enchanted Stream")
    assert offers(game) == ["use Scribe", "pass"]
    game.play("pass", "pass", "engage Black Forest Bats")
    assert offers(game) == ["use Scribe", "pass"]


@pytest.mark.rule("lotr.in-play-and-out-of-play.6")
def test_an_event_card_acts_from_the_hand_and_from_nowhere_else():
    cheer = event("Cheer", Action(Draw(1)), number=940, copies=3, cost=0)

    def position(**where: object) -> list[str]:
        return offers(lotr(seat(deck=["Gandalf"], **where), at="3.1+", patient=True, extra=(cheer,)))

    assert position(hand=["Cheer"]) == ["play Cheer", "pass"]
    assert position(discard=["Cheer"]) == ["pass"]
