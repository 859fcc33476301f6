"""Encounter cards by type: what becomes of each when it is revealed, and what its texts do."""

from __future__ import annotations

import pytest

from rulewright.games.champions.events import ENGAGES
from rulewright.games.champions.tables.scenarios import SCENARIOS
from rulewright.games.champions.vocabulary.printing import (
    Scenario,
    ally,
    environment,
    event,
    main_scheme,
    minion,
    side_scheme,
    villain,
)
from rulewright.games.champions.vocabulary.verbs import PlaceThreat
from rulewright.games.champions.vocabulary.words import (
    ENEMY,
    HERO,
    IT,
    MAIN_SCHEME,
    MINION,
    Action,
    WhenDefeated,
)
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.effects.verbs import Happens
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.players import YOU
from rulewright.lcg.verbs import DealDamage
from support.champions import card, champions, hand, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""
QUIET = ["Hydra Mercenary"] * 9
"""Encounter cards that do nothing when they are revealed."""

FOG = environment("Fog", Gets(ENEMY, "atk", 1), number=901, set_name="Standard")
WIND = event(
    "Wind",
    Action(Choose(MINION), Happens(ENGAGES, IT, players=YOU)),
    number=902,
    copies=3,
    set_name="Basic",
    cost=0,
    resources="energy",
)
MARTYR = minion(
    "Martyr",
    WhenDefeated(PlaceThreat(MAIN_SCHEME, 2)),
    number=903,
    copies=3,
    set_name="Standard",
    sch=0,
    atk=1,
    hit_points=2,
    traits="",
)
PLOT = side_scheme(
    "Plot",
    WhenDefeated(PlaceThreat(MAIN_SCHEME, 1)),
    number=904,
    copies=1,
    set_name="Standard",
    starting=2,
    icon="hazard",
)
DEFIANT = villain(
    "Rhino", WhenDefeated(PlaceThreat(MAIN_SCHEME, 3)),
    number=906, stage="I", sch=1, atk=2, hit_points=14, traits="Brute.",
)  # fmt: skip
TRAP = main_scheme(
    "Trap", WhenDefeated(DealDamage(HERO, 2)), number=907, set_name="Rhino", stage=1, acceleration=1, target=5
)
LOYAL = ally(
    "Loyal", WhenDefeated(DealDamage(MINION, 1)),
    number=908, set_name="Basic", cost=0, resources="wild", thw=(1, 1), atk=(1, 1), hit_points=1, traits="",
)  # fmt: skip
AFTERMATH = main_scheme("Aftermath", number=905, set_name="Klaw", stage=2, starting=3, acceleration=1, target=9)
EXTRA = (FOG, WIND, MARTYR, PLOT)


# ---- treacheries


@pytest.mark.rule("champions.treachery.3", "champions.reveal.6")
def test_a_treachery_takes_effect_and_is_discarded():
    game = champions(seat("Peter Parker", dealt=["Advance"]), at="8", encounter_deck=QUIET)
    assert (threat(game, "The Break-In!"), pile(game, "encounter-discard")) == (2, ["Hydra Mercenary", "Advance"])


@pytest.mark.rule("champions.treachery.4")
def test_a_cancelled_treachery_is_discarded_too():
    game = champions(
        seat("Spider-Man", hand=["Enhanced Spider-Sense", "Energy"], dealt=["Advance"]), at="8", encounter_deck=QUIET
    )
    game.play("play Enhanced Spider-Sense")
    assert (threat(game, "The Break-In!"), pile(game, "encounter-discard")) == (0, ["Advance"])


# ---- minions


@pytest.mark.rule("champions.engaged.1", "champions.engaged.2", "champions.engaged.3", "champions.minion.1")
@pytest.mark.rule("champions.minion.3", "champions.reveal.5")
def test_a_minion_engages_the_player_who_revealed_it():
    game = champions(seat("Spider-Man"), seat("Tony Stark", dealt=["Shocker"]), at="8", encounter_deck=QUIET)
    shocker = only(game, "Shocker")
    assert (shocker.kind, shocker.zone, shocker.seat) == ("minion", "engaged", 1)


