"""Why something is not on offer: the true obstacle, the card or clause in the way, and when it will be possible."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, lotr, offers, pass_until, seat


def quest(*heroes: object, **written: object) -> rw.Game:
    return lotr(seat(heroes=list(heroes)), at="3.2", **written)


def window(at: str = "2.2", *others: dict[str, object], **zones: object) -> rw.Game:
    """An action window of the first player; `heroes` and other zones are those before that player."""
    written = {key: zones.pop(key) for key in ("staging", "active", "scenario") if key in zones}
    game = lotr(seat(**zones), *others, at=at, patient=True, **written)
    pass_until(game, "action")
    return game


# ---- the key is understood


def strike() -> rw.Game:
    heroes = [card("Aragorn", exhausted=True), "Gimli", "Legolas"]
    game = lotr(seat(heroes=heroes, engaged=["King Spider"]), at="6.8a")
    game.play("attack King Spider", "attack with Gimli")
    return game


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("attack with Aragorn", "Aragorn is exhausted [lotr.step-6.8b.1]"),
        ("attack with Gimli", "Gimli is among those you have picked already [lotr.step-6.8b.1]"),
        ("attack with King Spider", "King Spider is not a character [lotr.step-6.8b.1]"),
        ("resolve the attack of Aragorn", "Aragorn is not an enemy in play [lotr.step-6.4a.1]"),
        ("take none", "No deck is being searched now [lotr.search.2]"),
        ("choose player 1", "No text asks you now to choose a player [lotr.choose.2]"),
        ("attack with Legolas #2", "That is on offer only once [lotr.step-6.8b.1]"),
        ("attack with Boromir", "There is no card “Boromir” in this game"),
        ("attack with Beorn", "You see no Beorn, neither on the table nor in your hand"),
        ("dance with Gimli", "“dance with Gimli” is nothing that one can choose in this game"),
    ],
)
def test_a_key_is_read_by_its_longest_form(key: str, reason: str):
    assert strike().why_not(key) == reason


def test_a_key_needs_neither_case_nor_accents():
    game = quest("Aragorn", "Éowyn")
    assert game.why_not("Commit eowyn") is None
    game.choose("commit EOWYN")
    assert game.why_not("commit éowyn") == "Éowyn is among those you have picked already [lotr.step-3.2.1]"


def test_the_reason_of_an_illegal_choice_is_the_same_one():
    game = strike()
    before = game.digest()
    with pytest.raises(rw.IllegalChoice) as refused:
        game.choose("attack with Aragorn")
    assert refused.value.reason == game.why_not("attack with Aragorn")
    assert refused.value.rule == "lotr.step-6.8b.1"
    assert game.digest() == before


# ---- when it will be possible


@pytest.mark.parametrize(
    ("at", "key", "reason"),
    [
        ("1.3", "commit Aragorn", "That is possible in the Quest phase, step 3.2 [lotr.step-3.2.1]"),
        ("1.3", "defend with Aragorn", "That is possible in the Combat phase, step 6.4.1 [lotr.step-6.4.1.1]"),
        ("1.3", "travel to Old Forest Road", "That is possible in the Travel phase, step 4.2 [lotr.step-4.2.1]"),
        ("1.3", "engage Forest Spider", "That is possible in the Encounter phase, step 5.2 [lotr.step-5.2.1]"),
        ("1.3", "attack with Aragorn", "That is possible in the Combat phase, step 6.8b [lotr.step-6.8b.1]"),
        ("1.3", "stay", "That is possible in the Travel phase, step 4.2 [lotr.step-4.2.1]"),
        (
            "4.1",
            "commit Aragorn",
            "That was possible in the Quest phase, step 3.2; the next time in the next round [lotr.step-3.2.1]",
        ),
        ("1.3", "mulligan", "The opening hand is kept or replaced before the first round [lotr.setup.13]"),
        ("1.3", "play Faramir", "Allies and attachments are played in the Planning phase, step 2.2 [lotr.step-2.2.1]"),
        ("1.3", "play Feint", "Feint can be used only in the Combat phase [lotr.action.2]"),
        (
            "1.3",
            "use Aragorn",
            "The ability of Aragorn is used after Aragorn commits to the quest [lotr.response.1]",
        ),
    ],
)
def test_what_belongs_elsewhere_says_when_it_is_possible(at: str, key: str, reason: str):
    game = window(at, hand=["Faramir", "Feint"], staging=["Old Forest Road", "Forest Spider"])
    assert game.why_not(key) == reason


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("commit Forest Spider", "Forest Spider is not a character [lotr.step-3.2.1]"),
        ("commit Gimli", "Gimli belongs to Player 2: only a character you control can do that [lotr.step-3.2.1]"),
        ("travel to Forest Spider", "Forest Spider is not a location [lotr.step-4.2.1]"),
        ("engage Old Forest Road", "Old Forest Road is not an enemy in play [lotr.step-5.2.1]"),
        ("choose player 7", "“choose player 7” is nothing that one can choose in this game"),
        (
            "use Forest Spider",
            "Forest Spider has no ability that players use: what it does happens by itself [lotr.ability.2]",
        ),
    ],
)
def test_what_is_never_possible_does_not_say_when(key: str, reason: str):
    game = window("1.3", seat(heroes=["Gimli"]), staging=["Old Forest Road", "Forest Spider"])
    assert game.why_not(key) == reason


# ---- what is in the way


def test_a_character_picked_or_committed_is_not_forbidden_by_any_card():
    game = quest("Aragorn", "Théodred")
    game.choose("commit Aragorn")
    assert game.why_not("commit Aragorn") == "Aragorn is among those you have picked already [lotr.step-3.2.1]"
    game = quest(card("Aragorn", committed=True), "Théodred")
    assert game.why_not("commit Aragorn") == "Aragorn is committed to the quest already [lotr.step-3.2.1]"


def test_a_response_in_its_own_window_names_the_missing_resource():
    game = quest("Aragorn", "Théodred")
    game.play("commit Aragorn", "commit Théodred")
    assert offers(game) == ["use Théodred", "pass"]
    assert game.why_not("use Aragorn") == "Aragorn has 0 of the 1 resource needed [lotr.ability.14]"


@pytest.mark.parametrize(
    ("title", "reason"),
    [
        ("Gandalf", "Gandalf costs 5, and your heroes have 2 in all [lotr.cost.1]"),
        ("Faramir", "Faramir costs 4, and your heroes of the Leadership sphere have 1 [lotr.cost.1]"),
        ("Beorn", "Beorn needs a hero with the Tactics sphere, and you have none [lotr.resource-match.1]"),
        ("Aragorn", "Aragorn is not in your hand [lotr.play-and-put-into-play.3]"),
        ("Ever Vigilant", "There is no ally for Ever Vigilant [lotr.choose.2]"),
        ("Common Cause", "There is no ready hero you control for Common Cause [lotr.choose.2]"),
    ],
)
def test_a_card_that_cannot_be_played_says_what_is_missing(title: str, reason: str):
    heroes = [card("Aragorn", resources=1, exhausted=True), card("Éowyn", resources=1, exhausted=True)]
    game = window(heroes=heroes, hand=["Gandalf", "Faramir", "Beorn", "Ever Vigilant", "Common Cause"])
    assert game.why_not(f"play {title}") == reason


@pytest.mark.parametrize(
    ("attachments", "written", "reason"),
    [
        ([], {}, "There is no enemy for Quick Strike [lotr.choose.2]"),
        (
            [],
            {"staging": ["King Spider"]},
            "King Spider is in the staging area, and Gimli attacks enemies engaged with you [lotr.step-6.8b.1]",
        ),
        (["Gandalf's Map"], {"engaged": ["King Spider"]}, "Gandalf's Map forbids it [lotr.cannot.1]"),
    ],
)
def test_quick_strike_says_why_a_ready_character_cannot_attack(attachments, written, reason):
    game = window(heroes=[card("Gimli", resources=1, attachments=attachments)], hand=["Quick Strike"], **written)
    assert game.why_not("play Quick Strike") == reason


def test_an_attachment_says_which_card_refuses_it():
    game = window(heroes=[card("Beravor", resources=3)], hand=["Forest Snare"], engaged=["Nazgûl of Dol Guldur"])
    assert game.why_not("play Forest Snare") == "Nazgûl of Dol Guldur forbids it [lotr.cannot.1]"


def test_an_ability_says_that_its_card_is_exhausted_or_its_limit_reached():
    tired = window(heroes=[card("Aragorn", attachments=[card("Steward of Gondor", exhausted=True)])])
    assert tired.why_not("use Steward of Gondor") == "Steward of Gondor is exhausted [lotr.exhausted.6]"
    game = window(heroes=[card("Glorfindel", resources=2, damage=2)])
    game.play("use Glorfindel", "choose Glorfindel")
    assert game.why_not("use Glorfindel") == (
        "Glorfindel has been used as often as allowed (Limit: once per round) [lotr.limit.2]"
    )


def test_a_guarded_objective_names_its_guard():
    guarded = card("Gandalf's Map", attachments=["Goblin Sniper"])
    game = window(scenario="escape-from-dol-guldur", staging=[guarded])
    assert game.why_not("use Gandalf's Map") == "Gandalf's Map is guarded by Goblin Sniper [lotr.guarded.5]"


def test_a_prohibition_names_the_card_that_forbids():
    bearer = card("Aragorn", attachments=["Gandalf's Map"])
    game = lotr(seat(heroes=[bearer, "Gimli", "Legolas"], engaged=["King Spider"]), at="6.8a")
    game.choose("attack King Spider")
    assert game.why_not("attack with Aragorn") == "Gandalf's Map forbids it [lotr.cannot.1]"


def test_another_players_card_names_that_player():
    game = window("2.2", seat(heroes=["Beravor"], hand=["Gandalf"], deck=["Gandalf"]))
    assert game.why_not("use Beravor") == "Beravor is for Player 2 to use [lotr.action.4]"
    assert game.why_not("play Gandalf") == "You see no Gandalf, neither on the table nor in your hand"


def test_only_the_active_player_plays_cards_and_the_other_is_told_whose_turn_it_is():
    mine = seat(heroes=[card("Aragorn", resources=5)], hand=["Faramir"])
    game = lotr(mine, mine | {"heroes": [card("Théodred", resources=5)]}, at="2.2", patient=True)
    game.choose("pass")
    assert (game.decision.seat, game.why_not("play Faramir")) == (
        1,
        "Now Player 1 plays allies and attachments; you do when it is your turn in step 2.2 [lotr.step-2.2.1]",
    )


def test_a_target_that_does_not_fit_says_what_is_asked_for():
    heroes = ["Aragorn", "Glóin", card("Théodred", exhausted=True)]
    game = window(heroes=heroes, hand=["Common Cause"], staging=["Forest Spider"])
    game.choose("play Common Cause")
    asked = "Common Cause asks for 1 ready hero you control [lotr.choose.2]"
    assert [game.why_not(f"choose {title}") for title in ("Théodred", "Forest Spider", "Glóin")] == [asked, asked, None]


def test_what_would_change_nothing_says_so_and_names_the_text():
    game = window(heroes=["Aragorn", "Glóin"], hand=["Common Cause"])
    assert game.why_not("play Common Cause") == (
        "Common Cause would change nothing now: choose and ready 1 different hero [lotr.ability.12]"
    )


def test_a_refusal_is_told_in_every_language():
    game = window(heroes=[card("Aragorn", resources=1)], hand=["Faramir"])
    assert [game.why_not("play Faramir", lang) for lang in ("uk", "ru")] == [
        "Фарамир: вартість 4, а у ваших героїв сфери «Лідерство» ресурсів: 1 [lotr.cost.1]",
        "Фарамир: стоимость 4, а у ваших героев сферы «Лидерство» ресурсов: 1 [lotr.cost.1]",
    ]


def twice_answered() -> rw.Game:
    """Two characters fall at one moment, and the Horn of Gondor has answered for one of them."""
    heroes = [card("Aragorn", attachments=["Horn of Gondor"])]
    fallen = [card("Snowbourn Scout", exhausted=True), card("Guard of the Citadel", exhausted=True, damage=1)]
    game = lotr(seat(heroes=heroes, allies=fallen), encounter_deck=["The Necromancer's Reach"], at="3.3")
    pass_until(game, "respond")
    game.choose("use Horn of Gondor")
    return game


def just_explored() -> rw.Game:
    """A location that has left play answers with its last words."""
    mine = seat(heroes=[card("Aragorn", committed=True, exhausted=True)], deck=["Gandalf"])
    explored = card("Mountains of Mirkwood", progress=2)
    return lotr(mine, active=explored, quest="Flies and Spiders", at="3.4")


@pytest.mark.parametrize(
    ("stand", "key"), [(twice_answered, "use Horn of Gondor"), (just_explored, "use Mountains of Mirkwood")]
)
def test_what_answers_again_or_with_its_last_words_is_not_refused(stand, key: str):
    game = stand()
    pending = game.state.pending
    assert key in offers(game)
    assert [pending.node.refuse(game.state, pending.data, choice) for choice in pending.choices] == [None, None]
