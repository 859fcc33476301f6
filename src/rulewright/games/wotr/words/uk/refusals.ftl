### Why something is not possible in this game, in Ukrainian.

refuse-other-step = це можливо у фазі «{ $phase }», коли гра про це запитає
refuse-step-is-over = це було можливо у фазі «{ $phase }»; знову — в наступному раунді

## Actions

refuse-not-in-hand = у вас на руці немає { $card_gen }
refuse-twice = у цьому раунді ви вже грали { $card_acc }
refuse-no-wielder = у грі немає персонажа, який може володіти { $card_ins }
refuse-not-in-reserve = у вашому резерві немає { $card_gen }
refuse-not-movable = переміщують лише війська й персонажів; { $card } — разом із власником
refuse-just-arrived = { $card_acc } зіграно в резерв саме в цьому раунді
refuse-no-destination = { $card_acc } не можна перемістити на жодну активну локацію
refuse-pass = карт у вас на руці: { $number }, ліміт вантажу: { $limit }, і { $player } має не більше
refuse-winnow = щоб почистити руку, треба мати на ній 2 карти; у вас: { $number }
refuse-ring = у вас немає жетона Персня, який можна зараз використати
refuse-ring-used = жетон Персня в цьому раунді вже використано
refuse-not-here = { $card }: цією картою користуються лише { $place }
where-reserve-action = в резерві
where-path-action = на шляху
where-location-action = на локації
where-play-action = у грі
refuse-no-action = { $card }: у тексті цієї карти немає дії
refuse-not-yours-to-use = { $card }: цим користується { $player }
refuse-nobodys = { $card }: немає гравця, який міг би цим скористатися

## Where cards go

refuse-not-active-location = { $card } — не активна локація
refuse-own-text = { $card }: власний текст не пускає на локацію «{ $source_title }»
refuse-army-on-path = { $card } — військо, а війська не входять на шлях
refuse-other-path = номера шляху «{ $source_title }» немає серед шляхів { $card_gen }
refuse-other-faction = { $card }: ця фракція не нападає й не обороняється на локації «{ $source_title }»
refuse-no-item = { $card } — не предмет і не має власника
refuse-wielded-only = { $card } — предмет: його дають персонажу
refuse-only-there = { $card }: текст називає інше місце
refuse-not-a-wielder = { $card } не може володіти { $source_ins }
refuse-only-weapon = { $card }: поруч із { $source_ins } друга Зброя не дозволена
refuse-no-place = { $source }: немає місця, куди можна зіграти { $card_acc }

## Cards given up and cards drawn

refuse-no-deck = у вашій колоді не лишилося карт
refuse-not-to-forsake = { $card_gen } немає ні у вас на руці, ні в резерві
refuse-just-played = { $card_acc } щойно зіграно: платить інша карта
refuse-not-drawn = { $card_gen } немає серед узятих карт
refuse-drawn-eliminate = зараз знищують одну з узятих карт
refuse-drawn-play = зараз можна зіграти одну з узятих карт
refuse-drawn-keep = зараз одну з узятих карт беруть на руку

## Combat

refuse-not-defending = { $card } не обороняється на локації «{ $source_title }»
refuse-cancels-nothing = { $card } не має символів оборони, щоб скасувати напад

## What is only an answer to a question that is not asked now

refuse-only-to = місце вибирають, коли карту грають або переміщують
refuse-only-to-reserve = місце вибирають, коли карту грають або переміщують
refuse-only-wield = власника вибирають, коли грають предмет
refuse-only-eliminate = зараз жоден текст не просить знищити { $card_acc }
refuse-only-forsake = зараз ніщо не вимагає пожертвувати { $card_acc }
refuse-only-forsake-top = зараз ніщо не вимагає пожертвувати карту
refuse-only-activate = зараз жоден текст не просить активувати { $card_acc }
refuse-only-take = зараз жоден текст не дає вам відібрати { $card_acc }
refuse-only-take-none = зараз не переглядають жодної колоди
refuse-only-keep = зараз жоден текст не дає взяти одну з узятих карт на руку
refuse-only-play-none = зараз жоден текст не дає зіграти узяті карти
