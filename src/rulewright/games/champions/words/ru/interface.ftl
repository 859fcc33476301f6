### What this game says at the table, in Russian, beyond what every game says.

## Names

card-drone = Дрон
    .gen = Дрона
    .dat = Дрону
    .acc = Дрона
    .ins = Дроном
    .loc = Дроне
    .gender = masculine
card-status-cards = карта состояния
    .gen = карты состояния
    .dat = карте состояния
    .acc = карту состояния
    .ins = картой состояния
    .loc = карте состояния
    .gender = feminine

## Options

option-play = разыграть { $card_acc }
option-use = применить свойство { $card_gen }
option-discard = сбросить { $card_acc }
option-change-form = сменить облик
option-recover = восстановиться
option-attack-with = атаковать, истощив { $card_acc }
option-thwart-with = срывать план, истощив { $card_acc }
option-attack = атаковать { $card_acc }
option-thwart = срывать план «{ $card_title }»
option-ask-player = попросить о действии: { $player }
option-decline = отказаться
option-end-turn = завершить ход
option-pay = заплатить картой «{ $card_title }»
option-generate = сгенерировать ресурсы: { $card }
option-as-energy = как энергетический ресурс
option-as-mental = как ментальный ресурс
option-as-physical = как физический ресурс
option-attach-to = прикрепить к { $card_dat }
option-defend = защищаться, истощив { $card_acc }
option-undefended = оставить атаку без защитника
option-take = взять { $card_acc }
option-assign = назначить 1 ранение { $card_dat }
option-activate = активировать { $card_acc }

## Questions

ask-mulligan = Муллиган: какие карты сбрасываете?
ask-interrupt = { $event }: ваше вмешательство?
ask-turn = Ваш ход: что делаете?
ask-enemy = { $card }: какого врага атакуете?
ask-scheme = { $card }: какой план срываете?
ask-requested-action = Вас просят о действии: какое выполните?
ask-pay = { $card }: чем платите? { $number ->
    [0] Уже оплачено
   *[other] Осталось заплатить: { $number }
 }
ask-resource-type = { $card }: вместо какого типа ресурса использован универсальный?
ask-controller = { $card }: под чьим контролем?
ask-attach = { $card }: к какой карте прикрепить?
ask-restricted = Слишком много карт «Ограничение»: какую сбросить?
ask-ally-limit = Слишком много союзников: кого сбросить?
ask-discard = Какие карты сбрасываете с руки?
ask-defend = { $card } { $card_gender ->
    [plural] атакуют
   *[other] атакует
 }: кто защищается?
ask-assign = { $card }: кто получает ранения? Осталось назначить: { $number }
ask-search = { $card }: какую карту берете?
ask-pick = { $card }: какие карты выбираете?
ask-player = { $card }: какого игрока выбираете?
ask-minion = Кто из приспешников активируется следующим?
ask-attacker = { $card }: кто из врагов атакует следующим?
ask-attacked = { $card }: кого атакуют следующим?

## The log

log-healed = { $card }: { $number ->
    [one] вылечено { $number } ранение
    [few] вылечено { $number } ранения
   *[many] вылечено { $number } ранений
 }
log-attached = { $card } { $card_gender ->
    [plural] прикрепляются
   *[other] прикрепляется
 } к { $source_dat }
log-round-begins = Начинается раунд { $number }
log-phase-begins = { $number ->
    [1] { phase-player }
   *[2] { phase-villain }
 } начинается
log-turn = Ход: { $player }
log-first-player = Первый игрок теперь — { $player }
log-draws = { $player } берет { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
 }
log-plays = { $player } разыгрывает { $source_acc }
log-uses = { $player }: срабатывает свойство { $source_gen }
log-changes-form = { $player } меняет облик: { $card }
log-attacks = { $card } { $card_gender ->
    [plural] атакуют
   *[other] атакует
 }
log-thwarts = { $card } { $card_gender ->
    [plural] срывают план
   *[other] срывает план
 }
log-enemy-attacks = { $card } { $card_gender ->
    [plural] атакуют
   *[other] атакует
 } { $player_acc }
log-enemy-schemes = { $card } { $card_gender ->
    [plural] воплощают план
   *[other] воплощает план
 }
log-boost-dealt = { $card } { $card_gender ->
    [plural] получают
   *[other] получает
 } карту усиления
