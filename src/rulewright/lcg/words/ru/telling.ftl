### Глаголы и события, общие для живых карточных игр.

## Количество

n-cards = { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[many] { $amount } карт
  }
n-random-cards = { $amount ->
    [one] { $amount } случайную карту
    [few] { $amount } случайные карты
   *[many] { $amount } случайных карт
  }
n-damage = { $amount ->
    [one] { $amount } ранение
    [few] { $amount } ранения
   *[many] { $amount } ранений
  }

## Части именных групп

part-has-attached = с картой «{ $title_name_title }»
part-not-has-attached = без карты «{ $title_name_title }»

## Глаголы

do-exhaust = истощите { $what_all_acc }
    .inf = истощить { $what_all_acc }
    .third = истощает { $what_all_acc }
    .direct = yes
do-make-ready = приведите { $what_all_acc } в готовность
    .inf = привести { $what_all_acc } в готовность
    .third = приводит { $what_all_acc } в готовность
damage-to = { $what_it ->
    [yes] { $what_dat } { n-damage }
   *[no] { n-damage } { $what_each_dat }
  }
do-deal-damage = нанесите { damage-to }
    .inf = нанести { damage-to }
    .third = наносит { damage-to }
damage-of = { $amount ->
    [-1] { $what_it ->
        [yes] все { $what_gen } ранения
       *[no] все ранения { $what_each_gen }
      }
   *[other] { $what_it ->
        [yes] у { $what_gen_p } { n-damage }
       *[no] { n-damage } { $what_each_gen }
      }
  }
do-heal = излечите { damage-of }
    .inf = излечить { damage-of }
    .third = излечивает { damage-of }
do-draw = вытяните { n-cards }
    .inf = вытянуть { n-cards }
    .third = тянет { n-cards }
do-discard = сбросьте { $what_all_acc }
    .inf = сбросить { $what_all_acc }
    .third = сбрасывает { $what_all_acc }
    .direct = yes
do-discard-at-random = сбросьте { n-random-cards } со своей руки
    .inf = сбросить { n-random-cards } со своей руки
    .third = сбрасывает { n-random-cards } со своей руки
into-play = { $what_it ->
    [yes] { $what_acc } в игру
   *[no] в игру { $what_each_acc }
  }{ $what_kind ->
    [this] { $from ->
        [hand] { " " }со своей руки
       *[other] { "" }
      }
   *[other] { "" }
  }
do-put-into-play = введите { into-play }{ $what_anyones ->
    [yes] { " " }под своим контролем
   *[no] { "" }
  }
    .inf = ввести { into-play }
    .third = вводит { into-play }
do-return-to-hand = верните { $what_each_acc } на руку владельца
    .inf = вернуть { $what_each_acc } на руку владельца
    .third = возвращает { $what_each_acc } на руку владельца
into-deck = в { $what_noun ->
    [enemy] колоду столкновений
    [location] колоду столкновений
    [treachery] колоду столкновений
    [objective] колоду столкновений
    [encounter-card] колоду столкновений
   *[other] колоду владельца
  }
do-shuffle-into-deck = замешайте { $what_all_acc } { into-deck }
    .inf = замешать { $what_all_acc } { into-deck }
    .third = замешивает { $what_all_acc } { into-deck }
do-give-control = возьмите { $what_each_acc } под свой контроль
    .inf = взять { $what_each_acc } под свой контроль
    .third = берет { $what_each_acc } под свой контроль
do-find-one = найдите { find-where }
    .inf = найти { find-where }
    .third = находит { find-where }
do-shuffle-encounter-deck = перетасуйте колоду столкновений
    .inf = перетасовать колоду столкновений
    .third = тасует колоду столкновений
do-search = просмотрите колоду столкновений и ее сброс
    .inf = просмотреть колоду столкновений и ее сброс
    .third = просматривает колоду столкновений и ее сброс
    .names-place = yes
do-remove-from-game = удалите { $what_each_acc } из игры
    .inf = удалить { $what_each_acc } из игры
    .third = удаляет { $what_each_acc } из игры

## События

ends-et = { $piece_any_gender ->
    [plural] ют
   *[other] ет
  }
ends-etsia = { $piece_any_gender ->
    [plural] ются
   *[other] ется
  }
must = { $piece_any_gender ->
    [feminine] должна была бы
    [neuter] должно было бы
    [plural] должны были бы
   *[masculine] должен был бы
  }
on-exhausts =
    .when = когда { $piece_any } истоща{ ends-etsia },
    .after = после истощения { $piece_any_gen }
