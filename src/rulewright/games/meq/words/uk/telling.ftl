### Тексти компонентів «Пригоди в Середзем’ї».

## Позначки

label-at-once = Негайно
label-explored = Хто розвідує тут, робить так і скидає подію
label-may-explore = Хто розвідує тут, може зробити так, а тоді скидає подію
special-explored-nothing = хто розвідує тут, скидає подію
label-effect = { "" }
label-setup = Коли ви отримуєте це завдання
label-objective = Завдання
label-reward = Нагорода
label-help = Здібність
label-enters = Коли цей задум входить у гру
label-shadow = { "" }
label-combat = { "" }
label-cancels = { "" }
label-next-round = Наступний раунд
label-next-cancels = Наступний раунд
label-next-strength = Наступний раунд
label-dealt = { "" }
label-round-end = Наприкінці раунду
label-spies = Дальній бій
label-from-hand = Ближній бій
label-start = На початку гри
label-gained = Негайно
label-scout = Розвідник

## Властивості

ability-plot-place = Охоплює { $where_any_acc }{ $given_kind ->
    [none] { "" }
   *[other] . Грати, лише якщо { $given }
  }
ability-mission = Місію виконано, якщо { $given }
ability-objective = { $sort ->
    [explore] розвідайте { $name_name_acc }
    [explore-or-survive] розвідайте { $name_name_acc } або вистійте в бою з { $title_name_ins }
   *[fight] замість того щоб брати карти пригод { $name_name_on ->
        [yes] на
       *[no] у
      } { $name_name_loc }, бийтеся з { $title_name_ins } і переможіть
  }
keyword-uncancelable =
    .line = Не можна скасувати
keyword-reshuffle =
    .line = Після цього ця карта і скид замішуються назад у колоду
fact-reconstructed = (Непевно: { $names }.)
act-second-wind = відпочиваючи поза прихистком, ви можете також зцілитися або потренуватися
act-go-on = ваш хід триває після бою, якого ви не виграли
act-sail = будь-який водний шлях коштує вам 1 будь-яку карту; Сірі Гавані та Белфалас вважаються з’єднаними шляхом за 3 будь-які карти
act-shorter-ways = число кожного шляху для вас на 1 менше, але не менше ніж 1
act-one-more-peril = у ваш хід Саурон може взяти ще 1 карту небезпеки
act-encounter-cards = ви берете { $amount } карти пригод замість 3
act-hand-limit = у вас на руці може бути не більше ніж { $amount } карт
act-favor-limit = у вас може бути не більше ніж { $amount } прихильності
act-favor-each-turn = за хід ви отримуєте не більше ніж { $amount } прихильність
act-travel-limit = за хід у вас не більше ніж { $amount } кроки подорожі
act-further-advance = коли ви відпочиваєте або зазнаєте поразки, крайній лівий маркер Саурона просувається на 2 клітинки замість 1
act-move-limit = герой може переміститися лише раз
act-as-uruk-hai = Саурон може вважати урук-гаєм { $who_each_acc }, якщо він не порожній
act-consult = ви не можете радитися з персонажами
act-trade = ви не можете обмінюватися з героями
act-ambush = у { $players_gen } немає кроку засідки
act-rest = { $who_no } не може відпочивати
act-heal = { $who_no } не може зцілюватися
act-encounter = { $who_no } не бере карт пригод

## Слова

noun-location = локація
    .gen = локації
    .dat = локації
    .acc = локацію
    .ins = локацією
    .loc = локації
    .many = локацій
    .gender = feminine
noun-haven = прихисток
    .gen = прихистку
    .dat = прихистку
    .acc = прихисток
    .ins = прихистком
    .loc = прихистку
    .many = прихистків
    .gender = masculine
noun-stronghold = твердиня Тіні
    .gen = твердині Тіні
    .dat = твердині Тіні
    .acc = твердиню Тіні
    .ins = твердинею Тіні
    .loc = твердині Тіні
    .many = твердинь Тіні
    .gender = feminine
noun-hero = герой
    .gen = героя
    .dat = герою
    .acc = героя
    .ins = героєм
    .loc = герої
    .many = героїв
    .gender = masculine
    .animate = yes
noun-minion = прислужник
    .gen = прислужника
    .dat = прислужникові
    .acc = прислужника
    .ins = прислужником
    .loc = прислужникові
    .many = прислужників
    .gender = masculine
    .animate = yes
noun-minion-or-defeated = прислужник (на полі чи переможений)
    .gen = прислужника (на полі чи переможеного)
    .dat = прислужникові (на полі чи переможеному)
    .acc = прислужника (на полі чи переможеного)
    .ins = прислужником (на полі чи переможеним)
    .loc = прислужникові (на полі чи переможеному)
    .many = прислужників (на полі чи переможених)
    .later = minion
    .gender = masculine
    .animate = yes
noun-character = персонаж
    .gen = персонажа
    .dat = персонажеві
    .acc = персонажа
    .ins = персонажем
    .loc = персонажі
    .many = персонажів
    .gender = masculine
    .animate = yes
