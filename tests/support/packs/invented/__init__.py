"""An invented pack of two cards: it shares a title and its numbers with the core set."""

NAME = "Invented Pack"
PREFIX = "00"
"""Its cards come before those of the core set in every catalogue."""
