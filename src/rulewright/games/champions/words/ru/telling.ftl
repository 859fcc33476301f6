### Тексты карт «Marvel Champions».

## Пометки

named-ability = { $name } — { $text }
label-action = Действие
    .hero = Действие героя
    .alter-ego = Действие альтер эго
    .hero-attack = Действие героя (атака)
    .hero-thwart = Действие героя (срыв)
    .alter-ego-thwart = Действие альтер эго (срыв)
label-resource = Ресурс
    .hero = Ресурс героя
label-interrupt = Вмешательство
    .hero = Вмешательство героя
    .defense = Вмешательство (защита)
    .thwart = Вмешательство (срыв)
    .hero-defense = Вмешательство героя (защита)
label-response = Реакция
    .attack = Реакция (атака)
    .thwart = Реакция (срыв)
label-forced-interrupt = Вынужденное вмешательство
label-forced-response = Вынужденная реакция
label-when-revealed = При вскрытии
    .hero = При вскрытии (герой)
    .alter-ego = При вскрытии (альтер эго)
label-when-defeated = При поражении
    .says-when = yes
label-boost = Усиление
label-special = Спецсвойство
    .attack = Спецсвойство (атака)
    .thwart = Спецсвойство (срыв)
label-setup = Подготовка
label-obligation = { "" }
fact-identity = отдайте игроку, чей персонаж — { $title },
fact-uses = использует ({ $value } { $counter ->
    [web] жетона паутины
    [attack] жетона атаки
    [snoop] жетона слежки
    [medical] жетона медицины
   *[other] жетона
  })
period-name-gen = { $period ->
    [phase] фазы
    [attack] этой атаки
   *[round] раунда
  }
attach-to = прикрепите к { $what_any_dat_p }
ability-max-per = макс. { $times } на { $per ->
    [deck] колоду
   *[other] игрока
  }
ability-form-only = разыгрывайте только в облике { $form ->
    [hero] героя
   *[other] альтер эго
  }
ability-played-under-any-control = разыграйте под контроль любого игрока
ability-double-for = эта карта генерирует вдвое больше ресурсов, когда вы платите за карту { $aspect ->
    [aggression] агрессии
    [justice] правосудия
    [leadership] лидерства
   *[other] защиты
  }
ability-lose-if-completed = если эта стадия достигает цели, игроки проигрывают
ability-drones-go-home = после поражения приспешника-дрона, лежащего лицом вниз, его карту кладут в сброс владельца

## Слова

this-main-scheme = этот план
    .gen = этого плана
    .dat = этому плану
    .acc = этот план
    .ins = этим планом
    .loc = этом плане
    .gender = masculine
this-obligation = это обязательство
    .gen = этого обязательства
    .dat = этому обязательству
    .acc = это обязательство
    .ins = этим обязательством
    .loc = этом обязательстве
    .gender = neuter
noun-hero = герой
    .gen = героя
    .dat = герою
    .acc = героя
    .ins = героем
    .loc = герое
    .many = героев
    .gender = masculine
    .animate = yes
noun-ally = союзник
    .gen = союзника
    .dat = союзнику
    .acc = союзника
    .ins = союзником
    .loc = союзнике
    .many = союзников
    .gender = masculine
    .animate = yes
noun-character = персонаж
    .gen = персонажа
    .dat = персонажу
    .acc = персонажа
    .ins = персонажем
    .loc = персонаже
    .many = персонажей
    .gender = masculine
    .animate = yes
noun-friendly-character = дружественный персонаж
    .gen = дружественного персонажа
    .dat = дружественному персонажу
    .acc = дружественного персонажа
    .ins = дружественным персонажем
    .loc = дружественном персонаже
    .many = дружественных персонажей
    .gender = masculine
    .animate = yes
noun-enemy = враг
    .gen = врага
    .dat = врагу
    .acc = врага
    .ins = врагом
    .loc = враге
    .many = врагов
    .gender = masculine
    .animate = yes
