### Card texts of War of the Ring: The Card Game.

## Labels

label-played = When played
label-played-to-path = When played to a path
label-played-to-battleground = When played to a battleground
label-played-to-reserve = When played to reserve
label-enters-path = When played or moved to a path
label-enters-battleground = When played or moved to a battleground
label-enters-location = When played or moved to a path or battleground
label-activated = Activation
label-reserve-action = Action while in reserve
label-path-action = Action while on a path
label-location-action = Action while on a path or battleground
label-play-action = Action

## Abilities

who-spared = { $wielder ->
    [yes] its wielder
   *[no] this card
  }
ability-spared = { $when ->
    [any] whenever { who-spared } would be eliminated, forsaking included
    [combat] if { who-spared } would be eliminated in combat
    [path-combat] if { who-spared } would be eliminated in path combat
    [top-of-deck] if { who-spared } is forsaken as the top card of the deck
   *[forsaken-from-reserve] if { who-spared } is forsaken from reserve
  }, { $wielder ->
    [yes] the wielder and all its items are cycled instead
   *[no] { $items ->
        [yes] { $when ->
            [top-of-deck] it is cycled instead
           *[other] it is cycled with its items instead
          }
       *[no] it is cycled instead (but not its items)
      }
  }
ability-only-weapon = the wielder cannot wield another Weapon
ability-cannot-enter = this card cannot enter { $where_any }{ $given_kind ->
    [none] { "" }
   *[other] { " " }while { $given }
  }
is-may-enter = { $who_each } may be played or moved to any { $where }
is-may-support = any { $army } may support { $who_each_acc }
act-draw = you draw { $amount ->
    [1] 1 more card
   *[other] { $amount } more cards
  } in each Draw phase
act-cycle-after-draw = after drawing in each Draw phase, you cycle 1 card from hand
act-carryover = your carryover limit is { $amount } higher
act-see-top = you may look at the top card of your deck at any time

fact-paths = { $several ->
    [yes] paths
   *[no] path
  } { $value }
fact-defenders = defenders: { $factions }
fact-attackers = attackers: { $factions }
attach-to-item = wielded by { $what_any }

## Nouns

this-army = this army
this-battleground = this battleground
this-path = this path
noun-army = army
    .many = armies
noun-character = character
    .many = characters
noun-item = item
    .many = items
noun-event = event
    .many = events
noun-army-or-character = army or character
    .many = armies and characters
noun-battleground = battleground
    .many = battlegrounds
noun-path = path
    .many = paths
noun-location = location
    .many = locations
noun-host = wielder
    .many = wielders
np-wielder = the wielder
np-there = that location
np-active-path = the active path
np-this-location = its location
stat-battleground-attack = battleground attack
stat-battleground-defense = battleground defense
stat-leadership-attack = leadership attack
stat-leadership-defense = leadership defense
stat-path-attack = path attack
stat-path-defense = path defense
stat-defense = defense
stat-points = victory points
stat-number = path number
token-attack = attack token
token-defense = defense token
trait-nazgul = Nazgûl
trait-ent = Ent
trait-weapon = Weapon
trait-mount = Mount
faction-dunedain = Dúnedain
faction-dwarf = Dwarf
faction-elf = Elf
faction-hobbit = Hobbit
faction-rohan = Rohan
faction-wizard = Wizard
faction-isengard = Isengard
faction-monstrous = Monstrous
faction-mordor = Mordor
faction-southron = Southron
side-free = Free Peoples
side-shadow = Shadow

## Parts of noun phrases

part-of-faction =
    .before = { $faction_name }
    .is = is { $faction_name }
    .is-not = is not { $faction_name }
part-of-side =
    .before = { $side_name }
    .is = belongs to the { $side_name }
    .is-not = does not belong to the { $side_name }
part-battleground-of =
    .before = { $faction_name }
part-active =
    .before = active
    .is = is active
    .is-not = is not active
part-at = { $where_kind ->
    [this-location] there
   *[other] at { $gender ->
        [plural] { $where_many }
       *[other] { $where_any }
      }
  }
    .is = is at { $where_any }
    .is-not = is not at { $where_any }
    .short = at { $where_any }
    .rank = 4
part-numbered-path = with the number { $number }
    .is = is number { $number }
    .is-not = is not number { $number }
