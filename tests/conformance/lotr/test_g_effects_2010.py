"""Card effects, lasting effects, control and play areas, as the book of 2010 tells them."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from rulewright.games.lotr.events import COMMITS
from rulewright.games.lotr.rulebook import all_cards
from rulewright.games.lotr.vocabulary.printing import ally
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import CHARACTER, ENEMY, IT, LOCATION, THIS, Action, Forced, on
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Gets
from support.lotr import card, lotr, offers, only, pass_until, seat, step, threat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])


def bard(name: str, number: int, *abilities) -> object:
    """An ally with these texts."""
    return ally(name, *abilities, number=number, copies=1, cost=1, stats=(1, 1, 1, 2), traits="Bard.")


def categories(*backs: str, edition: str) -> Counter[str]:
    """How many texts of each category are printed on the cards with these backs, keywords by the card."""
    found: Counter[str] = Counter()
    for printed in all_cards(edition):
        if printed.back in backs and printed.number <= 128:
            for face in printed.faces:
                found.update(getattr(ability, "label", "") or "constant" for ability in face.abilities)
                found.update(["keyword"] if face.keywords or face.stats.get("victory") else [])
    return found


@EDITIONS
@pytest.mark.rule("lotr.rop2010-card-effects.1")
def test_player_cards_have_constant_effects_actions_responses_and_keywords_and_could_have_forced_ones(edition):
    assert categories("player", edition=edition) == {"constant": 16, "action": 37, "response": 23, "keyword": 10}
    weary = bard("Weary Bard", 901, Forced(RaiseThreat(1), after=on(COMMITS, THIS)))
    game = lotr(seat(allies=["Weary Bard"]), at="3.2", edition=edition, extra=(weary,), patient=True)
    game.play("commit Weary Bard", "done")
    assert (threat(game), game.decision.kind) == (12 + 1, "action")


@EDITIONS
@pytest.mark.rule("lotr.rop2010-card-effects.2")
def test_quest_and_encounter_cards_have_the_six_categories_of_effects(edition):
    """Beside these stand what players may do with them (actions, responses) and the setup of the first stages."""
    assert categories("encounter", "quest", edition=edition) == {
        "constant": 18, "forced": 18, "when-revealed": 19, "shadow": 17, "travel": 3, "keyword": 13,
        "action": 3, "response": 4, "setup": 3,
    }  # fmt: skip


@EDITIONS
@pytest.mark.rule("lotr.rop2010-actions.1", "lotr.rop2010-actions.2", "lotr.rop2010-in-play-and-out-of-play.2")
def test_an_action_needs_its_card_in_play_and_an_event_is_an_action_from_the_hand(edition):
    out = lotr(
        seat(
            heroes=[card("Aragorn", resources=1)],
            allies=["Guard of the Citadel"],
            hand=["Faramir", "Ever Vigilant"],
            deck=["Gléowine"],
            discard=["Faramir", "Ever Vigilant"],
        ),
        at="3.1",
        edition=edition,
        patient=True,
    )
    assert offers(out) == ["pass"], "no ally is exhausted, and Faramir is not in play"
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=1)],
            allies=["Faramir", card("Guard of the Citadel", exhausted=True)],
            hand=["Ever Vigilant"],
        ),
        at="3.1",
        edition=edition,
        patient=True,
    )
    assert offers(game) == ["use Faramir", "play Ever Vigilant", "pass"]
    game.play("play Ever Vigilant", "choose Guard of the Citadel")
    assert (zones(game, "Ever Vigilant"), only(game, "Guard of the Citadel").exhausted) == (["discard"], False)


@EDITIONS
@pytest.mark.rule("lotr.rop2010-responses.2", "lotr.rop2010-actions.1")
def test_a_response_needs_its_card_in_play_unless_it_is_an_event_or_says_otherwise(edition):
    game = lotr(
        seat(
            heroes=[card("Gimli", damage=4), card("Aragorn", resources=1)],
            allies=["Snowbourn Scout"],
            hand=["Brok Ironfist", "Valiant Sacrifice", "Horn of Gondor", "Northern Tracker"],
            deck=["Gandalf"] * 2,
            engaged=["King Spider"],
        ),
        at="6.4a",
        edition=edition,
    )
    ally_dies = game.clone()
    ally_dies.choose("defend with Snowbourn Scout")
    assert offers(ally_dies) == ["play Valiant Sacrifice", "pass"], "Horn of Gondor is not in play"
    ally_dies.choose("play Valiant Sacrifice")
    assert zones(ally_dies, "Gandalf") == ["hand"] * 2
    game.choose("defend with Gimli")
    assert zones(game, "Gimli") == ["discard"]
    assert offers(game) == ["use Brok Ironfist", "pass"], "a response that says it works from the hand"
    game.choose("use Brok Ironfist")
    assert zones(game, "Brok Ironfist") == ["play"]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-forced-and-when-revealed.1")
def test_the_forced_effect_of_marsh_adder_resolves_every_time_it_attacks(edition):
    game = lotr(
        seat(heroes=[card("Aragorn", attachments=["Citadel Plate"])], engaged=["Marsh Adder"], threat=20),
        at="6.3",
        edition=edition,
        patient=True,
    )
    for number in (1, 2):
        pass_until(game, "enemy-attack")
        before = threat(game)
        game.choose("resolve the attack of Marsh Adder")
        assert (game.table()["round"], threat(game) - before, game.decision.kind) == (number, 1, "action")
        pass_until(game, "defend")
        game.choose("defend with Aragorn")


@EDITIONS
@pytest.mark.rule("lotr.rop2010-forced-and-when-revealed.3", "lotr.rop2010-shadow-effects.1")
def test_a_shadow_card_brings_its_shadow_effect_and_not_its_when_revealed_effect(edition):
    """Dol Guldur Orcs: 2 damage to a character when revealed; as a shadow +1 attack, +3 if undefended."""
    orcs = "Dol Guldur Orcs"
    shadow = lotr(
        seat(heroes=["Aragorn", card("Théodred", committed=True)], engaged=[card("King Spider", shadow=[orcs])]),
        at="6.3",
        edition=edition,
    )
    shadow.choose("defend with Aragorn")
    assert only(shadow, "Aragorn").tokens.get("damage", 0) == 3 + 1 - 2
    assert only(shadow, "Théodred").tokens.get("damage", 0) == 0
    revealed = lotr(
        seat(heroes=["Aragorn", card("Théodred", committed=True, exhausted=True)], engaged=["King Spider"]),
        encounter_deck=[orcs],
        at="3.3",
        edition=edition,
        patient=True,
    )
    pass_until(revealed, "action")
    assert only(revealed, "Théodred").tokens["damage"] == 2
    assert only(revealed, "King Spider").value("attack") == 3
    engaged = lotr(seat(heroes=["Aragorn"], engaged=[orcs]), at="6.3", edition=edition)
    engaged.choose("defend with Aragorn")
    assert only(engaged, "Aragorn").tokens.get("damage", 0) == 0, "2 attack, 2 defense, no bonus of its own"


WEAKEN = bard("Weakener", 902, Action(Choose(CHARACTER), Until("phase", Gets(IT, "willpower", -3))))
PRAISE = bard("Praiser", 903, Action(Choose(CHARACTER), Until("phase", Gets(IT, "willpower", 2))))
CURSE = bard("Curser", 904, Action(Choose(ENEMY), Until("round", Gets(IT, "attack", -9))))
PATH = bard("Pathfinder", 905, Action(Choose(LOCATION), Until("phase", Gets(IT, "threat", -9))))
BARDS = (WEAKEN, PRAISE, CURSE, PATH)


@EDITIONS
@pytest.mark.rule("lotr.rop2010-lasting-effects.2", "lotr.rop2010-lasting-effects.3", "lotr.rop2010-lasting-effects.5")
@pytest.mark.parametrize(
    ("order", "seen"),
    [
        (["Weakener", "Praiser", "Praiser"], [0, 1, 3]),
        (["Praiser", "Weakener", "Praiser"], [4, 1, 3]),
        (["Praiser", "Praiser", "Weakener"], [4, 6, 3]),
        (["Weakener", "Weakener", "Praiser"], [0, 0, 0]),
    ],
)
def test_lasting_effects_on_one_card_add_up_in_any_order_from_the_printed_value(edition, order, seen):
    game = lotr(seat(allies=["Weakener", "Praiser"]), at="3.1", edition=edition, extra=BARDS, patient=True)
    values = []
    for name in order:
        game.play(f"use {name}", "choose Aragorn")
        values.append(only(game, "Aragorn").value("willpower"))
    assert values == seen
    game.choose("pass")
    while game.table()["phase"] == "quest":
        game.choose(offers(game)[-1])
    assert only(game, "Aragorn").value("willpower") == 2


@EDITIONS
@pytest.mark.rule("lotr.rop2010-lasting-effects.4")
def test_no_characteristic_of_a_character_enemy_or_location_falls_below_zero(edition):
    game = lotr(
        seat(allies=["Weakener", "Curser", "Pathfinder"]),
        staging=["King Spider", "Forest Gate"],
        at="3.1",
        edition=edition,
        extra=BARDS,
        patient=True,
    )
    for who, what in (
        ("Weakener", "Aragorn"), ("Weakener", "Pathfinder"), ("Curser", "King Spider"), ("Pathfinder", "Forest Gate"),
    ):  # fmt: skip
        game.play(f"use {who}", f"choose {what}")
    seen = [("Aragorn", "willpower"), ("Pathfinder", "willpower"), ("King Spider", "attack"), ("Forest Gate", "threat")]
    assert [only(game, name).value(stat) for name, stat in seen] == [0, 0, 0, 0]
    assert game.table()["staging_threat"] == 2 + 0


@pytest.mark.rule("lotr.rop2010-lasting-effects.1", "lotr.rop2010-lasting-effects.2")
def test_classic_effects_for_a_time_and_permanent_ones_work_on_a_card_together():
    stone = card("Aragorn", attachments=["Celebrían's Stone"])
    game = lotr(
        seat(heroes=[stone], allies=["Praiser"], threat=10), at="3.1", edition="classic", extra=BARDS, patient=True
    )
    assert only(game, "Aragorn").value("willpower") == 2 + 2
    game.play("use Praiser", "choose Aragorn")
    assert only(game, "Aragorn").value("willpower") == 2 + 2 + 2
    while game.table()["phase"] == "quest":
        game.choose(offers(game)[-1])
    assert only(game, "Aragorn").value("willpower") == 2 + 2, "the time is over, the permanent one stays"
    while game.table()["round"] == 1:
        game.choose(offers(game)[-1])
    assert only(game, "Aragorn").value("willpower") == 2 + 2


@EDITIONS
@pytest.mark.rule("lotr.rop2010-control-and-ownership.1", "lotr.rop2010-setup.1")
def test_a_player_owns_heroes_and_deck_and_setup_shuffles_no_hero_and_no_quest_card_into_a_deck(edition):
    game = rw.new("lotr", decks=["leadership", "tactics"], edition=edition, first=0, seed=1)
    kinds: dict[str, set[str]] = {}
    for name in {info.name for info in rw.cards("lotr")}:
        for piece in game.look(name):
            kinds.setdefault(piece.zone, set()).add(piece.kind)
            player = piece.zone in ("play", "hand", "deck")
            assert piece.owner == (piece.seat if player else None)
    assert kinds == {
        "play": {"hero"},
        "hand": kinds["hand"],
        "deck": {"ally", "attachment", "event"},
        "encounter-deck": {"enemy", "location", "treachery"},
        "quest-deck": {"quest"},
    }
    assert "hero" not in kinds["hand"]
    assert sorted(piece.owner for name in ("Aragorn", "Théodred", "Glóin") for piece in game.look(name)) == [0, 0, 0]
    assert sorted(piece.owner for name in ("Gimli", "Legolas", "Thalin") for piece in game.look(name)) == [1, 1, 1]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-control-and-ownership.2", "lotr.rop2010-control-and-ownership.3")
def test_an_ally_enters_the_own_area_only_and_an_attachment_goes_on_anybodys_character(edition):
    game = lotr(
        seat(heroes=[card("Éowyn", resources=4)], hand=["Wandering Took", "Unexpected Courage"], threat=30),
        seat(heroes=["Gimli"], allies=["Veteran Axehand"], threat=20),
        at="2.2",
        edition=edition,
        patient=True,
    )
    game.choose("play Wandering Took")
    while game.decision.kind == "pay":
        game.choose("pay with Éowyn")
    assert (game.decision.kind, only(game, "Wandering Took").seat) == ("action", 0), "nobody asks for a play area"
    game.choose("pass")
    game.choose("play Unexpected Courage")
    assert offers(game) == ["attach to Éowyn", "attach to Gimli"]
    game.choose("attach to Gimli")
    assert (only(game, "Unexpected Courage").attached_to, only(game, "Unexpected Courage").seat) == ("Gimli", 1)
    game.choose("pass")
    took = only(game, "Wandering Took")
    assert (took.owner, took.controller) == (0, 0)
    game.choose("use Wandering Took")
    pass_until(game, "action")
    assert (took.owner, took.controller, took.seat) == (0, 1, 1)
    assert game.table()["threat"] == [27, 23]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-control-and-ownership.3")
def test_an_attachment_for_characters_may_be_played_on_anybodys_ally(edition):
    game = lotr(
        seat(heroes=[card("Beravor", resources=3)], hand=["Self Preservation"]),
        seat(heroes=["Gimli"], allies=["Veteran Axehand"]),
        at="2.2",
        edition=edition,
    )
    game.choose("play Self Preservation")
    assert offers(game) == ["attach to Beravor", "attach to Gimli", "attach to Veteran Axehand"]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-in-play-and-out-of-play.1", "lotr.rop2010-in-play-and-out-of-play.2")
def test_effects_reach_play_areas_staging_area_and_engaged_enemies_and_nothing_out_of_play(edition):
    """Longbeard Orc Slayer hurts every Orc, Gandalf's 4 damage may go to any enemy: those in play."""
    orcs = "Dol Guldur Orcs"
    game = lotr(
        seat(heroes=[card("Aragorn", resources=4)], hand=["Longbeard Orc Slayer"], engaged=[orcs]),
        seat(heroes=["Gimli"], engaged=[orcs]),
        staging=[orcs],
        encounter_deck=[orcs],
        encounter_discard=[orcs],
        at="2.2",
        edition=edition,
    )
    game.play("play Longbeard Orc Slayer", "use Longbeard Orc Slayer")
    assert Counter((piece.zone, piece.tokens.get("damage", 0)) for piece in game.look(orcs)) == {
        ("engaged", 1): 2, ("staging", 1): 1, ("encounter-deck", 0): 1, ("encounter-discard", 0): 1,
    }  # fmt: skip
    team = lotr(
        seat(heroes=["Aragorn"], allies=["Praiser"], hand=["Faramir"], discard=["Glóin"], engaged=["King Spider"]),
        at="3.1",
        edition=edition,
        extra=BARDS,
        patient=True,
    )
    team.choose("use Praiser")
    assert offers(team) == ["choose Aragorn", "choose Praiser"]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-in-play-and-out-of-play.1")
