### Names of War of the Ring: The Card Game, in Ukrainian.
###
### A name's value is the nominative; the attributes are the other cases (loc without its preposition), the
### grammatical gender and whether the noun is animate. A title that is a phrase and not a noun is told with the word
### for a card in the other cases; one with an apposition stands there in quotation marks, so that it needs no comma.
### Under "from the rulebook" stand the names the Ukrainian rulebook prints, in its spelling; under "proposed" ours,
### where known after the Ukrainian translation of Tolkien that the rulebook follows. As there, û is written ŷ.

## Dúnedain, from the rulebook

card-knights-of-dol-amroth = Лицарі з Дол-Амрота
    .gen = Лицарів з Дол-Амрота
    .dat = Лицарям з Дол-Амрота
    .acc = Лицарів з Дол-Амрота
    .ins = Лицарями з Дол-Амрота
    .loc = Лицарях з Дол-Амрота
    .gender = plural
    .animate = yes

card-guards-of-the-citadel = Сторожа Цитаделі
    .gen = Сторожі Цитаделі
    .dat = Сторожі Цитаделі
    .acc = Сторожу Цитаделі
    .ins = Сторожею Цитаделі
    .loc = Сторожі Цитаделі
    .gender = feminine
    .animate = no

card-aragorn = Араґорн
    .gen = Араґорна
    .dat = Араґорнові
    .acc = Араґорна
    .ins = Араґорном
    .loc = Араґорнові
    .gender = masculine
    .animate = yes

card-boromir = Боромир
    .gen = Боромира
    .dat = Боромирові
    .acc = Боромира
    .ins = Боромиром
    .loc = Боромирові
    .gender = masculine
    .animate = yes

card-prince-imrahil = Принц Імрагіл
    .gen = Принца Імрагіла
    .dat = Принцові Імрагілу
    .acc = Принца Імрагіла
    .ins = Принцом Імрагілом
    .loc = Принцові Імрагілу
    .gender = masculine
    .animate = yes

card-strider = Бурлака
    .gen = Бурлаки
    .dat = Бурлаці
    .acc = Бурлаку
    .ins = Бурлакою
    .loc = Бурлаці
    .gender = masculine
    .animate = yes

card-blade-of-westernesse = Лезо Вестернесу
    .gen = Леза Вестернесу
    .dat = Лезу Вестернесу
    .acc = Лезо Вестернесу
    .ins = Лезом Вестернесу
    .loc = Лезі Вестернесу
    .gender = neuter
    .animate = no

## Dúnedain, proposed

card-dead-men-of-dunharrow = Мерці зі Смурного Капища
    .gen = Мерців зі Смурного Капища
    .dat = Мерцям зі Смурного Капища
    .acc = Мерців зі Смурного Капища
    .ins = Мерцями зі Смурного Капища
    .loc = Мерцях зі Смурного Капища
    .gender = plural
    .animate = yes

card-soldiers-of-gondor = Воїни Ґондору
    .gen = Воїнів Ґондору
    .dat = Воїнам Ґондору
    .acc = Воїнів Ґондору
    .ins = Воїнами Ґондору
    .loc = Воїнах Ґондору
    .gender = plural
    .animate = yes

card-the-great-gate = Велика Брама
    .gen = Великої Брами
    .dat = Великій Брамі
    .acc = Велику Браму
    .ins = Великою Брамою
    .loc = Великій Брамі
    .gender = feminine
    .animate = no

card-denethor = Денетор
    .gen = Денетора
    .dat = Денеторові
    .acc = Денетора
    .ins = Денетором
    .loc = Денеторові
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

card-halbarad = Гальбарад
    .gen = Гальбарада
    .dat = Гальбарадові
    .acc = Гальбарада
    .ins = Гальбарадом
    .loc = Гальбарадові
    .gender = masculine
    .animate = yes

card-anduril = Андуріль
    .gen = Андуріля
    .dat = Андурілю
    .acc = Андуріль
    .ins = Андурілем
    .loc = Андурілі
    .gender = masculine
    .animate = no

card-paths-of-the-dead = Стежки Мерців
    .gen = Стежок Мерців
    .dat = Стежкам Мерців
    .acc = Стежки Мерців
    .ins = Стежками Мерців
    .loc = Стежках Мерців
    .gender = plural
    .animate = no

card-the-red-arrow = Червона Стріла
    .gen = Червоної Стріли
    .dat = Червоній Стрілі
    .acc = Червону Стрілу
    .ins = Червоною Стрілою
    .loc = Червоній Стрілі
    .gender = feminine
    .animate = no

card-the-three-hunters = Троє мисливців
    .gen = Трьох мисливців
    .dat = Трьом мисливцям
    .acc = Трьох мисливців
    .ins = Трьома мисливцями
    .loc = Трьох мисливцях
    .gender = plural
    .animate = yes

## Elf, from the rulebook

card-high-elves = Високі ельфи
    .gen = Високих ельфів
    .dat = Високим ельфам
    .acc = Високих ельфів
    .ins = Високими ельфами
    .loc = Високих ельфах
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

card-elrond = Ельронд
    .gen = Ельронда
    .dat = Ельрондові
    .acc = Ельронда
    .ins = Ельрондом
    .loc = Ельрондові
    .gender = masculine
    .animate = yes

