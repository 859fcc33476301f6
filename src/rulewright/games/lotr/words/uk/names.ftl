### Names of The Lord of the Rings: The Card Game, core set, in Ukrainian.
###
### A card's value is the nominative; the attributes are the other cases (loc without its preposition), the
### grammatical gender and whether the noun is animate. A title that is a phrase and not a noun has one form, neuter.
### Words after the first are capital only where Ukrainian spelling wants it.

## From the rulebook
##
## The rulebook of this game and, where it is silent, the Ukrainian one of War of the Ring:
## The Card Game.

card-aragorn = Араґорн
    .gen = Араґорна
    .dat = Араґорнові
    .acc = Араґорна
    .ins = Араґорном
    .loc = Араґорнові
    .gender = masculine
    .animate = yes

card-gimli = Ґімлі
    .gen = Ґімлі
    .dat = Ґімлі
    .acc = Ґімлі
    .ins = Ґімлі
    .loc = Ґімлі
    .gender = masculine
    .animate = yes

card-legolas = Леґолас
    .gen = Леґоласа
    .dat = Леґоласові
    .acc = Леґоласа
    .ins = Леґоласом
    .loc = Леґоласові
    .gender = masculine
    .animate = yes

card-dwarven-axe = Ґномівська сокира
    .gen = Ґномівської сокири
    .dat = Ґномівській сокирі
    .acc = Ґномівську сокиру
    .ins = Ґномівською сокирою
    .loc = Ґномівській сокирі
    .gender = feminine
    .animate = no

card-horn-of-gondor = Ріг Ґондору
    .gen = Рога Ґондору
    .dat = Рогу Ґондору
    .acc = Ріг Ґондору
    .ins = Рогом Ґондору
    .loc = Розі Ґондору
    .gender = masculine
    .animate = no

card-daughter-of-the-nimrodel = Дочка Німродель
    .gen = Дочки Німродель
    .dat = Дочці Німродель
    .acc = Дочку Німродель
    .ins = Дочкою Німродель
    .loc = Дочці Німродель
    .gender = feminine
    .animate = yes

card-gandalf = Ґандальф
    .gen = Ґандальфа
    .dat = Ґандальфові
    .acc = Ґандальфа
    .ins = Ґандальфом
    .loc = Ґандальфові
    .gender = masculine
    .animate = yes

card-ungoliants-spawn = Поріддя Унґоліанти
    .gen = Поріддя Унґоліанти
    .dat = Поріддю Унґоліанти
    .acc = Поріддя Унґоліанти
    .ins = Поріддям Унґоліанти
    .loc = Порідді Унґоліанти
    .gender = neuter
    .animate = yes

card-hill-troll = Гірський троль
    .gen = Гірського троля
    .dat = Гірському тролеві
    .acc = Гірського троля
    .ins = Гірським тролем
    .loc = Гірському тролеві
    .gender = masculine
    .animate = yes

card-goblin-sniper = Ґоблін-стрілець
    .gen = Ґобліна-стрільця
    .dat = Ґоблінові-стрільцю
    .acc = Ґобліна-стрільця
    .ins = Ґобліном-стрільцем
    .loc = Ґоблінові-стрільцю
    .gender = masculine
    .animate = yes

card-necromancers-pass = Перевал Чорнокнижника
    .gen = Перевалу Чорнокнижника
    .dat = Перевалу Чорнокнижника
    .acc = Перевал Чорнокнижника
    .ins = Перевалом Чорнокнижника
    .loc = Перевалі Чорнокнижника
    .gender = masculine
    .animate = no

card-shadow-key = Ключ тіні
    .gen = Ключа тіні
    .dat = Ключу тіні
    .acc = Ключ тіні
    .ins = Ключем тіні
    .loc = Ключі тіні
    .gender = masculine
    .animate = no

card-misty-mountain-goblins = Ґобліни Імлистих гір
    .gen = Ґоблінів Імлистих гір
    .dat = Ґоблінам Імлистих гір
    .acc = Ґоблінів Імлистих гір
    .ins = Ґоблінами Імлистих гір
    .loc = Ґоблінах Імлистих гір
    .gender = plural
    .animate = yes

card-a-chosen-path = Вибрана стежка
    .gen = Вибраної стежки
    .dat = Вибраній стежці
    .acc = Вибрану стежку
    .ins = Вибраною стежкою
    .loc = Вибраній стежці
    .gender = feminine
    .animate = no

card-dont-leave-the-path = «Не звертайте зі стежки!»
    .gen = «Не звертайте зі стежки!»
    .dat = «Не звертайте зі стежки!»
    .acc = «Не звертайте зі стежки!»
    .ins = «Не звертайте зі стежки!»
    .loc = «Не звертайте зі стежки!»
    .gender = neuter
    .animate = no

card-passage-through-mirkwood = Прохід через Морок-ліс
    .gen = Проходу через Морок-ліс
    .dat = Проходу через Морок-ліс
    .acc = Прохід через Морок-ліс
    .ins = Проходом через Морок-ліс
    .loc = Проході через Морок-ліс
    .gender = masculine
    .animate = no

