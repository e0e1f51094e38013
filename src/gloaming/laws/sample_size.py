"""How many random games the laws look at; fewer if the much faster compiled build is tested as well."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Samples:
    """Numbers of random games for each law."""

    games: int = 3  # whose positions are looked at
    ends: int = 20  # that are played to the end

    def be_brief(self) -> None:
        """Use few games."""
        self.games, self.ends = 1, 4


samples = Samples()