noun-villain = злодей
    .gen = злодея
    .dat = злодею
    .acc = злодея
    .ins = злодеем
    .loc = злодее
    .many = злодеев
    .gender = masculine
    .animate = yes
noun-minion = приспешник
    .gen = приспешника
    .dat = приспешнику
    .acc = приспешника
    .ins = приспешником
    .loc = приспешнике
    .many = приспешников
    .gender = masculine
    .animate = yes
noun-scheme = план
    .gen = плана
    .dat = плану
    .acc = план
    .ins = планом
    .loc = плане
    .many = планов
    .all = планы
    .gender = masculine
noun-side-scheme = побочный план
    .gen = побочного плана
    .dat = побочному плану
    .acc = побочный план
    .ins = побочным планом
    .loc = побочном плане
    .many = побочных планов
    .all = побочные планы
    .gender = masculine
noun-upgrade = улучшение
    .gen = улучшения
    .dat = улучшению
    .acc = улучшение
    .ins = улучшением
    .loc = улучшении
    .many = улучшений
    .all = улучшения
    .gender = neuter
noun-support = карта поддержки
    .gen = карты поддержки
    .dat = карте поддержки
    .acc = карту поддержки
    .ins = картой поддержки
    .loc = карте поддержки
    .many = карт поддержки
    .all = карты поддержки
    .gender = feminine
noun-event = событие
    .gen = события
    .dat = событию
    .acc = событие
    .ins = событием
    .loc = событии
    .many = событий
    .all = события
    .gender = neuter
noun-treachery = карта коварства
    .gen = карты коварства
    .dat = карте коварства
    .acc = карту коварства
    .ins = картой коварства
    .loc = карте коварства
    .many = карт коварства
    .all = карты коварства
    .gender = feminine
noun-environment = окружение
    .gen = окружения
    .dat = окружению
    .acc = окружение
    .ins = окружением
    .loc = окружении
    .many = окружений
    .all = окружения
    .gender = neuter
noun-host = карта
    .gen = карты
    .dat = карте
    .acc = карту
    .ins = картой
    .loc = карте
    .many = карт
    .gender = feminine
keyword-guard = Охрана
    .line = Охрана
keyword-overkill = Избыточный урон
    .line = Избыточный урон
keyword-peril = Риск
    .line = Риск
keyword-quickstrike = Быстрый удар
    .line = Быстрый удар
keyword-restricted = Ограничение
    .line = Ограничение
keyword-retaliate = Ответный удар 1
    .line = Ответный удар { $number }
keyword-surge = Натиск
    .line = Натиск
keyword-toughness = Стойкость
    .line = Стойкость
resource-energy = энергетический
    .gen = энергетического
    .ins = энергетическим
resource-mental = ментальный
    .gen = ментального
    .ins = ментальным
resource-physical = физический
    .gen = физического
    .ins = физическим
resource-wild = универсальный
    .gen = универсального
    .ins = универсальным

## Единственные в своем роде

np-the-villain = злодей
    .gen = злодея
    .dat = злодею
    .acc = злодея
    .ins = злодеем
    .loc = злодее
    .gender = masculine
    .animate = yes
np-main-scheme = основной план
    .gen = основного плана
    .dat = основному плану
    .acc = основной план
    .ins = основным планом
    .loc = основном плане
    .gender = masculine
np-your-identity = { $subject ->
    [they] его персонаж
   *[other] ваш персонаж
  }
    .gen = { $subject ->
        [self] своего персонажа
        [they] своего персонажа
       *[other] вашего персонажа
      }
    .dat = { $subject ->
        [self] своему персонажу
        [they] своему персонажу
       *[other] вашему персонажу
      }
    .acc = { $subject ->
        [self] своего персонажа
        [they] своего персонажа
       *[other] вашего персонажа
      }
    .ins = { $subject ->
        [self] своим персонажем
        [they] своим персонажем
       *[other] вашим персонажем
      }
    .loc = { $subject ->
        [self] своем персонаже
        [they] своем персонаже
       *[other] вашем персонаже
      }
    .gender = masculine
    .animate = yes