noun-monster-token = жетон чудовиська
    .gen = жетона чудовиська
    .dat = жетонові чудовиська
    .acc = жетон чудовиська
    .ins = жетоном чудовиська
    .loc = жетоні чудовиська
    .many = жетонів чудовиськ
    .gender = masculine
noun-plot = активний задум
    .gen = активного задуму
    .dat = активному задумові
    .acc = активний задум
    .ins = активним задумом
    .loc = активному задумі
    .many = активних задумів
    .gender = masculine
this-plot = цей задум
    .gen = цього задуму
    .dat = цьому задумові
    .acc = цей задум
    .ins = цим задумом
    .loc = цьому задумі
    .gender = masculine
this-minion = цей прислужник
    .gen = цього прислужника
    .dat = цьому прислужникові
    .acc = цього прислужника
    .ins = цим прислужником
    .loc = цьому прислужникові
    .gender = masculine
this-monster = це чудовисько
    .gen = цього чудовиська
    .dat = цьому чудовиську
    .acc = це чудовисько
    .ins = цим чудовиськом
    .loc = цьому чудовиську
    .gender = neuter
this-hero-card = ця карта
    .gen = цієї карти
    .dat = цій карті
    .acc = цю карту
    .ins = цією картою
    .loc = цій карті
    .gender = feminine
this-skill = ця карта
    .gen = цієї карти
    .dat = цій карті
    .acc = цю карту
    .ins = цією картою
    .loc = цій карті
    .gender = feminine
this-combat-card = ця карта
    .gen = цієї карти
    .dat = цій карті
    .acc = цю карту
    .ins = цією картою
    .loc = цій карті
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
    [you] ваша локація
    [self] ваша локація
   *[other] локація { $players_gen }
  }
    .gen = { $players_kind ->
        [you] вашої локації
        [self] вашої локації
       *[other] локації { $players_gen }
      }
    .dat = { $players_kind ->
        [you] вашій локації
        [self] вашій локації
       *[other] локації { $players_gen }
      }
    .acc = { $players_kind ->
        [you] вашу локацію
        [self] вашу локацію
       *[other] локацію { $players_gen }
      }
    .ins = { $players_kind ->
        [you] вашою локацією
        [self] вашою локацією
       *[other] локацією { $players_gen }
      }
    .loc = { $players_kind ->
        [you] вашій локації
        [self] вашій локації
       *[other] локації { $players_gen }
      }
    .gender = feminine
np-where-is = { $what_kind ->
    [this] { $face ->
        [minion] цей прислужник
       *[other] охоплена локація
      }
   *[other] локація { $what_gen }
  }
    .gen = { $what_kind ->
        [this] { $face ->
            [minion] цього прислужника
           *[other] охопленої локації
          }
       *[other] локації { $what_gen }
      }
    .dat = { $what_kind ->
        [this] { $face ->
            [minion] цьому прислужникові
           *[other] охопленій локації
          }
       *[other] локації { $what_gen }
      }
    .acc = { $what_kind ->
        [this] { $face ->
            [minion] цього прислужника
           *[other] охоплену локацію
          }
       *[other] локацію { $what_gen }
      }
    .ins = { $what_kind ->
        [this] { $face ->
            [minion] цим прислужником
           *[other] охопленою локацією
          }
       *[other] локацією { $what_gen }
      }
    .loc = { $what_kind ->
        [this] { $face ->
            [minion] цьому прислужникові
           *[other] охопленій локації
          }
       *[other] локації { $what_gen }
      }
    .gender = feminine
np-hero-of = { $players_kind ->
    [you] ваш герой
    [self] ваш герой
   *[other] { $players }
  }
    .gen = { $players_kind ->
        [you] вашого героя
        [self] вашого героя
       *[other] { $players_gen }
      }
    .dat = { $players_kind ->
        [you] вашому герою
        [self] вашому герою
       *[other] { $players_dat }
      }
    .acc = { $players_kind ->
        [you] вашого героя
        [self] вашого героя
       *[other] { $players_acc }
      }
    .ins = { $players_kind ->
        [you] вашим героєм
        [self] вашим героєм
       *[other] { $players_ins }
      }
    .loc = { $players_kind ->
        [you] вашому герої
        [self] вашому герої
       *[other] { $players_loc }
      }
    .gender = masculine
stat-fortitude = стійкість
    .gen = стійкості
    .dat = стійкості
    .acc = стійкість
    .ins = стійкістю
    .loc = стійкості
    .gender = feminine
stat-strength = сила
    .gen = сили
    .dat = силі
    .acc = силу
    .ins = силою
    .loc = силі
    .gender = feminine
stat-agility = спритність
    .gen = спритності
    .dat = спритності
    .acc = спритність
    .ins = спритністю
    .loc = спритності
    .gender = feminine
stat-wisdom = мудрість
    .gen = мудрості
    .dat = мудрості
    .acc = мудрість
    .ins = мудрістю
    .loc = мудрості
    .gender = feminine
stat-health = здоров’я
    .gen = здоров’я
    .dat = здоров’ю
    .acc = здоров’я
    .ins = здоров’ям
    .loc = здоров’ї
    .gender = neuter
