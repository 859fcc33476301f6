### Names of War of the Ring: The Card Game, in Russian.
###
### A card's value is the nominative; the attributes are the other cases (loc without its preposition), the
### grammatical gender and whether the noun is animate. A title that is a phrase and not a noun has one form, neuter.
### No Russian rulebook was at hand: all names are proposed, after the established Russian translations of the books.
### As in The Lord of the Rings: The Card Game, ё is printed as е.

## Dúnedain

card-dead-men-of-dunharrow = Мертвецы Дунхарроу
    .gen = Мертвецов Дунхарроу
    .dat = Мертвецам Дунхарроу
    .acc = Мертвецов Дунхарроу
    .ins = Мертвецами Дунхарроу
    .loc = Мертвецах Дунхарроу
    .gender = plural
    .animate = yes

card-knights-of-dol-amroth = Рыцари Дол-Амрота
    .gen = Рыцарей Дол-Амрота
    .dat = Рыцарям Дол-Амрота
    .acc = Рыцарей Дол-Амрота
    .ins = Рыцарями Дол-Амрота
    .loc = Рыцарях Дол-Амрота
    .gender = plural
    .animate = yes

card-guards-of-the-citadel = Стражи Цитадели
    .gen = Стражей Цитадели
    .dat = Стражам Цитадели
    .acc = Стражей Цитадели
    .ins = Стражами Цитадели
    .loc = Стражах Цитадели
    .gender = plural
    .animate = yes

card-soldiers-of-gondor = Воины Гондора
    .gen = Воинов Гондора
    .dat = Воинам Гондора
    .acc = Воинов Гондора
    .ins = Воинами Гондора
    .loc = Воинах Гондора
    .gender = plural
    .animate = yes

card-the-great-gate = Великие Врата
    .gen = Великих Врат
    .dat = Великим Вратам
    .acc = Великие Врата
    .ins = Великими Вратами
    .loc = Великих Вратах
    .gender = plural
    .animate = no

card-aragorn = Арагорн
    .gen = Арагорна
    .dat = Арагорну
    .acc = Арагорна
    .ins = Арагорном
    .loc = Арагорне
    .gender = masculine
    .animate = yes

card-boromir = Боромир
    .gen = Боромира
    .dat = Боромиру
    .acc = Боромира
    .ins = Боромиром
    .loc = Боромире
    .gender = masculine
    .animate = yes

card-denethor = Денетор
    .gen = Денетора
    .dat = Денетору
    .acc = Денетора
    .ins = Денетором
    .loc = Денеторе
    .gender = masculine
    .animate = yes

card-faramir = Фарамир
    .gen = Фарамира
    .dat = Фарамиру
    .acc = Фарамира
    .ins = Фарамиром
    .loc = Фарамире
    .gender = masculine
    .animate = yes

card-halbarad = Халбарад
    .gen = Халбарада
    .dat = Халбараду
    .acc = Халбарада
    .ins = Халбарадом
    .loc = Халбараде
    .gender = masculine
    .animate = yes

card-prince-imrahil = Принц Имрахиль
    .gen = Принца Имрахиля
    .dat = Принцу Имрахилю
    .acc = Принца Имрахиля
    .ins = Принцем Имрахилем
    .loc = Принце Имрахиле
    .gender = masculine
    .animate = yes

card-strider = Бродяжник
    .gen = Бродяжника
    .dat = Бродяжнику
    .acc = Бродяжника
    .ins = Бродяжником
    .loc = Бродяжнике
    .gender = masculine
    .animate = yes

card-anduril = Андуриль
    .gen = Андуриля
    .dat = Андурилю
    .acc = Андуриль
    .ins = Андурилем
    .loc = Андуриле
    .gender = masculine
    .animate = no

card-blade-of-westernesse = Клинок Вестернесса
    .gen = Клинка Вестернесса
    .dat = Клинку Вестернесса
    .acc = Клинок Вестернесса
    .ins = Клинком Вестернесса
    .loc = Клинке Вестернесса
    .gender = masculine
    .animate = no

card-paths-of-the-dead = Тропы Мертвых
    .gen = Троп Мертвых
    .dat = Тропам Мертвых
    .acc = Тропы Мертвых
    .ins = Тропами Мертвых
    .loc = Тропах Мертвых
    .gender = plural
    .animate = no

card-the-red-arrow = Красная Стрела
    .gen = Красной Стрелы
    .dat = Красной Стреле
    .acc = Красную Стрелу
    .ins = Красной Стрелой
    .loc = Красной Стреле
    .gender = feminine
    .animate = no

card-the-three-hunters = Трое охотников
    .gen = Троих охотников
    .dat = Троим охотникам
    .acc = Троих охотников
    .ins = Троими охотниками
    .loc = Троих охотниках
    .gender = plural
    .animate = yes

## Elf

card-high-elves = Высокие эльфы
    .gen = Высоких эльфов
    .dat = Высоким эльфам
    .acc = Высоких эльфов
    .ins = Высокими эльфами
    .loc = Высоких эльфах
    .gender = plural
    .animate = yes

