"""What a card or ability costs, resources of the three types and wild ones, and the steps of playing a card."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.champions.rulebook import rulebook
from rulewright.games.champions.vocabulary.printing import environment, support
from rulewright.games.champions.vocabulary.words import (
    ALLY,
    IN_YOUR_HAND,
    IT,
    YOUR_IDENTITY,
    Action,
    ForcedResponse,
    Interrupt,
    Response,
    on,
)
from rulewright.kernel.abilities import Ability
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.answering import Prevent
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Forbid
from rulewright.kernel.players import EVERYONE
from rulewright.kernel.selectors import Titled, Within
from rulewright.lcg.events import DAMAGED, DISCARDED, EXHAUSTS, PLAYED
from rulewright.lcg.verbs import Discard, Draw, PutIntoPlay
from support.champions import (
    buy,
    card,
    champions,
    decline_all,
    hand,
    hit_points,
    offers,
    only,
    pile,
    seat,
    threat,
    zones,
)

CARDS = {c.name: c for c in rw.cards("champions")}


def tool(name: str, *abilities: Ability, number: int) -> Card:
    """A support of these tests."""
    return support(name, *abilities, number=number, copies=3, set_name="Basic", cost=0, resources="energy", traits="")


def missing(name: str, number: int) -> str:
    """The refusal of something that cannot be paid for."""
    lacking = "1 resource is" if number == 1 else f"{number} resources are"
    return f"{name} cannot be paid for: {lacking} missing [champions.resource.6]"


def missing_type(name: str) -> str:
    """The refusal of something for which a resource of the right type is missing."""
    return f"{name} cannot be paid for: 1 resource of the right type is missing [champions.resource.9]"


# ---- resources


@pytest.mark.rule("champions.cost.1", "champions.resource.1", "champions.resource.6", "champions.initiating.6")
def test_a_card_costs_as_many_resources_as_it_says():
    poor = champions(seat("Spider-Man", hand=["Daredevil", "Energy", "Haymaker"]))
    assert poor.why_not("play Daredevil") == missing("Daredevil", 1)
    game = champions(seat("Spider-Man", hand=["Daredevil", "Energy", "Haymaker", "Uppercut"]), patient=True)
    game.play("play Daredevil", "pay with Energy", "pay with Haymaker")
    assert "done" not in offers(game)
    game.play("pay with Uppercut", "choose player 1")
    assert (zones(game, "Daredevil"), hand(game), len(pile(game, "discard"))) == (["play"], [], 3)


@pytest.mark.rule("champions.resource.2", "champions.resource-ability.1", "champions.resource-ability.2")
def test_resources_come_from_cards_of_the_hand_and_from_resource_abilities():
    game = champions(seat("Peter Parker", hand=["Combat Training", "Haymaker", "Uppercut"]))
    assert "use Peter Parker" not in offers(game)
    assert "champions.resource-ability.2" in game.why_not("use Peter Parker")
    game.play("play Combat Training")
    assert offers(game) == ["pay with Haymaker", "pay with Uppercut", "generate with Peter Parker"]
    game.play("generate with Peter Parker", "pay with Uppercut", "done")
    assert (zones(game, "Combat Training"), hand(game)) == (["play"], ["Haymaker"])
    again = champions(seat(card("Peter Parker", used=1), hand=["Combat Training", "Haymaker", "Uppercut"]))
    again.play("play Combat Training")
    assert offers(again) == ["pay with Haymaker", "pay with Uppercut"]


@pytest.mark.rule("champions.resource.4", "champions.resource.9")
@pytest.mark.parametrize(
    ("held", "able"),
    [
        (["Energy", "Genius", "Strength"], True),
        (["Energy", "Genius", "Genius"], False),
        (["Energy", "Genius", "Vibranium"], True),
        (["Energy", "Energy", "Energy", "Strength"], False),
    ],
)
def test_an_ability_that_names_types_wants_these_types(held: list[str], able: bool):
    game = champions(
        seat("Spider-Man", hand=held), scenario="klaw", villain=card("Klaw", attachments=["Solid-Sound Body"])
    )
    assert ("use Solid-Sound Body" in offers(game)) is able


@pytest.mark.rule("champions.resource.5", "champions.wild-resource.1")
def test_a_wild_resource_stands_for_one_type():
    """Two wild resources pay for two of three types: the third must come from elsewhere."""
    where = {"scenario": "klaw", "villain": card("Klaw", attachments=["Solid-Sound Body"])}
    short = champions(seat("Black Panther", hand=["Vibranium", "Energy"]), patient=True, **where)
    assert "use Solid-Sound Body" in offers(short)
    lacking = champions(seat("Black Panther", hand=["Vibranium"]), **where)
    assert lacking.why_not("use Solid-Sound Body") == missing_type("Solid-Sound Body")
    short.play("use Solid-Sound Body", "pay with Vibranium")
    assert offers(short) == ["pay with Energy"]
    short.play("pay with Energy")
    assert zones(short, "Solid-Sound Body") == ["encounter-discard"]


@pytest.mark.rule("champions.wild-resource.2", "champions.wild-resource.3")
def test_elsewhere_a_wild_resource_is_of_no_type():
    """Repulsor Blast counts energy resources that are printed, Black Cat keeps what shows a mental one."""
    game = champions(seat("Iron Man", hand=["Repulsor Blast", "Genius"], deck=["Vibranium"] * 2 + ["Energy"] * 5))
    game.play("play Repulsor Blast")
    assert hit_points(game, "Rhino") == 14 - 1 - 2 * 6
    cat = champions(seat("Spider-Man", hand=["Black Cat", "Energy"], deck=["Vibranium", "Genius", "Haymaker"]))
    cat.play("play Black Cat")
    assert (hand(cat), pile(cat, "discard")) == (["Genius"], ["Energy", "Vibranium"])


@pytest.mark.rule("champions.resource.7")
@pytest.mark.parametrize("paid", ["Energy", "Genius", "Strength", "Vibranium"])
def test_the_cost_of_a_card_is_paid_with_any_type(paid: str):
    game = champions(seat("Spider-Man", hand=["Combat Training", paid]))
    game.play("play Combat Training")
    assert (zones(game, "Combat Training"), pile(game, "discard")) == (["play"], [paid])


@pytest.mark.rule("champions.resource.8")
def test_an_ability_that_costs_resources_takes_as_many_or_more():
    horn = card("Rhino", attachments=["Enhanced Ivory Horn"])
    two = champions(seat("Spider-Man", hand=["Strength"]), villain=horn)
    assert two.why_not("use Enhanced Ivory Horn") == missing_type("Enhanced Ivory Horn")
    four = champions(seat("Spider-Man", hand=["Strength", "Strength", "Energy"]), villain=horn)
    four.play("use Enhanced Ivory Horn", "pay with Strength", "pay with Strength", "done")
    assert (zones(four, "Enhanced Ivory Horn"), hand(four)) == (["encounter-discard"], ["Energy"])


@pytest.mark.rule("champions.resource.10", "champions.resource.11", "champions.cost.5", "champions.cost.6")
def test_what_is_generated_beyond_the_cost_is_lost():
    game = champions(seat("Spider-Man", hand=["The Triskelion", "Aunt May", "Energy", "Genius"]))
    game.play("play The Triskelion", "pay with Energy")
    assert "pay with Genius" in offers(game)
    game.play("done")
    assert zones(game, "The Triskelion") == ["play"]
    game.play("play Aunt May")
    assert (zones(game, "Aunt May"), pile(game, "discard")) == (["play"], ["Energy", "Genius"])
    two = champions(seat("Spider-Man", hand=["The Triskelion", "Energy", "Genius"]))
    two.play("play The Triskelion", "pay with Energy", "pay with Genius")
    assert (pile(two, "discard"), hand(two)) == (["Energy", "Genius"], [])


@pytest.mark.rule("champions.resource-card.1", "champions.resource-card.2")
def test_a_resource_card_is_discarded_for_its_resources_and_never_played():
    assert (CARDS["Energy"].kind, CARDS["Energy"].stats) == ("resource", {"energy": 2})
    game = champions(seat("Spider-Man", hand=["Combat Training", "Energy"]))
    assert "champions.resource-card.2" in game.why_not("play Energy")
    game.play("play Combat Training")
    assert (pile(game, "discard"), zones(game, "Combat Training")) == (["Energy"], ["play"])


@pytest.mark.rule("champions.resource-card.4")
def test_the_text_of_a_resource_card_counts_while_it_pays():
    game = champions(seat("Spider-Man", hand=["Combat Training", "The Power of Aggression"]))
    game.play("play Combat Training")
    assert zones(game, "Combat Training") == ["play"]
    other = champions(seat("Spider-Man", hand=["Heroic Intuition", "The Power of Aggression"]))
    assert other.why_not("play Heroic Intuition") == missing("Heroic Intuition", 1)


# ---- costs of abilities


@pytest.mark.rule("champions.cost.2", "champions.cost.3", "champions.cost.4")
def test_an_ability_costs_what_stands_before_its_arrow():
    """Tac Team costs 3 to play; to use it costs being exhausted and a counter. Hellcat's ability costs nothing."""
    team = champions(seat("Spider-Man", supports=[card("Tac Team", counters=2)]))
    team.play("use Tac Team")
    assert (only(team, "Tac Team").exhausted, only(team, "Tac Team").tokens) == (True, {"counters": 1})
    assert hit_points(team, "Rhino") == 12
    tired = champions(seat("Spider-Man", supports=[card("Tac Team", counters=2, exhausted=True)]))
    assert "champions.exhaust.2" in tired.why_not("use Tac Team")
    cat = champions(seat("She-Hulk", allies=[card("Hellcat", exhausted=True)]))
    cat.play("use Hellcat")
    assert hand(cat) == ["Hellcat"]
    stark = champions(
        seat(card("Tony Stark", exhausted=True), upgrades=["Arc Reactor"], dealt=["Business Problems"]), at="8"
    )
    assert (only(stark, "Arc Reactor").exhausted, zones(stark, "Business Problems")) == (True, ["encounter-discard"])


