### What every game says at the table, in Russian: options, questions, log, refusals, errors and the
### words of the terminal.
###
### Options, log lines and refusals begin with a small letter where no name comes first; the program puts the capital.
### They end without a full stop, as errors do: a rule or a reason may follow. The log speaks in the present tense.

## Names

player-name = Игрок { $number }
    .gen = Игрока { $number }
    .dat = Игроку { $number }
    .acc = Игрока { $number }
    .ins = Игроком { $number }
    .loc = Игроке { $number }
card-hidden = карта
    .gen = карты
    .dat = карте
    .acc = карту
    .ins = картой
    .loc = карте
    .gender = feminine

## Options

option-pass = спасовать
option-done = готово
option-yes = да
option-no = нет
option-pay-cost = да: { $cost_inf }
option-play = сыграть { $card_acc }
option-use = активировать способность { $card_gen }
option-resolve = применить эффект { $card_gen }
option-choose = выбрать { $card_acc }
option-choose-player = выбрать { $player_acc }
option-effect = { $text }
option-ability = { $option }: { $effect_inf }
option-number = { $number }
option-agree = согласиться
option-object = возразить

## Questions

ask-order = Какой эффект применить следующим?
ask-respond = { $event }: ваша реакция?
ask-which = { $card }: на что из этого отвечаете?
ask-interrupt = { $event }: ваша реакция?
ask-action = Ваше действие?
ask-choose = { $card }: { $text }
ask-choose-price = { $card }, цена: { $text }
ask-may = { $card }: { $effect_inf }?
ask-choose-one = { $card }: какой эффект выбираете?
ask-unless = { $card }: { $cost_inf }? Иначе: { $effect }
ask-agree = { $proposer } предлагает: { $proposal }. Вы согласны?

## The log

log-draws = { $player } тянет { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
 }
log-draws-card = { $card } { $card_gender ->
    [plural] приходят
   *[other] приходит
 } на руку { $player_gen }
log-exhausts = { $card } { $card_gender ->
    [plural] истощаются
   *[other] истощается
 }
log-readies = { $card } снова { $card_gender ->
    [feminine] готова
    [neuter] готово
    [plural] готовы
   *[masculine] готов
 }
log-damaged = { $card } { $card_gender ->
    [plural] получают
   *[other] получает
 } { $number ->
    [one] { $number } ранение
    [few] { $number } ранения
   *[many] { $number } ранений
 }
log-healed = { $card } { $card_gender ->
    [plural] излечиваются
   *[other] излечивается
 } от { $number ->
    [one] { $number } ранения
   *[many] { $number } ранений
 }
log-enters-play = { $card } { $card_gender ->
    [plural] входят
   *[other] входит
 } в игру
log-window-over = После { $number } действий подряд игра продолжается
log-not-paid = { $source }: стоимость не уплачена, поэтому ничего не происходит
log-destroyed = { $card } { $card_gender ->
    [plural] погибают
   *[other] погибает
 }
log-discarded = { $card } { $card_gender ->
    [plural] отправляются
   *[other] отправляется
 } в сброс
log-attached = { $card } { $card_gender ->
    [plural] присоединяются
   *[other] присоединяется
 } к { $source_dat }
log-changes-control = { $card } { $card_gender ->
    [plural] переходят
   *[other] переходит
 } под контроль { $player_gen }
log-returns-to-hand = { $card } { $card_gender ->
    [plural] возвращаются
   *[other] возвращается
 } на руку владельца
log-shuffled-in = { $card } { $card_gender ->
    [plural] замешиваются
   *[other] замешивается
 } в колоду
log-cancels = { $source }: { $event }, этого не происходит
log-cancels-effect = { $source } отменяет эффект { $card_gen }
log-replaces = { $source }: { $event }, вместо этого происходит другое
log-replaces-effect = { $source } заменяет эффект { $card_gen }
log-prevents = { $source }: на { $number } меньше
log-redirects = { $source }: взамен это касается { $card_gen }
log-proposes = { $player } предлагает решение
log-objects = { $player } не соглашается

## How a value comes about

line-printed = на карте: { $stat } { $number }
line-set = { $source }: { $stat } = { $number }
line-add = { $sign }{ $number } от { $source_gen }
line-times = × { $number } от { $source_gen }
line-divide = ÷ { $number } от { $source_gen }
line-base = { $source }: { $stat } без изменений { $number }
line-locked = { $source }: { $stat } = 0, что бы ни прибавилось
line-least = не меньше { $number } от { $source_gen }
line-most = не больше { $number } от { $source_gen }

## Errors

