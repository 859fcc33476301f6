"""Villains, minions, schemes and obligations in situations that players ask about."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.champions import buy, card, champions, hand, hit_points, offers, only, pile, seat, stage, threat, zones

PLAIN = ["Advance"] * 12
"""Encounter cards without boost icons."""
DRONES = {"scenario": "ultron", "environment": ["Ultron Drones"]}


def in_play(game: rw.Game, name: str) -> list[dict[str, int]]:
    """The tokens on each piece of this title that is in play."""
    return [piece.tokens for piece in game.look(name) if piece.zone in ("engaged", "side-schemes", "villain")]


# ---- Rhino


@pytest.mark.rule("champions.replacement.1", "champions.keyword-overkill.2")
def test_the_suit_takes_what_overkill_deals_to_rhino():
    game = champions(
        seat("Spider-Man", hand=["Relentless Assault", "Strength"], engaged=[card("Shocker", damage=2)]),
        villain=card("Rhino", attachments=["Armored Rhino Suit"]),
    )
    buy(game, "play Relentless Assault")
    assert (hit_points(game, "Rhino"), only(game, "Armored Rhino Suit").tokens) == (14, {"damage": 4})


@pytest.mark.rule("champions.then.2")
def test_the_suit_takes_a_whole_blow_however_big():
    game = champions(
        seat("Spider-Man", hand=["Swinging Web Kick", "Energy", "Genius"]),
        villain=card("Rhino", attachments=["Armored Rhino Suit"]),
    )
    buy(game, "play Swinging Web Kick")
    assert (hit_points(game, "Rhino"), zones(game, "Armored Rhino Suit")) == (14, ["encounter-discard"])


@pytest.mark.rule("champions.villain-defeat.3", "champions.when-revealed.2")
def test_rhino_iii_stuns_heroes_and_no_alter_egos():
    game = champions(
        seat("She-Hulk"), seat("Tony Stark"), difficulty="expert", villain=card("Rhino", stage="II", damage=29),
        encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("attack with She-Hulk")
    assert (only(game, "Rhino").tokens, only(game, "She-Hulk").tokens, only(game, "Tony Stark").tokens) == (
        {"tough": 1}, {"stunned": 1}, {},
    )  # fmt: skip
    assert game.table()["villain_hit_points"] == 32


@pytest.mark.rule("champions.sample-explosion.2", "champions.indirect-damage.3")
def test_explosion_gives_nobody_more_than_defeats_and_wastes_the_rest():
    game = champions(
        seat(card("Spider-Man", damage=8), allies=[card("Black Cat", damage=1)], dealt=["Explosion"]),
        seat("Tony Stark", allies=[card("War Machine", damage=3)]),
        side_schemes=[card("Bomb Scare", threat=3)],
        at="8",
    )
    game.play("assign damage to Black Cat")
    assert offers(game) == ["assign damage to Spider-Man", "assign damage to War Machine"]
    game.play("assign damage to War Machine")
    assert (zones(game, "Black Cat"), zones(game, "War Machine"), hit_points(game, "Spider-Man")) == (
        ["discard"], ["discard"], 1,
    )  # fmt: skip


@pytest.mark.rule("champions.choose.3")
def test_a_hydra_bomber_leaves_the_choice_to_whoever_reveals_it():
    game = champions(seat("Spider-Man"), seat("Tony Stark", dealt=["Hydra Bomber"]), at="8", encounter_deck=PLAIN)
    assert (game.decision.player, offers(game)) == (1, ["take damage", "place threat"])
    game.play("take damage")
    assert hit_points(game, "Tony Stark") == 7


@pytest.mark.rule("champions.keyword-surge.1")
def test_false_alarm_confuses_an_alter_ego_and_surges_for_a_confused_one():
    calm = champions(seat("Peter Parker", dealt=["False Alarm"]), at="8", encounter_deck=["Sandman", *PLAIN])
    assert (only(calm, "Peter Parker").tokens, zones(calm, "Sandman")) == ({"confused": 1}, ["encounter-deck"])
    again = champions(
        seat(card("Peter Parker", confused=True), dealt=["False Alarm"]), at="8", encounter_deck=["Sandman", *PLAIN]
    )
    assert (only(again, "Peter Parker").tokens, zones(again, "Sandman")) == ({"confused": 1}, ["engaged"])


@pytest.mark.parametrize(("damage", "left", "surges"), [(0, {}, True), (1, {}, False), (6, {"damage": 2}, False)])
@pytest.mark.rule("champions.heal.6", "champions.keyword-surge.1")
def test_hard_to_keep_down_surges_only_when_nothing_is_healed(damage: int, left: dict[str, int], surges: bool):
    game = champions(
        seat("Spider-Man", dealt=["Hard to Keep Down"]), villain=card("Rhino", damage=damage), at="8",
        encounter_deck=["Sandman", *PLAIN],
    )  # fmt: skip
    assert (only(game, "Rhino").tokens, zones(game, "Sandman")) == (left, ["engaged" if surges else "encounter-deck"])


@pytest.mark.rule("champions.status-tough.1")
def test_stampede_stuns_no_one_whom_a_tough_card_has_saved():
    game = champions(seat(card("Iron Man", tough=True), dealt=["Stampede"]), at="8", encounter_deck=PLAIN)
    game.play("leave it undefended")
    assert only(game, "Iron Man").tokens == {}


@pytest.mark.rule("champions.ally.9")
def test_stampede_stuns_the_ally_of_another_player_who_defends():
    game = champions(
        seat("Iron Man", dealt=["Stampede"]), seat("She-Hulk", allies=["Luke Cage"]), at="8", encounter_deck=PLAIN
    )
    game.play("leave it undefended", "defend with Luke Cage")
    assert (only(game, "Luke Cage").tokens, only(game, "Iron Man").tokens) == ({"damage": 2, "stunned": 1}, {})


# ---- Klaw


@pytest.mark.rule("champions.gain.5", "champions.hit-points.5")
def test_klaw_falls_when_he_is_no_longer_immortal():
    game = champions(
        seat("Spider-Man"), scenario="klaw", villain=card("Klaw", stage="II", damage=18),
        side_schemes=[card('The "Immortal" Klaw', threat=1)],
    )  # fmt: skip
    game.play("thwart with Spider-Man")
    assert (game.over, game.result.winners) == (True, (0,))


@pytest.mark.rule("champions.gain.6")
def test_an_immortal_klaw_has_ten_more_hit_points_however_many_play():
    game = champions(
        seat("Spider-Man"), seat("Iron Man"), scenario="klaw", villain=card("Klaw", stage="II"),
        side_schemes=['The "Immortal" Klaw'],
    )  # fmt: skip
    assert (game.table()["villain_hit_points"], threat(game, 'The "Immortal" Klaw')) == (46, 6)


@pytest.mark.rule("champions.boost.11", "champions.activation.7")
def test_klaw_has_one_boost_card_when_he_schemes():
    game = champions(
        seat("Tony Stark"), scenario="klaw", at="6", encounter_deck=["Hydra Bomber", "Hydra Bomber", *PLAIN]
    )
    placed = [entry.text for entry in game.log() if entry.text.endswith("threat is placed")]
    assert placed[0] == "Underground Distribution: 3 threat is placed"


@pytest.mark.rule("champions.boost.7")
def test_sonic_boom_exhausts_a_hero_whom_the_attack_has_hurt():
    hurt = champions(seat("Iron Man"), scenario="klaw", at="6", encounter_deck=["Sonic Boom", "Hydra Bomber", *PLAIN])
    hurt.play("leave it undefended")
    assert (hit_points(hurt, "Iron Man"), only(hurt, "Iron Man").exhausted) == (8, True)
    whole = champions(seat("Iron Man"), scenario="klaw", at="6", encounter_deck=["Sonic Boom", *PLAIN])
    whole.play("leave it undefended")
    assert (hit_points(whole, "Iron Man"), only(whole, "Iron Man").exhausted) == (9, False)


@pytest.mark.rule("champions.choose.3")
def test_sonic_boom_takes_resources_or_everybodys_readiness():
    game = champions(
        seat("Iron Man", allies=["Daredevil", card("Tigra", exhausted=True)], hand=["Energy", "Genius", "Strength"],
             dealt=["Sonic Boom"]),
        scenario="klaw", at="8",
    )  # fmt: skip
    assert offers(game) == ["spend resources", "exhaust"]
    other = game.clone()
    game.play("exhaust")
    assert [only(game, name).exhausted for name in ("Iron Man", "Daredevil", "Tigra")] == [True, True, True]
    other.play("spend resources", "pay with Energy", "pay with Genius")
    assert [only(other, name).exhausted for name in ("Iron Man", "Daredevil")] == [False, False]
    poor = champions(seat("Iron Man", hand=["Energy"], dealt=["Sonic Boom"]), scenario="klaw", at="8")
    assert only(poor, "Iron Man").exhausted


@pytest.mark.rule("champions.when-revealed.2")
def test_a_minion_that_a_scheme_puts_into_play_is_not_revealed():
    game = champions(
        seat("Spider-Man", dealt=["The Masters of Evil"]), scenario="klaw", at="8",
        encounter_deck=["Shocker", "Tiger Shark", *PLAIN],
    )  # fmt: skip
    assert (zones(game, "Tiger Shark"), zones(game, "Shocker")) == (["engaged"], ["encounter-discard"])
    assert hit_points(game, "Spider-Man") == 10


@pytest.mark.rule("champions.golden-rules.2")
def test_melter_must_be_met_by_an_ally_if_there_is_a_ready_one():
    where = {"at": "6", "villain": card("Rhino", stunned=True), "encounter_deck": PLAIN}
    game = champions(seat("Iron Man", allies=["Daredevil", card("Tigra", exhausted=True)], engaged=["Melter"]), **where)
    assert zones(game, "Daredevil") == ["discard"]
    alone = champions(seat("Iron Man", allies=[card("Tigra", exhausted=True)], engaged=["Melter"]), **where)
    assert offers(alone) == ["defend with Iron Man", "leave it undefended"]


@pytest.mark.rule("champions.enemy-attacks.4", "champions.defend.2")
def test_whirlwind_attacks_every_hero_and_each_may_defend():
    game = champions(
        seat("Iron Man", engaged=["Whirlwind"]), seat("She-Hulk"), seat("Peter Parker"), at="6",
        villain=card("Rhino", stunned=True), encounter_deck=PLAIN,
    )  # fmt: skip
    assert (game.decision.player, game.decision.prompt("en")) == (1, "Whirlwind attacks: who defends?")
    game.play("defend with She-Hulk", "leave it undefended")
    assert (only(game, "She-Hulk").exhausted, only(game, "Iron Man").exhausted) == (True, False)
    assert (hit_points(game, "Iron Man"), hit_points(game, "She-Hulk"), hit_points(game, "Peter Parker")) == (7, 15, 10)


# ---- Ultron


@pytest.mark.rule("champions.cannot.1")
def test_ultron_iii_takes_no_damage_while_a_drone_is_there():
    game = champions(
        seat("She-Hulk", hand=["Ground Stomp", "Energy"], engaged=["Drone"], allies=["Daredevil"]),
        villain=card("Ultron", stage="III"), **DRONES,
    )  # fmt: skip
    buy(game, "play Ground Stomp")
    assert (only(game, "Drone").tokens, only(game, "Ultron").tokens) == ({"damage": 1}, {})
    game.play("attack with Daredevil", "attack Drone", "attack with She-Hulk")
    assert (game.look("Drone"), only(game, "Ultron").tokens) == ([], {"damage": 3})


@pytest.mark.rule("champions.ownership-control.1", "champions.player-deck-empty.1")
def test_the_last_card_of_a_deck_becomes_a_drone_and_the_deck_is_made_anew():
    game = champions(
        seat("Iron Man", deck=["Genius"], discard=["Energy", "Strength"], dealt=["01144a"]), at="8",
        encounter_deck=["Sandman", *PLAIN], **DRONES,
    )  # fmt: skip
    assert (len(game.look("Drone")), sorted(pile(game, "deck")), zones(game, "Sandman")) == (
        1, ["Energy", "Strength"], ["engaged"],
    )  # fmt: skip


@pytest.mark.rule("champions.attach.7", "champions.attach.8")
def test_upgraded_drones_need_their_environment():
    game = champions(seat("Iron Man", dealt=["Upgraded Drones"]), scenario="ultron", environment=[], at="8")
    assert zones(game, "Upgraded Drones") == ["encounter-discard"]


@pytest.mark.parametrize(("drones", "damage", "left", "surges"), [(2, 5, 1, False), (0, 5, 5, True), (2, 0, 0, True)])
def test_repair_sequence_counts_drones_and_surges_when_it_heals_nothing(
    drones: int, damage: int, left: int, surges: bool
):
    game = champions(
        seat("Iron Man", engaged=["Drone"] * drones, dealt=["Repair Sequence"]), at="8",
        villain=card("Ultron", damage=damage), encounter_deck=["Sandman", *PLAIN], **DRONES,
    )  # fmt: skip
    assert (only(game, "Ultron").tokens.get("damage", 0), zones(game, "Sandman")) == (
        left, ["engaged" if surges else "encounter-deck"],
    )  # fmt: skip


@pytest.mark.rule("champions.defend.7")
def test_ultron_asks_the_player_who_defended():
    game = champions(
        seat("Iron Man", deck=["Energy"] * 5), seat("She-Hulk", deck=["Energy"] * 5), at="6", encounter_deck=PLAIN,
        main_scheme="Assault on NORAD", **DRONES,
    )  # fmt: skip
    game.play("leave it undefended", "defend with She-Hulk")
    assert (game.decision.player, offers(game)) == (1, ["place threat", "send a Drone"])


# ---- nemeses


@pytest.mark.rule("champions.nemesis.4", "champions.nemesis.5")
def test_shadow_of_the_past_brings_scheme_and_minion_and_shuffles_the_rest_in():
    game = champions(
        seat("Iron Man", dealt=["Shadow of the Past"]), seat("Spider-Man"), at="8", encounter_deck=["Advance"]
    )
    assert (only(game, "Whiplash").seat, threat(game, "Imminent Overload")) == (0, 5)
    assert sorted(name for name in pile(game, "encounter-deck") if name.startswith("Electr")) == [
        "Electric Whip Attack", "Electric Whip Attack", "Electromagnetic Backlash",
    ]  # fmt: skip
    assert pile(game, "nemesis", 0) == []
    assert len(pile(game, "nemesis", 1)) == 5


@pytest.mark.rule("champions.keyword-surge.1")
def test_a_second_shadow_of_the_past_surges():
    game = champions(
        seat("Iron Man", nemesis=[], dealt=["Shadow of the Past"]), at="8", encounter_deck=["Sandman", *PLAIN]
    )
    assert zones(game, "Sandman") == ["engaged"]


@pytest.mark.rule("champions.modifiers.1", "champions.remaining-hit-points.3")
def test_titania_strikes_with_what_is_left_of_her():
    game = champions(
        seat("Iron Man", engaged=[card("Titania", damage=2, attachments=["Genetically Enhanced"])]), at="6",
        villain=card("Rhino", stunned=True), encounter_deck=PLAIN,
    )  # fmt: skip
    assert only(game, "Titania").value("atk") == 7
    game.play("leave it undefended")
    assert hit_points(game, "Iron Man") == 2


@pytest.mark.rule("champions.when-defeated.2", "champions.ownership-control.7")
def test_highway_robbery_gives_each_card_back_to_its_owner():
    game = champions(
        seat("Spider-Man", hand=["Energy"], dealt=["Highway Robbery"]), seat("Iron Man", hand=["Genius"]), at="8",
        encounter_deck=PLAIN,
    )  # fmt: skip
    assert (hand(game, 0), hand(game, 1), threat(game, "Highway Robbery")) == ([], [], 6)
    done = champions(
        seat("Spider-Man"), seat("Iron Man"),
        side_schemes=[card("Highway Robbery", threat=1, under=["Energy", {"name": "Genius", "owner": 1}])],
    )  # fmt: skip
    done.play("thwart with Spider-Man")
    assert (hand(done, 0), hand(done, 1), zones(done, "Highway Robbery")) == (
        ["Energy"], ["Genius"], ["encounter-discard"],
    )  # fmt: skip


@pytest.mark.rule("champions.wild-resource.2")
def test_yon_roggs_treason_takes_printed_energy_only():
    game = champions(
        seat("Iron Man", hand=["Energy", "Haymaker", "Genius", "Vibranium"], dealt=["Yon-Rogg's Treason"]), at="8",
        encounter_deck=["Sandman", *PLAIN],
    )  # fmt: skip
    assert (sorted(hand(game)), zones(game, "Sandman")) == (["Genius", "Vibranium"], ["encounter-deck"])


@pytest.mark.rule("champions.boost.9")
def test_ritual_combat_counts_icons_but_no_star():
    plain = champions(seat("Iron Man", dealt=["Ritual Combat"]), at="8", encounter_deck=["Tiger Shark", *PLAIN])
    plain.play("deal damage")
    assert hit_points(plain, "Iron Man") == 8
    three = champions(seat("Iron Man", dealt=["Ritual Combat"]), at="8", encounter_deck=["Personal Challenge", *PLAIN])
    three.play("place threat")
    assert threat(three, "The Break-In!") == 4


# ---- obligations


@pytest.mark.rule("champions.obligation.8")
def test_an_obligation_of_a_hero_nobody_plays_falls_to_whoever_reveals_it():
    game = champions(
        seat("Iron Man", hand=["Energy"], dealt=["Eviction Notice"]), at="8", encounter_deck=["Sandman", *PLAIN]
    )
    if game.decision.kind == "may":
        game.play("no")
    assert (hand(game), zones(game, "Eviction Notice"), zones(game, "Sandman")) == (
        [],
        ["encounter-discard"],
        ["engaged"],
    )


@pytest.mark.rule("champions.cost.4", "champions.ability.13")
def test_an_exhausted_hero_who_becomes_peter_parker_is_exhausted_still():
    game = champions(
        seat(card("Spider-Man", exhausted=True), hand=["Energy", "Genius"], dealt=["Eviction Notice"]), at="8",
        encounter_deck=["Sandman", *PLAIN],
    )  # fmt: skip
    game.play("yes")
    assert (len(hand(game)), zones(game, "Eviction Notice"), only(game, "Peter Parker").kind) == (
        1, ["encounter-discard"], "alter-ego",
    )  # fmt: skip


@pytest.mark.rule("champions.obligation.4", "champions.keyword-surge.1")
def test_the_surge_of_an_obligation_is_for_whoever_revealed_it():
    game = champions(
        seat("Iron Man", dealt=["Family Emergency"]), seat(card("Carol Danvers", exhausted=True)), at="8",
        encounter_deck=["Sandman", *PLAIN],
    )  # fmt: skip
    assert (only(game, "Carol Danvers").tokens, only(game, "Sandman").seat) == ({"stunned": 1}, 0)


@pytest.mark.rule("champions.remove-from-game.2")
def test_an_obligation_that_is_settled_never_comes_back():
    game = champions(seat("T'Challa", dealt=["Affairs of State"], upgrades=["Panther Claws"]), at="8")
    game.play("exhaust T'Challa")
    assert (zones(game, "Affairs of State"), zones(game, "Panther Claws"), stage(game)) == (["removed"], ["play"], "2")


def test_both_legions_count_every_hydra_enemy():
    game = champions(
        seat("Iron Man", engaged=["Hydra Mercenary", "Hydra Bomber"], dealt=["Legions of Hydra"]), at="8",
        modular=["legions-of-hydra"], encounter_deck=["Madame Hydra", *PLAIN],
    )  # fmt: skip
    assert (zones(game, "Madame Hydra"), in_play(game, "Legions of Hydra")) == (["engaged"], [{"threat": 9}])


def test_a_drone_is_a_drone_until_it_is_gone():
    game = champions(seat("Spider-Man", engaged=[card("Drone", card="Uppercut")]), **DRONES)
    game.play("attack with Spider-Man", "attack Drone")
    assert [entry.text for entry in game.log() if "defeated" in entry.text] == ["Drone is defeated"]
    assert pile(game, "discard") == ["Uppercut"]
