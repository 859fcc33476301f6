"""Deck files and campaigns, as this game offers them to every interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rulewright.games.lotr.tables.campaign import DIFFICULTIES, MODES, Log
from rulewright.games.lotr.tables.deckfiles import FILES
from rulewright.games.lotr.tables.decks import STARTERS, Deck, problems
from rulewright.kernel.capabilities import Names, Told
from rulewright.kernel.game import RulewrightError
from rulewright.language.speech import Speech, slug, speech
from rulewright.lcg.capabilities import DeckBox, Plain, copies


class LotrDecks(DeckBox[Deck]):
    """Decks of the communities: RingsDB JSON and text, OCTGN."""

    def built(self, deck: Plain) -> Deck:
        heroes = deck["heroes"]
        assert isinstance(heroes, list)
        return Deck(str(deck["name"]), tuple(map(str, heroes)), copies(deck["cards"]), copies(deck["sideboard"]))

    def problems(self, deck: Plain) -> list[RulewrightError]:
        """Everything that is wrong with a deck."""
        return problems(self.built(deck))

    def praise(self, deck: Plain) -> Told:
        """How many heroes and cards a legal deck has."""
        ready = self.built(deck)
        return "deck-legal", {"name": ready.name, "heroes": len(ready.heroes), "cards": ready.size()}


DECKS = LotrDecks(STARTERS, FILES)


class ToldLog(Log):
    """A campaign log that can be told."""

    def player_names(self) -> list[str]:
        """What the players are called."""
        return [player.name for player in self.players]

    def heal(self, player: int, name: str) -> None:
        """Heal a hero; one that is not hurt is left alone."""
        if self.mode == "expert" and name in self.names() and not self.damage.get(name):
            raise RulewrightError("error-nothing-to-heal", name=name)
        super().heal(player, name)

    def told(self, lang: str) -> list[str]:
        """What the log says, line by line."""
        return list(Telling(self, speech("lotr", lang)).lines())


class Telling:
    """A campaign log in words."""

    def __init__(self, log: Log, words: Speech) -> None:
        self.log = log
        self.say = words.say

    def titles(self, names: Sequence[str]) -> str:
        """Several cards by their titles."""
        return ", ".join(self.say("card-" + slug(name)) for name in names)

    def lines(self) -> list[str]:
        """All of it: the players, what they carry along, what was won, what comes next."""
        log, say = self.log, self.say
        mode = f"{say('campaign-mode-' + log.mode)}, {say('campaign-difficulty-' + log.difficulty)}"
        lines = [say("campaign-title", mode=mode, seed=str(log.seed)), *self.players()]
        if log.fallen:
            lines.append(say("campaign-fallen", heroes=self.titles(log.fallen)))
        if log.burdens:
            lines.append(say("campaign-burdens", cards=self.titles(log.burdens)))
        for hero, cards in log.permanents.items():
            lines.append(say("campaign-permanents", hero=self.titles([hero]), cards=self.titles(cards)))
        for hero, damage in log.damage.items():
            lines.append(say("campaign-damage", hero=self.titles([hero]), number=damage))
        if log.prisoner:
            lines.append(say("campaign-prisoner", hero=self.titles([log.prisoner])))
        for done in log.completed:
            scenario = say(f"scenario-{done['scenario']}")
            lines.append(say("campaign-completed", scenario=scenario, score=str(done["score"])))
        if log.scenario is None:
            lines.append(say("campaign-finished", score=str(log.score())))
        else:
            lines.append(say("campaign-next", scenario=say("scenario-" + log.scenario)))
        return lines

    def players(self) -> list[str]:
        """Each player with heroes, penalty and boons."""
        log, say = self.log, self.say
        names = log.names()
        lines = []
        for index, player in enumerate(log.players):
            heroes, names = names[: len(player.heroes)], names[len(player.heroes) :]
            unnamed = player.name == f"Player {index + 1}"
            name = say("player-name", number=index + 1) if unnamed else player.name
            lines.append(say("campaign-player", number=index + 1, name=name, heroes=self.titles(heroes)))
            if log.penalties[index]:
                lines.append("  " + say("campaign-penalty", number=log.penalties[index]))
            if log.boons[index]:
                lines.append("  " + say("campaign-boons", cards=self.titles(log.boons[index])))
        return lines


class LotrCampaigns:
    """Campaigns of the revised book, runs of the classic one."""

    options: Mapping[str, Names] = MappingProxyType({"mode": MODES, "difficulty": DIFFICULTIES})

    def begin(self, decks: Sequence[Plain], seed: int, names: Sequence[str], options: Mapping[str, str]) -> ToldLog:
        """A new campaign."""
        ready = [DECKS.built(deck) for deck in decks]
        mode, difficulty = options.get("mode", MODES[0]), options.get("difficulty", DIFFICULTIES[0])
        return ToldLog.begin(ready, mode, seed, list(names) or None, difficulty)

    def read(self, text: str) -> ToldLog:
        """The campaign that a file tells of."""
        return ToldLog.read(text)
