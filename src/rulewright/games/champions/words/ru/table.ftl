### What lies on the table of this game, in Russian.

## Zones

zone-villain = злодей
zone-main-scheme = основной план
zone-side-schemes = побочные планы
zone-environment = окружение
zone-supply = запас
zone-engaged = нападающие приспешники
zone-dealt = сданные карты столкновений
zone-nemesis = набор заклятого врага
zone-obligations = отложенные обязательства
zone-encounter-deck = колода столкновений
zone-encounter-discard = сброс столкновений
zone-villain-deck = колода злодея
zone-scheme-deck = колода основного плана
zone-boost = карта усиления
zone-revealed = вскрытые карты
zone-played = разыгранные карты
zone-under = карты под планом
zone-removed = выведенные из игры карты

## Phases and stages of the round

phase-setup = Подготовка
phase-player = Фаза игроков
phase-villain = Фаза злодея
step-setup = Подготовка
step-1 = Начало фазы игроков
step-2 = Ходы игроков
step-3-1 = Сброс карт
step-3-2 = Добор карт
step-3-3 = Подготовка карт
step-4 = Начало фазы злодея
step-5 = Рост угрозы
step-6 = Злодей и приспешники активируются
step-7 = Раздача карт столкновений
step-8 = Вскрытие карт столкновений
step-9 = Передача жетона первого игрока
step-10 = Конец раунда

## Card types

kind-hero = Герой
kind-alter-ego = Альтер эго
kind-ally = Союзник
kind-event = Событие
kind-support = Поддержка
kind-upgrade = Улучшение
kind-resource = Ресурс
kind-villain = Злодей
kind-main-scheme = Основной план
kind-side-scheme = Побочный план
kind-minion = Приспешник
kind-treachery = Коварство
kind-attachment = Прикрепление
kind-environment = Окружение
kind-obligation = Обязательство
kind-status = Карта состояния

## Values

stat-thw = СРВ
stat-atk = АТК
stat-def = ЗАЩ
stat-rec = ВСТ
stat-sch = ПЛН
stat-hit-points = здоровье
    .gen = здоровья
    .dat = здоровью
stat-hand-size = размер руки
    .gen = размера руки
    .dat = размеру руки
stat-cost = стоимость
    .gen = стоимости
    .dat = стоимости
stat-stage = стадия
stat-starting-threat = начальная угроза
stat-target-threat = цель плана
stat-acceleration = ускорение
stat-boost = символы усиления
ui-per-player = На каждого игрока: { $text }
stat-uses = использования
stat-energy = энергетические ресурсы
stat-mental = ментальные ресурсы
stat-physical = физические ресурсы
stat-wild = универсальные ресурсы
stat-atk-consequential = сопутствующий урон АТК
stat-thw-consequential = сопутствующий урон СРВ
stat-acceleration-icon = символ ускорения
stat-hazard = символ опасности
stat-crisis = символ кризиса

## Tokens

token-damage = жетон ранения
token-threat = жетон угрозы
token-counters = жетон
token-acceleration = жетон ускорения
token-stunned = карта оглушения
token-confused = карта замешательства
token-tough = карта стойкости

## Scenarios

scenario-rhino = Носорог
scenario-klaw = Кло
scenario-ultron = Альтрон

## The table in the terminal

ui-counters = жетоны
ui-threat = угроза
ui-stunned = оглушение
ui-confused = замешательство
ui-tough = стойкость
ui-aspect-aggression = Агрессия
ui-aspect-justice = Правосудие
ui-aspect-leadership = Лидерство
ui-aspect-protection = Защита
ui-aspect-basic = базовая карта
ui-total-villain = Здоровье злодея: { $number }
ui-total-threat = Угроза на основном плане: { $number }
ui-game-won = Победа! Злодей побежден в раунде { $score }.
ui-game-lost = Поражение. Злодей победил… на этот раз.

## Buttons

brief-attack-with = Атаковать
brief-thwart-with = Срывать план
brief-ask-player = Попросить о действии
