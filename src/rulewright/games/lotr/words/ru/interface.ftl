### What this game says at the table, in Russian, beyond what every game says.

## Names

card-prisoner = пленник
    .gen = пленника
    .dat = пленнику
    .acc = пленника
    .ins = пленником
    .loc = пленнике
    .gender = masculine

## Options

option-keep = оставить руку
option-mulligan = сменить начальную руку
option-pay = заплатить ресурсом { $card_gen }
option-attach-to = присоединить к { $card_dat }
option-discard = сбросить { $card_acc }
option-commit = отправить { $card_acc } на поиски приключений
option-travel = отправиться в локацию «{ $card_title }»
option-stay = остаться на месте
option-engage = вступить в бой с { $card_ins }
option-decline = не вступать в бой
option-engages = { $card } { $card_gender ->
    [plural] вступают
   *[other] вступает
 } в бой с { $player_ins }
option-deal-shadow = раздать теневую карту { $card_dat }
option-resolve-attack = разыграть нападение { $card_gen }
option-defend = объявить защитником { $card_acc }
option-undefended = оставить нападение незащищенным
option-assign = назначить ранения { $card_dat }
option-attack = напасть на { $card_acc }
option-attack-with = объявить нападающим { $card_acc }
option-take = взять { $card_acc }
option-take-none = ничего не брать
option-put-on-top = положить { $card_acc } на верх колоды
option-lay-on-top = положить { $card_acc } на верх сброса

## Questions

ask-mulligan = Оставляете эту руку?
ask-pay = { $card }: кто из героев платит? Осталось заплатить: { $number }
ask-attach = { $card }: к какой карте присоединить?
ask-restricted = Слишком много довесков «Количество ограничено»: какой сбросить?
ask-discard-order = Сразу несколько карт идут в сброс: какая ляжет сверху?
ask-commit = Кого отправляете на поиски приключений?
ask-travel = Куда отправляетесь?
ask-engage = С кем вступаете в бой?
ask-engagement-check = Кто из врагов вступает в бой первым?
ask-shadow-order = Кому из врагов раздать теневую карту первому?
ask-enemy-attack = Кто из врагов нападает следующим?
ask-defend = { $card } { $card_gender ->
    [plural] нападают
   *[other] нападает
 }: кто защищается?
ask-assign-damage = { $card } { $card_gender ->
    [plural] нападают
   *[other] нападает
 }: кто получает ранения?
ask-attack = На кого нападаете?
ask-attackers = { $card }: кто нападает на этого врага?
ask-ranged = { $card }: кто из дистанционных персонажей присоединится к нападению на этого врага?
ask-attack-now = { $card }: на какого врага нападаете?
ask-search = { $card }: какую карту берете на руку?
ask-take-one = { $card }: какая карта следующая? Одна идет на руку, остальные — обратно на верх колоды.
ask-heal = { $card }: сколько ранений излечиваете?
ask-x = { $card }: чему равен X?

## The log

log-starting-threat = Стартовый уровень угрозы { $player_gen }: { $number }
log-keeps = { $player } оставляет начальную руку
log-mulligan = { $player } меняет начальную руку
log-stage = Стадия приключения: { $card }
log-stage-defeated = Стадия приключения пройдена: { $card }
log-round-begins = Начинается раунд { $number }
log-phase-begins = { $number ->
    [1] { phase-resource }
    [2] { phase-planning }
    [3] { phase-quest }
    [4] { phase-travel }
    [5] { phase-encounter }
    [6] { phase-combat }
   *[7] { phase-refresh }
 } начинается
log-first-player = Первый игрок теперь — { $player }
log-plays = { $player } играет { $source_acc }
log-uses = { $player }: срабатывает способность { $source_gen }
log-gains-resources = { $card } { $card_gender ->
    [plural] получают
   *[other] получает
 } { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[many] { $number } ресурсов
 }
log-spends-resources = { $card } { $card_gender ->
    [plural] тратят
   *[other] тратит
 } { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[many] { $number } ресурсов
 }
log-commits = { $player } отправляет { $card_acc } на поиски приключений
log-leaves-quest = { $card } больше не { $card_gender ->
    [plural] участвуют
   *[other] участвует
 } в поисках приключений
