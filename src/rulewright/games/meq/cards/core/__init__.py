"""Middle-Earth Quest as it is sold."""

NAME = "Middle-Earth Quest"
PREFIX = ""
