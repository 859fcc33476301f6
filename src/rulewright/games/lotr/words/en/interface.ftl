### What this game says at the table, in English, beyond what every game says.

## Names

card-prisoner = the prisoner

## Options

option-keep = keep the hand
option-mulligan = take a mulligan
option-pay = pay with a resource of { $card }
option-attach-to = attach to { $card }
option-discard = discard { $card }
option-commit = commit { $card }
option-travel = travel to { $card }
option-stay = stay where you are
option-engage = engage { $card }
option-decline = engage nobody
option-engages = { $card } engages { $player }
option-deal-shadow = deal a shadow card to { $card }
option-resolve-attack = resolve the attack of { $card }
option-defend = defend with { $card }
option-undefended = leave the attack undefended
option-assign = assign the damage to { $card }
option-attack = attack { $card }
option-attack-with = attack with { $card }
option-take = take { $card }
option-take-none = take nothing
option-put-on-top = put { $card } on top of the deck
option-lay-on-top = lay { $card } on top of the discard pile

## Questions

ask-mulligan = Do you keep this hand?
ask-pay = { $card }: which hero pays? Still to pay: { $number }
ask-attach = { $card }: which card do you attach it to?
ask-restricted = Too many Restricted attachments: which one do you discard?
ask-discard-order = Several cards are discarded at once: which one lies on top?
ask-commit = Which characters do you commit to the quest?
ask-travel = Where do you travel to?
ask-engage = Which enemy do you engage?
ask-engagement-check = Which enemy engages first?
ask-shadow-order = Which enemy is dealt a shadow card first?
ask-enemy-attack = Which enemy attacks next?
ask-defend = { $card } attacks: who defends?
ask-assign-damage = { $card } attacks: who takes the damage?
ask-attack = Which enemy do you attack?
ask-attackers = Who attacks { $card }?
ask-ranged = Which of your Ranged characters join the attack on { $card }?
ask-attack-now = { $card }: which enemy is attacked?
ask-search = { $card }: which card do you take into your hand?
ask-take-one = { $card }: which card comes next? One goes to the hand, the others back on top.
ask-heal = { $card }: how much damage do you heal?
ask-x = { $card }: what is X?

## The log

log-starting-threat = { $player } starts with a threat of { $number }
log-keeps = { $player } keeps the opening hand
log-mulligan = { $player } takes a mulligan
log-stage = Quest stage: { $card }
log-stage-defeated = Quest stage completed: { $card }
log-round-begins = Round { $number } begins
log-phase-begins = { $number ->
    [1] { phase-resource }
    [2] { phase-planning }
    [3] { phase-quest }
    [4] { phase-travel }
    [5] { phase-encounter }
    [6] { phase-combat }
   *[7] { phase-refresh }
 } begins
log-first-player = { $player } is the first player now
log-plays = { $player } plays { $source }
log-uses = { $player }: the ability of { $source } takes effect
log-gains-resources = { $card } gains { $number ->
    [one] { $number } resource
   *[other] { $number } resources
 }
log-spends-resources = { $card } spends { $number ->
    [one] { $number } resource
   *[other] { $number } resources
 }
log-commits = { $player } commits { $card } to the quest
log-leaves-quest = { $card } is removed from the quest
log-captured = { $card } is taken prisoner
log-rescued = { $card } is rescued
log-guards = { $card } guards { $source }
log-claimed = { $player } claims { $card }
log-revealed = Revealed: { $card }
log-encounter-reshuffled = The encounter discard pile is shuffled into a new encounter deck
log-quest-success = The quest succeeds by { $number }
log-quest-failure = The quest fails by { $number }
log-quest-draw = The quest is a draw: willpower equals threat
log-progress = { $card } gets { $number } progress
log-progress-removed = { $card } loses { $number } progress
log-explored = { $card } is explored
log-threat-rises = { $player_gen } threat rises by { $number }
log-threat-falls = { $player_gen } threat falls by { $number }
log-travels = The players travel to { $card }
log-engages = { $card } engages { $player }
log-returns-to-staging = { $card } returns to the staging area
log-looks-at-encounter-deck = { $player } sees { $card } on top of the encounter deck
log-looks-at-shadow = { $player } sees { $card } among the shadow cards
log-searches-deck = { $player } looks at the top { $number ->
    [one] card
   *[other] { $number } cards
 } of { $owner }'s deck
