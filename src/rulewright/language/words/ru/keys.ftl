### Клавиши стола и слова построчного режима по-русски: короткие — для нижней строки, подлиннее — для справки.

key-pass = пас
key-why = почему
key-card = карта
key-piles = стопки
key-rules = правила
key-log = журнал
key-undo = назад
key-save = запись
key-language = язык
key-help = справка
key-quit = выйти

help-pick = выбрать вариант; та же клавиша отменяет отмеченное
help-move = двигаться и выбирать
help-lists = карты · варианты · журнал; Enter на карте — ее варианты, в журнале — правило
help-pass = пас или конец выбора нескольких
help-why = почему что-то сейчас невозможно
help-card = найти карту
help-piles = открыть колоды и стопки
help-rules = поиск в правилах
help-log = журнал: что произошло
help-log-rules = журнал с правилами
help-undo = отменить последний выбор
help-language = другой язык
help-save = сохранить (каждый выбор и так сохраняется)
help-table = показать стол
help-help = эта справка
help-quit = выйти; игра сохранится
help-forget = выйти и не сохранять того, что сыграно сейчас
help-arg-key = КЛЮЧ
help-arg-name = НАЗВАНИЕ
help-arg-words = СЛОВА
help-arg-file = ФАЙЛ
help-arg-language = uk

ui-plain-help = Чтобы выбрать вариант, введите его номер или ключ; номер отмеченного варианта отменяет его. А еще есть:
ui-help-signs = Знаки
ui-cards = Карты
ui-hint-cards = Название, тип, черта или слова карты
ui-piles = Колоды и стопки
ui-picked = (отмечено)
ui-also-found = А также: { $names }
ui-no-way-out = Здесь нужно ответить: пасовать не на чем.
