"""What a proof says when it does not hold."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.errors import GloamingError

SHOWN = 5


class SoakError(GloamingError):
    """A proof does not hold, or could not be made; the message says why."""


def insist(faults: Sequence[str], what: str) -> None:
    """Raise if anything was found."""
    if faults:
        shown = "; ".join(faults[:SHOWN])
        more = f"; and {len(faults) - SHOWN} more" if len(faults) > SHOWN else ""
        raise SoakError(f"{what}: {shown}{more}")
