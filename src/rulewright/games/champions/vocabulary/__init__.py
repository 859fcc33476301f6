"""The words that cards of this game are written with."""
