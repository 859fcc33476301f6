### What is wrong with a position or a setup: the reason inside the sentence.

input-no-deck = no deck of this scenario has “{ $name }”
input-other-deck = “{ $name }” belongs to another deck
input-no-ring = this player has no Ring token
input-path = “{ $name }” is active, and its number is { $number }
input-two-paths = only one path can be active
input-not-used = “{ $name }” takes no part in this scenario
input-twice = “{ $name }” lies somewhere else already
input-arrived = “{ $name }” cannot have been played to reserve then
