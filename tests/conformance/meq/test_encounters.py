"""The Encounter step, and the four steps of a hero's turn in their order."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import FIRST, SECOND, asked, at, favor, hero, meq, names, offers, place, size, told

HAND = ["Charge", "Parry", "Evade", "Ranged Strike"]
GREY_COMPANY, BAGGINS, AGENTS = "The Grey Company", "The Mad Baggins", "Saruman's Agents"
"""Priority 1 in Bree, 3 in Eriador, 5 anywhere."""
ENCOUNTERS = [info for info in rw.cards("meq") if info.card.set.startswith("encounters-")]


def met(game: rw.Game) -> list[str]:
    return [line.removeprefix("Beravor meets ") for line in told(game, "meq.encounter-step.4")]


def encounter(where: str, deck: int, *cards: str, **written: object) -> rw.Game:
    """Beravor (wisdom 2) comes to the Encounter step; then it is Argalad's turn."""
    return meq(
        hero("Beravor", at=where, hand=HAND), hero("Argalad", at="Edoras"), at="encounter",
        **{"decks": {f"encounters-{deck}": [*cards]}, **written},
    )  # fmt: skip


@pytest.mark.rule(
    "meq.encounter-step.4", "meq.encounter-step.5", "meq.encounter-step.7", "meq.hero-turn-overview.12",
    "meq.hero-turn-overview.13", "meq.summary-hero-turn.8",
)  # fmt: skip
def test_of_three_cards_the_fitting_one_with_the_lowest_priority_is_taken():
    """In Bree all three fit, in whatever order they come; in the Blue Mountains the first does not."""
    for cards in ([AGENTS, BAGGINS, GREY_COMPANY], [GREY_COMPANY, AGENTS, BAGGINS]):
        game = encounter("Bree", 1, *cards, "The Road Goes Ever On and On")
        assert met(game) == [GREY_COMPANY]
        assert names(game, "encounters-1-discard", -1) == [card for card in cards if card != GREY_COMPANY]
    elsewhere = encounter("Blue Mountains", 1, AGENTS, GREY_COMPANY, BAGGINS)
    assert met(elsewhere) == [BAGGINS], "a card of the region before one for any location"
    assert names(elsewhere, "encounters-1-discard", -1) == [AGENTS, GREY_COMPANY]


@pytest.mark.rule("meq.hero-turn-overview.12", "meq.encounter-step.2")
def test_three_cards_are_drawn():
    """The fourth card, which would have been the first to take, is not looked at."""
    game = encounter("Bree", 1, AGENTS, BAGGINS, "The City by the Greyflood", GREY_COMPANY)
    assert (met(game), size(game, "encounters-1", -1)) == ([BAGGINS], 12)


@pytest.mark.rule("meq.encounter-step.2", "meq.encounter-step.3")
@pytest.mark.parametrize(
    ("where", "deck"),
    [
        ("Bree", 1), ("Tharbad", 1), ("Weathertop", 2), ("Erebor", 6), ("The Iron Hills", 2), ("Gladden Fields", 3),
        ("The Bight", 3), ("Isengard", 4), ("Pelargir", 4), ("Rhûn", 5), ("Minas Morgul", 5), ("Rivendell", 6),
        ("Fornost", 6),
    ],
)  # fmt: skip
def test_each_deck_serves_two_regions_and_one_the_havens(where: str, deck: int):
    game = encounter(where, deck)
    lines = told(game, "meq.encounter-step.4", "meq.encounter-step.5")
    drawn = [line.removeprefix("Beravor meets ").removesuffix(" is discarded") for line in lines]
    number = {info.name: int(info.card.faces[0].labels["encounters"]) + 1 for info in ENCOUNTERS}
    assert [number[name] for name in drawn] == [deck] * 3


@pytest.mark.rule("meq.encounter-step.1", "meq.hero-turn-overview.12")
@pytest.mark.parametrize(
    ("where", "influence", "meets"),
    [
        ("Moria", 0, False),
        ("Dol Guldur", 0, False),
        ("Mount Doom", 3, False),
        ("Mount Doom", 2, True),
        ("Bree", 0, True),
    ],
)
def test_in_a_perilous_location_there_is_no_encounter(where: str, influence: int, meets: bool):
    game = meq(
        hero("Beravor", at=where, hand=HAND), hero("Argalad", at="Edoras"), at="encounter",
        places={"Barad-dûr": place(influence=4), **({where: place(influence=influence)} if influence else {})},
    )  # fmt: skip
    lines = told(game, "meq.encounter-step.4", "meq.encounter-step.5", "meq.encounter-step.6")
    assert bool(lines) is meets


@pytest.mark.rule("meq.encounter-step.6")
def test_if_no_card_fits_all_are_discarded_and_the_turn_ends():
    cards = ["The City by the Greyflood", "Pipeweed & Seven Meals a Day", "Círdan the Shipwright"]
    game = encounter("Blue Mountains", 1, *cards)
    assert (met(game), names(game, "encounters-1-discard", -1)) == ([], cards)
    assert (asked(game), game.decision.kind) == (SECOND, "rest")