log-takes-nothing = { $player } takes no card
log-searches-encounter-deck = { $player } searches the encounter deck
log-attached-to-deck = { $card } is attached to { $player }'s deck
log-shadow-dealt = { $card } is dealt a shadow card
log-shadow-card = Shadow card of { $source }: { $card }
log-shadow-effect = Shadow effect of { $card }: { $text_said }
log-attacks = { $card } attacks { $player }
log-defends = { $card } defends against { $source }
log-strikes = { $card } attacks { $source }
log-attack-strength = Total attack against { $card }: { $number }
log-eliminated = { $player } is eliminated
log-won = The players win the game
log-lost = The players lose the game
log-lost-by = { $source }: the players lose the game

## Errors

error-no-heroes = A deck needs at least one hero
error-too-many-heroes = A deck may have three heroes at most, not { $number }
error-duplicate-hero = The same hero cannot be there twice: “{ $name }”
error-not-a-hero = “{ $name }” is not a hero

## Zones

zone-staging = staging area
zone-active-location = active location
zone-quest = current quest
zone-engaged = engaged enemies
zone-encounter-deck = encounter deck
zone-encounter-discard = encounter discard pile
zone-quest-deck = quest deck
zone-shadow = shadow card
zone-revealed = revealed cards
zone-played = played cards
zone-victory-display = victory display
zone-set-aside = cards set aside
zone-removed = cards removed from the game

## Phases

phase-setup = Setup
phase-resource = Resource phase
phase-planning = Planning phase
phase-quest = Quest phase
phase-travel = Travel phase
phase-encounter = Encounter phase
phase-combat = Combat phase
phase-refresh = Refresh phase

## Steps

step-setup = Setup
step-0-0 = Round begins
step-1-1 = Resource phase begins
step-1-2 = Gain resources
step-1-3 = Draw cards
step-1-4 = Resource phase ends
step-2-1 = Planning phase begins
step-2-2 = Play cards
step-2-4 = Planning phase ends
step-3-1 = Quest phase begins
step-3-2 = Commit characters
step-3-3 = Staging
step-3-4 = Quest resolution
step-3-5 = Quest phase ends
step-4-1 = Travel phase begins
step-4-2 = Travel opportunity
step-4-3 = Travel phase ends
step-5-1 = Encounter phase begins
step-5-2 = Optional engagement
step-5-3 = Engagement checks
step-5-4 = Encounter phase ends
step-6-1 = Combat phase begins
step-6-2 = Deal shadow cards
step-6-3 = Enemy attacks begin
step-6-4a = Resolve enemy attacks
step-6-6 = Enemy attacks end
step-6-7 = Player attacks begin
step-6-8a = Resolve player attacks
step-6-10 = Player attacks end
step-6-11 = Combat phase ends
step-7-1 = Refresh phase begins
step-7-2 = Ready cards
step-7-3 = Raise threat
step-7-4 = New first player
step-7-5 = Refresh phase ends
step-0-1 = Round ends

## Card types

kind-hero = Hero
kind-ally = Ally
kind-attachment = Attachment
kind-event = Event
kind-enemy = Enemy
kind-location = Location
kind-treachery = Treachery
kind-objective = Objective
kind-quest = Quest
kind-prisoner = Prisoner

## The table in the terminal

ui-staging-area = Staging area
ui-engaged = Engaged enemies
ui-quest = Quest
ui-active-location = Active location
ui-victory-display = Victory display
ui-threat = Threat
ui-resources = Resources
ui-committed = on the quest
ui-shadow-cards = { $number ->
    [one] { $number } shadow card
   *[other] { $number } shadow cards
 }
ui-total-willpower = Total willpower: { $number }
ui-total-threat = Total threat: { $number }
ui-progress = Progress: { $number } of { $points }
ui-game-won = Victory! The quest is done, the Shadow draws back. Score: { $score } (the lower, the better)
ui-game-lost = Defeat. The Shadow has prevailed… this time.
ui-score-is = Score: { $number }

## Campaign

card-face-down-card = a face-down card

zone-campaign = campaign card

kind-campaign = Campaign
kind-facedown = Face-down card

error-campaign-not-json = The campaign log is not valid JSON: { $where }
error-campaign-shape = The campaign log is incomplete or wrong at: { $where }
error-campaign-newer = The campaign log was written by a newer version ({ $version }) and is left untouched
error-campaign-over = The campaign is over
error-campaign-other-game = This game is not the next one of the campaign, or it has not ended
error-hero-fallen = { $name } has fallen and must be replaced
error-not-your-hero = { $name } is not a hero of this player
error-swap-once = Between two games a player may change only one hero
error-heroes-available = A fallen hero may stay only when no other is left; there are: { $known }
error-heroes-stay = Between two games the cards of a deck may change, its heroes stay
error-run-unchanged = All three scenarios of a classic run are played with the same heroes and decks