np-your-hero = { $subject ->
    [they] его герой
   *[other] ваш герой
  }
    .gen = { $subject ->
        [self] своего героя
        [they] своего героя
       *[other] вашего героя
      }
    .dat = { $subject ->
        [self] своему герою
        [they] своему герою
       *[other] вашему герою
      }
    .acc = { $subject ->
        [self] своего героя
        [they] своего героя
       *[other] вашего героя
      }
    .ins = { $subject ->
        [self] своим героем
        [they] своим героем
       *[other] вашим героем
      }
    .loc = { $subject ->
        [self] своем герое
        [they] своем герое
       *[other] вашем герое
      }
    .gender = masculine
    .animate = yes
np-villain-and-engaged = злодей и каждый приспешник, нападающий на { $players_acc },
    .gen = злодея и каждого приспешника, нападающего на { $players_acc },
    .dat = злодею и каждому приспешнику, нападающему на { $players_acc },
    .acc = злодея и каждого приспешника, нападающего на { $players_acc },
    .ins = злодеем и каждым приспешником, нападающим на { $players_acc },
    .loc = злодее и каждом приспешнике, нападающем на { $players_acc },
    .gender = plural
    .animate = yes
np-picked-cards = они
    .gen = их
    .dat = им
    .acc = их
    .ins = ими
    .loc = них
    .gender = plural
np-event-source = атаковавший враг
    .gen = атаковавшего врага
    .dat = атаковавшему врагу
    .acc = атаковавшего врага
    .ins = атаковавшим врагом
    .loc = атаковавшем враге
    .gender = masculine
    .animate = yes
np-attacked-enemy = атакованный враг
    .gen = атакованного врага
    .dat = атакованному врагу
    .acc = атакованного врага
    .ins = атакованным врагом
    .loc = атакованном враге
    .gender = masculine
    .animate = yes
np-damaged-by-attack = каждый персонаж, раненный этой атакой,
    .gen = каждого персонажа, раненного этой атакой,
    .dat = каждому персонажу, раненному этой атакой,
    .acc = каждого персонажа, раненного этой атакой,
    .ins = каждым персонажем, раненным этой атакой,
    .loc = каждом персонаже, раненном этой атакой,
    .gender = masculine
    .animate = yes
np-topmost = верхнее улучшение с чертой { $trait_name } из сброса { $players_gen }
    .gen = верхнего улучшения с чертой { $trait_name } из сброса { $players_gen }
    .dat = верхнему улучшению с чертой { $trait_name } из сброса { $players_gen }
    .ins = верхним улучшением с чертой { $trait_name } из сброса { $players_gen }
    .loc = верхнем улучшении с чертой { $trait_name } из сброса { $players_gen }
    .gender = neuter

## Игроки

who-engaged-with = игрок, на которого нападает этот приспешник,
    .gen = игрока, на которого нападает этот приспешник,
    .dat = игроку, на которого нападает этот приспешник,
    .acc = игрока, на которого нападает этот приспешник,
    .ins = игроком, на которого нападает этот приспешник,
who-engaged-player = герой, на которого он нападает,
    .gen = героя, на которого он нападает,
    .dat = герою, на которого он нападает,
    .acc = героя, на которого он нападает,
who-attacked-player = атакованный игрок
    .gen = атакованного игрока
    .dat = атакованному игроку
    .acc = атакованного игрока
    .ins = атакованным игроком
who-other-heroes = каждый другой герой
    .gen = каждого другого героя
    .dat = каждому другому герою
    .acc = каждого другого героя
    .ins = каждым другим героем

## Части именных групп

part-trait = { $trait ->
    [Drone] -дрон{ $gender ->
        [plural] { $case ->
            [gen] ов
            [dat] ам
            [acc] ов
            [ins] ами
            [loc] ах
           *[nom] ы
          }
       *[other] { $case ->
            [gen] а
            [dat] у
            [acc] а
            [ins] ом
            [loc] е
           *[nom] { "" }
          }
      }
   *[other] с чертой { $trait_name }
  }
    .rank = { $trait ->
        [Drone] 1
       *[other] 3
      }
    .is = имеет черту { $trait_name }
    .is-not = не имеет черты { $trait_name }