on-readies =
    .when = когда { $piece_any } { must } прийти в готовность{ $how ->
        [refresh] { " " }в фазе передышки
       *[other] { "" }
      },
    .after = после приведения { $piece_any_gen } в готовность
on-damaged =
    .when = { $source_kind ->
        [none] когда { $piece_any } { must } получить ранения,
       *[other] когда { $source } { $source_gender ->
            [plural] наносят
           *[other] наносит
          } ранения { $piece_any_dat }{ $how ->
            [attack] { " " }при нападении
           *[other] { "" }
          },
      }
    .after = после того как { $piece_any } получа{ ends-et } ранения,
on-healed =
    .when = когда { $piece_any } { must } излечиться,
    .after = после излечения { $piece_any_gen }
on-enters-play =
    .when = когда { $piece_any } вход{ $piece_any_gender ->
        [plural] ят
       *[other] ит
      } в игру,
    .after = после того как { $piece_any } вход{ $piece_any_gender ->
        [plural] ят
       *[other] ит
      } в игру,
on-played =
    .when = когда { $piece_kind ->
        [this] вы играете { $piece_acc }
       *[other] { $seat_kind ->
            [you] вы играете { $piece_any_acc }
           *[other] играют { $piece_any_acc }
          }
      },
    .after = после того как { $piece_kind ->
        [this] вы сыграли { $piece_acc }
       *[other] { $seat_kind ->
            [you] вы сыграли { $piece_any_acc }
           *[other] сыграли { $piece_any_acc }
          }
      },
on-leaves-play =
    .when = когда { $piece_any } { must } покинуть игру,
    .after = после того как { $piece_any } покида{ ends-et } игру,
    .whose = yes
on-returned-to-hand =
    .when = когда { $piece_any } { must } вернуться на руку владельца,
    .after = после возвращения { $piece_any_gen } на руку владельца
on-shuffled-in =
    .when = когда { $piece_any_acc } должны замешать в колоду,
    .after = после того как { $piece_any_acc } замешали в колоду,
on-removed =
    .when = когда { $piece_any_acc } должны удалить из игры,
    .after = после удаления { $piece_any_gen } из игры
on-destroyed =
    .when = когда { $piece_any } { must } погибнуть,
    .after = { $given_kind ->
        [took-part] после того как в нападении с участием { $given_what_gen } погибает { $piece_any },
       *[other] после гибели { $piece_any_gen }{ $source_kind ->
            [none] { "" }
           *[other] { " " }от нападения { $source_gen }
          }
      }
    .whose = yes
on-discarded =
    .when = когда { $piece_any_acc } сбрасывают,
    .after = после сброса { $piece_any_gen }
on-draws =
    .when = когда { $given_kind ->
        [deck-of-event] из этой колоды должны были бы вытянуть карты
       *[other] { $seat_kind ->
            [you] вы должны были бы вытянуть карты
            [player] { $seat } собирается вытянуть карты
           *[other] игрок должен был бы вытянуть карты
          }
      },
    .after = после того как { $seat_kind ->
        [you] вы вытянули карты
        [player] { $seat } вытягивает карты
       *[other] игрок вытянул карты
      },
on-attached =
    .when = когда { $piece_any_acc } присоединяют,
    .after = после присоединения { $piece_any_gen }
on-changes-control =
    .when = когда { $piece_any_acc } берет под контроль другой игрок,
    .after = после того как { $piece_any_acc } взял под контроль другой игрок,
on-damage-moved =
    .when = когда ранения должны переместить с { $piece_any_gen_p },
    .after = после перемещения ранений с { $piece_any_gen_p }
on-sees =
    .when = когда игрок смотрит { $piece_any_acc },
    .after = после того как игрок увидел { $piece_any_acc },
on-searches =
    .when = когда игрок просматривает колоду,
    .after = после того как игрок просмотрел колоду,
on-shuffled =
    .when = когда тасуют колоду,
    .after = после тасования колоды
on-added-to-hand =
    .when = когда { $piece_any_acc } должны взять на руку,
    .after = после того как { $piece_any_acc } взяли на руку,
on-put-on-top =
    .when = когда { $piece_any_acc } кладут наверх колоды,
    .after = после того как { $piece_any_acc } положили наверх колоды,
on-put-on-bottom =
    .when = когда { $piece_any_acc } кладут под низ колоды,
    .after = после того как { $piece_any_acc } положили под низ колоды,
on-set-aside =
    .when = когда { $piece_any_acc } откладывают в сторону,
    .after = после того как { $piece_any_acc } отложили в сторону,