NOTICE = tool("Notice", Response(Draw(1), after=on(EXHAUSTS, Titled("Alpha Flight Station"))), number=901)


@pytest.mark.rule("champions.cost.7")
def test_several_costs_are_paid_at_one_moment():
    """What answers one of them answers when all are paid: the card discarded is no longer in hand."""
    game = champions(
        seat("Captain Marvel", supports=["Alpha Flight Station", "Notice"], hand=["Haymaker"], deck=["Uppercut"] * 3),
        extra=(NOTICE,),
    )
    game.play("use Alpha Flight Station")
    assert (offers(game), pile(game, "discard"), hand(game)) == (["use Notice", "pass"], ["Haymaker"], [])
    empty = champions(seat("Captain Marvel", supports=["Alpha Flight Station"], deck=["Uppercut"] * 3))
    assert "use Alpha Flight Station" not in offers(empty)
    assert not only(empty, "Alpha Flight Station").exhausted


@pytest.mark.rule("champions.cost.8", "champions.ability.7", "champions.ability-trigger.4")
def test_a_cost_is_not_paid_for_an_effect_that_changes_nothing():
    """Aunt May would be exhausted, but Peter Parker has no damage; what paying changes does not count."""
    game = champions(seat("Peter Parker", supports=["Aunt May"]))
    assert "champions.ability.6" in game.why_not("use Aunt May")
    ready = champions(seat("Spider-Man", upgrades=["Tenacity"], hand=["Strength"]))
    assert "champions.ability.6" in ready.why_not("use Tenacity")


