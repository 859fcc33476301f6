### Тексты компонентов Middle-Earth Quest.

## Метки

label-at-once = Немедленно
label-explored = Герой, который исследует здесь
label-may-explore = Герой, который исследует здесь, может воспользоваться
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

ability-plot-place = Затрагивает: { $where_any }{ $given_kind ->
    [none] { "" }
   *[other] . Играть, только если { $given }
  }
ability-mission = Миссия выполнена, если { $given }
ability-objective = { $sort ->
    [explore] исследуйте локацию: { $name_name }
    [explore-or-survive] исследуйте локацию: { $name_name }; или выстойте в бою ({ $title_name })
   *[fight] вместо того чтобы брать карты внезапных событий ({ $name_name }), сразитесь ({ $title_name }) и победите
  }
keyword-uncancelable =
    .line = Нельзя отменить
keyword-reshuffle =
    .line = После этого эта карта и отбой замешиваются обратно в колоду
fact-reconstructed = (Неточно: { $value }.)
act-second-wind = отдыхая вне Убежища, вы можете также исцелиться или потренироваться
act-go-on = ваш ход продолжается после боя, который вы не выиграли
act-sail = любой водный путь стоит вам 1 любую карту; Серые Гавани и Бельфалас считаются соединенными путем за 3 любые карты
act-shorter-ways = число каждого пути для вас на 1 меньше, но не меньше 1
act-one-more-peril = в ваш ход Саурон может взять еще 1 карту опасности
act-encounter-cards = вы берете карт внезапных событий: { $amount } вместо 3
act-hand-limit = в вашей руке может быть не больше карт, чем { $amount }
act-favor-limit = у вас может быть не больше поддержки, чем { $amount }
act-favor-each-turn = за ход вы получаете не больше поддержки, чем { $amount }
act-travel-limit = за ход у вас не больше фаз пути, чем { $amount }
act-further-advance = когда вы отдыхаете или терпите поражение, крайний левый маркер Саурона продвигается на 2 клетки вместо 1
act-move-limit = герой может переместиться лишь один раз в этой фазе пути
act-as-uruk-hai = Саурон может считать урук-хаем { $who_each_acc }
act-consult = вы не можете консультироваться с персонажами
act-trade = вы не можете обмениваться с героями
act-ambush = { $players } не имеет фазы западни
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
noun-minion-or-defeated = миньон на поле или поверженный
    .gen = миньона на поле или поверженного
    .dat = миньону на поле или поверженному
    .acc = миньона на поле или поверженного
    .ins = миньоном на поле или поверженным
    .loc = миньоне на поле или поверженном
    .many = миньонов на поле или поверженных
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
   *[other] локация ({ $what })
  }
    .gen = { $what_kind ->
        [this] { $face ->
            [minion] этого миньона
           *[other] затронутой локации
          }
       *[other] локации ({ $what })
      }
    .dat = { $what_kind ->
        [this] { $face ->
            [minion] этому миньону
           *[other] затронутой локации
          }
       *[other] локации ({ $what })
      }
    .acc = { $what_kind ->
        [this] { $face ->
            [minion] этого миньона
           *[other] затронутую локацию
          }
       *[other] локацию ({ $what })
      }
    .ins = { $what_kind ->
        [this] { $face ->
            [minion] этим миньоном
           *[other] затронутой локацией
          }
       *[other] локацией ({ $what })
      }
    .loc = { $what_kind ->
        [this] { $face ->
            [minion] этом миньоне
           *[other] затронутой локации
          }
       *[other] локации ({ $what })
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
trait-haven = Убежище
trait-mustering = Открытая для токенов монстров
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
part-in-title = со словом «{ $word }» в названии
part-region-of = вашего региона
part-adjacent = рядом ({ $to })
part-within = в пределах { $spaces ->
    [1] 1 клетки
   *[other] { $spaces } клеток
  } ({ $to })
part-beyond = не ближе чем за { $spaces } клетки ({ $to })
part-is-haven =
    .is = является Убежищем
    .is-not = не является Убежищем
part-not-is-haven = вне Убежищ
part-is-stronghold =
    .is = является Оплотом Тени
part-not-is-stronghold = (не Оплот Тени)
part-at = в локации: { $where }
    .is = в локации: { $where }
    .is-not = не в локации: { $where }
    .late = yes
part-with = , где есть { $what_any },
part-not-location-of = (не ваша)
part-plotted =
    .is = затронута активным планом
part-not-plotted = без другого маркера плана
part-surrounded = , рядом с которой не меньше { $least } влияния,
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
    [whose] число карт развращения
    [each-hero] число карт развращения всех героев
   *[other] число карт развращения { $players_gen }
  }
    .each = за каждую { $players_kind ->
        [you] вашу карту развращения
        [self] вашу карту развращения
       *[other] карту развращения { $players_gen }
      }
    .at-least = { $players_kind ->
        [you] у вас карт развращения не меньше { $least }
       *[other] у { $players_gen } карт развращения не меньше { $least }
      }
