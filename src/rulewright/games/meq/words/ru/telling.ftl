### Тексты компонентов Middle-Earth Quest.

## Метки

label-at-once = Немедленно
label-explored = Кто исследует здесь, делает так и сбрасывает событие
label-may-explore = Кто исследует здесь, может сделать так, а затем сбрасывает событие
special-explored-nothing = кто исследует здесь, сбрасывает событие
label-effect = { "" }
label-setup = Когда вы получаете этот квест
label-objective = Квест
label-reward = Награда
label-help = Способность
label-enters = Когда этот план входит в игру
label-shadow = { "" }
label-combat = { "" }
label-cancels = { "" }
label-next-round = Следующий раунд
label-next-cancels = Следующий раунд
label-next-strength = Следующий раунд
label-dealt = { "" }
label-round-end = В конце раунда
label-spies = Дальний бой
label-from-hand = Ближний бой
label-start = В начале игры
label-gained = Немедленно
label-scout = Разведчик

## Способности

ability-plot-place = Затрагивает { $where_any_acc }{ $given_kind ->
    [none] { "" }
   *[other] . Играть, только если { $given }
  }
ability-mission = Миссия выполнена, если { $given }
ability-objective = { $sort ->
    [explore] исследуйте { $name_name_acc }
    [explore-or-survive] исследуйте { $name_name_acc } или выстойте в бою с { $title_name_ins }
   *[fight] вместо того чтобы брать карты внезапных событий { $name_name_on ->
        [yes] на
       *[no] в
      } { $name_name_loc }, сразитесь с { $title_name_ins } и победите
  }
keyword-uncancelable =
    .line = Нельзя отменить
keyword-reshuffle =
    .line = После этого эта карта и отбой замешиваются обратно в колоду
fact-reconstructed = (Неточно: { $names }.)
act-second-wind = отдыхая вне Убежища, вы можете также исцелиться или потренироваться
act-go-on = ваш ход продолжается после боя, который вы не выиграли
act-sail = любой водный путь стоит вам 1 любую карту; Серые Гавани и Бельфалас считаются соединенными путем за 3 любые карты
act-shorter-ways = число каждого пути для вас на 1 меньше, но не меньше 1
act-one-more-peril = в ваш ход Саурон может взять еще 1 карту опасности
act-encounter-cards = вы берете { $amount } карты внезапных событий вместо 3
act-hand-limit = у вас в руке может быть не больше { $amount } карт
act-favor-limit = у вас может быть не больше { $amount } поддержки
act-favor-each-turn = за ход вы получаете не больше { $amount } поддержки
act-travel-limit = за ход у вас не больше { $amount } фаз пути
act-further-advance = когда вы отдыхаете или терпите поражение, крайний левый маркер Саурона продвигается на 2 клетки вместо 1
act-move-limit = герой может переместиться лишь один раз
act-as-uruk-hai = Саурон может считать урук-хаем { $who_each_acc }, если он не пуст
act-consult = вы не можете консультироваться с персонажами
act-trade = вы не можете обмениваться с героями
act-ambush = у { $players_gen } нет фазы западни
act-rest = { $who_no } не может отдыхать
act-heal = { $who_no } не может исцеляться
act-encounter = { $who_no } не берет карт внезапных событий

## Слова

noun-location = локация
    .gen = локации
    .dat = локации
    .acc = локацию
    .ins = локацией
    .loc = локации
    .many = локаций
    .gender = feminine
noun-haven = Убежище
    .gen = Убежища
    .dat = Убежищу
    .acc = Убежище
    .ins = Убежищем
    .loc = Убежище
    .many = Убежищ
    .gender = neuter
noun-stronghold = Оплот Тени
    .gen = Оплота Тени
    .dat = Оплоту Тени
    .acc = Оплот Тени
    .ins = Оплотом Тени
    .loc = Оплоте Тени
    .many = Оплотов Тени
    .gender = masculine
noun-hero = герой
    .gen = героя
    .dat = герою
    .acc = героя
    .ins = героем
    .loc = герое
    .many = героев
    .gender = masculine
    .animate = yes
noun-minion = миньон
    .gen = миньона
    .dat = миньону
    .acc = миньона
    .ins = миньоном
    .loc = миньоне
    .many = миньонов
    .gender = masculine
    .animate = yes
noun-minion-or-defeated = миньон (на поле или поверженный)
    .gen = миньона (на поле или поверженного)
    .dat = миньону (на поле или поверженному)
    .acc = миньона (на поле или поверженного)
    .ins = миньоном (на поле или поверженным)
    .loc = миньоне (на поле или поверженном)
    .many = миньонов (на поле или поверженных)
    .later = minion
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
noun-monster-token = токен монстра
    .gen = токена монстра
    .dat = токену монстра
    .acc = токен монстра
    .ins = токеном монстра
    .loc = токене монстра
    .many = токенов монстров
    .gender = masculine
noun-plot = активный план
    .gen = активного плана
    .dat = активному плану
    .acc = активный план
    .ins = активным планом
    .loc = активном плане
    .many = активных планов
    .gender = masculine
