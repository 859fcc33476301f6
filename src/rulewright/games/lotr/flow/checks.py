"""State checks: what follows at once from the position, and what becomes of cards that fall."""

from __future__ import annotations

from rulewright.games.lotr.events import EXPLORED, next_player
from rulewright.games.lotr.flow.attacks import IN_THE_FIGHT
from rulewright.games.lotr.flow.ending import lose, win
from rulewright.games.lotr.flow.quest import STAGE_DEFEATED, stage_passed
from rulewright.games.lotr.table import (
    ACTIVE,
    DAMAGE,
    DECK,
    DISCARD,
    ELIMINATED,
    ENCOUNTER_DISCARD,
    ENGAGED,
    FIRST,
    HAND,
    PLAY,
    PROGRESS,
    QUEST,
    REVEALED,
    SHADOWS,
    STAGING,
    THREAT,
    THREAT_LIMIT,
    VICTORY,
    current_quest,
    heroes,
    kind,
    player_order,
)
from rulewright.games.lotr.vocabulary.captivity import CAPTURED, prisoners
from rulewright.games.lotr.vocabulary.words import WINS, WinIf
from rulewright.kernel.ability_ids import number_of, source_of
from rulewright.kernel.cards import BLANK
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.modifiers import forbidden, forbidden_to_anyone, granted_to_anyone
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import carry, control, lay_on, move, move_all, turn
from rulewright.kernel.state import Scope, State
from rulewright.kernel.traits import has_immunity
from rulewright.kernel.values import value
from rulewright.lcg.checks import fatally_wounded
from rulewright.lcg.events import DAMAGED, DESTROYED, DISCARDED, ENTERS_PLAY, LEAVES_PLAY, discard_zone, leave
from rulewright.lcg.playing import refuses_attachment
from rulewright.lcg.stand_ins import stand_in


def checks(s: State, facts: tuple[Event, ...]) -> list[Event]:
    """Destroyed characters and enemies, explored locations, displaced unique cards, eliminated players.

    Where none of that is left, the stage that is complete, or the victory that its text promises.
    """
    if s.zones[SHADOWS]:
        drop_shadows(s)
    if s.lasting or not s.listeners.keys().isdisjoint(TEXTS_ON_TEXTS):
        blank_texts(s)
    events = []
    for piece in overcome(s):
        events.append(fall(s, piece, facts))
    if forbidden_to_anyone(s, "have-attachments"):
        events += unwelcome_attachments(s)
    left = False
    for fact in facts:
        if fact.kind is LEAVES_PLAY or fact.kind is CAPTURED:
            left = True
        elif fact.kind is ENTERS_PLAY and s.owner[fact.piece] < 0 and is_unique(s, fact.piece):
            events += displaced_uniques(s)
    if left or max(s.dials[THREAT]) >= THREAT_LIMIT:
        events += eliminations(s, left and not any(e.piece >= 0 for e in events))
    if not events:
        if stage_passed(s, facts):
            return [Event(STAGE_DEFEATED, current_quest(s))]
        if WINS in s.listeners:
            keep_promise(s)
    return events


def fall(s: State, piece: int, facts: tuple[Event, ...]) -> Event:
    """What becomes of a card that is overcome: a location is explored, anything else destroyed.

    A player's card that acts as an enemy falls as an enemy, whatever it is once it lies in the discard pile.
    """
    if kind(s, piece) == "location":
        return Event(EXPLORED, piece)
    source, how = slayer(piece, facts)
    event, acting = Event(DESTROYED, piece, s.controller[piece], source=source, how=how), stand_in(s, piece)
    return event if acting < 0 else event.lost(acting)


def eliminations(s: State, fallen: bool) -> list[Event]:
    """The players who are out: by their threat or, if heroes may have fallen, because none of theirs is left.

    A prisoner is no hero in play.
    """
    events = []
    for seat in s.order:
        if s.dials[THREAT][seat] >= THREAT_LIMIT:
            events.append(Event(PLAYER_ELIMINATED, -1, seat, how="threat"))
        elif fallen and not heroes(s, seat):
            events.append(Event(PLAYER_ELIMINATED, -1, seat, how="heroes"))
    return events


def overcome(s: State) -> list[int]:
    """Characters and enemies with as much damage as hit points, locations with enough progress: as they lie."""
    zones, progress = s.zones, s.tokens[PROGRESS]
    places = [*s.play_zones, REVEALED, SHADOWS] if zones[REVEALED] or zones[SHADOWS] else s.play_zones
    dead = fatally_wounded(s, places)
    explored = []
    for zone in LANDS:
        for p in zones[zone]:
            if progress[p] and is_explored(s, p):
                explored.append(p)
    if dead and explored:
        return [p for zone in places for p in zones[zone] if p in dead or p in explored]
    return dead or explored