@pytest.mark.rule("champions.cost.9", "champions.cost.10")
def test_a_cost_is_paid_with_ones_own_cards():
    game = champions(
        seat("Spider-Man", hand=["Combat Training"]),
        seat("She-Hulk", hand=["Energy"], upgrades=[card("Web-Shooter", counters=3)]),
    )
    assert game.why_not("play Combat Training") == missing("Combat Training", 2)
    station = champions(
        seat("Captain Marvel", supports=["Alpha Flight Station"], deck=["Uppercut"] * 3),
        seat("She-Hulk", hand=["Energy"]),
    )
    assert "use Alpha Flight Station" not in offers(station)


# ---- playing a card, step by step


@pytest.mark.rule("champions.initiating.1", "champions.initiating.2", "champions.initiating.8")
@pytest.mark.rule("champions.initiating.10", "champions.initiating.12", "champions.initiating.14")
@pytest.mark.rule("champions.event.2", "champions.play.2", "champions.play.7")
def test_an_event_is_declared_paid_for_given_its_target_resolved_and_discarded():
    game = champions(seat("Spider-Man", hand=["Haymaker", "Energy", "Genius"], engaged=["Shocker"]))
    game.play("play Haymaker")
    assert (game.decision.kind, offers(game)) == ("pay", ["pay with Energy", "pay with Genius"])
    game.play("pay with Energy", "done")
    assert (game.decision.kind, offers(game)) == ("target", ["choose Rhino", "choose Shocker"])
    assert (pile(game, "discard"), pile(game, "played")) == (["Energy"], ["Haymaker"])
    game.play("choose Rhino")
    assert (hit_points(game, "Rhino"), pile(game, "discard")) == (11, ["Energy", "Haymaker"])


