### What every game says at the table, in Ukrainian: options, questions, log, refusals, errors and the
### words of the terminal.
###
### Options, log lines and refusals begin with a small letter where no name comes first; the program puts the capital.
### They end without a full stop, as errors do: a rule or a reason may follow. The log speaks in the present tense; what
### happens to a card is told impersonally (-но, -то), so that it needs no gender.

## Names

player-name = Гравець { $number }
    .gen = Гравця { $number }
    .dat = Гравцеві { $number }
    .acc = Гравця { $number }
    .ins = Гравцем { $number }
    .loc = Гравцеві { $number }
card-hidden = карта
    .gen = карти
    .dat = карті
    .acc = карту
    .ins = картою
    .loc = карті
    .gender = feminine

## Options

option-pass = спасувати
option-done = готово
option-yes = так
option-no = ні
option-pay-cost = так: { $cost_inf }
option-play = зіграти { $card_acc }
option-use = активувати властивість { $card_gen }
option-resolve = розіграти ефект { $card_gen }
option-choose = вибрати { $card_acc }
option-choose-player = вибрати { $player_acc }
option-effect = { $text }
option-ability = { $option }: { $effect_inf }
option-number = { $number }
option-agree = погодитися
option-object = не погодитися

## Questions

ask-order = Який ефект розіграти наступним?
ask-respond = { $event }: ваша реакція?
ask-which = { $card }: на що з цього відповідаєте?
ask-interrupt = { $event }: ваша реакція?
ask-action = Ваша дія?
ask-choose = { $card }: { $text }
ask-choose-price = { $card }, ціна: { $text }
ask-may = { $card }: { $effect_inf }?
ask-choose-one = { $card }: який ефект вибираєте?
ask-unless = { $card }: { $cost_inf }? Інакше: { $effect }
ask-agree = { $proposer } пропонує: { $proposal }. Погоджуєтеся?

## The log

log-draws = { $player } бере { $number ->
    [one] { $number } карту
    [few] { $number } карти
   *[many] { $number } карт
 }
log-draws-card = { $card } { $card_gender ->
    [plural] потрапляють
   *[other] потрапляє
 } на руку { $player_gen }
log-exhausts = { $card_acc } виснажено
log-readies = { $card_acc } підготовлено
log-damaged = { $card } { $card_gender ->
    [plural] зазнають
   *[other] зазнає
 } { $number ->
    [one] { $number } поранення
   *[many] { $number } поранень
 }
log-healed = { $card_dat } зцілено { $number ->
    [one] { $number } поранення
    [few] { $number } поранення
   *[many] { $number } поранень
 }
log-enters-play = { $card } { $card_gender ->
    [plural] входять
   *[other] входить
 } у гру
log-window-over = Після { $number } дій поспіль гра триває далі
log-not-paid = { $source }: вартість не сплачено, тож нічого не стається
log-destroyed = { $card_acc } знищено
log-discarded = { $card_acc } скинуто
log-attached = { $card_acc } прикріплено до { $source_gen }
log-changes-control = { $card } { $card_gender ->
    [plural] переходять
   *[other] переходить
 } у розпорядження { $player_gen }
log-returns-to-hand = { $card } { $card_gender ->
    [plural] повертаються
   *[other] повертається
 } на руку власника
log-shuffled-in = { $card_acc } затасовано в колоду
log-cancels = { $source }: { $event }, цього не стається
log-cancels-effect = { $source } скасовує ефект { $card_gen }
log-replaces = { $source }: { $event }, натомість стається інше
log-replaces-effect = { $source } замінює ефект { $card_gen }
log-prevents = { $source }: на { $number } менше
log-redirects = { $source }: натомість це стосується { $card_gen }
log-proposes = { $player } пропонує рішення
log-objects = { $player } не погоджується

## How a value comes about

line-printed = на карті: { $stat } { $number }
line-set = { $source }: { $stat } = { $number }
line-add = { $sign }{ $number } від { $source_gen }
line-times = × { $number } від { $source_gen }
line-divide = ÷ { $number } від { $source_gen }
line-base = { $source }: { $stat } без змін { $number }
line-locked = { $source }: { $stat } = 0, хоч би що додалося
line-least = щонайменше { $number } від { $source_gen }
line-most = щонайбільше { $number } від { $source_gen }

## Errors