card-arwen = Арвен
    .gen = Арвен
    .dat = Арвен
    .acc = Арвен
    .ins = Арвен
    .loc = Арвен
    .gender = feminine
    .animate = yes

card-elrond = Элронд
    .gen = Элронда
    .dat = Элронду
    .acc = Элронда
    .ins = Элрондом
    .loc = Элронде
    .gender = masculine
    .animate = yes

card-galadriel = Галадриэль
    .gen = Галадриэли
    .dat = Галадриэли
    .acc = Галадриэль
    .ins = Галадриэлью
    .loc = Галадриэли
    .gender = feminine
    .animate = yes

card-legolas = Леголас
    .gen = Леголаса
    .dat = Леголасу
    .acc = Леголаса
    .ins = Леголасом
    .loc = Леголасе
    .gender = masculine
    .animate = yes

card-bow-of-the-galadhrim = Лук галадрим
    .gen = Лука галадрим
    .dat = Луку галадрим
    .acc = Лук галадрим
    .ins = Луком галадрим
    .loc = Луке галадрим
    .gender = masculine
    .animate = no

card-elven-cloak = Эльфийский плащ
    .gen = Эльфийского плаща
    .dat = Эльфийскому плащу
    .acc = Эльфийский плащ
    .ins = Эльфийским плащом
    .loc = Эльфийском плаще
    .gender = masculine
    .animate = no

card-lembas = Лембас
    .gen = Лембаса
    .dat = Лембасу
    .acc = Лембас
    .ins = Лембасом
    .loc = Лембасе
    .gender = masculine
    .animate = no

card-mirror-of-galadriel = Зеркало Галадриэли
    .gen = Зеркала Галадриэли
    .dat = Зеркалу Галадриэли
    .acc = Зеркало Галадриэли
    .ins = Зеркалом Галадриэли
    .loc = Зеркале Галадриэли
    .gender = neuter
    .animate = no

card-nenya-ring-of-adamant = Нэнья, Кольцо Адаманта
    .gen = Нэньи, Кольца Адаманта
    .dat = Нэнье, Кольцу Адаманта
    .acc = Нэнью, Кольцо Адаманта
    .ins = Нэньей, Кольцом Адаманта
    .loc = Нэнье, Кольце Адаманта
    .gender = feminine
    .animate = no

card-phial-of-galadriel = Фиал Галадриэли
    .gen = Фиала Галадриэли
    .dat = Фиалу Галадриэли
    .acc = Фиал Галадриэли
    .ins = Фиалом Галадриэли
    .loc = Фиале Галадриэли
    .gender = masculine
    .animate = no

card-vilya-ring-of-air = Вилья, Кольцо Воздуха
    .gen = Вильи, Кольца Воздуха
    .dat = Вилье, Кольцу Воздуха
    .acc = Вилью, Кольцо Воздуха
    .ins = Вильей, Кольцом Воздуха
    .loc = Вилье, Кольце Воздуха
    .gender = feminine
    .animate = no

## Dwarf

card-gimli = Гимли
    .gen = Гимли
    .dat = Гимли
    .acc = Гимли
    .ins = Гимли
    .loc = Гимли
    .gender = masculine
    .animate = yes

card-dwarven-axe = Гномий топор
    .gen = Гномьего топора
    .dat = Гномьему топору
    .acc = Гномий топор
    .ins = Гномьим топором
    .loc = Гномьем топоре
    .gender = masculine
    .animate = no

## Hobbit

card-bilbo-baggins = Бильбо Бэггинс
    .gen = Бильбо Бэггинса
    .dat = Бильбо Бэггинсу
    .acc = Бильбо Бэггинса
    .ins = Бильбо Бэггинсом
    .loc = Бильбо Бэггинсе
    .gender = masculine
    .animate = yes

card-fatty-bolger = Толстик Болджер
    .gen = Толстика Болджера
    .dat = Толстику Болджеру
    .acc = Толстика Болджера
    .ins = Толстиком Болджером
    .loc = Толстике Болджере
    .gender = masculine
    .animate = yes

card-frodo-baggins = Фродо Бэггинс
    .gen = Фродо Бэггинса
    .dat = Фродо Бэггинсу
    .acc = Фродо Бэггинса
    .ins = Фродо Бэггинсом
    .loc = Фродо Бэггинсе
    .gender = masculine
    .animate = yes

card-merry-brandybuck = Мерри Брендибак
    .gen = Мерри Брендибака
    .dat = Мерри Брендибаку
    .acc = Мерри Брендибака
    .ins = Мерри Брендибаком
    .loc = Мерри Брендибаке
    .gender = masculine
    .animate = yes

card-pippin-took = Пиппин Тук
    .gen = Пиппина Тука
    .dat = Пиппину Туку
    .acc = Пиппина Тука
    .ins = Пиппином Туком
    .loc = Пиппине Туке
    .gender = masculine
    .animate = yes

