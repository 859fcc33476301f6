### Дієслова й події, спільні для живих карткових ігор.

## Кількість

n-cards = { $amount ->
    [one] { $amount } карту
    [few] { $amount } карти
   *[many] { $amount } карт
  }
n-random-cards = { $amount ->
    [one] { $amount } випадкову карту
    [few] { $amount } випадкові карти
   *[many] { $amount } випадкових карт
  }
n-damage = { $amount ->
    [one] { $amount } поранення
    [few] { $amount } поранення
   *[many] { $amount } поранень
  }

## Частини іменникових груп

part-has-attached = із картою «{ $title_name_title }»
part-not-has-attached = без карти «{ $title_name_title }»

## Дієслова

do-exhaust = виснажте { $what_all_acc }
    .inf = виснажити { $what_all_acc }
    .third = виснажує { $what_all_acc }
    .direct = yes
do-make-ready = підготуйте { $what_all_acc }
    .inf = підготувати { $what_all_acc }
    .third = підготовляє { $what_all_acc }
    .direct = yes
damage-to = { $what_it ->
    [yes] { $what_dat } { n-damage }
   *[no] { n-damage } { $what_each_dat }
  }
do-deal-damage = завдайте { damage-to }
    .inf = завдати { damage-to }
    .third = завдає { damage-to }
damage-of = { $amount ->
    [-1] { $what_it ->
        [yes] усі { $what_gen } поранення
       *[no] усі поранення { $what_each_gen }
      }
   *[other] { $what_it ->
        [yes] { n-its-damage }
       *[no] { n-damage } { $what_each_gen }
      }
  }
n-its-damage = { $amount ->
    [one] { $amount } { $what_gen } поранення
    [few] { $amount } { $what_gen } поранення
   *[many] { $amount } { $what_gen } поранень
  }
do-heal = зціліть { damage-of }
    .inf = зцілити { damage-of }
    .third = зцілює { damage-of }
do-draw = візьміть { n-cards }
    .inf = узяти { n-cards }
    .third = бере { n-cards }
do-discard = скиньте { $what_all_acc }
    .inf = скинути { $what_all_acc }
    .third = скидає { $what_all_acc }
    .direct = yes
do-discard-at-random = скиньте { n-random-cards } зі своєї руки
    .inf = скинути { n-random-cards } зі своєї руки
    .third = скидає { n-random-cards } зі своєї руки
into-play = { $what_it ->
    [yes] { $what_acc } у гру
   *[no] у гру { $what_each_acc }
  }{ $what_kind ->
    [this] { $from ->
        [hand] { " " }зі своєї руки
       *[other] { "" }
      }
   *[other] { "" }
  }
do-put-into-play = додайте { into-play }{ $what_anyones ->
    [yes] { " " }(у своє розпорядження)
   *[no] { "" }
  }
    .inf = додати { into-play }
    .third = додає { into-play }
do-return-to-hand = поверніть { $what_each_acc } на руку власника
    .inf = повернути { $what_each_acc } на руку власника
    .third = повертає { $what_each_acc } на руку власника
into = { $what_all_open ->
    [yes] в
   *[no] у
  }
into-deck = { into } { $what_noun ->
    [enemy] колоду зустрічей
    [location] колоду зустрічей
    [treachery] колоду зустрічей
    [objective] колоду зустрічей
    [encounter-card] колоду зустрічей
   *[other] колоду власника
  }
do-shuffle-into-deck = затасуйте { $what_all_acc } { into-deck }
    .inf = затасувати { $what_all_acc } { into-deck }
    .third = затасовує { $what_all_acc } { into-deck }
do-give-control = візьміть { $what_each_acc } у своє розпорядження
    .inf = взяти { $what_each_acc } у своє розпорядження
    .third = бере { $what_each_acc } у своє розпорядження
do-find-one = знайдіть { find-where }
    .inf = знайти { find-where }
    .third = знаходить { find-where }
do-shuffle-encounter-deck = перетасуйте колоду зустрічей
    .inf = перетасувати колоду зустрічей
    .third = перетасовує колоду зустрічей
do-search = перегляньте колоду зустрічей та її скид
    .inf = переглянути колоду зустрічей та її скид
    .third = переглядає колоду зустрічей та її скид
    .names-place = yes
do-remove-from-game = вилучіть { $what_each_acc } з гри
    .inf = вилучити { $what_each_acc } з гри
    .third = вилучає { $what_each_acc } з гри

## Події

ends-je = { $piece_any_gender ->
    [plural] ють
   *[other] є
  }
ends-jetsia = { $piece_any_gender ->
    [plural] ються
   *[other] ється
  }
had = { $piece_any_gender ->
    [feminine] мала б
    [neuter] мало б
    [plural] мали б
   *[masculine] мав би
  }
