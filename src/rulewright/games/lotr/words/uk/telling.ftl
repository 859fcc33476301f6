### Тексти карт «Володаря перснів».

## Позначки

label-action = Дія
label-action-resource = Дія (фаза ресурсів)
label-action-planning = Дія (фаза планування)
label-action-quest = Дія (фаза пригод)
label-action-travel = Дія (фаза подорожі)
label-action-encounter = Дія (фаза зустрічей)
label-action-combat = Дія (фаза бою)
label-action-refresh = Дія (фаза відпочинку)
label-when-revealed = Після відкриття
label-shadow = Тінь
label-travel = Подорож
label-setup = Приготування
special-travel = щоб подорожувати сюди, { $effect }
fact-limit-per = ліміт: 1 на героя
ability-leaves-to = коли ця карта покидає гру, { $zone ->
    [removed] вилучіть її з гри, а не кладіть у скид
    [encounter-deck] поверніть її на верх колоди зустрічей, а не у скид
   *[other] покладіть її на верх колоди власника, а не у скид
  }
ability-win-if = якщо { $condition }, гравці відразу перемагають у грі
ability-pay-from-different-heroes = вартість цієї карти треба сплатити ресурсами із запасів { $pools } різних героїв

## Слова

this-quest = цей етап
    .gen = цього етапу
    .dat = цьому етапу
    .acc = цей етап
    .ins = цим етапом
    .loc = цьому етапі
    .gender = masculine
noun-hero = герой
    .gen = героя
    .dat = герою
    .acc = героя
    .ins = героєм
    .loc = герої
    .many = героїв
    .gender = masculine
    .animate = yes
noun-ally = союзник
    .gen = союзника
    .dat = союзнику
    .acc = союзника
    .ins = союзником
    .loc = союзнику
    .many = союзників
    .gender = masculine
    .animate = yes
noun-character = персонаж
    .gen = персонажа
    .dat = персонажу
    .acc = персонажа
    .ins = персонажем
    .loc = персонажі
    .many = персонажів
    .gender = masculine
    .animate = yes
noun-attachment = спорядження
    .gen = спорядження
    .dat = спорядженню
    .acc = спорядження
    .ins = спорядженням
    .loc = спорядженні
    .many = карт спорядження
    .all = карти спорядження
    .gender = neuter
noun-event = подія
    .gen = події
    .dat = події
    .acc = подію
    .ins = подією
    .loc = події
    .many = подій
    .all = події
    .gender = feminine
noun-enemy = ворог
    .gen = ворога
    .dat = ворогу
    .acc = ворога
    .ins = ворогом
    .loc = ворогові
    .many = ворогів
    .gender = masculine
    .animate = yes
noun-location = локація
    .gen = локації
    .dat = локації
    .acc = локацію
    .ins = локацією
    .loc = локації
    .many = локацій
    .all = локації
    .gender = feminine
noun-treachery = підступ
    .gen = підступу
    .dat = підступу
    .acc = підступ
    .ins = підступом
    .loc = підступі
    .many = підступів
    .all = підступи
    .gender = masculine
noun-objective = ціль
    .gen = цілі
    .dat = цілі
    .acc = ціль
    .ins = ціллю
    .loc = цілі
    .many = цілей
    .all = цілі
    .gender = feminine
noun-encounter-card = карта зустрічі
    .gen = карти зустрічі
    .dat = карті зустрічі
    .acc = карту зустрічі
    .ins = картою зустрічі
    .loc = карті зустрічі
    .many = карт зустрічі
    .all = карти зустрічі
    .gender = feminine
noun-host = герой
    .gen = героя
    .dat = герою
    .acc = героя
    .ins = героєм
    .loc = герої
    .many = героїв
    .gender = masculine
    .animate = yes
stat-willpower = сила волі
    .gen = сили волі
    .acc = силу волі
stat-attack = сила атаки
    .gen = сили атаки
    .acc = силу атаки
stat-defense = сила захисту
    .gen = сили захисту
    .acc = силу захисту
stat-hit-points = очки витривалості
    .gen = очок витривалості
stat-threat = сила загрози
    .gen = сили загрози
    .acc = силу загрози
stat-cost = вартість
    .gen = вартості
stat-threat-cost = значення загрози
stat-engagement-cost = значення агресивності
stat-quest-points = очки пригоди
    .gen = очок пригоди
stat-stage = етап
    .gen = етапу
stat-victory = переможні очки
    .gen = переможних очок
