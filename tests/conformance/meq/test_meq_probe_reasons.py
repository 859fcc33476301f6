"""What an outsider types and asks: keys without their places, and what really stands in the way."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import FIRST, argalad, at, hero, meq, names, offers, place, thalin


def test_a_token_may_be_named_without_its_place_where_only_one_can_be_meant():
    game = meq(argalad(), at="ambush", places={"Bree": place(monsters=["Orc", "Snaga"])})
    assert game.why_not("attack with Orc") is None
    game.play("attack with orc")
    assert (game.decision.kind, names(game, "monster-tokens")) == ("agility", ["Orc", "Snaga"])


def test_of_equal_tokens_in_one_place_the_number_says_which():
    game = meq(argalad(), at="ambush", places={"Bree": place(monsters=["Orc", "Orc", "Snaga"])})
    assert [game.why_not(key) for key in ("attack with Orc", "attack with Orc #2")] == [None, None]
    assert game.why_not("attack with Orc #3") == "Orc is not in the hero's location [meq.ambush-step.1]"


def test_tokens_in_two_places_need_their_places():
    there = {"Weathertop": place(monsters=["Orc"], influence=1), "Ettenmoors": place(monsters=["Orc"], influence=1)}
    game = meq(argalad(), at="action", places=there)
    game.play("command")
    assert game.why_not("move Orc") == "That is on offer only 2 times [meq.action-command.2]"
    assert game.why_not("move Orc at Ettenmoors") is None


@pytest.mark.parametrize(
    ("where", "there", "clause"),
    [
        ("Bree", place(monsters=["Orc"]), "meq.rest-step.8"),
        ("Fornost", place(minions=["Gothmog"]), "meq.rest-step.8"),
        ("Dol Guldur", place(), "meq.rest-step.9"),
    ],
)
def test_why_a_rest_was_skipped_is_told_as_long_as_the_hero_is_there(where: str, there: dict[str, object], clause: str):
    game = meq(argalad(at=where), at="rest", places={where: there})
    assert (game.decision.kind != "rest", game.decision.player) == (True, FIRST)
    assert clause in game.why_not("rest")


def test_when_the_token_that_barred_a_rest_was_a_rumour_the_step_is_over_all_the_same():
    """The log says why the step was skipped; nothing bars a rest any more, but its step."""
    game = meq(argalad(at="Bree"), at="rest", places={"Bree": place(monsters=["Rumour"])})
    assert [(entry.text, entry.rule) for entry in game.log()][:1] == [("Argalad cannot rest here", "meq.rest-step.8")]
    assert (game.decision.kind, game.why_not("rest")) == (
        "travel",
        "That is possible in the step “Rest”, which is over for now; it comes again in a later turn [meq.rest-step.1]",
    )


def test_who_has_moved_on_is_told_that_the_step_is_over():
    game = meq(argalad(at="Old Forest"), at="rest")
    game.play("pass", "travel to Bree", "discard card Parry")
    assert (
        game.why_not("rest")
        == "That is possible in the step “Rest”, which is over for now; it comes again in a later turn "
        "[meq.rest-step.1]"
    )


@pytest.mark.parametrize(
    ("who", "event", "key", "said"),
    [
        (
            hero("Argalad", at="Rivendell", fortitude=2),
            "Imladris",
            "follow Imladris",
            "Imladris would change nothing now",
        ),
        (
            hero("Argalad", at="The Shire", favor=2),
            "Gandalf Visits Frodo",
            "follow Gandalf Visits Frodo",
            "You cannot pay what Gandalf Visits Frodo asks for",
        ),
    ],
)
def test_why_an_event_is_of_no_use(who: dict[str, object], event: str, key: str, said: str):
    game = meq(who, at="travel", stop=True, event=event)
    game.play("explore")
    assert (game.why_not(key), key in offers(game)) == (f"{said} [meq.event-card.5]", False)
    game.play("done")
    assert names(game, "event") == [event], "unused it stays"


def test_in_the_ambush_step_peril_is_not_asked_for():
    game = meq(argalad(), at="ambush", places={"Bree": place(monsters=["Orc", "Snaga"])}, patient=True)
    assert [game.decision.prompt(lang) for lang in ("en", "uk", "ru")] == [
        "Who attacks?",
        "Хто нападає?",
        "Кто нападает?",
    ]
    assert "meq.ambush-step.1" in game.why_not("peril")


def test_defeated_minions_of_a_later_stage_say_that_it_was_entered():
    game = meq(argalad(), at="action", defeated=["Ringwraiths", "Gothmog"])
    assert (at(game, "Ringwraiths"), at(game, "Gothmog")) == ("Minas Morgul", None)


def test_what_is_passed_on_counts_when_all_is_passed_on():
    """Despairing takes favor, Distraught cards, as soon as Sauron has redistributed them."""
    game = meq(
        argalad(corruption=["Despairing", "Distraught"]),
        thalin(favor=5, life=["Parry"], hand=["Sweep"] * 5 + ["Rush"] * 3 + ["Block"]),
        at="action", green=8, pool=8, shadow=["The Lidless Eye"], decks={"corruption": ["Weak"]},
    )  # fmt: skip
    game.play("play The Lidless Eye", "choose player 2", "pass on Despairing", "pass on Distraught")
    if game.decision.kind == "redistribute":
        game.play("done")
    assert (game.view(None)["players"][2]["favor"], game.decision.kind, game.decision.player) == (3, "discard", 2)


def test_bad_keys_are_one_sentence():
    game = meq(argalad(), at="travel")
    for key in ("consult Saruman", "travel to Narnia", "travel", "", "rest now"):
        with pytest.raises(rw.IllegalChoice) as error:
            game.play(key)
        assert str(error.value).count(". ") == 0


def test_a_player_may_be_chosen_by_the_name_of_the_hero():
    game = meq(argalad(), thalin(), at="action", pool=1, shadow=["An Evil Fog"])
    game.play("play An Evil Fog")
    assert (offers(game), game.why_not("choose Thalin")) == (["choose player 2", "choose player 3"], None)
    game.play("choose Thálin", "yes", "choose Lake Esgaroth")
    assert (at(game, "Thálin"), at(game, "Argalad")) == ("Lake Esgaroth", "Bree")


def test_levels_count_from_what_is_printed_and_corruption_comes_on_top():
    """READINGS 20. Thálin has wisdom 1."""
    deranged = hero("Thálin", at="Bree", corruption=["Deranged"])
    game = meq(deranged, at="travel", stop=True, places={"Bree": place(characters=["Gandalf"])})
    assert game.look("Thálin")[0].value("wisdom") == 0
    game.play("explore", "ask Gandalf for help")
    assert game.look("Thálin")[0].value("wisdom") == 1
