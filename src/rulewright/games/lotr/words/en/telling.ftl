### Card texts of The Lord of the Rings: The Card Game.

## Labels

label-action = Action
label-action-resource = Resource Action
label-action-planning = Planning Action
label-action-quest = Quest Action
label-action-travel = Travel Action
label-action-encounter = Encounter Action
label-action-combat = Combat Action
label-action-refresh = Refresh Action
label-when-revealed = When Revealed
label-shadow = Shadow
label-travel = Travel
label-setup = Setup
special-travel = to travel here, { $effect }
fact-limit-per = limit 1 per { $value }
ability-leaves-to = when this card leaves play, { $zone ->
    [removed] remove it from the game instead of placing it
    [encounter-deck] return it to the top of the encounter deck instead of placing it
   *[other] put it on top of its owner's deck instead of placing it
  } in the discard pile
ability-win-if = as soon as { $condition }, the players win the game
ability-pay-from-different-heroes = you must pay for this card with resources from the pools of { $pools } different heroes

## Nouns

this-quest = this stage
noun-hero = hero
    .many = heroes
noun-ally = ally
    .many = allies
noun-character = character
    .many = characters
noun-attachment = attachment
    .many = attachments
noun-event = event
    .many = events
noun-enemy = enemy
    .many = enemies
noun-location = location
    .many = locations
noun-treachery = treachery
    .many = treacheries
noun-objective = objective
    .many = objectives
noun-encounter-card = encounter card
    .many = encounter cards
noun-host = hero
    .many = heroes
stat-willpower = willpower
stat-attack = attack
stat-defense = defense
stat-hit-points = hit points
stat-threat = threat
stat-cost = cost
stat-threat-cost = threat cost
stat-engagement-cost = engagement cost
stat-quest-points = quest points
stat-stage = stage
stat-victory = victory points
token-damage = damage token
token-progress = progress token
token-resources = resource token
keyword-sentinel = sentinel
    .line = Sentinel
keyword-ranged = ranged
    .line = Ranged
keyword-surge = surge
    .line = Surge
keyword-doomed = doomed
    .line = Doomed { $number }
keyword-restricted = restricted
    .line = Restricted
keyword-guarded = guarded
    .line = Guarded
keyword-permanent = permanent
    .line = Permanent
sphere-leadership = Leadership
sphere-tactics = Tactics
sphere-spirit = Spirit
sphere-lore = Lore
sphere-neutral = neutral

## Things that are one of a kind

np-active-location = the active location
np-attacking-enemy = the attacking enemy
np-defending-character = the defending character
np-attacking-character = the attacking character
np-attacked-enemy = the enemy under attack
np-topmost-attachment = the topmost attachment in { $players_gen } discard pile

## Players

who-defending-player = the defending player
    .gen = the defending player's
who-highest-threat = a player with the highest threat
    .gen = a player with the highest threat's
who-engaged-with = the player { $what } is engaged with
who-next-player = the next player
    .gen = the next player's
who-with-threat = each player whose threat is { $least } or higher

## Parts of noun phrases

part-marked = { $token ->
    [committed] { $currently ->
        [yes] currently committed to the quest
       *[no] committed to the quest
      }
    [damage] { "" }
    [attacking] that is attacking
    [defending] that is defending
   *[other] with a { $token } token
  }
    .before = { $token ->
        [damage] damaged
       *[other] { "" }
      }
    .is = { $token ->
        [committed] is committed to the quest
        [damage] is damaged
        [attacking] is attacking
        [defending] is defending
       *[other] has a { $token } token
      }
    .is-not = { $token ->
        [committed] is not committed to the quest
        [damage] is not damaged
        [attacking] is not attacking
        [defending] is not defending
       *[other] has no { $token } token
      }
part-not-marked = { $token ->
    [committed] that is not committed to the quest
    [damage] { "" }
   *[other] without a { $token } token
  }
    .before = { $token ->
        [damage] undamaged
       *[other] { "" }
      }
part-engaged-enemy = { $players_kind ->
    [none] engaged with a player
    [everyone] engaged with a player
    [other-players] engaged with another player
    [self] engaged with you
    [they] engaged with them
   *[other] engaged with { $players }
  }
    .is = is engaged
    .is-not = is not engaged
part-claimed-objective =
    .before = claimed
