### What colours and signs of the cards stand for.

looks-samples = frame and picture: faction; sign: side

## Numbers in short: where their signs stand beside them.

short-battleground-attack = in the field
short-battleground-defense = in the field
short-path-attack = on the path
short-path-defense = on the path
short-leadership-attack = leader
short-leadership-defense = leader
short-points = points
short-number = path
short-points-free = Free Peoples points
short-points-shadow = Shadow points
