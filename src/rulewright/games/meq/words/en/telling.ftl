### Component texts of Middle-Earth Quest.

## Labels: the rules call a text by them

label-at-once = At once
label-explored = Whoever explores here does this and discards the event
label-may-explore = Whoever explores here may do this and then discards the event
special-explored-nothing = whoever explores here discards the event
label-effect = { "" }
label-setup = When you receive this quest
label-objective = Quest
label-reward = Reward
label-help = Ability
label-enters = When this plot enters play
label-shadow = { "" }
label-combat = { "" }
label-cancels = { "" }
label-next-round = Next round
label-next-cancels = Next round
label-next-strength = Next round
label-dealt = { "" }
label-round-end = At the end of the round
label-spies = Ranged
label-from-hand = Melee
label-start = At the start of the game
label-gained = At once
label-scout = Scout

## Abilities

ability-plot-place = Affects { $where_any }{ $given_kind ->
    [none] { "" }
   *[other] . Play only if { $given }
  }
ability-mission = You have met this mission if { $given }
ability-objective = { $sort ->
    [explore] explore { $name_name }
    [explore-or-survive] explore { $name_name }, or survive a combat with the { $title_name }
   *[fight] in place of drawing encounter cards in { $name_name }, fight the { $title_name }; defeat it
  }
keyword-uncancelable =
    .line = Cannot be canceled
keyword-reshuffle =
    .line = Afterwards this card and the discard pile are shuffled back into the deck
fact-reconstructed = (Not certain: { $value }.)
act-second-wind = when you rest outside a Haven, you may also heal or train
act-go-on = your turn goes on after a combat that you did not win
act-sail = any water path costs you 1 card of any kind; The Grey Havens and Belfalas count as joined by a path of 3 cards of any kind
act-shorter-ways = the number of every path is 1 lower for you, but at least 1
act-one-more-peril = Sauron may draw 1 more Peril card in your turn
act-encounter-cards = you draw { $amount } encounter cards instead of 3
act-hand-limit = you may hold at most { $amount } cards
act-favor-limit = you may have at most { $amount } favor
act-favor-each-turn = you gain at most { $amount } favor in a turn
act-travel-limit = you have at most { $amount } Travel steps in a turn
act-further-advance = when you rest or are defeated, the leftmost of Sauron's markers advances 2 spaces instead of 1
act-move-limit = the hero may move only once
until-end = until the end of { $period ->
    [travel] the hero's next Travel step
   *[other] the { $period }
  }
act-as-uruk-hai = Sauron may treat { $who_each } as an Uruk-hai unless it is blank
act-consult = you may not consult characters
act-trade = you may not trade with heroes
act-ambush = { $players } has no Ambush step
act-rest = { $who_no } may not rest
act-heal = { $who_no } may not heal
act-encounter = { $who_no } draws no encounter cards

## Nouns

noun-location = location
    .many = locations
noun-haven = Haven
    .many = Havens
noun-stronghold = Shadow Stronghold
    .many = Shadow Strongholds
noun-hero = hero
    .many = heroes
noun-minion = minion
    .many = minions
noun-minion-or-defeated = minion on the board or defeated minion
    .many = minions on the board or defeated minions
    .later = minion
noun-character = character
    .many = characters
noun-monster-token = monster token
    .many = monster tokens
noun-plot = active plot
    .many = active plots
np-this = { $np }
this-plot = this plot
this-minion = this minion
this-hero-card = this card
this-skill = this card
this-combat-card = this card
this-monster = this monster
np-place = { $name_name }
np-location-of = { $players_kind ->
    [you] your location
    [self] your location
    [they] their location
   *[other] { $players_gen } location
  }
np-where-is = { $what_kind ->
    [this] { $face ->
        [minion] this minion
       *[other] the affected location
      }
   *[other] the location of { $what_any }
  }
np-hero-of = { $players_kind ->
    [you] your hero
    [self] your hero
   *[other] { $players }
  }
