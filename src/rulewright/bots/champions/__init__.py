"""Advice for Marvel Champions: The Card Game."""
