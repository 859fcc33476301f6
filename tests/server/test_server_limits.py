"""How often somebody may do something."""

from __future__ import annotations

import socket

import pytest

from rulewright.server import guard
from rulewright.server.guard import Limits, Rate
from rulewright.server.running import listen


def test_a_bucket_empties_and_fills_again(monkeypatch: pytest.MonkeyPatch):
    now = [100.0]
    monkeypatch.setattr("rulewright.server.guard.time.monotonic", lambda: now[0])
    limits, rate = Limits(), Rate(3, 6)
    assert [limits.allows(rate, "a") for _ in range(5)] == [True, True, True, False, False]
    assert limits.allows(rate, "b")
    now[0] += 2
    assert [limits.allows(rate, "a") for _ in range(2)] == [True, False]
    now[0] += 1000
    assert [limits.allows(rate, "a") for _ in range(4)] == [True, True, True, False]


def test_who_is_long_gone_is_forgotten(monkeypatch: pytest.MonkeyPatch):
    now = [100.0]
    monkeypatch.setattr("rulewright.server.guard.time.monotonic", lambda: now[0])
    monkeypatch.setattr(guard, "MOST_BUCKETS", 3)
    limits = Limits()
    for name in "abc":
        limits.allows(Rate(1, 1), name)
    now[0] += guard.FORGOTTEN
    limits.allows(Rate(1, 1), "d")
    assert set(limits._buckets) == {("d",)}


def test_a_browser_that_is_opened_before_the_server_is_ready_waits():
    """`rulewright serve --open` opens it at once: it is not refused."""
    with listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname(), 2) as browser:
        assert browser.getpeername() == listening.getsockname()


def test_small_frames_do_not_wait_for_one_another():
    """asyncio sends at once (TCP_NODELAY) only where the listening socket names its protocol."""
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP
