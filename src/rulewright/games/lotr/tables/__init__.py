"""How a table comes about: scenarios, decks, campaigns, positions written by hand."""
