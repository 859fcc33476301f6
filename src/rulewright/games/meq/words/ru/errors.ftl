### What is wrong with a setup or a position of this game, in Russian.

error-unknown-hero = Нет героя «{ $name }»; есть: { $known }
error-hero-twice = Героем «{ $name }» нельзя играть дважды
error-heroes-for-seats = Названо героев: { $number }, а игроков-героев: { $seats }
error-seats-of-sides = Распределение мест должно назвать лицо, считая от 0, для каждого из мест ({ $number }), и никто не может быть одновременно Сауроном и героем
input-none-left = «{ $name }» больше нет: в коробке столько не лежит
input-item-twice = у героя может быть только один предмет «{ $name }»
input-not-its-place = «{ $name }» сюда не относится
input-haven-influence = в Убежище { $name } не может быть влияния
input-not-on-board = «{ $name }» нет на поле
input-no-cards = герой без карт в руке и в запасе жизни повержен
input-pool = на этапе { $stage }, который определяют маркеры истории, в запасе Тени токенов влияния не больше { $most }
input-named-twice = «{ $name }» указано дважды
