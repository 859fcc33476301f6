### Страницы вокруг стола: главная, колоды, карты, правила, записи, настройки.

nav = Страницы
nav-tables = Столы
nav-decks = Колоды
nav-cards = Карты
nav-rules = Правила
nav-replays = Записи
nav-settings = Настройки
nav-signin = Войти
nav-me = Вы — { $name }
skip = К содержанию
language = Язык
theme-dark = Темная тема
theme-light = Светлая тема
page-table = Стол
page-replay = Запись
page-replays = Записи
page-decks = Колоды
page-cards = Карты
page-rules = Правила
page-join = Приглашение
page-signin = Вход
page-settings = Настройки
page-guide = Первая игра
page-credits = Благодарности
page-lost = По этому адресу ничего нет
to-tables = К столам
just-now = только что
no-connection = Сервер не отвечает. Есть ли связь?
went-wrong = Что-то пошло не так

loading = Загрузка…
minutes = { $minutes } мин
show-all = Показать все { $number }
you = вы
you-title = Вы
guest = Гость
bot = бот
bot-named = бот «{ $name }»
bot-thumb = бот «простые правила»
bot-random = бот «наугад»
bot-search = бот «думает наперед»
home-games = Игры
home-mine = Ваши игры
    .about = каждый выбор сохранен
    .none = Игр пока нет: начните первую.
home-open = Открытые столы
home-guide = Первая игра?
    .about = Научим за 12 минут, играя
    .short = Проводник первой игры
home-invited = Есть приглашение?
    .about = Вставьте ссылку на место
    .link = Ссылка, которую вам прислали
    .wrong = Это не ссылка на место.
    .go = К столу
table-open = Открыть
table-replay = Запись
table-watch = Смотреть
table-sit = Сесть
table-over = завершена
table-remove = Убрать
    .sure = Убрать «{ $title }» навсегда?
your-turn = Ваш ход
new-game = Новая игра: { $title }
new-scenario = Сценарий
new-more = Больше настроек
new-open = Открыт для всех
new-hand-over = Одно устройство по очереди
new-journal = Продолжить из записи
    .read = Запись прочитана
    .drop = Без записи
new-start = Начать
level = сложность { $level }
seat = Место { $number }
seat-free = свободно
seat-deck = Колода
seat-who = Кто играет
seats = { $number ->
        [one] { $number } место
        [few] { $number } места
       *[many] { $number } мест
    }
seats-fewer = Меньше мест
seats-more = Больше мест
who-me = я
who-link = друг по ссылке
deck-import = Импорт колоды
deck-paste = Вставить колоду
deck-drop = Вставьте текст или JSON либо бросьте файл .o8d
deck-read = Прочитать
deck-file = Файл…
deck-found = { $number ->
        [one] Распознана { $number } карта
        [few] Распознаны { $number } карты
       *[many] Распознано { $number } карт
    }
deck-take = Играть этой
deck-unnamed = Моя колода

rules-sections = Разделы правил
rules-steps = Шаги
rules-find = Поиск по правилам
rules-edition = Издание
    .all = все издания
rules-proven = доказано тестами { $number } из { $total }
rules-hits = { $number ->
        [one] Найден { $number } пункт
        [few] Найдены { $number } пункта
       *[many] Найдено { $number } пунктов
    }
rules-link = Ссылка на пункт { $number }
rules-reading = Как мы читаем:
rules-proof = доказано тестом
rules-now = В вашей игре сейчас

set-theme = Тема
set-theme-auto = как на устройстве
set-theme-dark = темная
set-theme-light = светлая
set-text = Размер текста
set-motion = Меньше движения
    .about = Карты не движутся; измененное обведено.
set-letters = Отдельные буквы — клавиши
    .about = Выключено: только пробел, Enter, стрелки, цифры и клавиши с Ctrl.
set-sound = Звуки
    .about = Когда ваш ход и когда вы получаете ранения.
set-plain = Только текст
    .about = Карты без рисунков, списки вместо рядов.
set-kept = Хранится только в этом браузере.
sign-hello = Здравствуйте, { $name }
sign-account = Вы вошли: ваши столы с вами на любом устройстве.
sign-out = Выйти
sign-guest = Гость
    .about = Чтобы играть, достаточно имени. Ваши столы останутся в этом браузере.
    .go = Так меня зовут
sign-login = Войти
    .about = Имя и пароль вашей учетной записи.
    .go = Войти
sign-signup = Новая учетная запись
    .about = Чтобы ваши столы были с вами и на других устройствах. В пароле не менее 8 знаков.
    .go = Создать
sign-name = Имя
sign-password = Пароль
join-title = Вас приглашают за стол
join-about = Скажите, как вас называть, и садитесь.
join-account = У меня есть учетная запись
credit-icons = значки карт и игр
credit-controls = значки кнопок
credit-face = шрифт
credit-built = на чем построен стол
credit-drawn = Все рисунки программа составляет из этих значков, форм и цветов. Иллюстраций издателей здесь нет.
credit-games = Rulewright — работа энтузиастов; игры принадлежат своим издателям, которые ее не делали и не одобряли.

cards-find = Название, текст, черта…
cards-kind = Тип карты
    .all = все типы
cards-found = { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
cards-open = открыть
cards-original = По-английски:
cards-rule = Правило
deck-add = добавить в колоду
deck-copies = { $number ->
        [one] { $number } копия в колоде
        [few] { $number } копии в колоде
       *[many] { $number } копий в колоде
    }
deck-side = Колода
deck-name = Название колоды
deck-empty = Возьмите колоду за основу или нажимайте на карты, чтобы добавить их.
deck-export = Экспорт
deck-keep = Сохранить
deck-kept = Сохранено в этом браузере.
deck-fewer = На копию меньше
deck-more = На копию больше
deck-curve = Карты по стоимости: { $costs }

replay-back = На выбор назад
replay-on = На выбор вперед
replay-play = Воспроизвести
replay-stop = Остановить
replay-choice = Выбор { $n } из { $last }: { $text }
replay-round = Раунд { $round }
replay-known = видно то, что знало ваше место
replay-speed = Скорость { $speed }×
replay-share = Поделиться
replay-shared = Ссылка скопирована
replay-play-on = Играть отсюда
replay-slider = Выборы игры

guide-name = Проводник
guide-title = Первая игра: { $game }
guide-about = Вы играете за настоящим столом, а рядом проводник: он говорит, что делать сейчас и почему. В любой момент можно пойти своим путем.
guide-start = Начать с проводником
guide-free = Дальше как хотите: то, что светится, можно выбрать.
guide-step = шаг { $step } из { $last }

try-title = Испытать колоду
try-about = Боты сыграют ею много игр, в одиночку против сценария, а отчет скажет, как прошло.
try-scenario = Сценарий
try-games = Игр
try-start = Начать
try-stop = Остановить
try-so-far = Сыграно { $done } из { $of }, выиграно { $won }
try-report = Отчет