card-sam-gamgee = Сэм Гэмджи
    .gen = Сэма Гэмджи
    .dat = Сэму Гэмджи
    .acc = Сэма Гэмджи
    .ins = Сэмом Гэмджи
    .loc = Сэме Гэмджи
    .gender = masculine
    .animate = yes

card-herbs-and-stewed-rabbit = Приправы и тушеный кролик
    .gen = Приправ и тушеного кролика
    .dat = Приправам и тушеному кролику
    .acc = Приправы и тушеного кролика
    .ins = Приправами и тушеным кроликом
    .loc = Приправах и тушеном кролике
    .gender = plural
    .animate = no

card-mithril-coat = Мифриловая кольчуга
    .gen = Мифриловой кольчуги
    .dat = Мифриловой кольчуге
    .acc = Мифриловую кольчугу
    .ins = Мифриловой кольчугой
    .loc = Мифриловой кольчуге
    .gender = feminine
    .animate = no

card-sting = Жало
    .gen = Жала
    .dat = Жалу
    .acc = Жало
    .ins = Жалом
    .loc = Жале
    .gender = neuter
    .animate = no

card-there-is-another-way = Есть другой путь
    .gen = Есть другой путь
    .dat = Есть другой путь
    .acc = Есть другой путь
    .ins = Есть другой путь
    .loc = Есть другой путь
    .gender = neuter
    .animate = no

## Rohan

card-riders-of-rohan = Всадники Рохана
    .gen = Всадников Рохана
    .dat = Всадникам Рохана
    .acc = Всадников Рохана
    .ins = Всадниками Рохана
    .loc = Всадниках Рохана
    .gender = plural
    .animate = yes

card-village-militia = Деревенское ополчение
    .gen = Деревенского ополчения
    .dat = Деревенскому ополчению
    .acc = Деревенское ополчение
    .ins = Деревенским ополчением
    .loc = Деревенском ополчении
    .gender = neuter
    .animate = no

card-eomer = Эомер
    .gen = Эомера
    .dat = Эомеру
    .acc = Эомера
    .ins = Эомером
    .loc = Эомере
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

card-theoden = Теоден
    .gen = Теодена
    .dat = Теодену
    .acc = Теодена
    .ins = Теоденом
    .loc = Теодене
    .gender = masculine
    .animate = yes

card-shadowfax = Светозар
    .gen = Светозара
    .dat = Светозару
    .acc = Светозара
    .ins = Светозаром
    .loc = Светозаре
    .gender = masculine
    .animate = yes

card-death-ride-ride-to-ruin = Смерть! Вперед, на погибель!
    .gen = Смерть! Вперед, на погибель!
    .dat = Смерть! Вперед, на погибель!
    .acc = Смерть! Вперед, на погибель!
    .ins = Смерть! Вперед, на погибель!
    .loc = Смерть! Вперед, на погибель!
    .gender = neuter
    .animate = no

## Wizard

card-gandalf-the-grey = Гэндальф Серый
    .gen = Гэндальфа Серого
    .dat = Гэндальфу Серому
    .acc = Гэндальфа Серого
    .ins = Гэндальфом Серым
    .loc = Гэндальфе Сером
    .gender = masculine
    .animate = yes

card-gandalf-the-white = Гэндальф Белый
    .gen = Гэндальфа Белого
    .dat = Гэндальфу Белому
    .acc = Гэндальфа Белого
    .ins = Гэндальфом Белым
    .loc = Гэндальфе Белом
    .gender = masculine
    .animate = yes

card-gwaihir-the-windlord = Гваихир, Повелитель Ветров
    .gen = Гваихира, Повелителя Ветров
    .dat = Гваихиру, Повелителю Ветров
    .acc = Гваихира, Повелителя Ветров
    .ins = Гваихиром, Повелителем Ветров
    .loc = Гваихире, Повелителе Ветров
    .gender = masculine
    .animate = yes

card-quickbeam = Скоростень
    .gen = Скоростня
    .dat = Скоростню
    .acc = Скоростня
    .ins = Скоростнем
    .loc = Скоростне
    .gender = masculine
    .animate = yes

card-smeagol = Смеагол
    .gen = Смеагола
    .dat = Смеаголу
    .acc = Смеагола
    .ins = Смеаголом
    .loc = Смеаголе
    .gender = masculine
    .animate = yes

card-treebeard = Древобород
    .gen = Древоборода
    .dat = Древобороду
    .acc = Древоборода
    .ins = Древобородом
    .loc = Древобороде
    .gender = masculine
    .animate = yes

card-ent-draught = Напиток энтов
    .gen = Напитка энтов
    .dat = Напитку энтов
    .acc = Напиток энтов
    .ins = Напитком энтов
    .loc = Напитке энтов
    .gender = masculine
    .animate = no

card-gandalfs-staff = Посох Гэндальфа
    .gen = Посоха Гэндальфа
    .dat = Посоху Гэндальфа
    .acc = Посох Гэндальфа
    .ins = Посохом Гэндальфа
    .loc = Посохе Гэндальфа
    .gender = masculine
    .animate = no

