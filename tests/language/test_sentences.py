"""How sentences are put together, rule by rule, on the cards that show it. The whole texts are in the golden files."""

from __future__ import annotations

from functools import cache

import pytest

import rulewright as rw
from rulewright.kernel.abilities import Activated
from rulewright.language.speech import speech
from rulewright.language.tell import Teller, punctuated

Said = dict[str, str]
"""What the text of a card holds, by language."""


@cache
def text(game: str, name: str, lang: str) -> str:
    (found,) = [card for card in rw.cards(game) if card.name == name]
    return found.text(lang)


def holds(game: str, name: str, said: Said) -> None:
    for lang, fragment in said.items():
        assert fragment in text(game, name, lang)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Brok Ironfist", {
            "uk": "герой у вашому розпорядженні з ознакою Ґном покидає гру",
            "ru": "герой под вашим контролем с чертой Гном покидает игру",
        }),
        ("Rain of Arrows", {
            "uk": "1 персонажа у своєму розпорядженні з ключовим словом «Дальня атака»",
            "ru": "1 персонажа под своим контролем с ключевым словом «Дистанционный»",
        }),
        ("Lingering Venom", {
            "uk": "1 героя у своєму розпорядженні з найбільшою кількістю поранень",
            "ru": "1 героя под своим контролем с наибольшим числом ранений",
        }),
        ("Journey Along the Anduin", {
            "uk": "1 героя у своєму розпорядженні без карти «Доблесть»",
            "ru": "1 героя под своим контролем без карты «Доблесть»",
        }),
        ("Strength of Will", {
            "uk": "1 персонажа сфери Дух у своєму розпорядженні",
            "ru": "1 персонажа сферы Дух под своим контролем",
        }),
    ],
)  # fmt: skip
def test_whose_a_card_is_comes_before_which_it_is(name: str, said: Said):
    holds("lotr", name, said)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Nazgûl of Dol Guldur", {
            "uk": "ефекту тіні карти, розданої Назґŷлові з Дол-Ґульдура, виберіть",
            "ru": "теневого эффекта карты, розданной Назгулу из Дол Гулдура, выберите",
        }),
        ("Driven by Shadow", {
            "uk": "1 спорядження, прикріплене до персонажа-оборонця.",
            "ru": "1 довесок, присоединенный к защищающемуся персонажу.",
        }),
        ("Théodred", {
            "uk": "1 героя, залученого до пригоди, і додайте",
            "ru": "1 героя, отправленного на поиски приключений, и добавьте",
        }),
        ("Eastern Crows", {"uk": "(+2, якщо рівень загрози гравця, що захищається, — 35 або вище)."}),
        ("Valiant Sacrifice", {
            "uk": "гравець, який ним розпоряджався, бере 2 карти",
            "ru": "игрок, который его контролировал, тянет 2 карты",
        }),
        ("A Test of Will", {"uk": "ефекту карти зустрічі «Після відкриття» скасуйте"}),
    ],
)  # fmt: skip
def test_a_participle_with_words_of_its_own_follows_the_noun(name: str, said: Said):
    holds("lotr", name, said)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Scarred", {
            "en": "After a character you control is destroyed, raise your threat by 1.",
            "uk": "після знищення персонажа у вашому розпорядженні підвищте свій рівень загрози на 1.",
            "ru": "после гибели персонажа под вашим контролем повысьте свой уровень угрозы на 1.",
        }),
        ("Dungeon Torch", {
            "en": "At the end of the round, raise your threat by 2.",
            "uk": "наприкінці раунду підвищте свій рівень загрози на 2.",
            "ru": "в конце раунда повысьте свой уровень угрозы на 2.",
        }),
        ("Caught in a Web", {
            "en": "it does not ready unless you spend 2 resources from its pool.",
            "uk": "ви можете витратити 2 ресурси з його запасу; інакше він не готується.",
            "ru": "вы можете потратить 2 ресурса из его пула; иначе он остается истощен.",
        }),
    ],
)  # fmt: skip
def test_an_attached_card_speaks_to_the_controller_of_its_host(name: str, said: Said):
    holds("lotr", name, said)


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("lotr", "For Gondor!", {
            "en": "each character gets +1 attack, and each Gondor character gets +1 defense.",
            "uk": "отримує +1 до сили атаки, а кожен персонаж з ознакою Ґондор отримує +1 до сили захисту.",
            "ru": "получает +1 к силе нападения, а каждый персонаж с чертой Гондор получает +1 к силе защиты.",
        }),
        ("lotr", "Protector of Lórien", {
            "en": "to give +1 defense or +1 willpower to the attached hero until the end of the phase.",
            "uk": "щоб до кінця фази надати прикріпленому герою +1 до сили захисту або +1 до сили волі.",
            "ru": "чтобы до конца фазы дать герою с этой картой +1 к силе защиты или +1 к силе воли.",
        }),
        ("lotr", "The Galadhrim's Greeting", {
            "en": "Choose one: a player of your choice reduces their threat by 6; or each player reduces",
            "uk": "виберіть одне: гравець на ваш вибір знижує свій рівень загрози на 6; або кожен гравець знижує",
            "ru": "выберите одно: игрок на ваш выбор снижает свой уровень угрозы на 6; или каждый игрок снижает",
        }),
        ("lotr", "Pursued by Shadow", {
            "en": "Choose an exhausted ally you control and return it to its owner's hand; if there is none,",
            "uk": "виберіть 1 виснаженого союзника у своєму розпорядженні й поверніть його на руку власника; якщо",
            "ru": "выберите 1 истощенного союзника под своим контролем и верните его на руку владельца; если",
        }),
        ("lotr", "Ungoliant's Swarm", {
            "en": "choose and exhaust 2 characters you control.",
            "uk": "виберіть і виснажте 2 персонажів у своєму розпорядженні.",
            "ru": "выберите и истощите 2 персонажей под своим контролем.",
        }),
        ("lotr", "Eyes of the Forest", {
            "en": "Each player discards each event from their hand.",
            "uk": "кожен гравець скидає всі події зі своєї руки.",
            "ru": "каждый игрок сбрасывает все события со своей руки.",
        }),
        ("wotr", "Death! Ride, Ride to Ruin!", {
            "en": "The Mordor player chooses and eliminates X Mordor cards at battlegrounds.",
            "uk": "Гравець за Мордор вибирає й знищує X карт Мордору на полях битв.",
            "ru": "Игрок Мордора выбирает и уничтожает X карт Мордора на полях битв.",
        }),
        ("wotr", "Quickbeam", {
            "en": "gets +1 battleground attack and +1 battleground defense for each full pair",
            "uk": "отримує +1 до нападу на полі битви й +1 до оборони на полі битви за кожну повну пару",
            "ru": "получает +1 к нападению на поле битвы и +1 к защите на поле битвы за каждую полную пару",
        }),
        ("wotr", "The Three Hunters", {
            "en": "Legolas, Strider and Aragorn may be played or moved to any battleground, and any Free Peoples "
            "army may support them.",
            "uk": "Ґімлі, Леґоласа, Бурлаку й Араґорна можна зіграти чи перемістити на будь-яке поле битви, і їх може",
            "ru": "Гимли, Леголаса, Бродяжника и Арагорна можно сыграть или переместить на любое поле битвы, и",
        }),
    ],
)  # fmt: skip
def test_what_is_one_effect_is_one_sentence(game: str, name: str, said: Said):
    holds(game, name, said)


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("lotr", "Black Forest Bats", {"uk": "вилучає його з пригоди (він не готується)."}),
        ("lotr", "Iron Shackles", {
            "uk": "Коли з цієї колоди мають узяти карти,", "ru": "Когда из этой колоды должны были бы вытянуть карты,",
        }),
        ("lotr", "Wargs", {
            "uk": "якщо Варґам роздали тіньову карту без ефекту тіні, поверніть їх у зону випробувань.",
            "ru": "если Варгам раздали теневую карту без теневого эффекта, верните их в район средоточия.",
        }),
        ("lotr", "Dungeon Jailor", {"ru": "после неудачных поисков приключений, если"}),
        ("lotr", "Glorfindel", {"uk": "вибрати 1 персонажа й зцілити 1 його поранення."}),
        ("lotr", "Daughter of the Nimrodel", {"uk": "вибрати 1 героя й зцілити до 2 його поранень."}),
        ("lotr", "Eleanor", {"uk": "перед розігруванням ефекту підступу «Після відкриття»"}),
        ("champions", "Business Problems", {"uk": "Віддайте гравцеві, чий персонаж — Тоні Старк."}),
        ("champions", "Combat Training", {
            "uk": "Розіграйте під контроль будь-якого гравця.", "ru": "Разыграйте под контроль любого игрока.",
        }),
        ("champions", "Biomechanical Upgrades", {
            "uk": "до посіпаки без карти «Біомеханічні апгрейди», у якого найбільше надрукованого життя.",
            "ru": "без карты «Биомеханические улучшения», у которого больше всего напечатанного здоровья.",
        }),
        ("champions", "Yon-Rogg's Treason", {
            "uk": "якщо у вашій руці є карта з надрукованим енергетичним ресурсом,",
            "ru": "если на вашей руке есть карта с напечатанным энергетическим ресурсом,",
        }),
        ("champions", "Rage of Ultron", {
            "uk": "за кожне поранення, завдане цією атакою.", "ru": "за каждое ранение, нанесенное этой атакой.",
        }),
        ("meq", "Sweet Words, Bitter Dreams", {
            "uk": "Замішайте всі карти з руки до запасу життя.", "ru": "Замешайте все карты с руки в запас жизни.",
        }),
        ("meq", "Urgent Summons", {
            "uk": "Охоплює локацію без іншого маркера задуму, де є персонаж.",
            "ru": "Затрагивает локацию без другого маркера плана, где есть персонаж.",
        }),
        ("meq", "An Unexpected Betrayal", {
            "en": "or Sauron draws 1 Plot card and 1 Shadow card.",
            "uk": "або Саурон бере 1 карту задуму й 1 карту Тіні.",
            "ru": "или Саурон берет 1 карту плана и 1 карту Тени.",
        }),
        ("meq", "Set Trap", {
            "en": "The opponent is dealt 2 damage if their card is melee.",
            "uk": "противник отримує 2 шкоди, якщо його карта — ближнього бою.",
        }),
        ("meq", "Shield Smash", {
            "uk": "скасуйте карту противника, якщо вона коштує 2", "ru": "отмените карту противника, если она стоит 2",
        }),
        ("meq", "Against the Shadow", {"uk": "чудовиськ не більша за 2.", "ru": "монстров не больше 2."}),
        ("wotr", "Éomer", {"uk": "візьміть 5 карт. Можете зіграти з них 1 військо Рогану, а решту скиньте."}),
    ],
)  # fmt: skip
def test_a_sentence_cannot_be_misread(game: str, name: str, said: Said):
    holds(game, name, said)


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("lotr", "Glóin", {"uk": "по 1 ресурсу в його запас за кожне", "ru": "по 1 ресурсу в его пул за каждое"}),
        ("lotr", "Massing at Night", {
            "en": "Reveal 1 card from the encounter deck for each player",
            "uk": "відкрийте по 1 карті з колоди зустрічей за кожного гравця",
            "ru": "откройте по 1 карте из колоды столкновений за каждого игрока",
        }),
        ("wotr", "Lembas", {
            "uk": "по 1 жетону споганення за кожного персонажа-гобіта",
            "ru": "по 1 жетону порчи за каждого персонажа-хоббита",
        }),
    ],
)  # fmt: skip
def test_so_many_for_each_is_told_apart(game: str, name: str, said: Said):
    holds(game, name, said)


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("wotr", "Boromir", {"en": "Paths 3–6.\n", "uk": "Шляхи 3–6.\n", "ru": "Пути 3–6.\n"}),
        ("wotr", "Elrond", {"en": "Path 3.\n", "uk": "Шлях 3.\n", "ru": "Путь 3.\n"}),
        ("wotr", "Lórien", {
            "en": "Defenders: Elf, Wizard. Attackers: Monstrous, Mordor.\n",
            "uk": "Обороняються: ельфи, чарівник. Нападають: потвори, Мордор.\n",
            "ru": "Защищаются: эльфы, волшебник. Нападают: чудовища, Мордор.\n",
        }),
        ("lotr", "Stand and Fight", {
            "en": "into play under your control.",
            "uk": "в гру (у своє розпорядження).",
            "ru": "в игру под своим контролем.",
        }),
        ("lotr", "Valor", {"en": "Limit 1 per hero.", "uk": "Ліміт: 1 на героя.", "ru": "Не более 1 на героя."}),
        ("lotr", "Caught in a Web", {
            "en": "as a Condition attachment.",
            "uk": "як спорядження з ознакою Стан.",
            "ru": "как довесок с чертой Состояние.",
        }),
        ("lotr", "Goblin Sniper", {"en": "while there is another enemy in the staging area."}),
        ("lotr", "Escape from Dol Guldur", {
            "en": "(the one that the campaign log names, not one at random), turn each card attached to that hero",
            "uk": "(не випадкового, а того, якого називає журнал кампанії), переверніть долілиць усі прикріплені",
            "ru": "(не случайного, а названного в журнале кампании), переверните лицом вниз все присоединенные к нему",
        }),
        ("wotr", "Paths of the Dead", {
            "en": "is in your reserve", "uk": "у вашому резерві", "ru": "в вашем резерве",
        }),
    ],
)  # fmt: skip
def test_a_printed_fact_is_told(game: str, name: str, said: Said):
    holds(game, name, said)


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize("name", ["Gandalf's Map", "Dungeon Torch", "Shadow Key", "Scarred"])
def test_a_keyword_is_told_once(name: str, lang: str):
    said = {"en": "Restricted. Permanent.", "uk": "кількість. Постійно.", "ru": "ограничено. Постоянно."}
    assert sum(text("lotr", name, lang).count(keyword) for keyword in said[lang].split()) == 1