this-plot = этот план
    .gen = этого плана
    .dat = этому плану
    .acc = этот план
    .ins = этим планом
    .loc = этом плане
    .gender = masculine
this-minion = этот миньон
    .gen = этого миньона
    .dat = этому миньону
    .acc = этого миньона
    .ins = этим миньоном
    .loc = этом миньоне
    .gender = masculine
this-monster = этот монстр
    .gen = этого монстра
    .dat = этому монстру
    .acc = этого монстра
    .ins = этим монстром
    .loc = этом монстре
    .gender = masculine
this-hero-card = эта карта
    .gen = этой карты
    .dat = этой карте
    .acc = эту карту
    .ins = этой картой
    .loc = этой карте
    .gender = feminine
this-skill = эта карта
    .gen = этой карты
    .dat = этой карте
    .acc = эту карту
    .ins = этой картой
    .loc = этой карте
    .gender = feminine
this-combat-card = эта карта
    .gen = этой карты
    .dat = этой карте
    .acc = эту карту
    .ins = этой картой
    .loc = этой карте
    .gender = feminine
np-place = { $name_name }
    .gen = { $name_name_gen }
    .dat = { $name_name_dat }
    .acc = { $name_name_acc }
    .ins = { $name_name_ins }
    .loc = { $name_name_loc }
    .gender = { $name_name_gender }
    .on = { $name_name_on }
np-location-of = { $players_kind ->
    [you] ваша локация
    [self] ваша локация
   *[other] локация { $players_gen }
  }
    .gen = { $players_kind ->
        [you] вашей локации
        [self] вашей локации
       *[other] локации { $players_gen }
      }
    .dat = { $players_kind ->
        [you] вашей локации
        [self] вашей локации
       *[other] локации { $players_gen }
      }
    .acc = { $players_kind ->
        [you] вашу локацию
        [self] вашу локацию
       *[other] локацию { $players_gen }
      }
    .ins = { $players_kind ->
        [you] вашей локацией
        [self] вашей локацией
       *[other] локацией { $players_gen }
      }
    .loc = { $players_kind ->
        [you] вашей локации
        [self] вашей локации
       *[other] локации { $players_gen }
      }
    .gender = feminine
np-where-is = { $what_kind ->
    [this] { $face ->
        [minion] этот миньон
       *[other] затронутая локация
      }
   *[other] локация { $what_gen }
  }
    .gen = { $what_kind ->
        [this] { $face ->
            [minion] этого миньона
           *[other] затронутой локации
          }
       *[other] локации { $what_gen }
      }
    .dat = { $what_kind ->
        [this] { $face ->
            [minion] этому миньону
           *[other] затронутой локации
          }
       *[other] локации { $what_gen }
      }
    .acc = { $what_kind ->
        [this] { $face ->
            [minion] этого миньона
           *[other] затронутую локацию
          }
       *[other] локацию { $what_gen }
      }
    .ins = { $what_kind ->
        [this] { $face ->
            [minion] этим миньоном
           *[other] затронутой локацией
          }
       *[other] локацией { $what_gen }
      }
    .loc = { $what_kind ->
        [this] { $face ->
            [minion] этом миньоне
           *[other] затронутой локации
          }
       *[other] локации { $what_gen }
      }
    .gender = feminine
np-hero-of = { $players_kind ->
    [you] ваш герой
    [self] ваш герой
   *[other] { $players }
  }
    .gen = { $players_kind ->
        [you] вашего героя
        [self] вашего героя
       *[other] { $players_gen }
      }
    .dat = { $players_kind ->
        [you] вашему герою
        [self] вашему герою
       *[other] { $players_dat }
      }
    .acc = { $players_kind ->
        [you] вашего героя
        [self] вашего героя
       *[other] { $players_acc }
      }
    .ins = { $players_kind ->
        [you] вашим героем
        [self] вашим героем
       *[other] { $players_ins }
      }
    .loc = { $players_kind ->
        [you] вашем герое
        [self] вашем герое
       *[other] { $players_loc }
      }
    .gender = masculine
stat-fortitude = стойкость
    .gen = стойкости
    .dat = стойкости
    .acc = стойкость
    .ins = стойкостью
    .loc = стойкости
    .gender = feminine
stat-strength = сила
    .gen = силы
    .dat = силе
    .acc = силу
    .ins = силой
    .loc = силе
    .gender = feminine
stat-agility = ловкость
    .gen = ловкости
    .dat = ловкости
    .acc = ловкость
    .ins = ловкостью
    .loc = ловкости
    .gender = feminine
stat-wisdom = мудрость
    .gen = мудрости
    .dat = мудрости
    .acc = мудрость
    .ins = мудростью
    .loc = мудрости
    .gender = feminine
stat-health = здоровье
    .gen = здоровья
    .dat = здоровью
    .acc = здоровье
    .ins = здоровьем
    .loc = здоровье
    .gender = neuter