card-glamdring = Гламдринг
    .gen = Гламдринга
    .dat = Гламдрингу
    .acc = Гламдринг
    .ins = Гламдрингом
    .loc = Гламдринге
    .gender = masculine
    .animate = no

card-narya-ring-of-fire = Нарья, Кольцо Огня
    .gen = Нарьи, Кольца Огня
    .dat = Нарье, Кольцу Огня
    .acc = Нарью, Кольцо Огня
    .ins = Нарьей, Кольцом Огня
    .loc = Нарье, Кольце Огня
    .gender = feminine
    .animate = no

## Isengard

card-devilry-of-saruman = Козни Сарумана
    .gen = Козней Сарумана
    .dat = Козням Сарумана
    .acc = Козни Сарумана
    .ins = Кознями Сарумана
    .loc = Кознях Сарумана
    .gender = plural
    .animate = no

card-fighting-uruk-hai = Боевые урук-хай
    .gen = Боевых урук-хай
    .dat = Боевым урук-хай
    .acc = Боевых урук-хай
    .ins = Боевыми урук-хай
    .loc = Боевых урук-хай
    .gender = plural
    .animate = yes

card-wolf-riders = Наездники на волках
    .gen = Наездников на волках
    .dat = Наездникам на волках
    .acc = Наездников на волках
    .ins = Наездниками на волках
    .loc = Наездниках на волках
    .gender = plural
    .animate = yes

card-white-hand-orcs = Орки Белой Руки
    .gen = Орков Белой Руки
    .dat = Оркам Белой Руки
    .acc = Орков Белой Руки
    .ins = Орками Белой Руки
    .loc = Орках Белой Руки
    .gender = plural
    .animate = yes

card-grima-wormtongue = Грима Гнилоуст
    .gen = Гримы Гнилоуста
    .dat = Гриме Гнилоусту
    .acc = Гриму Гнилоуста
    .ins = Гримой Гнилоустом
    .loc = Гриме Гнилоусте
    .gender = masculine
    .animate = yes

card-saruman = Саруман
    .gen = Сарумана
    .dat = Саруману
    .acc = Сарумана
    .ins = Саруманом
    .loc = Сарумане
    .gender = masculine
    .animate = yes

card-ugluk = Углук
    .gen = Углука
    .dat = Углуку
    .acc = Углука
    .ins = Углуком
    .loc = Углуке
    .gender = masculine
    .animate = yes

card-palantir-of-orthanc = Палантир Ортханка
    .gen = Палантира Ортханка
    .dat = Палантиру Ортханка
    .acc = Палантир Ортханка
    .ins = Палантиром Ортханка
    .loc = Палантире Ортханка
    .gender = masculine
    .animate = no

card-sarumans-staff = Посох Сарумана
    .gen = Посоха Сарумана
    .dat = Посоху Сарумана
    .acc = Посох Сарумана
    .ins = Посохом Сарумана
    .loc = Посохе Сарумана
    .gender = masculine
    .animate = no

card-woven-of-all-colours = Сотканное из всех цветов
    .gen = Сотканного из всех цветов
    .dat = Сотканному из всех цветов
    .acc = Сотканное из всех цветов
    .ins = Сотканным из всех цветов
    .loc = Сотканном из всех цветов
    .gender = neuter
    .animate = no

card-threats-and-promises = Угрозы и обещания
    .gen = Угроз и обещаний
    .dat = Угрозам и обещаниям
    .acc = Угрозы и обещания
    .ins = Угрозами и обещаниями
    .loc = Угрозах и обещаниях
    .gender = plural
    .animate = no

## Monstrous

card-goblins-of-the-misty-mountains = Гоблины Мглистых гор
    .gen = Гоблинов Мглистых гор
    .dat = Гоблинам Мглистых гор
    .acc = Гоблинов Мглистых гор
    .ins = Гоблинами Мглистых гор
    .loc = Гоблинах Мглистых гор
    .gender = plural
    .animate = yes

card-balrog-of-moria = Балрог Мории
    .gen = Балрога Мории
    .dat = Балрогу Мории
    .acc = Балрога Мории
    .ins = Балрогом Мории
    .loc = Балроге Мории
    .gender = masculine
    .animate = yes

card-barrow-wights = Могильные умертвия
    .gen = Могильных умертвий
    .dat = Могильным умертвиям
    .acc = Могильных умертвий
    .ins = Могильными умертвиями
    .loc = Могильных умертвиях
    .gender = plural
    .animate = yes

card-candles-of-corpses = Свечи мертвецов
    .gen = Свечей мертвецов
    .dat = Свечам мертвецов
    .acc = Свечи мертвецов
    .ins = Свечами мертвецов
    .loc = Свечах мертвецов
    .gender = plural
    .animate = no

