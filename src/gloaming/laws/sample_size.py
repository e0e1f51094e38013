"""How much the laws look at: less on the plain build if the compiled one, much faster, is tested as well."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Samples:
    """Numbers of random games."""

    games: int = 3  # whose positions a law looks at
    ends: int = 20  # that are played to their end

    def be_brief(self) -> None:
        self.games, self.ends = 1, 4


samples = Samples()