card-escape-from-dol-guldur = Втеча з Дол-Ґульдура
    .gen = Втечі з Дол-Ґульдура
    .dat = Втечі з Дол-Ґульдура
    .acc = Втечу з Дол-Ґульдура
    .ins = Втечею з Дол-Ґульдура
    .loc = Втечі з Дол-Ґульдура
    .gender = feminine
    .animate = no

trait-armor = Броня
trait-artifact = Артефакт
trait-dol-guldur = Дол-Ґульдур
trait-dunedain = Дунедайн
trait-dwarf = Ґном
trait-goblin = Ґоблін
trait-gondor = Ґондор
trait-hobbit = Гобіт
trait-item = Предмет
trait-nazgul = Назґŷл
trait-noble = Шляхетний
trait-orc = Орк
trait-ranger = Блукач
trait-rohan = Роган
trait-silvan = Пралісний ельф
trait-skill = Уміння
trait-spider = Павук
trait-stronghold = Фортеця
trait-troll = Троль
trait-weapon = Зброя

set-passage-through-mirkwood = Прохід через Морок-ліс
set-escape-from-dol-guldur = Втеча з Дол-Ґульдура

scenario-passage-through-mirkwood = Прохід через Морок-ліс
scenario-escape-from-dol-guldur = Втеча з Дол-Ґульдура

## Proposed
##
## Ours, in the spelling tradition of Tolkien's names that the rulebooks follow.

card-theodred = Теодред
    .gen = Теодреда
    .dat = Теодредові
    .acc = Теодреда
    .ins = Теодредом
    .loc = Теодредові
    .gender = masculine
    .animate = yes

card-gloin = Ґлоїн
    .gen = Ґлоїна
    .dat = Ґлоїнові
    .acc = Ґлоїна
    .ins = Ґлоїном
    .loc = Ґлоїнові
    .gender = masculine
    .animate = yes

card-thalin = Талін
    .gen = Таліна
    .dat = Талінові
    .acc = Таліна
    .ins = Таліном
    .loc = Талінові
    .gender = masculine
    .animate = yes

card-eowyn = Еовин
    .gen = Еовин
    .dat = Еовин
    .acc = Еовин
    .ins = Еовин
    .loc = Еовин
    .gender = feminine
    .animate = yes

card-eleanor = Елеанор
    .gen = Елеанор
    .dat = Елеанор
    .acc = Елеанор
    .ins = Елеанор
    .loc = Елеанор
    .gender = feminine
    .animate = yes

card-dunhere = Дунгере
    .gen = Дунгере
    .dat = Дунгере
    .acc = Дунгере
    .ins = Дунгере
    .loc = Дунгере
    .gender = masculine
    .animate = yes

card-denethor = Денетор
    .gen = Денетора
    .dat = Денеторові
    .acc = Денетора
    .ins = Денетором
    .loc = Денеторові
    .gender = masculine
    .animate = yes

card-glorfindel = Ґлорфіндел
    .gen = Ґлорфіндела
    .dat = Ґлорфінделові
    .acc = Ґлорфіндела
    .ins = Ґлорфінделом
    .loc = Ґлорфінделові
    .gender = masculine
    .animate = yes

card-beravor = Беравор
    .gen = Беравор
    .dat = Беравор
    .acc = Беравор
    .ins = Беравор
    .loc = Беравор
    .gender = feminine
    .animate = yes

card-guard-of-the-citadel = Вартовий Цитаделі
    .gen = Вартового Цитаделі
    .dat = Вартовому Цитаделі
    .acc = Вартового Цитаделі
    .ins = Вартовим Цитаделі
    .loc = Вартовому Цитаделі
    .gender = masculine
    .animate = yes

card-faramir = Фарамир
    .gen = Фарамира
    .dat = Фарамирові
    .acc = Фарамира
    .ins = Фарамиром
    .loc = Фарамирові
    .gender = masculine
    .animate = yes

card-son-of-arnor = Син Арнору
    .gen = Сина Арнору
    .dat = Синові Арнору
    .acc = Сина Арнору
    .ins = Сином Арнору
    .loc = Синові Арнору
    .gender = masculine
    .animate = yes

card-snowbourn-scout = Розвідник зі Снігоструя
    .gen = Розвідника зі Снігоструя
    .dat = Розвідникові зі Снігоструя
    .acc = Розвідника зі Снігоструя
    .ins = Розвідником зі Снігоструя
    .loc = Розвідникові зі Снігоструя
    .gender = masculine
    .animate = yes

card-silverlode-archer = Лучник зі Срібноструму
    .gen = Лучника зі Срібноструму
    .dat = Лучникові зі Срібноструму
    .acc = Лучника зі Срібноструму
    .ins = Лучником зі Срібноструму
    .loc = Лучникові зі Срібноструму
    .gender = masculine
    .animate = yes

card-longbeard-orc-slayer = Довгобородий орковбивця
    .gen = Довгобородого орковбивці
    .dat = Довгобородому орковбивці
    .acc = Довгобородого орковбивцю
    .ins = Довгобородим орковбивцею
    .loc = Довгобородому орковбивці
    .gender = masculine
    .animate = yes

