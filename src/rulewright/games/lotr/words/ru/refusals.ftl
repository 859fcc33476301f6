### Why something is not possible in this game, in Russian.

refuse-other-step = возможно только здесь: { $phase }, шаг { $label }
refuse-step-is-over = это было возможно здесь: { $phase }, шаг { $label }; снова — в следующем раунде

## Playing cards and using abilities

refuse-no-window = действия совершают в окне действий, а сейчас оно закрыто
refuse-not-in-hand = у вас на руке нет { $card_gen }
refuse-never-played = { $card } — не та карта, которую играют игроки
refuse-play-first = { $card } у вас на руке: сначала эту карту нужно сыграть
refuse-no-ability = у { $card_gen } нет способности, которую активируют игроки: все происходит само
refuse-not-in-play = { $card_gen } нет в игре
refuse-not-yours-to-use = { $card }: этим пользуется { $player }
refuse-planning-only = союзников и довески играют здесь: Фаза планирования, шаг 2.2
refuse-planning-attack = во время нападения союзников и довески не играют; шаг 2.2 продолжится после него
refuse-not-active = союзников и довески сейчас играет { $player }; вы — в свой ход на шаге 2.2
refuse-phase = можно активировать только здесь: { $phase }
refuse-unique = { $card } — уникальная карта, и ее копия уже в игре
refuse-guarded = { $card_acc } { $source_gender ->
    [plural] охраняют
   *[other] охраняет
 } { $source }

## Paying

refuse-no-match = нужен герой сферы «{ $sphere }», чтобы сыграть { $card_acc }, а у вас такого нет
refuse-too-dear = { $card }: стоимость { $number }, а у всех ваших героев вместе ресурсов: { $have }
refuse-too-dear-sphere = { $card }: стоимость { $number }, а у ваших героев сферы «{ $sphere }» ресурсов: { $have }
refuse-pools = за { $card_acc } нужно заплатить ресурсами разных героев, их должно быть { $number }
refuse-resources = { $card }: нужно ресурсов: { $number }, есть: { $have }
refuse-other-sphere = { $card } не может платить за { $source_acc }: нужна сфера «{ $sphere }»
refuse-pool-empty = у { $card_gen } больше нет ресурсов
refuse-another-pool = { $card } уже { $card_gender ->
    [plural] платят
   *[other] платит
 }: за { $source_acc } должны платить разные герои
refuse-no-hero-of-yours = { $card } — не ваш герой
refuse-x-too-dear = вам не заплатить за X = { $number }
refuse-x-no-change = { $card }: если X = { $number }, ничего не изменится

## The quest and the road

refuse-no-character = { $card } — не персонаж
refuse-not-yours = { $card_acc } контролирует { $player }: это может только персонаж под вашим контролем
refuse-picked = { $card_acc } вы уже выбрали
refuse-committed = { $card } уже на поисках приключений
refuse-active-location = активная локация уже есть ({ $source }); сначала исследуйте ее
refuse-no-location = { $card } — не локация
refuse-not-in-staging = в районе средоточия нет { $card_gen }
refuse-must-travel = игроки обязаны отправиться в локацию «{ $card_title }»
refuse-travel-cost = условие путешествия в локацию «{ $card_title }» выполнить нельзя ({ $cost_inf })

## Encounters and combat

refuse-threat-too-low = { $card }: вероятность столкновения { $number }, а уровень угрозы { $player_gen } { $least }
refuse-higher-cost = { $source }: вероятность столкновения выше, чем у { $card_gen }, поэтому очередь за { $source_ins }
refuse-has-shadow = { $card_dat } теневую карту уже раздали
refuse-not-engaged-now = { $card } не в бою с { $player_ins }
refuse-has-attacked = { $card } уже { $card_gender ->
    [plural] нападали
    [feminine] нападала
    [neuter] нападало
   *[masculine] нападал
 } в этом раунде
refuse-defended = { $card } уже { $card_gender ->
    [plural] защищаются
   *[other] защищается
 } от { $source_gen }
refuse-no-defender-yet = от { $card_gen } еще никто не защищается: объявите защитника или оставьте нападение незащищенным
refuse-not-sentinel = { $card } без ключевого слова «Страж», а { $player_acc } может защищать только такой персонаж
refuse-not-a-defender = ранения получает защитник: это { $source }, а не { $card }
refuse-no-enemy = { $card } — не враг в игре
refuse-already-attacked = в этом раунде вы уже нападали на { $card_acc }
refuse-no-attacker = у вас нет готового персонажа, чтобы напасть на { $card_acc }
refuse-not-engaged = { $source } в районе средоточия, а { $card } может нападать только на врагов в бою с вами
refuse-not-ranged = { $source } в бою с { $player_ins }, а { $card } без ключевого слова «Дистанционный»
refuse-attacks-alone = { $card } может нападать на { $source_acc } в районе средоточия только без других
refuse-pick-first = сначала выберите хотя бы одного нападающего

## What is only an answer to a question that is not asked now

refuse-only-pay = ресурсы выбирают, когда платят за карту
refuse-only-attach-to = место для довеска выбирают, когда его играют
refuse-only-discard = так сбрасывают, только когда на карте больше 2 довесков «Количество ограничено»
refuse-only-take = сейчас ни один текст не дает вам взять { $card_acc }
refuse-only-take-none = сейчас не просматривают ни одной колоды
refuse-only-put-on-top = сейчас ни один текст не дает положить { $card_acc } на верх колоды
refuse-only-lay-on-top = порядок в сбросе выбирают, когда туда сразу попадают несколько карт
refuse-only-keep = начальную руку оставляют или меняют до первого раунда
refuse-only-mulligan = начальную руку оставляют или меняют до первого раунда