card-caradhras-the-cruel = Карадрас Жестокий
    .gen = Карадраса Жестокого
    .dat = Карадрасу Жестокому
    .acc = Карадрас Жестокий
    .ins = Карадрасом Жестоким
    .loc = Карадрасе Жестоком
    .gender = masculine
    .animate = no

card-cave-troll = Пещерный тролль
    .gen = Пещерного тролля
    .dat = Пещерному троллю
    .acc = Пещерного тролля
    .ins = Пещерным троллем
    .loc = Пещерном тролле
    .gender = masculine
    .animate = yes

card-flocks-of-crebain = Стаи кребайн
    .gen = Стай кребайн
    .dat = Стаям кребайн
    .acc = Стаи кребайн
    .ins = Стаями кребайн
    .loc = Стаях кребайн
    .gender = plural
    .animate = no

card-gollum = Голлум
    .gen = Голлума
    .dat = Голлуму
    .acc = Голлума
    .ins = Голлумом
    .loc = Голлуме
    .gender = masculine
    .animate = yes

card-hill-troll = Горный тролль
    .gen = Горного тролля
    .dat = Горному троллю
    .acc = Горного тролля
    .ins = Горным троллем
    .loc = Горном тролле
    .gender = masculine
    .animate = yes

card-shelob = Шелоб
    .gen = Шелоб
    .dat = Шелоб
    .acc = Шелоб
    .ins = Шелоб
    .loc = Шелоб
    .gender = feminine
    .animate = yes

## Southron

card-coastal-raiders = Береговые налетчики
    .gen = Береговых налетчиков
    .dat = Береговым налетчикам
    .acc = Береговых налетчиков
    .ins = Береговыми налетчиками
    .loc = Береговых налетчиках
    .gender = plural
    .animate = yes

card-corsairs-of-umbar = Корсары Умбара
    .gen = Корсаров Умбара
    .dat = Корсарам Умбара
    .acc = Корсаров Умбара
    .ins = Корсарами Умбара
    .loc = Корсарах Умбара
    .gender = plural
    .animate = yes

card-haradrim-mumakil = Мумаки харадрим
    .gen = Мумаков харадрим
    .dat = Мумакам харадрим
    .acc = Мумаков харадрим
    .ins = Мумаками харадрим
    .loc = Мумаках харадрим
    .gender = plural
    .animate = yes

card-haradrim-regulars = Пехота харадрим
    .gen = Пехоты харадрим
    .dat = Пехоте харадрим
    .acc = Пехоту харадрим
    .ins = Пехотой харадрим
    .loc = Пехоте харадрим
    .gender = feminine
    .animate = no

card-haradrim-cavalry = Конница харадрим
    .gen = Конницы харадрим
    .dat = Коннице харадрим
    .acc = Конницу харадрим
    .ins = Конницей харадрим
    .loc = Коннице харадрим
    .gender = feminine
    .animate = no

card-the-black-fleet = Черный флот
    .gen = Черного флота
    .dat = Черному флоту
    .acc = Черный флот
    .ins = Черным флотом
    .loc = Черном флоте
    .gender = masculine
    .animate = no

card-the-black-serpent = Черный Змей
    .gen = Черного Змея
    .dat = Черному Змею
    .acc = Черного Змея
    .ins = Черным Змеем
    .loc = Черном Змее
    .gender = masculine
    .animate = yes

## Mordor

card-black-uruks = Черные уруки
    .gen = Черных уруков
    .dat = Черным урукам
    .acc = Черных уруков
    .ins = Черными уруками
    .loc = Черных уруках
    .gender = plural
    .animate = yes

card-grond-hammer-of-the-underworld = Гронд, Молот Подземного мира
    .gen = Гронда, Молота Подземного мира
    .dat = Гронду, Молоту Подземного мира
    .acc = Гронд, Молот Подземного мира
    .ins = Грондом, Молотом Подземного мира
    .loc = Гронде, Молоте Подземного мира
    .gender = masculine
    .animate = no

card-mordor-orcs = Орки Мордора
    .gen = Орков Мордора
    .dat = Оркам Мордора
    .acc = Орков Мордора
    .ins = Орками Мордора
    .loc = Орках Мордора
    .gender = plural
    .animate = yes

card-olog-hai = Олог-хай
    .gen = Олог-хай
    .dat = Олог-хай
    .acc = Олог-хай
    .ins = Олог-хай
    .loc = Олог-хай
    .gender = plural
    .animate = yes

card-trolls-of-udun = Тролли Удуна
    .gen = Троллей Удуна
    .dat = Троллям Удуна
    .acc = Троллей Удуна
    .ins = Троллями Удуна
    .loc = Троллях Удуна
    .gender = plural
    .animate = yes

card-gorbag-shagrat = Горбаг и Шаграт
    .gen = Горбага и Шаграта
    .dat = Горбагу и Шаграту
    .acc = Горбага и Шаграта
    .ins = Горбагом и Шагратом
    .loc = Горбаге и Шаграте
    .gender = plural
    .animate = yes

