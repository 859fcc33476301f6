"""The cards, one file for each sphere and each encounter set, in the order of their numbers."""
