### Лаборатория: много игр, сыгранных ботами, и отчеты о них.

## Что не так

error-lab-bots = { $number ->
    [one] Назван { $number } бот
    [few] Названо { $number } бота
   *[many] Названо { $number } ботов
 }, а мест за столом — { $seats }: назовите одного бота для всех или по одному на каждое место
error-lab-not-results = «{ $name }» — не файл результатов лаборатории, или он поврежден
error-lab-other-version = «{ $name }» записан версией { $version }, а это версия { $ours }, в которой те же зерна могут дать другие игры: назовите другой файл или возьмите ту версию
error-lab-other-plan = В «{ $name }» результаты других игр: другая подготовка, другие боты, другое первое зерно или другие подсчеты; назовите другой файл
error-lab-busy = «{ $name }» сейчас записывает другой запуск
error-lab-ending = Результаты нельзя записать в «{ $name }»: имя файла должно оканчиваться на одно из { $known }
error-lab-extra = Для этого нужен пакет «{ $name }»: установите rulewright[{ $extra }]
error-lab-unreachable = По адресу «{ $name }» не отвечает ни один кластер с исполнителями
error-lab-lost = Исполнители потеряны; { $number ->
    [one] { $number } законченная игра сохранена
    [few] { $number } законченные игры сохранены
   *[many] { $number } законченных игр сохранено
 } в «{ $name }», та же команда продолжит оттуда
error-lab-engines = Можно указать только что-то одно: --jobs, --dask или --ray
error-lab-no-games = В «{ $name }» нет ни одной игры
error-lab-other-game = В «{ $name }» игры «{ $other }», их нельзя сравнить с играми «{ $game }»
error-lab-seat = Места { $number }, которое выигрывает или проигрывает само по себе, нет; есть места от 1 до { $most }

## Запуск

lab-running = Игры
lab-progress = выиграно: { $won }
lab-left = осталось:
lab-resumed = { $number ->
    [one] Уже закончена { $number } игра.
    [few] Уже закончены { $number } игры.
   *[many] Уже закончено { $number } игр.
 }
lab-stopped = Остановлено. { $number ->
    [one] { $number } законченная игра сохранена
    [few] { $number } законченные игры сохранены
   *[many] { $number } законченных игр сохранено
 } в «{ $name }»; та же команда продолжит оттуда.
lab-written = Результаты записаны в «{ $name }».
lab-report-written = Отчет записан в «{ $name }».

## Отчет

lab-a-against-b = A против B
lab-decks = Колоды
lab-bots = Боты
lab-options = Параметры
lab-games = Игр
lab-seeds = Зерна
lab-seeds-from = от { $first }
lab-version = Версия
lab-result = Результат
lab-won = выиграно
lab-won-by = победа: место { $seats }
lab-lost = проиграно
lab-win-rate = Доля побед
lab-interval = интервал 95 %
lab-together = Все вместе
lab-seat = место { $number }
lab-length = Счет и длительность
lab-lasted = Сколько длились игры
lab-rounds = Раунды
lab-round = Раунд
lab-decisions = Решения
lab-score = Счет
lab-score-won = Счет выигранных игр
lab-mean = среднее
lab-quarter = четверть не выше
lab-half = половина не выше
lab-three-quarters = три четверти не выше
lab-endings = Чем закончились игры
lab-reason = Правило
lab-cause = Что случилось перед тем
lab-share = доля
lab-series-remark = В начале раунда, в играх, которые длились так долго.
lab-card = Карта
lab-games-with = игр
lab-rate-with = побед с ней
lab-rate-without = побед без нее
lab-difference = Разница
lab-chance = Вероятность такой разницы, если на деле ее нет
lab-sure = не случайно
lab-cards-drawn = Взятые карты
lab-cards-played = Сыгранные карты
lab-cards-met = Встреченные карты
lab-cards-remark = Разница — в процентных пунктах. То, что бывает вместе с победой, не обязательно ее причина: в долгих играх больше карт берут, разыгрывают и встречают.
lab-cards-left = { $number ->
    [one] { $number } карта посередине пропущена.
    [few] { $number } карты посередине пропущены.
   *[many] { $number } карт посередине пропущено.
 }
lab-verdict-better = { $name } лучше, и это не случайность.
lab-verdict-equal = Пока доли побед одинаковы.
lab-verdict-open = Это может быть случайность. Если доли побед таковы на самом деле, это покажут еще примерно { $number ->
    [one] { $number } игра
    [few] { $number } игры
   *[many] { $number } игр
 } с каждой стороны.
