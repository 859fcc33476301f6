### Дверь игры на первой странице.

door-title = Middle-Earth Quest
door-about = Герои в дороге, Саурон на карте
door-kind = один против трех
