"""Who plays the games of the lab: any `concurrent.futures.Executor`.

Processes of this machine by default; the workers of a Dask or Ray cluster, on which Rulewright is installed as well.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from multiprocessing import active_children, get_all_start_methods, get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from types import ModuleType, TracebackType
from typing import Any, ParamSpec, TypeVar

import rulewright
from rulewright.kernel.errors import RulewrightError, whole

P = ParamSpec("P")
T = TypeVar("T")
MOST_JOBS = 4096
PATIENCE = 10
"""How many seconds a cluster may take to answer."""


def healthy() -> bool:
    """What is said of workers that tell of their death themselves."""
    return True


class Engine:
    """An executor, how many games it plays at the same time, and how it tells that it has died.

    `lost` are the errors of an executor whose workers died; `alive` is asked when nothing has come for a while.
    """

    def __init__(
        self,
        executor: Executor,
        workers: int,
        close: Callable[[], None],
        lost: tuple[type[BaseException], ...] = (),
        alive: Callable[[], bool] = healthy,
    ) -> None:
        self.executor = executor
        self.workers = workers
        self.close = close
        self.lost: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError, *lost)
        self.alive = alive

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


# ---- processes of this machine


def pool(jobs: int | None = None) -> Engine:
    """So many processes of this machine, by default one for each core, with the compiled copy where there is one."""
    workers = whole("jobs", jobs, 1, MOST_JOBS) if jobs is not None else os.cpu_count() or 1
    method = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
    before = set(active_children())
    copy = compiled_copy()
    if copy is not None:
        sys.path.insert(0, str(copy))  # the workers look for modules where we do
    executor = ProcessPoolExecutor(workers, get_context(method), serve)

    def close() -> None:
        """End the workers, even those in the middle of a game."""
        executor.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - before:
            worker.terminate()
        if copy is not None and str(copy) in sys.path:
            sys.path.remove(str(copy))

    return Engine(executor, workers, close)


def serve() -> None:
    """A worker leaves Ctrl-C to the program that started it, and ends when that has ended in whatever way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    starter = parent_process()
    if starter is not None:
        Thread(target=outlive, args=(starter,), daemon=True).start()


def outlive(starter: BaseProcess) -> None:
    """End when the program that started this worker has ended."""
    starter.join()
    os._exit(1)


def compiled_copy() -> Path | None:
    """The folder with the compiled package beside this Python (`dev.py compile`), if its sources are these here."""
    ours, folder = Path(rulewright.__file__).parent, Path(sys.prefix) / "compiled"
    suffix = EXTENSION_SUFFIXES[0]
    if (ours / "kernel" / f"state{suffix}").exists():
        return None  # this package is compiled itself
    if not (folder / "rulewright" / "kernel" / f"state{suffix}").exists():
        return None
    for source in ours.rglob("*.py"):
        copied = folder / "rulewright" / source.relative_to(ours)
        if not copied.exists() or copied.read_bytes() != source.read_bytes():
            return None
    return folder


# ---- clusters


def dask(address: str) -> Engine:
    """The workers of a Dask cluster, by the address of its scheduler."""
    distributed = extra("distributed", "dask")
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what goes wrong is told in one sentence
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, RuntimeError, TypeError):
        raise RulewrightError("error-lab-unreachable", name=address) from None
    died = (distributed.KilledWorker, OSError)

    def threads() -> int:
        """How many games the workers play at the same time; none when the scheduler does not answer."""
        try:
            return sum(client.nthreads().values()) if client.status == "running" else 0
        except (OSError, RuntimeError, TypeError):
            return 0

    def close() -> None:
        """Leave the cluster; it goes on without us."""
        client.close(timeout=PATIENCE)

    if not threads():
        close()
        raise RulewrightError("error-lab-unreachable", name=address)
    return Engine(client.get_executor(pure=False), threads(), close, died, lambda: threads() > 0)


class RayExecutor(Executor):
    """A Ray cluster as an executor."""

    def __init__(self, ray: ModuleType) -> None:
        self.ray = ray

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Hand a call to the cluster."""
        if not self.ray.is_initialized():  # it would begin a cluster of its own
            raise BrokenExecutor
        future: Future[T] = self.ray.remote(fn).remote(*args, **kwargs).future()
        return future


def ray(address: str) -> Engine:
    """The workers of a Ray cluster, by its address; “local” begins one on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    module = extra("ray", "ray")
    try:
        knock(address)
        module.init(address=address, configure_logging=True, log_to_driver=False, logging_level="error")
        cores = int(module.cluster_resources().get("CPU", 0))
    except Exception:  # noqa: BLE001 (Ray tells of a node that does not start by nothing better)
        module.shutdown()
        raise RulewrightError("error-lab-unreachable", name=address) from None

    def alive() -> bool:
        """Whether the cluster still has workers."""
        try:
            return bool(module.is_initialized() and module.cluster_resources().get("CPU", 0))
        except (OSError, RuntimeError, module.exceptions.RayError):
            return False

    return Engine(RayExecutor(module), max(cores, 1), module.shutdown, (module.exceptions.RayError,), alive)


def knock(address: str) -> None:
    """OSError when nobody listens at an address: Ray itself would go on trying for minutes."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def extra(name: str, needed: str) -> Any:
    """A package that not everybody has. RulewrightError says what to install."""
    try:
        return import_module(name)
    except ImportError:
        raise RulewrightError("error-lab-extra", name=name, extra=needed) from None
