"""Who somebody is: guests under a name, accounts with a password, sessions in a cookie."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from starlette.requests import HTTPConnection

from rulewright.kernel.titles import fold
from rulewright.server.store import Store, User, now

COOKIE = "rulewright"
AGE = 90 * 24 * 3600
"""So many seconds a session lasts."""


@cache
def hasher() -> PasswordHasher:
    """What hashes passwords; it takes its time and its memory by design."""
    return PasswordHasher()


@cache
def nobodys() -> str:
    """The hash that a password is held against when there is no such account: that takes as long."""
    return hasher().hash(secrets.token_urlsafe(16))


def hashed(token: str) -> str:
    """How the token of a session is stored: who reads the store is not signed in by it."""
    return hashlib.sha256(token.encode()).hexdigest()


def account_name(name: str) -> str:
    """What tells accounts apart: a name without case and accents."""
    return fold(name.strip())


async def hash_password(password: str) -> str:
    """The hash of a password, made in a thread."""
    return await asyncio.to_thread(hasher().hash, password)


async def check_password(store: Store, name: str, password: str) -> User | None:
    """The person with this account and password; None when there is none. Both take the same time."""
    found = await store.account(account_name(name))
    wanted = found[1] if found is not None else await asyncio.to_thread(nobodys)
    right = await asyncio.to_thread(_verify, wanted, password)
    return found[0] if found is not None and right else None


def _verify(wanted: str, password: str) -> bool:
    try:
        return hasher().verify(wanted, password)
    except (Argon2Error, InvalidHashError):
        return False


async def begin_session(store: Store, user: User, secure: bool) -> str:
    """A session for a browser: the header that sets its cookie."""
    token = secrets.token_urlsafe(32)
    await store.add_session(hashed(token), user.id, now() + AGE)
    return cookie(token, AGE, secure)


def cookie(token: str, age: int, secure: bool) -> str:
    """The header that sets the cookie."""
    return f"{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


async def who(store: Store, connection: HTTPConnection) -> User | None:
    """Who sends a request."""
    token = connection.cookies.get(COOKIE)
    return await store.session(hashed(token)) if token and len(token) < 100 else None
