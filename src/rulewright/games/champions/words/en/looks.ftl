### What colours and signs of the cards stand for.

looks-samples = frame: aspect or type; white paper
