### Names of The Lord of the Rings: The Card Game, core set, in Russian.
###
### A card's value is the nominative; the attributes are the other cases (loc without its preposition), the
### grammatical gender and whether the noun is animate. A title that is a phrase and not a noun has one form, neuter.
### As in the rulebook, every word of a creature's name is capital, other titles follow Russian spelling, and ё is
### printed as е.

## From the rulebook

card-aragorn = Арагорн
    .gen = Арагорна
    .dat = Арагорну
    .acc = Арагорна
    .ins = Арагорном
    .loc = Арагорне
    .gender = masculine
    .animate = yes

card-theodred = Теодред
    .gen = Теодреда
    .dat = Теодреду
    .acc = Теодреда
    .ins = Теодредом
    .loc = Теодреде
    .gender = masculine
    .animate = yes

card-gloin = Глоин
    .gen = Глоина
    .dat = Глоину
    .acc = Глоина
    .ins = Глоином
    .loc = Глоине
    .gender = masculine
    .animate = yes

card-gimli = Гимли
    .gen = Гимли
    .dat = Гимли
    .acc = Гимли
    .ins = Гимли
    .loc = Гимли
    .gender = masculine
    .animate = yes

card-legolas = Леголас
    .gen = Леголаса
    .dat = Леголасу
    .acc = Леголаса
    .ins = Леголасом
    .loc = Леголасе
    .gender = masculine
    .animate = yes

card-thalin = Талин
    .gen = Талина
    .dat = Талину
    .acc = Талина
    .ins = Талином
    .loc = Талине
    .gender = masculine
    .animate = yes

card-eowyn = Эовин
    .gen = Эовин
    .dat = Эовин
    .acc = Эовин
    .ins = Эовин
    .loc = Эовин
    .gender = feminine
    .animate = yes

card-eleanor = Эланор
    .gen = Эланор
    .dat = Эланор
    .acc = Эланор
    .ins = Эланор
    .loc = Эланор
    .gender = feminine
    .animate = yes

card-dunhere = Дунэр
    .gen = Дунэра
    .dat = Дунэру
    .acc = Дунэра
    .ins = Дунэром
    .loc = Дунэре
    .gender = masculine
    .animate = yes

card-denethor = Дэнетор
    .gen = Дэнетора
    .dat = Дэнетору
    .acc = Дэнетора
    .ins = Дэнетором
    .loc = Дэнеторе
    .gender = masculine
    .animate = yes

card-glorfindel = Глорфиндел
    .gen = Глорфиндела
    .dat = Глорфинделу
    .acc = Глорфиндела
    .ins = Глорфинделом
    .loc = Глорфинделе
    .gender = masculine
    .animate = yes

card-beravor = Берэвор
    .gen = Берэвор
    .dat = Берэвор
    .acc = Берэвор
    .ins = Берэвор
    .loc = Берэвор
    .gender = feminine
    .animate = yes

card-guard-of-the-citadel = Страж Цитадели
    .gen = Стража Цитадели
    .dat = Стражу Цитадели
    .acc = Стража Цитадели
    .ins = Стражем Цитадели
    .loc = Страже Цитадели
    .gender = masculine
    .animate = yes

card-son-of-arnor = Сын Арнора
    .gen = Сына Арнора
    .dat = Сыну Арнора
    .acc = Сына Арнора
    .ins = Сыном Арнора
    .loc = Сыне Арнора
    .gender = masculine
    .animate = yes

card-silverlode-archer = Стрелок Серебряного Потока
    .gen = Стрелка Серебряного Потока
    .dat = Стрелку Серебряного Потока
    .acc = Стрелка Серебряного Потока
    .ins = Стрелком Серебряного Потока
    .loc = Стрелке Серебряного Потока
    .gender = masculine
    .animate = yes

card-gondorian-spearman = Гондорский Копейщик
    .gen = Гондорского Копейщика
    .dat = Гондорскому Копейщику
    .acc = Гондорского Копейщика
    .ins = Гондорским Копейщиком
    .loc = Гондорском Копейщике
    .gender = masculine
    .animate = yes

card-northern-tracker = Охотник с Севера
    .gen = Охотника с Севера
    .dat = Охотнику с Севера
    .acc = Охотника с Севера
    .ins = Охотником с Севера
    .loc = Охотнике с Севера
    .gender = masculine
    .animate = yes

card-radagasts-cunning = Хитрость Радагаста
    .gen = Хитрости Радагаста
    .dat = Хитрости Радагаста
    .acc = Хитрость Радагаста
    .ins = Хитростью Радагаста
    .loc = Хитрости Радагаста
    .gender = feminine
    .animate = no

card-gandalf = Гэндальф
    .gen = Гэндальфа
    .dat = Гэндальфу
    .acc = Гэндальфа
    .ins = Гэндальфом
    .loc = Гэндальфе
    .gender = masculine
    .animate = yes

