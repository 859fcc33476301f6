"""Who may see which cards, and when."""

from __future__ import annotations

import pytest

from support.wotr import ARAGORN, FRODO, SARUMAN, WITCH_KING, asked, card, names, offers, place, player, wotr

EVERYBODY = (FRODO, WITCH_KING, ARAGORN, SARUMAN, None)


def seen(game, person, owner, pile):
    """The titles that a person (None: a spectator) reads in a zone of a player; None for a card that is hidden."""
    return [piece.get("name") for piece in game.view(person)["players"][owner][pile]]


def read(game, person):
    """The log as a person reads it, in one string."""
    return "\n".join(entry.text for entry in game.log(person))


@pytest.mark.rule("wotr.who-can-see-what.1")
def test_a_certain_card_taken_from_a_deck_is_shown_to_all():
    game = wotr(
        aragorn=player(hand=["Boromir"], reserve=["Halbarad"], deck=["Arwen", "Strider", "Denethor"]), first=ARAGORN
    )
    game.play("use Halbarad", "take Strider")
    assert names(game, "hand", ARAGORN) == ["Boromir", "Strider"]
    assert {person: seen(game, person, ARAGORN, "hand") for person in EVERYBODY} == {
        FRODO: ["Strider", None],
        WITCH_KING: ["Strider", None],
        ARAGORN: ["Boromir", "Strider"],
        SARUMAN: ["Strider", None],
        None: ["Strider", None],
    }
    assert ["Strider" in read(game, person) for person in EVERYBODY] == [True] * 5


@pytest.mark.rule("wotr.who-can-see-what.1")
def test_a_card_taken_from_a_cycle_pile_is_shown_too():
    game = wotr(frodo=player(hand=["Gimli", "Éomer"], cycle=["Dwarven Axe"]), active=["Egladil"])
    game.play("play Gimli", "to Egladil", "take Dwarven Axe")
    assert [seen(game, person, FRODO, "hand") for person in EVERYBODY] == [["Dwarven Axe"]] * 5


@pytest.mark.rule("wotr.who-can-see-what.1")
def test_a_card_that_is_spared_for_what_it_says_is_shown():
    """Aragorn forsaken from the top of the deck is cycled: all see why. Another card is eliminated unseen."""
    for top, known in (("Aragorn", True), ("Faramir", False)):
        game = wotr(
            aragorn=player(hand=["Boromir"], deck=[top, "Denethor"]),
            witch_king=player(reserve=["The Reaver"]),
            first=WITCH_KING,
        )
        game.play("use The Reaver", "forsake the top card")
        assert [top in read(game, person) for person in (FRODO, WITCH_KING, SARUMAN, None)] == [known] * 4
        assert top in read(game, ARAGORN)


@pytest.mark.rule("wotr.who-can-see-what.1")
def test_a_card_that_is_removed_wherever_it_is_is_shown():
    """Who plays Gandalf the White eliminates Gandalf the Grey out of the deck."""
    game = wotr(frodo=player(hand=["Gandalf the White", "Sting"], deck=["Éomer", "Gandalf the Grey", "Gimli"]))
    game.play("play Gandalf the White")
    assert names(game, "eliminated", FRODO) == ["Gandalf the Grey"]
    assert ["Gandalf the Grey" in read(game, person) for person in EVERYBODY] == [True] * 5


@pytest.mark.rule("wotr.who-can-see-what.2")
def test_a_player_may_look_through_their_own_cycle_pile():
    """Reading 9: nobody else may; how many cards it has is open."""
    game = wotr(frodo=player(hand=["Éomer", "Éowyn"], cycle=["Gimli", "Sting"]))
    game.play("cycle Éowyn")
    assert seen(game, FRODO, FRODO, "cycle") == ["Gimli", "Sting", "Éowyn"]
    for person in (WITCH_KING, ARAGORN, SARUMAN, None):
        assert seen(game, person, FRODO, "cycle") == [None, None, None]


@pytest.mark.rule("wotr.who-can-see-what.3")
def test_a_player_may_look_through_their_own_eliminated_pile():
    """Reading 9: nobody else may."""
    game = wotr(saruman=player(hand=["Gollum", "Shelob", "Uglúk"], eliminated=["Saruman"]), first=SARUMAN)
    game.play("winnow", "eliminate Gollum", "eliminate Uglúk")
    assert seen(game, SARUMAN, SARUMAN, "eliminated") == ["Saruman", "Gollum", "Uglúk"]
    for person in (FRODO, WITCH_KING, ARAGORN, None):
        assert seen(game, person, SARUMAN, "eliminated") == [None, None, None]


