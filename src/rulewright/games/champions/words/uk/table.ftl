### What lies on the table of this game, in Ukrainian.

## Zones

zone-villain = лиходій
zone-main-scheme = основний план
zone-side-schemes = побічні плани
zone-environment = середовище
zone-supply = запас
zone-engaged = посіпаки-нападники
zone-discard = відбій
zone-dealt = здані карти сутичок
zone-nemesis = набір запеклого ворога
zone-obligations = відкладені зобов’язання
zone-encounter-deck = колода сутичок
zone-encounter-discard = відбій сутичок
zone-villain-deck = колода лиходія
zone-scheme-deck = колода основного плану
zone-boost = карта підсилення
zone-revealed = розкриті карти
zone-played = розіграні карти
zone-under = карти під планом
zone-removed = виведені з гри карти

## Phases and stages of the round

phase-setup = Підготовка
phase-player = Фаза гравців
phase-villain = Фаза лиходія
step-setup = Підготовка
step-1 = Початок фази гравців
step-2 = Ходи гравців
step-3-1 = Скидання карт
step-3-2 = Добирання карт
step-3-3 = Готовність карт
step-4 = Початок фази лиходія
step-5 = Зростання загрози
step-6 = Лиходій та посіпаки активуються
step-7 = Роздача карт сутичок
step-8 = Розкриття карт сутичок
step-9 = Перехід жетона першого гравця
step-10 = Кінець раунду

## Card types

kind-hero = Герой
kind-alter-ego = Альтер его
kind-ally = Союзник
kind-event = Подія
kind-support = Підтримка
kind-upgrade = Апгрейд
kind-resource = Ресурс
kind-villain = Лиходій
kind-main-scheme = Основний план
kind-side-scheme = Побічний план
kind-minion = Посіпака
kind-treachery = Лукавство
kind-attachment = Прикріплення
kind-environment = Середовище
kind-obligation = Зобов’язання
kind-status = Картка стану

## Values

stat-thw = ЗНШ
stat-atk = АТК
stat-def = ЗАХ
stat-rec = ЛІК
stat-sch = ПЛН
stat-hit-points = життя
stat-hand-size = розмір руки
    .gen = розміру руки
stat-cost = ціна
    .gen = ціни
stat-stage = стадія
stat-starting-threat = стартова загроза
stat-target-threat = ціль плану
stat-acceleration = прискорення
stat-boost = символи підсилення
ui-per-player = На кожного гравця: { $text }
stat-uses = використання
stat-energy = енергетичні ресурси
stat-mental = ментальні ресурси
stat-physical = фізичні ресурси
stat-wild = універсальні ресурси
stat-atk-consequential = наслідкові поранення АТК
stat-thw-consequential = наслідкові поранення ЗНШ
stat-acceleration-icon = символ прискорення
stat-hazard = символ небезпеки
stat-crisis = символ кризи

## Tokens

token-damage = жетон поранення
token-threat = жетон загрози
token-counters = жетон
token-acceleration = жетон прискорення
token-stunned = картка оглушення
token-confused = картка спантеличення
token-tough = картка міцності

## Scenarios

scenario-rhino = Носоріг
scenario-klaw = Кло
scenario-ultron = Альтрон

## The table in the terminal

ui-counters = жетони
ui-threat = загроза
ui-stunned = оглушення
ui-confused = спантеличення
ui-tough = міцність
ui-aspect-aggression = Агресія
ui-aspect-justice = Правосуддя
ui-aspect-leadership = Лідерство
ui-aspect-protection = Захист
ui-aspect-basic = базова карта
ui-total-villain = Життя лиходія: { $number }
ui-total-threat = Загроза на основному плані: { $number }
ui-game-won = Перемога! Лиходій зазнав поразки в раунді { $score }.
ui-game-lost = Поразка. Лиходій переміг… цього разу.

## Buttons

brief-attack-with = Атакувати
brief-thwart-with = Знешкоджувати
brief-ask-player = Попросити про дію