card-galadriel = Ґаладріель
    .gen = Ґаладріель
    .dat = Ґаладріель
    .acc = Ґаладріель
    .ins = Ґаладріель
    .loc = Ґаладріель
    .gender = feminine
    .animate = yes

card-legolas = Леґолас
    .gen = Леґоласа
    .dat = Леґоласові
    .acc = Леґоласа
    .ins = Леґоласом
    .loc = Леґоласові
    .gender = masculine
    .animate = yes

card-bow-of-the-galadhrim = Лук Ґаладрима
    .gen = Лука Ґаладрима
    .dat = Луку Ґаладрима
    .acc = Лук Ґаладрима
    .ins = Луком Ґаладрима
    .loc = Луку Ґаладрима
    .gender = masculine
    .animate = no

card-elven-cloak = Ельфійський плащ
    .gen = Ельфійського плаща
    .dat = Ельфійському плащу
    .acc = Ельфійський плащ
    .ins = Ельфійським плащем
    .loc = Ельфійському плащі
    .gender = masculine
    .animate = no

card-lembas = Лембас
    .gen = Лембасу
    .dat = Лембасу
    .acc = Лембас
    .ins = Лембасом
    .loc = Лембасі
    .gender = masculine
    .animate = no

card-mirror-of-galadriel = Дзеркало Ґаладріель
    .gen = Дзеркала Ґаладріель
    .dat = Дзеркалу Ґаладріель
    .acc = Дзеркало Ґаладріель
    .ins = Дзеркалом Ґаладріель
    .loc = Дзеркалі Ґаладріель
    .gender = neuter
    .animate = no

card-nenya-ring-of-adamant = Ненья, Перстень Адаманту
    .gen = «Неньї, Персня Адаманту»
    .dat = «Неньї, Персню Адаманту»
    .acc = «Ненью, Перстень Адаманту»
    .ins = «Неньєю, Перснем Адаманту»
    .loc = «Неньї, Персні Адаманту»
    .gender = feminine
    .animate = no

card-phial-of-galadriel = Піала Ґаладріель
    .gen = Піали Ґаладріель
    .dat = Піалі Ґаладріель
    .acc = Піалу Ґаладріель
    .ins = Піалою Ґаладріель
    .loc = Піалі Ґаладріель
    .gender = feminine
    .animate = no

card-vilya-ring-of-air = Вілья, Перстень Повітря
    .gen = «Вільї, Персня Повітря»
    .dat = «Вільї, Персню Повітря»
    .acc = «Вілью, Перстень Повітря»
    .ins = «Вільєю, Перснем Повітря»
    .loc = «Вільї, Персні Повітря»
    .gender = feminine
    .animate = no

## Dwarf, from the rulebook

card-gimli = Ґімлі
    .gen = Ґімлі
    .dat = Ґімлі
    .acc = Ґімлі
    .ins = Ґімлі
    .loc = Ґімлі
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

## Hobbit, from the rulebook

card-bilbo-baggins = Більбо Торбин
    .gen = Більбо Торбина
    .dat = Більбо Торбинові
    .acc = Більбо Торбина
    .ins = Більбо Торбиним
    .loc = Більбо Торбинові
    .gender = masculine
    .animate = yes

card-fatty-bolger = Феті Виприн
    .gen = Феті Виприна
    .dat = Феті Випринові
    .acc = Феті Виприна
    .ins = Феті Виприним
    .loc = Феті Випринові
    .gender = masculine
    .animate = yes

card-frodo-baggins = Фродо Торбин
    .gen = Фродо Торбина
    .dat = Фродо Торбинові
    .acc = Фродо Торбина
    .ins = Фродо Торбиним
    .loc = Фродо Торбинові
    .gender = masculine
    .animate = yes

card-merry-brandybuck = Мері Брендіцап
    .gen = Мері Брендіцапа
    .dat = Мері Брендіцапові
    .acc = Мері Брендіцапа
    .ins = Мері Брендіцапом
    .loc = Мері Брендіцапові
    .gender = masculine
    .animate = yes

card-pippin-took = Піпін Тук
    .gen = Піпіна Тука
    .dat = Піпінові Туку
    .acc = Піпіна Тука
    .ins = Піпіном Туком
    .loc = Піпінові Туку
    .gender = masculine
    .animate = yes

card-sam-gamgee = Сем Грунич
    .gen = Сема Грунича
    .dat = Семові Груничу
    .acc = Сема Грунича
    .ins = Семом Груничем
    .loc = Семові Груничу
    .gender = masculine
    .animate = yes

card-mithril-coat = Мітрилова кольчуга
    .gen = Мітрилової кольчуги
    .dat = Мітриловій кольчузі
    .acc = Мітрилову кольчугу
    .ins = Мітриловою кольчугою
    .loc = Мітриловій кольчузі
    .gender = feminine
    .animate = no

card-sting = Жало
    .gen = Жала
    .dat = Жалу
    .acc = Жало
    .ins = Жалом
    .loc = Жалі
    .gender = neuter
    .animate = no

## Hobbit, proposed

