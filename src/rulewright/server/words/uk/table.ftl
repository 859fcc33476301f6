### Сам стіл: його частини, жести й слова про них.

question = Запитання
question-fold = Згорнути запитання
question-open = Показати запитання
choice-hint = Торкніться того, що сяє, або кнопки
toggle-hint = Торкніться тих, що сяють
pay-hint = Сплачено { $paid } з { $due }
pay-auto = Сплатити самому столу
pay-done = Сплатити й зіграти
pick-all = Усі
picked = { $number ->
    [0] нікого не вибрано
   *[other] вибрано: { $number }
  }
clear = Очистити
done = Готово
key-space = Пробіл
rule = Правило
rules-all = Усі правила
rules-none = Виберіть правило: воно стоїть біля кожного запитання й рядка.
proven = доведено тестом
watching = Ви дивитеся гру
your-choice = Ваш вибір
wait = Чекаємо
round = Раунд
menu = Меню
phases = Фази раунду
stop-here = зупинка
stops = Де зупинятися
undo = Повернути хід
replay = Запис гри
side = Карта, журнал і правила
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
card-hidden = Закрита карта
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
who-hand = { $number } у руці
gauge-picked = { $number } вибрано
gauge-ahead = на { $number } більше
gauge-behind = бракує { $number }
gauge-even = порівну
chat-none = Ще ніхто нічого не сказав.
chat-say = Скажіть щось
chat-send = Надіслати