card-king-spider = Король-паук
    .gen = Короля-паука
    .dat = Королю-пауку
    .acc = Короля-паука
    .ins = Королем-пауком
    .loc = Короле-пауке
    .gender = masculine
    .animate = yes

card-hummerhorns = Жужжащие Шершни
    .gen = Жужжащих Шершней
    .dat = Жужжащим Шершням
    .acc = Жужжащих Шершней
    .ins = Жужжащими Шершнями
    .loc = Жужжащих Шершнях
    .gender = plural
    .animate = yes

card-ungoliants-spawn = Порождение Унголианты
    .gen = Порождения Унголианты
    .dat = Порождению Унголианты
    .acc = Порождение Унголианты
    .ins = Порождением Унголианты
    .loc = Порождении Унголианты
    .gender = neuter
    .animate = yes

card-marsh-adder = Болотный Змей
    .gen = Болотного Змея
    .dat = Болотному Змею
    .acc = Болотного Змея
    .ins = Болотным Змеем
    .loc = Болотном Змее
    .gender = masculine
    .animate = yes

card-the-east-bight = Восточная Излучина
    .gen = Восточной Излучины
    .dat = Восточной Излучине
    .acc = Восточную Излучину
    .ins = Восточной Излучиной
    .loc = Восточной Излучине
    .gender = feminine
    .animate = no

card-dol-guldur-orcs = Дол Гулдурские Орки
    .gen = Дол Гулдурских Орков
    .dat = Дол Гулдурским Оркам
    .acc = Дол Гулдурских Орков
    .ins = Дол Гулдурскими Орками
    .loc = Дол Гулдурских Орках
    .gender = plural
    .animate = yes

card-dol-guldur-beastmaster = Повелитель Зверей из Дол Гулдура
    .gen = Повелителя Зверей из Дол Гулдура
    .dat = Повелителю Зверей из Дол Гулдура
    .acc = Повелителя Зверей из Дол Гулдура
    .ins = Повелителем Зверей из Дол Гулдура
    .loc = Повелителе Зверей из Дол Гулдура
    .gender = masculine
    .animate = yes

card-enchanted-stream = Зачарованный ручей
    .gen = Зачарованного ручья
    .dat = Зачарованному ручью
    .acc = Зачарованный ручей
    .ins = Зачарованным ручьем
    .loc = Зачарованном ручье
    .gender = masculine
    .animate = no

card-forest-spider = Лесной Паук
    .gen = Лесного Паука
    .dat = Лесному Пауку
    .acc = Лесного Паука
    .ins = Лесным Пауком
    .loc = Лесном Пауке
    .gender = masculine
    .animate = yes

card-east-bight-patrol = Патруль Восточной Излучины
    .gen = Патруля Восточной Излучины
    .dat = Патрулю Восточной Излучины
    .acc = Патруль Восточной Излучины
    .ins = Патрулем Восточной Излучины
    .loc = Патруле Восточной Излучины
    .gender = masculine
    .animate = no

card-gladden-fields = Ирисная Низина
    .gen = Ирисной Низины
    .dat = Ирисной Низине
    .acc = Ирисную Низину
    .ins = Ирисной Низиной
    .loc = Ирисной Низине
    .gender = feminine
    .animate = no

card-passage-through-mirkwood = Проход через Лихолесье
    .gen = Прохода через Лихолесье
    .dat = Проходу через Лихолесье
    .acc = Проход через Лихолесье
    .ins = Проходом через Лихолесье
    .loc = Проходе через Лихолесье
    .gender = masculine
    .animate = no

card-journey-along-the-anduin = Путешествие к низовьям Андуина
    .gen = Путешествия к низовьям Андуина
    .dat = Путешествию к низовьям Андуина
    .acc = Путешествие к низовьям Андуина
    .ins = Путешествием к низовьям Андуина
    .loc = Путешествии к низовьям Андуина
    .gender = neuter
    .animate = no

card-escape-from-dol-guldur = Побег из Дол Гулдура
    .gen = Побега из Дол Гулдура
    .dat = Побегу из Дол Гулдура
    .acc = Побег из Дол Гулдура
    .ins = Побегом из Дол Гулдура
    .loc = Побеге из Дол Гулдура
    .gender = masculine
    .animate = no

trait-armor = Броня
trait-artifact = Артефакт
trait-dol-guldur = Дол Гулдур
trait-dwarf = Гном
trait-gondor = Гондор
trait-hobbit = Хоббит
trait-orc = Орк
trait-rohan = Рохан
trait-skill = Умение
trait-spider = Паук
trait-weapon = Оружие

set-spiders-of-mirkwood = Пауки Лихолесья
set-wilderlands = Дикие Земли
set-dol-guldur-orcs = Дол Гулдурские Орки
set-passage-through-mirkwood = Проход через Лихолесье
set-escape-from-dol-guldur = Побег из Дол Гулдура
set-journey-along-the-anduin = Поездка к низовьям Андуина
set-saurons-reach = Око Саурона