token-damage = жетон поранень
token-progress = жетон прогресу
token-resources = жетон ресурсів
keyword-sentinel = Вартівник
    .line = Вартівник
keyword-ranged = Дальня атака
    .line = Дальня атака
keyword-surge = Навала
    .line = Навала
keyword-doomed = Лихо
    .line = Лихо { $number }
keyword-restricted = Обмежена кількість
    .line = Обмежена кількість
keyword-guarded = Стережений
    .line = Стережений
keyword-permanent = Постійно
    .line = Постійно
sphere-leadership = Лідерство
sphere-tactics = Тактика
sphere-spirit = Дух
sphere-lore = Знання
sphere-neutral = нейтральна

## Єдині у своєму роді

np-active-location = активна локація
    .gen = активної локації
    .dat = активній локації
    .acc = активну локацію
    .ins = активною локацією
    .loc = активній локації
    .gender = feminine
np-attacking-enemy = ворог-нападник
    .gen = ворога-нападника
    .dat = ворогу-нападнику
    .acc = ворога-нападника
    .ins = ворогом-нападником
    .loc = ворогові-нападнику
    .gender = masculine
    .animate = yes
np-defending-character = персонаж-оборонець
    .gen = персонажа-оборонця
    .dat = персонажу-оборонцю
    .acc = персонажа-оборонця
    .ins = персонажем-оборонцем
    .loc = персонажі-оборонці
    .gender = masculine
    .animate = yes
np-attacking-character = персонаж-нападник
    .gen = персонажа-нападника
    .dat = персонажу-нападнику
    .acc = персонажа-нападника
    .ins = персонажем-нападником
    .loc = персонажі-нападнику
    .gender = masculine
    .animate = yes
np-attacked-enemy = атакований ворог
    .gen = атакованого ворога
    .dat = атакованому ворогу
    .acc = атакованого ворога
    .ins = атакованим ворогом
    .loc = атакованому ворогові
    .gender = masculine
    .animate = yes
np-topmost-attachment = верхнє спорядження зі скиду { $players_gen }
    .gen = верхнього спорядження зі скиду { $players_gen }
    .dat = верхньому спорядженню зі скиду { $players_gen }
    .ins = верхнім спорядженням зі скиду { $players_gen }
    .loc = верхньому спорядженні зі скиду { $players_gen }
    .gender = neuter

## Гравці

who-defending-player = гравець, що захищається,
    .gen = гравця, що захищається,
    .dat = гравцю, що захищається,
    .acc = гравця, що захищається,
    .ins = гравцем, що захищається,
    .loc = гравцеві, що захищається,
who-highest-threat = гравець із найвищим рівнем загрози
    .gen = гравця з найвищим рівнем загрози
    .dat = гравцю з найвищим рівнем загрози
    .acc = гравця з найвищим рівнем загрози
    .ins = гравцем із найвищим рівнем загрози
    .loc = гравцеві з найвищим рівнем загрози
who-engaged-with = гравець, з яким { $what } перебуває в бою,
    .gen = гравця, з яким { $what } перебуває в бою,
    .dat = гравцю, з яким { $what } перебуває в бою,
    .acc = гравця, з яким { $what } перебуває в бою,
    .ins = гравцем, з яким { $what } перебуває в бою,
who-next-player = наступний гравець
    .gen = наступного гравця
    .dat = наступному гравцю
    .acc = наступного гравця
    .ins = наступним гравцем
    .loc = наступному гравцю
who-with-threat = кожен гравець із рівнем загрози { $least } або вище
    .gen = кожного гравця з рівнем загрози { $least } або вище
    .dat = кожному гравцю з рівнем загрози { $least } або вище
    .acc = кожного гравця з рівнем загрози { $least } або вище
    .ins = кожним гравцем із рівнем загрози { $least } або вище

## Частини іменникових груп

part-marked = { $token ->
    [committed] { $currently ->
        [yes] , на цю мить залучен{ adj } до пригоди,
       *[no] , залучен{ adj } до пригоди,
      }
    [damage] { "" }
    [attacking] , оголошен{ adj } нападником,
    [defending] , оголошен{ adj } оборонцем,
   *[other] із жетоном
  }
    .before = { $token ->
        [damage] поранен{ adj }
       *[other] { "" }
      }
    .is = { $token ->
        [committed] залучен{ adj } до пригоди
        [damage] поранен{ adj }
        [attacking] атакує
        [defending] захищається
       *[other] має жетон
      }
    .is-not = { $token ->
        [committed] не залучен{ adj } до пригоди
        [damage] не поранен{ adj }
        [attacking] не атакує
        [defending] не захищається
       *[other] не має жетона
      }