@pytest.mark.rule("champions.initiating.3", "champions.play-restrictions.2")
def test_it_is_looked_first_whether_a_card_can_be_played_now():
    """Haymaker asks for a hero; Backflip for an attack; Get Behind Me! for a treachery."""
    ego = champions(seat("Peter Parker", hand=["Haymaker", "Energy"]))
    assert "champions.ability-trigger.7" in ego.why_not("play Haymaker")
    hero = champions(seat("Spider-Man", hand=["Backflip", "Webbed Up", "Energy", "Genius"]))
    assert "champions.triggering-condition.1" in hero.why_not("play Backflip")
    assert hero.why_not("play Webbed Up") is None
    web = champions(seat("Peter Parker", hand=["Webbed Up", "Energy", "Genius"]))
    assert "champions.ability-trigger.7" in web.why_not("play Webbed Up")


@pytest.mark.rule("champions.initiating.4", "champions.ability.6", "champions.ability-trigger.3", "champions.event.6")
def test_what_would_change_nothing_is_not_begun():
    game = champions(seat("Spider-Man", hand=["First Aid", "Energy", "Genius"]))
    assert "There is no damaged character" in game.why_not("play First Aid")
    forever = champions(seat("Black Panther", hand=["01043a", "Energy"]))
    assert "champions.ability.6" in forever.why_not("play Wakanda Forever!")
    hurt = champions(seat(card("Spider-Man", damage=1), hand=["First Aid", "Energy", "Genius"]))
    assert hurt.why_not("play First Aid") is None


@pytest.mark.rule("champions.initiating.5", "champions.initiating.7")
def test_the_cost_is_worked_out_with_all_that_changes_it():
    game = champions(seat("Spider-Man", supports=["Helicarrier"], hand=["Combat Training", "Haymaker", "Uppercut"]))
    game.play("use Helicarrier", "play Combat Training", "pay with Haymaker")
    assert offers(game) == ["pay with Uppercut", "done"]
    game.play("done")
    assert (zones(game, "Combat Training"), hand(game)) == (["play"], ["Uppercut"])


@pytest.mark.rule("champions.initiating.9")
def test_what_cannot_be_paid_is_not_begun_and_nothing_is_paid():
    game = champions(seat("Spider-Man", hand=["Combat Training", "Haymaker"]))
    with pytest.raises(rw.IllegalChoice, match="1 resource is missing"):
        game.choose("play Combat Training")
    assert (sorted(hand(game)), pile(game, "discard")) == (["Combat Training", "Haymaker"], [])


