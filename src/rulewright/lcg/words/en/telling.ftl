### Verbs and events that living card games share.

## Numbers of things

n-cards = { $amount ->
    [1] 1 card
   *[other] { $amount } cards
  }
n-damage = { $amount } damage

## Parts of noun phrases

part-has-attached = with { $title_name } attached
part-not-has-attached = without { $title_name } attached

## Verbs

do-exhaust = exhaust { $what_each }
    .third = exhausts { $what_each }
    .direct = yes
do-make-ready = ready { $what_each }
    .third = readies { $what_each }
    .direct = yes
do-deal-damage = deal { $amount } damage to { $what_each }
    .third = deals { $amount } damage to { $what_each }
do-heal = heal { $amount ->
    [-1] all damage from { $what_each }
   *[other] { $amount } damage from { $what_each }
  }
    .third = heals { $amount ->
        [-1] all damage from { $what_each }
       *[other] { $amount } damage from { $what_each }
      }
do-draw = draw { n-cards }
    .third = draws { n-cards }
do-discard = discard { $what_each }
    .third = discards { $what_each }
    .direct = yes
do-discard-at-random = discard { n-cards } at random from your hand
    .third = discards { n-cards } at random from their hand
do-put-into-play = put { $what_each }{ $what_kind ->
    [this] { $from ->
        [hand] { " " }from your hand
       *[other] { "" }
      }
   *[other] { "" }
  } into play{ $what_anyones ->
    [yes] { " " }under your control
   *[no] { "" }
  }
    .third = puts { $what_each } into play
owners = { $what_it ->
    [yes] its
   *[no] the
  } owner's
do-return-to-hand = return { $what_each } to { owners } hand
    .third = returns { $what_each } to { owners } hand
into-deck = { $what_noun ->
    [enemy] into the encounter deck
    [location] into the encounter deck
    [treachery] into the encounter deck
    [objective] into the encounter deck
    [encounter-card] into the encounter deck
   *[other] into the owner's deck
  }
do-shuffle-into-deck = shuffle { $what_each } { into-deck }
    .third = shuffles { $what_each } { into-deck }
do-give-control = take control of { $what_each }
    .third = takes control of { $what_each }
do-find-one = search the encounter deck{ $discard_too ->
    [yes] { " " }and its discard pile
   *[no] { "" }
  } for { $what_kind ->
    [titled] 1 copy of { $what }
   *[other] { $what_a }
  }
    .third = searches the encounter deck{ $discard_too ->
        [yes] { " " }and its discard pile
       *[no] { "" }
      } for { $what_kind ->
        [titled] 1 copy of { $what }
       *[other] { $what_a }
      }
do-shuffle-encounter-deck = shuffle the encounter deck
    .third = shuffles the encounter deck
do-search = search the encounter deck and its discard pile
    .third = searches the encounter deck and its discard pile
    .names-place = yes
do-remove-from-game = remove { $what_each } from the game
    .third = removes { $what_each } from the game

## Events

on-exhausts =
    .when = when { $piece_any } exhausts,
    .after = after { $piece_any } exhausts,
on-readies =
    .when = when { $piece_any } would ready{ $how ->
        [refresh] { " " }during the refresh phase
       *[other] { "" }
      },
    .after = after { $piece_any } readies,
on-damaged =
    .when = { $source_kind ->
        [none] when { $piece_any } would suffer damage,
       *[other] when { $source } would damage { $piece_any }{ $how ->
            [attack] { " " }in an attack
           *[other] { "" }
          },
      }
    .after = after { $piece_any } suffers damage,
on-healed =
    .when = when { $piece_any } would be healed,
    .after = after { $piece_any } is healed,
on-enters-play =
    .when = when { $piece_any } enters play,
    .after = after { $piece_any } enters play,
on-played =
    .when = when { $piece_kind ->
        [this] you play { $piece }
       *[other] { $seat_kind ->
            [you] you play { $piece_any }
           *[other] { $piece_any } is played
          }
      },
    .after = after { $piece_kind ->
        [this] you play { $piece }
       *[other] { $seat_kind ->
            [you] you play { $piece_any }
           *[other] { $piece_any } is played
          }
      },
on-leaves-play =
    .when = when { $piece_any } would leave play,
    .after = after { $piece_any } leaves play,
    .whose = yes
on-returned-to-hand =
    .when = when { $piece_any } would return to its owner's hand,
    .after = after { $piece_any } returns to its owner's hand,
on-shuffled-in =
    .when = when { $piece_any } would be shuffled into a deck,
    .after = after { $piece_any } is shuffled into a deck,
on-removed =
    .when = when { $piece_any } would be removed from the game,
    .after = after { $piece_any } is removed from the game,
on-destroyed =
    .when = when { $piece_any } would be destroyed,
    .after = { $given_kind ->
        [took-part] after { $given_what } takes part in an attack that destroys { $piece_any },
       *[other] after { $piece_any } is destroyed{ $source_kind ->
            [none] { "" }
           *[other] { " " }by { $source }
          },
      }
    .whose = yes
on-discarded =
    .when = when { $piece_any } would be discarded,
    .after = after { $piece_any } is discarded,
on-draws =
    .when = when { $given_kind ->
        [deck-of-event] cards would be drawn from this deck
       *[other] { $seat_kind ->
            [you] you would draw cards
            [player] { $seat } would draw cards
           *[other] a player would draw cards
          }
      },
    .after = after { $seat_kind ->
        [you] you draw
        [player] { $seat } draws
       *[other] a player draws
      } cards,
on-attached =
    .when = when { $piece_any } is attached,
    .after = after { $piece_any } is attached,
on-changes-control =
    .when = when { $piece_any } changes control,
    .after = after { $piece_any } changes control,
on-damage-moved =
    .when = when damage would be moved from { $piece_any },
    .after = after damage is moved from { $piece_any },
on-sees =
    .when = when a player looks at { $piece_any },
    .after = after a player looks at { $piece_any },
on-searches =
    .when = when a player searches a deck,
    .after = after a player searches a deck,
on-shuffled =
    .when = when a deck is shuffled,
    .after = after a deck is shuffled,
on-added-to-hand =
    .when = when { $piece_any } would be added to a player's hand,
    .after = after { $piece_any } is added to a player's hand,
on-put-on-top =
    .when = when { $piece_any } is put on top of a deck,
    .after = after { $piece_any } is put on top of a deck,
on-put-on-bottom =
    .when = when { $piece_any } is put on the bottom of a deck,
    .after = after { $piece_any } is put on the bottom of a deck,
on-set-aside =
    .when = when { $piece_any } is set aside,
    .after = after { $piece_any } is set aside,