part-not-marked = { $token ->
    [committed] , не залучен{ adj } до пригоди,
    [damage] { "" }
   *[other] без жетона
  }
    .before = { $token ->
        [damage] не поранен{ adj }
       *[other] { "" }
      }
part-engaged-enemy = { v } бою з { $players_kind ->
    [none] гравцем
    [everyone] гравцем
    [other-players] іншим гравцем
   *[other] { $players_ins }
  }
    .is = перебуває в бою
    .is-not = не перебуває в бою
part-claimed-objective =
    .before = здобут{ adj }
part-able-to-attack = { "" }
part-of-sphere = сфери { $sphere_name }
    .rank = 1
    .is = має символ ресурсу сфери { $sphere_name }
    .is-not = не має символу ресурсу сфери { $sphere_name }
part-of-any-sphere = будь-якої сфери впливу
    .rank = 1
part-most-damaged = з найбільшою кількістю поранень
part-printed-cost = з надрукованою вартістю { $amount }
in-staging = { $currently ->
    [yes] , що на цю мить у зоні випробувань,
   *[no] { v } зоні випробувань
  }
    .is = { v } зоні випробувань
    .is-not = не в зоні випробувань
    .rank = 4
in-active-location = на місці активної локації
in-engaged = { v } бою з { $players_kind ->
    [none] гравцем
   *[other] { $players_ins }
  }
whose-hand = { $players_kind ->
    [you] вашої руки
    [self] своєї руки
    [they] своєї руки
   *[other] руки { $players_gen }
  }
in-hand = { $players_kind ->
    [you] з { whose-hand }
    [self] зі { whose-hand }
    [they] зі { whose-hand }
   *[other] з { whose-hand }
  }
in-deck = { $players_kind ->
    [you] з вашої колоди
    [self] зі своєї колоди
    [they] зі своєї колоди
   *[other] з колоди { $players_gen }
  }
in-discard = { $players_kind ->
    [you] з вашого скиду
    [self] зі свого скиду
    [they] зі свого скиду
    [everyone] зі скиду будь-якого гравця
   *[other] зі скиду { $players_gen }
  }
in-encounter-deck = { $placed ->
    [yes] { "" }
   *[no] { $vowel ->
        [yes] з
       *[no] із
      } колоди зустрічей
  }
in-encounter-discard = { $placed ->
    [yes] { "" }
   *[no] зі скиду зустрічей
  }
in-victory-display = { v } переможному стосі
in-set-aside = з-поміж відкладених убік карт

## Числа й умови

n-threat-of = { $players_kind ->
    [you] ваш рівень загрози
    [self] ваш рівень загрози
    [they] його рівень загрози
   *[other] рівень загрози { $players_gen }
  }
    .at-least = { $players_kind ->
        [you] ваш рівень загрози
        [self] ваш рівень загрози
        [they] його рівень загрози
       *[other] рівень загрози { $players_gen }
      } — { $least } або вище
    .not-at-least = { $players_kind ->
        [you] ваш рівень загрози
        [self] ваш рівень загрози
        [they] його рівень загрози
       *[other] рівень загрози { $players_gen }
      } нижчий за { $least }
n-excess-damage = надлишок поранень понад решту очок витривалості цього персонажа
    .each = за кожне поранення понад решту очок витривалості цього персонажа
n-allies-played = кількість союзників, зіграних цього раунду
    .at-least = цього раунду вже зіграли { $least ->
        [one] { $least } союзника
       *[other] { $least } союзників
      }
    .not-at-least = цього раунду зіграли менше ніж { $least } союзників
if-took-part = { $what } бере участь в атаці
if-attacking = { $what } атаку{ $what_gender ->
    [plural] ють
   *[other] є
  } { $enemy_any_acc }
if-undefended = ця атака незахищена
    .not = цю атаку хтось захищає
if-staging-empty = в зоні випробувань немає карт
    .not = в зоні випробувань є карти
if-during = зараз { phase-name }
    .not = зараз не { phase-name }
if-dealt-blank-shadow = { $card_dat } роздали тіньову карту без ефекту тіні
    .not = { $card_dat } не роздали тіньової карти без ефекту тіні
if-deck-of-event = карти беруть із цієї колоди
if-unguarded = до цієї карти не прикріплено карти зустрічі
    .not = до цієї карти прикріплено карту зустрічі
if-prisoner-held = бранця ще не визволено
    .not = бранця вже визволено