stat-attack = атака
    .gen = атаки
    .dat = атаке
    .acc = атаку
    .ins = атакой
    .loc = атаке
    .gender = feminine
stat-defense = защита
    .gen = защиты
    .dat = защите
    .acc = защиту
    .ins = защитой
    .loc = защите
    .gender = feminine
stat-influence = нужное влияние
    .gen = нужного влияния
    .dat = нужному влиянию
    .acc = нужное влияние
    .ins = нужным влиянием
    .loc = нужном влиянии
    .gender = neuter
stat-price = цена в поддержке
    .gen = цены в поддержке
    .dat = цене в поддержке
    .acc = цену в поддержке
    .ins = ценой в поддержке
    .loc = цене в поддержке
    .gender = feminine
stat-advance = клетки
    .gen = клеток
    .dat = клеткам
    .acc = клетки
    .ins = клетками
    .loc = клетках
    .gender = plural
stat-priority = приоритет
    .gen = приоритета
    .dat = приоритету
    .acc = приоритет
    .ins = приоритетом
    .loc = приоритете
    .gender = masculine
stat-favor = поддержка
    .gen = поддержки
    .dat = поддержке
    .acc = поддержку
    .ins = поддержкой
    .loc = поддержке
    .gender = feminine
token-influence = влияние
    .gen = влияния
    .dat = влиянию
    .acc = влияние
    .ins = влиянием
    .loc = влиянии
    .gender = neuter
token-favor = поддержка
    .gen = поддержки
    .dat = поддержке
    .acc = поддержку
    .ins = поддержкой
    .loc = поддержке
    .gender = feminine
token-damage = повреждение
    .gen = повреждения
    .dat = повреждению
    .acc = повреждение
    .ins = повреждением
    .loc = повреждении
    .gender = neuter
trait-perilous = Опасная
    .ins = опасной локацией
trait-haven = Убежище
trait-mustering = Открытая для токенов монстров
    .ins = локацией, где токены монстров можно размещать и без влияния
region-eriador = Эриадора
region-enedwaith = Энедвайта
region-rhudaur = Рудаура
region-grey-mountains = Серых гор
region-misty-mountains = Мглистых гор
region-mirkwood = Лихолесья
region-rohan = Рохана
region-gondor = Гондора
region-brown-lands = Бурых земель
region-mordor = Мордора

## Части именных групп

the-region = { $region ->
    [eriador] { region-eriador }
    [enedwaith] { region-enedwaith }
    [rhudaur] { region-rhudaur }
    [grey-mountains] { region-grey-mountains }
    [misty-mountains] { region-misty-mountains }
    [mirkwood] { region-mirkwood }
    [rohan] { region-rohan }
    [gondor] { region-gondor }
    [brown-lands] { region-brown-lands }
   *[mordor] { region-mordor }
  }
other-region = { $other ->
    [enedwaith] { " " }и { region-enedwaith }
    [rhudaur] { " " }и { region-rhudaur }
   *[none] { "" }
  }
part-place = { $name_name }
part-region = { the-region }{ other-region }
part-in-title = со словом «Голлум» в названии
part-region-of = { $players_kind ->
    [you] региона героя
   *[other] вашего региона
  }
part-adjacent = рядом с { $to_ins_p }
part-within = в пределах { $spaces ->
    [1] 1 клетки
   *[other] { $spaces } клеток
  } от { $to_gen_p }
part-beyond = не ближе чем в { $spaces } клетках от { $to_gen_p }
part-is-haven =
    .is = является Убежищем
    .is-not = не является Убежищем
part-not-is-haven = , кроме Убежищ,
part-is-stronghold =
    .is = является Оплотом Тени
part-not-is-stronghold = (не Оплот Тени)
in-place = { $where_on ->
    [yes] на
   *[no] в
  } { $where_loc }
into-place = { $where_on ->
    [yes] на
   *[no] в
  } { $where_acc_p }
part-at = { $where_kind ->
    [region-of] в вашем регионе
   *[other] { in-place }
  }
    .is = { in-place }
    .is-not = не { in-place }
    .first = yes
part-with = , где есть { $what_any },
    .again = а также { $what_any },
part-not-location-of = , кроме вашей,
part-plotted =
    .is = затронута активным планом
part-not-plotted = без другого маркера плана
    .rank = 2
part-surrounded = , в соседних локациях { $gender ->
    [feminine] которой
   *[other] которого
  } не меньше { $least } токенов влияния,
part-marked = , где есть { $token_name },
    .is = имеет { $token_name_acc }
    .is-not = не имеет { $token_name_gen }
part-any-character =
    .is = является персонажем
part-any-minion =
    .is = является миньоном
of-type = { $type ->
    [melee] ближнего боя
   *[ranged] дальнего боя
  }
part-own-cards = { of-type }{ $bottom ->
    [yes] { " " }внизу его боевой стопки
   *[no] { " " }этого монстра
  }

## Игроки

who-sauron-player = Саурон
    .gen = Саурона
    .dat = Саурону
    .acc = Саурона
    .ins = Сауроном
    .loc = Сауроне
