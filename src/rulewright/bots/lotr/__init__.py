"""What the bots know of The Lord of the Rings: The Card Game."""
