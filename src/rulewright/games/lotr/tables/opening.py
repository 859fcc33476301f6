"""Putting the pieces on the table for a new game."""

from __future__ import annotations

from collections.abc import Iterable

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
from rulewright.games.lotr.tables.setup_input import CampaignInput
from rulewright.games.lotr.vocabulary.printing import Scenario
from rulewright.kernel.cards import Card
from rulewright.kernel.decks import shuffle
from rulewright.kernel.places import create, lay_on
from rulewright.kernel.setup_input import unknown, wrong
from rulewright.kernel.state import State
from rulewright.lcg.opening import pick_first


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
    campaign: CampaignInput | None = None,
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
    s.stack.append((rules.flow, 0, ()))
    return s


def seat_players(s: State, first: int | None) -> None:
    """Give the game its first player."""
    s.table[FIRST] = pick_first(s, first)
    s.order = player_order(s)


def bring_along(s: State, scenario: Scenario, campaign: CampaignInput) -> None:
    """Lay out what a campaign brings along: the decks get theirs now, what enters play waits for its step of setup."""
    catalogue = s.rules.catalogue
    for key in ("penalties", "boons", "threat"):
        if len(getattr(campaign, key)) > s.seats:
            raise wrong("setup", f"campaign.{key}", "input-too-many", most=s.seats)
    for seat in range(s.seats):
        s.dials[START][seat] = campaign.penalties[seat] if seat < len(campaign.penalties) else 0
        s.dials[CARRIED][seat] = campaign.threat[seat] if seat < len(campaign.threat) else 0
    for name, damage in campaign.damage.items():
        hurt = hero(s, f"campaign.damage.{name}", name)
        if hurt >= 0:
            points = catalogue.faces[s.face[hurt]].stats["hit_points"]
            if damage >= points:
                raise wrong("setup", f"campaign.damage.{name}", "input-damage", name=name, number=damage, most=points)
            s.tokens[DAMAGE][hurt] = damage
    if campaign.cards:
        create(s, only(s, scenario, scenario.name, "campaign"), -1, CAMPAIGN)
        create(s, only(s, scenario, "Mendor"), -1, ASIDE)
        for title in ASIDE_CARDS.get(scenario.id, ()):
            lying = sum(titles.count(title) for titles in campaign.permanents.values())
            card = only(s, scenario, title)
            for _ in range(catalogue.cards[card].copies - lying):
                create(s, card, -1, ASIDE)
    for name, titles in campaign.permanents.items():
        bearer = hero(s, f"campaign.permanents.{name}", name)
        for i, title in enumerate(titles):
            card = earned(s, scenario, f"campaign.permanents.{name}.{i}", title, "permanent")
            if bearer >= 0:
                lay_on(s, create(s, card, -1, ASIDE), bearer)
    pool = [(f"campaign.boons.{n}.{i}", t, n) for n, titles in enumerate(campaign.boons) for i, t in enumerate(titles)]
    pool += [(f"campaign.burdens.{i}", title, i % s.seats) for i, title in enumerate(campaign.burdens)]
    for where, title, seat in pool:
        card = earned(s, scenario, where, title)
        owner = seat if catalogue.cards[card].back == "player" else -1
        begins_aside = "setup" in catalogue.cards[card].faces[0].keywords
        create(s, card, owner, ASIDE if begins_aside else DECK + owner if owner >= 0 else ENCOUNTER_DECK)
    if campaign.prisoner:
        s.table[PRISONER_CHOSEN] = hero(s, "campaign.prisoner", campaign.prisoner) + 1


def hero(s: State, where: str, name: str) -> int:
    """The hero of this title, or -1 when it does not take part (any more)."""
    catalogue = s.rules.catalogue
    heroes = [i for i, card in enumerate(catalogue.cards) if card.kind == "hero"]
    named = [i for i in catalogue.by_name(name) if i in heroes]
    if not named:
        raise unknown("setup", where, name, [catalogue.cards[i].name for i in heroes])
    return next((p for p in range(len(s.card)) if s.card[p] in named), -1)


def earned(s: State, scenario: Scenario, where: str, name: str, keyword: str = "") -> int:
    """The boon or burden of this title (with this keyword)."""
    cards = s.rules.catalogue.cards
    pool = [i for i, card in enumerate(cards) if card.faces[0].labels.get("campaign") in ("boon", "burden")]
    able = [i for i in pool if not keyword or keyword in cards[i].faces[0].keywords]
    found = [i for i in s.rules.catalogue.by_name(name) if i in able]
    if not found:
        raise unknown("setup", where, name, [cards[i].name for i in able])
    return min(found, key=lambda i: cards[i].pack not in scenario.packs)


def only(s: State, scenario: Scenario, title: str, back: str | None = None) -> int:
    """The card of this title (and with this back), of the packs of the scenario if several have it."""
    catalogue = s.rules.catalogue
    found = sorted(catalogue.by_name(title), key=lambda i: catalogue.cards[i].pack not in scenario.packs)
    return next(i for i in found if back is None or catalogue.cards[i].back == back)


ASIDE_CARDS = {
    "journey-along-the-anduin": ("Valor", "Scarred"),
    "escape-from-dol-guldur": ("Appointed by Fate",),
}
"""Boons and burdens that lie set aside at the beginning of a campaign scenario."""
