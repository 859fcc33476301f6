### How sentences, noun phrases and abilities are put together.
###
### A guide for translators
###
### The text of a card is told from the same tree that plays it. Each kind of node has one message, in all languages:
###
###   do-VERB       an effect, in the imperative; .inf is the infinitive ("... to ready it"), .third the third person
###                 ("each player readies it"); leave an attribute out where the form is the same. .direct = yes
###                 says that "choose and VERB 1 hero" is good style: the object follows the verb without a preposition.
###                 .names-place = yes says that the place has been told ("search the deck"): `$placed` is yes from then on.
###                 .subject = yes says that the message has a subject of its own ("your turn ends"), .second tells what "you"
###                 do where somebody else is the subject ("Sauron may choose one: the hero takes 2 damage; or ..."),
###                 .again is what is said where the clause before has said the verb ("draws 1 Plot card and 1 Shadow card").
###   part-WORD     what a selector adds to a noun: the value stands after the noun, .before before it, .is and .is-not
###                 are predicates ("is exhausted"), .short one that needs no subject ("while at Edoras"); .rank orders those
###                 after the noun: 1 what is part of the name, 2 whose, 3 (as without it) which, 4 where. in-ZONE is the same
###                 for "in your hand". .again is said where it stands a second time ("of that set"), .first = yes where
###                 the place comes before what is there (`if-exists-there`).
###   np-WORD       determiners (each, a, any, no, all, count, that, it) and things that are one of a kind ("the active location");
###                 np-chosen, where a game has it, is how it tells what is chosen with what is done to it
###   who-WORD      players; n-WORD amounts (.each: "for each ...", .some and .none: that there is any); if-WORD conditions
###                 (.not: the contrary)
###   on-EVENT      .when and .after, with the comma that stands before the effect; .whose = yes where the player of the event
###                 is the controller of its card, so that the card is told as "a hero you control"
###   is-WORD       constants; act-WORD is the whole sentence of what is forbidden or permitted
###   noun-, stat-, token-, keyword-, trait-, sphere-, moment-, label-   single words; a noun's .later is the one that is
###                 said when it is named again
###
### The fields of the node are the arguments. A card `$what` comes bare and with a determiner (`$what_each`, `$what_a`,
### `$what_any`, `$what_no`, `$what_all`), each of them in every case (`$what_each_dat`), and after a preposition as `_gen_p`, `_dat_p`,
### `_acc_p` or `_ins_p`, because pronouns change there. `$what_it` is yes when it is a pronoun, `$what_gender` its gender,
### `$what_kind` the kind of node. A player `$players` comes in every case and as `$players_kind`: `self` is the subject
### of an imperative, `they` the subject in the third person. Words that must agree get `$case`, `$gender`, `$animate`.
### `$face` is the type of the card, `$event` the event that the ability answers, `$from` where the ability works.
### Where titles stand in quotation marks (all but those of beings), `quoted` makes them, its cases those of a title that
### is not declined; `$card_title` and `$what_title` are the bare titles, `$card_vowel` says whether a title begins with a
### vowel, `$where_on` whether one is on a place and not in it. What the sounds around a word ask of it (Ukrainian у or в,
### Russian с or со) is none of a translator's business: it is done at the end.
### A number that depends on something comes as a plain number, and its reason is added at the end of the clause;
### `$amount_kind` is then not `number`. A comma at the end of a part is dropped where another mark follows.

labelled = { $label }: { $capital }
triggered = { $trigger } { $effect }
triggered-given = { $trigger } if { $given }, { $effect }
pay-to-do = { $cost } to { $effect }
pay-and-then = { $cost }. { $kind ->
    [if] Then,
   *[other] If you do,
  } { $effect }
only-if = Use only if { $given }
only-by = only { $who } may use it
and-then = { $first } and { $last }
or-else = { $first }; or { $last }
and-clause = { $first }, and { $last }
and-also = { $first }, and { $last }
while = { $given_kind ->
    [titled] { $text } if { $given }
    [at-least] { $text } if { $given }
   *[other] { $text } while { $given }
  }
attach-to = attach this card to { $what_any }
limit = (Limit: { $times ->
    [1] once
   *[other] { $times } times
  } per { $period }{ $per ->
    [card] { "" }
    [group] { " " }for the whole group
   *[other] { " " }for each player
  }.)

## Noun phrases

