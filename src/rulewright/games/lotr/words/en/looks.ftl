### What colours and signs of the cards stand for.

looks-samples = frame: sphere or type of encounter card; picture: people or place
gauge-still = an encounter card for each player is still to come
note-attacks = Attacks you

## Numbers in short: where their signs stand beside them.

short-willpower = willpower
short-attack = attack
short-defense = defense
short-hit-points = hit points
short-threat = threat
short-quest-points = quest
brief-undefended = Undefended
