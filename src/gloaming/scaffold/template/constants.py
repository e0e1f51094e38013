"""The numbers of the rules."""

from __future__ import annotations

from typing import Final

DIE_FACES: Final = 6
GUST_PIP: Final = 1  # the pip that blows the glow out