stat-fortitude = fortitude
stat-strength = strength
stat-agility = agility
stat-wisdom = wisdom
stat-health = health
stat-attack = attack
stat-defense = defense
stat-influence = influence needed
stat-price = price in favor
stat-advance = spaces
stat-priority = priority
stat-favor = favor
token-influence = influence
token-favor = favor
token-damage = damage
trait-perilous = perilous
trait-haven = Haven
trait-mustering = open to monster tokens, influence or not
region-eriador = Eriador
region-enedwaith = Enedwaith
region-rhudaur = Rhudaur
region-grey-mountains = the Grey Mountains
region-misty-mountains = the Misty Mountains
region-mirkwood = Mirkwood
region-rohan = Rohan
region-gondor = Gondor
region-brown-lands = the Brown Lands
region-mordor = Mordor

## Parts of noun phrases

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
part-place = { $name_name }
other-region = { $other ->
    [enedwaith] { " " }and { region-enedwaith }
    [rhudaur] { " " }and { region-rhudaur }
   *[none] { "" }
  }
part-region = of { the-region }{ other-region }
part-in-title = with “{ $word }” in its title
part-region-of = { $players_kind ->
    [you] of the hero's region
   *[other] of your region
  }
part-adjacent = next to { $to_any }
part-within = within { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
  } of { $to_any }
part-beyond = at least { $spaces } spaces away from { $to_any }
part-is-haven =
    .is = is a Haven
    .is-not = is not a Haven
part-not-is-haven =
    .before = non-Haven
part-is-stronghold =
    .is = is a Shadow Stronghold
part-not-is-stronghold = that is not a Shadow Stronghold
part-at = { $where_kind ->
    [region-of] in your region
   *[other] in { $where_any }
  }
    .is = is in { $where_any }
    .is-not = is not in { $where_any }
part-with = with { $what_any }
    .again = and { $what_any }
part-not-location-of = other than { $players_kind ->
    [you] your location
   *[other] { $players_gen } location
  }
part-plotted =
    .is = is affected by an active plot
part-not-plotted = without another plot marker
part-surrounded = with at least { $least } influence in the locations next to it
part-marked = with { $token_name }
    .is = has { $token_name }
    .is-not = has no { $token_name }
part-any-character =
    .is = is a character
part-any-minion =
    .is = is a minion
part-own-cards = { $bottom ->
    [yes] of its stack that is the lowest one and { $type }
   *[no] of its own that is { $type }
  }

## Players

who-sauron-player = Sauron
    .gen = Sauron's
who-heroes = the team of heroes
    .gen = the heroes'
who-each-hero = { $given_kind ->
    [none] each hero
   *[other] each hero whose { $given }
  }
    .gen = each hero's
who-chosen-player = the hero
    .gen = the hero's
who-whose = whose
    .gen = whose
who-event-player = that hero
    .gen = that hero's
who-opponent = the opponent
    .gen = the opponent's

## Amounts

n-in-pool = the influence in the Shadow Pool
n-attribute = { $players_kind ->
    [you] your { $stat_name }
    [self] your { $stat_name }
    [they] their { $stat_name }
    [whose] the { $stat_name }
   *[other] { $players_gen } { $stat_name }
  }
n-corruption-of = { $players_kind ->
    [you] the number of your Corruption cards
    [self] the number of your Corruption cards
    [they] the number of their Corruption cards
    [whose] number of Corruption cards
    [each-hero] the number of Corruption cards of all heroes
   *[other] the number of { $players_gen } Corruption cards
  }
    .each = for each { $players_kind ->
        [you] of your Corruption cards
        [self] of your Corruption cards
        [they] of their Corruption cards
        [whose] of their Corruption cards
       *[other] of { $players_gen } Corruption cards
      }
    .at-least = { $players_kind ->
        [you] you have at least { $least } Corruption { $least ->
            [1] card
           *[other] cards
          }
       *[other] { $players } has at least { $least } Corruption { $least ->
            [1] card
           *[other] cards
          }
      }
    .none = you have no Corruption cards
n-favor-of = { $players_kind ->
    [each-hero] the favor of all heroes
    [you] your favor
    [whose] favor
   *[other] their favor
  }
those-places = { $what_kind ->
    [place] { $what }
    [location-of] { $what }
    [region-of] locations of your region
   *[other] { $what_many }
  }
n-tokens-on = the { $token_name } in { those-places }
    .at-least = { $least ->
        [1] there is { $token_name } in { those-places }
       *[other] there is a total of at least { $least } { $token_name } in { those-places }
      }