stat-attack = атака
    .gen = атаки
    .dat = атаці
    .acc = атаку
    .ins = атакою
    .loc = атаці
    .gender = feminine
stat-defense = захист
    .gen = захисту
    .dat = захисту
    .acc = захист
    .ins = захистом
    .loc = захисті
    .gender = masculine
stat-influence = потрібний вплив
    .gen = потрібного впливу
    .dat = потрібному впливові
    .acc = потрібний вплив
    .ins = потрібним впливом
    .loc = потрібному впливі
    .gender = masculine
stat-price = ціна у прихильності
    .gen = ціни у прихильності
    .dat = ціні у прихильності
    .acc = ціну у прихильності
    .ins = ціною у прихильності
    .loc = ціні у прихильності
    .gender = feminine
stat-advance = клітинки
    .gen = клітинок
    .dat = клітинкам
    .acc = клітинки
    .ins = клітинками
    .loc = клітинках
    .gender = plural
stat-priority = пріоритет
    .gen = пріоритету
    .dat = пріоритетові
    .acc = пріоритет
    .ins = пріоритетом
    .loc = пріоритеті
    .gender = masculine
stat-favor = прихильність
    .gen = прихильності
    .dat = прихильності
    .acc = прихильність
    .ins = прихильністю
    .loc = прихильності
    .gender = feminine
token-influence = вплив
    .gen = впливу
    .dat = впливові
    .acc = вплив
    .ins = впливом
    .loc = впливі
    .gender = masculine
token-favor = прихильність
    .gen = прихильності
    .dat = прихильності
    .acc = прихильність
    .ins = прихильністю
    .loc = прихильності
    .gender = feminine
token-damage = шкода
    .gen = шкоди
    .dat = шкоді
    .acc = шкоду
    .ins = шкодою
    .loc = шкоді
    .gender = feminine
trait-perilous = Небезпечна
    .ins = небезпечною локацією
trait-haven = Прихисток
trait-mustering = Відкрита для жетонів чудовиськ
    .ins = локацією, де жетони чудовиськ можна розміщувати й без впливу
region-eriador = Еріадору
region-enedwaith = Енедвайту
region-rhudaur = Рудауру
region-grey-mountains = Сірих гір
region-misty-mountains = Імлистих гір
region-mirkwood = Морок-лісу
region-rohan = Рохану
region-gondor = Ґондору
region-brown-lands = Бурих земель
region-mordor = Мордору

## Частини іменникових груп

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
    [enedwaith] { " " }та { region-enedwaith }
    [rhudaur] { " " }та { region-rhudaur }
   *[none] { "" }
  }
part-place = { $name_name }
part-region = { the-region }{ other-region }
part-in-title = зі словом «Ґоллум» у назві
part-region-of = { $players_kind ->
    [you] краю героя
   *[other] вашого краю
  }
part-adjacent = поруч із { $to_ins_p }
part-within = у межах { $spaces ->
    [1] 1 клітинки
   *[other] { $spaces } клітинок
  } від { $to_gen_p }
part-beyond = щонайменше за { $spaces } клітинки від { $to_gen_p }
part-is-haven =
    .is = є прихистком
    .is-not = не є прихистком
part-not-is-haven = , крім прихистків,
part-is-stronghold =
    .is = є твердинею Тіні
part-not-is-stronghold = (не твердиня Тіні)
in-place = { $where_on ->
    [yes] на
   *[no] у
  } { $where_loc }
into-place = { $where_on ->
    [yes] на
   *[no] у
  } { $where_acc_p }
part-at = { $where_kind ->
    [region-of] у вашому краї
   *[other] { in-place }
  }
    .is = { in-place }
    .is-not = не { in-place }
    .first = yes
part-with = , де є { $what_any },
    .again = а також { $what_any },
part-not-location-of = , крім вашої,
part-plotted =
    .is = охоплена активним задумом
part-not-plotted = без іншого маркера задуму
    .rank = 2
part-surrounded = , у сусідніх локаціях { $gender ->
    [feminine] якої
   *[other] якого
  } щонайменше { $least } жетонів впливу,
part-marked = , де є { $token_name },
    .is = має { $token_name_acc }
    .is-not = не має { $token_name_gen }
part-any-character =
    .is = є персонажем
part-any-minion =
    .is = є прислужником
of-type = { $type ->
    [melee] ближнього бою
   *[ranged] дальнього бою
  }
part-own-cards = { of-type }{ $bottom ->
    [yes] { " " }на споді його бойової стопки
   *[no] { " " }цього чудовиська
  }

## Гравці

who-sauron-player = Саурон
    .gen = Саурона
    .dat = Сауронові
    .acc = Саурона
    .ins = Сауроном
    .loc = Сауронові
who-heroes = команда героїв
    .gen = команди героїв
    .dat = команді героїв
    .acc = команду героїв
    .ins = командою героїв
    .loc = команді героїв
who-each-hero = { $given_kind ->
    [none] кожен герой
   *[other] кожен герой, у якого { $given },
  }
    .gen = кожного героя
    .dat = кожному герою
    .acc = кожного героя
    .ins = кожним героєм
    .loc = кожному герої
