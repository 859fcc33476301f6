### Тексты карт «Войны Кольца».

## Метки

label-played = Когда карта сыграна
label-played-to-path = Когда карта сыграна на путь
label-played-to-battleground = Когда карта сыграна на поле битвы
label-played-to-reserve = Когда карта сыграна в резерв
label-enters-path = Когда карта сыграна или перемещена на путь
label-enters-battleground = Когда карта сыграна или перемещена на поле битвы
label-enters-location = Когда карта сыграна или перемещена на путь или поле битвы
label-activated = При активации
label-reserve-action = Действие (в резерве)
label-path-action = Действие (на пути)
label-location-action = Действие (на пути или поле битвы)
label-play-action = Действие

## Способности

who-spared-acc = { $wielder ->
    [yes] владельца
   *[no] эту карту
  }
who-spared-ins = { $wielder ->
    [yes] владельцем
   *[no] этой картой
  }
ability-spared = { $when ->
    [any] каждый раз, когда { who-spared-acc } должны уничтожить, в том числе когда { $wielder ->
        [yes] им
       *[no] ею
      } жертвуют, вместо этого
    [combat] если { who-spared-acc } должны уничтожить в бою, вместо этого
    [path-combat] если { who-spared-acc } должны уничтожить в бою на пути, вместо этого
    [top-of-deck] если { who-spared-ins } жертвуют как верхней картой колоды, вместо уничтожения
   *[forsaken-from-reserve] если { who-spared-ins } жертвуют из резерва, вместо уничтожения
  } { $wielder ->
    [yes] его сбрасывают вместе со всеми его предметами
   *[no] { $items ->
        [yes] { $when ->
            [top-of-deck] ее сбрасывают
           *[other] ее сбрасывают вместе с ее предметами
          }
       *[no] ее сбрасывают (но ее предметы уничтожают)
      }
  }
ability-only-weapon = у владельца не может быть другого предмета с признаком «Оружие»
ability-cannot-enter = эту карту нельзя ни сыграть, ни переместить на { $where_any_acc_p }{ $given_kind ->
    [none] { "" }
   *[other] , пока { $given }
  }
is-may-enter = { $who_each_acc } можно сыграть или переместить на { $where_gender ->
    [feminine] любую
    [neuter] любое
   *[masculine] любой
  } { $where_acc }
is-may-support = любое { $army } может поддерживать { $who_each_acc }
act-draw = в каждой фазе «Взятие карт» вы берете на { n-cards } больше
act-cycle-after-draw = в каждой фазе «Взятие карт», взяв карты, вы сбрасываете 1 карту с руки
act-carryover = ваш предел ноши на { $amount } больше
act-see-top = вы можете в любое время смотреть верхнюю карту своей колоды

fact-paths = { $several ->
    [yes] пути
   *[no] путь
  } { $value }
fact-defenders = защищаются: { $factions }
fact-attackers = нападают: { $factions }
attach-to-item = владелец — { $what_any }

## Слова

this-army = это войско
    .gen = этого войска
    .dat = этому войску
    .acc = это войско
    .ins = этим войском
    .loc = этом войске
    .gender = neuter
this-battleground = это поле битвы
    .gen = этого поля битвы
    .dat = этому полю битвы
    .acc = это поле битвы
    .ins = этим полем битвы
    .loc = этом поле битвы
    .gender = neuter
this-path = этот путь
    .gen = этого пути
    .dat = этому пути
    .acc = этот путь
    .ins = этим путем
    .loc = этом пути
    .gender = masculine
noun-army = войско
    .gen = войска
    .dat = войску
    .acc = войско
    .ins = войском
    .loc = войске
    .many = войск
    .gender = neuter
noun-character = персонаж
    .gen = персонажа
    .dat = персонажу
    .acc = персонажа
    .ins = персонажем
    .loc = персонаже
    .many = персонажей
    .gender = masculine
    .animate = yes
noun-item = предмет
    .gen = предмета
    .dat = предмету
    .acc = предмет
    .ins = предметом
    .loc = предмете
    .many = предметов
    .gender = masculine