np-genitive = { $s ->
    [yes] { $np }'
   *[no] { $np }'s
  }
np-each = each { $np }
np-a = 1 { $np }
np-any = { $first ->
    [other] an{ $np }
   *[any] { $vowel ->
        [yes] an { $np }
       *[no] a { $np }
      }
  }
np-no = each { $np }
np-all = each { $np }
np-count = { $amount } { $np }
np-that = that { $np }
np-it = { $head ->
    [this] { $face ->
        [hero] { $np }
        [ally] { $np }
        [character] { $np }
       *[other] { $case ->
            [gen] its
           *[other] it
          }
      }
    [titled] { $np }
    [titles] { $case ->
        [gen] their
        [nom] they
       *[other] them
      }
   *[other] { $case ->
        [gen] its
       *[other] it
      }
  }
np-or = { $left } or { $right }
np-and = { $left } and { $right }
np-host = the attached { $np }

noun-card = card
    .many = cards
noun-copy = copy
    .many = copies

## Players

who-you = you
    .gen = your
who-self = you
    .gen = your
who-they = they
    .gen = their
    .acc = them
    .ins = them
who-everyone = each player
    .gen = each player's
who-first-player = the first player
    .gen = the first player's
who-other-players = each other player
    .gen = each other player's
who-any-player = a player of your choice
    .gen = the chosen player's
who-chosen-player = that player
    .gen = that player's
who-event-player = { $event ->
    [leaves-play] its controller
    [destroyed] its controller
   *[other] that player
  }
    .gen = { $event ->
        [leaves-play] its controller's
        [destroyed] its controller's
       *[other] that player's
      }
who-controller-of = { $what_gen } controller
    .gen = { $what_gen } controller's
who-owner-of = { $what_gen } owner
    .gen = { $what_gen } owner's

## Parts of noun phrases

part-trait =
    .before = { $trait_name }
    .is = has the { $trait_name } trait
    .is-not = does not have the { $trait_name } trait
part-not-trait =
    .before = non-{ $trait_name }
part-keyword = with the { $keyword_name } keyword
    .is = has the { $keyword_name } keyword
    .is-not = does not have the { $keyword_name } keyword
part-not-keyword = without the { $keyword_name } keyword
part-not-kind =
    .before = non-{ $noun_name }
part-printed-keyword = with the printed { $keyword_name } keyword
    .is = has the printed { $keyword_name } keyword
    .is-not = does not have the printed { $keyword_name } keyword
part-printed-trait = with the printed { $trait_name } trait
    .is = has the printed { $trait_name } trait
    .is-not = does not have the printed { $trait_name } trait
part-exhausted =
    .before = exhausted
    .is = is exhausted
    .is-not = is not exhausted
part-not-exhausted =
    .before = ready
part-ready =
    .before = { $verb ->
        [exhaust] { "" }
       *[other] ready
      }
    .is = is ready
    .is-not = is not ready
part-not-ready =
    .before = exhausted
part-controlled-by = { $players_kind ->
    [you] you control
    [self] you control
    [they] they control
    [everyone] controlled by a player
    [other-players] controlled by another player
    [with-threat] controlled by { $players }
   *[other] { $players } controls
  }
    .is = is controlled by { $players }
    .is-not = is not controlled by { $players }
part-not-controlled-by = not controlled by { $players }
part-attached-to = { $event ->
    [triggers] dealt to { $what_any }
   *[other] attached to { $what_any }
  }
    .is = is attached to { $what_any }
    .is-not = is not attached to { $what_any }
part-not-chosen =
    .before = different
part-not-this =
    .before = other
part-not-titled = other than { $name_name }
part-has-value = with { $stat_name }
part-not-has-value = without { $stat_name }

## Amounts

where-x = , where X is { $amount }
n-if-else = ({ $then } instead if { $condition })
n-named = X
n-at-most = (to a maximum of { $most })
n-count = the number of { $what_many }
    .each = for each { $what }
n-count-players = the number of players
    .each = { $players_kind ->
        [everyone] for each player in the game
       *[other] for { $players }
      }
n-tokens-on = the number of tokens on { $what }
    .each = for each { $token_name } on { $what }
n-value-of = { $what_gen } { $stat_name }
n-event-amount = that number
    .each = { $event ->
        [damaged] for each point of damage just suffered
        [healed] for each point of damage just healed
       *[other] for each of them
      }

