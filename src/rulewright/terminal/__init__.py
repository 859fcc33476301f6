"""The terminal table: a screen for people who see it, a line mode for screen readers and pipes."""
