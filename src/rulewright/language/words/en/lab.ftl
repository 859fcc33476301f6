### The lab: many games played by bots, and reports of them.

## What is wrong

error-lab-bots = { $number ->
    [one] There is { $number } bot
   *[other] There are { $number } bots
 } for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }: name one bot for all of them, or one for each
error-lab-not-results = “{ $name }” is no file of results of the lab, or it is damaged
error-lab-other-version = “{ $name }” was written by version { $version }, and this is version { $ours }, which may play the same seeds otherwise: name another file, or use that version
error-lab-other-plan = “{ $name }” has results of other games: another setup, other bots, another first seed or other counts; name another file
error-lab-busy = Another run is writing “{ $name }”
error-lab-ending = Results cannot be written to “{ $name }”; the ending of the file must be one of these: { $known }
error-lab-extra = This needs the package “{ $name }”: install rulewright[{ $extra }]
error-lab-unreachable = No cluster with workers answers at “{ $name }”
error-lab-lost = The workers were lost; { $number ->
    [one] { $number } finished game is
   *[other] { $number } finished games are
 } kept in “{ $name }”, and the same command goes on from there
error-lab-engines = Only one of --jobs, --dask and --ray can be used
error-lab-no-games = There are no games in “{ $name }”
error-lab-other-game = “{ $name }” has games of “{ $other }” and cannot be compared with those of “{ $game }”
error-lab-seat = There is no seat { $number } that wins or loses by itself; there are seats 1 to { $most }

## A run

lab-running = Games
lab-progress = won: { $won }
lab-left = time left:
lab-resumed = { $number ->
    [one] { $number } game is
   *[other] { $number } games are
 } finished already.
lab-stopped = Stopped. { $number ->
    [one] { $number } finished game is
   *[other] { $number } finished games are
 } kept in “{ $name }”; the same command goes on from there.
lab-written = The results are written to “{ $name }”.
lab-report-written = The report is written to “{ $name }”.

## A report

lab-a-against-b = A against B
lab-decks = Decks
lab-bots = Bots
lab-options = Options
lab-games = Games
lab-seeds = Seeds
lab-seeds-from = from { $first } on
lab-version = Version
lab-result = Result
lab-won = won
lab-won-by = won by seat { $seats }
lab-lost = lost
lab-win-rate = Win rate
lab-interval = 95 % interval
lab-together = All together
lab-seat = seat { $number }
lab-length = Scores and length
lab-lasted = How long the games lasted
lab-rounds = Rounds
lab-round = Round
lab-decisions = Choices
lab-score = Score
lab-score-won = Score of the games won
lab-mean = mean
lab-quarter = a quarter up to
lab-half = half up to
lab-three-quarters = three quarters up to
lab-endings = What ended the games
lab-reason = Rule
lab-cause = What came before
lab-share = share
lab-series-remark = When the round began, in the games that lasted so long.
lab-card = Card
lab-games-with = games
lab-rate-with = won with it
lab-rate-without = won without it
lab-difference = Difference
lab-chance = Chance of such a difference if there is none
lab-sure = more than chance
lab-cards-drawn = Cards drawn
lab-cards-played = Cards played
lab-cards-met = Cards met
lab-cards-remark = Differences are in points of a hundred. What goes with winning need not be its cause: in longer games more cards are drawn, played and met.
lab-cards-left = { $number ->
    [one] { $number } card in the middle is left out.
   *[other] { $number } cards in the middle are left out.
 }
lab-verdict-better = { $name } is better, and that is more than chance.
lab-verdict-equal = The win rates are equal so far.
lab-verdict-open = This may be chance. If the win rates are what they seem, about { $number ->
    [one] { $number } more game of each
   *[other] { $number } more games of each
 } would show it.