card-herbs-and-stewed-rabbit = Приправи й тушкований кріль
    .gen = Приправ і тушкованого кроля
    .dat = Приправам і тушкованому кролю
    .acc = Приправи й тушкованого кроля
    .ins = Приправами й тушкованим кролем
    .loc = Приправах і тушкованому кролі
    .gender = plural
    .animate = no

card-there-is-another-way = Є інший шлях
    .gen = карти «Є інший шлях»
    .dat = карті «Є інший шлях»
    .acc = карту «Є інший шлях»
    .ins = картою «Є інший шлях»
    .loc = карті «Є інший шлях»
    .gender = feminine
    .animate = no

## Rohan, from the rulebook

card-eomer = Еомер
    .gen = Еомера
    .dat = Еомерові
    .acc = Еомера
    .ins = Еомером
    .loc = Еомерові
    .gender = masculine
    .animate = yes

card-theoden = Теоден
    .gen = Теодена
    .dat = Теоденові
    .acc = Теодена
    .ins = Теоденом
    .loc = Теоденові
    .gender = masculine
    .animate = yes

## Rohan, proposed

card-riders-of-rohan = Вершники Рогану
    .gen = Вершників Рогану
    .dat = Вершникам Рогану
    .acc = Вершників Рогану
    .ins = Вершниками Рогану
    .loc = Вершниках Рогану
    .gender = plural
    .animate = yes

card-village-militia = Сільське ополчення
    .gen = Сільського ополчення
    .dat = Сільському ополченню
    .acc = Сільське ополчення
    .ins = Сільським ополченням
    .loc = Сільському ополченні
    .gender = neuter
    .animate = no

card-eowyn = Еовин
    .gen = Еовин
    .dat = Еовин
    .acc = Еовин
    .ins = Еовин
    .loc = Еовин
    .gender = feminine
    .animate = yes

card-shadowfax = Тіньогрив
    .gen = Тіньогрива
    .dat = Тіньогривові
    .acc = Тіньогрива
    .ins = Тіньогривом
    .loc = Тіньогривові
    .gender = masculine
    .animate = yes

card-death-ride-ride-to-ruin = Смерть! Уперед, на погибель!
    .gen = карти «Смерть! Уперед, на погибель!»
    .dat = карті «Смерть! Уперед, на погибель!»
    .acc = карту «Смерть! Уперед, на погибель!»
    .ins = картою «Смерть! Уперед, на погибель!»
    .loc = карті «Смерть! Уперед, на погибель!»
    .gender = feminine
    .animate = no

## Wizard, from the rulebook

card-gandalf-the-grey = Ґандальф Сірий
    .gen = Ґандальфа Сірого
    .dat = Ґандальфові Сірому
    .acc = Ґандальфа Сірого
    .ins = Ґандальфом Сірим
    .loc = Ґандальфові Сірому
    .gender = masculine
    .animate = yes

card-gandalf-the-white = Ґандальф Білий
    .gen = Ґандальфа Білого
    .dat = Ґандальфові Білому
    .acc = Ґандальфа Білого
    .ins = Ґандальфом Білим
    .loc = Ґандальфові Білому
    .gender = masculine
    .animate = yes

card-gandalfs-staff = Патериця Ґандальфа
    .gen = Патериці Ґандальфа
    .dat = Патериці Ґандальфа
    .acc = Патерицю Ґандальфа
    .ins = Патерицею Ґандальфа
    .loc = Патериці Ґандальфа
    .gender = feminine
    .animate = no

card-glamdring = Ґламдрінґ
    .gen = Ґламдрінґа
    .dat = Ґламдрінґу
    .acc = Ґламдрінґ
    .ins = Ґламдрінґом
    .loc = Ґламдрінґу
    .gender = masculine
    .animate = no

card-narya-ring-of-fire = Нар’я, Перстень Вогню
    .gen = «Нар’ї, Персня Вогню»
    .dat = «Нар’ї, Персню Вогню»
    .acc = «Нар’ю, Перстень Вогню»
    .ins = «Нар’єю, Перснем Вогню»
    .loc = «Нар’ї, Персні Вогню»
    .gender = feminine
    .animate = no

## Wizard, proposed

card-gwaihir-the-windlord = Ґвайгір, Володар Вітрів
    .gen = «Ґвайгіра, Володаря Вітрів»
    .dat = «Ґвайгірові, Володареві Вітрів»
    .acc = «Ґвайгіра, Володаря Вітрів»
    .ins = «Ґвайгіром, Володарем Вітрів»
    .loc = «Ґвайгірові, Володареві Вітрів»
    .gender = masculine
    .animate = yes

card-quickbeam = Швидкопромінь
    .gen = Швидкопроменя
    .dat = Швидкопроменеві
    .acc = Швидкопроменя
    .ins = Швидкопроменем
    .loc = Швидкопроменеві
    .gender = masculine
    .animate = yes

card-smeagol = Смеаґол
    .gen = Смеаґола
    .dat = Смеаґолові
    .acc = Смеаґола
    .ins = Смеаґолом
    .loc = Смеаґолові
    .gender = masculine
    .animate = yes

card-treebeard = Деревобородий
    .gen = Деревобородого
    .dat = Деревобородому
    .acc = Деревобородого
    .ins = Деревобородим
    .loc = Деревобородому
    .gender = masculine
    .animate = yes

