### Why something is not possible in this game, in Ukrainian.

refuse-other-step = можливо лише тут: { $phase }, крок { $label }
refuse-step-is-over = це було можливо тут: { $phase }, крок { $label }; знову — в наступному раунді

## Playing cards and using abilities

refuse-no-window = дії виконують у вікні дій, а зараз воно закрите
refuse-not-in-hand = у вас на руці немає { $card_gen }
refuse-never-played = { $card } — не та карта, яку грають гравці
refuse-play-first = { $card } у вас на руці: спершу цю карту треба зіграти
refuse-no-ability = { $card } не { $card_gender ->
    [plural] мають
   *[other] має
 } властивості, яку активують гравці: усе відбувається само
refuse-not-in-play = { $card_gen } немає у грі
refuse-not-yours-to-use = { $card }: цим користується { $player }
refuse-planning-only = союзників і спорядження грають тут: Фаза планування, крок 2.2
refuse-planning-attack = під час атаки союзників і спорядження не грають; крок 2.2 триватиме після неї
refuse-not-active = союзників і спорядження зараз грає { $player }; ви — у свій хід на кроці 2.2
refuse-phase = можна активувати лише тут: { $phase }
refuse-unique = { $card } — унікальна карта, і її копія вже у грі
refuse-guarded = { $card_acc } { $source_gender ->
    [plural] стережуть
   *[other] стереже
 } { $source }

## Paying

refuse-no-match = потрібен герой сфери «{ $sphere }», щоб зіграти { $card_acc }, а у вас такого немає
refuse-too-dear = { $card }: вартість { $number }, а в усіх ваших героїв разом ресурсів: { $have }
refuse-too-dear-sphere = { $card }: вартість { $number }, а у ваших героїв сфери «{ $sphere }» ресурсів: { $have }
refuse-pools = за { $card_acc } треба заплатити ресурсами різних героїв, їх має бути { $number }
refuse-resources = { $card }: потрібно ресурсів: { $number }, є: { $have }
refuse-other-sphere = { $card } не може платити за { $source_acc }: потрібна сфера «{ $sphere }»
refuse-pool-empty = { $card } більше не { $card_gender ->
    [plural] мають
   *[other] має
 } ресурсів
refuse-another-pool = { $card } вже { $card_gender ->
    [plural] платять
   *[other] платить
 }: за { $source_acc } мають платити різні герої
refuse-no-hero-of-yours = { $card } — не ваш герой
refuse-x-too-dear = вам не заплатити за X = { $number }
refuse-x-no-change = { $card }: якщо X = { $number }, нічого не зміниться

## The quest and the road

refuse-no-character = { $card } — не персонаж
refuse-not-yours = { $card_ins } розпоряджається { $player }: це може лише персонаж у вашому розпорядженні
refuse-picked = { $card_acc } ви вже вибрали
refuse-committed = { $card_acc } вже залучено до пригоди
refuse-active-location = активна локація вже є ({ $source }); спершу дослідіть її
refuse-no-location = { $card } — не локація
refuse-not-in-staging = у зоні випробувань немає { $card_gen }
refuse-must-travel = гравці мусять вирушити до { $card_gen }
refuse-travel-cost = вартість подорожі до { $card_gen } не можна сплатити ({ $cost_inf })

## Encounters and combat

refuse-threat-too-low = { $card }: значення агресивності { $number }, а рівень загрози { $player_gen } { $least }
refuse-higher-cost = { $source }: значення агресивності вище, ніж у { $card_gen }, тож черга за { $source_ins }
refuse-has-shadow = { $card_dat } тіньову карту вже роздано
refuse-not-engaged-now = { $card } не в бою з { $player_ins }
refuse-has-attacked = { $card } вже { $card_gender ->
    [plural] атакували
    [feminine] атакувала
    [neuter] атакувало
   *[masculine] атакував
 } в цьому раунді
refuse-defended = { $card } вже { $card_gender ->
    [plural] захищаються
   *[other] захищається
 } від { $source_gen }
refuse-no-defender-yet = від { $card_gen } ще ніхто не захищається: оголосіть оборонця або залиште атаку незахищеною
refuse-not-sentinel = { $card } без ключового слова «Вартівник», а { $player_acc } може захищати лише такий персонаж
refuse-not-a-defender = поранення дістаються оборонцеві: це { $source }, а не { $card }
refuse-no-enemy = { $card } — не ворог у грі
refuse-already-attacked = у цьому раунді ви вже атакували { $card_acc }
refuse-no-attacker = у вас немає готового персонажа, щоб атакувати { $card_acc }
refuse-not-engaged = { $source } у зоні випробувань, а { $card } може атакувати лише ворогів у бою з вами
refuse-not-ranged = { $source } в бою з { $player_ins }, а { $card } без ключового слова «Дальня атака»
refuse-attacks-alone = { $card } може атакувати { $source_acc } в зоні випробувань лише без інших
refuse-pick-first = спершу виберіть хоча б одного нападника

## What is only an answer to a question that is not asked now

refuse-only-pay = ресурси вибирають, коли платять за карту
refuse-only-attach-to = місце для спорядження вибирають, коли його грають
refuse-only-discard = так скидають лише тоді, коли на карті більше 2 спорядження «Обмежена кількість»
refuse-only-take = зараз жоден текст не дає вам узяти { $card_acc }
refuse-only-take-none = зараз не переглядають жодної колоди
refuse-only-put-on-top = зараз жоден текст не дає покласти { $card_acc } на верх колоди
refuse-only-lay-on-top = порядок у скиді вибирають, коли туди одразу потрапляють кілька карт
refuse-only-keep = початкову руку залишають або змінюють до першого раунду
refuse-only-mulligan = початкову руку залишають або змінюють до першого раунду
