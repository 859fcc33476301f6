### How sentences, noun phrases and abilities are put together.

np-each = each { $np }
np-a = 1 { $np }
np-that = that { $np }
np-or = { $left } or { $right }
np-host = attached card

triggered = { $trigger }, { $effect }
triggered-given = { $trigger }, if { $given }, { $effect }
pay-to-do = { $cost } to { $effect_inf }
only-if = Use only if { $given }
and-then = { $first } and { $last }
or-else = { $first }; or { $last }
limit = Limit { $times ->
    [one] once
    *[other] { $times } times
  } { $per ->
    [player] by each player
    [player-and-card] by each player
    *[other] { "" }
  } per { $period }
attach-to = attach to { $what_a }

## Players

who-you = you
    .gen = your
who-everyone = each player
    .gen = each player's
who-first-player = the first player
    .gen = the first player's
who-other-players = another player
    .gen = another player's
who-chosen-player = that player
    .gen = that player's
who-event-player = that player
    .gen = that player's
who-controller-of = the controller of { $what }
    .gen = { $what }'s controller's
who-owner-of = the owner of { $what }
    .gen = { $what }'s owner's

## Parts of noun phrases

noun-card = card
part-trait =
    .before = { $trait_name }
part-exhausted =
    .before = exhausted
part-ready =
    .before = ready
part-keyword = with the { $keyword_name } keyword
part-controlled-by = { $players_kind ->
    [you] { $person ->
        [third] they control
        *[other] you control
      }
    [everyone] controlled by any player
    *[other] controlled by { $players }
  }
part-attached-to = attached to { $what }
part-not-chosen =
    .before = different

## Amounts

n-count = the number of { $what }s
n-count-players = the number of players in the game
n-tokens-on = the number of { $token_name } tokens on { $what }
n-value-of = { $what }'s { $stat_name }
n-event-amount = the same number
n-named = X
n-if-else = { $otherwise } ({ $then } instead if { $condition })
n-multiplied = { $factor } for each of { $amount }

## Conditions

if-exists = { $what_a } is in play
if-is = { $what } is { $kind }
if-in-play = { $what } is still in play
if-not = it is not true that { $condition }
if-at-least = { $amount } is { $least } or more

## Effects

do-choose = { $by_kind ->
    [you] choose { $what_a }
    *[other] { $by } chooses { $what_a }
  }
    .third = chooses { $what_a }
do-choose-player = { $by_kind ->
    [you] choose { $players_kind ->
        [everyone] a player
        *[other] { $players }
      }
    *[other] { $by } chooses { $players_kind ->
        [everyone] a player
        *[other] { $players }
      }
  }
do-each-player = { $players } { $effect }
do-if = if { $condition }, { $then }{ $otherwise_kind ->
    [none] { "" }
    *[other] . Otherwise, { $otherwise }
  }
do-then = { $first }. Then, { $second }
do-times = { $effect }, { $times } times
do-may = { $by_kind ->
    [you] you may { $effect_inf }
    *[other] { $by } may { $effect_inf }
  }
    .third = may { $effect_inf }
do-one-of = choose one: { $effects }
do-until = { $what } until the end of the { $period }
do-at = { $moment }, { $effect }
do-cancel = cancel it
do-instead-of = { $effect } instead
do-nothing = nothing happens
do-bind = X is { $amount }
do-unless = unless { $by } pays: { $cost }, { $effect }

## Constants

is-gets = { $what_each } gets it
is-grant = it gains it
is-forbid = it is forbidden
is-permit = it is permitted
