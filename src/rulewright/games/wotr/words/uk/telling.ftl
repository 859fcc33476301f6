### Тексти карт «Війни Персня».

## Позначки

label-played = Коли зіграно
label-played-to-path = Коли зіграно на шлях
label-played-to-battleground = Коли зіграно на поле битви
label-played-to-reserve = Коли зіграно в резерв
label-enters-path = Коли зіграно або переміщено на шлях
label-enters-battleground = Коли зіграно або переміщено на поле битви
label-enters-location = Коли зіграно або переміщено на шлях чи поле битви
label-activated = Активація
label-reserve-action = Дія в резерві
label-path-action = Дія на шляху
label-location-action = Дія на шляху чи полі битви
label-play-action = Дія

## Властивості

who-spared = { $wielder ->
    [yes] власника
   *[no] цю карту
  }
ability-spared = { $when ->
    [any] щоразу, коли { who-spared } мають знищити, зокрема й пожертвувати
    [combat] якщо { who-spared } мають знищити в бою
    [path-combat] якщо { who-spared } мають знищити в бою на шляху
    [top-of-deck] якщо { who-spared } жертвують як верхню карту колоди
   *[forsaken-from-reserve] якщо { who-spared } жертвують із резерву
  }, натомість { $wielder ->
    [yes] його скидають разом з усіма його предметами
   *[no] { $items ->
        [yes] { $when ->
            [top-of-deck] її скидають
           *[other] її скидають разом з її предметами
          }
       *[no] її скидають, а її предмети знищують
      }
  }
ability-only-weapon = власник не може володіти ще одним предметом з ознакою Зброя
ability-cannot-enter = цю карту не можна зіграти чи перемістити на { $where_any_acc }{ $given_kind ->
    [none] { "" }
   *[other] , поки { $given }
  }
any-where = { $where_gender ->
    [masculine] будь-який
    [feminine] будь-яку
   *[neuter] будь-яке
  } { $where_acc }
is-may-enter = { $who_each_acc } можна зіграти чи перемістити на { any-where }
is-may-support = { $who_each_acc } може підтримувати будь-яке { $army }
act-draw = у кожній фазі «Узяття карт» ви берете на { n-cards } більше
act-cycle-after-draw = узявши карти у фазі «Узяття карт», ви щоразу скидаєте 1 карту з руки
act-carryover = ваш ліміт вантажу на { $amount } більший
act-see-top = ви можете будь-коли дивитися на верхню карту своєї колоди

fact-paths = { $several ->
    [yes] шляхи
   *[no] шлях
  } { $value }
fact-defenders = обороняються: { $factions }
fact-attackers = нападають: { $factions }
attach-to-item = власник: { $what_any }

## Слова

this-army = це військо
    .gen = цього війська
    .dat = цьому війську
    .acc = це військо
    .ins = цим військом
    .loc = цьому війську
    .gender = neuter
this-battleground = це поле битви
    .gen = цього поля битви
    .dat = цьому полю битви
    .acc = це поле битви
    .ins = цим полем битви
    .loc = цьому полі битви
    .gender = neuter
this-path = цей шлях
    .gen = цього шляху
    .dat = цьому шляху
    .acc = цей шлях
    .ins = цим шляхом
    .loc = цьому шляху
    .gender = masculine
noun-army = військо
    .gen = війська
    .dat = війську
    .acc = військо
    .ins = військом
    .loc = війську
    .many = військ
    .gender = neuter
noun-character = персонаж
    .gen = персонажа
    .dat = персонажу
    .acc = персонажа
    .ins = персонажем
    .loc = персонажі
    .many = персонажів
    .gender = masculine
    .animate = yes
noun-item = предмет
    .gen = предмета
    .dat = предмету
    .acc = предмет
    .ins = предметом
    .loc = предметі
    .many = предметів
    .gender = masculine
noun-event = подія
    .gen = події
    .dat = події
    .acc = подію
    .ins = подією
    .loc = події
    .many = подій
    .gender = feminine
noun-army-or-character = військо або персонаж
    .gen = війська або персонажа
    .dat = війську або персонажу
    .acc = військо або персонажа
    .ins = військом або персонажем
    .loc = війську або персонажі
    .many = військ і персонажів
    .gender = neuter
noun-battleground = поле битви
    .gen = поля битви
    .dat = полю битви
    .acc = поле битви
    .ins = полем битви
    .loc = полі битви
    .many = полів битв
    .gender = neuter
noun-path = шлях
    .gen = шляху
    .dat = шляху
    .acc = шлях
    .ins = шляхом
    .loc = шляху
    .many = шляхів
    .gender = masculine
