### What is wrong with a position or a setup: the reason inside the sentence.

input-no-deck = ни в одной колоде этого сценария нет карты «{ $name }»
input-other-deck = карта «{ $name }» принадлежит другой колоде
input-no-ring = у этого игрока нет жетона Кольца
input-path = активный путь — «{ $name }», и его номер { $number }
input-two-paths = активным может быть только один путь
input-not-used = карта «{ $name }» не участвует в этом сценарии
input-twice = карта «{ $name }» уже лежит где-то еще
input-arrived = карту «{ $name }» не могли тогда сыграть в резерв
