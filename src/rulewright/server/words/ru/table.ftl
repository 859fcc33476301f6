### Сам стол: его части, жесты и слова о них.

question = Вопрос
question-fold = Свернуть вопрос
question-open = Показать вопрос
choice-hint = Нажмите на то, что светится, или на кнопку
toggle-hint = Нажмите на тех, кто светится
pay-hint = Оплачено { $paid } из { $due }
pay-auto = Заплатить автоматически
pay-done = Оплатить
pick-all = Все
picked = { $number ->
    [0] пока ничего не выбрано
   *[other] выбрано: { $number }
  }
clear = Очистить
done = Готово
key-space = Пробел
rule = Правило
rules-all = Все правила
rules-none = Выберите правило: оно стоит у каждого вопроса и строки.
proven = доказано тестом
game-over = Игра окончена
watching = Вы смотрите игру
your-choice = Ваш выбор
wait = Ждем
round = Раунд
menu = Меню
phases = Фазы раунда
stop-here = остановка
stops = Где останавливаться
undo = Отменить выбор
replay = Запись игры
side = Карта, журнал и правила
duel = Бой
duel-mine = видите только вы
duel-theirs = лежит рубашкой вверх
tab-table = Стол
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
unseen-card = Закрытая карта
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
map-hint = Карта: плюс и минус меняют масштаб, в списке те же места
map-closer = Ближе
map-farther = Дальше
map-find = Найти меня
map-names = Названия
map-list = Карта или список
command = Командная строка
command-hint = Напишите, что хотите сделать
stop-always = остановка
stop-pass = пас
pass-until = Пасовать
pass-choice = до моего выбора
pass-phase = до следующей фазы
pass-change = пока что-то не изменится
pass-stop = до остановки
pass-round = до следующего раунда
search-cards = Карты на выбор
remember = Запомнить ответ
remembered = Запомненные ответы
forget = Спрашивать обо всем снова
journal = Журнал игры
report = Сообщить об ошибке
save-point = Точка сохранения
save = Сохранить
saved = Сохранено.
bot-in = Пусть за меня играет бот
bot-out = Дальше без бота
invite = Скопировать приглашение
offline = Сохранено до хода { $number }. Соединяемся…
undo-asked = { $name } просит отменить
undo-waits = Вы просите отменить: решают другие
undo-steps = { $number ->
    [one] { $number } выбор
    [few] { $number } выбора
   *[other] { $number } выборов
  }
undo-seen = С тех пор увидели закрытую карту
undo-unseen = С тех пор никто не видел новой карты
undo-no = Нет
undo-yes = Отменить
score = Счет: { $number }
look-at-table = Осмотреть стол
hand-over = Передайте устройство
hand-over-hidden = Все руки убраны. Карты появятся, если удержать кнопку.
hand-over-hold = Удерживайте, чтобы открыть
hand-over-enter = 0,6 секунды или Enter дважды
pay-left = { $number ->
    [one] Не хватает { $number } ресурса
   *[other] Не хватает ещё { $number }
  }
pay-change = Нажмите на то, чем платите, чтобы изменить
pay-lost = { $number ->
    [one] { $number } лишний пропадёт
   *[other] { $number } лишних пропадёт
  }
picked-of = выбрано { $number } из { $all }
stepper-less = Меньше: { $name }
stepper-more = Больше: { $name }
assign-left = Осталось распределить: { $number }
assign-whole = Всё распределено
assign-hint = Нажимайте + и −; штриховка показывает, что будет после ответа
assign-keeps = Останется { $left } из { $most }
assign-falls = Терпит поражение
assign-auto = Наименьшая потеря
assign-done = Подтвердить { $number } из { $all }
assign-table = Показать стол
assign-rows = К распределению
order-hint = Перетащите строки или нажмите Alt и стрелку
order-item = { $place }. { $name }
order-up = Выше: { $name }
order-down = Ниже: { $name }
order-done = В таком порядке
duel-secret = Карты тайные, пока не выбрали оба
duel-spent = { $stat }: использовано { $spent } из { $of }
duel-after = { $stat } вместе будет { $spent } из { $of }
duel-round = Раунд { $number }
duel-cancelled = отменено
duel-chooses = { $name }: ещё без карты
duel-map = Показать карту
duel-back = К бою
revealed = Только что открыто
state-new = только что открыто
map-mini = Вся карта: нажмите на место, которое показать
stop-changed = если что-то изменилось
pay-play = Оплатить и сыграть
hand-over-table = Общий стол
hand-over-back = К передаче
