"""How the collector of garbage cycles is run: never for long while people play.

A full collection looks at every object, and a busy server has millions: nobody is answered for a tenth of a
second. So what has survived one is set aside, and the next is quick. Cycles among what was set aside (a
closed room that refers to itself) are found when everything is looked through, which is seldom.
"""

from __future__ import annotations

import gc
import time

FULL_INTERVAL = 15 * 60.0  # seconds between two looks at everything


class GcPolicy:
    """Goes along with every collection from `begin` to `end`."""

    def __init__(self, seldom: float = FULL_INTERVAL) -> None:
        self.full_interval = seldom
        self.last_full = time.monotonic()

    def start(self) -> None:
        """What exists by now, the modules above all, is not looked at again for a while."""
        gc.collect()
        gc.freeze()
        gc.callbacks.append(self.on_collection)

    def stop(self) -> None:
        """The process may go on without the server: nothing stays set aside."""
        gc.callbacks.remove(self.on_collection)
        gc.unfreeze()

    def on_collection(self, phase: str, about: dict[str, int]) -> None:
        if about["generation"] < 2:
            return
        if phase == "stop":
            gc.freeze()
        elif time.monotonic() - self.last_full > self.full_interval:
            self.last_full = time.monotonic()
            gc.unfreeze()
