### Why something is not possible in this game, in Russian.

refuse-other-step = возможно только здесь: { $phase }, шаг «{ $stage }», когда игра об этом спросит
refuse-step-is-over = это было возможно здесь: { $phase }; снова — в следующем раунде

## Playing cards and using abilities

refuse-not-in-hand = у вас на руке нет { $card_gen }
refuse-never-played = { $card } — не та карта, которую разыгрывают игроки
refuse-only-special = спецсвойство { $card_gen } выполняют, только когда так велит другая карта
refuse-no-ability = у { $card_gen } нет свойства, которым пользуются игроки: все происходит само
refuse-event-played = { $card } — событие: его разыгрывают с руки
refuse-resource-card = { $card } — карта ресурса: ею платят, сбрасывая ее с руки
refuse-not-in-play = { $card_gen } нет в игре
refuse-not-yours = { $card } — не персонаж под вашим контролем
refuse-not-yours-to-use = { $card }: этим пользуется { $player }
refuse-not-active = союзников, улучшения и поддержку разыгрывают в свой ход
refuse-unique = { $card } — уникальная карта, а { $source } уже в игре
refuse-maximum = никто не может контролировать { $card_acc } сверх разрешенного числа экземпляров: { $number }
refuse-hero-form = { $card }: только в облике героя
refuse-alter-ego-form = { $card }: только в облике альтер эго
refuse-peril = разыгрывается карта с ключевым словом «Риск»: никто другой не может действовать
refuse-only-to-pay = свойство { $card_gen } генерирует ресурсы: им пользуются, когда платят
refuse-no-answer = { $card } — не вмешательство и не реакция: это для хода игрока
refuse-enough-damage = { $card_dat } уже назначено столько ранений, сколько нужно для поражения
refuse-not-found = { $card_gen } нет среди найденных карт
refuse-pick-none = нужно выбрать хотя бы одну карту
refuse-same-title = карта с названием { $card } уже выбрана
refuse-picked = { $card_acc } вы уже выбрали

## Paying

refuse-paid-for = { $card } — именно то, за что вы платите
refuse-too-dear = { $card }: для оплаты не хватает ресурсов: { $number }
refuse-wrong-types = { $card }: для оплаты не хватает ресурсов нужного типа: { $number }
refuse-no-resource = { $card } не { $card_gender ->
    [plural] генерируют
   *[other] генерирует
 } ресурсов для этой оплаты

## The turn

refuse-form-changed = в этом раунде вы уже сменили облик
refuse-hero-power = { $card } в облике героя: лечится только альтер эго
refuse-alter-ego-power = { $card } в облике альтер эго: атакуют и срывают планы только герои и союзники
refuse-dash = { $card }: вместо этого умения стоит прочерк
refuse-nothing-to-do = { $player_dat } сейчас нечего делать
refuse-out-of-game = { $player } уже не в игре
refuse-only-own-turn = действие { $card_gen } запускают только в свой ход: по просьбе запускают только действия своих карт
refuse-ask-yourself = свои действия выполняйте без просьбы: попросить можно другого игрока
refuse-no-enemy = { $card } — не враг в игре
refuse-guard = у { $source_gen } ключевое слово «Охрана»: сначала победите этого приспешника, а потом атакуйте { $card_acc }
refuse-no-scheme = { $card } — не план в игре
refuse-no-threat = { $card }: здесь нет угрозы
refuse-crisis = { $source } с символом кризиса: угрозу нельзя снять с { $card_gen }
refuse-not-ally = { $card } — не союзник под вашим контролем
refuse-too-many-cards = на руке все еще слишком много карт: сбросьте еще { $number }

## Enemies

refuse-alter-ego = { $card } в облике альтер эго: защищаются только герои и союзники
refuse-must-use-ally = от { $source_gen } нужно защищаться союзником
refuse-has-activated = { $card } уже { $card_gender ->
    [plural] активировались
    [feminine] активировалась
    [neuter] активировалось
   *[masculine] активировался
 }
refuse-not-engaged = { $card } не { $card_gender ->
    [plural] нападают
   *[other] нападает
 } на вас

## What is only an answer to a question that is not asked now

refuse-only-discard = сейчас никто не сбрасывает карты
refuse-only-change-form = облик меняют в свой ход
refuse-only-recover = альтер эго восстанавливается в свой ход
refuse-only-attack-with = атакуют в свой ход
refuse-only-thwart-with = планы срывают в свой ход
refuse-only-attack = сначала выберите, кто атакует
refuse-only-thwart = сначала выберите, кто срывает план
refuse-only-ask-player = о действии просят в свой ход
refuse-only-decline = вас ни о чем не просят
refuse-only-end-turn = сейчас не ваш ход
refuse-only-pay = сейчас ни за что не платят
refuse-only-generate = сейчас ни за что не платят
refuse-only-as-energy = сейчас никто не платит универсальным ресурсом
refuse-only-as-mental = сейчас никто не платит универсальным ресурсом
refuse-only-as-physical = сейчас никто не платит универсальным ресурсом
refuse-only-attach-to = сейчас ничего не прикрепляют
refuse-only-defend = сейчас защитника не объявляют
refuse-only-undefended = сейчас защитника не объявляют
refuse-only-take = сейчас ни один текст не дает вам взять { $card_acc }
refuse-only-assign = сейчас ранения никто не делит
refuse-only-activate = приспешники активируются в фазе злодея
refuse-in-setup = игра еще не началась: во время подготовки действуют только свойства «Подготовка»
refuse-tough = у { $card_gen } карта стойкости, ранений не будет: стоимость не уплатить
refuse-not-restricted = { $card } — не из тех карт с ключевым словом «Ограничение», которых слишком много
refuse-limit = лимит свойства { $card_gen } исчерпан ({ $limit })
refuse-trigger = свойство { $card_gen } применяют не сейчас, а { $trigger }
refuse-only-use = свойства применяют, когда игра спрашивает о вашем действии
refuse-only-play = карты разыгрывают, когда игра спрашивает о вашем действии
refuse-no-host = { $card_acc } не к чему прикрепить: нет { $what_gen }
refuse-not-a-host = { $source_acc } прикрепляют к { $what_a_dat }
