### What the guide of the first game says.

guide-mulligan = You may discard cards you do not want and draw as many anew. This hand is good: done.
guide-form = Once a turn you may change form: Peter Parker heals, Spider-Man fights. Become the hero.
guide-attack = A hero attacks the villain or thwarts his scheme by exhausting. Attack Rhino.
guide-turn = End your turn: you draw up to your hand size and ready, then comes the villain.
guide-hand = At the end of a turn you keep as many cards as your hand size, and a hero’s is smaller than that of the alter ego. Discard the Spider-Tracer.
guide-end = From here on you play alone. Against a hero the villain attacks: defend, or take it. Whatever does not glow tells why.
