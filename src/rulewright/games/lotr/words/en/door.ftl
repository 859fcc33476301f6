### The door of the game on the first page.

door-title = The Lord of the Rings
door-about = Scenario by scenario through Middle-earth
door-kind = cooperative
setup-edition = edition
setup-edition-revised = revised
setup-edition-classic = classic
setup-shadows = shadow cards
setup-shadows-yes = with
setup-shadows-no = without
