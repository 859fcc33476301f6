### What the guide of the first game says.

guide-play = Your turn: do as much as you like, in any order. Aunt May is a support, she stays in play and heals. Play her.
guide-generate = Cards are paid with resources. Peter Parker makes one of them each round for nothing: begin with that.
guide-paid = It is paid. You could put in more, but nothing is given back: done.
guide-form = Once a round, on your turn, you may change form: Peter Parker recovers, Spider-Man fights. Become the hero.
guide-ally = Allies fight beside you. Black Cat costs 2: play her.
guide-pay = Every card in hand is also a resource: what you do not need, you pay with. Give the Spider-Sense and the Web-Shooter.
guide-attack = Heroes and allies attack or thwart, and are exhausted by it. Let Black Cat hit Rhino; the ally takes consequential damage.
guide-thwart = Threat on the main scheme makes the villain win. Thwart it with Spider-Man.
guide-hand = The turn is over. You may discard cards and draw up to your hand size; both of these are good, keep them: done.
guide-villain = Now the villain acts: threat is placed, and Rhino attacks a hero (an alter-ego he would scheme against). Spider-Man answers an attack by drawing a card.
guide-defend = Who defends is exhausted and takes less. Keep Spider-Man ready: you have something better. Leave the attack undefended.
guide-boost = A boost card made the attack stronger. “Backflip” prevents all the damage, and it costs nothing: play it.
guide-minion = Then everybody was dealt an encounter card: a Hydra Mercenary. With Guard he keeps you from Rhino until he is gone. Kick him.
guide-energy = The kick costs 3. “Energy” is worth two resources at once; add the Spider-Tracer.
guide-end = That was a whole round. Play on alone: bring Rhino to 0 before the threat is too high. Whatever does not glow tells you why.
