### What is wrong with a setup or a position of this game, in English.

error-unknown-hero = There is no hero “{ $name }”; there are: { $known }
error-hero-twice = The hero “{ $name }” cannot be played twice
error-heroes-for-seats = { $number } heroes are named for { $seats } hero { $seats ->
    [1] player
   *[other] players
  }
error-seats-of-sides = The seat map must name a person, counted from 0, for each of { $number } seats, and nobody may be both Sauron and a hero
input-none-left = no “{ $name }” is left to put there: the box has no more
input-item-twice = a hero may have only one “{ $name }”
input-not-its-place = “{ $name }” does not belong there
input-haven-influence = no influence can lie in { $name }, a Haven
input-not-on-board = “{ $name }” is not on the board
input-no-cards = a hero without a card in hand and in the Life Pool is defeated
input-pool = the Shadow Pool holds at most { $most } influence in stage { $stage }, which the story markers say
input-named-twice = “{ $name }” is named twice