card-ent-draught = Напій ентів
    .gen = Напою ентів
    .dat = Напою ентів
    .acc = Напій ентів
    .ins = Напоєм ентів
    .loc = Напої ентів
    .gender = masculine
    .animate = no

## Isengard, from the rulebook

card-saruman = Саруман
    .gen = Сарумана
    .dat = Саруманові
    .acc = Сарумана
    .ins = Саруманом
    .loc = Саруманові
    .gender = masculine
    .animate = yes

card-ugluk = Уґлук
    .gen = Уґлука
    .dat = Уґлукові
    .acc = Уґлука
    .ins = Уґлуком
    .loc = Уґлукові
    .gender = masculine
    .animate = yes

card-palantir-of-orthanc = Палантир Ортанку
    .gen = Палантира Ортанку
    .dat = Палантиру Ортанку
    .acc = Палантир Ортанку
    .ins = Палантиром Ортанку
    .loc = Палантирі Ортанку
    .gender = masculine
    .animate = no

card-sarumans-staff = Патериця Сарумана
    .gen = Патериці Сарумана
    .dat = Патериці Сарумана
    .acc = Патерицю Сарумана
    .ins = Патерицею Сарумана
    .loc = Патериці Сарумана
    .gender = feminine
    .animate = no

card-woven-of-all-colours = Зітканий з усіх кольорів
    .gen = Зітканого з усіх кольорів
    .dat = Зітканому з усіх кольорів
    .acc = Зітканий з усіх кольорів
    .ins = Зітканим з усіх кольорів
    .loc = Зітканому з усіх кольорів
    .gender = masculine
    .animate = no

## Isengard, proposed

card-devilry-of-saruman = Підступи Сарумана
    .gen = Підступів Сарумана
    .dat = Підступам Сарумана
    .acc = Підступи Сарумана
    .ins = Підступами Сарумана
    .loc = Підступах Сарумана
    .gender = plural
    .animate = no

card-fighting-uruk-hai = Бойові урук-гаї
    .gen = Бойових урук-гаїв
    .dat = Бойовим урук-гаям
    .acc = Бойових урук-гаїв
    .ins = Бойовими урук-гаями
    .loc = Бойових урук-гаях
    .gender = plural
    .animate = yes

card-wolf-riders = Вовчі вершники
    .gen = Вовчих вершників
    .dat = Вовчим вершникам
    .acc = Вовчих вершників
    .ins = Вовчими вершниками
    .loc = Вовчих вершниках
    .gender = plural
    .animate = yes

card-white-hand-orcs = Орки Білої Руки
    .gen = Орків Білої Руки
    .dat = Оркам Білої Руки
    .acc = Орків Білої Руки
    .ins = Орками Білої Руки
    .loc = Орках Білої Руки
    .gender = plural
    .animate = yes

card-grima-wormtongue = Ґріма Змієязикий
    .gen = Ґріми Змієязикого
    .dat = Ґрімі Змієязикому
    .acc = Ґріму Змієязикого
    .ins = Ґрімою Змієязиким
    .loc = Ґрімі Змієязикому
    .gender = masculine
    .animate = yes

card-threats-and-promises = Погрози й обіцянки
    .gen = Погроз і обіцянок
    .dat = Погрозам і обіцянкам
    .acc = Погрози й обіцянки
    .ins = Погрозами й обіцянками
    .loc = Погрозах і обіцянках
    .gender = plural
    .animate = no

## Monstrous, from the rulebook

card-goblins-of-the-misty-mountains = Ґобліни Імлистих гір
    .gen = Ґоблінів Імлистих гір
    .dat = Ґоблінам Імлистих гір
    .acc = Ґоблінів Імлистих гір
    .ins = Ґоблінами Імлистих гір
    .loc = Ґоблінах Імлистих гір
    .gender = plural
    .animate = yes

card-balrog-of-moria = Бальроґ з Морії
    .gen = Бальроґа з Морії
    .dat = Бальроґові з Морії
    .acc = Бальроґа з Морії
    .ins = Бальроґом з Морії
    .loc = Бальроґові з Морії
    .gender = masculine
    .animate = yes

card-barrow-wights = Могильні Духи
    .gen = Могильних Духів
    .dat = Могильним Духам
    .acc = Могильних Духів
    .ins = Могильними Духами
    .loc = Могильних Духах
    .gender = plural
    .animate = yes

card-caradhras-the-cruel = Карадрас Неприступний
    .gen = Карадрасу Неприступного
    .dat = Карадрасу Неприступному
    .acc = Карадрас Неприступний
    .ins = Карадрасом Неприступним
    .loc = Карадрасі Неприступному
    .gender = masculine
    .animate = no

card-cave-troll = Печерний троль
    .gen = Печерного троля
    .dat = Печерному тролеві
    .acc = Печерного троля
    .ins = Печерним тролем
    .loc = Печерному тролеві
    .gender = masculine
    .animate = yes

card-flocks-of-crebain = Зграя кребайнів
    .gen = Зграї кребайнів
    .dat = Зграї кребайнів
    .acc = Зграю кребайнів
    .ins = Зграєю кребайнів
    .loc = Зграї кребайнів
    .gender = feminine
    .animate = no

