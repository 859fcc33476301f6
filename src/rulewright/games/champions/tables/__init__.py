"""How a table comes about: scenarios, decks, positions written by hand."""
