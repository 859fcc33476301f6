"""The printed cards: one file a faction, and the locations."""
