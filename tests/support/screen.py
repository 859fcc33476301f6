"""A table on a screen that is not there, played with keys. Nothing sleeps: what takes time is waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

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
            await pilot.pause()
            await play(app, pilot)

    asyncio.run(sit())
    return app


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys one after the other, each when the one before has had its effect."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def write(pilot: Pilot[int], text: str) -> None:
    """Put words into the line that waits for them."""
    pilot.app.screen.query_one(Input).value = text
    await pilot.pause()


async def until(pilot: Pilot[int], condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(TRIES):
        if condition():
            return
        await pilot.pause()
    raise AssertionError("it never came to be so")


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
