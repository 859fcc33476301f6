"""An observation tells what the view tells, and nothing that is hidden from the seat."""

from __future__ import annotations

import numpy as np
import pytest

import rulewright as rw
from rulewright.envs.observations import GENERAL, Observer, lists
from rulewright.envs.tables import Table
from support.doors import DOORS, Door, walk
from support.lotr import card, lotr, seat


class FromView:
    """The numbers of the pieces, zones, players and the question, read off the view of a seat."""

    def __init__(self, observer: Observer, game: rw.Game, person: int) -> None:
        self.lists = observer.lists
        self.titles = {game.module.teller.title(name, "en"): i for i, name in enumerate(self.lists.titles) if name}
        self.parts = observer.split(np.zeros(observer.size, np.int16))
        view = game.view(person)
        for name, content in view["zones"].items():
            self.zone(name, content)
        for player in view["players"]:
            number = player["seat"]
            self.parts["players"][number] = [player[dial] for dial in self.lists.dials]
            for name, content in player.items():
                if isinstance(content, dict | list):
                    self.zone(f"{name} {number}", content)
        self.question(view["decision"], person, game.decision)

    def zone(self, name: str, content: dict | list) -> None:
        number = self.lists.zones.index(name)
        pieces = content["known"] if isinstance(content, dict) else content
        self.parts["zones"][number] = content["count"] if isinstance(content, dict) else len(content)
        for piece in pieces:
            if piece["id"] is not None:
                self.parts["pieces"][piece["id"]] = self.row(piece, number + 1)

    def row(self, piece: dict, zone: int) -> list[int]:
        row = dict.fromkeys(self.lists.columns, 0)
        row |= {"zone": zone, "host": piece.get("attached_to", -1) + 1, "at": piece.get("at", -1) + 1}
        if "card" not in piece:
            return [*(row | {"shown": 3, "back": self.lists.backs.index(piece["back"])}).values()]
        row |= {"shown": 2 if piece["card"] is None else 1, "card": self.lists.cards.index(piece["card"] or "")}
        row |= {"title": self.titles[piece["name"]], "controller": piece.get("controller", -1) + 1}
        row |= {"exhausted": int(piece.get("exhausted", False))}
        tokens = [piece.get("tokens", {}).get(token, 0) for token in self.lists.tokens]
        values = [piece["values"].get(stat, 0) for stat in self.lists.stats]
        return [*[*row.values()][: len(GENERAL)], *tokens, *values]

    def question(self, asked: dict | None, person: int, decision: rw.Decision | None) -> None:
        if asked is None:
            return
        self.parts["asked"][0] = asked["seat"] + 1
        if asked["seat"] == person:
            self.parts["asked"][1:] = decision.player + 1, self.lists.clauses.index(asked["rule"])
            self.parts["pieces"][asked["about"], GENERAL.index("about")] = 1
            self.parts["pieces"][asked["picked"], GENERAL.index("picked")] = 1


@pytest.mark.timeout(900)
@pytest.mark.parametrize("door", DOORS, ids=str)
def test_an_observation_tells_what_the_view_tells(door: Door, long_run: bool):
    for seed in range(3 if long_run else 1):
        game = door.new(seed)
        observer = Observer(game)
        for position in walk(game, seed, 0.5 if long_run else 0.1):
            for person in range(position.state.people):
                seen = observer.split(observer.observe(position, person))
                told = FromView(observer, position, person).parts
                for part in ("zones", "players", "asked", "pieces"):
                    assert np.array_equal(seen[part], told[part]), part
                assert seen["table"].tolist() == position.state.table


@pytest.mark.timeout(900)
@pytest.mark.parametrize("door", DOORS, ids=str)
def test_what_is_hidden_changes_neither_observation_nor_mask(door: Door, long_run: bool):
    table, changed = Table(door.game, door.setup), 0
    for seed in range(3 if long_run else 1):
        for position in walk(door.new(seed), seed, 0.3 if long_run else 0.12):
            for person in range(position.state.people):
                imagined = position.determinize(person, seed)
                changed += imagined.state.card != position.state.card
                seen, told = table.seen(position, person), table.seen(imagined, person)
                assert seen["observation"].tobytes() == told["observation"].tobytes()
                assert seen["action_mask"].tobytes() == told["action_mask"].tobytes()
    assert changed > 0


def test_a_row_tells_a_card():
    game = lotr(
        seat(heroes=[card("Aragorn", damage=2, exhausted=True, attachments=["Steward of Gondor"])], hand=["Gandalf"]),
        seat(heroes=["Legolas"], hand=["Feint"]),
        at="2.2",
    )
    observer, numbers = Observer(game), lists("lotr")
    pieces = {person: observer.split(observer.observe(game, person))["pieces"] for person in (0, 1)}
    row = dict(zip(numbers.columns, pieces[1][game.look("Aragorn")[0].id].tolist(), strict=True))
    assert numbers.titles[row["title"]] == "Aragorn"
    assert numbers.zones[row["zone"] - 1] == "play 0"
    assert [row[name] for name in ("shown", "token damage", "exhausted", "controller", "value attack")] == [
        1,
        2,
        1,
        1,
        3,
    ]
    steward = dict(zip(numbers.columns, pieces[1][game.look("Steward of Gondor")[0].id].tolist(), strict=True))
    assert steward["host"] == game.look("Aragorn")[0].id + 1
    gandalf = game.look("Gandalf")[0].id
    assert numbers.titles[pieces[0][gandalf][GENERAL.index("title")]] == "Gandalf"
    assert not pieces[1][gandalf].any()


def test_observations_of_every_setup_of_a_game_are_of_one_size():
    for game in ("lotr", "wotr", "champions", "meq"):
        assert len({Observer(door.new(0)).size for door in DOORS if door.game == game}) == 1