@pytest.mark.rule("wotr.who-can-see-what.3")
def test_a_card_forsaken_unseen_from_the_deck_can_be_looked_up_by_its_player():
    game = wotr(
        aragorn=player(deck=["Faramir", "Denethor"]),
        witch_king=player(reserve=["The Reaver"]),
        frodo=player(hand=["Gimli", "Sting"]),
        first=WITCH_KING,
    )
    game.play("use The Reaver")
    game.play("forsake Gimli")
    assert seen(game, ARAGORN, ARAGORN, "eliminated") == ["Faramir"]
    assert seen(game, FRODO, ARAGORN, "eliminated") == [None]


@pytest.mark.rule("wotr.who-can-see-what.5")
def test_cards_in_play_are_open_to_everybody():
    game = wotr(
        frodo=player(reserve=[card("Sam Gamgee", items=["Sting"])]),
        witch_king=player(reserve=["The Witch-king"]),
        aragorn=player(hand=["Boromir"]),
        active=["Moria", place("Egladil", card("Legolas", items=["Bow of the Galadhrim"]), "The Hunter", defense=1)],
        free_scoring=["Bag End"],
        shadow_scoring=["Umbar"],
        first=ARAGORN,
    )
    for person in EVERYBODY:
        view = game.view(person)
        zones = {zone: [piece["name"] for piece in view["zones"][zone]] for zone in ("active", "field")}
        assert zones == {"active": ["Moria", "Egladil"], "field": ["Legolas", "Bow of the Galadhrim", "The Hunter"]}
        assert view["zones"]["active"][1]["tokens"] == {"defense": 1}
        assert seen(game, person, FRODO, "reserve") == ["Sam Gamgee", "Sting"]
        assert seen(game, person, WITCH_KING, "reserve") == ["The Witch-king"]
        assert [view["zones"][zone][0]["name"] for zone in ("free-scoring", "shadow-scoring")] == ["Bag End", "Umbar"]


@pytest.mark.rule("wotr.who-can-see-what.6")
def test_a_hand_is_seen_by_its_player_only():
    """Neither enemies nor the teammate nor a spectator see it; its size is open (reading 9)."""
    hands = {
        "frodo": ["Gimli", "Sting"],
        "witch_king": ["Mordor Orcs"],
        "aragorn": ["Boromir", "Arwen", "Elrond"],
        "saruman": ["Gollum", "Shelob"],
    }
    game = wotr(**{name: player(hand=hand) for name, hand in hands.items()})
    assert game.table()["hands"] == [2, 1, 3, 2]
    for person in EVERYBODY:
        for owner, hand in enumerate(hands.values()):
            assert seen(game, person, owner, "hand") == (hand if person == owner else [None] * len(hand))


@pytest.mark.rule("wotr.who-can-see-what.6")
def test_what_is_drawn_and_cycled_is_not_told_to_others():
    game = wotr(aragorn=player(hand=["Boromir"], deck=["Arwen", "Elrond", "Strider"]), first=ARAGORN)
    game.play("use the Ring token", "pass", "pass", "pass", "cycle Boromir")
    for person in EVERYBODY:
        told = [name in read(game, person) for name in ("Arwen", "Elrond", "Boromir")]
        assert told == [person == ARAGORN] * 3


@pytest.mark.rule("wotr.who-can-see-what.6")
def test_no_action_shows_a_hand():
    """All that a player can do with a hand is on offer: to play, cycle or winnow it, and nothing that shows it."""
    game = wotr(frodo=player(hand=["Gimli", "Sting"]), aragorn=player(hand=["Boromir"]), active=["Moria"])
    assert offers(game) == ["play Gimli", "cycle Gimli", "cycle Sting", "winnow", "use the Ring token", "pass"]


@pytest.mark.rule("wotr.who-can-see-what.7", "wotr.who-can-see-what.8")
@pytest.mark.parametrize("answer", ["agree", "object"])
def test_what_teammates_say_to_each_other_is_heard_by_the_whole_table(answer):
    """The one thing that teammates talk over is whom to lose: the proposal and the answer stand in everybody's log."""
    game = wotr(
        active=[place("Egladil", "Gimli", "Legolas", "The Commander", "The Hunter", "The Reaver")],
        at="3.1",
        stop=True,
        first=ARAGORN,
    )
    assert asked(game) == ARAGORN
    before = len(game.log())
    game.play("lose Gimli")
    assert asked(game) == FRODO
    proposal = [entry.text for entry in game.log()[before:]]
    assert len(proposal) == 1
    assert "Gimli" in proposal[0]
    game.play(answer)
    logs = [game.log(person) for person in EVERYBODY]
    assert logs == [logs[0]] * 5
    messages = [name for name, _, _ in game.entries()]
    assert messages.count("log-objects") == (1 if answer == "object" else 0)
