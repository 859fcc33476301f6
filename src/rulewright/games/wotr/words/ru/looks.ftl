### Что означают цвета и знаки карт.

looks-samples = рамка и рисунок — фракция; знак — сторона

## Числа коротко: там, где рядом стоят их знаки.

short-battleground-attack = в поле
short-battleground-defense = в поле
short-path-attack = на пути
short-path-defense = на пути
short-leadership-attack = лидер
short-leadership-defense = лидер
short-points = очки
short-number = путь
short-points-free = очки Свободных народов
short-points-shadow = очки Тени
