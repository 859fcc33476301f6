### Why something is not possible in this game, in English.

refuse-other-step = that is possible in the { $phase }, step { $label }
refuse-step-is-over = that was possible in the { $phase }, step { $label }; the next time in the next round

## Playing cards and using abilities

refuse-no-window = actions are taken in action windows, and none is open now
refuse-not-in-hand = { $card } is not in your hand
refuse-never-played = { $card } is not a card that players play
refuse-play-first = { $card } is in your hand: it has to be played first
refuse-no-ability = { $card } has no ability that players use: what it does happens by itself
refuse-not-in-play = { $card } is not in play
refuse-not-yours-to-use = { $card } is for { $player } to use
refuse-planning-only = allies and attachments are played in the Planning phase, step 2.2
refuse-planning-attack = allies and attachments are not played during an attack; in step 2.2 you can go on when it is over
refuse-not-active = now { $player } plays allies and attachments; you do when it is your turn in step 2.2
refuse-phase = { $card } can be used only in the { $phase }
refuse-unique = { $card } is unique, and a copy is in play already
refuse-guarded = { $card } is guarded by { $source }

## Paying

refuse-no-match = { $card } needs a hero with the { $sphere } sphere, and you have none
refuse-too-dear = { $card } costs { $number }, and your heroes have { $have } in all
refuse-too-dear-sphere = { $card } costs { $number }, and your heroes of the { $sphere } sphere have { $have }
refuse-pools = { $card } must be paid for with resources of { $number } different heroes
refuse-resources = { $card } has { $have } of the { $number ->
    [one] { $number } resource
   *[other] { $number } resources
 } needed
refuse-other-sphere = { $card } cannot pay for { $source }: that takes the { $sphere } sphere
refuse-pool-empty = { $card } has no more resources
refuse-another-pool = { $card } has paid already: { $source } must be paid for by different heroes
refuse-no-hero-of-yours = { $card } is not a hero of yours
refuse-x-too-dear = you cannot pay for X = { $number }
refuse-x-no-change = { $card } would change nothing with X = { $number }

## The quest and the road

refuse-no-character = { $card } is not a character
refuse-not-yours = { $card } belongs to { $player }: only a character you control can do that
refuse-picked = { $card } is among those you have picked already
refuse-committed = { $card } is committed to the quest already
refuse-active-location = { $source } is the active location; explore it before you travel on
refuse-no-location = { $card } is not a location
refuse-not-in-staging = { $card } is not in the staging area
refuse-must-travel = the players must travel to { $card }
refuse-travel-cost = the travel cost of { $card } cannot be paid: { $cost }

## Encounters and combat

refuse-threat-too-low = the engagement cost of { $card } is { $number }, and { $player } has a threat of { $least }
refuse-higher-cost = { $source } has a higher engagement cost than { $card } and comes first
refuse-has-shadow = { $card } has been dealt its shadow card
refuse-not-engaged-now = { $card } is not engaged with { $player }
refuse-has-attacked = { $card } has attacked this round already
refuse-defended = { $card } defends against { $source } already
refuse-no-defender-yet = nobody defends against { $card } yet: declare a defender or leave it undefended
refuse-not-sentinel = { $card } has no Sentinel: only such a character can defend for { $player }
refuse-not-a-defender = { $source } defends and takes the damage, not { $card }
refuse-no-enemy = { $card } is not an enemy in play
refuse-already-attacked = you have attacked { $card } this round already
refuse-no-attacker = you have no ready character to attack { $card } with
refuse-not-engaged = { $source } is in the staging area, and { $card } attacks enemies engaged with you
refuse-not-ranged = { $source } is engaged with { $player }, and { $card } has no Ranged
refuse-attacks-alone = { $card } may attack { $source } in the staging area only alone
refuse-pick-first = pick at least one attacker first

## What is only an answer to a question that is not asked now

refuse-only-pay = resources are picked while a card is being paid for
refuse-only-attach-to = attachments get their place when they are played
refuse-only-discard = such a discard is asked for only when a card has more than 2 Restricted attachments
refuse-only-take = no text lets you take { $card } now
refuse-only-take-none = no deck is being searched now
refuse-only-put-on-top = no text lets you put { $card } on top of a deck now
refuse-only-lay-on-top = the order in a discard pile is asked for only when several cards come there at once
refuse-only-keep = the opening hand is kept or replaced before the first round
refuse-only-mulligan = the opening hand is kept or replaced before the first round
