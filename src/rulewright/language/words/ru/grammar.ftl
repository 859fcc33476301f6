### Как складываются предложения, именные группы и способности. Объяснения — в начале английского файла.

## Названия карт в предложении: в кавычках, если это не имя лица или существа

quoted = «{ $title }»
    .gen = карты «{ $title }»
    .dat = карте «{ $title }»
    .acc = карту «{ $title }»
    .ins = картой «{ $title }»
    .loc = карте «{ $title }»

## Предложения

labelled = { $label }: { $text }
triggered = { $trigger } { $effect }
triggered-given = { $trigger }, если { $given }, { $effect }
pay-to-do = { $cost }, чтобы { $effect }
pay-and-then = { $cost }. { $kind ->
    [if] Затем,
   *[other] Если вы это сделали,
  } { $effect }
only-if = Используйте, только если { $given }
only-by = использовать это может только { $who }
and-then = { $first } и { $last }
and-clause = { $first }, и { $last }
and-also = { $first }, { $kind ->
    [gets] а
   *[other] и
  } { $last }
or-else = { $first }; или { $last }
while = { $given_kind ->
    [titled] { $text }, если { $given }
    [at-least] { $text }, если { $given }
   *[other] { $text }, пока { $given }
  }
attach-to = присоедините к { $what_any_dat }
limit = (Не более { $times ->
    [1] одного раза
   *[other] { $times } раз
  } за { period-name-acc }{ $per ->
    [card] { "" }
    [group] { " " }на всех игроков
   *[other] { " " }для каждого игрока
  }.)
period-name-acc = { $period ->
    [phase] фазу
    [attack] нападение
    [game] игру
   *[round] раунд
  }
period-name-gen = { $period ->
    [phase] фазы
    [attack] этого нападения
    [game] игры
   *[round] раунда
  }

## Окончания прилагательных: adj — «истощенный», adj-g — «другой»

adj = { $gender ->
    [feminine] { $case ->
        [gen] ой
        [dat] ой
        [acc] ую
        [ins] ой
        [loc] ой
       *[nom] ая
      }
    [neuter] { $case ->
        [gen] ого
        [dat] ому
        [ins] ым
        [loc] ом
       *[nom] ое
      }
    [plural] { $case ->
        [gen] ых
        [dat] ым
        [acc] { $animate ->
            [yes] ых
           *[no] ые
          }
        [ins] ыми
        [loc] ых
       *[nom] ые
      }
   *[masculine] { $case ->
        [gen] ого
        [dat] ому
        [acc] { $animate ->
            [yes] ого
           *[no] ый
          }
        [ins] ым
        [loc] ом
       *[nom] ый
      }
  }
adj-g = { $gender ->
    [feminine] { adj }
    [neuter] { $case ->
        [ins] им
       *[other] { adj }
      }
    [plural] { $case ->
        [gen] их
        [dat] им
        [acc] { $animate ->
            [yes] их
           *[no] ие
          }
        [ins] ими
        [loc] их
       *[nom] ие
      }
   *[masculine] { $case ->
        [nom] ой
        [acc] { $animate ->
            [yes] ого
           *[no] ой
          }
        [ins] им
       *[other] { adj }
      }
  }
short = { $gender ->
    [feminine] а
    [neuter] о
    [plural] ы
   *[masculine] { "" }
  }

## Именные группы

np-each = кажд{ adj } { $np }
np-a = 1 { $np }
np-any = { $np }
np-no = ни од{ $gender ->
    [feminine] { $case ->
        [nom] на
        [acc] ну
       *[other] ной
      }
    [neuter] { $case ->
        [nom] но
        [acc] но
       *[other] ного
      }
    [plural] { $case ->
        [nom] ни
       *[other] них
      }
   *[masculine] { $case ->
        [nom] ин
       *[other] ного
      }
  } { $np }
np-all = все{ $animate ->
    [yes] х
   *[no] { "" }
  } { $np }
