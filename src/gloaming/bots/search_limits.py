"""What bounds all searches of a process: how many nodes were made, and whether other threads want to run."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

MAX_NODES: Final = 400_000  # of a tree, under a kilobyte each


@final
class ProcessCounters:
    """What the searches of this process have in common."""

    def __init__(self) -> None:
        self.nodes_created: i64 = 0  # nodes, ever
        self.yields: bool = False


PROCESS: Final = ProcessCounters()


def yield_to_other_threads() -> None:
    """From now on searches let other threads run between two simulations, which compiled code does not."""
    PROCESS.yields = True
