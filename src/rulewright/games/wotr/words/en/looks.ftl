### What colours and signs of the cards stand for.

looks-samples = frame and picture: faction; sign: side