who-heroes = команда героев
    .gen = команды героев
    .dat = команде героев
    .acc = команду героев
    .ins = командой героев
    .loc = команде героев
who-each-hero = { $given_kind ->
    [none] каждый герой
   *[other] каждый герой, у которого { $given },
  }
    .gen = каждого героя
    .dat = каждому герою
    .acc = каждого героя
    .ins = каждым героем
    .loc = каждом герое
who-chosen-player = герой
    .gen = героя
    .dat = герою
    .acc = героя
    .ins = героем
    .loc = герое
who-whose = герой
    .gen = героя
who-event-player = этот герой
    .gen = этого героя
    .dat = этому герою
    .acc = этого героя
    .ins = этим героем
    .loc = этом герое
who-opponent = противник
    .gen = противника
    .dat = противнику
    .acc = противника
    .ins = противником
    .loc = противнике

## Числа

n-in-pool = влияние в запасе Тени
n-attribute = { $players_kind ->
    [whose] { $stat_name }
    [you] ваша { $stat_name }
    [self] ваша { $stat_name }
   *[other] { $stat_name } { $players_gen }
  }
n-corruption-of = { $players_kind ->
    [you] число ваших карт развращения
    [self] число ваших карт развращения
    [they] число его карт развращения
    [whose] число карт развращения
    [each-hero] число карт развращения всех героев
   *[other] число карт развращения { $players_gen }
  }
    .each = за каждую { $players_kind ->
        [you] свою карту развращения
        [self] свою карту развращения
        [they] свою карту развращения
        [whose] свою карту развращения
       *[other] карту развращения { $players_gen }
      }
    .at-least = у { $players_gen } { $least ->
        [1] есть карта развращения
       *[other] не меньше { $least } карт развращения
      }
    .none = у { $players_gen } нет карт развращения
n-favor-of = { $players_kind ->
    [each-hero] поддержка всех героев вместе
    [you] ваша поддержка
   *[other] поддержка
  }
    .some = есть поддержка
    .none = нет поддержки
those-places = { $what_kind ->
    [place] { $what_on ->
        [yes] на
       *[no] в
      } { $what_loc }
    [location-of] в { $what_loc }
    [chosen] в { $what_loc }
    [region-of] всех локаций вашего региона
   *[other] всех { $what_many }
  }
n-tokens-on = { $token_name } { those-places }
    .at-least = { $what_kind ->
        [place] { so-many-there }
        [location-of] { so-many-there }
        [chosen] { so-many-there }
       *[other] { $token_name } { those-places } — не меньше { $least }
      }
so-many-there = { those-places } { $least ->
    [1] есть { $token_name }
   *[other] не меньше { $least } токенов { $token_name_gen }
  }
n-other-cards = число других карт{ other-cards } в вашей боевой стопке
    .each = за каждую другую карту{ other-cards } в вашей боевой стопке
other-cards = { $type ->
    [melee] { " " }ближнего боя
    [ranged] { " " }дальнего боя
   *[other] { "" }
  }

## Условия

the-marker = { $marker ->
    [green] зеленый
    [yellow] желтый
    [red] красный
   *[black] черный
  }
if-compare = { $how ->
    [at-least] { $first } не меньше{ than } { $second }
    [more] { $first } больше{ than } { $second }
    [less] { $first } меньше{ than } { $second }
   *[at-most] { $first } не больше{ than } { $second }
  }
than = { $second_kind ->
    [number] { "" }
   *[other] , чем
  }
if-exists-there = { $place } есть { $what_any }
    .not = { $place } нет { $what_many }
if-marker-in-stage = { the-marker } маркер истории на этапе { $stage } Сюжетной Линии
if-marker-is-last = ни один маркер истории не ближе к старту, чем { the-marker }
if-all-quests-done = каждый герой завершил начальный и расширенный квесты
if-company = там есть персонаж или другой герой
if-some-hero = есть герой, у которого { $given }
if-won = вы выиграли этот бой
the-opposing-card = { $verb ->
    [cancel-card] она
    [deal-damage] его карта
   *[other] карта противника
  }
the-opposing-defense = { $verb ->
    [cancel-card] ее напечатанная защита
    [execute] его напечатанная защита
   *[other] напечатанная защита противника
  }
the-opponent = { $verb ->
    [deal-damage] он
   *[other] противник
  }
if-opposes = { the-opposing-card } — { of-type }
if-plays = ваша карта — { of-type }
if-repeats = { the-opposing-card } того же типа, что и в предыдущем раунде
if-opposing-defense = { the-opposing-defense } — { $most ->
    [0] 0
    [99] { $least } или больше
   *[other] от { $least } до { $most }
  }
if-opposing-cost = { the-opposing-card } стоит { $least } или больше силы
if-not-as-named = { the-opposing-card } не названного типа
if-dealt = { $least ->
    [1] в этом раунде { the-opponent } получил повреждения
   *[other] в этом раунде { the-opponent } получил не меньше { $least } повреждений
  }
if-hurt = в этом раунде вы получили повреждения
    .not = в этом раунде вы не получили повреждений
