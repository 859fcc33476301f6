### Дверь игры на первой странице.

door-title = Champions
door-about = Супергерои против злодея
door-kind = кооператив
deck-spider-man-justice = Человек-паук · Правосудие
deck-captain-marvel-leadership = Капитан Марвел · Лидерство
deck-she-hulk-aggression = Женщина-Халк · Агрессия
deck-black-panther-protection = Черная Пантера · Защита
deck-iron-man-aggression = Железный Человек · Агрессия
deck-captain-marvel-aggression = Капитан Марвел · Агрессия
