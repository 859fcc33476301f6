"""Playing cards and using abilities: the six sub-steps, and what is on offer in an action window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.games.lotr.flow.paying import affordable_x, pay, price_tag, price_tags, purse, refuse_payment
from rulewright.games.lotr.table import (
    ALLIES_PLAYED,
    HAND,
    MAX_SEATS,
    PHASE,
    PHASES,
    PLANNING,
    PLAY,
    kind,
)
from rulewright.kernel.abilities import Activated, Triggered, activated_key
from rulewright.kernel.ability_ids import ability_id, source_of
from rulewright.kernel.decisions import Args, Refusal, merge
from rulewright.kernel.defaults import Offers
from rulewright.kernel.effects.sequence import bound
from rulewright.kernel.events import Event
from rulewright.kernel.limits import used_up
from rulewright.kernel.modifiers import prohibition
from rulewright.kernel.obstacles import why_no_answer, why_unusable
from rulewright.kernel.occurrences import happen_together
from rulewright.kernel.places import attachments, control, lay_on, turn
from rulewright.kernel.state import NO_NAMES, Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, Step, go_on, ints
from rulewright.kernel.traits import has_keyword
from rulewright.kernel.using import ability_of, obstacle, refusal, refused, use
from rulewright.lcg import playing
from rulewright.lcg.events import ENTERS_PLAY, copy_in_play
from rulewright.lcg.events import PLAYED as CARD_PLAYED
from rulewright.lcg.playing import ChooseHost, PlayEvent, RestrictedLimit, announce, refuse_hosts


def refuse_entry(s: State, seat: int, card: int) -> Refusal | None:
    """Why an ally or attachment in hand cannot enter play: uniqueness, nothing to attach it to, prohibitions."""
    face = s.rules.catalogue.faces[s.face[card]]
    if face.unique and copy_in_play(s, face.name) >= 0:
        return Refusal("refuse-unique", "lotr.unique.3", card)
    return refuse_hosts(s, seat, card) if face.kind == "attachment" else None


def refuse_play(s: State, seat: int, card: int, covered: bool = False) -> Refusal | None:
    """Why a player cannot play an ally or attachment from hand now; the price is no reason once it is `covered`."""
    if s.zone[card] != HAND + seat:
        return Refusal("refuse-not-in-hand", "lotr.play-and-put-into-play.3", card)
    if kind(s, card) not in ("ally", "attachment"):
        return Refusal("refuse-never-played", "lotr.play-and-put-into-play.3", card)
    if not in_planning_turn(s):
        message = "refuse-planning-attack" if s.table[PHASE] == PLANNING else "refuse-planning-only"
        return Refusal(message, "lotr.step-2.2.1", card)
    active = whose_turn(s)
    if active != seat:
        return Refusal("refuse-not-active", "lotr.step-2.2.1", card, more=(("seat", active),))
    reason = prohibition(s, "play", card, seat) or refuse_entry(s, seat, card)
    return reason or (None if covered else refuse_payment(s, seat, card))


def in_planning_turn(s: State) -> bool:
    """Whether allies and attachments are played now: in planning, but not in the windows of an attack made there."""
    return s.table[PHASE] == PLANNING and not s.activations


def whose_turn(s: State) -> int:
    """Who plays allies and attachments in planning; any other question than that of a window has a scope of its own."""
    pending = s.pending
    return s.scopes[-1 if pending is None or pending.node.kind == "action" else 0].you


def play_card(s: State, seat: int, card: int) -> None:
    """Play an ally or attachment: pay, choose what it is attached to, enter play."""
    announce(s, seat, card)
    pay(s, seat, card)
    go_on(s, ENTER_PLAY, 0, (card, seat))


@dataclass(frozen=True, eq=False)
class EnterPlay(Step):
    """The paid card enters play; an attachment first asks for its place."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        card, seat = ints(data, 2)
        if kind(s, card) == "attachment":
            go_on(s, CHOOSE_HOST, 0, data)
        else:
            s.table[ALLIES_PLAYED] += 1
            entering = Event(ENTERS_PLAY, card, seat, other=PLAY + seat, how="played")
            happen_together(s, [entering, Event(CARD_PLAYED, card, seat)])


ENTER_PLAY = EnterPlay()


def attach(s: State, card: int, host: int, seat: int, *also: Event) -> None:
    """Attach a card: it is under the control of the host's controller; a treachery under nobody's.

    What `also` happens by that is part of the same moment.
    """
    controller = -1 if kind(s, card) == "treachery" else s.controller[host] if s.controller[host] >= 0 else seat
    playing.attach(s, card, host, controller, *also)
    if has_keyword(s, card, "restricted"):
        s.push(RESTRICTED, 0, (host,))


