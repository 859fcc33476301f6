"""The Watch: a game of a page. Two players post guards from their hands; whose guards are stronger in the end wins."""
