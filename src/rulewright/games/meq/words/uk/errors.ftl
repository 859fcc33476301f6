### What is wrong with a setup or a position of this game, in Ukrainian.

error-unknown-hero = Немає героя «{ $name }»; є: { $known }
error-hero-twice = Героєм «{ $name }» не можна грати двічі
error-heroes-for-seats = Названо героїв: { $number }, а гравців-героїв: { $seats }
error-seats-of-sides = Розподіл місць має назвати особу, рахуючи від 0, для кожного з місць ({ $number }), і ніхто не може бути водночас Сауроном і героєм
input-none-left = «{ $name }» більше немає: у коробці стільки не лежить
input-item-twice = герой може мати лише один предмет «{ $name }»
input-not-its-place = «{ $name }» сюди не належить
input-haven-influence = у прихистку { $name } не може бути впливу
input-not-on-board = «{ $name }» немає на полі
input-no-cards = герой, у якого немає карт ні на руці, ні в запасі життя, переможений
input-pool = на етапі { $stage }, який визначають маркери історії, у запасі Тіні жетонів впливу щонайбільше { $most }
input-named-twice = «{ $name }» названо двічі
