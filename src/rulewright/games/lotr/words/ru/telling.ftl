### Тексты карт «Властелина колец».

## Метки

label-action = Действие
label-action-resource = Действие (фаза ресурсов)
label-action-planning = Действие (фаза планирования)
label-action-quest = Действие (фаза поиска приключений)
label-action-travel = Действие (фаза путешествия)
label-action-encounter = Действие (фаза столкновения)
label-action-combat = Действие (фаза боя)
label-action-refresh = Действие (фаза передышки)
label-when-revealed = Внезапный эффект
label-shadow = Теневой эффект
label-travel = Эффект путешествия
label-setup = Подготовка
special-travel = чтобы отправиться сюда, { $effect }
fact-limit-per = не более 1 на героя
ability-leaves-to = когда эта карта покидает игру, { $zone ->
    [removed] удалите ее из игры, а не кладите в сброс
    [encounter-deck] верните ее на верх колоды столкновений, а не в сброс
   *[other] положите ее на верх колоды владельца, а не в сброс
  }
ability-win-if = если { $condition }, игроки сразу побеждают в игре
ability-pay-from-different-heroes = эту карту нужно оплатить ресурсами из пулов { $pools } разных героев

## Слова

this-quest = эта стадия
    .gen = этой стадии
    .dat = этой стадии
    .acc = эту стадию
    .ins = этой стадией
    .loc = этой стадии
    .gender = feminine
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
noun-attachment = довесок
    .gen = довеска
    .dat = довеску
    .acc = довесок
    .ins = довеском
    .loc = довеске
    .many = довесков
    .all = довески
    .gender = masculine
noun-event = событие
    .gen = события
    .dat = событию
    .acc = событие
    .ins = событием
    .loc = событии
    .many = событий
    .all = события
    .gender = neuter
noun-enemy = враг
    .gen = врага
    .dat = врагу
    .acc = врага
    .ins = врагом
    .loc = враге
    .many = врагов
    .gender = masculine
    .animate = yes
noun-location = локация
    .gen = локации
    .dat = локации
    .acc = локацию
    .ins = локацией
    .loc = локации
    .many = локаций
    .all = локации
    .gender = feminine
noun-treachery = предательство
    .gen = предательства
    .dat = предательству
    .acc = предательство
    .ins = предательством
    .loc = предательстве
    .many = предательств
    .all = предательства
    .gender = neuter
noun-objective = цель
    .gen = цели
    .dat = цели
    .acc = цель
    .ins = целью
    .loc = цели
    .many = целей
    .all = цели
    .gender = feminine
noun-encounter-card = карта столкновения
    .gen = карты столкновения
    .dat = карте столкновения
    .acc = карту столкновения
    .ins = картой столкновения
    .loc = карте столкновения
    .many = карт столкновения
    .all = карты столкновения
    .gender = feminine
noun-host = герой
    .gen = героя
    .dat = герою
    .acc = героя
    .ins = героем
    .loc = герое
    .many = героев
    .gender = masculine
    .animate = yes
stat-willpower = сила воли
    .gen = силы воли
    .dat = силе воли
    .acc = силу воли
stat-attack = сила нападения
    .gen = силы нападения
    .dat = силе нападения
    .acc = силу нападения
stat-defense = сила защиты
    .gen = силы защиты
    .dat = силе защиты
    .acc = силу защиты
stat-hit-points = очки жизни
    .gen = очков жизни
    .dat = очкам жизни
stat-threat = сила угрозы
    .gen = силы угрозы
    .dat = силе угрозы
    .acc = силу угрозы
stat-cost = стоимость
    .gen = стоимости
    .dat = стоимости
stat-threat-cost = величина угрозы
    .gen = величины угрозы
    .dat = величине угрозы
    .acc = величину угрозы
stat-engagement-cost = вероятность столкновения
    .gen = вероятности столкновения
    .dat = вероятности столкновения
stat-quest-points = очки задания
    .gen = очков задания
    .dat = очкам задания
stat-stage = стадия
    .gen = стадии
    .dat = стадии
    .acc = стадию
stat-victory = очки победы
    .gen = очков победы
    .dat = очкам победы
token-damage = жетон ранений
token-progress = жетон продвижения
token-resources = жетон ресурсов
keyword-sentinel = Страж
    .line = Страж
