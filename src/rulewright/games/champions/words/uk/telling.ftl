### Тексти карт «Marvel Champions».

## Позначки

named-ability = { $name } — { $text }
label-action = Дія
    .hero = Дія героя
    .alter-ego = Дія альтер его
    .hero-attack = Дія героя (атака)
    .hero-thwart = Дія героя (знешкоджування)
    .alter-ego-thwart = Дія альтер его (знешкоджування)
label-resource = Ресурси
    .hero = Ресурси героя
label-interrupt = Втручання
    .hero = Втручання героя
    .defense = Втручання (захист)
    .thwart = Втручання (знешкоджування)
    .hero-defense = Втручання героя (захист)
label-response = Реакція
    .attack = Реакція (атака)
    .thwart = Реакція (знешкоджування)
label-forced-interrupt = Примусове втручання
label-forced-response = Примусова реакція
label-when-revealed = При розкритті
    .hero = При розкритті (герой)
    .alter-ego = При розкритті (альтер его)
label-when-defeated = При поразці
    .says-when = yes
label-boost = Підсилення
label-special = Спецвластивість
    .attack = Спецвластивість (атака)
    .thwart = Спецвластивість (знешкоджування)
label-setup = Підготовка
label-obligation = { "" }
fact-identity = віддайте гравцеві, чий персонаж — { $title },
fact-uses = використовує ({ $value } { $counter ->
    [web] жетони павутини
    [attack] жетони атаки
    [snoop] жетони стеження
    [medical] жетони медицини
   *[other] жетони
  })
ability-max-per = макс. { $times } на { $per ->
    [deck] колоду
   *[other] гравця
  }
ability-form-only = розігруйте лише у вигляді { $form ->
    [hero] героя
   *[other] альтер его
  }
ability-played-under-any-control = розіграйте під контроль будь-якого гравця
ability-double-for = ця карта генерує вдвічі більше ресурсів, коли ви платите за карту { $aspect ->
    [aggression] агресії
    [justice] правосуддя
    [leadership] лідерства
   *[other] захисту
  }
ability-lose-if-completed = якщо ця стадія досягає цілі, гравці програють
ability-drones-go-home = після того як посіпака-дрон долілиць зазнає поразки, його карту кладуть у відбій власника

## Слова

this-main-scheme = цей план
    .gen = цього плану
    .dat = цьому плану
    .acc = цей план
    .ins = цим планом
    .loc = цьому плані
    .gender = masculine
this-obligation = це зобов’язання
    .gen = цього зобов’язання
    .dat = цьому зобов’язанню
    .acc = це зобов’язання
    .ins = цим зобов’язанням
    .loc = цьому зобов’язанні
    .gender = neuter
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
noun-friendly-character = дружній персонаж
    .gen = дружнього персонажа
    .dat = дружньому персонажу
    .acc = дружнього персонажа
    .ins = дружнім персонажем
    .loc = дружньому персонажі
    .many = дружніх персонажів
    .gender = masculine
    .animate = yes
noun-enemy = ворог
    .gen = ворога
    .dat = ворогу
    .acc = ворога
    .ins = ворогом
    .loc = ворогові
    .many = ворогів
    .gender = masculine
    .animate = yes
noun-villain = лиходій
    .gen = лиходія
    .dat = лиходію
    .acc = лиходія
    .ins = лиходієм
    .loc = лиходієві
    .many = лиходіїв
    .gender = masculine
    .animate = yes
noun-minion = посіпака
    .gen = посіпаки
    .dat = посіпаці
    .acc = посіпаку
    .ins = посіпакою
    .loc = посіпаці
    .many = посіпак
    .gender = masculine
    .animate = yes
noun-scheme = план
    .gen = плану
    .dat = плану
    .acc = план
    .ins = планом
    .loc = плані
    .many = планів
    .all = плани
    .gender = masculine
noun-side-scheme = побічний план
    .gen = побічного плану
    .dat = побічному плану
    .acc = побічний план
    .ins = побічним планом
    .loc = побічному плані
    .many = побічних планів
    .all = побічні плани
    .gender = masculine