card-brok-ironfist = Брок Залізний Кулак
    .gen = Брока Залізного Кулака
    .dat = Брокові Залізному Кулаку
    .acc = Брока Залізного Кулака
    .ins = Броком Залізним Кулаком
    .loc = Брокові Залізному Кулаку
    .gender = masculine
    .animate = yes

card-ever-vigilant = Завжди напоготові
    .gen = Завжди напоготові
    .dat = Завжди напоготові
    .acc = Завжди напоготові
    .ins = Завжди напоготові
    .loc = Завжди напоготові
    .gender = neuter
    .animate = no

card-common-cause = Спільна справа
    .gen = Спільної справи
    .dat = Спільній справі
    .acc = Спільну справу
    .ins = Спільною справою
    .loc = Спільній справі
    .gender = feminine
    .animate = no

card-for-gondor = За Ґондор!
    .gen = За Ґондор!
    .dat = За Ґондор!
    .acc = За Ґондор!
    .ins = За Ґондор!
    .loc = За Ґондор!
    .gender = neuter
    .animate = no

card-sneak-attack = Напад зненацька
    .gen = Нападу зненацька
    .dat = Нападу зненацька
    .acc = Напад зненацька
    .ins = Нападом зненацька
    .loc = Нападі зненацька
    .gender = masculine
    .animate = no

card-valiant-sacrifice = Доблесна самопожертва
    .gen = Доблесної самопожертви
    .dat = Доблесній самопожертві
    .acc = Доблесну самопожертву
    .ins = Доблесною самопожертвою
    .loc = Доблесній самопожертві
    .gender = feminine
    .animate = no

card-grim-resolve = Похмура рішучість
    .gen = Похмурої рішучості
    .dat = Похмурій рішучості
    .acc = Похмуру рішучість
    .ins = Похмурою рішучістю
    .loc = Похмурій рішучості
    .gender = feminine
    .animate = no

card-steward-of-gondor = Намісник Ґондору
    .gen = Намісника Ґондору
    .dat = Намісникові Ґондору
    .acc = Намісника Ґондору
    .ins = Намісником Ґондору
    .loc = Намісникові Ґондору
    .gender = masculine
    .animate = yes

card-celebrians-stone = Камінь Келебріан
    .gen = Каменя Келебріан
    .dat = Каменю Келебріан
    .acc = Камінь Келебріан
    .ins = Каменем Келебріан
    .loc = Камені Келебріан
    .gender = masculine
    .animate = no

card-veteran-axehand = Бувалий сокирник
    .gen = Бувалого сокирника
    .dat = Бувалому сокирникові
    .acc = Бувалого сокирника
    .ins = Бувалим сокирником
    .loc = Бувалому сокирникові
    .gender = masculine
    .animate = yes

card-gondorian-spearman = Ґондорський списник
    .gen = Ґондорського списника
    .dat = Ґондорському списникові
    .acc = Ґондорського списника
    .ins = Ґондорським списником
    .loc = Ґондорському списникові
    .gender = masculine
    .animate = yes

card-horseback-archer = Кінний лучник
    .gen = Кінного лучника
    .dat = Кінному лучникові
    .acc = Кінного лучника
    .ins = Кінним лучником
    .loc = Кінному лучникові
    .gender = masculine
    .animate = yes

card-beorn = Беорн
    .gen = Беорна
    .dat = Беорнові
    .acc = Беорна
    .ins = Беорном
    .loc = Беорнові
    .gender = masculine
    .animate = yes

card-blade-mastery = Мистецтво клинка
    .gen = Мистецтва клинка
    .dat = Мистецтву клинка
    .acc = Мистецтво клинка
    .ins = Мистецтвом клинка
    .loc = Мистецтві клинка
    .gender = neuter
    .animate = no

card-rain-of-arrows = Злива стріл
    .gen = Зливи стріл
    .dat = Зливі стріл
    .acc = Зливу стріл
    .ins = Зливою стріл
    .loc = Зливі стріл
    .gender = feminine
    .animate = no

card-feint = Обманний випад
    .gen = Обманного випаду
    .dat = Обманному випаду
    .acc = Обманний випад
    .ins = Обманним випадом
    .loc = Обманному випаді
    .gender = masculine
    .animate = no

card-quick-strike = Швидкий удар
    .gen = Швидкого удару
    .dat = Швидкому удару
    .acc = Швидкий удар
    .ins = Швидким ударом
    .loc = Швидкому ударі
    .gender = masculine
    .animate = no

card-thicket-of-spears = Частокіл списів
    .gen = Частоколу списів
    .dat = Частоколу списів
    .acc = Частокіл списів
    .ins = Частоколом списів
    .loc = Частоколі списів
    .gender = masculine
    .animate = no

card-swift-strike = Стрімкий удар
    .gen = Стрімкого удару
    .dat = Стрімкому удару
    .acc = Стрімкий удар
    .ins = Стрімким ударом
    .loc = Стрімкому ударі
    .gender = masculine
    .animate = no

card-stand-together = Пліч-о-пліч
    .gen = Пліч-о-пліч
    .dat = Пліч-о-пліч
    .acc = Пліч-о-пліч
    .ins = Пліч-о-пліч
    .loc = Пліч-о-пліч
    .gender = neuter
    .animate = no

