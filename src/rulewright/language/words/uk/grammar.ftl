### Як складаються речення, іменникові групи та властивості. Пояснення — на початку англійського файлу.

## Назви карт у реченні: у лапках, якщо це не ім’я особи чи істоти

quoted = «{ $title }»
    .gen = карти «{ $title }»
    .dat = карті «{ $title }»
    .acc = карту «{ $title }»
    .ins = картою «{ $title }»
    .loc = карті «{ $title }»

## Речення

labelled = { $label }: { $text }
triggered = { $trigger } { $effect }
triggered-given = { $trigger }, якщо { $given }, { $effect }
pay-to-do = { $cost }, щоб { $effect }
pay-and-then = { $cost }. { $kind ->
    [if] Тоді,
   *[other] Якщо ви це зробили,
  } { $effect }
only-if = Використовуйте, лише якщо { $given }
only-by = скористатися цим може лише { $who }
and-then = { $vowel ->
    [yes] { $first } й { $last }
   *[no] { $first } і { $last }
  }
and-clause = { $first }, і { $last }
and-also = { $first }, { $kind ->
    [gets] а
   *[other] і
  } { $last }
or-else = { $first }; або { $last }
while = { $given_kind ->
    [titled] { $text }, якщо { $given }
    [at-least] { $text }, якщо { $given }
   *[other] { $text }, поки { $given }
  }
attach-to = прикріпіть до { $what_any_gen_p }
limit = (Ліміт: { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
  } за { period-name-acc }{ $per ->
    [card] { "" }
    [group] { " " }на всіх гравців
   *[other] { " " }для кожного гравця
  }.)
period-name-acc = { $period ->
    [phase] фазу
    [attack] атаку
    [game] гру
   *[round] раунд
  }
period-name-gen = { $period ->
    [phase] фази
    [attack] цієї атаки
    [game] гри
   *[round] раунду
  }

## Закінчення: прикметники твердої групи, дієслова, прийменник «у»

adj = { $gender ->
    [feminine] { $case ->
        [gen] ої
        [dat] ій
        [acc] у
        [ins] ою
        [loc] ій
       *[nom] а
      }
    [neuter] { $case ->
        [gen] ого
        [dat] ому
        [ins] им
        [loc] ому
       *[nom] е
      }
    [plural] { $case ->
        [gen] их
        [dat] им
        [acc] { $animate ->
            [yes] их
           *[no] і
          }
        [ins] ими
        [loc] их
       *[nom] і
      }
   *[masculine] { $case ->
        [gen] ого
        [dat] ому
        [acc] { $animate ->
            [yes] ого
           *[no] ий
          }
        [ins] им
        [loc] ому
       *[nom] ий
      }
  }
adj-one = { $gender ->
    [masculine] { $case ->
        [nom] ен
        [acc] { $animate ->
            [yes] ного
           *[no] ен
          }
       *[other] н{ adj }
      }
   *[other] н{ adj }
  }
v = { $vowel ->
    [yes] в
   *[no] у
  }

## Іменникові групи

np-each = кож{ adj-one } { $np }
np-a = 1 { $np }
np-any = { $np }
np-no = жод{ adj-one } { $np }
np-all = всі{ $animate ->
    [yes] х
   *[no] { "" }
  } { $np }
np-count = { $amount } { $np }
np-that = { $gender ->
    [feminine] { $case ->
        [gen] цієї
        [dat] цій
        [acc] цю
        [ins] цією
        [loc] цій
       *[nom] ця
      }
    [neuter] { $case ->
        [gen] цього
        [dat] цьому
        [ins] цим
        [loc] цьому
       *[nom] це
      }
    [plural] { $case ->
        [gen] цих
        [dat] цим
        [acc] { $animate ->
            [yes] цих
           *[no] ці
          }
        [ins] цими
        [loc] цих
       *[nom] ці
      }
   *[masculine] { $case ->
        [gen] цього
        [dat] цьому
        [acc] { $animate ->
            [yes] цього
           *[no] цей
          }
        [ins] цим
        [loc] цьому
       *[nom] цей
      }
  } { $np }