keyword-ranged = Дистанционный
    .line = Дистанционный
keyword-surge = Наплыв
    .line = Наплыв
keyword-doomed = Обреченный
    .line = Обреченный { $number }
keyword-restricted = Количество ограничено
    .line = Количество ограничено
keyword-guarded = Охраняемый
    .line = Охраняемый
keyword-permanent = Постоянно
    .line = Постоянно
sphere-leadership = Лидерство
sphere-tactics = Тактика
sphere-spirit = Дух
sphere-lore = Знания
sphere-neutral = нейтральная

## Единственные в своем роде

np-active-location = активная локация
    .gen = активной локации
    .dat = активной локации
    .acc = активную локацию
    .ins = активной локацией
    .loc = активной локации
    .gender = feminine
np-attacking-enemy = нападающий враг
    .gen = нападающего врага
    .dat = нападающему врагу
    .acc = нападающего врага
    .ins = нападающим врагом
    .loc = нападающем враге
    .gender = masculine
    .animate = yes
np-defending-character = защищающийся персонаж
    .gen = защищающегося персонажа
    .dat = защищающемуся персонажу
    .acc = защищающегося персонажа
    .ins = защищающимся персонажем
    .loc = защищающемся персонаже
    .gender = masculine
    .animate = yes
np-attacking-character = нападающий персонаж
    .gen = нападающего персонажа
    .dat = нападающему персонажу
    .acc = нападающего персонажа
    .ins = нападающим персонажем
    .loc = нападающем персонаже
    .gender = masculine
    .animate = yes
np-attacked-enemy = враг, на которого он напал,
    .gen = врага, на которого он напал,
    .dat = врагу, на которого он напал,
    .acc = врага, на которого он напал,
    .ins = врагом, на которого он напал,
    .loc = враге, на которого он напал,
    .gender = masculine
    .animate = yes
np-topmost-attachment = верхний довесок из сброса { $players_gen }
    .gen = верхнего довеска из сброса { $players_gen }
    .dat = верхнему довеску из сброса { $players_gen }
    .ins = верхним довеском из сброса { $players_gen }
    .loc = верхнем довеске из сброса { $players_gen }
    .gender = masculine

## Игроки

who-defending-player = защищающийся игрок
    .gen = защищающегося игрока
    .dat = защищающемуся игроку
    .acc = защищающегося игрока
    .ins = защищающимся игроком
    .loc = защищающемся игроке
who-highest-threat = игрок с самым высоким уровнем угрозы
    .gen = игрока с самым высоким уровнем угрозы
    .dat = игроку с самым высоким уровнем угрозы
    .acc = игрока с самым высоким уровнем угрозы
    .ins = игроком с самым высоким уровнем угрозы
    .loc = игроке с самым высоким уровнем угрозы
who-engaged-with = игрок, с которым { $what } в бою,
    .gen = игрока, с которым { $what } в бою,
    .dat = игроку, с которым { $what } в бою,
    .acc = игрока, с которым { $what } в бою,
    .ins = игроком, с которым { $what } в бою,
who-next-player = следующий игрок
    .gen = следующего игрока
    .dat = следующему игроку
    .acc = следующего игрока
    .ins = следующим игроком
    .loc = следующем игроке
who-with-threat = каждый игрок с уровнем угрозы { $least } или выше
    .gen = каждого игрока с уровнем угрозы { $least } или выше
    .dat = каждому игроку с уровнем угрозы { $least } или выше
    .acc = каждого игрока с уровнем угрозы { $least } или выше
    .ins = каждым игроком с уровнем угрозы { $least } или выше

## Части именных групп

part-marked = { $token ->
    [committed] { $currently ->
        [yes] , уже отправленн{ adj } на поиски приключений,
       *[no] , отправленн{ adj } на поиски приключений,
      }
    [damage] { "" }
    [attacking] , объявленн{ adj } нападающим,
    [defending] , объявленн{ adj } защитником,
   *[other] с жетоном
  }
    .before = { $token ->
        [damage] ранен{ adj }
       *[other] { "" }
      }
    .is = { $token ->
        [committed] отправлен{ short } на поиски приключений
        [damage] ранен{ short }
        [attacking] нападает
        [defending] защищается
       *[other] имеет жетон
      }
    .is-not = { $token ->
        [committed] не отправлен{ short } на поиски приключений
        [damage] не ранен{ short }
        [attacking] не нападает
        [defending] не защищается
       *[other] не имеет жетона
      }
