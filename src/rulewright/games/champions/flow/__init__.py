"""The rules of the game, as the book lays them out: the phases, powers, attacks and schemes, encounter cards."""
