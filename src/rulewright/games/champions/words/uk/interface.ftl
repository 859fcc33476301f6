### What this game says at the table, in Ukrainian, beyond what every game says.

## Names

card-drone = Дрон
    .gen = Дрона
    .dat = Дронові
    .acc = Дрона
    .ins = Дроном
    .loc = Дронові
    .gender = masculine
card-status-cards = картка стану
    .gen = картки стану
    .dat = картці стану
    .acc = картку стану
    .ins = карткою стану
    .loc = картці стану
    .gender = feminine

## Options

option-play = розіграти { $card_acc }
option-use = застосувати властивість { $card_gen }
option-discard = скинути { $card_acc }
option-change-form = змінити вигляд
option-recover = лікуватися
option-attack-with = атакувати, виснаживши { $card_acc }
option-thwart-with = знешкоджувати, виснаживши { $card_acc }
option-attack = атакувати { $card_acc }
option-thwart = знешкоджувати план «{ $card_title }»
option-ask-player = попросити про дію: { $player }
option-decline = відмовитися
option-end-turn = завершити хід
option-pay = заплатити картою «{ $card_title }»
option-generate = згенерувати ресурси: { $card }
option-as-energy = як енергетичний ресурс
option-as-mental = як ментальний ресурс
option-as-physical = як фізичний ресурс
option-attach-to = прикріпити до { $card_gen }
option-defend = захищатися, виснаживши { $card_acc }
option-undefended = залишити атаку без захисника
option-take = узяти { $card_acc }
option-assign = призначити 1 поранення { $card_dat }
option-activate = активувати { $card_acc }

## Questions

ask-mulligan = Муліган: які карти скидаєте?
ask-interrupt = { $event }: ваше втручання?
ask-turn = Ваш хід: що робите?
ask-enemy = { $card }: якого ворога атакуєте?
ask-scheme = { $card }: який план знешкоджуєте?
ask-requested-action = Вас просять про дію: яку виконаєте?
ask-pay = { $card }: чим платите? { $number ->
    [0] Уже сплачено
   *[other] Залишилося сплатити: { $number }
 }
ask-resource-type = { $card }: замість якого типу ресурсу використано універсальний?
ask-controller = { $card }: під чиїм контролем?
ask-attach = { $card }: до якої карти прикріпити?
ask-restricted = Забагато карт «Обмеження»: яку скинути?
ask-ally-limit = Забагато союзників: кого скинути?
ask-discard = Які карти скидаєте з руки?
ask-defend = { $card } { $card_gender ->
    [plural] атакують
   *[other] атакує
 }: хто захищається?
ask-assign = { $card }: хто зазнає поранень? Ще призначити: { $number }
ask-search = { $card }: яку карту берете?
ask-pick = { $card }: які карти вибираєте?
ask-player = { $card }: якого гравця вибираєте?
ask-minion = Хто з посіпак активується наступним?
ask-attacker = { $card }: хто з ворогів атакує наступним?
ask-attacked = { $card }: кого атакують наступним?

## The log

log-draws-card = { $card } { $card_gender ->
    [plural] потрапляють
   *[other] потрапляє
 } у руку { $player_gen }
log-returns-to-hand = { $card } { $card_gender ->
    [plural] повертаються
   *[other] повертається
 } в руку власника
log-readies = { $card_acc } розвернуто в готовність
log-healed = { $card }: вилікувано { $number ->
    [one] { $number } поранення
    [few] { $number } поранення
   *[many] { $number } поранень
 }
log-not-paid = { $source }: ціну не сплачено, тож нічого не стається
log-changes-control = { $card } { $card_gender ->
    [plural] переходять
   *[other] переходить
 } під контроль { $player_gen }
log-round-begins = Починається раунд { $number }
log-phase-begins = { $number ->
    [1] { phase-player }
   *[2] { phase-villain }
 } починається
log-turn = Хід: { $player }
log-first-player = Перший гравець тепер — { $player }
log-plays = { $player } розігрує { $source_acc }
log-uses = { $player }: спрацьовує властивість { $source_gen }
log-changes-form = { $player } змінює вигляд: { $card }
log-attacks = { $card } { $card_gender ->
    [plural] атакують
   *[other] атакує
 }
log-thwarts = { $card } { $card_gender ->
    [plural] знешкоджують план
   *[other] знешкоджує план
 }
log-enemy-attacks = { $card } { $card_gender ->
    [plural] атакують
   *[other] атакує
 } { $player_acc }
