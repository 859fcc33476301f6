### The keys of the table and the words of the line mode, in English: short ones for the bottom line, longer ones for the help.

key-pass = pass
key-wishes = passing
key-why = why
key-card = card
key-piles = piles
key-rules = rules
key-log = log
key-undo = undo
key-save = save
key-language = language
key-help = help
key-quit = quit

help-pick = choose an option; the same key takes a pick back
help-move = move and choose
help-lists = cards · options · log; Enter on a card: its options, on the log: the rule
help-pass = pass, or done with picking
help-wishes = pass for longer, stops, remembered answers
help-why = why is something not possible now?
help-card = look up a card
help-piles = open decks and piles
help-rules = look up the rules
help-log = the log: what happened
help-log-rules = the log with the rules behind it
help-undo = take back the last choice
help-language = another language
help-save = save (every choice is saved anyway)
help-table = show the table
help-help = this help
help-quit = leave; the game is kept
help-forget = leave without keeping what was played now
help-arg-key = KEY
help-arg-name = NAME
help-arg-words = WORDS
help-arg-file = FILE
help-arg-number = NUMBER
help-arg-language = uk

ui-plain-help = Type the number of an option, or its key, to choose it; the number of a pick takes it back. Besides:
ui-help-signs = Signs
ui-cards = Cards
ui-hint-cards = Title, type, trait or words of a card
ui-piles = Decks and piles
ui-picked = (picked)
ui-also-found = Also: { $names }
ui-no-way-out = This question wants an answer: there is nothing to pass.

ui-wishes = Passing and remembering
wish-choice = pass until my next real choice
wish-phase = pass until the next phase
wish-change = pass until something happens to my cards or dials
wish-round = pass and decline everything until the next round
wish-stop = pass until the next phase in which I stop
wish-remember = always answer like this: { $text }
wish-forget = ask me everything again
wish-stop-at = stop in: { $phase }