if-prevented = в этом раунде его защита предотвратила повреждения
if-enemy-defeated = в этом раунде враг повержен
    .not = он не повержен
if-fighting = этот монстр сражается
if-works = она не отменена

## События, на которые отвечают тексты

on-consults =
    .after = после того как герой проконсультировался с { $piece_ins_p },
on-deed =
    .after = после того как вы завершили квест или проконсультировались с персонажем,
on-explores =
    .after = после того как вы исследовали локацию{ $given_kind ->
        [none] { "" }
       *[other] , где есть персонаж или другой герой
      },
on-shadow-card-played =
    .after = после того как Саурон сыграл карту Тени в ваш ход,
on-combat-begins =
    .after = в начале боя с этим миньоном
on-combat-faced =
    .after = в начале каждого вашего боя

## Глаголы героев

n-cards = { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[other] { $amount } карт
  }
n-favor = { $amount ->
    [one] { $amount } поддержку
    [few] { $amount } поддержки
   *[other] { $amount } поддержки
  }
do-choose-player = выберите героя
    .inf = выбрать героя
    .third = выбирает героя
do-pay = { $cost }, чтобы { $effect_inf }
    .inf = { $cost_inf }, чтобы { $effect_inf }
    .third = { $cost_third }, чтобы { $effect_inf }
do-offer = вы можете { $first_inf }; если откажетесь, { $otherwise }
    .third = может { $first_inf }; если откажется, { $otherwise_third }
do-gain-favor = получите { n-favor }
    .inf = получить { n-favor }
    .third = получает { n-favor }
do-lose-favor = потеряйте { n-favor }
    .inf = потерять { n-favor }
    .third = теряет { n-favor }
do-spend-favor = потратьте { n-favor }
    .inf = потратить { n-favor }
    .third = тратит { n-favor }
do-take-corruption = возьмите 1 карту развращения
    .inf = взять 1 карту развращения
    .third = берет 1 карту развращения
corruption-cards = { $amount ->
    [-1] все свои карты развращения
   *[other] { $amount } свою карту развращения
  }
do-discard-corruption = сбросьте { corruption-cards }
    .inf = сбросить { corruption-cards }
    .third = сбрасывает { corruption-cards }
do-buy-freedom = потратьте сколько угодно поддержки, чтобы сбросить столько же своих карт развращения
    .inf = потратить сколько угодно поддержки, чтобы сбросить столько же своих карт развращения
do-gain-level = получите +1 к { $stat_name_dat }
    .inf = получить +1 к { $stat_name_dat }
    .third = получает +1 к { $stat_name_dat }
do-train-skill = потренируйтесь
    .inf = потренироваться
    .third = тренируется
do-gain-item = получите предмет «{ $title_name_title }»
    .inf = получить предмет «{ $title_name_title }»
    .third = получает предмет «{ $title_name_title }»
do-lose-item = сбросьте 1 предмет
    .inf = сбросить 1 предмет
    .third = сбрасывает 1 предмет
n-damage = { $amount ->
    [one] { $amount } повреждение
    [few] { $amount } повреждения
   *[other] { $amount } повреждений
  }
do-take-damage = получите { n-damage }
    .inf = получить { n-damage }
    .third = получает { n-damage }
    .second = герой получает { n-damage }
do-shield-damage = вы получаете { n-damage }, но сначала можете сбросить карты: каждое очко их защиты предотвращает 1 повреждение. Если повреждений не осталось, { $reward }
do-discard-cards = { $down_to ->
    [yes] сбрасывайте карты, пока в руке не останется { $amount }
   *[no] сбросьте { n-cards } с руки
  }
    .inf = { $down_to ->
        [yes] сбрасывать карты, пока в руке не останется { $amount }
       *[no] сбросить { n-cards } с руки
      }
    .third = { $down_to ->
        [yes] сбрасывает карты, пока в руке не останется { $amount }
       *[no] сбрасывает { n-cards } с руки
      }
do-discard-random = сбросьте наугад { n-cards } с руки
    .inf = сбросить наугад { n-cards } с руки
    .third = сбрасывает наугад { n-cards } с руки
shuffled-pools = { $pools ->
    [rest-stack] свой запас отдыха и боевую стопку
    [rest] свой запас отдыха
    [hand] все карты с руки
    [damage] свой запас ран
   *[other] свои запасы отдыха и ран
  } в запас жизни
do-shuffle-back = замешайте { shuffled-pools }
    .inf = замешать { shuffled-pools }
    .third = замешивает { shuffled-pools }
do-damage-to-rest = { $amount_kind ->
    [number] замешайте свой запас ран в запас отдыха
   *[other] переложите { $amount } карт с верха запаса ран на верх запаса отдыха
  }
    .inf = { $amount_kind ->
        [number] замешать свой запас ран в запас отдыха
       *[other] переложить { $amount } карт с верха запаса ран на верх запаса отдыха
      }
