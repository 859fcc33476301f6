"""Engaged enemies; guarded objectives; the copies of a card in a deck."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.printing import ally
from rulewright.games.lotr.vocabulary.words import ENEMY, IT, LOCATION, Action
from rulewright.kernel.effects.sequence import Choose
from rulewright.lcg.verbs import Discard
from support.lotr import card, lotr, offers, only, pass_until, seat, step, threat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])


def where(game: rw.Game, name: str) -> tuple[str, int | None, str | None]:
    piece = only(game, name)
    return piece.zone, piece.seat, piece.attached_to


@pytest.mark.rule("lotr.engaged.1")
@EDITIONS
def test_an_enemy_that_comes_into_a_play_area_is_engaged_however_it_comes(edition):
    game = lotr(
        seat(heroes=["Aragorn"], threat=0),
        seat(heroes=["Glóin", card("Gimli", resources=1), card("Théodred", resources=3)], hand=["Son of Arnor"]),
        staging=["Forest Spider", "King Spider", "Hummerhorns"],
        first=1,
        at="2.1",
        patient=True,
        edition=edition,
    )
    game.play("play Son of Arnor", "use Son of Arnor", "choose Hummerhorns")
    assert only(game, "Hummerhorns").zone == "engaged"
    game.choose("choose Gimli")
    pass_until(game, "engage")
    game.choose("decline")
    assert (game.decision.seat, offers(game)) == (0, ["engage Forest Spider", "engage King Spider", "decline"])
    game.choose("engage King Spider")
    pass_until(game, "engagement-check")
    game.choose("Forest Spider engages")
    assert [where(game, name)[:2] for name in ("Hummerhorns", "King Spider", "Forest Spider")] == [
        ("engaged", 1), ("engaged", 0), ("engaged", 1),
    ]  # fmt: skip
    pass_until(game, "enemy-attack")
    assert (game.decision.seat, sorted(offers(game))) == (
        1, ["resolve the attack of Forest Spider", "resolve the attack of Hummerhorns"],
    )  # fmt: skip


@pytest.mark.rule("lotr.engaged.2")
@EDITIONS
def test_engaged_enemies_do_not_count_for_the_threat_in_the_staging_area(edition):
    game = lotr(
        seat(engaged=["Ungoliant's Spawn"]), seat(heroes=["Legolas"], engaged=["East Bight Patrol"]),
        staging=["King Spider"], at="3.4", patient=True, edition=edition,
    )  # fmt: skip
    assert game.table()["staging_threat"] == 2
    assert game.table()["threat"] == [14, 11]


@pytest.mark.rule("lotr.engaged.3")
@EDITIONS
def test_each_engaged_enemy_attacks_once_in_the_combat_phase_and_no_other(edition):
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"], engaged=["Forest Spider", "Black Forest Bats"]),
        seat(heroes=["Legolas"], engaged=["King Spider"]),
        staging=["Ungoliant's Spawn"],
        at="6.3",
        edition=edition,
    )
    pass_until(game, "commit")
    attacks = [args[0][1] for message, _, args in game.entries() if message == "log-attacks"]
    faces = game.rules.catalogue.faces
    assert sorted(faces[face].name for face in attacks) == ["Black Forest Bats", "Forest Spider", "King Spider"]


@pytest.mark.rule("lotr.engaged.4")
@EDITIONS
def test_an_enemy_stays_engaged_round_after_round_until_it_is_destroyed(edition):
    game = lotr(
        seat(heroes=["Aragorn", card("Gimli", attachments=["Citadel Plate"])], engaged=["Forest Spider"]), at="1.1",
        patient=True, edition=edition,
    )  # fmt: skip
    for _ in range(2):
        here = game.table()["round"]
        while game.table()["round"] == here:
            game.choose(offers(game)[-1])
        assert where(game, "Forest Spider") == ("engaged", 0, None)
    pass_until(game, "attack")
    game.play("attack Forest Spider", "attack with Aragorn", "attack with Gimli", "done")
    pass_until(game, "attack")
    assert where(game, "Forest Spider") == ("encounter-discard", None, None)


@pytest.mark.rule("lotr.engaged.4")
def test_an_enemy_is_no_longer_engaged_with_a_player_once_it_lies_elsewhere():
    game = lotr(
        seat(heroes=[card("Aragorn", resources=3)], hand=["Son of Arnor"]),
        seat(heroes=["Legolas"], engaged=["Forest Spider"]),
        seat(heroes=["Gimli"], threat=49, engaged=["King Spider"]),
        at="2.1",
        patient=True,
    )
    game.play("play Son of Arnor", "use Son of Arnor", "choose Forest Spider")
    assert where(game, "Forest Spider")[:2] == ("engaged", 0)
    while step(game) != "7.4":
        game.choose(offers(game)[0] if game.decision.kind == "assign" else offers(game)[-1])
    assert game.table()["eliminated"] == [False, False, True]
    assert where(game, "King Spider") == ("staging", None, None)


def key(guard: object) -> dict[str, object]:
    return card("Shadow Key", attachments=[guard])


def dol_guldur(*seats: dict[str, object], **written: object) -> rw.Game:
    return lotr(*seats, **{"patient": True, **written})


@pytest.mark.rule("lotr.guarded.2")
def test_a_guarded_objective_that_is_revealed_gets_the_next_card_revealed_as_its_guard():
    game = dol_guldur(
        seat(heroes=["Aragorn", "Gimli"]), encounter_deck=["Shadow Key", "King Spider", "Forest Gate"], at="3.3"
    )
    assert (game.decision.kind, offers(game)) == ("target", ["choose Aragorn", "choose Gimli"])
    game.choose("choose Gimli")
    assert only(game, "Gimli").exhausted
    assert where(game, "Shadow Key") == ("staging", None, None)
    assert where(game, "King Spider") == ("staging", None, "Shadow Key")
    assert (game.decision.kind, zones(game, "Forest Gate")) == ("action", ["encounter-deck"])


@pytest.mark.rule("lotr.guarded.2")
def test_a_guard_is_revealed_with_its_keywords():
    game = dol_guldur(
        seat(), encounter_deck=["Shadow Key", "Endless Caverns", "Forest Gate", "Enchanted Stream"], at="3.3"
    )
    assert where(game, "Endless Caverns") == ("staging", None, "Shadow Key")
    assert threat(game) == 13
    assert where(game, "Forest Gate") == ("staging", None, None)
    assert zones(game, "Enchanted Stream") == ["encounter-deck"]


@pytest.mark.rule("lotr.guarded.2")
@pytest.mark.parametrize("seed", [1, 4, 5])
def test_the_objectives_of_dol_guldur_are_guarded_in_setup(seed):
    """In these games no guard surges: one card is revealed for each objective, and treacheries do not stay."""
    game = rw.new("lotr", scenario="escape-from-dol-guldur", decks=["tactics"], seed=seed)
    while game.table()["phase"] == "setup":
        game.choose(0)
    treasures = ("Gandalf's Map", "Dungeon Torch", "Shadow Key")
    faces = game.rules.catalogue.faces
    revealed = [faces[arguments[0][1]] for message, _, arguments in game.entries() if message == "log-revealed"]
    titles = {info.name for info in rw.cards("lotr")}
    staged = [piece for name in titles for piece in game.look(name) if piece.zone == "staging"]
    assert sorted((piece.attached_to, piece.name) for piece in staged if piece.attached_to) == sorted(
        (treasure, face.name)
        for treasure, face in zip(treasures, revealed, strict=True)
        if face.kind in ("enemy", "location")
    )
    assert [zones(game, name) for name in treasures] == [["staging"]] * 3


@pytest.mark.rule("lotr.guarded.3")
def test_a_guarded_card_is_no_guard_and_gets_a_guard_of_its_own():
    deck = ["Shadow Key", "Dungeon Torch", "Forest Gate", "Forest Spider", "Enchanted Stream"]
    game = dol_guldur(seat(), encounter_deck=deck, at="3.3")
    assert [where(game, name) for name in deck] == [
        ("staging", None, None),
        ("staging", None, None),
        ("staging", None, "Shadow Key"),
        ("staging", None, "Dungeon Torch"),
        ("encounter-deck", None, None),
    ]


@pytest.mark.rule("lotr.guarded.4")
@EDITIONS
def test_guards_count_for_the_threat_while_they_lie_in_the_staging_area(edition):
    game = dol_guldur(
        seat(), staging=[key("Black Forest Bats"), card("Dungeon Torch", attachments=["Forest Gate"])], at="4.1",
        edition=edition,
    )  # fmt: skip
    assert game.table()["staging_threat"] == 3
    game.choose("travel to Forest Gate")
    assert game.table()["staging_threat"] == 1
    pass_until(game, "engage")
    game.choose("engage Black Forest Bats")
    assert game.table()["staging_threat"] == 0


@pytest.mark.rule("lotr.guarded.5", "lotr.guarded.6", "lotr.guarded.7", "lotr.guarded.8")
@EDITIONS
def test_an_objective_cannot_be_claimed_until_its_guard_is_defeated_and_waits_in_the_staging_area(edition):
    game = dol_guldur(
        seat(heroes=["Aragorn", "Gimli"], threat=20), staging=[key("Black Forest Bats")], at="3.4+", edition=edition
    )
    assert offers(game) == ["pass"]
    pass_until(game, "engage")
    game.choose("engage Black Forest Bats")
    assert (where(game, "Black Forest Bats"), offers(game)) == (("engaged", 0, "Shadow Key"), ["pass"])
    pass_until(game, "attack")
    game.play("attack Black Forest Bats", "attack with Aragorn", "done", "pass", "pass")
    assert zones(game, "Black Forest Bats") == ["encounter-discard"]
    assert where(game, "Shadow Key") == ("staging", None, None)
    assert offers(game) == ["use Shadow Key", "pass"]
    pass_until(game, "commit")
    assert (game.table()["round"], where(game, "Shadow Key")) == (2, ("staging", None, None))
    game.choose("done")
    before = threat(game)
    game.play("use Shadow Key", "choose Gimli")
    assert where(game, "Shadow Key") == ("play", 0, "Gimli")
    assert threat(game) == before + 2


BANISH = ally(
    "Banish", Action(Choose(ENEMY), Discard(IT)), Action(Choose(LOCATION), Discard(IT)),
    number=901, copies=1, cost=1, stats=(1, 1, 1, 2), traits="Scout.",
)  # fmt: skip


@pytest.mark.rule("lotr.guarded.8", "lotr.guarded.9")
@pytest.mark.parametrize("guard", ["King Spider", "Forest Gate"])
def test_a_card_effect_that_takes_the_guard_out_of_play_deals_with_it(guard):
    game = dol_guldur(seat(allies=["Banish"]), staging=[key(guard)], at="3.1+", extra=(BANISH,))
    assert offers(game) == ["use Banish", "pass"]
    game.play("use Banish", f"choose {guard}")
    assert where(game, guard) == ("encounter-discard", None, None)
    assert "use Shadow Key" in offers(game)


@pytest.mark.rule("lotr.guarded.9", "lotr.guarded.5")
@EDITIONS
def test_a_guarding_location_is_dealt_with_when_it_is_explored(edition):
    game = dol_guldur(seat(heroes=["Aragorn", "Gimli"]), staging=[key("Enchanted Stream")], at="4.1", edition=edition)
    game.choose("travel to Enchanted Stream")
    assert (where(game, "Enchanted Stream"), offers(game)) == (("active-location", None, "Shadow Key"), ["pass"])
    pass_until(game, "commit")
    game.play("commit Gimli", "done", "pass", "pass")
    assert (zones(game, "Enchanted Stream"), offers(game)) == (["encounter-discard"], ["use Shadow Key", "pass"])


@pytest.mark.rule("lotr.guarded.10")
def test_a_treachery_drawn_as_a_guard_is_dealt_with_when_it_is_resolved():
    deck = ["Shadow Key", "Eyes of the Forest", "Forest Gate"]
    game = dol_guldur(seat(hand=["Feint"]), encounter_deck=deck, at="3.3")
    assert (zones(game, "Feint"), zones(game, "Eyes of the Forest")) == (["discard"], ["encounter-discard"])
    assert zones(game, "Forest Gate") == ["encounter-deck"]
    assert offers(game) == ["use Shadow Key", "pass"]


@pytest.mark.rule("lotr.guarded.10")
def test_a_treachery_drawn_as_a_guard_is_dealt_with_when_it_is_cancelled():
    deck = ["Shadow Key", "Eyes of the Forest", "Forest Gate"]
    game = dol_guldur(
        seat(heroes=[card("Éowyn", resources=1)], hand=["A Test of Will", "Feint"]), encounter_deck=deck, at="3.3"
    )
    game.choose("play A Test of Will")
    assert (zones(game, "Feint"), zones(game, "Eyes of the Forest")) == (["hand"], ["encounter-discard"])
    assert (zones(game, "Forest Gate"), "use Shadow Key" in offers(game)) == (["encounter-deck"], True)


@pytest.mark.rule("lotr.deckbuilding.4")
def test_a_deck_may_have_three_copies_of_a_title_and_not_four():
    allies = {f"010{number}": 3 for number in range(13, 30)}

    def deck(gandalfs: int) -> dict[str, object]:
        return {"name": "Ours", "heroes": ["01001", "01002", "01004"], "cards": {**allies, "01073": gandalfs}}

    game = rw.new("lotr", decks=[deck(3)])
    assert len(game.look("Gandalf")) == 3
    with pytest.raises(rw.RulewrightError) as refused:
        rw.new("lotr", decks=[deck(4)])
    assert (refused.value.message, refused.value.details) == ("error-too-many-copies", {"name": "Gandalf", "number": 4})
