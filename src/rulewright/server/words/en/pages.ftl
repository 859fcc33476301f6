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
close = Close
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