n-other-cards = the number of other { $type ->
    [melee] melee cards
    [ranged] ranged cards
   *[other] cards
  } in your combat stack
    .each = for each other { $type ->
        [melee] melee card
        [ranged] ranged card
       *[other] card
      } in your combat stack

## Conditions

if-compare = { $how ->
    [at-least] { $first } is at least { $second }
    [more] { $first } is greater than { $second }
    [less] { $first } is less than { $second }
   *[at-most] { $first } is at most { $second }
  }
if-marker-in-stage = the { $marker } story marker is in stage { $stage } of the Story Track
if-marker-is-last = no story marker is closer to the start than the { $marker } one
if-all-quests-done = every hero has completed the starting and the advanced quest
if-company = a character or another hero is there
if-some-hero = there is a hero whose { $given }
if-won = you win that combat
the-opposing-card = { $verb ->
    [cancel-card] it
    [deal-damage] their card
   *[other] the opponent's card
  }
the-opposing-defense = { $verb ->
    [cancel-card] its printed defense
    [execute] their printed defense
   *[other] the opponent's printed defense
  }
if-opposes = { the-opposing-card } is { $type }
if-plays = your card is { $type }
if-repeats = { the-opposing-card } has the same type as in the previous round
if-opposing-defense = { the-opposing-defense } is { $most ->
    [0] 0
    [99] { $least } or more
   *[other] { $least } to { $most }
  }
if-opposing-cost = { the-opposing-card } costs { $least } or more strength
if-not-as-named = { the-opposing-card } has not the type that was named
if-dealt = { $least ->
    [1] the opponent is dealt damage this round
   *[other] the opponent is dealt { $least } or more damage this round
  }
if-hurt = you are dealt damage this round
    .not = you are dealt no damage this round
if-prevented = its defense prevents damage this round
if-enemy-defeated = the enemy is defeated this round
    .not = it is not defeated
if-fighting = this monster fights
if-works = it is not canceled

## Events of abilities

on-consults =
    .after = after a hero consults { $piece_any },
on-deed =
    .after = after you complete a quest or consult a character,
on-explores =
    .after = after you explore a location{ $given_kind ->
        [none] { "" }
       *[other] { " " }with a character or another hero
      },
on-shadow-card-played =
    .after = after Sauron plays a Shadow card in your turn,
on-combat-begins =
    .after = at the start of a combat with this minion,
on-combat-faced =
    .after = at the start of each of your combats,

## Verbs for heroes

favor = { $amount ->
    [1] 1 favor
   *[other] { $amount } favor
  }
a-card = { $amount ->
    [1] 1 card
   *[other] { $amount } cards
  }
do-choose-player = choose a hero
    .third = chooses a hero
do-pay = { $cost } to { $effect_inf }
    .inf = { $cost_inf } to { $effect_inf }
    .third = { $cost_third } to { $effect_inf }
do-offer = you may { $first_inf }; if you do not, { $otherwise }
    .third = may { $first_inf }; if not, { $otherwise_third }
do-gain-favor = gain { favor }
    .third = gains { favor }
do-lose-favor = lose { favor }
    .third = loses { favor }
do-spend-favor = spend { favor }
    .third = spends { favor }
do-take-corruption = take 1 Corruption card
    .third = takes 1 Corruption card
corruption-cards = { $amount ->
    [-1] all your Corruption cards
    [1] 1 of your Corruption cards
   *[other] { $amount } of your Corruption cards
  }
do-discard-corruption = discard { corruption-cards }
    .third = discards { corruption-cards }
do-buy-freedom = spend any number of favor to discard as many of your Corruption cards
do-gain-level = gain 1 { $stat_name }
    .third = gains 1 { $stat_name }
do-train-skill = train
    .third = trains
do-gain-item = gain the item { $title_name }
    .third = gains the item { $title_name }
do-lose-item = discard 1 item
    .third = discards 1 item
do-take-damage = take { $amount } damage
    .third = takes { $amount } damage
    .second = the hero takes { $amount } damage