card-blade-of-gondolin = Клинок Ґондоліна
    .gen = Клинка Ґондоліна
    .dat = Клинку Ґондоліна
    .acc = Клинок Ґондоліна
    .ins = Клинком Ґондоліна
    .loc = Клинку Ґондоліна
    .gender = masculine
    .animate = no

card-citadel-plate = Лати Цитаделі
    .gen = Лат Цитаделі
    .dat = Латам Цитаделі
    .acc = Лати Цитаделі
    .ins = Латами Цитаделі
    .loc = Латах Цитаделі
    .gender = plural
    .animate = no

card-wandering-took = Мандрівний Тук
    .gen = Мандрівного Тука
    .dat = Мандрівному Тукові
    .acc = Мандрівного Тука
    .ins = Мандрівним Туком
    .loc = Мандрівному Тукові
    .gender = masculine
    .animate = yes

card-lorien-guide = Провідник із Лорієну
    .gen = Провідника з Лорієну
    .dat = Провідникові з Лорієну
    .acc = Провідника з Лорієну
    .ins = Провідником із Лорієну
    .loc = Провідникові з Лорієну
    .gender = masculine
    .animate = yes

card-northern-tracker = Слідопит із Півночі
    .gen = Слідопита з Півночі
    .dat = Слідопитові з Півночі
    .acc = Слідопита з Півночі
    .ins = Слідопитом із Півночі
    .loc = Слідопитові з Півночі
    .gender = masculine
    .animate = yes

card-the-galadhrims-greeting = Вітання ґаладримів
    .gen = Вітання ґаладримів
    .dat = Вітанню ґаладримів
    .acc = Вітання ґаладримів
    .ins = Вітанням ґаладримів
    .loc = Вітанні ґаладримів
    .gender = neuter
    .animate = no

card-strength-of-will = Міць волі
    .gen = Моці волі
    .dat = Моці волі
    .acc = Міць волі
    .ins = Міццю волі
    .loc = Моці волі
    .gender = feminine
    .animate = no

card-hasty-stroke = Поспішний удар
    .gen = Поспішного удару
    .dat = Поспішному удару
    .acc = Поспішний удар
    .ins = Поспішним ударом
    .loc = Поспішному ударі
    .gender = masculine
    .animate = no

card-will-of-the-west = Воля Заходу
    .gen = Волі Заходу
    .dat = Волі Заходу
    .acc = Волю Заходу
    .ins = Волею Заходу
    .loc = Волі Заходу
    .gender = feminine
    .animate = no

card-a-test-of-will = Випробування волі
    .gen = Випробування волі
    .dat = Випробуванню волі
    .acc = Випробування волі
    .ins = Випробуванням волі
    .loc = Випробуванні волі
    .gender = neuter
    .animate = no

card-stand-and-fight = Вставай і бийся
    .gen = Вставай і бийся
    .dat = Вставай і бийся
    .acc = Вставай і бийся
    .ins = Вставай і бийся
    .loc = Вставай і бийся
    .gender = neuter
    .animate = no

card-a-light-in-the-dark = Світло в темряві
    .gen = Світла в темряві
    .dat = Світлу в темряві
    .acc = Світло в темряві
    .ins = Світлом у темряві
    .loc = Світлі в темряві
    .gender = neuter
    .animate = no

card-dwarven-tomb = Гробниця ґномів
    .gen = Гробниці ґномів
    .dat = Гробниці ґномів
    .acc = Гробницю ґномів
    .ins = Гробницею ґномів
    .loc = Гробниці ґномів
    .gender = feminine
    .animate = no

card-fortune-or-fate = Удача чи доля
    .gen = Удачі чи долі
    .dat = Удачі чи долі
    .acc = Удачу чи долю
    .ins = Удачею чи долею
    .loc = Удачі чи долі
    .gender = feminine
    .animate = no

card-the-favor-of-the-lady = Прихильність Володарки
    .gen = Прихильності Володарки
    .dat = Прихильності Володарки
    .acc = Прихильність Володарки
    .ins = Прихильністю Володарки
    .loc = Прихильності Володарки
    .gender = feminine
    .animate = no

card-power-in-the-earth = Сила землі
    .gen = Сили землі
    .dat = Силі землі
    .acc = Силу землі
    .ins = Силою землі
    .loc = Силі землі
    .gender = feminine
    .animate = no

card-unexpected-courage = Несподівана відвага
    .gen = Несподіваної відваги
    .dat = Несподіваній відвазі
    .acc = Несподівану відвагу
    .ins = Несподіваною відвагою
    .loc = Несподіваній відвазі
    .gender = feminine
    .animate = no

card-erebor-hammersmith = Ереборський коваль
    .gen = Ереборського коваля
    .dat = Ереборському ковалеві
    .acc = Ереборського коваля
    .ins = Ереборським ковалем
    .loc = Ереборському ковалеві
    .gender = masculine
    .animate = yes

