"""The routes of the HTTP interface."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.responses import Response, StreamingResponse

from rulewright.server import guard, guiding, lobby, people, shelf
from rulewright.server.contract import LINES, Api, Ask, Trouble
from rulewright.server.frames import encode
from rulewright.server.lobby import house_of, reader_of, table_of, table_out
from rulewright.server.pages import (
    Account,
    CardOut,
    ClauseOut,
    DeckGiven,
    DeckOut,
    DeckText,
    Done,
    GameOut,
    Guest,
    GuideOut,
    Invite,
    InviteWanted,
    Join,
    Kit,
    Me,
    NewSavePoint,
    NewTable,
    PlayOn,
    ReplayOut,
    SavePointOut,
    TableOut,
    TextOut,
    TrialOut,
    TrialWanted,
)
from rulewright.server.store import User, now
from rulewright.server.trials import Busy
from rulewright.server.wire import Frame, Id

api = Api()
JOURNAL = 6_000_000
DECK = 300_000


# ---- people


def me_out(ask: Ask, user: User | None) -> Me:
    """Who somebody is known as."""
    trials = house_of(ask).settings.trials
    return Me(trials=trials) if user is None else Me(user.name, user.account, trials)


async def come_in(ask: Ask, user: User) -> Me:
    """Begin a session."""
    secure = ask.request.url.scheme == "https"
    ask.headers["set-cookie"] = await people.begin_session(house_of(ask).store, user, secure)
    return me_out(ask, user)


def limited(ask: Ask, limit: guard.Rate, *what: str) -> None:
    """Trouble when this is done too often from one address, or by one name."""
    client = ask.request.client.host if ask.request.client is not None else ""
    for who in (client, *what):
        if not house_of(ask).limits.allows(limit, ask.request.url.path, who):
            raise Trouble(429, "server-too-often")


@api.route("GET", "/api/me")
async def me(ask: Ask) -> Me:
    """Who I am known as. On one's own machine nobody has to say a name first."""
    house = house_of(ask)
    if ask.user is None and house.settings.local:
        from rulewright.server.wording import say

        user = await house.store.add_user(say(ask.lang, "server-host-only"))
        assert user is not None
        return await come_in(ask, user)
    return me_out(ask, ask.user)


@api.route("POST", "/api/guest")
async def guest(ask: Ask, body: Guest) -> Me:
    """Come in under a name; a guest who is here already is called so from now on."""
    limited(ask, guard.GUESTS)
    store = house_of(ask).store
    if ask.user is not None and not ask.user.account:
        await store.rename(ask.user.id, body.name)
        return me_out(ask, ask.user._replace(name=body.name))
    user = await store.add_user(body.name)
    assert user is not None
    return await come_in(ask, user)


@api.route("POST", "/api/signup")
async def signup(ask: Ask, body: Account) -> Me:
    """Make an account; a guest keeps the seats."""
    limited(ask, guard.LOGINS)
    store, account = house_of(ask).store, people.account_name(body.name)
    if not account:
        raise Trouble(422, "server-name-taken")
    password = await people.hash_password(body.password)
    if ask.user is not None and not ask.user.account:
        if not await store.promote(ask.user.id, body.name, account, password):
            raise Trouble(409, "server-name-taken")
        return me_out(ask, ask.user._replace(name=body.name, account=True))
    user = await store.add_user(body.name, account, password)
    if user is None:
        raise Trouble(409, "server-name-taken")
    return await come_in(ask, user)


@api.route("POST", "/api/login")
async def login(ask: Ask, body: Account) -> Me:
    """Come in with a password."""
    limited(ask, guard.LOGINS, people.account_name(body.name))
    user = await people.check_password(house_of(ask).store, body.name, body.password)
    if user is None:
        raise Trouble(403, "server-wrong-password")
    return await come_in(ask, user)


@api.route("POST", "/api/logout")
async def logout(ask: Ask) -> Done:
    """End the session of this browser."""
    token = ask.request.cookies.get(people.COOKIE)
    if token:
        await house_of(ask).store.end_session(people.hashed(token))
    ask.headers["set-cookie"] = people.cookie("", 0, ask.request.url.scheme == "https")
    return Done()


# ---- games


@api.route("GET", "/api/games")
async def games(ask: Ask) -> list[GameOut]:
    """What can be played."""
    return await asyncio.to_thread(shelf.games, ask.lang)


