### What this game says at the table, in Ukrainian, beyond what every game says.

## Names

named-player = гравець { $name }
    .gen = гравця { $name_gen }
    .dat = гравцеві { $name_dat }
    .acc = гравця { $name_acc }
    .ins = гравцем { $name_ins }
    .loc = гравцеві { $name_loc }

## Options

option-to = на локацію «{ $card_title }»
option-to-reserve = у резерв
option-wield = дати { $card_dat }
option-move = перемістити { $card_acc }
option-cycle = скинути { $card_acc }
option-eliminate = знищити { $card_acc }
option-forsake = пожертвувати { $card_acc }
option-forsake-top = пожертвувати верхню карту своєї колоди
option-winnow = почистити руку: знищити 2 карти з руки та взяти 1
option-ring = використати жетон Персня
option-fight = провести бій на локації «{ $card_title }»
option-support = підтримати { $card_acc }
option-lose = втратити { $card_acc }
option-activate = активувати { $card_acc }
option-take = відібрати на руку { $card_acc }
option-take-none = нічого не відбирати
option-keep = узяти на руку { $card_acc }
option-play-none = не грати жодної з них

## Questions

ask-cycle = Яку карту скидаєте? Ще скинути: { $number }
ask-cycle-for = Ціна за { $card_acc }: яку карту скидаєте?
ask-cycle-by = { $card }: яку карту скидаєте? Ще скинути: { $number }
ask-cycle-to = { $card }: яку карту скидаєте{ $effect_own ->
    [yes] ? Тоді { $effect }
   *[no] , щоб { $effect_inf }?
  }
ask-eliminate = Яку карту знищуєте? Ще знищити: { $number }
ask-eliminate-for = Ціна за { $card_acc }: яку карту знищуєте?
ask-eliminate-by = { $card }: яку карту знищуєте? Ще знищити: { $number }
ask-eliminate-to = { $card }: яку карту знищуєте{ $effect_own ->
    [yes] ? Тоді { $effect }
   *[no] , щоб { $effect_inf }?
  }
ask-forsake = Яку карту жертвуєте? Ще пожертвувати: { $number }
ask-forsake-for = Ціна за { $card_acc }: яку карту жертвуєте?
ask-forsake-by = { $card }: яку карту жертвуєте? Ще пожертвувати: { $number }
ask-forsake-to = { $card }: яку карту жертвуєте{ $effect_own ->
    [yes] ? Тоді { $effect }
   *[no] , щоб { $effect_inf }?
  }
ask-place = { $card }: куди граєте цю карту?
ask-move = { $card }: куди переміщуєте цю карту?
ask-loss = { $card }: яку зі своїх карт втрачаєте? Ще не скасовано символів нападу: { $number }
ask-loss-of-defenders = { $card }: оборонці не дійшли згоди. Яку з їхніх карт буде втрачено? Ще не скасовано символів нападу: { $number }
ask-agree = Ваш партнер по команді хоче втратити { $card_acc }. Погоджуєтеся?
ask-combat = Який бій провести наступним?
ask-support = Кого підтримує військо?
ask-activate-path = { $card }: який шлях активуєте?
ask-activate-battleground = { $card }: яке поле битви активуєте?
ask-take = { $card }: яку карту відбираєте на руку?
ask-eliminate-drawn = { $card }: яку з узятих карт знищуєте?
ask-play-drawn = { $card }: яку з узятих карт граєте?
ask-keep-drawn = { $card }: яку з узятих карт берете на руку?
ask-eliminate-any = { $card }: яку карту знищуєте?

## The log

