### What the guide of the first game says.

guide-card = You are Gandalf and play the Free Peoples. The battleground Edoras and the path Bag End are active, and the Shadow is there already. On your turn you do one thing: play the Village Militia.
guide-place = An army goes to a battleground where its people may fight, or waits in reserve. Send it to Edoras, which the Free Peoples defend.
guide-price = A card played to a location or into reserve costs another one from your hand: cycle it. It comes back when your deck is made anew.
guide-path = On the path only characters fight. If nobody defends it, the Ring-bearer is corrupted: send Sam to Bag End.
guide-ring = Once a round a Ring token gives a second breath: eliminate a card, draw more and cycle one. Use it.
guide-eliminate = An eliminated card is gone for good. You need “Lembas” least.
guide-cycle = Cycle what you will not play now: Frodo comes back later.
guide-army = Edoras is not safe yet: the Riders of Rohan go there, too. The card that pays for them is taken by itself, there is only one.
guide-pass = Who has as few cards as this may pass. When both have passed, the actions are over.
guide-combat = Combats: on each location the attack is held against the defense. The first player chooses the order; begin at Edoras.
guide-losses = Shields cancel some of the attack, losses the rest: each symbol of a lost card cancels one. Lose the Militia, the last ones go by themselves. Who wins, scores the location.
guide-round = A new round: points are counted, cards drawn, another battleground and path activated. Strider defends paths best: play him to the path.
guide-end = That was a whole round. Play on alone: a lead of 10 points decides, or the last path. The score towers show who is ahead; whatever does not glow tells you why.