do-life-to-rest = положите { $amount } верхних карт запаса жизни на верх запаса отдыха
do-draw-from-life = возьмите { $amount } карт из запаса жизни
    .inf = взять { $amount } карт из запаса жизни
do-end-turn = ваш ход заканчивается
    .subject = yes
    .inf = закончить свой ход
do-any-hero-pays = герой может потратить { n-favor }, чтобы { $effect_inf }

## Глаголы на поле

n-influence = { $amount ->
    [one] { $amount } токен влияния
    [few] { $amount } токена влияния
   *[many] { $amount } токенов влияния
  }
do-fill-pool = поместите { n-influence } в запас Тени
    .inf = поместить { n-influence } в запас Тени
    .third = помещает { n-influence } в запас Тени
do-drain-pool = уберите { n-influence } из запаса Тени
    .inf = убрать { n-influence } из запаса Тени
    .third = убирает { n-influence } из запаса Тени
marker-moves = { $spaces ->
    [-1] отступает на 1 клетку
    [1] продвигается на 1 клетку
   *[other] продвигается на { $spaces } клетки
  }
do-advance = { the-marker } маркер { marker-moves }
    .inf = { $spaces ->
        [-1] отодвинуть { the-marker } маркер на 1 клетку назад
        [1] продвинуть { the-marker } маркер на 1 клетку
       *[other] продвинуть { the-marker } маркер на { $spaces } клетки
      }
    .subject = yes
influence-into = { $where_it ->
    [yes] в { $where_acc_p } { n-influence }
   *[no] { n-influence } { $where_each_on ->
        [yes] на
       *[no] в
      } { $where_each_acc_p }
  }
do-place-influence = поместите { influence-into }
    .inf = поместить { influence-into }
    .third = помещает { influence-into }
do-place-in-extension = Саурон помещает { n-influence } { $pool ->
    [yes] в расширение Оплота Тени или в запас Тени
   *[no] в расширение Горы Гундабад
  }
    .subject = yes
all-or-some = { $amount ->
    [-1] все влияние
   *[other] { n-influence }
  }
do-remove-influence = уберите { all-or-some } из { $where_each_gen_p }
    .inf = убрать { all-or-some } из { $where_each_gen_p }
    .third = убирает { all-or-some } из { $where_each_gen_p }
spread-influence = { $most ->
    [1] 1 токен влияния в 1 { $where_acc }
   *[other] по 1 токену влияния не больше чем в { $most } из { $where_many }
  }
do-spread-influence = Саурон может поместить { spread-influence }
    .inf = поместить { spread-influence }
    .subject = yes
kinds-of-tokens = { $what ->
    [monster] { $most ->
        [1] 1 токен монстра
       *[other] до { $most } токенов монстров
      }
    [influence] { $most ->
        [1] 1 токен влияния
       *[other] до { $most } токенов влияния
      }
   *[either] { $optional ->
        [yes] до { $most } токенов влияния или монстров
       *[no] { $most } { $most ->
            [few] токена
           *[other] токенов
          } влияния или монстров
      }
  }
do-remove-tokens = { $optional ->
    [yes] вы можете убрать { kinds-of-tokens } из { $where_many }
   *[no] уберите { kinds-of-tokens } из { $where_many }
  }
    .inf = убрать { kinds-of-tokens } из { $where_many }
    .third = убирают { kinds-of-tokens } из { $where_many }
do-remove-tokens-there = { $optional ->
    [yes] вы можете убрать { kinds-of-tokens } из { $where_each_gen_p }
   *[no] уберите { kinds-of-tokens } из { $where_each_gen_p }
  }
    .inf = убрать { kinds-of-tokens } из { $where_each_gen_p }
    .third = убирают { kinds-of-tokens } из { $where_each_gen_p }
do-remove-monsters = уберите все токены монстров из { $where_each_gen_p }
    .inf = убрать все токены монстров из { $where_each_gen_p }
    .third = убирает все токены монстров из { $where_each_gen_p }
do-place-favor = положите { n-favor } { into-place }
    .inf = положить { n-favor } { into-place }
    .third = кладет { n-favor } { into-place }
do-remove-favor = сбросьте { n-favor } из { $where_gen_p }
    .inf = сбросить { n-favor } из { $where_gen_p }
    .third = сбрасывает { n-favor } из { $where_gen_p }
placed-character = { $where_it ->
    [yes] { in-place } { $title_name_acc }
   *[no] { $title_name_acc } { in-place }
  }
do-place-character = разместите { $move ->
    [yes] (или переместите) { placed-character }
   *[no] { placed-character }
  }
    .inf = разместить { placed-character }
    .third = размещает { placed-character }
do-move-character = разместите (или переместите) { $what_acc } { in-place }
    .inf = разместить (или переместить) { $what_acc } { in-place }
    .third = размещает (или перемещает) { $what_acc } { in-place }
do-send-home = { $what_each } возвращается в запас
    .inf = вернуть { $what_each_acc } в запас
    .third = возвращает { $what_each_acc } в запас
do-move-hero = перейдите { into-place }
    .inf = перейти { into-place }
    .third = переходит { into-place }
