### The door of the game on the first page.

door-title = Champions
door-about = Super heroes against a villain
door-kind = cooperative
deck-spider-man-justice = Spider-Man · Justice
deck-captain-marvel-leadership = Captain Marvel · Leadership
deck-she-hulk-aggression = She-Hulk · Aggression
deck-black-panther-protection = Black Panther · Protection
deck-iron-man-aggression = Iron Man · Aggression
deck-captain-marvel-aggression = Captain Marvel · Aggression