np-it = { $gender ->
    [feminine] { $case ->
        [gen] її
        [gen_p] неї
        [dat] їй
        [dat_p] ній
        [acc] її
        [acc_p] неї
        [ins] нею
        [ins_p] нею
        [loc] ній
       *[nom] вона
      }
    [plural] { $case ->
        [gen] їх
        [gen_p] них
        [dat] їм
        [dat_p] ним
        [acc] їх
        [acc_p] них
        [ins] ними
        [ins_p] ними
        [loc] них
       *[nom] вони
      }
   *[other] { $case ->
        [gen] його
        [gen_p] нього
        [dat] йому
        [dat_p] ньому
        [acc] його
        [acc_p] нього
        [ins] ним
        [ins_p] ним
        [loc] ньому
       *[nom] { $gender ->
            [neuter] воно
           *[other] він
          }
      }
  }
np-or = { $left } або { $right }
np-and = { $vowel ->
    [yes] { $left } й { $right }
   *[no] { $left } і { $right }
  }
np-host = прикріплен{ adj } { $np }

noun-card = карта
    .gen = карти
    .dat = карті
    .acc = карту
    .ins = картою
    .loc = карті
    .many = карт
    .all = карти
    .gender = feminine
noun-copy = копія
    .gen = копії
    .dat = копії
    .acc = копію
    .ins = копією
    .loc = копії
    .many = копій
    .all = копії
    .gender = feminine

## Гравці

who-you = ви
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
    .loc = вас
who-self = ви
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
    .loc = вас
who-they = він
    .gen = нього
    .dat = йому
    .acc = його
    .ins = ним
    .loc = ньому
who-everyone = кожен гравець
    .gen = кожного гравця
    .dat = кожному гравцю
    .acc = кожного гравця
    .ins = кожним гравцем
    .loc = кожному гравцю
who-first-player = перший гравець
    .gen = першого гравця
    .dat = першому гравцю
    .acc = першого гравця
    .ins = першим гравцем
    .loc = першому гравцю
who-other-players = кожен інший гравець
    .gen = кожного іншого гравця
    .dat = кожному іншому гравцю
    .acc = кожного іншого гравця
    .ins = кожним іншим гравцем
    .loc = кожному іншому гравцю
who-any-player = гравець на ваш вибір
    .gen = гравця на ваш вибір
    .dat = гравцю на ваш вибір
    .acc = гравця на ваш вибір
    .ins = гравцем на ваш вибір
who-chosen-player = цей гравець
    .gen = цього гравця
    .dat = цьому гравцю
    .acc = цього гравця
    .ins = цим гравцем
    .loc = цьому гравцю
who-event-player = { $event ->
    [leaves-play] гравець, який ним розпоряджався,
    [destroyed] гравець, який ним розпоряджався,
   *[other] цей гравець
  }
    .gen = { $event ->
        [leaves-play] гравця, який ним розпоряджався,
        [destroyed] гравця, який ним розпоряджався,
       *[other] цього гравця
      }
    .dat = { $event ->
        [leaves-play] гравцю, який ним розпоряджався,
        [destroyed] гравцю, який ним розпоряджався,
       *[other] цьому гравцю
      }
    .acc = { $event ->
        [leaves-play] гравця, який ним розпоряджався,
        [destroyed] гравця, який ним розпоряджався,
       *[other] цього гравця
      }
    .ins = { $event ->
        [leaves-play] гравцем, який ним розпоряджався,
        [destroyed] гравцем, який ним розпоряджався,
       *[other] цим гравцем
      }
who-controller-of = { $what_it ->
    [yes] { $what_gen } розпорядник
   *[no] розпорядник { $what_gen }
  }
    .gen = { $what_it ->
        [yes] { $what_gen } розпорядника
       *[no] розпорядника { $what_gen }
      }
    .dat = { $what_it ->
        [yes] { $what_gen } розпоряднику
       *[no] розпоряднику { $what_gen }
      }
    .acc = { $what_it ->
        [yes] { $what_gen } розпорядника
       *[no] розпорядника { $what_gen }
      }
    .ins = { $what_it ->
        [yes] { $what_gen } розпорядником
       *[no] розпорядником { $what_gen }
      }