np-count = { $amount } { $np }
np-that = { $gender ->
    [feminine] { $case ->
        [nom] эта
        [acc] эту
       *[other] этой
      }
    [neuter] { $case ->
        [gen] этого
        [dat] этому
        [ins] этим
        [loc] этом
       *[nom] это
      }
    [plural] { $case ->
        [gen] этих
        [dat] этим
        [acc] { $animate ->
            [yes] этих
           *[no] эти
          }
        [ins] этими
        [loc] этих
       *[nom] эти
      }
   *[masculine] { $case ->
        [gen] этого
        [dat] этому
        [acc] { $animate ->
            [yes] этого
           *[no] этот
          }
        [ins] этим
        [loc] этом
       *[nom] этот
      }
  } { $np }
np-it = { $gender ->
    [feminine] { $case ->
        [gen] ее
        [gen_p] нее
        [dat] ей
        [dat_p] ней
        [acc] ее
        [acc_p] нее
        [ins] ею
        [ins_p] ней
        [loc] ней
       *[nom] она
      }
    [plural] { $case ->
        [gen] их
        [gen_p] них
        [dat] им
        [dat_p] ним
        [acc] их
        [acc_p] них
        [ins] ими
        [ins_p] ними
        [loc] них
       *[nom] они
      }
   *[other] { $case ->
        [gen] его
        [gen_p] него
        [dat] ему
        [dat_p] нему
        [acc] его
        [acc_p] него
        [ins] им
        [ins_p] ним
        [loc] нем
       *[nom] { $gender ->
            [neuter] оно
           *[other] он
          }
      }
  }
np-or = { $left } или { $right }
np-and = { $left } и { $right }
np-host = { $np } с этой картой

noun-card = карта
    .gen = карты
    .dat = карте
    .acc = карту
    .ins = картой
    .loc = карте
    .many = карт
    .all = карты
    .gender = feminine
noun-copy = копия
    .gen = копии
    .dat = копии
    .acc = копию
    .ins = копией
    .loc = копии
    .many = копий
    .all = копии
    .gender = feminine

## Игроки

who-you = вы
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
    .loc = вас
who-self = вы
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
    .loc = вас
who-they = он
    .gen = него
    .dat = ему
    .acc = его
    .ins = ним
    .loc = нем
who-everyone = каждый игрок
    .gen = каждого игрока
    .dat = каждому игроку
    .acc = каждого игрока
    .ins = каждым игроком
    .loc = каждом игроке
who-first-player = первый игрок
    .gen = первого игрока
    .dat = первому игроку
    .acc = первого игрока
    .ins = первым игроком
    .loc = первом игроке
who-other-players = каждый другой игрок
    .gen = каждого другого игрока
    .dat = каждому другому игроку
    .acc = каждого другого игрока
    .ins = каждым другим игроком
    .loc = каждом другом игроке
who-any-player = игрок на ваш выбор
    .gen = игрока на ваш выбор
    .dat = игроку на ваш выбор
    .acc = игрока на ваш выбор
    .ins = игроком на ваш выбор
who-chosen-player = этот игрок
    .gen = этого игрока
    .dat = этому игроку
    .acc = этого игрока
    .ins = этим игроком
    .loc = этом игроке
who-event-player = { $event ->
    [leaves-play] игрок, который его контролировал,
    [destroyed] игрок, который его контролировал,
   *[other] этот игрок
  }
    .gen = { $event ->
        [leaves-play] игрока, который его контролировал,
        [destroyed] игрока, который его контролировал,
       *[other] этого игрока
      }
    .dat = { $event ->
        [leaves-play] игроку, который его контролировал,
        [destroyed] игроку, который его контролировал,
       *[other] этому игроку
      }
    .acc = { $event ->
        [leaves-play] игрока, который его контролировал,
        [destroyed] игрока, который его контролировал,
       *[other] этого игрока
      }
    .ins = { $event ->
        [leaves-play] игроком, который его контролировал,
        [destroyed] игроком, который его контролировал,
       *[other] этим игроком
      }
who-controller-of = игрок, контролирующий { $what_acc },
    .gen = игрока, контролирующего { $what_acc },
    .dat = игроку, контролирующему { $what_acc },
    .acc = игрока, контролирующего { $what_acc },
    .ins = игроком, контролирующим { $what_acc },