who-chosen-player = герой
    .gen = героя
    .dat = герою
    .acc = героя
    .ins = героєм
    .loc = герої
who-whose = герой
    .gen = героя
who-event-player = цей герой
    .gen = цього героя
    .dat = цьому герою
    .acc = цього героя
    .ins = цим героєм
    .loc = цьому герої
who-opponent = противник
    .gen = противника
    .dat = противникові
    .acc = противника
    .ins = противником
    .loc = противникові

## Числа

n-in-pool = вплив у запасі Тіні
n-attribute = { $players_kind ->
    [whose] { $stat_name }
    [you] ваша { $stat_name }
    [self] ваша { $stat_name }
   *[other] { $stat_name } { $players_gen }
  }
n-corruption-of = { $players_kind ->
    [you] кількість ваших карт скверни
    [self] кількість ваших карт скверни
    [they] кількість його карт скверни
    [whose] кількість карт скверни
    [each-hero] кількість карт скверни всіх героїв
   *[other] кількість карт скверни { $players_gen }
  }
    .each = за кожну { $players_kind ->
        [you] свою карту скверни
        [self] свою карту скверни
        [they] свою карту скверни
        [whose] свою карту скверни
       *[other] карту скверни { $players_gen }
      }
    .at-least = у { $players_gen } щонайменше { $least ->
        [one] { $least } карта скверни
        [few] { $least } карти скверни
       *[many] { $least } карт скверни
      }
    .none = у { $players_gen } немає карт скверни
n-favor-of = { $players_kind ->
    [each-hero] прихильність усіх героїв разом
    [you] ваша прихильність
   *[other] прихильність
  }
    .some = є прихильність
    .none = немає прихильності
those-places = { $what_kind ->
    [place] { $what_on ->
        [yes] на
       *[no] у
      } { $what_loc }
    [location-of] у { $what_loc }
    [chosen] у { $what_loc }
    [region-of] усіх локацій вашого краю
   *[other] усіх { $what_many }
  }
n-tokens-on = { $token_name } { those-places }
    .at-least = { $what_kind ->
        [place] { so-many-there }
        [location-of] { so-many-there }
        [chosen] { so-many-there }
       *[other] { $token_name } { those-places } — щонайменше { $least }
      }
so-many-there = { those-places } { $least ->
    [1] є { $token_name }
    [one] щонайменше { $least } жетон { $token_name_gen }
    [few] щонайменше { $least } жетони { $token_name_gen }
   *[many] щонайменше { $least } жетонів { $token_name_gen }
  }
n-other-cards = кількість інших карт{ other-cards } у вашій бойовій стопці
    .each = за кожну іншу карту{ other-cards } у вашій бойовій стопці
other-cards = { $type ->
    [melee] { " " }ближнього бою
    [ranged] { " " }дальнього бою
   *[other] { "" }
  }

## Умови

the-marker = { $marker ->
    [green] зелений
    [yellow] жовтий
    [red] червоний
   *[black] чорний
  }
if-compare = { $how ->
    [at-least] { $first } не менша{ than } { $second }
    [more] { $first } більша{ than } { $second }
    [less] { $first } менша{ than } { $second }
   *[at-most] { $first } не більша{ than } { $second }
  }
than = { $second_kind ->
    [number] { " " }за
   *[other] , ніж
  }
if-exists-there = { $place } є { $what_any }
    .not = { $place } немає { $what_many }
if-marker-in-stage = { the-marker } маркер історії на етапі { $stage } шляху історії
if-marker-is-last = жоден маркер історії не ближчий до старту, ніж { the-marker }
if-all-quests-done = кожен герой виконав початкове і подальше завдання
if-company = там є персонаж або інший герой
if-some-hero = є герой, у якого { $given }
if-won = ви виграли цей бій
the-opposing-card = { $verb ->
    [cancel-card] вона
    [deal-damage] його карта
   *[other] карта противника
  }
the-opposing-defense = { $verb ->
    [cancel-card] її надрукований захист
    [execute] його надрукований захист
   *[other] надрукований захист противника
  }
the-opponent = { $verb ->
    [deal-damage] він
   *[other] противник
  }
if-opposes = { the-opposing-card } — { of-type }
if-plays = ваша карта — { of-type }
if-repeats = { the-opposing-card } того самого типу, що й у попередньому раунді
if-opposing-defense = { the-opposing-defense } — { $most ->
    [0] 0
    [99] { $least } або більше
   *[other] від { $least } до { $most }
  }
if-opposing-cost = { the-opposing-card } коштує { $least } або більше сили
if-not-as-named = { the-opposing-card } не названого типу
if-dealt = { $least ->
    [1] у цьому раунді { the-opponent } отримав шкоду
   *[other] у цьому раунді { the-opponent } отримав щонайменше { $least } шкоди
  }
if-hurt = у цьому раунді ви отримали шкоду
    .not = у цьому раунді ви не отримали шкоди
