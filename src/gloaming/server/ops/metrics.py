"""Prometheus metrics. Any process answers for all of them.

Several workers share their values through files in a folder; see `share_between_workers`.
"""

from __future__ import annotations

import hmac
import os
import re
import resource
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from litestar import Response, get
from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

import gloaming
from gloaming import config

FAST_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SLOW_BUCKETS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0)

registry = CollectorRegistry()
moves = Counter("gloaming_moves", "Decisions that were kept.", registry=registry)
refused = Counter("gloaming_refused", "What was refused, by its reason.", ["key"], registry=registry)
sockets = Gauge("gloaming_sockets", "Open sockets.", registry=registry, multiprocess_mode="livesum")
rooms = Gauge("gloaming_rooms", "Rooms in memory.", registry=registry, multiprocess_mode="livesum")
commit_times = Histogram(
    "gloaming_commit_seconds", "From a write's wish to its commit.", buckets=FAST_BUCKETS, registry=registry
)
move_times = Histogram(
    "gloaming_move_seconds",
    "From a move's arrival until everyone was told.",
    buckets=FAST_BUCKETS,
    registry=registry,
)
thinking_times = Histogram(
    "gloaming_thinking_seconds",
    "How long a bot thought.",
    ["game", "level"],
    buckets=SLOW_BUCKETS,
    registry=registry,
)


class Metrics:
    """What the parts of the server call to update the metrics."""

    def move(self, seconds: float) -> None:
        """A decision was stored and sent to everyone, this long after it arrived."""
        moves.inc()
        move_times.observe(seconds)

    def refusal(self, key: str) -> None:
        """A request was refused; `key` is the catalogue key of the reason."""
        refused.labels(key).inc()

    def commit(self, seconds: float) -> None:
        """A write was committed, this long after it was submitted."""
        commit_times.observe(seconds)

    def thought(self, game: str, level: str, seconds: float) -> None:
        """A bot has decided."""
        thinking_times.labels(game, level).observe(seconds)

    def rooms(self, count: int) -> None:
        """The number of rooms in memory has changed."""
        rooms.set(count)

    @contextmanager
    def socket(self) -> Iterator[None]:
        """Count an open socket."""
        sockets.inc()
        try:
            yield
        finally:
            sockets.dec()


@contextmanager
def share_between_workers(workers: int) -> Iterator[None]:
    """Let workers that are started within share their values; a single worker needs nothing."""
    if workers == 1:
        yield
        return
    with TemporaryDirectory(prefix="gloaming-metrics-") as folder:
        config.set_metrics_folder(folder)
        try:
            yield
        finally:
            config.set_metrics_folder(None)


class ProcessCollector(Collector):
    """Version and memory of the server processes."""

    def __init__(self, pids: Iterable[int]) -> None:
        self.pids = pids

    def collect(self) -> Iterable[Metric]:
        what = {"version": gloaming.__version__, "build": "compiled" if gloaming.COMPILED else "plain"}
        yield InfoMetricFamily("gloaming", "What runs.", what)
        memory = GaugeMetricFamily("gloaming_memory_bytes", "Memory of a server process.", labels=["pid"])
        for pid in self.pids:
            if (size := memory_of(pid)) is not None:
                memory.add_metric([str(pid)], size)
        yield memory


def memory_of(pid: int) -> int | None:
    """Resident memory of a process in bytes; on other systems than Linux the peak of this one."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:
        if pid != os.getpid():
            return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def exposition() -> bytes:
    """All metrics of all processes in the Prometheus text format."""
    folder = config.metrics_folder()
    if folder is None:
        return generate_latest(registry) + _collect(ProcessCollector([os.getpid()]))
    files = (file.name for file in Path(folder).iterdir())
    pids = {int(found[1]) for name in files if (found := re.search(r"_(\d+)\.db$", name))}
    alive = sorted(pid for pid in pids if _is_alive(pid))
    for gone in pids - set(alive):
        multiprocess.mark_process_dead(gone, folder)  # type: ignore[no-untyped-call]
    counted = multiprocess.MultiProcessCollector(None, folder)  # type: ignore[no-untyped-call]
    return _collect(counted) + _collect(ProcessCollector(alive))


def _collect(collector: Any) -> bytes:
    own = CollectorRegistry()
    own.register(collector)
    return generate_latest(own)


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def local_or_token(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Allow requests from this machine, or with the token of GLOAMING_METRICS_TOKEN."""
    token = config.metrics_token()
    given = connection.headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return
    client = connection.client.host if connection.client is not None else ""
    if not _is_local(client) or "x-forwarded-for" in connection.headers or "forwarded" in connection.headers:
        raise PermissionDeniedException("the metrics are for this machine, or for who has the token")


def _is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


@get("/metrics", guards=[local_or_token], include_in_schema=False, sync_to_thread=True)
def show() -> Response[bytes]:
    """The metrics for Prometheus."""
    return Response(exposition(), media_type=CONTENT_TYPE_LATEST, headers={"cache-control": "no-store"})


ROUTES: list[HTTPRouteHandler] = [show]