who-owner-of = { $what_it ->
    [yes] { $what_gen } владелец
   *[no] владелец { $what_gen }
  }
    .gen = { $what_it ->
        [yes] { $what_gen } владельца
       *[no] владельца { $what_gen }
      }
    .dat = { $what_it ->
        [yes] { $what_gen } владельцу
       *[no] владельцу { $what_gen }
      }
    .acc = { $what_it ->
        [yes] { $what_gen } владельца
       *[no] владельца { $what_gen }
      }
    .ins = { $what_it ->
        [yes] { $what_gen } владельцем
       *[no] владельцем { $what_gen }
      }

## Части именных групп

part-trait = с чертой { $trait_name }
    .is = имеет черту { $trait_name }
    .is-not = не имеет черты { $trait_name }
part-not-trait = без черты { $trait_name }
part-keyword = с ключевым словом «{ $keyword_name }»
    .is = имеет ключевое слово «{ $keyword_name }»
    .is-not = не имеет ключевого слова «{ $keyword_name }»
part-not-keyword = без ключевого слова «{ $keyword_name }»
part-not-kind = (кроме { $noun_name_many })
part-printed-keyword = с напечатанным ключевым словом «{ $keyword_name }»
    .is = имеет напечатанное ключевое слово «{ $keyword_name }»
    .is-not = не имеет напечатанного ключевого слова «{ $keyword_name }»
part-printed-trait = с напечатанной чертой { $trait_name }
    .is = имеет напечатанную черту { $trait_name }
    .is-not = не имеет напечатанной черты { $trait_name }
part-exhausted =
    .before = истощенн{ adj }
    .is = истощен{ short }
    .is-not = не истощен{ short }
part-not-exhausted =
    .before = готов{ adj }
part-ready =
    .before = { $verb ->
        [exhaust] { "" }
       *[other] готов{ adj }
      }
    .is = готов{ short }
    .is-not = не готов{ short }
part-not-ready =
    .before = истощенн{ adj }
control = { $players_kind ->
    [you] под вашим контролем
    [self] под своим контролем
    [they] под своим контролем
    [everyone] под контролем игроков
    [other-players] под контролем другого игрока
   *[other] под контролем { $players_gen }
  }
part-controlled-by = { control }
    .rank = 2
    .is = { control }
    .is-not = не { control }
part-not-controlled-by = не { control }
part-attached-to = { $event ->
    [triggers] , розданн{ adj } { $what_any_dat },
   *[other] , присоединенн{ adj } к { $what_any_dat },
  }
    .is = присоединен{ short } к { $what_any_dat }
    .is-not = не присоединен{ short } к { $what_any_dat }
part-not-chosen =
    .before = друг{ adj-g }
part-not-this =
    .before = друг{ adj-g }
part-not-titled = (кроме карты «{ $name_name_title }»)
part-has-value = со значением «{ $stat_name }»
part-not-has-value = без значения «{ $stat_name }»

## Числа

where-x = , где X — { $amount }
n-if-else = ({ $then }, если { $condition })
n-named = X
n-at-most = (не больше { $most })
n-count = число { $what_many }
    .each = за { $what_each_acc }
n-count-players = число игроков
    .each = { $players_kind ->
        [everyone] за каждого игрока в игре
       *[other] за { $players_acc }
      }
n-tokens-on = число жетонов на { $what_loc }
    .each = за каждый { $token_name } на { $what_loc }
n-value-of = { $stat_name } { $what_gen }
n-event-amount = это число
    .each = { $event ->
        [damaged] за каждое только что полученное ранение
        [healed] за каждое только что излеченное ранение
       *[other] за каждое из них
      }

## Условия

if-is = { $what } — { $kind_any }
    .not = { $what } — не { $kind_any }
if-is-so = { $what } { $fits }
if-exists = { $what_long ->
    [yes] есть { $what_any }
   *[no] в игре есть { $what_any }
  }
    .not = { $what_long ->
        [yes] нет { $what_many }
       *[no] в игре нет { $what_kind ->
            [titled] { $what_gen }
           *[other] { $what_many }
          }
      }
if-in-play = { $what } все еще в игре
    .not = { $what } уже не в игре
if-at-least = { $amount } равно { $least } или больше
    .not = { $amount } меньше { $least }
if-both-true = { $first } и { $second }
if-one-true = { $first } или { $second }

## Эффекты

do-acting = { $who } { $effect }
do-choose = выберите { $what_a_acc }
    .inf = выбрать { $what_a_acc }
    .third = выбирает { $what_a_acc }
