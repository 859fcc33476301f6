"""Components that change the same thing: who, when, how much, printed or modified, once."""

from __future__ import annotations

import pytest

from support.meq import (
    FIRST,
    SAURON,
    SECOND,
    Written,
    argalad,
    asked,
    at,
    changed,
    favor,
    fight_a_round,
    harmed,
    hero,
    influence,
    meq,
    names,
    offers,
    only,
    place,
    size,
    story,
    thalin,
)
from support.meq_combat import bear, duel

Pair = tuple[str, list[Written], dict[str, object], list[str | int], dict[str, object]]

IN_SHIRE = {"The Shire": place(influence=2)}
PAIRS: list[Pair] = [
    # Sauron's Shadow cards
    ("Storms of Mordor: down to five, then one for each Corruption card",
     [argalad(hand=["Parry", "Volley", *["Overdraw"] * 5], life=["Precision"], corruption=["Weak", "Weary"])],
     {"at": "action", "pool": 4, "shadow": ["Storms of Mordor"]},
     ["play Storms of Mordor", "discard card Parry", "discard card Volley"],
     {"1 hand": 3, "1 rest": 5, "shadow-hand": []}),
    ("Storms of Mordor spare who has five cards and no Corruption",
     [argalad(hand=["Precision"] * 3), thalin(hand=["Sweep"] * 2, corruption=["Weak"])],
     {"at": "action", "pool": 4, "shadow": ["Storms of Mordor"]}, ["play Storms of Mordor"],
     {"2 hand": 1, "2 rest": 1, "shadow-hand": []}),
    ("An Evil Fog may leave the hero where he is, and takes nothing from the pure", [argalad()],
     {"at": "action", "pool": 1, "shadow": ["An Evil Fog"]}, ["play An Evil Fog", "no"], {"shadow-hand": []}),
    ("Saruman's Lies: one hero with as many Corruption cards as wisdom is enough",
     [argalad(corruption=["Weak"]), thalin(corruption=["Weary"])],
     {"at": "action", "pool": 5, "green": 7, "shadow": ["Saruman's Lies"]}, ["play Saruman's Lies", "leave on top"],
     {"black": 1, "shadow-hand": []}),
    ("Saruman's Lies: Deranged lowers wisdom, and a level raises it again",
     [argalad(corruption=["Deranged"], wisdom=1)],
     {"at": "action", "pool": 5, "green": 7, "shadow": ["Saruman's Lies"]},
     ["play Saruman's Lies", "put at the bottom"], {"shadow-hand": []}),
    ("Shire, Baggins: the third token off any extension is trimmed before it is counted", [argalad()],
     {"at": "action", "pool": 7, "green": 7, "shadow": ["Shire, Baggins"], "places": IN_SHIRE}, ["play Shire, Baggins"],
     {"pool": 8, "influence in The Shire": 1, "shadow-hand": []}),
    ("Shire, Baggins: a minion there is enough", [argalad()],
     {"at": "action", "pool": 8, "green": 7, "shadow": ["Shire, Baggins"],
      "places": {"The Shire": place(minions=["Gothmog"])}}, ["play Shire, Baggins"],
     {"yellow": 2, "influence in The Shire": 1, "shadow-hand": []}),
    ("They are Terrible bring back who was defeated for good", [argalad()],
     {"at": "action", "pool": 8, "green": 7, "shadow": ["They are Terrible"], "defeated": ["Mouth of Sauron"],
      "places": {"Bree": place(influence=1), "Tharbad": place(minions=["Ringwraiths"])}},
     ["play They are Terrible", "choose Mouth of Sauron"], {"Mouth of Sauron": "Bree", "shadow-hand": []}),
    ("Do Not Tempt Me! cannot darken a Haven", [argalad(at="Fornost", favor=1, corruption=["Weak", "Weary"])],
     {"at": "action", "pool": 4, "shadow": ["Do Not Tempt Me!"]}, ["play Do Not Tempt Me!"],
     {"1 favor": 0, "shadow-hand": []}),
    ("The Lidless Eye passes on what the heroes have and adds one",
     [argalad(corruption=["Weak", "Weary"]), thalin(corruption=["Helpless"])],
     {"at": "action", "pool": 8, "green": 7, "shadow": ["The Lidless Eye"], "decks": {"corruption": ["Indifferent"]},
      "places": {"Tharbad": place(minions=["Ringwraiths"])}},
     ["play The Lidless Eye", "choose player 2", "pass on Helpless", "pass on Weak", "done",
      "choose player 2"],
     {"1 area": ["Helpless", "Indifferent", "Weary"], "2 area": ["Weak"], "1 agility": 2, "1 strength": 5,
      "2 agility": 2, "2 strength": 6, "shadow-hand": []}),
    ("Lord of the Rings: A Dark Messenger lets the Ring advance", [argalad()],
     {"at": "action", "pool": 6, "green": 7, "shadow": ["Lord of the Rings"], "plots": ["A Dark Messenger"],
      "discards": {"shadow": ["Betrayed"]}, "places": {"Tharbad": place(minions=["Ringwraiths"])}},
     ["play Lord of the Rings"], {"yellow": 1, "shadow-hand": ["Betrayed"]}),
    # events
    ("Messengers of the Stormcrow ask only who has favor", [argalad(favor=1), thalin()],
     {"at": "event", "decks": {"events-1": ["Messengers of the Stormcrow"], "corruption": ["Weak"]}},
     ["take a Corruption card"],
     {"1 area": ["Weak"], "1 strength": 4, "Théoden": "Helm's Deep", "favor in Bree": 1}),
    ("Boromir's Dream: a tie for the last place is the last place", [argalad(favor=1), thalin()],
     {"at": "event", "green": 13, "yellow": 2, "red": 13, "black": 2, "decks": {"events-3": ["Boromir's Dream"]}}, [],
     {"2 favor": 1, "yellow": 3, "Boromir": "Osgiliath", "favor in Emyn Muil": 1}),
    ("Radagast: four favor or more lose one, and Gandalf goes to Isengard if he is on the board",
     [argalad(favor=4), thalin(favor=3)],
     {"at": "event", "green": 13, "yellow": 13, "decks": {"events-3": ["Radagast the Brown"]},
      "places": {"Bree": place(characters=["Gandalf"])}}, [],
     {"1 favor": 3, "Gandalf": "Isengard", "favor in Rhosgobel": 1, "favor in Plains of Gorgoroth": 1}),
    # Corruption and favor
    ("Mistrusted: a character gives two, one is gained", [argalad(corruption=["Mistrusted"])],
     {"at": "travel", "places": {"Bree": place(characters=["Gandalf"])}}, ["explore", "ask Gandalf for favor"],
     {"1 favor": 1, "Gandalf": None}),
    ("Despairing: three are the limit, the others stay where they lie", [argalad(corruption=["Despairing"], favor=2)],
     {"at": "travel", "places": {"Bree": place(favor=3)}}, ["explore", "take favor"],
     {"1 favor": 3, "favor in Bree": 2}),
    ("Careless takes what the Dark Path gave and one more", [argalad(favor=1)],
     {"at": "travel", "decks": {"corruption": ["Careless"]}}, ["explore", "choose the Dark Path"], {"1 favor": 0}),
    # plots that tempt
    ("a tempted hero takes Corruption for favor as for help", [argalad(at="Erebor")],
     {"at": "travel", "plots": ["A Dark Messenger"], "decks": {"corruption": ["Weak"]},
      "places": {"Erebor": place(characters=["Dáin II"])}}, ["explore", "ask Dáin II for favor"],
     {"1 favor": 2, "1 area": ["Weak"], "1 strength": 4, "Dáin II": None}),
    ("Careless eats what Denethor would have cost", [argalad(at="Minas Tirith", favor=3)],
     {"at": "travel", "green": 7, "plots": ["Denethor Falls into Madness"], "decks": {"corruption": ["Careless"]},
      "places": {"Minas Tirith": place(characters=["Denethor"])}}, ["explore", "ask Denethor for help"],
     {"1 favor": 1, "Denethor": None}),
]  # fmt: skip
"""What it shows, the heroes, what else is written, the answers, and all that is different then."""