@pytest.mark.rule("champions.reveal.3", "champions.reveal.10")
def test_a_card_that_another_one_reveals_is_resolved_by_its_type():
    game = champions(seat("Spider-Man", dealt=["Under Fire"]), at="8", encounter_deck=["Bomb Scare", "Shocker", *QUIET])
    assert (zones(game, "Bomb Scare"), threat(game, "Bomb Scare")) == (["side-schemes"], 3)
    assert (zones(game, "Shocker"), hit_points(game, "Spider-Man")) == (["engaged"], 9)


@pytest.mark.rule("champions.reveal.2")
def test_a_revealed_card_is_open_to_all_and_does_what_it_says_with_its_keywords():
    """Explosion without Bomb Scare gains surge, Shocker then deals its damage and engages."""
    game = champions(
        seat("Spider-Man", dealt=["Explosion"]), seat("She-Hulk"), at="8", encounter_deck=["Shocker", *QUIET]
    )
    assert [entry.text for entry in game.log(1) if entry.rule == "champions.reveal.2"] == [
        "Revealed: Explosion", "Revealed: Shocker",
    ]  # fmt: skip
    assert (hit_points(game, "Spider-Man"), hit_points(game, "She-Hulk")) == (9, 14)
    assert (zones(game, "Shocker"), pile(game, "encounter-discard")) == (["engaged"], ["Explosion"])


@pytest.mark.rule("champions.deal-encounter-card.2")
def test_a_card_dealt_by_an_ability_is_the_top_one_and_lies_face_down_before_that_player():
    """The Hydra Soldier falls to Spider-Man's attack: its player is dealt the card."""
    game = champions(
        seat("Spider-Man", engaged=[card("Hydra Soldier", damage=3)]), seat("She-Hulk"), first=1, turn=0,
        encounter_deck=["Shocker", *QUIET],
    )  # fmt: skip
    game.play("attack with Spider-Man")
    dealt = only(game, "Shocker")
    assert (dealt.zone, dealt.seat) == ("dealt", 0)
    assert [card.get("name") for card in game.view(0)["players"][0]["dealt"]] == [None]
    assert hit_points(game, "Spider-Man") == 10, "it is not revealed yet"


@pytest.mark.rule("champions.engaged.4", "champions.minion.4")
def test_a_minion_stays_with_its_player_until_an_ability_makes_it_engage_another():
    game = champions(
        seat("She-Hulk", hand=["Wind"]), seat("Spider-Man", engaged=["Shocker"]), extra=EXTRA, encounter_deck=QUIET
    )
    assert only(game, "Shocker").seat == 1
    quiet = champions(seat("Tony Stark", engaged=["Shocker"]), seat("Peter Parker"), at="4", encounter_deck=QUIET)
    assert (quiet.table()["round"], quiet.table()["first_player"]) == (2, 1)
    assert (only(quiet, "Shocker").zone, only(quiet, "Shocker").seat) == ("engaged", 0)
    game.play("play Wind")
    assert (only(game, "Shocker").zone, only(game, "Shocker").seat) == ("engaged", 0)


@pytest.mark.rule("champions.minion.5")
def test_a_minion_without_hit_points_is_defeated_and_discarded():
    game = champions(seat("Spider-Man", engaged=[card("Shocker", damage=2)]))
    game.play("attack with Spider-Man", "attack Shocker")
    assert pile(game, "encounter-discard") == ["Shocker"]


# ---- environments


@pytest.mark.rule("champions.environment.1", "champions.environment.2", "champions.environment.4", "champions.reveal.7")
def test_an_environment_enters_play_and_its_rule_holds_while_it_stays():
    game = champions(seat("Spider-Man", dealt=["Fog"]), at="8", extra=EXTRA, encounter_deck=QUIET)
    assert (zones(game, "Fog"), only(game, "Rhino").value("atk")) == (["environment"], 3)
    game.play("end the turn")
    assert game.decision.kind == "defend"
    game.play("leave it undefended")
    assert (hit_points(game, "Spider-Man"), zones(game, "Fog")) == (6, ["environment"])