scenario-passage-through-mirkwood = Проход через Лихолесье
scenario-journey-along-the-anduin = Путешествие к низовьям Андуина
scenario-escape-from-dol-guldur = Побег из Дол Гулдура

deck-leadership = Стартовая колода Лидерства
deck-tactics = Стартовая колода Тактики
deck-spirit = Стартовая колода Духа
deck-lore = Стартовая колода Знаний

## Proposed
##
## Ours, after the established Russian translations, in the rulebook's spelling.

card-faramir = Фарамир
    .gen = Фарамира
    .dat = Фарамиру
    .acc = Фарамира
    .ins = Фарамиром
    .loc = Фарамире
    .gender = masculine
    .animate = yes

card-snowbourn-scout = Разведчик со Снежицы
    .gen = Разведчика со Снежицы
    .dat = Разведчику со Снежицы
    .acc = Разведчика со Снежицы
    .ins = Разведчиком со Снежицы
    .loc = Разведчике со Снежицы
    .gender = masculine
    .animate = yes

card-longbeard-orc-slayer = Длиннобородый Истребитель Орков
    .gen = Длиннобородого Истребителя Орков
    .dat = Длиннобородому Истребителю Орков
    .acc = Длиннобородого Истребителя Орков
    .ins = Длиннобородым Истребителем Орков
    .loc = Длиннобородом Истребителе Орков
    .gender = masculine
    .animate = yes

card-brok-ironfist = Брок Железный Кулак
    .gen = Брока Железного Кулака
    .dat = Броку Железному Кулаку
    .acc = Брока Железного Кулака
    .ins = Броком Железным Кулаком
    .loc = Броке Железном Кулаке
    .gender = masculine
    .animate = yes

card-ever-vigilant = Всегда начеку
    .gen = Всегда начеку
    .dat = Всегда начеку
    .acc = Всегда начеку
    .ins = Всегда начеку
    .loc = Всегда начеку
    .gender = neuter
    .animate = no

card-common-cause = Общее дело
    .gen = Общего дела
    .dat = Общему делу
    .acc = Общее дело
    .ins = Общим делом
    .loc = Общем деле
    .gender = neuter
    .animate = no

card-for-gondor = За Гондор!
    .gen = За Гондор!
    .dat = За Гондор!
    .acc = За Гондор!
    .ins = За Гондор!
    .loc = За Гондор!
    .gender = neuter
    .animate = no

card-sneak-attack = Внезапная атака
    .gen = Внезапной атаки
    .dat = Внезапной атаке
    .acc = Внезапную атаку
    .ins = Внезапной атакой
    .loc = Внезапной атаке
    .gender = feminine
    .animate = no

card-valiant-sacrifice = Доблестная жертва
    .gen = Доблестной жертвы
    .dat = Доблестной жертве
    .acc = Доблестную жертву
    .ins = Доблестной жертвой
    .loc = Доблестной жертве
    .gender = feminine
    .animate = no

card-grim-resolve = Мрачная решимость
    .gen = Мрачной решимости
    .dat = Мрачной решимости
    .acc = Мрачную решимость
    .ins = Мрачной решимостью
    .loc = Мрачной решимости
    .gender = feminine
    .animate = no

card-steward-of-gondor = Наместник Гондора
    .gen = Наместника Гондора
    .dat = Наместнику Гондора
    .acc = Наместника Гондора
    .ins = Наместником Гондора
    .loc = Наместнике Гондора
    .gender = masculine
    .animate = yes

card-celebrians-stone = Камень Келебриан
    .gen = Камня Келебриан
    .dat = Камню Келебриан
    .acc = Камень Келебриан
    .ins = Камнем Келебриан
    .loc = Камне Келебриан
    .gender = masculine
    .animate = no

card-veteran-axehand = Бывалый Секироносец
    .gen = Бывалого Секироносца
    .dat = Бывалому Секироносцу
    .acc = Бывалого Секироносца
    .ins = Бывалым Секироносцем
    .loc = Бывалом Секироносце
    .gender = masculine
    .animate = yes

card-horseback-archer = Конный Лучник
    .gen = Конного Лучника
    .dat = Конному Лучнику
    .acc = Конного Лучника
    .ins = Конным Лучником
    .loc = Конном Лучнике
    .gender = masculine
    .animate = yes

card-beorn = Беорн
    .gen = Беорна
    .dat = Беорну
    .acc = Беорна
    .ins = Беорном
    .loc = Беорне
    .gender = masculine
    .animate = yes

card-blade-mastery = Искусство клинка
    .gen = Искусства клинка
    .dat = Искусству клинка
    .acc = Искусство клинка
    .ins = Искусством клинка
    .loc = Искусстве клинка
    .gender = neuter
    .animate = no

card-rain-of-arrows = Град стрел
    .gen = Града стрел
    .dat = Граду стрел
    .acc = Град стрел
    .ins = Градом стрел
    .loc = Граде стрел
    .gender = masculine
    .animate = no

