### Клавіші столу та слова рядкового режиму українською: короткі — для нижнього рядка, довші — для довідки.

key-pass = пас
key-why = чому
key-card = карта
key-piles = стоси
key-rules = правила
key-log = журнал
key-undo = назад
key-save = зберегти
key-language = мова
key-help = довідка
key-quit = вийти

help-pick = вибрати варіант; та сама клавіша скасовує позначене
help-move = рухатися й вибирати
help-lists = карти · варіанти · журнал; Enter на карті — її варіанти, у журналі — правило
help-pass = пас, або кінець вибору кількох
help-why = чому щось зараз неможливо
help-card = знайти карту
help-piles = відкрити колоди й стоси
help-rules = пошук у правилах
help-log = журнал: що сталося
help-log-rules = журнал із правилами
help-undo = скасувати останній вибір
help-language = інша мова
help-save = зберегти (кожен вибір і так зберігається)
help-table = показати стіл
help-help = ця довідка
help-quit = вийти; гра збережеться
help-forget = вийти й не зберігати того, що зіграно зараз
help-arg-key = КЛЮЧ
help-arg-name = НАЗВА
help-arg-words = СЛОВА
help-arg-file = ФАЙЛ
help-arg-language = uk

ui-plain-help = Щоб вибрати варіант, уведіть його номер або ключ; номер позначеного варіанта скасовує його. А ще є:
ui-help-signs = Позначки
ui-cards = Карти
ui-hint-cards = Назва, тип, ознака або слова карти
ui-piles = Колоди й стоси
ui-picked = (позначено)
ui-also-found = А також: { $names }
ui-no-way-out = Тут треба відповісти: пасувати немає на чому.
