"""What the bots know of War of the Ring: The Card Game."""
