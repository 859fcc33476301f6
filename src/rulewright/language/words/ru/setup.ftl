### Настройки новой игры.

setup-difficulty = сложность
setup-difficulty-standard = обычная
setup-difficulty-easy = легкая
setup-difficulty-expert = экспертная
setup-patient = спрашивать всегда
setup-patient-no = нет
setup-patient-yes = да, даже при одном ответе
setup-secret-windows = тайные окна
setup-secret-windows-no = нет
setup-secret-windows-yes = да: молчание ничего не выдает
