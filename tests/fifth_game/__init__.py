"""Three Bridges: a small game of our own that keeps the kernel general and docs/adding-a-game.md true."""