noun-event = событие
    .gen = события
    .dat = событию
    .acc = событие
    .ins = событием
    .loc = событии
    .many = событий
    .gender = neuter
noun-army-or-character = войско или персонаж
    .gen = войска или персонажа
    .dat = войску или персонажу
    .acc = войско или персонажа
    .ins = войском или персонажем
    .loc = войске или персонаже
    .many = войск и персонажей
    .gender = neuter
noun-battleground = поле битвы
    .gen = поля битвы
    .dat = полю битвы
    .acc = поле битвы
    .ins = полем битвы
    .loc = поле битвы
    .many = полей битв
    .gender = neuter
noun-path = путь
    .gen = пути
    .dat = пути
    .acc = путь
    .ins = путем
    .loc = пути
    .many = путей
    .gender = masculine
noun-location = локация
    .gen = локации
    .dat = локации
    .acc = локацию
    .ins = локацией
    .loc = локации
    .many = локаций
    .gender = feminine
noun-host = владелец
    .gen = владельца
    .dat = владельцу
    .acc = владельца
    .ins = владельцем
    .loc = владельце
    .many = владельцев
    .gender = masculine
    .animate = yes
np-wielder = владелец
    .gen = владельца
    .dat = владельцу
    .acc = владельца
    .ins = владельцем
    .loc = владельце
    .gender = masculine
    .animate = yes
np-there = эта локация
    .gen = этой локации
    .dat = этой локации
    .acc = эту локацию
    .ins = этой локацией
    .loc = этой локации
    .gender = feminine
np-active-path = активный путь
    .gen = активного пути
    .dat = активному пути
    .acc = активный путь
    .ins = активным путем
    .loc = активном пути
    .gender = masculine
np-this-location = локация этой карты
    .gen = локации этой карты
    .dat = локации этой карты
    .acc = локацию этой карты
    .ins = локацией этой карты
    .loc = локации этой карты
    .gender = feminine
stat-battleground-attack = поле битвы: нападение
    .gen = нападения на поле битвы
    .dat = нападению на поле битвы
    .acc = нападение на поле битвы
stat-battleground-defense = поле битвы: защита
    .gen = защиты на поле битвы
    .dat = защите на поле битвы
    .acc = защиту на поле битвы
stat-leadership-attack = лидерство: нападение
    .gen = нападения от лидерства
    .dat = нападению от лидерства
    .acc = нападение от лидерства
stat-leadership-defense = лидерство: защита
    .gen = защиты от лидерства
    .dat = защите от лидерства
    .acc = защиту от лидерства
stat-path-attack = путь: нападение
    .gen = нападения на пути
    .dat = нападению на пути
    .acc = нападение на пути
stat-path-defense = путь: защита
    .gen = защиты на пути
    .dat = защите на пути
    .acc = защиту на пути
stat-defense = защита
    .gen = защиты
    .dat = защите
    .acc = защиту
stat-points = победные очки
    .gen = победных очков
    .dat = победным очкам
    .gender = plural
stat-number = номер пути
    .gen = номера пути
    .dat = номеру пути
    .gender = masculine
token-attack = жетон нападения
token-defense = жетон защиты
trait-nazgul = Назгул
trait-ent = Энт
trait-weapon = Оружие
trait-mount = Верховое животное
faction-dunedain = дунэдайн
faction-dwarf = гномы
    .gen = гномов
    .dat = гномам
    .acc = гномов
    .ins = гномами
    .loc = гномах
faction-elf = эльфы
    .gen = эльфов
    .dat = эльфам
    .acc = эльфов
    .ins = эльфами
    .loc = эльфах
faction-hobbit = хоббиты
    .gen = хоббитов
    .dat = хоббитам
    .acc = хоббитов
    .ins = хоббитами
    .loc = хоббитах
faction-rohan = Рохан
    .gen = Рохана
    .dat = Рохану
    .ins = Роханом
    .loc = Рохане
faction-wizard = волшебник
    .gen = волшебника
    .dat = волшебнику
    .acc = волшебника
    .ins = волшебником
    .loc = волшебнике