noun-upgrade = апгрейд
    .gen = апгрейду
    .dat = апгрейду
    .acc = апгрейд
    .ins = апгрейдом
    .loc = апгрейді
    .many = апгрейдів
    .all = апгрейди
    .gender = masculine
noun-support = карта підтримки
    .gen = карти підтримки
    .dat = карті підтримки
    .acc = карту підтримки
    .ins = картою підтримки
    .loc = карті підтримки
    .many = карт підтримки
    .all = карти підтримки
    .gender = feminine
noun-event = подія
    .gen = події
    .dat = події
    .acc = подію
    .ins = подією
    .loc = події
    .many = подій
    .all = події
    .gender = feminine
noun-treachery = карта лукавства
    .gen = карти лукавства
    .dat = карті лукавства
    .acc = карту лукавства
    .ins = картою лукавства
    .loc = карті лукавства
    .many = карт лукавства
    .all = карти лукавства
    .gender = feminine
noun-environment = середовище
    .gen = середовища
    .dat = середовищу
    .acc = середовище
    .ins = середовищем
    .loc = середовищі
    .many = середовищ
    .all = середовища
    .gender = neuter
noun-host = карта
    .gen = карти
    .dat = карті
    .acc = карту
    .ins = картою
    .loc = карті
    .many = карт
    .gender = feminine
keyword-guard = Охоронець
    .line = Охоронець
keyword-overkill = Надмір
    .line = Надмір
keyword-peril = Ризик
    .line = Ризик
keyword-quickstrike = Швидкий удар
    .line = Швидкий удар
keyword-restricted = Обмеження
    .line = Обмеження
keyword-retaliate = Удар у відповідь 1
    .line = Удар у відповідь { $number }
keyword-surge = Наступ
    .line = Наступ
keyword-toughness = Міцність
    .line = Міцність
resource-energy = енергетичний
    .gen = енергетичного
    .ins = енергетичним
resource-mental = ментальний
    .gen = ментального
    .ins = ментальним
resource-physical = фізичний
    .gen = фізичного
    .ins = фізичним
resource-wild = універсальний
    .gen = універсального
    .ins = універсальним

## Єдині у своєму роді

np-the-villain = лиходій
    .gen = лиходія
    .dat = лиходію
    .acc = лиходія
    .ins = лиходієм
    .loc = лиходієві
    .gender = masculine
    .animate = yes
np-main-scheme = основний план
    .gen = основного плану
    .dat = основному плану
    .acc = основний план
    .ins = основним планом
    .loc = основному плані
    .gender = masculine
np-your-identity = { $subject ->
    [they] його персонаж
   *[other] ваш персонаж
  }
    .gen = { $subject ->
        [self] свого персонажа
        [they] свого персонажа
       *[other] вашого персонажа
      }
    .dat = { $subject ->
        [self] своєму персонажу
        [they] своєму персонажу
       *[other] вашому персонажу
      }
    .acc = { $subject ->
        [self] свого персонажа
        [they] свого персонажа
       *[other] вашого персонажа
      }
    .ins = { $subject ->
        [self] своїм персонажем
        [they] своїм персонажем
       *[other] вашим персонажем
      }
    .loc = { $subject ->
        [self] своєму персонажі
        [they] своєму персонажі
       *[other] вашому персонажі
      }
    .gender = masculine
    .animate = yes
np-your-hero = { $subject ->
    [they] його герой
   *[other] ваш герой
  }
    .gen = { $subject ->
        [self] свого героя
        [they] свого героя
       *[other] вашого героя
      }
    .dat = { $subject ->
        [self] своєму герою
        [they] своєму герою
       *[other] вашому герою
      }
    .acc = { $subject ->
        [self] свого героя
        [they] свого героя
       *[other] вашого героя
      }
    .ins = { $subject ->
        [self] своїм героєм
        [they] своїм героєм
       *[other] вашим героєм
      }
    .loc = { $subject ->
        [self] своєму герої
        [they] своєму герої
       *[other] вашому герої
      }
    .gender = masculine
    .animate = yes
