### Why something is not possible in this game, in English.

refuse-other-step = that is possible in the phase “{ $phase }”, when you are asked for it
refuse-step-is-over = that was possible in the phase “{ $phase }”; the next time in the next round

## Actions

refuse-not-in-hand = { $card } is not in your hand
refuse-twice = you have played { $card } this round
refuse-no-wielder = no character in play can wield { $card }
refuse-not-in-reserve = { $card } is not in your reserve
refuse-not-movable = only armies and characters are moved; { $card } goes with its wielder
refuse-just-arrived = { $card } was played to reserve this round
refuse-no-destination = { $card } may not enter any active location
refuse-pass = you hold { $number ->
    [one] { $number } card
   *[other] { $number } cards
 }, your carryover limit is { $limit }, and { $player } does not hold more
refuse-winnow = winnowing takes 2 cards from hand; you hold { $number }
refuse-ring = you have no Ring token to use now
refuse-ring-used = the Ring token has been used this round
refuse-not-here = { $card } is used only { $place }
where-reserve-action = in reserve
where-path-action = on a path
where-location-action = at a location
where-play-action = in play
refuse-no-action = { $card } has no text to spend an action on
refuse-not-yours-to-use = { $card } is for { $player } to use
refuse-nobodys = there is no player to use { $card }

## Where cards go

refuse-not-active-location = { $card } is not an active location
refuse-own-text = the text of { $card } keeps it from { $source }
refuse-army-on-path = { $card } is an army, and armies never enter a path
refuse-other-path = the number of { $source } is not among the paths of { $card }
refuse-other-faction = the faction of { $card } neither attacks nor defends at { $source }
refuse-no-item = { $card } is not an item and has no wielder
refuse-wielded-only = { $card } is an item: it is played onto a character
refuse-only-there = the text names another place for { $card }
refuse-not-a-wielder = { $card } cannot wield { $source }
refuse-only-weapon = { $card } would wield a second Weapon beside { $source }
refuse-no-place = there is no place where { $source } lets you play { $card }

## Cards given up and cards drawn

refuse-no-deck = there is no card left in your deck
refuse-not-to-forsake = { $card } is neither in your hand nor in your reserve
refuse-just-played = { $card } has just been played: another card pays for it
refuse-not-drawn = { $card } is not one of the drawn cards
refuse-drawn-eliminate = now one of the drawn cards is eliminated
refuse-drawn-play = now one of the drawn cards may be played
refuse-drawn-keep = now one of the drawn cards is taken into your hand

## Combat

refuse-not-defending = { $card } does not defend at { $source }
refuse-cancels-nothing = { $card } has no defense to cancel attack with

## What is only an answer to a question that is not asked now

refuse-only-to = a place is chosen when a card is played or moved
refuse-only-to-reserve = a place is chosen when a card is played or moved
refuse-only-wield = a wielder is chosen when an item is played
refuse-only-eliminate = no text asks you now to eliminate { $card }
refuse-only-forsake = nothing asks you now to forsake { $card }
refuse-only-forsake-top = nothing asks you now to forsake a card
refuse-only-activate = no text asks you now to activate { $card }
refuse-only-take = no text lets you take { $card } now
refuse-only-take-none = no deck is being searched now
refuse-only-keep = no text lets you take one of the drawn cards into your hand now
refuse-only-play-none = no text lets you play drawn cards now
