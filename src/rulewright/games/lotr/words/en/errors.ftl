### What is wrong with a position or a setup: the reason inside the sentence.

input-damage = “{ $name }” has { $most } hit points and cannot have { $number } damage
input-progress = “{ $name }” is explored with { $most } progress and cannot have { $number }
input-no-damage = “{ $name }” cannot be damaged
input-no-progress = “{ $name }” cannot have progress
input-no-resources = “{ $name }” has no resource pool
input-no-commitment = “{ $name }” cannot be committed to a quest
input-no-attack = “{ $name }” is not an enemy
input-restricted = “{ $name }” has more than two Restricted attachments
input-out-with-cards = a player who is out of the game has nothing but a discard pile
input-no-hero = a player needs a hero, or is eliminated
input-stage-done = the stage would be completed at once
input-not-in-setup = during setup no stage of the quest has begun