part-not-trait = без черты { $trait_name }
status-card = { $token ->
    [stunned] оглушения
    [confused] замешательства
   *[tough] стойкости
  }
part-marked = { $token ->
    [damage] { "" }
   *[other] с картой { status-card }
  }
    .before = { $token ->
        [damage] ранен{ adj }
       *[other] { "" }
      }
    .is = { $token ->
        [damage] { $gender ->
            [feminine] ранена
            [neuter] ранено
            [plural] ранены
           *[masculine] ранен
          }
       *[other] с картой { status-card }
      }
    .is-not = { $token ->
        [damage] без ранений
       *[other] без карты { status-card }
      }
part-attackable = { "" }
part-your-doing = { "" }
part-face-down = , лежащ{ adj-sch } лицом вниз,
    .rank = 2
part-printed-resource = с напечатанным { $resource_name_ins } ресурсом
part-discarded-this-way = , сброшенн{ adj } этим эффектом,
    .rank = 4
part-damaged-by-attack = , раненн{ adj } этой атакой,
part-most-hit-points = , у которого больше всего напечатанного здоровья,
    .rank = 4
in-engaged = , нападающ{ adj-sch } на { $players_acc },
adj-sch = { $gender ->
    [feminine] { $case ->
        [acc] ую
        [nom] ая
       *[other] ей
      }
    [neuter] { $case ->
        [gen] его
        [dat] ему
        [ins] им
        [loc] ем
       *[nom] ее
      }
    [plural] { $case ->
        [nom] ие
        [dat] им
        [ins] ими
       *[other] их
      }
   *[masculine] { $case ->
        [gen] его
        [dat] ему
        [acc] { $animate ->
            [yes] его
           *[no] ий
          }
        [ins] им
        [loc] ем
       *[nom] ий
      }
  }
in-hand = { $verb ->
    [discard] с
    [pick-up-to] с
   *[other] на
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
   *[other] вашей руке
  }
in-deck = в { $players_kind ->
    [you] вашей колоде
    [self] своей колоде
    [they] своей колоде
   *[other] колоде { $players_gen }
  }
    .rank = 4
in-discard = { $players_kind ->
    [everyone] в сбросе любого игрока
    [you] в вашем сбросе
    [self] в своем сбросе
    [they] в своем сбросе
   *[other] в сбросе { $players_gen }
  }
    .rank = 4
in-nemesis = из отложенного набора вашего заклятого врага
    .again = из этого набора
    .rank = 4
in-encounter-deck = { "" }
in-encounter-discard = { "" }

## Числа и условия

n-event-amount = это количество
    .each = { $event ->
        [threat-placed] за каждый жетон угрозы
       *[other] за каждое из них
      }
n-value-of = { $what_kind ->
    [your-hero] { $stat_name } вашего героя
   *[other] { $stat_name } { $what_gen }
  }
n-per-player = количество игроков
    .each = за каждого игрока
n-tokens-on = количество жетонов на { $what_loc }
    .each = за каждый { $token_name } на { $what_loc }
    .at-least = на { $what_loc } не меньше { $least } ранений
    .not-at-least = на { $what_loc } меньше { $least } ранений
n-picked = количество сброшенных карт
    .each = за каждую сброшенную так карту
n-spent = количество потраченных ресурсов
    .each = за каждый потраченный так ресурс
n-remaining-hit-points = { $what_it ->
    [yes] { $what_gen } остаток здоровья
   *[no] остаток здоровья { $what_gen }
  }
n-boost-icons = на { $more } больше, чем символов усиления на этой карте
n-discarded-resources = количество напечатанных { $resource ->
    [energy] энергетических
    [mental] ментальных
   *[physical] физических
  } ресурсов на сброшенных картах
    .each = за каждый напечатанный { $resource_name } ресурс на своих сброшенных картах
