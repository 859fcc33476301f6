"""Marvel Champions: The Card Game."""
