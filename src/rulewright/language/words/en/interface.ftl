### What every game says at the table, in English: options, questions, log, refusals, errors and the
### words of the terminal.
###
### Options, log lines and refusals begin with a small letter where no name comes first; the program puts the capital.
### They end without a full stop, as errors do: a rule or a reason may follow.

## Names

player-name = Player { $number }
    .gen = Player { $number }'s
card-hidden = a card

## Options

option-pass = pass
option-done = done
option-yes = yes
option-no = no
option-pay-cost = yes: { $cost }
option-play = play { $card }
option-use = use { $card }
option-resolve = resolve the effect of { $card }
option-choose = choose { $card }
option-choose-player = choose { $player }
option-effect = { $text }
option-ability = { $option }: { $effect_inf }
option-number = { $number }
option-agree = agree
option-object = object

## Questions

ask-order = Which effect is resolved next?
ask-respond = { $event }: your response?
ask-which = { $card }: which of these do you answer?
ask-interrupt = { $event }: your response?
ask-action = Your action?
ask-choose = { $card }: { $text }
ask-choose-price = { $card }, the price: { $text }
ask-may = { $card }: { $effect_inf }?
ask-choose-one = { $card }: which effect do you choose?
ask-unless = { $card }: { $cost_inf }? Otherwise: { $effect }
ask-agree = { $proposer } proposes: { $proposal }. Do you agree?

## The log

log-draws = { $player } draws { $number ->
    [one] { $number } card
   *[other] { $number } cards
 }
log-draws-card = { $card } goes to { $player_gen } hand
log-exhausts = { $card } exhausts
log-readies = { $card } readies
log-damaged = { $card } takes { $number } damage
log-healed = { $card } is healed of { $number } damage
log-enters-play = { $card } enters play
log-window-over = After { $number } actions in a row the game goes on
log-not-paid = { $source }: the cost was not paid, so nothing comes of it
log-destroyed = { $card } is destroyed
log-discarded = { $card } is discarded
log-attached = { $card } is attached to { $source }
log-changes-control = { $player } takes control of { $card }
log-returns-to-hand = { $card } returns to its owner's hand
log-shuffled-in = { $card } is shuffled into its deck
log-cancels = { $source }: { $event }, that is cancelled
log-cancels-effect = { $source } cancels the effect of { $card }
log-replaces = { $source }: { $event }, something else happens instead
log-replaces-effect = { $source } replaces the effect of { $card }
log-prevents = { $source } prevents { $number }
log-redirects = { $source }: it happens to { $card } instead
log-proposes = { $player } makes a proposal
log-objects = { $player } does not agree

## How a value comes about

line-printed = printed { $stat }: { $number }
line-set = { $source }: { $stat } = { $number }
line-add = { $sign }{ $number } from { $source }
line-times = × { $number } from { $source }
line-divide = ÷ { $number } from { $source }
line-base = { $source }: base { $stat } { $number }
line-locked = { $source }: { $stat } = 0, whatever is added
line-least = at least { $number } by { $source }
line-most = at most { $number } by { $source }

## Errors

error-unknown-game = There is no game “{ $name }”; there are: { $known }
error-unknown-scenario = There is no scenario “{ $name }”; there are: { $known }
error-no-positions = This game has no positions written by hand
error-unknown-deck = There is no deck “{ $name }”; there are: { $known }
error-unknown-card = There is no card “{ $name }”
error-ambiguous-card = Several cards are called “{ $name }”; name one by its id or its pack: { $known }
error-unknown-language = There is no language “{ $name }”; there are: en, uk, ru
error-unknown-bot = There is no bot “{ $name }”; there are: { $known }
error-bot-without-budget = The bot “{ $name }” does not think ahead, so it takes no budget; those that do: { $known }
error-budget = “{ $name }” is no budget of a bot; it is a number of iterations ({ $iterations }) or of seconds ({ $seconds })
error-nothing-chosen = The bot has not chosen anything yet
error-unknown-option = There is no option “{ $name }”; there are: { $known }
error-option-value = The option “{ $name }” cannot be “{ $value }”; it can be: { $known }
error-seats = { $number ->
    [one] { $number } player is
   *[other] { $number } players are
 } not possible; there must be { $least } to { $most }
