### Сам стол: его части, жесты и слова о них.

question = Вопрос
question-fold = Свернуть вопрос
question-open = Показать вопрос
choice-hint = Нажмите на то, что светится, или на кнопку
toggle-hint = Нажмите на тех, кто светится
pay-hint = Оплачено { $paid } из { $due }
pay-auto = Пусть заплатит стол
pay-done = Заплатить и сыграть
pick-all = Все
picked = { $number ->
    [0] никто не выбран
   *[other] выбрано: { $number }
  }
clear = Очистить
done = Готово
key-space = Пробел
rule = Правило
rules-all = Все правила
rules-none = Выберите правило: оно стоит у каждого вопроса и строки.
proven = доказано тестом
watching = Вы смотрите игру
your-choice = Ваш выбор
wait = Ждём
round = Раунд
menu = Меню
phases = Фазы раунда
stop-here = остановка
stops = Где останавливаться
undo = Вернуть ход
replay = Запись игры
side = Карта, журнал и правила
tab-card = Карта
tab-log = Журнал
tab-rules = Правила
tab-chat = Чат
why = Почему?
why-not = Почему не «{ $name }»?
is-bug = Это ошибка?
close = Закрыть
previous = Предыдущая
next = Следующая
card-hidden = Закрытая карта
card-none = Наведите на карту: она появится здесь.
exhausted = истощено
state-legal = можно выбрать
state-selected = выбрано
zone-empty = пусто
arena-none = никого
hand = Рука: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
  }
hand-empty = У вас на руке пусто
who-bot = бот
who-free = место свободно
who-hand = { $number } на руке
gauge-picked = { $number } выбрано
gauge-ahead = на { $number } больше
gauge-behind = не хватает { $number }
gauge-even = поровну
chat-none = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь
chat-send = Отправить
