### What colours and signs of the cards stand for.

looks-samples = frame: melee or ranged; on a disc in hand: terrain