card-henamarth-riversong = Генамарт Річкоспів
    .gen = Генамарта Річкоспіва
    .dat = Генамартові Річкоспіву
    .acc = Генамарта Річкоспіва
    .ins = Генамартом Річкоспівом
    .loc = Генамартові Річкоспіву
    .gender = masculine
    .animate = yes

card-miner-of-the-iron-hills = Рудокоп із Залізних пагорбів
    .gen = Рудокопа із Залізних пагорбів
    .dat = Рудокопові із Залізних пагорбів
    .acc = Рудокопа із Залізних пагорбів
    .ins = Рудокопом із Залізних пагорбів
    .loc = Рудокопові із Залізних пагорбів
    .gender = masculine
    .animate = yes

card-gleowine = Ґлеовайн
    .gen = Ґлеовайна
    .dat = Ґлеовайнові
    .acc = Ґлеовайна
    .ins = Ґлеовайном
    .loc = Ґлеовайнові
    .gender = masculine
    .animate = yes

card-lore-of-imladris = Знання Імладрісу
    .gen = Знання Імладрісу
    .dat = Знанню Імладрісу
    .acc = Знання Імладрісу
    .ins = Знанням Імладрісу
    .loc = Знанні Імладрісу
    .gender = neuter
    .animate = no

card-loriens-wealth = Багатство Лорієну
    .gen = Багатства Лорієну
    .dat = Багатству Лорієну
    .acc = Багатство Лорієну
    .ins = Багатством Лорієну
    .loc = Багатстві Лорієну
    .gender = neuter
    .animate = no

card-radagasts-cunning = Хитрість Радаґаста
    .gen = Хитрості Радаґаста
    .dat = Хитрості Радаґаста
    .acc = Хитрість Радаґаста
    .ins = Хитрістю Радаґаста
    .loc = Хитрості Радаґаста
    .gender = feminine
    .animate = no

card-secret-paths = Таємні стежки
    .gen = Таємних стежок
    .dat = Таємним стежкам
    .acc = Таємні стежки
    .ins = Таємними стежками
    .loc = Таємних стежках
    .gender = plural
    .animate = no

card-gandalfs-search = Пошуки Ґандальфа
    .gen = Пошуків Ґандальфа
    .dat = Пошукам Ґандальфа
    .acc = Пошуки Ґандальфа
    .ins = Пошуками Ґандальфа
    .loc = Пошуках Ґандальфа
    .gender = plural
    .animate = no

card-beorns-hospitality = Гостинність Беорна
    .gen = Гостинності Беорна
    .dat = Гостинності Беорна
    .acc = Гостинність Беорна
    .ins = Гостинністю Беорна
    .loc = Гостинності Беорна
    .gender = feminine
    .animate = no

card-forest-snare = Лісова пастка
    .gen = Лісової пастки
    .dat = Лісовій пастці
    .acc = Лісову пастку
    .ins = Лісовою пасткою
    .loc = Лісовій пастці
    .gender = feminine
    .animate = no

card-protector-of-lorien = Захисник Лорієну
    .gen = Захисника Лорієну
    .dat = Захисникові Лорієну
    .acc = Захисника Лорієну
    .ins = Захисником Лорієну
    .loc = Захисникові Лорієну
    .gender = masculine
    .animate = yes

card-dark-knowledge = Темні знання
    .gen = Темних знань
    .dat = Темним знанням
    .acc = Темні знання
    .ins = Темними знаннями
    .loc = Темних знаннях
    .gender = plural
    .animate = no

card-self-preservation = Самозбереження
    .gen = Самозбереження
    .dat = Самозбереженню
    .acc = Самозбереження
    .ins = Самозбереженням
    .loc = Самозбереженні
    .gender = neuter
    .animate = no

card-king-spider = Король-павук
    .gen = Короля-павука
    .dat = Королеві-павуку
    .acc = Короля-павука
    .ins = Королем-павуком
    .loc = Королеві-павуку
    .gender = masculine
    .animate = yes

card-hummerhorns = Гудючі шершні
    .gen = Гудючих шершнів
    .dat = Гудючим шершням
    .acc = Гудючих шершнів
    .ins = Гудючими шершнями
    .loc = Гудючих шершнях
    .gender = plural
    .animate = yes

card-great-forest-web = Велике лісове павутиння
    .gen = Великого лісового павутиння
    .dat = Великому лісовому павутинню
    .acc = Велике лісове павутиння
    .ins = Великим лісовим павутинням
    .loc = Великому лісовому павутинні
    .gender = neuter
    .animate = no

card-mountains-of-mirkwood = Гори Морок-лісу
    .gen = Гір Морок-лісу
    .dat = Горам Морок-лісу
    .acc = Гори Морок-лісу
    .ins = Горами Морок-лісу
    .loc = Горах Морок-лісу
    .gender = plural
    .animate = no

card-eyes-of-the-forest = Очі лісу
    .gen = Очей лісу
    .dat = Очам лісу
    .acc = Очі лісу
    .ins = Очима лісу
    .loc = Очах лісу
    .gender = plural
    .animate = no

card-caught-in-a-web = У полоні павутиння
    .gen = У полоні павутиння
    .dat = У полоні павутиння
    .acc = У полоні павутиння
    .ins = У полоні павутиння
    .loc = У полоні павутиння
    .gender = neuter
    .animate = no

