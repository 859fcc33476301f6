"""Putting the pieces on the table for a new game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from rulewright.games.lotr.cards import CORE, PACKS
from rulewright.games.lotr.rulebook import rulebook
from rulewright.games.lotr.table import (
    ASIDE,
    CAMPAIGN,
    CARRIED,
    DAMAGE,
    DECK,
    DIFFICULTY,
    ENCOUNTER_DECK,
    FIRST,
    PLAY,
    PRISONER_CHOSEN,
    QUEST_DECK,
    RESOURCES,
    SHADOWS_OFF,
    START,
    player_order,
)
from rulewright.games.lotr.tables.decks import Deck
from rulewright.games.lotr.tables.scenarios import EASY
from rulewright.games.lotr.vocabulary.printing import Scenario
from rulewright.kernel.cards import Card
from rulewright.kernel.chance import roll, seeded
from rulewright.kernel.game import Json, RulewrightError
from rulewright.kernel.places import create, lay_on, shuffle
from rulewright.kernel.state import State


@dataclass(frozen=True)
class CampaignState:
    """What a campaign brings into a scenario. `cards`: whether the campaign card and Mendor take part."""

    cards: bool = True
    penalties: tuple[int, ...] = ()
    permanents: dict[str, list[str]] = field(default_factory=dict)
    boons: tuple[tuple[str, ...], ...] = ()
    burdens: tuple[str, ...] = ()
    prisoner: str = ""
    damage: dict[str, int] = field(default_factory=dict)
    threat: tuple[int, ...] = ()


def read_campaign(given: Json) -> CampaignState:
    """What a setup says of a campaign, from plain data."""
    try:
        campaign = msgspec.convert(given, CampaignState)
    except msgspec.ValidationError as error:
        raise RulewrightError("error-position", where="campaign", reason=str(error)) from None
    return campaign


def needed_packs(scenario: Scenario, names: Iterable[str]) -> frozenset[str]:
    """The packs that a game needs: the core set, those of the scenario, those that cards are named from."""
    return frozenset((CORE, *scenario.packs, *(PACKS.of(name) for name in names))) - {""}


def in_encounter_deck(card: Card, scenario: Scenario) -> bool:
    """Whether a card belongs to the encounter deck of a scenario."""
    return card.back == "encounter" and card.set in scenario.sets and card.pack in scenario.packs


def open_game(
    scenario: Scenario,
    decks: list[Deck],
    *,
    edition: str,
    shadows: bool = True,
    easy: bool = False,
    campaign: CampaignState | None = None,
    extra: tuple[Card, ...] = (),
) -> State:
    """A position before setup begins: heroes in play, all other cards in their decks.

    Nothing is left to chance yet: player decks and encounter deck are shuffled, the quest deck is not.
    """
    packs = needed_packs(scenario, [card for deck in decks for card in (*deck.heroes, *deck.cards, *deck.sideboard)])
    rules = rulebook(edition, extra, packs)
    catalogue = rules.catalogue
    s = State.empty(rules, len(decks), 0)
    for seat, deck in enumerate(decks):
        for hero in deck.heroes:
            piece = create(s, catalogue.by_id(hero), seat, PLAY + seat)
            s.tokens[RESOURCES][piece] = 1 if easy else 0
        for card, copies in sorted(deck.cards.items()):
            for _ in range(copies):
                create(s, catalogue.by_id(card), seat, DECK + seat)
    for index, card_ in enumerate(catalogue.cards):
        if in_encounter_deck(card_, scenario):
            for _ in range(EASY.get(card_.id, card_.copies) if easy else card_.copies):
                create(s, index, -1, ENCOUNTER_DECK)
        elif card_.id in scenario.quest_cards:
            create(s, index, -1, QUEST_DECK)
    s.table[SHADOWS_OFF] = 0 if shadows else 1
    s.table[DIFFICULTY] = scenario.difficulty
    if campaign is not None:
        bring_along(s, scenario, campaign)
    for zone in (*range(DECK, DECK + s.seats), ENCOUNTER_DECK):
        shuffle(s, zone)
    s.push(rules.flow)
    return s


def seat_players(s: State, seed: int, first: int | None) -> None:
    """Give the game its chance and its first player: the one the players agreed on, else one picked at random."""
    s.rng = seeded(seed)
    s.table[FIRST] = first if first is not None else roll(s, s.seats) if s.seats > 1 else 0
    s.order = player_order(s)


def bring_along(s: State, scenario: Scenario, campaign: CampaignState) -> None:
    """Lay out what a campaign brings along: the decks get theirs now, what enters play waits for its step of setup."""
    catalogue = s.rules.catalogue
    heroes = {
        catalogue.cards[s.card[p]].name: p for p in range(len(s.card)) if catalogue.cards[s.card[p]].kind == "hero"
    }

    def named(title: str, back: str | None = None) -> int:
        found = sorted(catalogue.by_name(title), key=lambda i: catalogue.cards[i].pack not in scenario.packs)
        return next(i for i in found if back is None or catalogue.cards[i].back == back)

    for seat in range(s.seats):
        s.dials[START][seat] = campaign.penalties[seat] if seat < len(campaign.penalties) else 0
        s.dials[CARRIED][seat] = campaign.threat[seat] if seat < len(campaign.threat) else 0
    for hero, damage in campaign.damage.items():
        if hero in heroes:
            s.tokens[DAMAGE][heroes[hero]] = damage
    if campaign.cards:
        create(s, named(scenario.name, "campaign"), -1, CAMPAIGN)
        create(s, named("Mendor"), -1, ASIDE)
        for title in ASIDE_CARDS.get(scenario.id, ()):
            lying = sum(titles.count(title) for titles in campaign.permanents.values())
            card = named(title)
            for _ in range(catalogue.cards[card].copies - lying):
                create(s, card, -1, ASIDE)
    for hero, titles in campaign.permanents.items():
        for title in titles:
            if hero in heroes:
                lay_on(s, create(s, named(title), -1, ASIDE), heroes[hero])
    pool = [(title, seat) for seat, earned in enumerate(campaign.boons[: s.seats]) for title in earned]
    pool += [(title, i % s.seats) for i, title in enumerate(campaign.burdens)]
    for title, seat in pool:
        card = named(title)
        owner = seat if catalogue.cards[card].back == "player" else -1
        begins_aside = "setup" in catalogue.cards[card].faces[0].keywords
        create(s, card, owner, ASIDE if begins_aside else DECK + owner if owner >= 0 else ENCOUNTER_DECK)
    if campaign.prisoner in heroes:
        s.table[PRISONER_CHOSEN] = heroes[campaign.prisoner] + 1


ASIDE_CARDS = {
    "journey-along-the-anduin": ("Valor", "Scarred"),
    "escape-from-dol-guldur": ("Appointed by Fate",),
}
"""Boons and burdens that lie set aside at the beginning of a campaign scenario."""
