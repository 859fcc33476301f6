### What the guide of the first game says.

guide-battleground = A battleground has been activated, and you may play one of the cards drawn. Keep them hidden this time: play none.
guide-card = On your turn you do one thing: play a card, cycle, or use what lies before you. Play the Village Militia; the price is a card cycled from your hand.
guide-place = An army goes to a battleground where its faction may fight, or waits in reserve. Send it to Edoras.
guide-end = Now the Shadow answers, turn by turn, until both pass; then battles and the path are scored. The score towers show who leads.