n-more-for-discarded = { $base } и еще { $more } за каждый напечатанный { $resource_name } ресурс на сброшенных картах
n-discarded-types = количество разных типов ресурсов на сброшенных картах
    .each = за каждый отдельный тип ресурса на сброшенных картах
n-damage-dealt = количество ранений, нанесенных этой атакой
    .each = за каждое ранение, нанесенное этой атакой,
    .at-least = эта атака нанесла ранения
    .not-at-least = эта атака не нанесла ранений
n-threat-placed = количество положенной так угрозы
    .each = за каждый положенный так жетон угрозы
if-exists-there = { $place } есть { $what_any }
    .not = { $place } нет { $what_many }
if-discarded = на этой карте напечатан { $resource_name } или универсальный ресурс
if-paid-with = вы заплатили за эту карту { $resource_name_ins } ресурсом
if-you-have-trait = у вас есть черта { $trait_name }
if-in-form = вы в облике { $form ->
    [hero] героя
   *[other] альтер эго
  }
if-dealt-damage-to-you = эта активация нанесла вам ранения
if-final-step = это последний шаг эффекта
if-undefended = злодей проводит атаку без защитника
if-attacks = { $card } атакует
if-defeats = атака нанесла поражение { $what_any_dat }
if-attack-made = кто-то так атаковал
    .not = никто так не атаковал
if-fell-as = это был { $what_any }

## Глаголы

n-threat = { $amount ->
    [one] { $amount } жетон угрозы
    [few] { $amount } жетона угрозы
   *[many] { $amount } жетонов угрозы
  }
counters-of = { $counter ->
    [web] паутины
    [attack] атаки
    [snoop] слежки
    [medical] медицины
    [arrow] стрел
    [energy] энергии
   *[other] { "" }
  }
n-counters = { $amount ->
    [one] { $amount } жетон { counters-of }
    [few] { $amount } жетона { counters-of }
   *[many] { $amount } жетонов { counters-of }
  }
n-top = { $amount ->
    [1] верхнюю карту
    [one] верхнюю { $amount } карту
    [few] верхние { $amount } карты
   *[many] верхние { $amount } карт
  }
n-damage-gen = { $amount ->
    [one] { $amount } ранение
    [few] { $amount } ранения
   *[many] { $amount } ранений
  }
do-make-ready = подготовьте { $what_all_acc }
    .inf = подготовить { $what_all_acc }
    .third = подготавливает { $what_all_acc }
    .direct = yes
do-instead-of = вместо этого { $effect }
do-then = { $first }. Затем{ $second_kind ->
    [if] ,
   *[other] { "" }
  } { $second }
    .inf = { $first_inf }. Затем { $second }
    .third = { $first_third }, затем { $second_third }
do-deal-damage = { $what_kind ->
    [your-identity] получите { n-damage-gen }
   *[other] нанесите { damage-to }
  }
    .inf = { $what_kind ->
        [your-identity] получить { n-damage-gen }
       *[other] нанести { damage-to }
      }
    .third = { $what_kind ->
        [your-identity] получает { n-damage-gen }
       *[other] наносит { damage-to }
      }
    .direct = yes
do-choose-and = { $effect }
np-chosen = { $animate ->
    [yes] { $np }
   *[no] 1 { $np }
  }
do-heal = вылечите { damage-of }
    .inf = вылечить { damage-of }
    .third = вылечивает { damage-of }
    .direct = yes
do-draw = возьмите { n-cards }
    .inf = взять { n-cards }
    .third = берет { n-cards }
into-deck = в { $what_noun ->
    [encounter-card] колоду столкновений
   *[other] колоду владельца
  }
do-remove-from-game = выведите { $what_each_acc } из игры
    .inf = вывести { $what_each_acc } из игры
    .third = выводит { $what_each_acc } из игры
find-where = в колоде столкновений{ $discard_too ->
    [yes] { " " }или в ее сбросе
   *[no] { "" }
  } { $what_kind ->
    [titled] карту «{ $what_title }»
   *[other] { $what_a_acc }
  }