in-reserve = { $players_kind ->
    [none] in reserve
   *[other] in your reserve
  }
    .is = is in { $players_kind ->
        [none] reserve
       *[other] your reserve
      }
    .is-not = is not in { $players_kind ->
        [none] reserve
       *[other] your reserve
      }
    .rank = 4

## Players

who-player-of = the { $faction_name } player
    .gen = the { $faction_name } player's
who-each-of = each { $team ->
    [free] Free Peoples
   *[shadow] Shadow
  } player
    .gen = each player's

## Amounts and conditions

n-pairs-of = the number of full pairs of { $what_many }
    .each = for each full pair of { $what_many }
if-supports = this army supports { $whom }
    .not = this army does not support { $whom }

## Verbs

cards-from-hand = { $amount ->
    [1] 1 card
   *[other] { $amount } cards
  } from hand
do-cycle-cards = cycle { cards-from-hand }
    .third = cycles { cards-from-hand }
do-forsake = forsake { n-cards }
    .third = forsakes { n-cards }
do-cycle = cycle { $what_each }
    .third = cycles { $what_each }
    .direct = yes
do-eliminate = eliminate { $what_each }
    .third = eliminates { $what_each }
    .direct = yes
do-remove = eliminate { $name_name } wherever that card is
    .third = eliminates { $name_name } wherever that card is
whose-own = { $subject ->
    [they] their
   *[other] your
  }
take-from = from { whose-own } { $place ->
    [deck] deck
    [cycle] cycle pile
   *[deck-or-cycle] deck or cycle pile
  }
taken = { $most ->
    [1] { $what_any }
   *[other] up to { $most } { $what_many }
  } { take-from } into { whose-own } hand
do-take = { $optional ->
    [yes] you may take
   *[no] take
  } { taken }
    .inf = take { taken }
    .third = { $optional ->
        [yes] may take
       *[no] takes
      } { taken }
do-new-deck = make a new deck
    .third = makes a new deck
tokens = { $amount ->
    [1] 1 { $token_name }
   *[other] { $amount } { $token_name }s
  }
do-add-tokens = put { tokens } on { $what }
    .third = puts { tokens } on { $what }
corruption-tokens = { $amount ->
    [1] 1 corruption token
   *[other] { $amount } corruption tokens
  }
do-add-corruption = add { corruption-tokens }
    .third = adds { corruption-tokens }
do-remove-corruption = remove { corruption-tokens }
    .third = removes { corruption-tokens }
do-pay = { $cost } to { $effect_inf }
    .inf = { $cost_inf } to { $effect_inf }
    .third = { $cost_third } to { $effect_inf }
do-all-first = { $who } { $first_third }, then each of them { $second_third }
do-this-round = until the end of the round, { $what }
another-path = { $higher ->
    [0] another path of the same number
   *[other] a path with a number { $higher } higher
  }
do-activate-path = activate { another-path }
    .third = activates { another-path }
activate-verb = { $new ->
    [yes] { $again ->
        [yes] activate or reactivate
       *[no] activate
      }
   *[no] reactivate
  }
do-activate-battleground = { activate-verb } { $what_any }
    .third = activates { $what_any }
even-new = , even if played this round
do-move-card = move { $who } from your reserve to { $to_any }{ even-new }
    .third = moves { $who } from their reserve to { $to_any }{ even-new }
played-where = { $where ->
    [reserve] { " " }to reserve
    [here] { " " }here
   *[other] { "" }
  }
drawn-to-play = { $play ->
    [1] 1 { $what }
   *[other] { $play } { $what_many }
  } among them{ played-where }
do-draw-and-use = draw { $draw } cards{ $eliminate ->
    [0] { "" }
   *[other] , eliminate { $eliminate } of them
  }{ $play ->
    [0] { "" }
   *[other] , play up to { drawn-to-play }
  }{ $keep ->
    [0] { "" }
   *[other] , take { $keep } into your hand
  } and cycle the rest
    .third = draws { $draw } cards{ $eliminate ->
        [0] { "" }
       *[other] , eliminates { $eliminate } of them
      }{ $play ->
        [0] { "" }
       *[other] , may play { drawn-to-play }
      }{ $keep ->
        [0] { "" }
       *[other] , takes { $keep } into their hand
      } and cycles the rest
do-eliminate-any-number = eliminate X { $what_many }
    .third = eliminates X { $what_many }
