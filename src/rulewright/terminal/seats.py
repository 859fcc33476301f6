"""Who sits where: people, and bots that play their seats themselves."""

from __future__ import annotations

from rulewright import bots
from rulewright.bots import Bot
from rulewright.kernel.game import RulewrightError

HUMAN = "human"
BOT = "bot:"


def bots_by_seat(written: str | None, seed: int) -> dict[int, Bot]:
    """The bots among the seats of `human,bot:random,...`. RulewrightError when a seat is neither."""
    found = {}
    for seat, name in enumerate(names(written)):
        if name.startswith(BOT):
            found[seat] = bots.make(name.removeprefix(BOT), seed=seed + seat)
        elif name != HUMAN:
            known = ", ".join((HUMAN, *(BOT + bot for bot in bots.names())))
            raise RulewrightError("error-unknown-seat", name=name, known=known)
    return found


def names(written: str | None) -> list[str]:
    """What is written for each seat; nothing when all seats are left to people."""
    return [name.strip() for name in written.split(",")] if written is not None else []
