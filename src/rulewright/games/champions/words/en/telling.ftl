### Card texts of Marvel Champions: The Card Game.

## Labels

named-ability = { $name } — { $text }
label-action = Action
    .hero = Hero Action
    .alter-ego = Alter-Ego Action
    .hero-attack = Hero Action (attack)
    .hero-thwart = Hero Action (thwart)
    .alter-ego-thwart = Alter-Ego Action (thwart)
label-resource = Resource
    .hero = Hero Resource
label-interrupt = Interrupt
    .hero = Hero Interrupt
    .defense = Interrupt (defense)
    .thwart = Interrupt (thwart)
    .hero-defense = Hero Interrupt (defense)
label-response = Response
    .attack = Response (attack)
    .thwart = Response (thwart)
label-forced-interrupt = Forced Interrupt
label-forced-response = Forced Response
label-when-revealed = When Revealed
    .hero = When Revealed (Hero)
    .alter-ego = When Revealed (Alter-Ego)
label-when-defeated = When Defeated
    .says-when = yes
label-boost = Boost
label-special = Special
    .attack = Special (attack)
    .thwart = Special (thwart)
label-setup = Setup
label-obligation = { "" }
fact-identity = give this card to { $title_gen } player
ability-max-per = max { $times } per { $per }
ability-form-only = play only in { $form ->
    [hero] hero form
   *[other] alter-ego form
  }
ability-played-under-any-control = play under any player’s control
ability-double-for = double the number of resources this card generates while paying for { $aspect ->
    [aggression] an Aggression
    [justice] a Justice
    [leadership] a Leadership
   *[other] a Protection
  } card
ability-lose-if-completed = if this stage is completed, the players lose the game
ability-drones-go-home = after a facedown Drone minion is defeated, it goes to its owner’s discard pile

## Nouns

this-main-scheme = this scheme
this-obligation = this obligation
noun-hero = hero
    .many = heroes
noun-ally = ally
    .many = allies
noun-character = character
    .many = characters
noun-friendly-character = friendly character
    .many = friendly characters
noun-enemy = enemy
    .many = enemies
noun-villain = villain
noun-minion = minion
    .many = minions
noun-scheme = scheme
    .many = schemes
noun-side-scheme = side scheme
    .many = side schemes
noun-upgrade = upgrade
    .many = upgrades
noun-support = support
    .many = supports
noun-event = event
    .many = events
noun-treachery = treachery
    .many = treacheries
noun-environment = environment
noun-host = card
keyword-guard = guard
    .line = Guard
keyword-overkill = overkill
    .line = Overkill
keyword-peril = peril
    .line = Peril
keyword-quickstrike = quickstrike
    .line = Quickstrike
keyword-restricted = restricted
    .line = Restricted
keyword-retaliate = retaliate 1
    .line = Retaliate { $number }
keyword-surge = surge
    .line = Surge
keyword-toughness = toughness
    .line = Toughness
fact-uses = uses ({ $value } { $counter } counters)
resource-energy = energy
resource-mental = mental
resource-physical = physical
resource-wild = wild

## Things that are one of a kind

np-any = { $first ->
    [other] an{ $np }
    [upgrade] an { $np }
   *[any] { $vowel ->
        [yes] an { $np }
       *[no] a { $np }
      }
  }
np-chosen = { np-any }
np-the-villain = the villain
np-main-scheme = the main scheme
np-your-identity = { $subject ->
    [they] their identity
   *[other] your identity
  }
np-your-hero = { $subject ->
    [they] their hero
   *[other] your hero
  }
np-villain-and-engaged = the villain and each minion engaged with { $players }
np-picked-cards = them
np-event-source = the attacking enemy
np-attacked-enemy = the attacked enemy
np-damaged-by-attack = each character that this attack has damaged
np-topmost = the topmost { $trait_name } upgrade in { $players_gen } discard pile

## Players

who-engaged-with = the engaged player
who-engaged-player = the hero it is engaged with
who-attacked-player = the attacked player
who-other-heroes = each other hero

## Parts of noun phrases

part-marked = { $token ->
    [damage] { "" }
   *[other] with a { $token } status card
  }
    .before = { $token ->
        [damage] damaged
       *[other] { "" }
      }
    .is = { $token ->
        [damage] is damaged
       *[other] has a { $token } status card
      }
    .is-not = { $token ->
        [damage] is not damaged
       *[other] has no { $token } status card
      }
part-attackable = { "" }
part-your-doing = { "" }
part-face-down =
    .before = facedown
    .rank = 0
part-printed-resource = with a printed { $resource_name } resource
part-discarded-this-way = discarded this way
part-damaged-by-attack = that this attack has damaged
part-most-hit-points = with the highest printed hit points
part-the-villain = { "" }
in-engaged = engaged with { $players }
in-hand = { $verb ->
    [discard] from
    [pick-up-to] from
   *[other] in
  } { $players_gen } hand
in-deck = in { $players_gen } deck
in-discard = in { $players_kind ->
    [everyone] any player’s
   *[other] { $players_gen }
  } discard pile
in-nemesis = of your set-aside nemesis set
    .again = of that set
