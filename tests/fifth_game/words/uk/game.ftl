ask-post = Якого вартового ви виставляєте?
refuse-weaker = { $card } слабший за { $source_acc }, якого ви виставили останнім
stat-strength = сила
    .gen = сили
kind-guard = вартовий
in-play = перед вами