prevented = { $event ->
    [threat-placed] { $amount ->
        [-1] всю эту угрозу
       *[other] { $amount } жетон этой угрозы
      }
   *[other] { $amount ->
        [-1] все эти ранения
       *[other] { $amount } из этих ранений
      }
  }
do-prevent = предотвратите { prevented }
    .inf = предотвратить { prevented }
do-cancel = отмените { $event ->
    [encounter-card-revealed] эффекты этой карты
   *[other] этот эффект
  }
    .inf = отменить { $event ->
        [encounter-card-revealed] эффекты этой карты
       *[other] этот эффект
      }
do-cancel-when-revealed = отмените эффекты «При вскрытии» этой карты
    .inf = отменить эффекты «При вскрытии» этой карты
do-draw-up = доберите карты до своего напечатанного размера руки
do-place-threat = положите { n-threat } на { $what_each_acc_p }
    .inf = положить { n-threat } на { $what_each_acc_p }
    .third = кладет { n-threat } на { $what_each_acc_p }
threat-off = { $what_it ->
    [yes] с { $what_gen_p } { n-threat }
   *[no] { n-threat } с { $what_each_gen_p }
  }
do-remove-threat = снимите { threat-off }
    .inf = снять { threat-off }
    .third = снимает { threat-off }
    .direct = yes
do-accelerate = положите 1 жетон ускорения на основной план
    .inf = положить 1 жетон ускорения на основной план
do-stun = оглушите { $what_all_acc }
    .inf = оглушить { $what_all_acc }
    .third = оглушает { $what_all_acc }
    .direct = yes
do-confuse = приведите { $what_all_acc } в замешательство
    .inf = привести { $what_all_acc } в замешательство
    .third = приводит { $what_all_acc } в замешательство
    .direct = yes
do-toughen = дайте { $what_each_dat } карту стойкости
    .inf = дать { $what_each_dat } карту стойкости
    .third = дает { $what_each_dat } карту стойкости
do-add-counters = положите { n-counters } на { $what_each_acc_p }
    .inf = положить { n-counters } на { $what_each_acc_p }
counters-off = { $what_it ->
    [yes] с { $what_gen_p } { n-counters }
   *[no] { n-counters } с { $what_each_gen_p }
  }
do-remove-counters = снимите { counters-off }
    .inf = снять { counters-off }
do-change-form = смените облик
    .inf = сменить облик
    .third = меняет облик
do-deal-card = вам сдают карту столкновения
    .third = получает карту столкновения
do-place-damage = положите { n-damage } на { $what_each_acc_p }
    .inf = положить { n-damage } на { $what_each_acc_p }
do-assign-damage = разделите между героями и союзниками { n-damage }
do-gain-overkill = эта атака получает избыточный урон
do-move-damage = переместите { n-damage } со своего героя на { $to_acc_p }
    .inf = переместить { n-damage } со своего героя на { $to_acc_p }
do-place-less = на план кладут на { $amount } жетон угрозы меньше
do-generate = сгенерируйте { $resource_name } ресурс
    .inf = сгенерировать { $resource_name } ресурс
do-generate-top-discard = сгенерируйте ресурсы верхней карты своего сброса
    .inf = сгенерировать ресурсы верхней карты своего сброса
price-name = { $price ->
    [energy] 1 энергетический ресурс
    [mental] 1 ментальный ресурс
    [physical] 1 физический ресурс
    [x-energy] X энергетических ресурсов
    [energy-energy] 2 энергетических ресурса
    [mental-mental] 2 ментальных ресурса
    [physical-physical] 2 физических ресурса
    [physical-physical-physical] 3 физических ресурса
   *[energy-mental-physical] 1 энергетический, 1 ментальный и 1 физический ресурс
  }
do-spend = потратьте { price-name }
    .inf = потратить { price-name }
    .third = тратит { price-name }
do-pay-to = { $first }, чтобы { $second_inf }
    .inf = { $first_inf }, чтобы { $second_inf }
