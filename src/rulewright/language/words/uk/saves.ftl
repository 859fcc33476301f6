### Збереження, переліки того, що є, і те, що не вдається поза іграми, українською.

ui-quit-hint = Гра збережеться. Enter — вийти · x — вийти й не зберігати того, що зіграно зараз · Esc — лишитися
ui-save-moved = «{ $old }» змінив інший стіл; той файл не зачеплено, а цю гру збережено як «{ $new }».
saves-none = У теці { $name } ще немає збережених ігор.
saves-over = завершено
saves-round = раунд { $number }
saves-how = Продовжити: rulewright play --resume { $name }
games-seats = гравців: від { $least } до { $most }
games-scenarios = сценарії:
games-decks = колоди: { $names }

error-unknown-setting = Параметра «{ $name }» немає; є такі: { $known }
error-which-save = Назвіть збережену гру; є такі: { $known }
error-no-saves = Збережених ігор ще немає
error-no-decks = Гра «{ $game }» має власні колоди; файлів колод для неї немає
error-no-guide = Для гри «{ $game }» немає провідника першої гри
error-no-campaigns = Гра «{ $game }» не має кампаній
error-campaign-first = { $why } Для цього є: rulewright campaign replace { $name } ГРАВЕЦЬ СТАРИЙ НОВИЙ
error-campaign-changed = «{ $name }» тим часом змінено; файл не зачеплено
error-terminal-too-small = Термінал замалий: { $width } × { $height }; столу треба { $needed_width } × { $needed_height }; або грайте рядками: --plain
error-no-output = Немає куди писати
error-no-input = Немає звідки читати
error-stream = Програма не може далі читати або писати: { $reason }
error-fault = У програмі помилка ({ $what }); подробиці — у «{ $name }»
error-fault-undone = У програмі помилка ({ $what }); вибір скасовано, подробиці — у «{ $name }»
reason-bad-name = так файл називатися не може
reason-too-large = він завеликий