card-hill-troll = Гірський троль
    .gen = Гірського троля
    .dat = Гірському тролеві
    .acc = Гірського троля
    .ins = Гірським тролем
    .loc = Гірському тролеві
    .gender = masculine
    .animate = yes

## Monstrous, proposed

card-candles-of-corpses = Свічки мерців
    .gen = Свічок мерців
    .dat = Свічкам мерців
    .acc = Свічки мерців
    .ins = Свічками мерців
    .loc = Свічках мерців
    .gender = plural
    .animate = no

card-gollum = Ґолум
    .gen = Ґолума
    .dat = Ґолумові
    .acc = Ґолума
    .ins = Ґолумом
    .loc = Ґолумові
    .gender = masculine
    .animate = yes

card-shelob = Шелоба
    .gen = Шелоби
    .dat = Шелобі
    .acc = Шелобу
    .ins = Шелобою
    .loc = Шелобі
    .gender = feminine
    .animate = yes

## Southron, from the rulebook

card-the-black-serpent = Чорна Змія
    .gen = Чорної Змії
    .dat = Чорній Змії
    .acc = Чорну Змію
    .ins = Чорною Змією
    .loc = Чорній Змії
    .gender = feminine
    .animate = yes

## Southron, proposed

card-coastal-raiders = Прибережні розбійники
    .gen = Прибережних розбійників
    .dat = Прибережним розбійникам
    .acc = Прибережних розбійників
    .ins = Прибережними розбійниками
    .loc = Прибережних розбійниках
    .gender = plural
    .animate = yes

card-corsairs-of-umbar = Корсари з Умбару
    .gen = Корсарів з Умбару
    .dat = Корсарам з Умбару
    .acc = Корсарів з Умбару
    .ins = Корсарами з Умбару
    .loc = Корсарах з Умбару
    .gender = plural
    .animate = yes

card-haradrim-mumakil = Мŷмакіли гарадримів
    .gen = Мŷмакілів гарадримів
    .dat = Мŷмакілам гарадримів
    .acc = Мŷмакілів гарадримів
    .ins = Мŷмакілами гарадримів
    .loc = Мŷмакілах гарадримів
    .gender = plural
    .animate = yes

card-haradrim-regulars = Піхота гарадримів
    .gen = Піхоти гарадримів
    .dat = Піхоті гарадримів
    .acc = Піхоту гарадримів
    .ins = Піхотою гарадримів
    .loc = Піхоті гарадримів
    .gender = feminine
    .animate = no

card-haradrim-cavalry = Кіннота гарадримів
    .gen = Кінноти гарадримів
    .dat = Кінноті гарадримів
    .acc = Кінноту гарадримів
    .ins = Кіннотою гарадримів
    .loc = Кінноті гарадримів
    .gender = feminine
    .animate = no

card-the-black-fleet = Чорний флот
    .gen = Чорного флоту
    .dat = Чорному флоту
    .acc = Чорний флот
    .ins = Чорним флотом
    .loc = Чорному флоті
    .gender = masculine
    .animate = no

## Mordor, from the rulebook

card-mordor-orcs = Мордорські орки
    .gen = Мордорських орків
    .dat = Мордорським оркам
    .acc = Мордорських орків
    .ins = Мордорськими орками
    .loc = Мордорських орках
    .gender = plural
    .animate = yes

card-olog-hai = Олоґ-гаї
    .gen = Олоґ-гаїв
    .dat = Олоґ-гаям
    .acc = Олоґ-гаїв
    .ins = Олоґ-гаями
    .loc = Олоґ-гаях
    .gender = plural
    .animate = yes

card-gorbag-shagrat = Ґорбаґ і Шаґрат
    .gen = Ґорбаґа й Шаґрата
    .dat = Ґорбаґові й Шаґратові
    .acc = Ґорбаґа й Шаґрата
    .ins = Ґорбаґом і Шаґратом
    .loc = Ґорбаґові й Шаґратові
    .gender = plural
    .animate = yes

card-grishnakh = Ґрішнах
    .gen = Ґрішнаха
    .dat = Ґрішнахові
    .acc = Ґрішнаха
    .ins = Ґрішнахом
    .loc = Ґрішнахові
    .gender = masculine
    .animate = yes

card-the-commander = Командир
    .gen = Командира
    .dat = Командирові
    .acc = Командира
    .ins = Командиром
    .loc = Командирові
    .gender = masculine
    .animate = yes

card-the-destroyer = Руйнівник
    .gen = Руйнівника
    .dat = Руйнівникові
    .acc = Руйнівника
    .ins = Руйнівником
    .loc = Руйнівникові
    .gender = masculine
    .animate = yes

card-the-reaver = Душогуб
    .gen = Душогуба
    .dat = Душогубові
    .acc = Душогуба
    .ins = Душогубом
    .loc = Душогубові
    .gender = masculine
    .animate = yes

card-the-witch-king = Король-Відьмак
    .gen = Короля-Відьмака
    .dat = Королеві-Відьмаку
    .acc = Короля-Відьмака
    .ins = Королем-Відьмаком
    .loc = Королеві-Відьмаку
    .gender = masculine
    .animate = yes

