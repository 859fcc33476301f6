### What is wrong with something a person gave us. `error-` is a whole sentence, `input-` the reason inside one.

error-input = { $what ->
    [position] В позиции
    [setup] В условиях игры
    [journal] В журнале
    [deck] В колоде
    [campaign] В дневнике кампании
   *[other] { $what }:
 } ошибка ({ $where }): { $reason }
error-number = «{ $value }» не подходит для «{ $name }»: нужно целое число от { $least } до { $most }
error-text = «{ $value }» не подходит для «{ $name }»: нужен текст
error-unknown-stat = Показателя «{ $name }» нет
error-stored-position = Журнал воображаемой игры повреждён, или его записала другая версия

refuse-no-option = вариант выбирают по его ключу или номеру
refuse-option-number = { $number ->
    [one] есть только { $number } вариант, считая от 0
    [few] есть { $number } варианта, считая от 0
   *[other] есть { $number } вариантов, считая от 0
 }

input-table = нужна таблица, а не { $value }
input-list = нужен список, а не { $value }
input-text = нужен текст, а не { $value }
input-flag = нужно true или false, а не { $value }
input-word = нужно слово, а не { $value }
input-number = нужно целое число от { $least } до { $most }, а не { $value }
input-flag-or-word = нужно true или false, «yes» или «no», а не { $value }
input-table-or-text = нужно название или таблица, а не { $value }
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
input-card-which = «{ $name }» может означать несколько карт: { $known }
input-seat = нужно целое число от 0 до { $most }: места считают от 0

input-kind = «{ $name }» не может там лежать
input-damage = у карты «{ $name }» здоровья { $most }, и { $number } { $number ->
    [one] повреждения
   *[other] повреждений
 } на ней быть не может
input-progress = «{ $name }» исследуют с продвижением { $most }, и { $number } там быть не может
input-no-damage = «{ $name }» не может иметь повреждений
input-no-progress = «{ $name }» не может иметь продвижения
input-no-resources = у карты «{ $name }» нет запаса ресурсов
input-no-commitment = «{ $name }» не может отправиться в приключение
input-no-attack = «{ $name }» — не враг
input-not-exhausted = «{ $name }» нельзя повернуть
input-not-in-play = «{ $name }» не в игре: на ней ничего не может лежать
input-unique = «{ $name }» — уникальная карта и уже есть в игре
input-copies = копий карты «{ $name }» только { $most }
input-host = «{ $name }» не может лежать на этой карте
input-restricted = у карты «{ $name }» больше двух ограниченных дополнений
input-eliminated = первый игрок должен быть ещё в игре
input-out-with-cards = у выбывшего игрока нет ничего, кроме стопки сброса
input-no-hero = игроку нужен герой, или же он выбыл
input-cannot-stay = «{ $name }» сразу вышла бы из игры
input-stage-done = этап был бы сразу пройден
input-not-in-setup = во время подготовки ни один этап приключения ещё не начался
input-no-limit = на карте нет текста с ограничением
input-nothing-lasts = ни один эффект карты «{ $name }» не длится

input-no-deck = ни в одной колоде этого сценария нет карты «{ $name }»
input-other-deck = «{ $name }» принадлежит другой колоде
input-no-ring = у этого игрока нет жетона Кольца
input-path = активный путь — «{ $name }», и его номер { $number }
input-two-paths = активным может быть только один путь
input-not-used = «{ $name }» не участвует в этом сценарии
input-twice = «{ $name }» уже лежит где-то ещё
input-arrived = «{ $name }» не могла тогда попасть в резерв
