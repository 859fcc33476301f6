### What lies on the table of this game, in English.

## Zones

zone-villain = villain
zone-main-scheme = main scheme
zone-side-schemes = side schemes
zone-environment = environment
zone-supply = supply
zone-engaged = engaged minions
zone-dealt = dealt encounter cards
zone-nemesis = nemesis set
zone-obligations = obligations set aside
zone-encounter-deck = encounter deck
zone-encounter-discard = encounter discard pile
zone-villain-deck = villain deck
zone-scheme-deck = main scheme deck
zone-boost = boost card
zone-revealed = revealed cards
zone-played = played cards
zone-under = cards under a scheme
zone-removed = cards removed from the game

## Phases and stages of the round

phase-setup = Setup
phase-player = Player phase
phase-villain = Villain phase
step-setup = Setup
step-1 = Player phase begins
step-2 = Players’ turns
step-3-1 = Discard cards
step-3-2 = Draw up to hand size
step-3-3 = Ready all cards
step-4 = Villain phase begins
step-5 = Threat on the main scheme
step-6 = Villain and minions activate
step-7 = Deal encounter cards
step-8 = Reveal encounter cards
step-9 = Pass the first player token
step-10 = Round ends

## Card types

kind-hero = Hero
kind-alter-ego = Alter-ego
kind-ally = Ally
kind-event = Event
kind-support = Support
kind-upgrade = Upgrade
kind-resource = Resource
kind-villain = Villain
kind-main-scheme = Main scheme
kind-side-scheme = Side scheme
kind-minion = Minion
kind-treachery = Treachery
kind-attachment = Attachment
kind-environment = Environment
kind-obligation = Obligation
kind-status = Status card

## Values

stat-thw = THW
stat-atk = ATK
stat-def = DEF
stat-rec = REC
stat-sch = SCH
stat-hit-points = hit points
stat-hand-size = hand size
stat-cost = cost
stat-stage = stage
stat-starting-threat = starting threat
stat-target-threat = target threat
stat-acceleration = acceleration
stat-boost = boost icons
ui-per-player = Per player: { $text }
stat-uses = uses
stat-energy = energy resources
stat-mental = mental resources
stat-physical = physical resources
stat-wild = wild resources
stat-atk-consequential = consequential damage of ATK
stat-thw-consequential = consequential damage of THW
stat-acceleration-icon = acceleration icon
stat-hazard = hazard icon
stat-crisis = crisis icon

## Tokens

token-damage = damage token
token-threat = threat token
token-counters = counter
token-acceleration = acceleration token
token-stunned = stunned card
token-confused = confused card
token-tough = tough card

## Scenarios

scenario-rhino = Rhino
scenario-klaw = Klaw
scenario-ultron = Ultron

## The table in the terminal

ui-counters = counters
ui-threat = threat
ui-stunned = stunned
ui-confused = confused
ui-tough = tough
ui-aspect-aggression = Aggression
ui-aspect-justice = Justice
ui-aspect-leadership = Leadership
ui-aspect-protection = Protection
ui-aspect-basic = Basic
ui-total-villain = The villain’s hit points: { $number }
ui-total-threat = Threat on the main scheme: { $number }
ui-game-won = Victory! The villain is defeated in round { $score }.
ui-game-lost = Defeat. The villain has won… this time.

## Buttons

brief-attack-with = Attack
brief-thwart-with = Thwart
brief-ask-player = Ask for an action
