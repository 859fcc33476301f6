"""Campaigns in tests: games joined a move before they end, and what the log makes of them."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.module import Lotr
from rulewright.games.lotr.tables.campaign import Log
from rulewright.games.lotr.tables.decks import POOL, STARTERS, Deck
from rulewright.games.lotr.tables.positions import write_position
from rulewright.kernel.state import State
from support.lotr import card, pass_until, seat

SPAWN = card("Ungoliant's Spawn", damage=8)
ENDINGS: dict[str, dict[str, object]] = {
    "passage-through-mirkwood": {"quest": "Don't Leave the Path!", "at": "6.8a"},
    "journey-along-the-anduin": {"quest": "Ambush on the Shore", "at": "6.8a"},
    "escape-from-dol-guldur": {"quest": {"name": "Out of the Dungeons", "progress": 6}, "at": "3.4"},
}


class FromPosition(Lotr):
    """A game of a campaign that is joined when it is almost over."""

    def begin(self, setup: dict, rng: int) -> State:
        return write_position(setup["position"], rng)


def join(log: Log, *seats: dict[str, object], seed: int = 0, **written: object) -> rw.Game:
    """The next game of the campaign in a written position; without one, a move before the victory."""
    position = {
        "proxies": True,
        "scenario": log.scenario,
        "encounter_deck": [],
        "seats": list(seats),
        **ENDINGS[log.scenario],
        **written,
    }
    return rw.Game(FromPosition(), {"scenario": log.scenario, "position": position}, seed)


def win(log: Log, *seats: dict[str, object], **written: object) -> None:
    """Win the next game of the campaign and record it. Aragorn strikes the last blow."""
    game = join(log, *seats, patient=True, **written)
    if game.decision is not None:
        game.play(0, "attack with Aragorn", "done")
        pass_until(game, "nothing")
    assert log.record(game)


def pair(**options: object) -> Log:
    """A campaign of two players with starter decks."""
    return Log.begin([STARTERS["leadership"], STARTERS["tactics"]], **options)


def built(name: str, heroes: list[str], copies: dict[int, list[str]]) -> Deck:
    """A deck written by titles: how many copies of which cards."""
    ids = {(card.name, card.kind == "hero"): card.id for card in POOL.values()}
    cards = {ids[title, False]: count for count, titles in copies.items() for title in titles}
    return Deck(name, tuple(ids[hero, True] for hero in heroes), cards)


GUARD = built(
    "guard",
    ["Aragorn", "Théodred", "Legolas"],
    {
        3: [
            "Steward of Gondor", "Faramir", "Sneak Attack", "Guard of the Citadel", "Snowbourn Scout",
            "Silverlode Archer", "Feint", "Gondorian Spearman", "Horseback Archer", "Veteran Axehand", "Beorn",
            "Gandalf",
        ],
        2: [
            "Celebrían's Stone", "Longbeard Orc Slayer", "Ever Vigilant", "Blade of Gondolin", "Dwarven Axe",
            "Quick Strike", "Swift Strike",
        ],
        1: ["For Gondor!"],
    },
)  # fmt: skip
COUNCIL = built(
    "council",
    ["Éowyn", "Denethor", "Glorfindel"],
    {
        3: [
            "Unexpected Courage", "A Test of Will", "The Galadhrim's Greeting", "Northern Tracker", "Gléowine",
            "Forest Snare", "Daughter of the Nimrodel", "Erebor Hammersmith", "Henamarth Riversong",
            "Miner of the Iron Hills", "Lore of Imladris", "Lórien's Wealth", "Radagast's Cunning",
            "Protector of Lórien", "Gandalf",
        ],
        2: ["Hasty Stroke", "The Favor of the Lady", "Secret Paths"],
        1: ["Self Preservation"],
    },
)  # fmt: skip
"""Two decks that go well together: one fights and pays, the other quests and heals."""

LEADERS = ["Aragorn", "Théodred", "Glóin"]
FIGHTERS = ["Gimli", "Legolas", "Thalin"]


def win_passage(log: Log, *, fallen: tuple[str, ...] = (), stage: str = "Don't Leave the Path!") -> None:
    """Win the first scenario with these heroes dead at its end."""
    alive = [[name for name in names if name not in fallen] for names in (LEADERS, FIGHTERS)]
    dead = [[name for name in names if name in fallen] for names in (LEADERS, FIGHTERS)]
    seats = [seat(heroes=alive[0], discard=dead[0], engaged=[SPAWN]), seat(heroes=alive[1], discard=dead[1])]
    if stage == "Beorn's Path":
        seats[0] = seat(heroes=[card("Aragorn", committed=True, exhausted=True), *alive[0][1:]], discard=dead[0])
        win(log, *seats, quest={"name": stage, "progress": 9}, at="3.4")
    else:
        win(log, *seats)


def lose(log: Log) -> bool:
    """Lose the next game and record it."""
    game = join(
        log, seat(heroes=["Aragorn"], discard=["Théodred"], threat=49), seat(heroes=["Gimli"], threat=49), at="7.3"
    )
    assert game.result.winners == ()
    return log.record(game)


def begin(log: Log) -> rw.Game:
    """The next game of the campaign at its first question."""
    return rw.new("lotr", seed=log.game_seed(), first=0, **log.setup())


def refused(action, *given: object) -> str:
    """The message with which the log refuses something."""
    with pytest.raises(rw.RulewrightError) as error:
        action(*given)
    return error.value.message