do-remember-counters = { "" }
do-reduce-next-cost = следующая карта, которую { $whose } разыграет в этой фазе, стоит на 1 ресурс меньше
    .subject = yes
do-pay-printed-cost = заплатите { $what_it ->
    [yes] { $what_gen } напечатанную стоимость
   *[no] напечатанную стоимость { $what_gen }
  }
    .inf = заплатить { $what_it ->
        [yes] { $what_gen } напечатанную стоимость
       *[no] напечатанную стоимость { $what_gen }
      }
do-discard-top = сбросьте { n-top } своей колоды
    .inf = сбросить { n-top } своей колоды
    .third = сбрасывает { n-top } своей колоды
do-take-one-of-top = посмотрите { n-top } своей колоды, возьмите 1 из них на руку, а остальные сбросьте
    .inf = посмотреть { n-top } своей колоды, взять 1 из них на руку, а остальные сбросить
do-search-deck = найдите в своей колоде { $what_any_acc } и возьмите на руку. Перетасуйте колоду
    .inf = найти в своей колоде { $what_any_acc } и взять на руку. Перетасуйте колоду
do-pick-up-to = выберите до { $most } { $different ->
    [yes] разных { $what_many }
   *[no] { $what_many }
  } и { $effect }
    .inf = выбрать до { $most } { $different ->
        [yes] разных { $what_many }
       *[no] { $what_many }
      } и { $effect_inf }
do-resolve-specials = выполните спецсвойство { $what_each_gen } в любом порядке
    .inf = выполнить спецсвойство { $what_each_gen } в любом порядке
do-enemies-attack = { $what_each } { $what_each_gender ->
    [plural] атакуют
   *[other] атакует
  } { $whom_acc }
do-enemies-attack-ending = { $attack }. В конце этой атаки{ $ending_kind ->
    [if] ,
   *[other] { "" }
  } { $ending }
do-enemies-scheme = { $what_each } воплощает план
do-give-boost-card = злодей получает { $amount ->
    [one] { $amount } дополнительную карту усиления
    [few] { $amount } дополнительные карты усиления
   *[many] { $amount } дополнительных карт усиления
  } для этой активации
do-also-attack = атака выполняется также против { $whom_gen }
do-reveal-top = вскройте верхнюю карту колоды столкновений
    .inf = вскрыть верхнюю карту колоды столкновений
do-reveal = вскройте { $what_all_acc }
    .inf = вскрыть { $what_all_acc }
    .direct = yes
do-gain-surge = эта карта получает натиск
    .subject = yes
do-discard-encounter-card = сбросьте верхнюю карту колоды столкновений
    .inf = сбросить верхнюю карту колоды столкновений
do-discard-until = сбрасывайте карты из колоды столкновений, пока не сбросите { $what_any_acc },
    .inf = сбрасывать карты из колоды столкновений, пока не сбросите { $what_any_acc },
do-enter-engaged = введите { $what_each_acc } в игру как нападающего на { $whom_acc }
    .inf = ввести { $what_each_acc } в игру как нападающего на { $whom_acc }
as-drones = лицом вниз как { $amount ->
    [1] приспешника-дрона, нападающего
   *[other] приспешников-дронов, нападающих
  }
do-send-drone = введите { n-top } своей колоды в игру { as-drones } на вас
    .inf = ввести { n-top } своей колоды в игру { as-drones } на { $subject ->
        [they] него
       *[other] вас
      }
    .third = вводит { n-top } своей колоды в игру { as-drones } на него
do-lay-under = положите сюда лицом вниз 1 случайную карту со своей руки
    .third = кладет сюда лицом вниз 1 случайную карту со своей руки
do-return-laid = верните каждую карту, лежащую здесь лицом вниз, на руку ее владельца

## Запреты и разрешения

act-take-damage = { $who_each } не может получать ранения
act-lose-threat = угрозу нельзя снимать с { $who_each_gen_p }
act-be-defended-otherwise = { $players } должен, если может, защищаться от атак { $who_gen } союзником под своим контролем
act-more-allies = ваш лимит союзников увеличен на { $amount }
is-base = { $who_each } имеет базов{ $several ->
    [yes] ые значения
   *[no] ое значение
  } { $gains }