noun-location = локація
    .gen = локації
    .dat = локації
    .acc = локацію
    .ins = локацією
    .loc = локації
    .many = локацій
    .gender = feminine
noun-host = власник
    .gen = власника
    .dat = власнику
    .acc = власника
    .ins = власником
    .loc = власнику
    .many = власників
    .gender = masculine
    .animate = yes
np-wielder = власник
    .gen = власника
    .dat = власнику
    .acc = власника
    .ins = власником
    .loc = власнику
    .gender = masculine
    .animate = yes
np-there = ця локація
    .gen = цієї локації
    .dat = цій локації
    .acc = цю локацію
    .ins = цією локацією
    .loc = цій локації
    .gender = feminine
np-active-path = активний шлях
    .gen = активного шляху
    .dat = активному шляху
    .acc = активний шлях
    .ins = активним шляхом
    .loc = активному шляху
    .gender = masculine
np-this-location = локація цієї карти
    .gen = локації цієї карти
    .dat = локації цієї карти
    .acc = локацію цієї карти
    .ins = локацією цієї карти
    .loc = локації цієї карти
    .gender = feminine
stat-battleground-attack = поле битви: напад
    .gen = нападу на полі битви
    .acc = напад на полі битви
stat-battleground-defense = поле битви: оборона
    .gen = оборони на полі битви
    .acc = оборону на полі битви
stat-leadership-attack = лідерство: напад
    .gen = нападу від лідерства
    .acc = напад від лідерства
stat-leadership-defense = лідерство: оборона
    .gen = оборони від лідерства
    .acc = оборону від лідерства
stat-path-attack = шлях: напад
    .gen = нападу на шляху
    .acc = напад на шляху
stat-path-defense = шлях: оборона
    .gen = оборони на шляху
    .acc = оборону на шляху
stat-defense = оборона
    .gen = оборони
    .acc = оборону
stat-points = переможні очки
    .gen = переможних очок
stat-number = номер шляху
    .gen = номера шляху
token-attack = жетон нападу
token-defense = жетон оборони
trait-nazgul = Назґŷл
trait-ent = Ент
trait-weapon = Зброя
trait-mount = Верхова тварина
faction-dunedain = дунедайни
    .gen = дунедайнів
    .dat = дунедайнам
    .acc = дунедайнів
    .ins = дунедайнами
    .loc = дунедайнах
    .gender = plural
    .animate = yes
faction-dwarf = ґноми
    .gen = ґномів
    .dat = ґномам
    .acc = ґномів
    .ins = ґномами
    .loc = ґномах
    .gender = plural
    .animate = yes
faction-elf = ельфи
    .gen = ельфів
    .dat = ельфам
    .acc = ельфів
    .ins = ельфами
    .loc = ельфах
    .gender = plural
    .animate = yes
faction-hobbit = гобіти
    .gen = гобітів
    .dat = гобітам
    .acc = гобітів
    .ins = гобітами
    .loc = гобітах
    .gender = plural
    .animate = yes
faction-rohan = Роган
    .gen = Рогану
    .dat = Рогану
    .ins = Роганом
    .loc = Рогані
    .gender = masculine
faction-wizard = чарівник
    .gen = чарівника
    .dat = чарівникові
    .acc = чарівника
    .ins = чарівником
    .loc = чарівникові
    .gender = masculine
    .animate = yes
faction-isengard = Ісенґард
    .gen = Ісенґарда
    .dat = Ісенґарду
    .ins = Ісенґардом
    .loc = Ісенґарді
    .gender = masculine
faction-monstrous = потвори
    .gen = потвор
    .dat = потворам
    .acc = потвор
    .ins = потворами
    .loc = потворах
    .gender = plural
    .animate = yes
faction-mordor = Мордор
    .gen = Мордору
    .dat = Мордору
    .ins = Мордором
    .loc = Мордорі
    .gender = masculine
faction-southron = південці
    .gen = південців
    .dat = південцям
    .acc = південців
    .ins = південцями
    .loc = південцях
    .gender = plural
    .animate = yes
side-free = Вільні Народи
    .gen = Вільних Народів
    .dat = Вільним Народам
    .ins = Вільними Народами
    .loc = Вільних Народах
    .gender = plural
side-shadow = Тінь
    .gen = Тіні
    .dat = Тіні
    .ins = Тінню
    .loc = Тіні
    .gender = feminine

## Частини іменникових груп

people = { $faction ->
    [dunedain] -дунедайн
    [dwarf] -ґном
    [elf] -ельф
    [hobbit] -гобіт
    [wizard] -чарівник
    [monstrous] -потвор
   *[southron] -південець
  }
