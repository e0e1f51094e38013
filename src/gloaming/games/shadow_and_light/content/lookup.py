"""Facts of an adventure in flat lists, computed once for fast rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.core.content import Content
from gloaming.games.shadow_and_light.constants import KINDS, colour_of, kind_of, number_of
from gloaming.games.shadow_and_light.content import types
from gloaming.games.shadow_and_light.content.reader import AdventureContent

LINE_FIELDS: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
LINE_BITS: Final = tuple(sum(1 << field for field in line) for line in LINE_FIELDS)


@final
class Lookup:
    """An adventure in flat lists. Encounters are numbered, animals first, then characters."""

    def __init__(self, adventure: types.Adventure) -> None:
        self.adventure = adventure
        self.size = len(adventure.fields)
        self.kinds: list[int] = [field.kind for field in adventure.fields]
        self.areas: list[int] = [field.area for field in adventure.fields]
        self.whats: list[int] = [field.what for field in adventure.fields]
        self.names: list[str] = [name_key(field) for field in adventure.fields]
        self.neighbours: list[int] = [goal for row in adventure.neighbours for goal in row]
        every = [each.demands for each in adventure.animals] + [each.grid for each in adventure.characters]
        self.masks: list[list[int]] = [[allowed_kinds(demand) for demand in demands] for demands in every]
        self.pairs: list[list[int]] = [[demand.pair for demand in demands] for demands in every]
        self.animal_count = len(adventure.animals)
        self.line_dice: list[list[int]] = [
            [kind_of(colour, number) for colour, number in (*each.rows, *each.columns)]
            for each in adventure.characters
        ]

    def neighbour(self, field: i64, direction: i64) -> i64:
        """The next field in this direction, or -1."""
        return self.neighbours[field * types.DIRECTIONS + direction - 1]

    def has_encounter(self, field: i64) -> bool:
        """Whether the field has an encounter, crossed out or not."""
        kind: i64 = self.kinds[field]
        return kind in (types.ANIMAL, types.CHARACTER)

    def encounter(self, field: i64) -> i64:
        """The number of the encounter on the field."""
        what: i64 = self.whats[field]
        return what + self.animal_count if self.kinds[field] == types.CHARACTER else what

    def clears_compass(self, field: i64) -> bool:
        """Whether a movement that stops there clears the compass (BSL-23)."""
        kind: i64 = self.kinds[field]
        return kind != types.PLAIN and kind != types.DANGER

    def is_market(self, field: i64) -> bool:
        """Whether it is a white field, where trade is possible (BSL-16)."""
        kind: i64 = self.kinds[field]
        return kind in (types.GUILD, types.TEACHER)


def name_key(field: types.Field) -> str:
    """The key of a field's name in the catalogue."""
    named = field.kind in (types.ANIMAL, types.CHARACTER, types.GUILD, types.TEACHER)
    return f"{types.KINDS[field.kind] if named else 'place'}-{field.id}"


def allowed_kinds(demand: types.Demand) -> int:
    """The kinds of dice that meet the demand, as bits."""
    return sum(1 << die for die in range(KINDS) if types.fits(demand, colour_of(die), number_of(die)))


_known: Final[dict[str, Lookup]] = {}


def lookup_of(content: Content) -> Lookup:
    """The lookup of the adventure, made once for each content pack."""
    found = _known.get(content.digest)
    if found is None:
        assert isinstance(content, AdventureContent)
        found = _known[content.digest] = Lookup(content.adventure)
    return found
