"""The words that components of this game are written with."""
