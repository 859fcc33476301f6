### Двері гри на першій сторінці.

door-title = Champions
door-about = Супергерої проти лиходія
door-kind = кооператив
deck-spider-man-justice = Людина-павук · Правосуддя
deck-captain-marvel-leadership = Капітан Марвел · Лідерство
deck-she-hulk-aggression = Жінка-Галк · Агресія
deck-black-panther-protection = Чорна Пантера · Захист
deck-iron-man-aggression = Залізна Людина · Агресія
deck-captain-marvel-aggression = Капітан Марвел · Агресія