do-shield-damage = you are dealt { $amount } damage, but may discard cards first: each point of their defense prevents 1 damage. If none is left, { $reward }
do-discard-cards = { $down_to ->
    [yes] discard cards until { $amount } are left in hand
   *[no] discard { a-card } from hand
  }
    .third = { $down_to ->
        [yes] discards cards until { $amount } are left in hand
       *[no] discards { a-card } from hand
      }
do-discard-random = discard { $amount } random { $amount ->
    [1] card
   *[other] cards
  } from hand
    .third = discards { $amount } random { $amount ->
        [1] card
       *[other] cards
      } from hand
shuffled-pools = { $pools ->
    [rest-stack] your Rest Pool and your combat stack
    [rest] your Rest Pool
    [hand] your hand
    [damage] your Damage Pool
   *[other] your Rest Pool and your Damage Pool
  } into your Life Pool
do-shuffle-back = shuffle { shuffled-pools }
    .third = shuffles { shuffled-pools }
damage-to-rest = { $amount_kind ->
    [number] your Damage Pool into your Rest Pool
   *[other] { $amount } cards from the top of your Damage Pool to the top of your Rest Pool
  }
do-damage-to-rest = { $amount_kind ->
    [number] shuffle
   *[other] move
  } { damage-to-rest }
do-life-to-rest = put the top { a-card } of your Life Pool on top of your Rest Pool
do-draw-from-life = draw { $amount } cards from your Life Pool
do-end-turn = your turn ends
    .inf = end your turn
    .subject = yes
do-any-hero-pays = a hero may spend { favor } to { $effect_inf }

## Verbs on the board

do-fill-pool = place { $amount } influence in the Shadow Pool
    .third = places { $amount } influence in the Shadow Pool
do-drain-pool = remove { $amount } influence from the Shadow Pool
    .third = removes { $amount } influence from the Shadow Pool
marker-moves = { $spaces ->
    [-1] goes back 1 space
    [1] advances 1 space
   *[other] advances { $spaces } spaces
  }
do-advance = the { $marker } marker { marker-moves }
    .inf = { $spaces ->
        [-1] move the { $marker } marker back 1 space
        [1] advance the { $marker } marker 1 space
       *[other] advance the { $marker } marker { $spaces } spaces
      }
    .subject = yes
do-place-influence = place { $amount } influence in { $where_each }
    .third = places { $amount } influence in { $where_each }
do-place-in-extension = Sauron places { $amount } influence in extension of { $pool ->
    [yes] a Shadow Stronghold or in the Shadow Pool
   *[no] Mount Gundabad
  }
all-or-some = { $amount ->
    [-1] all influence
   *[other] { $amount } influence
  }
do-remove-influence = remove { all-or-some } from { $where_each }
    .third = removes { all-or-some } from { $where_each }
spread-influence = place 1 influence in { $most ->
    [1] 1 { $where }
   *[other] each of up to { $most } { $where_many }
  }
do-spread-influence = Sauron may { spread-influence }
    .inf = { spread-influence }
    .subject = yes
kinds-of-tokens = { $what ->
    [monster] { $most ->
        [1] 1 monster token
       *[other] up to { $most } monster tokens
      }
    [influence] { $most ->
        [1] 1 influence
       *[other] up to { $most } influence
      }
   *[either] { $optional ->
        [yes] up to { $most } influence or monster tokens
       *[no] { $most } influence or monster tokens
      }
  }
do-remove-tokens = { $optional ->
    [yes] you may remove { kinds-of-tokens } from { $where_many }
   *[no] remove { kinds-of-tokens } from { $where_many }
  }
    .inf = remove { kinds-of-tokens } from { $where_many }
    .third = remove { kinds-of-tokens } from { $where_many }
do-remove-tokens-there = { $optional ->
    [yes] you may remove { kinds-of-tokens } from { $where_each }
   *[no] remove { kinds-of-tokens } from { $where_each }
  }
    .inf = remove { kinds-of-tokens } from { $where_each }
    .third = remove { kinds-of-tokens } from { $where_each }
do-remove-monsters = remove all monster tokens from { $where_each }
    .third = removes all monster tokens from { $where_each }
do-place-favor = place { favor } in { $where }
    .third = place { favor } in { $where }
do-remove-favor = discard { favor } from { $where }
    .third = discards { favor } from { $where }
