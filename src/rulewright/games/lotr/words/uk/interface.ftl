### What this game says at the table, in Ukrainian, beyond what every game says.

## Names

card-prisoner = бранець
    .gen = бранця
    .dat = бранцеві
    .acc = бранця
    .ins = бранцем
    .loc = бранцеві
    .gender = masculine

## Options

option-keep = залишити руку
option-mulligan = змінити початкову руку
option-pay = заплатити ресурсом { $card_gen }
option-attach-to = прикріпити до { $card_gen }
option-discard = скинути { $card_acc }
option-commit = залучити { $card_acc }
option-travel = вирушити до { $card_gen }
option-stay = залишитися на місці
option-engage = вступити в бій { $card_vowel ->
    [yes] з
   *[no] із
 } { $card_ins }
option-decline = не вступати в бій
option-engages = { $card } { $card_gender ->
    [plural] вступають у бій
   *[other] вступає в бій
 } із { $player_ins }
option-deal-shadow = роздати тіньову карту { $card_dat }
option-resolve-attack = розіграти атаку { $card_gen }
option-defend = оголосити оборонцем { $card_acc }
option-undefended = залишити атаку незахищеною
option-assign = призначити поранення { $card_dat }
option-attack = атакувати { $card_acc }
option-attack-with = кинути в атаку { $card_acc }
option-take = узяти { $card_acc }
option-take-none = нічого не брати
option-put-on-top = покласти { $card_acc } на верх колоди
option-lay-on-top = покласти { $card_acc } на верх скиду

## Questions

ask-mulligan = Залишаєте цю руку?
ask-pay = { $card }: хто з героїв платить? Залишилося сплатити: { $number }
ask-attach = { $card }: до якої карти прикріпити?
ask-restricted = Забагато спорядження «Обмежена кількість»: яке скинути?
ask-discard-order = Одразу кілька карт ідуть у скид: яка ляже згори?
ask-commit = Кого залучаєте до пригоди?
ask-travel = Куди вирушаєте?
ask-engage = З ким вступаєте в бій?
ask-engagement-check = Хто з ворогів вступає в бій першим?
ask-shadow-order = Кому з ворогів роздати тіньову карту першому?
ask-enemy-attack = Хто з ворогів атакує наступним?
ask-defend = { $card } { $card_gender ->
    [plural] атакують
   *[other] атакує
 }: хто захищається?
ask-assign-damage = { $card } { $card_gender ->
    [plural] атакують
   *[other] атакує
 }: хто зазнає поранень?
ask-attack = Кого атакуєте?
ask-attackers = { $card }: хто атакує цього ворога?
ask-ranged = { $card }: хто з персонажів із дальньою атакою долучиться до атаки на цього ворога?
ask-attack-now = { $card }: якого ворога атакуєте?
ask-search = { $card }: яку карту берете на руку?
ask-take-one = { $card }: яка карта наступна? Одна йде на руку, решта — назад на верх колоди.
ask-heal = { $card }: скільки поранень зцілюєте?
ask-x = { $card }: чому дорівнює X?

## The log

log-starting-threat = Початковий рівень загрози { $player_gen }: { $number }
log-keeps = { $player } залишає початкову руку
log-mulligan = { $player } змінює початкову руку
log-stage = Етап пригоди: { $card }
log-stage-defeated = Етап пригоди пройдено: { $card }
log-round-begins = Починається раунд { $number }
log-phase-begins = { $number ->
    [1] { phase-resource }
    [2] { phase-planning }
    [3] { phase-quest }
    [4] { phase-travel }
    [5] { phase-encounter }
    [6] { phase-combat }
   *[7] { phase-refresh }
 } починається
log-first-player = Перший гравець тепер — { $player }
log-plays = { $player } грає { $source_acc }
log-uses = { $player }: спрацьовує властивість { $source_gen }
log-gains-resources = { $card } { $card_gender ->
    [plural] отримують
   *[other] отримує
 } { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурси
   *[many] { $number } ресурсів
 }
