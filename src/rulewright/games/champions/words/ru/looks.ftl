### Что означают цвета и знаки карт.

looks-samples = рамка — аспект или тип; белый лист

## Числа коротко: там, где рядом стоят их знаки.

short-hand-size = рука
short-energy = энергия
short-mental = ментальные
short-physical = физические
short-wild = универсальные
short-acceleration = ускорение
short-acceleration-icon = ускорение
short-hazard = опасность
short-crisis = кризис
short-threat = угроза
short-damage = ранения