@pytest.mark.parametrize("pair", PAIRS, ids=[pair[0] for pair in PAIRS])
def test_all_that_changes_where_two_texts_meet(pair: Pair):
    _, heroes, written, answers, changes = pair
    assert changed(heroes, answers, **written) == changes


# ---- combat, from its beginning


def test_the_black_breath_counts_the_card_it_brings_and_weak_counts_besides():
    """Argalad has strength 5 and agility 3; Weak is one Corruption card, Indifferent comes with the breath."""
    who = hero("Argalad", hand=["Parry"], life=["Volley"] * 2, corruption=["Weak"])
    game = duel(who, "Gothmog", pool=8, green=7, shadow=["The Black Breath"], decks={"corruption": ["Indifferent"]})
    game.play("play The Black Breath")
    assert [only(game, "Argalad").value(name) for name in ("strength", "agility")] == [2, 1]
    game.play("draw 1", "declare exhaustion", "declare exhaustion", "done")
    assert [only(game, "Argalad").value(name) for name in ("strength", "agility")] == [4, 3]


@pytest.mark.parametrize(("corruption", "choices"), [([], 0), (["Weak"], 2)])
def test_a_morgul_blade_that_finds_no_corruption_deals_three_and_brings_some(corruption: list[str], choices: int):
    who = hero("Argalad", hand=["Parry"], corruption=corruption)
    game = duel(who, "Gothmog", pool=6, green=7, shadow=["Morgul-blade"], decks={"corruption": ["Indifferent"]})
    game.play("play Morgul-blade")
    if choices:
        assert offers(game) == ["5 damage for each Corruption card", "3 damage and a Corruption card"]
        assert asked(game) == SAURON
    else:
        bear(game)
        assert (size(game, "damage"), names(game, "area")) == (3, ["Indifferent"])