card-wolf-rider = Вовчий вершник
    .gen = Вовчого вершника
    .dat = Вовчому вершникові
    .acc = Вовчого вершника
    .ins = Вовчим вершником
    .loc = Вовчому вершникові
    .gender = masculine
    .animate = yes

card-marsh-adder = Болотяна гадюка
    .gen = Болотяної гадюки
    .dat = Болотяній гадюці
    .acc = Болотяну гадюку
    .ins = Болотяною гадюкою
    .loc = Болотяній гадюці
    .gender = feminine
    .animate = yes

card-wargs = Варґи
    .gen = Варґів
    .dat = Варґам
    .acc = Варґів
    .ins = Варґами
    .loc = Варґах
    .gender = plural
    .animate = yes

card-despair = Відчай
    .gen = Відчаю
    .dat = Відчаю
    .acc = Відчай
    .ins = Відчаєм
    .loc = Відчаї
    .gender = masculine
    .animate = no

card-the-brown-lands = Бурі землі
    .gen = Бурих земель
    .dat = Бурим землям
    .acc = Бурі землі
    .ins = Бурими землями
    .loc = Бурих землях
    .gender = plural
    .animate = no

card-the-east-bight = Східний закрут
    .gen = Східного закруту
    .dat = Східному закруту
    .acc = Східний закрут
    .ins = Східним закрутом
    .loc = Східному закруті
    .gender = masculine
    .animate = no

card-dol-guldur-orcs = Орки з Дол-Ґульдура
    .gen = Орків із Дол-Ґульдура
    .dat = Оркам із Дол-Ґульдура
    .acc = Орків із Дол-Ґульдура
    .ins = Орками з Дол-Ґульдура
    .loc = Орках із Дол-Ґульдура
    .gender = plural
    .animate = yes

card-chieftan-ufthak = Ватажок Уфтак
    .gen = Ватажка Уфтака
    .dat = Ватажкові Уфтаку
    .acc = Ватажка Уфтака
    .ins = Ватажком Уфтаком
    .loc = Ватажкові Уфтаку
    .gender = masculine
    .animate = yes

card-dol-guldur-beastmaster = Приборкувач звірів із Дол-Ґульдура
    .gen = Приборкувача звірів із Дол-Ґульдура
    .dat = Приборкувачеві звірів із Дол-Ґульдура
    .acc = Приборкувача звірів із Дол-Ґульдура
    .ins = Приборкувачем звірів із Дол-Ґульдура
    .loc = Приборкувачеві звірів із Дол-Ґульдура
    .gender = masculine
    .animate = yes

card-driven-by-shadow = Гнані Тінню
    .gen = Гнані Тінню
    .dat = Гнані Тінню
    .acc = Гнані Тінню
    .ins = Гнані Тінню
    .loc = Гнані Тінню
    .gender = neuter
    .animate = no

card-the-necromancers-reach = Довга рука Чорнокнижника
    .gen = Довгої руки Чорнокнижника
    .dat = Довгій руці Чорнокнижника
    .acc = Довгу руку Чорнокнижника
    .ins = Довгою рукою Чорнокнижника
    .loc = Довгій руці Чорнокнижника
    .gender = feminine
    .animate = no

card-enchanted-stream = Зачарований струмок
    .gen = Зачарованого струмка
    .dat = Зачарованому струмку
    .acc = Зачарований струмок
    .ins = Зачарованим струмком
    .loc = Зачарованому струмку
    .gender = masculine
    .animate = no

card-forest-spider = Лісовий павук
    .gen = Лісового павука
    .dat = Лісовому павукові
    .acc = Лісового павука
    .ins = Лісовим павуком
    .loc = Лісовому павукові
    .gender = masculine
    .animate = yes

card-east-bight-patrol = Патруль Східного закруту
    .gen = Патруля Східного закруту
    .dat = Патрулю Східного закруту
    .acc = Патруль Східного закруту
    .ins = Патрулем Східного закруту
    .loc = Патрулі Східного закруту
    .gender = masculine
    .animate = no

card-black-forest-bats = Кажани чорного лісу
    .gen = Кажанів чорного лісу
    .dat = Кажанам чорного лісу
    .acc = Кажанів чорного лісу
    .ins = Кажанами чорного лісу
    .loc = Кажанах чорного лісу
    .gender = plural
    .animate = yes

card-old-forest-road = Стара лісова дорога
    .gen = Старої лісової дороги
    .dat = Старій лісовій дорозі
    .acc = Стару лісову дорогу
    .ins = Старою лісовою дорогою
    .loc = Старій лісовій дорозі
    .gender = feminine
    .animate = no

card-forest-gate = Лісова брама
    .gen = Лісової брами
    .dat = Лісовій брамі
    .acc = Лісову браму
    .ins = Лісовою брамою
    .loc = Лісовій брамі
    .gender = feminine
    .animate = no

card-dungeon-jailor = Тюремник підземелля
    .gen = Тюремника підземелля
    .dat = Тюремникові підземелля
    .acc = Тюремника підземелля
    .ins = Тюремником підземелля
    .loc = Тюремникові підземелля
    .gender = masculine
    .animate = yes