# ---- attachments


@pytest.mark.rule("champions.attach.1", "champions.attachment.1", "champions.attachment.2")
def test_an_attachment_enters_play_attached():
    game = champions(seat("Spider-Man", dealt=["Charge"]), at="8", encounter_deck=QUIET)
    charge = only(game, "Charge")
    assert (charge.kind, charge.zone, charge.attached_to) == ("attachment", "villain", "Rhino")


@pytest.mark.rule("champions.attachment.3")
def test_an_attachment_changes_the_values_of_the_villain():
    atk = champions(villain=card("Rhino", attachments=["Charge", "Enhanced Ivory Horn"]))
    assert [only(atk, "Rhino").value(stat) for stat in ("sch", "atk")] == [1, 6]
    sch = champions(scenario="ultron", villain=card("Ultron", attachments=["Program Transmitter"]))
    assert [only(sch, "Ultron").value(stat) for stat in ("sch", "atk")] == [2, 2]


@pytest.mark.rule("champions.attach.3")
def test_what_is_attached_is_discarded_when_its_host_leaves_play():
    game = champions(seat("Spider-Man", engaged=[card("Shocker", damage=4, attachments=["Genetically Enhanced"])]))
    game.play("attack with Spider-Man", "attack Shocker")
    assert sorted(pile(game, "encounter-discard")) == ["Genetically Enhanced", "Shocker"]


@pytest.mark.rule("champions.attach.4")
def test_an_attached_card_stays_from_stage_to_stage():
    game = champions(seat("Spider-Man"), villain=card("Rhino", damage=13, attachments=["Enhanced Ivory Horn"]))
    game.play("attack with Spider-Man")
    assert (only(game, "Enhanced Ivory Horn").attached_to, only(game, "Rhino").value("atk")) == ("Rhino", 4)


@pytest.mark.rule("champions.attach.5")
def test_an_attached_card_exhausts_apart_from_its_host():
    game = champions(seat("Spider-Man", allies=[card("Daredevil", attachments=["Inspired"])]))
    game.play("attack with Daredevil")
    assert (only(game, "Daredevil").exhausted, only(game, "Inspired").exhausted) == (True, False)
    tired = champions(seat("Spider-Man", allies=[card("Daredevil", attachments=[card("Inspired", exhausted=True)])]))
    assert (only(tired, "Daredevil").exhausted, only(tired, "Inspired").exhausted) == (False, True)


@pytest.mark.rule("champions.attach.6")
def test_whether_a_card_may_be_attached_is_asked_only_when_it_is():
    game = champions(
        seat("Spider-Man", dealt=["Genetically Enhanced", "Radioactive Man"], engaged=["Shocker"]),
        at="8",
        encounter_deck=QUIET,
    )
    assert only(game, "Radioactive Man").value("hit_points") == 7
    assert only(game, "Genetically Enhanced").attached_to == "Shocker"


@pytest.mark.rule("champions.attach.7")
def test_a_card_that_cannot_be_attached_stays_where_it_was():
    game = champions(seat("Spider-Man", hand=["Spider-Tracer", "Energy"]))
    assert "play Spider-Tracer" not in offers(game)
    assert hand(game) == ["Spider-Tracer", "Energy"]


@pytest.mark.rule("champions.attach.8")
def test_a_revealed_attachment_without_a_host_is_discarded():
    game = champions(seat("Spider-Man", dealt=["Genetically Enhanced"]), at="8", encounter_deck=["Shocker", *QUIET])
    assert zones(game, "Genetically Enhanced") == ["encounter-discard"]


# ---- side schemes and the main scheme