LANDS = (STAGING, ACTIVE, REVEALED)
"""Where a location can have progress."""


def is_explored(s: State, piece: int) -> bool:
    """Whether a card is a location with enough progress (and not damaged besides)."""
    return (
        s.rules.catalogue.kind[s.face[piece]] == "location"
        and not s.tokens[DAMAGE][piece]
        and s.tokens[PROGRESS][piece] >= value(s, piece, "quest_points")
    )


def unwelcome_attachments(s: State) -> list[Event]:
    """Attachments whose card cannot have them (any more)."""
    faces = s.rules.catalogue.faces
    attached = [p for zone in s.play_zones for p in s.zones[zone] if s.host[p] >= 0]
    return [
        Event(DISCARDED, p, s.controller[p])
        for p in attached
        if refuses_attachment(s, s.host[p], faces[s.face[p]]) is not None
    ]


def is_unique(s: State, piece: int) -> bool:
    """Whether there can be only one such card in play."""
    return s.rules.catalogue.faces[s.face[piece]].unique


def displaced_uniques(s: State) -> list[Event]:
    """Unique cards of players of which the encounter deck has brought its own version into play."""
    faces = s.rules.catalogue.faces
    shared = (STAGING, ACTIVE, *(zone + seat for zone in (PLAY, ENGAGED) for seat in range(s.seats)))
    names = [
        faces[s.face[p]].name for zone in shared for p in s.zones[zone] if s.owner[p] < 0 and faces[s.face[p]].unique
    ]
    return [Event(DISCARDED, copy, s.controller[copy]) for name in names for copy in players_copies(s, name)]


def unsettles(s: State, piece: int) -> bool:
    """Whether a card that has just come into play can change the outcome of the checks.

    Most of the time no text on the table speaks of what they look at, and the stage has no progress.
    """
    if is_unique(s, piece) or not s.listeners.keys().isdisjoint(CHECKED_TEXTS):
        return True
    if s.lasting:
        for key in s.lasting:
            if key.startswith(CHECKED_WHILE_LASTING):
                return True
    quest = s.zones[QUEST]
    return bool(quest) and s.tokens[PROGRESS][quest[0]] > 0


CHECKED_TEXTS = frozenset(
    ("value hit_points", "value quest_points", "forbids have-text", "forbids have-attachments", BLANK, WINS)
)
CHECKED_WHILE_LASTING = ("value hit_points", "value quest_points", "cannot have-text", "cannot have-attachments")
"""Where texts are found on which it depends what is destroyed, explored, discarded or blank, and who wins."""


TEXTS_ON_TEXTS = frozenset(("forbids have-text", BLANK))
"""While nothing is found under these keys every card in play acts with its text."""


def blank_texts(s: State) -> None:
    """Cards whose text box is blank now act without their text, those whose text is back act with it."""
    blank, printed = s.rules.catalogue.blank, s.rules.catalogue.printed
    told = forbidden_to_anyone(s, "have-text")
    if not told and BLANK not in s.listeners:
        return
    for p in [p for zone in s.play_zones for p in s.zones[zone] if told or s.face[p] in printed]:
        face = s.face[p]
        if forbidden(s, "have-text", p) >= 0:
            turn(s, p, blank.get(face, face))
        elif face in printed:
            turn(s, p, printed[face])


def players_copies(s: State, name: str) -> list[int]:
    """The unique cards of this title that players own: they give way to the version of the encounter deck."""
    faces = s.rules.catalogue.faces
    found = [p for seat in range(s.seats) for p in s.zones[PLAY + seat] if s.owner[p] >= 0]
    return [p for p in found if faces[s.face[p]].unique and faces[s.face[p]].name == name]


def slayer(piece: int, facts: tuple[Event, ...]) -> tuple[int, str]:
    """Whose damage destroys a piece, and how it was dealt: by an attack, a player attack or an effect."""
    for fact in reversed(facts):
        if fact.kind is DAMAGED and fact.piece == piece:
            return fact.source, fact.how
    return -1, ""


def settle(s: State) -> None:
    """The stage that was complete but had to wait until the occurrence was over, or until its own texts were."""
    if s.result is not None:
        return
    if stage_passed(s):
        happen(s, Event(STAGE_DEFEATED, current_quest(s)))
    elif WINS in s.listeners:
        keep_promise(s)


def keep_promise(s: State) -> None:
    """The players win if a text says so; not while its own card is still being followed."""
    for entry in s.listeners[WINS]:
        quest = source_of(entry)
        ability = s.rules.catalogue.faces[s.face[quest]].abilities[number_of(entry)]
        if (
            isinstance(ability, WinIf)
            and not any(scope.source == quest for scope in s.scopes)
            and ability.condition.holds(s, Scope(quest, s.table[FIRST]))
        ):
            win(s, "lotr.winning-the-game.2")


