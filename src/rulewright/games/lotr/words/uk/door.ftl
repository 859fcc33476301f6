### Двері гри на першій сторінці.

door-title = Володар перснів
door-about = Сценарій за сценарієм крізь Середзем’я
door-kind = кооператив
setup-edition = видання
setup-edition-revised = перероблене
setup-edition-classic = класичне
setup-shadows = тіньові карти
setup-shadows-yes = є
setup-shadows-no = без них
