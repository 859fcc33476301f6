"""The rules of the game, as the book lays them out: the round, actions, combat, victory."""
