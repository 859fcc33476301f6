"""All there is: the same guards for both players."""

NAME, PREFIX = "The Watch", "w"