part-not-marked = { $token ->
    [committed] , не отправленн{ adj } на поиски приключений,
    [damage] { "" }
   *[other] без жетона
  }
    .before = { $token ->
        [damage] неранен{ adj }
       *[other] { "" }
      }
part-engaged-enemy = в бою с { $players_kind ->
    [none] игроком
    [everyone] игроком
    [other-players] другим игроком
   *[other] { $players_ins }
  }
    .is = в бою
    .is-not = не в бою
part-claimed-objective =
    .before = добыт{ adj }
part-able-to-attack = { "" }
part-of-sphere = сферы { $sphere_name }
    .rank = 1
    .is = имеет символ ресурса сферы { $sphere_name }
    .is-not = не имеет символа ресурса сферы { $sphere_name }
part-of-any-sphere = любой сферы влияния
    .rank = 1
part-most-damaged = с наибольшим числом ранений
part-printed-cost = с напечатанной стоимостью { $amount }
in-staging = { $currently ->
    [yes] , находящиеся сейчас в районе средоточия,
   *[no] в районе средоточия
  }
    .is = в районе средоточия
    .is-not = не в районе средоточия
    .rank = 4
in-active-location = на месте активной локации
in-engaged = в бою с { $players_kind ->
    [none] игроком
   *[other] { $players_ins }
  }
in-hand = { $players_kind ->
    [you] с вашей руки
    [self] со своей руки
    [they] со своей руки
   *[other] с руки { $players_gen }
  }
in-deck = из { $players_kind ->
    [you] вашей колоды
    [self] своей колоды
    [they] своей колоды
   *[other] колоды { $players_gen }
  }
in-discard = из { $players_kind ->
    [you] вашего сброса
    [self] своего сброса
    [they] своего сброса
    [everyone] сброса любого игрока
   *[other] сброса { $players_gen }
  }
in-encounter-deck = { $placed ->
    [yes] { "" }
   *[no] из колоды столкновений
  }
in-encounter-discard = { $placed ->
    [yes] { "" }
   *[no] из ее сброса
  }
in-victory-display = среди побежденных
in-set-aside = из отложенных карт

## Числа и условия

n-threat-of = { $players_kind ->
    [you] ваш уровень угрозы
    [self] ваш уровень угрозы
    [they] его уровень угрозы
   *[other] уровень угрозы { $players_gen }
  }
    .at-least = { $players_kind ->
        [you] ваш уровень угрозы
        [self] ваш уровень угрозы
        [they] его уровень угрозы
       *[other] уровень угрозы { $players_gen }
      } — { $least } или выше
    .not-at-least = { $players_kind ->
        [you] ваш уровень угрозы
        [self] ваш уровень угрозы
        [they] его уровень угрозы
       *[other] уровень угрозы { $players_gen }
      } ниже { $least }
n-excess-damage = число ранений сверх оставшихся очков жизни этого персонажа
    .each = за каждое ранение сверх оставшихся очков жизни этого персонажа
n-allies-played = число союзников, сыгранных в этом раунде
    .at-least = в этом раунде уже сыграли { $least ->
        [one] { $least } союзника
       *[other] { $least } союзников
      }
    .not-at-least = в этом раунде сыграли меньше { $least } союзников
if-took-part = { $what } участвует в нападении
if-attacking = { $what } напада{ $what_gender ->
    [plural] ют
   *[other] ет
  } на { $enemy_any_acc_p }
if-undefended = это нападение не защищено
    .not = это нападение защищено
if-staging-empty = в районе средоточия нет карт
    .not = в районе средоточия есть карты
if-during = сейчас { phase-name }
    .not = сейчас не { phase-name }
if-dealt-blank-shadow = { $card_dat } раздали теневую карту без теневого эффекта
    .not = { $card_dat } не раздали теневой карты без теневого эффекта
if-deck-of-event = карты тянут из этой колоды
if-unguarded = к этой карте не присоединена карта столкновения
    .not = к этой карте присоединена карта столкновения
if-prisoner-held = пленник еще не спасен
    .not = пленник уже спасен

## Глаголы

n-progress = { $amount ->
    [one] { $amount } жетон продвижения
    [few] { $amount } жетона продвижения
   *[many] { $amount } жетонов продвижения
  }
