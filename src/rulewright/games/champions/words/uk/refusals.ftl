### Why something is not possible in this game, in Ukrainian.

refuse-other-step = можливо лише тут: { $phase }, крок «{ $stage }», коли гра про це запитає
refuse-step-is-over = це було можливо тут: { $phase }; знову — в наступному раунді

## Playing cards and using abilities

refuse-not-in-hand = у вашій руці немає { $card_gen }
refuse-never-played = { $card } — не та карта, яку розігрують гравці
refuse-only-special = спецвластивість { $card_gen } виконують лише тоді, коли так каже інша карта
refuse-no-ability = { $card } не { $card_gender ->
    [plural] мають
   *[other] має
 } властивості, якою користуються гравці: усе відбувається само
refuse-event-played = { $card } — подія: її розігрують із руки
refuse-resource-card = { $card } — карта ресурсу: нею платять, скидаючи її з руки
refuse-not-in-play = { $card_gen } немає у грі
refuse-not-yours = { $card } — не персонаж під вашим контролем
refuse-not-yours-to-use = { $card }: цим користується { $player }
refuse-not-active = союзників, апгрейди й підтримку розігрують у свій хід
refuse-unique = { $card } — унікальна карта, а { $source } вже у грі
refuse-maximum = ніхто не може контролювати { $card_acc } понад дозволену кількість екземплярів: { $number }
refuse-hero-form = { $card }: лише у вигляді героя
refuse-alter-ego-form = { $card }: лише у вигляді альтер его
refuse-peril = розігрується карта з ключовим словом «Ризик»: ніхто інший не може діяти
refuse-only-to-pay = властивість { $card_gen } генерує ресурси: нею користуються, коли платять
refuse-no-answer = { $card } — не втручання й не реакція: це для ходу гравця
refuse-enough-damage = { $card_dat } вже призначено стільки поранень, скільки треба для поразки
refuse-not-found = { $card_gen } немає серед знайдених карт
refuse-pick-none = треба вибрати хоча б одну карту
refuse-same-title = карту з назвою { $card } вже вибрано
refuse-picked = { $card_acc } ви вже вибрали

## Paying

refuse-paid-for = { $card } — саме те, за що ви платите
refuse-too-dear = { $card }: щоб заплатити, бракує ресурсів: { $number }
refuse-wrong-types = { $card }: щоб заплатити, бракує ресурсів потрібного типу: { $number }
refuse-no-resource = { $card } не { $card_gender ->
    [plural] генерують
   *[other] генерує
 } ресурсів для цієї сплати

## The turn

refuse-form-changed = у цьому раунді ви вже змінили вигляд
refuse-hero-power = { $card } у вигляді героя: лікується лише альтер его
refuse-alter-ego-power = { $card } у вигляді альтер его: атакують і знешкоджують лише герої та союзники
refuse-dash = { $card }: замість цього вміння стоїть тире
refuse-nothing-to-do = { $player_dat } зараз нема чого робити
refuse-out-of-game = { $player } уже не в грі
refuse-only-own-turn = дію { $card_gen } запускають лише у свій хід: на прохання запускають тільки дії своїх карт
refuse-ask-yourself = свої дії виконуйте без прохання: попросити можна іншого гравця
refuse-no-enemy = { $card } — не ворог у грі
refuse-guard = { $source } має ключове слово «Охоронець»: спершу здолайте цього посіпаку, а тоді атакуйте { $card_acc }
refuse-no-scheme = { $card } — не план у грі
refuse-no-threat = { $card }: тут немає загрози
refuse-crisis = { $source } із символом кризи: загрозу не можна зняти з { $card_gen }
refuse-not-ally = { $card } — не союзник під вашим контролем
refuse-too-many-cards = у руці ще забагато карт: скиньте ще { $number }

## Enemies

refuse-alter-ego = { $card } у вигляді альтер его: захищаються лише герої та союзники
refuse-must-use-ally = від { $source_gen } треба захищатися союзником
refuse-has-activated = { $card } вже { $card_gender ->
    [plural] активувалися
    [feminine] активувалася
    [neuter] активувалося
   *[masculine] активувався
 }
refuse-not-engaged = { $card } не { $card_gender ->
    [plural] нападають
   *[other] нападає
 } на вас

## What is only an answer to a question that is not asked now

refuse-only-discard = зараз ніхто не скидає карт
refuse-only-change-form = вигляд змінюють у свій хід
refuse-only-recover = альтер его лікується у свій хід
refuse-only-attack-with = атакують у свій хід
refuse-only-thwart-with = плани знешкоджують у свій хід
refuse-only-attack = спершу виберіть, хто атакує
refuse-only-thwart = спершу виберіть, хто знешкоджує план
refuse-only-ask-player = про дію просять у свій хід
refuse-only-decline = вас ні про що не просять
refuse-only-end-turn = зараз не ваш хід
refuse-only-pay = зараз ні за що не платять
refuse-only-generate = зараз ні за що не платять
refuse-only-as-energy = зараз ніхто не платить універсальним ресурсом
refuse-only-as-mental = зараз ніхто не платить універсальним ресурсом
refuse-only-as-physical = зараз ніхто не платить універсальним ресурсом
refuse-only-attach-to = зараз нічого не прикріплюють
refuse-only-defend = зараз захисника не оголошують
refuse-only-undefended = зараз захисника не оголошують
refuse-only-take = зараз жоден текст не дає вам узяти { $card_acc }
refuse-only-assign = зараз поранень ніхто не ділить
refuse-only-activate = посіпаки активуються у фазі лиходія
refuse-in-setup = гра ще не почалася: під час підготовки діють лише властивості «Підготовка»
refuse-tough = { $card } має картку міцності й не отримає поранень: ціну не сплатити
refuse-not-restricted = { $card } — не з тих карт із ключовим словом «Обмеження», яких забагато
refuse-not-seen = { $card_gen } не видно ні на столі, ні у вашій руці
refuse-cost = { $card }: ціну не можна сплатити ({ $cost_inf })
refuse-trigger = властивість { $card_gen } застосовують не зараз, а { $trigger }
refuse-only-use = властивості застосовують, коли гра запитує про вашу дію
refuse-only-play = карти розігрують, коли гра запитує про вашу дію
