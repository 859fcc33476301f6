"""What happens in this game: the kinds of events, and how each changes the position.

`piece` is what it happens to, `seat` the hero (or Sauron), `other` the location it leads to.
"""

from __future__ import annotations

from rulewright.games.meq.board import HAVEN
from rulewright.games.meq.flow.piles import draw
from rulewright.games.meq.flow.story import FINALE_SPACE, pool_limit, stage
from rulewright.games.meq.table import (
    AREA,
    ARRIVED,
    ATTRIBUTES,
    BOX,
    CORRUPTION_DECK,
    CORRUPTION_DISCARD,
    DAMAGE,
    EVENT,
    EVENT_DISCARDS,
    FAVOR,
    FAVOR_THERE,
    FIGURES,
    FORTITUDE_LEVELS,
    GAINED,
    GREEN,
    INFLUENCE,
    MARKERS,
    PILE_DISCARDS,
    PLOT_DISCARD,
    POOL,
    REACHED,
    SUPPLY,
    TOKENS_ON_BOARD,
    figure,
    kind,
    label,
    stat,
)
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.lasting import last
from rulewright.kernel.modifiers import Gets, permitted, permitting
from rulewright.kernel.places import control, move, stand
from rulewright.kernel.selectors import This
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.steps import Call, ints
from rulewright.kernel.using import use

# ---- influence


def _place_influence(s: State, e: Event) -> None:
    if e.piece not in HAVEN:
        s.tokens[INFLUENCE][e.piece] += e.amount


def _remove_influence(s: State, e: Event) -> None:
    s.tokens[INFLUENCE][e.piece] -= min(e.amount, s.tokens[INFLUENCE][e.piece])


def _fill_pool(s: State, e: Event) -> None:
    room = max(0, pool_limit(s) - s.table[POOL])
    s.table[POOL] += min(e.amount, room)
    rule = "meq.shadow-pool.2" if e.source < 0 else "meq.influence-tokens.1"
    s.note("log-fills-pool", rule, ("number", min(e.amount, room)))


def _drain_pool(s: State, e: Event) -> None:
    s.table[POOL] -= min(e.amount, s.table[POOL])


PLACES_INFLUENCE = EventKind(
    "places-influence", _place_influence, rule="meq.location-influence.5", log="log-places-influence", unsettles=True
)
REMOVES_INFLUENCE = EventKind(
    "removes-influence", _remove_influence, rule="meq.hero-rally.3", log="log-removes-influence", unsettles=True
)
LOSES_EXCESS = EventKind(
    "loses-excess", _remove_influence, rule="meq.location-influence.15", log="log-loses-excess", unsettles=True
)
FILLS_POOL = EventKind("fills-pool", _fill_pool, rule="meq.shadow-pool.2")
DRAINS_POOL = EventKind("drains-pool", _drain_pool, rule="meq.shadow-pool.6", log="log-drains-pool")


# ---- the story


def _advance(s: State, e: Event) -> None:
    """The marker stays on the track."""
    name = e.kind.name
    marker = GREEN + MARKERS.index(name.removesuffix("-advances"))
    before = s.table[marker]
    s.table[marker] = max(0, min(FINALE_SPACE, before + e.amount))
    rule = s.rules.cite_event(name, e.how) or s.rules.cite_card(s, e.source, "advance")
    s.note(f"log-{name}", rule, ("number", s.table[marker] - before))
    s.table[REACHED] = max(s.table[REACHED], stage(s))


ADVANCES = {
    marker: EventKind(f"{marker}-advances", _advance, rule="meq.story-track.2", unsettles=True) for marker in MARKERS
}


def advances(marker: str, spaces: int, how: str = "", source: int = -1) -> Event:
    """A story marker moves so many spaces; back, if the number is negative. `how`: in which step, or by which card."""
    return Event(ADVANCES[marker], amount=spaces, source=source, how=how)


# ---- favor


def room_for_favor(s: State, seat: int) -> int:
    """How much more favor a hero may gain now; a large number where nothing limits it."""
    room = 99
    most, each_turn = permitted(s, "favor-limit", seat), permitted(s, "favor-each-turn", seat)
    if most:
        room = min(room, most - s.dials[FAVOR][seat])
    if each_turn:
        room = min(room, each_turn - s.dials[GAINED][seat])
    return max(0, room)


def no_more_favor(s: State, seat: int) -> int:
    """The card that lets a hero gain no more favor now: the limit of what a hero may have, or of the turn."""
    full = permitted(s, "favor-limit", seat)
    return permitting(s, "favor-limit" if full and s.dials[FAVOR][seat] >= full else "favor-each-turn", seat)


def _gain_favor(s: State, e: Event) -> None:
    gained = min(e.amount, room_for_favor(s, e.seat))
    s.dials[FAVOR][e.seat] += gained
    s.dials[GAINED][e.seat] += gained
    s.note("log-gains-favor", "meq.favor-tokens.3", ("seat", e.seat), ("number", gained))


