### What this game says at the table, in Ukrainian, beyond what every game says.

## Options

option-be = грати за { $card_acc }
option-use = застосувати здібність { $card_gen }
option-keep = залишити { $card_acc }
option-to = { $card }
option-influence = 1 жетон впливу: { $card }
option-to-pool = 1 жетон впливу до запасу Тіні
option-discard-plot = скинути активний задум { $card }
option-place-influence = розмістити вплив
option-draw-cards = взяти карти Тіні та задумів
option-command = командувати чудовиськами та прислужниками
option-move = перемістити: { $card }
option-heal = зцілити: { $card }
option-muster-1 = жетон чудовиська для Еріадору та Енедвайту
option-muster-2 = жетон чудовиська для Рудауру та Сірих гір
option-muster-3 = жетон чудовиська для Імлистих гір і Морок-лісу
option-muster-4 = жетон чудовиська для Рохану та Ґондору
option-muster-5 = жетон чудовиська для Бурих земель і Мордору
option-draw-number = { $number ->
    [0] не брати карт
    [one] взяти { $number } карту
    [few] взяти { $number } карти
   *[other] взяти { $number } карт
  }
option-rest = відпочити
option-heal-wounds = зцілитися
option-train = потренуватися
option-cleanse = скинути { $card_acc }
option-advance-green = просунути зелений маркер
option-advance-yellow = просунути жовтий маркер
option-advance-red = просунути червоний маркер
option-advance-black = просунути чорний маркер
option-accept-fight = битися
option-attack = напасти: { $card }
option-peril = обрати небезпеку
option-choose-peril = небезпека { $card }
option-travel = рушити: { $card }
option-explore = розвідати цю локацію
option-stop = завершити крок подорожі
option-discard = скинути { $card_acc }
option-take-favor = взяти 1 прихильність
option-ask-favor = порадитися з { $card_ins }: прихильність
option-ask-help = порадитися з { $card_ins }: здібність
option-dark-path = обрати Темний шлях: 1 прихильність і 1 карта скверни
option-complete = виконати завдання { $card }
option-foil = скинути задум { $card }
option-event = скористатися подією { $card }
option-trade = обмінятися з героями, які тут
option-give = віддати { $card_acc }
option-give-favor = віддати 1 прихильність
option-fight-on = битися далі
option-declare = оголосити виснаження
option-lay = викласти { $card_acc }
option-lose = втратити з руки { $card_acc }
option-lose-top = втратити верхню карту запасу життя
option-lose-favor = втратити 1 прихильність
option-lose-item = втратити { $card_acc }
option-remove-influence = прибрати 1 жетон впливу: { $card }
option-remove-token = прибрати: { $card }
option-take = взяти { $card_acc }
option-take-none = нічого не брати
option-take-rest = взяти верхню карту запасу відпочинку
option-take-life = взяти верхню карту запасу життя
option-leave-on-top = залишити зверху
option-to-bottom = покласти під низ
option-inflict = дати герою { $card_acc }
option-pass-on = передати { $card_acc }
option-name-melee = назвати ближній бій
option-name-ranged = назвати дальній бій

## Questions