np-villain-and-engaged = лиходій і кожен посіпака, що нападає на { $players_acc },
    .gen = лиходія і кожного посіпаки, що нападає на { $players_acc },
    .dat = лиходію і кожному посіпаці, що нападає на { $players_acc },
    .acc = лиходія і кожного посіпаку, що нападає на { $players_acc },
    .ins = лиходієм і кожним посіпакою, що нападає на { $players_acc },
    .loc = лиходієві і кожному посіпаці, що нападає на { $players_acc },
    .gender = plural
    .animate = yes
np-host = { $np } з цією картою
np-picked-cards = вони
    .gen = їх
    .dat = їм
    .acc = їх
    .ins = ними
    .loc = них
    .gender = plural
np-event-source = ворог, який атакував,
    .gen = ворога, який атакував,
    .dat = ворогу, який атакував,
    .acc = ворога, який атакував,
    .ins = ворогом, який атакував,
    .loc = ворогові, який атакував,
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
np-damaged-by-attack = кожен персонаж, якого поранила ця атака,
    .gen = кожного персонажа, якого поранила ця атака,
    .dat = кожному персонажу, якого поранила ця атака,
    .acc = кожного персонажа, якого поранила ця атака,
    .ins = кожним персонажем, якого поранила ця атака,
    .loc = кожному персонажі, якого поранила ця атака,
    .gender = masculine
    .animate = yes
np-topmost = верхній апгрейд із характеристикою { $trait_name } з відбою { $players_gen }
    .gen = верхнього апгрейду з характеристикою { $trait_name } з відбою { $players_gen }
    .dat = верхньому апгрейду з характеристикою { $trait_name } з відбою { $players_gen }
    .ins = верхнім апгрейдом із характеристикою { $trait_name } з відбою { $players_gen }
    .loc = верхньому апгрейді з характеристикою { $trait_name } з відбою { $players_gen }
    .gender = masculine

## Гравці

who-engaged-with = гравець, на якого нападає цей посіпака,
    .gen = гравця, на якого нападає цей посіпака,
    .dat = гравцю, на якого нападає цей посіпака,
    .acc = гравця, на якого нападає цей посіпака,
    .ins = гравцем, на якого нападає цей посіпака,
who-engaged-player = герой, на якого він нападає,
    .gen = героя, на якого він нападає,
    .dat = герою, на якого він нападає,
    .acc = героя, на якого він нападає,
who-attacked-player = атакований гравець
    .gen = атакованого гравця
    .dat = атакованому гравцю
    .acc = атакованого гравця
    .ins = атакованим гравцем
who-other-heroes = кожен інший герой
    .gen = кожного іншого героя
    .dat = кожному іншому герою
    .acc = кожного іншого героя
    .ins = кожним іншим героєм

## Частини іменникових груп

part-trait = { $trait ->
    [Drone] -дрон{ $gender ->
        [plural] { $case ->
            [gen] ів
            [dat] ам
            [acc] ів
            [ins] ами
            [loc] ах
           *[nom] и
          }
       *[other] { $case ->
            [gen] а
            [dat] у
            [acc] а
            [ins] ом
            [loc] і
           *[nom] { "" }
          }
      }
   *[other] з характеристикою { $trait_name }
  }
    .rank = { $trait ->
        [Drone] 1
       *[other] 3
      }
    .is = має характеристику { $trait_name }
    .is-not = не має характеристики { $trait_name }
part-not-trait = без характеристики { $trait_name }
control = { $players_kind ->
    [you] під вашим контролем
    [self] під своїм контролем
    [they] під своїм контролем
    [everyone] під контролем гравців
    [other-players] під контролем іншого гравця
   *[other] під контролем { $players_gen }
  }
status-card = { $token ->
    [stunned] оглушення
    [confused] спантеличення
   *[tough] міцності
  }
part-marked = { $token ->
    [damage] { "" }
   *[other] з карткою { status-card }
  }
    .before = { $token ->
        [damage] поранен{ adj }
       *[other] { "" }
      }
    .is = { $token ->
        [damage] поранен{ adj }
       *[other] має картку { status-card }
      }
    .is-not = { $token ->
        [damage] не поранен{ adj }
       *[other] не має картки { status-card }
      }
