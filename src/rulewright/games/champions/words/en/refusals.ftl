### Why something is not possible in this game, in English.

refuse-other-step = that is possible in the { $phase }, stage “{ $stage }”, when you are asked for it
refuse-step-is-over = that was possible in the { $phase } of this round; the next time in the next round

## Playing cards and using abilities

refuse-not-in-hand = { $card } is not in your hand
refuse-never-played = { $card } is not a card that players play
refuse-only-special = the Special ability of { $card } is resolved only when another card says so
refuse-no-ability = { $card } has no ability that players use: what it does happens by itself
refuse-event-played = { $card } is an event: it is played from your hand
refuse-resource-card = { $card } is a resource card: it pays when it is discarded from your hand
refuse-not-in-play = { $card } is not in play
refuse-not-yours = { $card } is not a character you control
refuse-not-yours-to-use = { $card } is for { $player } to use
refuse-not-active = allies, upgrades and supports are played on your own turn
refuse-unique = { $card } is unique, and { $source } is in play already
refuse-maximum = { $number ->
    [one] nobody may control more than { $number } copy of { $card }
   *[other] nobody may control more than { $number } copies of { $card }
 }
refuse-hero-form = { $card } can be used only in hero form
refuse-alter-ego-form = { $card } can be used only in alter-ego form
refuse-peril = a card with Peril is being resolved: nobody else may act
refuse-only-to-pay = the ability of { $card } generates resources: it is used while something is being paid for
refuse-no-answer = { $card } is neither an interrupt nor a response: it is for a player’s turn
refuse-enough-damage = { $card } has been assigned as much damage as it takes to defeat it
refuse-not-found = { $card } is not among the cards found
refuse-pick-none = at least one card must be chosen
refuse-same-title = a card with the title of { $card } is chosen already
refuse-picked = { $card } is among those you have picked already

## Paying

refuse-paid-for = { $card } is what is being paid for
refuse-too-dear = { $card } cannot be paid for: { $number ->
    [one] { $number } resource is
   *[other] { $number } resources are
 } missing
refuse-wrong-types = { $card } cannot be paid for: { $number ->
    [one] { $number } resource
   *[other] { $number } resources
 } of the right type { $number ->
    [one] is
   *[other] are
 } missing
refuse-no-resource = { $card } generates no resources for this payment

## The turn

refuse-form-changed = you have changed form this round already
refuse-hero-power = { $card } is in hero form: only an alter-ego recovers
refuse-alter-ego-power = { $card } is in alter-ego form: only heroes and allies attack and thwart
refuse-dash = { $card } has a dash in place of that power
refuse-nothing-to-do = { $player } has nothing to do now
refuse-out-of-game = { $player } is out of the game
refuse-only-own-turn = the action of { $card } is for one’s own turn: whoever is asked triggers only those of the own cards
refuse-ask-yourself = your own actions you take yourself: ask another player
refuse-no-enemy = { $card } is not an enemy in play
refuse-guard = { $source } has Guard: defeat it before you attack { $card }
refuse-no-scheme = { $card } is not a scheme in play
refuse-no-threat = there is no threat on { $card }
refuse-crisis = { $source } has a crisis icon: no threat can be removed from { $card }
refuse-not-ally = { $card } is not an ally you control
refuse-too-many-cards = your hand is still too big: discard { $number } more

## Enemies

refuse-alter-ego = { $card } is in alter-ego form: only heroes and allies defend
refuse-must-use-ally = { $source } must be defended against with an ally
refuse-has-activated = { $card } has activated already
refuse-not-engaged = { $card } is not engaged with you

## What is only an answer to a question that is not asked now

refuse-only-discard = no cards are being discarded now
refuse-only-change-form = one changes form on one's own turn
refuse-only-recover = an alter-ego recovers on its player's turn
refuse-only-attack-with = one attacks on one's own turn
refuse-only-thwart-with = one thwarts on one's own turn
refuse-only-attack = first choose who attacks
refuse-only-thwart = first choose who thwarts
refuse-only-ask-player = others are asked for actions on one's own turn
refuse-only-decline = nobody has asked you for anything
refuse-only-end-turn = it is not your turn
refuse-only-pay = nothing is being paid for now
refuse-only-generate = nothing is being paid for now
refuse-only-as-energy = no wild resource is being spent now
refuse-only-as-mental = no wild resource is being spent now
refuse-only-as-physical = no wild resource is being spent now
refuse-only-attach-to = nothing is being attached now
refuse-only-defend = no defender is being declared now
refuse-only-undefended = no defender is being declared now
refuse-only-take = no text lets you take { $card } now
refuse-only-assign = no damage is being divided now
refuse-only-activate = minions activate in the villain phase
refuse-in-setup = the game has not begun: in the set-up only “Setup” abilities are used
refuse-tough = { $card } is tough and would not take the damage: the cost cannot be paid
