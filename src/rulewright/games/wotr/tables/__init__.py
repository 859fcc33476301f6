"""How a table comes about: scenarios, people, positions written by hand."""