def _lose_favor(s: State, e: Event) -> None:
    s.dials[FAVOR][e.seat] -= min(e.amount, s.dials[FAVOR][e.seat])


def _place_favor(s: State, e: Event) -> None:
    s.tokens[FAVOR_THERE][e.piece] += e.amount


def _remove_favor(s: State, e: Event) -> None:
    s.tokens[FAVOR_THERE][e.piece] -= min(e.amount, s.tokens[FAVOR_THERE][e.piece])


def _take_favor(s: State, e: Event) -> None:
    taken = min(e.amount, s.tokens[FAVOR_THERE][e.piece], room_for_favor(s, e.seat))
    s.tokens[FAVOR_THERE][e.piece] -= taken
    s.dials[FAVOR][e.seat] += taken
    s.dials[GAINED][e.seat] += taken


GAINS_FAVOR = EventKind("gains-favor", _gain_favor, rule="meq.favor-tokens.3")
LOSES_FAVOR = EventKind("loses-favor", _lose_favor, rule="meq.favor-tokens.1", log="log-loses-favor")
FAVOR_PLACED = EventKind("favor-placed", _place_favor, rule="meq.event-step.6", log="log-favor-placed")
FAVOR_REMOVED = EventKind("favor-removed", _remove_favor, rule="meq.event-card.5", log="log-favor-removed")
TAKES_FAVOR = EventKind("takes-favor", _take_favor, rule="meq.explore.3", log="log-takes-favor")


# ---- corruption, items, levels


def _run_text(s: State, data: tuple[Plain, ...]) -> None:
    entry, seat = ints(data, 2)
    use(s, seat, entry)


DARK_PATH_TAKEN = "dark path"
RUN_TEXT = Call(_run_text)
"""A text of a card for a seat: `data` is (`piece << 8 | number`, seat)."""


def corrupts_by(s: State, e: Event) -> str:
    """The clause by which a hero takes a Corruption card: for favor, from a card of three kinds, or by another text."""
    if e.how == DARK_PATH_TAKEN:
        return "meq.corruption.2"
    other = e.source >= 0 and kind(s, e.source) not in ("shadow", "event", "encounter")
    return s.rules.cite_card(s, e.source, "effect") if other else "meq.corruption.1"


def _corrupt(s: State, e: Event) -> None:
    card = e.piece if e.piece >= 0 else draw(s, CORRUPTION_DECK, AREA + e.seat)
    if card < 0:
        return
    if e.piece >= 0:
        move(s, card, AREA + e.seat)
    control(s, card, e.seat)
    s.note("log-corrupted", corrupts_by(s, e), ("piece", card), ("seat", e.seat))
    for number in s.rules.catalogue.specials[s.face[card]].get("gained", ()):
        s.push(RUN_TEXT, 0, (card << 8 | number, e.seat))


def _cleanse(s: State, e: Event) -> None:
    move(s, e.piece, CORRUPTION_DISCARD)


CORRUPTED = EventKind("corrupted", _corrupt, unsettles=True)
"""A hero takes a Corruption card: the one that is given, or the top one."""
CLEANSED = EventKind("cleansed", _cleanse, rule="meq.corruption.5", log="log-cleansed")


def own_item(s: State, seat: int, item: str) -> int:
    """The item of a type that a hero has, or -1."""
    faces, face = s.rules.catalogue.faces, s.face
    for piece in s.zones[AREA + seat]:
        if faces[face[piece]].kind == "item" and faces[face[piece]].name == item:
            return piece
    return -1


def item_in_supply(s: State, item: str) -> int:
    """An item of a type in the supply, or -1."""
    faces, face = s.rules.catalogue.faces, s.face
    for piece in s.zones[SUPPLY]:
        if faces[face[piece]].kind == "item" and faces[face[piece]].name == item:
            return piece
    return -1


def _gain_item(s: State, e: Event) -> None:
    move(s, e.piece, AREA + e.seat)
    control(s, e.piece, e.seat)


def _lose_item(s: State, e: Event) -> None:
    move(s, e.piece, SUPPLY)


GAINS_ITEM = EventKind("gains-item", _gain_item, rule="meq.items.3", log="log-gains-item")
LOSES_ITEM = EventKind("loses-item", _lose_item, rule="meq.defeated-heroes.4", log="log-loses-item")


def levels(attribute: str) -> int:
    """The dial that counts the levels of an attribute."""
    return FORTITUDE_LEVELS + ATTRIBUTES.index(attribute)


RAISED = {attribute: Gets(This(), attribute, 1) for attribute in ATTRIBUTES}


def _level(s: State, e: Event) -> None:
    dial, hero = s.dials[levels(e.how)], figure(s, e.seat)
    dial[e.seat] += 1
    last(s, RAISED[e.how], Scope(hero, e.seat), (hero,), "game", 1)


GAINS_LEVEL = {
    attribute: EventKind(f"gains-{attribute}", _level, rule="meq.levels.4", log=f"log-gains-{attribute}")
    for attribute in ATTRIBUTES
}