@pytest.mark.rule("champions.initiating.13", "champions.play.1", "champions.enters-play.1")
def test_any_other_card_enters_play_once_it_is_paid_for():
    game = champions(seat("Spider-Man", hand=["Mockingbird", "Energy", "Haymaker", "Genius"]))
    game.play("play Mockingbird", "pay with Energy")
    assert (zones(game, "Mockingbird"), offers(game)) == (["hand"], ["pay with Haymaker", "pay with Genius"])
    game.play("pay with Haymaker", "done")
    assert (only(game, "Mockingbird").zone, only(game, "Mockingbird").seat) == ("play", 0)
    assert (offers(game), pile(game, "discard")) == (["use Mockingbird", "pass"], ["Energy", "Haymaker"])


STEADY = tool("Steady", Interrupt(Draw(1), when=on(DAMAGED, YOUR_IDENTITY)), number=903)
AFTERWARDS = tool("Afterwards", Response(Draw(1), after=on(DISCARDED, how="paid")), number=904)


@pytest.mark.rule("champions.initiating.15", "champions.initiating.16")
def test_what_happens_in_between_is_interrupted_and_responded_to():
    """Focused Rage costs a damage: the interrupt comes before that damage, and the effect after it."""
    game = champions(
        seat("She-Hulk", upgrades=["Focused Rage"], supports=["Steady"], deck=["Haymaker", "Uppercut", "Genius"]),
        extra=(STEADY,),
    )
    game.play("use Focused Rage")
    assert (offers(game), hit_points(game, "She-Hulk")) == (["use Steady", "pass"], 15)
    game.play("use Steady")
    assert (hand(game), hit_points(game, "She-Hulk")) == (["Haymaker", "Uppercut"], 14)
    paid = champions(
        seat("Spider-Man", supports=["Afterwards"], hand=["Haymaker", "Energy"], deck=["Genius"] * 3),
        extra=(AFTERWARDS,),
    )
    paid.play("play Haymaker")
    assert (offers(paid), pile(paid, "discard"), hit_points(paid, "Rhino")) == (
        ["use Afterwards", "pass"],
        ["Energy"],
        14,
    )
    paid.play("use Afterwards")
    assert (hand(paid), hit_points(paid, "Rhino")) == (["Genius"], 11)


BRITTLE = tool("Brittle", ForcedResponse(Discard(Titled("Focused Rage")), after=on(DAMAGED, YOUR_IDENTITY)), number=905)
SHIELDED = tool("Shielded", Interrupt(Prevent(), when=on(DAMAGED, YOUR_IDENTITY)), number=906)


@pytest.mark.rule("champions.initiating.17", "champions.initiating.18")
def test_an_ability_goes_on_when_its_card_leaves_play_unless_its_cost_cannot_be_paid_then():
    game = champions(
        seat("She-Hulk", upgrades=["Focused Rage"], supports=["Brittle"], deck=["Haymaker", "Uppercut"]),
        extra=(BRITTLE,),
    )
    game.play("use Focused Rage")
    assert (zones(game, "Focused Rage"), hand(game)) == (["discard"], ["Haymaker"])
    unpaid = champions(
        seat("She-Hulk", upgrades=["Focused Rage"], supports=["Shielded"], deck=["Haymaker", "Uppercut"]),
        extra=(SHIELDED,),
    )
    unpaid.play("use Focused Rage", "use Shielded")
    assert (hit_points(unpaid, "She-Hulk"), hand(unpaid)) == (15, [])


# ---- playing and putting into play


@pytest.mark.rule("champions.play.3")
def test_cards_are_played_from_hand():
    game = champions(seat("Spider-Man", hand=["Energy", "Genius"], discard=["Daredevil"], deck=["Mockingbird"]))
    assert "champions.play.3" in game.why_not("play Daredevil")