part-attackable = { "" }
part-your-doing = { "" }
part-face-down = , що { $gender ->
    [plural] лежать
   *[other] лежить
  } долілиць,
    .rank = 2
part-printed-resource = з надрукованим { $resource_name_ins } ресурсом
part-discarded-this-way = , скинут{ adj } цим ефектом,
    .rank = 4
part-damaged-by-attack = , { $gender ->
    [plural] яких
   *[other] якого
  } поранила ця атака,
part-most-hit-points = , у якого найбільше надрукованого життя,
    .rank = 4
in-engaged = , що нападає на { $players_acc },
in-hand = { $verb ->
    [discard] з
    [pick-up-to] з
   *[other] у
  } { $players_kind ->
    [you] { hand-of-yours }
    [self] { hand-of-yours }
    [they] { hand-of-yours }
   *[other] { hand-of-yours } { $players_gen }
  }
    .rank = 2
    .first = yes
hand-of-yours = { $verb ->
    [discard] руки
    [pick-up-to] руки
   *[other] вашій руці
  }
in-deck = у { $players_kind ->
    [you] вашій колоді
    [self] своїй колоді
    [they] своїй колоді
   *[other] колоді { $players_gen }
  }
    .rank = 4
in-discard = { $players_kind ->
    [everyone] у відбої будь-якого гравця
    [you] у вашому відбої
    [self] у своєму відбої
    [they] у своєму відбої
   *[other] у відбої { $players_gen }
  }
    .rank = 4
in-nemesis = із відкладеного набору вашого запеклого ворога
    .again = із цього набору
    .rank = 4
in-encounter-deck = { "" }
in-encounter-discard = { "" }

## Числа й умови

n-event-amount = ця кількість
    .each = { $event ->
        [threat-placed] за кожен жетон загрози
       *[other] за кожне з них
      }
n-value-of = { $what_kind ->
    [your-hero] { $stat_name } вашого героя
   *[other] { $stat_name } { $what_gen }
  }
n-per-player = кількість гравців
    .each = за кожного гравця
n-tokens-on = кількість жетонів на { $what_loc }
    .each = за кожен { $token_name } на { $what_loc }
    .at-least = на { $what_loc } щонайменше { $least } поранень
    .not-at-least = на { $what_loc } менше ніж { $least } поранень
n-picked = кількість скинутих карт
    .each = за кожну скинуту так карту
n-spent = кількість витрачених ресурсів
    .each = за кожен витрачений так ресурс
n-remaining-hit-points = { $what_it ->
    [yes] { $what_gen } залишок життя
   *[no] залишок життя { $what_gen }
  }
n-boost-icons = на { $more } більше, ніж символів підсилення на цій карті
n-discarded-resources = кількість надрукованих { $resource ->
    [energy] енергетичних
    [mental] ментальних
   *[physical] фізичних
  } ресурсів на скинутих картах
    .each = за кожен надрукований { $resource_name } ресурс на своїх скинутих картах
n-more-for-discarded = { $base } і ще { $more } за кожен надрукований { $resource_name } ресурс на скинутих картах
n-discarded-types = кількість різних типів ресурсів на скинутих картах
    .each = за кожен окремий тип ресурсу на скинутих картах
n-damage-dealt = кількість поранень, яких завдала ця атака
    .each = за кожне поранення, завдане цією атакою,
    .at-least = ця атака завдала поранень
    .not-at-least = ця атака не завдала поранень
n-threat-placed = кількість покладеної так загрози
    .each = за кожен покладений так жетон загрози
if-exists-there = { $place } є { $what_any }
    .not = { $place } немає { $what_many }
if-discarded = на цій карті надруковано { $resource_name } або універсальний ресурс
if-paid-with = ви заплатили за цю карту { $resource_name_ins } ресурсом
if-you-have-trait = ви маєте характеристику { $trait_name }
if-in-form = ви у вигляді { $form ->
    [hero] героя
   *[other] альтер его
  }