# ---- figures and tokens


def _hero_moves(s: State, e: Event) -> None:
    stand(s, figure(s, e.seat), e.other)
    rule = s.rules.cite_event(e.kind.name, e.how) or e.kind.rule
    s.note("log-hero-moves", rule, ("seat", e.seat), ("source", e.other))


HERO_MOVES = EventKind("hero-moves", _hero_moves, rule="meq.travel-move.1")
"""A hero comes to the location `other`: `how` is "travel" where the hero has paid for it, "defeat", "corruption" or
"effect"."""


def _enter_board(s: State, e: Event) -> None:
    if s.zone[e.piece] != FIGURES:
        move(s, e.piece, FIGURES)
    stand(s, e.piece, e.other)
    s.note("log-placed", s.rules.cite_event(e.kind.name, e.how) or e.kind.rule, ("piece", e.piece), ("source", e.other))


def _character_returns(s: State, e: Event) -> None:
    move(s, e.piece, SUPPLY)


CHARACTER_PLACED = EventKind("character-placed", _enter_board, rule="meq.event-step.7")
CHARACTER_RETURNS = EventKind("character-returns", _character_returns, rule="meq.explore.5", log="log-returns")
MINION_MOVES = EventKind("minion-moves", _enter_board, rule="meq.action-command.3")


def _minion_defeated(s: State, e: Event) -> None:
    """Who comes back has been on the board, also where it was written there before its stage."""
    returns = label(s, e.piece, "returns")
    if returns:
        s.table[ARRIVED] = max(s.table[ARRIVED], stat(s, e.piece, "stage"))
    move(s, e.piece, SUPPLY if returns else BOX)


MINION_DEFEATED = EventKind("minion-defeated", _minion_defeated, rule="meq.damage-minions.4", log="log-defeated")


def place_token(s: State, e: Event) -> None:
    """A monster token comes to a location."""
    if s.zone[e.piece] != TOKENS_ON_BOARD:
        move(s, e.piece, TOKENS_ON_BOARD)
    stand(s, e.piece, e.other)
    s.note("log-token-placed", e.kind.rule, ("source", e.other))


def _token_goes(s: State, e: Event) -> None:
    colour = int(label(s, e.piece, "colour"))
    move(s, e.piece, PILE_DISCARDS[colour])


TOKEN_PLACED = EventKind("token-placed", place_token, rule="meq.action-command.11")
TOKEN_MOVES = EventKind("token-moves", place_token, rule="meq.action-command.3")
TOKEN_GOES = EventKind("token-goes", _token_goes, rule="meq.combat-phases.26", log="log-token-goes")


def _harm(s: State, e: Event) -> None:
    s.tokens[DAMAGE][e.piece] += e.amount


def _heal(s: State, e: Event) -> None:
    s.tokens[DAMAGE][e.piece] -= min(e.amount, s.tokens[DAMAGE][e.piece])


DAMAGED = EventKind("damaged", _harm, rule="meq.damage-minions.1", log="log-damaged")
HEALED = EventKind("healed", _heal, rule="meq.action-command.17", log="log-healed")


# ---- plots and events


def _discard_plot(s: State, e: Event) -> None:
    move(s, e.piece, BOX if label(s, e.piece, "starting") else PLOT_DISCARD)


PLOT_DISCARDED = EventKind("plot-discarded", _discard_plot, rule="meq.plot-discard.2", log="log-plot-discarded")


def _discard_event(s: State, e: Event) -> None:
    move(s, e.piece, EVENT_DISCARDS[stat(s, e.piece, "stage") - 1])


def _event_in_play(s: State, e: Event) -> None:
    move(s, e.piece, EVENT)
    if e.other >= 0:
        stand(s, e.piece, e.other)


EVENT_DISCARDED = EventKind("event-discarded", _discard_event, rule="meq.event-step.11", log="log-event-discarded")
EVENT_IN_PLAY = EventKind("event-in-play", _event_in_play, rule="meq.event-step.9", log="log-event-in-play")


# ---- what only texts care about

RESTS = EventKind("rests", rule="meq.rest-step.5", log="log-rests")
EXPLORES = EventKind("explores", rule="meq.explore.1", log="log-explores")
CONSULTS = EventKind("consults", rule="meq.character-tokens.3", log="log-consults")
DEED = EventKind("deed")
"""A hero has consulted a character or completed a quest."""
SHADOW_CARD_PLAYED = EventKind("shadow-card-played", rule="meq.shadow-play.1", log="log-plays-shadow-card")
"""Sauron has played a Shadow card in the turn of `seat`."""
COMBAT_BEGINS = EventKind("combat-begins", rule="meq.combat.1", log="log-combat-begins")
"""A combat of the hero `seat` with the monster or minion `piece` is about to begin."""
COMBAT_ENDS = EventKind("combat-ends", rule="meq.combat-phases.23")
"""A combat of the hero `seat` with the monster or minion `piece` is over; who was defeated has not felt it yet."""
