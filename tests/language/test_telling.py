"""Card texts told from the trees that play the cards: for every face, from every kind of node, word for word."""

from __future__ import annotations

import importlib
import importlib.resources
import inspect
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from types import ModuleType

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from rulewright.games.lotr.rulebook import all_cards
from rulewright.kernel.abilities import Ability
from rulewright.kernel.cards import Card, Face
from rulewright.kernel.effects import Effect
from rulewright.kernel.events import EventKind
from rulewright.kernel.modifiers import Forbid, Permit
from rulewright.kernel.node import Node, kebab, name_nodes
from rulewright.kernel.vocabulary import Amount, Condition, Players, Pointer, Selector
from rulewright.language.speech import LANGUAGES, slug, speech
from rulewright.language.tell import tell_face

EDITIONS = ("revised", "classic")
PACKAGES = ("kernel", "lcg", "games")

NOT_TOLD = {
    "Verb": "what all verbs share",
    "AskingEffect": "what all effects that ask share",
    "Choosing": "what all choices of a target share",
    "Constant": "what all constant abilities share",
    "Pointer": "what all selectors of given cards share",
    "BecomeAttachment": "a step of being attached",
    "ShowText": "a step of being attached",
    "All": "told as its parts",
    "Both": "told as its parts",
    "Either": "told as its parts",
    "Other": "told as its part, with `not`",
    "AnyCard": "adds nothing to the noun",
    "Multiplied": "told as its factor and its amount",
    "Triggered": "told as its parts",
    "Activated": "told as its parts",
    "Special": "told as its parts",
}
NOT_WAITED_FOR = {"changes"}
"""Only makes the checks run."""

MESSAGES = {
    "EachPlayer": "do-acting",
    "This": "np-this",
    "Chosen": "np-that",
    "EventPiece": "np-that",
    "Kind": "noun-card",
    "Titled": "card-aragorn",
    "Within": "in-hand",
    "Is": "if-is-so",
    "Gets": "is-gets",
    "Grant": "is-grant",
    "Forbid": "act-attack",
    "Permit": "act-several-defenders",
}
"""Where the message is not the prefix of its family and the name of the class."""


def every_face() -> list[tuple[Card, Face]]:
    return [(card, face) for edition in EDITIONS for card in all_cards(edition) for face in (*card.faces, *card.extras)]