card-black-breath = Чорний Подих
    .gen = Чорного Подиху
    .dat = Чорному Подиху
    .acc = Чорний Подих
    .ins = Чорним Подихом
    .loc = Чорному Подиху
    .gender = masculine
    .animate = no

card-black-riders-mount = Кінь Чорного Вершника
    .gen = Коня Чорного Вершника
    .dat = Коневі Чорного Вершника
    .acc = Коня Чорного Вершника
    .ins = Конем Чорного Вершника
    .loc = Коневі Чорного Вершника
    .gender = masculine
    .animate = yes

card-morgul-blade = Морґульське лезо
    .gen = Морґульського леза
    .dat = Морґульському лезу
    .acc = Морґульське лезо
    .ins = Морґульським лезом
    .loc = Морґульському лезі
    .gender = neuter
    .animate = no

card-nazguls-mantle = Мантія назґŷла
    .gen = Мантії назґŷла
    .dat = Мантії назґŷла
    .acc = Мантію назґŷла
    .ins = Мантією назґŷла
    .loc = Мантії назґŷла
    .gender = feminine
    .animate = no

card-the-black-captain = Чорний Капітан
    .gen = Чорного Капітана
    .dat = Чорному Капітанові
    .acc = Чорного Капітана
    .ins = Чорним Капітаном
    .loc = Чорному Капітанові
    .gender = masculine
    .animate = yes

card-the-ringwraiths-are-abroad = Поява Примар Персня
    .gen = Появи Примар Персня
    .dat = Появі Примар Персня
    .acc = Появу Примар Персня
    .ins = Появою Примар Персня
    .loc = Появі Примар Персня
    .gender = feminine
    .animate = no

## Mordor, proposed

card-black-uruks = Чорні уруки
    .gen = Чорних уруків
    .dat = Чорним урукам
    .acc = Чорних уруків
    .ins = Чорними уруками
    .loc = Чорних уруках
    .gender = plural
    .animate = yes

card-grond-hammer-of-the-underworld = Ґронд, Молот Підземного Світу
    .gen = «Ґронда, Молота Підземного Світу»
    .dat = «Ґронду, Молоту Підземного Світу»
    .acc = «Ґронд, Молот Підземного Світу»
    .ins = «Ґрондом, Молотом Підземного Світу»
    .loc = «Ґронді, Молоті Підземного Світу»
    .gender = masculine
    .animate = no

card-trolls-of-udun = Тролі з Удŷну
    .gen = Тролів з Удŷну
    .dat = Тролям з Удŷну
    .acc = Тролів з Удŷну
    .ins = Тролями з Удŷну
    .loc = Тролях з Удŷну
    .gender = plural
    .animate = yes

card-mouth-of-sauron = Глашатай Саурона
    .gen = Глашатая Саурона
    .dat = Глашатаєві Саурона
    .acc = Глашатая Саурона
    .ins = Глашатаєм Саурона
    .loc = Глашатаєві Саурона
    .gender = masculine
    .animate = yes

card-the-beguiler = Спокусник
    .gen = Спокусника
    .dat = Спокусникові
    .acc = Спокусника
    .ins = Спокусником
    .loc = Спокусникові
    .gender = masculine
    .animate = yes

card-the-black-easterling = Чорний Східнянин
    .gen = Чорного Східнянина
    .dat = Чорному Східнянинові
    .acc = Чорного Східнянина
    .ins = Чорним Східнянином
    .loc = Чорному Східнянинові
    .gender = masculine
    .animate = yes

card-the-hunter = Мисливець
    .gen = Мисливця
    .dat = Мисливцеві
    .acc = Мисливця
    .ins = Мисливцем
    .loc = Мисливцеві
    .gender = masculine
    .animate = yes

card-the-lidless-eye = Безповіке Око
    .gen = Безповікого Ока
    .dat = Безповікому Оку
    .acc = Безповіке Око
    .ins = Безповіким Оком
    .loc = Безповікому Оці
    .gender = neuter
    .animate = no

card-the-messenger = Посланець
    .gen = Посланця
    .dat = Посланцеві
    .acc = Посланця
    .ins = Посланцем
    .loc = Посланцеві
    .gender = masculine
    .animate = yes

card-the-warrior = Воїн
    .gen = Воїна
    .dat = Воїнові
    .acc = Воїна
    .ins = Воїном
    .loc = Воїнові
    .gender = masculine
    .animate = yes

card-fell-beast = Лиховісний звір
    .gen = Лиховісного звіра
    .dat = Лиховісному звірові
    .acc = Лиховісного звіра
    .ins = Лиховісним звіром
    .loc = Лиховісному звірові
    .gender = masculine
    .animate = yes

card-the-day-without-dawn = День без світанку
    .gen = Дня без світанку
    .dat = Дню без світанку
    .acc = День без світанку
    .ins = Днем без світанку
    .loc = Дні без світанку
    .gender = masculine
    .animate = no

## Free Peoples battlegrounds, from the rulebook

card-helms-deep = Гельмів Яр
    .gen = Гельмового Яру
    .dat = Гельмовому Яру
    .acc = Гельмів Яр
    .ins = Гельмовим Яром
    .loc = Гельмовому Яру
    .gender = masculine
    .animate = no