n-favor-of = { $players_kind ->
    [each-hero] поддержка всех героев вместе
    [you] ваша поддержка
   *[other] поддержка
  }
those-places = { $what_kind ->
    [place] { $what }
    [location-of] { $what }
   *[other] { $what_each }
  }
n-tokens-on = { $token_name } ({ those-places })
    .at-least = всего { $token_name } ({ those-places }) — не меньше { $least }
n-other-cards = число других карт { $type ->
    [melee] ближнего боя
    [ranged] дальнего боя
   *[other] { "" }
  } в вашей боевой стопке
    .each = за каждую другую карту { $type ->
        [melee] ближнего боя
        [ranged] дальнего боя
       *[other] { "" }
      } в вашей боевой стопке

## Условия

the-marker = { $marker ->
    [green] зеленый
    [yellow] желтый
    [red] красный
   *[black] черный
  }
if-compare = { $how ->
    [at-least] { $first } — не меньше, чем { $second }
    [more] { $first } — больше, чем { $second }
    [less] { $first } — меньше, чем { $second }
   *[at-most] { $first } — не больше, чем { $second }
  }
if-marker-in-stage = { the-marker } маркер истории на этапе { $stage } Сюжетной Линии
if-marker-is-last = ни один маркер истории не ближе к старту, чем { the-marker }
if-all-quests-done = каждый герой завершил начальный и расширенный квесты
if-company = там есть персонаж или другой герой
if-some-hero = есть герой, у которого { $given }
if-won = вы выиграли этот бой
if-opposes = карта противника — { of-type }
if-plays = ваша карта — { of-type }
if-repeats = карта противника того же типа, что и в предыдущем раунде
if-opposing-defense = напечатанная защита противника — { $most ->
    [0] 0
    [99] { $least } или больше
   *[other] от { $least } до { $most }
  }
if-opposing-cost = карта противника стоит { $least } или больше силы
if-not-as-named = карта противника не названного типа
if-dealt = { $least ->
    [1] в этом раунде противник получил повреждения
   *[other] в этом раунде противник получил не меньше { $least } повреждений
  }
if-hurt = в этом раунде вы получили повреждения
    .not = в этом раунде вы не получили повреждений
if-prevented = в этом раунде его защита предотвратила повреждения
if-enemy-defeated = в этом раунде враг повержен
    .not = он не повержен
if-fighting = этот монстр сражается
if-works = карта не отменена

## События, на которые отвечают тексты

on-consults =
    .after = после того как герой консультируется ({ $piece }),
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
    .after = { $piece_kind ->
        [this] в начале боя с этим миньоном
       *[other] в начале каждого вашего боя
      }

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
do-gain-level = получите +1: { $stat_name }
    .inf = получить +1: { $stat_name }
    .third = получает +1: { $stat_name }
do-train-skill = потренируйтесь
    .inf = потренироваться
    .third = тренируется
do-gain-item = получите предмет: { $title_name }
    .inf = получить предмет: { $title_name }
    .third = получает предмет: { $title_name }
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
do-shield-damage = вы получаете { n-damage }, но сначала можете сбросить карты: каждое очко их защиты предотвращает 1 повреждение. Если повреждений не осталось: { $reward }
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
    [hand] свою руку
    [damage] свой запас ран
   *[other] свои запасы отдыха и ран
  } в запас жизни
do-shuffle-back = замешайте { shuffled-pools }
    .inf = замешать { shuffled-pools }
    .third = замешивает { shuffled-pools }
do-damage-to-rest = { $amount_kind ->
    [number] замешайте свой запас ран в запас отдыха
   *[other] переложите карт: { $amount } с верха запаса ран на верх запаса отдыха
  }
    .inf = { $amount_kind ->
        [number] замешать свой запас ран в запас отдыха
       *[other] переложить карт: { $amount } с верха запаса ран на верх запаса отдыха
      }
