"""The game as it is sold: 120 faction cards, 14 battlegrounds and 27 paths."""

NAME = "War of the Ring: The Card Game"
PREFIX = ""