## Дієслова

n-progress = { $amount ->
    [one] { $amount } жетон прогресу
    [few] { $amount } жетони прогресу
   *[many] { $amount } жетонів прогресу
  }
n-resources = { $amount_kind ->
    [number] { $amount ->
        [one] { $amount } ресурс
        [few] { $amount } ресурси
       *[many] { $amount } ресурсів
      }
   *[other] по { $amount ->
        [one] { $amount } ресурсу
        [few] { $amount } ресурси
       *[many] { $amount } ресурсів
      }
  }
n-resource-tokens = { $amount ->
    [one] { $amount } жетон ресурсів
    [few] { $amount } жетони ресурсів
   *[many] { $amount } жетонів ресурсів
  }
n-shadows = { $amount_kind ->
    [number] { $amount ->
        [one] { $amount } додаткову тіньову карту
        [few] { $amount } додаткові тіньові карти
       *[many] { $amount } додаткових тіньових карт
      }
   *[other] по { $amount ->
        [one] { $amount } додатковій тіньовій карті
        [few] { $amount } додаткові тіньові карти
       *[many] { $amount } додаткових тіньових карт
      }
  }
n-top-encounter = { $amount_kind ->
    [number] { $amount ->
        [1] верхню карту
        [one] { $amount } верхню карту
        [few] { $amount } верхні карти
       *[many] { $amount } верхніх карт
      } колоди зустрічей
   *[other] по { $amount ->
        [one] { $amount } карті
        [few] { $amount } карти
       *[many] { $amount } карт
      } з колоди зустрічей
  }
onto = { $what_it ->
    [yes] на { $what_acc_p } { n-progress }
   *[no] { n-progress } на { $what_each_acc_p }
  }
into-pool = { $amount_kind ->
    [number] { $amount ->
        [few] в
       *[other] у
      }
   *[other] { $amount ->
        [many] у
       *[other] в
      }
  } { $what_it ->
    [yes] { $what_gen } запас
   *[no] запас { $what_each_gen }
  }
from-pool = { $what_it ->
    [yes] { $amount ->
        [few] з
       *[other] із
      } { $what_gen } запасу
   *[no] із запасу { $what_each_gen }
  }
do-place-progress = покладіть { n-progress } на поточну пригоду
    .inf = покласти { n-progress } на поточну пригоду
    .third = кладе { n-progress } на поточну пригоду
do-place-progress-on = покладіть { onto }
    .inf = покласти { onto }
    .third = кладе { onto }
all-if-fewer = { $amount ->
    [1] { "" }
   *[other] { " " }(або всі, якщо їх менше)
  }
do-remove-progress = заберіть { n-progress } з поточної пригоди{ all-if-fewer }
    .inf = забрати { n-progress } з поточної пригоди{ all-if-fewer }
    .third = забирає { n-progress } з поточної пригоди{ all-if-fewer }
do-raise-threat = підвищте свій рівень загрози на { $amount }
    .inf = підвищити свій рівень загрози на { $amount }
    .third = підвищує свій рівень загрози на { $amount }
do-lower-threat = знизьте свій рівень загрози на { $amount }
    .inf = знизити свій рівень загрози на { $amount }
    .third = знижує свій рівень загрози на { $amount }
do-gain-resources = { $what_kind ->
    [this] { $face ->
        [enemy] покладіть на { $what_acc_p } { n-resource-tokens }
       *[other] додайте { n-resources } { into-pool }
      }
   *[other] додайте { n-resources } { into-pool }
  }
    .inf = додати { n-resources } { into-pool }
    .third = додає { n-resources } { into-pool }
do-spend = витратьте { n-resources } { from-pool }
    .inf = витратити { n-resources } { from-pool }
    .third = витрачає { n-resources } { from-pool }
do-engage = вступіть у бій з { $what_each_ins_p }
    .inf = вступити в бій з { $what_each_ins_p }
    .third = вступає в бій з { $what_each_ins_p }
not-readying = ({ $what_gender ->
    [feminine] вона не готується
    [neuter] воно не готується
    [plural] вони не готуються
   *[masculine] він не готується
  })
do-remove-from-quest = вилучіть { $what_each_acc } з пригоди { not-readying }
    .inf = вилучити { $what_each_acc } з пригоди { not-readying }
    .third = вилучає { $what_each_acc } з пригоди { not-readying }
do-reveal-encounter-cards = відкрийте { n-top-encounter }
    .inf = відкрити { n-top-encounter }
    .third = відкриває { n-top-encounter }