log-captured = { $card } { $card_gender ->
    [plural] попадают
   *[other] попадает
 } в плен
log-rescued = { $card } { $card_gender ->
    [plural] возвращаются
   *[other] возвращается
 } из плена
log-guards = { $card } { $card_gender ->
    [plural] охраняют
   *[other] охраняет
 } { $source_acc }
log-claimed = { $player } добывает { $card_acc }
log-revealed = Открыта карта столкновения: { $card }
log-encounter-reshuffled = Сброс колоды столкновений перемешан в новую колоду столкновений
log-quest-success = Поиски прошли успешно: перевес { $number }
log-quest-failure = Поиски не удались: не хватает { $number }
log-quest-draw = Поиски кончились ничьей: сила воли равна угрозе
log-progress = { $card }: { $number ->
    [one] добавлен { $number } жетон
    [few] добавлено { $number } жетона
   *[many] добавлено { $number } жетонов
 } продвижения
log-progress-removed = { $card }: { $number ->
    [one] снят { $number } жетон
    [few] снято { $number } жетона
   *[many] снято { $number } жетонов
 } продвижения
log-explored = Локация исследована: { $card }
log-threat-rises = Уровень угрозы { $player_gen } растет на { $number }
log-threat-falls = Уровень угрозы { $player_gen } снижается на { $number }
log-travels = Игроки отправляются в локацию «{ $card_title }»
log-engages = { $card } { $card_gender ->
    [plural] вступают
   *[other] вступает
 } в бой с { $player_ins }
log-returns-to-staging = { $card } { $card_gender ->
    [plural] возвращаются
   *[other] возвращается
 } в район средоточия
log-looks-at-encounter-deck = { $player } видит { $card_acc } наверху колоды столкновений
log-looks-at-shadow = { $player } видит { $card_acc } среди теневых карт
log-searches-deck = { $player } просматривает { $number ->
    [one] { $number } верхнюю карту
    [few] { $number } верхние карты
   *[many] { $number } верхних карт
 } колоды { $owner_gen }
log-takes-nothing = { $player } не берет ни одной карты
log-searches-encounter-deck = { $player } просматривает колоду столкновений
log-attached-to-deck = { $card } { $card_gender ->
    [plural] присоединяются
   *[other] присоединяется
 } к колоде { $player_gen }
log-shadow-dealt = { $card } { $card_gender ->
    [plural] получают
   *[other] получает
 } теневую карту
log-shadow-card = Теневая карта { $source_gen }: { $card }
log-shadow-effect = Теневой эффект { $card_gen }: { $text_said }
log-attacks = { $card } { $card_gender ->
    [plural] нападают
   *[other] нападает
 } на { $player_acc }
log-defends = { $card } { $card_gender ->
    [plural] защищаются
   *[other] защищается
 } от { $source_gen }
log-strikes = { $card } { $card_gender ->
    [plural] нападают
   *[other] нападает
 } на { $source_acc }
log-attack-strength = Общая сила нападения на { $card_acc }: { $number }
log-eliminated = { $player } выбывает из игры
log-won = Игроки побеждают
log-lost = Игроки терпят поражение
log-lost-by = { $source }: игроки терпят поражение

## Errors

error-no-heroes = В колоде должен быть хотя бы один герой
error-too-many-heroes = Героев в колоде может быть не больше трех, а не { $number }
error-duplicate-hero = Один и тот же герой не может быть дважды: «{ $name }»
error-not-a-hero = «{ $name }» — не герой

## Zones

zone-staging = район средоточия
zone-active-location = активная локация
zone-quest = текущее приключение
zone-engaged = враги в бою
zone-encounter-deck = колода столкновений
zone-encounter-discard = сброс колоды столкновений
zone-quest-deck = колода приключений
zone-shadow = теневая карта
zone-revealed = открытые карты
zone-played = сыгранные карты
zone-victory-display = стопка победы
zone-set-aside = отложенные карты
zone-removed = удаленные из игры карты

## Phases