if-prevented = у цьому раунді його захист запобіг шкоді
if-enemy-defeated = у цьому раунді ворога переможено
    .not = його не переможено
if-fighting = це чудовисько б’ється
if-works = її не скасовано

## Події, на які відповідають тексти

on-consults =
    .after = після того як герой порадився з { $piece_ins_p },
on-deed =
    .after = після того як ви виконали завдання або порадилися з персонажем,
on-explores =
    .after = після того як ви розвідали локацію{ $given_kind ->
        [none] { "" }
       *[other] , де є персонаж або інший герой
      },
on-shadow-card-played =
    .after = після того як Саурон зіграв карту Тіні у ваш хід,
on-combat-begins =
    .after = на початку бою з цим прислужником
on-combat-faced =
    .after = на початку кожного вашого бою

## Дієслова героїв

n-cards = { $amount ->
    [one] { $amount } карту
    [few] { $amount } карти
   *[other] { $amount } карт
  }
n-favor = { $amount ->
    [one] { $amount } прихильність
    [few] { $amount } прихильності
   *[other] { $amount } прихильності
  }
do-choose-player = виберіть героя
    .inf = вибрати героя
    .third = вибирає героя
do-pay = { $cost }, щоб { $effect_inf }
    .inf = { $cost_inf }, щоб { $effect_inf }
    .third = { $cost_third }, щоб { $effect_inf }
do-offer = ви можете { $first_inf }; якщо відмовитеся, { $otherwise }
    .third = може { $first_inf }; якщо відмовиться, { $otherwise_third }
do-gain-favor = отримайте { n-favor }
    .inf = отримати { n-favor }
    .third = отримує { n-favor }
do-lose-favor = втратьте { n-favor }
    .inf = втратити { n-favor }
    .third = втрачає { n-favor }
do-spend-favor = витратьте { n-favor }
    .inf = витратити { n-favor }
    .third = витрачає { n-favor }
do-take-corruption = візьміть 1 карту скверни
    .inf = взяти 1 карту скверни
    .third = бере 1 карту скверни
corruption-cards = { $amount ->
    [-1] усі свої карти скверни
   *[other] { $amount } свою карту скверни
  }
do-discard-corruption = скиньте { corruption-cards }
    .inf = скинути { corruption-cards }
    .third = скидає { corruption-cards }
do-buy-freedom = витратьте скільки завгодно прихильності, щоб скинути стільки ж своїх карт скверни
    .inf = витратити скільки завгодно прихильності, щоб скинути стільки ж своїх карт скверни
do-gain-level = отримайте +1 до { $stat_name_gen }
    .inf = отримати +1 до { $stat_name_gen }
    .third = отримує +1 до { $stat_name_gen }
do-train-skill = потренуйтеся
    .inf = потренуватися
    .third = тренується
do-gain-item = отримайте предмет «{ $title_name_title }»
    .inf = отримати предмет «{ $title_name_title }»
    .third = отримує предмет «{ $title_name_title }»
do-lose-item = скиньте 1 предмет
    .inf = скинути 1 предмет
    .third = скидає 1 предмет
n-damage = { $amount } шкоди
do-take-damage = отримайте { n-damage }
    .inf = отримати { n-damage }
    .third = отримує { n-damage }
    .second = герой отримує { n-damage }
do-shield-damage = ви отримуєте { n-damage }, але спершу можете скинути карти: кожне очко їхнього захисту зменшує шкоду на 1. Якщо шкоди не лишилося, { $reward }
do-discard-cards = { $down_to ->
    [yes] скидайте карти, доки на руці не лишиться { $amount }
   *[no] скиньте { n-cards } з руки
  }
    .inf = { $down_to ->
        [yes] скидати карти, доки на руці не лишиться { $amount }
       *[no] скинути { n-cards } з руки
      }
    .third = { $down_to ->
        [yes] скидає карти, доки на руці не лишиться { $amount }
       *[no] скидає { n-cards } з руки
      }
do-discard-random = скиньте навмання { n-cards } з руки
    .inf = скинути навмання { n-cards } з руки
    .third = скидає навмання { n-cards } з руки
shuffled-pools = { $pools ->
    [rest-stack] свій запас відпочинку і бойову стопку
    [rest] свій запас відпочинку
    [hand] усі карти з руки
    [damage] свій запас ран
   *[other] свої запаси відпочинку та ран
  } до запасу життя
do-shuffle-back = замішайте { shuffled-pools }
    .inf = замішати { shuffled-pools }
    .third = замішує { shuffled-pools }
do-damage-to-rest = { $amount_kind ->
    [number] замішайте свій запас ран до запасу відпочинку
   *[other] перекладіть { $amount } карт із верху запасу ран на верх запасу відпочинку
  }
    .inf = { $amount_kind ->
        [number] замішати свій запас ран до запасу відпочинку
       *[other] перекласти { $amount } карт із верху запасу ран на верх запасу відпочинку
      }
do-life-to-rest = покладіть { $amount } верхніх карт запасу життя на верх запасу відпочинку
do-draw-from-life = візьміть { $amount } карт із запасу життя
    .inf = взяти { $amount } карт із запасу життя