card-grishnakh = Гришнак
    .gen = Гришнака
    .dat = Гришнаку
    .acc = Гришнака
    .ins = Гришнаком
    .loc = Гришнаке
    .gender = masculine
    .animate = yes

card-mouth-of-sauron = Уста Саурона
    .gen = Уст Саурона
    .dat = Устам Саурона
    .acc = Уста Саурона
    .ins = Устами Саурона
    .loc = Устах Саурона
    .gender = plural
    .animate = no

card-the-beguiler = Обольститель
    .gen = Обольстителя
    .dat = Обольстителю
    .acc = Обольстителя
    .ins = Обольстителем
    .loc = Обольстителе
    .gender = masculine
    .animate = yes

card-the-black-easterling = Черный Вастак
    .gen = Черного Вастака
    .dat = Черному Вастаку
    .acc = Черного Вастака
    .ins = Черным Вастаком
    .loc = Черном Вастаке
    .gender = masculine
    .animate = yes

card-the-commander = Командир
    .gen = Командира
    .dat = Командиру
    .acc = Командира
    .ins = Командиром
    .loc = Командире
    .gender = masculine
    .animate = yes

card-the-destroyer = Разрушитель
    .gen = Разрушителя
    .dat = Разрушителю
    .acc = Разрушителя
    .ins = Разрушителем
    .loc = Разрушителе
    .gender = masculine
    .animate = yes

card-the-hunter = Охотник
    .gen = Охотника
    .dat = Охотнику
    .acc = Охотника
    .ins = Охотником
    .loc = Охотнике
    .gender = masculine
    .animate = yes

card-the-lidless-eye = Око без век
    .gen = Ока без век
    .dat = Оку без век
    .acc = Око без век
    .ins = Оком без век
    .loc = Оке без век
    .gender = neuter
    .animate = no

card-the-messenger = Посланник
    .gen = Посланника
    .dat = Посланнику
    .acc = Посланника
    .ins = Посланником
    .loc = Посланнике
    .gender = masculine
    .animate = yes

card-the-reaver = Душегуб
    .gen = Душегуба
    .dat = Душегубу
    .acc = Душегуба
    .ins = Душегубом
    .loc = Душегубе
    .gender = masculine
    .animate = yes

card-the-warrior = Воитель
    .gen = Воителя
    .dat = Воителю
    .acc = Воителя
    .ins = Воителем
    .loc = Воителе
    .gender = masculine
    .animate = yes

card-the-witch-king = Король-чародей
    .gen = Короля-чародея
    .dat = Королю-чародею
    .acc = Короля-чародея
    .ins = Королем-чародеем
    .loc = Короле-чародее
    .gender = masculine
    .animate = yes

card-black-breath = Черное дыхание
    .gen = Черного дыхания
    .dat = Черному дыханию
    .acc = Черное дыхание
    .ins = Черным дыханием
    .loc = Черном дыхании
    .gender = neuter
    .animate = no

card-black-riders-mount = Конь Черного всадника
    .gen = Коня Черного всадника
    .dat = Коню Черного всадника
    .acc = Коня Черного всадника
    .ins = Конем Черного всадника
    .loc = Коне Черного всадника
    .gender = masculine
    .animate = yes

card-fell-beast = Крылатая тварь
    .gen = Крылатой твари
    .dat = Крылатой твари
    .acc = Крылатую тварь
    .ins = Крылатой тварью
    .loc = Крылатой твари
    .gender = feminine
    .animate = yes

card-morgul-blade = Моргульский клинок
    .gen = Моргульского клинка
    .dat = Моргульскому клинку
    .acc = Моргульский клинок
    .ins = Моргульским клинком
    .loc = Моргульском клинке
    .gender = masculine
    .animate = no

card-nazguls-mantle = Плащ назгула
    .gen = Плаща назгула
    .dat = Плащу назгула
    .acc = Плащ назгула
    .ins = Плащом назгула
    .loc = Плаще назгула
    .gender = masculine
    .animate = no

card-the-black-captain = Черный Полководец
    .gen = Черного Полководца
    .dat = Черному Полководцу
    .acc = Черного Полководца
    .ins = Черным Полководцем
    .loc = Черном Полководце
    .gender = masculine
    .animate = yes

card-the-day-without-dawn = День без рассвета
    .gen = Дня без рассвета
    .dat = Дню без рассвета
    .acc = День без рассвета
    .ins = Днем без рассвета
    .loc = Дне без рассвета
    .gender = masculine
    .animate = no

card-the-ringwraiths-are-abroad = Призраки Кольца на воле
    .gen = Призраков Кольца на воле
    .dat = Призракам Кольца на воле
    .acc = Призраков Кольца на воле
    .ins = Призраками Кольца на воле
    .loc = Призраках Кольца на воле
    .gender = plural
    .animate = yes

## Free Peoples battlegrounds

card-dol-amroth = Дол-Амрот
    .gen = Дол-Амрота
    .dat = Дол-Амроту
    .acc = Дол-Амрот
    .ins = Дол-Амротом
    .loc = Дол-Амроте
    .gender = masculine
    .animate = no