gain-base = { $stat_gen } { $amount }
while = { $given_kind ->
    [attacks] пока { $given }, { $text }
   *[other] { $text }, пока { $given }
  }
into-play = { $what_each_acc } в игру
is-most = у { $who_each_gen_p } { $gains }
gain-most = { $stat } — не больше { $amount }
limit = (Лимит: { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
  } за { period-name-acc }{ $per ->
    [card] { "" }
    [group] { " " }на всех игроков
   *[other] { " " }для каждого игрока
  }.)
granted = { $what ->
    [trait] черту { $value }
   *[other] ключевое слово «{ $value }»
  }
is-grant = { $what ->
    [immunity] { $who_each } не может получать ранения от { $value }
   *[other] { $who_each } получает { granted }
  }
    .inf = дать { $who_each_dat } { granted }
immunity-upgrade-black-panther = улучшений с чертой Черная Пантера

## События и моменты

moment-attack-ends = в конце этой активации
moment-round-ends = в конце раунда
on-played =
    .when = когда вы разыгрываете { $piece_any_acc },
    .after = после того как вы разыграли { $piece_any_acc },
on-damaged =
    .when = когда { $piece_kind ->
        [your-identity] вы должны
       *[other] { $piece_any } { $piece_any_gender ->
            [feminine] должна
            [neuter] должно
            [plural] должны
           *[masculine] должен
          }
      } получить ранения{ $how ->
        [attack] { " " }от атаки
       *[other] { "" }
      },
    .after = после того как { $piece_any } получает ранения,
on-threat-placed =
    .when = когда на { $piece_any_acc } должны положить угрозу,
    .after = после того как на { $piece_any_acc } положили угрозу{ $how ->
        [step-one] { " " }на шаге 1 фазы злодея
       *[other] { "" }
      },
on-threat-removed =
    .when = когда с { $piece_any_gen_p } должны снять угрозу,
    .after = после того как с { $piece_any_gen_p } сняли угрозу,
on-changes-form =
    .when = когда вы должны сменить облик,
    .after = после того как вы сменили облик на этот,
on-attacks =
    .when = когда { $piece_any } должен атаковать,
    .after = после того как { $piece_any } { $given_kind ->
        [defeats] атакует и наносит поражение { $given_what_any_dat }
       *[other] { $how ->
            [basic] проводит базовую атаку
           *[other] атакует
          }
      },
on-thwarts =
    .when = когда { $piece_any } должен срывать план,
    .after = после того как { $piece_any } срывает план,
on-enemy-attacks =
    .when = когда { $piece_any } { $seat_kind ->
        [you] начинает атаку против вас
       *[other] атакует
      },
    .after = после того как { $piece_any } атакует{ $seat_kind ->
        [you] { " " }вас
       *[other] { "" }
      },
on-enemy-schemes =
    .when = когда { $piece_any } воплощает план,
    .after = после того как { $piece_any } воплощает план,
on-defeated =
    .when = когда { $piece_any } терпит поражение,
    .after = { $given_kind ->
        [fell-as] после того как вы наносите поражение { $given_what_any_dat },
       *[other] после того как { $piece_any } терпит поражение,
      }
on-defends =
    .when = когда { $piece_any } должен защищаться,
    .after = после того как { $piece_any } защищается,
on-encounter-card-revealed =
    .when = когда вскрывают { revealed-card } из колоды столкновений,
    .after = после того как вскрывают { revealed-card } из колоды столкновений,
revealed-card = { $piece_kind ->
    [titled] карту «{ $piece_title }»
    [none] карту
   *[other] { $piece_any_acc }
  }

## О чем говорят только карты злодеев

noun-encounter-card = карта столкновения
    .gen = карты столкновения
    .dat = карте столкновения
    .acc = карту столкновения
    .ins = картой столкновения
    .loc = карте столкновения
    .many = карт столкновений
    .all = карты столкновений
    .gender = feminine