CHOOSE_HOST = ChooseHost(attach)


def attach_silently(s: State, card: int, host: int) -> None:
    """Put an attachment where it lies, without an event (when a position is set up)."""
    lay_on(s, card, host)
    if kind(s, card) != "treachery" and s.controller[host] >= 0:
        control(s, card, s.controller[host])
    if kind(s, card) in ("treachery", "objective"):
        become_attachment(s, card)


def become_attachment(s: State, card: int) -> None:
    """A treachery or objective that counts as an attachment acts with its other text from now on."""
    catalogue = s.rules.catalogue
    turn(s, card, catalogue.front[s.card[card]] + len(catalogue.cards[s.card[card]].faces))


def controller_of(s: State, piece: int) -> int:
    """Who controls a card."""
    return s.controller[piece]


RESTRICTED = RestrictedLimit(attachments, controller_of)
"""A third Restricted attachment on a character: one of them is discarded."""


def overladen(s: State) -> bool:
    """Whether any character has more Restricted attachments than it may have, so that one is about to be discarded."""
    return any(RESTRICTED.too_many(s, p) for zone in s.play_zones for p in s.zones[zone] if len(s.attached[p]) > 2)


def refuse_ability(s: State, seat: int, entry: int, event: Event | None) -> Refusal | None:
    """Why a player cannot use an ability now; that of an event card in hand is used by playing the card."""
    ability = ability_of(s, entry)
    if isinstance(ability, Activated) and ability.phase and PHASES[s.table[PHASE]] != ability.phase:
        return Refusal("refuse-phase", "lotr.action.2", source_of(entry), more=(("phase", "phase-" + ability.phase),))
    card = source_of(entry)
    if 0 <= s.zone[card] - HAND < MAX_SEATS and kind(s, card) == "event":
        if s.zone[card] != HAND + seat:
            return Refusal("refuse-not-in-hand", "lotr.play-and-put-into-play.3", card)
        return refuse_event(s, seat, entry, event)
    return refusal(s, seat, entry, event)


def refuse_event(s: State, seat: int, entry: int, event: Event | None) -> Refusal | None:
    """Why a player cannot play an event card from hand now."""
    card = source_of(entry)
    return refuse_card(s, seat, card) or refused(s, event_obstacle(s, entry, Scope.probe(card, seat, event)), card)


def refuse_card(s: State, seat: int, card: int, covered: bool = False) -> Refusal | None:
    """Why a player cannot play an event card from hand, whatever it does: prohibitions, uniqueness, its price.

    The price is no reason once it is known to be `covered`.
    """
    reason = prohibition(s, "play", card, seat)
    if reason is not None:
        return reason
    face = s.rules.catalogue.faces[s.face[card]]
    if face.unique and copy_in_play(s, face.name) >= 0:
        return Refusal("refuse-unique", "lotr.unique.3", card)
    return None if covered else refuse_payment(s, seat, card)


def refuse_action(s: State, seat: int, choice: Choice) -> Refusal | None:
    """Why a player cannot play or use a card now, as an action or in answer to what is happening."""
    piece, number = choice.a, choice.b
    if choice.verb == "play" and s.zone[piece] != HAND + seat:
        return Refusal("refuse-not-in-hand", "lotr.play-and-put-into-play.3", piece)
    if number < 0:
        if choice.verb == "play":
            return refuse_play(s, seat, piece) or closed(s, piece)
        if s.zone[piece] == HAND + seat:
            return Refusal("refuse-play-first", "lotr.ability.10", piece)
        return Refusal("refuse-no-ability", "lotr.ability.2", piece)
    ability = ability_of(s, ability_id(piece, number))
    last_words = isinstance(ability, Triggered) and ability.last_known
    if s.rules.zones.defs[s.zone[piece]].group not in ability.works_in() and not last_words:
        return Refusal("refuse-not-in-play", "lotr.ability.10", piece)
    anyone = isinstance(ability, Activated) and ability.anyone
    controller = s.controller[piece]
    if controller not in (-1, seat) and not anyone:
        return Refusal("refuse-not-yours-to-use", "lotr.action.4", piece, more=(("seat", controller),))
    if isinstance(ability, Triggered):
        return why_no_answer(s, seat, ability_id(piece, number))
    return why_unusable(s, seat, ability_id(piece, number)) or closed(s, piece)


