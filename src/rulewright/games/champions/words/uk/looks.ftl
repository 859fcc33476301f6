### Що означають кольори й знаки карт.

looks-samples = рамка — напрямок або тип; білий аркуш

## Числа коротко: там, де їхні знаки стоять поруч.

short-hand-size = рука
short-energy = енергія
short-mental = ментальні
short-physical = фізичні
short-wild = універсальні
short-acceleration = прискорення
short-acceleration-icon = прискорення
short-hazard = небезпека
short-crisis = криза
short-threat = загроза
short-damage = поранення