@pytest.mark.rule("meq.encounter-step.8")
def test_an_encounter_is_discarded_when_it_has_been_carried_out():
    """The Mad Baggins asks the hero; meanwhile the card lies open."""
    game = encounter("Bree", 1, AGENTS, BAGGINS, "The City by the Greyflood", stop=True)
    assert (asked(game), names(game, "revealed", -1)) == (FIRST, [BAGGINS])
    while game.decision is not None:
        game.choose(len(offers(game)) - 1)
    assert (names(game, "revealed", -1), names(game, "encounters-1-discard", -1)[-1]) == ([], BAGGINS)


@pytest.mark.rule("meq.encounter-step.9")
def test_an_encounter_marked_quest_stays_with_the_hero():
    """Find the Grey Pilgrim also places Gandalf."""
    game = encounter("Tharbad", 1, "Find the Grey Pilgrim", "The Road Goes Ever On and On", AGENTS)
    assert (names(game, "area"), at(game, "Gandalf")) == (["Find the Grey Pilgrim"], "Bree")
    assert names(game, "encounters-1-discard", -1) == ["The Road Goes Ever On and On", AGENTS]
    assert game.view(SECOND)["players"][FIRST]["area"][0]["name"] == "Find the Grey Pilgrim", "face up"


@pytest.mark.rule("meq.encounter-step.10")
def test_the_discard_pile_becomes_a_new_deck_when_cards_are_needed():
    """A slip of the translation: discards are reshuffled when a deck runs out; here in the middle of a draw."""
    every = [
        card.name for card in rw.cards("meq") if card.card.set == "encounters-eriador-enedwaith"
    ]  # fmt: skip
    assert len(every) == 15
    kept = [GREY_COMPANY, BAGGINS]
    game = encounter("Bree", 1, discards={"encounters-1": [name for name in every if name not in kept]}, decks={})
    assert met(game) == [GREY_COMPANY]
    assert size(game, "encounters-1", -1) == 12, "13 discards were shuffled, one of them drawn"
    assert size(game, "encounters-1-discard", -1) == 2


def test_a_quest_replaces_the_draw_by_a_fight_but_not_where_no_card_would_be_drawn():
    """READINGS 26. Argalad's quest: an Orc in the South Eaves instead of encounter cards."""
    quest = "The Forest Must Provide No Refuge"
    game = meq(hero("Argalad", at="South Eaves", hand=["Parry"], quests=[quest]), at="encounter")
    assert told(game, "meq.combat.1", "meq.encounter-step.4") == ["Argalad fights Orc"]
    perilous = meq(
        hero("Argalad", at="South Eaves", hand=["Parry"], quests=[quest]), hero("Beravor"), at="encounter",
        places={"Dol Guldur": place(influence=3), "South Eaves": place(influence=3)},
    )  # fmt: skip
    assert told(perilous, "meq.combat.1", "meq.encounter-step.4") == []


# ---- the turn as a whole


@pytest.mark.rule("meq.hero-turn-overview.1", "meq.hero-turn-overview.2")
def test_a_turn_is_rest_ambush_travel_encounter_in_this_order():
    """The hero rests, travels into a fight, explores, and meets something where the turn ends."""
    game = meq(
        hero("Beravor", at="Bree", hand=HAND, rest=["Strategize"]), hero("Argalad", at="Edoras"), at="turn",
        yellow=1, red=1, places={"Old Forest": place(monsters=["Rumour"], favor=1)},
        decks={"encounters-1": ["A Merry Fellow", AGENTS, BAGGINS]},
    )  # fmt: skip
    phases = [game.table()["phase"]]
    game.play("rest", "pass")
    phases.append(game.table()["phase"])
    game.play("travel to Old Forest", "discard card Charge", "explore", "take favor", "done", "end the Travel step")
    assert (phases, asked(game), favor(game)) == (["rest", "travel"], SECOND, 2)
    clauses = [entry.rule for entry in game.log()]
    order = ["meq.rest-step.5", "meq.travel-move.1", "meq.fight-or-peril.4", "meq.explore.1", "meq.encounter-step.4"]
    assert [clause for clause in clauses if clause in order] == order


@pytest.mark.rule("meq.hero-turn-overview.2")
def test_the_ambush_comes_before_travelling():
    game = meq(
        hero("Beravor", at="Bree", hand=HAND), hero("Argalad", at="Edoras"), at="turn",
        places={"Bree": place(monsters=["Orc"])},
    )  # fmt: skip
    assert (game.decision.kind, game.table()["phase"]) == ("agility", "ambush")
    game.play("draw 0", "declare exhaustion", "declare exhaustion", "done")
    assert (game.decision.kind, game.table()["phase"]) == ("travel", "travel")