if-dealt-damage-to-you = ця активація завдала вам поранень
if-final-step = це останній крок ефекту
if-undefended = лиходій здійснює атаку без захисника
if-attacks = { $card } атакує
if-defeats = атака завдала поразки { $what_any_dat }
if-attack-made = хтось так атакував
    .not = ніхто так не атакував
if-fell-as = це був { $what_any }

## Дієслова

n-threat = { $amount ->
    [one] { $amount } жетон загрози
    [few] { $amount } жетони загрози
   *[many] { $amount } жетонів загрози
  }
counters-of = { $counter ->
    [web] павутини
    [attack] атаки
    [snoop] стеження
    [medical] медицини
    [arrow] стріл
    [energy] енергії
   *[other] { "" }
  }
n-counters = { $amount ->
    [one] { $amount } жетон { counters-of }
    [few] { $amount } жетони { counters-of }
   *[many] { $amount } жетонів { counters-of }
  }
n-top = { $amount ->
    [1] верхню карту
    [one] верхню { $amount } карту
    [few] верхні { $amount } карти
   *[many] верхні { $amount } карт
  }
do-make-ready = розверніть у готовність { $what_all_acc }
    .inf = розвернути в готовність { $what_all_acc }
    .third = розвертає в готовність { $what_all_acc }
    .direct = yes
do-instead-of = натомість { $effect }
do-then = { $first }. Тоді{ $second_kind ->
    [if] ,
   *[other] { "" }
  } { $second }
    .inf = { $first_inf }. Тоді { $second }
    .third = { $first_third }, тоді { $second_third }
do-deal-damage = { $what_kind ->
    [your-identity] зазнайте { n-damage-gen }
   *[other] завдайте { damage-to }
  }
    .inf = { $what_kind ->
        [your-identity] зазнати { n-damage-gen }
       *[other] завдати { damage-to }
      }
    .third = { $what_kind ->
        [your-identity] зазнає { n-damage-gen }
       *[other] завдає { damage-to }
      }
    .direct = yes
do-choose-and = { $effect }
np-chosen = { $animate ->
    [yes] { $np }
   *[no] 1 { $np }
  }
n-damage-gen = { $amount ->
    [one] { $amount } поранення
   *[other] { $amount } поранень
  }
do-heal = вилікуйте { damage-of }
    .inf = вилікувати { damage-of }
    .third = виліковує { damage-of }
    .direct = yes
do-discard-at-random = скиньте { n-random-cards } зі своєї руки
    .inf = скинути { n-random-cards } зі своєї руки
    .third = скидає { n-random-cards } зі своєї руки
do-put-into-play = введіть { into-play }{ $what_anyones ->
    [yes] { " " }під своїм контролем
   *[no] { "" }
  }
    .inf = ввести { into-play }
    .third = вводить { into-play }
into-play = { $what_each_acc } у гру
do-return-to-hand = поверніть { $what_each_acc } в руку власника
    .inf = повернути { $what_each_acc } в руку власника
    .third = повертає { $what_each_acc } в руку власника
do-remove-from-game = виведіть { $what_each_acc } з гри
    .inf = вивести { $what_each_acc } з гри
    .third = виводить { $what_each_acc } з гри
find-where = у колоді сутичок{ $discard_too ->
    [yes] { " " }або в її відбої
   *[no] { "" }
  } { $what_kind ->
    [titled] карту «{ $what_title }»
   *[other] { $what_a_acc }
  }
do-shuffle-encounter-deck = перетасуйте колоду сутичок
    .inf = перетасувати колоду сутичок
    .third = перетасовує колоду сутичок
do-search = перегляньте колоду сутичок та її відбій
    .inf = переглянути колоду сутичок та її відбій
    .third = переглядає колоду сутичок та її відбій
    .names-place = yes
prevented = { $event ->
    [threat-placed] { $amount ->
        [-1] усій цій загрозі
       *[other] { $amount } жетону цієї загрози
      }
   *[other] { $amount ->
        [-1] усім цим пораненням
       *[other] { $amount } з цих поранень
      }
  }