log-spends-resources = { $card } { $card_gender ->
    [plural] витрачають
   *[other] витрачає
 } { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурси
   *[many] { $number } ресурсів
 }
log-commits = { $player } залучає { $card_acc } до пригоди
log-leaves-quest = { $card_acc } вилучено з пригоди
log-captured = { $card_acc } взято в полон
log-rescued = { $card_acc } визволено
log-guards = { $card } { $card_gender ->
    [plural] стережуть
   *[other] стереже
 } { $source_acc }
log-claimed = { $player } здобуває { $card_acc }
log-revealed = Відкрито карту зустрічі: { $card }
log-encounter-reshuffled = Скид зустрічей перетасовано в нову колоду зустрічей
log-quest-success = Пригода успішна: перевага { $number }
log-quest-failure = Пригода невдала: бракує { $number }
log-quest-draw = Нічия: сила волі дорівнює загрозі
log-progress = { $card }: додано { $number ->
    [one] { $number } жетон
    [few] { $number } жетони
   *[many] { $number } жетонів
 } прогресу
log-progress-removed = { $card }: знято { $number ->
    [one] { $number } жетон
    [few] { $number } жетони
   *[many] { $number } жетонів
 } прогресу
log-explored = { $card_acc } досліджено
log-threat-rises = Рівень загрози { $player_gen } зростає на { $number }
log-threat-falls = Рівень загрози { $player_gen } знижується на { $number }
log-travels = Гравці вирушають до { $card_gen }
log-engages = { $card } { $card_gender ->
    [plural] вступають у бій
   *[other] вступає в бій
 } із { $player_ins }
log-returns-to-staging = { $card } { $card_gender ->
    [plural] повертаються
   *[other] повертається
 } в зону випробувань
log-looks-at-encounter-deck = { $player } бачить { $card_acc } зверху колоди зустрічей
log-looks-at-shadow = { $player } бачить { $card_acc } серед тіньових карт
log-searches-deck = { $player } переглядає { $number ->
    [one] { $number } верхню карту
    [few] { $number } верхні карти
   *[many] { $number } верхніх карт
 } колоди { $owner_gen }
log-takes-nothing = { $player } не бере жодної карти
log-searches-encounter-deck = { $player } переглядає колоду зустрічей
log-attached-to-deck = { $card_acc } прикріплено до колоди { $player_gen }
log-shadow-dealt = { $card } { $card_gender ->
    [plural] отримують
   *[other] отримує
 } тіньову карту
log-shadow-card = Тіньова карта { $source_gen }: { $card }
log-shadow-effect = Ефект тіні { $card_gen }: { $text_said }
log-attacks = { $card } { $card_gender ->
    [plural] атакують
   *[other] атакує
 } { $player_acc }
log-defends = { $card } { $card_gender ->
    [plural] захищаються
   *[other] захищається
 } від { $source_gen }
log-strikes = { $card } { $card_gender ->
    [plural] атакують
   *[other] атакує
 } { $source_acc }
log-attack-strength = Сукупна сила атаки проти { $card_gen }: { $number }
log-eliminated = { $player } вибуває з гри
log-won = Гравці перемагають
log-lost = Гравці зазнають поразки
log-lost-by = { $source }: гравці зазнають поразки

## Errors

error-no-heroes = У колоді має бути принаймні один герой
error-too-many-heroes = Героїв у колоді може бути не більше трьох, а не { $number }
error-duplicate-hero = Той самий герой не може бути двічі: «{ $name }»
error-not-a-hero = «{ $name }» — не герой

## Zones

zone-staging = зона випробувань
zone-active-location = активна локація
zone-quest = поточна пригода
zone-engaged = вороги в бою
zone-encounter-deck = колода зустрічей
zone-encounter-discard = скид зустрічей
zone-quest-deck = колода пригод
zone-shadow = тіньова карта
zone-revealed = відкриті карти
zone-played = зіграні карти
zone-victory-display = переможний стос
zone-set-aside = відкладені вбік карти
zone-removed = вилучені з гри карти

## Phases