## Conditions

if-is = { $what } is { $kind_any }
    .not = { $what } is not { $kind_any }
if-is-so = { $what } { $fits }
if-exists = { $what_long ->
    [yes] there is { $what_any }
   *[no] { $what_any } is in play
  }
    .not = { $what_long ->
        [yes] there is no { $what }
       *[no] there is no { $what } in play
      }
if-in-play = { $what } is still in play
    .not = { $what } is not in play
if-at-least = { $amount } is { $least } or more
    .not = { $amount } is less than { $least }
if-both-true = { $first } and { $second }
if-one-true = { $first } or { $second }

## Effects

do-acting = { $who } { $effect }
do-choose = choose { $what_any }
    .third = chooses { $what_any }
do-choose-and = choose and { $effect }
    .third = chooses and { $effect }
do-choose-player = choose { $players_kind ->
    [everyone] a player
    [other-players] another player
   *[other] { $players }
  }
    .third = chooses { $players_kind ->
        [everyone] a player
        [other-players] another player
       *[other] { $players }
      }
do-if = if { $condition }, { $then }{ $otherwise_kind ->
    [none] { "" }
   *[other] . Otherwise, { $otherwise }
  }
    .third = , if { $condition }, { $then_third }{ $otherwise_kind ->
        [none] { "" }
       *[other] , otherwise { $otherwise_third }
      }
do-if-none = { $then }; if there is none, { $otherwise }
    .third = { $then_third }; if there is none, { $otherwise_third }
do-then = { $first }. Then, { $second }
    .inf = { $first_inf }. Then, { $second }
    .third = { $first_third }, then { $second_third }
times-over = { $times ->
    [1] { "" }
    [2] do this twice:{ " " }
   *[other] do this { $times } times:{ " " }
  }
do-times = { times-over }{ $effect }
    .inf = { times-over }{ $effect_inf }
    .third = { times-over }{ $effect_third }
do-may = you may { $effect_inf }
    .third = may { $effect_inf }
do-one-of = choose one: { $effects }
    .inf = choose one: { $effects_inf }
    .third = chooses one: { $effects_inf }
until-end = until the end of { $period ->
    [attack] this attack
   *[other] the { $period }
  }
do-until = { $event ->
    [none] { $what_kind ->
        [grant] { $what } { until-end }
       *[other] { until-end }, { $what }
      }
   *[other] { $what } { until-end }
  }
    .inf = { $what_inf } { until-end }
do-at = { $moment }, { $effect }
do-cancel = { $event ->
    [readies] it does not ready
    [triggers] cancel that effect
   *[other] cancel that
  }
    .third = cancels that effect
do-instead-of = { $effect } instead
do-prevent = prevent { $amount ->
    [-1] all of it
   *[other] { $amount } of it
  }
do-redirect = it happens to { $what_a } instead
do-nothing = nothing happens
do-bind = X is { $amount }
do-unless = { $effect } unless { $by } { $by_kind ->
    [you] { $cost }
    [self] { $cost }
   *[other] { $cost_third }
  }

## Events of abilities

on-triggers =
    .when = when { $how ->
        [when-revealed] the “when revealed” effect of { $piece_any } is about to resolve
        [shadow] { $piece_kind ->
            [none] a shadow effect is about to resolve
           *[other] the shadow effect of { $piece_any } is about to resolve
          }
       *[other] an effect is about to resolve
      },
    .after = after { $how ->
        [when-revealed] the “when revealed” effect of { $piece_any } resolves
        [shadow] { $piece_kind ->
            [none] a shadow effect resolves
           *[other] the shadow effect of { $piece_any } resolves
          }
       *[other] an effect resolves
      },

## Constants

gain = { $amount } { $stat }
gain-set = { $amount } { $stat }
is-gets = { $who_each } { $who_kind ->
    [titles] get
   *[other] gets
  } { $gains }
    .inf = give { $gains } to { $who_each }
is-set = { $who_each } has exactly { $gains }
    .inf = set { $who_each } to { $gains }
is-grant = { $who_each } gains { $what ->
    [trait] the { $value } trait
    [label] a { $value } resource icon
   *[other] { $value }
  }
    .inf = give { $who_each } { $what ->
        [trait] the { $value } trait
        [label] a { $value } resource icon
       *[other] { $value }
      }
