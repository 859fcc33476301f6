### What this game says at the table, in English, beyond what every game says.

## Names

named-player = { $name }'s player
    .gen = { $name }'s

## Options

option-to = to { $card }
option-to-reserve = to reserve
option-wield = give to { $card }
option-move = move { $card }
option-cycle = cycle { $card }
option-eliminate = eliminate { $card }
option-forsake = forsake { $card }
option-forsake-top = forsake the top card of your deck
option-winnow = winnow: eliminate 2 cards from hand to draw 1
option-ring = use the Ring token
option-fight = fight at { $card }
option-support = support { $card }
option-lose = lose { $card }
option-activate = activate { $card }
option-take = take { $card }
option-take-none = take nothing
option-keep = take { $card } into your hand
option-play-none = play none of them

## Questions

ask-cycle = Which card do you cycle? Still to cycle: { $number }
ask-cycle-for = The price of { $card }: which card do you cycle?
ask-cycle-by = { $card }: which card do you cycle? Still to cycle: { $number }
ask-cycle-to = { $card }: which card do you cycle{ $effect_own ->
    [yes] ? Then { $effect }
   *[no] { "" } to { $effect_inf }?
  }
ask-eliminate = Which card do you eliminate? Still to eliminate: { $number }
ask-eliminate-for = The price of { $card }: which card do you eliminate?
ask-eliminate-by = { $card }: which card do you eliminate? Still to eliminate: { $number }
ask-eliminate-to = { $card }: which card do you eliminate{ $effect_own ->
    [yes] ? Then { $effect }
   *[no] { "" } to { $effect_inf }?
  }
ask-forsake = Which card do you forsake? Still to forsake: { $number }
ask-forsake-for = The price of { $card }: which card do you forsake?
ask-forsake-by = { $card }: which card do you forsake? Still to forsake: { $number }
ask-forsake-to = { $card }: which card do you forsake{ $effect_own ->
    [yes] ? Then { $effect }
   *[no] { "" } to { $effect_inf }?
  }
ask-place = { $card }: where do you play it?
ask-move = { $card }: where do you move it?
ask-loss = { $card }: which of your cards do you lose? Attack still to cancel: { $number }
ask-loss-of-defenders = { $card }: the defenders do not agree. Which of their cards is lost? Attack still to cancel: { $number }
ask-agree = Your ally wants to lose { $card }. Do you agree?
ask-combat = Which combat is fought next?
ask-support = Who is supported by an army?
ask-activate-path = { $card }: which path do you activate?
ask-activate-battleground = { $card }: which battleground do you activate?
ask-take = { $card }: which card do you take?
ask-eliminate-drawn = { $card }: which of the drawn cards do you eliminate?
ask-play-drawn = { $card }: which of the drawn cards do you play?
ask-keep-drawn = { $card }: which of the drawn cards do you take into your hand?
ask-eliminate-any = { $card }: which card do you eliminate?

## The log

log-new-deck = { $player } makes a new deck
log-takes = { $player } takes { $card }
log-drawn-aside = { $player } draws { $card } to choose from
log-cycled-instead = { $card } is cycled in place of being eliminated
log-eliminated = { $player }: { $card } is eliminated
log-cycled = { $player }: { $card } is cycled
log-plays = { $player } plays { $card }
log-plays-to-reserve = { $player } plays { $card } to reserve
log-plays-to = { $player } plays { $card } to { $source }
log-plays-onto = { $player } gives { $card } to { $source }
log-moves = { $player } moves { $card } to { $source }
log-uses = { $player } uses { $card }
log-winnows = { $player } winnows
log-uses-ring = { $player } uses the Ring token
log-passes = { $player } passes
log-activates = { $player } activates { $card }
log-reactivates = { $source } is reactivated from a scoring area
log-combat = Combat at { $source }
log-attack = { $number ->
    [0] no attack
   *[other] { $number } attack
 } at { $source }
log-location-cancels = { $source } cancels { $number ->
    [0] nothing
   *[other] { $number }
 }
log-proposes = { $player } wants to lose { $card }
log-objects = { $player } does not agree: the attackers decide
log-free-win = the Free Peoples win { $source }
log-shadow-wins = the Shadow wins { $source }
log-nobody-wins = nobody wins { $source }
log-corruption = corruption tokens: +{ $number }
log-purified = corruption tokens: −{ $number }
log-free-points = Free Peoples: { $number } victory points
log-shadow-points = Shadow: { $number } victory points
log-free-rings = Free Peoples: +{ $number } for unused Ring tokens
log-shadow-rings = Shadow: +{ $number } for unused Ring tokens
log-free-victory = the Free Peoples win by { $number }
log-shadow-victory = the Shadow wins by { $number }
log-phase-begins = { $number ->
    [1] Locations
    [2] Actions
    [3] Combats
    [4] Victory check
   *[5] Draw
 }
log-round-begins = Round { $number } begins
log-first-player = { $player } takes the first player token
log-attack-tokens = { $source } gets { $number ->
    [one] { $number } attack token
   *[other] { $number } attack tokens
 }
log-defense-tokens = { $source } gets { $number ->
    [one] { $number } defense token
   *[other] { $number } defense tokens
 }

## Phases, zones, players

phase-setup = Set-up
phase-locations = Locations
phase-actions = Actions
phase-combats = Combats
phase-victory-check = Victory check
phase-draw = Draw

## Errors

error-people = { $name } cannot be played by { $number } people; possible: { $known }
error-seat-map = The seat map must name a person, counted from 0, for each deck: { $known }
error-seat-map-mixes = Person { $number } cannot hold both { $one } and { $other }: they are enemies
error-seat-map-shape = { $number } people cannot share the decks of { $name } like that
error-people-for-map = The seat map is for { $seats } people, not for { $number }