@pytest.mark.rule("champions.side-scheme.4", "champions.side-scheme.5", "champions.side-scheme.6")
def test_a_side_scheme_stays_until_its_last_threat_is_removed():
    game = champions(
        seat("Spider-Man", allies=["Daredevil"]),
        side_schemes=[card("Bomb Scare", threat=3)],
        main_scheme=card("The Break-In!", threat=1),
    )
    game.play("thwart with Spider-Man", "thwart Bomb Scare")
    assert (threat(game, "Bomb Scare"), zones(game, "Bomb Scare")) == (2, ["side-schemes"])
    game.play("thwart with Daredevil", "thwart Bomb Scare")
    assert zones(game, "Bomb Scare") == ["encounter-discard"]


@pytest.mark.rule("champions.side-scheme.7")
def test_a_crisis_keeps_the_threat_on_the_main_scheme():
    written = {"main_scheme": card("The Break-In!", threat=3)}
    crisis = champions(
        seat("Spider-Man"), side_schemes=[card("Crowd Control", threat=2), card("Bomb Scare", threat=2)], **written
    )
    crisis.play("thwart with Spider-Man")
    assert offers(crisis) == ["thwart Crowd Control", "thwart Bomb Scare"]
    calm = champions(seat("Spider-Man"), side_schemes=[card("Bomb Scare", threat=2)], **written)
    calm.play("thwart with Spider-Man")
    assert offers(calm) == ["thwart The Break-In!", "thwart Bomb Scare"]


@pytest.mark.rule("champions.main-scheme.1", "champions.main-scheme.6")
def test_a_new_stage_of_the_main_scheme_comes_with_its_starting_threat():
    game = champions(
        seat("Peter Parker"),
        scenario="klaw",
        villain=card("Klaw", confused=True),
        main_scheme=card("Underground Distribution", threat=5),
        encounter_deck=["Armored Guard"] * 9,
        extra=(AFTERMATH,),
    )
    state, catalogue = game.state, game.state.rules.catalogue
    (waiting,) = state.zones[state.rules.zones.id("scheme-deck")]
    state.card[waiting] = catalogue.by_id(AFTERMATH.id)
    state.face[waiting] = catalogue.front[state.card[waiting]]
    game.play("end the turn")
    assert (only(game, "Aftermath").kind, threat(game, "Aftermath")) == ("main-scheme", 3)


# ---- when revealed, when defeated


@pytest.mark.rule("champions.when-revealed.1", "champions.when-revealed.2")
def test_when_revealed_texts_of_cards_schemes_and_stages_resolve():
    shocker = champions(seat("Spider-Man", dealt=["Shocker"]), seat("She-Hulk"), at="8", encounter_deck=QUIET)
    assert [hit_points(shocker, name) for name in ("Spider-Man", "She-Hulk")] == [9, 14]
    stage = champions(
        seat("Spider-Man"), villain=card("Rhino", damage=13), encounter_deck=["Breakin' & Takin'", *PLAIN]
    )
    stage.play("attack with Spider-Man")
    assert threat(stage, "Breakin' & Takin'") == 3
    scheme = champions(
        seat("Peter Parker"),
        at="5",
        scenario="klaw",
        main_scheme=card("Underground Distribution", threat=5),
        encounter_deck=[*["Advance"] * 6, "Armored Guard", *PLAIN],
    )
    assert only(scheme, "Armored Guard").zone == "engaged"


@pytest.mark.rule("champions.when-revealed.2")
def test_what_is_put_into_play_is_not_revealed():
    game = champions(
        seat("Spider-Man"),
        seat("She-Hulk"),
        at="6",
        scenario="klaw",
        encounter_deck=["Weapons Runner", "Advance", *PLAIN],
    )
    game.play("leave it undefended", "leave it undefended")
    assert (zones(game, "Weapons Runner"), game.decision.kind) == (["engaged"], "defend")
    assert threat(game, "Underground Distribution") == 0


@pytest.mark.rule("champions.when-defeated.1", "champions.when-defeated.2")
def test_when_defeated_texts_resolve_by_themselves():
    game = champions(seat("Spider-Man", engaged=["Martyr"]), extra=EXTRA)
    game.play("attack with Spider-Man", "attack Martyr")
    assert (threat(game, "The Break-In!"), zones(game, "Martyr")) == (2, ["encounter-discard"])
    scheme = champions(seat("Spider-Man"), side_schemes=[card("Plot", threat=1)], extra=EXTRA)
    scheme.play("thwart with Spider-Man")
    assert (threat(scheme, "The Break-In!"), zones(scheme, "Plot")) == (1, ["encounter-discard"])


