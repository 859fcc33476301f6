"""The cards, by pack."""