card-nazgul-of-dol-guldur = Назґŷл із Дол-Ґульдура
    .gen = Назґŷла з Дол-Ґульдура
    .dat = Назґŷлові з Дол-Ґульдура
    .acc = Назґŷла з Дол-Ґульдура
    .ins = Назґŷлом із Дол-Ґульдура
    .loc = Назґŷлові з Дол-Ґульдура
    .gender = masculine
    .animate = yes

card-cavern-guardian = Страж печер
    .gen = Стража печер
    .dat = Стражеві печер
    .acc = Стража печер
    .ins = Стражем печер
    .loc = Стражеві печер
    .gender = masculine
    .animate = yes

card-under-the-shadow = Під покровом Тіні
    .gen = Під покровом Тіні
    .dat = Під покровом Тіні
    .acc = Під покровом Тіні
    .ins = Під покровом Тіні
    .loc = Під покровом Тіні
    .gender = neuter
    .animate = no

card-iron-shackles = Залізні кайдани
    .gen = Залізних кайданів
    .dat = Залізним кайданам
    .acc = Залізні кайдани
    .ins = Залізними кайданами
    .loc = Залізних кайданах
    .gender = plural
    .animate = no

card-endless-caverns = Нескінченні печери
    .gen = Нескінченних печер
    .dat = Нескінченним печерам
    .acc = Нескінченні печери
    .ins = Нескінченними печерами
    .loc = Нескінченних печерах
    .gender = plural
    .animate = no

card-tower-gate = Брама вежі
    .gen = Брами вежі
    .dat = Брамі вежі
    .acc = Браму вежі
    .ins = Брамою вежі
    .loc = Брамі вежі
    .gender = feminine
    .animate = no

card-gandalfs-map = Мапа Ґандальфа
    .gen = Мапи Ґандальфа
    .dat = Мапі Ґандальфа
    .acc = Мапу Ґандальфа
    .ins = Мапою Ґандальфа
    .loc = Мапі Ґандальфа
    .gender = feminine
    .animate = no

card-dungeon-torch = Смолоскип із підземелля
    .gen = Смолоскипа з підземелля
    .dat = Смолоскипу з підземелля
    .acc = Смолоскип із підземелля
    .ins = Смолоскипом із підземелля
    .loc = Смолоскипі з підземелля
    .gender = masculine
    .animate = no

card-massing-at-night = Нічне збіговисько
    .gen = Нічного збіговиська
    .dat = Нічному збіговиську
    .acc = Нічне збіговисько
    .ins = Нічним збіговиськом
    .loc = Нічному збіговиську
    .gender = neuter
    .animate = no

card-banks-of-the-anduin = Береги Андуїна
    .gen = Берегів Андуїна
    .dat = Берегам Андуїна
    .acc = Береги Андуїна
    .ins = Берегами Андуїна
    .loc = Берегах Андуїна
    .gender = plural
    .animate = no

card-gladden-fields = Ірисові поля
    .gen = Ірисових полів
    .dat = Ірисовим полям
    .acc = Ірисові поля
    .ins = Ірисовими полями
    .loc = Ірисових полях
    .gender = plural
    .animate = no

card-eastern-crows = Ворони зі Сходу
    .gen = Ворон зі Сходу
    .dat = Воронам зі Сходу
    .acc = Ворон зі Сходу
    .ins = Воронами зі Сходу
    .loc = Воронах зі Сходу
    .gender = plural
    .animate = yes

card-evil-storm = Зловісна буря
    .gen = Зловісної бурі
    .dat = Зловісній бурі
    .acc = Зловісну бурю
    .ins = Зловісною бурею
    .loc = Зловісній бурі
    .gender = feminine
    .animate = no

card-pursued-by-shadow = Тінь іде слідом
    .gen = Тінь іде слідом
    .dat = Тінь іде слідом
    .acc = Тінь іде слідом
    .ins = Тінь іде слідом
    .loc = Тінь іде слідом
    .gender = neuter
    .animate = no

card-treacherous-fog = Підступний туман
    .gen = Підступного туману
    .dat = Підступному туману
    .acc = Підступний туман
    .ins = Підступним туманом
    .loc = Підступному тумані
    .gender = masculine
    .animate = no

card-flies-and-spiders = Мухи та павуки
    .gen = Мух та павуків
    .dat = Мухам та павукам
    .acc = Мухи та павуки
    .ins = Мухами та павуками
    .loc = Мухах та павуках
    .gender = plural
    .animate = no

card-a-fork-in-the-road = Роздоріжжя
    .gen = Роздоріжжя
    .dat = Роздоріжжю
    .acc = Роздоріжжя
    .ins = Роздоріжжям
    .loc = Роздоріжжі
    .gender = neuter
    .animate = no

card-beorns-path = Стежка Беорна
    .gen = Стежки Беорна
    .dat = Стежці Беорна
    .acc = Стежку Беорна
    .ins = Стежкою Беорна
    .loc = Стежці Беорна
    .gender = feminine
    .animate = no

