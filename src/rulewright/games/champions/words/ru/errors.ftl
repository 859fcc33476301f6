### What is wrong with a setup, a deck or a position of this game.

error-modular-twice = Модульный набор «{ $name }» может быть в колоде столкновений только один раз
error-no-identity = Колоде нужна карта личности
error-not-an-identity = «{ $name }» — не карта личности
error-second-identity = У колоды только одна карта личности: «{ $name }» — уже вторая
error-same-hero = У двух игроков не может быть одного и того же героя: «{ $name }»
error-too-many-cards = Колода слишком велика, карт: { $number }; можно не больше { $most }
error-signature-missing = В колоде должны быть все личные карты героя: «{ $name }» — есть { $number }, нужно { $least }
error-signature-copies = «{ $name }» — личная карта героя: в колоде их должно быть { $most }, а не { $number }
error-other-hero = «{ $name }» — карта другого героя ({ $hero })
error-two-aspects = В колоде может быть только один аспект, а не несколько: { $names }
error-copies-in-deck = Слишком много экземпляров карты «{ $name }»: { $number }; можно не больше { $most }
error-unique-copies = Карта «{ $name }» уникальна: в колоде может быть только одна, считая карту личности
error-deck-needs = Карта личности «{ $hero }» требует не меньше { $least } карт с чертой «{ $trait }» в колоде; есть { $number }
deck-legal = «{ $name }» — разрешенная колода: { $hero }, карты — { $cards }.

input-too-few-players = нужно не меньше { $least }: столько мест описано
input-turn = чей ход, можно сказать только на стадиях 2 и 6, и это должен быть игрок, который еще в игре
input-restricted-cards = карт «Ограничение» больше двух
input-nothing-left = у выбывшего игрока нет ничего, кроме сброса
