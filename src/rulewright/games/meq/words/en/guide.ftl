### What the guide of the first game says.

guide-hero = You are a hero against Sauron. Beravor travels well through forests and plains: be her.
guide-draw = Cards are your strength, your travel and your life at once. At the start of a turn you draw; take all you may.
guide-rest = Resting heals, but ends your travels before they begin. You are unhurt: pass.
guide-end = Now travel: what glows on the map is where you can go, the badges on the paths say what it costs. The list beside the map has the same places.
