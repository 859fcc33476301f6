### The scenario and the players, in English.

scenario-quest = Middle-Earth Quest
player-sauron = Sauron
player-argalad = Argalad
player-beravor = Beravor
player-eleanor = Eleanor
player-eometh = Eometh
player-thalin = Thálin
