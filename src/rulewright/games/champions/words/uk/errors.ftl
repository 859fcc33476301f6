### What is wrong with a setup, a deck or a position of this game.

error-modular-twice = Модульний набір «{ $name }» може бути в колоді сутичок лише раз
error-no-identity = Колоді потрібна карта особи
error-not-an-identity = «{ $name }» — не карта особи
error-second-identity = У колоди лише одна карта особи: «{ $name }» — уже друга
error-same-hero = Двоє гравців не можуть мати того самого героя: «{ $name }»
error-too-many-cards = Колода завелика, карт: { $number }; можна щонайбільше { $most }
error-signature-missing = У колоді мають бути всі карти особистих зв’язків: «{ $name }» — є { $number }, треба { $least }
error-signature-copies = «{ $name }» — карта особистих зв’язків: у колоді їх має бути { $most }, а не { $number }
error-other-hero = «{ $name }» — карта іншого героя ({ $hero })
error-two-aspects = У колоді може бути лише один напрямок, а не кілька: { $names }
error-copies-in-deck = Забагато екземплярів карти «{ $name }»: { $number }; можна щонайбільше { $most }
error-unique-copies = Карта «{ $name }» унікальна: у колоді може бути лише одна, враховуючи карту особи
error-deck-needs = Карта особи «{ $hero }» вимагає щонайменше { $least } карт із характеристикою «{ $trait }» у колоді; є { $number }
deck-legal = «{ $name }» — дозволена колода: { $hero }, карти — { $cards }.

input-too-few-players = треба щонайменше { $least }: стільки місць описано
input-turn = чий хід, можна сказати лише на стадіях 2 і 6, і це має бути гравець, який ще у грі
input-restricted-cards = карт «Обмеження» більше двох
input-nothing-left = гравець, який вибув, не має нічого, крім відбою