do-end-turn = ваш хід завершується
    .subject = yes
    .inf = завершити свій хід
do-any-hero-pays = герой може витратити { n-favor }, щоб { $effect_inf }

## Дієслова на полі

n-influence = { $amount ->
    [one] { $amount } жетон впливу
    [few] { $amount } жетони впливу
   *[many] { $amount } жетонів впливу
  }
do-fill-pool = покладіть { n-influence } до запасу Тіні
    .inf = покласти { n-influence } до запасу Тіні
    .third = кладе { n-influence } до запасу Тіні
do-drain-pool = приберіть { n-influence } із запасу Тіні
    .inf = прибрати { n-influence } із запасу Тіні
    .third = прибирає { n-influence } із запасу Тіні
marker-moves = { $spaces ->
    [-1] відступає на 1 клітинку
    [1] просувається на 1 клітинку
   *[other] просувається на { $spaces } клітинки
  }
do-advance = { the-marker } маркер { marker-moves }
    .inf = { $spaces ->
        [-1] відсунути { the-marker } маркер на 1 клітинку назад
        [1] просунути { the-marker } маркер на 1 клітинку
       *[other] просунути { the-marker } маркер на { $spaces } клітинки
      }
    .subject = yes
influence-into = { $where_it ->
    [yes] у { $where_acc_p } { n-influence }
   *[no] { n-influence } { $where_each_on ->
        [yes] на
       *[no] у
      } { $where_each_acc_p }
  }
do-place-influence = покладіть { influence-into }
    .inf = покласти { influence-into }
    .third = кладе { influence-into }
do-place-in-extension = Саурон розміщує { n-influence } { $pool ->
    [yes] у розширенні твердині Тіні або в запасі Тіні
   *[no] у розширенні Гори Ґундабад
  }
    .subject = yes
all-or-some = { $amount ->
    [-1] увесь вплив
   *[other] { n-influence }
  }
do-remove-influence = приберіть { all-or-some } з { $where_each_gen_p }
    .inf = прибрати { all-or-some } з { $where_each_gen_p }
    .third = прибирає { all-or-some } з { $where_each_gen_p }
spread-influence = { $most ->
    [1] 1 жетон впливу в 1 { $where_acc }
   *[other] по 1 жетону впливу щонайбільше у { $most } з { $where_many }
  }
do-spread-influence = Саурон може покласти { spread-influence }
    .inf = покласти { spread-influence }
    .subject = yes
kinds-of-tokens = { $what ->
    [monster] { $most ->
        [1] 1 жетон чудовиська
       *[other] до { $most } жетонів чудовиськ
      }
    [influence] { $most ->
        [1] 1 жетон впливу
       *[other] до { $most } жетонів впливу
      }
   *[either] { $optional ->
        [yes] до { $most } жетонів впливу чи чудовиськ
       *[no] { $most } { $most ->
            [few] жетони
           *[other] жетонів
          } впливу чи чудовиськ
      }
  }
do-remove-tokens = { $optional ->
    [yes] ви можете прибрати { kinds-of-tokens } з { $where_many }
   *[no] приберіть { kinds-of-tokens } з { $where_many }
  }
    .inf = прибрати { kinds-of-tokens } з { $where_many }
    .third = прибирають { kinds-of-tokens } з { $where_many }
do-remove-tokens-there = { $optional ->
    [yes] ви можете прибрати { kinds-of-tokens } із { $where_each_gen_p }
   *[no] приберіть { kinds-of-tokens } із { $where_each_gen_p }
  }
    .inf = прибрати { kinds-of-tokens } із { $where_each_gen_p }
    .third = прибирають { kinds-of-tokens } із { $where_each_gen_p }
do-remove-monsters = приберіть усі жетони чудовиськ із { $where_each_gen_p }
    .inf = прибрати всі жетони чудовиськ із { $where_each_gen_p }
    .third = прибирає всі жетони чудовиськ із { $where_each_gen_p }
do-place-favor = покладіть { n-favor } { into-place }
    .inf = покласти { n-favor } { into-place }
    .third = кладе { n-favor } { into-place }
do-remove-favor = скиньте { n-favor } з { $where_gen_p }
    .inf = скинути { n-favor } з { $where_gen_p }
    .third = скидає { n-favor } з { $where_gen_p }
placed-character = { $where_it ->
    [yes] { in-place } { $title_name_acc }
   *[no] { $title_name_acc } { in-place }
  }
do-place-character = розмістіть { $move ->
    [yes] (чи перемістіть) { placed-character }
   *[no] { placed-character }
  }
    .inf = розмістити { placed-character }
    .third = розміщує { placed-character }
do-move-character = розмістіть (чи перемістіть) { $what_acc } { in-place }
    .inf = розмістити (чи перемістити) { $what_acc } { in-place }
    .third = розміщує (чи переміщує) { $what_acc } { in-place }
do-send-home = { $what_each } повертається до запасу
    .inf = повернути { $what_each_acc } до запасу
    .third = повертає { $what_each_acc } до запасу