n-resources = { $amount_kind ->
    [number] { $amount ->
        [one] { $amount } ресурс
        [few] { $amount } ресурса
       *[many] { $amount } ресурсов
      }
   *[other] по { $amount ->
        [one] { $amount } ресурсу
        [few] { $amount } ресурса
       *[many] { $amount } ресурсов
      }
  }
n-resource-tokens = { $amount ->
    [one] { $amount } жетон ресурсов
    [few] { $amount } жетона ресурсов
   *[many] { $amount } жетонов ресурсов
  }
n-shadows = { $amount_kind ->
    [number] { $amount ->
        [one] { $amount } дополнительную теневую карту
        [few] { $amount } дополнительные теневые карты
       *[many] { $amount } дополнительных теневых карт
      }
   *[other] по { $amount ->
        [one] { $amount } дополнительной теневой карте
        [few] { $amount } дополнительные теневые карты
       *[many] { $amount } дополнительных теневых карт
      }
  }
n-top-encounter = { $amount_kind ->
    [number] { $amount ->
        [1] верхнюю карту
        [one] { $amount } верхнюю карту
        [few] { $amount } верхние карты
       *[many] { $amount } верхних карт
      } колоды столкновений
   *[other] по { $amount ->
        [one] { $amount } карте
        [few] { $amount } карты
       *[many] { $amount } карт
      } из колоды столкновений
  }
onto = { $what_it ->
    [yes] на { $what_acc_p } { n-progress }
   *[no] { n-progress } на { $what_each_acc_p }
  }
into-pool = в { $what_it ->
    [yes] { $what_gen } пул
   *[no] пул { $what_each_gen }
  }
from-pool = из { $what_it ->
    [yes] { $what_gen } пула
   *[no] пула { $what_each_gen }
  }
do-place-progress = положите { n-progress } на текущую карту приключений
    .inf = положить { n-progress } на текущую карту приключений
    .third = кладет { n-progress } на текущую карту приключений
do-place-progress-on = положите { onto }
    .inf = положить { onto }
    .third = кладет { onto }
all-if-fewer = { $amount ->
    [1] { "" }
   *[other] { " " }(или все, если их меньше)
  }
do-remove-progress = снимите { n-progress } с текущей карты приключений{ all-if-fewer }
    .inf = снять { n-progress } с текущей карты приключений{ all-if-fewer }
    .third = снимает { n-progress } с текущей карты приключений{ all-if-fewer }
do-raise-threat = повысьте свой уровень угрозы на { $amount }
    .inf = повысить свой уровень угрозы на { $amount }
    .third = повышает свой уровень угрозы на { $amount }
do-lower-threat = снизьте свой уровень угрозы на { $amount }
    .inf = снизить свой уровень угрозы на { $amount }
    .third = снижает свой уровень угрозы на { $amount }
do-gain-resources = { $what_kind ->
    [this] { $face ->
        [enemy] положите на { $what_acc_p } { n-resource-tokens }
       *[other] добавьте { n-resources } { into-pool }
      }
   *[other] добавьте { n-resources } { into-pool }
  }
    .inf = добавить { n-resources } { into-pool }
    .third = добавляет { n-resources } { into-pool }
do-spend = потратьте { n-resources } { from-pool }
    .inf = потратить { n-resources } { from-pool }
    .third = тратит { n-resources } { from-pool }
do-engage = вступите в бой с { $what_each_ins_p }
    .inf = вступить в бой с { $what_each_ins_p }
    .third = вступает в бой с { $what_each_ins_p }
do-remove-from-quest = отзовите { $what_each_acc } с поисков, не приводя в готовность
    .inf = отозвать { $what_each_acc } с поисков, не приводя в готовность
    .third = отзывает { $what_each_acc } с поисков, не приводя в готовность
do-reveal-encounter-cards = откройте { n-top-encounter }
    .inf = открыть { n-top-encounter }
    .third = открывает { n-top-encounter }
do-add-to-staging = добавьте { $what_all_acc } в район средоточия
    .inf = добавить { $what_all_acc } в район средоточия
    .third = добавляет { $what_all_acc } в район средоточия
find-where = { $discard_too ->
    [yes] в колоде столкновений и ее сбросе
   *[no] в колоде столкновений
  } { $what_kind ->
    [titled] 1 копию карты «{ $what_title }»
   *[other] { $what_a_acc }
  }
