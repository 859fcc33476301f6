### Сохранения, перечни того, что есть, и то, что не получается вне игр, по-русски.

ui-quit-hint = Игра сохранится. Enter — выйти · x — выйти и не сохранять того, что сыграно сейчас · Esc — остаться
ui-save-moved = «{ $old }» изменил другой стол; тот файл не тронут, а эта игра сохранена как «{ $new }».
saves-none = В папке { $name } еще нет сохраненных игр.
saves-over = закончена
saves-round = раунд { $number }
saves-how = Продолжить: rulewright play --resume { $name }
games-seats = игроков: от { $least } до { $most }
games-scenarios = сценарии:
games-decks = колоды: { $names }

error-unknown-setting = Параметра «{ $name }» нет; есть такие: { $known }
error-which-save = Назовите сохраненную игру; есть такие: { $known }
error-no-saves = Сохраненных игр еще нет
error-no-decks = У игры «{ $game }» свои колоды; файлов колод для нее нет
error-no-guide = Для игры «{ $game }» нет проводника первой игры
error-no-campaigns = У игры «{ $game }» нет кампаний
error-campaign-first = { $why } Для этого есть: rulewright campaign replace { $name } ИГРОК СТАРЫЙ НОВЫЙ
error-campaign-changed = «{ $name }» тем временем изменен; файл не тронут
error-terminal-too-small = Терминал слишком мал: { $width } × { $height }; столу нужно { $needed_width } × { $needed_height }; или играйте построчно: --plain
error-no-output = Некуда писать
error-no-input = Неоткуда читать
error-stream = Программа не может дальше читать или писать: { $reason }
error-fault = В программе ошибка ({ $what }); подробности — в «{ $name }»
error-fault-undone = В программе ошибка ({ $what }); выбор отменен, подробности — в «{ $name }»
reason-bad-name = так файл называться не может
reason-too-large = он слишком велик