card-lorien = Лорієн
    .gen = Лорієну
    .dat = Лорієну
    .acc = Лорієн
    .ins = Лорієном
    .loc = Лорієні
    .gender = masculine
    .animate = no

card-minas-tirith = Мінас-Тіріт
    .gen = Мінас-Тіріта
    .dat = Мінас-Тіріту
    .acc = Мінас-Тіріт
    .ins = Мінас-Тірітом
    .loc = Мінас-Тіріті
    .gender = masculine
    .animate = no

card-rivendell = Рівенділ
    .gen = Рівенділу
    .dat = Рівенділу
    .acc = Рівенділ
    .ins = Рівенділом
    .loc = Рівенділі
    .gender = masculine
    .animate = no

## Free Peoples battlegrounds, proposed

card-dol-amroth = Дол-Амрот
    .gen = Дол-Амрота
    .dat = Дол-Амроту
    .acc = Дол-Амрот
    .ins = Дол-Амротом
    .loc = Дол-Амроті
    .gender = masculine
    .animate = no

card-edoras = Едорас
    .gen = Едораса
    .dat = Едорасу
    .acc = Едорас
    .ins = Едорасом
    .loc = Едорасі
    .gender = masculine
    .animate = no

card-pelargir = Пеларґір
    .gen = Пеларґіра
    .dat = Пеларґіру
    .acc = Пеларґір
    .ins = Пеларґіром
    .loc = Пеларґірі
    .gender = masculine
    .animate = no

## Shadow battlegrounds, from the rulebook

card-dol-guldur = Дол-Ґульдур
    .gen = Дол-Ґульдура
    .dat = Дол-Ґульдуру
    .acc = Дол-Ґульдур
    .ins = Дол-Ґульдуром
    .loc = Дол-Ґульдурі
    .gender = masculine
    .animate = no

card-minas-morgul = Мінас-Морґул
    .gen = Мінас-Морґула
    .dat = Мінас-Морґулу
    .acc = Мінас-Морґул
    .ins = Мінас-Морґулом
    .loc = Мінас-Морґулі
    .gender = masculine
    .animate = no

card-morannon = Мораннон
    .gen = Мораннону
    .dat = Мораннону
    .acc = Мораннон
    .ins = Моранноном
    .loc = Моранноні
    .gender = masculine
    .animate = no

card-moria = Морія
    .gen = Морії
    .dat = Морії
    .acc = Морію
    .ins = Морією
    .loc = Морії
    .gender = feminine
    .animate = no

card-orthanc = Ортанк
    .gen = Ортанку
    .dat = Ортанку
    .acc = Ортанк
    .ins = Ортанком
    .loc = Ортанку
    .gender = masculine
    .animate = no

## Shadow battlegrounds, proposed

card-harad = Гарад
    .gen = Гараду
    .dat = Гараду
    .acc = Гарад
    .ins = Гарадом
    .loc = Гараді
    .gender = masculine
    .animate = no

card-umbar = Умбар
    .gen = Умбару
    .dat = Умбару
    .acc = Умбар
    .ins = Умбаром
    .loc = Умбарі
    .gender = masculine
    .animate = no

## Paths, from the rulebook

card-bag-end = Торбин Кут
    .gen = Торбиного Кута
    .dat = Торбиному Куту
    .acc = Торбин Кут
    .ins = Торбиним Кутом
    .loc = Торбиному Куті
    .gender = masculine
    .animate = no

card-bucklebury-ferry = Цапоградська Переправа
    .gen = Цапоградської Переправи
    .dat = Цапоградській Переправі
    .acc = Цапоградську Переправу
    .ins = Цапоградською Переправою
    .loc = Цапоградській Переправі
    .gender = feminine
    .animate = no

card-gildors-encampment = Табір Ґільдора
    .gen = Табору Ґільдора
    .dat = Табору Ґільдора
    .acc = Табір Ґільдора
    .ins = Табором Ґільдора
    .loc = Таборі Ґільдора
    .gender = masculine
    .animate = no

card-inn-of-the-prancing-pony = Заїзд «Брикливий Поні»
    .gen = Заїзду «Брикливий Поні»
    .dat = Заїзду «Брикливий Поні»
    .acc = Заїзд «Брикливий Поні»
    .ins = Заїздом «Брикливий Поні»
    .loc = Заїзді «Брикливий Поні»
    .gender = masculine
    .animate = no

card-the-old-forest = Праліс
    .gen = Пралісу
    .dat = Пралісу
    .acc = Праліс
    .ins = Пралісом
    .loc = Пралісі
    .gender = masculine
    .animate = no

card-weathertop = Вершина Вітрів
    .gen = Вершини Вітрів
    .dat = Вершині Вітрів
    .acc = Вершину Вітрів
    .ins = Вершиною Вітрів
    .loc = Вершині Вітрів
    .gender = feminine
    .animate = no

card-fords-of-bruinen = Брід на Бруїнені
    .gen = Броду на Бруїнені
    .dat = Броду на Бруїнені
    .acc = Брід на Бруїнені
    .ins = Бродом на Бруїнені
    .loc = Броді на Бруїнені
    .gender = masculine
    .animate = no