part-able-to-attack = { "" }
part-of-sphere =
    .before = { $sphere_name }
    .is = has a { $sphere_name } resource icon
    .is-not = has no { $sphere_name } resource icon
part-of-any-sphere = of any sphere of influence
part-most-damaged = with the most damage
part-printed-cost = with a printed cost of { $amount }
in-staging = { $currently ->
    [yes] currently in the staging area
   *[no] in the staging area
  }
    .is = is in the staging area
    .is-not = is not in the staging area
    .rank = 4
in-active-location = at the active location
in-engaged = { $players_kind ->
    [none] engaged with a player
   *[other] engaged with { $players }
  }
in-hand = { $verb ->
    [discard] from
   *[other] in
  } { $players_gen } hand
in-deck = in { $players_gen } deck
in-discard = in { $players_kind ->
    [everyone] any player's
   *[other] { $players_gen }
  } discard pile
in-encounter-deck = { $placed ->
    [yes] { "" }
   *[no] { $verb ->
        [choose] in
       *[other] from
      } the encounter deck
  }
in-encounter-discard = { $placed ->
    [yes] { "" }
   *[no] in the encounter discard pile
  }
in-victory-display = in the victory display
in-set-aside = from the cards set aside

## Amounts and conditions

n-threat-of = { $players_gen } threat
    .at-least = { $players_gen } threat is { $least } or higher
    .not-at-least = { $players_gen } threat is lower than { $least }
n-excess-damage = the damage beyond that character's remaining hit points
    .each = for each point of damage beyond that character's remaining hit points
n-allies-played = the number of allies played this round
    .at-least = { $least ->
        [1] an ally has
       *[other] { $least } allies have
      } already been played this round
    .not-at-least = fewer than { $least } allies have been played this round
if-during = it is the { $phase } phase
    .not = it is not the { $phase } phase
if-dealt-blank-shadow = it was dealt a shadow card without a shadow effect
    .not = it was not dealt a shadow card without a shadow effect
if-deck-of-event = the cards are drawn from the attached deck
if-unguarded = no encounter card is attached to this card
    .not = an encounter card is attached to this card
if-prisoner-held = the prisoner has not been rescued
    .not = the prisoner has been rescued
if-took-part = { $what } takes part in the attack
if-attacking = { $what_it ->
    [yes] attacking { $enemy_any }
   *[no] { $what } attacks { $enemy_any }
  }
if-undefended = this attack is undefended
    .not = this attack is defended
if-staging-empty = there are no cards in the staging area
    .not = there are cards in the staging area

## Verbs

n-progress = { $amount ->
    [1] 1 progress token
   *[other] { $amount } progress tokens
  }
n-resources = { $amount ->
    [1] 1 resource
   *[other] { $amount } resources
  }
n-shadows = { $amount ->
    [1] 1 more shadow card
   *[other] { $amount } more shadow cards
  }
n-top-encounter = { $amount_kind ->
    [number] { $amount ->
        [1] the top card
       *[other] the top { $amount } cards
      } of the encounter deck
   *[other] { $amount ->
        [1] 1 card
       *[other] { $amount } cards
      } from the encounter deck
  }
pool = { $what_each_long ->
    [yes] the pool of { $what_each }
   *[other] { $what_each_gen } pool
  }
do-place-progress = put { n-progress } on the current quest
    .third = puts { n-progress } on the current quest
do-place-progress-on = put { n-progress } on { $what_each }
    .third = puts { n-progress } on { $what_each }
all-if-fewer = { $amount ->
    [1] { "" }
   *[other] { " " }(or all of them, if there are fewer)
  }
do-remove-progress = take { n-progress } off the current quest{ all-if-fewer }
    .third = takes { n-progress } off the current quest{ all-if-fewer }
do-raise-threat = raise your threat by { $amount }
    .third = raises their threat by { $amount }
do-lower-threat = reduce your threat by { $amount }
    .third = reduces their threat by { $amount }
do-gain-resources = { $what_kind ->
    [this] { $face ->
        [enemy] put { $amount ->
            [1] 1 resource token
           *[other] { $amount } resource tokens
          } on { $what }
       *[other] add { n-resources } to { pool }
      }
   *[other] add { n-resources } to { pool }
  }
    .third = adds { n-resources } to { pool }
do-spend = spend { n-resources } from { pool }
    .third = spends { n-resources } from { pool }
do-engage = engage { $what_each }
    .third = engages { $what_each }