log-new-deck = { $player } створює нову колоду
log-takes = { $player } відбирає на руку { $card_acc }
log-drawn-aside = { $player } бере { $card_acc } на вибір
log-cycled-instead = { $card_acc } не знищено, а скинуто
log-eliminated = { $player }: { $card_acc } знищено
log-cycled = { $player }: { $card_acc } скинуто
log-plays = { $player } грає { $card_acc }
log-plays-to-reserve = { $player } грає в резерв { $card_acc }
log-plays-to = { $player } грає { $card_acc } на локацію «{ $source_title }»
log-plays-onto = { $player } дає { $source_dat } { $card_acc }
log-moves = { $player } переміщує { $card_acc } на локацію «{ $source_title }»
log-uses = { $player } використовує дію { $card_gen }
log-winnows = { $player } чистить руку
log-uses-ring = { $player } використовує жетон Персня
log-passes = { $player } пасує
log-activates = { $player } активує { $card_acc }
log-reactivates = { $source_acc } реактивовано із зони підрахунку очок
log-combat = Бій на локації «{ $source_title }»
log-attack = { $source }: { $number ->
    [0] немає символів
    [one] { $number } символ
    [few] { $number } символи
   *[many] { $number } символів
 } нападу
log-location-cancels = { $source }: локація { $number ->
    [0] не скасовує символів
    [one] скасовує { $number } символ
    [few] скасовує { $number } символи
   *[many] скасовує { $number } символів
 } нападу
log-proposes = { $player } хоче втратити { $card_acc }
log-objects = { $player } не погоджується: вирішують нападники
log-free-win = Вільні Народи перемагають на локації «{ $source_title }»
log-shadow-wins = Тінь перемагає на локації «{ $source_title }»
log-nobody-wins = на локації «{ $source_title }» не перемагає ніхто
log-corruption = жетони споганення: +{ $number }
log-purified = жетони споганення: −{ $number }
log-free-points = Вільні Народи: { $number ->
    [one] { $number } переможне очко
    [few] { $number } переможні очки
   *[many] { $number } переможних очок
 }
log-shadow-points = Тінь: { $number ->
    [one] { $number } переможне очко
    [few] { $number } переможні очки
   *[many] { $number } переможних очок
 }
log-free-rings = Вільні Народи: +{ $number } за невикористані жетони Персня
log-shadow-rings = Тінь: +{ $number } за невикористані жетони Персня
log-free-victory = Вільні Народи перемагають у грі; перевага: { $number }
log-shadow-victory = Тінь перемагає у грі; перевага: { $number }
log-phase-begins = { $number ->
    [1] Фаза «Локації»
    [2] Фаза «Дії»
    [3] Фаза «Бої»
    [4] Визначення переможця
   *[5] Фаза «Узяття карт»
 }
log-round-begins = Починається раунд { $number }
log-first-player = { $player } бере жетон першого гравця
log-attack-tokens = { $source } { $source_gender ->
    [plural] отримують
   *[other] отримує
 } { $number ->
    [one] { $number } жетон
    [few] { $number } жетони
   *[many] { $number } жетонів
 } нападу
log-defense-tokens = { $source } { $source_gender ->
    [plural] отримують
   *[other] отримує
 } { $number ->
    [one] { $number } жетон
    [few] { $number } жетони
   *[many] { $number } жетонів
 } оборони

## Phases, zones, players

phase-setup = Приготування
phase-locations = Локації
phase-actions = Дії
phase-combats = Бої
phase-victory-check = Визначення переможця
phase-draw = Узяття карт

## Errors

error-people = Для «{ $name }» не підходить така кількість людей: { $number }; можлива кількість: { $known }
error-seat-map = Розподіл місць має для кожної колоди назвати людину, рахуючи від 0: { $known }
error-seat-map-mixes = Людина { $number } не може тримати водночас { $one } і { $other }: це вороги
error-seat-map-shape = Людей { $number }, і так розподілити між ними колоди «{ $name }» не можна
error-people-for-map = Розподіл місць розраховано на іншу кількість людей: { $seats }, а не { $number }

## Що ця гра каже інакше, ніж усі ігри

option-use = скористатися дією карти «{ $card_title }»
