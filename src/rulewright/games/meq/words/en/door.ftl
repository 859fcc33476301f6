### The door of the game on the first page.

door-title = Middle-Earth Quest
door-about = Heroes on the road, Sauron on the map
door-kind = one against three
