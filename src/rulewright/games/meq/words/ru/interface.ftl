### What this game says at the table, in Russian, beyond what every game says.

## Options

option-be = играть за { $card_acc }
option-use = применить способность { $card_gen }
option-keep = оставить { $card_acc }
option-to = { $card }
option-influence = 1 токен влияния: { $card }
option-to-pool = 1 токен влияния в запас Тени
option-discard-plot = сбросить активный план { $card }
option-place-influence = поместить влияние
option-draw-cards = потянуть карты Тени и планов
option-command = командовать монстрами и миньонами
option-move = переместить: { $card }
option-heal = исцелить: { $card }
option-muster-1 = токен монстра для Эриадора и Энедвайта
option-muster-2 = токен монстра для Рудаура и Серых гор
option-muster-3 = токен монстра для Мглистых гор и Лихолесья
option-muster-4 = токен монстра для Рохана и Гондора
option-muster-5 = токен монстра для Бурых земель и Мордора
option-draw-number = { $number ->
    [0] не брать карт
    [one] взять { $number } карту
    [few] взять { $number } карты
   *[other] взять { $number } карт
  }
option-rest = отдохнуть
option-heal-wounds = исцелиться
option-train = потренироваться
option-cleanse = сбросить { $card_acc }
option-advance-green = продвинуть зеленый маркер
option-advance-yellow = продвинуть желтый маркер
option-advance-red = продвинуть красный маркер
option-advance-black = продвинуть черный маркер
option-accept-fight = сразиться
option-attack = напасть: { $card }
option-peril = выбрать опасность
option-choose-peril = опасность { $card }
option-travel = идти: { $card }
option-explore = исследовать эту локацию
option-stop = завершить фазу пути
option-discard = сбросить { $card_acc }
option-take-favor = взять 1 поддержку
option-ask-favor = проконсультироваться с { $card_ins }: поддержка
option-ask-help = проконсультироваться с { $card_ins }: способность
option-dark-path = выбрать Темный Путь: 1 поддержка и 1 карта развращения
option-complete = завершить квест { $card }
option-foil = сбросить план { $card }
option-event = использовать событие { $card }
option-trade = обменяться с героями, которые здесь
option-give = отдать { $card_acc }
option-give-favor = отдать 1 поддержку
option-fight-on = сражаться дальше
option-declare = объявить истощение
option-lay = выложить { $card_acc }
option-lose = потерять с руки { $card_acc }
option-lose-top = потерять верхнюю карту запаса жизни
option-lose-favor = потерять 1 поддержку
option-lose-item = потерять { $card_acc }
option-remove-influence = убрать 1 токен влияния: { $card }
option-remove-token = убрать: { $card }
option-take = взять { $card_acc }
option-take-none = ничего не брать
option-take-rest = взять верхнюю карту запаса отдыха
option-take-life = взять верхнюю карту запаса жизни
option-leave-on-top = оставить сверху
option-to-bottom = положить под низ
option-inflict = дать герою { $card_acc }
option-pass-on = передать { $card_acc }
option-name-melee = назвать ближний бой
option-name-ranged = назвать дальний бой

## Questions