def test_the_current_quest_card_is_in_play_and_the_later_ones_are_not(edition):
    game = lotr(
        seat(heroes=["Aragorn"]), scenario="journey-along-the-anduin", quest="Anduin Passage", at="3.3",
        encounter_deck=["Forest Gate"] * 3, edition=edition, patient=True,
    )  # fmt: skip
    assert zones(game, "Forest Gate") == ["staging"] * 2 + ["encounter-deck"], "Anduin Passage adds a card"
    assert (zones(game, "Anduin Passage"), zones(game, "Ambush on the Shore")) == (["quest"], ["quest-deck"])
    assert step(game) == "3.3", "the text of Ambush on the Shore, that no card is revealed, has no effect yet"


@pytest.mark.rule("lotr.rop2010-running-out-of-cards.1")
@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_an_empty_encounter_deck_is_reshuffled_in_the_quest_phase_and_not_for_shadow_cards(edition):
    pile = ["Forest Gate", "Old Forest Road"]
    quest = lotr(seat(), encounter_discard=pile, at="3.3", edition=edition, patient=True)
    assert sorted(zones(quest, pile[0]) + zones(quest, pile[1])) == ["encounter-deck", "staging"]
    combat = lotr(seat(engaged=["King Spider"]), encounter_discard=pile, at="6.2", edition=edition, patient=True)
    assert zones(combat, pile[0]) + zones(combat, pile[1]) == ["encounter-discard"] * 2
    assert combat.view()["zones"]["shadow"] == []
    empty = lotr(seat(), at="3.3", edition=edition, patient=True)
    assert (step(empty), empty.view()["zones"]["staging"]) == ("3.3", [])
