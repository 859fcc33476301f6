"""The games. None of them imports another."""