ask-hero = За какого героя вы хотите играть?
ask-keep-plot = Какой план вы оставляете?
ask-keep-shadow = Какую карту Тени вы оставляете?
ask-marker = Какой из крайних левых маркеров Саурона продвигается?
ask-influence = Где вы размещаете влияние? Осталось токенов: { $number }
ask-draw = Сколько карт вы берете? Стойкость: { $number }
ask-minion-start = { $card }: где появляется миньон?
ask-plot = Фаза плана: сыграть план, сбросить план или ничего?
ask-plot-location = { $card }: какую локацию затрагивает план?
ask-sauron-action = Ваше действие? Осталось: { $number }
ask-command = Ваша команда? Осталось: { $number }
ask-move-servant = { $card }: куда?
ask-place-token = { $card }: где вы размещаете токен?
ask-shadow-action = Сыграете карту Тени?
ask-shadow-turn = Начинается ход: сыграете карту Тени?
ask-shadow-entered = Герой вошел в локацию: сыграете карту Тени?
ask-shadow-combat = Начинается бой: сыграете карту Тени?
ask-shadow-defeated = Герой повержен: сыграете карту Тени?
ask-rest = Отдохнете?
ask-heal = Вы отдыхаете: исцелитесь?
ask-cleanse = Заплатите поддержкой, чтобы сбросить карту развращения?
ask-haven-fight = Вы в Убежище: допустите бой?
ask-attack = Кто нападает?
ask-attack-or-peril = Кто нападает? Или вы выбираете опасность?
ask-uruk-hai = { $card }: сразится как урук-хай?
ask-one-more-peril = Возьмете еще одну карту опасности?
ask-peril = С какой опасностью столкнется герой?
ask-travel = Фаза пути: идти, исследовать или завершить?
ask-pay-move = { $card }: какую карту вы сбрасываете? Нужно еще любых карт: { $number }
ask-explore = { $card }: что вы здесь делаете?
ask-trade = Что вы отдаете другому герою?
ask-give = Кому?
ask-agility = Сколько очков ловкости вы тратите на карты? У вас { $number }
ask-declare = Сражаться дальше или объявить истощение?
ask-lay = Бой ({ $card }), раунд { $number }: какую карту вы выкладываете?
ask-damage = Какую карту вы теряете от повреждений? Осталось: { $number }
ask-damage-for = { $card }: какую карту вы теряете от повреждений? Осталось: { $number }
ask-discard = Какую карту вы сбрасываете? Осталось: { $number }
ask-discard-for = { $card }: какую карту вы сбрасываете? Осталось: { $number }
ask-retreat = Куда вы отступаете?
ask-lose-something = Вы повержены: что вы теряете?
ask-led-astray = { $card }, { $player }: в какую соседнюю локацию?
ask-haven = { $player }: в какое из ближайших Убежищ?
ask-champion = Какой герой сражается с Кольценосцами?
ask-train = Какую карту навыка вы оставляете?
ask-discard-corruption = { $card }: какую карту развращения вы сбрасываете?
ask-lose-item = { $card }: какой предмет вы сбрасываете?
ask-shield = { $card }: сбросите карты против повреждений? Осталось: { $number }
ask-spread = { $card }: где вы размещаете токен влияния? Осталось: { $number }
ask-influence-and-monsters = { $card }: где вы размещаете токен влияния и токен монстра?
ask-remove = { $card }: какой токен вы убираете? Осталось: { $number }
ask-muster = { $card }: где вы размещаете токен монстра? Осталось: { $number }
ask-muster-anywhere = { $card }: из какой кучки вы размещаете токен монстра?
ask-type = { $card }: ближний или дальний бой?
ask-take-back = { $card }: какую карту вы берете обратно в руку?
ask-catch-breath = { $card }: откуда вы берете карту?
ask-lose-plot = { $card }: какой план вы сбрасываете?
ask-find-plot = { $card }: какой план вы берете?
ask-take-discarded = { $card }: какую сброшенную карту вы берете?
ask-peek-plot = Верхний план: { $card }. Куда его?
ask-give-corruption = { $player }: какую из двух карт развращения дать?
ask-redistribute = { $card }: чьи карты развращения вы перераспределяете и как?
ask-command-minion = { $card }: какой миньон получает команду и куда?
ask-entrust = { $card }: какой герой получает эту карту?
ask-any-hero-pays = { $card }: кто из героев тратит { $number } поддержки?

## The log

log-agility = { $player } берет за ловкость { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  }
log-attacks = { $player }: атака { $number }
log-black-advances = черный маркер двигается на { $number ->
    [one] { $number } клетку
    [few] { $number } клетки
   *[many] { $number } клеток
  }
log-both-exhausted = оба истощены: бой окончен
log-buried = { $card } ложится под боевую стопку
log-cancelled = { $source } отменяет карту { $card }
log-cleansed = { $player } сбрасывает { $card_acc }
log-coin = герои не договорились: решает монета
log-combat-begins = { $player } сражается с { $card_ins }
log-command = Саурон отдает { $number ->
    [one] { $number } команду
    [few] { $number } команды
   *[many] { $number } команд
  }