do-add-to-staging = додайте { $what_all_acc } { into } зону випробувань
    .inf = додати { $what_all_acc } { into } зону випробувань
    .third = додає { $what_all_acc } { into } зону випробувань
find-where = { $discard_too ->
    [yes] у колоді зустрічей та її скиді
   *[no] у колоді зустрічей
  } { $what_kind ->
    [titled] 1 копію карти «{ $what_title }»
   *[other] { $what_a_acc }
  }
do-deal-shadow = роздайте { $what_each_dat } { n-shadows }
    .inf = роздати { $what_each_dat } { n-shadows }
    .third = роздає { $what_each_dat } { n-shadows }
as-attachment = { $becomes ->
    [none] як спорядження
   *[other] як спорядження з ознакою { $becomes }
  }
do-attach-as = прикріпіть цю карту до { $to_gen_p } { as-attachment }
    .inf = прикріпити цю карту до { $to_gen_p } { as-attachment }
    .third = прикріплює цю карту до { $to_gen_p } { as-attachment }
do-attack-now = негайно оголосіть { $what_acc } нападником проти будь-якого дозволеного ворога й розіграйте цю атаку
    .inf = негайно оголосити { $what_acc } нападником проти будь-якого дозволеного ворога й розіграти цю атаку
    .third = негайно оголошує { $what_acc } нападником проти будь-якого дозволеного ворога й розігрує цю атаку
n-top = { $amount ->
    [1] верхньої карти
   *[other] { $amount } верхніх карт
  }
do-search-top-cards = знайдіть серед { n-top } своєї колоди 1 карту, візьміть її на руку й затасуйте решту назад у колоду
    .inf = знайти серед { n-top } своєї колоди 1 карту, взяти її на руку й затасувати решту назад у колоду
    .third = знаходить серед { n-top } своєї колоди 1 карту, бере її на руку й затасовує решту назад у колоду
do-take-one-of-top-cards = перегляньте { $amount } верхніх карт колоди { $whose_gen }, додайте 1 з них на руку власника, а решту поверніть на верх колоди в будь-якому порядку
    .inf = переглянути { $amount } верхніх карт колоди { $whose_gen }, додати 1 з них на руку власника, а решту повернути на верх колоди в будь-якому порядку
    .third = переглядає { $amount } верхніх карт колоди { $whose_gen }, додає 1 з них на руку власника, а решту повертає на верх колоди в будь-якому порядку
do-look-at-encounter-deck = подивіться на верхню карту колоди зустрічей
    .inf = подивитися на верхню карту колоди зустрічей
    .third = дивиться на верхню карту колоди зустрічей
do-look-at-shadow-card = подивіться на цю тіньову карту
    .inf = подивитися на цю тіньову карту
    .third = дивиться на цю тіньову карту
do-put-on-bottom = покладіть { $what_each_acc } під низ колоди зустрічей
    .inf = покласти { $what_each_acc } під низ колоди зустрічей
    .third = кладе { $what_each_acc } під низ колоди зустрічей
do-return-to-staging = поверніть { $what_each_acc } { into } зону випробувань
    .inf = повернути { $what_each_acc } { into } зону випробувань
    .third = повертає { $what_each_acc } { into } зону випробувань
up-to = { $what_it ->
    [yes] до { $amount } { $what_gen } поранень
   *[no] до { $amount } поранень { $what_each_gen }
  }
do-heal-up-to = зціліть { up-to }
    .inf = зцілити { up-to }
    .third = зцілює { up-to }
do-enemies-attack = { $what_each } негайно атаку{ $what_each_gender ->
    [plural] ють
   *[other] є
  } { $whom_acc }
do-eliminate-players = ви вибуваєте з гри
    .third = вибуває з гри
do-set-aside = відкладіть { $what_acc } вбік горілиць, поза гру
    .inf = відкласти { $what_acc } вбік горілиць, поза гру
    .third = відкладає { $what_acc } вбік горілиць, поза гру
do-capture = переверніть долілиць 1 випадкового з-поміж усіх героїв гравців: це бранець, якого не можна ні використовувати, ні поранити і який не отримує ресурсів, доки його не визволять
do-rescue = переверніть бранця горілиць і покладіть на нього 1 жетон поранень: бранця визволено
do-send-orc-guard = покладіть верхню карту своєї колоди долілиць перед собою як Орка-вартового, що щойно вступив у бій з вами: це ворог з 1 очком витривалості, силою атаки 1 і силою захисту 1
    .third = кладе верхню карту своєї колоди долілиць перед собою як Орка-вартового, що щойно вступив у бій з цим гравцем: це ворог з 1 очком витривалості, силою атаки 1 і силою захисту 1