def told(language: str) -> dict[str, str]:
    """The texts of all faces that have one."""
    words = speech("lotr", language)
    faces = {f"{card.number} {face.name} {id(face)}": face for card, face in every_face()}
    return {key: text for key, face in faces.items() if (text := tell_face(words, face))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_with_abilities_or_keywords_has_a_text(language: str) -> None:
    words = speech("lotr", language)
    silent = [
        face.name
        for _, face in every_face()
        if bool(tell_face(words, face)) != bool(face.abilities or face.keywords or face.attach)
    ]
    assert silent == []


def test_the_languages_say_it_in_different_words() -> None:
    english, ukrainian, russian = (told(language) for language in LANGUAGES)
    assert english.keys() == ukrainian.keys() == russian.keys()
    assert [key for key in english if len({english[key], ukrainian[key], russian[key]}) < 3] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_clean(language: str) -> None:
    """Paragraphs begin with a capital and end with a full stop; nothing of the messages' syntax is left."""
    dirty = re.compile(r"[{}$_]|  | [,.;:)]|\( |,,|\.\.|,\.|^[^A-ZА-ЯҐЄІЇÉ«]|[^.)!?]$|\)\)")
    paragraphs = [paragraph for text in told(language).values() for paragraph in text.split("\n")]
    assert [paragraph for paragraph in paragraphs if dirty.search(paragraph.replace("...", "…"))] == []


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_texts_have_no_latin_letters(language: str) -> None:
    """But X, and the ŷ of the Ukrainian books."""
    latin = {key: found for key, text in told(language).items() if (found := re.findall(r"[A-WYZa-zÀ-ɏ]+", text))}
    assert {letter for found in latin.values() for letter in found} - {"ŷ"} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_word_has_a_name(language: str) -> None:
    printed = {
        *(f"stat-{slug(stat)}" for _, face in every_face() for stat in face.stats),
        *(f"keyword-{slug(keyword)}" for _, face in every_face() for keyword in face.keywords),
        *(f"trait-{slug(trait)}" for _, face in every_face() for trait in face.traits),
        *(f"card-{slug(face.name)}" for _, face in every_face()),
    }
    assert sorted(message for message in printed if not speech("lotr", language).has_value(message)) == []


def sorts(base: type[Node]) -> Iterator[type[Node]]:
    for sort in base.__subclasses__():
        if sort.__module__.startswith("rulewright.") and ".wotr." not in sort.__module__:
            yield sort
        yield from sorts(sort)


@cache
def load() -> list[ModuleType]:
    """Everything that may declare nodes and events of the first game."""
    parents = [importlib.import_module(f"rulewright.{package}") for package in PACKAGES]
    return [
        importlib.import_module(module.name)
        for parent in parents
        for module in pkgutil.walk_packages(parent.__path__, parent.__name__ + ".")
        if ".wotr" not in module.name
    ]


def message_of(sort: type[Node]) -> str:
    """The message that tells a kind of node."""
    if sort.__name__ in MESSAGES:
        return MESSAGES[sort.__name__]
    families = (
        (Effect, "do-"), (Pointer, "np-"), (Selector, "part-"), (Players, "who-"), (Amount, "n-"), (Condition, "if-"),
        (Ability, "ability-"),
    )  # fmt: skip
    prefix = next(prefix for family, prefix in families if issubclass(sort, family))
    return prefix + kebab(sort.__name__)


def test_every_kind_of_node_can_be_told() -> None:
    load()
    bases = (Effect, Selector, Players, Amount, Condition, Ability)
    kinds = {sort for base in bases for sort in sorts(base) if sort.__name__ not in NOT_TOLD and sort.__name__ != "Not"}
    assert len(kinds) > 100
    missing = [
        f"{language}: {message_of(sort)}"
        for sort in sorted(kinds, key=lambda sort: sort.__name__)
        for language in LANGUAGES
        if not speech("lotr", language).has(message_of(sort))
    ]
    assert missing == []


def test_what_is_not_told_exists() -> None:
    load()
    names = {sort.__name__ for sort in sorts(Node)}
    assert sorted(name for name in (*NOT_TOLD, *MESSAGES) if name not in names) == []


def test_every_event_can_be_waited_for() -> None:
    kinds = {kind.name for module in load() for kind in vars(module).values() if isinstance(kind, EventKind)}
    assert {"commits", "leaves play", "triggers"} <= kinds
    missing = [
        f"{language}: on-{slug(name)}.{timing}"
        for name in sorted(kinds - NOT_WAITED_FOR)
        for language in LANGUAGES
        for timing in ("when", "after")
        if not speech("lotr", language).has("on-" + slug(name), timing)
    ]
    assert missing == []


def test_everything_that_rules_forbid_or_permit_can_be_told() -> None:
    """What the program asks `forbidden` and `permitted` for, and what the cards forbid and permit."""
    call = re.compile(r'(?:forbidden|permitted)\(s, "([a-z-]+)"')
    asked = {what for module in load() for what in call.findall(inspect.getsource(module))}
    names: dict[Node, str] = {}
    name_nodes("", [face.abilities for _, face in every_face()], names)
    named = {node.what for node in names if isinstance(node, Forbid | Permit)}
    assert "several-defenders" in asked
    assert "attack" in named
    missing = [
        f"{language}: act-{what}"
        for what in sorted(asked | named)
        for language in LANGUAGES
        if not speech("lotr", language).has("act-" + what)
    ]
    assert missing == []


@cache
def identifiers(language: str) -> set[str]:
    """The messages of card texts that every language must have; each is free to add helpers of its own.

    Only English makes its genitive with a message.
    """
    root = importlib.resources.files("rulewright")
    sources = ("language/words/{}/grammar.ftl", "lcg/words/{}/telling.ftl", "games/lotr/words/{}/telling.ftl")
    entries = [e for s in sources for e in parse((root / s.format(language)).read_text(encoding="utf-8")).body]
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))
    families = re.compile(
        "(do|part|np|who|if|on|is|act|in|noun|stat|token|keyword|sphere|label|moment|special|ability|this)-"
    )
    return {name for name in names if families.match(name)} - {"np-genitive"}