do-life-to-rest = положите верхние карты ({ $amount }) запаса жизни на запас отдыха
do-draw-from-life = возьмите карт: { $amount } из запаса жизни
    .inf = взять карт: { $amount } из запаса жизни
do-end-turn = ваш ход заканчивается
    .inf = закончить свой ход
do-any-hero-pays = герой может потратить { n-favor }: { $effect }

## Глаголы на поле

do-fill-pool = положите { $amount } влияния в запас Тени
    .inf = положить { $amount } влияния в запас Тени
    .third = кладет { $amount } влияния в запас Тени
do-drain-pool = уберите { $amount } влияния из запаса Тени
    .inf = убрать { $amount } влияния из запаса Тени
    .third = убирает { $amount } влияния из запаса Тени
marker-moves = { $spaces ->
    [-1] отступает на 1 клетку
    [1] продвигается на 1 клетку
   *[other] продвигается на { $spaces } клетки
  }
do-advance = { the-marker } маркер { marker-moves }
    .inf = сделать так: { the-marker } маркер { marker-moves }
do-place-influence = положите { $amount } влияния: { $where_each }
    .inf = положить { $amount } влияния: { $where_each }
    .third = кладет { $amount } влияния: { $where_each }
do-place-in-extension = Саурон размещает { $amount } влияния: { $pool ->
    [yes] расширение Оплота Тени или запас Тени
   *[no] расширение горы Гундабад
  }
all-or-some = { $amount ->
    [-1] все влияние
   *[other] { $amount } влияния
  }
do-remove-influence = уберите { all-or-some }: { $where_each }
    .inf = убрать { all-or-some }: { $where_each }
    .third = убирает { all-or-some }: { $where_each }
do-spread-influence = Саурон может положить 1 влияние (локаций не больше { $most }): { $where }
kinds-of-tokens = { $what ->
    [monster] токены монстров (не больше { $most })
    [influence] влияние (не больше { $most })
   *[either] влияние или токены монстров (не больше { $most })
  }
do-remove-tokens = { $optional ->
    [yes] вы можете убрать { kinds-of-tokens }: { $where }
   *[no] уберите { kinds-of-tokens }: { $where }
  }
    .inf = убрать { kinds-of-tokens }: { $where }
    .third = убирают { kinds-of-tokens }: { $where }
do-remove-monsters = уберите все токены монстров: { $where_each }
    .inf = убрать все токены монстров: { $where_each }
    .third = убирает все токены монстров: { $where_each }
do-place-favor = положите { n-favor }: { $where }
    .inf = положить { n-favor }: { $where }
    .third = кладет { n-favor }: { $where }
do-remove-favor = сбросьте { n-favor }: { $where }
    .inf = сбросить { n-favor }: { $where }
    .third = сбрасывает { n-favor }: { $where }
do-place-character = { $move ->
    [yes] поместите или переместите
   *[no] поместите
  } персонажа { $title_name }: { $where }
    .inf = поместить персонажа { $title_name }: { $where }
    .third = помещает персонажа { $title_name }: { $where }
do-move-character = поместите или переместите { $what_acc }: { $where }
    .inf = поместить или переместить { $what_acc }: { $where }
    .third = помещает или перемещает { $what_acc }: { $where }
do-send-home = { $what_each } возвращается в запас
    .inf = вернуть { $what_each_acc } в запас
    .third = возвращает { $what_each_acc } в запас
do-move-hero = перейдите: { $where }
    .inf = перейти: { $where }
    .third = переходит: { $where }
do-to-nearest-haven = перейдите в ближайшее Убежище
    .inf = переместить вас в ближайшее Убежище
    .third = перемещает вас в ближайшее Убежище
do-have-encounter = пройдите там внезапное событие
    .inf = пройти там внезапное событие
weaker-hero = { $weaker ->
    [yes] { " " }с ловкостью 0
   *[no] { "" }
  }
do-fight = сразитесь{ weaker-hero } ({ $title_name })
    .inf = сразиться{ weaker-hero } ({ $title_name })
    .third = сражается{ weaker-hero } ({ $title_name })
do-fight-with = сразитесь ({ $what }); ваш ход в любом случае продолжается
do-look-at = посмотрите на все токены монстров: { $where_each }
    .inf = посмотреть на все токены монстров: { $where_each }
    .third = смотрит на все токены монстров: { $where_each }
do-damage-minion = нанесите { n-damage } ({ $what })
    .inf = нанести { n-damage } ({ $what })
    .third = наносит { n-damage } ({ $what })
