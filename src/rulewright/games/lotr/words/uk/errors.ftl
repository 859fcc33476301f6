### What is wrong with a position or a setup: the reason inside the sentence.

input-damage = карта «{ $name }» має { $most } { $most ->
    [one] очко витривалості
    [few] очки витривалості
   *[other] очок витривалості
 } і не може мати { $number } { $number ->
    [one] поранення
    [few] поранення
   *[other] поранень
 }
input-progress = карту «{ $name }» досліджують із прогресом { $most }, тож { $number } на ній бути не може
input-no-damage = карта «{ $name }» не може мати поранень
input-no-progress = карта «{ $name }» не може мати прогресу
input-no-resources = карта «{ $name }» не має запасу ресурсів
input-no-commitment = карту «{ $name }» не можна залучити до пригоди
input-no-attack = карта «{ $name }» — не ворог
input-restricted = на карті «{ $name }» понад два спорядження «Обмежена кількість»
input-out-with-cards = гравець, який вибув, не має нічого, крім скиду
input-no-hero = гравцеві потрібен герой, або ж він вибув
input-stage-done = етап було б одразу пройдено
input-not-in-setup = під час підготовки жоден етап пригоди ще не почався
