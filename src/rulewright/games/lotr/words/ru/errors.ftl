### What is wrong with a position or a setup: the reason inside the sentence.

input-damage = у карты «{ $name }» { $most } { $most ->
    [one] очко жизни
    [few] очка жизни
   *[other] очков жизни
 }, и { $number } { $number ->
    [one] ранения
   *[other] ранений
 } на ней быть не может
input-progress = карту «{ $name }» исследуют с продвижением { $most }, и { $number } на ней быть не может
input-no-damage = на карте «{ $name }» не может быть ранений
input-no-progress = на карте «{ $name }» не может быть продвижения
input-no-resources = у карты «{ $name }» нет пула ресурсов
input-no-commitment = карту «{ $name }» нельзя отправить на поиски приключений
input-no-attack = карта «{ $name }» — не враг
input-restricted = на карте «{ $name }» больше двух довесков «Количество ограничено»
input-out-with-cards = у выбывшего игрока нет ничего, кроме сброса
input-no-hero = игроку нужен герой, или же он выбыл
input-stage-done = стадия была бы сразу пройдена
input-not-in-setup = во время подготовки ни одна стадия приключения еще не началась
