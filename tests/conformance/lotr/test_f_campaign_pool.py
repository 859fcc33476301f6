"""The campaign pool, the steps of campaign setup, the campaign log, expert campaigns."""

from __future__ import annotations

from dataclasses import replace

import pytest

import rulewright as rw
from rulewright.games.lotr.cards.core.campaign import burden
from rulewright.games.lotr.module import Lotr
from rulewright.games.lotr.tables.campaign import Log
from rulewright.games.lotr.tables.decks import STARTERS, Deck
from rulewright.games.lotr.tables.opening import open_game, seat_players
from rulewright.games.lotr.tables.scenarios import SCENARIOS
from rulewright.games.lotr.tables.setup_input import CampaignInput
from rulewright.games.lotr.vocabulary.printing import boon, enemy
from rulewright.games.lotr.vocabulary.words import HOST
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.setup_input import checked
from rulewright.kernel.state import State
from support.campaign import FIGHTERS, LEADERS, SPAWN, begin, lose, pair, refused, win, win_passage
from support.lotr import card, lotr, offers, only, pass_until, seat, zones

BATS = card("Black Forest Bats", damage=1)

CURSE = replace(boon("Curse", number=901, copies=1, kind="event"), set="burdens")
BANNER = boon("Banner", number=902, copies=1, kind="ally", stats=(0, 0, 0, 1), keywords=("Setup",))
SHADE = burden(
    enemy(
        "Shade", number=903, copies=1, set_name="burdens", engagement=50, stats=(1, 1, 1, 1), traits="Undead.",
        keywords=("Setup",),
    ),
    "Journey Along the Anduin",
)  # fmt: skip
DREAD = boon(
    "Dread", Gets(HOST, "threat_cost", 3), Gets(HOST, "willpower", 1), number=904, copies=1, kind="attachment",
    keywords=("Permanent",),
)  # fmt: skip
INVENTED = (CURSE, BANNER, SHADE, DREAD)


class WithInvented(Lotr):
    """A campaign that has earned further boons and burdens."""

    def begin(self, setup: dict, rng: int) -> State:
        s = open_game(
            SCENARIOS["journey-along-the-anduin"],
            [STARTERS["leadership"], STARTERS["tactics"]],
            edition="revised",
            campaign=checked("setup", CampaignInput, setup["campaign"]),
            extra=INVENTED,
        )
        s.rng = rng
        seat_players(s, 0)
        return s


def with_invented(seed: int = 0, **pool: object) -> rw.Game:
    """The second game of a campaign with this pool."""
    journey = {"cards": True, "penalties": [0, 0], **pool}
    return rw.Game(WithInvented(), {"campaign": journey}, seed)


def owners(game: rw.Game, name: str) -> list[int | None]:
    """To whom the pieces of this title belong, in the order of the seats."""
    return sorted(piece.owner for piece in game.look(name))


def after_two_games() -> Log:
    """A campaign with two games won: Glóin has Valor, Gimli is scarred."""
    log = pair()
    win_passage(log)
    hurt = seat(heroes=["Aragorn", card("Glóin", damage=1, attachments=["Valor"]), "Théodred"], engaged=[BATS])
    win(log, hurt, seat(heroes=[card("Gimli", attachments=["Scarred"]), "Legolas", "Thalin"]))
    return log


@pytest.mark.rule("lotr.campaign-pool.2", "lotr.campaign-pool.3", "lotr.campaign-pool.4", "lotr.campaign-log-sheet.1")
def test_the_log_lists_what_was_earned_by_title_and_the_heroes_that_bear_permanent_cards():
    log = pair(names=["Tom", "Chris"])
    assert not lose(log)
    assert (log.boons, log.burdens, log.permanents, log.completed) == ([[], []], [], {}, [])
    win_passage(log, fallen=("Théodred",))
    assert (log.boons, log.burdens, log.permanents) == ([["Mendor's Support"]] * 2, ["Lingering Venom"], {})
    log.replace_hero(0, "Théodred", "Éowyn")
    eowyn = card("Éowyn", attachments=["Valor", "Scarred"])
    valiant = seat(heroes=["Aragorn", eowyn], discard=["Glóin"], engaged=[BATS])
    win(log, valiant, seat(heroes=FIGHTERS, threat=40))
    assert log.permanents == {"Éowyn": ["Valor", "Scarred"]}
    sheet = Log.read(log.text())
    assert [(player.name, sheet.names()[3 * i : 3 * i + 3]) for i, player in enumerate(sheet.players)] == [
        ("Tom", ["Aragorn", "Éowyn", "Glóin"]), ("Chris", FIGHTERS),
    ]  # fmt: skip
    assert (sheet.fallen, sheet.notes, sheet.penalties) == (["Théodred", "Glóin"], ["Théodred -> Éowyn"], [1, 1])
    assert [(done["scenario"], done["score"]) for done in sheet.completed] == [
        ("passage-through-mirkwood", (12 + 9) + (11 + 9 + 9) + 8),
        ("journey-along-the-anduin", (12 + 9) + 40 + 9),
    ]
    assert (sheet.boons, sheet.burdens) == ([["Mendor's Support"]] * 2, ["Lingering Venom"])
    assert sheet.permanents == {"Éowyn": ["Valor", "Scarred"]}
    assert sheet.score() == 58 + 70