error-unknown-game = Игры «{ $name }» нет; есть такие: { $known }
error-unknown-scenario = Сценария «{ $name }» нет; есть такие: { $known }
error-no-positions = Позиций, записанных от руки, в этой игре нет
error-unknown-deck = Колоды «{ $name }» нет; есть такие: { $known }
error-unknown-card = Карты «{ $name }» нет
error-ambiguous-card = Название «{ $name }» носят несколько карт; укажите одну по номеру или набору: { $known }
error-unknown-language = Языка «{ $name }» нет; есть такие: en, uk, ru
error-unknown-bot = Бота «{ $name }» нет; есть такие: { $known }
error-bot-without-budget = Бот «{ $name }» не просчитывает ходы, поэтому ограничений у него нет; просчитывают: { $known }
error-budget = «{ $name }» — не ограничение для бота; это число итераций ({ $iterations }) или секунд ({ $seconds })
error-nothing-chosen = Бот еще ничего не выбирал
error-unknown-option = Параметра «{ $name }» нет; есть такие: { $known }
error-option-value = Параметр «{ $name }» не может иметь значение «{ $value }»; возможные значения: { $known }
error-seats = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[many] { $number } игроков
 } — так не сыграть; число игроков: от { $least } до { $most }
error-seats-exactly = В этой игре игроков должно быть { $most }, а не { $number }
error-illegal-deck = Колода «{ $name }» нарушает правила: { $reason }
error-not-in-deck = Карте «{ $name }» не место в колоде игрока
error-too-few-cards = Колода слишком мала: { $number ->
    [one] всего { $number } карта
    [few] всего { $number } карты
   *[many] всего { $number } карт
 }; нужно не меньше { $least }
error-too-many-copies = Слишком много копий карты «{ $name }»: { $number }
error-position = Ошибка в позиции, место «{ $where }»: { $reason }
error-illegal-choice = Варианта «{ $key }» сейчас нет: { $reason }
error-pass-until = Нельзя пасовать до «{ $name }»; есть: { $known }.
error-nothing-to-undo = { $number ->
    [0] Отменять пока нечего
    [one] Отменить можно только { $number } выбор
    [few] Отменить можно только { $number } выбора
   *[many] Отменить можно только { $number } выборов
 }
error-journal-not-json = Журнал не является правильным JSON: { $where }
error-journal-shape = В журнале недостает того, что есть в каждом: формата, игры, подготовки, зерна случайности и выборов
error-journal-version = Журнал записан версией { $version }, а ее эта программа не читает
error-journal-choice = Выбор { $number } из журнала, «{ $key }», невозможен: { $reason }
error-journal-digest = { $number ->
    [0] Начальная позиция не такая, как в журнале
   *[other] Позиция после выбора { $number } не такая, как в журнале
 }
error-file-missing = Файла «{ $name }» нет
error-cannot-write = Не удается записать «{ $name }»: { $reason }

## The table in the terminal

ui-won-by = Победа: { $names }. Счет: { $number }
ui-won = Победа! Счет: { $score }
ui-lost = Поражение.
ui-round = Раунд
ui-phase = Фаза
ui-first-player = Первый игрок
ui-hand = Рука
ui-your-area = Ваша игровая зона
ui-attachments = Довески
ui-discard = Сброс
ui-deck-count = Колода: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
 }
ui-damage = Ранения
ui-exhausted = { $gender ->
    [masculine] истощен
    [feminine] истощена
    [neuter] истощено
    [plural] истощены
   *[none] истощение
 }
ui-hidden = скрытая карта
ui-empty = пусто
ui-more = дальше…
ui-options = Варианты
ui-log = Журнал
ui-your-choice = Ваш выбор
ui-not-a-choice = Среди вариантов нет «{ $text }». Справка — h.
ui-hand-over = Дальше ходит { $player }: передайте клавиатуру, и не подглядывать!
ui-press-enter = Нажмите Enter
ui-card-text = Текст карты
ui-why-not = Почему нельзя?
ui-rules = Правила
ui-reason = Правило: { $rule }
ui-search = Поиск
ui-no-match = Ничего не найдено
ui-undo = Отменить
ui-nothing-to-undo = Отменять пока нечего.
ui-save = Сохранить
ui-saved = Игра сохранена: { $name }
ui-resume = Продолжить
ui-language = Язык
ui-help = Справка
ui-quit = Выйти
ui-quit-question = Вы и правда встаете из-за стола?

## Decks

error-decks-for-seats = Колод: { $number }, а мест: { $seats }
error-deck-format = Неизвестный формат колоды { $name }; известны: { $known }
error-deck-shape = Файл колоды неполон или ошибочен здесь: { $where }
error-unknown-cards = В этих строках нет карт, которые могут быть в колоде: { $names }
error-deck-line = Строка { $number } файла колоды непонятна: «{ $text }»
error-deck-empty = В файле колоды нет карт; строка должна быть такая: 2x Название
error-deck-not-json = Файл колоды не является правильным JSON: { $where }
error-deck-not-xml = Файл колоды не является правильным XML: { $where }
error-deck-hostile-xml = Файл колоды содержит сущности XML или описание типа документа и отклонен
error-deck-other-game = Файл колоды относится к другой игре ({ $name })

## Places and abilities that most games have; a game may call them otherwise

zone-play = игровая зона
zone-hand = рука
zone-deck = колода
zone-discard = сброс
label-response = Реакция
label-forced = Спровоцированный эффект