log-completes = { $player } завершает квест { $card }
log-consults = { $player } консультируется с { $card_ins }
log-corrupted = { $player } получает карту развращения { $card }
log-damage-to-rest = { $player } переносит карты из запаса ран в запас отдыха
log-damaged = { $card } { $card_gender ->
    [plural] получают
   *[other] получает
  } { $number ->
    [one] { $number } повреждение
    [few] { $number } повреждения
   *[many] { $number } повреждений
  }
log-dark-path = { $player } выбирает Темный Путь
log-defeated = { $card } { $card_gender ->
    [feminine] повержена
    [neuter] повержено
    [plural] повержены
   *[masculine] повержен
  }
log-difficulty = { $card }: здоровье и стойкость меняются на { $number }
log-discards = { $player } сбрасывает { $card_acc }
log-drains-pool = из запаса Тени убрано токенов влияния: { $number }
log-draw-cards = Саурон берет карты Тени ({ $number }) и планы ({ $plots })
log-encounter = { $player }: внезапное событие { $card }
log-encounter-barred = { $player } не берет здесь карт внезапных событий
log-enemy-attacks = { $card }: атака { $number }
log-enemy-discards = враг сбрасывает { $card_acc }
log-enemy-exhausted = { $card }: истощение
log-enemy-undefeated = { $card } не { $card_gender ->
    [feminine] повержена
    [neuter] повержено
    [plural] повержены
   *[masculine] повержен
  }
log-entrusted = { $player } получает { $card_acc }
log-event = Событие: { $card }
log-event-discarded = событие { $card } сброшено
log-event-in-play = событие { $card } остается в игре
log-explores = { $player } исследует локацию
log-faces-peril = { $player }: опасность { $card }
log-favor-placed = { $card }: поддержка +{ $number }
log-favor-removed = { $card }: поддержка −{ $number }
log-fills-pool = в запас Тени добавлено токенов влияния: { $number }
log-finale = Начинается Финал
log-finds-plot = Саурон берет план
log-gains-agility = { $player }: ловкость +1
log-gains-favor = { $player } получает { $number ->
    [one] { $number } поддержку
    [few] { $number } поддержки
   *[many] { $number } поддержки
  }
log-gains-fortitude = { $player }: стойкость +1
log-gains-item = { $player } получает { $card_acc }
log-gains-strength = { $player }: сила +1
log-gains-wisdom = { $player }: мудрость +1
log-gives = { $player } получает от другого героя { $card_acc }
log-gives-favor = { $player } получает от другого героя 1 поддержку
log-green-advances = зеленый маркер двигается на { $number ->
    [one] { $number } клетку
    [few] { $number } клетки
   *[many] { $number } клеток
  }
log-healed = { $card }: исцелено повреждений: { $number }
log-heals = { $player } исцеляется
log-hero-damaged = { $player } получает { $number ->
    [one] { $number } повреждение
    [few] { $number } повреждения
   *[many] { $number } повреждений
  }
log-hero-defeated = { $player } терпит поражение
log-hero-draws = { $player } берет { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  }
log-hero-exhausted = { $player }: истощение
log-hero-moves = { $player } переходит { $source_on ->
    [yes] на
   *[no] в
  } { $source_acc }
log-heroes-at-random = двое хотят одного героя: герои розданы случайно
log-heroes-win = герои победили
log-is-hero = { $player } вступает в игру
log-lays = { $player } выкладывает карту рубашкой вверх
log-life-to-rest = { $player } кладет { $number ->
    [one] { $number } верхнюю карту
    [few] { $number } верхние карты
   *[other] { $number } верхних карт
 } запаса жизни в запас отдыха
log-looks = { $player } смотрит на токены монстров
log-loses-card = { $player } теряет с руки { $card_acc }
log-loses-excess = { $card }: слишком много влияния, убрано токенов: { $number }
log-loses-favor = { $player } теряет { $number ->
    [one] { $number } поддержку
    [few] { $number } поддержки
   *[many] { $number } поддержки
  }
