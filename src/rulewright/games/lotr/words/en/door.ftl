### The door of the game on the first page.

door-title = The Lord of the Rings
door-about = Scenario by scenario through Middle-earth
door-kind = cooperative