in-encounter-deck = { "" }
in-encounter-discard = { "" }

## Amounts and conditions

n-event-amount = that number
    .each = { $event ->
        [threat-placed] for each threat
       *[other] for each damage
      }
n-per-player = the number of players
    .each = per player
n-tokens-on = the number of { $token_name }s on { $what }
    .each = for each { $token_name } on { $what }
    .at-least = there are at least { $least } { $token_name }s on { $what }
    .not-at-least = there are fewer than { $least } { $token_name }s on { $what }
n-picked = the number of cards discarded this way
    .each = for each card discarded this way
n-spent = the number of resources spent this way
    .each = for each resource spent this way
n-remaining-hit-points = { $what_gen } remaining hit points
n-boost-icons = { $more } more than the number of boost icons on that card
n-discarded-resources = the number of printed { $resource_name } resources discarded this way
    .each = for each printed { $resource_name } resource on the cards they discard this way
n-more-for-discarded = { $base }, and { $more } more for each printed { $resource_name } resource discarded this way
n-discarded-types = the number of different resource types discarded this way
    .each = for each different resource type discarded this way
n-damage-dealt = the damage dealt by this attack
    .each = for each damage dealt by this attack
    .at-least = this attack has dealt damage
    .not-at-least = this attack has dealt no damage
n-threat-placed = the threat placed this way
    .each = for each threat placed this way
if-discarded = that card has a printed { $resource_name } or wild resource
if-paid-with = you paid for this card with { $resource ->
    [energy] an energy
   *[other] a { $resource_name }
  } resource
if-you-have-trait = you have the { $trait_name } trait
if-in-form = you are in { $form ->
    [hero] hero
   *[other] alter-ego
  } form
if-dealt-damage-to-you = this activation has dealt damage to you
if-final-step = this is the final step of the sequence
if-undefended = the villain is making an undefended attack
if-attacks = { $card } attacks
if-defeats = the attack has defeated { $what_any }
if-attack-made = an attack was made this way
    .not = no attack was made this way
if-fell-as = it was { $what_any }

## Verbs

do-instead-of = instead { $effect }
do-deal-damage = { $what_kind ->
    [your-identity] take { $amount } damage
   *[other] deal { $amount } damage to { $what_each }
  }
    .third = { $what_kind ->
        [your-identity] takes { $amount } damage
       *[other] deals { $amount } damage to { $what_each }
      }
    .direct = yes
do-heal = heal { $amount ->
    [-1] all damage from { $what_each }
   *[other] { $amount } damage from { $what_each }
  }
    .direct = yes
do-choose-and = { $effect }
do-draw-up = draw up to your printed hand size
n-threat = { $amount } threat
n-counters = { $amount ->
    [1] 1 { $counter } counter
   *[other] { $amount } { $counter } counters
  }
do-place-threat = place { n-threat } on { $what_each }
    .third = places { n-threat } on { $what_each }
do-remove-threat = remove { n-threat } from { $what_each }
    .third = removes { n-threat } from { $what_each }
    .direct = yes
do-accelerate = give the main scheme 1 acceleration token
do-stun = stun { $what_each }
    .third = stuns { $what_each }
    .direct = yes
do-confuse = confuse { $what_each }
    .third = confuses { $what_each }
    .direct = yes
do-toughen = give { $what_each } a tough status card
    .third = gives { $what_each } a tough status card
do-add-counters = put { n-counters } on { $what_each }
do-remove-counters = remove { n-counters } from { $what_each }
do-change-form = change your form
    .third = changes form
do-deal-card = you are dealt an encounter card
    .third = is dealt an encounter card
do-place-damage = place { $amount } damage on { $what_each }
do-assign-damage = divide { $amount } damage among heroes and allies
do-cancel = cancel { $event ->
    [encounter-card-revealed] the effects of that card
   *[other] that effect
  }
do-cancel-when-revealed = cancel the “when revealed” effects of that card
do-gain-overkill = this attack gains overkill
do-move-damage = move { $amount } damage from { $what } to { $to }
do-place-less = the scheme places { $amount } less threat
do-generate = generate a { $resource_name } resource
do-generate-top-discard = generate the resources of the top card of your discard pile
do-spend = spend { $price ->
    [energy] 1 energy resource
    [mental] 1 mental resource
    [physical] 1 physical resource
    [x-energy] X energy resources
    [energy-energy] 2 energy resources
    [mental-mental] 2 mental resources
    [physical-physical] 2 physical resources
    [physical-physical-physical] 3 physical resources
   *[energy-mental-physical] 1 energy, 1 mental and 1 physical resource
  }
    .third = spends { $price ->
        [energy] 1 energy resource
        [mental] 1 mental resource
        [physical] 1 physical resource
       *[energy-mental-physical] 1 energy, 1 mental and 1 physical resource
      }
do-pay-to = { $first } to { $second_inf }
    .inf = { $first_inf } to { $second_inf }
do-remember-counters = { "" }
do-reduce-next-cost = the next card that { $whose } plays this phase costs 1 resource less
do-pay-printed-cost = pay { $what_gen } printed cost
do-discard-top = discard the top { n-top } of your deck
    .third = discards the top { n-top } of their deck
