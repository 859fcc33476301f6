"""A position that no table can look like is refused with one sentence that says where and why."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.language.speech import LANGUAGES

WHOLE = "a whole number from {} to {} is needed"


def hero(**more: object) -> dict[str, object]:
    return {"name": "Aragorn", **more}


def seat(*heroes: object, **more: object) -> dict[str, object]:
    return {"heroes": list(heroes) or ["Aragorn"], **more}


def table(*seats: object, **more: object) -> dict[str, object]:
    return {"encounter_deck": [], "seats": list(seats) or [seat()], **more}


WRONG_LOTR = [
    # shape
    ({}, "seats: it is missing"),
    (table(seats=[]), "seats: at least 1 is needed"),
    (table(seats=[seat()] * 5), "seats: at most 4 are possible"),
    (table(seats={}), "seats: a list is needed, not {…}"),
    (table(first=1), f"first: {WHOLE.format(0, 0)}: seats are counted from 0"),
    (table(first=-1), f"first: {WHOLE.format(0, 3)}, not -1"),
    (table(round="two"), f'round: {WHOLE.format(1, 999)}, not "two"'),
    (table(round=0), f"round: {WHOLE.format(1, 999)}, not 0"),
    (table(round=-3), f"round: {WHOLE.format(1, 999)}, not -3"),
    (table(round=10**30), f"round: {WHOLE.format(1, 999)}, not 1000000000000000000000000000000"),
    (table(round=2**200), "round: the number is too big"),
    (table(staging="Forest Spider"), 'staging: a list is needed, not "Forest Spider"'),
    (table(stagging=[]), "stagging: there is no “stagging”; did you mean “staging”?"),
    (table(quest_deck=["Flies and Spiders"]), "quest_deck: there is no “quest_deck”"),
    (table(edition="zzz"), "edition: there is no “zzz”; there are: classic, revised"),
    (table(scenario="mirkwood"), "scenario: there is no “mirkwood”; there are: passage-through-mirkwood, journey"),
    (table(at="3.9"), "at: there is no “3.9”; there are: setup, setup.2"),
    (table(at="noon"), "at: there is no “noon”; there are: setup, setup.2, setup.5"),
    (table(patient="maybe"), "patient: there is no “maybe”; there are: no, yes"),
    (table(patient=1), "patient: true or false, “yes” or “no” is needed, not 1"),
    (table(seat(hero(exhausted="false"))), "seats.0.heroes.0.exhausted: there is no “false”; there are: no, yes"),
    (table(seat(hero(dammage=1))), "seats.0.heroes.0.dammage: there is no “dammage”; did you mean “damage”?"),
    (table(seat({"damage": 1})), "seats.0.heroes.0.name: it is missing"),
    (table(seat(5)), "seats.0.heroes.0: a title or an object with named fields is needed, not 5"),
    (table(seat(["Aragorn"])), "seats.0.heroes.0: a title or an object with named fields is needed, not […]"),
    (table(seat("")), "seats.0.heroes.0: it is missing"),
    (table(seat("x" * 300)), "seats.0.heroes.0: at most 200 letters are possible"),
    (table(seat(deck=["Feint"] * 201)), "seats.0.deck: at most 200 are possible"),
    (table(seat("Eowin")), "seats.0.heroes.0: there is no card “Eowin”; did you mean “Éowyn”?"),
    (table(seat(), seat("Nobody At All")), "seats.1.heroes.0: there is no card “Nobody At All”"),
    (table(packs=["lost"]), "packs.0: there is no “lost”; there are: core"),
    # numbers
    (table(seat(hero(damage=-3))), f"seats.0.heroes.0.damage: {WHOLE.format(0, 999)}, not -3"),
    (table(seat(hero(damage=5))), "seats.0.heroes.0.damage: “Aragorn” has 5 hit points and cannot have 5 damage"),
    (table(seat(hero(damage=99))), "seats.0.heroes.0.damage: “Aragorn” has 5 hit points and cannot have 99 damage"),
    (table(seat(engaged=[{"name": "Forest Spider", "damage": 4}])), "seats.0.engaged.0.damage: “Forest Spider” has 4"),
    (table(staging=[{"name": "Old Forest Road", "progress": 3}]), "staging.0.progress: “Old Forest Road” is explored"),
    (table(active={"name": "Old Forest Road", "progress": 9}), "active.progress: “Old Forest Road” is explored"),
    (table(quest={"name": "Flies and Spiders", "progress": 100}), "quest.progress: the stage would be completed"),
    (table(seat(threat=50)), f"seats.0.threat: {WHOLE.format(0, 49)}, not 50"),
    (table(seat(threat=-1)), f"seats.0.threat: {WHOLE.format(0, 49)}, not -1"),
    (table(seat(hand=[hero(name="Gandalf", damage=1)])), "seats.0.hand.0: “Gandalf” is not in play: nothing can lie"),
    (table(seat(hand=[hero(name="Gandalf", exhausted=True)])), "seats.0.hand.0: “Gandalf” is not in play"),
    (table(staging=[{"name": "Old Forest Road", "damage": 1}]), "staging.0: “Old Forest Road” cannot be damaged"),
    (table(seat(hero(progress=1))), "seats.0.heroes.0: “Aragorn” cannot have progress"),
    (table(seat(allies=[{"name": "Gandalf", "resources": 1}])), "seats.0.allies.0: “Gandalf” has no resource pool"),
    (table(staging=[{"name": "Forest Spider", "committed": True}]), "staging.0: “Forest Spider” cannot be committed"),
    (table(seat(hero(attacked=True))), "seats.0.heroes.0: “Aragorn” is not an enemy"),
    (table(seat(hero(attacked_by=[0]))), "seats.0.heroes.0: “Aragorn” is not an enemy"),
    (table(seat(hero(used=1))), "seats.0.heroes.0.used: the card has no text with a limit"),
    (table(seat(hero(owner=1))), f"seats.0.heroes.0.owner: {WHOLE.format(0, 0)}: seats"),
    (table(seat(hero(controller=3))), f"seats.0.heroes.0.controller: {WHOLE.format(0, 0)}: seats"),
    # places
    (table(seat("Gandalf")), "seats.0.heroes.0: “Gandalf” is not a card that can lie there"),
    (table(seat("01073")), "seats.0.heroes.0: “Gandalf” is not a card that can lie there"),
    (table(seat("Forest Spider")), "seats.0.heroes.0: “Forest Spider” is not a card that can lie there"),
    (table(seat(allies=["Aragorn"])), "seats.0.allies.0: “Aragorn” is not a card that can lie there"),
    (table(seat(hand=["Forest Spider"])), "seats.0.hand.0: “Forest Spider” is not a card that can lie there"),
    (table(seat(hand=["Éowyn"])), "seats.0.hand.0: “Éowyn” is not a card that can lie there"),
    (table(seat(deck=["Éowyn"])), "seats.0.deck.0: “Éowyn” is not a card that can lie there"),
    (table(seat(deck=["Old Forest Road"])), "seats.0.deck.0: “Old Forest Road” is not a card that can lie there"),
    (table(seat(discard=["Despair"])), "seats.0.discard.0: “Despair” is not a card that can lie there"),
    (table(seat(engaged=["Old Forest Road"])), "seats.0.engaged.0: “Old Forest Road” is not a card that can lie there"),
    (table(seat(engaged=["Gandalf"])), "seats.0.engaged.0: “Gandalf” is not a card that can lie there"),
    (table(staging=["Éowyn"]), "staging.0: “Éowyn” is not a card that can lie there"),
    (table(staging=["Despair"]), "staging.0: “Despair” is not a card that can lie there"),
    (table(active="Forest Spider"), "active: “Forest Spider” is not a card that can lie there"),
    (table(encounter_deck=["Gandalf"]), "encounter_deck.0: “Gandalf” is not a card that can lie there"),
    (table(encounter_discard=["Feint"]), "encounter_discard.0: “Feint” is not a card that can lie there"),
    (table(victory=["Gandalf"]), "victory.0: “Gandalf” is not a card that can lie there"),
    (table(campaign="Gandalf"), "campaign: “Gandalf” is not a card that can lie there"),
    (table(quest="Gandalf"), "quest: there is no “Gandalf”; there are: Flies and Spiders"),
    (table(quest="Anduin Passage"), "quest: there is no “Anduin Passage”"),
    (table(seat(on_deck=["Caught in a Web"])), "seats.0.on_deck.0: “Caught in a Web” is not a card that can lie there"),
    (table(seat(engaged=[{"name": "Orc Guard"}])), "seats.0.engaged.0.card: there is no card “”"),
    (
        table(seat(engaged=[{"name": "Orc Guard", "card": "Aragorn"}])),
        "seats.0.engaged.0.card: “Aragorn” is not a card",
    ),
    # copies
    (table(seat("Aragorn", "Aragorn")), "seats.0.heroes.1: “Aragorn” is unique and in play already"),
    (table(seat(), seat()), "seats.1.heroes.0: “Aragorn” is unique and in play already"),
    (table(seat(allies=["Beorn", "Beorn"])), "seats.0.allies.1: “Beorn” is unique and in play already"),
    (
        table(seat(hero(attachments=["Steward of Gondor"] * 2))),
        "seats.0.heroes.0.attachments.1: “Steward of Gondor” is",
    ),
    (table(seat(hand=["Steward of Gondor"] * 20)), "seats.0.hand.3: there are only 3 copies of “Steward of Gondor”"),
    (table(staging=["Hummerhorns"] * 2), "staging.1: there is only 1 copy of “Hummerhorns”"),
    (table(seat("Aragorn", "Éowyn", "Gimli", "Legolas")), "seats.0.heroes: at most 3 are possible"),
    (table(seat(heroes=[])), "seats.0.heroes: a player needs a hero, or is eliminated"),
    # attachments
    (table(seat(hero(attachments=["Forest Snare"]))), "seats.0.heroes.0.attachments.0: “Forest Snare” cannot lie on"),
    (
        table(seat(hero(attachments=["Gandalf"]))),
        "seats.0.heroes.0.attachments.0: “Gandalf” is not a card that can lie",
    ),
    (
        table(seat(hero(attachments=["Despair"]))),
        "seats.0.heroes.0.attachments.0: “Despair” is not a card that can lie",
    ),
    (table(seat(hero(shadow=["Despair"]))), "seats.0.heroes.0.shadow.0: “Despair” cannot lie on that card"),
    (
        table(seat(engaged=[{"name": "Forest Spider", "shadow": ["Feint"]}])),
        "seats.0.engaged.0.shadow.0: “Feint” is not",
    ),
    (
        table(seat({"name": "Gimli", "attachments": ["Dwarven Axe", "Dwarven Axe", "Citadel Plate"]})),
        "seats.0.heroes.0: “Gimli” has more than two Restricted attachments",
    ),
    (
        table(seat(engaged=[{"name": "Nazgûl of Dol Guldur", "attachments": ["Forest Snare"]}])),
        "seats.0.engaged.0.attachments.0: “Forest Snare” would leave play at once",
    ),
    # players
    (table(seat(eliminated=True)), "first: the first player must be one who is still in the game"),
    (table(seat(eliminated=True), seat("Gimli"), first=1), "seats.0: a player who is out of the game has nothing but"),
    (table(at="setup", quest="Flies and Spiders"), "quest: during setup no stage of the quest has begun"),
    (table(lasting=[{"name": "Gandalf"}]), "lasting.0: no effect of “Gandalf” lasts"),
    (table(lasting=[{"name": "Blade Mastery", "on": "Gimly"}]), "lasting.0.on: there is no “Gimly”"),
]


def war(**more: object) -> dict[str, object]:
    return {"battlegrounds": [], "paths": [], **more}


def frodo(**more: object) -> dict[str, object]:
    return war(players={"Frodo": more})


WRONG_WOTR = [
    (war(first=4), f"first: {WHOLE.format(0, 3)}, not 4"),
    (war(scenario="duel-2", first=2), f"first: {WHOLE.format(0, 1)}: seats are counted from 0"),
    (war(turn=99), f"turn: {WHOLE.format(0, 3)}, not 99"),
    (war(scenario="duel-2", at="2.1", turn=3), f"turn: {WHOLE.format(0, 1)}: seats"),
    (war(scenario="trilog"), "scenario: there is no “trilog”; did you mean “trilogy”?"),
    (war(at="9"), "at: there is no “9”; there are: setup, 0, 1"),
    (war(path=10), f"path: {WHOLE.format(0, 9)}, not 10"),
    (war(active=["Bag End"], path=3), "path: “Bag End” is active, and its number is 1"),
    (war(active=["Bag End", "Weathertop"]), "active.1: only one path can be active"),
    (war(active=["Moria", "Moria"]), "active.1: “Moria” lies somewhere else already"),
    (war(active=["Moria"], free_scoring=["Moria"]), "free_scoring.0: “Moria” lies somewhere else already"),
    (war(active=["Moria"], battlegrounds=["Moria"]), "battlegrounds.0: “Moria” lies somewhere else already"),
    (war(battlegrounds=["keep"]), "battlegrounds.0: there is no card “keep”"),
    (war(battlegrounds=["Bag End"]), "battlegrounds.0: “Bag End” is not a card that can lie there"),
    (war(paths=["Moria"]), "paths.0: “Moria” is not a card that can lie there"),
    (war(paths=["Bag Ende"]), "paths.0: there is no card “Bag Ende”; did you mean “Bag End”?"),
    (war(scenario="fellowship", active=["Bag End"]), "active.0: “Bag End” takes no part in this scenario"),
    (war(scenario="fellowship", paths=["Bag End"]), "paths.0: “Bag End” takes no part in this scenario"),
    (war(active=["Gimli"]), "active.0: “Gimli” is not a card that can lie there"),
    (war(active=[{"name": "Moria", "cards": ["Sting"]}]), "active.0.cards.0: “Sting” is not a card that can lie there"),
    (war(active=[{"name": "Moria", "cards": ["Bag End"]}]), "active.0.cards.0: “Bag End” is not a card that can lie"),
    (war(active=[{"name": "Bag End", "stripped": True}]), "active.0: “Bag End” is not a card that can lie there"),
    (war(active=[{"name": "Moria", "attack": -1}]), f"active.0.attack: {WHOLE.format(0, 99)}, not -1"),
    (
        war(active=[{"name": "Moria", "cards": [{"name": "Gimli", "items": ["Sting"]}]}]),
        "active.0.cards.0.items.0: “Sting”",
    ),
    (
        war(active=[{"name": "Moria", "cards": [{"name": "Gimli", "items": ["Legolas"]}]}]),
        "active.0.cards.0.items.0: “Leg",
    ),
    (frodo(hand=["Bag End"]), "players.Frodo.hand.0: “Bag End” is not a card that can lie there"),
    (frodo(hand=["Mordor Orcs"]), "players.Frodo.hand.0: “Mordor Orcs” belongs to another deck"),
    (frodo(hand=["Gimli", "Gimli"]), "players.Frodo.hand.1: there is only 1 copy of “Gimli”"),
    (frodo(hand=["Gimli"], deck=["Gimli"]), "players.Frodo.deck.0: there is only 1 copy of “Gimli”"),
    (frodo(reserve=["Sting"]), "players.Frodo.reserve.0: “Sting” is not a card that can lie there"),
    (
        frodo(hand=[{"name": "Gimli", "attack": 1}]),
        "players.Frodo.hand.0: “Gimli” is not in play: nothing can lie on it",
    ),
    (frodo(hand=[{"name": "Gimli", "items": ["Dwarven Axe"]}]), "players.Frodo.hand.0: “Gimli” is not in play"),
    (
        frodo(reserve=[{"name": "Gimli", "arrived": 5}]),
        "players.Frodo.reserve.0.arrived: “Gimli” cannot have been played",
    ),
    (frodo(ring=5), f"players.Frodo.ring: {WHOLE.format(0, 1)}, not 5"),
    (frodo(rings=1), "players.Frodo.rings: there is no “rings”; did you mean “ring”?"),
    (
        war(scenario="fellowship", players={"Gandalf": {"ring": 1}}),
        "players.Gandalf.ring: this player has no Ring token",
    ),
    (war(scenario="fellowship", players={"Gandalf": {"hand": ["Éowyn"]}}), "players.Gandalf.hand.0: no deck of this"),
    (war(players={"Frodoo": {}}), "players.Frodoo: there is no “Frodoo”; did you mean “Frodo”?"),
    (war(players={"Frodo": 3}), "players.Frodo: an object with named fields is needed, not 3"),
    (war(corruption=10**30), f"corruption: {WHOLE.format(0, 99)}"),
    (war(lasting=["Gimli"]), "lasting.0: no effect of “Gimli” lasts"),
]
WRONG = [*(("lotr", *case) for case in WRONG_LOTR), *(("wotr", *case) for case in WRONG_WOTR)]


@pytest.mark.parametrize(("game", "written", "sentence"), WRONG)
def test_what_no_table_can_look_like_is_refused(game: str, written: dict[str, object], sentence: str):
    with pytest.raises(rw.RulewrightError) as wrong:
        rw.position(game, written)
    assert str(wrong.value).startswith(f"The position is wrong at {sentence}")
    for lang in LANGUAGES:
        assert wrong.value.text(lang).count(".") == str(wrong.value).count(".")


def test_at_least_as_many_contradictions_are_refused_as_were_found_accepted():
    assert len(WRONG) >= 97


def test_more_copies_than_there_are_may_be_wanted():
    game = rw.position("lotr", table(seat(hand=["Feint"] * 9), staging=["Hummerhorns"] * 2, proxies=True))
    assert [len(game.look("Feint")), len(game.look("Hummerhorns"))] == [9, 2]
    game = rw.position("wotr", {**frodo(hand=["Gimli", "Gimli"]), "proxies": "yes"})
    assert len(game.look("Gimli")) == 2


def test_titles_are_found_without_accents_and_capitals():
    written = table(seat("EOWYN", "gloin"), quest="flies and spiders", staging=["ungoliant’s spawn"])
    game = rw.position("lotr", written)
    assert [piece.name for title in ("eowyn", "GLÓIN", "Ungoliant’s Spawn") for piece in game.look(title)] == [
        "Éowyn", "Glóin", "Ungoliant's Spawn",
    ]  # fmt: skip
    game = rw.position("wotr", war(active=["lorien"], players={"WITCH-KING": {"hand": ["grishnakh"]}}))
    assert [game.look("Grishnákh")[0].zone, game.look("Lórien")[0].zone] == ["hand", "active"]


def test_patient_means_the_same_in_a_position_and_in_a_new_game():
    for patient in (True, "yes"):
        assert rw.new("lotr", seed=3, patient=patient).digest() == rw.new("lotr", seed=3, patient="yes").digest()
        game = rw.position("lotr", table(at="1.1", patient=patient))
        assert (game.decision.kind, game.decision.keys) == ("action", ("pass",))
    for patient in (False, "no"):
        assert rw.new("lotr", seed=3, patient=patient).digest() == rw.new("lotr", seed=3).digest()
        game = rw.position("lotr", table(seat(hand=["Feint"]), at="1.1", patient=patient))
        assert game.table()["phase"] == "quest", "nobody is asked where there is nothing to do"


@pytest.mark.parametrize(("said", "exhausted"), [(True, True), ("yes", True), (False, False), ("no", False)])
def test_what_is_said_not_to_be_so_is_not_so(said: bool | str, exhausted: bool):
    game = rw.position("lotr", table(seat(hero(exhausted=said)), at="2.1", patient=True))
    assert game.look("Aragorn")[0].exhausted is exhausted


def test_a_position_that_stops_says_so():
    game = rw.position("wotr", {"at": "3.1", "stop": True})
    assert (game.decision, game.over) == (None, False)
    with pytest.raises(rw.IllegalChoice) as wrong:
        game.choose("pass")
    assert str(wrong.value) == "“pass” is not on offer: This position ends here: nothing is asked any more."
    with pytest.raises(rw.IllegalChoice, match="This position ends here"):
        game.choose(0)
    assert game.why_not("pass") == "This position ends here: nothing is asked any more"
    assert rw.replay(game.journal()).digest() == game.digest()


@pytest.mark.parametrize(
    "written",
    [
        {"scenario": "fellowship", "paths": [], "battlegrounds": []},
        {"scenario": "fellowship", "path": 5, "free_scoring": ["Amon Hen"], "battlegrounds": []},
        {"scenario": "trilogy", "paths": [], "battlegrounds": []},
        {"scenario": "duel-2", "paths": ["Bag End"], "battlegrounds": []},
    ],
)
def test_a_position_without_paths_ends_after_the_last_of_them(written: dict[str, object]):
    game = rw.position("wotr", written)
    for _ in range(200):
        if not game.over:
            game.choose(len(game.decision.options) - 1)
    assert game.over
    assert game.table()["path"] == (6 if written["scenario"] == "fellowship" else 9)


# ---- what can be said


def test_a_position_can_stand_before_set_up():
    deck = ["Faramir", "Gandalf", "Sneak Attack", "Ever Vigilant", "For Gondor!", "Son of Arnor", "Snowbourn Scout"]
    game = rw.position("lotr", table(seat("Aragorn", "Glóin", deck=deck), at="setup"))
    assert (game.table()["phase"], game.table()["round"], game.table()["threat"]) == ("setup", 0, [21])
    assert [card["name"] for card in game.view(0)["players"][0]["hand"]] == deck[:6]
    assert game.decision.keys == ("keep", "mulligan")
    game.choose("keep")
    assert [game.look("Flies and Spiders")[0].zone, game.table()["round"]] == ["quest", 1]
    war_begins = rw.position("wotr", {"at": "setup", "players": {"Frodo": {"deck": ["Gimli", "Sting"]}}})
    hands = war_begins.table()["hands"]
    assert (war_begins.table()["round"], hands) == (0, [2, 0, 0, 0])
    assert war_begins.decision.keys == ("cycle Gimli", "cycle Sting")


def test_a_hero_can_be_the_prisoner():
    written = table(
        seat("Aragorn", hero(name="Éowyn", prisoner=True, attachments=["Unexpected Courage"])),
        scenario="escape-from-dol-guldur",
        quest="Through the Caverns",
        at="3.1",
        patient=True,
    )
    game = rw.position("lotr", written)
    assert [piece.attached_to for piece in game.look("Face-down card")] == ["Prisoner"]
    assert (game.table()["threat"], game.look("Éowyn")) == ([12 + 9], [])


def test_an_orc_guard_is_a_card_that_lies_face_down():
    game = rw.position("lotr", table(seat(engaged=[{"name": "Orc Guard", "card": "Faramir"}]), at="6.2"))
    (guard,) = game.look("Orc Guard")
    assert (guard.zone, guard.kind, guard.owner, guard.controller) == ("engaged", "enemy", 0, None)
    for person in (0, None):
        shown = game.view(person)["players"][0]["engaged"]
        assert [(piece["name"], piece["card"]) for piece in shown] == [("Orc Guard", None)]


def test_a_card_can_be_attached_to_a_deck():
    deck = ["Faramir", "Gandalf"]
    game = rw.position("lotr", table(seat(deck=deck, on_deck=["Iron Shackles"]), at="1.2"))
    assert game.look("Iron Shackles")[0].zone == "encounter-discard", "in place of a card that is drawn"
    assert game.view(0)["players"][0]["hand"] == []


def test_a_card_can_be_owned_by_another_than_its_controller():
    game = rw.position("lotr", table(seat(allies=[{"name": "Beorn", "owner": 1}]), seat("Gimli"), at="2.1"))
    (beorn,) = game.look("Beorn")
    assert (beorn.seat, beorn.owner, beorn.controller) == (0, 1, 0)
    steward = {"name": "Steward of Gondor", "owner": 1, "controller": 1}
    game = rw.position("lotr", table(seat(hero(attachments=[steward])), seat("Gimli"), at="2.1"))
    assert (game.look("Steward of Gondor")[0].owner, game.look("Steward of Gondor")[0].controller) == (1, 1)


def test_a_limit_can_be_used_up():
    def offers(**state: object) -> bool:
        written = table(seat({"name": "Beravor", **state}, deck=["Feint"] * 3), at="2.1", patient=True)
        return "use Beravor" in rw.position("lotr", written).decision.keys

    assert offers()
    assert not offers(used=1)


def test_an_enemy_can_have_attacked_and_been_attacked():
    def asked(at: str, **state: object) -> list[str]:
        game = rw.position("lotr", table(seat(engaged=[{"name": "Forest Spider", **state}]), at=at))
        return [] if game.decision is None else list(game.decision.keys)

    assert asked("6.4a")[0] == "defend with Aragorn"
    assert "defend with Aragorn" not in asked("6.4a", attacked=True)
    assert "attack Forest Spider" in asked("6.8a")
    assert "attack Forest Spider" not in asked("6.8a", attacked_by=[0])


def test_allies_can_have_been_played_this_round():
    def offers(**more: object) -> bool:
        written = table(
            seat(hero(resources=9), hand=["Snowbourn Scout"]),
            scenario="escape-from-dol-guldur",
            quest="The Necromancer's Tower",
            at="2.1",
            patient=True,
            **more,
        )
        return "play Snowbourn Scout" in rw.position("lotr", written).decision.keys

    assert offers()
    assert not offers(allies_played=1)


def test_an_effect_can_last():
    lasting = [{"name": "Blade Mastery", "on": "Aragorn"}]
    game = rw.position("lotr", table(at="6.2", patient=True, lasting=lasting))
    (aragorn,) = game.look("Aragorn")
    assert (aragorn.value("attack"), aragorn.value("defense")) == (3 + 1, 2 + 1)
    assert aragorn.explain("attack") == ["Printed attack: 3", "+1 from Blade Mastery"]
    assert game.look("Blade Mastery")[0].zone == "discard"
    sneaking = table(seat(allies=["Gandalf"]), at="3.4", lasting=[{"name": "Sneak Attack", "on": "Gandalf"}])
    game = rw.position("lotr", sneaking)
    assert game.look("Gandalf")[0].zone == "hand", "at the end of the phase"


def test_a_player_can_be_out_of_the_game():
    game = rw.position("lotr", table(seat(), {"eliminated": True, "discard": ["Gimli"]}, at="1.1"))
    assert game.table()["eliminated"] == [False, True]


def test_what_was_played_and_used_this_round_can_be_said_of_the_war():
    written = {"players": {"Frodo": {"hand": ["Gimli", "Sting"], "played": ["Gimli"]}}, "at": "2"}
    game = rw.position("wotr", written)
    assert "play Gimli" not in game.decision.keys
    assert game.why_not("play Gimli").endswith("[wotr.special-cases.5]")
    duel = {"scenario": "duel-2", "players": {"Gandalf": {"hand": ["Gimli", "Sting"], "ring_used": True}}, "at": "2"}
    assert "use the Ring token" not in rw.position("wotr", duel).decision.keys
    passed = {"at": "2.1", "players": {name: {"passed": True} for name in ("Witch-king", "Aragorn", "Saruman")}}
    passed["players"]["Frodo"] = {"hand": ["Gimli"]}
    game = rw.position("wotr", passed)
    game.choose("pass")
    assert game.table()["phase"] != "actions" or game.table()["round"] == 2


def test_the_state_is_checked_when_a_position_begins():
    """No enemy is left at the last stage: the players have won."""
    game = rw.position("lotr", table(scenario="journey-along-the-anduin", quest="Ambush on the Shore"))
    assert game.result == ((0,), game.result.score, "lotr.winning-the-game.2")


@pytest.mark.parametrize("game", ["lotr", "wotr"])
def test_a_position_comes_back_from_its_journal(game: str):
    written = table(seat("eowyn"), at="2.1") if game == "lotr" else frodo(hand=["Gimli", "Sting"])
    begun = rw.position(game, written, seed=2**100)
    assert rw.replay(begun.journal()).digest() == begun.digest()