do-choose-and = выберите и { $effect }
    .inf = выбрать и { $effect }
    .third = выбирает и { $effect }
chosen-player = { $players_kind ->
    [everyone] игрока
    [other-players] другого игрока
   *[other] { $players_acc }
  }
do-choose-player = выберите { chosen-player }
    .inf = выбрать { chosen-player }
    .third = выбирает { chosen-player }
do-if = если { $condition }, { $then }{ $otherwise_kind ->
    [none] { "" }
   *[other] . Иначе { $otherwise }
  }
    .third = , если { $condition }, { $then_third }{ $otherwise_kind ->
        [none] { "" }
       *[other] , иначе { $otherwise_third }
      }
do-if-none = { $then }; если таких нет, { $otherwise }
    .third = { $then_third }; если таких нет, { $otherwise_third }
do-then = { $first }. Затем { $second }
    .inf = { $first_inf }. Затем { $second }
    .third = { $first_third }, затем { $second_third }
times-over = { $times ->
    [1] { "" }
    [2] дважды{ " " }
    [3] трижды{ " " }
   *[other] { $times } раз подряд{ " " }
  }
do-times = { times-over }{ $effect }
    .inf = { times-over }{ $effect_inf }
    .third = { times-over }{ $effect_third }
do-may = вы можете { $effect_inf }
    .third = может { $effect_inf }
do-one-of = выберите одно: { $effects }
    .inf = выбрать одно: { $effects_inf }
    .third = выбирает одно: { $effects_inf }
do-until = до конца { period-name-gen } { $what }
    .inf = до конца { period-name-gen } { $what_inf }
do-at = { $moment }{ $effect_kind ->
    [if] ,
   *[other] { "" }
  } { $effect }
do-cancel = { $event ->
    [readies] { $piece_gender ->
        [feminine] она остается истощена
        [neuter] оно остается истощено
        [plural] они остаются истощены
       *[masculine] он остается истощен
      }
    [triggers] отмените этот эффект
   *[other] отмените это
  }
    .inf = { $event ->
        [triggers] отменить этот эффект
       *[other] отменить это
      }
    .third = отменяет этот эффект
do-instead-of = вместо этого { $effect }
do-prevent = { $amount ->
    [-1] полностью предотвратите это
   *[other] предотвратите { $amount } из этого
  }
    .inf = { $amount ->
        [-1] полностью предотвратить это
       *[other] предотвратить { $amount } из этого
      }
do-redirect = вместо этого это происходит с { $what_a_ins_p }
do-nothing = ничего не происходит
do-bind = X — { $amount }
do-unless = { $by_kind ->
    [you] вы можете
    [self] вы можете
   *[other] { $by } может
  } { $cost_inf }; иначе { $effect }

## События способностей

on-triggers =
    .when = { $how ->
        [when-revealed] перед розыгрышем внезапного эффекта { $piece_any_gen }
        [shadow] { $piece_kind ->
            [none] перед розыгрышем теневого эффекта
           *[other] перед розыгрышем теневого эффекта { $piece_any_gen }
          }
       *[other] перед розыгрышем эффекта
      }
    .after = { $how ->
        [when-revealed] после розыгрыша внезапного эффекта { $piece_any_gen }
        [shadow] { $piece_kind ->
            [none] после розыгрыша теневого эффекта
           *[other] после розыгрыша теневого эффекта { $piece_any_gen }
          }
       *[other] после розыгрыша эффекта
      }

## Постоянные способности

gain = { $amount } к { $stat_dat }
gain-set = { $stat_acc } { $amount }
gets = { $who_each_gender ->
    [plural] получают
   *[other] получает
  }
is-gets = { $who_each } { gets } { $gains }
    .inf = дать { $who_each_dat } { $gains }
is-set = { $who_each } { $who_each_gender ->
    [plural] имеют
   *[other] имеет
  } { $gains }
    .inf = установить { $who_each_dat } { $gains }
granted = { $what ->
    [trait] черту { $value }
    [label] символ ресурса сферы { $value }
   *[other] ключевое слово «{ $value }»
  }
is-grant = { $who_each } { gets } { granted }
    .inf = дать { $who_each_dat } { granted }
