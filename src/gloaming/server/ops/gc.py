"""Keeps pauses of the garbage collector short.

A full collection of a busy server visits millions of objects and stops it for a tenth of a second. So objects
that survive one are frozen, and the next is quick. Cycles among frozen objects (a closed room that refers to
itself) are collected at longer intervals, when everything is unfrozen.
"""

from __future__ import annotations

import gc
import time

FULL_INTERVAL = 15 * 60.0  # seconds between collections of everything


class GcPolicy:
    """Freezes objects after every full collection, from `start` to `stop`."""

    def __init__(self, full_interval: float = FULL_INTERVAL) -> None:
        self.full_interval = full_interval
        self.last_full = time.monotonic()

    def start(self) -> None:
        """Freeze what exists, mostly modules."""
        gc.collect()
        gc.freeze()
        gc.callbacks.append(self.on_collection)

    def stop(self) -> None:
        """Unfreeze everything; the process may continue without the server."""
        gc.callbacks.remove(self.on_collection)
        gc.unfreeze()

    def on_collection(self, phase: str, info: dict[str, int]) -> None:
        if info["generation"] < 2:
            return
        if phase == "stop":
            gc.freeze()
        elif time.monotonic() - self.last_full > self.full_interval:
            self.last_full = time.monotonic()
            gc.unfreeze()
