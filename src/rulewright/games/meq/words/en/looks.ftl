### What colours and signs of the cards stand for.

looks-samples = frame: melee or ranged; on a disc in hand: terrain
way-or = or cards:

## Numbers in short: where their signs stand beside them.

short-price = price
short-influence = influence