card-feint = Обманный выпад
    .gen = Обманного выпада
    .dat = Обманному выпаду
    .acc = Обманный выпад
    .ins = Обманным выпадом
    .loc = Обманном выпаде
    .gender = masculine
    .animate = no

card-quick-strike = Быстрый удар
    .gen = Быстрого удара
    .dat = Быстрому удару
    .acc = Быстрый удар
    .ins = Быстрым ударом
    .loc = Быстром ударе
    .gender = masculine
    .animate = no

card-thicket-of-spears = Лес копий
    .gen = Леса копий
    .dat = Лесу копий
    .acc = Лес копий
    .ins = Лесом копий
    .loc = Лесе копий
    .gender = masculine
    .animate = no

card-swift-strike = Стремительный удар
    .gen = Стремительного удара
    .dat = Стремительному удару
    .acc = Стремительный удар
    .ins = Стремительным ударом
    .loc = Стремительном ударе
    .gender = masculine
    .animate = no

card-stand-together = Плечом к плечу
    .gen = Плечом к плечу
    .dat = Плечом к плечу
    .acc = Плечом к плечу
    .ins = Плечом к плечу
    .loc = Плечом к плечу
    .gender = neuter
    .animate = no

card-blade-of-gondolin = Клинок Гондолина
    .gen = Клинка Гондолина
    .dat = Клинку Гондолина
    .acc = Клинок Гондолина
    .ins = Клинком Гондолина
    .loc = Клинке Гондолина
    .gender = masculine
    .animate = no

card-citadel-plate = Латы Цитадели
    .gen = Лат Цитадели
    .dat = Латам Цитадели
    .acc = Латы Цитадели
    .ins = Латами Цитадели
    .loc = Латах Цитадели
    .gender = plural
    .animate = no

card-dwarven-axe = Гномий топор
    .gen = Гномьего топора
    .dat = Гномьему топору
    .acc = Гномий топор
    .ins = Гномьим топором
    .loc = Гномьем топоре
    .gender = masculine
    .animate = no

card-horn-of-gondor = Рог Гондора
    .gen = Рога Гондора
    .dat = Рогу Гондора
    .acc = Рог Гондора
    .ins = Рогом Гондора
    .loc = Роге Гондора
    .gender = masculine
    .animate = no

card-wandering-took = Странствующий Тук
    .gen = Странствующего Тука
    .dat = Странствующему Туку
    .acc = Странствующего Тука
    .ins = Странствующим Туком
    .loc = Странствующем Туке
    .gender = masculine
    .animate = yes

card-lorien-guide = Проводник из Лориена
    .gen = Проводника из Лориена
    .dat = Проводнику из Лориена
    .acc = Проводника из Лориена
    .ins = Проводником из Лориена
    .loc = Проводнике из Лориена
    .gender = masculine
    .animate = yes

card-the-galadhrims-greeting = Приветствие галадрим
    .gen = Приветствия галадрим
    .dat = Приветствию галадрим
    .acc = Приветствие галадрим
    .ins = Приветствием галадрим
    .loc = Приветствии галадрим
    .gender = neuter
    .animate = no

card-strength-of-will = Твердость воли
    .gen = Твердости воли
    .dat = Твердости воли
    .acc = Твердость воли
    .ins = Твердостью воли
    .loc = Твердости воли
    .gender = feminine
    .animate = no

card-hasty-stroke = Поспешный удар
    .gen = Поспешного удара
    .dat = Поспешному удару
    .acc = Поспешный удар
    .ins = Поспешным ударом
    .loc = Поспешном ударе
    .gender = masculine
    .animate = no

card-will-of-the-west = Воля Запада
    .gen = Воли Запада
    .dat = Воле Запада
    .acc = Волю Запада
    .ins = Волей Запада
    .loc = Воле Запада
    .gender = feminine
    .animate = no

card-a-test-of-will = Испытание воли
    .gen = Испытания воли
    .dat = Испытанию воли
    .acc = Испытание воли
    .ins = Испытанием воли
    .loc = Испытании воли
    .gender = neuter
    .animate = no

card-stand-and-fight = Встань и сражайся
    .gen = Встань и сражайся
    .dat = Встань и сражайся
    .acc = Встань и сражайся
    .ins = Встань и сражайся
    .loc = Встань и сражайся
    .gender = neuter
    .animate = no

card-a-light-in-the-dark = Свет во тьме
    .gen = Света во тьме
    .dat = Свету во тьме
    .acc = Свет во тьме
    .ins = Светом во тьме
    .loc = Свете во тьме
    .gender = masculine
    .animate = no

card-dwarven-tomb = Гробница гномов
    .gen = Гробницы гномов
    .dat = Гробнице гномов
    .acc = Гробницу гномов
    .ins = Гробницей гномов
    .loc = Гробнице гномов
    .gender = feminine
    .animate = no

card-fortune-or-fate = Удача или судьба
    .gen = Удачи или судьбы
    .dat = Удаче или судьбе
    .acc = Удачу или судьбу
    .ins = Удачей или судьбой
    .loc = Удаче или судьбе
    .gender = feminine
    .animate = no

