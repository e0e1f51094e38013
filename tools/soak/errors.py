"""The error of a failed soak test."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.errors import GloamingError

SHOWN = 5


class SoakError(GloamingError):
    """A soak test failed or could not run; the message says why."""


def insist(faults: Sequence[str], what: str) -> None:
    """Raise SoakError if there are faults."""
    if faults:
        shown = "; ".join(faults[:SHOWN])
        more = f"; and {len(faults) - SHOWN} more" if len(faults) > SHOWN else ""
        raise SoakError(f"{what}: {shown}{more}")
