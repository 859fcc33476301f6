### What is wrong with a position or a setup: the reason inside the sentence.

input-no-deck = у жодній колоді цього сценарію немає карти «{ $name }»
input-other-deck = карта «{ $name }» належить до іншої колоди
input-no-ring = цей гравець не має жетона Персня
input-path = активний шлях — «{ $name }», і його номер { $number }
input-two-paths = активним може бути лише один шлях
input-not-used = карта «{ $name }» не бере участі в цьому сценарії
input-twice = карта «{ $name }» уже лежить деінде
input-arrived = карту «{ $name }» не могли тоді зіграти в резерв