card-the-necromancers-tower = Вежа Чорнокнижника
    .gen = Вежі Чорнокнижника
    .dat = Вежі Чорнокнижника
    .acc = Вежу Чорнокнижника
    .ins = Вежею Чорнокнижника
    .loc = Вежі Чорнокнижника
    .gender = feminine
    .animate = no

card-through-the-caverns = Крізь печери
    .gen = Крізь печери
    .dat = Крізь печери
    .acc = Крізь печери
    .ins = Крізь печери
    .loc = Крізь печери
    .gender = neuter
    .animate = no

card-out-of-the-dungeons = Геть із підземель
    .gen = Геть із підземель
    .dat = Геть із підземель
    .acc = Геть із підземель
    .ins = Геть із підземель
    .loc = Геть із підземель
    .gender = neuter
    .animate = no

card-to-the-river = До Ріки…
    .gen = До Ріки…
    .dat = До Ріки…
    .acc = До Ріки…
    .ins = До Ріки…
    .loc = До Ріки…
    .gender = neuter
    .animate = no

card-anduin-passage = Плавання Андуїном
    .gen = Плавання Андуїном
    .dat = Плаванню Андуїном
    .acc = Плавання Андуїном
    .ins = Плаванням Андуїном
    .loc = Плаванні Андуїном
    .gender = neuter
    .animate = no

card-ambush-on-the-shore = Засідка на березі
    .gen = Засідки на березі
    .dat = Засідці на березі
    .acc = Засідку на березі
    .ins = Засідкою на березі
    .loc = Засідці на березі
    .gender = feminine
    .animate = no

card-orc-guard = Орк-вартовий
    .gen = Орка-вартового
    .dat = Оркові-вартовому
    .acc = Орка-вартового
    .ins = Орком-вартовим
    .loc = Оркові-вартовому
    .gender = masculine
    .animate = yes

card-journey-along-the-anduin = Подорож уздовж Андуїна
    .gen = Подорожі вздовж Андуїна
    .dat = Подорожі вздовж Андуїна
    .acc = Подорож уздовж Андуїна
    .ins = Подорожжю вздовж Андуїна
    .loc = Подорожі вздовж Андуїна
    .gender = feminine
    .animate = no

card-mendors-support = Підтримка Мендора
    .gen = Підтримки Мендора
    .dat = Підтримці Мендора
    .acc = Підтримку Мендора
    .ins = Підтримкою Мендора
    .loc = Підтримці Мендора
    .gender = feminine
    .animate = no

card-valor = Доблесть
    .gen = Доблесті
    .dat = Доблесті
    .acc = Доблесть
    .ins = Доблестю
    .loc = Доблесті
    .gender = feminine
    .animate = no

card-appointed-by-fate = Призначено долею
    .gen = Призначено долею
    .dat = Призначено долею
    .acc = Призначено долею
    .ins = Призначено долею
    .loc = Призначено долею
    .gender = neuter
    .animate = no

card-mendor = Мендор
    .gen = Мендора
    .dat = Мендорові
    .acc = Мендора
    .ins = Мендором
    .loc = Мендорові
    .gender = masculine
    .animate = yes

card-ungoliants-swarm = Виводок Унґоліанти
    .gen = Виводка Унґоліанти
    .dat = Виводку Унґоліанти
    .acc = Виводок Унґоліанти
    .ins = Виводком Унґоліанти
    .loc = Виводку Унґоліанти
    .gender = masculine
    .animate = no

card-lingering-venom = Стійка отрута
    .gen = Стійкої отрути
    .dat = Стійкій отруті
    .acc = Стійку отруту
    .ins = Стійкою отрутою
    .loc = Стійкій отруті
    .gender = feminine
    .animate = no

card-scarred = Шрами
    .gen = Шрамів
    .dat = Шрамам
    .acc = Шрами
    .ins = Шрамами
    .loc = Шрамах
    .gender = plural
    .animate = no

trait-archer = Лучник
trait-beorning = Беорнінґ
# The rulebook's list of attachments has «умови» here, but a lasting state is meant, not a requirement.
trait-condition = Стан
trait-craftsman = Ремісник
trait-creature = Істота
trait-dungeon = Підземелля
trait-forest = Ліс
trait-insect = Комаха
trait-istari = Істарі
trait-marshland = Болото
trait-minstrel = Менестрель
trait-mountain = Гора
trait-noldor = Нолдор
trait-riverland = Приріччя
trait-scout = Розвідник
trait-steward = Намісник
trait-title = Титул
trait-trap = Пастка
trait-undead = Нежить
trait-warrior = Воїн
trait-wasteland = Пустка

set-spiders-of-mirkwood = Павуки Морок-лісу
set-wilderlands = Дикі землі
set-dol-guldur-orcs = Орки з Дол-Ґульдура
set-journey-along-the-anduin = Подорож уздовж Андуїна
set-saurons-reach = Довга рука Саурона

scenario-journey-along-the-anduin = Подорож уздовж Андуїна

deck-leadership = Стартова колода Лідерства
deck-tactics = Стартова колода Тактики
deck-spirit = Стартова колода Духу
deck-lore = Стартова колода Знань