do-attach-to-deck = прикріпіть цю карту до верху колоди { $whose_gen } { as-attachment }
    .inf = прикріпити цю карту до верху колоди { $whose_gen } { as-attachment }
    .third = прикріплює цю карту до верху колоди { $whose_gen } { as-attachment }
do-attach-guards = прикріпіть 1 карту зустрічі до { $what_each_gen_p }
    .inf = прикріпити 1 карту зустрічі до { $what_each_gen_p }
    .third = прикріплює 1 карту зустрічі до { $what_each_gen_p }
claimed-note = (Вона стає спорядженням; якщо її відкріплюють, поверніть її в зону випробувань.)
do-claim = здобудьте цю ціль, прикріпивши її до цього героя. { claimed-note }
    .inf = здобути цю ціль, прикріпивши її до цього героя. { claimed-note }
    .third = здобуває цю ціль, прикріпивши її до цього героя. { claimed-note }
do-attack-from-shadow = { $card } атакує вас із власною тіньовою картою, і ви можете оголосити оборонцем 1 персонажа. Після бою поверніть цю карту на верх колоди зустрічей
do-put-attachment-into-play = додайте у гру { $what_each_acc } на карту, до якої його можна прикріпити
    .inf = додати у гру { $what_each_acc } на карту, до якої його можна прикріпити
    .third = додає у гру { $what_each_acc } на карту, до якої його можна прикріпити
do-move-damage = перемістіть { n-damage } з { $what_gen_p } на { $to_acc_p }
    .inf = перемістити { n-damage } з { $what_gen_p } на { $to_acc_p }
    .third = переміщує { n-damage } з { $what_gen_p } на { $to_acc_p }
do-move-attachment = перемістіть { $what_acc } на { $to_acc_p }
    .inf = перемістити { $what_acc } на { $to_acc_p }
    .third = переміщує { $what_acc } на { $to_acc_p }
do-swap-places = поміняйте місцями { $left_acc } і { $right_acc }
    .inf = поміняти місцями { $left_acc } і { $right_acc }
    .third = міняє місцями { $left_acc } і { $right_acc }
do-attach-set-aside = прикріпіть до { $to_gen_p } відкладену карту «{ $title_name_title }»
    .inf = прикріпити до { $to_gen_p } відкладену карту «{ $title_name_title }»
    .third = прикріплює до { $to_gen_p } відкладену карту «{ $title_name_title }»
do-capture-too = переверніть долілиць усі прикріплені до нього карти, доки його не визволять, а також карту «{ $title_name_title }»: { $title_name_acc } теж узято в полон
do-free-companion = переверніть карту «{ $title_name_title }» горілиць і покладіть на неї 1 жетон поранень
    .inf = перевернути карту «{ $title_name_title }» горілиць і покласти на неї 1 жетон поранень
do-turn-campaign-card = переверніть цю карту кампанії іншою стороною
do-put-into-play-engaged = додайте карту «{ $card_title }» у гру, одразу в бій з вами
do-proceed-at-random = перейдіть до випадкового з можливих наступних етапів
do-win-game = гравці перемагають у грі
do-lose-game = гравці програють

## Заборони й дозволи

can-not = { $who_no_gender ->
    [plural] не можуть
   *[other] не може
  }
act-attack = { $who_no } { can-not } атакувати{ $players_kind ->
    [none] { "" }
   *[other] { " " }{ $players_acc }
  }
act-defend = { $who_no } { can-not } захищатися
act-be-targeted = { $who_no_acc } не можна вибрати ціллю
act-commit = { $who_no_acc } не можна залучити до пригоди
act-count-defense = сила захисту { $who_each_gen } не враховується
act-have-text = текстова секція { $who_each_gen } порожня
act-have-attachments = { $who_no } { can-not } мати спорядження
act-engage = ніхто не може вступити в бій з { $who_each_ins_p }
act-optionally-engage = гравці не можуть скористатися нагодою вступити в бій з { $who_each_ins_p }
act-engagement-checks = гравці не проводять перевірок агресивності, але кожної фази зустрічей кожен гравець може скористатися нагодою вступити в бій з 1 ворогом
act-play = гравці не можуть грати { $who_many }
act-ready = { $who_no } { can-not } підготуватися
act-refresh = { $who_no } не готу{ $who_no_gender ->
    [plural] ються
   *[other] ється
  } під час фази відпочинку
