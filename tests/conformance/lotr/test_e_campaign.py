"""Campaign mode: the log, fallen and replaced heroes, campaign cards, boons and burdens."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.tables.campaign import Log
from rulewright.games.lotr.tables.decks import STARTERS, Deck, check
from rulewright.games.lotr.tables.scenarios import SCENARIOS
from support.campaign import FIGHTERS, LEADERS, SPAWN, begin, join, lose, pair, refused, win, win_passage
from support.lotr import card, only, seat, zones


@pytest.mark.rule("lotr.campaign-mode.2", "lotr.campaign-mode.3", "lotr.campaign-log.2", "lotr.campaign-log.3")
def test_the_scenarios_follow_one_another_as_they_are_won_and_the_log_keeps_their_results():
    log = pair()
    assert log.scenario == "passage-through-mirkwood"
    win_passage(log)
    assert log.scenario == "journey-along-the-anduin"
    win(log, seat(heroes=["Aragorn"], engaged=[card("Black Forest Bats", damage=1)], threat=30), seat(heroes=FIGHTERS))
    assert log.scenario == "escape-from-dol-guldur"
    log = Log.read(log.text())
    win(
        log,
        seat(heroes=[card("Aragorn", committed=True, exhausted=True)], threat=20),
        seat(heroes=["Gimli"], threat=30),
    )
    assert [(done["scenario"], done["stage"], done["score"]) for done in log.completed] == [
        ("passage-through-mirkwood", "Don't Leave the Path!", (12 + 8 + 9) + (11 + 9 + 9)),
        ("journey-along-the-anduin", "Ambush on the Shore", 30 + (11 + 9 + 9)),
        ("escape-from-dol-guldur", "Out of the Dungeons", 20 + 30),
    ]
    assert log.scenario is None
    assert refused(log.setup) == "error-campaign-over"


@pytest.mark.rule("lotr.campaign-mode.3", "lotr.campaign-mode.4")
def test_a_lost_scenario_costs_nothing_and_must_be_played_again():
    log = pair()
    before = log.setup()
    assert not lose(log)
    assert (log.scenario, log.completed, log.fallen, log.penalties) == ("passage-through-mirkwood", [], [], [0, 0])
    assert log.setup() == before
    other = pair()
    win_passage(other)
    assert (
        refused(log.record, join(other, seat(heroes=["Aragorn"], threat=49), at="7.3")) == "error-campaign-other-game"
    )
    win_passage(log)
    assert log.scenario == "journey-along-the-anduin"


@pytest.mark.rule("lotr.fellowship-of-heroes.1", "lotr.campaign-log.2")
def test_the_log_records_the_heroes_from_the_start_and_survives_on_disk():
    log = pair(names=["Tom", "Chris"])
    assert log.names() == [*LEADERS, *FIGHTERS]
    again = Log.read(log.text())
    assert (again, again.names()) == (log, [*LEADERS, *FIGHTERS])
    assert [player.name for player in again.players] == ["Tom", "Chris"]


@pytest.mark.rule(
    "lotr.fellowship-of-heroes.2", "lotr.fellowship-of-heroes.3", "lotr.fellowship-of-heroes.6",
    "lotr.fellowship-of-heroes.7", "lotr.fellowship-of-heroes.8",
)  # fmt: skip
def test_a_hero_who_is_dead_at_the_end_of_a_won_game_has_fallen_and_must_be_replaced_for_one_threat_each():
    log = pair()
    win_passage(log, fallen=("Théodred",))
    assert (log.fallen, log.penalties) == (["Théodred"], [0, 0])
    assert refused(log.setup) == "error-hero-fallen"
    assert refused(log.replace_hero, 1, "Thalin", "Théodred") == "error-hero-fallen"
    log.replace_hero(0, "Théodred", "Éowyn")
    assert (log.fallen, log.names()) == (["Théodred"], ["Aragorn", "Éowyn", "Glóin", *FIGHTERS])
    game = begin(log)
    assert game.table()["threat"] == [12 + 9 + 9 + 1, 11 + 9 + 9 + 1]
    assert zones(game, "Éowyn") == ["play"]
    assert game.look("Théodred") == []
    win(log, seat(heroes=["Aragorn"], engaged=[card("Black Forest Bats", damage=1)]), seat(heroes=FIGHTERS))
    assert begin(log).table()["threat"] == [12 + 9 + 9 + 1, 11 + 9 + 9 + 1], "the penalty lasts"
    assert Log.read(log.text()).names() == ["Aragorn", "Éowyn", "Glóin", *FIGHTERS]


@pytest.mark.rule(
    "lotr.fellowship-of-heroes.5", "lotr.fellowship-of-heroes.9", "lotr.fellowship-of-heroes.10",
    "lotr.fellowship-of-heroes.11",
)  # fmt: skip
def test_a_player_may_exchange_one_hero_between_two_games_for_one_threat_each():
    log = pair()
    assert refused(log.replace_hero, 0, "Glóin", "Éowyn") == "error-swap-once", "not before the first game"
    win_passage(log)
    assert refused(log.replace_hero, 0, "Glóin", "Legolas") == "error-duplicate-hero"
    assert refused(log.replace_hero, 0, "Legolas", "Éowyn") == "error-not-your-hero"
    log.replace_hero(0, "Glóin", "Éowyn")
    assert refused(log.replace_hero, 0, "Aragorn", "Beravor") == "error-swap-once"
    log.replace_hero(1, "Thalin", "Beravor")
    assert (log.names(), log.fallen) == (["Aragorn", "Théodred", "Éowyn", "Gimli", "Legolas", "Beravor"], [])
    assert begin(log).table()["threat"] == [12 + 8 + 9 + 2, 11 + 9 + 10 + 2]
    win(log, seat(heroes=["Aragorn"], engaged=[card("Black Forest Bats", damage=1)]), seat(heroes=["Gimli"]))
    assert log.penalties == [2, 2]
    log.replace_hero(0, "Éowyn", "Glóin")
    assert log.penalties == [3, 3]


@pytest.mark.rule("lotr.fellowship-of-heroes.4", "lotr.fellowship-of-heroes.5")
def test_the_cards_of_a_deck_may_change_between_games_but_not_its_heroes():
    log = pair()
    win_passage(log)
    cards = {**STARTERS["leadership"].cards, **STARTERS["spirit"].cards}
    log.change_deck(0, Deck("both", STARTERS["leadership"].heroes, cards))
    assert log.setup()["decks"][0]["cards"] == cards
    assert len(begin(log).look("Northern Tracker")) == 2
    assert refused(log.change_deck, 0, Deck("other", STARTERS["spirit"].heroes, cards)) == "error-heroes-stay"


@pytest.mark.rule("lotr.fellowship-of-heroes.12")
def test_with_no_hero_left_to_choose_the_player_keeps_the_fallen_one_for_one_threat_of_their_own():
    log = Log.begin([STARTERS[name] for name in ("leadership", "tactics", "spirit", "lore")])
    others = (["Éowyn", "Eleanor", "Dúnhere"], ["Denethor", "Glorfindel", "Beravor"])
    win(
        log,
        seat(heroes=["Aragorn", "Théodred", "Glóin"], engaged=[SPAWN]),
        seat(heroes=["Gimli", "Legolas"], discard=["Thalin"]),
        *(seat(heroes=heroes) for heroes in others),
    )
    assert log.fallen == ["Thalin"]
    assert refused(log.keep_fallen, 0, "Thalin") == "error-not-your-hero"
    log.keep_fallen(1, "Thalin")
    assert (log.fallen, log.penalties) == ([], [0, 1, 0, 0])
    assert begin(log).table()["threat"] == [29, 29 + 1, 24, 30]
    two = pair()
    win_passage(two, fallen=("Thalin",))
    assert refused(two.keep_fallen, 1, "Thalin") == "error-heroes-available"


CAMPAIGN_ONLY = [info for info in rw.cards("lotr") if info.number > 128]


@pytest.mark.rule("lotr.additional-card-types.1", "lotr.boon-cards.1", "lotr.burden-cards.1", "lotr.burden-cards.2")
def test_campaign_cards_boons_and_burdens_are_the_card_types_of_the_campaign():
    kinds = {info.name: info.labels.get("campaign", info.kind) for info in CAMPAIGN_ONLY}
    assert kinds == {
        "Passage Through Mirkwood": "campaign", "Journey Along the Anduin": "campaign",
        "Escape from Dol Guldur": "campaign", "Mendor's Support": "boon", "Valor": "boon", "Appointed by Fate": "boon",
        "Mendor": "boon", "Ungoliant's Swarm": "burden", "Lingering Venom": "burden", "Scarred": "burden",
    }  # fmt: skip
    sets = {info.name: info.labels["burden-set"] for info in CAMPAIGN_ONLY if kinds[info.name] == "burden"}
    assert sets == {
        "Ungoliant's Swarm": "Passage Through Mirkwood",
        "Lingering Venom": "Passage Through Mirkwood",
        "Scarred": "Journey Along the Anduin",
    }
    backs = {info.name: info.card.back for info in CAMPAIGN_ONLY if kinds[info.name] in ("boon", "burden")}
    assert [name for name, back in backs.items() if back == "encounter"] == [*sets]


@pytest.mark.rule("lotr.additional-card-types.1", "lotr.boon-cards.3", "lotr.burden-cards.3")
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_no_card_of_the_campaign_is_in_an_ordinary_game_or_deck(scenario):
    names = {info.name for info in CAMPAIGN_ONLY}
    game = rw.new("lotr", scenario=scenario, decks=["leadership", "tactics"])
    assert [name for name in names if game.look(name)] == []
    encounter_sets = {name for each in SCENARIOS.values() for name in each.sets}
    assert not any(info.set in encounter_sets for info in CAMPAIGN_ONLY if info.kind != "campaign")
    for info in CAMPAIGN_ONLY:
        deck = Deck("greedy", STARTERS["leadership"].heroes, {**STARTERS["leadership"].cards, info.id: 1})
        assert refused(check, deck) == "error-unknown-card"


@pytest.mark.rule("lotr.campaign-cards.2", "lotr.campaign-cards.3", "lotr.boon-cards.3", "lotr.burden-cards.3")
def test_the_campaign_card_lies_beside_the_quest_deck_and_its_setup_is_followed():
    game = begin(pair())
    assert [(piece.kind, piece.zone) for piece in game.look("Passage Through Mirkwood")] == [("campaign", "campaign")]
    assert zones(game, "Mendor") == ["set-aside"]
    game.play("keep", "keep")
    mendor = only(game, "Mendor")
    assert (mendor.zone, mendor.seat, mendor.controller) == ("play", 0, 0)
    for name in ("Mendor's Support", "Ungoliant's Swarm", "Lingering Venom", "Valor", "Scarred", "Appointed by Fate"):
        assert game.look(name) == []


@pytest.mark.rule("lotr.campaign-cards.3", "lotr.campaign-log.4")
def test_the_setup_of_later_scenarios_brings_in_what_their_campaign_cards_and_the_log_ask_for():
    log = pair()
    win_passage(log)
    game = begin(log)
    assert zones(game, "Journey Along the Anduin") == ["campaign"]
    assert (zones(game, "Valor"), zones(game, "Scarred")) == (["set-aside"] * 4, ["set-aside"] * 4)
    hurt = seat(
        heroes=["Aragorn", card("Glóin", damage=3, attachments=["Valor"]), card("Théodred", damage=1)],
        engaged=[card("Black Forest Bats", damage=1)],
    )
    win(log, hurt, seat(heroes=[card("Gimli", damage=1, attachments=["Scarred"])]))
    assert (log.permanents, log.prisoner) == ({"Glóin": ["Valor"], "Gimli": ["Scarred"]}, "Glóin")
    game = begin(log)
    valor, scarred = game.look("Valor")[0], game.look("Scarred")[0]
    assert (valor.attached_to, scarred.attached_to) == ("Glóin", "Gimli")
    assert sorted(piece.owner for piece in game.look("Mendor's Support")) == [0, 1]
    assert zones(game, "Lingering Venom") == ["encounter-deck"]


@pytest.mark.rule(
    "lotr.campaign-cards.4", "lotr.campaign-cards.5", "lotr.campaign-pool.1", "lotr.boon-cards.1", "lotr.boon-cards.3",
    "lotr.burden-cards.1", "lotr.burden-cards.3",
)  # fmt: skip
@pytest.mark.parametrize(
    ("stage", "burden"), [("Don't Leave the Path!", "Lingering Venom"), ("Beorn's Path", "Ungoliant's Swarm")]
)
def test_the_resolution_of_the_first_campaign_card_gives_boons_and_a_burden_to_the_pool(stage, burden):
    log = pair()
    assert not lose(log)
    assert (log.boons, log.burdens) == ([[], []], [])
    win_passage(log, stage=stage)
    assert (log.boons, log.burdens) == ([["Mendor's Support"], ["Mendor's Support"]], [burden])
    assert (Log.read(log.text()).boons, Log.read(log.text()).burdens) == (log.boons, log.burdens)
    game = begin(log)
    assert zones(game, burden) == ["encounter-deck"]
    assert sorted(piece.owner for piece in game.look("Mendor's Support")) == [0, 1]
    assert {piece.zone for piece in game.look("Mendor's Support")} <= {"deck", "hand"}
