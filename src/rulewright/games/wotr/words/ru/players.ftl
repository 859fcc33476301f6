### Сценарии и игроки, названные по своим колодам, по-русски.

scenario-trilogy = Трилогия
    .gen = Трилогии
    .dat = Трилогии
    .acc = Трилогию
    .ins = Трилогией
    .loc = Трилогии
    .gender = feminine
    .animate = no

scenario-duel-2 = Поединок двоих
    .gen = Поединка двоих
    .dat = Поединку двоих
    .acc = Поединок двоих
    .ins = Поединком двоих
    .loc = Поединке двоих
    .gender = masculine
    .animate = no

scenario-duel-3 = Поединок троих
    .gen = Поединка троих
    .dat = Поединку троих
    .acc = Поединок троих
    .ins = Поединком троих
    .loc = Поединке троих
    .gender = masculine
    .animate = no

scenario-fellowship = Братство Кольца
    .gen = Братства Кольца
    .dat = Братству Кольца
    .acc = Братство Кольца
    .ins = Братством Кольца
    .loc = Братстве Кольца
    .gender = neuter
    .animate = no

player-frodo = Фродо
    .gen = Фродо
    .dat = Фродо
    .acc = Фродо
    .ins = Фродо
    .loc = Фродо
    .gender = masculine
    .animate = yes

player-witch-king = Король-чародей
    .gen = Короля-чародея
    .dat = Королю-чародею
    .acc = Короля-чародея
    .ins = Королем-чародеем
    .loc = Короле-чародее
    .gender = masculine
    .animate = yes

player-aragorn = Арагорн
    .gen = Арагорна
    .dat = Арагорну
    .acc = Арагорна
    .ins = Арагорном
    .loc = Арагорне
    .gender = masculine
    .animate = yes

player-saruman = Саруман
    .gen = Сарумана
    .dat = Саруману
    .acc = Сарумана
    .ins = Саруманом
    .loc = Сарумане
    .gender = masculine
    .animate = yes

player-gandalf = Гэндальф
    .gen = Гэндальфа
    .dat = Гэндальфу
    .acc = Гэндальфа
    .ins = Гэндальфом
    .loc = Гэндальфе
    .gender = masculine
    .animate = yes

player-balrog-of-moria = Балрог Мории
    .gen = Балрога Мории
    .dat = Балрогу Мории
    .acc = Балрога Мории
    .ins = Балрогом Мории
    .loc = Балроге Мории
    .gender = masculine
    .animate = yes
