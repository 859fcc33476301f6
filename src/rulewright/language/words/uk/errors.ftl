### What is wrong with something a person gave us. `error-` is a whole sentence, `input-` the reason inside one.

error-input = { $what ->
    [position] У позиції
    [setup] В умовах гри
    [journal] У журналі
    [deck] У колоді
    [campaign] У журналі кампанії
   *[other] { $what }:
 } помилка ({ $where }): { $reason }
error-number = «{ $value }» не підходить для «{ $name }»: потрібне ціле число від { $least } до { $most }
error-text = «{ $value }» не підходить для «{ $name }»: потрібен текст
error-unknown-stat = Показника «{ $name }» немає
error-question-is-over = На це запитання вже відповіли
error-no-other-world = Не знайшлося гри, яка для цього місця виглядала б так само і в якій чекало б те саме запитання; спробуйте після наступного вибору
error-stored-position = Журнал уявної гри пошкоджено, або його записала інша версія
error-parcel = Запаковану гру пошкоджено, або її запакувала інша версія
error-extra = Для цього потрібен пакет «{ $name }»: установіть { $extra }
error-options = Варіантів { $number }: більше, ніж { $most }, які можна пронумерувати

refuse-no-option = варіант вибирають за його ключем або номером
refuse-option-number = { $number ->
    [one] є лише { $number } варіант, рахуючи від 0
    [few] є { $number } варіанти, рахуючи від 0
   *[other] є { $number } варіантів, рахуючи від 0
 }

input-table = потрібен об’єкт із полями, а не { $value }
input-list = потрібен список, а не { $value }
input-text = потрібен текст, а не { $value }
input-flag = потрібне true або false, а не { $value }
input-word = потрібне слово, а не { $value }
input-whole = потрібне ціле число, а не { $value }
input-number = потрібне ціле число від { $least } до { $most }, а не { $value }
input-number-or-word = потрібне ціле число або слово, а не { $value }
input-flag-or-word = потрібне true або false, «yes» або «no», а не { $value }
input-table-or-text = потрібна назва або об’єкт із полями, а не { $value }
input-list-or-text = потрібен список або текст, а не { $value }
input-list-or-table = потрібен об’єкт із полями, а не { $value }
input-missing = цього бракує
input-too-long = можна щонайбільше { $most } { $most ->
    [one] літеру
    [few] літери
   *[other] літер
 }
input-too-many = можна щонайбільше { $most }
input-too-few = потрібно щонайменше { $least }
input-exactly = потрібно рівно { $most } { $most ->
    [one] значення
   *[other] значень
 }
input-too-much = це задовге або надто глибоко вкладене
input-too-big = число завелике
input-not-plain = { $value } неможливо записати
input-not-text = у тексті є символи, яких не можна записати у файл
input-one-of = «{ $name }» немає; є такі: { $known }
input-did-you-mean = «{ $name }» немає; може, «{ $near }»?
input-card = карти «{ $name }» немає
input-card-near = карти «{ $name }» немає; може, «{ $near }»?
input-card-which = назву «{ $name }» мають кілька карт; вкажіть одну за номером або набором: { $known }
input-seat = потрібне ціле число від 0 до { $most }: місця рахують від 0

input-kind = карта «{ $name }» не може там лежати
input-not-in-play = карта «{ $name }» не у грі: на ній нічого не може лежати
input-copies = копій карти «{ $name }» лише { $most }
input-host = карта «{ $name }» не може лежати на цій карті
input-no-limit = на карті немає тексту з лімітом
input-nothing-lasts = жоден ефект карти «{ $name }» не триває
input-unique = карта «{ $name }» унікальна і вже є у грі
input-eliminated = перший гравець має бути ще у грі
input-cannot-stay = карта «{ $name }» одразу вийшла б із гри
