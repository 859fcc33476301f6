"""What the bots know of Middle-Earth Quest."""