act-take-damage = { $who_no } { can-not } зазнати поранень
act-threat = рівень загрози { $players_gen } не може змінитися
act-travel = гравці не можуть подорожувати до { $who_each_gen_p }
act-must-travel = коли активної локації немає й гравці можуть подорожувати, вони повинні подорожувати до { $who_gen_p }
act-stage = гравці пропускають крок випробування фази пригод
act-staging-threat = сукупна сила загрози в зоні випробувань збільшується на { $amount }
act-refresh-threat = під час фази відпочинку кожен гравець підвищує свій рівень загрози ще на { $amount }
act-extra-encounter-cards = кожної фази пригод відкривайте { $amount ->
    [one] { $amount } додаткову карту
    [few] { $amount } додаткові карти
   *[many] { $amount } додаткових карт
  } з колоди зустрічей
act-extra-resources = кожної фази ресурсів { $who_kind ->
    [none] { $players }
   *[other] { $who_each }
  } отримує ще { n-resources }
act-draw = { $players_kind ->
    [everyone] гравці не можуть
   *[other] { $players } не може
  } брати карти
act-defeat-stage = гравці не можуть пройти цей етап
act-contribute-threat = сила загрози { $who_each_gen } не враховується
act-attack-staging-alone = { $who_each }, атакуючи наодинці, може атакувати ворога в зоні випробувань
act-several-defenders = { $players } може оголошувати будь-яку кількість своїх персонажів оборонцями проти кожного ворога, який його атакує

## Події та миті

phase-name = { $phase ->
    [resource] фаза ресурсів
    [planning] фаза планування
    [quest] фаза пригод
    [travel] фаза подорожі
    [encounter] фаза зустрічей
    [combat] фаза бою
    [refresh] фаза відпочинку
   *[other] фаза
  }
phase-name-gen = { $phase ->
    [resource] фази ресурсів
    [planning] фази планування
    [quest] фази пригод
    [travel] фази подорожі
    [encounter] фази зустрічей
    [combat] фази бою
    [refresh] фази відпочинку
   *[other] фази
  }
moment-phase-ends = наприкінці фази
moment-phase-begins = на початку наступної фази
moment-round-ends = наприкінці раунду
moment-round-begins = на початку наступного раунду
moment-attack-over = після цієї атаки
moment-player-attack-over = після цієї атаки
whose-threat = { $seat_kind ->
    [you] ваш рівень загрози
    [player] рівень загрози { $seat_gen }
   *[other] рівень загрози гравця
  }
on-commits =
    .when = коли { $piece_any_acc } залучають до пригоди,
    .after = після залучення { $piece_any_gen } до пригоди
on-leaves-quest =
    .when = коли { $piece_any_acc } вилучають із пригоди,
    .after = після вилучення { $piece_any_gen } з пригоди
on-gains-resources =
    .when = коли { $piece_any } отриму{ ends-je } ресурси,
    .after = після того як { $piece_any } отриму{ ends-je } ресурси,
on-spends-resources =
    .when = коли із запасу { $piece_any_gen } витрачають ресурси,
    .after = після витрати ресурсів із запасу { $piece_any_gen }
on-threat-rises =
    .when = коли { whose-threat } має підвищитися,
    .after = після того як { whose-threat } підвищується,
on-threat-falls =
    .when = коли { whose-threat } має знизитися,
    .after = після того як { whose-threat } знижується,
on-revealed =
    .when = коли з колоди зустрічей відкривають { $piece_any_acc },
    .after = після відкриття { $piece_any_gen } з колоди зустрічей
on-quests =
    .when = під час розв’язки пригоди
    .after = { $how ->
        [success] після успішної розв’язки пригоди
        [failure] після невдалої розв’язки пригоди
       *[other] після розв’язки пригоди
      }
on-progress-placed =
    .when = коли на { $piece_any_acc_p } кладуть жетони прогресу,
    .after = після того як на { $piece_any_acc_p } покладено жетони прогресу,
on-progress-removed =
    .when = коли з { $piece_any_gen_p } забирають жетони прогресу,
    .after = після того як із { $piece_any_gen_p } забрано жетони прогресу,
on-explored =
    .when = коли { $piece_any_acc } мають дослідити,
    .after = після дослідження { $piece_any_gen }
on-stage-defeated =
    .when = коли гравці проходять { $piece_kind ->
        [this] цей етап
       *[other] етап пригоди
      },
    .after = після проходження { $piece_kind ->
        [this] цього етапу
       *[other] етапу пригоди
      }
