"""What is special about each monster and each minion."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.meq.board import COLOUR, LOCATIONS, NUMBERS
from support.meq import SAURON, argalad, asked, at, fight_a_round, hero, meq, names, offers, only, place, thalin

HOME = {
    "Crebain": "Bree", "Agent": "Bree", "Dunlending": "Bree", "Barrow Wight": "Bree", "Snaga": "Weathertop",
    "Orc": "Weathertop", "Cave Troll": "Weathertop", "Huorn": "South Eaves", "Giant Spider": "South Eaves",
    "Southron": "Pelargir", "Warg Rider": "Pelargir", "Oliphaunt": "Pelargir",
}  # fmt: skip
"""A location where a token of the monster may lie."""
HEALTHY = ["Overdraw"] * 4 + ["Precision"] * 3


def against(enemy: str, mine: list[str], theirs: list[str], deck: str, **written: object) -> rw.Game:
    """Argalad (strength 5, and 3 for agility) fights a monster that draws these cards first."""
    where = HOME[enemy]
    who = hero("Argalad", at=where, hand=[*mine, "Anticipate"], life=HEALTHY)
    game = meq(
        who,
        at="ambush",
        stop=True,
        places={where: place(monsters=[enemy])},
        **{"decks": {f"{deck}-deck": theirs}, **written},
    )
    game.play("draw 0")
    return game


def lose(game: rw.Game) -> None:
    """The hero loses the top cards of the Life Pool."""
    while game.decision is not None and game.decision.kind == "damage":
        game.choose("lose the top card")


def hurt(game: rw.Game) -> int:
    """How many cards the hero has lost to damage."""
    return len(names(game, "damage"))


def wounds(game: rw.Game, name: str) -> int:
    """The damage on the reference card of a monster."""
    (monster,) = [piece for piece in game.look(name) if piece.kind == "monster"]
    return monster.tokens.get("damage", 0)


@pytest.mark.parametrize(("theirs", "placed", "lost"), [("Poison Arrow", 2, 0), ("Hack", 0, 1)])
def test_crebain_spy_in_place_of_damage(theirs: str, placed: int, lost: int):
    """Ranged cards place influence for each point of damage. Overdraw has no defense."""
    game = against("Crebain", ["Quick Shot"], ["Poison Arrow", "Hack"], "zealot")
    fight_a_round(game, "Quick Shot", theirs)
    while game.decision.kind == "influence":
        game.choose("influence Barad-dûr")
    lose(game)
    assert (only(game, "Barad-dûr").tokens.get("influence", 0), hurt(game)) == (placed, lost)


def test_an_agent_corrupts_once_in_a_combat():
    decks = {"zealot-deck": ["Ranged Strike"] * 3, "corruption": ["Despairing", "Weak"]}
    game = against("Agent", ["Quick Shot", "Quick Shot"], [], "zealot", decks=decks)
    fight_a_round(game, "Quick Shot", "Ranged Strike")
    lose(game)
    assert names(game, "area") == ["Despairing"]
    game.play("fight on", "fight on", "lay Quick Shot", "lay Ranged Strike")
    lose(game)
    assert names(game, "area") == ["Despairing"]


def test_an_agents_melee_card_does_not_corrupt():
    game = against("Agent", ["Quick Shot"], ["Hack"], "zealot")
    fight_a_round(game, "Quick Shot", "Hack")
    lose(game)
    assert (hurt(game), names(game, "area")) == (1, [])


@pytest.mark.parametrize(
    ("enemy", "deck", "mine", "theirs", "lost"),
    [
        ("Snaga", "zealot", "Parry", "Ranged Strike", 1),
        ("Snaga", "zealot", "Quick Shot", "Hack", 1),
        ("Orc", "zealot", "Parry", "Hack", 1),
        ("Orc", "zealot", "Quick Shot", "Hack", 1),
        ("Orc", "zealot", "Parry", "Quick Shot", 0),
        ("Dunlending", "ravager", "Parry", "Anticipate", 1),
        ("Dunlending", "ravager", "Parry", "Hack", 0),
        ("Huorn", "behemoth", "Quick Shot", "Sweep", 4),
        ("Huorn", "behemoth", "Quick Shot", "Precision", 2),
        ("Cave Troll", "behemoth", "Parry", "Aimed Shot", 3),
        ("Cave Troll", "behemoth", "Parry", "Sweep", 0),
    ],
)
def test_the_damage_that_a_monster_deals(enemy: str, deck: str, mine: str, theirs: str, lost: int):
    """Snaga: ranged +1. Orc: 1 damage melee against melee. Dunlending: 1 damage if melee defense prevents some.

    Huorn: melee +1. Cave Troll: a ranged card cancels a melee card. Parry: 1/1, 2 more defense against melee.
    """
    game = against(enemy, [mine], [theirs], deck)
    fight_a_round(game, mine, theirs)
    lose(game)
    assert hurt(game) == lost


def test_a_barrow_wight_regenerates_when_it_plays_ranged():
    game = against("Barrow Wight", ["Overdraw", "Quick Shot"], ["Hack", "Hack", "Concentrate"], "ravager")
    fight_a_round(game, "Overdraw", "Hack")
    lose(game)
    assert wounds(game, "Barrow Wight") == 2, "not after a melee card"
    fight_a_round(game, "Quick Shot", "Concentrate")
    assert wounds(game, "Barrow Wight") == 2, "1 more, and 1 healed"


@pytest.mark.parametrize(("third", "exhausted"), [("Charge", False), ("Poison Arrow", True)])
def test_a_southron_pays_one_less_for_melee(third: str, exhausted: bool):
    """Strength 3: Eviscerate (2, so 1) and Attack of Opportunity (3, so 2) cost 3; Charge (1) costs nothing more."""
    theirs = ["Eviscerate", "Attack of Opportunity", third]
    game = against("Southron", ["Parry", "Parry", "Volley"], theirs, "ravager")
    for mine, other in zip(("Parry", "Volley", "Parry"), theirs, strict=True):
        fight_a_round(game, mine, other)
        lose(game)
    told = [entry.text for entry in game.log() if entry.rule == "meq.combat-exhausted.1"]
    assert told == (["Southron is exhausted"] if exhausted else [])


@pytest.mark.parametrize(("theirs", "drawn"), [("Eviscerate", True), ("Poison Arrow", False)])
def test_an_uruk_hai_may_draw_when_melee_deals_damage(theirs: str, drawn: bool):
    game = meq(
        hero("Argalad", at="Dunharrow", hand=["Quick Shot", "Parry"], life=HEALTHY), at="ambush", stop=True,
        plots=["Rise of the Uruk-hai"], places={"Dunharrow": place(monsters=["Orc"])},
        decks={"ravager-deck": ["Eviscerate", "Poison Arrow"]},
    )  # fmt: skip
    game.play("yes", "draw 0")
    held = len(names(game, "hand", SAURON))
    fight_a_round(game, "Quick Shot", theirs)
    lose(game)
    assert (asked(game) == SAURON) is drawn
    if drawn:
        game.play("yes")
        assert len(names(game, "hand", SAURON)) == held
        lose(game)


@pytest.mark.parametrize(("first", "exhausted"), [("Attack of Opportunity", False), ("Aimed Shot", True)])
def test_the_lowest_melee_card_of_a_warg_rider_costs_nothing(first: str, exhausted: bool):
    """Strength 4: after Attack of Opportunity (3, so 0) Eviscerate (2) can be paid, after Aimed Shot (3) it cannot."""
    game = against("Warg Rider", ["Volley", "Quick Shot"], [first, "Eviscerate"], "ravager")
    fight_a_round(game, "Volley", first)
    lose(game)
    fight_a_round(game, "Quick Shot", "Eviscerate")
    lose(game)
    told = [entry.text for entry in game.log() if entry.rule == "meq.combat-exhausted.1"]
    assert told == (["Warg Rider is exhausted"] if exhausted else [])


@pytest.mark.parametrize(("mine", "lost"), [("Quick Shot", 1), ("Volley", 0)])
def test_a_giant_spiders_venom_costs_a_card_of_the_hand(mine: str, lost: int):
    """Sweep strikes for 3: 2 or more damage against Quick Shot, 1 against Volley, which has defense 2."""
    game = against("Giant Spider", [mine], ["Sweep"], "behemoth")
    fight_a_round(game, mine, "Sweep")
    lose(game)
    assert len(names(game, "rest")) == lost


def test_an_oliphaunt_tramples_a_card_of_the_hand():
    game = against("Oliphaunt", ["Quick Shot", "Volley"], ["Sweep"], "behemoth")
    fight_a_round(game, "Quick Shot", "Sweep")
    game.play("lose the top card", "lose the top card")
    assert offers(game) == ["lose Volley", "lose Anticipate"], "one of the three points comes from the hand"


def test_a_balrog_makes_the_hero_play_a_random_card():
    game = meq(
        argalad(at="Eregion", hand=["Parry", "Quick Shot", "Volley", "Overdraw", "Precision"], life=HEALTHY[:3]),
        at="travel", stop=True, decks={"perils": ["Khazad-dûm", "The Dark Tower"], "behemoth-deck": ["Sweep"] * 2},
    )  # fmt: skip
    game.play("travel to Moria", "discard card Parry", "inflict Khazad-dûm", "draw 0")
    fight_a_round(game, "Quick Shot", "Sweep")
    lose(game)
    game.play("fight on", "fight on")
    assert (asked(game), game.decision.kind) == (SAURON, "lay"), "the hero is not asked"
    assert len(names(game, "laid")) == 1


# ---- minions


def reached(game: rw.Game, name: str) -> set[str]:
    """Where a minion can be moved by one command."""
    game.play("command", f"move {name}")
    return {key.removeprefix("to ") for key in offers(game)}


@pytest.mark.parametrize(("name", "far"), [("Black Serpent", 2), ("Ringwraiths", 2), ("Gothmog", 1), ("Witch-king", 1)])
def test_how_far_a_minion_moves(name: str, far: int):
    """From Osgiliath one space leads to Pelargir, two to Belfalas."""
    game = meq(argalad(), at="action", stop=True, green=13, places={"Osgiliath": place(minions=[name])})
    if name != "Ringwraiths":
        game = meq(
            argalad(), at="action", stop=True, green=13,
            places={"Osgiliath": place(minions=[name]), "Bree": place(minions=["Ringwraiths"])},
        )  # fmt: skip
    places = reached(game, name)
    assert ("Pelargir" in places, "Belfalas" in places) == (True, far == 2)
    assert "Osgiliath" not in places


def test_tokens_may_be_placed_near_the_black_serpent_without_influence():
    """READINGS 25: but in no Haven."""
    game = meq(argalad(at="Erebor"), at="action", stop=True, places={"Bree": place(minions=["Black Serpent"])})
    game.play("command", "muster in Eriador and Enedwaith")
    near = {"Bree", "Old Forest", "Tharbad"}
    assert {key.removeprefix("to ") for key in offers(game)} == near
    assert {COLOUR[NUMBERS[p.id]] for p in LOCATIONS if p.name in near} == {0}


def test_the_mouth_of_sauron_corrupts_at_the_start_of_a_combat():
    game = meq(
        argalad(), at="ambush", stop=True, places={"Bree": place(minions=["Mouth of Sauron"])},
        decks={"corruption": ["Weak"]},
    )  # fmt: skip
    assert (names(game, "area"), game.decision.kind) == (["Weak"], "agility")


@pytest.mark.parametrize(
    ("where", "met"), [("Bree", False), ("Old Forest", False), ("The Shire", True), ("Fornost", True)]
)
def test_what_is_near_gothmog_is_perilous_but_no_haven(where: str, met: bool):
    game = meq(argalad(at=where), at="encounter", stop=True, patient=True, places={"Bree": place(minions=["Gothmog"])})
    assert bool([e for e in game.log() if e.rule.startswith("meq.encounter-step")]) is met


def test_the_ringwraiths_come_back_to_minas_morgul():
    game = meq(argalad(), at="action", stop=True, green=7, defeated=["Ringwraiths"])
    assert at(game, "Ringwraiths") == "Minas Morgul"
    early = meq(argalad(), at="action", stop=True, green=6)
    assert at(early, "Ringwraiths") is None, "they have never been there"
    unwritten = meq(argalad(), at="action", stop=True, green=7)
    assert at(unwritten, "Ringwraiths") is None, "what is not written is not on the board"


@pytest.mark.parametrize(("where", "rests"), [("Old Forest", False), ("The Shire", True), ("Fornost", True)])
def test_nobody_rests_near_the_witch_king_except_in_a_haven(where: str, rests: bool):
    written = {"at": "rest", "stop": True, "places": {"Bree": place(minions=["Witch-king"])}}
    game = meq(argalad(at=where), **written)
    assert (game.decision is not None) is rests
    both = meq(argalad(at=where), thalin(at="Erebor"), **{**written, "turn": 2})
    assert both.decision is not None, "far away one may"
