### Лабораторія: багато ігор, зіграних ботами, і звіти про них.

## Що не так

error-lab-bots = { $number ->
    [one] Названо { $number } бота
    [few] Названо { $number } ботів
   *[many] Названо { $number } ботів
 }, а місць за столом — { $seats }: назвіть одного бота для всіх або по одному на кожне місце
error-lab-not-results = «{ $name }» не є файлом результатів лабораторії або пошкоджений
error-lab-other-version = «{ $name }» записано версією { $version }, а це версія { $ours }, у якій ті самі зерна можуть дати інші ігри: назвіть інший файл або скористайтеся тією версією
error-lab-other-plan = У «{ $name }» результати інших ігор: інша підготовка, інші боти, інше перше зерно або інші підрахунки; назвіть інший файл
error-lab-busy = «{ $name }» саме записує інший запуск
error-lab-ending = Результати не можна записати у «{ $name }»: назва файлу має закінчуватися на одне з { $known }
error-lab-extra = Для цього потрібен пакет «{ $name }»: установіть rulewright[{ $extra }]
error-lab-unreachable = За адресою «{ $name }» не відповідає жоден кластер із виконавцями
error-lab-lost = Виконавців утрачено; { $number ->
    [one] { $number } завершену гру
    [few] { $number } завершені гри
   *[many] { $number } завершених ігор
 } збережено у «{ $name }», та сама команда продовжить звідти
error-lab-engines = Можна вказати лише щось одне: --jobs, --dask або --ray
error-lab-no-games = У «{ $name }» немає жодної гри
error-lab-other-game = У «{ $name }» ігри «{ $other }», їх не можна порівняти з іграми «{ $game }»
error-lab-seat = Місця { $number }, яке виграє чи програє саме по собі, немає; є місця від 1 до { $most }

## Запуск

lab-running = Ігри
lab-progress = виграно: { $won }
lab-left = залишилося:
lab-resumed = { $number ->
    [one] Вже завершено { $number } гру.
    [few] Вже завершено { $number } гри.
   *[many] Вже завершено { $number } ігор.
 }
lab-stopped = Зупинено. { $number ->
    [one] { $number } завершену гру
    [few] { $number } завершені гри
   *[many] { $number } завершених ігор
 } збережено у «{ $name }»; та сама команда продовжить звідти.
lab-written = Результати записано у «{ $name }».
lab-report-written = Звіт записано у «{ $name }».

## Звіт

lab-a-against-b = A проти B
lab-decks = Колоди
lab-bots = Боти
lab-options = Параметри
lab-games = Ігор
lab-seeds = Зерна
lab-seeds-from = від { $first }
lab-version = Версія
lab-result = Результат
lab-won = виграно
lab-won-by = перемога: місце { $seats }
lab-lost = програно
lab-win-rate = Частка перемог
lab-interval = інтервал 95 %
lab-together = Усі разом
lab-seat = місце { $number }
lab-length = Рахунок і тривалість
lab-lasted = Скільки тривали ігри
lab-rounds = Раунди
lab-round = Раунд
lab-decisions = Рішення
lab-score = Рахунок
lab-score-won = Рахунок виграних ігор
lab-mean = середнє
lab-quarter = чверть не вище
lab-half = половина не вище
lab-three-quarters = три чверті не вище
lab-endings = Чим закінчилися ігри
lab-reason = Правило
lab-cause = Що сталося перед тим
lab-share = частка
lab-series-remark = На початку раунду, в іграх, що тривали так довго.
lab-card = Карта
lab-games-with = ігор
lab-rate-with = перемог із нею
lab-rate-without = перемог без неї
lab-difference = Різниця
lab-chance = Імовірність такої різниці, якщо насправді її немає
lab-sure = не випадково
lab-cards-drawn = Взяті карти
lab-cards-played = Зіграні карти
lab-cards-met = Карти, що трапилися
lab-cards-remark = Різниця — у відсоткових пунктах. Те, що трапляється разом із перемогою, не конче її причина: у довших іграх більше карт беруть, грають і зустрічають.
lab-cards-left = { $number ->
    [one] { $number } карту посередині пропущено.
    [few] { $number } карти посередині пропущено.
   *[many] { $number } карт посередині пропущено.
 }
lab-verdict-better = { $name } краще, і це не випадковість.
lab-verdict-equal = Поки що частки перемог однакові.
lab-verdict-open = Це може бути випадковість. Якщо частки перемог справді такі, це покажуть ще приблизно { $number ->
    [one] { $number } гра
    [few] { $number } гри
   *[many] { $number } ігор
 } з кожного боку.