who-owner-of = { $what_it ->
    [yes] { $what_gen } власник
   *[no] власник { $what_gen }
  }
    .gen = { $what_it ->
        [yes] { $what_gen } власника
       *[no] власника { $what_gen }
      }
    .dat = { $what_it ->
        [yes] { $what_gen } власнику
       *[no] власнику { $what_gen }
      }
    .acc = { $what_it ->
        [yes] { $what_gen } власника
       *[no] власника { $what_gen }
      }
    .ins = { $what_it ->
        [yes] { $what_gen } власником
       *[no] власником { $what_gen }
      }

## Частини іменникових груп

part-trait = з ознакою { $trait_name }
    .is = має ознаку { $trait_name }
    .is-not = не має ознаки { $trait_name }
part-not-trait = без ознаки { $trait_name }
part-keyword = із ключовим словом «{ $keyword_name }»
    .is = має ключове слово «{ $keyword_name }»
    .is-not = не має ключового слова «{ $keyword_name }»
part-not-keyword = без ключового слова «{ $keyword_name }»
part-not-kind = (крім { $noun_name_many })
part-printed-keyword = з надрукованим ключовим словом «{ $keyword_name }»
    .is = має надруковане ключове слово «{ $keyword_name }»
    .is-not = не має надрукованого ключового слова «{ $keyword_name }»
part-printed-trait = з надрукованою ознакою { $trait_name }
    .is = має надруковану ознаку { $trait_name }
    .is-not = не має надрукованої ознаки { $trait_name }
part-exhausted =
    .before = виснажен{ adj }
    .is = виснажен{ adj }
    .is-not = не виснажен{ adj }
part-not-exhausted =
    .before = готов{ adj }
part-ready =
    .before = { $verb ->
        [exhaust] { "" }
       *[other] готов{ adj }
      }
    .is = готов{ adj }
    .is-not = не готов{ adj }
part-not-ready =
    .before = виснажен{ adj }
control = { $players_kind ->
    [you] у вашому розпорядженні
    [self] у своєму розпорядженні
    [they] у своєму розпорядженні
    [everyone] { v } розпорядженні гравців
    [other-players] { v } розпорядженні іншого гравця
   *[other] { v } розпорядженні { $players_gen }
  }
part-controlled-by = { control }
    .rank = 2
    .is = { control }
    .is-not = не { control }
part-not-controlled-by = не { control }
part-attached-to = { $event ->
    [triggers] , роздан{ adj } { $what_any_dat },
   *[other] , прикріплен{ adj } до { $what_any_gen_p },
  }
    .is = прикріплен{ adj } до { $what_any_gen_p }
    .is-not = не прикріплен{ adj } до { $what_any_gen_p }
part-not-chosen =
    .before = інш{ adj }
part-not-this =
    .before = інш{ adj }
part-not-titled = (крім карти «{ $name_name_title }»)
part-has-value = зі значенням «{ $stat_name }»
part-not-has-value = без значення «{ $stat_name }»

## Числа

where-x = , де X — { $amount }
n-if-else = ({ $then }, якщо { $condition })
n-named = X
n-at-most = (щонайбільше { $most })
n-count = кількість { $what_many }
    .each = за { $what_each_acc }
n-count-players = кількість гравців
    .each = { $players_kind ->
        [everyone] за кожного гравця у грі
       *[other] за { $players_acc }
      }
n-tokens-on = кількість жетонів на { $what_loc }
    .each = за кожен { $token_name } на { $what_loc }
n-value-of = { $stat_name } { $what_gen }
n-event-amount = ця кількість
    .each = { $event ->
        [damaged] за кожне щойно отримане поранення
        [healed] за кожне щойно зцілене поранення
       *[other] за кожне з них
      }

## Умови

if-is = { $what } — { $kind_any }
    .not = { $what } — не { $kind_any }
if-is-so = { $what } { $fits }
if-exists = { $what_long ->
    [yes] є { $what_any }
   *[no] у грі є { $what_any }
  }
    .not = { $what_long ->
        [yes] немає { $what_many }
       *[no] у грі немає { $what_kind ->
            [titled] { $what_gen }
           *[other] { $what_many }
          }
      }
if-in-play = { $what } досі у грі
    .not = { $what } уже не у грі
if-at-least = { $amount } становить { $least } або більше
    .not = { $amount } — менше ніж { $least }
if-both-true = { $first } і { $second }
if-one-true = { $first } або { $second }

## Ефекти

do-acting = { $who } { $effect }
do-choose = виберіть { $what_a_acc }
    .inf = вибрати { $what_a_acc }
    .third = вибирає { $what_a_acc }