@pytest.mark.rule("lotr.campaign-pool.5", "lotr.campaign-setup.9")
def test_a_player_may_take_an_earned_boon_into_the_deck_and_it_does_not_count_for_its_size():
    log = pair()
    win_passage(log)
    cards = {**STARTERS["leadership"].cards, **STARTERS["spirit"].cards}
    least = dict(cards)
    surplus = sum(cards.values()) - 50
    for title in list(least):
        while surplus and least[title] > 1:
            least[title] -= 1
            surplus -= 1
    assert sum(least.values()) == 50
    log.change_deck(0, Deck("fifty", STARTERS["leadership"].heroes, least))
    game = begin(log)
    assert owners(game, "Mendor's Support") == [0, 1]
    assert [player["deck"]["count"] + len(player["hand"]) for player in game.view()["players"]] == [50 + 1, 30 + 1]
    short = {**least, next(title for title in least if least[title] > 1): 1}
    assert sum(short.values()) < 50
    assert refused(log.change_deck, 0, Deck("short", STARTERS["leadership"].heroes, short)) == "error-too-few-cards"
    log.leave_boon(0, "Mendor's Support")
    assert owners(begin(log), "Mendor's Support") == [1]
    assert refused(log.leave_boon, 0, "Mendor's Support") == "error-unknown-card"
    again = Log.read(log.text())
    again.take_boon(0, "Mendor's Support")
    assert owners(begin(again), "Mendor's Support") == [0, 1]


@pytest.mark.rule("lotr.campaign-pool.5", "lotr.campaign-pool.8", "lotr.campaign-setup.9", "lotr.campaign-setup.10")
def test_pool_cards_are_shuffled_into_the_deck_of_their_card_back():
    log = pair()
    win_passage(log)
    assert refused(log.leave_boon, 0, "Lingering Venom") == "error-unknown-card", "a burden cannot be left out"
    places, counts = set(), set()
    for seed in range(12):
        log.seed = seed
        game = begin(log)
        view = game.view()
        counts.add((view["zones"]["encounter-deck"]["count"], *(p["deck"]["count"] for p in view["players"])))
        assert view["zones"]["encounter-deck"]["known"] == []
        assert zones(game, "Lingering Venom") == ["encounter-deck"]
        places |= {piece.zone for piece in game.look("Mendor's Support")}
        assert owners(game, "Mendor's Support") == [0, 1]
    assert counts == {(47 + 1, 31 - 6, 31 - 6)}
    assert places == {"deck", "hand"}, "sometimes it is drawn with the first hand"


@pytest.mark.rule("lotr.campaign-pool.6", "lotr.campaign-setup.9")
def test_a_burden_with_a_player_card_back_must_go_into_a_players_deck():
    plain, cursed = with_invented(), with_invented(burdens=["Curse"])
    sizes = [[p["deck"]["count"] + len(p["hand"]) for p in game.view()["players"]] for game in (plain, cursed)]
    assert sizes == [[30, 30], [30 + 1, 30]]
    (curse,) = cursed.look("Curse")
    assert (curse.owner, curse.seat, curse.zone in ("deck", "hand")) == (0, 0, True)
    assert plain.view()["zones"]["encounter-deck"]["count"] == cursed.view()["zones"]["encounter-deck"]["count"]


