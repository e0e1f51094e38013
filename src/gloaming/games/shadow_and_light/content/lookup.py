"""What the rules look up in an adventure all the time, worked out once: ways, demands, lines."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.core.content import Pack
from gloaming.games.shadow_and_light.actions import KINDS, colour_of, kind_of, number_of
from gloaming.games.shadow_and_light.content.reader import TalePack
from gloaming.games.shadow_and_light.content.types import (
    ANIMAL,
    CHARACTER,
    DANGER,
    DIRECTIONS,
    GUILD,
    PLAIN,
    TEACHER,
    Demand,
    Tale,
    fits,
)

LINE_FIELDS: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
LINE_BITS: Final = tuple(sum(1 << field for field in line) for line in LINE_FIELDS)


@final
class Ground:
    """An adventure in flat lists. An encounter is its number: animals first, then characters."""

    def __init__(self, tale: Tale) -> None:
        self.tale = tale
        self.size = len(tale.fields)
        self.kinds: list[int] = [field.kind for field in tale.fields]
        self.areas: list[int] = [field.area for field in tale.fields]
        self.whats: list[int] = [field.what for field in tale.fields]
        self.ways: list[int] = [goal for row in tale.neighbours for goal in row]
        every = [each.demands for each in tale.animals] + [each.grid for each in tale.characters]
        self.masks: list[list[int]] = [[allowed(demand) for demand in demands] for demands in every]
        self.pairs: list[list[int]] = [[demand.pair for demand in demands] for demands in every]
        self.animals = len(tale.animals)
        self.line_dice: list[list[int]] = [
            [kind_of(colour, number) for colour, number in (*each.rows, *each.columns)]
            for each in tale.characters
        ]

    def way(self, field: i64, direction: i64) -> i64:
        """The field beyond, or -1."""
        return self.ways[field * DIRECTIONS + direction - 1]

    def meets(self, field: i64) -> bool:
        """Whether somebody is to be met there, gone or not."""
        kind: i64 = self.kinds[field]
        return kind in (ANIMAL, CHARACTER)

    def encounter(self, field: i64) -> i64:
        """The number of the encounter on the field."""
        what: i64 = self.whats[field]
        return what + self.animals if self.kinds[field] == CHARACTER else what

    def clears(self, field: i64) -> bool:
        """Whether a movement that stops there clears the compass (BSL-23)."""
        kind: i64 = self.kinds[field]
        return kind != PLAIN and kind != DANGER

    def trades(self, field: i64) -> bool:
        """Whether it is a white field (BSL-16)."""
        kind: i64 = self.kinds[field]
        return kind in (GUILD, TEACHER)


def allowed(demand: Demand) -> int:
    """The kinds of dice that may lie there, as bits."""
    return sum(1 << die for die in range(KINDS) if fits(demand, colour_of(die), number_of(die)))


_known: Final[dict[str, Ground]] = {}


def ground_of(pack: Pack) -> Ground:
    """The ground of the pack's adventure; made once for each pack."""
    found = _known.get(pack.digest)
    if found is None:
        assert isinstance(pack, TalePack)
        found = _known[pack.digest] = Ground(pack.tale)
    return found
