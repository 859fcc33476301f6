### The table itself: its parts, its gestures, what it says about them.

question = The question
question-fold = Fold the question away
question-open = Show the question
choice-hint = Tap what glows, or a button
toggle-hint = Tap those that glow
pay-hint = { $paid } of { $due } paid
pay-auto = Pay automatically
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
game-over = The game is over
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
duel = Combat
duel-mine = only you see it
duel-theirs = laid face down
tab-table = Table
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
unseen-card = Face-down card
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
map-hint = Map: plus and minus zoom, the list shows the same places
map-closer = Closer
map-farther = Farther
map-find = Find me
map-names = Names
map-list = Map or list
command = Command line
command-hint = Type what you want to do
stop-always = stop
stop-pass = pass
pass-until = Pass
pass-choice = until my choice
pass-phase = until the next phase
pass-change = until something changes
pass-stop = until a stop
pass-round = until the next round
search-cards = Cards to choose from
remember = Remember the answer
remembered = Remembered answers
forget = Ask me everything again
journal = Journal
report = Report a bug
save-point = Save point
save = Keep
saved = Kept.
bot-in = A bot plays for me
bot-out = I play myself
invite = Copy an invitation
offline = Stored up to move { $number }. Connecting…
undo-asked = { $name } asks to take back
undo-waits = You ask to take back: the others decide
undo-steps = { $number ->
    [one] { $number } choice
   *[other] { $number } choices
  }
undo-seen = A hidden card has been seen since
undo-unseen = Nobody has seen a new card since
undo-no = No
undo-yes = Take back
score = Score: { $number }
look-at-table = Look at the table
hand-over = Hand the device over
hand-over-hidden = All hands are put away. The cards appear when the button is held.
hand-over-hold = Hold to open
hand-over-enter = 0.6 seconds, or Enter twice