do-heal-minion = уберите все повреждения ({ $what })
    .inf = убрать все повреждения ({ $what })
do-place-minion = поместите { $what_acc }: { $where }
    .inf = поместить { $what_acc }: { $where }
    .third = помещает { $what_acc }: { $where }
do-muster = Саурон может поместить по токену монстра (локаций не больше { $most }): { $where }{ $freely ->
    [yes] ; влияние не нужно
   *[no] { "" }
  }
do-muster-anywhere = поместите по обычным правилам токены монстров (не больше { $most })
    .inf = поместить по обычным правилам токены монстров (не больше { $most })
do-influence-and-monsters = Саурон может поместить 1 влияние и 1 токен монстра: { $where_each }
do-discard-plot = сбросьте { $what_each_acc }
    .inf = сбросить { $what_each_acc }
    .third = сбрасывает { $what_each_acc }

## Карты Саурона

sauron-cards = { $what ->
    [plot] карту плана
   *[shadow] карту Тени
  }
do-sauron-draws = Саурон берет { $amount } { sauron-cards }
    .inf = дать Саурону взять { $amount } { sauron-cards }
do-sauron-loses-shadow = Саурон сбрасывает наугад карт Тени: { $amount }
    .inf = заставить Саурона сбросить наугад карт Тени: { $amount }
do-sauron-loses-plot = Саурон сбрасывает с руки 1 карту плана по своему выбору
    .inf = заставить Саурона сбросить с руки 1 карту плана по его выбору
do-find-plot = возьмите { $several ->
    [yes] { $title_name } или { $name_name }
   *[no] 1 план со словом «{ $title }» в названии
  } из колоды или отбоя планов{ $play ->
    [yes] { " " }в руку или, если возможно, сыграйте немедленно
   *[no] { "" }
  }, затем перетасуйте колоду планов
do-take-from-discard = возьмите карту плана или Тени из ее отбоя, показав ее
do-peek-plot = посмотрите на верхнюю карту плана и положите ее на верх или под низ колоды
do-see-cards = посмотрите на { $what ->
    [plot] планы
   *[shadow] карты Тени
  } в руке Саурона
    .inf = посмотреть на { $what ->
        [plot] планы
       *[shadow] карты Тени
      } в руке Саурона
do-slow-heroes = в следующей фазе истории зеленый маркер продвигается на { $spaces } меньше
do-give-worse = Саурон берет 2 карты развращения, одну дает вам, другую сбрасывает
do-redistribute = перераспределите карты развращения двух героев между ними
do-command-minion = дайте 1 миньону команду (двигаться или исцелиться); если он придет к герою, они немедленно сражаются, и ход в любом случае продолжается
    .inf = дать 1 миньону команду (двигаться или исцелиться); если он придет к герою, они немедленно сражаются, и ход в любом случае продолжается
do-entrust-favor = каждый герой теряет 1 поддержку, ее кладут на эту карту; Саурон отдает карту герою
do-take-entrusted = возьмите поддержку с этой карты и сбросьте ее
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
    [-1] напечатанная защита противника становится { $defense }
   *[other] напечатанная атака противника становится { $attack }, а напечатанная защита — { $defense }
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
do-regenerate = исцеляется { n-damage }
do-discard-opposing = противник сбрасывает наугад карт с руки: { $amount }{ $hurts ->
    [yes] { " " }— и получает повреждения, равные ее атаке
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
do-catch-breath = возьмите в руку не больше карт, чем { $most }, каждую с верха запаса отдыха или жизни
do-bury-card = положите верхнюю карту колоды противника под его боевую стопку
do-retreat = закончите бой, перейдите в соседнюю локацию и продолжайте ход
    .inf = закончить бой, перейти в соседнюю локацию и продолжить ход
do-draw-combat-card = возьмите боевую карту
    .inf = взять боевую карту
do-force-random = в следующем раунде противник играет случайную карту
do-once-per-combat = один раз за бой { $effect }
do-spy-instead = повреждения, которые он нанес бы, очко за очком становятся влиянием в расширении Оплота Тени
do-from-hand = не меньше { $least } нанесенных повреждений должно прийтись на руку героя
is-base = { $who_each } имеет { $gains }
is-least = { $who_each } имеет не меньше { $gains }
is-locked = { $who_each } имеет { $gains }
gain-least = { $amount } { $stat_gen }
moment-combat-ends = после боя, который за этим последует
