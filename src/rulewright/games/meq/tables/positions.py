"""Positions written down by hand: the board, the heroes, Sauron's cards, and the step in which the game stands."""

from __future__ import annotations

from rulewright.games.meq.board import COLOUR, COLOURS, HAVEN, LOCATIONS, NUMBERS, STRONGHOLD
from rulewright.games.meq.events import RAISED, levels, own_item
from rulewright.games.meq.flow.acting import ACTION_TOKENS, NUMBERS_OF, has_arrived, tokens_on_tracks
from rulewright.games.meq.flow.missions import FINALE_STEPS
from rulewright.games.meq.flow.plotting import plot_place
from rulewright.games.meq.flow.round import (
    AFTER_STORY,
    HERO_STEPS,
    HERO_TURNS,
    IN_TURN,
    PUT_REVEALED_AWAY,
    ROUND_STEPS,
    ROUNDS,
    SAURON_TURN,
)
from rulewright.games.meq.flow.setup import take_hero
from rulewright.games.meq.flow.story import pool_limit, stage
from rulewright.games.meq.rulebook import rulebook
from rulewright.games.meq.table import (
    ADVANCED,
    AREA,
    ARRIVED,
    ATTRIBUTES,
    BOX,
    CORRUPTION_DECK,
    DAMAGE,
    DAMAGE_POOL,
    EVENT,
    EVENT_DECKS,
    FAVOR,
    FAVOR_THERE,
    FIGURES,
    FINALE,
    GREEN,
    HAND,
    HERO_MISSION,
    HERO_MISSIONS,
    INFLUENCE,
    LIFE,
    MARKERS,
    PILES,
    PLOT_DECK,
    PLOT_HAND,
    PLOT_SPACES,
    POOL,
    QUESTS,
    REACHED,
    REFILLED,
    REST,
    ROUND,
    SAURON,
    SAURON_MISSION,
    SAURON_MISSIONS,
    SHADOW_DECK,
    SHADOW_HAND,
    SHADOW_PLAYED,
    SKILL_DECK,
    STARTING_PLOTS,
    STEP,
    STEPS,
    SUPPLY,
    TOKENS_ON_BOARD,
    TRACKS,
    TURN,
    label,
    stat,
)
from rulewright.games.meq.tables.finding import DECKS_CALLED, deck_called, is_called, location_called, piece_called
from rulewright.games.meq.tables.opening import lay_out, seat_map
from rulewright.games.meq.tables.setup_input import HeroInput, PlaceInput, PlotInput, PositionInput
from rulewright.kernel.cards import Card
from rulewright.kernel.decks import shuffle
from rulewright.kernel.game import Json
from rulewright.kernel.lasting import last
from rulewright.kernel.occurrences import check_now
from rulewright.kernel.places import move, stand
from rulewright.kernel.rules import Rules
from rulewright.kernel.setup_input import checked, unknown, wrong, yes
from rulewright.kernel.state import Frame, Scope, State
from rulewright.kernel.steps import Do

MOST_INFLUENCE = max(LOCATIONS[number].strength for number in STRONGHOLD)
TRACK_NAMES = ("influence", "draw", "command")
SAURON_STEPS = {
    "rally": (SAURON_TURN, 1),
    "story": (SAURON_TURN, 2),
    "plot": (AFTER_STORY, 0),
    "event": (AFTER_STORY, 1),
    "action": (AFTER_STORY, 2),
    "hero-draw": (AFTER_STORY, 3),
}
TURN_STEPS = {"turn": 0, "rest": 1, "ambush": 2, "travel": 3, "encounter": 4}
"""The steps of a hero's turn; "turn" is its very beginning, when Sauron may play a Shadow card."""
AT = ("round", *SAURON_STEPS, *TURN_STEPS, "finale")


