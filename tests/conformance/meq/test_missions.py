"""Missions: each condition at its edge, and who may win by it."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import hero, meq, place

NO_PLOT = "To Find Them All"
PLOTS = ["Sauron Hunts for the Ring", "Gollum is Captured", "Saruman Falls to Corruption"]


def of_sauron(mission: str, **written: object) -> bool:
    """Whether Sauron, who is dominant, wins at once by a mission."""
    markers = {
        "yellow": 12,
        "red": 12,
        "black": 12,
        **{k: v for k, v in written.items() if k in ("yellow", "red", "black")},
    }
    game = meq(
        hero("Argalad"), hero("Thálin"), at="finale", sauron_mission=mission, hero_mission="The Spear of the West",
        **{**written, **markers},
    )  # fmt: skip
    assert game.table()["dominant"] == "sauron"
    won = game.result == rw.Result((0,), 0, "meq.finale.4")
    assert won or game.decision.kind == "champion"
    return won


def of_heroes(mission: str, *states: dict[str, object], **written: object) -> bool:
    """Whether the heroes, who are dominant, win at once by a mission."""
    first, second = (*states, {}, {})[:2]
    game = meq(
        hero("Argalad", **first), hero("Thálin", **second), at="finale", hero_mission=mission, green=18, yellow=17,
        sauron_mission=NO_PLOT, **written,
    )  # fmt: skip
    assert game.table()["dominant"] == "heroes"
    won = game.result == rw.Result((1, 2), 0, "meq.finale.4")
    assert won or game.decision.kind == "champion"
    return won


@pytest.mark.rule("meq.missions-sauron.1", "meq.mission-card.3", "meq.mission-card.5", "meq.component-overview.29")
@pytest.mark.parametrize(("count", "won"), [(0, False), (2, False), (3, True)])
def test_his_dark_throne_wants_three_active_plots(count: int, won: bool):
    assert of_sauron("His Dark Throne", plots=PLOTS[:count]) is won


@pytest.mark.rule("meq.missions-sauron.2", "meq.missions-sauron.3", "meq.missions-sauron.4", "meq.mission-card.5")
@pytest.mark.parametrize(
    ("mission", "marker"),
    [("In Darkness Bind Them", "yellow"), ("To Rule Them All", "red"), ("Where the Shadows Lie", "black")],
)
def test_a_marker_in_stage_three(mission: str, marker: str):
    others = {"yellow": 13, "red": 13, "black": 13}
    assert of_sauron(mission, **{**others, marker: 12}) is False
    assert of_sauron(mission, **{**dict.fromkeys(others, 12), marker: 13}) is True
    assert of_sauron(mission, **{**dict.fromkeys(others, 12), marker: 18}) is True


@pytest.mark.rule("meq.missions-sauron.5")
@pytest.mark.parametrize(
    ("places", "won"),
    [
        ({"The Shire": place(influence=5)}, False),
        ({"The Shire": place(influence=6)}, True),
        ({"The Shire": place(minions=["Ringwraiths"])}, True),
        ({"The Shire": place(minions=["Witch-king"])}, False),
        ({"Bree": place(minions=["Ringwraiths"], influence=6)}, False),
    ],
)
def test_to_find_them_all_wants_six_influence_or_the_ringwraiths_in_the_shire(places: dict[str, object], won: bool):
    assert of_sauron("To Find Them All", places=places) is won


@pytest.mark.rule("meq.missions-heroes.1")
@pytest.mark.parametrize(
    ("first", "second", "won"),
    [([], [], True), (["Weak"], [], True), (["Weak"], ["Weary"], False), (["Weak", "Weary"], [], False)],
)
def test_noble_blood_wants_at_most_one_corruption_card_together(first: list[str], second: list[str], won: bool):
    assert of_heroes("Noble Blood", {"corruption": first}, {"corruption": second}) is won


@pytest.mark.rule("meq.missions-heroes.2")
@pytest.mark.parametrize(
    ("tokens", "won"), [([], True), (["Agent", "Rumour"], True), (["Agent", "Rumour", "Crebain"], False)]
)
def test_against_the_shadow_wants_at_most_two_monster_tokens(tokens: list[str], won: bool):
    """READINGS 5: any face-down token counts, a blank one too."""
    assert of_heroes("Against the Shadow", places={"Bree": place(monsters=tokens)}) is won


@pytest.mark.rule("meq.missions-heroes.3")
@pytest.mark.parametrize(("first", "second", "won"), [(2, 2, False), (3, 2, True), (0, 5, True), (4, 4, True)])
def test_isildurs_secret_wants_at_least_five_favor_together(first: int, second: int, won: bool):
    """READINGS, slips of the translation: "5 favor" means at least 5."""
    assert of_heroes("Isildur's Secret", {"favor": first}, {"favor": second}) is won


@pytest.mark.rule("meq.missions-heroes.4")
@pytest.mark.parametrize(
    ("minions", "won"),
    [([], True), (["Gothmog", "Witch-king"], True), (["Gothmog", "Witch-king", "Black Serpent"], False)],
)
def test_minas_morgul_kept_at_bay_wants_at_most_two_minions(minions: list[str], won: bool):
    assert of_heroes("Minas Morgul Kept at Bay", places={"Bree": place(minions=minions)}) is won


@pytest.mark.rule("meq.missions-heroes.5")
@pytest.mark.parametrize(("first", "second", "won"), [(3, 3, True), (3, 1, False), (2, 3, False), (0, 0, False)])
def test_the_spear_of_the_west_wants_both_quests_of_every_hero(first: int, second: int, won: bool):
    assert of_heroes("The Spear of the West", {"done": first}, {"done": second}) is won


@pytest.mark.rule("meq.component-overview.29", "meq.mission-card.3")
def test_the_side_that_is_not_dominant_does_not_win_by_its_mission():
    game = meq(
        hero("Argalad"), hero("Thálin"), at="finale", green=17, yellow=18, red=13, hero_mission="Noble Blood",
        sauron_mission="His Dark Throne",
    )  # fmt: skip
    assert (game.result, game.decision.kind) == (None, "champion")