card-the-favor-of-the-lady = Милость Владычицы
    .gen = Милости Владычицы
    .dat = Милости Владычицы
    .acc = Милость Владычицы
    .ins = Милостью Владычицы
    .loc = Милости Владычицы
    .gender = feminine
    .animate = no

card-power-in-the-earth = Сила земли
    .gen = Силы земли
    .dat = Силе земли
    .acc = Силу земли
    .ins = Силой земли
    .loc = Силе земли
    .gender = feminine
    .animate = no

card-unexpected-courage = Неожиданная отвага
    .gen = Неожиданной отваги
    .dat = Неожиданной отваге
    .acc = Неожиданную отвагу
    .ins = Неожиданной отвагой
    .loc = Неожиданной отваге
    .gender = feminine
    .animate = no

card-daughter-of-the-nimrodel = Дочь Нимродели
    .gen = Дочери Нимродели
    .dat = Дочери Нимродели
    .acc = Дочь Нимродели
    .ins = Дочерью Нимродели
    .loc = Дочери Нимродели
    .gender = feminine
    .animate = yes

card-erebor-hammersmith = Эреборский Кузнец
    .gen = Эреборского Кузнеца
    .dat = Эреборскому Кузнецу
    .acc = Эреборского Кузнеца
    .ins = Эреборским Кузнецом
    .loc = Эреборском Кузнеце
    .gender = masculine
    .animate = yes

card-henamarth-riversong = Хенамарт Речной Напев
    .gen = Хенамарта Речного Напева
    .dat = Хенамарту Речному Напеву
    .acc = Хенамарта Речного Напева
    .ins = Хенамартом Речным Напевом
    .loc = Хенамарте Речном Напеве
    .gender = masculine
    .animate = yes

card-miner-of-the-iron-hills = Рудокоп с Железных Холмов
    .gen = Рудокопа с Железных Холмов
    .dat = Рудокопу с Железных Холмов
    .acc = Рудокопа с Железных Холмов
    .ins = Рудокопом с Железных Холмов
    .loc = Рудокопе с Железных Холмов
    .gender = masculine
    .animate = yes

card-gleowine = Глеовин
    .gen = Глеовина
    .dat = Глеовину
    .acc = Глеовина
    .ins = Глеовином
    .loc = Глеовине
    .gender = masculine
    .animate = yes

card-lore-of-imladris = Знания Имладриса
    .gen = Знаний Имладриса
    .dat = Знаниям Имладриса
    .acc = Знания Имладриса
    .ins = Знаниями Имладриса
    .loc = Знаниях Имладриса
    .gender = plural
    .animate = no

card-loriens-wealth = Богатство Лориена
    .gen = Богатства Лориена
    .dat = Богатству Лориена
    .acc = Богатство Лориена
    .ins = Богатством Лориена
    .loc = Богатстве Лориена
    .gender = neuter
    .animate = no

card-secret-paths = Тайные тропы
    .gen = Тайных троп
    .dat = Тайным тропам
    .acc = Тайные тропы
    .ins = Тайными тропами
    .loc = Тайных тропах
    .gender = plural
    .animate = no

card-gandalfs-search = Поиски Гэндальфа
    .gen = Поисков Гэндальфа
    .dat = Поискам Гэндальфа
    .acc = Поиски Гэндальфа
    .ins = Поисками Гэндальфа
    .loc = Поисках Гэндальфа
    .gender = plural
    .animate = no

card-beorns-hospitality = Гостеприимство Беорна
    .gen = Гостеприимства Беорна
    .dat = Гостеприимству Беорна
    .acc = Гостеприимство Беорна
    .ins = Гостеприимством Беорна
    .loc = Гостеприимстве Беорна
    .gender = neuter
    .animate = no

card-forest-snare = Лесная западня
    .gen = Лесной западни
    .dat = Лесной западне
    .acc = Лесную западню
    .ins = Лесной западней
    .loc = Лесной западне
    .gender = feminine
    .animate = no

card-protector-of-lorien = Хранитель Лориена
    .gen = Хранителя Лориена
    .dat = Хранителю Лориена
    .acc = Хранителя Лориена
    .ins = Хранителем Лориена
    .loc = Хранителе Лориена
    .gender = masculine
    .animate = yes

card-dark-knowledge = Темные знания
    .gen = Темных знаний
    .dat = Темным знаниям
    .acc = Темные знания
    .ins = Темными знаниями
    .loc = Темных знаниях
    .gender = plural
    .animate = no

card-self-preservation = Самосохранение
    .gen = Самосохранения
    .dat = Самосохранению
    .acc = Самосохранение
    .ins = Самосохранением
    .loc = Самосохранении
    .gender = neuter
    .animate = no

card-great-forest-web = Огромная лесная паутина
    .gen = Огромной лесной паутины
    .dat = Огромной лесной паутине
    .acc = Огромную лесную паутину
    .ins = Огромной лесной паутиной
    .loc = Огромной лесной паутине
    .gender = feminine
    .animate = no

