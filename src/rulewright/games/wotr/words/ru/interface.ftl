### What this game says at the table, in Russian, beyond what every game says.

## Names

named-player = игрок { $name }
    .gen = игрока { $name_gen }
    .dat = игроку { $name_dat }
    .acc = игрока { $name_acc }
    .ins = игроком { $name_ins }
    .loc = игроке { $name_loc }

## Options

option-to = на локацию «{ $card_title }»
option-to-reserve = в резерв
option-wield = дать { $card_dat }
option-move = переместить { $card_acc }
option-cycle = сбросить { $card_acc }
option-eliminate = уничтожить { $card_acc }
option-forsake = пожертвовать { $card_ins }
option-forsake-top = пожертвовать верхней картой своей колоды
option-winnow = почистить руку: уничтожить 2 карты с руки и взять 1
option-ring = использовать жетон Кольца
option-fight = провести бой на локации «{ $card_title }»
option-support = поддержать { $card_acc }
option-lose = потерять { $card_acc }
option-activate = активировать { $card_acc }
option-take = взять { $card_acc } на руку
option-take-none = ничего не брать
option-keep = взять { $card_acc } на руку
option-play-none = не играть ни одной из них

## Questions

ask-cycle = Какую карту сбрасываете? Осталось сбросить: { $number }
ask-cycle-for = Цена за { $card_acc }: какую карту сбрасываете?
ask-cycle-by = { $card }: какую карту сбрасываете? Осталось сбросить: { $number }
ask-cycle-to = { $card }: какую карту сбрасываете{ $effect_own ->
    [yes] ? Тогда { $effect }
   *[no] , чтобы { $effect_inf }?
  }
ask-eliminate = Какую карту уничтожаете? Осталось уничтожить: { $number }
ask-eliminate-for = Цена за { $card_acc }: какую карту уничтожаете?
ask-eliminate-by = { $card }: какую карту уничтожаете? Осталось уничтожить: { $number }
ask-eliminate-to = { $card }: какую карту уничтожаете{ $effect_own ->
    [yes] ? Тогда { $effect }
   *[no] , чтобы { $effect_inf }?
  }
ask-forsake = Какой картой жертвуете? Осталось пожертвовать: { $number }
ask-forsake-for = Цена за { $card_acc }: какой картой жертвуете?
ask-forsake-by = { $card }: какой картой жертвуете? Осталось пожертвовать: { $number }
ask-forsake-to = { $card }: какой картой жертвуете{ $effect_own ->
    [yes] ? Тогда { $effect }
   *[no] , чтобы { $effect_inf }?
  }
ask-place = { $card }: куда сыграть?
ask-move = { $card }: куда переместить?
ask-loss = { $card }: какую из своих карт теряете? Осталось отменить символов нападения: { $number }
ask-loss-of-defenders = { $card }: защитники не договорились. Какую из их карт они теряют? Осталось отменить символов нападения: { $number }
ask-agree = Ваш партнер по команде хочет потерять { $card_acc }. Вы согласны?
ask-combat = Какой бой провести следующим?
ask-support = Кого поддержит войско?
ask-activate-path = { $card }: какой путь активируете?
ask-activate-battleground = { $card }: какое поле битвы активируете?
ask-take = { $card }: какую карту берете на руку?
ask-eliminate-drawn = { $card }: какую из взятых карт уничтожаете?
ask-play-drawn = { $card }: какую из взятых карт играете?
ask-keep-drawn = { $card }: какую из взятых карт берете на руку?
ask-eliminate-any = { $card }: какую карту уничтожаете?

## The log

log-new-deck = { $player } создает новую колоду
log-takes = { $player } берет { $card_acc } на руку
log-drawn-aside = { $player } берет { $card_acc } на выбор
gone = { $card_gender ->
    [feminine] на
    [neuter] но
    [plural] ны
   *[masculine] н
 }