card-imladris = Імладріс
    .gen = Імладрісу
    .dat = Імладрісу
    .acc = Імладріс
    .ins = Імладрісом
    .loc = Імладрісі
    .gender = masculine
    .animate = no

card-the-council-of-elrond = Рада в Ельронда
    .gen = Ради в Ельронда
    .dat = Раді в Ельронда
    .acc = Раду в Ельронда
    .ins = Радою в Ельронда
    .loc = Раді в Ельронда
    .gender = feminine
    .animate = no

card-caradhras = Карадрас
    .gen = Карадрасу
    .dat = Карадрасу
    .acc = Карадрас
    .ins = Карадрасом
    .loc = Карадрасі
    .gender = masculine
    .animate = no

card-khazad-dum = Кгазад-дŷм
    .gen = Кгазад-дŷму
    .dat = Кгазад-дŷму
    .acc = Кгазад-дŷм
    .ins = Кгазад-дŷмом
    .loc = Кгазад-дŷмі
    .gender = masculine
    .animate = no

card-the-doors-of-durin = Двері Даріна
    .gen = Дверей Даріна
    .dat = Дверям Даріна
    .acc = Двері Даріна
    .ins = Дверима Даріна
    .loc = Дверях Даріна
    .gender = plural
    .animate = no

card-dimrill-dale = Долина Затінених Струмків
    .gen = Долини Затінених Струмків
    .dat = Долині Затінених Струмків
    .acc = Долину Затінених Струмків
    .ins = Долиною Затінених Струмків
    .loc = Долині Затінених Струмків
    .gender = feminine
    .animate = no

card-egladil = Еґладиль
    .gen = Еґладилю
    .dat = Еґладилю
    .acc = Еґладиль
    .ins = Еґладилем
    .loc = Еґладилі
    .gender = masculine
    .animate = no

card-lothlorien = Лотлорієн
    .gen = Лотлорієну
    .dat = Лотлорієну
    .acc = Лотлорієн
    .ins = Лотлорієном
    .loc = Лотлорієні
    .gender = masculine
    .animate = no

card-amon-hen = Амон-Ген
    .gen = Амон-Гену
    .dat = Амон-Гену
    .acc = Амон-Ген
    .ins = Амон-Геном
    .loc = Амон-Гені
    .gender = masculine
    .animate = no

card-henneth-annun = Геннет-Аннŷн
    .gen = Геннет-Аннŷну
    .dat = Геннет-Аннŷну
    .acc = Геннет-Аннŷн
    .ins = Геннет-Аннŷном
    .loc = Геннет-Аннŷні
    .gender = masculine
    .animate = no

card-cirith-ungol = Кіріт-Унґол
    .gen = Кіріт-Унґолу
    .dat = Кіріт-Унґолу
    .acc = Кіріт-Унґол
    .ins = Кіріт-Унґолом
    .loc = Кіріт-Унґолі
    .gender = masculine
    .animate = no

card-crack-of-doom = Розколина Недолі
    .gen = Розколини Недолі
    .dat = Розколині Недолі
    .acc = Розколину Недолі
    .ins = Розколиною Недолі
    .loc = Розколині Недолі
    .gender = feminine
    .animate = no

## Paths, proposed

card-dead-marshes = Мертвотні Болота
    .gen = Мертвотних Боліт
    .dat = Мертвотним Болотам
    .acc = Мертвотні Болота
    .ins = Мертвотними Болотами
    .loc = Мертвотних Болотах
    .gender = plural
    .animate = no

card-emyn-muil = Емин-Муїл
    .gen = Емин-Муїлу
    .dat = Емин-Муїлу
    .acc = Емин-Муїл
    .ins = Емин-Муїлом
    .loc = Емин-Муїлі
    .gender = masculine
    .animate = no

card-osgiliath = Осґіліат
    .gen = Осґіліата
    .dat = Осґіліату
    .acc = Осґіліат
    .ins = Осґіліатом
    .loc = Осґіліаті
    .gender = masculine
    .animate = no

card-the-cross-roads = Роздоріжжя
    .gen = Роздоріжжя
    .dat = Роздоріжжю
    .acc = Роздоріжжя
    .ins = Роздоріжжям
    .loc = Роздоріжжі
    .gender = neuter
    .animate = no

card-morgul-vale = Морґульська Долина
    .gen = Морґульської Долини
    .dat = Морґульській Долині
    .acc = Морґульську Долину
    .ins = Морґульською Долиною
    .loc = Морґульській Долині
    .gender = feminine
    .animate = no

card-shelobs-lair = Лігво Шелоби
    .gen = Лігва Шелоби
    .dat = Лігву Шелоби
    .acc = Лігво Шелоби
    .ins = Лігвом Шелоби
    .loc = Лігві Шелоби
    .gender = neuter
    .animate = no

card-morgai = Морґай
    .gen = Морґаю
    .dat = Морґаю
    .acc = Морґай
    .ins = Морґаєм
    .loc = Морґаї
    .gender = masculine
    .animate = no

card-orodruin = Ородруїн
    .gen = Ородруїну
    .dat = Ородруїну
    .acc = Ородруїн
    .ins = Ородруїном
    .loc = Ородруїні
    .gender = masculine
    .animate = no
