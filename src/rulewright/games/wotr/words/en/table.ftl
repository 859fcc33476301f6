### What lies on the table of this game, in English.

zone-active = active locations
zone-field = cards at locations
zone-reserve = reserve
zone-deck = draw deck
zone-cycle = cycle pile
zone-eliminated = eliminated pile
zone-drawn = drawn cards
zone-played = being played
zone-free-scoring = scoring area of the Free Peoples
zone-shadow-scoring = scoring area of the Shadow
zone-free-battlegrounds = Free Peoples battlegrounds
zone-shadow-battlegrounds = Shadow battlegrounds
zone-set-aside = cards set aside

ui-ring = Ring tokens
ui-attack = attack tokens
ui-defense = defense tokens
ui-corruption = corruption
ui-total-free = Free Peoples: { $number } VP
ui-total-shadow = Shadow: { $number } VP
ui-total-corruption = Corruption: { $number }
ui-total-path = Path: { $number }
ui-won-by-free = The Free Peoples win! The Ring is out of the Shadow’s reach. Lead: { $number }
ui-won-by-shadow = The Shadow wins. Darkness falls over Middle-earth. Lead: { $number }

kind-army = army
kind-character = character
kind-item = item
kind-event = event
kind-battleground = battleground
kind-path = path

ui-unverified = Our source for this is unsure, compare with your card: { $text }
unverified-text = text
unverified-symbols = symbols
unverified-paths = paths

## Buttons

brief-winnow = Winnow
brief-ring = Ring token