def closed(s: State, piece: int) -> Refusal | None:
    """Why no action is taken now: no action window is open."""
    pending = s.pending
    assert pending is not None
    return None if pending.node.kind == "action" else Refusal("refuse-no-window", "lotr.action.1", piece)


def event_obstacle(s: State, entry: int, scope: Scope) -> str:
    """The message that says why the text of an event card cannot be used now; for a cost of X some X must work."""
    if not price_tag(s, source_of(entry)).x:
        return obstacle(s, entry, scope)
    return "" if possible_x(s, entry, scope) else "refuse-no-change"


def possible_x(s: State, entry: int, scope: Scope) -> list[int]:
    """The values of X that could be paid for and would change the game."""
    paid = affordable_x(s, scope.you, source_of(entry))
    effect = ability_of(s, entry).effect
    return [x for x in paid if effect.can(s, bound(scope, "X", x))]


@dataclass(frozen=True, eq=False)
class ChooseX(Ask):
    """How much the player pays for a card that costs X. `data` is (ability, player, event)."""

    rule: str = "lotr.letter-x.2"
    kind = "number"
    prompt = "ask-x"
    verbs = "number"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        entry = ints(data, 1)[0]
        return self.prompt, (("piece", source_of(entry)),)

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data, 2)[1]

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        entry, seat, event = data
        assert isinstance(entry, int) and isinstance(seat, int) and (event is None or isinstance(event, Event))
        scope = Scope.probe(source_of(entry), seat, event)
        return [Choice("number", x) for x in possible_x(s, entry, scope)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        entry, seat, event = data
        assert isinstance(entry, int) and isinstance(seat, int) and (event is None or isinstance(event, Event))
        card = source_of(entry)
        if choice.a not in affordable_x(s, seat, card):
            return Refusal("refuse-x-too-dear", "lotr.letter-x.2", card, more=(("number", choice.a),))
        if choice.a not in possible_x(s, entry, Scope.probe(card, seat, event)):
            return Refusal("refuse-x-no-change", "lotr.ability.12", card, more=(("number", choice.a),))
        return None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        entry, seat = ints(data, 2)
        s.scope.names["X"] = choice.a
        pay(s, seat, source_of(entry), choice.a)


CHOOSE_X = ChooseX()


def start(s: State, seat: int, entry: int, event: Event | None) -> None:
    """Use an ability; if it is that of an event card in hand, play the card."""
    card = source_of(entry)
    if kind(s, card) == "event" and s.zone[card] - HAND in range(MAX_SEATS):
        go_on(s, PLAY_EVENT, 0, (entry, seat, event))
    else:
        if s.recording and ability_of(s, entry).label:
            s.note("log-uses", "lotr.initiating-abilities-playing-cards.1", ("seat", seat), ("source", card))
        use(s, seat, entry, event)


def pay_for_event(s: State, data: tuple[Plain, ...]) -> None:
    """Pay for an event card; for one that costs X the player picks X first. `data` is (ability, player, event)."""
    entry, seat = ints(data, 2)
    if price_tag(s, source_of(entry)).x:
        go_on(s, CHOOSE_X, 0, data)
    else:
        pay(s, seat, source_of(entry))


PLAY_EVENT = PlayEvent(pay_for_event)


def action_keys(phase: str = "") -> tuple[str, str, str]:
    """The keys of actions: of cards on the table, of those that anyone may use, of event cards in hand."""
    return (
        activated_key("action", phase),
        activated_key("action", phase, anyone=True),
        activated_key("action", phase, in_hand=True),
    )


ACTION, ACTION_FOR_ANYONE, EVENT = action_keys()
"""The keys of actions that may be taken in every phase."""
ONLY_IN = tuple(action_keys(phase) for phase in PHASES)
"""The keys of actions that may be taken in one phase only."""


def on_offer(s: State) -> Offers:
    """What each seat might use in an action window: abilities of cards on the table, event cards in its hand.

    The abilities of cards without a controller count as each seat's own. All are in the order of their pieces.
    """
    listeners, only_now = s.listeners, ONLY_IN[s.table[PHASE]]
    own, free, hands = listeners.get(ACTION, ()), listeners.get(ACTION_FOR_ANYONE, ()), listeners.get(EVENT, ())
    if not listeners.keys().isdisjoint(only_now):
        own = tuple(sorted(own + listeners.get(only_now[0], ())))
        free = tuple(sorted(free + listeners.get(only_now[1], ())))
        hands = tuple(sorted(hands + listeners.get(only_now[2], ())))
    if free:
        free = unguarded(s, free)
    if s.seats == 1:
        return (own, free), (hands,)
    controller = s.controller
    abilities: list[list[int]] = [[], [], [], [], []]
    events: list[list[int]] = [[], [], [], []]
    for entry in own:
        abilities[controller[entry >> 8]].append(entry)
    for entry in hands:
        events[controller[entry >> 8]].append(entry)
    if abilities[-1]:
        abilities = [sorted(its + abilities[-1]) for its in abilities]
    abilities[-1] = [*free]
    return abilities, events


def unguarded(s: State, entries: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the abilities whose card no encounter card guards: nobody claims an objective before."""
    attached, owner = s.attached, s.owner
    found: tuple[int, ...] = ()
    for entry in entries:
        for card in attached[entry >> 8]:
            if owner[card] < 0:
                break
        else:
            found += (entry,)
    return found


def actions(s: State, seat: int, offered: Offers) -> list[Choice]:
    """What a player may do in an action window: play cards in the own planning turn, use actions, play events."""
    abilities, events = offered
    own, free, hand = abilities[seat], abilities[-1], events[seat]
    planning = s.scopes[-1].you == seat and in_planning_turn(s)
    spheres = purse(s, seat) if planning or hand else None
    choices = cards_to_play(s, seat, spheres) if planning else []
    found = usable(s, seat, [*own, *free]) if own or free else []
    playable = playable_events(s, seat, hand, spheres) if hand else []
    if playable:
        mine = [entry for entry in found if entry not in free]
        found = sorted(mine + playable) + found[len(mine) :]
    if not found:
        return choices
    option = s.rules.option
    for entry in found:
        choices.append(option(s, entry))
    return merge(s, choices, seat) if len(choices) > 1 else choices


def usable(s: State, seat: int, entries: list[int]) -> list[int]:
    """Those of the abilities of cards on the table that a player may use now."""
    face, requirements, found = s.face, s.rules.catalogue.requirements, []
    probe = Scope(-1, seat, None, NO_NAMES)
    for entry in entries:
        piece = entry >> 8
        required = requirements[face[piece]][entry & 255]
        if required.limit is not None and used_up(s, seat, entry, required.limit):
            continue
        probe.source = piece
        if required.met(s, probe):
            found.append(entry)
    return found


def newly_able(s: State) -> tuple[int, ...]:
    """Who may act in the present phase without any change: all when a text names it, who plays cards in planning."""
    phase = s.table[PHASE]
    if not s.listeners.keys().isdisjoint(ONLY_IN[phase]):
        return s.order
    return (s.scopes[-1].you,) if in_planning_turn(s) else ()


def cards_to_play(s: State, seat: int, spheres: dict[str, int] | None) -> list[Choice]:
    """The allies and attachments that a player with this purse may play from hand, one of each card."""
    catalogue, face = s.rules.catalogue, s.face
    tags = price_tags(catalogue)
    looked_at: set[int] = set()
    choices = []
    for card in s.zones[HAND + seat]:
        cost, sphere, pools, _ = tags[face[card]]
        if (
            (spheres is not None and cost > spheres.get(sphere, -1))
            or catalogue.kind[face[card]] == "event"
            or s.card[card] in looked_at
        ):
            continue
        looked_at.add(s.card[card])
        if refuse_play(s, seat, card, spheres is not None and pools == 1) is None:
            choices.append(Choice("play", card))
    return choices


def playable_events(s: State, seat: int, entries: Sequence[int], spheres: dict[str, int] | None) -> list[int]:
    """Those of the abilities of event cards in hand that a player with this purse may use, one of each card."""
    catalogue, face = s.rules.catalogue, s.face
    tags = price_tags(catalogue)
    looked_at: list[int] = []
    found = []
    for entry in entries:
        card = entry >> 8
        cost, sphere, pools, x = tags[face[card]]
        if (spheres is not None and cost > spheres.get(sphere, -1)) or s.card[card] in looked_at:
            continue
        looked_at.append(s.card[card])
        required, probe = catalogue.requirements[face[card]][entry & 255], Scope(card, seat, None, NO_NAMES)
        if x:
            paid = affordable_x(s, seat, card, spheres)
            met = any(required.effect.can(s, bound(probe, "X", x)) for x in paid)
        else:
            limit = required.limit
            met = (limit is None or not used_up(s, seat, entry, limit)) and required.met(s, probe)
        if met and refuse_card(s, seat, card, spheres is not None and pools == 1) is None:
            found.append(entry)
    return found


def act(s: State, seat: int, choice: Choice) -> None:
    """Carry out one of the actions on offer."""
    if choice.b < 0:
        play_card(s, seat, choice.a)
    else:
        start(s, seat, ability_id(choice.a, choice.b), None)
