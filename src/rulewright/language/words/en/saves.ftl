### Saves, lists of what there is, and what goes wrong outside of the games, in English.

ui-quit-hint = The game is kept. Enter: leave · x: leave without keeping what was played now · Esc: stay
ui-save-moved = Another table has changed “{ $old }”; that is left alone, and this game is kept as “{ $new }”.
saves-none = There are no saved games in { $name } yet.
saves-over = over
saves-round = round { $number }
saves-how = Go on with: rulewright play --resume { $name }
games-seats = players: { $least } to { $most }
games-scenarios = scenarios:
games-decks = decks: { $names }

error-unknown-setting = There is no option “{ $name }”; there are: { $known }
error-which-save = Say which save to resume; there are: { $known }
error-no-saves = There are no saved games yet
error-no-decks = “{ $game }” has decks of its own; there are no deck files for it
error-no-guide = There is no first-game guide for “{ $game }”
error-no-campaigns = “{ $game }” has no campaigns
error-campaign-first = { $why } With: rulewright campaign replace { $name } PLAYER OLD NEW
error-campaign-changed = “{ $name }” was changed meanwhile and is left alone
error-terminal-too-small = The terminal is too small: { $width } × { $height }; the table needs { $needed_width } × { $needed_height }, or --plain for lines instead of a screen
error-no-output = There is nowhere to write to
error-no-input = There is nowhere to read from
error-stream = The program cannot go on reading or writing: { $reason }
error-fault = The program has a fault ({ $what }); the details are in “{ $name }”
error-fault-undone = The program has a fault ({ $what }); the choice was taken back, the details are in “{ $name }”
reason-bad-name = no file can be called that
reason-too-large = it is far too large