@pytest.mark.rule("lotr.campaign-pool.7", "lotr.campaign-setup.7", "lotr.campaign-setup.1")
def test_permanent_cards_of_the_pool_are_attached_to_their_heroes_before_the_first_hand_is_kept():
    log = after_two_games()
    assert log.permanents == {"Glóin": ["Valor"], "Gimli": ["Scarred"]}
    for prepared in (log, Log.read(log.text())):
        game = begin(prepared)
        assert (only(game, "Valor").attached_to, only(game, "Scarred").attached_to) == ("Glóin", "Gimli")
        assert (only(game, "Valor").zone, only(game, "Valor").controller) == ("play", 0)
        assert (only(game, "Scarred").kind, only(game, "Scarred").seat) == ("attachment", 1)
        assert [only(game, name).seat for name in (*LEADERS, *FIGHTERS)] == [0, 0, 0, 1, 1, 1]


@pytest.mark.rule("lotr.campaign-pool.9", "lotr.campaign-setup.3", "lotr.campaign-setup.4")
def test_the_permanent_cards_of_a_fallen_hero_leave_the_pool_and_a_new_hero_starts_without_them():
    log = after_two_games()
    assert log.permanents == {"Glóin": ["Valor"], "Gimli": ["Scarred"]}
    questing = card("Aragorn", committed=True, exhausted=True)
    win(log, seat(heroes=[questing, "Théodred"], discard=["Glóin"]), seat(heroes=FIGHTERS))
    assert (log.fallen, log.permanents) == (["Glóin"], {"Gimli": ["Scarred"]})
    log = pair()
    win_passage(log)
    log.permanents = {"Glóin": ["Valor"], "Gimli": ["Scarred"]}
    win(log, seat(heroes=["Aragorn", "Théodred"], discard=["Glóin"], engaged=[BATS]), seat(heroes=FIGHTERS))
    assert (log.fallen, log.permanents) == (["Glóin"], {"Gimli": ["Scarred"]})
    assert refused(log.setup) == "error-hero-fallen"
    log.replace_hero(0, "Glóin", "Éowyn")
    game = begin(log)
    assert [piece.attached_to for piece in game.look("Valor") if piece.zone == "play"] == []
    assert only(game, "Scarred").attached_to == "Gimli"
    assert (zones(game, "Éowyn"), zones(game, "Glóin")) == (["play"], [])


@pytest.mark.rule("lotr.campaign-setup.1", "lotr.campaign-setup.2")
def test_names_and_heroes_are_recorded_at_the_first_game_and_bind_all_later_ones():
    log = pair(names=["Tom", "Chris"])
    assert [(player.name, [*player.heroes]) for player in log.players] == [
        ("Tom", ["01001", "01002", "01003"]), ("Chris", ["01004", "01005", "01006"]),
    ]  # fmt: skip
    win_passage(log)
    assert [deck["heroes"] for deck in log.setup()["decks"]] == [[*player.heroes] for player in log.players]
    other = Deck("other", STARTERS["spirit"].heroes, STARTERS["spirit"].cards)
    assert refused(log.change_deck, 0, other) == "error-heroes-stay"
    assert [name for name in (*LEADERS, *FIGHTERS) if zones(begin(log), name) != ["play"]] == []


@pytest.mark.rule("lotr.campaign-setup.5", "lotr.campaign-setup.6")
def test_an_exchanged_hero_is_recorded_with_one_threat_that_the_dials_start_with():
    log = pair()
    win_passage(log)
    assert begin(log).table()["threat"] == [12 + 8 + 9, 11 + 9 + 9]
    log.replace_hero(0, "Théodred", "Eleanor")
    assert (log.names(), log.penalties) == (["Aragorn", "Eleanor", "Glóin", *FIGHTERS], [1, 1])
    assert begin(log).table()["threat"] == [12 + 7 + 9 + 1, 11 + 9 + 9 + 1]
    log.replace_hero(1, "Thalin", "Dúnhere")
    assert (log.notes, log.penalties) == (["Théodred -> Eleanor", "Thalin -> Dúnhere"], [2, 2])
    assert begin(Log.read(log.text())).table()["threat"] == [12 + 7 + 9 + 2, 11 + 9 + 8 + 2]


@pytest.mark.rule("lotr.campaign-setup.8")
def test_boons_and_burdens_with_setup_begin_in_the_play_area():
    game = with_invented(boons=[[], ["Banner"]], burdens=["Shade"])
    banner, shade = only(game, "Banner"), only(game, "Shade")
    assert (banner.zone, banner.seat, banner.controller) == ("play", 1, 1)
    assert (shade.zone, shade.controller) == ("staging", None)
    assert game.decision.kind == "mulligan"


