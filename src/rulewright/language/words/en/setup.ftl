### The options of a new game.

setup-difficulty = difficulty
setup-difficulty-standard = standard
setup-difficulty-easy = easy
setup-difficulty-expert = expert
setup-patient = ask me always
setup-patient-no = no
setup-patient-yes = yes, even with one answer
setup-secret-windows = secret windows
setup-secret-windows-no = no
setup-secret-windows-yes = yes: silence tells nothing