do-prevent = запобіжіть { prevented }
    .inf = запобігти { prevented }
do-cancel = скасуйте { $event ->
    [encounter-card-revealed] ефекти цієї карти
   *[other] цей ефект
  }
    .inf = скасувати { $event ->
        [encounter-card-revealed] ефекти цієї карти
       *[other] цей ефект
      }
do-cancel-when-revealed = скасуйте ефекти «При розкритті» цієї карти
    .inf = скасувати ефекти «При розкритті» цієї карти
do-draw-up = доберіть карти до свого надрукованого розміру руки
do-place-threat = покладіть { n-threat } на { $what_each_acc_p }
    .inf = покласти { n-threat } на { $what_each_acc_p }
    .third = кладе { n-threat } на { $what_each_acc_p }
do-remove-threat = зніміть { $what_it ->
    [yes] з { $what_gen_p } { n-threat }
   *[no] { n-threat } з { $what_each_gen_p }
  }
    .inf = зняти { $what_it ->
        [yes] з { $what_gen_p } { n-threat }
       *[no] { n-threat } з { $what_each_gen_p }
      }
    .third = знімає { $what_it ->
        [yes] з { $what_gen_p } { n-threat }
       *[no] { n-threat } з { $what_each_gen_p }
      }
    .direct = yes
do-accelerate = покладіть 1 жетон прискорення на основний план
    .inf = покласти 1 жетон прискорення на основний план
do-stun = оглушіть { $what_all_acc }
    .inf = оглушити { $what_all_acc }
    .third = оглушує { $what_all_acc }
    .direct = yes
do-confuse = спантеличте { $what_all_acc }
    .inf = спантеличити { $what_all_acc }
    .third = спантеличує { $what_all_acc }
    .direct = yes
do-toughen = дайте { $what_each_dat } картку міцності
    .inf = дати { $what_each_dat } картку міцності
    .third = дає { $what_each_dat } картку міцності
do-add-counters = покладіть { n-counters } на { $what_each_acc_p }
    .inf = покласти { n-counters } на { $what_each_acc_p }
do-remove-counters = зніміть { $what_it ->
    [yes] з { $what_gen_p } { n-counters }
   *[no] { n-counters } з { $what_each_gen_p }
  }
    .inf = зняти { $what_it ->
        [yes] з { $what_gen_p } { n-counters }
       *[no] { n-counters } з { $what_each_gen_p }
      }
do-change-form = змініть вигляд
    .inf = змінити вигляд
    .third = змінює вигляд
do-deal-card = вам здають карту сутички
    .third = отримує карту сутички
do-place-damage = покладіть { n-damage } на { $what_each_acc }
    .inf = покласти { n-damage } на { $what_each_acc }
do-assign-damage = розділіть між героями та союзниками { n-damage }
do-gain-overkill = ця атака отримує надмір
do-move-damage = перемістіть { n-damage } зі свого героя на { $to_acc_p }
    .inf = перемістити { n-damage } зі свого героя на { $to_acc_p }
do-place-less = на план кладуть на { $amount } жетон загрози менше
do-generate = згенеруйте { $resource_name } ресурс
    .inf = згенерувати { $resource_name } ресурс
do-generate-top-discard = згенеруйте ресурси верхньої карти свого відбою
    .inf = згенерувати ресурси верхньої карти свого відбою
price-name = { $price ->
    [energy] 1 енергетичний ресурс
    [mental] 1 ментальний ресурс
    [physical] 1 фізичний ресурс
    [x-energy] X енергетичних ресурсів
    [energy-energy] 2 енергетичні ресурси
    [mental-mental] 2 ментальні ресурси
    [physical-physical] 2 фізичні ресурси
    [physical-physical-physical] 3 фізичні ресурси
   *[energy-mental-physical] 1 енергетичний, 1 ментальний і 1 фізичний ресурс
  }
do-spend = витратьте { price-name }
    .inf = витратити { price-name }
    .third = витрачає { price-name }