@pytest.mark.rule("lotr.campaign-setup.11", "lotr.campaign-setup.6", "lotr.campaign-setup.7")
def test_the_dials_are_set_before_permanent_cards_are_attached_and_these_before_decks_are_drawn_from():
    game = with_invented(permanents={"Aragorn": ["Dread"]}, penalties=[2, 0], boons=[["Banner"], []])
    assert (only(game, "Dread").attached_to, only(game, "Aragorn").value("willpower")) == ("Aragorn", 2 + 1)
    assert only(game, "Aragorn").value("threat_cost") == 12 + 3
    assert game.table()["threat"] == [29 + 2, 29], "it was not attached yet when the dials were set"
    told = [entry[0] for entry in game.entries()]
    assert told[:3] == ["log-starting-threat", "log-starting-threat", "log-draws"]
    log = after_two_games()
    log.fallen.append("Glóin")
    assert refused(log.setup) == "error-hero-fallen", "heroes are checked before anything is laid out"


@pytest.mark.rule(
    "lotr.expert-campaign-mode.2", "lotr.expert-campaign-mode.3", "lotr.expert-campaign-mode.4",
)  # fmt: skip
@pytest.mark.parametrize(("mode", "kept"), [("expert", {"Glóin": 2, "Gimli": 4}), ("campaign", {})])
def test_in_an_expert_campaign_the_damage_on_heroes_is_recorded_and_they_begin_the_next_game_with_it(mode, kept):
    log = pair(mode=mode)
    hurt = seat(
        heroes=["Aragorn", "Théodred", card("Glóin", damage=2)],
        allies=[card("Faramir", damage=1)],
        engaged=[SPAWN],
    )
    win(log, hurt, seat(heroes=[card("Gimli", damage=4), "Legolas", "Thalin"]))
    assert Log.read(log.text()).damage == kept
    game = begin(log)
    assert {name: only(game, name).tokens.get("damage", 0) for name in (*LEADERS, *FIGHTERS)} == {
        **dict.fromkeys((*LEADERS, *FIGHTERS), 0), **kept,
    }  # fmt: skip


@pytest.mark.rule("lotr.expert-campaign-mode.5", "lotr.expert-campaign-mode.6")
def test_in_an_expert_campaign_a_player_may_heal_an_own_hero_for_one_threat_until_the_end():
    log = pair(mode="expert")
    hurt = seat(heroes=["Aragorn", card("Théodred", damage=1), card("Glóin", damage=2)], engaged=[SPAWN])
    win(log, hurt, seat(heroes=[card("Gimli", damage=4), "Legolas", "Thalin"]))
    assert refused(log.heal, 1, "Glóin") == "error-not-your-hero"
    log.heal(0, "Glóin")
    log.heal(0, "Théodred")
    game = begin(log)
    assert [only(game, name).tokens for name in ("Glóin", "Théodred")] == [{}, {}]
    assert only(game, "Gimli").tokens == {"damage": 4}, "it is a choice"
    assert game.table()["threat"] == [29 + 2, 29]
    win(log, seat(heroes=LEADERS, engaged=[BATS]), seat(heroes=FIGHTERS))
    log.heal(0, "Aragorn")
    assert begin(log).table()["threat"] == [29 + 2, 29], "it lasts; an unhurt hero costs nothing"


@pytest.mark.rule("lotr.rop2010-overview.1")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_the_players_win_and_lose_together(edition):
    path = {"quest": {"name": "Beorn's Path", "progress": 9}, "edition": edition, "at": "7.3"}
    game = lotr(seat(heroes=["Aragorn"], threat=20), seat(heroes=["Gimli"], threat=49), **path)
    pass_until(game, "commit")
    assert game.table()["eliminated"] == [False, True]
    game.play("commit Aragorn")
    pass_until(game, "nothing")
    assert game.result.winners == (0, 1), "also the one who was eliminated"
    game = lotr(seat(heroes=["Aragorn"], threat=49), seat(heroes=["Gimli"], threat=48), **path)
    pass_until(game, "commit")
    assert (game.decision.seat, game.result) == (1, None), "one of them is still in the game"
    game = lotr(seat(heroes=["Aragorn"], threat=49), seat(heroes=["Gimli"], threat=49), **path)
    assert (game.result.winners, offers(game)) == ((), [])