def test_every_character_with_paths_and_every_battleground_says_where_and_who():
    cards = rw.cards("wotr")
    paths = [card.name for card in cards if card.labels.get("paths")]
    fights = [card.name for card in cards if card.kind == "battleground"]
    assert (len(paths), len(fights)) == (44, 14)
    assert all(text("wotr", name, "en").startswith("Path") for name in paths)
    assert all(text("wotr", name, "en").startswith("Defenders: ") for name in fights)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Aragorn", "Eliminate Strider wherever that card is."),
        ("Treebeard", "Treebeard gets +1 battleground attack while at Orthanc."),
        ("Gorbag & Shagrat", "(2 instead if at Cirith Ungol)"),
        ("Denethor", "to take Boromir or Faramir from your deck into your hand."),
        ("Sting", "while it is at a path and there is a Monstrous character there."),
    ],
)
def test_english_calls_no_person_it(name: str, said: str):
    holds("wotr", name, {"en": said})


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_a_minus_is_no_hyphen(lang: str):
    assert "−1" in text("lotr", "Power in the Earth", lang)


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        ("виберіть 1 героя , залученого до пригоди, і додайте", "виберіть 1 героя, залученого до пригоди, і додайте"),
        ("немає героя, залученого до пригоди,", "немає героя, залученого до пригоди"),
        ("гравця, що захищається, (натомість 2)", "гравця, що захищається (натомість 2)"),
        ("карту, розданої йому,; якщо", "карту, розданої йому; якщо"),
    ],
)
def test_a_comma_is_kept_only_where_the_sentence_goes_on(told: str, kept: str):
    assert punctuated(told) == kept


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "choose a character, and until the end of the phase, that character gets +1 attack and +1 defense"),
        ("uk", "виберіть 1 персонажа, і до кінця фази цей персонаж отримує +1 до сили атаки й +1 до сили захисту"),
        ("ru", "выберите 1 персонажа, и до конца фазы этот персонаж получает +1 к силе нападения и +1 к силе защиты"),
    ],
)
def test_a_clause_with_a_subject_of_its_own_follows_a_comma(lang: str, told: str):
    (mastery,) = [found.card.faces[0] for found in rw.cards("lotr") if found.name == "Blade Mastery"]
    (action,) = mastery.abilities
    assert isinstance(action, Activated)
    assert Teller(speech("lotr", lang), mastery).joined(action.effect) == told


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Haymaker", {
            "en": "Deal 3 damage to an enemy.", "uk": "завдайте 3 поранення ворогу.", "ru": "нанесите 3 ранения врагу.",
        }),
        ("Surveillance Team", {
            "en": "to remove 1 threat from a scheme.", "uk": "щоб зняти 1 жетон загрози з 1 плану.",
            "ru": "чтобы снять 1 жетон угрозы с 1 плана.",
        }),
        ("Energy Channel", {
            "en": "2 damage to an enemy for each counter on Energy Channel",
            "uk": "ворогу за кожен жетон на «Енергетичному каналі»",
            "ru": "врагу за каждый жетон на «Энергетическом канале»",
        }),
        ("Mark V Helmet", {"en": "Then, if you have", "uk": "Тоді, якщо ви маєте", "ru": "Затем, если у вас есть"}),
        ("Titania's Fury", {"uk": "Титанії, і ця карта отримує", "ru": "Титании, и эта карта получает"}),
        ("Counter-Punch", {
            "en": "damage to the attacking enemy", "uk": "ворогу, який атакував, де X", "ru": "атаковавшему врагу",
        }),
        ("Ultron Drones", {
            "uk": "Кожен посіпака-дрон, що лежить долілиць, має базові значення ПЛН 1, АТК 1 і життя 1.",
            "ru": "Каждый приспешник-дрон, лежащий лицом вниз, имеет базовые значения ПЛН 1, АТК 1 и здоровья 1.",
        }),
        ("Shadow of the Past", {"en": "minion of that set", "uk": "посіпак із цього набору", "ru": "из этого набора"}),
        ("Spider-Tracer", {"uk": "коли посіпака з цією картою зазнає", "ru": "когда приспешник с этой картой терпит"}),
    ],
)  # fmt: skip
def test_what_is_chosen_is_told_with_what_is_done_to_it(name: str, said: Said):
    holds("champions", name, said)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Echoes of Bolg's Army", {"uk": "розвідайте Гору Ґундабад", "ru": "исследуйте Гору Гундабад"}),
        ("He Has at Last Heard", {
            "uk": "прихильність на Гору Ґундабад. Покладіть 1 прихильність у Дунленд.",
            "ru": "поддержку на Гору Гундабад. Положите 1 поддержку в Дунланд.",
        }),
        ("Arwen's Message to Her Beloved", {"uk": "Араґорна на Грозовій вершині", "ru": "Арагорна на Заветери"}),
        ("A Dark Messenger", {"uk": "лише якщо в ньому є прислужник.", "ru": "только если в нем есть миньон."}),
        ("A Promise of Rings", {
            "en": "with a character and a minion or a monster token.",
            "uk": "де є персонаж, а також прислужник або жетон чудовиська.",
            "ru": "где есть персонаж, а также миньон или токен монстра.",
        }),
        ("Dáin II", {"en": "Train twice.", "uk": "потренуйтеся двічі.", "ru": "потренируйтесь дважды."}),
        ("Saruman's Fires", {
            "en": "may choose one: the hero takes 2 damage; or", "uk": "вибрати одне: герой отримує 2 шкоди; або",
            "ru": "выбрать одно: герой получает 2 повреждения; или",
        }),
        ("Words Spoken from the Heart", {
            "en": "If you have no Corruption cards,", "uk": "Якщо у вас немає карт скверни,",
            "ru": "Если у вас нет карт развращения,",
        }),
        ("They are Terrible", {
            "en": "place that minion in that location.", "uk": "розмістіть цього прислужника в цій локації.",
            "ru": "разместите этого миньона в этой локации.",
        }),
        ("Of Serpents and Sand", {
            "en": "\nWhoever explores here discards the event.\n", "uk": "\nХто розвідує тут, скидає подію.\n",
            "ru": "\nКто исследует здесь, сбрасывает событие.\n",
        }),
        ("A New Threat", {"uk": "бийтеся зі Снагою й переможіть.", "ru": "сразитесь со Снагой и победите."}),
    ],
)  # fmt: skip
def test_where_and_how_many_are_told_as_one_would_say_it(name: str, said: Said):
    holds("meq", name, said)