def test_a_morgul_blade_is_not_for_monsters():
    game = duel(hero("Argalad", hand=["Parry"]), "Agent", pool=6, green=7, shadow=["Morgul-blade", "Betrayed"])
    assert offers(game) == ["play Betrayed", "pass"]
    assert (
        game.why_not("play Morgul-blade") == "Morgul-blade is played only in a combat with a minion [meq.shadow-card.3]"
    )


def test_who_is_emptied_before_the_preparation_does_not_fight_and_the_token_stays():
    """READINGS 19. Dark Promises: five damage for a hero with five cards."""
    game = meq(
        hero("Argalad", at="Weathertop", hand=["Parry"], life=["Volley"] * 2 + ["Overdraw"] * 2), thalin(),
        at="ambush", pool=3, shadow=["Dark Promises"], places={"Weathertop": place(monsters=["Agent"])},
    )  # fmt: skip
    game.play("play Dark Promises", "take 5 damage", *["lose the top card"] * 4, "advance the red marker")
    assert (at(game, "Argalad"), names(game, "monster-tokens", -1), size(game, "life")) == ("Fornost", ["Agent"], 5)
    assert (size(game, "zealot-deck", -1), asked(game)) == (25, SECOND)


def test_wretched_breaks_a_combat_off_without_a_result():
    """READINGS 22. The Agent deals damage with a ranged card: the token stays, no influence comes."""
    game = meq(
        hero("Argalad", at="Weathertop", hand=["Overdraw", "Parry"], life=["Volley"] * 2), thalin(), at="ambush",
        places={"Weathertop": place(monsters=["Agent"])}, decks={"corruption": ["Wretched"], "zealot": ["Fall Back"]},
    )  # fmt: skip
    game.play("draw 0")
    fight_a_round(game, "Overdraw", "Fall Back")
    bear(game)
    assert (asked(game), offers(game)) == (SAURON, ["yes", "no"])
    game.play("no")
    assert (at(game, "Argalad"), names(game, "monster-tokens", -1)) == ("Weathertop", ["Agent"])
    assert (names(game, "rest"), size(game, "zealot-deck", -1), asked(game)) == (["Overdraw"], 25, SECOND)


def test_an_evil_wound_follows_the_recovery():
    game = meq(
        hero("Argalad", at="Weathertop", hand=["Parry"], life=[], rest=["Volley"] * 2 + ["Overdraw"] * 6,
             corruption=["Weak"]),
        thalin(), at="travel", pool=7, green=7, shadow=["Evil Wound"], patient=True,
    )  # fmt: skip
    game.play("travel to Bree", "discard card Parry", "advance the red marker", "to Fornost", "play Evil Wound")
    bear(game)
    assert (at(game, "Argalad"), size(game, "damage"), size(game, "life")) == ("Fornost", 6, 3)
    assert game.table()["turn"] == 2


# ---- monsters and the cards of heroes