on-exhausts =
    .when = коли { $piece_any } виснажу{ ends-jetsia },
    .after = після виснаження { $piece_any_gen }
on-readies =
    .when = коли { $piece_any } { had } підготуватися{ $how ->
        [refresh] { " " }під час фази відпочинку
       *[other] { "" }
      },
    .after = після підготовки { $piece_any_gen }
on-damaged =
    .when = { $source_kind ->
        [none] коли { $piece_any } { had } зазнати поранень,
       *[other] коли { $source } { $source_gender ->
            [plural] завдають
           *[other] завдає
          } поранень { $piece_any_dat }{ $how ->
            [attack] { " " }під час атаки
           *[other] { "" }
          },
      }
    .after = після того як { $piece_any } зазна{ ends-je } поранень,
on-healed =
    .when = коли { $piece_any } { had } зцілитися,
    .after = після зцілення { $piece_any_gen }
on-enters-play =
    .when = коли { $piece_any } вхо{ $piece_any_gender ->
        [plural] дять
       *[other] дить
      } у гру,
    .after = після того як { $piece_any } вхо{ $piece_any_gender ->
        [plural] дять
       *[other] дить
      } у гру,
on-played =
    .when = коли { $piece_kind ->
        [this] ви граєте { $piece_acc }
       *[other] { $seat_kind ->
            [you] ви граєте { $piece_any_acc }
           *[other] грають { $piece_any_acc }
          }
      },
    .after = після того як { $piece_kind ->
        [this] ви зіграли { $piece_acc }
       *[other] { $seat_kind ->
            [you] ви зіграли { $piece_any_acc }
           *[other] зіграно { $piece_any_acc }
          }
      },
on-leaves-play =
    .when = коли { $piece_any } { had } покинути гру,
    .after = після того як { $piece_any } покида{ ends-je } гру,
    .whose = yes
on-returned-to-hand =
    .when = коли { $piece_any } { had } повернутися на руку власника,
    .after = після повернення { $piece_any_gen } на руку власника
on-shuffled-in =
    .when = коли { $piece_any_acc } мають затасувати в колоду,
    .after = після того як { $piece_any_acc } затасовано в колоду,
on-removed =
    .when = коли { $piece_any_acc } мають вилучити з гри,
    .after = після вилучення { $piece_any_gen } з гри
on-destroyed =
    .when = коли { $piece_any_acc } мають знищити,
    .after = { $given_kind ->
        [took-part] після того як в атаці за участю { $given_what_gen } знищено { $piece_any_acc },
       *[other] після знищення { $piece_any_gen }{ $source_kind ->
            [none] { "" }
           *[other] { " " }від атаки { $source_gen }
          }
      }
    .whose = yes
on-discarded =
    .when = коли { $piece_any_acc } мають скинути,
    .after = після скидання { $piece_any_gen }
on-draws =
    .when = коли { $given_kind ->
        [deck-of-event] із цієї колоди мають узяти карти
       *[other] { $seat_kind ->
            [you] ви маєте взяти карти
            [player] { $seat } має взяти карти
           *[other] гравець має взяти карти
          }
      },
    .after = після того як { $seat_kind ->
        [you] ви взяли карти
        [player] { $seat } бере карти
       *[other] гравець узяв карти
      },
on-attached =
    .when = коли { $piece_any_acc } прикріплюють,
    .after = після прикріплення { $piece_any_gen }
on-changes-control =
    .when = коли { $piece_any } змінює розпорядника,
    .after = після того як { $piece_any } змінює розпорядника,
on-damage-moved =
    .when = коли поранення мають перемістити з { $piece_any_gen_p },
    .after = після переміщення поранень з { $piece_any_gen_p }
on-sees =
    .when = коли гравець дивиться на { $piece_any_acc_p },
    .after = після того як гравець побачив { $piece_any_acc },
on-searches =
    .when = коли гравець переглядає колоду,
    .after = після того як гравець переглянув колоду,
on-shuffled =
    .when = коли тасують колоду,
    .after = після тасування колоди
on-added-to-hand =
    .when = коли { $piece_any_acc } мають узяти на руку,
    .after = після того як { $piece_any_acc } взято на руку,
on-put-on-top =
    .when = коли { $piece_any_acc } кладуть зверху колоди,
    .after = після того як { $piece_any_acc } покладено зверху колоди,
on-put-on-bottom =
    .when = коли { $piece_any_acc } кладуть під низ колоди,
    .after = після того як { $piece_any_acc } покладено під низ колоди,
on-set-aside =
    .when = коли { $piece_any_acc } відкладають убік,
    .after = після того як { $piece_any_acc } відкладено вбік,