on-travels =
    .when = коли гравці подорожують до { $piece_any_gen_p },
    .after = після подорожі до { $piece_any_gen_p }
engaged-whom = { $seat_kind ->
    [none] вами
   *[other] { $seat_ins }
  }
to-battle = { $piece_any_gender ->
    [plural] вступають у бій
   *[other] вступає в бій
  }
on-engages =
    .when = коли { $piece_any } { to-battle } з { engaged-whom },
    .after = після того як { $piece_any } { to-battle } з { engaged-whom },
on-attacks =
    .when = коли { $piece_any } атаку{ ends-je },
    .after = щоразу, коли { $piece_any } атаку{ ends-je } вас,
on-defends =
    .when = коли { $piece_any_acc } оголошують оборонцем,
    .after = після оголошення { $piece_any_gen } оборонцем
on-attack-over =
    .when = наприкінці атаки { $piece_any_gen }
    .after = після атаки { $piece_any_gen }
on-declared-attacker =
    .when = коли { $piece_any_acc } оголошують нападником,
    .after = після оголошення { $piece_any_gen } нападником
on-player-attack-over =
    .when = наприкінці атаки на { $piece_any_acc_p }
    .after = після атаки на { $piece_any_acc_p }
on-shadow-dealt =
    .when = коли тіньову карту роздають { $piece_any_dat }{ $seat_kind ->
        [you] , який вас атакує
       *[other] { "" }
      },
    .after = після роздачі тіньової карти { $piece_any_dat }{ $seat_kind ->
        [you] , який вас атакує,
       *[other] { "" }
      }
on-phase-begins =
    .when = на початку { phase-name-gen }
    .after = на початку { phase-name-gen }
on-phase-ends =
    .when = наприкінці { phase-name-gen }
    .after = наприкінці { phase-name-gen }
on-round-begins =
    .when = на початку раунду
    .after = на початку раунду
on-round-ends =
    .when = наприкінці раунду
    .after = наприкінці раунду
on-player-eliminated =
    .when = коли { $seat_kind ->
        [you] ви маєте
       *[other] гравець має
      } вибути з гри,
    .after = після того як { $seat_kind ->
        [you] ви вибуваєте
       *[other] гравець вибуває
      } з гри,
on-captured =
    .when = коли героя беруть у полон,
    .after = після того як героя взято в полон{ $face ->
        [campaign] { " " }(не випадкового, а того, якого називає журнал кампанії)
       *[other] { "" }
      },
on-rescued =
    .when = коли визволяють бранця,
    .after = після визволення бранця
on-claimed =
    .when = коли здобувають { $piece_kind ->
        [none] ціль
       *[other] { $piece_any_acc }
      },
    .after = після здобуття { $piece_kind ->
        [none] цілі
       *[other] { $piece_any_gen }
      }
on-first-player-passes =
    .when = коли жетон першого гравця передають далі,
    .after = після передавання жетона першого гравця
on-returns-to-staging =
    .when = коли { $piece_any_acc } мають повернути в зону випробувань,
    .after = після повернення { $piece_any_gen } в зону випробувань
on-swaps-places =
    .when = коли { $piece_any_acc } міняють місцями з іншою картою,
    .after = після того як { $piece_any_acc } поміняно місцями з іншою картою,
on-becomes-attachment =
    .when = коли { $piece_any_acc } перетворюють на спорядження,
    .after = після того як { $piece_any_acc } перетворено на спорядження,
on-sees-encounter-card =
    .when = коли гравець дивиться на верхню карту колоди зустрічей,
    .after = після того як гравець побачив верхню карту колоди зустрічей,
on-sees-shadow-card =
    .when = коли гравець дивиться на тіньову карту,
    .after = після того як гравець побачив тіньову карту,
on-guard-sent =
    .when = коли з’являється Орк-вартовий,
    .after = після появи Орка-вартового
on-companion-taken =
    .when = коли супутника беруть у полон,
    .after = після того як супутника взято в полон,
on-companion-freed =
    .when = коли визволяють супутника,
    .after = після визволення супутника
on-turned-over =
    .when = коли { $piece_any_acc } перевертають,
    .after = після того як { $piece_any_acc } перевернуто,
on-rides-out =
    .when = коли тіньова карта атакує сама,
    .after = після того як тіньова карта сама починає атаку,
on-rides-back =
    .when = коли тіньова карта, що атакувала, повертається в колоду,
    .after = після повернення в колоду тіньової карти, що атакувала,