do-be-led-astray = Саурон перемещает вас в соседнюю локацию по своему выбору
    .subject = yes
    .inf = позволить Саурону переместить вас в соседнюю локацию
do-to-nearest-haven = перейдите в ближайшее Убежище
    .inf = переместить героя в ближайшее Убежище
    .third = перемещает героя в ближайшее Убежище
do-have-encounter = пройдите там внезапное событие
    .inf = пройти там внезапное событие
weaker-hero = { $weaker ->
    [yes] , имея ловкость 0
   *[no] { "" }
  }
do-fight = сразитесь с { $title_name_ins }{ weaker-hero }
    .inf = сразиться с { $title_name_ins }{ weaker-hero }
    .third = сражается с { $title_name_ins }{ weaker-hero }
do-fight-with = сразу следует бой с { $what_ins_p }; ход в любом случае продолжается
    .subject = yes
do-look-at = посмотрите на все токены монстров в { $where_each_loc }
    .inf = посмотреть на все токены монстров в { $where_each_loc }
    .third = смотрит на все токены монстров в { $where_each_loc }
do-damage-minion = нанесите { $what_dat } { n-damage }
    .inf = нанести { $what_dat } { n-damage }
    .third = наносит { $what_dat } { n-damage }
do-heal-minion = уберите с { $what_gen_p } все повреждения
    .inf = убрать с { $what_gen_p } все повреждения
do-place-minion = разместите { $what_acc } { in-place }
    .inf = разместить { $what_acc } { in-place }
    .third = размещает { $what_acc } { in-place }
mustered = { $most ->
    [1] токен монстра в 1 { $where_loc }
   *[other] по токену монстра не больше чем в { $most } из { $where_many }
  }{ $freely ->
    [yes] ; влияние не нужно
   *[no] { "" }
  }
do-muster = Саурон может разместить { mustered }
    .inf = разместить { mustered }
    .subject = yes
do-muster-anywhere = разместите по обычным правилам до { $most } токенов монстров
    .inf = разместить по обычным правилам до { $most } токенов монстров
do-influence-and-monsters = Саурон может разместить по 1 токену влияния и 1 токену монстра в { $where_each_loc }
do-discard-plot = сбросьте { $what_each_acc }
    .inf = сбросить { $what_each_acc }
    .third = сбрасывает { $what_each_acc }

## Карты Саурона

sauron-cards = { $what ->
    [plot] карту плана
   *[shadow] карту Тени
  }
do-sauron-draws = Саурон берет { $amount } { sauron-cards }
    .subject = yes
    .again = { $amount } { sauron-cards }
    .inf = { $own ->
        [yes] взять { $amount } { sauron-cards }
       *[no] дать Саурону взять { $amount } { sauron-cards }
      }
do-sauron-loses-shadow = Саурон сбрасывает наугад { so-many-shadow-cards }
    .inf = заставить Саурона сбросить наугад { so-many-shadow-cards }
    .subject = yes
do-sauron-loses-plot = Саурон сбрасывает с руки 1 карту плана по своему выбору
    .subject = yes
    .inf = { $own ->
        [yes] сбросить с руки 1 карту плана
       *[no] заставить Саурона сбросить с руки 1 карту плана по его выбору
      }
do-find-plot = возьмите { $several ->
    [yes] { $title_name } или { $name_name }
   *[no] 1 план со словом «Голлум» в названии
  } из колоды или отбоя планов{ $play ->
    [yes] { " " }в руку или, если возможно, сыграйте немедленно
   *[no] { "" }
  }, затем перетасуйте колоду планов
do-take-from-discard = возьмите карту плана или Тени из соответствующего отбоя, показав ее
do-peek-plot = посмотрите на верхнюю карту плана и положите ее на верх или под низ колоды
do-see-cards = посмотрите на { $what ->
    [plot] планы
   *[shadow] карты Тени
  } в руке Саурона
    .inf = посмотреть на { $what ->
        [plot] планы
       *[shadow] карты Тени
      } в руке Саурона
do-slow-heroes = в следующей фазе истории зеленый маркер продвигается на { $spaces } клетку меньше
do-give-worse = Саурон берет 2 карты развращения, одну дает вам, а другую сбрасывает
do-redistribute = перераспределите карты развращения двух героев между ними
do-command-minion = дайте 1 миньону команду (двигаться или исцелиться); если он придет к герою, они немедленно сражаются, и ход в любом случае продолжается
    .inf = дать 1 миньону команду (двигаться или исцелиться); если он придет к герою, они немедленно сражаются, и ход в любом случае продолжается
do-entrust-favor = каждый герой теряет 1 поддержку, ее кладут на эту карту; Саурон отдает карту герою
do-take-entrusted = возьмите поддержку с этой карты, а карту сбросьте
do-back-into-deck = замешайте эту карту и отбой в колоду развращения

## Бой