def test_a_crebain_spies_with_its_ranged_cards_and_bites_with_the_others():
    game = duel(
        hero("Argalad", hand=["Quick Shot", "Overdraw", "Parry"], life=["Volley"] * 2),
        "Crebain", "Ranged Strike", "Hack",
        places={"Weathertop": place(monsters=["Crebain"]), "Barad-dûr": place(influence=1)},
    )  # fmt: skip
    game.play("draw 0")
    fight_a_round(game, "Quick Shot", "Ranged Strike")
    assert (asked(game), game.decision.kind) == (SAURON, "influence")
    game.play(*["influence Barad-dûr"] * 3)
    assert (influence(game, "Barad-dûr"), names(game, "damage")) == ([4], [])
    fight_a_round(game, "Overdraw", "Hack")
    bear(game)
    assert size(game, "damage") == 1


def test_eleanor_may_retreat_from_a_crebain_that_only_spied():
    """No damage was taken."""
    game = duel(
        hero("Eleanor", hand=["Retreat"], life=["Hide"] * 2), "Crebain", "Aimed Shot",
        places={"Weathertop": place(monsters=["Crebain"]), "Barad-dûr": place(influence=1)},
    )  # fmt: skip
    game.play("draw 0", "fight on", "fight on", "lay Aimed Shot", "influence Barad-dûr")
    assert (asked(game), offers(game)) == (FIRST, ["yes", "no"])


def test_an_oliphaunt_tramples_a_card_of_the_hand_at_some_point():
    game = duel(hero("Argalad", hand=["Quick Shot", "Volley", "Parry"], life=["Overdraw"] * 4), "Oliphaunt", "Sweep")
    game.play("draw 0")
    fight_a_round(game, "Quick Shot", "Sweep")
    game.play("lose the top card", "lose Parry")
    assert offers(game) == ["lose the top card", "lose Volley"]


def test_the_agent_corrupts_once_in_a_combat():
    game = duel(
        hero("Argalad", hand=["Quick Shot"] * 2 + ["Parry"], life=["Volley"] * 2), "Agent", "Quick Shot", "Quick Shot",
        decks={"corruption": ["Weary", "Weak"]},
    )  # fmt: skip
    game.play("draw 0")
    for _ in range(2):
        fight_a_round(game, "Quick Shot", "Quick Shot")
        bear(game)
    assert (names(game, "area"), size(game, "damage"), harmed(game, "Agent")) == (["Weary"], 2, 2)


def test_a_token_in_rohan_may_fight_as_itself_though_the_uruk_hai_rise():
    game = meq(
        argalad(at="Isengard"), at="ambush", plots=["Rise of the Uruk-hai"], green=7,
        places={"Isengard": place(monsters=["Southron"])},
    )  # fmt: skip
    assert (asked(game), offers(game)) == (SAURON, ["yes", "no"])
    game.play("no")
    assert size(game, "hand", SAURON) == 6
    assert [entry.text for entry in game.log()][-2] == "Argalad fights Southron"
    outside = meq(
        argalad(at="Osgiliath"), at="ambush", plots=["Rise of the Uruk-hai"], green=7,
        places={"Osgiliath": place(monsters=["Southron"])},
    )  # fmt: skip
    assert outside.decision.kind == "agility", "Osgiliath is Gondor"


# ---- the story meets texts


def test_denethor_may_lead_to_the_last_space_but_the_finale_waits():
    game = meq(
        argalad(at="Minas Tirith", favor=3), at="travel", green=17, second=True,
        places={"Minas Tirith": place(characters=["Denethor"])},
    )  # fmt: skip
    game.play("explore", "ask Denethor for help")
    assert (story(game)[0], game.table()["finale"], favor(game), game.decision.kind) == (18, False, 0, "explore")


def test_a_marker_that_falls_back_takes_the_surplus_of_the_pool_with_it():
    """READINGS 26. Théoden Warned of Saruman: black from 7 to 6, and nobody else is in stage II."""
    game = meq(
        argalad(at="Edoras", favor=2), at="travel", black=7, pool=7, event="Théoden Warned of Saruman", stop=True,
    )  # fmt: skip
    game.play("explore", "follow Théoden Warned of Saruman")
    assert (story(game), game.table()["pool"], game.table()["stage"]) == ((0, 0, 0, 6), 4, 1)