card-mountains-of-mirkwood = Горы Лихолесья
    .gen = Гор Лихолесья
    .dat = Горам Лихолесья
    .acc = Горы Лихолесья
    .ins = Горами Лихолесья
    .loc = Горах Лихолесья
    .gender = plural
    .animate = no

card-eyes-of-the-forest = Глаза леса
    .gen = Глаз леса
    .dat = Глазам леса
    .acc = Глаза леса
    .ins = Глазами леса
    .loc = Глазах леса
    .gender = plural
    .animate = no

card-caught-in-a-web = В плену паутины
    .gen = В плену паутины
    .dat = В плену паутины
    .acc = В плену паутины
    .ins = В плену паутины
    .loc = В плену паутины
    .gender = neuter
    .animate = no

card-wolf-rider = Волчий Всадник
    .gen = Волчьего Всадника
    .dat = Волчьему Всаднику
    .acc = Волчьего Всадника
    .ins = Волчьим Всадником
    .loc = Волчьем Всаднике
    .gender = masculine
    .animate = yes

card-hill-troll = Горный Тролль
    .gen = Горного Тролля
    .dat = Горному Троллю
    .acc = Горного Тролля
    .ins = Горным Троллем
    .loc = Горном Тролле
    .gender = masculine
    .animate = yes

card-goblin-sniper = Гоблин-стрелок
    .gen = Гоблина-стрелка
    .dat = Гоблину-стрелку
    .acc = Гоблина-стрелка
    .ins = Гоблином-стрелком
    .loc = Гоблине-стрелке
    .gender = masculine
    .animate = yes

card-wargs = Варги
    .gen = Варгов
    .dat = Варгам
    .acc = Варгов
    .ins = Варгами
    .loc = Варгах
    .gender = plural
    .animate = yes

card-despair = Отчаяние
    .gen = Отчаяния
    .dat = Отчаянию
    .acc = Отчаяние
    .ins = Отчаянием
    .loc = Отчаянии
    .gender = neuter
    .animate = no

card-the-brown-lands = Бурые Земли
    .gen = Бурых Земель
    .dat = Бурым Землям
    .acc = Бурые Земли
    .ins = Бурыми Землями
    .loc = Бурых Землях
    .gender = plural
    .animate = no

card-chieftan-ufthak = Вождь Уфтак
    .gen = Вождя Уфтака
    .dat = Вождю Уфтаку
    .acc = Вождя Уфтака
    .ins = Вождем Уфтаком
    .loc = Вожде Уфтаке
    .gender = masculine
    .animate = yes

card-driven-by-shadow = Ведомые Тенью
    .gen = Ведомые Тенью
    .dat = Ведомые Тенью
    .acc = Ведомые Тенью
    .ins = Ведомые Тенью
    .loc = Ведомые Тенью
    .gender = neuter
    .animate = no

card-the-necromancers-reach = Длань Некроманта
    .gen = Длани Некроманта
    .dat = Длани Некроманта
    .acc = Длань Некроманта
    .ins = Дланью Некроманта
    .loc = Длани Некроманта
    .gender = feminine
    .animate = no

card-necromancers-pass = Перевал Некроманта
    .gen = Перевала Некроманта
    .dat = Перевалу Некроманта
    .acc = Перевал Некроманта
    .ins = Перевалом Некроманта
    .loc = Перевале Некроманта
    .gender = masculine
    .animate = no

card-black-forest-bats = Летучие Мыши Черного Леса
    .gen = Летучих Мышей Черного Леса
    .dat = Летучим Мышам Черного Леса
    .acc = Летучих Мышей Черного Леса
    .ins = Летучими Мышами Черного Леса
    .loc = Летучих Мышах Черного Леса
    .gender = plural
    .animate = yes

card-old-forest-road = Старая лесная дорога
    .gen = Старой лесной дороги
    .dat = Старой лесной дороге
    .acc = Старую лесную дорогу
    .ins = Старой лесной дорогой
    .loc = Старой лесной дороге
    .gender = feminine
    .animate = no

card-forest-gate = Лесные врата
    .gen = Лесных врат
    .dat = Лесным вратам
    .acc = Лесные врата
    .ins = Лесными вратами
    .loc = Лесных вратах
    .gender = plural
    .animate = no

card-dungeon-jailor = Тюремщик Подземелья
    .gen = Тюремщика Подземелья
    .dat = Тюремщику Подземелья
    .acc = Тюремщика Подземелья
    .ins = Тюремщиком Подземелья
    .loc = Тюремщике Подземелья
    .gender = masculine
    .animate = yes

card-nazgul-of-dol-guldur = Назгул из Дол Гулдура
    .gen = Назгула из Дол Гулдура
    .dat = Назгулу из Дол Гулдура
    .acc = Назгула из Дол Гулдура
    .ins = Назгулом из Дол Гулдура
    .loc = Назгуле из Дол Гулдура
    .gender = masculine
    .animate = yes

