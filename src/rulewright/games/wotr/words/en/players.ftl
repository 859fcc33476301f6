### The scenarios and the players, named after the decks they hold, in English.

scenario-trilogy = Trilogy
scenario-duel-2 = Two-player Duel
scenario-duel-3 = Three-player Duel
scenario-fellowship = The Fellowship of the Ring
player-frodo = Frodo
player-witch-king = Witch-king
player-aragorn = Aragorn
player-saruman = Saruman
player-gandalf = Gandalf
player-balrog-of-moria = Balrog of Moria