do-move-hero = перейдіть до { $where_gen_p }
    .inf = перейти до { $where_gen_p }
    .third = переходить до { $where_gen_p }
do-be-led-astray = Саурон переміщує вас до сусідньої локації на свій вибір
    .subject = yes
    .inf = дозволити Сауронові перемістити вас до сусідньої локації
do-to-nearest-haven = перейдіть до найближчого прихистку
    .inf = перемістити героя до найближчого прихистку
    .third = переміщує героя до найближчого прихистку
do-have-encounter = пройдіть там пригоду
    .inf = пройти там пригоду
weaker-hero = { $weaker ->
    [yes] , маючи спритність 0
   *[no] { "" }
  }
do-fight = бийтеся з { $title_name_ins }{ weaker-hero }
    .inf = битися з { $title_name_ins }{ weaker-hero }
    .third = б’ється з { $title_name_ins }{ weaker-hero }
do-fight-with = одразу настає бій із { $what_ins_p }; хід у будь-якому разі триває
    .subject = yes
do-look-at = подивіться на всі жетони чудовиськ у { $where_each_loc }
    .inf = подивитися на всі жетони чудовиськ у { $where_each_loc }
    .third = дивиться на всі жетони чудовиськ у { $where_each_loc }
do-damage-minion = завдайте { $what_dat } { n-damage }
    .inf = завдати { $what_dat } { n-damage }
    .third = завдає { $what_dat } { n-damage }
do-heal-minion = приберіть із { $what_gen_p } всю шкоду
    .inf = прибрати з { $what_gen_p } всю шкоду
do-place-minion = розмістіть { $what_acc } { in-place }
    .inf = розмістити { $what_acc } { in-place }
    .third = розміщує { $what_acc } { in-place }
mustered = { $most ->
    [1] жетон чудовиська в 1 { $where_loc }
   *[other] по жетону чудовиська щонайбільше у { $most } з { $where_many }
  }{ $freely ->
    [yes] ; вплив не потрібен
   *[no] { "" }
  }
do-muster = Саурон може розмістити { mustered }
    .inf = розмістити { mustered }
    .subject = yes
do-muster-anywhere = розмістіть за звичайними правилами до { $most } жетонів чудовиськ
    .inf = розмістити за звичайними правилами до { $most } жетонів чудовиськ
do-influence-and-monsters = Саурон може розмістити по 1 жетону впливу й 1 жетону чудовиська в { $where_each_loc }
do-discard-plot = скиньте { $what_each_acc }
    .inf = скинути { $what_each_acc }
    .third = скидає { $what_each_acc }

## Карти Саурона

sauron-cards = { $what ->
    [plot] карту задуму
   *[shadow] карту Тіні
  }
do-sauron-draws = Саурон бере { $amount } { sauron-cards }
    .subject = yes
    .again = { $amount } { sauron-cards }
    .inf = { $own ->
        [yes] взяти { $amount } { sauron-cards }
       *[no] дати Сауронові взяти { $amount } { sauron-cards }
      }
do-sauron-loses-shadow = Саурон скидає навмання { so-many-shadow-cards }
    .inf = змусити Саурона скинути навмання { so-many-shadow-cards }
    .subject = yes
do-sauron-loses-plot = Саурон скидає з руки 1 карту задуму на свій вибір
    .subject = yes
    .inf = { $own ->
        [yes] скинути з руки 1 карту задуму
       *[no] змусити Саурона скинути з руки 1 карту задуму на його вибір
      }
do-find-plot = візьміть { $several ->
    [yes] { $title_name } або { $name_name }
   *[no] 1 задум зі словом «Ґоллум» у назві
  } з колоди чи скиду задумів{ $play ->
    [yes] { " " }на руку або, якщо можливо, зіграйте негайно
   *[no] { "" }
  }, тоді перетасуйте колоду задумів
do-take-from-discard = візьміть карту задуму чи Тіні з відповідного скиду, показавши її
do-peek-plot = подивіться на верхню карту задуму і покладіть її на верх чи під низ колоди
do-see-cards = подивіться на { $what ->
    [plot] задуми
   *[shadow] карти Тіні
  } на руці Саурона
    .inf = подивитися на { $what ->
        [plot] задуми
       *[shadow] карти Тіні
      } на руці Саурона
do-slow-heroes = на наступному кроці історії зелений маркер просувається на { $spaces } клітинку менше
do-give-worse = Саурон бере 2 карти скверни, одну дає вам, а другу скидає
do-redistribute = перерозподіліть карти скверни двох героїв між ними
do-command-minion = дайте 1 прислужникові наказ (рухатися чи зцілитися); якщо він прийде до героя, вони негайно б’ються, і хід у будь-якому разі триває
    .inf = дати 1 прислужникові наказ (рухатися чи зцілитися); якщо він прийде до героя, вони негайно б’ються, і хід у будь-якому разі триває
do-entrust-favor = кожен герой втрачає 1 прихильність, її кладуть на цю карту; Саурон віддає карту герою
do-take-entrusted = візьміть прихильність із цієї карти, а карту скиньте
do-back-into-deck = замішайте цю карту і скид до колоди скверни

