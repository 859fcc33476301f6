### Why something is not possible in this game, in Russian.

refuse-other-step = это возможно здесь: { $phase }, когда игра об этом спросит
refuse-step-is-over = это было возможно здесь: { $phase }; снова — в следующем раунде

## Actions

refuse-not-in-hand = у вас на руке нет { $card_gen }
refuse-twice = в этом раунде вы уже играли { $card_acc }
refuse-no-wielder = в игре нет персонажа, который может владеть { $card_ins }
refuse-not-in-reserve = в вашем резерве нет { $card_gen }
refuse-not-movable = перемещают только войска и персонажей; { $card } — вместе с владельцем
refuse-just-arrived = { $card } { $card_gender ->
    [feminine] сыграна
    [neuter] сыграно
    [plural] сыграны
   *[masculine] сыгран
 } в резерв в этом раунде
refuse-no-destination = { $card_acc } нельзя переместить ни на одну из активных локаций
refuse-pass = карт у вас на руке: { $number }, предел ноши: { $limit }, и у { $player_gen } их не больше
refuse-winnow = чтобы почистить руку, нужны 2 карты на руке; у вас: { $number }
refuse-ring = у вас нет жетона Кольца, который можно использовать сейчас
refuse-ring-used = жетон Кольца в этом раунде уже использован
refuse-not-here = { $card }: этой картой пользуются только { $place }
where-reserve-action = в резерве
where-path-action = на пути
where-location-action = на локации
where-play-action = в игре
refuse-no-action = { $card }: в тексте этой карты нет действия
refuse-not-yours-to-use = { $card }: этим пользуется { $player }
refuse-nobodys = { $card }: нет игрока, который мог бы этим воспользоваться

## Where cards go

refuse-not-active-location = { $card } — не активная локация
refuse-own-text = { $card }: собственный текст не пускает на локацию «{ $source_title }»
refuse-army-on-path = { $card } — войско, а войска не входят на путь
refuse-other-path = номера пути «{ $source_title }» нет среди путей { $card_gen }
refuse-other-faction = { $card }: эта фракция не нападает и не защищается на локации «{ $source_title }»
refuse-no-item = { $card } — не предмет, владельца у этой карты нет
refuse-wielded-only = { $card } — предмет: его дают персонажу
refuse-only-there = { $card }: текст называет другое место
refuse-not-a-wielder = { $card } не может владеть { $source_ins }
refuse-only-weapon = { $card }: рядом с { $source_ins } второе Оружие не разрешено
refuse-no-place = { $source }: нет места, куда можно сыграть { $card_acc }

## Cards given up and cards drawn

refuse-no-deck = в вашей колоде не осталось карт
refuse-not-to-forsake = { $card_gen } нет ни у вас на руке, ни в резерве
refuse-just-played = { $card } только что { $card_gender ->
    [feminine] сыграна
    [neuter] сыграно
    [plural] сыграны
   *[masculine] сыгран
 }: платит другая карта
refuse-not-drawn = { $card_gen } нет среди взятых карт
refuse-drawn-eliminate = сейчас уничтожают одну из взятых карт
refuse-drawn-play = сейчас можно сыграть одну из взятых карт
refuse-drawn-keep = сейчас одну из взятых карт берут на руку

## Combat

refuse-not-defending = { $card } не защищается на локации «{ $source_title }»
refuse-cancels-nothing = у { $card_gen } нет символов защиты, чтобы отменить нападение

## What is only an answer to a question that is not asked now

refuse-only-to = место выбирают, когда карту играют или перемещают
refuse-only-to-reserve = место выбирают, когда карту играют или перемещают
refuse-only-wield = владельца выбирают, когда играют предмет
refuse-only-eliminate = сейчас ни один текст не просит уничтожить { $card_acc }
refuse-only-forsake = сейчас ничто не требует пожертвовать { $card_ins }
refuse-only-forsake-top = сейчас ничто не требует пожертвовать картой
refuse-only-activate = сейчас ни один текст не просит активировать { $card_acc }
refuse-only-take = сейчас ни один текст не дает вам взять { $card_acc } на руку
refuse-only-take-none = сейчас не просматривают ни одной колоды
refuse-only-keep = сейчас ни один текст не дает взять одну из взятых карт на руку
refuse-only-play-none = сейчас ни один текст не дает сыграть взятые карты