ask-hero = За якого героя ви хочете грати?
ask-keep-plot = Який задум ви залишаєте?
ask-keep-shadow = Яку карту Тіні ви залишаєте?
ask-marker = Який із крайніх лівих маркерів Саурона просувається?
ask-influence = Де ви розміщуєте вплив? Залишилося жетонів: { $number }
ask-draw = Скільки карт ви берете? Стійкість: { $number }
ask-minion-start = { $card }: де з’являється прислужник?
ask-plot = Крок задуму: зіграти задум, скинути задум чи нічого?
ask-plot-location = { $card }: яку локацію охоплює задум?
ask-sauron-action = Ваша дія? Залишилося: { $number }
ask-command = Ваш наказ? Залишилося: { $number }
ask-move-servant = { $card }: куди?
ask-place-token = { $card }: де ви розміщуєте жетон?
ask-shadow-action = Чи граєте ви карту Тіні?
ask-shadow-turn = Починається хід: чи граєте ви карту Тіні?
ask-shadow-entered = Герой увійшов у локацію: чи граєте ви карту Тіні?
ask-shadow-combat = Починається бій: чи граєте ви карту Тіні?
ask-shadow-defeated = Героя переможено: чи граєте ви карту Тіні?
ask-rest = Чи відпочиваєте ви?
ask-heal = Ви відпочиваєте: чи зцілюєтеся?
ask-cleanse = Чи платите прихильністю, щоб скинути карту скверни?
ask-haven-fight = Ви у прихистку: чи допускаєте ви бій?
ask-attack = Хто нападає?
ask-attack-or-peril = Хто нападає? Чи ви обираєте небезпеку?
ask-uruk-hai = { $card }: чи б’ється він як урук-гай?
ask-one-more-peril = Чи берете ще одну карту небезпеки?
ask-peril = Яка небезпека спіткає героя?
ask-travel = Крок подорожі: рушити, розвідати чи завершити?
ask-pay-move = { $card }: яку карту ви скидаєте? Потрібно ще будь-яких карт: { $number }
ask-explore = { $card }: що ви тут робите?
ask-trade = Що ви віддаєте іншому герою?
ask-give = Кому?
ask-agility = Скільки очок спритності ви витрачаєте на карти? У вас { $number }
ask-declare = Битися далі чи оголосити виснаження?
ask-lay = Бій ({ $card }), раунд { $number }: яку карту ви викладаєте?
ask-damage = Яку карту ви втрачаєте від шкоди? Залишилося: { $number }
ask-damage-for = { $card }: яку карту ви втрачаєте від шкоди? Залишилося: { $number }
ask-discard = Яку карту ви скидаєте? Залишилося: { $number }
ask-discard-for = { $card }: яку карту ви скидаєте? Залишилося: { $number }
ask-retreat = Куди ви відступаєте?
ask-lose-something = Ви зазнали поразки: що ви втрачаєте?
ask-led-astray = { $card }, { $player }: до якої сусідньої локації?
ask-haven = { $player }: до якого з найближчих прихистків?
ask-champion = Який герой б’ється з Примарами Персня?
ask-train = Яку карту вміння ви залишаєте?
ask-discard-corruption = { $card }: яку карту скверни ви скидаєте?
ask-lose-item = { $card }: який предмет ви скидаєте?
ask-shield = { $card }: чи скидаєте карти проти шкоди? Залишилося: { $number }
ask-spread = { $card }: де ви розміщуєте жетон впливу? Залишилося: { $number }
ask-influence-and-monsters = { $card }: де ви розміщуєте жетон впливу й жетон чудовиська?
ask-remove = { $card }: який жетон ви прибираєте? Залишилося: { $number }
ask-muster = { $card }: де ви розміщуєте жетон чудовиська? Залишилося: { $number }
ask-muster-anywhere = { $card }: з якої купки ви розміщуєте жетон чудовиська?
ask-type = { $card }: ближній чи дальній бій?
ask-take-back = { $card }: яку карту ви берете назад на руку?
ask-catch-breath = { $card }: звідки ви берете карту?
ask-lose-plot = { $card }: який задум ви скидаєте?
ask-find-plot = { $card }: який задум ви берете?
ask-take-discarded = { $card }: яку скинуту карту ви берете?
ask-peek-plot = Верхній задум: { $card }. Куди його?
ask-give-corruption = { $player }: яку з двох карт скверни дати?
ask-redistribute = { $card }: чиї карти скверни ви перерозподіляєте і як?
ask-command-minion = { $card }: який прислужник отримує наказ і куди?
ask-entrust = { $card }: який герой отримує цю карту?
ask-any-hero-pays = { $card }: хто з героїв витрачає { $number } прихильності?

## The log

log-agility = { $player } бере за спритність { $number ->
    [one] { $number } карту
    [few] { $number } карти
   *[many] { $number } карт
  }
log-attacks = { $player }: атака { $number }
log-black-advances = чорний маркер рухається на { $number ->
    [one] { $number } клітинку
    [few] { $number } клітинки
   *[many] { $number } клітинок
  }
log-both-exhausted = обоє виснажені: бій завершено
log-buried = { $card } лягає під бойову стопку
log-cancelled = { $source } скасовує карту { $card }
log-cleansed = { $player } скидає { $card_acc }
log-coin = герої не дійшли згоди: вирішує монета
log-combat-begins = { $player } б’ється з { $card_ins }
log-command = Саурон віддає { $number ->
    [one] { $number } наказ
    [few] { $number } накази
   *[many] { $number } наказів
  }
