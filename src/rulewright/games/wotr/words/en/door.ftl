### The door of the game on the first page.

door-title = War of the Ring
door-about = Two sides, paths and battlegrounds
door-kind = teams
