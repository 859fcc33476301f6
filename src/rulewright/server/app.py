"""The application: routes, the socket, the built client, health and figures."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from rulewright.server import metrics
from rulewright.server.contract import JSON, problem
from rulewright.server.guard import Guard
from rulewright.server.house import House, Settings
from rulewright.server.routes import api
from rulewright.server.sockets import table_socket
from rulewright.server.store import StoreFailed

STATIC = Path(str(files("rulewright"))) / "server" / "static"
FOREVER = "public, max-age=31536000, immutable"
LINKS = "/join/"
"""So begin links to a table; there are dots in them."""
ASSETS = "assets"
"""The folder of the built client whose files have their hash in their name."""

log = structlog.get_logger()


def make_app(settings: Settings, static: Path = STATIC) -> ASGIApp:
    """The application of one node."""
    house = House(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        app.state.ready = True
        log.info("open", store=settings.store.partition(":")[0])
        try:
            yield
        finally:
            app.state.ready = False
            await house.close()
            log.info("closed")

    async def health(_: Request) -> Response:
        return PlainTextResponse("ok")

    async def ready(request: Request) -> Response:
        if not getattr(request.app.state, "ready", False) or house.stopping:
            return problem(503)
        try:
            await house.store.ping()
        except StoreFailed:
            return problem(503)
        return PlainTextResponse("ok")

    async def figures(_: Request) -> Response:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    described = msgspec.json.encode(api.openapi())

    async def openapi(_: Request) -> Response:
        return Response(described, media_type=JSON)

    async def page(request: Request) -> Response:
        return client_file(static, request.url.path)

    async def trouble(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        return problem(error.status_code, headers=dict(error.headers or {}))

    routes = [
        *api.routes(house.who),
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
        Route("/healthz", health),
        Route("/readyz", ready),
        Route("/metrics", figures),
        Route("/openapi.json", openapi),
        Route("/{path:path}", page),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: trouble})
    app.state.house = house
    return Guard(app, house.limits, settings.hosts)


def client_file(static: Path, path: str) -> Response:
    """A file of the built client; every other path outside the interface is a page of it."""
    wanted = (static / path.lstrip("/")).resolve()
    if path.startswith("/api/"):
        return problem(404)
    if path != "/" and wanted.is_relative_to(static.resolve()) and wanted.is_file():
        lasting = wanted.parent.name == ASSETS
        return FileResponse(wanted, headers={"cache-control": FOREVER if lasting else "no-cache"})
    index = static / "index.html"
    looks_like_a_file = guess_type(path)[0] is not None and not path.startswith(LINKS)
    if looks_like_a_file or not index.is_file():
        return problem(404)
    return FileResponse(index, headers={"cache-control": "no-cache"})
