### Сценарії та гравці, названі за своїми колодами, українською.

scenario-trilogy = Трилогія
    .gen = Трилогії
    .dat = Трилогії
    .acc = Трилогію
    .ins = Трилогією
    .loc = Трилогії
    .gender = feminine
    .animate = no

scenario-duel-2 = Поєдинок двох
    .gen = Поєдинку двох
    .dat = Поєдинку двох
    .acc = Поєдинок двох
    .ins = Поєдинком двох
    .loc = Поєдинку двох
    .gender = masculine
    .animate = no

scenario-duel-3 = Поєдинок трьох
    .gen = Поєдинку трьох
    .dat = Поєдинку трьох
    .acc = Поєдинок трьох
    .ins = Поєдинком трьох
    .loc = Поєдинку трьох
    .gender = masculine
    .animate = no

scenario-fellowship = Братство Персня
    .gen = Братства Персня
    .dat = Братству Персня
    .acc = Братство Персня
    .ins = Братством Персня
    .loc = Братстві Персня
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

player-witch-king = Король-Відьмак
    .gen = Короля-Відьмака
    .dat = Королеві-Відьмаку
    .acc = Короля-Відьмака
    .ins = Королем-Відьмаком
    .loc = Королеві-Відьмаку
    .gender = masculine
    .animate = yes

player-aragorn = Араґорн
    .gen = Араґорна
    .dat = Араґорнові
    .acc = Араґорна
    .ins = Араґорном
    .loc = Араґорнові
    .gender = masculine
    .animate = yes

player-saruman = Саруман
    .gen = Сарумана
    .dat = Саруманові
    .acc = Сарумана
    .ins = Саруманом
    .loc = Саруманові
    .gender = masculine
    .animate = yes

player-gandalf = Ґандальф
    .gen = Ґандальфа
    .dat = Ґандальфові
    .acc = Ґандальфа
    .ins = Ґандальфом
    .loc = Ґандальфові
    .gender = masculine
    .animate = yes

player-balrog-of-moria = Бальроґ з Морії
    .gen = Бальроґа з Морії
    .dat = Бальроґові з Морії
    .acc = Бальроґа з Морії
    .ins = Бальроґом з Морії
    .loc = Бальроґові з Морії
    .gender = masculine
    .animate = yes