log-completes = { $player } виконує завдання { $card }
log-consults = { $player } радиться з { $card_ins }
log-corrupted = { $player } отримує карту скверни { $card }
log-damage-to-rest = { $player } переносить карти із запасу ран до запасу відпочинку
log-damaged = { $card }: завдано { $number } шкоди
log-dark-path = { $player } обирає Темний шлях
log-defeated = { $card_acc } переможено
log-difficulty = { $card }: здоров’я і стійкість змінюються на { $number }
log-discards = { $player } скидає { $card_acc }
log-drains-pool = із запасу Тіні прибрано { $number ->
    [one] { $number } жетон впливу
    [few] { $number } жетони впливу
   *[many] { $number } жетонів впливу
  }
log-draw-cards = Саурон бере карти Тіні ({ $number }) і задуми ({ $plots })
log-encounter = { $player }: пригода { $card }
log-encounter-barred = { $player } не бере тут карт пригод
log-enemy-attacks = { $card }: атака { $number }
log-enemy-discards = ворог скидає { $card_acc }
log-enemy-exhausted = { $card }: виснаження
log-enemy-undefeated = { $card_gen } не переможено
log-entrusted = { $player } отримує { $card_acc }
log-event = Подія: { $card }
log-event-discarded = подію { $card } скинуто
log-event-in-play = подія { $card } лишається у грі
log-explores = { $player } розвідує локацію
log-faces-peril = { $player }: небезпека { $card }
log-favor-placed = { $card }: покладено { $number ->
    [one] { $number } прихильність
    [few] { $number } прихильності
   *[many] { $number } прихильності
  }
log-favor-removed = { $card }: прибрано { $number ->
    [one] { $number } прихильність
    [few] { $number } прихильності
   *[many] { $number } прихильності
  }
log-fills-pool = до запасу Тіні додано { $number ->
    [one] { $number } жетон впливу
    [few] { $number } жетони впливу
   *[many] { $number } жетонів впливу
  }
log-finale = Починається фінал
log-finds-plot = Саурон бере задум
log-gains-agility = { $player }: спритність +1
log-gains-favor = { $player } отримує { $number ->
    [one] { $number } прихильність
    [few] { $number } прихильності
   *[many] { $number } прихильності
  }
log-gains-fortitude = { $player }: стійкість +1
log-gains-item = { $player } отримує { $card_acc }
log-gains-strength = { $player }: сила +1
log-gains-wisdom = { $player }: мудрість +1
log-gives = { $player } отримує від іншого героя { $card_acc }
log-gives-favor = { $player } отримує від іншого героя 1 прихильність
log-green-advances = зелений маркер рухається на { $number ->
    [one] { $number } клітинку
    [few] { $number } клітинки
   *[many] { $number } клітинок
  }
log-healed = { $card }: зцілено { $number } шкоди
log-heals = { $player } зцілюється
log-hero-damaged = { $player } отримує { $number } шкоди
log-hero-defeated = { $player } зазнає поразки
log-hero-draws = { $player } бере { $number ->
    [one] { $number } карту
    [few] { $number } карти
   *[many] { $number } карт
  }
log-hero-exhausted = { $player }: виснаження
log-hero-moves = { $player } переходить до { $source_gen }
log-heroes-at-random = двоє хочуть того самого героя: героїв роздано навмання
log-heroes-win = герої перемогли
log-is-hero = { $player } вступає у гру
log-lays = { $player } викладає карту долілиць
log-life-to-rest = { $player } кладе { $number ->
    [one] { $number } верхню карту
    [few] { $number } верхні карти
   *[other] { $number } верхніх карт
 } запасу життя до запасу відпочинку
log-looks = { $player } дивиться на жетони чудовиськ
log-loses-card = { $player } втрачає з руки { $card_acc }
log-loses-excess = { $card }: забагато впливу, прибрано { $number ->
    [one] { $number } жетон впливу
    [few] { $number } жетони впливу
   *[many] { $number } жетонів впливу
  }
log-loses-favor = { $player } втрачає { $number ->
    [one] { $number } прихильність
    [few] { $number } прихильності
   *[many] { $number } прихильності
  }
log-loses-item = { $player } втрачає { $card_acc }
log-loses-top = { $player } втрачає верхню карту запасу життя
log-mission = місія: { $card }
log-missions = кожна сторона бере свою місію
log-name-melee = { $player } називає ближній бій
log-name-ranged = { $player } називає дальній бій
log-new-deck = зі скиду складено нову колоду
log-no-encounter = { $player }: жодна пригода не підходить до локації
log-no-peril = жодна небезпека не підходить до локації
log-no-rest = { $player } не може тут відпочити
log-not-chosen = скинуто: { $card }
log-not-defeated = { $player }: ворога не переможено
log-peril = Саурон обирає для { $player_gen } небезпеку
log-place-influence = Саурон отримує { $number ->
    [one] { $number } жетон впливу
    [few] { $number } жетони впливу
   *[many] { $number } жетонів впливу
  }
