"""A table on a screen that is not there, played with keys. Nothing sleeps: what takes time is waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from textual.events import Key, Resize
from textual.geometry import Size
from textual.keys import _character_to_key
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from rulewright.terminal.app import TableApp
from rulewright.terminal.session import Session
from rulewright.terminal.widgets import ChoiceList

Play = Callable[[TableApp, Pilot[int]], Awaitable[None]]
TRIES = 1000


def at_table(session: Session, play: Play, size: tuple[int, int] = (100, 40)) -> TableApp:
    """Sit down at a table of this size and play."""
    app = TableApp(session)

    async def sit() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            await play(app, pilot)

    asyncio.run(sit())
    return app


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys one after the other, each when the one before has had its effect."""
    for key in keys:
        name = _character_to_key(key) if len(key) == 1 and not key.isalnum() else key
        event = Key(name, key if len(key) == 1 else None)
        event.set_sender(pilot.app)
        pilot.app._driver.send_message(event)
        await settle(pilot)


async def write(pilot: Pilot[int], text: str) -> None:
    """Put words into the line that waits for them."""
    pilot.app.screen.query_one(Input).value = text
    await settle(pilot)


async def resize(pilot: Pilot[int], width: int, height: int) -> None:
    """Give the window another size."""
    size = Size(width, height)
    pilot.app._driver._size = size
    pilot.app.post_message(Resize(size, size))
    await settle(pilot)


async def settle(pilot: Pilot[int]) -> None:
    """Wait until all messages are read and everything is drawn.

    The pilot's own way is to wait until the machine seems idle, which takes for ever while others work on it.
    """
    app, quiet = pilot.app, 0
    for _ in range(TRIES):
        await pilot._wait_for_screen()
        screen = app.screen
        screen._on_timer_update()
        nodes = [app, *screen.walk_children(with_self=True)]
        waiting = any(not node._message_queue.empty() or node._next_callbacks for node in nodes)
        drawing = screen._callbacks or screen._layout_required or screen._dirty_widgets
        mounting = any(not node._is_mounted for node in nodes[1:])
        quiet = 0 if waiting or drawing or mounting else quiet + 1
        if quiet > 2 or app._exit:
            return
        await asyncio.sleep(0)
    raise AssertionError("the table never comes to rest")


def rows(listed: OptionList) -> list[str]:
    """The rows of a list."""
    return [str(option.prompt).rstrip() for option in listed.options]


def text(app: TableApp, selector: str) -> str:
    """What a part of the screen says."""
    return str(app.screen.query_one(selector, Static).render())


def choices(app: TableApp) -> list[str]:
    """The options with their keys."""
    return rows(app.view.query_one(ChoiceList))


def picture(app: TableApp) -> str:
    """The whole screen as text."""
    return "\n".join("".join(part.text for part in strip) for strip in app.screen._compositor.render_strips())