def zone_when_defeated(s: State, piece: int) -> int:
    """Where a destroyed or explored card goes: with Victory to the victory display, else to its discard pile."""
    face = s.rules.catalogue.faces[s.face[piece]]
    if s.owner[piece] < 0 and face.stats.get("victory"):
        return VICTORY
    return discard_zone(s, piece)


def falls_with(s: State, piece: int) -> bool:
    """Whether an attachment leaves play with its host: an objective and a guard do not."""
    faces = s.rules.catalogue.faces
    printed, acting = faces[s.rules.catalogue.front[s.card[piece]]], faces[s.face[piece]]
    return printed.kind != "objective" and not (s.owner[piece] < 0 and acting.kind in ("enemy", "location"))


def detach(s: State, piece: int) -> tuple[Event, ...]:
    """An attachment loses its place: to its owner's discard pile; an objective goes back to the staging area.

    An encounter card that guards an objective only stops guarding it.
    """
    if falls_with(s, piece):
        return leave(s, piece, discard_zone(s, piece), "discarded")
    lay_on(s, piece, -1)
    catalogue = s.rules.catalogue
    front = catalogue.front[s.card[piece]]
    if catalogue.faces[front].kind == "objective":
        control(s, piece, -1)
        turn(s, piece, front)
        move(s, piece, STAGING)
        s.note("log-returns-to-staging", "lotr.anatomy-objective.4", ("piece", piece))
    return ()


def drop_shadows(s: State) -> None:
    """Shadow cards whose enemy has left play are discarded with it."""
    zone, host = s.zone, s.host
    for card in [p for p in s.zones[SHADOWS] if host[p] >= 0 and zone[host[p]] not in IN_THE_FIGHT]:
        move(s, card, ENCOUNTER_DISCARD)


ELIMINATED_BY = {"heroes": "lotr.player-elimination.1", "threat": "lotr.player-elimination.2"}
"""The clauses by which a player is eliminated; any other way is the effect of a card."""


def _eliminate(s: State, e: Event) -> tuple[Event, ...]:
    seat = e.seat
    s.note("log-eliminated", ELIMINATED_BY.get(e.how, "lotr.player-elimination.3"), ("seat", seat))
    s.dials[ELIMINATED][seat] = 1
    s.order = player_order(s)
    if not s.order:
        lose(s, "lotr.player-elimination.9")
        return ()
    if any(s.controller[p] == seat for p in prisoners(s)):
        lose(s, "lotr.rop2010-escape-from-dol-guldur.3")
        return ()
    facts: list[Event] = []
    for piece in s.zones[ENGAGED + seat][:]:
        if s.zone[piece] == ENGAGED + seat and (s.host[piece] < 0 or s.zone[s.host[piece]] != ENGAGED + seat):
            if s.owner[piece] < 0:
                carry(s, piece, STAGING)
            else:
                move(s, piece, discard_zone(s, piece))
    zones, controller, own = s.zones, s.controller, PLAY + seat
    for piece in [p for zone in s.play_zones for p in zones[zone] if controller[p] == seat or zone == own]:
        if s.rules.catalogue.cards[s.card[piece]].kind == "objective":
            facts.extend(detach(s, piece))
        else:
            facts.append(Event(LEAVES_PLAY, piece, seat, other=s.host[piece], how="eliminated"))
            move(s, piece, discard_zone(s, piece))
    move_all(s, HAND + seat, DISCARD + seat)
    move_all(s, DECK + seat, DISCARD + seat)
    if s.table[FIRST] == seat:
        s.table[FIRST] = next_player(s, seat)
        s.order = player_order(s)
    return tuple(facts)


def _others_play_on(s: State, e: Event) -> bool:
    return s.result is None


PLAYER_ELIMINATED = EventKind(
    "player eliminated",
    _eliminate,
    rule="lotr.player-elimination.2",
    unsettles=_others_play_on,
    verb="eliminate-players",
)


def may_target(s: State, source: int, piece: int) -> bool:
    """Whether a text may choose a card as its target: not one that is immune to it."""
    return forbidden(s, "be-targeted", piece) < 0 and not immune(s, source, piece)


def immune(s: State, source: int, piece: int) -> bool:
    """Whether a card is immune to the effects of another: to those of player cards or encounter cards, or of its type.

    The card itself is never immune to its own text.
    """
    if source < 0 or source == piece or not granted_to_anyone(s, "immunity"):
        return False
    side = "player-card" if s.owner[source] >= 0 else "encounter-card"
    return has_immunity(s, piece, side) or has_immunity(s, piece, kind(s, source))


def lasting_effects_grow(s: State, source: int) -> bool:
    """Lasting effects of encounter and quest cards also seize what comes to fit later."""
    return source >= 0 and s.owner[source] < 0
