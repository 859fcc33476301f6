### What is wrong with something a person gave us. `error-` is a whole sentence, `input-` the reason inside one.

error-input = { $what ->
    [position] The position
    [setup] The setup
    [journal] The journal
    [deck] The deck
    [campaign] The campaign log
   *[other] { $what }
 } is wrong at { $where }: { $reason }
error-number = “{ $value }” is not possible for “{ $name }”: a whole number from { $least } to { $most } is needed
error-text = “{ $value }” is not possible for “{ $name }”: a text is needed
error-unknown-stat = There is no value “{ $name }”
error-question-is-over = This question was answered already
error-stored-position = The journal of an imagined game is damaged, or another version wrote it
error-parcel = The packed game is damaged, or another version packed it
error-extra = This door needs the package “{ $name }”: install { $extra }
error-options = There are { $number } options, more than the { $most } that can be numbered

refuse-no-option = an option is chosen by its key or its number
refuse-option-number = { $number ->
    [one] there is only { $number } option, counted from 0
   *[other] there are { $number } options, counted from 0
 }

input-table = an object with named fields is needed, not { $value }
input-list = a list is needed, not { $value }
input-text = a text is needed, not { $value }
input-flag = true or false is needed, not { $value }
input-word = a word is needed, not { $value }
input-whole = a whole number is needed, not { $value }
input-number = a whole number from { $least } to { $most } is needed, not { $value }
input-number-or-word = a whole number or a word is needed, not { $value }
input-flag-or-word = true or false, “yes” or “no” is needed, not { $value }
input-table-or-text = a title or an object with named fields is needed, not { $value }
input-list-or-text = a list or a text is needed, not { $value }
input-list-or-table = an object with named fields is needed, not { $value }
input-missing = it is missing
input-too-long = at most { $most } letters are possible
input-too-many = at most { $most } are possible
input-too-few = at least { $least } { $least ->
    [one] is
   *[other] are
 } needed
input-exactly = exactly { $most } values are needed
input-too-much = it is too long or nested too deeply
input-too-big = the number is too big
input-not-plain = { $value } is nothing that can be written down
input-not-text = the text has characters that cannot be written to a file
input-one-of = there is no “{ $name }”; there are: { $known }
input-did-you-mean = there is no “{ $name }”; did you mean “{ $near }”?
input-card = there is no card “{ $name }”
input-card-near = there is no card “{ $name }”; did you mean “{ $near }”?
input-card-which = several cards are called “{ $name }”; name one by its id or its pack: { $known }
input-seat = a whole number from 0 to { $most } is needed: seats are counted from 0

input-kind = “{ $name }” is not a card that can lie there
input-not-in-play = “{ $name }” is not in play: nothing can lie on it
input-copies = there are only { $most } copies of “{ $name }”
input-host = “{ $name }” cannot lie on that card
input-no-limit = the card has no text with a limit
input-nothing-lasts = no effect of “{ $name }” lasts
input-unique = “{ $name }” is unique and in play already
input-eliminated = the first player must be one who is still in the game
input-cannot-stay = “{ $name }” would leave play at once