faction-isengard = Изенгард
    .gen = Изенгарда
    .dat = Изенгарду
    .ins = Изенгардом
    .loc = Изенгарде
faction-monstrous = чудовища
    .gen = чудовищ
    .dat = чудовищам
    .acc = чудовищ
    .ins = чудовищами
    .loc = чудовищах
faction-mordor = Мордор
    .gen = Мордора
    .dat = Мордору
    .ins = Мордором
    .loc = Мордоре
faction-southron = южане
    .gen = южан
    .dat = южанам
    .acc = южан
    .ins = южанами
    .loc = южанах
side-free = Свободные народы
    .gen = Свободных народов
    .dat = Свободным народам
    .ins = Свободными народами
    .loc = Свободных народах
side-shadow = Тень
    .gen = Тени
    .dat = Тени
    .ins = Тенью
    .loc = Тени

## Части именных групп

people = { $faction ->
    [dunedain] -дунэдайн
    [dwarf] -гном
    [elf] -эльф
    [hobbit] -хоббит
    [wizard] -волшебник
    [monstrous] -чудовищ
   *[southron] -южанин
  }
ends-oblique = { $gender ->
    [plural] { $faction ->
        [dunedain] { "" }
        [monstrous] { "" }
        [southron] { "" }
       *[other] ов
      }
   *[other] { $faction ->
        [dunedain] { "" }
       *[other] { $case ->
            [gen] а
            [dat] у
            [acc] { $faction ->
                [monstrous] е
               *[other] а
              }
            [ins] { $faction ->
                [monstrous] ем
               *[other] ом
              }
           *[loc] е
          }
      }
  }