phase-setup = Приготування
phase-resource = Фаза ресурсів
phase-planning = Фаза планування
phase-quest = Фаза пригод
phase-travel = Фаза подорожі
phase-encounter = Фаза зустрічей
phase-combat = Фаза бою
phase-refresh = Фаза відпочинку

## Steps

step-setup = Приготування
step-0-0 = Початок раунду
step-1-1 = Початок фази ресурсів
step-1-2 = Отримання ресурсів
step-1-3 = Узяття карт
step-1-4 = Завершення фази ресурсів
step-2-1 = Початок фази планування
step-2-2 = Розігрування карт
step-2-4 = Завершення фази планування
step-3-1 = Початок фази пригод
step-3-2 = Залучення персонажів
step-3-3 = Випробування
step-3-4 = Розв’язка пригоди
step-3-5 = Завершення фази пригод
step-4-1 = Початок фази подорожі
step-4-2 = Можливість подорожувати
step-4-3 = Завершення фази подорожі
step-5-1 = Початок фази зустрічей
step-5-2 = Нагода вступити в бій
step-5-3 = Перевірка агресивності
step-5-4 = Завершення фази зустрічей
step-6-1 = Початок фази бою
step-6-2 = Роздача тіньових карт
step-6-3 = Початок атак ворогів
step-6-4a = Розігрування атак ворогів
step-6-6 = Завершення атак ворогів
step-6-7 = Початок атак гравців
step-6-8a = Розігрування атак гравців
step-6-10 = Завершення атак гравців
step-6-11 = Завершення фази бою
step-7-1 = Початок фази відпочинку
step-7-2 = Відновлення карт
step-7-3 = Підвищення рівня загрози
step-7-4 = Новий перший гравець
step-7-5 = Завершення фази відпочинку
step-0-1 = Завершення раунду

## Card types

kind-hero = Герой
kind-ally = Союзник
kind-attachment = Спорядження
kind-event = Подія
kind-enemy = Ворог
kind-location = Локація
kind-treachery = Підступ
kind-objective = Ціль
kind-quest = Пригода
kind-prisoner = Бранець

## The table in the terminal

ui-staging-area = Зона випробувань
ui-engaged = Вороги в бою
ui-quest = Пригода
ui-active-location = Активна локація
ui-victory-display = Переможний стос
ui-threat = Загроза
ui-resources = Ресурси
ui-committed = у пригоді
ui-shadow-cards = { $number ->
    [one] { $number } тіньова карта
    [few] { $number } тіньові карти
   *[many] { $number } тіньових карт
 }
ui-total-willpower = Сукупна сила волі: { $number }
ui-total-threat = Сукупна сила загрози: { $number }
ui-progress = Прогрес: { $number } з { $points }
ui-game-won = Перемога! Пригоду пройдено, Тінь відступає. Результат: { $score } (що менше, то краще)
ui-game-lost = Поразка. Тінь узяла гору… цього разу.
ui-score-is = Результат: { $number }

## Campaign

card-face-down-card = карта долілиць
    .gen = карти долілиць
    .dat = карті долілиць
    .acc = карту долілиць
    .ins = картою долілиць
    .loc = карті долілиць
    .gender = feminine

zone-campaign = карта кампанії

kind-campaign = Кампанія
kind-facedown = Карта долілиць

error-campaign-not-json = Журнал кампанії не є правильним JSON: { $where }
error-campaign-shape = Журнал кампанії неповний або хибний тут: { $where }
error-campaign-newer = Журнал кампанії записала новіша версія ({ $version }), тож його не змінено
error-campaign-over = Кампанію завершено
error-campaign-other-game = Ця гра не є наступною в кампанії або ще не закінчилася
error-hero-fallen = { $name }: цей герой загинув, його треба замінити
error-not-your-hero = { $name }: такого героя в цього гравця немає
error-swap-once = Між іграми гравець може змінити лише одного героя
error-heroes-available = Загиблий герой може лишитися, тільки коли інших немає; є: { $known }
error-heroes-stay = Між іграми можна змінювати карти колоди, але не героїв
error-run-unchanged = Усі три сценарії класичної кампанії грають тими самими героями й колодами