log-enemy-schemes = { $card } { $card_gender ->
    [plural] втілюють план
   *[other] втілює план
 }
log-boost-dealt = { $card } { $card_gender ->
    [plural] отримують
   *[other] отримує
 } карту підсилення
log-boost = Карта підсилення: { $card } (+{ $number })
log-defends = { $card } { $card_gender ->
    [plural] захищаються
   *[other] захищається
 } від { $source_gen }
log-has-defended = { $card }: захист від { $source_gen } завершено
log-attack-strength = { $card } { $card_gender ->
    [plural] атакують
   *[other] атакує
 } з АТК { $number }
log-threat-placed = { $card }: додано { $number ->
    [one] { $number } жетон
    [few] { $number } жетони
   *[many] { $number } жетонів
 } загрози
log-threat-removed = { $card }: знято { $number ->
    [one] { $number } жетон
    [few] { $number } жетони
   *[many] { $number } жетонів
 } загрози
log-accelerates = { $card }: додано { $number ->
    [one] { $number } жетон
    [few] { $number } жетони
   *[many] { $number } жетонів
 } прискорення
log-scheme-completed = План втілено: { $card }
log-stage = Нова стадія: { $card }
log-stage-defeated = { $card }: стадія зазнає поразки
log-stunned = { $card } { $card_gender ->
    [plural] отримують
   *[other] отримує
 } картку оглушення
log-confused = { $card } { $card_gender ->
    [plural] отримують
   *[other] отримує
 } картку спантеличення
log-tough = { $card } { $card_gender ->
    [plural] отримують
   *[other] отримує
 } картку міцності
log-loses-stunned = { $card } { $card_gender ->
    [plural] втрачають
   *[other] втрачає
 } картку оглушення замість атаки
log-loses-confused = { $card } { $card_gender ->
    [plural] втрачають
   *[other] втрачає
 } картку спантеличення: план лишається як був
log-loses-tough = { $card } { $card_gender ->
    [plural] втрачають
   *[other] втрачає
 } картку міцності замість поранень
log-counters = { $card }: додано { $number ->
    [one] { $number } жетон
    [few] { $number } жетони
   *[many] { $number } жетонів
 }
log-counters-spent = { $card }: знято { $number ->
    [one] { $number } жетон
    [few] { $number } жетони
   *[many] { $number } жетонів
 }
log-card-dealt = { $player_dat } здано карту сутички
log-revealed = Розкрито: { $card }
log-removed-from-game = { $card_acc } виведено з гри
log-engages = { $card } { $card_gender ->
    [plural] нападають
   *[other] нападає
 } на { $player_acc }
log-defeated = { $card } { $card_gender ->
    [plural] зазнають
   *[other] зазнає
 } поразки
log-eliminated = { $player } вибуває з гри
log-deck-renewed = Колода { $player_gen } закінчилась: відбій перетасовано в нову колоду
log-deck-ran-out = Колода { $player_gen } закінчилась, а скинутих карт для нової немає
log-encounter-deck-renewed = Колода сутичок закінчилась: її відбій перетасовано в нову колоду, а основний план отримує жетон прискорення
log-encounter-deck-ran-out = Колода сутичок закінчилась, а скинутих карт для нової немає; основний план отримує жетон прискорення
log-damage-placed = { $card }: додано { $number ->
    [one] { $number } поранення
    [few] { $number } поранення
   *[many] { $number } поранень
 }
log-drone = { $player } вводить у гру { $number ->
    [one] { $number } верхню карту
    [few] { $number } верхні карти
   *[many] { $number } верхніх карт
 } колоди долілиць: { $number ->
    [one] це Дрон
   *[other] це Дрони
 }
log-laid-under = { $player } кладе карту з руки долілиць на { $card_acc }
log-discards-encounter-card = Скинуто з колоди сутичок: { $card }
log-discards-top = { $player } скидає { $number ->
    [one] { $number } верхню карту
    [few] { $number } верхні карти
   *[many] { $number } верхніх карт
 } колоди
log-finds = { $player } знаходить { $card_acc }
log-looks-at-top = { $player } переглядає { $number ->
    [one] { $number } верхню карту
    [few] { $number } верхні карти
   *[many] { $number } верхніх карт
 } колоди
log-searches-deck = { $player } переглядає колоду
log-searches-encounter-deck = { $player } переглядає колоду сутичок
log-won = Гравці перемагають
log-lost = Гравці зазнають поразки