log-loses-item = { $player } теряет { $card_acc }
log-loses-top = { $player } теряет верхнюю карту запаса жизни
log-mission = миссия: { $card }
log-missions = каждая сторона берет свою миссию
log-name-melee = { $player } называет ближний бой
log-name-ranged = { $player } называет дальний бой
log-new-deck = из отбоя сложена новая колода
log-no-encounter = { $player }: ни одно внезапное событие не подходит к локации
log-no-peril = ни одна опасность не подходит к локации
log-no-rest = { $player } не может здесь отдохнуть
log-not-chosen = в отбой: { $card }
log-not-defeated = { $player }: враг не повержен
log-peril = Саурон выбирает опасность для { $player_gen }
log-place-influence = Саурон получает { $number ->
    [one] { $number } токен влияния
    [few] { $number } токена влияния
   *[many] { $number } токенов влияния
  }
log-placed = { $card } теперь здесь: { $source }
log-places-influence = { $card }: влияние +{ $number }
log-plays-plot = Саурон играет план { $card }: { $source }
log-plays-shadow-card = Саурон играет карту Тени { $card }
log-plot-discarded = план { $card } сброшен
log-receives-quest = { $player } получает квест { $card }
log-recovers = { $player } восстанавливает силы
log-red-advances = красный маркер двигается на { $number ->
    [one] { $number } клетку
    [few] { $number } клетки
   *[many] { $number } клеток
  }
log-removes-influence = { $card }: влияние −{ $number }
log-rests = { $player } отдыхает
log-retreats = { $player } отступает
log-returns = { $card } возвращается в запас
log-reveals = { $player } вскрывает { $card_acc }
log-round-begins = Начинается раунд { $number }
log-sauron-draws = Саурон берет { $number ->
    [one] { $number } боевую карту
    [few] { $number } боевые карты
   *[many] { $number } боевых карт
  }
log-sauron-draws-plot = Саурон берет { $number ->
    [one] { $number } карту плана
    [few] { $number } карты планов
   *[many] { $number } карт планов
  }
log-sauron-draws-shadow = Саурон берет { $number ->
    [one] { $number } карту Тени
    [few] { $number } карты Тени
   *[many] { $number } карт Тени
  }
log-sauron-loses = Саурон сбрасывает { $card_acc }
log-sauron-wins = Саурон победил
log-sees-cards = { $player } видит карты в руке Саурона
log-shuffles-back = { $player } замешивает карты в запас жизни
log-starting-plot = изначальный план: { $card }, { $source }
log-shuffles-life = { $player } перемешивает запас жизни
log-takes-discarded = Саурон берет из отбоя { $card_acc }
log-takes-favor = { $player } берет { $number ->
    [one] { $number } поддержку
    [few] { $number } поддержки
   *[many] { $number } поддержки
  }
log-takes-to-hand = { $player } берет на руку { $card_acc }
log-tells-melee = { $player }: карт ближнего боя — { $number }
log-tells-ranged = { $player }: карт дальнего боя — { $number }
log-token-goes = токен монстра сброшен: { $card }
log-token-placed = токен монстра: { $source }
log-token-turned = токен монстра: { $card }
log-trains = { $player } тренируется
log-turn-begins = Ход: { $player }
log-turn-ends-early = ход { $player_gen } немедленно окончен
log-wants-hero = игрок { $number } хочет играть за { $card_acc }
log-yellow-advances = желтый маркер двигается на { $number ->
    [one] { $number } клетку
    [few] { $number } клетки
   *[many] { $number } клеток
  }

## Steps and terrain

phase-setup = Подготовка
phase-rally = Героический подъем
phase-story = История
phase-plot = План
phase-event = Событие
phase-action = Действие
phase-hero-draw = Набор карт героями
phase-rest = Отдых
phase-ambush = Западня
phase-travel = Путь
phase-encounter = Внезапное событие
phase-finale = Финал
terrain-hill = холм
terrain-mountain = гора
terrain-forest = лес
terrain-plains = равнины
terrain-swamp = болото
terrain-any = любая карта

## Hidden tokens

back-token-of-eriador-and-enedwaith = токен Эриадора и Энедвайта
back-token-of-rhudaur-and-the-grey-mountains = токен Рудаура и Серых гор
back-token-of-the-misty-mountains-and-mirkwood = токен Мглистых гор и Лихолесья
back-token-of-rohan-and-gondor = токен Рохана и Гондора
back-token-of-the-brown-lands-and-mordor = токен Бурых земель и Мордора
