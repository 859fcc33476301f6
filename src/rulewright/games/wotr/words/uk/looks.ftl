### Що означають кольори й знаки карт.

looks-samples = рамка й малюнок — фракція; знак — сторона

## Числа коротко: там, де їхні знаки стоять поруч.

short-battleground-attack = у полі
short-battleground-defense = у полі
short-path-attack = на шляху
short-path-defense = на шляху
short-leadership-attack = лідер
short-leadership-defense = лідер
short-points = очки
short-number = шлях
short-points-free = очки Вільних Народів
short-points-shadow = очки Тіні
