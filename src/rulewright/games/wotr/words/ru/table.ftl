### Что лежит на столе этой игры, по-русски.

zone-active = активные локации
zone-field = карты на локациях
zone-reserve = резерв
zone-cycle = сброс
zone-eliminated = стопка уничтоженных карт
zone-drawn = только что взятые карты
zone-played = карта, которую играют
zone-free-scoring = зона подсчета очков Свободных народов
zone-shadow-scoring = зона подсчета очков Тени
zone-free-battlegrounds = поля битв Свободных народов
zone-shadow-battlegrounds = поля битв Тени
zone-set-aside = отложенные карты

ui-ring = Жетоны Кольца
ui-attack = жетоны нападения
ui-defense = жетоны защиты
ui-corruption = порча
ui-total-free = Свободные народы: { $number } ПО
ui-total-shadow = Тень: { $number } ПО
ui-total-corruption = Порча: { $number }
ui-total-path = Путь: { $number }
ui-won-by-free = Свободные народы победили! Кольцо не досталось Тени. Перевес: { $number }
ui-won-by-shadow = Тень победила. Тьма накрывает Средиземье. Перевес: { $number }

kind-army = войско
kind-character = персонаж
kind-item = предмет
kind-event = событие
kind-battleground = поле битвы
kind-path = путь

ui-unverified = Источник здесь ненадежен, сверьте со своей картой: { $text }
unverified-text = текст
unverified-symbols = символы
unverified-paths = пути

## Buttons

brief-winnow = Почистить
brief-ring = Жетон Кольца
