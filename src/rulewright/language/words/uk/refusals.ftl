### Why something is not possible, in Ukrainian, in every game: each says what is in the way, and when it will not be.

refuse-game-over = гру завершено
refuse-stopped = ця позиція тут закінчується: більше нічого не запитують
refuse-unknown-key = «{ $key }»: такого вибору в цій грі немає
refuse-no-such-card = карти «{ $key }» в цій грі немає
refuse-unknown-key-near = «{ $key }»: такого вибору в цій грі немає; можливо, «{ $near }»?
refuse-no-such-card-near = карти «{ $key }» в цій грі немає; можливо, «{ $near }»?
refuse-other-side = ця карта лежить іншою стороною догори: { $card }
refuse-not-seen = { $card_gen } не видно ні на столі, ні у вас на руці
refuse-copies = такий варіант { $number ->
    [one] лише один
    [few] є лише { $number } рази
   *[many] є лише { $number } разів
 }
refuse-not-among = це запитання не стосується { $card_gen }
refuse-not-one-of-them = серед відповідей на це запитання такої немає
refuse-not-that-player = { $source } не дає вибрати { $player_acc }
refuse-not-what = { $source }: потрібно вибрати { $what_a_acc }
refuse-unchanged = { $source }: там це нічого не змінить
refuse-forbidden = це забороняє { $source }
refuse-immune = на { $card_acc } не діє { $source }
refuse-exhausted = { $card_acc } виснажено
refuse-no-damage = { $card } без поранень
refuse-answered = { $card }: реакцію на це вже використано
refuse-trigger = властивість { $card_gen } активують не зараз, а { $trigger }
refuse-condition = { $card }: лише якщо { $given }
refuse-limit = ліміт властивості { $card_gen } вичерпано ({ $limit })
refuse-cost = { $card }: вартість не можна сплатити ({ $cost_inf })
refuse-no-target = { $card }: немає { $what_gen }
refuse-no-change = { $card }: зараз це нічого не змінить ({ $effect_inf })
refuse-other-step = це можливо на кроці { $label }
refuse-step-is-over = це було можливо на кроці { $label }; знову — в наступному раунді

## What is only an answer to a question that is not asked now

refuse-only-pass = на це запитання треба відповісти; пасують там, де можна діяти або реагувати
refuse-only-done = «готово» завершує вибір кількох карт, а зараз його немає
refuse-only-yes = «так» відповідають тексту зі словом «можете», а зараз такого немає
refuse-only-no = «ні» відповідають тексту зі словом «можете», а зараз такого немає
refuse-only-pay-cost = зараз жоден текст не просить вас платити
refuse-only-play = карти грають, коли гра запитує про вашу дію
refuse-only-use = властивості активують, коли гра запитує про вашу дію
refuse-only-resolve = { $card }: жоден ефект не чекає на розігрування
refuse-only-choose = зараз жоден текст не просить вибрати { $card_acc }
refuse-only-choose-player = зараз жоден текст не просить вибрати гравця
refuse-only-effect = зараз жоден текст не просить вибрати один із кількох ефектів
refuse-only-number = зараз жоден текст не просить назвати число
refuse-only-agree = ніхто не запропонував рішення, з яким можна погодитися
refuse-only-object = ніхто не запропонував рішення, з яким можна не погодитися
