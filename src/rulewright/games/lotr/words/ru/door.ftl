### Дверь игры на первой странице.

door-title = Властелин колец
door-about = Сценарий за сценарием через Средиземье
door-kind = кооператив
setup-edition = издание
setup-edition-revised = переработанное
setup-edition-classic = классическое
setup-shadows = теневые карты
setup-shadows-yes = есть
setup-shadows-no = без них