## Бій

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
            [0] +{ $defense } захисту
           *[other] { " " }і +{ $defense } захисту
          }
      }
   *[other] { " " }і +{ $defense } захисту
  }
do-bonus = { bonuses }{ $given_kind ->
    [none] { "" }
   *[other] , якщо { $given }
  }
do-set-printed = { $attack ->
    [-1] надрукований захист противника дорівнює { $defense }
   *[other] надрукована атака противника дорівнює { $attack }, а надрукований захист — { $defense }
  }
do-cancel-card = { $gains ->
    [yes] отримайте стільки атаки, скільки в карти противника, тоді скасуйте її
   *[no] скасуйте карту противника
  }{ $given_kind ->
    [none] { "" }
   *[other] , якщо { $given }
  }
do-costs-nothing = ваша карта { of-type } не коштує сили і скидається наприкінці раунду
more-damage = { $given_kind ->
    [dealt] ще { $amount } шкоди
    [hurt] ще { $amount } шкоди
   *[other] { $amount } шкоди
  }
do-deal-damage = { $own ->
    [yes] ви отримуєте
   *[no] противник отримує
  } { more-damage }{ $given_kind ->
    [none] { "" }
   *[other] , якщо { $given }
  }
do-retaliate = противник отримує стільки шкоди, скільки ви отримали в цьому раунді
do-execute = противника переможено, якщо { $given }
do-cap-damage = у цьому раунді ви отримуєте щонайбільше 1 шкоди
do-regenerate = воно зцілює { $amount } шкоди
do-discard-opposing = противник скидає навмання { n-cards } з руки{ $hurts ->
    [yes] { " " }й отримує шкоду, рівну атаці цієї карти
   *[no] { "" }
  }
do-foresee = у наступному раунді противник грає карту першим і відкрито
do-tell-types = противник каже, скільки в нього на руці карт дальнього і скільки ближнього бою
do-name-type = { $by_kind ->
    [you] назвіть ближній чи дальній бій
    [self] назвіть ближній чи дальній бій
   *[other] { $by } називає ближній чи дальній бій
  }
do-take-back = візьміть на руку 1 іншу карту своєї бойової стопки
do-catch-breath = візьміть на руку до { $most } карт, кожну з верху запасу відпочинку чи життя
do-bury-card = покладіть верхню карту колоди противника під його бойову стопку
do-retreat = завершіть бій, перейдіть до сусідньої локації і продовжуйте хід
    .inf = завершити бій, перейти до сусідньої локації і продовжити хід
do-draw-combat-card = візьміть бойову карту
    .inf = взяти бойову карту
do-force-random = у наступному раунді противник грає випадкову карту
do-once-per-combat = раз за бій { $effect }
do-spy-instead = замість шкоди, якої воно мало б завдати, Саурон розміщує стільки ж жетонів впливу в розширенні твердині Тіні
do-from-hand = щонайменше за { $least } із завданої шкоди герой має втратити карту з руки
is-grant = { $who_each } вважається { $value_ins }
is-base = { $who_each } має { $gains }
is-least = { $who_each } має щонайменше { $gains }
is-locked = { $who_each } має { $gains }
gain-least = { $amount } { $stat_gen }
moment-combat-ends = після бою, який за цим настане
period-name-acc = { $period ->
    [turn] хід
    [combat] бій
   *[other] раунд
  }
period-name-gen = { $period ->
    [turn] ходу
    [combat] бою
    [travel] наступного кроку подорожі героя
   *[other] раунду
  }
so-many-shadow-cards = { $amount ->
    [1] 1 карту Тіні
   *[other] { $amount } карти Тіні
  }
label-placed = Коли входить у гру
do-nothing = більше нічого не відбувається
do-times = { $effect } двічі
    .inf = { $effect_inf } двічі
    .third = { $effect_third } двічі
reconstructed-1-of-2-copies = 1 із 2 копій
reconstructed-the-attribute-compared = яка характеристика порівнюється
reconstructed-which-minion-comes = який прислужник приходить
fact-timing = { $value ->
    [action] Грати на кроці дій Саурона
    [turn] Грати на початку ходу героя
    [entered] Грати, коли герой увійшов до локації
    [combat] Грати на початку бою
   *[defeated] Грати після поразки героя
  }
fact-away = Лише якщо герой не в прихистку
fact-minion = Лише в бою з прислужником
fact-tied = Здібність діє з картами { $value ->
    [melee] ближнього
   *[ranged] дальнього
  } бою
fact-affects = Охоплює { $title_acc }
fact-where = Локація: { $names }
fact-start = Початкова локація: { $names }
fact-returns = Після поразки повертається до { $title_gen } на початку наступного кроку дій Саурона
where-any = будь-яка
where-eriador = Еріадор
where-enedwaith = Енедвайт
where-rhudaur = Рудаур
where-grey-mountains = Сірі гори
where-misty-mountains = Імлисті гори
where-mirkwood = Морок-ліс
where-rohan = Рохан
where-gondor = Ґондор
where-brown-lands = Бурі землі
where-mordor = Мордор