@api.route("GET", "/api/games/{game}/kit")
async def kit(ask: Ask) -> Kit:
    """What a client needs to show a game."""
    return await asyncio.to_thread(shelf.kit, ask.path["game"], ask.lang)


@api.route("GET", "/api/games/{game}/cards", edition=Id)
async def cards(ask: Ask) -> list[CardOut]:
    """Every printed card."""
    return await asyncio.to_thread(shelf.card_list, ask.path["game"], ask.lang, ask.query.get("edition", ""))


@api.route("GET", "/api/games/{game}/guide")
async def guide(ask: Ask) -> GuideOut:
    """What the guide of a first game says."""
    return guiding.guide_out(ask.path["game"], ask.lang)


@api.route("GET", "/api/games/{game}/rules")
async def rules(ask: Ask) -> list[ClauseOut]:
    """Every clause of the rules."""
    return await asyncio.to_thread(shelf.clause_list, ask.path["game"], ask.lang)


@api.route("GET", "/api/games/{game}/decks/{name}")
async def shipped_deck(ask: Ask) -> DeckOut:
    """A deck that comes with the game."""
    return shelf.shipped_deck(ask.path["game"], ask.path["name"], ask.lang)


@api.route("POST", "/api/games/{game}/deck", limit=DECK)
async def read_deck(ask: Ask, body: DeckText) -> DeckOut:
    """What a pasted or uploaded deck says, and everything that is wrong with it."""
    return await asyncio.to_thread(shelf.read_deck, ask.path["game"], body.text, body.form, ask.lang)


@api.route("POST", "/api/games/{game}/deck/{form}", limit=DECK)
async def write_deck(ask: Ask, body: DeckGiven) -> TextOut:
    """A deck in a format."""
    return TextOut(await asyncio.to_thread(shelf.convert, ask.path["game"], body.deck, ask.path["form"]))


@api.route("POST", "/api/games/{game}/trial", limit=DECK, lines_of=TrialOut)
async def trial(ask: Ask, body: TrialWanted) -> Response:
    """Let bots try a deck: a line for every few games, the last one with the report."""
    house, game = house_of(ask), ask.path["game"]
    shelf.deck_files(game)
    if not house.settings.trials:
        raise Trouble(403, "server-no-trials")
    if not house.settings.local:
        limited(ask, guard.TRIALS, ask.me.id)
    try:
        lines = await house.trials.run(ask.me.id, game, body, ask.lang)
    except Busy:
        raise Trouble(409, "server-trial-runs") from None
    told = (encode(line) + b"\n" async for line in lines)
    return StreamingResponse(told, media_type=LINES, headers={"x-accel-buffering": "no"})


# ---- tables


@api.route("GET", "/api/tables")
async def tables(ask: Ask) -> list[TableOut]:
    """My tables and those that are open."""
    return await lobby.listed(house_of(ask), ask.me, ask.lang)


@api.route("POST", "/api/tables", limit=JOURNAL)
async def new_table(ask: Ask, body: NewTable) -> TableOut:
    """Open a table."""
    limited(ask, guard.TABLES, ask.me.id)
    return table_out(await lobby.open_table(house_of(ask), ask.me, body), ask.me, body.lang)


@api.route("GET", "/api/tables/{table}")
async def table(ask: Ask) -> TableOut:
    """A table."""
    return table_out(await table_of(ask), ask.me, ask.lang)


@api.route("DELETE", "/api/tables/{table}")
async def delete_table(ask: Ask) -> Done:
    """Remove a table that I opened."""
    found = await table_of(ask)
    if found.row.host != ask.me.id:
        raise Trouble(403, "server-not-the-host")
    house = house_of(ask)
    await house.forget(found.id)
    await house.store.delete_table(found.id)
    return Done()


@api.route("POST", "/api/tables/{table}/invite")
async def invite(ask: Ask, body: InviteWanted) -> Invite:
    """A link that lets its bearer take a seat, or watch."""
    found = await table_of(ask)
    if found.row.host != ask.me.id and not found.mine(ask.me.id):
        raise Trouble(403, "server-not-the-host")
    if body.seat is not None and body.seat >= len(found.seats):
        raise Trouble(404, "server-no-such-seat")
    token = house_of(ask).invite(found.id, body.seat)
    url = f"{str(ask.request.base_url).rstrip('/')}/join/{found.id}/{token}"
    return Invite(url, body.seat, lobby.invite_expires())


