### Why something is not possible, in Russian, in every game: each says what is in the way, and when it will not be.

refuse-game-over = игра окончена
refuse-stopped = эта позиция здесь заканчивается: больше ничего не спрашивают
refuse-unknown-key = «{ $key }»: такого выбора в этой игре нет
refuse-no-such-card = карты «{ $key }» в этой игре нет
refuse-unknown-key-near = «{ $key }»: такого выбора в этой игре нет; возможно, «{ $near }»?
refuse-no-such-card-near = карты «{ $key }» в этой игре нет; возможно, «{ $near }»?
refuse-other-side = эта карта лежит другой стороной вверх: { $card }
refuse-not-seen = { $card_gen } не видно ни на столе, ни у вас на руке
refuse-copies = такой вариант { $number ->
    [one] только один
    [few] есть только { $number } раза
   *[many] есть только { $number } раз
 }
refuse-not-among = этот вопрос не касается { $card_gen }
refuse-not-one-of-them = среди ответов на этот вопрос такого нет
refuse-not-that-player = { $source } не позволяет выбрать { $player_acc }
refuse-not-what = { $source }: нужно выбрать { $what_a_acc }
refuse-unchanged = { $source }: там это ничего не изменит
refuse-forbidden = это запрещает { $source }
refuse-immune = на { $card_acc } не действует { $source }
refuse-exhausted = { $card } { $card_gender ->
    [feminine] истощена
    [neuter] истощено
    [plural] истощены
   *[masculine] истощен
 }
refuse-no-damage = { $card } без ранений
refuse-answered = { $card }: реакция на это уже использована
refuse-trigger = способность { $card_gen } активируют не сейчас, а { $trigger }
refuse-condition = { $card }: только если { $given }
refuse-limit = лимит способности { $card_gen } исчерпан ({ $limit })
refuse-cost = { $card }: стоимость нельзя оплатить ({ $cost_inf })
refuse-no-target = { $card }: нет { $what_gen }
refuse-no-change = { $card }: сейчас это ничего не изменит ({ $effect_inf })
refuse-other-step = это возможно на шаге { $label }
refuse-step-is-over = это было возможно на шаге { $label }; снова — в следующем раунде

## What is only an answer to a question that is not asked now

refuse-only-pass = на этот вопрос нужно ответить; пасуют там, где можно действовать или реагировать
refuse-only-done = «готово» завершает выбор нескольких карт, а сейчас его нет
refuse-only-yes = «да» отвечают тексту со словом «можете», а сейчас такого нет
refuse-only-no = «нет» отвечают тексту со словом «можете», а сейчас такого нет
refuse-only-pay-cost = сейчас ни один текст не просит вас платить
refuse-only-play = карты играют, когда игра спрашивает о вашем действии
refuse-only-use = способности активируют, когда игра спрашивает о вашем действии
refuse-only-resolve = { $card }: ни один эффект не ждет своей очереди
refuse-only-choose = сейчас ни один текст не просит выбрать { $card_acc }
refuse-only-choose-player = сейчас ни один текст не просит выбрать игрока
refuse-only-effect = сейчас ни один текст не просит выбрать один из нескольких эффектов
refuse-only-number = сейчас ни один текст не просит назвать число
refuse-only-agree = никто не предложил решения, с которым можно согласиться
refuse-only-object = никто не предложил решения, против которого можно возразить
