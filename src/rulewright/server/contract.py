"""The HTTP contract: handlers say by their types what they take and give; what does not fit is answered as a problem
(RFC 9457), and the OpenAPI description is made of the same types."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from rulewright.kernel.game import RulewrightError
from rulewright.server import wording
from rulewright.server.frames import encode
from rulewright.server.pages import Problem
from rulewright.server.store import StoreFailed, User
from rulewright.server.wire import Id, Lang, Number
from rulewright.version import VERSION

SMALL = 16_384
"""So many bytes a request may have, where nothing else is said."""
JSON = "application/json"
LINES = "application/jsonl"
PROBLEM = "application/problem+json"
PATH = {"n": Number}
"""The types of path parameters that are no ids."""
TITLES = {
    400: "Bad request", 401: "Not signed in", 403: "Forbidden", 404: "Not found", 405: "Method not allowed",
    409: "Conflict", 413: "Too large", 422: "Not possible", 429: "Too many requests", 503: "Unavailable",
}  # fmt: skip


class Trouble(Exception):  # noqa: N818
    """A request that cannot be answered: the status, and the message of the server that says why."""

    def __init__(self, status: int, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.args_told = args


@dataclass
class Ask:
    """A request with what its path and query say, and who asks."""

    request: Request
    user: User | None
    path: dict[str, Any] = field(default_factory=dict)
    query: dict[str, Any] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    """Headers that the answer shall have."""

    @property
    def lang(self) -> str:
        """The language of the answer."""
        return str(self.query.get("lang") or "en")

    @property
    def me(self) -> User:
        """Who asks. Trouble when nobody has come in."""
        if self.user is None:
            raise Trouble(401, "server-not-signed-in")
        return self.user


Handler = Callable[..., Awaitable[Any]]
Who = Callable[[Request], Awaitable[User | None]]


@dataclass(frozen=True)
class Operation:
    """One route: what it takes and gives, by its types."""

    method: str
    path: str
    handler: Handler
    body: Any
    out: Any
    query: dict[str, Any]
    limit: int
    media: str = JSON


class Api:
    """The routes, collected by decorators."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []

    def route(
        self, method: str, path: str, limit: int = SMALL, lines_of: Any = None, **query: Any
    ) -> Callable[[Handler], Handler]:
        """Answer requests by this handler: `body` is what it takes, what it returns is the answer; or it sends a line
        of JSON after the other, each of the type `lines_of`."""

        def register(handler: Handler) -> Handler:
            hints = get_type_hints(handler, include_extras=True)
            asked = {"lang": Lang, **query}
            out, media = (hints["return"], JSON) if lines_of is None else (lines_of, LINES)
            self.operations.append(Operation(method, path, handler, hints.get("body"), out, asked, limit, media))
            return handler

        return register

    def routes(self, who: Who) -> list[Route]:
        """The routes for the application; `who` says who asks."""
        return [Route(o.path, endpoint(o, who), methods=[o.method]) for o in self.operations]

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI 3.1 description of all routes."""
        types = [t for o in self.operations for t in (o.body, o.out) if t is not None] + [Problem]
        schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
        schema_of = {id(t): schema for t, schema in zip(types, schemas, strict=True)}
        paths: dict[str, Any] = {}
        for o in self.operations:
            names = re.findall(r"{(\w+)}", o.path)
            parameters = [parameter("path", name, PATH.get(name, Id), True) for name in names]
            parameters += [parameter("query", name, kind, False) for name, kind in o.query.items()]
            answers = {
                "200": content(o.media, schema_of[id(o.out)], "what was asked for"),
                "default": content(PROBLEM, schema_of[id(Problem)], "what is wrong"),
            }
            told: dict[str, Any] = {
                "operationId": o.handler.__name__,
                "summary": (o.handler.__doc__ or "").strip().split("\n")[0],
                "parameters": parameters,
                "responses": answers,
            }
            if o.body is not None:
                told["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[id(o.body)]}}}
            paths.setdefault(o.path, {})[o.method.lower()] = told
        info = {"title": "Rulewright", "version": VERSION}
        return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def parameter(place: str, name: str, kind: Any, required: bool) -> dict[str, Any]:
    """A parameter in the description."""
    return {"in": place, "name": name, "required": required, "schema": msgspec.json.schema(kind)}


def content(media: str, schema: Any, text: str) -> dict[str, Any]:
    """An answer in the description."""
    return {"description": text, "content": {media: {"schema": schema}}}


def endpoint(o: Operation, who: Who) -> Callable[[Request], Awaitable[Response]]:
    """What answers a request: decodes, calls the handler, encodes; trouble becomes a problem."""
    decoder = msgspec.json.Decoder(o.body) if o.body is not None else None

    async def answer(request: Request) -> Response:
        lang = request.query_params.get("lang", "en")
        lang = lang if lang in ("en", "uk", "ru") else "en"
        try:
            ask = Ask(request, await who(request))
            ask.path = {
                name: msgspec.convert(value, PATH.get(name, Id), strict=False)
                for name, value in request.path_params.items()
            }
            ask.query = {
                name: msgspec.convert(request.query_params[name], kind, strict=False)
                for name, kind in o.query.items()
                if name in request.query_params
            }
            if decoder is None:
                result = await o.handler(ask)
            else:
                result = await o.handler(ask, decoder.decode(await body_of(request, o.limit)))
        except Trouble as trouble:
            return problem(trouble.status, wording.say(lang, trouble.message, **trouble.args_told))
        except msgspec.ValidationError as error:
            missing = decoder is None or "body" not in str(error)
            return problem(400 if missing else 422, str(error))
        except msgspec.DecodeError as error:
            return problem(400, str(error))
        except RulewrightError as error:
            return problem(422, wording.told(error, lang, str(request.path_params.get("game", ""))))
        except StoreFailed:
            return problem(503, wording.say(lang, "server-store-failed"))
        except ClientDisconnect:
            return problem(400, "")
        return result if isinstance(result, Response) else Response(encode(result), 200, ask.headers, JSON)

    return answer


async def body_of(request: Request, limit: int) -> bytes:
    """The body of a request. Trouble when it is too large."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > limit:
            raise Trouble(413, "server-too-large")
    return bytes(body)


def problem(status: int, detail: str = "", headers: dict[str, str] | None = None) -> Response:
    """A problem as an answer."""
    told = Problem(TITLES.get(status, "Error"), status, detail)
    return Response(encode(told), status, headers, PROBLEM)
