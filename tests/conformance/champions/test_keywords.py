"""The keywords; peril and restricted, which no card of the core set prints, with cards of these tests."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.champions.vocabulary.printing import attachment, treachery, upgrade
from rulewright.games.champions.vocabulary.verbs import PlaceThreat
from rulewright.games.champions.vocabulary.words import HOST, MAIN_SCHEME, VILLAIN, WhenRevealed
from rulewright.kernel.modifiers import Grant
from support.champions import card, champions, hit_points, offers, only, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""
QUIET = ["Hydra Mercenary"] * 9
"""Encounter cards that do nothing when they are revealed."""

ALONE = treachery(
    "Alone", WhenRevealed(PlaceThreat(MAIN_SCHEME, 2)), number=901, copies=3, set_name="Standard", keywords=("Peril",)
)
TOGETHER = treachery("Together", WhenRevealed(PlaceThreat(MAIN_SCHEME, 2)), number=902, copies=3, set_name="Standard")
WEAPONS = tuple(
    upgrade(
        name, number=904 + i, copies=3, set_name="Basic", cost=0, resources="energy", traits="Item.",
        keywords=("Restricted",),
    )
    for i, name in enumerate(("Shield", "Sword", "Spear"))
)  # fmt: skip
EXTRA = (ALONE, TOGETHER)
BULK = attachment(
    "Bulk", Grant(HOST, "keyword", "guard"), number=908, copies=1, set_name="Standard", attach=VILLAIN
)  # fmt: skip


# ---- uses


@pytest.mark.rule("champions.keyword-uses.1", "champions.keyword-uses.2")
def test_a_card_with_uses_enters_play_with_its_counters():
    game = champions(seat("Spider-Man", hand=["Web-Shooter", "Energy"]))
    game.play("play Web-Shooter")
    assert only(game, "Web-Shooter").tokens == {"counters": 3}
    (printed,) = [c for c in rw.cards("champions") if c.name == "Web-Shooter"]
    assert (printed.stats["uses"], printed.labels["counter"]) == (3, "web")


@pytest.mark.rule("champions.keyword-uses.4", "champions.keyword-uses.5")
def test_its_ability_spends_a_counter():
    game = champions(seat("Spider-Man", hand=["Web-Shooter"], upgrades=[card("Web-Shooter", counters=3)]))
    game.play("play Web-Shooter")
    assert sorted(piece.tokens["counters"] for piece in game.look("Web-Shooter")) == [2, 3]


@pytest.mark.rule("champions.keyword-uses.6")
def test_a_card_with_uses_is_discarded_when_its_last_counter_is_spent():
    game = champions(
        seat(
            "Spider-Man",
            hand=["Combat Training"],
            upgrades=[card("Web-Shooter", counters=1), card("Web-Shooter", counters=2)],
        )
    )
    game.play("play Combat Training")
    while game.decision.kind != "turn":
        game.choose(offers(game)[0])
    assert sorted(zones(game, "Web-Shooter")) == ["discard", "play"]
    assert [piece.tokens for piece in game.look("Web-Shooter") if piece.zone == "play"] == [{"counters": 1}]
    assert zones(game, "Combat Training") == ["play"]


# ---- toughness, overkill, surge


@pytest.mark.rule("champions.keyword-toughness.1")
def test_a_character_with_toughness_enters_play_tough():
    game = champions(seat("Spider-Man", dealt=["Sandman", "Shocker"]), at="8")
    assert (only(game, "Sandman").tokens, only(game, "Shocker").tokens) == ({"tough": 1}, {})


@pytest.mark.rule("champions.keyword-overkill.1")
def test_with_overkill_what_an_ally_cannot_take_hits_the_hero():
    game = champions(
        seat("Spider-Man"),
        seat("She-Hulk", allies=["Daredevil"]),
        at="6",
        villain=card("Rhino", attachments=["Charge"]),
        encounter_deck=PLAIN,
    )
    game.play("leave it undefended", "defend with Daredevil")
    assert zones(game, "Daredevil") == ["discard"]
    assert [hit_points(game, name) for name in ("Spider-Man", "She-Hulk")] == [10, 13]


@pytest.mark.rule("champions.keyword-overkill.2")
def test_with_overkill_what_a_minion_cannot_take_hits_the_villain():
    game = champions(seat("Captain Marvel", hand=["Relentless Assault", "Strength", "Energy"], engaged=["Shocker"]))
    game.play("play Relentless Assault", "pay with Strength", "done")
    assert (zones(game, "Shocker"), hit_points(game, "Rhino")) == (["encounter-discard"], 12)


@pytest.mark.rule("champions.keyword-surge.1")
def test_after_a_card_with_surge_its_player_reveals_another():
    game = champions(
        seat("Spider-Man"), seat("Tony Stark", dealt=["Weapons Runner"]), at="8", encounter_deck=["Sandman", *PLAIN]
    )
    assert [only(game, name).seat for name in ("Weapons Runner", "Sandman")] == [1, 1]
    assert len(zones(game, "Advance")) == 9
    assert set(zones(game, "Advance")) == {"encounter-deck"}


# ---- restricted


@pytest.mark.rule("champions.keyword-restricted.1", "champions.keyword-restricted.2")
def test_a_player_with_three_restricted_cards_discards_one_at_once():
    game = champions(seat("Spider-Man", upgrades=["Shield", "Sword"], hand=["Spear"]), extra=WEAPONS)
    game.play("play Spear")
    assert offers(game) == ["discard Shield", "discard Sword", "discard Spear"]
    game.play("discard Sword")
    assert [zones(game, name) for name in ("Shield", "Sword", "Spear")] == [["play"], ["discard"], ["play"]]
    assert game.decision.kind == "turn"


# ---- guard


@pytest.mark.rule("champions.keyword-guard.1")
def test_a_minion_with_guard_keeps_its_player_off_the_villain():
    game = champions(seat("Spider-Man", engaged=["Hydra Mercenary"]), seat("She-Hulk"))
    game.play("attack with Spider-Man")
    assert (only(game, "Hydra Mercenary").tokens, hit_points(game, "Rhino")) == ({"damage": 2}, 28)
    game.play("end the turn", "attack with She-Hulk", "attack Rhino")
    assert hit_points(game, "Rhino") == 25
    bare = champions(
        seat("Spider-Man", engaged=["Hydra Mercenary"]), villain=card("Rhino", attachments=["Bulk"]), extra=(BULK,)
    )
    bare.play("attack with Spider-Man", "attack Rhino")
    assert hit_points(bare, "Rhino") == 12


# ---- peril


@pytest.mark.rule("champions.keyword-peril.2")
def test_during_a_card_with_peril_the_other_players_can_do_nothing():
    helper = {"hand": ["Enhanced Spider-Sense", "Energy"]}
    free = champions(seat("Tony Stark", dealt=["Together"]), seat("Spider-Man", **helper), at="8", extra=EXTRA)
    assert (free.decision.player, offers(free)) == (1, ["play Enhanced Spider-Sense", "pass"])
    peril = champions(seat("Tony Stark", dealt=["Alone"]), seat("Spider-Man", **helper), at="8", extra=EXTRA)
    assert (peril.decision.kind, threat(peril, "The Break-In!")) == ("turn", 2)
    own = champions(seat("Spider-Man", dealt=["Alone"], **helper), at="8", extra=EXTRA)
    assert (own.decision.player, offers(own)) == (0, ["play Enhanced Spider-Sense", "pass"])


# ---- retaliate, quickstrike


@pytest.mark.rule("champions.keyword-retaliate.1", "champions.keyword-retaliate.3")
@pytest.mark.parametrize(("name", "damage"), [("Whiplash", 1), ("M.O.D.O.K.", 2), ("Sandman", 0)])
def test_retaliate_deals_its_number_back_to_the_attacker(name: str, damage: int):
    game = champions(seat("Spider-Man", engaged=[name], allies=["Daredevil"]))
    game.play("attack with Spider-Man", f"attack {name}")
    assert (hit_points(game, "Spider-Man"), hit_points(game, "Daredevil")) == (10 - damage, 3)


@pytest.mark.rule("champions.keyword-retaliate.2")
def test_a_character_that_does_not_survive_does_not_retaliate():
    game = champions(seat("Spider-Man", engaged=[card("Whiplash", damage=2)]))
    game.play("attack with Spider-Man", "attack Whiplash")
    assert (zones(game, "Whiplash"), hit_points(game, "Spider-Man")) == (["encounter-discard"], 10)


@pytest.mark.rule("champions.keyword-quickstrike.1", "champions.keyword-quickstrike.2")
def test_quickstrike_attacks_a_hero_at_once_and_no_alter_ego():
    game = champions(seat("Spider-Man", dealt=["Vulture"]), at="8")
    assert game.decision.kind == "defend"
    game.play("leave it undefended")
    assert hit_points(game, "Spider-Man") == 7
    other = champions(seat("Peter Parker", dealt=["Vulture"]), at="8")
    assert (other.decision.kind, hit_points(other, "Peter Parker")) == ("turn", 10)
