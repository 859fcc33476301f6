### Что означают цвета и знаки карт.

looks-samples = рамка — сфера или тип карты столкновения; рисунок — народ или место
gauge-still = еще откроют по карте столкновения на игрока
note-attacks = Нападает на вас

## Числа коротко: там, где рядом стоят их знаки.

short-willpower = воля
short-attack = нападение
short-defense = защита
short-hit-points = жизнь
short-threat = угроза
short-quest-points = задание
brief-undefended = Без защиты
