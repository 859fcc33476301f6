### The table itself: its parts, its gestures, what it says about them.

question = The question
question-fold = Fold the question away
question-open = Show the question
choice-hint = Tap what glows, or a button
toggle-hint = Tap those that glow
pay-hint = { $paid } of { $due } paid
pay-auto = Pay by itself
pay-done = Pay and play
pick-all = All
picked = { $number ->
    [0] nothing chosen
   *[other] chosen: { $number }
  }
clear = Clear
done = Done
key-space = Space
rule = The rule
rules-all = All rules
rules-none = Choose a rule: it stands beside every question and line.
proven = proven by a test
watching = You are watching
your-choice = Your choice
wait = Waiting
round = Round
menu = Menu
phases = Phases of the round
stop-here = stop
stops = Where to stop
undo = Take back
replay = Replay
side = Card, log and rules
tab-card = Card
tab-log = Log
tab-rules = Rules
tab-chat = Chat
why = Why?
why-not = Why not “{ $name }”?
is-bug = Is this a bug?
close = Close
previous = Previous
next = Next
card-hidden = Face-down card
card-none = Point at a card: it is shown here.
exhausted = exhausted
state-legal = can be chosen
state-selected = chosen
zone-empty = empty
arena-none = nobody
hand = Hand: { $number ->
    [one] { $number } card
   *[other] { $number } cards
  }
hand-empty = Your hand is empty
who-bot = bot
who-free = free seat
who-hand = { $number } in hand
gauge-picked = { $number } chosen
gauge-ahead = { $number } ahead
gauge-behind = { $number } behind
gauge-even = even
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
