"""Plays tabletop card games by the book."""