do-pay-to = { $first }, щоб { $second_inf }
    .inf = { $first_inf }, щоб { $second_inf }
do-remember-counters = { "" }
do-reduce-next-cost = наступна карта, яку { $whose } розіграє в цій фазі, коштує на 1 ресурс менше
    .subject = yes
do-pay-printed-cost = сплатіть { $what_it ->
    [yes] { $what_gen } надруковану ціну
   *[no] надруковану ціну { $what_gen }
  }
    .inf = сплатити { $what_it ->
        [yes] { $what_gen } надруковану ціну
       *[no] надруковану ціну { $what_gen }
      }
do-discard-top = скиньте { n-top } своєї колоди
    .inf = скинути { n-top } своєї колоди
    .third = скидає { n-top } своєї колоди
do-take-one-of-top = подивіться на { n-top } своєї колоди, візьміть 1 з них у руку, а решту скиньте
    .inf = подивитися на { n-top } своєї колоди, узяти 1 з них у руку, а решту скинути
do-search-deck = знайдіть у своїй колоді { $what_any_acc } і візьміть у руку. Перетасуйте колоду
    .inf = знайти у своїй колоді { $what_any_acc } і взяти в руку. Перетасуйте колоду
do-pick-up-to = виберіть до { $most } { $different ->
    [yes] різних { $what_many }
   *[no] { $what_many }
  } і { $effect }
    .inf = вибрати до { $most } { $different ->
        [yes] різних { $what_many }
       *[no] { $what_many }
      } і { $effect_inf }
do-resolve-specials = виконайте спецвластивість { $what_each_gen } у будь-якому порядку
    .inf = виконати спецвластивість { $what_each_gen } у будь-якому порядку
do-enemies-attack = { $what_each } { $what_each_gender ->
    [plural] атакують
   *[other] атакує
  } { $whom_acc }
do-enemies-attack-ending = { $attack }. Наприкінці цієї атаки{ $ending_kind ->
    [if] ,
   *[other] { "" }
  } { $ending }
do-enemies-scheme = { $what_each } втілює план
do-give-boost-card = лиходій отримує { $amount ->
    [one] { $amount } додаткову карту підсилення
    [few] { $amount } додаткові карти підсилення
   *[many] { $amount } додаткових карт підсилення
  } для цієї активації
do-also-attack = атака виконується також проти { $whom_gen }
do-reveal-top = розкрийте верхню карту колоди сутичок
    .inf = розкрити верхню карту колоди сутичок
do-reveal = розкрийте { $what_all_acc }
    .inf = розкрити { $what_all_acc }
    .direct = yes
do-gain-surge = ця карта отримує наступ
    .subject = yes
do-discard-encounter-card = скиньте верхню карту колоди сутичок
    .inf = скинути верхню карту колоди сутичок
do-discard-until = скидайте карти з колоди сутичок, доки не скинете { $what_any_acc },
    .inf = скидати карти з колоди сутичок, доки не скинете { $what_any_acc },
do-enter-engaged = введіть { $what_each_acc } у гру як нападника на { $whom_acc }
    .inf = ввести { $what_each_acc } у гру як нападника на { $whom_acc }
as-drones = долілиць як { $amount ->
    [1] посіпаку-дрона
   *[other] посіпак-дронів
  }, що { $amount ->
    [1] нападає
   *[other] нападають
  }
do-send-drone = введіть { n-top } своєї колоди у гру { as-drones } на вас
    .inf = ввести { n-top } своєї колоди у гру { as-drones } на { $subject ->
        [they] нього
       *[other] вас
      }
    .third = вводить { n-top } своєї колоди у гру { as-drones } на нього
do-lay-under = покладіть сюди долілиць 1 випадкову карту зі своєї руки
    .third = кладе сюди долілиць 1 випадкову карту зі своєї руки
do-return-laid = поверніть кожну карту, що лежить тут долілиць, у руку її власника

## Заборони й дозволи

