### The terminal table and the command line, beyond what every interface says.

## The table

ui-attacking = attacking
ui-defending = defending
ui-eliminated = eliminated
ui-sphere-leadership = Leadership
ui-sphere-tactics = Tactics
ui-sphere-spirit = Spirit
ui-sphere-lore = Lore
ui-sphere-neutral = Neutral
ui-reading = How it is read: { $text }
ui-on-offer = “{ $text }” is on offer.
ui-and-more = … and { $number } more.
ui-hint-help = Type h for help.
ui-hint-why-not = A card’s title or a key, such as: play Gandalf
ui-hint-rules = Words to look for
ui-quit-unsaved = The game could not be saved. Leave again to leave without saving.
ui-unfinished = The game is not over yet.

## The command line

error-cannot-read = “{ $name }” cannot be read: { $reason }
error-unknown-seat = A seat cannot be “{ $name }”; it can be: { $known }
error-no-textual = The table needs the package “textual”: install rulewright[tui], or play with --plain
error-other-game = The journal tells of the game “{ $name }”, not of “{ $wanted }”
error-other-scenario = This is a save of the scenario “{ $name }”, not of “{ $wanted }”
error-nothing-to-play = Say which game to play, or which file to resume; there are: { $known }
error-unknown-command = There is no command “{ $name }”; there are: { $known }
error-unknown-flag = There is no option “{ $name }”
error-missing-value = “{ $name }” is missing
error-needs-value = “{ $name }” needs a value
error-wrong-value = “{ $value }” is not possible for “{ $name }”
error-too-many-words = “{ $text }” is too much here
error-usage = The command cannot be understood: { $text }
error-not-a-checkout = The conformance tests are run in a checkout of the project’s source: there is none here
error-no-tests = The tests could not be run: pytest ended with code { $code }
error-no-clause = No rule of “{ $game }” has the words “{ $text }”
error-no-card = No card of “{ $game }” has the words “{ $text }”
reason-no-space = there is no space left
reason-not-allowed = that is not allowed
reason-not-a-folder = a file is where a folder should be
reason-is-a-folder = it is a folder
reason-not-text = it is not text
conformance-game = { $game }: { $proved } of { $testable } testable clauses have a passing test ({ $percent } %), { $read } of them as read
conformance-kind = { $kind }: { $proved } of { $testable }
conformance-missing = Without a passing test:
conformance-failed = { $number ->
    [one] { $number } test failed; what it proves is not counted.
   *[other] { $number } tests failed; what they prove is not counted.
 }

## Decks

deck-legal = “{ $name }” is a legal deck: heroes { $heroes }, cards { $cards }.
deck-written = The deck is written to “{ $name }”.

## Campaigns

error-file-exists = There is a file “{ $name }” already; it is left alone
error-names-for-decks = There { $number ->
    [one] is { $number } name
   *[other] are { $number } names
 } for { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
 }
error-unknown-player = There is no player “{ $name }”; there are: { $known }
error-campaign-under-way = A game of the campaign is under way; end it first
error-nothing-to-heal = { $name } has no starting damage that could be removed
campaign-mode-campaign = Campaign
campaign-mode-expert = Expert campaign
campaign-mode-run = Run through all scenarios
campaign-mode-nightmare = Nightmare run
campaign-difficulty-standard = standard difficulty
campaign-difficulty-easy = easy difficulty
campaign-title = { $mode }, seed { $seed }
campaign-player = { $number }. { $name }: { $heroes }
campaign-penalty = Starting threat: +{ $number }
campaign-boons = Boons: { $cards }
campaign-fallen = Fallen heroes: { $heroes }
campaign-burdens = Burdens: { $cards }
campaign-permanents = { $hero } bears: { $cards }
campaign-damage = { $hero } begins with damage: { $number }
campaign-prisoner = The prisoner: { $hero }
campaign-completed = Won: { $scenario }, score { $score }
campaign-next = Next scenario: { $scenario }
campaign-finished = The campaign is over; total score { $score }
campaign-under-way = A game is under way; “campaign play” goes on with it.
campaign-recorded-won = The victory is recorded in the campaign log.
campaign-recorded-lost = The defeat is recorded; the scenario must be played again.
