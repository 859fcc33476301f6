### Сам стіл: його частини, жести й слова про них.

question = Запитання
question-fold = Згорнути запитання
question-open = Показати запитання
choice-hint = Торкніться того, що сяє, або кнопки
toggle-hint = Торкніться тих, що сяють
pay-hint = Сплачено { $paid } з { $due }
pay-auto = Сплатити автоматично
pay-done = Сплатити
pick-all = Усі
picked = { $number ->
    [0] ще нічого не вибрано
   *[other] вибрано: { $number }
  }
clear = Очистити
done = Готово
key-space = Пробіл
rule = Правило
rules-all = Усі правила
rules-none = Виберіть правило: воно стоїть біля кожного запитання й рядка.
proven = доведено тестом
game-over = Гру завершено
watching = Ви дивитеся гру
your-choice = Ваш вибір
wait = Чекаємо
round = Раунд
menu = Меню
phases = Фази раунду
stop-here = зупинка
stops = Де зупинятися
undo = Скасувати вибір
replay = Запис гри
side = Карта, журнал і правила
duel = Бій
duel-mine = бачите лише ви
duel-theirs = лежить долілиць
tab-table = Стіл
tab-card = Карта
tab-log = Журнал
tab-rules = Правила
tab-chat = Чат
why = Чому?
why-not = Чому не «{ $name }»?
is-bug = Це помилка?
close = Закрити
previous = Попередня
next = Наступна
unseen-card = Закрита карта
card-none = Наведіть на карту: її буде видно тут.
exhausted = виснажено
state-legal = можна вибрати
state-selected = вибрано
zone-empty = порожньо
arena-none = нікого
hand = Рука: { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[other] { $number } карт
  }
hand-empty = У вас на руці порожньо
who-bot = бот
who-free = місце вільне
who-hand = { $number } на руці
gauge-picked = { $number } вибрано
gauge-ahead = на { $number } більше
gauge-behind = бракує { $number }
gauge-even = порівну
chat-none = Ще ніхто нічого не сказав.
chat-say = Скажіть щось
chat-send = Надіслати
map-hint = Мапа: плюс і мінус змінюють масштаб, у списку ті самі місця
map-closer = Ближче
map-farther = Далі
map-find = Знайти мене
map-names = Назви
map-list = Мапа чи список
command = Командний рядок
command-hint = Напишіть, що хочете зробити
stop-always = зупинка
stop-pass = пас
pass-until = Пасувати
pass-choice = до мого вибору
pass-phase = до наступної фази
pass-change = доки щось зміниться
pass-stop = до зупинки
pass-round = до наступного раунду
search-cards = Карти на вибір
remember = Запам’ятати відповідь
remembered = Запам’ятані відповіді
forget = Питати про все знову
journal = Журнал гри
report = Повідомити про помилку
save-point = Точка збереження
save = Зберегти
saved = Збережено.
bot-in = Хай за мене грає бот
bot-out = Далі без бота
invite = Скопіювати запрошення
offline = Збережено до ходу { $number }. З’єднуємося…
undo-asked = { $name } просить скасувати
undo-waits = Ви просите скасувати: вирішують інші
undo-steps = { $number ->
    [one] { $number } вибір
    [few] { $number } вибори
   *[other] { $number } виборів
  }
undo-seen = Відтоді побачено закриту карту
undo-unseen = Відтоді ніхто не побачив нової карти
undo-no = Ні
undo-yes = Скасувати
score = Рахунок: { $number }
look-at-table = Оглянути стіл
hand-over = Передайте пристрій
hand-over-hidden = Усі руки прибрано. Карти з’являться, якщо втримати кнопку.
hand-over-hold = Утримуйте, щоб відкрити
hand-over-enter = 0,6 секунди або Enter двічі
pay-left = { $number ->
    [one] Бракує { $number } ресурсу
   *[other] Бракує ще { $number }
  }
pay-change = Торкніться того, чим платите, щоб змінити
pay-lost = { $number ->
    [one] { $number } зайвий пропаде
   *[other] { $number } зайвих пропаде
  }
picked-of = вибрано { $number } з { $all }
stepper-less = Менше: { $name }
stepper-more = Більше: { $name }
assign-left = Лишилося розподілити: { $number }
assign-whole = Усе розподілено
assign-hint = Торкніться + і −; штриховка показує, що буде після відповіді
assign-keeps = Лишиться { $left } з { $most }
assign-falls = Зазнає поразки
assign-auto = Найменша втрата
assign-done = Підтвердити { $number } з { $all }
assign-table = Показати стіл
assign-rows = До розподілу
order-hint = Перетягніть рядки або натисніть Alt і стрілку
order-item = { $place }. { $name }
order-up = Вище: { $name }
order-down = Нижче: { $name }
order-done = У такому порядку
duel-secret = Карти таємні, доки не вибрали обоє
duel-spent = { $stat }: використано { $spent } з { $of }
duel-after = { $stat } разом буде { $spent } з { $of }
duel-round = Раунд { $number }
duel-cancelled = скасовано
duel-chooses = { $name }: ще без карти
duel-map = Показати мапу
duel-back = До бою
revealed = Щойно відкрито
state-new = щойно відкрито
map-mini = Уся мапа: торкніться місця, яке показати
stop-changed = якщо щось змінилося
pay-play = Сплатити й зіграти
hand-over-table = Загальний стіл
hand-over-back = До передачі