card-edoras = Эдорас
    .gen = Эдораса
    .dat = Эдорасу
    .acc = Эдорас
    .ins = Эдорасом
    .loc = Эдорасе
    .gender = masculine
    .animate = no

card-helms-deep = Хельмова Падь
    .gen = Хельмовой Пади
    .dat = Хельмовой Пади
    .acc = Хельмову Падь
    .ins = Хельмовой Падью
    .loc = Хельмовой Пади
    .gender = feminine
    .animate = no

card-lorien = Лориэн
    .gen = Лориэна
    .dat = Лориэну
    .acc = Лориэн
    .ins = Лориэном
    .loc = Лориэне
    .gender = masculine
    .animate = no

card-minas-tirith = Минас-Тирит
    .gen = Минас-Тирита
    .dat = Минас-Тириту
    .acc = Минас-Тирит
    .ins = Минас-Тиритом
    .loc = Минас-Тирите
    .gender = masculine
    .animate = no

card-pelargir = Пеларгир
    .gen = Пеларгира
    .dat = Пеларгиру
    .acc = Пеларгир
    .ins = Пеларгиром
    .loc = Пеларгире
    .gender = masculine
    .animate = no

card-rivendell = Ривенделл
    .gen = Ривенделла
    .dat = Ривенделлу
    .acc = Ривенделл
    .ins = Ривенделлом
    .loc = Ривенделле
    .gender = masculine
    .animate = no

## Shadow battlegrounds

card-dol-guldur = Дол-Гулдур
    .gen = Дол-Гулдура
    .dat = Дол-Гулдуру
    .acc = Дол-Гулдур
    .ins = Дол-Гулдуром
    .loc = Дол-Гулдуре
    .gender = masculine
    .animate = no

card-harad = Харад
    .gen = Харада
    .dat = Хараду
    .acc = Харад
    .ins = Харадом
    .loc = Хараде
    .gender = masculine
    .animate = no

card-minas-morgul = Минас-Моргул
    .gen = Минас-Моргула
    .dat = Минас-Моргулу
    .acc = Минас-Моргул
    .ins = Минас-Моргулом
    .loc = Минас-Моргуле
    .gender = masculine
    .animate = no

card-morannon = Мораннон
    .gen = Мораннона
    .dat = Мораннону
    .acc = Мораннон
    .ins = Моранноном
    .loc = Моранноне
    .gender = masculine
    .animate = no

card-moria = Мория
    .gen = Мории
    .dat = Мории
    .acc = Морию
    .ins = Морией
    .loc = Мории
    .gender = feminine
    .animate = no

card-orthanc = Ортханк
    .gen = Ортханка
    .dat = Ортханку
    .acc = Ортханк
    .ins = Ортханком
    .loc = Ортханке
    .gender = masculine
    .animate = no

card-umbar = Умбар
    .gen = Умбара
    .dat = Умбару
    .acc = Умбар
    .ins = Умбаром
    .loc = Умбаре
    .gender = masculine
    .animate = no

## Paths

card-bag-end = Бэг-Энд
    .gen = Бэг-Энда
    .dat = Бэг-Энду
    .acc = Бэг-Энд
    .ins = Бэг-Эндом
    .loc = Бэг-Энде
    .gender = masculine
    .animate = no

card-bucklebury-ferry = Баклберийская переправа
    .gen = Баклберийской переправы
    .dat = Баклберийской переправе
    .acc = Баклберийскую переправу
    .ins = Баклберийской переправой
    .loc = Баклберийской переправе
    .gender = feminine
    .animate = no

card-gildors-encampment = Стоянка Гилдора
    .gen = Стоянки Гилдора
    .dat = Стоянке Гилдора
    .acc = Стоянку Гилдора
    .ins = Стоянкой Гилдора
    .loc = Стоянке Гилдора
    .gender = feminine
    .animate = no

card-inn-of-the-prancing-pony = Трактир «Гарцующий пони»
    .gen = Трактира «Гарцующий пони»
    .dat = Трактиру «Гарцующий пони»
    .acc = Трактир «Гарцующий пони»
    .ins = Трактиром «Гарцующий пони»
    .loc = Трактире «Гарцующий пони»
    .gender = masculine
    .animate = no

card-the-old-forest = Старый лес
    .gen = Старого леса
    .dat = Старому лесу
    .acc = Старый лес
    .ins = Старым лесом
    .loc = Старом лесу
    .gender = masculine
    .animate = no

card-weathertop = Заверть
    .gen = Заверти
    .dat = Заверти
    .acc = Заверть
    .ins = Завертью
    .loc = Заверти
    .gender = feminine
    .animate = no

card-fords-of-bruinen = Бруиненский брод
    .gen = Бруиненского брода
    .dat = Бруиненскому броду
    .acc = Бруиненский брод
    .ins = Бруиненским бродом
    .loc = Бруиненском броде
    .gender = masculine
    .animate = no