people-oblique = { $faction ->
    [southron] -південц
   *[other] { people }
  }
ends-oblique = { $gender ->
    [plural] { $faction ->
        [monstrous] { "" }
       *[other] ів
      }
   *[other] { $faction ->
        [monstrous] { $case ->
            [gen] и
            [dat] і
            [acc] у
            [ins] ою
           *[loc] і
          }
       *[other] { $case ->
            [gen] а
            [dat] у
            [acc] а
            [ins] ом
           *[loc] і
          }
      }
  }
people-declined = { $case ->
    [nom] { people }{ $faction ->
        [monstrous] а
       *[other] { "" }
      }
   *[other] { people-oblique }{ ends-oblique }
  }
part-of-faction = { $noun ->
    [character] { $faction ->
        [rohan] { $faction_name_gen }
        [isengard] { $faction_name_gen }
        [mordor] { $faction_name_gen }
       *[other] { people-declined }
      }
   *[other] { $faction_name_gen }
  }
    .rank = 1
    .is = належить до фракції { $faction_name_gen }
    .is-not = не належить до фракції { $faction_name_gen }
part-of-side = { $side_name_gen }
    .rank = 1
    .is = належить { $side_name_dat }
    .is-not = не належить { $side_name_dat }
part-battleground-of = { $faction_name_gen }
    .rank = 1
part-active =
    .before = активн{ adj }
    .is = активн{ adj }
    .is-not = не активн{ adj }
at-where = { $where_kind ->
    [this-location] на тій самій локації
    [titled] на локації «{ $where_title }»
    [kind] на { $gender ->
        [plural] { $where_noun ->
            [path] шляхах
           *[battleground] полях битв
          }
       *[other] { $where_any_loc }
      }
   *[other] на { $where_any_loc }
  }
part-at = { at-where }
    .is = { at-where }
    .is-not = не { at-where }
    .rank = 4
part-numbered-path = з номером { $number }
    .is = має номер { $number }
    .is-not = не має номера { $number }
in-reserve = { $players_kind ->
    [none] { v } резерві
    [self] зі свого резерву
    [they] зі свого резерву
   *[other] у вашому резерві
  }
    .is = { $players_kind ->
        [none] { v } резерві
       *[other] у вашому резерві
      }
    .is-not = { $players_kind ->
        [none] не в резерві
       *[other] не у вашому резерві
      }
    .rank = 4

## Гравці

who-player-of = гравець за { $faction_name_acc }
    .gen = гравця за { $faction_name_acc }
    .dat = гравцю за { $faction_name_acc }
    .acc = гравця за { $faction_name_acc }
    .ins = гравцем за { $faction_name_acc }
    .loc = гравцю за { $faction_name_acc }
team-name = { $team ->
    [free] Вільні Народи
   *[shadow] Тінь
  }
who-each-of = кожен гравець за { team-name }
    .gen = кожного гравця за { team-name }
    .dat = кожному гравцю за { team-name }
    .acc = кожного гравця за { team-name }
    .ins = кожним гравцем за { team-name }
    .loc = кожному гравцю за { team-name }

## Числа й умови

n-pairs-of = кількість повних пар { $what_many }
    .each = за кожну повну пару { $what_many }
if-supports = воно підтримує { $whom_acc }
    .not = воно не підтримує { $whom_gen }

## Дієслова

do-cycle-cards = скиньте { n-cards } з руки
    .inf = скинути { n-cards } з руки
    .third = скидає { n-cards } з руки
do-forsake = пожертвуйте { n-cards }
    .inf = пожертвувати { n-cards }
    .third = жертвує { n-cards }
do-cycle = скиньте { $what_each_acc }
    .inf = скинути { $what_each_acc }
    .third = скидає { $what_each_acc }
    .direct = yes
do-eliminate = знищте { $what_each_acc }
    .inf = знищити { $what_each_acc }
    .third = знищує { $what_each_acc }
    .direct = yes
wherever = , хоч би де { $name_name_gender ->
    [feminine] вона була
    [neuter] воно було
    [plural] вони були
   *[masculine] він був
  }
do-remove = знищте { $name_name_acc }{ wherever }
    .inf = знищити { $name_name_acc }{ wherever }
    .third = знищує { $name_name_acc }{ wherever }
take-from = { $place ->
    [deck] зі своєї колоди
    [cycle] зі свого скиду
   *[deck-or-cycle] зі своєї колоди або скиду
  }
taken = { take-from } на руку { $most ->
    [1] { $what_a_acc }
   *[other] до { $most } { $what_many }
  }
