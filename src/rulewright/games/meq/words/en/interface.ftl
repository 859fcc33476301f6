### What this game says at the table, in English, beyond what every game says.

## Options

option-be = play { $card }
option-keep = keep { $card }
option-to = { $card }
option-influence = 1 influence: { $card }
option-to-pool = 1 influence into the Shadow Pool
option-discard-plot = discard the active plot { $card }
option-place-influence = place influence
option-draw-cards = draw Shadow and Plot cards
option-command = command monsters and minions
option-move = move { $card }
option-heal = heal { $card }
option-muster-1 = a monster token for Eriador and Enedwaith
option-muster-2 = a monster token for Rhudaur and the Grey Mountains
option-muster-3 = a monster token for the Misty Mountains and Mirkwood
option-muster-4 = a monster token for Rohan and Gondor
option-muster-5 = a monster token for the Brown Lands and Mordor
option-draw-number = { $number ->
    [0] draw nothing
    [one] draw { $number } card
   *[other] draw { $number } cards
  }
option-rest = rest
option-heal-wounds = heal
option-train = train
option-cleanse = discard { $card }
option-advance-green = advance the green marker
option-advance-yellow = advance the yellow marker
option-advance-red = advance the red marker
option-advance-black = advance the black marker
option-accept-fight = fight
option-attack = attack with { $card }
option-peril = use peril
option-choose-peril = the peril { $card }
option-travel = travel: { $card }
option-explore = explore this location
option-stop = end the Travel step
option-discard = discard { $card }
option-take-favor = take 1 favor
option-ask-favor = consult { $card }: favor
option-ask-help = consult { $card }: ability
option-dark-path = choose the Dark Path: 1 favor and 1 Corruption card
option-complete = complete the quest { $card }
option-foil = discard the plot { $card }
option-event = use the event { $card }
option-trade = trade with the heroes here
option-give = give away { $card }
option-give-favor = give away 1 favor
option-fight-on = fight on
option-declare = declare exhaustion
option-lay = lay { $card }
option-lose = lose { $card } from hand
option-lose-top = lose the top card of the Life Pool
option-lose-favor = lose 1 favor
option-lose-item = lose { $card }
option-remove-influence = remove 1 influence: { $card }
option-remove-token = remove { $card }
option-take = take { $card }
option-take-none = take nothing
option-take-rest = take the top card of the Rest Pool
option-take-life = take the top card of the Life Pool
option-leave-on-top = leave it on top
option-to-bottom = put it at the bottom
option-inflict = give { $card } to the hero
option-pass-on = pass on { $card }
option-name-melee = name melee
option-name-ranged = name ranged

## Questions

