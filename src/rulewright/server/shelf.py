"""What can be looked up without a table: games, what a client needs to show them, cards, rules, decks."""

from __future__ import annotations

from functools import cache, lru_cache

from rulewright import bots
from rulewright.catalogue import CardInfo, cards, rules
from rulewright.games.registry import GAMES, module
from rulewright.kernel.capabilities import Deck, DeckFiles, Layout
from rulewright.kernel.game import RulewrightError
from rulewright.language.errors import sentence, short
from rulewright.language.speech import capital, speech, term
from rulewright.server.doors import door
from rulewright.server.pages import CardOut, Choice, ClauseOut, DeckOut, GameOut, Kit, OptionChoice
from rulewright.server.proofs import proofs
from rulewright.server.wording import labels

BESIDE = ("name", "sideboard")
"""The parts of a deck that are not its cards."""


@cache
def game_out(game: str, lang: str) -> GameOut:
    """A game that can be played."""
    info, speak = module(game).info(), speech(game, lang)
    layout = module(game).layout()
    least, most = info.seats
    return GameOut(
        game,
        info.titles[lang],
        least,
        most,
        [Choice(name, capital(term(speak, "scenario", name))) for name in info.scenarios],
        [Choice(name, capital(term(speak, "deck", name))) for name in info.decks],
        [
            OptionChoice(
                option,
                capital(term(speak, "setup", option)),
                [Choice(value, capital(term(speak, f"setup-{option}", value))) for value in values],
            )
            for option, values in info.options.items()
        ],
        [*bots.names()],
        module(game).deck_files() is not None,
        layout is not None and layout.rivals,
        door(game, lang),
    )


def games(lang: str) -> list[GameOut]:
    """All games."""
    return [game_out(game, lang) for game in GAMES]


@lru_cache(32)
def kit(game: str, lang: str) -> Kit:
    """What a client needs to show a game."""
    found = module(game)
    layout, looks = found.layout() or Layout((), ()), found.looks()
    drawn = looks.plain(found.cards()) if looks is not None else {}
    return Kit(game, lang, layout.plain(), drawn, labels(game, lang), sections(game, lang))


def sections(game: str, lang: str) -> dict[str, str]:
    """What the sections of the rules are called: by the ids of their clauses without the last part, and by the whole id
    of a clause that stands under another title."""
    found: dict[str, str] = {}
    for rule in rules(game):
        title = rule.heading(lang)
        if found.setdefault(rule.id.rpartition(".")[0], title) != title:
            found[rule.id] = title
    return found


@lru_cache(64)
def card_list(game: str, lang: str, edition: str) -> list[CardOut]:
    """Every printed card."""
    layout = module(game).layout() or Layout((), ())
    return [card_out(card, lang, layout) for card in cards(game, edition)]


def card_out(card: CardInfo, lang: str, layout: Layout) -> CardOut:
    """A printed card with its text."""
    speak = speech(card.game, lang)
    parts = [capital(term(speak, "kind", card.kind))]
    parts += [
        term(speak, prefix, card.labels[label]) for label, prefix in layout.labels.items() if label in card.labels
    ]
    stats: dict[str, int | str] = {**card.stats}
    stats |= {name: card.labels[name] for name in layout.glyphs if name in card.labels and name not in card.stats}
    original = card.title("en")
    return CardOut(
        id=card.id,
        name=card.title(lang),
        kind=card.kind,
        type=" · ".join(parts),
        stats=stats,
        traits=[capital(term(speak, "trait", trait)) for trait in card.traits],
        text=card.text(lang).splitlines(),
        pack=card.pack,
        number=card.number,
        original="" if lang == "en" else original,
        family=next((card.labels[label] for label in layout.labels if label in card.labels), ""),
        clauses=tuple([clause for keyword in card.keywords if (clause := keyword_clause(card.game, keyword))]),
        copies=card.copies,
        unique=card.unique,
        set=card.set,
        labels=dict(card.labels),
    )


@cache
def keyword_clause(game: str, keyword: str) -> str:
    """The first clause of the section that explains a keyword, where the rules have one named after it."""
    wanted = (f"{game}.{keyword}", f"{game}.keyword-{keyword}")
    first: dict[str, str] = {}
    for rule in rules(game):
        first.setdefault(rule.id.rpartition(".")[0], rule.id)
    return next((first[section] for section in wanted if section in first), "")


@lru_cache(16)
def clause_list(game: str, lang: str) -> list[ClauseOut]:
    """Every clause of the rules."""
    return [
        ClauseOut(
            rule.id, rule.heading(lang), rule.text(lang), rule.note(lang), rule.testable,
            proven=rule.id in proofs(), edition=rule.edition, kind=rule.kind, see=rule.see,
            tests=tuple(proofs().get(rule.id, ())),
        )
        for rule in rules(game)
    ]  # fmt: skip


def deck_files(game: str) -> DeckFiles:
    """The deck files of a game. RulewrightError when it has none."""
    found = module(game).deck_files()
    if found is None:
        raise RulewrightError("error-no-decks", game=game)
    return found


def form_of(text: str) -> str:
    """The format that a text looks like."""
    start = text.lstrip("\ufeff \t\r\n")[:1]
    return "o8d" if start == "<" else "json" if start in ("{", "[") else "txt"


def read_deck(game: str, text: str, form: str, lang: str) -> DeckOut:
    """The deck that a text tells of, and everything that is wrong with it. RulewrightError when it is none."""
    return deck_out(game, deck_files(game).read(text, form or form_of(text)), lang)


def shipped_deck(game: str, name: str, lang: str) -> DeckOut:
    """A deck that comes with the game, under its title. RulewrightError when there is none of that name."""
    deck = deck_files(game).shipped(name)
    return deck_out(game, {**deck, "name": capital(term(speech(game, lang), "deck", name))}, lang)


def deck_out(game: str, deck: Deck, lang: str) -> DeckOut:
    """A deck with its cards and what is wrong with it."""
    files = deck_files(game)
    problems = [sentence(problem, lang, game) for problem in files.problems(deck)]
    praise = ""
    if not problems:
        message, details = files.praise(deck)
        praise = speech(game, lang).say(
            message, **{key: value if isinstance(value, int) else short(value) for key, value in details.items()}
        )
    name = deck.get("name")
    return DeckOut(deck, name if isinstance(name, str) else "", copies(game, deck), problems, praise)


def copies(game: str, deck: Deck) -> list[tuple[str, int]]:
    """The cards of a deck by id, and how many of each; what is beside the deck is not counted."""
    ids = {card.id for card in cards(game)}
    counted: dict[str, int] = {}
    for part, value in deck.items():
        if part not in BESIDE:
            pairs = value.items() if isinstance(value, dict) else [(name, 1) for name in in_list(value)]
            for name, number in pairs:
                if name in ids and isinstance(number, int):
                    counted[str(name)] = counted.get(str(name), 0) + number
    return list(counted.items())


def in_list(value: object) -> list[object]:
    """Something as a list of one or of several."""
    return value if isinstance(value, list) else [value]


def convert(game: str, deck: Deck, form: str) -> str:
    """A deck in a format. RulewrightError when it is no deck, or there is no such format."""
    try:
        return deck_files(game).write(deck, form)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        raise RulewrightError("server-no-deck") from None