def test_the_languages_have_the_same_messages() -> None:
    assert identifiers("uk") ^ identifiers("en") == set()
    assert identifiers("ru") ^ identifiers("en") == set()


GOLDEN = {
    "en": {
        ("Aragorn", 0): (
            "Sentinel.\n"
            "Response: After Aragorn commits to the quest, spend 1 resource from Aragorn's pool to ready "
            "Aragorn."
        ),
        ("Gimli", 0): "Gimli gets +1 attack for each damage token on Gimli.",
        ("Legolas", 0): (
            "Ranged.\n"
            "Response: After Legolas takes part in an attack that destroys an enemy, put 2 progress tokens "
            "on the current quest."
        ),
        ("Éowyn", 0): (
            "Action: Discard 1 card from your hand to give +1 willpower to Éowyn until the end of the phase. "
            "(Limit: once per round for each player.)"
        ),
        ("Sneak Attack", 0): (
            "Action: Choose an ally in your hand and put it into play. At the end of the phase, if that ally "
            "is still in play, return it to the owner's hand."
        ),
        ("Quick Strike", 0): (
            "Action: Exhaust 1 character you control to immediately declare it as an attacker against any "
            "eligible enemy and resolve that attack."
        ),
        ("Dwarven Axe", 0): (
            "Attach this card to a hero. Restricted.\n"
            "The attached hero gets +1 attack (+2 instead if it has the Dwarf trait)."
        ),
        ("Gandalf", 0): (
            "At the end of the round, discard Gandalf.\n"
            "Response: After Gandalf enters play, choose one: draw 3 cards; choose an enemy and deal 4 "
            "damage to it; or reduce your threat by 5."
        ),
        ("King Spider", 0): (
            "When Revealed: Each player chooses and exhausts 1 character they control.\n"
            "Shadow: Choose and exhaust 1 character you control (2 instead if this attack is undefended)."
        ),
        ("Mountains of Mirkwood", 0): (
            "Travel: To travel here, reveal the top card of the encounter deck.\n"
            "Response: After Mountains of Mirkwood is explored, each player may search the top 5 cards of "
            "their deck for 1 card, add it to their hand and shuffle the others back into their deck."
        ),
        ("Caught in a Web", 0): (
            "When Revealed: The first player chooses a player with the highest threat. That player chooses a "
            "hero they control and attaches this card to it as an attachment."
        ),
        ("Caught in a Web", 1): (
            "When the attached hero would ready during the refresh phase, it does not ready unless its "
            "controller spends 2 resources from its pool."
        ),
        ("Driven by Shadow", 0): (
            "When Revealed: Until the end of the phase, each enemy and each location currently in the "
            "staging area gets +1 threat. If there are no cards in the staging area, Driven by Shadow gains "
            "surge until the end of the phase.\n"
            "Shadow: If this attack is undefended, discard each attachment you control. Otherwise, choose "
            "and discard 1 attachment attached to the defending character."
        ),
        ("Goblin Sniper", 0): (
            "Players cannot optionally engage Goblin Sniper while there is an enemy in the staging area "
            "other than Goblin Sniper.\n"
            "Forced: At the end of the combat phase, if Goblin Sniper is in the staging area, each player "
            "chooses a character they control and deals 1 damage to it."
        ),
        ("Flies and Spiders", 0): (
            "Setup: Search the encounter deck for 1 copy of Forest Spider and add it to the staging area. "
            "Search the encounter deck for 1 copy of Old Forest Road and add it to the staging area. Shuffle "
            "the encounter deck."
        ),
    },
    "uk": {
        ("Aragorn", 0): (
            "Вартівник.\n"
            "Реакція: після залучення Араґорна до пригоди витратіть 1 ресурс із його запасу, щоб підготувати "
            "його."
        ),
        ("Gimli", 0): "Ґімлі отримує +1 до сили атаки за кожен жетон поранень на ньому.",
        ("Legolas", 0): (
            "Дальня атака.\n"
            "Реакція: після того як в атаці за участю Леґоласа знищено ворога, покладіть 2 жетони прогресу "
            "на поточну пригоду."
        ),
        ("Éowyn", 0): (
            "Дія: скиньте 1 карту зі своєї руки, щоб до кінця фази надати Еовин +1 до сили волі. (Ліміт: 1 "
            "раз на раунд для кожного гравця.)"
        ),
        ("Sneak Attack", 0): (
            "Дія: виберіть 1 союзника зі своєї руки й додайте його у гру. Наприкінці фази, якщо цей союзник "
            "все ще у грі, поверніть його на руку власника."
        ),
        ("Quick Strike", 0): (
            "Дія: виснажте 1 персонажа у своєму розпорядженні, щоб негайно оголосити його нападником проти "
            "будь-якого дозволеного ворога й розіграти цю атаку."
        ),
        ("Dwarven Axe", 0): (
            "Прикріпіть до героя. Обмежена кількість.\n"
            "Прикріплений герой отримує +1 до сили атаки (натомість +2, якщо він має ознаку Ґном)."
        ),
        ("Gandalf", 0): (
            "Наприкінці раунду скиньте Ґандальфа.\n"
            "Реакція: після того як Ґандальф входить у гру, виберіть одне: візьміть 3 карти; виберіть 1 "
            "ворога й завдайте йому 4 поранення; або знизьте свій рівень загрози на 5."
        ),
        ("King Spider", 0): (
            "Після відкриття: кожен гравець вибирає й виснажує 1 персонажа у своєму розпорядженні.\n"
            "Тінь: виберіть і виснажте 1 персонажа у своєму розпорядженні (натомість 2, якщо ця атака "
            "незахищена)."
        ),
        ("Mountains of Mirkwood", 0): (
            "Подорож: щоб подорожувати сюди, відкрийте верхню карту колоди зустрічей.\n"
            "Реакція: після дослідження Гір Морок-лісу кожен гравець може знайти серед 5 верхніх карт своєї "
            "колоди 1 карту, взяти її на руку й замішати решту назад у колоду."
        ),
        ("Caught in a Web", 0): (
            "Після відкриття: перший гравець вибирає гравця з найвищим рівнем загрози. Цей гравець вибирає 1 "
            "героя у своєму розпорядженні й прикріплює цю карту до нього як спорядження."
        ),
        ("Caught in a Web", 1): (
            "Коли прикріплений герой мав би підготуватися під час фази відпочинку, його розпорядник може "
            "витратити 2 ресурси з його запасу; інакше підготовка не відбувається."
        ),
        ("Driven by Shadow", 0): (
            "Після відкриття: до кінця фази кожен ворог і кожна локація, що на цю мить у зоні випробувань, "
            "отримують +1 до сили загрози. Якщо в зоні випробувань немає карт, до кінця фази «Гнані Тінню» "
            "отримує ключове слово «Навала».\n"
            "Тінь: якщо ця атака незахищена, скиньте кожне спорядження у своєму розпорядженні. Інакше "
            "виберіть і скиньте 1 прикріплене до персонажа-оборонця спорядження."
        ),
        ("Goblin Sniper", 0): (
            "Гравці не можуть скористатися нагодою вступити у бій з Ґобліном-стрільцем, поки є інший ворог у "
            "зоні випробувань.\n"
            "Примусово: наприкінці фази бою, якщо Ґоблін-стрілець у зоні випробувань, кожен гравець вибирає "
            "1 персонажа у своєму розпорядженні й завдає йому 1 поранення."
        ),
        ("Flies and Spiders", 0): (
            "Приготування: знайдіть у колоді зустрічей 1 копію карти «Лісовий павук» і додайте її в зону "
            "випробувань. Знайдіть у колоді зустрічей 1 копію карти «Стара лісова дорога» і додайте її в "
            "зону випробувань. Перетасуйте колоду зустрічей."
        ),
    },
    "ru": {
        ("Aragorn", 0): (
            "Страж.\n"
            "Реакция: после вовлечения Арагорна в приключения потратьте 1 ресурс из его пула, чтобы привести "
            "его в готовность."
        ),
        ("Gimli", 0): "Гимли получает +1 к силе нападения за каждый жетон ранений на нем.",
        ("Legolas", 0): (
            "Дистанционный.\n"
            "Реакция: после того как в нападении с участием Леголаса погибает враг, положите 2 жетона "
            "продвижения на текущую карту приключений."
        ),
        ("Éowyn", 0): (
            "Действие: сбросьте 1 карту со своей руки, чтобы до конца фазы придать Эовин +1 к силе воли. (Не "
            "более одного раза за раунд для каждого игрока.)"
        ),
        ("Sneak Attack", 0): (
            "Действие: выберите 1 союзника со своей руки и введите его в игру. В конце фазы, если этот "
            "союзник все еще в игре, верните его на руку владельца."
        ),
        ("Quick Strike", 0): (
            "Действие: истощите 1 персонажа под своим контролем, чтобы немедленно объявить его нападающим на "
            "любого подходящего врага и разыграть это нападение."
        ),
        ("Dwarven Axe", 0): (
            "Присоедините к герою. Количество ограничено.\n"
            "Герой с этой картой получает +1 к силе нападения (вместо этого +2, если он имеет черту Гном)."
        ),
        ("Gandalf", 0): (
            "В конце раунда сбросьте Гэндальфа.\n"
            "Реакция: после того как Гэндальф входит в игру, выберите одно: вытяните 3 карты; выберите 1 "
            "врага и нанесите ему 4 ранения; или снизьте свой уровень угрозы на 5."
        ),
        ("King Spider", 0): (
            "Внезапный эффект: каждый игрок выбирает и истощает 1 персонажа под своим контролем.\n"
            "Теневой эффект: выберите и истощите 1 персонажа под своим контролем (вместо этого 2, если это "
            "нападение не защищено)."
        ),
        ("Mountains of Mirkwood", 0): (
            "Эффект путешествия: чтобы отправиться сюда, откройте верхнюю карту колоды столкновений.\n"
            "Реакция: после исследования Гор Лихолесья каждый игрок может найти среди 5 верхних карт своей "
            "колоды 1 карту, взять ее на руку и замешать остальные обратно в колоду."
        ),
        ("Caught in a Web", 0): (
            "Внезапный эффект: первый игрок выбирает игрока с самым высоким уровнем угрозы. Этот игрок "
            "выбирает 1 героя под своим контролем и присоединяет к нему эту карту как довесок."
        ),
        ("Caught in a Web", 1): (
            "Когда герой с этой картой должен был бы прийти в готовность в фазе передышки, контролирующий "
            "его игрок может потратить 2 ресурса из его пула; иначе этого не происходит."
        ),
        ("Driven by Shadow", 0): (
            "Внезапный эффект: до конца фазы каждый враг и каждая локация, находящиеся сейчас в районе "
            "средоточия, получают +1 к силе угрозы. Если в районе средоточия нет карт, до конца фазы "
            "«Ведомые Тенью» получает ключевое слово «Наплыв».\n"
            "Теневой эффект: если это нападение не защищено, сбросьте каждый довесок под своим контролем. "
            "Иначе выберите и сбросьте 1 присоединенный к защищающемуся персонажу довесок."
        ),
        ("Goblin Sniper", 0): (
            "Игроки не могут по своей воле вступить в битву с Гоблином-стрелком, пока есть другой враг в "
            "районе средоточия.\n"
            "Спровоцированный эффект: в конце фазы боя, если Гоблин-стрелок в районе средоточия, каждый "
            "игрок выбирает 1 персонажа под своим контролем и наносит ему 1 ранение."
        ),
        ("Flies and Spiders", 0): (
            "Подготовка: найдите в колоде столкновений 1 копию карты «Лесной Паук» и добавьте ее в район "
            "средоточия. Найдите в колоде столкновений 1 копию карты «Старая лесная дорога» и добавьте ее в "
            "район средоточия. Перетасуйте колоду столкновений."
        ),
    },
}


@pytest.mark.parametrize(
    ("language", "name", "side"), [(lang, *key) for lang, texts in GOLDEN.items() for key in texts]
)
def test_the_words_of_a_card(language: str, name: str, side: int) -> None:
    card = next(card for card in all_cards() if card.name == name)
    face = (*card.faces, *card.extras)[side]
    assert tell_face(speech("lotr", language), face) == GOLDEN[language][name, side]
