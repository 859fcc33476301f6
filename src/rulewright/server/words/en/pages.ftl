### The pages around the table: home, decks, cards, rules, replays, settings.

nav = Pages
nav-tables = Tables
nav-decks = Decks
nav-cards = Cards
nav-rules = Rules
nav-replays = Replays
nav-settings = Settings
nav-signin = Sign in
nav-me = You are { $name }
skip = To the content
language = Language
theme-dark = Dark theme
theme-light = Light theme
page-table = Table
page-replay = Replay
page-replays = Replays
page-decks = Decks
page-cards = Cards
page-rules = Rules
page-join = Invitation
page-signin = Sign in
page-settings = Settings
page-guide = First game
page-credits = Credits
page-lost = There is nothing at this address
to-tables = To the tables
just-now = just now
no-connection = The server does not answer. Is the connection there?
went-wrong = Something went wrong

loading = Loading…
minutes = { $minutes } min
show-all = Show all { $number }
you = you
you-title = You
guest = Guest
bot = bot
bot-named = bot “{ $name }”
bot-thumb = bot “rule of thumb”
bot-random = bot “any choice”
bot-search = bot “thinks ahead”
home-games = Games
home-mine = Your games
    .about = every choice is saved
    .none = No games yet: begin one.
home-open = Open tables
home-guide = First game?
    .about = We teach you in 12 minutes, playing
    .short = First-game guide
home-invited = Have an invitation?
    .about = Paste the link to a seat
    .link = The link you were sent
    .wrong = This is no link to a seat.
    .go = Go to the table
table-open = Open
table-replay = Replay
table-watch = Watch
table-sit = Sit down
table-over = finished
table-remove = Remove
    .sure = Remove “{ $title }” for good?
your-turn = Your turn
new-game = New game: { $title }
new-scenario = Scenario
new-more = More options
new-open = Open to everybody
new-hand-over = One device, handed over
new-journal = Go on from a journal
    .read = Journal read
    .drop = Without the journal
new-start = Begin
level = difficulty { $level }
seat = Seat { $number }
seat-free = free
seat-deck = Deck
seat-who = Who plays
seats = { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    }
seats-fewer = Fewer seats
seats-more = More seats
who-me = me
who-link = a friend by link
deck-import = Import a deck
deck-paste = Paste a deck
deck-drop = Paste text or JSON, or drop an .o8d file
deck-read = Read
deck-file = File…
deck-found = { $number ->
        [one] { $number } card was recognised
       *[other] { $number } cards were recognised
    }
deck-take = Play with this deck
deck-unnamed = My deck

rules-sections = Sections of the rules
rules-steps = Steps
rules-find = Search the rules
rules-edition = Edition
    .all = all editions
rules-proven = { $number } of { $total } clauses proven by tests
rules-hits = { $number ->
        [one] { $number } clause found
       *[other] { $number } clauses found
    }
rules-link = Link to clause { $number }
rules-reading = Our reading:
rules-proof = proven by a test
rules-now = In your game now

set-theme = Theme
set-theme-auto = as the device
set-theme-dark = dark
set-theme-light = light
set-text = Size of text
set-motion = Less motion
    .about = Cards do not travel; what changed is outlined.
set-letters = Single letters are keys
    .about = Off: only Space, Enter, arrows, digits and keys with Ctrl.
set-sound = Sounds
    .about = When it is your turn, and when you take damage.
set-plain = Text only
    .about = Cards without pictures, lists instead of rows.
set-kept = Kept in this browser only.
sign-hello = Hello, { $name }
sign-account = You are signed in: your tables follow you to any device.
sign-out = Sign out
sign-guest = Guest
    .about = A name is enough to play. Your tables stay with this browser.
    .go = That is my name
sign-login = Sign in
    .about = With the name and the password of your account.
    .go = Sign in
sign-signup = New account
    .about = So that your tables follow you to other devices. A password has at least 8 letters.
    .go = Create
sign-name = Name
sign-password = Password
join-title = You are invited to a table
join-about = Say what you want to be called, and sit down.
join-account = I have an account
credit-icons = the icons of cards and games
credit-controls = the icons of buttons
credit-face = typeface
credit-built = what the table is built with
credit-drawn = All pictures are drawn by the program from these icons, shapes and colours. Nothing of a publisher’s art is shown.
credit-games = Rulewright is a work of enthusiasts; the games belong to their publishers, who neither made nor endorse it.

cards-find = Name, text, trait…
cards-kind = Kind of card
    .all = all kinds
cards-found = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
cards-open = open
cards-original = In English:
cards-rule = Rule
deck-add = add to the deck
deck-copies = { $number ->
        [one] { $number } copy in the deck
       *[other] { $number } copies in the deck
    }
deck-side = The deck
deck-name = Name of the deck
deck-empty = Take a deck to begin with, or press cards to add them.
deck-export = Export
deck-keep = Save
deck-kept = Saved in this browser.
deck-fewer = One copy fewer
deck-more = One copy more
deck-curve = Cards by cost: { $costs }

replay-back = One choice back
replay-on = One choice on
replay-play = Play
replay-stop = Stop
replay-choice = Choice { $n } of { $last }: { $text }
replay-round = Round { $round }
replay-known = you see what your seat knew
replay-speed = Speed { $speed }×
replay-share = Share
replay-shared = Link copied
replay-play-on = Play on from here
replay-slider = Choices of the game

guide-name = Guide
guide-title = First game: { $game }
guide-about = You play a real table with a guide beside you: it says what to do now and why. You may go your own way at any time.
guide-start = Begin the guide
guide-free = Go on as you like: what glows may be chosen.
guide-step = step { $step } of { $last }

try-title = Try this deck
try-about = Bots play many games with it, alone against the scenario, and a report says how it went.
try-scenario = Scenario
try-games = Games
try-start = Begin
try-stop = Stop
try-so-far = { $done } of { $of } games, { $won } won
try-report = The report
