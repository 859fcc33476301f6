### Why something is not possible, in English, in every game: each says what is in the way, and when it will not be.
###
### `$card` is what it is about, `$source` the card whose text is in the way.

refuse-game-over = the game is over
refuse-stopped = this position ends here: nothing is asked any more
refuse-unknown-key = “{ $key }” is nothing that one can choose in this game
refuse-no-such-card = there is no card “{ $key }” in this game
refuse-unknown-key-near = “{ $key }” is nothing that one can choose in this game; did you mean “{ $near }”?
refuse-no-such-card-near = there is no card “{ $key }” in this game; did you mean “{ $near }”?
refuse-other-side = that card shows its other side: { $card }
refuse-not-seen = you see no { $card }, neither on the table nor in your hand
refuse-copies = that is on offer { $number ->
    [one] only once
   *[other] only { $number } times
 }
refuse-not-among = { $card } is not among the cards this question is about
refuse-not-one-of-them = that is not one of the answers to this question
refuse-not-that-player = { $source } does not let you choose { $player }
refuse-not-what = { $source } asks for { $what_a }
refuse-unchanged = { $source } would change nothing there
refuse-forbidden = { $source } forbids it
refuse-immune = { $card } is immune to { $source }
refuse-exhausted = { $card } is exhausted
refuse-no-damage = { $card } is not damaged
refuse-answered = { $card } has answered this already
refuse-trigger = the ability of { $card } is used { $trigger }
refuse-condition = { $card } can be used only if { $given }
refuse-limit = { $card } has been used as often as allowed ({ $limit })
refuse-cost = the cost of { $card } cannot be paid: { $cost }
refuse-no-target = there is no { $what } for { $card }
refuse-no-change = { $card } would change nothing now: { $effect }
refuse-other-step = that is possible in step { $label }
refuse-step-is-over = that was possible in step { $label }; the next time in the next round

## What is only an answer to a question that is not asked now

refuse-only-pass = this question must be answered; one passes where one may act or respond
refuse-only-done = “done” ends a choice of several cards, and none is being made
refuse-only-yes = “yes” answers a text that says “may”, and none is being carried out
refuse-only-no = “no” answers a text that says “may”, and none is being carried out
refuse-only-pay-cost = no text asks you now to pay for something
refuse-only-play = cards are played when the game asks for your action
refuse-only-use = abilities are used when the game asks for your action
refuse-only-resolve = { $card } has no effect that waits to be resolved
refuse-only-choose = no text asks you now to choose { $card }
refuse-only-choose-player = no text asks you now to choose a player
refuse-only-effect = no text asks you now to choose one of several effects
refuse-only-number = no text asks you now for a number
refuse-only-agree = nobody has made a proposal that you could agree to
refuse-only-object = nobody has made a proposal that you could object to
