"""Where things come from: every source that a clause names, and every deck that it says is shuffled."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.meq.flow.piles import draw
from rulewright.kernel.decks import take_top
from support.meq import Written, argalad, favor, hero, influence, meq, names, offers, place, story, thalin

DECKS = (
    "shadow", "plots", "corruption", "perils", "skills", "events-1", "events-2", "events-3",
    *(f"encounters-{number}" for number in range(1, 7)), *(f"pile-{number}" for number in range(1, 6)), "zealot-deck",
    "ravager-deck", "behemoth-deck",
)  # fmt: skip


def top_of(game: rw.Game, deck: str, seat: int = -1) -> str:
    """The title of the card that would be drawn next."""
    s = game.state.clone()
    piece = take_top(s, s.rules.zones.id(deck, seat), s.rules.zones.id("box"))
    return s.rules.catalogue.faces[s.face[piece]].name


@pytest.mark.rule("meq.setup.21", "meq.setup.23", "meq.setup.34", "meq.setup.36", "meq.setup.12", "meq.setup.37")
def test_every_deck_and_every_pile_of_tokens_is_shuffled_by_itself():
    """In forty games four or more different cards come to lie on top of each of them."""
    games = [rw.new("meq", heroes=["Thálin"], seats=2, seed=seed) for seed in range(40)]
    seen = {deck: [top_of(game, deck) for game in games] for deck in DECKS}
    assert [deck for deck, tops in seen.items() if len(set(tops)) < 4] == []


@pytest.mark.rule("meq.component-limits.1", "meq.encounter-step.10")
@pytest.mark.parametrize("deck", ["skills", "encounters-1", "pile-1"])
def test_a_deck_that_is_made_of_discards_is_shuffled(deck: str):
    """All of its cards lie on the discard pile; any of them may be drawn first: so it is in forty games."""
    owners = {"skills": "skill", "encounters-1": "encounters-eriador-enedwaith", "pile-1": "tokens"}
    cards = [
        info for info in rw.cards("meq") if info.card.set == owners[deck] and info.labels.get("colour", "0") == "0"
    ]
    used = [info.name for info in cards for _ in range(info.copies)]
    drawn = set()
    for seed in range(40):
        game = meq(argalad(), at="travel", stop=True, discards={deck: used}, seed=seed)
        s = game.state.clone()
        drawn.add(s.rules.catalogue.faces[s.face[draw(s, s.rules.zones.id(deck), s.rules.zones.id("box"))]].name)
    assert len(drawn) > 3


RECOVERS: dict[str, tuple[Written, list[str], set[str]]] = {
    "rest": ({"at": "rest"}, ["rest", "pass"], {"Aimed Shot", "Overdraw"}),
    "heal": ({"at": "rest"}, ["rest", "heal"], {"Aimed Shot", "Overdraw", "Precision"}),
    "defeat": ({"at": "travel"}, ["travel to Bree"], {"Parry", "Overdraw", "Precision"}),
    "finale": ({"at": "finale"}, [], {"Aimed Shot", "Overdraw", "Precision", "Parry"}),
}
"""How a hero recovers: the step, the answers, and which cards come into the Life Pool or are there."""


@pytest.mark.rule(
    "meq.rest-step.5", "meq.rest-pool.3", "meq.rest-step.12", "meq.damage-pool.3", "meq.defeated-heroes.8",
    "meq.finale.12",
)  # fmt: skip
@pytest.mark.parametrize("way", RECOVERS)
def test_what_a_hero_recovers_is_shuffled_among_the_other_cards(way: str):
    """Any of the cards that come together may be the first to be drawn: so it is in forty games."""
    written, answers, together = RECOVERS[way]
    drawn = set()
    for seed in range(40):
        game = meq(
            hero(
                "Argalad", at="Fornost", hand=["Parry"], life=[] if way == "defeat" else ["Aimed Shot"] * 4,
                rest=["Overdraw"] * 2, damage=["Precision"] * 2,
            ),
            thalin(), black=1, red=1, seed=seed, **written,
        )  # fmt: skip
        game.play(*answers)
        drawn.add(names(game, "hand")[0] if way == "finale" else top_of(game, "life", 1))
    assert drawn == together


def character(name: str) -> Written:
    """A character stands where Argalad is."""
    return {"places": {"Bree": place(characters=[name])}}


@pytest.mark.rule("meq.skills.2", "meq.training.1", "meq.component-overview.19")
@pytest.mark.parametrize(
    ("who", "written", "answers"),
    [
        (argalad(at="Fangorn", quests=["They Have Become Queer and Wild"]), {},
         ["complete They Have Become Queer and Wild"]),
        (argalad(at="Weathertop"), {"event": "Arwen's Message to Her Beloved"}, ["train a skill"]),
        (argalad(), character("Dáin II"), ["ask Dáin II for help"]),
    ],
    ids=["quest", "event", "character"],
)  # fmt: skip
def test_skills_come_from_quests_events_and_characters(who: Written, written: Written, answers: list[str]):
    game = meq(who, at="travel", stop=True, decks={"skills": ["Ready", "Endure"]}, **written)
    game.play("explore", *answers)
    assert offers(game) == ["keep Ready", "keep Endure"]
    game.play("keep Endure")
    assert names(game, "hand") == ["Parry", "Volley", "Endure"]


@pytest.mark.rule("meq.items.2", "meq.component-overview.26")
@pytest.mark.parametrize(
    ("who", "written", "answers", "item"),
    [
        (argalad(at="Lothlórien"), {"event": "Lady of the Golden Wood", "pool": 2},
         ["follow Lady of the Golden Wood", "gain a Boat"], "Boat"),
        (argalad(), character("Théoden"), ["ask Théoden for help"], "Horse"),
        (argalad(at="Rivendell", quests=["The Evenstar is Called Home"]), {}, ["complete The Evenstar is Called Home"],
         "Elven Cloak"),
    ],
    ids=["event", "character", "quest"],
)  # fmt: skip
def test_items_come_from_quests_events_and_characters(who: Written, written: Written, answers: list[str], item: str):
    game = meq(who, at="travel", stop=True, **written)
    game.play("explore", *answers)
    assert (item in names(game, "area"), names(game, "supply").count(item)) == (True, 2)


@pytest.mark.rule("meq.component-overview.26", "meq.items.1")
def test_each_item_has_an_ability_of_its_own():
    """A Horse makes every way a card shorter; an Elven Cloak takes influence from the pool for each Shadow card."""
    ridden = meq(argalad(at="Eregion", hand=["Parry"] * 2 + ["Volley"], items=["Horse"]), at="travel", stop=True)
    assert "travel to The Redhorn Gate" in offers(ridden), "a mountain, or three cards rather than four"
    walked = meq(argalad(at="Eregion", hand=["Parry"] * 2 + ["Volley"]), at="travel", stop=True)
    assert "travel to The Redhorn Gate" not in offers(walked)
    for items, pool in ((["Elven Cloak"], 9), ([], 10)):
        cloaked = meq(argalad(items=items), at="turn", shadow=["Winter Storm"], pool=10, green=13, stop=True)
        cloaked.play("play Winter Storm")
        assert cloaked.table()["pool"] == pool


@pytest.mark.rule("meq.component-overview.37", "meq.favor-tokens.2", "meq.favor-tokens.3")
@pytest.mark.parametrize(
    ("who", "written", "answers", "gained"),
    [
        (argalad(), {"places": {"Bree": place(favor=2)}}, ["take favor"], 1),
        (argalad(), character("Gandalf"), ["ask Gandalf for favor"], 2),
        (argalad(at="Weathertop"), {"event": "Arwen's Message to Her Beloved"}, ["gain 1 favor"], 1),
        (argalad(at="Fangorn", quests=["They Have Become Queer and Wild"]), {},
         ["complete They Have Become Queer and Wild", 0], 2),
    ],
    ids=["location", "character", "event", "quest"],
)  # fmt: skip
def test_favor_comes_from_locations_characters_events_and_quests(
    who: Written, written: Written, answers: list[str | int], gained: int
):
    game = meq({**who, "favor": 1}, at="travel", stop=True, **written)
    before = game.table()["supply"]["favor"]
    game.play("explore", *answers)
    taken = sum(piece.tokens.get("favor", 0) for piece in game.look("Bree"))
    assert favor(game) == 1 + gained
    assert game.table()["supply"]["favor"] == (before if taken else before - gained), "from the supply, or from there"


@pytest.mark.rule("meq.corruption.6")
def test_an_encounter_in_a_haven_lets_a_hero_discard_corruption_for_nothing():
    """The Houses of Healing: recover, or gain 1 favor and discard a Corruption card of the own choice."""
    game = meq(
        argalad(at="Minas Tirith", corruption=["Reckless", "Weak"], favor=3), at="encounter", stop=True,
        decks={"encounters-6": ["The Houses of Healing"]},
    )  # fmt: skip
    game.play("gain 1 favor and discard a Corruption card", "shed Weak")
    assert (favor(game), names(game, "area"), names(game, "corruption-discard")) == (4, ["Reckless"], ["Weak"])


@pytest.mark.rule("meq.goal.7")
def test_a_shadow_card_may_slow_down_the_heroes_marker():
    """Grievous Loss, for a hero who is defeated: green advances one space less in the next Story step."""
    played = []
    for key in ("play Grievous Loss", "pass"):
        game = meq(
            hero("Argalad", at="Bree", hand=["Parry"], life=[]), thalin(at="Moria"), at="travel", round=3, green=5,
            yellow=3, red=2, black=13, pool=12, shadow=["Grievous Loss"],
        )  # fmt: skip
        game.play("travel to Old Forest", key)
        while game.table()["round"] == 3:
            game.choose(next((key for key in ("pass", "end the Travel step", "draw 0") if key in offers(game)), 0))
        played.append(story(game)[0])
    assert played == [6, 7]


@pytest.mark.rule("meq.hero-rally.3")
def test_influence_that_is_rallied_goes_back_to_the_supply():
    game = meq(hero("Beravor", at="Bree"), places={"Bree": place(influence=2)}, pool=1, at="rally", stop=True)
    assert (influence(game, "Bree"), game.table()["pool"], game.table()["supply"]["influence"]) == ([0], 1, 79)
