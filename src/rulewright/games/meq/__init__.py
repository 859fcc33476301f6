"""Middle-Earth Quest."""