SIGNAL = tool("Signal", Action(Choose(ALLY & IN_YOUR_HAND), PutIntoPlay(IT)), number=907)
APPLAUSE = tool("Applause", Response(Draw(1), after=on(PLAYED)), number=908)
STRIKE = environment("Strike", Forbid("play", ALLY & Within("hand", EVERYONE)), number=920, set_name="Standard")


@pytest.mark.rule("champions.play.5", "champions.play.6", "champions.play.8", "champions.play.9", "champions.play.10")
def test_a_card_put_into_play_costs_nothing_and_is_not_played():
    """Daredevil costs 4 and may not be played: he enters play all the same, before the player whose effect it is."""
    game = champions(
        seat("She-Hulk"),
        seat("Spider-Man", hand=["Daredevil", "Energy", "Genius"], supports=["Signal", "Applause"], deck=["Strength"]),
        turn=1,
        environment=["Strike"],
        extra=(SIGNAL, APPLAUSE, STRIKE),
    )
    assert "play Daredevil" not in offers(game)
    game.play("use Signal")
    assert (only(game, "Daredevil").zone, only(game, "Daredevil").seat, game.decision.kind) == ("play", 1, "turn")
    assert (hand(game, 1), pile(game, "discard", 1)) == (["Energy", "Genius"], [])
    called = champions(
        seat("Spider-Man", hand=["Make the Call", "Energy"], deck=["Genius"] * 3),
        seat("She-Hulk", discard=["Black Cat"]),
    )
    buy(called, "play Make the Call")
    black_cat = only(called, "Black Cat")
    assert (black_cat.zone, black_cat.seat, black_cat.owner) == ("play", 0, 1)
    assert (len(pile(called, "deck")), called.decision.kind) == (3, "turn")


@pytest.mark.rule("champions.play-restrictions.3")
def test_a_permission_lets_a_player_do_what_the_rules_do_not():
    """Combat Training may be played under any player's control, Web-Shooter under one's own."""
    game = champions(seat("Spider-Man", hand=["Combat Training", "Web-Shooter", "Energy", "Genius"]), seat("She-Hulk"))
    game.play("play Combat Training", "pay with Energy", "done")
    assert offers(game) == ["choose player 1", "choose player 2"]
    game.play("choose player 2", "play Web-Shooter")
    placed = [(only(game, name).zone, only(game, name).seat) for name in ("Combat Training", "Web-Shooter")]
    assert placed == [("play", 1), ("play", 0)]


# ---- samples


@pytest.mark.rule("champions.sample-peter-parker.1", "champions.sample-spider-man.1")
def test_both_sides_of_spider_man():
    hero = only(champions(seat("Spider-Man")), "Spider-Man")
    ego = only(champions(seat("Peter Parker")), "Peter Parker")
    stats = ("thw", "atk", "def", "hand_size", "hit_points")
    assert [hero.value(stat) for stat in stats] == [1, 2, 3, 5, 10]
    assert [ego.value(stat) for stat in ("rec", "hand_size", "hit_points")] == [3, 6, 10]
    front, back = rulebook(1).catalogue.cards[rulebook(1).catalogue.by_id("01001a")].faces
    assert (front.traits, back.traits) == ({"Avenger"}, {"Genius"})


@pytest.mark.rule("champions.sample-peter-parker.2", "champions.limit.3")
def test_scientist_generates_a_mental_resource_once_per_round():
    game = champions(seat("Peter Parker", hand=["The Triskelion", "Aunt May"]))
    game.play("play The Triskelion", "generate with Peter Parker", "done")
    assert (zones(game, "The Triskelion"), hand(game)) == (["play"], ["Aunt May"])
    assert game.why_not("play Aunt May") == missing("Aunt May", 1)
    game.play("end the turn")
    decline_all(game, "turn")
    assert (game.table()["round"], game.why_not("play Aunt May")) == (2, None)
    law = champions(
        seat("Peter Parker", supports=["Superhuman Law Division"]), main_scheme=card("The Break-In!", threat=3)
    )
    law.play("use Superhuman Law Division")
    assert threat(law, "The Break-In!") == 1