do-place-character = { $move ->
    [yes] place { $title_name } in { $where_any } or move that character there
   *[no] place { $title_name } in { $where_any }
  }
do-move-character = place { $what } in { $where_any } or move it there
    .third = places { $what } in { $where_any } or moves it there
do-send-home = { $what_each } returns to the supply
    .inf = return { $what_each } to the supply
    .third = returns { $what_each } to the supply
do-move-hero = { $players_kind ->
    [you] move to { $where_any }
    [self] move to { $where_any }
    [they] move to { $where_any }
   *[other] move { $players } to { $where_any }
  }
    .third = moves to { $where_any }
do-be-led-astray = Sauron moves you to a location next to yours
    .subject = yes
    .inf = be moved by Sauron to a location next to yours
do-to-nearest-haven = move to the nearest Haven
    .inf = move the hero to the nearest Haven
    .third = moves the hero to the nearest Haven
do-have-encounter = have an encounter there
do-fight = fight the { $title_name }{ $weaker ->
    [yes] { " " }with agility 0
   *[no] { "" }
  }
    .third = fights the { $title_name }{ $weaker ->
        [yes] { " " }with agility 0
       *[no] { "" }
      }
do-fight-with = a combat with { $what } follows at once; the turn goes on in any case
    .subject = yes
do-look-at = look at all monster tokens in { $where_each }
    .third = looks at all monster tokens in { $where_each }
do-damage-minion = deal { $amount } damage to { $what }
    .third = deals { $amount } damage to { $what }
do-heal-minion = remove all damage from { $what }
do-place-minion = place { $what } in { $where_any }
    .third = places { $what } in { $where_any }
do-muster = Sauron may place a monster token in { $most ->
    [1] 1 { $where }
   *[other] each of up to { $most } { $where_many }
  }{ $freely ->
    [yes] , influence or not
   *[no] { "" }
  }
do-muster-anywhere = place up to { $most } monster tokens by the normal rules
do-influence-and-monsters = Sauron may place 1 influence and 1 monster token in { $where_each }
do-discard-plot = discard { $what_each }
    .third = discards { $what_each }

## Verbs for Sauron's cards

drawn-cards = { $amount } { $what ->
    [plot] Plot
   *[shadow] Shadow
  } { $amount ->
    [1] card
   *[other] cards
  }
do-sauron-draws = Sauron draws { drawn-cards }
    .again = { drawn-cards }
    .inf = { $own ->
        [yes] draw
       *[no] let Sauron draw
      } { drawn-cards }
do-sauron-loses-shadow = Sauron discards { $amount } random Shadow { $amount ->
    [1] card
   *[other] cards
  }
    .inf = make Sauron discard { $amount } random Shadow { $amount ->
        [1] card
       *[other] cards
      }
do-sauron-loses-plot = Sauron discards 1 Plot card of his choice from hand
    .inf = { $own ->
        [yes] discard 1 Plot card from hand
       *[no] make Sauron discard 1 Plot card of his choice from hand
      }
do-find-plot = take { $several ->
    [yes] { $title_name } or { $name_name }
   *[no] 1 plot with { $title } in its title
  } from the Plot deck or discard pile{ $play ->
    [yes] { " " }to hand or play it at once if possible
   *[no] { "" }
  }, then shuffle the Plot deck
do-take-from-discard = take a Plot or Shadow card from its discard pile, showing it
do-peek-plot = look at the top Plot card and put it on the top or the bottom of the deck
do-see-cards = look at Sauron's { $what ->
    [plot] Plot
   *[shadow] Shadow
  } cards
do-slow-heroes = the green marker advances { $spaces } less in the next Story step
do-give-worse = Sauron draws { $drawn } Corruption cards, gives you one of them and discards the other
do-redistribute = redistribute the Corruption cards of two heroes between them
do-command-minion = give 1 minion a command (to move or to heal); if it comes to the hero, they fight at once and the turn goes on in any case
    .third = gives 1 minion a command (to move or to heal); if it comes to the hero, they fight at once and the turn goes on in any case
do-entrust-favor = every hero loses 1 favor, which is put on this card; Sauron hands the card to a hero
do-take-entrusted = take the favor on this card and discard it
do-back-into-deck = shuffle this card and the discard pile into the Corruption deck

