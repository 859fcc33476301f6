### What is wrong with a setup, a deck or a position of this game.

error-modular-twice = The modular set “{ $name }” can be in the encounter deck only once
error-no-identity = A deck needs an identity card
error-not-an-identity = “{ $name }” is not an identity card
error-second-identity = A deck has only one identity card: “{ $name }” is a second one
error-same-hero = Two players cannot have the same hero: “{ $name }”
error-too-many-cards = The deck is too big: { $number } cards; it may have { $most }
error-signature-missing = All cards of the hero must be in the deck: “{ $name }” is there { $number ->
    [one] { $number } time
   *[other] { $number } times
 }, and { $least } are needed
error-signature-copies = “{ $name }” is a card of the hero and is in the deck { $most ->
    [one] { $most } time
   *[other] { $most } times
 }, not { $number }
error-other-hero = “{ $name }” is a card of another hero ({ $hero })
error-two-aspects = A deck may have only one aspect, not several: { $names }
error-copies-in-deck = There are too many copies of “{ $name }”: { $number }; there may be { $most }
error-unique-copies = “{ $name }” is unique: it can be in a deck only once, and the identity counts
error-deck-needs = { $hero } asks for at least { $least } cards with the trait “{ $trait }” in the deck; there are { $number }
deck-legal = “{ $name }” is a legal deck: { $hero }, cards { $cards }.

input-too-few-players = at least { $least } are needed: so many seats are written
input-turn = whose turn it is can be said only at stage 2 or 6, and must be a player in the game
input-restricted-cards = there are more than two Restricted cards
input-nothing-left = a player who is out of the game has nothing but a discard pile