error-seats-exactly = This game has { $most } players, not { $number }
error-illegal-deck = The deck “{ $name }” is not legal: { $reason }
error-not-in-deck = “{ $name }” cannot be part of a player's deck
error-too-few-cards = The deck is too small: { $number ->
    [one] { $number } card
   *[other] { $number } cards
 }; it needs { $least }
error-too-many-copies = There are too many copies of “{ $name }”: { $number }
error-position = The position is wrong at { $where }: { $reason }
error-illegal-choice = “{ $key }” is not on offer: { $reason }
error-pass-until = Nobody can pass until “{ $name }”; there are: { $known }.
error-nothing-to-undo = { $number ->
    [0] There is nothing to take back yet
    [one] Only { $number } choice can be taken back
   *[other] Only { $number } choices can be taken back
 }
error-journal-not-json = The journal is not valid JSON: { $where }
error-journal-shape = The journal lacks what every journal has: format, game, setup, seed and choices
error-journal-version = The journal was written by version { $version }, which this program cannot read
error-journal-choice = Choice { $number } of the journal, “{ $key }”, is not possible: { $reason }
error-journal-digest = { $number ->
    [0] The position at the start is not the one the journal tells of
   *[other] The position after choice { $number } is not the one the journal tells of
 }
error-file-missing = There is no file “{ $name }”
error-cannot-write = “{ $name }” cannot be written: { $reason }

## The table in the terminal

ui-won-by = The winner: { $names }. Score: { $number }
ui-won = Victory! Score: { $score }
ui-lost = Defeat.
ui-round = Round
ui-phase = Phase
ui-first-player = First player
ui-hand = Hand
ui-your-area = Your area
ui-attachments = Attachments
ui-discard = Discard pile
ui-deck-count = Deck: { $number ->
    [one] { $number } card
   *[other] { $number } cards
 }
ui-damage = Damage
ui-exhausted = exhausted
ui-hidden = hidden card
ui-empty = empty
ui-more = more…
ui-options = Options
ui-log = Log
ui-your-choice = Your choice
ui-not-a-choice = “{ $text }” is not among the options. Type h for help.
ui-hand-over = { $player } is next: hand over the keyboard, and no peeking!
ui-press-enter = Press Enter
ui-card-text = Card text
ui-why-not = Why not?
ui-rules = Rules
ui-reason = Rule: { $rule }
ui-search = Search
ui-no-match = Nothing found
ui-undo = Take back
ui-nothing-to-undo = There is nothing to take back yet.
ui-save = Save
ui-saved = The game is saved: { $name }
ui-resume = Resume
ui-language = Language
ui-help = Help
ui-quit = Quit
ui-quit-question = Do you really want to leave the table?

## Decks

error-decks-for-seats = There { $number ->
    [one] is { $number } deck
   *[other] are { $number } decks
 } for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }
error-deck-format = Unknown deck format { $name }; known: { $known }
error-deck-shape = The deck file is incomplete or wrong at: { $where }
error-unknown-cards = These lines name no card that a deck can have: { $names }
error-deck-line = Line { $number } of the deck file is not understood: “{ $text }”
error-deck-empty = The deck file names no cards; a line looks like this: 2x Title
error-deck-not-json = The deck file is not valid JSON: { $where }
error-deck-not-xml = The deck file is not valid XML: { $where }
error-deck-hostile-xml = The deck file uses XML entities or a document type and is refused
error-deck-other-game = The deck file is for another game ({ $name })

## Places and abilities that most games have; a game may call them otherwise

zone-play = play area
zone-hand = hand
zone-deck = deck
zone-discard = discard pile
label-response = Response
label-forced = Forced
