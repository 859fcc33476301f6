### What the guide of the first game says.

guide-rest = You are Argalad, alone against Sauron. A turn begins with the Rest step: who rests gets cards back from the rest pool, but cannot travel from a place of danger. You are well: pass.
guide-explore = Your cards are strength, travel and life at once. Before you leave Bree, look around: explore.
guide-favor = Favor is what help is bought with. There is one here: take it.
guide-done = There is nothing more to do here: done.
guide-travel = Travel: the icons on the paths say the price. Sauron's influence spreads at Weathertop, and something waits there: go and see.
guide-price = Travel is paid with cards: those with the icon of the path, or any others. They go to the rest pool and can come back. Keep the cards that defend.
guide-agility = An Orc attacks you! Before the fight agility draws cards: take three.
guide-fight = Each round of the combat both lay one card face down. Who has no strength left, or does not want to, is exhausted. Fight on.
guide-lay = Attack and defense of the two cards are compared; a card also uses up strength. “Volley” has 2 of each, and makes your next ranged card stronger: lay it.
guide-damage = What your defense does not stop you lose as cards: they go to the damage pool. The top card of the life pool hurts least.
guide-parry = Orcs like to fight hand to hand: “Parry” gives 2 more defense then. Lay it.
guide-last = One good shot will do: lay “Overdraw”.
guide-end-travel = The Orc is beaten. You could travel on, but cards are life: end the Travel step.
guide-draw = In the Encounter step something may happen where you are. At the end of the turn you draw cards, at most as many as your fortitude. Draw five.
guide-second = The only hero has two turns in a row; this is the second. You need no rest: pass, and go where you like.
guide-end = After that Sauron acts: plots, influence, monsters. You win when your story marker gets far enough, so follow your quests. Places that glow can be reached; whatever does not tells you why.
