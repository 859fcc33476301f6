"""Tables: who plays, how a game is opened, positions written by hand."""
