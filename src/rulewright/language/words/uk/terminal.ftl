### Стіл у терміналі та командний рядок — понад те, що кажуть усі.

## Стіл

ui-attacking = { $gender ->
    [plural] атакують
   *[other] атакує
 }
ui-defending = { $gender ->
    [plural] захищаються
   *[other] захищається
 }
ui-eliminated = вибув із гри
ui-sphere-leadership = Лідерство
ui-sphere-tactics = Тактика
ui-sphere-spirit = Дух
ui-sphere-lore = Знання
ui-sphere-neutral = нейтральна карта
ui-reading = Як це читаємо: { $text }
ui-on-offer = «{ $text }» є серед варіантів.
ui-and-more = … і ще { $number }.
ui-hint-help = Довідка — h.
ui-hint-why-not = Назва карти або ключ, як-от: play Gandalf
ui-hint-rules = Які слова шукати
ui-quit-unsaved = Гру зберегти не вдалося. Вийдіть ще раз, щоб вийти без збереження.
ui-unfinished = Гру ще не завершено.

## Командний рядок

error-cannot-read = Не вдається прочитати «{ $name }»: { $reason }
error-unknown-seat = Місце за столом не може бути «{ $name }»; можливі значення: { $known }
error-no-textual = Столу потрібен пакет «textual»: установіть rulewright[tui] або грайте з --plain
error-other-game = Журнал розповідає про гру «{ $name }», а не «{ $wanted }»
error-other-scenario = Це збереження сценарію «{ $name }», а не «{ $wanted }»
error-nothing-to-play = Назвіть гру або файл, з якого продовжити; є такі ігри: { $known }
error-unknown-command = Команди «{ $name }» немає; є такі: { $known }
error-unknown-flag = Параметра «{ $name }» немає
error-missing-value = Бракує «{ $name }»
error-needs-value = Параметру «{ $name }» бракує значення
error-wrong-value = Значення «{ $value }» для «{ $name }» неможливе
error-too-many-words = «{ $text }» тут зайве
error-usage = Команду не вдається зрозуміти: { $text }
error-not-a-checkout = Тести відповідності запускають у теці з вихідним кодом проєкту, а тут його немає
error-no-tests = Тести не вдалося запустити: pytest завершився з кодом { $code }
error-no-clause = У правилах гри «{ $game }» немає слів «{ $text }»
error-no-card = У гри «{ $game }» немає карти зі словами «{ $text }»
reason-no-space = не лишилося місця
reason-not-allowed = бракує дозволу
reason-not-a-folder = на місці теки лежить файл
reason-is-a-folder = це тека
reason-not-text = це не текст
conformance-game = { $game }: тест пройдено для { $proved } з { $testable } перевірних пунктів правил ({ $percent } %), з них { $read } — за нашим тлумаченням
conformance-kind = { $kind }: { $proved } з { $testable }
conformance-missing = Без пройденого тесту:
conformance-failed = { $number ->
    [one] Не пройдено { $number } тест
    [few] Не пройдено { $number } тести
   *[many] Не пройдено { $number } тестів
 }: їхні пункти не враховано.

## Колоди

deck-legal = «{ $name }» — дозволена колода: герої — { $heroes }, карти — { $cards }.
deck-written = Колоду записано до «{ $name }».

## Кампанії

error-file-exists = Файл «{ $name }» уже є; його не змінено
error-names-for-decks = Імен — { $number }, а колод — { $decks }
error-unknown-player = Гравця «{ $name }» немає; є такі: { $known }
error-campaign-under-way = Гра кампанії ще триває; спершу закінчіть її
error-nothing-to-heal = { $name }: немає початкових поранень, які можна зняти
campaign-mode-campaign = Кампанія
campaign-mode-expert = Експертна кампанія
campaign-mode-run = Проходження всіх сценаріїв
campaign-mode-nightmare = Кошмарне проходження
campaign-difficulty-standard = стандартна складність
campaign-difficulty-easy = легка складність
campaign-title = { $mode }, зерно { $seed }
campaign-player = { $number }. { $name }: { $heroes }
campaign-penalty = Початкова загроза: +{ $number }
campaign-boons = Карти підтримки: { $cards }
campaign-fallen = Загиблі герої: { $heroes }
campaign-burdens = Карти труднощів: { $cards }
campaign-permanents = { $hero } має: { $cards }
campaign-damage = { $hero } починає з пораненнями: { $number }
campaign-prisoner = Бранець: { $hero }
campaign-completed = Виграно: { $scenario }, рахунок { $score }
campaign-next = Наступний сценарій: { $scenario }
campaign-finished = Кампанію завершено; загальний рахунок { $score }
campaign-under-way = Гра триває; її продовжить «campaign play».
campaign-recorded-won = Перемогу записано до журналу кампанії.
campaign-recorded-lost = Поразку записано; сценарій треба зіграти ще раз.
