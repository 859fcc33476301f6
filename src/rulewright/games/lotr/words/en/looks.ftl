### What colours and signs of the cards stand for.

looks-samples = frame: sphere or type of encounter card; picture: people or place