do-deal-shadow = раздайте { $what_each_dat } { n-shadows }
    .inf = раздать { $what_each_dat } { n-shadows }
    .third = раздает { $what_each_dat } { n-shadows }
as-attachment = { $becomes ->
    [none] как довесок
   *[other] как довесок с чертой { $becomes }
  }
do-attach-as = присоедините к { $to_dat_p } эту карту { as-attachment }
    .inf = присоединить к { $to_dat_p } эту карту { as-attachment }
    .third = присоединяет к { $to_dat_p } эту карту { as-attachment }
do-attack-now = немедленно объявите { $what_acc } нападающим на любого подходящего врага и разыграйте это нападение
    .inf = немедленно объявить { $what_acc } нападающим на любого подходящего врага и разыграть это нападение
    .third = немедленно объявляет { $what_acc } нападающим на любого подходящего врага и разыгрывает это нападение
n-top = { $amount ->
    [1] верхней карты
   *[other] { $amount } верхних карт
  }
do-search-top-cards = найдите среди { n-top } своей колоды 1 карту, возьмите ее на руку и замешайте остальные обратно в колоду
    .inf = найти среди { n-top } своей колоды 1 карту, взять ее на руку и замешать остальные обратно в колоду
    .third = находит среди { n-top } своей колоды 1 карту, берет ее на руку и замешивает остальные обратно в колоду
do-take-one-of-top-cards = посмотрите { $amount } верхних карт колоды { $whose_gen }, добавьте 1 из них на руку владельца, а остальные верните на верх колоды в любом порядке
    .inf = посмотреть { $amount } верхних карт колоды { $whose_gen }, добавить 1 из них на руку владельца, а остальные вернуть на верх колоды в любом порядке
    .third = смотрит { $amount } верхних карт колоды { $whose_gen }, добавляет 1 из них на руку владельца, а остальные возвращает на верх колоды в любом порядке
do-look-at-encounter-deck = посмотрите верхнюю карту колоды столкновений
    .inf = посмотреть верхнюю карту колоды столкновений
    .third = смотрит верхнюю карту колоды столкновений
do-look-at-shadow-card = посмотрите эту теневую карту
    .inf = посмотреть эту теневую карту
    .third = смотрит эту теневую карту
do-put-on-bottom = положите { $what_each_acc } под низ колоды столкновений
    .inf = положить { $what_each_acc } под низ колоды столкновений
    .third = кладет { $what_each_acc } под низ колоды столкновений
do-return-to-staging = верните { $what_each_acc } в район средоточия
    .inf = вернуть { $what_each_acc } в район средоточия
    .third = возвращает { $what_each_acc } в район средоточия
up-to = { $what_it ->
    [yes] у { $what_gen_p } до { $amount } ранений
   *[no] до { $amount } ранений { $what_each_gen }
  }
do-heal-up-to = излечите { up-to }
    .inf = излечить { up-to }
    .third = излечивает { up-to }
do-enemies-attack = { $what_each } немедленно напада{ $what_each_gender ->
    [plural] ют
   *[other] ет
  } на { $whom_acc }
do-eliminate-players = вы выбываете из игры
    .third = выбывает из игры
do-set-aside = отложите { $what_acc } в сторону лицом вверх, вне игры
    .inf = отложить { $what_acc } в сторону лицом вверх, вне игры
    .third = откладывает { $what_acc } в сторону лицом вверх, вне игры
do-capture = переверните лицом вниз 1 случайного из всех героев игроков: это пленник, которого нельзя ни использовать, ни ранить и который не получает ресурсов, пока его не спасут
do-rescue = переверните пленника лицом вверх и положите на него 1 жетон ранений: пленник спасен
do-send-orc-guard = положите верхнюю карту своей колоды лицом вниз перед собой как Орка-стражника, который только что вступил в бой с вами: это враг с 1 очком жизни, силой нападения 1 и силой защиты 1
    .third = кладет верхнюю карту своей колоды лицом вниз перед собой как Орка-стражника, который только что вступил в бой с этим игроком: это враг с 1 очком жизни, силой нападения 1 и силой защиты 1