card-imladris = Имладрис
    .gen = Имладриса
    .dat = Имладрису
    .acc = Имладрис
    .ins = Имладрисом
    .loc = Имладрисе
    .gender = masculine
    .animate = no

card-the-council-of-elrond = Совет у Элронда
    .gen = Совета у Элронда
    .dat = Совету у Элронда
    .acc = Совет у Элронда
    .ins = Советом у Элронда
    .loc = Совете у Элронда
    .gender = masculine
    .animate = no

card-caradhras = Карадрас
    .gen = Карадраса
    .dat = Карадрасу
    .acc = Карадрас
    .ins = Карадрасом
    .loc = Карадрасе
    .gender = masculine
    .animate = no

card-khazad-dum = Кхазад-дум
    .gen = Кхазад-дума
    .dat = Кхазад-думу
    .acc = Кхазад-дум
    .ins = Кхазад-думом
    .loc = Кхазад-думе
    .gender = masculine
    .animate = no

card-the-doors-of-durin = Врата Дурина
    .gen = Врат Дурина
    .dat = Вратам Дурина
    .acc = Врата Дурина
    .ins = Вратами Дурина
    .loc = Вратах Дурина
    .gender = plural
    .animate = no

card-dimrill-dale = Долина Темных Ручьев
    .gen = Долины Темных Ручьев
    .dat = Долине Темных Ручьев
    .acc = Долину Темных Ручьев
    .ins = Долиной Темных Ручьев
    .loc = Долине Темных Ручьев
    .gender = feminine
    .animate = no

card-egladil = Эгладил
    .gen = Эгладила
    .dat = Эгладилу
    .acc = Эгладил
    .ins = Эгладилом
    .loc = Эгладиле
    .gender = masculine
    .animate = no

card-lothlorien = Лотлориэн
    .gen = Лотлориэна
    .dat = Лотлориэну
    .acc = Лотлориэн
    .ins = Лотлориэном
    .loc = Лотлориэне
    .gender = masculine
    .animate = no

card-amon-hen = Амон-Хен
    .gen = Амон-Хена
    .dat = Амон-Хену
    .acc = Амон-Хен
    .ins = Амон-Хеном
    .loc = Амон-Хене
    .gender = masculine
    .animate = no

card-dead-marshes = Мертвые топи
    .gen = Мертвых топей
    .dat = Мертвым топям
    .acc = Мертвые топи
    .ins = Мертвыми топями
    .loc = Мертвых топях
    .gender = plural
    .animate = no

card-emyn-muil = Эмин-Муил
    .gen = Эмин-Муила
    .dat = Эмин-Муилу
    .acc = Эмин-Муил
    .ins = Эмин-Муилом
    .loc = Эмин-Муиле
    .gender = masculine
    .animate = no

card-henneth-annun = Хеннет-Аннун
    .gen = Хеннет-Аннуна
    .dat = Хеннет-Аннуну
    .acc = Хеннет-Аннун
    .ins = Хеннет-Аннуном
    .loc = Хеннет-Аннуне
    .gender = masculine
    .animate = no

card-osgiliath = Осгилиат
    .gen = Осгилиата
    .dat = Осгилиату
    .acc = Осгилиат
    .ins = Осгилиатом
    .loc = Осгилиате
    .gender = masculine
    .animate = no

card-the-cross-roads = Перекресток
    .gen = Перекрестка
    .dat = Перекрестку
    .acc = Перекресток
    .ins = Перекрестком
    .loc = Перекрестке
    .gender = masculine
    .animate = no

card-cirith-ungol = Кирит-Унгол
    .gen = Кирит-Унгола
    .dat = Кирит-Унголу
    .acc = Кирит-Унгол
    .ins = Кирит-Унголом
    .loc = Кирит-Унголе
    .gender = masculine
    .animate = no

card-morgul-vale = Моргульская долина
    .gen = Моргульской долины
    .dat = Моргульской долине
    .acc = Моргульскую долину
    .ins = Моргульской долиной
    .loc = Моргульской долине
    .gender = feminine
    .animate = no

card-shelobs-lair = Логово Шелоб
    .gen = Логова Шелоб
    .dat = Логову Шелоб
    .acc = Логово Шелоб
    .ins = Логовом Шелоб
    .loc = Логове Шелоб
    .gender = neuter
    .animate = no

card-crack-of-doom = Роковая Расселина
    .gen = Роковой Расселины
    .dat = Роковой Расселине
    .acc = Роковую Расселину
    .ins = Роковой Расселиной
    .loc = Роковой Расселине
    .gender = feminine
    .animate = no

card-morgai = Моргай
    .gen = Моргая
    .dat = Моргаю
    .acc = Моргай
    .ins = Моргаем
    .loc = Моргае
    .gender = masculine
    .animate = no

card-orodruin = Ородруин
    .gen = Ородруина
    .dat = Ородруину
    .acc = Ородруин
    .ins = Ородруином
    .loc = Ородруине
    .gender = masculine
    .animate = no
