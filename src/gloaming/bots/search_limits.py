"""Limits shared by all searches of a process: node memory, and yielding to other threads."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

MAX_NODES: Final = 400_000  # in one tree, less than a kilobyte each


@final
class ProcessCounters:
    """Counters of all searches in this process."""

    def __init__(self) -> None:
        self.nodes_created: i64 = 0  # since the process began
        self.yields: bool = False


PROCESS: Final = ProcessCounters()


def yield_to_other_threads() -> None:
    """Make searches release the interpreter between simulations; compiled code does not do so by itself."""
    PROCESS.yields = True
