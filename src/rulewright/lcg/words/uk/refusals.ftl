### Why something is not possible in living card games, in Ukrainian.

refuse-no-host = { $card_acc } немає до чого прикріпити: немає { $what_gen }
refuse-not-a-host = { $source_acc } прикріплюють до { $what_a_gen }
refuse-not-restricted = { $card } — не з тих карт «Обмежена кількість», яких забагато
