"""Tables over HTTP: opening, joining, exporting, replaying, playing on."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from rulewright import bots
from rulewright.games.registry import module
from rulewright.kernel.game import Game, Json, RulewrightError
from rulewright.kernel.setup_input import plain
from rulewright.language.speech import capital, speech, term
from rulewright.server import frames, moves, wording
from rulewright.server.contract import Ask, Trouble
from rulewright.server.frames import Reader, encode
from rulewright.server.guiding import guided
from rulewright.server.house import INVITED, House
from rulewright.server.moves import Origin
from rulewright.server.pages import Moment, NewTable, ReplayOut, SeatWanted, TableOut
from rulewright.server.sockets import may_look
from rulewright.server.store import SeatRow, TableRow, User, new_id, now
from rulewright.server.table import LiveTable
from rulewright.server.wire import Frame, SeatOut
from rulewright.version import VERSION

BOT = "bot:"


def house_of(ask: Ask) -> House:
    """The house that a request comes to."""
    house: House = ask.request.app.state.house
    return house


async def table_of(ask: Ask) -> LiveTable:
    """The table that a request is about. Trouble when there is none, or whoever asks may not look at it."""
    house = house_of(ask)
    table = await house.table(ask.path["table"])
    if table is None or not await may_look(house, table, ask.me):
        raise Trouble(404, "server-no-such-table")
    return table


def reader_of(table: LiveTable, user: User, lang: str) -> Reader:
    """What somebody reads as who asks over HTTP: as all seats of theirs."""
    mine = table.mine(user.id)
    if not mine:
        return Reader((), None, lang)
    return Reader(mine[:1] if table.apart() else mine, mine[0], lang)


# ---- opening


def origin_of(wanted: NewTable) -> Origin:
    """How the game of a table begins. What is not said is the first on offer, and the seed is a new one."""
    if wanted.journal is not None:
        return Origin(wanted.game, journal=wanted.journal)
    seed = new_seed() if wanted.seed is None else wanted.seed
    if wanted.position is not None:
        return Origin(wanted.game, {"position": plain("position", wanted.position)}, seed)
    info = module(wanted.game).info()
    setup: dict[str, Any] = {
        "scenario": wanted.scenario or next(iter(info.scenarios), None),
        "decks": wanted.decks or None,
        "seats": None if "seats" in wanted.options else seats_wanted(wanted),
        **wanted.options,
    }
    given = plain("setup", {name: value for name, value in setup.items() if value is not None})
    assert isinstance(given, dict)
    return Origin(wanted.game, given, seed)


def seats_wanted(wanted: NewTable) -> int | None:
    """How many seats a setup is asked for: where a person may play several of them, the game says it."""
    info = module(wanted.game).info()
    layout = module(wanted.game).layout()
    return None if layout is not None and layout.rivals and len(wanted.seats) < info.seats[0] else len(wanted.seats)


async def open_table(house: House, user: User, wanted: NewTable) -> LiveTable:
    """Open a table and sit down. RulewrightError says what is wrong with what is asked for."""
    module(wanted.game)
    wanted = guided(wanted)
    return await sit_down(house, user, wanted, origin_of(wanted))


async def sit_down(house: House, user: User, wanted: NewTable, origin: Origin) -> LiveTable:
    """Open a table whose game begins like this."""
    standing = await asyncio.to_thread(moves.begin, origin)
    if standing.game.id != wanted.game:
        raise RulewrightError("error-other-game", name=standing.game.id, wanted=wanted.game)
    people = standing.game.state.people
    if len(wanted.seats) != people:
        raise Trouble(422, "server-seat-count", number=people)
    sitting = []
    for number, seat in enumerate(wanted.seats):
        bot = seat.who.removeprefix(BOT) if seat.who.startswith(BOT) else ""
        if bot:
            bots.make(bot)
        holder = user.id if seat.who == "me" else None
        sitting.append(SeatRow(number, holder, bot, user.name if holder else ""))
    scenario = standing.game.setup.get("scenario")
    row = TableRow(
        id=new_id(),
        game=wanted.game,
        scenario=scenario if isinstance(scenario, str) else "",
        title=wanted.title,
        host=user.id,
        open=wanted.open,
        hand_over=wanted.hand_over,
        origin=encode(origin).decode(),
        made=now(),
    )
    await house.store.add_table(row, sitting, standing.asked, standing.game.over)
    table = await house.table(row.id)
    assert table is not None
    return table


def table_out(table: LiveTable, user: User, lang: str) -> TableOut:
    """A table that is in memory, as a list shows it."""
    game, row = table.standing.game, table.row
    scene, asked = table.scene(lang), table.standing.asked
    return TableOut(
        row.id,
        title_of(row, lang),
        row.game,
        row.scenario,
        table.seats_out(scene.names, user.id),
        table.standing.at,
        game.over,
        row.made,
        scene.phase,
        row.host == user.id or bool(table.mine(user.id)),
        asked in table.mine(user.id),
        row.open,
        row.host == user.id,
    )


def title_of(row: TableRow, lang: str) -> str:
    """What a table is called: as somebody called it, else by its scenario, else by its game."""
    if row.title:
        return row.title
    return capital(term(speech(row.game, lang), "scenario", row.scenario)) or module(row.game).info().titles[lang]


async def listed(house: House, user: User, lang: str) -> list[TableOut]:
    """The tables that concern somebody, and those that are open."""
    found = []
    for row, standing in await house.store.tables_of(user.id):
        sitting = await house.store.seats_of(row.id)
        live = house.live.get(row.id)
        here = {connection.user.id for connection in live.connections} if live is not None else set()
        seats = [SeatOut(s.seat, (), (), s.name, s.bot, s.user in here, s.user == user.id) for s in sitting]
        mine = any(seat.mine for seat in seats)
        found.append(
            TableOut(
                row.id,
                title_of(row, lang),
                row.game,
                row.scenario,
                seats,
                standing.n,
                standing.over,
                standing.made,
                wording.where(live.standing.game, lang) if live is not None else "",
                mine or row.host == user.id,
                any(seat.mine and seat.seat == standing.asked for seat in seats),
                row.open,
                row.host == user.id,
            )
        )
    return found


# ---- what may be taken along


def alone(table: LiveTable, user: User) -> bool:
    """Whether nobody else plays here: only bots, and seats of this person."""
    return bool(table.mine(user.id)) and all(seat.user == user.id or seat.bot for seat in table.seats)


def journal(table: LiveTable, user: User) -> str:
    """The game as whoever asks may have it: all of it when it is over, else with what is hidden drawn anew."""
    game = table.standing.game
    if game.over:
        return game.journal()
    return imagined(game, reader_of(table, user, "en").seat, new_seed())


def new_seed() -> int:
    """A seed that nobody guesses."""
    return random.SystemRandom().randrange(1 << 63)


def imagined(game: Game, seat: int | None, seed: int) -> str:
    """The journal of a game that a seat cannot tell from this one."""
    return game.determinize(seat, seed, log=True).journal()


async def play_on(house: House, table: LiveTable, user: User, made: int) -> LiveTable:
    """A table of one's own that goes on from a point of this game.

    What is hidden stays as it is where nobody else plays, or the game is over; else it is drawn anew.
    """
    if made > table.standing.made:
        raise Trouble(404, "server-no-such-point")
    game = table.standing.game
    if game.over or alone(table, user):
        earlier = await asyncio.to_thread(moves.back, game, made)
        text = await asyncio.to_thread(earlier.journal)
    else:
        seat = reader_of(table, user, "en").seat
        text = await asyncio.to_thread(lambda: imagined(moves.back(game, made), seat, new_seed()))
    wanted = NewTable(game=table.row.game, seats=seats_of(table, user, "me"), journal=text, title=table.row.title)
    return await open_table(house, user, wanted)


async def again(house: House, table: LiveTable, user: User) -> LiveTable:
    """A table for another game like this one, which is over: set up alike, with a new seed; the seats of others are
    free for them."""
    game, row = table.standing.game, table.row
    if not game.over:
        raise Trouble(409, "server-not-over")
    seats = seats_of(table, user, "link")
    wanted = NewTable(game=row.game, seats=seats, title=row.title, open=row.open, hand_over=row.hand_over)
    return await sit_down(house, user, wanted, Origin(row.game, dict(game.setup), new_seed()))


def seats_of(table: LiveTable, user: User, others: str) -> list[SeatWanted]:
    """Who is to play the seats of a table like this one; `others` those of other people."""
    mine = table.mine(user.id)
    bots_of = {seat.seat: f"{BOT}{seat.bot}" for seat in table.seats if seat.bot}
    return [SeatWanted("me" if seat.seat in mine else bots_of.get(seat.seat, others)) for seat in table.seats]


# ---- replay


def replay(table: LiveTable, reader: Reader) -> ReplayOut:
    """All choices of the game as a reader may know them."""
    game, lang = table.standing.game, reader.lang
    told = game.retold(0)
    moments = [moment(told, 0, wording.say(lang, "server-begin"), "")]
    lines = 0
    for n, index in enumerate(game.choices(), 1):
        decision = told.decision
        assert decision is not None
        who = ", ".join(wording.names_of(told, decision.seat, lang))
        text = decision.options[index].text(lang) if decision.seat in reader.seats else ""
        before = told.clone()
        told.choose(index)
        new = frames.new_entries(before, told) or []
        read = [line for i, entry in enumerate(new) if (line := frames.line(told, lines + i, entry, reader))]
        lines += len(new)
        plain_lines = [line.text for line in read if not line.phase]
        mark = next((line.text for line in read if line.phase), "")
        text = text or next(iter(plain_lines), "") or wording.say(lang, "server-choice", who=who)
        moments.append(moment(told, n, text, who, mark, lang))
    return ReplayOut(table.id, table.row.game, moments)


def moment(game: Game, n: int, text: str, who: str, mark: str = "", lang: str = "en") -> Moment:
    """A step of a replay."""
    standing = game.table()
    number = standing.get("round", 0)
    phase = term(speech(game.id, lang), "phase", str(standing.get("phase", "")))
    return Moment(n, text, who, number if isinstance(number, int) else 0, capital(phase), mark)


def frame_at(table: LiveTable, user: User, reader: Reader, made: int) -> Frame:
    """The table as it stood after so many choices, as a reader may know it; nothing can be chosen there."""
    game = moves.back(table.standing.game, made)
    scene = frames.scene(game, reader.lang, [seat.name for seat in table.seats])
    seen = frames.sights(moves.Standing(game, made), [reader], reader.lang)[reader]
    entries = game.entries()
    first = max(0, len(entries) - 30)
    lines = [frames.line(game, n, entries[n], reader) for n in range(first, len(entries))]
    return Frame(
        at=table.standing.at,
        seat=reader.seat,
        lang=reader.lang,
        view=seen.view,  # type: ignore[arg-type]
        phase=scene.phase,
        waiting="",
        asked=seen.asked,
        log=[line for line in lines if line is not None],
        kept=first,
        fresh=True,
        lines=len(entries),
        seats=table.seats_out(scene.names, user.id),
        result=scene.result,
        made=made,
    )


def report(table: LiveTable, user: User) -> dict[str, Json]:
    """What a report of a fault needs: versions, what is asked, and a journal with nothing that the reporter may not
    know."""
    reader = reader_of(table, user, "en")
    decision = table.standing.game.decision
    log: list[Json] = [line.text for line in table.told(reader, max(0, len(table.entries) - 50))]
    asked: Json = None
    if decision is not None and decision.seat in reader.seats:
        asked = {"prompt": decision.prompt("en"), "rule": decision.rule, "options": [*decision.keys]}
    return {
        "rulewright": VERSION,
        "game": table.row.game,
        "scenario": table.row.scenario,
        "choices": table.standing.made,
        "seat": reader.seat,
        "asked": asked,
        "log": log,
        "journal": journal(table, user),
    }


def invite_expires() -> int:
    """When a link made now stops being valid."""
    return now() + INVITED
