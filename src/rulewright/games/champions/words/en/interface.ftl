### What this game says at the table, in English, beyond what every game says.

## Names

card-drone = Drone
card-status-cards = status card

## Options

option-discard = discard { $card }
option-change-form = change form
option-recover = recover
option-attack-with = attack with { $card }
option-thwart-with = thwart with { $card }
option-attack = attack { $card }
option-thwart = thwart { $card }
option-ask-player = ask { $player } for an action
option-decline = decline
option-end-turn = end the turn
option-pay = pay with { $card }
option-generate = generate resources with { $card }
option-as-energy = as an energy resource
option-as-mental = as a mental resource
option-as-physical = as a physical resource
option-attach-to = attach to { $card }
option-defend = defend with { $card }
option-undefended = leave the attack undefended
option-take = take { $card }
option-assign = assign 1 damage to { $card }
option-activate = activate { $card }

## Questions

ask-mulligan = Mulligan: which cards do you discard?
ask-interrupt = { $event }: your interrupt?
ask-turn = Your turn: what do you do?
ask-enemy = { $card }: which enemy do you attack?
ask-scheme = { $card }: which scheme do you thwart?
ask-requested-action = You are asked for an action: which one do you take?
ask-pay = { $card }: what do you pay with? { $number ->
    [0] All is paid
   *[other] Still to pay: { $number }
 }
ask-resource-type = { $card }: which type does the wild resource stand for?
ask-controller = { $card }: under whose control?
ask-attach = { $card }: which card do you attach it to?
ask-restricted = Too many Restricted cards: which one do you discard?
ask-ally-limit = Too many allies: which one do you discard?
ask-discard = Which cards do you discard from your hand?
ask-defend = { $card } attacks: who defends?
ask-assign = { $card }: who takes the damage? Still to assign: { $number }
ask-search = { $card }: which card do you take?
ask-pick = { $card }: which cards do you choose?
ask-player = { $card }: which player do you choose?
ask-minion = Which minion activates next?
ask-attacker = { $card }: which enemy attacks next?
ask-attacked = { $card }: who is attacked next?

## The log

log-round-begins = Round { $number } begins
log-phase-begins = { $number ->
    [1] { phase-player }
   *[2] { phase-villain }
 } begins
log-turn = { $player } takes a turn
log-first-player = { $player } is the first player now
log-plays = { $player } plays { $source }
log-uses = { $player }: the ability of { $source } takes effect
log-changes-form = { $player } changes form: { $card }
log-attacks = { $card } attacks
log-thwarts = { $card } thwarts
log-enemy-attacks = { $card } attacks { $player }
log-enemy-schemes = { $card } schemes
log-boost-dealt = { $card } is dealt a boost card
log-boost = Boost card: { $card } (+{ $number })
log-defends = { $card } defends against { $source }
log-has-defended = { $card } has defended against { $source }
log-attack-strength = { $card } attacks with an ATK of { $number }
log-threat-placed = { $card }: { $number } threat is placed
log-threat-removed = { $card }: { $number } threat is removed
log-accelerates = { $card } gets { $number ->
    [one] { $number } acceleration token
   *[other] { $number } acceleration tokens
 }
log-scheme-completed = The scheme is completed: { $card }
log-stage = New stage: { $card }
log-stage-defeated = { $card }: the stage is defeated
log-stunned = { $card } is stunned
log-confused = { $card } is confused
log-tough = { $card } gets a tough status card
log-loses-stunned = { $card } loses the stunned card instead of attacking
log-loses-confused = { $card } loses the confused card, and the scheme stays as it was
log-loses-tough = { $card } loses the tough card instead of taking damage
log-counters = { $card } gets { $number ->
    [one] { $number } counter
   *[other] { $number } counters
 }
log-counters-spent = { $card } loses { $number ->
    [one] { $number } counter
   *[other] { $number } counters
 }
log-card-dealt = { $player } is dealt an encounter card
log-revealed = Revealed: { $card }
log-removed-from-game = { $card } is removed from the game
log-engages = { $card } engages { $player }
log-defeated = { $card } is defeated
log-eliminated = { $player } is eliminated
log-deck-renewed = { $player_gen } deck has run out: the discard pile is shuffled into a new one
log-deck-ran-out = { $player_gen } deck has run out, and there is no discard pile to make a new one of
log-encounter-deck-renewed = The encounter deck has run out: its discard pile is shuffled into a new one, and the main scheme gets an acceleration token
log-encounter-deck-ran-out = The encounter deck has run out, and there is no discard pile to make a new one of; the main scheme gets an acceleration token
log-damage-placed = { $card } gets { $number } damage
log-drone = { $player } puts { $number ->
    [one] a card
   *[other] { $number } cards
 } from the top of the deck into play as { $number ->
    [one] a Drone
   *[other] Drones
 }
log-laid-under = { $player } lays a card from hand face down on { $card }
log-discards-encounter-card = Discarded from the encounter deck: { $card }
log-discards-top = { $player } discards { $number ->
    [one] the top card
   *[other] the top { $number } cards
 } of the deck
log-finds = { $player } finds { $card }
log-looks-at-top = { $player } looks at the top { $number ->
    [one] card
   *[other] { $number } cards
 } of the deck
log-searches-deck = { $player } searches the deck
log-searches-encounter-deck = { $player } searches the encounter deck
log-won = The players win the game
log-lost = The players lose the game
