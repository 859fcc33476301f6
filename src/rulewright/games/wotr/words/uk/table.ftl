### Що лежить на столі цієї гри, українською.

zone-active = активні локації
zone-field = карти на локаціях
zone-reserve = резерв
zone-cycle = скид
zone-eliminated = стос знищених карт
zone-drawn = щойно взяті карти
zone-played = карта, яку грають
zone-free-scoring = зона підрахунку очок Вільних Народів
zone-shadow-scoring = зона підрахунку очок Тіні
zone-free-battlegrounds = поля битв Вільних Народів
zone-shadow-battlegrounds = поля битв Тіні
zone-set-aside = відкладені карти

ui-ring = Жетони Персня
ui-attack = жетони нападу
ui-defense = жетони оборони
ui-corruption = споганення
ui-total-free = Вільні Народи: { $number } ПО
ui-total-shadow = Тінь: { $number } ПО
ui-total-corruption = Споганення: { $number }
ui-total-path = Шлях: { $number }
ui-won-by-free = Вільні Народи перемогли! Тінь не здобула Персня. Перевага: { $number }
ui-won-by-shadow = Тінь перемогла. Темрява огортає Середзем’я. Перевага: { $number }

kind-army = військо
kind-character = персонаж
kind-item = предмет
kind-event = подія
kind-battleground = поле битви
kind-path = шлях

ui-unverified = Джерело тут непевне, звірте зі своєю картою: { $text }
unverified-text = текст
unverified-symbols = символи
unverified-paths = шляхи

## Buttons

brief-winnow = Почистити
brief-ring = Жетон Персня