error-unknown-game = Гри «{ $name }» немає; є такі: { $known }
error-unknown-scenario = Сценарію «{ $name }» немає; є такі: { $known }
error-no-positions = Позицій, записаних від руки, у цій грі немає
error-unknown-deck = Колоди «{ $name }» немає; є такі: { $known }
error-unknown-card = Карти «{ $name }» немає
error-ambiguous-card = Назву «{ $name }» мають кілька карт; вкажіть одну за номером або набором: { $known }
error-unknown-language = Мови «{ $name }» немає; є такі: en, uk, ru
error-unknown-bot = Бота «{ $name }» немає; є такі: { $known }
error-bot-without-budget = Бот «{ $name }» не продумує ходів наперед, тож обмежень не має; продумують: { $known }
error-budget = «{ $name }» — не обмеження для бота; це кількість ітерацій ({ $iterations }) або секунд ({ $seconds })
error-nothing-chosen = Бот ще нічого не вибирав
error-unknown-option = Параметра «{ $name }» немає; є такі: { $known }
error-option-value = Параметр «{ $name }» не може мати значення «{ $value }»; можливі значення: { $known }
error-seats = { $number ->
    [one] { $number } гравець
    [few] { $number } гравці
   *[many] { $number } гравців
 } — так не зіграти; кількість гравців: від { $least } до { $most }
error-seats-exactly = У цій грі гравців має бути { $most }, а не { $number }
error-illegal-deck = Колода «{ $name }» порушує правила: { $reason }
error-not-in-deck = Карті «{ $name }» не місце в колоді гравця
error-too-few-cards = Замала колода: { $number ->
    [one] лише { $number } карта
    [few] лише { $number } карти
   *[many] лише { $number } карт
 }; треба щонайменше { $least }
error-too-many-copies = Забагато копій карти «{ $name }»: { $number }
error-position = Позиція хибна в місці «{ $where }»: { $reason }
error-illegal-choice = Варіанта «{ $key }» зараз немає: { $reason }
error-pass-until = Не можна пасувати до «{ $name }»; є: { $known }.
error-nothing-to-undo = { $number ->
    [0] Скасовувати ще нічого
    [one] Скасувати можна лише { $number } вибір
    [few] Скасувати можна лише { $number } вибори
   *[many] Скасувати можна лише { $number } виборів
 }
error-journal-not-json = Журнал не є правильним JSON: { $where }
error-journal-shape = У журналі бракує того, що має кожен журнал: формату, гри, приготування, зерна випадковості та виборів
error-journal-version = Журнал записала версія { $version }, а її ця програма не читає
error-journal-choice = Вибір { $number } із журналу, «{ $key }», неможливий: { $reason }
error-journal-digest = { $number ->
    [0] Початкова позиція не така, як у журналі
   *[other] Позиція після вибору { $number } не така, як у журналі
 }
error-file-missing = Файлу «{ $name }» немає
error-cannot-write = Не вдається записати «{ $name }»: { $reason }

## The table in the terminal

ui-won-by = Перемога: { $names }. Рахунок: { $number }
ui-won = Перемога! Рахунок: { $score }
ui-lost = Поразка.
ui-round = Раунд
ui-phase = Фаза
ui-first-player = Перший гравець
ui-hand = Рука
ui-your-area = Ваша ігрова зона
ui-attachments = Спорядження
ui-discard = Скид
ui-deck-count = Колода: { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[many] { $number } карт
 }
ui-damage = Поранення
ui-exhausted = { $gender ->
    [masculine] виснажений
    [feminine] виснажена
    [neuter] виснажене
    [plural] виснажені
   *[none] виснажено
 }
ui-hidden = прихована карта
ui-empty = порожньо
ui-more = далі…
ui-options = Варіанти
ui-log = Журнал
ui-your-choice = Ваш вибір
ui-not-a-choice = Серед варіантів немає «{ $text }». Довідка — h.
ui-hand-over = Далі ходить { $player }: передайте клавіатуру, і не підглядати!
ui-press-enter = Натисніть Enter
ui-card-text = Текст карти
ui-why-not = Чому не можна?
ui-rules = Правила
ui-reason = Правило: { $rule }
ui-search = Пошук
ui-no-match = Нічого не знайдено
ui-undo = Скасувати
ui-nothing-to-undo = Скасовувати ще нічого.
ui-save = Зберегти
ui-saved = Гру збережено: { $name }
ui-resume = Продовжити
ui-language = Мова
ui-help = Довідка
ui-quit = Вийти
ui-quit-question = Справді встаєте з-за столу?

## Decks

error-decks-for-seats = Колод: { $number }, а місць: { $seats }
error-deck-format = Невідомий формат колоди { $name }; відомі: { $known }
error-deck-shape = Файл колоди неповний або хибний тут: { $where }
error-unknown-cards = У цих рядках немає карт, які можуть бути в колоді: { $names }
error-deck-line = Рядок { $number } файлу колоди незрозумілий: «{ $text }»
error-deck-empty = У файлі колоди немає карт; рядок має бути такий: 2x Назва
error-deck-not-json = Файл колоди не є правильним JSON: { $where }
error-deck-not-xml = Файл колоди не є правильним XML: { $where }
error-deck-hostile-xml = Файл колоди містить сутності XML або опис типу документа, тож його відхилено
error-deck-other-game = Файл колоди належить іншій грі ({ $name })

## Places and abilities that most games have; a game may call them otherwise

zone-play = ігрова зона
zone-hand = рука
zone-deck = колода
zone-discard = скид
label-response = Реакція
label-forced = Примусово
