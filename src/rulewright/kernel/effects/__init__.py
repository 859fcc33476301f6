"""Effects: what an ability does, and the ways to join effects. Each can be run, tested, told and described to bots."""