class Writer:
    """Builds a position from its written form. All components lie in their places first, and are then taken from there:
    so nothing can be written twice that the box has once.
    """

    def __init__(self, written: PositionInput, rng: int, rules: Rules) -> None:
        self.written = written
        names = [hero.name for hero in written.heroes]
        seats, persons, heroes = seat_map(len(names) + 1, written.persons, names)
        self.s = State.empty(rules, seats, rng, persons)
        self.heroes = heroes
        lay_out(self.s)

    # ---- finding things

    def take(self, where: str, name: str, zones: tuple[int, ...], kinds: tuple[str, ...] = ()) -> int:
        """A piece with this title (or id) in one of the zones. RulewrightError when none is left there."""
        return piece_called(self.s, where, name, zones, kinds)

    def number(self, where: str, given: int, most: int) -> int:
        """A number that no table has larger than this."""
        if given > most:
            raise wrong("position", where, "input-number", value=str(given), least="0", most=str(most))
        return given

    # ---- the board

    def location(self, name: str, given: PlaceInput) -> None:
        """Tokens and figures in a location."""
        s, where = self.s, f"places.{name}"
        number = location_called(where, name)
        if given.influence and number in HAVEN:
            raise wrong("position", f"{where}.influence", "input-haven-influence", name=LOCATIONS[number].name)
        most = LOCATIONS[number].strength if number in STRONGHOLD else MOST_INFLUENCE
        s.tokens[INFLUENCE][number] = self.number(f"{where}.influence", given.influence, most)
        s.tokens[FAVOR_THERE][number] = given.favor
        own = (PILES[COLOUR[number]], *(PILES[c] for c in range(COLOURS) if c != COLOUR[number]))
        for i, title in enumerate(given.monsters):
            token = self.take(f"{where}.monsters.{i}", title, own, ("monster-token",))
            move(s, token, TOKENS_ON_BOARD)
            stand(s, token, number)
        for i, one in enumerate(given.minions):
            title, damage = (one, 0) if isinstance(one, str) else (one.name, one.damage)
            minion = self.figure(f"{where}.minions.{i}", title, "minion", number)
            self.harm(f"{where}.minions.{i}.damage", minion, damage)
        for i, title in enumerate(given.characters):
            self.figure(f"{where}.characters.{i}", title, "character", number)

    def figure(self, where: str, title: str, kind: str, number: int) -> int:
        """A minion or character in a location."""
        piece = self.take(where, title, (SUPPLY,), (kind,))
        move(self.s, piece, FIGURES)
        stand(self.s, piece, number)
        return piece

    def harm(self, where: str, minion: int, damage: int) -> None:
        """Damage on a minion, which is less than its health."""
        self.s.tokens[DAMAGE][minion] = self.number(where, damage, stat(self.s, minion, "health") - 1)

    # ---- heroes

    def hero(self, seat: int, given: HeroInput) -> None:
        """A hero with everything that lies around the hero sheet."""
        s, where = self.s, f"heroes.{seat - 1}"
        piece = self.take(f"{where}.name", self.heroes[seat - 1], (BOX,), ("hero",))
        take_hero(s, seat, piece)
        if given.at:
            stand(s, piece, location_called(f"{where}.at", given.at))
        s.dials[FAVOR][seat] = given.favor
        s.dials[QUESTS][seat] = given.done
        own = (LIFE + seat, SKILL_DECK)
        kinds = ("hero-card", "skill")
        for key, titles, zone in (
            ("hand", given.hand, HAND), ("rest", given.rest, REST), ("damage", given.damage, DAMAGE_POOL),
        ):  # fmt: skip
            for i, title in enumerate(titles):
                move(s, self.take(f"{where}.{key}.{i}", title, own, kinds), zone + seat)
        self.life(seat, given)
        if not s.zones[HAND + seat] and not s.zones[LIFE + seat]:
            raise wrong("position", where, "input-no-cards")
        for i, title in enumerate(given.items):
            item = self.take(f"{where}.items.{i}", title, (SUPPLY,), ("item",))
            name = s.rules.catalogue.faces[s.face[item]].name
            if own_item(s, seat, name) >= 0:
                raise wrong("position", f"{where}.items.{i}", "input-item-twice", name=name)
            self.give(seat, item)
        for i, title in enumerate(given.corruption):
            card = self.take(f"{where}.corruption.{i}", title, (CORRUPTION_DECK,), ("corruption",))
            if not stat(s, card, "price"):
                raise wrong("position", f"{where}.corruption.{i}", "input-not-its-place", name=title)
            self.give(seat, card)
        quests = (BOX, ADVANCED + seat, *s.rules.zones.of_group("deck"))
        for i, title in enumerate(given.quests):
            self.give(seat, self.take(f"{where}.quests.{i}", title, quests, ("quest",)))
        for attribute in ATTRIBUTES:
            for _ in range(getattr(given, attribute)):
                s.dials[levels(attribute)][seat] += 1
                last(s, RAISED[attribute], Scope(piece, seat), (piece,), "game", 1)
        if not yes(given.advanced):
            for quest in s.zones[ADVANCED + seat][:]:
                move(s, quest, BOX)

    def life(self, seat: int, given: HeroInput) -> None:
        """The Life Pool: these cards from the top, and no others; or all that are left."""
        s = self.s
        zone = LIFE + seat
        if given.life is None:
            shuffle(s, zone)
            return
        kept = []
        for i, title in enumerate(given.life):
            card = self.take(f"heroes.{seat - 1}.life.{i}", title, (zone, SKILL_DECK), ("hero-card", "skill"))
            move(s, card, DAMAGE_POOL + seat)
            kept.append(card)
        for card in s.zones[zone][:]:
            move(s, card, BOX)
        for card in reversed(kept):
            move(s, card, zone)

    def give(self, seat: int, piece: int) -> None:
        """A card lies in a hero's play area."""
        move(self.s, piece, AREA + seat)
        self.s.controller[piece] = seat

    # ---- Sauron

    def plot(self, number: int, given: str | PlotInput) -> None:
        """An active plot and its marker."""
        s, where = self.s, f"plots.{number}"
        name, at = (given, "") if isinstance(given, str) else (given.name, given.at)
        card = self.take(where, name, (PLOT_DECK, STARTING_PLOTS), ("plot",))
        move(s, card, PLOT_SPACES[number])
        candidates = plot_place(s, card).where.find(s, Scope.probe(card, SAURON))
        if not at and not candidates:
            raise wrong("position", f"{where}.at", "input-missing")
        stand(s, card, location_called(f"{where}.at", at) if at else candidates[0])

    def sauron(self) -> None:
        """Plots, the event in play, cards in hand, missions, damage on minions."""
        s, written = self.s, self.written
        for number, given in enumerate(written.plots):
            self.plot(number, given)
        if written.event is not None:
            card = self.take("event", written.event, EVENT_DECKS, ("event",))
            if not label(s, card, "affects"):
                raise wrong("position", "event", "input-not-its-place", name=written.event)
            move(s, card, EVENT)
            stand(s, card, NUMBERS[label(s, card, "affects")])
        for key, kind, titles, source, target in (
            ("shadow", "shadow", written.shadow, SHADOW_DECK, SHADOW_HAND),
            ("plot_hand", "plot", written.plot_hand, PLOT_DECK, PLOT_HAND),
        ):  # fmt: skip
            for i, title in enumerate(titles):
                move(s, self.take(f"{key}.{i}", title, (source,), (kind,)), target)
        for key, title, source, target in (
            ("sauron_mission", written.sauron_mission, SAURON_MISSIONS, SAURON_MISSION),
            ("hero_mission", written.hero_mission, HERO_MISSIONS, HERO_MISSION),
        ):
            move(s, self.take(key, title, (source,), ("mission",)), target)
        for title, damage in written.damage.items():
            minion = self.take(f"damage.{title}", title, (FIGURES, SUPPLY), ("minion",))
            if s.zone[minion] != FIGURES:
                raise wrong("position", f"damage.{title}", "input-not-on-board", name=title)
            self.harm(f"damage.{title}", minion, damage)
        for i, title in enumerate(written.defeated):
            piece = self.take(f"defeated.{i}", title, (SUPPLY,), ("minion",))
            if not label(s, piece, "returns"):
                move(s, piece, BOX)

    def stage_of_the_defeated(self) -> int:
        """The latest stage of the minions that were defeated: it has been entered."""
        minions = [card for card in self.s.rules.catalogue.cards if card.kind == "minion"]
        stages = [c.faces[0].stats["stage"] for c in minions for t in self.written.defeated if is_called(c, t)]
        return max(stages, default=0)

    def leave_out_the_unwritten(self) -> None:
        """A minion that would come back stays away if it is written neither as defeated nor on the board."""
        s, cards = self.s, self.s.rules.catalogue.cards
        for piece in s.zones[SUPPLY][:]:
            defeated = any(is_called(cards[s.card[piece]], title) for title in self.written.defeated)
            if label(s, piece, "returns") and has_arrived(s, piece) and not defeated:
                move(s, piece, BOX)

    def piles(self) -> None:
        """The top cards of decks, and discard piles."""
        s, zones = self.s, self.s.rules.zones
        decks = {zones.defs[zone].name: zone for zone in zones.of_group("deck") if zones.holder[zone] < 0}
        for deck in decks.values():
            shuffle(s, deck)
        for name, titles in self.written.discards.items():
            deck = decks.get(deck_called(name), -1)
            if deck not in REFILLED:
                raise unknown("position", f"discards.{name}", name, [n for n in decks if decks[n] in REFILLED])
            for i, title in enumerate(titles):
                move(s, self.take(f"discards.{name}.{i}", title, (deck,)), REFILLED[deck])
        for name, titles in self.written.decks.items():
            deck = decks.get(deck_called(name), -1)
            if deck < 0:
                raise unknown("position", f"decks.{name}", name, (*DECKS_CALLED, *decks))
            taken: list[int] = []
            for i, title in enumerate(titles):
                taken.append(self.untaken(f"decks.{name}.{i}", title, deck, taken))
            for card in reversed(taken):
                move(s, card, deck)

    def untaken(self, where: str, title: str, deck: int, taken: list[int]) -> int:
        """Another card with this title in a deck."""
        s = self.s
        cards = s.rules.catalogue.cards
        called = [piece for piece in s.zones[deck] if is_called(cards[s.card[piece]], title)]
        for piece in called:
            if piece not in taken:
                return piece
        if called:
            raise wrong("position", where, "input-none-left", name=title)
        return self.take(where, title, ())

    # ---- all together

    def write(self) -> State:
        """The position, ready to run from the step it stands at."""
        s, written = self.s, self.written
        for seat, hero in enumerate(written.heroes, 1):
            self.hero(seat, hero)
        named: set[int] = set()
        for name, given in written.places.items():
            number = location_called(f"places.{name}", name)
            if number in named:
                raise wrong("position", f"places.{name}", "input-named-twice", name=LOCATIONS[number].name)
            named.add(number)
            self.location(name, given)
        for i, marker in enumerate(MARKERS):
            s.table[GREEN + i] = getattr(written, marker)
        self.sauron()
        self.piles()
        s.table[REACHED] = s.table[ARRIVED] = max(stage(s), self.stage_of_the_defeated())
        self.leave_out_the_unwritten()
        if written.pool > pool_limit(s):
            raise wrong("position", "pool", "input-pool", most=pool_limit(s), stage=stage(s))
        s.table[POOL] = written.pool
        for name, spaces in written.tracks.items():
            if name not in TRACK_NAMES:
                raise unknown("position", f"tracks.{name}", name, TRACK_NAMES)
            track = TRACKS[TRACK_NAMES.index(name)]
            numbers = NUMBERS_OF[track]
            for i, shown in enumerate(spaces):
                space = numbers.index(shown) if shown > len(numbers) and shown in numbers else shown - 1
                self.number(f"tracks.{name}.{i}", space + 1, len(numbers))
                if s.table[track] >> space & 1:
                    raise wrong("position", f"tracks.{name}.{i}", "input-named-twice", name=str(shown))
                s.table[track] |= 1 << space
        self.number("tracks", tokens_on_tracks(s), ACTION_TOKENS - 1)
        s.table[ROUND] = written.round
        s.table[SHADOW_PLAYED] = int(yes(written.shadow_played))
        s.patient = (1 << s.seats) - 1 if yes(written.patient) else 0
        self.start_at(written.at)
        s.push(CHECK)
        return s

    def start_at(self, at: str) -> None:
        """Stand just before a step: "round" begins a round, "turn" the turn of a hero, and so on."""
        s, written = self.s, self.written
        if at not in AT:
            raise unknown("position", "at", at, AT)
        if not 1 <= written.turn < s.seats:
            raise wrong("position", "turn", "input-number", value=str(written.turn), least="1", most=str(s.seats - 1))
        rest: list[Frame] = [] if yes(written.stop) else [(ROUNDS, 0, ())]
        if at == "round":
            s.table[ROUND] -= 1
            s.stack[:] = [(ROUNDS, 0, ())]
        elif at == "finale":
            s.table[FINALE], s.table[STEP] = 1, STEPS.index("finale")
            s.stack[:] = [(FINALE_STEPS, 0, ())]
        elif at in SAURON_STEPS:
            sequence, index = SAURON_STEPS[at]
            s.table[STEP] = STEPS.index(at)
            follows: list[Frame] = [] if yes(written.stop) else [(ROUND_STEPS, 1, ())]
            step: Frame = (sequence.steps[index], 0, ()) if yes(written.stop) else (sequence, index, ())
            s.stack[:] = [*rest, *follows, step]
        else:
            s.table[TURN] = written.turn
            s.table[STEP] = STEPS.index("rest" if at == "turn" else at)
            number = 2 if s.seats == 2 and yes(written.second) else written.turn
            scene: Frame = (IN_TURN, 1, (len(s.scopes), 0, 0))
            index = TURN_STEPS[at]
            inside: Frame = (HERO_STEPS.steps[index], 0, ()) if yes(written.stop) else (HERO_STEPS, index, ())
            turns: list[Frame] = [(PUT_REVEALED_AWAY, 0, ()) if yes(written.stop) else (HERO_TURNS, number, ())]
            s.stack[:] = [*rest, *turns, scene, inside]


CHECK = Do(check_now)
"""What follows from the position as it is written: it happens when the game begins, so that the log tells it."""


def write_position(written: dict[str, Json], rng: int, extra: tuple[Card, ...] = ()) -> State:
    """The position that was written down. RulewrightError says what is wrong and where."""
    return Writer(checked("position", PositionInput, written), rng, rulebook(extra)).write()
