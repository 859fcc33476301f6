### The door of the game on the first page.

door-title = Champions
door-about = Super heroes against a villain
door-kind = cooperative