ask-hero = Which hero do you want to play?
ask-keep-plot = Which plot do you keep?
ask-keep-shadow = Which Shadow card do you keep?
ask-marker = Which of Sauron's leftmost markers advances?
ask-influence = Where do you place influence? Left: { $number }
ask-draw = How many cards do you draw? Fortitude: { $number }
ask-minion-start = { $card }: where does the minion begin?
ask-plot = Plot step: a plot, or nothing?
ask-plot-location = { $card }: which location does the plot affect?
ask-sauron-action = Your action? Left: { $number }
ask-command = Your command? Left: { $number }
ask-move-servant = { $card }: where to?
ask-place-token = { $card }: where do you place the token?
ask-shadow-action = Do you play a Shadow card?
ask-shadow-turn = The turn begins: do you play a Shadow card?
ask-shadow-entered = A hero has entered a location: do you play a Shadow card?
ask-shadow-combat = A combat begins: do you play a Shadow card?
ask-shadow-defeated = A hero is defeated: do you play a Shadow card?
ask-rest = Do you rest?
ask-heal = You rest: do you heal, too?
ask-cleanse = Do you pay favor to discard a Corruption card?
ask-haven-fight = You are in a Haven: do you let it come to a combat?
ask-attack = Who attacks?
ask-attack-or-peril = Who attacks, or do you use peril?
ask-uruk-hai = { $card }: does it fight as an Uruk-hai?
ask-one-more-peril = Do you draw one more Peril card?
ask-peril = Which peril does the hero face?
ask-travel = Travel step: move, explore, or end the step?
ask-pay-move = { $card }: which card do you discard? Any cards needed: { $number }
ask-explore = { $card }: what do you do here?
ask-trade = What do you give to another hero?
ask-give = To whom?
ask-agility = How many points of agility do you use to draw? You have { $number }
ask-declare = Do you fight on, or are you exhausted?
ask-lay = Combat against { $card }, round { $number }: which card do you lay?
ask-damage = Which card do you lose to damage? Left: { $number }
ask-damage-for = { $card }: which card do you lose to damage? Left: { $number }
ask-discard = Which card do you discard? Left: { $number }
ask-discard-for = { $card }: which card do you discard? Left: { $number }
ask-retreat = Where do you retreat to?
ask-lose-something = You are defeated: what do you lose?
ask-led-astray = { $card }: to which location does { $player } come?
ask-haven = { $player }: to which of the nearest Havens?
ask-champion = Which hero fights the Ringwraiths?
ask-train = Which Skill card do you keep?
ask-discard-corruption = { $card }: which Corruption card do you discard?
ask-lose-item = { $card }: which item do you discard?
ask-shield = { $card }: do you discard cards against the damage? Left: { $number }
ask-spread = { $card }: where do you place 1 influence? Left: { $number }
ask-influence-and-monsters = { $card }: where do you place 1 influence and 1 monster token?
ask-remove = { $card }: which token do you remove? Left: { $number }
ask-muster = { $card }: where do you place a monster token? Left: { $number }
ask-muster-anywhere = { $card }: from which pile do you place a monster token?
ask-type = { $card }: melee or ranged?
ask-take-back = { $card }: which card do you take back to hand?
ask-catch-breath = { $card }: from where do you take a card?
ask-lose-plot = { $card }: which plot do you discard?
ask-find-plot = { $card }: which plot do you take?
ask-take-discarded = { $card }: which discarded card do you take?
ask-peek-plot = The top plot is { $card }. Where does it go?
ask-give-corruption = Which of the two Corruption cards does { $player } get?
ask-redistribute = { $card }: whose Corruption cards do you redistribute, and how?
ask-command-minion = { $card }: which minion gets a command, and where to?
ask-entrust = { $card }: which hero gets this card?
ask-any-hero-pays = { $card }: which hero spends { $number } favor?

## The log

log-agility = { $player } uses agility to draw { $number }
log-attacks = attack of { $player }: { $number }
log-black-advances = the black marker moves { $number }
log-both-exhausted = both are exhausted: the combat is over
log-buried = { $card } goes under the combat stack
log-cancelled = { $source } cancels { $card }
log-cleansed = { $player } discards { $card }
log-coin = the heroes do not agree: a coin decides
log-combat-begins = { $player } fights { $card }
log-command = Sauron gives { $number ->
    [one] { $number } command
   *[other] { $number } commands
 }
log-completes = { $player } completes the quest { $card }
log-consults = { $player } consults { $card }
log-corrupted = { $player } takes the Corruption card { $card }
log-damage-to-rest = { $player } moves cards from the Damage Pool to the Rest Pool
log-damaged = { $card } takes { $number } damage
log-dark-path = { $player } chooses the Dark Path
log-defeated = { $card } is defeated
log-difficulty = { $card }: health and fortitude change by { $number }
log-discards = { $player } discards { $card }
log-drains-pool = { $number } influence leaves the Shadow Pool
log-draw-cards = Sauron draws { $number } Shadow and { $plots } Plot cards
log-encounter = { $player } meets { $card }
log-encounter-barred = { $player } draws no encounter cards here
log-enemy-attacks = attack of { $card }: { $number }
log-enemy-discards = the enemy discards { $card }
log-enemy-exhausted = { $card } is exhausted
log-enemy-undefeated = { $card } is not defeated
log-entrusted = { $player } gets { $card }
log-event = Event: { $card }
log-event-discarded = the event { $card } is discarded
log-event-in-play = the event { $card } stays in play
log-explores = { $player } explores
log-faces-peril = { $player } faces the peril { $card }
log-favor-placed = favor is placed: { $card }, { $number }
log-favor-removed = favor is discarded: { $card }, { $number }
log-fills-pool = { $number } influence goes to the Shadow Pool
log-finale = The Finale begins
log-finds-plot = Sauron takes a plot
log-gains-agility = { $player } gains 1 agility
log-gains-favor = { $player } gains { $number } favor
log-gains-fortitude = { $player } gains 1 fortitude
log-gains-item = { $player } gains { $card }
log-gains-strength = { $player } gains 1 strength
log-gains-wisdom = { $player } gains 1 wisdom
log-gives = { $player } is given { $card }
log-gives-favor = { $player } is given 1 favor
log-green-advances = the green marker moves { $number }
log-healed = { $card } is healed of { $number } damage
log-heals = { $player } heals
log-hero-damaged = { $player } takes { $number } damage
log-hero-defeated = { $player } is defeated
log-hero-draws = { $player } draws { $number }
log-hero-exhausted = { $player } is exhausted
log-hero-moves = { $player } moves: { $source }
log-heroes-at-random = two want the same hero: the heroes are assigned at random
log-heroes-win = the heroes win
log-is-hero = { $player } enters the game
log-lays = { $player } lays a card face down
log-life-to-rest = { $player } puts { $number ->
    [one] the top card
   *[other] the top { $number } cards
 } of the Life Pool on the Rest Pool