n-top = { $amount ->
    [1] card
   *[other] { $amount } cards
  }
do-take-one-of-top = look at the top { $amount } cards of your deck, add 1 to your hand and discard the others
do-search-deck = search your deck for { $what_any }, add it to your hand and shuffle your deck
do-pick-up-to = choose up to { $most } { $different ->
    [yes] different { $what_many }
   *[no] { $what_many }
  } and { $effect }
do-resolve-specials = resolve the “Special” ability of { $what_each }, in any order
do-enemies-attack = { $what_each } { $what_kind ->
    [villain-and-engaged] attack
   *[other] attacks
  } { $whom }
do-enemies-attack-ending = { $attack }. At the end of this attack, { $ending }
do-enemies-scheme = { $what_each } schemes
do-give-boost-card = the villain gets { $amount ->
    [1] 1 additional boost card
   *[other] { $amount } additional boost cards
  } for this activation
do-also-attack = the attack is also resolved against { $whom }
do-reveal-top = reveal the top card of the encounter deck
do-reveal = reveal { $what_each }
do-gain-surge = this card gains surge
    .subject = yes
do-discard-encounter-card = discard the top card of the encounter deck
do-discard-until = discard cards from the encounter deck until { $what_any } is discarded
do-enter-engaged = put { $what_each } into play engaged with { $whom }
do-send-drone = put the top { n-top } of your deck into play facedown, engaged with you as { drones }
    .inf = put the top { n-top } of { $subject ->
        [they] their deck into play facedown, engaged with them
       *[other] your deck into play facedown, engaged with you
      } as { drones }
    .third = puts the top { n-top } of their deck into play facedown, engaged with them as { drones }
drones = { $amount ->
    [1] a Drone minion
   *[other] Drone minions
  }
do-lay-under = place 1 random card from your hand facedown here
    .third = places 1 random card from their hand facedown here
do-return-laid = return each facedown card here to its owner’s hand

## Prohibitions and permissions

act-take-damage = { $who_each } cannot take damage
act-lose-threat = threat cannot be removed from { $who_each }
act-be-defended-otherwise = { $players } must defend against { $who_gen } attacks with an ally they control, if able
act-more-allies = increase your ally limit by { $amount }
is-base = { $who_each } has { $gains }
while = { $given_kind ->
    [attacks] while { $given }, { $text }
   *[other] { $text } while { $given }
  }
is-grant = { $what ->
    [immunity] { $who_each } cannot take damage from { $value }
   *[other] { $who_each } gains { $what ->
        [trait] the { $value } trait
       *[other] { $value }
      }
  }
    .inf = give { $who_each } { $what ->
        [trait] the { $value } trait
       *[other] { $value }
      }
immunity-upgrade-black-panther = Black Panther upgrades
gain-base = a base { $stat } of { $amount }
is-most = { $who_each } has { $gains }
gain-most = a maximum { $stat } of { $amount }

## Events and moments

moment-attack-ends = at the end of this activation
moment-round-ends = at the end of the round
on-damaged =
    .when = when { $piece_kind ->
        [your-identity] you would take
       *[other] { $piece_any } would take
      } damage{ $how ->
        [attack] { " " }from an attack
       *[other] { "" }
      },
    .after = after { $piece_any } takes damage,
on-threat-placed =
    .when = when threat would be placed on { $piece_any },
    .after = after threat is placed on { $piece_any }{ $how ->
        [step-one] { " " }in step 1 of the villain phase
       *[other] { "" }
      },
on-threat-removed =
    .when = when threat would be removed from { $piece_any },
    .after = after threat is removed from { $piece_any },
on-changes-form =
    .when = when you would change form,
    .after = after you change to this form,
on-attacks =
    .when = when { $piece_any } would attack,
    .after = after { $piece_any } { $given_kind ->
        [defeats] attacks and defeats { $given_what_any }
       *[other] { $how ->
            [basic] makes a basic attack
           *[other] attacks
          }
      },
on-thwarts =
    .when = when { $piece_any } would thwart,
    .after = after { $piece_any } thwarts,
on-enemy-attacks =
    .when = when { $piece_any } attacks{ $seat_kind ->
        [you] { " " }you
       *[other] { "" }
      },
    .after = after { $piece_any } attacks{ $seat_kind ->
        [you] { " " }you
       *[other] { "" }
      },
on-enemy-schemes =
    .when = when { $piece_any } schemes,
    .after = after { $piece_any } schemes,
on-defeated =
    .when = when { $piece_any } is defeated,
    .after = { $given_kind ->
        [fell-as] after you defeat { $given_what_any },
       *[other] after { $piece_any } is defeated,
      }
on-defends =
    .when = when { $piece_any } would defend,
    .after = after { $piece_any } defends,
on-encounter-card-revealed =
    .when = when { revealed-card } is revealed from the encounter deck,
    .after = after { revealed-card } is revealed from the encounter deck,
revealed-card = { $piece_kind ->
    [none] a card
   *[other] { $piece_any }
  }

## What villains' cards alone speak of

noun-encounter-card = encounter card
    .many = encounter cards