people-declined = { $case ->
    [nom] { people }{ $faction ->
        [monstrous] е
       *[other] { "" }
      }
   *[other] { people }{ ends-oblique }
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
    .is = принадлежит к фракции «{ $faction_name }»
    .is-not = не принадлежит к фракции «{ $faction_name }»
part-of-side = { $side_name_gen }
    .rank = 1
    .is = принадлежит { $side_name_dat }
    .is-not = не принадлежит { $side_name_dat }
part-battleground-of = { $faction_name_gen }
    .rank = 1
is-active = { $gender ->
    [feminine] активна
    [neuter] активно
    [plural] активны
   *[masculine] активен
  }
part-active =
    .before = активн{ adj }
    .is = { is-active }
    .is-not = не { is-active }
at-where = на { $where_kind ->
    [this-location] этой же локации
    [titled] локации «{ $where_title }»
    [kind] { $gender ->
        [plural] { $where_noun ->
            [path] путях
           *[battleground] полях битв
          }
       *[other] { $where_any_loc }
      }
   *[other] { $where_any_loc }
  }
part-at = { at-where }
    .is = { at-where }
    .is-not = не { at-where }
    .rank = 4
part-numbered-path = с номером { $number }
    .is = имеет номер { $number }
    .is-not = имеет не номер { $number }
whose-reserve = в { $players_kind ->
    [none] резерве
    [you] вашем резерве
   *[other] своем резерве
  }
in-reserve = { whose-reserve }
    .is = { whose-reserve }
    .is-not = не { whose-reserve }
    .rank = 4

## Игроки

player-of-nom = { $faction ->
    [dunedain] -дунэдайн
    [dwarf] -гном
    [elf] -эльф
    [hobbit] -хоббит
    [southron] -южанин
    [wizard] -волшебник
   *[other] { " " }{ $faction_name_gen }
  }
player-of-gen = { $faction ->
    [dunedain] -дунэдайн
    [dwarf] -гнома
    [elf] -эльфа
    [hobbit] -хоббита
    [southron] -южанина
    [wizard] -волшебника
   *[other] { " " }{ $faction_name_gen }
  }
player-of-dat = { $faction ->
    [dunedain] -дунэдайн
    [dwarf] -гному
    [elf] -эльфу
    [hobbit] -хоббиту
    [southron] -южанину
    [wizard] -волшебнику
   *[other] { " " }{ $faction_name_gen }
  }
player-of-ins = { $faction ->
    [dunedain] -дунэдайн
    [dwarf] -гномом
    [elf] -эльфом
    [hobbit] -хоббитом
    [southron] -южанином
    [wizard] -волшебником
   *[other] { " " }{ $faction_name_gen }
  }
player-of-loc = { $faction ->
    [dunedain] -дунэдайн
    [dwarf] -гноме
    [elf] -эльфе
    [hobbit] -хоббите
    [southron] -южанине
    [wizard] -волшебнике
   *[other] { " " }{ $faction_name_gen }
  }
who-player-of = игрок{ player-of-nom }
    .gen = игрока{ player-of-gen }
    .dat = игроку{ player-of-dat }
    .acc = игрока{ player-of-gen }
    .ins = игроком{ player-of-ins }
    .loc = игроке{ player-of-loc }
for-team = за { $team ->
    [free] Свободные народы
   *[shadow] Тень
  }
who-each-of = каждый игрок { for-team }
    .gen = каждого игрока { for-team }
    .dat = каждому игроку { for-team }
    .acc = каждого игрока { for-team }
    .ins = каждым игроком { for-team }
    .loc = каждом игроке { for-team }

## Числа и условия

n-pairs-of = число полных пар { $what_many }
    .each = за каждую полную пару { $what_many }
if-supports = оно поддерживает { $whom_acc }
    .not = оно не поддерживает { $whom_acc }

## Глаголы

cards-from-hand = { n-cards } с руки
do-cycle-cards = сбросьте { cards-from-hand }
    .inf = сбросить { cards-from-hand }
    .third = сбрасывает { cards-from-hand }
n-cards-ins = { $amount ->
    [one] { $amount } картой
   *[other] { $amount } картами
  }
do-forsake = пожертвуйте { n-cards-ins }
    .inf = пожертвовать { n-cards-ins }
    .third = жертвует { n-cards-ins }
do-cycle = сбросьте { $what_each_acc }
    .inf = сбросить { $what_each_acc }
    .third = сбрасывает { $what_each_acc }
    .direct = yes
do-eliminate = уничтожьте { $what_each_acc }
    .inf = уничтожить { $what_each_acc }
    .third = уничтожает { $what_each_acc }
    .direct = yes
wherever = где бы { $name_name_gender ->
    [feminine] она ни была
    [neuter] оно ни было
    [plural] они ни были
   *[masculine] он ни был
  }
do-remove = уничтожьте { $name_name_acc }, { wherever }
    .inf = уничтожить { $name_name_acc }, { wherever }
    .third = уничтожает { $name_name_acc }, { wherever }
take-from = из { $place ->
    [deck] своей колоды
    [cycle] своего сброса
   *[deck-or-cycle] своей колоды или сброса
  }
taken = { $most ->
    [1] { $what_any_acc }
   *[other] до { $most } { $what_many }
  } { take-from } на руку
do-take = { $optional ->
    [yes] вы можете взять
   *[no] возьмите
  } { taken }
    .inf = взять { taken }
    .third = { $optional ->
        [yes] может взять
       *[no] берет
      } { taken }
do-new-deck = создайте новую колоду
    .inf = создать новую колоду
    .third = создает новую колоду
tokens = { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
   *[many] { $amount } жетонов
  } { $token ->
    [attack] нападения
   *[defense] защиты
  }
tokens-onto = { $what_it ->
    [yes] на { $what_acc_p } { tokens }
   *[no] { tokens } на { $what_acc }
  }
do-add-tokens = положите { tokens-onto }
    .inf = положить { tokens-onto }
    .third = кладет { tokens-onto }
corruption-tokens = { $amount_kind ->
    [number] { $amount ->
        [one] { $amount } жетон порчи
        [few] { $amount } жетона порчи
       *[many] { $amount } жетонов порчи
      }
   *[other] по { $amount ->
        [one] { $amount } жетону порчи
        [few] { $amount } жетона порчи
       *[many] { $amount } жетонов порчи
      }
  }
do-add-corruption = добавьте { corruption-tokens }
    .inf = добавить { corruption-tokens }
    .third = добавляет { corruption-tokens }
do-remove-corruption = изымите { corruption-tokens }
    .inf = изъять { corruption-tokens }
    .third = изымает { corruption-tokens }
do-pay = { $cost }, чтобы { $effect_inf }
    .inf = { $cost_inf }, чтобы { $effect_inf }
    .third = { $cost_third }, чтобы { $effect_inf }
do-all-first = { $who } { $first_third }, затем каждый из них { $second_third }
do-this-round = до конца раунда { $what }
another-path = { $higher ->
    [0] другой путь с тем же номером
   *[other] путь с номером на { $higher } больше
  }
do-activate-path = активируйте { another-path }
    .inf = активировать { another-path }
    .third = активирует { another-path }
what-battleground = { $what_kind ->
    [titled] поле битвы «{ $what_title }»
   *[other] { $what_any_acc }
  }
do-activate-battleground = { $new ->
    [yes] { $again ->
        [yes] активируйте или реактивируйте
       *[no] активируйте
      }
   *[no] реактивируйте
  } { what-battleground }
    .inf = { $new ->
        [yes] { $again ->
            [yes] активировать или реактивировать
           *[no] активировать
          }
       *[no] реактивировать
      } { what-battleground }
    .third = { $new ->
        [yes] { $again ->
            [yes] активирует или реактивирует
           *[no] активирует
          }
       *[no] реактивирует
      } { what-battleground }
even-new = , даже если { $who_gender ->
    [feminine] она сыграна
    [neuter] оно сыграно
    [plural] они сыграны
   *[masculine] он сыгран
  } в этом раунде
do-move-card = переместите { $who_acc } из своего резерва на { $to_any_acc_p }{ even-new }
    .inf = переместить { $who_acc } из своего резерва на { $to_any_acc_p }{ even-new }
    .third = перемещает { $who_acc } из своего резерва на { $to_any_acc_p }{ even-new }
n-drawn = { $draw ->
    [one] { $draw } карту
    [few] { $draw } карты
   *[many] { $draw } карт
  }
play-of-drawn = сыграть из них{ $where ->
    [reserve] { " " }в резерв
    [here] { " " }сюда
   *[other] { "" }
  } { $play ->
    [1] 1 { $what_acc }
   *[other] до { $play } { $what_many }
  }
do-draw-and-use = возьмите { n-drawn }{ $eliminate ->
    [0] { "" }
   *[other] . Уничтожьте { $eliminate } из них
  }{ $play ->
    [0] { "" }
   *[other] . Вы можете { play-of-drawn }
  }{ $keep ->
    [0] { "" }
   *[other] , { $keep } возьмите на руку
  }, а остальные сбросьте
    .inf = взять { n-drawn }, { $eliminate ->
        [0] { "" }
       *[other] уничтожить { $eliminate } из них,{ " " }
      }{ $play ->
        [0] { "" }
       *[other] { play-of-drawn },{ " " }
      }{ $keep ->
        [0] { "" }
       *[other] { $keep } взять на руку,{ " " }
      }а остальные сбросить
    .third = берет { n-drawn }, { $eliminate ->
        [0] { "" }
       *[other] уничтожает { $eliminate } из них,{ " " }
      }{ $play ->
        [0] { "" }
       *[other] может { play-of-drawn },{ " " }
      }{ $keep ->
        [0] { "" }
       *[other] { $keep } берет на руку,{ " " }
      }а остальные сбрасывает
do-eliminate-any-number = уничтожьте X { $what_many }
    .inf = уничтожить X { $what_many }
    .third = уничтожает X { $what_many }

## What this game says otherwise than all games do

part-trait = с признаком «{ $trait_name }»
    .is = имеет признак «{ $trait_name }»
    .is-not = не имеет признака «{ $trait_name }»
do-draw = возьмите { n-cards }
    .inf = взять { n-cards }
    .third = берет { n-cards }
