### What is wrong with something a person gave us. `error-` is a whole sentence, `input-` the reason inside one.

error-input = { $what ->
    [position] В позиции
    [setup] В условиях игры
    [journal] В журнале
    [deck] В колоде
    [campaign] В журнале кампании
   *[other] { $what }:
 } ошибка ({ $where }): { $reason }
error-number = «{ $value }» не подходит для «{ $name }»: нужно целое число от { $least } до { $most }
error-text = «{ $value }» не подходит для «{ $name }»: нужен текст
error-unknown-stat = Показателя «{ $name }» нет
error-question-is-over = На этот вопрос уже ответили
error-no-other-world = Не нашлось игры, которая для этого места выглядела бы так же и в которой ждал бы тот же вопрос; попробуйте после следующего выбора
error-stored-position = Журнал воображаемой игры поврежден, или его записала другая версия
error-parcel = Упакованная игра повреждена, или ее упаковала другая версия
error-extra = Для этого нужен пакет «{ $name }»: установите { $extra }
error-options = Вариантов { $number }: больше, чем { $most }, которые можно пронумеровать

refuse-no-option = вариант выбирают по его ключу или номеру
refuse-option-number = { $number ->
    [one] есть только { $number } вариант, считая от 0
    [few] есть { $number } варианта, считая от 0
   *[other] есть { $number } вариантов, считая от 0
 }

input-table = нужен объект с полями, а не { $value }
input-list = нужен список, а не { $value }
input-text = нужен текст, а не { $value }
input-flag = нужно true или false, а не { $value }
input-word = нужно слово, а не { $value }
input-whole = нужно целое число, а не { $value }
input-number = нужно целое число от { $least } до { $most }, а не { $value }
input-number-or-word = нужно целое число или слово, а не { $value }
input-flag-or-word = нужно true или false, «yes» или «no», а не { $value }
input-table-or-text = нужно название или объект с полями, а не { $value }
input-list-or-text = нужен список или текст, а не { $value }
input-list-or-table = нужен объект с полями, а не { $value }
input-missing = этого не хватает
input-too-long = можно не больше { $most } { $most ->
    [one] буквы
   *[other] букв
 }
input-too-many = можно не больше { $most }
input-too-few = нужно не меньше { $least }
input-exactly = нужно ровно { $most } { $most ->
    [one] значение
    [few] значения
   *[other] значений
 }
input-too-much = это слишком длинно или слишком глубоко вложено
input-too-big = число слишком велико
input-not-plain = { $value } невозможно записать
input-not-text = в тексте есть символы, которые нельзя записать в файл
input-one-of = «{ $name }» нет; есть такие: { $known }
input-did-you-mean = «{ $name }» нет; может быть, «{ $near }»?
input-card = карты «{ $name }» нет
input-card-near = карты «{ $name }» нет; может быть, «{ $near }»?
input-card-which = название «{ $name }» носят несколько карт; укажите одну по номеру или набору: { $known }
input-seat = нужно целое число от 0 до { $most }: места считают от 0

input-kind = карта «{ $name }» не может там лежать
input-not-in-play = карта «{ $name }» не в игре: на ней ничего не может лежать
input-copies = копий карты «{ $name }» только { $most }
input-host = карта «{ $name }» не может лежать на этой карте
input-no-limit = на карте нет текста с ограничением
input-nothing-lasts = ни один эффект карты «{ $name }» не длится
input-unique = карта «{ $name }» уникальна и уже есть в игре
input-eliminated = первый игрок должен быть еще в игре
input-cannot-stay = карта «{ $name }» сразу вышла бы из игры