do-remove-from-quest = remove { $what_each } from the quest (it does not ready)
    .third = removes { $what_each } from the quest (it does not ready)
do-reveal-encounter-cards = reveal { n-top-encounter }
    .third = reveals { n-top-encounter }
do-add-to-staging = add { $what_each } to the staging area
    .third = adds { $what_each } to the staging area
do-deal-shadow = deal { $what_each } { n-shadows }
    .third = deals { $what_each } { n-shadows }
as-attachment = { $becomes ->
    [none] as an attachment
   *[other] as a { $becomes } attachment
  }
do-attach-as = attach this card to { $to } { as-attachment }
    .third = attaches this card to { $to } { as-attachment }
do-attack-now = immediately declare { $what } as an attacker against any eligible enemy and resolve that attack
    .third = immediately declares { $what } as an attacker against any eligible enemy and resolves that attack
do-search-top-cards = search the top { $amount } cards of your deck for 1 card, add it to your hand and shuffle the others back into your deck
    .inf = search the top { $amount } cards of { $subject ->
        [they] their
       *[other] your
      } deck for 1 card, add it to { $subject ->
        [they] their
       *[other] your
      } hand and shuffle the others back into { $subject ->
        [they] their
       *[other] your
      } deck
    .third = searches the top { $amount } cards of their deck for 1 card, adds it to their hand and shuffles the others back into their deck
do-take-one-of-top-cards = look at the top { $amount } cards of { $whose_gen } deck, add 1 of them to its owner's hand and return the rest to the top of that deck in any order
    .third = looks at the top { $amount } cards of { $whose_gen } deck, adds 1 of them to its owner's hand and returns the rest to the top of that deck in any order
do-look-at-encounter-deck = look at the card on top of the encounter deck
    .third = looks at the card on top of the encounter deck
do-look-at-shadow-card = look at that shadow card
    .third = looks at that shadow card
do-put-on-bottom = put { $what_each } on the bottom of the encounter deck
    .third = puts { $what_each } on the bottom of the encounter deck
do-return-to-staging = return { $what_each } to the staging area
    .third = returns { $what_each } to the staging area
do-heal-up-to = heal up to { $amount } damage from { $what_each }
    .third = heals up to { $amount } damage from { $what_each }
do-enemies-attack = { $what_each } attacks { $whom } at once
do-eliminate-players = you are eliminated from the game
    .third = is eliminated from the game
do-set-aside = set { $what } aside, face up and out of play
    .third = sets { $what } aside, face up and out of play
do-capture = turn 1 random hero among all heroes of the players face down: this prisoner cannot be used or damaged and collects no resources until the rescue
do-rescue = turn the prisoner face up with 1 damage token: that hero is rescued
do-send-orc-guard = put the top card of your deck face down in front of you as an Orc Guard that has just engaged you: an enemy with 1 hit point, 1 attack and 1 defense
    .third = puts the top card of their deck face down in front of them as an Orc Guard that has just engaged them: an enemy with 1 hit point, 1 attack and 1 defense
do-attach-to-deck = attach this card to the top of { $whose_gen } deck { as-attachment }
    .third = attaches this card to the top of { $whose_gen } deck { as-attachment }
do-attach-guards = attach 1 encounter card to { $what_each }
    .third = attaches 1 encounter card to { $what_each }
claimed-note = (It counts as an attachment; if it is detached, return it to the staging area.)
do-claim = claim this objective, attaching it to that hero. { claimed-note }
    .third = claims this objective, attaching it to that hero. { claimed-note }
do-attack-from-shadow = { $card } attacks you with a shadow card of its own, and you may declare 1 character as a defender. After combat, return it to the top of the encounter deck
do-put-attachment-into-play = put { $what_each } into play on a card it may be attached to
    .third = puts { $what_each } into play on a card it may be attached to
do-move-damage = move { $amount } damage from { $what } to { $to }
    .third = moves { $amount } damage from { $what } to { $to }
do-move-attachment = move { $what } to { $to }
    .third = moves { $what } to { $to }
do-swap-places = swap the places of { $left } and { $right }
    .third = swaps the places of { $left } and { $right }
do-attach-set-aside = attach a copy of { $title_name } that was set aside to { $to }
    .third = attaches a copy of { $title_name } that was set aside to { $to }