log-boost = Карта усиления: { $card } (+{ $number })
log-defends = { $card } { $card_gender ->
    [plural] защищаются
   *[other] защищается
 } от { $source_gen }
log-has-defended = { $card }: защита от { $source_gen } завершена
log-attack-strength = { $card } { $card_gender ->
    [plural] атакуют
   *[other] атакует
 } с АТК { $number }
log-threat-placed = { $card }: { $number ->
    [one] добавлен { $number } жетон
    [few] добавлено { $number } жетона
   *[many] добавлено { $number } жетонов
 } угрозы
log-threat-removed = { $card }: { $number ->
    [one] снят { $number } жетон
    [few] снято { $number } жетона
   *[many] снято { $number } жетонов
 } угрозы
log-accelerates = { $card }: { $number ->
    [one] добавлен { $number } жетон
    [few] добавлено { $number } жетона
   *[many] добавлено { $number } жетонов
 } ускорения
log-scheme-completed = План воплощен: { $card }
log-stage = Новая стадия: { $card }
log-stage-defeated = { $card }: стадия терпит поражение
log-stunned = { $card } { $card_gender ->
    [plural] получают
   *[other] получает
 } карту оглушения
log-confused = { $card } { $card_gender ->
    [plural] получают
   *[other] получает
 } карту замешательства
log-tough = { $card } { $card_gender ->
    [plural] получают
   *[other] получает
 } карту стойкости
log-loses-stunned = { $card } { $card_gender ->
    [plural] теряют
   *[other] теряет
 } карту оглушения вместо атаки
log-loses-confused = { $card } { $card_gender ->
    [plural] теряют
   *[other] теряет
 } карту замешательства: план остается как был
log-loses-tough = { $card } { $card_gender ->
    [plural] теряют
   *[other] теряет
 } карту стойкости вместо ранений
log-counters = { $card }: { $number ->
    [one] добавлен { $number } жетон
    [few] добавлено { $number } жетона
   *[many] добавлено { $number } жетонов
 }
log-counters-spent = { $card }: { $number ->
    [one] снят { $number } жетон
    [few] снято { $number } жетона
   *[many] снято { $number } жетонов
 }
log-card-dealt = { $player_dat } сдана карта столкновения
log-revealed = Вскрыто: { $card }
log-removed-from-game = { $card } { $card_gender ->
    [plural] выводятся
   *[other] выводится
 } из игры
log-engages = { $card } { $card_gender ->
    [plural] нападают
   *[other] нападает
 } на { $player_acc }
log-defeated = { $card } { $card_gender ->
    [plural] терпят
   *[other] терпит
 } поражение
log-eliminated = { $player } выбывает из игры
log-deck-renewed = Колода { $player_gen } закончилась: сброс перетасован в новую колоду
log-deck-ran-out = Колода { $player_gen } закончилась, а сброшенных карт для новой нет
log-encounter-deck-renewed = Колода столкновений закончилась: ее сброс перетасован в новую колоду, а основной план получает жетон ускорения
log-encounter-deck-ran-out = Колода столкновений закончилась, а сброшенных карт для новой нет; основной план получает жетон ускорения
log-damage-placed = { $card }: { $number ->
    [one] добавлено { $number } ранение
    [few] добавлено { $number } ранения
   *[many] добавлено { $number } ранений
 }
log-drone = { $player } вводит в игру { $number ->
    [one] { $number } верхнюю карту
    [few] { $number } верхние карты
   *[many] { $number } верхних карт
 } колоды лицом вниз: { $number ->
    [one] это Дрон
   *[other] это Дроны
 }
log-laid-under = { $player } кладет карту с руки лицом вниз на { $card_acc }
log-discards-encounter-card = Сброшено из колоды столкновений: { $card }
log-discards-top = { $player } сбрасывает { $number ->
    [one] { $number } верхнюю карту
    [few] { $number } верхние карты
   *[many] { $number } верхних карт
 } колоды
log-finds = { $player } находит { $card_acc }
log-looks-at-top = { $player } просматривает { $number ->
    [one] { $number } верхнюю карту
    [few] { $number } верхние карты
   *[many] { $number } верхних карт
 } колоды
log-searches-deck = { $player } просматривает колоду
log-searches-encounter-deck = { $player } просматривает колоду столкновений
log-won = Игроки побеждают
log-lost = Игроки проигрывают