log-cycled-instead = { $card } не уничтоже{ gone }, а сброше{ gone }
log-eliminated = { $player }: { $card } уничтоже{ gone }
log-cycled = { $player }: { $card } сброше{ gone }
log-plays = { $player } играет событие «{ $card_title }»
log-plays-to-reserve = { $player } играет в резерв { $card_acc }
log-plays-to = { $player } играет { $card_acc } на локацию «{ $source_title }»
log-plays-onto = { $player } дает { $source_dat } { $card_acc }
log-moves = { $player } перемещает { $card_acc } на локацию «{ $source_title }»
log-uses = { $player } использует действие карты «{ $card_title }»
log-winnows = { $player } чистит руку
log-uses-ring = { $player } использует жетон Кольца
log-passes = { $player } пасует
log-activates = { $player } активирует { $card_acc }
log-reactivates = { $source }: реактивация из зоны подсчета очков
log-combat = Бой на локации «{ $source_title }»
log-attack = { $source }: { $number ->
    [0] нет символов
    [one] { $number } символ
    [few] { $number } символа
   *[many] { $number } символов
 } нападения
log-location-cancels = { $source }: сама локация { $number ->
    [0] не отменяет символов
    [one] отменяет { $number } символ
    [few] отменяет { $number } символа
   *[many] отменяет { $number } символов
 } нападения
log-proposes = { $player } хочет потерять { $card_acc }
log-objects = { $player } не соглашается: решают нападающие
log-free-win = Свободные народы побеждают на локации «{ $source_title }»
log-shadow-wins = Тень побеждает на локации «{ $source_title }»
log-nobody-wins = на локации «{ $source_title }» не побеждает никто
log-corruption = Жетоны порчи: +{ $number }
log-purified = Жетоны порчи: −{ $number }
victory-points = { $number ->
    [one] { $number } победное очко
    [few] { $number } победных очка
   *[many] { $number } победных очков
 }
log-free-points = Свободные народы: { victory-points }
log-shadow-points = Тень: { victory-points }
log-free-rings = Свободные народы: +{ $number } за неиспользованные жетоны Кольца
log-shadow-rings = Тень: +{ $number } за неиспользованные жетоны Кольца
lead = { $number ->
    [0] при равном счете
    [one] с перевесом в { $number } очко
    [few] с перевесом в { $number } очка
   *[many] с перевесом в { $number } очков
 }
log-free-victory = Свободные народы побеждают { lead }
log-shadow-victory = Тень побеждает { lead }
log-phase-begins = { $number ->
    [1] { phase-locations }
    [2] { phase-actions }
    [3] { phase-combats }
    [4] { phase-victory-check }
   *[5] { phase-draw }
 }
log-round-begins = Начинается раунд { $number }
log-first-player = { $player } берет жетон первого игрока
gets-tokens = { $source } { $source_gender ->
    [plural] получают
   *[other] получает
 } { $number ->
    [one] { $number } жетон
    [few] { $number } жетона
   *[many] { $number } жетонов
 }
log-attack-tokens = { gets-tokens } нападения
log-defense-tokens = { gets-tokens } защиты

## Phases, zones, players

phase-setup = Подготовка
phase-locations = Фаза «Локации»
phase-actions = Фаза «Действия»
phase-combats = Фаза «Бои»
phase-victory-check = Определение победителя
phase-draw = Фаза «Взятие карт»

## Errors

error-people = Сценарий «{ $name }» не рассчитан на такое число людей: { $number }; возможные значения: { $known }
error-seat-map = Распределение колод должно назвать для каждой колоды номер человека, считая с 0: { $known }
error-seat-map-mixes = Человек { $number } не может играть и колодой { $one }, и колодой { $other }: они враждуют
error-seat-map-shape = { $number ->
    [one] { $number } человек
    [few] { $number } человека
   *[many] { $number } человек
 } — так поделить колоды сценария «{ $name }» нельзя
error-people-for-map = Людей в распределении колод: { $seats }, а не { $number }

## What this game says otherwise than all games do

option-play = сыграть { $card_acc }
option-use = использовать действие карты «{ $card_title }»
log-draws = { $player } берет { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
 }