do-capture-too = turn each card attached to that hero face down until the rescue, and turn { $title_name } face down, too, as a second prisoner
do-free-companion = turn { $title_name } face up with 1 damage token
do-turn-campaign-card = turn this campaign card over
do-put-into-play-engaged = put { $card } into play engaged with you
do-proceed-at-random = proceed to one of the possible next stages at random
do-win-game = the players win the game
do-lose-game = the players lose the game

## Prohibitions and permissions

act-attack = { $who_each } cannot attack{ $players_kind ->
    [none] { "" }
   *[other] { " " }{ $players }
  }
act-defend = { $who_each } cannot defend
act-be-targeted = { $who_each } cannot be chosen as a target
act-commit = { $who_each } cannot commit to a quest
act-count-defense = { $who_each } does not count its defense
act-have-text = the text box of { $who_each } is blank
act-have-attachments = { $who_each } cannot have attachments
act-engage = { $who_each } cannot be engaged
act-optionally-engage = players cannot optionally engage { $who_each }
act-engagement-checks = players do not make engagement checks, but each player may still optionally engage 1 enemy each encounter phase
act-play = the players cannot play { $who_many }
act-ready = { $who_each } cannot ready
act-refresh = { $who_each } does not ready during the refresh phase
act-take-damage = { $who_each } cannot take damage
act-threat = { $players_gen } threat cannot change
act-travel = the players cannot travel to { $who_each }
act-must-travel = when there is no active location and the players may travel, they must travel to { $who }
act-stage = the players skip the staging step of the quest phase
act-staging-threat = the total threat in the staging area gets +{ $amount }
act-refresh-threat = each player raises their threat by { $amount } more during the refresh phase
act-extra-encounter-cards = reveal { $amount ->
    [1] 1 more card
   *[other] { $amount } more cards
  } from the encounter deck each quest phase
act-extra-resources = { $who_kind ->
    [none] { $players }
   *[other] { $who_each }
  } gains { $amount ->
    [1] 1 more resource
   *[other] { $amount } more resources
  } each resource phase
act-draw = { $players_kind ->
    [everyone] players
   *[other] { $players }
  } cannot draw cards
act-defeat-stage = the players cannot defeat this stage
act-contribute-threat = { $who_each } contributes no threat
act-attack-staging-alone = { $who_each } may attack an enemy in the staging area when attacking alone
act-several-defenders = { $players } may declare any number of their characters as defenders against each enemy attacking them

## Events and moments

phase-name = { $phase ->
    [resource] resource phase
    [planning] planning phase
    [quest] quest phase
    [travel] travel phase
    [encounter] encounter phase
    [combat] combat phase
    [refresh] refresh phase
   *[other] phase
  }
moment-phase-ends = at the end of the phase
moment-phase-begins = at the beginning of the next phase
moment-round-ends = at the end of the round
moment-round-begins = at the beginning of the next round
moment-attack-over = after this attack
moment-player-attack-over = after this attack
on-commits =
    .when = when { $piece_any } commits to the quest,
    .after = after { $piece_any } commits to the quest,
on-leaves-quest =
    .when = when { $piece_any } would be removed from a quest,
    .after = after { $piece_any } is removed from a quest,
on-gains-resources =
    .when = when { $piece_any } would gain resources,
    .after = after { $piece_any } gains resources,
on-spends-resources =
    .when = when resources would be spent from { $piece_any_gen } pool,
    .after = after resources are spent from { $piece_any_gen } pool,
on-threat-rises =
    .when = when { $seat_kind ->
        [you] your threat
        [player] the threat of { $seat }
       *[other] a player's threat
      } would be raised,
    .after = after { $seat_kind ->
        [you] your threat
        [player] the threat of { $seat }
       *[other] a player's threat
      } is raised,
on-threat-falls =
    .when = when { $seat_kind ->
        [you] your threat
        [player] the threat of { $seat }
       *[other] a player's threat
      } would be reduced,
    .after = after { $seat_kind ->
        [you] your threat
        [player] the threat of { $seat }
       *[other] a player's threat
      } is reduced,
on-revealed =
    .when = when { $piece_any } is revealed from the encounter deck,
    .after = after { $piece_any } is revealed from the encounter deck,
on-quests =
    .when = when the quest is resolved,
    .after = after { $how ->
        [success] the players quest successfully
        [failure] the players quest unsuccessfully
       *[other] the quest is resolved
      },
