### Сторінки навколо столу: головна, колоди, карти, правила, записи, налаштування.

nav = Сторінки
nav-tables = Столи
nav-decks = Колоди
nav-cards = Карти
nav-rules = Правила
nav-replays = Записи
nav-settings = Налаштування
nav-signin = Увійти
nav-me = Ви — { $name }
skip = До змісту
language = Мова
theme-dark = Темна тема
theme-light = Світла тема
page-table = Стіл
page-replay = Запис
page-replays = Записи
page-decks = Колоди
page-cards = Карти
page-rules = Правила
page-join = Запрошення
page-signin = Вхід
page-settings = Налаштування
page-guide = Перша гра
page-credits = Подяки
page-lost = За цією адресою нічого немає
to-tables = До столів
just-now = щойно
no-connection = Сервер не відповідає. Чи є зв’язок?
went-wrong = Щось пішло не так

loading = Завантаження…
minutes = { $minutes } хв
show-all = Показати всі { $number }
you = ви
you-title = Ви
guest = Гість
bot = бот
bot-named = бот «{ $name }»
bot-thumb = бот «прості правила»
bot-random = бот «навмання»
bot-search = бот «думає наперед»
home-games = Ігри
home-mine = Ваші ігри
    .about = збережено кожен вибір
    .none = Ігор ще немає: почніть першу.
home-open = Відкриті столи
home-guide = Перша гра?
    .about = Навчимо за 12 хвилин, граючи
    .short = Провідник першої гри
home-invited = Маєте запрошення?
    .about = Вставте посилання на місце
    .link = Посилання, яке вам надіслали
    .wrong = Це не посилання на місце.
    .go = До столу
table-open = Відкрити
table-replay = Запис
table-watch = Дивитися
table-sit = Сісти
table-over = завершено
table-remove = Прибрати
    .sure = Прибрати «{ $title }» назавжди?
your-turn = Ваш хід
new-game = Нова гра: { $title }
new-scenario = Сценарій
new-more = Більше налаштувань
new-open = Відкритий для всіх
new-hand-over = Один пристрій по черзі
new-journal = Продовжити із запису
    .read = Запис прочитано
    .drop = Без запису
new-start = Почати
level = складність { $level }
seat = Місце { $number }
seat-free = вільне
seat-deck = Колода
seat-who = Хто грає
seats = { $number ->
        [one] { $number } місце
        [few] { $number } місця
       *[many] { $number } місць
    }
seats-fewer = Менше місць
seats-more = Більше місць
who-me = я
who-link = друг за посиланням
deck-import = Імпорт колоди
deck-paste = Вставити колоду
deck-drop = Вставте текст чи JSON або киньте файл .o8d
deck-read = Прочитати
deck-file = Файл…
deck-found = { $number ->
        [one] Розпізнано { $number } карту
        [few] Розпізнано { $number } карти
       *[many] Розпізнано { $number } карт
    }
deck-take = Грати цією
deck-unnamed = Моя колода

rules-sections = Розділи правил
rules-steps = Кроки
rules-find = Пошук у правилах
rules-edition = Видання
    .all = усі видання
rules-proven = доведено тестами { $number } із { $total }
rules-hits = { $number ->
        [one] Знайдено { $number } пункт
        [few] Знайдено { $number } пункти
       *[many] Знайдено { $number } пунктів
    }
rules-link = Посилання на пункт { $number }
rules-reading = Як ми читаємо:
rules-proof = доведено тестом
rules-now = У вашій грі зараз

set-theme = Тема
set-theme-auto = як на пристрої
set-theme-dark = темна
set-theme-light = світла
set-text = Розмір тексту
set-motion = Менше руху
    .about = Карти не рухаються; змінене обведено.
set-letters = Окремі літери — клавіші
    .about = Вимкнено: лише пробіл, Enter, стрілки, цифри й клавіші з Ctrl.
set-sound = Звуки
    .about = Коли ваш хід і коли ви зазнаєте поранень.
set-plain = Лише текст
    .about = Карти без малюнків, списки замість рядів.
set-kept = Зберігається лише в цьому браузері.
sign-hello = Вітаємо, { $name }
sign-account = Ви увійшли: ваші столи з вами на будь-якому пристрої.
sign-out = Вийти
sign-guest = Гість
    .about = Щоб грати, досить імені. Ваші столи лишаться в цьому браузері.
    .go = Так мене звати
sign-login = Увійти
    .about = Ім’я й пароль вашого облікового запису.
    .go = Увійти
sign-signup = Новий обліковий запис
    .about = Щоб ваші столи були з вами й на інших пристроях. У паролі щонайменше 8 знаків.
    .go = Створити
sign-name = Ім’я
sign-password = Пароль
join-title = Вас запрошують до столу
join-about = Скажіть, як вас називати, і сідайте.
join-account = Маю обліковий запис
credit-icons = значки карт та ігор
credit-controls = значки кнопок
credit-face = шрифт
credit-built = на чому побудовано стіл
credit-drawn = Усі малюнки програма складає із цих значків, форм і кольорів. Видавничих ілюстрацій тут немає.
credit-games = Rulewright — робота ентузіастів; ігри належать своїм видавцям, які її не робили й не схвалювали.

cards-find = Назва, текст, характеристика…
cards-kind = Тип карти
    .all = усі типи
cards-found = { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }
cards-open = відкрити
cards-original = Англійською:
cards-rule = Правило
deck-add = додати до колоди
deck-copies = { $number ->
        [one] { $number } копія в колоді
        [few] { $number } копії в колоді
       *[many] { $number } копій у колоді
    }
deck-side = Колода
deck-name = Назва колоди
deck-empty = Візьміть колоду за основу або натискайте на карти, щоб додати їх.
deck-export = Експорт
deck-keep = Зберегти
deck-kept = Збережено в цьому браузері.
deck-fewer = На копію менше
deck-more = На копію більше
deck-curve = Карти за вартістю: { $costs }

replay-back = На вибір назад
replay-on = На вибір уперед
replay-play = Відтворити
replay-stop = Зупинити
replay-choice = Вибір { $n } із { $last }: { $text }
replay-round = Раунд { $round }
replay-known = бачите те, що знало ваше місце
replay-speed = Швидкість { $speed }×
replay-share = Поділитися
replay-shared = Посилання скопійовано
replay-play-on = Грати звідси
replay-slider = Вибори гри

guide-name = Провідник
guide-title = Перша гра: { $game }
guide-about = Ви граєте за справжнім столом, а поруч провідник: він каже, що робити зараз і чому. Будь-коли можна піти своїм шляхом.
guide-start = Почати з провідником
guide-free = Далі як хочете: те, що сяє, можна вибрати.
guide-step = крок { $step } із { $last }

try-title = Випробувати колоду
try-about = Боти зіграють нею багато ігор, самі проти сценарію, а звіт скаже, як пішло.
try-scenario = Сценарій
try-games = Ігор
try-start = Почати
try-stop = Зупинити
try-so-far = Зіграно { $done } з { $of }, виграно { $won }
try-report = Звіт