do-take = { $optional ->
    [yes] ви можете відібрати
   *[no] відберіть
  } { taken }
    .inf = відібрати { taken }
    .third = { $optional ->
        [yes] може відібрати
       *[no] відбирає
      } { taken }
do-new-deck = створіть нову колоду
    .inf = створити нову колоду
    .third = створює нову колоду
combat-token-of = { $token ->
    [attack] нападу
   *[defense] оборони
  }
tokens = { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетони
   *[many] { $amount } жетонів
  } { combat-token-of }
tokens-onto = { $what_it ->
    [yes] на { $what_acc_p } { tokens }
   *[no] { tokens } на { $what_acc_p }
  }
do-add-tokens = покладіть { tokens-onto }
    .inf = покласти { tokens-onto }
    .third = кладе { tokens-onto }
corruption-tokens = { $amount_kind ->
    [number] { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетони
       *[many] { $amount } жетонів
      }
   *[other] по { $amount ->
        [one] { $amount } жетону
        [few] { $amount } жетони
       *[many] { $amount } жетонів
      }
  } споганення
do-add-corruption = додайте { corruption-tokens }
    .inf = додати { corruption-tokens }
    .third = додає { corruption-tokens }
do-remove-corruption = вилучіть { corruption-tokens }
    .inf = вилучити { corruption-tokens }
    .third = вилучає { corruption-tokens }
do-pay = { $cost }, щоб { $effect_inf }
    .inf = { $cost_inf }, щоб { $effect_inf }
    .third = { $cost_third }, щоб { $effect_inf }
do-all-first = { $who } { $first_third }, потім кожен із них { $second_third }
do-this-round = до кінця раунду { $what }
another-path = { $higher ->
    [0] інший шлях з тим самим номером
   *[other] шлях, номер якого на { $higher } більший
  }
do-activate-path = активуйте { another-path }
    .inf = активувати { another-path }
    .third = активує { another-path }
what-battleground = { $what_kind ->
    [titled] поле битви «{ $what_title }»
   *[other] { $what_any_acc }
  }
do-activate-battleground = { $new ->
    [yes] { $again ->
        [yes] активуйте або реактивуйте
       *[no] активуйте
      }
   *[no] реактивуйте
  } { what-battleground }
    .inf = { $new ->
        [yes] { $again ->
            [yes] активувати або реактивувати
           *[no] активувати
          }
       *[no] реактивувати
      } { what-battleground }
    .third = { $new ->
        [yes] { $again ->
            [yes] активує або реактивує
           *[no] активує
          }
       *[no] реактивує
      } { what-battleground }
even-new = , навіть якщо { $who_gender ->
    [feminine] її
    [plural] їх
   *[other] його
  } зіграно в цьому раунді
do-move-card = перемістіть { $who_acc } зі свого резерву на { $to_any_acc }{ even-new }
    .inf = перемістити { $who_acc } зі свого резерву на { $to_any_acc }{ even-new }
    .third = переміщує { $who_acc } зі свого резерву на { $to_any_acc }{ even-new }
drawn = { $draw ->
    [one] { $draw } карту
    [few] { $draw } карти
   *[many] { $draw } карт
  }
play-of-drawn = зіграти з них { $where ->
    [reserve] у резерв{ " " }
    [here] на цю локацію{ " " }
   *[other] { "" }
  }{ $play ->
    [1] 1 { $what_acc }
   *[other] до { $play } { $what_many }
  }
do-draw-and-use = візьміть { drawn }{ $eliminate ->
    [0] { "" }
   *[other] . Знищте { $eliminate } з них
  }{ $play ->
    [0] { "" }
   *[other] . Можете { play-of-drawn }
  }{ $keep ->
    [0] { "" }
   *[other] , { $keep } візьміть на руку
  }, а решту скиньте
    .inf = узяти { drawn }{ $eliminate ->
        [0] { "" }
       *[other] , знищити { $eliminate } з них
      }{ $play ->
        [0] { "" }
       *[other] , за бажання { play-of-drawn }
      }{ $keep ->
        [0] { "" }
       *[other] , { $keep } взяти на руку
      }, а решту скинути
    .third = бере { drawn }{ $eliminate ->
        [0] { "" }
       *[other] , знищує { $eliminate } з них
      }{ $play ->
        [0] { "" }
       *[other] , може { play-of-drawn }
      }{ $keep ->
        [0] { "" }
       *[other] , { $keep } бере на руку
      }, а решту скидає
do-eliminate-any-number = знищте X { $what_many }
    .inf = знищити X { $what_many }
    .third = знищує X { $what_many }
