"""A PostgreSQL of one's own for tests: a temporary cluster on a free port."""

from __future__ import annotations

import getpass
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import psycopg

from support.tables import free_port

OWNER = "postgres"
"""PostgreSQL does not run as root: then it runs as the user that Debian's package brings."""


def programs() -> Path:
    """Where the programs of PostgreSQL lie."""
    found = [*sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres")), Path(shutil.which("postgres") or "")]
    if not found[0].is_file():
        raise FileNotFoundError("PostgreSQL is not installed; `python3 dev.py test` installs it")
    return found[-1 if found[-1].is_file() else -2].parent


@contextmanager
def cluster() -> Iterator[str]:
    """A cluster for as long as it is needed: the address of its server, to which the name of a database is added."""
    bin_ = programs()
    owner = OWNER if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="rulewright-postgres-"))
    if owner is not None:
        shutil.chown(folder, owner)
    port = free_port()
    user = owner or getpass.getuser()
    data = folder / "data"
    make = [bin_ / "initdb", "-D", data, "-U", user, "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]
    subprocess.run(make, check=True, user=owner, stdout=subprocess.DEVNULL, cwd=folder)
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
    control = [bin_ / "pg_ctl", "-D", data, "-w", "-l", folder / "log"]
    subprocess.run([*control, "-o", options, "start"], check=True, user=owner, stdout=subprocess.DEVNULL, cwd=folder)
    try:
        yield f"postgresql+psycopg://{user}@127.0.0.1:{port}"
    finally:
        stop = [*control, "-m", "immediate", "stop"]
        subprocess.run(stop, check=True, user=owner, stdout=subprocess.DEVNULL, cwd=folder)
        shutil.rmtree(folder)


def new_database(server: str) -> str:
    """A new database: the URL of a store."""
    name = f"t{uuid4().hex}"
    with psycopg.connect(server.replace("+psycopg", "") + "/postgres", autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name}")
    return f"{server}/{name}"
