### Why something is not possible in living card games, in Russian.

refuse-no-host = { $card_acc } не к чему присоединить: нет { $what_gen }
refuse-not-a-host = { $source_acc } присоединяют к { $what_a_dat }
refuse-not-restricted = { $card } — не из тех карт «Количество ограничено», которых слишком много
