### Двері гри на першій сторінці.

door-title = Champions
door-about = Супергерої проти лиходія
door-kind = кооператив