phase-setup = Подготовка
phase-resource = Фаза ресурсов
phase-planning = Фаза планирования
phase-quest = Фаза поиска приключений
phase-travel = Фаза путешествия
phase-encounter = Фаза столкновения
phase-combat = Фаза боя
phase-refresh = Фаза передышки

## Steps

step-setup = Подготовка
step-0-0 = Начало раунда
step-1-1 = Начало фазы ресурсов
step-1-2 = Получение ресурсов
step-1-3 = Игроки тянут карты
step-1-4 = Конец фазы ресурсов
step-2-1 = Начало фазы планирования
step-2-2 = Игра карт с руки
step-2-4 = Конец фазы планирования
step-3-1 = Начало фазы поиска приключений
step-3-2 = Отправка на поиски приключений
step-3-3 = Инсценировка
step-3-4 = Итоги поисков
step-3-5 = Конец фазы поиска приключений
step-4-1 = Начало фазы путешествия
step-4-2 = Возможность путешествия
step-4-3 = Конец фазы путешествия
step-5-1 = Начало фазы столкновения
step-5-2 = Вступление в бой по желанию
step-5-3 = Проверка столкновения
step-5-4 = Конец фазы столкновения
step-6-1 = Начало фазы боя
step-6-2 = Раздача теневых карт
step-6-3 = Начало нападений врагов
step-6-4a = Розыгрыш нападений врагов
step-6-6 = Конец нападений врагов
step-6-7 = Начало нападений игроков
step-6-8a = Розыгрыш нападений игроков
step-6-10 = Конец нападений игроков
step-6-11 = Конец фазы боя
step-7-1 = Начало фазы передышки
step-7-2 = Приведение карт в готовность
step-7-3 = Рост угрозы
step-7-4 = Новый первый игрок
step-7-5 = Конец фазы передышки
step-0-1 = Конец раунда

## Card types

kind-hero = Герой
kind-ally = Союзник
kind-attachment = Довесок
kind-event = Событие
kind-enemy = Враг
kind-location = Локация
kind-treachery = Предательство
kind-objective = Цель
kind-quest = Приключение
kind-prisoner = Пленник

## The table in the terminal

ui-staging-area = Район средоточия
ui-engaged = Враги в бою
ui-quest = Приключение
ui-active-location = Активная локация
ui-victory-display = Стопка победы
ui-threat = Угроза
ui-resources = Ресурсы
ui-committed = на поисках
ui-shadow-cards = { $number ->
    [one] { $number } теневая карта
    [few] { $number } теневые карты
   *[many] { $number } теневых карт
 }
ui-total-willpower = Общая сила воли: { $number }
ui-total-threat = Общая сила угрозы: { $number }
ui-progress = Продвижение: { $number } из { $points }
ui-game-won = Победа! Приключение пройдено, Тень отступает. Победный счет: { $score } (чем меньше, тем лучше)
ui-game-lost = Поражение. Тень взяла верх… на этот раз.
ui-score-is = Победный счет: { $number }

## Campaign

card-face-down-card = карта лицом вниз
    .gen = карты лицом вниз
    .dat = карте лицом вниз
    .acc = карту лицом вниз
    .ins = картой лицом вниз
    .loc = карте лицом вниз
    .gender = feminine

zone-campaign = карта кампании

kind-campaign = Кампания
kind-facedown = Карта лицом вниз

error-campaign-not-json = Журнал кампании не является правильным JSON: { $where }
error-campaign-shape = Журнал кампании неполон или ошибочен здесь: { $where }
error-campaign-newer = Журнал кампании записан более новой версией ({ $version }) и оставлен без изменений
error-campaign-over = Кампания завершена
error-campaign-other-game = Эта партия не следующая в кампании или еще не закончена
error-hero-fallen = { $name }: этот герой пал, его надо заменить
error-not-your-hero = { $name }: такого героя у этого игрока нет
error-swap-once = Между партиями игрок может сменить только одного героя
error-heroes-available = Павший герой может остаться, только если других нет; есть: { $known }
error-heroes-stay = Между партиями можно менять карты колоды, но не героев
error-run-unchanged = Все три сценария классической кампании играются одними и теми же героями и колодами
