"""The kernel: positions as plain data, steps on a stack, one event machine. It names no game and no card."""