card-cavern-guardian = Страж Пещер
    .gen = Стража Пещер
    .dat = Стражу Пещер
    .acc = Стража Пещер
    .ins = Стражем Пещер
    .loc = Страже Пещер
    .gender = masculine
    .animate = yes

card-under-the-shadow = Под покровом Тени
    .gen = Под покровом Тени
    .dat = Под покровом Тени
    .acc = Под покровом Тени
    .ins = Под покровом Тени
    .loc = Под покровом Тени
    .gender = neuter
    .animate = no

card-iron-shackles = Железные кандалы
    .gen = Железных кандалов
    .dat = Железным кандалам
    .acc = Железные кандалы
    .ins = Железными кандалами
    .loc = Железных кандалах
    .gender = plural
    .animate = no

card-endless-caverns = Бесконечные пещеры
    .gen = Бесконечных пещер
    .dat = Бесконечным пещерам
    .acc = Бесконечные пещеры
    .ins = Бесконечными пещерами
    .loc = Бесконечных пещерах
    .gender = plural
    .animate = no

card-tower-gate = Врата башни
    .gen = Врат башни
    .dat = Вратам башни
    .acc = Врата башни
    .ins = Вратами башни
    .loc = Вратах башни
    .gender = plural
    .animate = no

card-gandalfs-map = Карта Гэндальфа
    .gen = Карты Гэндальфа
    .dat = Карте Гэндальфа
    .acc = Карту Гэндальфа
    .ins = Картой Гэндальфа
    .loc = Карте Гэндальфа
    .gender = feminine
    .animate = no

card-dungeon-torch = Факел из подземелья
    .gen = Факела из подземелья
    .dat = Факелу из подземелья
    .acc = Факел из подземелья
    .ins = Факелом из подземелья
    .loc = Факеле из подземелья
    .gender = masculine
    .animate = no

card-shadow-key = Теневой ключ
    .gen = Теневого ключа
    .dat = Теневому ключу
    .acc = Теневой ключ
    .ins = Теневым ключом
    .loc = Теневом ключе
    .gender = masculine
    .animate = no

card-misty-mountain-goblins = Гоблины Мглистых Гор
    .gen = Гоблинов Мглистых Гор
    .dat = Гоблинам Мглистых Гор
    .acc = Гоблинов Мглистых Гор
    .ins = Гоблинами Мглистых Гор
    .loc = Гоблинах Мглистых Гор
    .gender = plural
    .animate = yes

card-massing-at-night = Ночное сборище
    .gen = Ночного сборища
    .dat = Ночному сборищу
    .acc = Ночное сборище
    .ins = Ночным сборищем
    .loc = Ночном сборище
    .gender = neuter
    .animate = no

card-banks-of-the-anduin = Берега Андуина
    .gen = Берегов Андуина
    .dat = Берегам Андуина
    .acc = Берега Андуина
    .ins = Берегами Андуина
    .loc = Берегах Андуина
    .gender = plural
    .animate = no

card-eastern-crows = Вороны с Востока
    .gen = Ворон с Востока
    .dat = Воронам с Востока
    .acc = Ворон с Востока
    .ins = Воронами с Востока
    .loc = Воронах с Востока
    .gender = plural
    .animate = yes

card-evil-storm = Зловещая буря
    .gen = Зловещей бури
    .dat = Зловещей буре
    .acc = Зловещую бурю
    .ins = Зловещей бурей
    .loc = Зловещей буре
    .gender = feminine
    .animate = no

card-pursued-by-shadow = Тень идет по следу
    .gen = Тень идет по следу
    .dat = Тень идет по следу
    .acc = Тень идет по следу
    .ins = Тень идет по следу
    .loc = Тень идет по следу
    .gender = neuter
    .animate = no

card-treacherous-fog = Коварный туман
    .gen = Коварного тумана
    .dat = Коварному туману
    .acc = Коварный туман
    .ins = Коварным туманом
    .loc = Коварном тумане
    .gender = masculine
    .animate = no

card-flies-and-spiders = Мухи и пауки
    .gen = Мух и пауков
    .dat = Мухам и паукам
    .acc = Мухи и пауки
    .ins = Мухами и пауками
    .loc = Мухах и пауках
    .gender = plural
    .animate = no

card-a-fork-in-the-road = Развилка
    .gen = Развилки
    .dat = Развилке
    .acc = Развилку
    .ins = Развилкой
    .loc = Развилке
    .gender = feminine
    .animate = no

card-a-chosen-path = Выбранная тропа
    .gen = Выбранной тропы
    .dat = Выбранной тропе
    .acc = Выбранную тропу
    .ins = Выбранной тропой
    .loc = Выбранной тропе
    .gender = feminine
    .animate = no

