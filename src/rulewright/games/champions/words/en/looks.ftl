### What colours and signs of the cards stand for.

looks-samples = frame: aspect or type; white paper

## Numbers in short: where their signs stand beside them.

short-hand-size = hand
short-energy = energy
short-mental = mental
short-physical = physical
short-wild = wild
short-acceleration = acceleration
short-acceleration-icon = acceleration
short-hazard = hazard
short-crisis = crisis
short-threat = threat
short-damage = damage