act-take-damage = { $who_each } не може зазнавати поранень
act-lose-threat = загрозу не можна знімати з { $who_each_gen_p }
act-be-defended-otherwise = { $players } мусить, якщо може, захищатися від атак { $who_gen } союзником під своїм контролем
act-more-allies = ваш ліміт союзників збільшено на { $amount }
is-base = { $who_each } має базов{ $several ->
    [yes] і
   *[no] е
  } значення { $gains }
gain-base = { $stat_gen } { $amount }
while = { $given_kind ->
    [attacks] поки { $given }, { $text }
   *[other] { $text }, поки { $given }
  }
is-most = у { $who_each_gen_p } { $gains }
gain-most = { $stat } — не більше ніж { $amount }
granted = { $what ->
    [trait] характеристику { $value }
   *[other] ключове слово «{ $value }»
  }
is-grant = { $what ->
    [immunity] { $who_each } не може зазнавати поранень від { $value }
   *[other] { $who_each } отримує { granted }
  }
    .inf = надати { $who_each_dat } { granted }
immunity-upgrade-black-panther = апгрейдів із характеристикою Чорна Пантера

## Події та миті

moment-attack-ends = наприкінці цієї активації
moment-round-ends = наприкінці раунду
on-played =
    .when = коли ви розігруєте { $piece_any_acc },
    .after = після того як ви розіграли { $piece_any_acc },
on-damaged =
    .when = коли { $piece_kind ->
        [your-identity] ви маєте
       *[other] { $piece_any } має
      } зазнати поранень{ $how ->
        [attack] { " " }від атаки
       *[other] { "" }
      },
    .after = після того як { $piece_any } зазнає поранень,
on-threat-placed =
    .when = коли на { $piece_any_acc } мають покласти загрозу,
    .after = після того як на { $piece_any_acc } поклали загрозу{ $how ->
        [step-one] { " " }на кроці 1 фази лиходія
       *[other] { "" }
      },
on-threat-removed =
    .when = коли з { $piece_any_gen_p } мають зняти загрозу,
    .after = після того як з { $piece_any_gen_p } зняли загрозу,
on-changes-form =
    .when = коли ви маєте змінити вигляд,
    .after = після того як ви змінили вигляд на цей,
on-attacks =
    .when = коли { $piece_any } має атакувати,
    .after = після того як { $piece_any } { $given_kind ->
        [defeats] атакує й завдає поразки { $given_what_any_dat }
       *[other] { $how ->
            [basic] здійснює базову атаку
           *[other] атакує
          }
      },
on-thwarts =
    .when = коли { $piece_any } має знешкоджувати,
    .after = після того як { $piece_any } знешкоджує,
on-enemy-attacks =
    .when = коли { $piece_any } { $seat_kind ->
        [you] ініціює проти вас атаку
       *[other] атакує
      },
    .after = після того як { $piece_any } атакує{ $seat_kind ->
        [you] { " " }вас
       *[other] { "" }
      },
on-enemy-schemes =
    .when = коли { $piece_any } втілює план,
    .after = після того як { $piece_any } втілює план,
on-defeated =
    .when = коли { $piece_any } зазнає поразки,
    .after = { $given_kind ->
        [fell-as] після того як ви завдаєте поразки { $given_what_any_dat },
       *[other] після того як { $piece_any } зазнає поразки,
      }
on-defends =
    .when = коли { $piece_any } має захищатися,
    .after = після того як { $piece_any } захищається,
on-encounter-card-revealed =
    .when = коли розкривають { revealed-card } з колоди сутичок,
    .after = після того як розкрито { revealed-card } з колоди сутичок,
revealed-card = { $piece_kind ->
    [titled] карту «{ $piece_title }»
    [none] карту
   *[other] { $piece_any_acc }
  }

## Чого стосуються лише карти лиходіїв

noun-encounter-card = карта сутички
    .gen = карти сутички
    .dat = карті сутички
    .acc = карту сутички
    .ins = картою сутички
    .loc = карті сутички
    .many = карт сутичок
    .all = карти сутичок
    .gender = feminine
into-deck = { into } { $what_noun ->
    [encounter-card] колоду сутичок
   *[other] колоду власника
  }