card-dont-leave-the-path = «Не сходите с тропы!»
    .gen = «Не сходите с тропы!»
    .dat = «Не сходите с тропы!»
    .acc = «Не сходите с тропы!»
    .ins = «Не сходите с тропы!»
    .loc = «Не сходите с тропы!»
    .gender = neuter
    .animate = no

card-beorns-path = Тропа Беорна
    .gen = Тропы Беорна
    .dat = Тропе Беорна
    .acc = Тропу Беорна
    .ins = Тропой Беорна
    .loc = Тропе Беорна
    .gender = feminine
    .animate = no

card-the-necromancers-tower = Башня Некроманта
    .gen = Башни Некроманта
    .dat = Башне Некроманта
    .acc = Башню Некроманта
    .ins = Башней Некроманта
    .loc = Башне Некроманта
    .gender = feminine
    .animate = no

card-through-the-caverns = Сквозь пещеры
    .gen = Сквозь пещеры
    .dat = Сквозь пещеры
    .acc = Сквозь пещеры
    .ins = Сквозь пещеры
    .loc = Сквозь пещеры
    .gender = neuter
    .animate = no

card-out-of-the-dungeons = Прочь из подземелий
    .gen = Прочь из подземелий
    .dat = Прочь из подземелий
    .acc = Прочь из подземелий
    .ins = Прочь из подземелий
    .loc = Прочь из подземелий
    .gender = neuter
    .animate = no

card-to-the-river = К Реке…
    .gen = К Реке…
    .dat = К Реке…
    .acc = К Реке…
    .ins = К Реке…
    .loc = К Реке…
    .gender = neuter
    .animate = no

card-anduin-passage = Плавание по Андуину
    .gen = Плавания по Андуину
    .dat = Плаванию по Андуину
    .acc = Плавание по Андуину
    .ins = Плаванием по Андуину
    .loc = Плавании по Андуину
    .gender = neuter
    .animate = no

card-ambush-on-the-shore = Засада на берегу
    .gen = Засады на берегу
    .dat = Засаде на берегу
    .acc = Засаду на берегу
    .ins = Засадой на берегу
    .loc = Засаде на берегу
    .gender = feminine
    .animate = no

card-orc-guard = Орк-стражник
    .gen = Орка-стражника
    .dat = Орку-стражнику
    .acc = Орка-стражника
    .ins = Орком-стражником
    .loc = Орке-стражнике
    .gender = masculine
    .animate = yes

card-mendors-support = Поддержка Мендора
    .gen = Поддержки Мендора
    .dat = Поддержке Мендора
    .acc = Поддержку Мендора
    .ins = Поддержкой Мендора
    .loc = Поддержке Мендора
    .gender = feminine
    .animate = no

card-valor = Доблесть
    .gen = Доблести
    .dat = Доблести
    .acc = Доблесть
    .ins = Доблестью
    .loc = Доблести
    .gender = feminine
    .animate = no

card-appointed-by-fate = Предначертано судьбой
    .gen = Предначертано судьбой
    .dat = Предначертано судьбой
    .acc = Предначертано судьбой
    .ins = Предначертано судьбой
    .loc = Предначертано судьбой
    .gender = neuter
    .animate = no

card-mendor = Мендор
    .gen = Мендора
    .dat = Мендору
    .acc = Мендора
    .ins = Мендором
    .loc = Мендоре
    .gender = masculine
    .animate = yes

card-ungoliants-swarm = Выводок Унголианты
    .gen = Выводка Унголианты
    .dat = Выводку Унголианты
    .acc = Выводок Унголианты
    .ins = Выводком Унголианты
    .loc = Выводке Унголианты
    .gender = masculine
    .animate = no

card-lingering-venom = Стойкий яд
    .gen = Стойкого яда
    .dat = Стойкому яду
    .acc = Стойкий яд
    .ins = Стойким ядом
    .loc = Стойком яде
    .gender = masculine
    .animate = no

card-scarred = Шрамы
    .gen = Шрамов
    .dat = Шрамам
    .acc = Шрамы
    .ins = Шрамами
    .loc = Шрамах
    .gender = plural
    .animate = no

trait-archer = Лучник
trait-beorning = Беорнинг
# The rulebook's list of attachments has «условия» here, but a lasting state is meant, not a requirement.
trait-condition = Состояние
trait-craftsman = Ремесленник
trait-creature = Существо
trait-dunedain = Дунедайн
trait-dungeon = Подземелье
trait-forest = Лес
trait-goblin = Гоблин
trait-insect = Насекомое
trait-istari = Истари
trait-item = Предмет
trait-marshland = Болото
trait-minstrel = Менестрель
trait-mountain = Гора
trait-nazgul = Назгул
trait-noble = Благородный
trait-noldor = Нолдор
trait-ranger = Следопыт
trait-riverland = Приречье
trait-scout = Разведчик
trait-silvan = Лесной эльф
trait-steward = Наместник
trait-stronghold = Крепость
trait-title = Титул
trait-trap = Ловушка
trait-troll = Тролль
trait-undead = Нежить
trait-warrior = Воин
trait-wasteland = Пустошь
