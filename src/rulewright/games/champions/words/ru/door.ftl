### Дверь игры на первой странице.

door-title = Champions
door-about = Супергерои против злодея
door-kind = кооператив
