### Налаштування нової гри.

setup-difficulty = складність
setup-difficulty-standard = звичайна
setup-difficulty-easy = легка
setup-difficulty-expert = експертна
setup-patient = питати завжди
setup-patient-no = ні
setup-patient-yes = так, навіть за однієї відповіді
setup-secret-windows = таємні вікна
setup-secret-windows-no = ні
setup-secret-windows-yes = так: мовчанка нічого не видає
