"""What stands before every request: headers for the browser, hosts and origins that are allowed, limits, figures."""

from __future__ import annotations

import time
from typing import NamedTuple
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rulewright.server import metrics
from rulewright.server.contract import problem

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HSTS = "max-age=31536000"
SAFE = ("GET", "HEAD", "OPTIONS")
LOCAL = ("localhost", "127.0.0.1", "::1", "testserver")

log = structlog.get_logger()


class Rate(NamedTuple):
    """So many times in so many seconds."""

    times: int
    seconds: float


class Limits:
    """How often somebody may do something: a bucket for each that fills again all the time.

    The library `limits` keeps a timer of 10 ms running in memory, which cost more than the games.
    """

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, ...], tuple[float, float]] = {}
        """What is left, and when that was so."""

    def allows(self, rate: Rate, *who: str) -> bool:
        """Whether it may be done once more."""
        now = time.monotonic()
        left, then = self._buckets.get(who, (float(rate.times), now))
        left = min(float(rate.times), left + (now - then) * rate.times / rate.seconds)
        allowed = left >= 1
        if len(self._buckets) >= MOST_BUCKETS and who not in self._buckets:
            self._buckets = {key: found for key, found in self._buckets.items() if now - found[1] < FORGOTTEN}
        self._buckets[who] = (left - 1 if allowed else left, now)
        return allowed


MOST_BUCKETS = 50_000
FORGOTTEN = 60.0
"""After so many seconds every bucket is full again."""
MESSAGES = Rate(300, 10)
"""What one socket may send."""
ANSWERS = Rate(600, 60)
"""What one person may ask to be computed: forecasts, reasons."""
CHATS = Rate(20, 10)
LOGINS = Rate(10, 60)
"""Passwords tried for one name, or from one address."""
GUESTS = Rate(60, 60)
TABLES = Rate(300, 60)
TRIALS = Rate(12, 600)
REQUESTS = Rate(3000, 60)


class Guard:
    """Middleware: refuses foreign hosts and origins, adds headers, counts and logs. Nothing secret is logged: no
    query, no header, no body."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: tuple[str, ...] = ()) -> None:
        self.app = app
        self.limits = limits
        self.hosts = hosts
        """The names under which the server answers; none: under all."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self.refusal(scope, headers)
        if scope["type"] == "websocket":
            if refusal:
                metrics.REFUSED.labels("origin").inc()
                await send({"type": "websocket.close", "code": 1008, "reason": refusal})
                return
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), [0]

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                status[0] = message["status"]
                added = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    added.setdefault(name, value)
                if scope["scheme"] == "https":
                    added.setdefault("strict-transport-security", HSTS)
                if scope["path"].startswith("/api/"):
                    added.setdefault("cache-control", "no-store")
            await send(message)

        client = scope["client"][0] if scope.get("client") else ""
        if refusal:
            await problem(403, refusal)(scope, receive, answer)
        elif scope["path"].startswith("/api/") and not self.limits.allows(REQUESTS, "http", client):
            await problem(429, "Too many requests.", {"retry-after": "10"})(scope, receive, answer)
        else:
            try:
                await self.app(scope, receive, answer)
            except Exception:
                log.exception("request failed", method=scope["method"], path=scope["path"])
                if not status[0]:
                    await problem(500)(scope, receive, answer)
        metrics.REQUESTS.labels(scope["method"] if scope["method"] in METHODS else "other", str(status[0])).inc()
        took = round((time.perf_counter() - began) * 1000, 1)
        log.debug("request", method=scope["method"], path=scope["path"], status=status[0], ms=took)

    def refusal(self, scope: Scope, headers: Headers) -> str:
        """Why a request is refused whatever it asks for; empty when it is not."""
        host = headers.get("host", "")
        origin = headers.get("origin")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        try:
            if self.hosts and urlsplit("//" + host).hostname not in self.hosts:
                return "This host is not served here."
            if changes and origin is not None and urlsplit(origin).netloc != host:
                return "Requests from other sites are refused."
        except ValueError:
            return "This host is not served here."
        return ""


METHODS = ("GET", "HEAD", "POST", "DELETE", "OPTIONS", "PUT", "PATCH")