do-attach-to-deck = присоедините эту карту к верху колоды { $whose_gen } { as-attachment }
    .inf = присоединить эту карту к верху колоды { $whose_gen } { as-attachment }
    .third = присоединяет эту карту к верху колоды { $whose_gen } { as-attachment }
do-attach-guards = присоедините 1 карту столкновения к { $what_each_dat }
    .inf = присоединить 1 карту столкновения к { $what_each_dat }
    .third = присоединяет 1 карту столкновения к { $what_each_dat }
claimed-note = (Она становится довеском; если ее отсоединяют, верните ее в район средоточия.)
do-claim = добудьте эту цель, присоединив ее к этому герою. { claimed-note }
    .inf = добыть эту цель, присоединив ее к этому герою. { claimed-note }
    .third = добывает эту цель, присоединив ее к этому герою. { claimed-note }
do-attack-from-shadow = { $card } нападает на вас с собственной теневой картой, и вы можете объявить защитником 1 персонажа. После боя верните эту карту на верх колоды столкновений
do-put-attachment-into-play = введите в игру { $what_each_acc } на карту, к которой его можно присоединить
    .inf = ввести в игру { $what_each_acc } на карту, к которой его можно присоединить
    .third = вводит в игру { $what_each_acc } на карту, к которой его можно присоединить
do-move-damage = переместите { n-damage } с { $what_gen_p } на { $to_acc_p }
    .inf = переместить { n-damage } с { $what_gen_p } на { $to_acc_p }
    .third = перемещает { n-damage } с { $what_gen_p } на { $to_acc_p }
do-move-attachment = переместите { $what_acc } на { $to_acc_p }
    .inf = переместить { $what_acc } на { $to_acc_p }
    .third = перемещает { $what_acc } на { $to_acc_p }
do-swap-places = поменяйте местами { $left_acc } и { $right_acc }
    .inf = поменять местами { $left_acc } и { $right_acc }
    .third = меняет местами { $left_acc } и { $right_acc }
do-attach-set-aside = присоедините к { $to_dat_p } отложенную карту «{ $title_name_title }»
    .inf = присоединить к { $to_dat_p } отложенную карту «{ $title_name_title }»
    .third = присоединяет к { $to_dat_p } отложенную карту «{ $title_name_title }»
do-capture-too = переверните лицом вниз все присоединенные к нему карты, пока его не спасут, а также карту «{ $title_name_title }»: { $title_name_acc } тоже взяли в плен
do-free-companion = переверните карту «{ $title_name_title }» лицом вверх и положите на нее 1 жетон ранений
    .inf = перевернуть карту «{ $title_name_title }» лицом вверх и положить на нее 1 жетон ранений
do-turn-campaign-card = переверните эту карту кампании другой стороной
do-put-into-play-engaged = введите карту «{ $card_title }» в игру, сразу в бой с вами
do-proceed-at-random = перейдите к случайной из возможных следующих стадий
do-win-game = игроки побеждают в игре
do-lose-game = игроки проигрывают

## Запреты и разрешения

can-not = { $who_no_gender ->
    [plural] не могут
   *[other] не может
  }
act-attack = { $who_no } { can-not } нападать{ $players_kind ->
    [none] { "" }
   *[other] { " " }на { $players_acc }
  }
act-defend = { $who_no } { can-not } защищаться
act-be-targeted = { $who_no_acc } нельзя выбрать целью
act-commit = { $who_no_acc } нельзя отправить на поиски приключений
act-count-defense = сила защиты { $who_each_gen } не учитывается
act-have-text = игровой текст { $who_each_gen } не действует
act-have-attachments = { $who_no } { can-not } иметь довески
act-engage = никто не может вступить в бой с { $who_each_ins_p }
act-optionally-engage = игроки не могут по своей воле вступить в бой с { $who_each_ins_p }
act-engagement-checks = игроки не проводят проверку столкновения, но в каждой фазе столкновения каждый игрок может по своей воле вступить в бой с 1 врагом
act-play = игроки не могут играть { $who_many }
act-ready = { $who_no } { can-not } прийти в готовность
act-refresh = { $who_no } не приход{ $who_no_gender ->
    [plural] ят
   *[other] ит
  } в готовность в фазе передышки