bonuses = { $attack_kind ->
    [number] { $attack ->
        [0] { "" }
       *[other] +{ $attack } атаки
      }
   *[other] +{ $attack } атаки
  }{ $defense_kind ->
    [number] { $defense ->
        [0] { "" }
       *[other] { $attack ->
            [0] +{ $defense } защиты
           *[other] { " " }и +{ $defense } защиты
          }
      }
   *[other] { " " }и +{ $defense } защиты
  }
do-bonus = { bonuses }{ $given_kind ->
    [none] { "" }
   *[other] , если { $given }
  }
do-set-printed = { $attack ->
    [-1] напечатанная защита противника равна { $defense }
   *[other] напечатанная атака противника равна { $attack }, а напечатанная защита — { $defense }
  }
do-cancel-card = { $gains ->
    [yes] получите столько атаки, сколько у карты противника, затем отмените ее
   *[no] отмените карту противника
  }{ $given_kind ->
    [none] { "" }
   *[other] , если { $given }
  }
do-costs-nothing = ваша карта { of-type } не стоит силы и сбрасывается в конце раунда
more-damage = { $given_kind ->
    [dealt] еще { $amount } повреждения
    [hurt] еще { $amount } повреждения
   *[other] { n-damage }
  }
do-deal-damage = { $own ->
    [yes] вы получаете
   *[no] противник получает
  } { more-damage }{ $given_kind ->
    [none] { "" }
   *[other] , если { $given }
  }
do-retaliate = противник получает столько повреждений, сколько вы получили в этом раунде
do-execute = противник повержен, если { $given }
do-cap-damage = в этом раунде вы получаете не больше 1 повреждения
do-regenerate = он исцеляет { n-damage }
do-discard-opposing = противник сбрасывает наугад { n-cards } с руки{ $hurts ->
    [yes] { " " }и получает повреждения, равные атаке этой карты
   *[no] { "" }
  }
do-foresee = в следующем раунде противник играет карту первым и открыто
do-tell-types = противник говорит, сколько у него в руке карт дальнего и сколько ближнего боя
do-name-type = { $by_kind ->
    [you] назовите ближний или дальний бой
    [self] назовите ближний или дальний бой
   *[other] { $by } называет ближний или дальний бой
  }
do-take-back = возьмите в руку 1 другую карту своей боевой стопки
do-catch-breath = возьмите в руку до { $most } карт, каждую с верха запаса отдыха или жизни
do-bury-card = положите верхнюю карту колоды противника под его боевую стопку
do-retreat = закончите бой, перейдите в соседнюю локацию и продолжайте ход
    .inf = закончить бой, перейти в соседнюю локацию и продолжить ход
do-draw-combat-card = возьмите боевую карту
    .inf = взять боевую карту
do-force-random = в следующем раунде противник играет случайную карту
do-once-per-combat = один раз за бой { $effect }
do-spy-instead = вместо повреждений, которые он должен был бы нанести, Саурон размещает столько же токенов влияния в расширении Оплота Тени
do-from-hand = хотя бы за { $least } из нанесенных повреждений герой должен потерять карту с руки
is-grant = { $who_each } считается { $value_ins }
do-times = { $effect } дважды
    .inf = { $effect_inf } дважды
    .third = { $effect_third } дважды
is-base = { $who_each } имеет { $gains }
is-least = { $who_each } имеет не меньше { $gains }
is-locked = { $who_each } имеет { $gains }
gain-least = { $amount } { $stat_gen }
moment-combat-ends = после боя, который за этим последует
period-name-acc = { $period ->
    [turn] ход
    [combat] бой
   *[other] раунд
  }
period-name-gen = { $period ->
    [turn] хода
    [combat] боя
    [travel] следующей фазы пути героя
   *[other] раунда
  }
label-placed = Когда входит в игру
do-nothing = больше ничего не происходит
reconstructed-1-of-2-copies = 1 из 2 копий
reconstructed-the-attribute-compared = какая характеристика сравнивается
reconstructed-which-minion-comes = какой миньон приходит
fact-timing = { $value ->
    [action] Играть в фазе действия Саурона
    [turn] Играть в начале хода героя
    [entered] Играть, когда герой вошел в локацию
    [combat] Играть в начале боя
   *[defeated] Играть после поражения героя
  }
fact-away = Только если герой не в Убежище
fact-minion = Только в бою с миньоном
fact-tied = Способность действует с картами { $value ->
    [melee] ближнего
   *[ranged] дальнего
  } боя
fact-affects = Затрагивает { $title_acc }
fact-where = Локация: { $names }
fact-start = Начальная локация: { $names }
fact-returns = После поражения возвращается в { $title_acc } в начале следующей фазы действия Саурона
where-any = любая
where-eriador = Эриадор
where-enedwaith = Энедвайт
where-rhudaur = Рудаур
where-grey-mountains = Серые горы
where-misty-mountains = Мглистые горы
where-mirkwood = Лихолесье
where-rohan = Рохан
where-gondor = Гондор
where-brown-lands = Бурые земли
where-mordor = Мордор
so-many-shadow-cards = { $amount ->
    [1] 1 карту Тени
   *[other] { $amount } карты Тени
  }