on-progress-placed =
    .when = when progress would be placed on { $piece_any },
    .after = after progress is placed on { $piece_any },
on-progress-removed =
    .when = when progress would be removed from { $piece_any },
    .after = after progress is removed from { $piece_any },
on-explored =
    .when = when { $piece_any } would be explored,
    .after = after { $piece_any } is explored,
on-stage-defeated =
    .when = when the players defeat { $piece_kind ->
        [this] this stage
       *[other] a stage
      },
    .after = after the players defeat { $piece_kind ->
        [this] this stage
       *[other] a stage
      },
on-travels =
    .when = when the players travel to { $piece_any },
    .after = after the players travel to { $piece_any },
on-engages =
    .when = when { $piece_any } engages { $seat_kind ->
        [none] you
       *[other] { $seat }
      },
    .after = after { $piece_any } engages { $seat_kind ->
        [none] you
       *[other] { $seat }
      },
on-attacks =
    .when = when { $piece_any } attacks,
    .after = each time { $piece_any } attacks you,
on-defends =
    .when = when { $piece_any } is declared a defender,
    .after = after { $piece_any } is declared a defender,
on-attack-over =
    .when = when { $piece_any_gen } attack ends,
    .after = after { $piece_any } attacks,
on-declared-attacker =
    .when = when { $piece_any } is declared an attacker,
    .after = after { $piece_any } is declared an attacker,
on-player-attack-over =
    .when = when the attack on { $piece_any } ends,
    .after = after the attack on { $piece_any } ends,
on-shadow-dealt =
    .when = when a shadow card is dealt to { $piece_any }{ $seat_kind ->
        [you] { " " }attacking you
       *[other] { "" }
      },
    .after = after a shadow card is dealt to { $piece_any }{ $seat_kind ->
        [you] { " " }attacking you
       *[other] { "" }
      },
on-phase-begins =
    .when = at the beginning of the { phase-name },
    .after = at the beginning of the { phase-name },
on-phase-ends =
    .when = at the end of the { phase-name },
    .after = at the end of the { phase-name },
on-round-begins =
    .when = at the beginning of the round,
    .after = at the beginning of the round,
on-round-ends =
    .when = at the end of the round,
    .after = at the end of the round,
on-player-eliminated =
    .when = when { $seat_kind ->
        [you] you would be
       *[other] a player would be
      } eliminated,
    .after = after { $seat_kind ->
        [you] you are
       *[other] a player is
      } eliminated,
on-captured =
    .when = when a hero is taken prisoner,
    .after = after a hero is taken prisoner{ $face ->
        [campaign] { " " }(the one that the campaign log names, not one at random)
       *[other] { "" }
      },
on-rescued =
    .when = when the prisoner is rescued,
    .after = after the prisoner is rescued,
on-claimed =
    .when = when { $piece_kind ->
        [none] an objective
       *[other] { $piece_any }
      } is claimed,
    .after = after { $piece_kind ->
        [none] an objective
       *[other] { $piece_any }
      } is claimed,
on-first-player-passes =
    .when = when the first player token passes on,
    .after = after the first player token passes on,
on-returns-to-staging =
    .when = when { $piece_any } would return to the staging area,
    .after = after { $piece_any } returns to the staging area,
on-swaps-places =
    .when = when { $piece_any } swaps places with another card,
    .after = after { $piece_any } swaps places with another card,
on-becomes-attachment =
    .when = when { $piece_any } becomes an attachment,
    .after = after { $piece_any } becomes an attachment,
on-sees-encounter-card =
    .when = when a player looks at the top card of the encounter deck,
    .after = after a player looks at the top card of the encounter deck,
on-sees-shadow-card =
    .when = when a player looks at a shadow card,
    .after = after a player looks at a shadow card,
on-guard-sent =
    .when = when an Orc Guard is sent,
    .after = after an Orc Guard is sent,
on-companion-taken =
    .when = when a companion is taken prisoner,
    .after = after a companion is taken prisoner,
on-companion-freed =
    .when = when a companion is freed,
    .after = after a companion is freed,
on-turned-over =
    .when = when { $piece_any } is turned over,
    .after = after { $piece_any } is turned over,
on-rides-out =
    .when = when a shadow card attacks by itself,
    .after = after a shadow card begins to attack by itself,
on-rides-back =
    .when = when a shadow card that attacked returns to the deck,
    .after = after a shadow card that attacked returns to the deck,
