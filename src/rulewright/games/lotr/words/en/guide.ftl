### What the guide of the first game says.

guide-planning = Planning: you spend resources to play cards from your hand. Every hero has one resource. “Steward of Gondor” costs 2 and will pay itself back: play it.
guide-pay = Resources must match the sphere of the card; the proposal is filled in already. Let Théodred and Glóin pay.
guide-attach = An attachment lies on a hero. Aragorn will need resources most: attach it to him.
guide-action = An action is used whenever you are asked for one: exhaust the Steward for 2 resources.
guide-pass = Keep the resources for the next round: pass, and the phase ends.
guide-quest = Quest: the willpower of those you commit is held against the threat in the staging area. Théodred and Glóin go; Aragorn stays ready to defend.
guide-response = A response answers what has just happened: Théodred gives a resource to a hero who quests.
guide-travel = Travel: a location you travel to threatens no more, and takes progress first. Go to the Old Forest Road.
guide-location = Locations have texts too: this one readies a character. Glóin will fight with Aragorn.
guide-engage = Encounter: you may engage an enemy before it comes by itself. Engage the Forest Spider, or it will come anyway: your threat is 29 or more.
guide-defend = Combat: every enemy attacks. Aragorn has the best defence; look at the forecast on the button.
guide-attack = Now you strike back with whoever is still ready. Attack the spider.
guide-end = That was a round. The rest is yours: whatever does not glow tells why when you press it, and “undo” is free.