@api.route("POST", "/api/join")
async def join_by_link(ask: Ask, body: Join) -> TableOut:
    """Come to the table that a link leads to."""
    return await join_table(ask, body, None)


@api.route("POST", "/api/tables/{table}/join")
async def join(ask: Ask, body: Join) -> TableOut:
    """Come to a table: by the token of a link, or to a free seat of an open one."""
    return await join_table(ask, body, ask.path["table"])


async def join_table(ask: Ask, body: Join, wanted: str | None) -> TableOut:
    """Sit down, or watch."""
    house, user = house_of(ask), ask.me
    if body.token:
        invited = house.invited(body.token)
        if invited is None or wanted not in (None, invited.table):
            raise Trouble(403, "server-link-expired")
        found, seat = await house.table(invited.table), invited.seat
    else:
        found, seat = await house.table(wanted or ""), body.seat
        if found is not None and not found.row.open and found.row.host != user.id:
            found = None
    if found is None:
        raise Trouble(404, "server-no-such-table")
    if seat is None:
        await house.store.watch(found.id, user.id)
    elif seat >= len(found.seats):
        raise Trouble(404, "server-no-such-seat")
    elif found.seats[seat].user != user.id:
        if not await house.store.take_seat(found.id, seat, user.id):
            raise Trouble(409, "server-seat-taken")
        await found.refresh_seats()
    return table_out(found, user, ask.lang)


@api.route("GET", "/api/tables/{table}/journal")
async def journal(ask: Ask) -> TextOut:
    """The game as a journal that tells only what I may know; all of it when the game is over."""
    found = await table_of(ask)
    return TextOut(await asyncio.to_thread(lobby.journal, found, ask.me))


@api.route("GET", "/api/tables/{table}/report")
async def report(ask: Ask) -> dict[str, Any]:
    """What a report of a fault needs."""
    found = await table_of(ask)
    return await asyncio.to_thread(lobby.report, found, ask.me)


@api.route("GET", "/api/tables/{table}/replay")
async def replay(ask: Ask) -> ReplayOut:
    """All choices of a game as I may know them."""
    found = await table_of(ask)
    return await asyncio.to_thread(lobby.replay, found, reader_of(found, ask.me, ask.lang))


@api.route("GET", "/api/tables/{table}/replay/{n}")
async def replay_frame(ask: Ask) -> Frame:
    """The table as it stood after so many choices."""
    found = await table_of(ask)
    if ask.path["n"] > found.standing.made:
        raise Trouble(404, "server-no-such-point")
    reader = reader_of(found, ask.me, ask.lang)
    return await asyncio.to_thread(lobby.frame_at, found, ask.me, reader, ask.path["n"])


@api.route("POST", "/api/tables/{table}/play-on")
async def play_on(ask: Ask, body: PlayOn) -> TableOut:
    """Go on from a point of this game at a table of my own."""
    found = await table_of(ask)
    limited(ask, guard.TABLES, ask.me.id)
    return table_out(await lobby.play_on(house_of(ask), found, ask.me, body.n), ask.me, ask.lang)


@api.route("POST", "/api/tables/{table}/again")
async def again(ask: Ask) -> TableOut:
    """Open a table for another game like this one, which is over."""
    found = await table_of(ask)
    limited(ask, guard.TABLES, ask.me.id)
    return table_out(await lobby.again(house_of(ask), found, ask.me), ask.me, ask.lang)


@api.route("POST", "/api/tables/{table}/save-point")
async def save_point(ask: Ask, body: NewSavePoint) -> SavePointOut:
    """Give the present point of the game a name."""
    found = await table_of(ask)
    if not found.mine(ask.me.id):
        raise Trouble(403, "server-not-your-seat")
    limited(ask, guard.TABLES, ask.me.id)
    await house_of(ask).store.save_point(found.id, body.name, found.standing.made)
    return SavePointOut(body.name, found.standing.made, now())


@api.route("GET", "/api/tables/{table}/save-points")
async def save_points(ask: Ask) -> list[SavePointOut]:
    """The points of the game that have names."""
    found = await table_of(ask)
    return [SavePointOut(p.name, p.n, p.made) for p in await house_of(ask).store.save_points(found.id)]