log-looks = { $player } looks at monster tokens
log-loses-card = { $player } loses a card from hand: { $card }
log-loses-excess = too much influence: { $card } loses { $number }
log-loses-favor = { $player } gives up { $number } favor
log-loses-item = { $player } loses { $card }
log-loses-top = { $player } loses the top card of the Life Pool
log-mission = the mission is { $card }
log-missions = each side draws its mission
log-name-melee = { $player } names melee
log-name-ranged = { $player } names ranged
log-new-deck = the discard pile becomes a new deck
log-no-encounter = no encounter fits { $player }'s location
log-no-peril = no peril fits the location
log-no-rest = { $player } cannot rest here
log-not-chosen = { $card } is discarded
log-not-defeated = { $player } has not defeated the enemy
log-peril = Sauron uses peril against { $player }
log-place-influence = Sauron receives { $number } influence
log-placed = { $card }: { $source }
log-places-influence = influence: { $card } +{ $number }
log-plays-plot = Sauron plays the plot { $card }: { $source }
log-plays-shadow-card = Sauron plays { $card }
log-plot-discarded = the plot { $card } is discarded
log-receives-quest = { $player } receives the quest { $card }
log-recovers = { $player } recovers
log-red-advances = the red marker moves { $number }
log-removes-influence = influence: { $card } −{ $number }
log-rests = { $player } rests
log-retreats = { $player } retreats
log-returns = { $card } returns to the supply
log-reveals = { $player } reveals { $card }
log-round-begins = Round { $number } begins
log-sauron-draws = Sauron draws { $number ->
    [one] { $number } combat card
   *[other] { $number } combat cards
 }
log-sauron-draws-plot = Sauron draws { $number ->
    [one] { $number } Plot card
   *[other] { $number } Plot cards
 }
log-sauron-draws-shadow = Sauron draws { $number ->
    [one] { $number } Shadow card
   *[other] { $number } Shadow cards
 }
log-sauron-loses = Sauron discards { $card }
log-sauron-wins = Sauron wins
log-sees-cards = { $player } sees cards of Sauron's hand
log-shuffles-back = { $player } shuffles cards into the Life Pool
log-starting-plot = the starting plot is { $card }: { $source }
log-shuffles-life = { $player } shuffles the Life Pool
log-takes-discarded = Sauron takes { $card } from the discard pile
log-takes-favor = { $player } takes { $number } favor
log-takes-to-hand = { $player } takes { $card } to hand
log-tells-melee = { $player } holds melee cards: { $number }
log-tells-ranged = { $player } holds ranged cards: { $number }
log-token-goes = monster token discarded: { $card }
log-token-placed = a monster token: { $source }
log-token-turned = the monster token is { $card }
log-trains = { $player } trains
log-turn-begins = { $player }'s turn
log-turn-ends-early = { $player }'s turn ends at once
log-wants-hero = player { $number } wants to play { $card }
log-yellow-advances = the yellow marker moves { $number }

## Steps and terrain

phase-setup = Set-up
phase-rally = Hero Rally
phase-story = Story
phase-plot = Plot
phase-event = Event
phase-action = Action
phase-hero-draw = Hero Draw
phase-rest = Rest
phase-ambush = Ambush
phase-travel = Travel
phase-encounter = Encounter
phase-finale = Finale
terrain-hill = hill
terrain-mountain = mountain
terrain-forest = forest
terrain-plains = plains
terrain-swamp = swamp
terrain-any = any card

## Hidden tokens

back-token-of-eriador-and-enedwaith = token of Eriador and Enedwaith
back-token-of-rhudaur-and-the-grey-mountains = token of Rhudaur and the Grey Mountains
back-token-of-the-misty-mountains-and-mirkwood = token of the Misty Mountains and Mirkwood
back-token-of-rohan-and-gondor = token of Rohan and Gondor
back-token-of-the-brown-lands-and-mordor = token of the Brown Lands and Mordor
