"""All there is: three bridges, and the same guards for red and blue."""

NAME = "Three Bridges"
PREFIX = "b"