## Combat

bonuses = { $attack_kind ->
    [number] { $attack ->
        [0] { "" }
       *[other] +{ $attack } attack
      }
   *[other] +{ $attack } attack
  }{ $defense_kind ->
    [number] { $defense ->
        [0] { "" }
       *[other] { $attack ->
            [0] +{ $defense } defense
           *[other] { " " }and +{ $defense } defense
          }
      }
   *[other] { " " }and +{ $defense } defense
  }
do-bonus = { bonuses }{ $given_kind ->
    [none] { "" }
   *[other] { " " }if { $given }
  }
do-set-printed = { $attack ->
    [-1] the opponent's printed defense becomes { $defense }
   *[other] the opponent's printed attack becomes { $attack } and the printed defense { $defense }
  }
do-cancel-card = { $gains ->
    [yes] gain attack equal to that of the opponent's card, then cancel it
   *[no] cancel the opponent's card
  }{ $given_kind ->
    [none] { "" }
   *[other] { " " }if { $given }
  }
do-costs-nothing = your { $type } card costs no strength and is discarded at the end of the round
do-deal-damage = { $own ->
    [yes] you are
   *[no] the opponent is
  } dealt { $amount } { $given_kind ->
    [dealt] more damage
    [hurt] more damage
   *[other] damage
  }{ $given_kind ->
    [none] { "" }
   *[other] { " " }if { $given }
  }
do-retaliate = the opponent is dealt as much damage as you are dealt this round
do-execute = the opponent is defeated if { $given }
do-cap-damage = you are dealt at most { $most } damage this round
do-regenerate = it heals { $amount } damage
    .third = heals { $amount } damage
do-discard-opposing = the opponent discards { $amount } random { $amount ->
    [1] card
   *[other] cards
  } from hand{ $hurts ->
    [yes] { " " }and is dealt damage equal to its attack
   *[no] { "" }
  }
do-foresee = in the next round the opponent plays a card first and face up
do-tell-types = the opponent says how many ranged and how many melee cards are left in hand
do-name-type = { $by_kind ->
    [you] name melee or ranged
    [self] name melee or ranged
   *[other] { $by } names melee or ranged
  }
do-take-back = take { $amount } other card of your combat stack back to hand
do-catch-breath = take up to { $most } cards to hand, each off the top of your Rest Pool or Life Pool
do-bury-card = put the top card of the opponent's deck under the opponent's combat stack
do-retreat = end the combat, move to a neighbouring location and go on with your turn
do-draw-combat-card = draw a combat card
do-force-random = in the next round the opponent plays a random card
do-once-per-combat = once per combat, { $effect }
do-spy-instead = damage that it would deal becomes influence in extension of a Shadow Stronghold, point for point
do-from-hand = at least { $least } of the damage it deals must come from the hero's hand
is-grant = { $who_each } counts as { $value }
    .inf = make { $who_each } count as { $value }
do-times = { $effect } twice
    .inf = { $effect_inf } twice
    .third = { $effect_third } twice
is-base = { $who_each } has { $gains }
is-least = { $who_each } has at least { $gains }
is-locked = { $who_each } has { $gains }
gain-least = { $amount } { $stat }
moment-combat-ends = after the combat that follows
label-placed = As it comes into play
do-nothing = nothing else happens
fact-timing = { $value ->
    [action] Play in Sauron's Action step
    [turn] Play at the start of a hero's turn
    [entered] Play when a hero has entered a location
    [combat] Play at the start of a combat
   *[defeated] Play after a hero is defeated
  }
fact-away = Only if the hero is not in a Haven
fact-minion = Only in a combat with a minion
fact-tied = Its ability works with its { $value } cards
fact-affects = Affects { $title }
fact-where = Location: { $names }
fact-start = Starts in { $names }
fact-returns = If it is defeated, it comes back in { $title } at the start of Sauron's next Action step
where-any = any
where-eriador = Eriador
where-enedwaith = Enedwaith
where-rhudaur = Rhudaur
where-grey-mountains = the Grey Mountains
where-misty-mountains = the Misty Mountains
where-mirkwood = Mirkwood
where-rohan = Rohan
where-gondor = Gondor
where-brown-lands = the Brown Lands
where-mordor = Mordor