do-choose-and = виберіть і { $effect }
    .inf = вибрати й { $effect }
    .third = вибирає й { $effect }
chosen-player = { $players_kind ->
    [everyone] гравця
    [other-players] іншого гравця
   *[other] { $players_acc }
  }
do-choose-player = виберіть { chosen-player }
    .inf = вибрати { chosen-player }
    .third = вибирає { chosen-player }
do-if = якщо { $condition }, { $then }{ $otherwise_kind ->
    [none] { "" }
   *[other] . Інакше { $otherwise }
  }
    .third = , якщо { $condition }, { $then_third }{ $otherwise_kind ->
        [none] { "" }
       *[other] , інакше { $otherwise_third }
      }
do-if-none = { $then }; якщо таких немає, { $otherwise }
    .third = { $then_third }; якщо таких немає, { $otherwise_third }
do-then = { $first }. Потім { $second }
    .inf = { $first_inf }. Потім { $second }
    .third = { $first_third }, потім { $second_third }
times-over = { $times ->
    [1] { "" }
    [2] двічі{ " " }
    [3] тричі{ " " }
   *[other] { $times } разів поспіль{ " " }
  }
do-times = { times-over }{ $effect }
    .inf = { times-over }{ $effect_inf }
    .third = { times-over }{ $effect_third }
do-may = ви можете { $effect_inf }
    .third = може { $effect_inf }
do-one-of = виберіть одне: { $effects }
    .inf = вибрати одне: { $effects_inf }
    .third = вибирає одне: { $effects_inf }
do-until = до кінця { period-name-gen } { $what }
    .inf = до кінця { period-name-gen } { $what_inf }
do-at = { $moment }{ $effect_kind ->
    [if] ,
   *[other] { "" }
  } { $effect }
do-cancel = { $event ->
    [readies] { $piece_gender ->
        [feminine] вона не готується
        [neuter] воно не готується
        [plural] вони не готуються
       *[masculine] він не готується
      }
    [triggers] скасуйте цей ефект
   *[other] скасуйте це
  }
    .inf = { $event ->
        [triggers] скасувати цей ефект
       *[other] скасувати це
      }
    .third = скасовує цей ефект
do-instead-of = натомість { $effect }
do-prevent = { $amount ->
    [-1] повністю відверніть це
   *[other] відверніть { $amount } з цього
  }
    .inf = { $amount ->
        [-1] повністю відвернути це
       *[other] відвернути { $amount } з цього
      }
do-redirect = натомість це стається з { $what_a_ins_p }
do-nothing = нічого не відбувається
do-bind = X — { $amount }
do-unless = { $by_kind ->
    [you] ви можете
    [self] ви можете
   *[other] { $by } може
  } { $cost_inf }; інакше { $effect }

## Події властивостей

on-triggers =
    .when = { $how ->
        [when-revealed] перед розігруванням ефекту { $piece_any_gen } «Після відкриття»
        [shadow] { $piece_kind ->
            [none] перед розігруванням ефекту тіні
           *[other] перед розігруванням ефекту тіні { $piece_any_gen }
          }
       *[other] перед розігруванням ефекту
      }
    .after = { $how ->
        [when-revealed] після розігрування ефекту { $piece_any_gen } «Після відкриття»
        [shadow] { $piece_kind ->
            [none] після розігрування ефекту тіні
           *[other] після розігрування ефекту тіні { $piece_any_gen }
          }
       *[other] після розігрування ефекту
      }

## Постійні властивості

gain = { $amount } до { $stat_gen }
gain-set = { $stat_acc } { $amount }
is-gets = { $who_each } { $who_each_gender ->
    [plural] отримують
   *[other] отримує
  } { $gains }
    .inf = надати { $who_each_dat } { $gains }
is-set = { $who_each } { $who_each_gender ->
    [plural] мають
   *[other] має
  } { $gains }
    .inf = установити { $who_each_dat } { $gains }
granted = { $what ->
    [trait] ознаку { $value }
    [label] символ ресурсу сфери { $value }
   *[other] ключове слово «{ $value }»
  }
is-grant = { $who_each } { $who_each_gender ->
    [plural] отримують
   *[other] отримує
  } { granted }
    .inf = надати { $who_each_dat } { granted }