act-take-damage = { $who_no } { can-not } получать ранения
act-threat = уровень угрозы { $players_gen } не может измениться
act-travel = игроки не могут отправиться к { $who_each_dat }
act-must-travel = когда активной локации нет и игроки могут отправиться в путешествие, они должны отправиться к { $who_dat }
act-stage = игроки пропускают шаг инсценировки фазы поиска приключений
act-staging-threat = общая сила угрозы в районе средоточия повышается на { $amount }
act-refresh-threat = в фазе передышки каждый игрок повышает свой уровень угрозы еще на { $amount }
act-extra-encounter-cards = в каждой фазе поиска приключений открывайте { $amount ->
    [one] { $amount } дополнительную карту
    [few] { $amount } дополнительные карты
   *[many] { $amount } дополнительных карт
  } из колоды столкновений
act-extra-resources = в каждой фазе ресурсов { $who_kind ->
    [none] { $players }
   *[other] { $who_each }
  } получает еще { n-resources }
act-draw = { $players_kind ->
    [everyone] игроки не могут
   *[other] { $players } не может
  } тянуть карты
act-defeat-stage = игроки не могут пройти эту стадию
act-contribute-threat = сила угрозы { $who_each_gen } не учитывается
act-attack-staging-alone = { $who_each }, нападая в одиночку, может напасть на врага в районе средоточия
act-several-defenders = { $players } может объявлять любое число своих персонажей защитниками против каждого врага, который на него нападает

## События и моменты

phase-name = { $phase ->
    [resource] фаза ресурсов
    [planning] фаза планирования
    [quest] фаза поиска приключений
    [travel] фаза путешествия
    [encounter] фаза столкновения
    [combat] фаза боя
    [refresh] фаза передышки
   *[other] фаза
  }
phase-name-gen = { $phase ->
    [resource] фазы ресурсов
    [planning] фазы планирования
    [quest] фазы поиска приключений
    [travel] фазы путешествия
    [encounter] фазы столкновения
    [combat] фазы боя
    [refresh] фазы передышки
   *[other] фазы
  }
moment-phase-ends = в конце фазы
moment-phase-begins = в начале следующей фазы
moment-round-ends = в конце раунда
moment-round-begins = в начале следующего раунда
moment-attack-over = после этого нападения
moment-player-attack-over = после этого нападения
whose-threat = { $seat_kind ->
    [you] ваш уровень угрозы
    [player] уровень угрозы { $seat_gen }
   *[other] уровень угрозы игрока
  }
on-commits =
    .when = когда { $piece_any_acc } отправляют на поиски приключений,
    .after = после того как { $piece_any_acc } отправили на поиски приключений,
on-leaves-quest =
    .when = когда { $piece_any_acc } отзывают с поисков приключений,
    .after = после того как { $piece_any_acc } отозвали с поисков приключений,
on-gains-resources =
    .when = когда { $piece_any } получа{ ends-et } ресурсы,
    .after = после того как { $piece_any } получа{ ends-et } ресурсы,
on-spends-resources =
    .when = когда из пула { $piece_any_gen } тратят ресурсы,
    .after = после траты ресурсов из пула { $piece_any_gen }
on-threat-rises =
    .when = когда { whose-threat } должен повыситься,
    .after = после того как { whose-threat } повышается,
on-threat-falls =
    .when = когда { whose-threat } должен снизиться,
    .after = после того как { whose-threat } снижается,
on-revealed =
    .when = когда из колоды столкновений открывают { $piece_any_acc },
    .after = после того как из колоды столкновений открыли { $piece_any_acc },
on-quests =
    .when = при подведении итогов поисков приключений
    .after = { $how ->
        [success] после успешных поисков приключений
        [failure] после неудачных поисков приключений
       *[other] после подведения итогов поисков приключений
      }
on-progress-placed =
    .when = когда на { $piece_any_acc_p } кладут жетоны продвижения,
    .after = после того как на { $piece_any_acc_p } положили жетоны продвижения,
on-progress-removed =
    .when = когда с { $piece_any_gen_p } снимают жетоны продвижения,
    .after = после того как с { $piece_any_gen_p } сняли жетоны продвижения,
on-explored =
    .when = когда { $piece_any_acc } исследуют,
    .after = после исследования { $piece_any_gen }
on-stage-defeated =
    .when = когда игроки проходят { $piece_kind ->
        [this] эту стадию
       *[other] стадию приключения
      },
    .after = после прохождения { $piece_kind ->
        [this] этой стадии
       *[other] стадии приключения
      }