log-placed = { $card } тепер тут: { $source }
log-places-influence = { $card }: додано { $number ->
    [one] { $number } жетон впливу
    [few] { $number } жетони впливу
   *[many] { $number } жетонів впливу
  }
log-plays-plot = Саурон грає задум { $card }: { $source }
log-plays-shadow-card = Саурон грає карту Тіні { $card }
log-plot-discarded = задум { $card } скинуто
log-receives-quest = { $player } отримує завдання { $card }
log-recovers = { $player } відновлює сили
log-red-advances = червоний маркер рухається на { $number ->
    [one] { $number } клітинку
    [few] { $number } клітинки
   *[many] { $number } клітинок
  }
log-removes-influence = { $card }: прибрано { $number ->
    [one] { $number } жетон впливу
    [few] { $number } жетони впливу
   *[many] { $number } жетонів впливу
  }
log-rests = { $player } відпочиває
log-retreats = { $player } відступає
log-returns = { $card } повертається до запасу
log-reveals = { $player } відкриває { $card_acc }
log-round-begins = Починається раунд { $number }
log-sauron-draws = Саурон бере { $number ->
    [one] { $number } бойову карту
    [few] { $number } бойові карти
   *[many] { $number } бойових карт
  }
log-sauron-draws-plot = Саурон бере { $number ->
    [one] { $number } карту задуму
    [few] { $number } карти задумів
   *[many] { $number } карт задумів
  }
log-sauron-draws-shadow = Саурон бере { $number ->
    [one] { $number } карту Тіні
    [few] { $number } карти Тіні
   *[many] { $number } карт Тіні
  }
log-sauron-loses = Саурон скидає { $card_acc }
log-sauron-wins = Саурон переміг
log-sees-cards = { $player } бачить карти на руці Саурона
log-shuffles-back = { $player } замішує карти до запасу життя
log-starting-plot = початковий задум: { $card }, { $source }
log-shuffles-life = { $player } перетасовує запас життя
log-takes-discarded = Саурон бере зі скиду { $card_acc }
log-takes-favor = { $player } бере { $number ->
    [one] { $number } прихильність
    [few] { $number } прихильності
   *[many] { $number } прихильності
  }
log-takes-to-hand = { $player } бере на руку { $card_acc }
log-tells-melee = { $player }: карт ближнього бою — { $number }
log-tells-ranged = { $player }: карт дальнього бою — { $number }
log-token-goes = жетон чудовиська скинуто: { $card }
log-token-placed = жетон чудовиська: { $source }
log-token-turned = жетон чудовиська: { $card }
log-trains = { $player } тренується
log-turn-begins = Хід: { $player }
log-turn-ends-early = хід { $player_gen } негайно завершено
log-wants-hero = гравець { $number } хоче грати за { $card_acc }
log-yellow-advances = жовтий маркер рухається на { $number ->
    [one] { $number } клітинку
    [few] { $number } клітинки
   *[many] { $number } клітинок
  }

## Steps and terrain

phase-setup = Підготовка
phase-rally = Піднесення героїв
phase-story = Історія
phase-plot = Задум
phase-event = Подія
phase-action = Дії
phase-hero-draw = Добір карт героями
phase-rest = Відпочинок
phase-ambush = Засідка
phase-travel = Подорож
phase-encounter = Пригода
phase-finale = Фінал
terrain-hill = пагорб
terrain-mountain = гора
terrain-forest = ліс
terrain-plains = рівнини
terrain-swamp = болото
terrain-any = будь-яка карта

## Hidden tokens

back-token-of-eriador-and-enedwaith = жетон Еріадору та Енедвайту
back-token-of-rhudaur-and-the-grey-mountains = жетон Рудауру та Сірих гір
back-token-of-the-misty-mountains-and-mirkwood = жетон Імлистих гір і Морок-лісу
back-token-of-rohan-and-gondor = жетон Рохану та Ґондору
back-token-of-the-brown-lands-and-mordor = жетон Бурих земель і Мордору
