### Що означають кольори й знаки карт.

looks-samples = рамка — сфера або тип карти зустрічі; малюнок — народ чи місце
gauge-still = ще відкриють по карті зустрічі на гравця
note-attacks = Атакує вас

## Числа коротко: там, де їхні знаки стоять поруч.

short-willpower = воля
short-attack = атака
short-defense = захист
short-hit-points = витривалість
short-threat = загроза
short-quest-points = пригода
brief-undefended = Без захисту