on-travels =
    .when = когда игроки отправляются к { $piece_any_dat },
    .after = после путешествия к { $piece_any_dat }
engaged-whom = { $seat_kind ->
    [none] вами
   *[other] { $seat_ins }
  }
on-engages =
    .when = когда { $piece_any } вступа{ ends-et } в бой с { engaged-whom },
    .after = после того как { $piece_any } вступа{ ends-et } в бой с { engaged-whom },
on-attacks =
    .when = когда { $piece_any } напада{ ends-et },
    .after = каждый раз, когда { $piece_any } напада{ ends-et } на вас,
on-defends =
    .when = когда { $piece_any_acc } объявляют защитником,
    .after = после объявления { $piece_any_gen } защитником
on-attack-over =
    .when = в конце нападения { $piece_any_gen }
    .after = после нападения { $piece_any_gen }
on-declared-attacker =
    .when = когда { $piece_any_acc } объявляют нападающим,
    .after = после объявления { $piece_any_gen } нападающим
on-player-attack-over =
    .when = в конце нападения на { $piece_any_acc_p }
    .after = после нападения на { $piece_any_acc_p }
on-shadow-dealt =
    .when = когда теневую карту раздают { $piece_any_dat }{ $seat_kind ->
        [you] , который нападает на вас
       *[other] { "" }
      },
    .after = после раздачи теневой карты { $piece_any_dat }{ $seat_kind ->
        [you] , который нападает на вас,
       *[other] { "" }
      }
on-phase-begins =
    .when = в начале { phase-name-gen }
    .after = в начале { phase-name-gen }
on-phase-ends =
    .when = в конце { phase-name-gen }
    .after = в конце { phase-name-gen }
on-round-begins =
    .when = в начале раунда
    .after = в начале раунда
on-round-ends =
    .when = в конце раунда
    .after = в конце раунда
on-player-eliminated =
    .when = когда { $seat_kind ->
        [you] вы должны выбыть
       *[other] игрок должен выбыть
      } из игры,
    .after = после того как { $seat_kind ->
        [you] вы выбываете
       *[other] игрок выбывает
      } из игры,
on-captured =
    .when = когда героя берут в плен,
    .after = после того как героя взяли в плен{ $face ->
        [campaign] { " " }(не случайного, а названного в журнале кампании)
       *[other] { "" }
      },
on-rescued =
    .when = когда спасают пленника,
    .after = после спасения пленника
on-claimed =
    .when = когда добывают { $piece_kind ->
        [none] цель
       *[other] { $piece_any_acc }
      },
    .after = после того как добыли { $piece_kind ->
        [none] цель
       *[other] { $piece_any_acc }
      },
on-first-player-passes =
    .when = когда жетон первого игрока передают дальше,
    .after = после передачи жетона первого игрока
on-returns-to-staging =
    .when = когда { $piece_any_acc } должны вернуть в район средоточия,
    .after = после возвращения { $piece_any_gen } в район средоточия
on-swaps-places =
    .when = когда { $piece_any_acc } меняют местами с другой картой,
    .after = после того как { $piece_any_acc } поменяли местами с другой картой,
on-becomes-attachment =
    .when = когда { $piece_any_acc } превращают в снаряжение,
    .after = после того как { $piece_any_acc } превратили в снаряжение,
on-sees-encounter-card =
    .when = когда игрок смотрит верхнюю карту колоды столкновений,
    .after = после того как игрок увидел верхнюю карту колоды столкновений,
on-sees-shadow-card =
    .when = когда игрок смотрит теневую карту,
    .after = после того как игрок увидел теневую карту,
on-guard-sent =
    .when = когда появляется Орк-стражник,
    .after = после появления Орка-стражника
on-companion-taken =
    .when = когда спутника берут в плен,
    .after = после того как спутника взяли в плен,
on-companion-freed =
    .when = когда спасают спутника,
    .after = после спасения спутника
on-turned-over =
    .when = когда { $piece_any_acc } переворачивают,
    .after = после того как { $piece_any_acc } перевернули,
on-rides-out =
    .when = когда теневая карта нападает сама,
    .after = после того как теневая карта сама начинает нападение,
on-rides-back =
    .when = когда напавшая теневая карта возвращается в колоду,
    .after = после возвращения в колоду напавшей теневой карты
