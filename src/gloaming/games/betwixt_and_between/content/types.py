"""The cards and layouts of the content."""

from __future__ import annotations

from typing import TypedDict, final

from gloaming.games.betwixt_and_between.constants import Deed, SpellKind


class ExplorationCard(TypedDict):
    """An exploration card as it is drawn."""

    id: str
    sides: list[int]  # the symbols at north, east, south and west before it is turned; -1 for none
    deed: Deed  # its action
    element: int  # of the action's gems, or -1
    amount: int
    bonus: str  # an element's name, `spell` or `absorb`


class SpellCard(TypedDict):
    """A spell card as it is drawn."""

    id: str
    kind: SpellKind
    element: int  # of an elemental spell, or -1
    pattern: list[int]  # nine cells; -1 is an empty circle
    points: int


class AbsorbCard(TypedDict):
    """An absorb card as it is drawn."""

    id: str
    letters: str  # its directions, as nesw
    ways: list[int]  # the same as numbers


class BetwixtAndBetweenContent(TypedDict):
    """The cards that a table draws."""

    explorations: list[ExplorationCard]
    spells: list[SpellCard]
    absorbs: list[AbsorbCard]


@final
class Exploration:
    """An exploration card; its symbols are north, east, south and west before it is turned."""

    def __init__(
        self,
        id: str,
        symbols: tuple[int, int, int, int],
        action: int,
        action_element: int,
        action_amount: int,
        bonus: int,
        bonus_element: int,
    ) -> None:
        self.id = id
        self.symbols = symbols
        self.action = action
        self.action_element = action_element
        self.action_amount = action_amount
        self.bonus = bonus
        self.bonus_element = bonus_element


@final
class Spell:
    """A spell card; its pattern has nine cells, row by row, each an element or none."""

    def __init__(self, id: str, kind: int, element: int, pattern: tuple[int, ...], points: int) -> None:
        self.id = id
        self.kind = kind
        self.element = element
        self.pattern = pattern
        self.points = points


@final
class Absorb:
    """An absorb card with the directions it reaches before it is turned."""

    def __init__(self, id: str, directions: tuple[int, ...]) -> None:
        self.id = id
        self.directions = directions


@final
class Layout:
    """A solo layout: the start spaces of player and dummy, and ten spaces for face-down cards."""

    def __init__(self, id: str, you: int, dummy: int, spaces: tuple[int, ...]) -> None:
        self.id = id
        self.you = you
        self.dummy = dummy
        self.spaces = spaces


@final
class Kit:
    """All of the content; a card is its index."""

    def __init__(
        self,
        explorations: list[Exploration],
        spells: list[Spell],
        absorbs: list[Absorb],
        layouts: list[Layout],
    ) -> None:
        self.explorations = explorations
        self.spells = spells
        self.absorbs = absorbs
        self.layouts = layouts
