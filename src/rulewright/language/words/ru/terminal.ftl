### Стол в терминале и командная строка — сверх того, что говорят все.

## Стол

ui-attacking = { $gender ->
    [plural] нападают
   *[other] нападает
 }
ui-defending = { $gender ->
    [plural] защищаются
   *[other] защищается
 }
ui-eliminated = выбыл из игры
ui-sphere-leadership = Лидерство
ui-sphere-tactics = Тактика
ui-sphere-spirit = Дух
ui-sphere-lore = Знания
ui-sphere-neutral = нейтральная карта
ui-reading = Как это читаем: { $text }
ui-on-offer = «{ $text }» есть среди вариантов.
ui-and-more = … и еще { $number }.
ui-hint-help = Справка — h.
ui-hint-why-not = Название карты или ключ, например: play Gandalf
ui-hint-rules = Какие слова искать
ui-quit-unsaved = Игру сохранить не удалось. Выйдите еще раз, чтобы выйти без сохранения.
ui-unfinished = Игра еще не закончена.

## Командная строка

error-cannot-read = Не удается прочитать «{ $name }»: { $reason }
error-unknown-seat = Место за столом не может быть «{ $name }»; возможные значения: { $known }
error-no-textual = Столу нужен пакет «textual»: установите rulewright[tui] или играйте с --plain
error-other-game = Журнал рассказывает об игре «{ $name }», а не «{ $wanted }»
error-other-scenario = Это сохранение сценария «{ $name }», а не «{ $wanted }»
error-nothing-to-play = Назовите игру или файл, с которого продолжить; есть такие игры: { $known }
error-unknown-command = Команды «{ $name }» нет; есть такие: { $known }
error-unknown-flag = Параметра «{ $name }» нет
error-missing-value = Не хватает «{ $name }»
error-needs-value = Параметру «{ $name }» не хватает значения
error-wrong-value = Значение «{ $value }» для «{ $name }» невозможно
error-too-many-words = «{ $text }» здесь лишнее
error-usage = Команду не удается понять: { $text }
error-not-a-checkout = Тесты соответствия запускают в папке с исходным кодом проекта, а здесь его нет
error-no-tests = Тесты не удалось запустить: pytest завершился с кодом { $code }
error-no-clause = В правилах игры «{ $game }» нет слов «{ $text }»
error-no-card = У игры «{ $game }» нет карты со словами «{ $text }»
reason-no-space = не осталось места
reason-not-allowed = нет разрешения
reason-not-a-folder = на месте папки лежит файл
reason-is-a-folder = это папка
reason-not-text = это не текст
conformance-game = { $game }: тест пройден для { $proved } из { $testable } проверяемых пунктов правил ({ $percent } %), из них { $read } — по нашему толкованию
conformance-kind = { $kind }: { $proved } из { $testable }
conformance-missing = Без пройденного теста:
conformance-failed = { $number ->
    [one] Не пройден { $number } тест
    [few] Не пройдено { $number } теста
   *[many] Не пройдено { $number } тестов
 }: их пункты не учтены.

## Колоды

deck-legal = «{ $name }» — разрешенная колода: герои — { $heroes }, карты — { $cards }.
deck-written = Колода записана в «{ $name }».

## Кампании

error-file-exists = Файл «{ $name }» уже есть; он оставлен без изменений
error-names-for-decks = Имен — { $number }, а колод — { $decks }
error-unknown-player = Игрока «{ $name }» нет; есть такие: { $known }
error-campaign-under-way = Партия кампании еще идет; сначала закончите ее
error-nothing-to-heal = { $name }: нет начальных ранений, которые можно снять
campaign-mode-campaign = Кампания
campaign-mode-expert = Экспертная кампания
campaign-mode-run = Прохождение всех сценариев
campaign-mode-nightmare = Кошмарное прохождение
campaign-difficulty-standard = стандартная сложность
campaign-difficulty-easy = легкая сложность
campaign-title = { $mode }, зерно { $seed }
campaign-player = { $number }. { $name }: { $heroes }
campaign-penalty = Начальная угроза: +{ $number }
campaign-boons = Дары: { $cards }
campaign-fallen = Павшие герои: { $heroes }
campaign-burdens = Бремена: { $cards }
campaign-permanents = { $hero } имеет: { $cards }
campaign-damage = { $hero } начинает с ранениями: { $number }
campaign-prisoner = Пленник: { $hero }
campaign-completed = Выиграно: { $scenario }, счет { $score }
campaign-next = Следующий сценарий: { $scenario }
campaign-finished = Кампания завершена; общий счет { $score }
campaign-under-way = Партия идет; ее продолжит «campaign play».
campaign-recorded-won = Победа записана в журнал кампании.
campaign-recorded-lost = Поражение записано; сценарий надо сыграть еще раз.
