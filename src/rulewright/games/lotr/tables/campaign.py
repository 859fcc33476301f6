"""Campaigns: three scenarios in a row, with a log that is kept on disk.

Modes: `campaign` and `expert` of the revised book (campaign cards, boons and burdens, fallen heroes, replacements and
their price; expert keeps damage between scenarios), `run` and `nightmare` of the classic one (the same heroes and
decks through all scenarios with their scores added; in a nightmare threat, damage and decks carry over).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Self

import msgspec

from rulewright.games.lotr.cards import PACKS
from rulewright.games.lotr.table import DAMAGE, DECK, PLAY, QUEST, THREAT
from rulewright.games.lotr.tables.decks import POOL, Deck, check, distinct_heroes
from rulewright.games.lotr.tables.setup_input import LogInput
from rulewright.kernel.chance import roll
from rulewright.kernel.errors import whole
from rulewright.kernel.game import Game, Json, RulewrightError, Setup
from rulewright.kernel.places import attachments, in_play
from rulewright.kernel.setup_input import checked, no_card, parsed, wrong

FORMAT = 1
MOST_SEED = (1 << 110) - 1
"""So that the seed of every attempt has at most 128 bits."""
DIFFICULTIES = ("standard", "easy")
MODES = ("campaign", "expert", "run", "nightmare")
ORDER = ("passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur")


@dataclass
class Player:
    """One player of the campaign: the deck as it is now, heroes included."""

    name: str
    heroes: list[str]
    cards: dict[str, int]
    deck: str = ""

    def built(self) -> Deck:
        """The deck to play with."""
        return Deck(self.deck, tuple(self.heroes), self.cards)


def check_log(log: LogInput) -> None:
    """RulewrightError for the first thing in a log that cannot be so."""
    if {len(log.penalties), len(log.boons)} != {len(log.players)}:
        raise RulewrightError("error-campaign-shape", where="players, penalties, boons")
    for i, player in enumerate(log.players):
        for card in (*player.heroes, *player.cards):
            where = f"players.{i}.{'heroes' if card in player.heroes else 'cards'}"
            if card not in POOL:
                raise wrong("campaign", where, "input-card", name=card)
            if (POOL[card].kind == "hero") != (card in player.heroes):
                raise wrong("campaign", where, "input-kind", name=POOL[card].name)
    titles = {card.name for card in PACKS.cards()}
    for where, title in named(log):
        if title not in titles:
            raise no_card("campaign", where, title, titles)
    if [done.scenario for done in log.completed] != [*ORDER[: len(log.completed)]]:
        raise wrong("campaign", "completed", "input-one-of", name="completed", known=", ".join(ORDER))


def named(log: LogInput) -> Iterator[tuple[str, str]]:
    """The titles of cards in a log, and where they stand."""
    lists: dict[str, Iterable[str]] = {
        "fallen": log.fallen,
        "burdens": log.burdens,
        "healed": log.healed,
        "damage": log.damage,
    }
    lists |= {f"boons.{i}": boons for i, boons in enumerate(log.boons)}
    lists |= {f"left_out.{i}": boons for i, boons in enumerate(log.left_out)}
    lists |= {f"permanents.{hero}": [hero, *titles] for hero, titles in log.permanents.items()}
    lists["prisoner"] = [log.prisoner] if log.prisoner else []
    for where, titles in lists.items():
        for i, title in enumerate(titles):
            yield f"{where}.{i}", title


@dataclass
class Log:
    """The campaign log: everything that later scenarios must know."""

    mode: str
    players: list[Player]
    seed: int = 0
    fallen: list[str] = field(default_factory=list)
    penalties: list[int] = field(default_factory=list)
    boons: list[list[str]] = field(default_factory=list)
    left_out: list[list[str]] = field(default_factory=list)
    """Boons that a player has earned but plays without."""
    burdens: list[str] = field(default_factory=list)
    permanents: dict[str, list[str]] = field(default_factory=dict)
    prisoner: str = ""
    damage: dict[str, int] = field(default_factory=dict)
    threat: list[int] = field(default_factory=list)
    swapped: list[int] = field(default_factory=list)
    healed: list[str] = field(default_factory=list)
    completed: list[dict[str, str | int]] = field(default_factory=list)
    attempts: int = 0
    notes: list[str] = field(default_factory=list)
    difficulty: str = DIFFICULTIES[0]

    # ---- reading and writing

    @classmethod
    def begin(
        cls,
        decks: list[Deck],
        mode: str = MODES[0],
        seed: int = 0,
        names: list[str] | None = None,
        difficulty: str = DIFFICULTIES[0],
    ) -> Self:
        """A new campaign. RulewrightError when a deck is not legal or two players want the same hero."""
        if mode not in MODES:
            raise RulewrightError("error-option-value", name="mode", value=mode, known=", ".join(MODES))
        if difficulty not in DIFFICULTIES:
            known = ", ".join(DIFFICULTIES)
            raise RulewrightError("error-option-value", name="difficulty", value=difficulty, known=known)
        whole("seed", seed, 0, MOST_SEED)
        for deck in decks:
            check(deck)
        distinct_heroes(decks)
        players = [
            Player(names[i] if names else f"Player {i + 1}", list(deck.heroes), dict(deck.cards), deck.name)
            for i, deck in enumerate(decks)
        ]
        log = cls(mode, players, seed, penalties=[0] * len(players), difficulty=difficulty)
        log.boons, log.left_out = [[] for _ in players], [[] for _ in players]
        return log

    def text(self) -> str:
        """The log as it is written to disk."""
        return json.dumps({"format": FORMAT, **asdict(self)}, ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def read(cls, text: str) -> Self:
        """The log that a file tells of. RulewrightError says what is wrong; nothing is changed."""
        data = parsed("campaign", text, "error-campaign-not-json")
        if not isinstance(data, dict) or "format" not in data or "players" not in data:
            raise RulewrightError("error-campaign-shape", where="format, players")
        if not isinstance(data["format"], int) or data["format"] > FORMAT:
            raise RulewrightError("error-campaign-newer", version=str(data["format"]))
        given = {key: value for key, value in data.items() if key != "format"}
        for name, known in (("mode", MODES), ("difficulty", DIFFICULTIES)):
            if given.get(name, known[0]) not in known:
                raise RulewrightError("error-option-value", name=name, value=str(given[name]), known=", ".join(known))
        log = checked("campaign", LogInput, given)
        whole("seed", log.seed, 0, MOST_SEED)
        check_log(log)
        return msgspec.convert(given, cls)

    # ---- the next scenario

    @property
    def scenario(self) -> str | None:
        """The scenario to play next; None when the campaign is over."""
        return ORDER[len(self.completed)] if len(self.completed) < len(ORDER) else None

    @property
    def revised(self) -> bool:
        """Whether it is a campaign of the revised book, with campaign cards."""
        return self.mode in ("campaign", "expert")

    def names(self) -> list[str]:
        """The names of all heroes in use."""
        return [POOL[hero].name for player in self.players for hero in player.heroes]

    def setup(self) -> Setup:
        """The setup of the next game. RulewrightError while a fallen hero has not been replaced."""
        scenario = self.scenario
        if scenario is None:
            raise RulewrightError("error-campaign-over")
        for name in self.names():
            if name in self.fallen:
                raise RulewrightError("error-hero-fallen", name=name)
        journey: dict[str, Json] = {"cards": self.revised, "penalties": [*self.penalties]}
        if self.revised:
            journey |= {
                "permanents": {hero: [*titles] for hero, titles in self.permanents.items()},
                "boons": [[*titles] for titles in self.boons],
                "burdens": [*self.burdens],
                "prisoner": self.prisoner,
            }
        if self.mode in ("expert", "nightmare"):
            journey["damage"] = {**self.damage}
        if self.mode == "nightmare":
            journey["threat"] = [*self.threat]
        return {
            "scenario": scenario,
            "decks": [player.built().plain() for player in self.players],
            "edition": "revised" if self.revised else "classic",
            "difficulty": self.difficulty,
            "campaign": journey,
        }

    def game_seed(self) -> int:
        """The seed of the next game: another one for each attempt."""
        return self.seed * 1000 + self.attempts

    # ---- between scenarios

    def replace_hero(self, player: int, old: str, new: str) -> None:
        """Replace a fallen hero, or (once between two games) one that the player wants to leave.

        Every player starts with 1 threat more from now on.
        """
        if not self.revised:
            raise RulewrightError("error-run-unchanged")
        hero = POOL.named(new, ("hero",))
        new = hero.name
        if new in self.fallen:
            raise RulewrightError("error-hero-fallen", name=new)
        if new in self.names():
            raise RulewrightError("error-duplicate-hero", name=new)
        mine = [POOL[card].name for card in self.players[player].heroes]
        if old not in mine:
            raise RulewrightError("error-not-your-hero", name=old)
        if old not in self.fallen:
            if player in self.swapped or not self.completed:
                raise RulewrightError("error-swap-once")
            self.swapped.append(player)
        self.players[player].heroes[mine.index(old)] = hero.id
        self.penalties = [penalty + 1 for penalty in self.penalties]
        self.permanents.pop(old, None)
        self.damage.pop(old, None)
        self.notes.append(f"{old} -> {new}")

    def keep_fallen(self, player: int, name: str) -> None:
        """With no hero left to choose, a player keeps the fallen one for 1 more threat of their own."""
        free = [c.name for c in POOL.values() if c.kind == "hero" and c.name not in (*self.fallen, *self.names())]
        if free:
            raise RulewrightError("error-heroes-available", known=", ".join(free))
        if name not in self.fallen or name not in [POOL[card].name for card in self.players[player].heroes]:
            raise RulewrightError("error-not-your-hero", name=name)
        self.fallen.remove(name)
        self.penalties[player] += 1

    def heal(self, player: int, name: str) -> None:
        """Expert: remove the starting damage of a hero for 1 more threat of its player."""
        if name not in [POOL[card].name for card in self.players[player].heroes]:
            raise RulewrightError("error-not-your-hero", name=name)
        if self.mode != "expert":
            raise RulewrightError("error-nothing-to-heal", name=name)
        if self.damage.pop(name, 0):
            self.penalties[player] += 1

    def leave_boon(self, player: int, title: str) -> None:
        """Play without a boon; it stays in the campaign pool. A burden cannot be left out."""
        self._shift(title, self.boons[player], self.left_out[player])

    def take_boon(self, player: int, title: str) -> None:
        """Play again with a boon that was left out."""
        self._shift(title, self.left_out[player], self.boons[player])

    def _shift(self, title: str, old: list[str], new: list[str]) -> None:
        if title not in old:
            raise RulewrightError("error-unknown-card", name=title)
        old.remove(title)
        new.append(title)

    def change_deck(self, player: int, deck: Deck) -> None:
        """Change the cards of a deck between games; the heroes stay."""
        if not self.revised:
            raise RulewrightError("error-run-unchanged")
        if sorted(deck.heroes) != sorted(self.players[player].heroes):
            raise RulewrightError("error-heroes-stay")
        check(deck)
        self.players[player].cards = dict(deck.cards)

    # ---- after a game

    def record(self, game: Game) -> bool:
        """Write down how a game of this campaign ended; whether it was won. A lost one is played again."""
        result = game.result
        if result is None or game.setup.get("scenario") != self.scenario:
            raise RulewrightError("error-campaign-other-game")
        self.attempts += 1
        if not result.winners:
            return False
        s = game.state
        catalogue = s.rules.catalogue
        heroes = [p for p in range(len(s.card)) if catalogue.cards[s.card[p]].kind == "hero"]
        stage = catalogue.faces[s.face[s.zones[QUEST][0]]].name
        if self.revised:
            self._resolve(game, heroes, stage)
        if self.mode in ("expert", "nightmare"):
            hurt = [p for p in heroes if in_play(s, p) and s.tokens[DAMAGE][p]]
            self.damage = {catalogue.cards[s.card[p]].name: s.tokens[DAMAGE][p] for p in hurt}
        if self.mode == "nightmare":
            self._carry_over(game, heroes)
        self.swapped = []
        self.completed.append(
            {"scenario": str(self.scenario), "score": result.score, "seed": game.seed, "stage": stage}
        )
        return True

    def _resolve(self, game: Game, heroes: list[int], stage: str) -> None:
        """The resolution of a campaign card, and the fallen heroes."""
        s = game.state
        cards = s.rules.catalogue.cards
        name = {p: cards[s.card[p]].name for p in heroes}
        for p in heroes:
            if not in_play(s, p) and name[p] not in self.fallen:
                self.fallen.append(name[p])
        self.permanents = {hero: titles for hero, titles in self.permanents.items() if hero not in self.fallen}
        if self.scenario == ORDER[0]:
            for titles in self.boons:
                titles.append("Mendor's Support")
            self.burdens.append("Ungoliant's Swarm" if stage == "Beorn's Path" else "Lingering Venom")
        elif self.scenario == ORDER[1]:
            alive = [p for p in heroes if in_play(s, p)]
            for p in alive:
                titles = [cards[s.card[a]].name for a in attachments(s, p)]
                kept = [title for title in titles if title in ("Valor", "Scarred")]
                if kept:
                    self.permanents[name[p]] = kept
            most = max((s.tokens[DAMAGE][p] for p in alive), default=0)
            tied = [p for p in alive if s.tokens[DAMAGE][p] == most]
            if tied:
                self.prisoner = name[tied[roll(s, len(tied))]]
        else:
            mendor = any(cards[s.card[p]].name == "Mendor" for seat in range(s.seats) for p in s.zones[PLAY + seat])
            self.notes.append("Mendor" if mendor else "")

    def _carry_over(self, game: Game, heroes: list[int]) -> None:
        """Nightmare: threat and decks go on as they are; heroes that died stay dead."""
        s = game.state
        cards = s.rules.catalogue.cards
        self.threat = [s.dials[THREAT][seat] for seat in range(s.seats)]
        for seat, player in enumerate(self.players):
            left: dict[str, int] = {}
            for p in s.zones[DECK + seat]:
                card = cards[s.card[p]].id
                left[card] = left.get(card, 0) + 1
            player.cards = left
            player.heroes = [cards[s.card[p]].id for p in heroes if s.owner[p] == seat and in_play(s, p)]

    def score(self) -> int:
        """The scores of the scenarios won so far, added together."""
        return sum(int(str(done["score"])) for done in self.completed)