@pytest.mark.rule("champions.when-defeated.2")
def test_stages_and_allies_have_their_say_when_defeated(monkeypatch: pytest.MonkeyPatch):
    last = Scenario("last", "Rhino", ("906", "01095", "01096"), ("907a", "01097a"), "Bomb Scare")
    monkeypatch.setitem(SCENARIOS, "last", last)
    written = {"scenario": "last", "extra": (DEFIANT, TRAP, LOYAL), "encounter_deck": QUIET}
    stage = champions(seat("Spider-Man"), villain=card("Rhino", damage=13), **written)
    stage.play("attack with Spider-Man")
    assert (threat(stage, "Trap"), hit_points(stage, "Rhino"), hit_points(stage, "Spider-Man")) == (3, 15, 10)
    scheme = champions(seat("Spider-Man"), main_scheme=card("Trap", threat=4), at="5", **written)
    assert (hit_points(scheme, "Spider-Man"), threat(scheme, "The Break-In!")) == (8, 0)
    both = champions(
        seat("Spider-Man"), villain=card("Rhino", damage=13), main_scheme=card("Trap", threat=2), **written
    )
    both.play("attack with Spider-Man")
    assert (hit_points(both, "Spider-Man"), zones(both, "The Break-In!"), hit_points(both, "Rhino")) == (
        8, ["main-scheme"], 15,
    )  # fmt: skip
    friend = champions(seat("Spider-Man", allies=["Loyal"], engaged=["Shocker"]), **written)
    friend.play("attack with Loyal", "attack Rhino")
    assert (zones(friend, "Loyal"), only(friend, "Shocker").tokens) == (["discard"], {"damage": 1})


# ---- obligations and nemeses


@pytest.mark.rule("champions.obligation.6", "champions.obligation.7")
def test_the_obligation_of_an_eliminated_hero_is_removed_and_another_card_revealed():
    game = champions(
        seat("Spider-Man", eliminated=True),
        seat("Tony Stark", dealt=["Eviction Notice"], hand=["Energy"]),
        first=1,
        at="8",
        encounter_deck=["Shocker", *QUIET],
    )
    assert (zones(game, "Eviction Notice"), hand(game, 1)) == (["removed"], ["Energy"])
    assert (only(game, "Shocker").zone, only(game, "Shocker").seat) == ("engaged", 1)


@pytest.mark.rule("champions.obligation.8")
def test_the_obligation_of_a_hero_nobody_plays_is_resolved_by_who_revealed_it():
    game = champions(
        seat("She-Hulk"), seat("Tony Stark", dealt=["Eviction Notice"], hand=["Energy"]), at="8", encounter_deck=QUIET
    )
    assert (hand(game, 1), zones(game, "Eviction Notice")) == ([], ["encounter-discard"])


@pytest.mark.rule("champions.nemesis.2", "champions.nemesis.4", "champions.nemesis.5")
@pytest.mark.parametrize("scenario", ["rhino", "klaw", "ultron"])
def test_a_card_brings_the_nemesis_set_of_its_player_into_the_game(scenario: str):
    game = champions(
        seat("Peter Parker"),
        seat("Tony Stark", dealt=["Shadow of the Past"]),
        at="8",
        scenario=scenario,
        encounter_deck=["Advance"],
    )
    assert (only(game, "Whiplash").zone, only(game, "Whiplash").seat) == ("engaged", 1)
    assert threat(game, "Imminent Overload") == 5
    backlash, whips = ["Electromagnetic Backlash"], ["Electric Whip Attack"] * 2
    assert sorted(pile(game, "encounter-deck")) == ["Advance", *whips, *backlash]
    assert zones(game, "Vulture") == ["nemesis"]
