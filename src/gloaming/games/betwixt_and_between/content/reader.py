"""The content pack: exploration, spell and absorb cards and solo layouts, read from TOML or refused by id."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Final, final

from gloaming.core.codec import Plain, digest
from gloaming.core.content import Pack
from gloaming.core.errors import Trouble

ELEMENTS: Final = ("water", "wind", "earth", "fire")
LETTERS: Final = "waef"  # the elements on sides and in patterns
NO_ELEMENT: Final = -1
ACTIONS: Final = (
    "none",
    "move",
    "tunnel",
    "reshape",
    "replenish",
    "exchange",
    "explore",
    "destroy",
    "stop",
    "gem",
    "spell",
    "absorb",
)
GIVING: Final = ("gem", "spell", "absorb")  # actions with an amount
BONUSES: Final = ("gem", "spell", "absorb")
KINDS: Final = (
    "elemental",
    "point",
    "movement",
    "diagonal",
    "tunnel",
    "exchange",
    "replenish",
    "transformation",
    "absorb",
    "spell",
    "familiar",
)
DIRECTIONS: Final = "nesw"

EXPLORATIONS: Final = 96  # BET-01
SPELLS: Final = 64
ABSORBS: Final = 36
LAYOUTS: Final = 4  # BET-70
HIDDEN: Final = 10  # face-down cards of a layout
SIDE: Final = 7  # spaces along the board
FEWEST_GEMS: Final = 3  # of a pattern (BET-07)
MOST_GEMS: Final = 5
MOST_GIVEN: Final = 3
MOST_POINTS: Final = 20


class PackError(Trouble):
    """A pack that cannot be played with; the message names the card."""


@final
class Exploration:
    """A card of the landscape; sides are north, east, south, west before it is turned."""

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
    """A solo setup card: where you and the dummy begin, and ten spaces for face-down cards."""

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


@final
class CardPack(Pack):
    """Betwixt & Between's content with the kit made from it."""

    def __init__(self, content: Mapping[str, Plain]) -> None:
        super().__init__(digest(content), content)
        self.kit = Reader(content).kit()


def read_pack(text: str) -> CardPack:
    """The pack in this TOML text."""
    try:
        content: dict[str, Plain] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackError(f"the pack is not TOML: {error}") from None
    return CardPack(content)


@final
class Reader:
    """Takes a pack apart; ids are unique over all cards, because names are found by them."""

    def __init__(self, content: Mapping[str, Plain]) -> None:
        self.content = content
        self.ids: set[str] = set()

    def kit(self) -> Kit:
        known(self.content, ("explorations", "spells", "absorbs", "layouts"), "the pack")
        explorations = [self._exploration(entry) for entry in self._entries("explorations", EXPLORATIONS)]
        spells = [self._spell(entry) for entry in self._entries("spells", SPELLS)]
        absorbs = [self._absorb(entry) for entry in self._entries("absorbs", ABSORBS)]
        layouts = [self._layout(entry) for entry in self._entries("layouts", LAYOUTS)]
        for number, action in enumerate(ACTIONS[1:], 1):
            if not any(card.action == number for card in explorations):
                raise PackError(f"no exploration card has the action {action!r}")
        for number, kind in enumerate(KINDS):
            if not any(spell.kind == number for spell in spells):
                raise PackError(f"no spell is of the kind {kind!r}")
        return Kit(explorations, spells, absorbs, layouts)

    def _entries(self, key: str, count: int) -> list[Mapping[str, Plain]]:
        found = self.content.get(key)
        if not isinstance(found, list):
            raise PackError(f"the pack must have a list of {key}")
        entries: list[Mapping[str, Plain]] = [entry for entry in found if isinstance(entry, dict)]
        if len(entries) != len(found):
            raise PackError(f"each of the {key} must be a table")
        if len(entries) != count:
            raise PackError(f"there must be {count} {key}, not {len(entries)}")
        return entries

    def _owner(self, entry: Mapping[str, Plain], noun: str) -> str:
        """What an entry is called in messages, once its id is known to be a new one."""
        id = entry.get("id")
        if not isinstance(id, str) or re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", id) is None:
            raise PackError(
                f"{noun} must have an id of small letters, digits and hyphens from a letter on, not {id!r}"
            )
        owner = f"{noun} {id!r}"
        if id in self.ids:
            raise PackError(f"{owner} has the id of another card")
        self.ids.add(id)
        return owner

    def _exploration(self, entry: Mapping[str, Plain]) -> Exploration:
        owner = self._owner(entry, "the exploration card")
        known(entry, ("id", "sides", "action", "element", "amount", "bonus"), owner)
        sides = symbols(text(entry, "sides", owner), 4, f"{owner} must have four sides")
        if max(sides) == NO_ELEMENT:
            raise PackError(f"{owner} must have a symbol on one side or more")
        action = one_of(entry, "action", ACTIONS[1:], owner)
        element, amount = NO_ELEMENT, 0
        if action == "gem":
            element = ELEMENTS.index(one_of(entry, "element", ELEMENTS, owner))
        elif "element" in entry:
            raise PackError(f"{owner} has the action {action!r}, which takes no element")
        if action in GIVING:
            amount = number(entry, "amount", owner, 1, MOST_GIVEN)
        elif "amount" in entry:
            raise PackError(f"{owner} has the action {action!r}, which takes no amount")
        bonus = one_of(entry, "bonus", (*ELEMENTS, *BONUSES[1:]), owner)
        gem = ELEMENTS.index(bonus) if bonus in ELEMENTS else NO_ELEMENT
        gained = 0 if gem != NO_ELEMENT else BONUSES.index(bonus)
        around = (sides[0], sides[1], sides[2], sides[3])
        return Exploration(str(entry["id"]), around, ACTIONS.index(action), element, amount, gained, gem)

    def _spell(self, entry: Mapping[str, Plain]) -> Spell:
        owner = self._owner(entry, "the spell")
        known(entry, ("id", "kind", "element", "pattern", "points"), owner)
        kind = one_of(entry, "kind", KINDS, owner)
        element = NO_ELEMENT
        if kind == "elemental":
            element = ELEMENTS.index(one_of(entry, "element", ELEMENTS, owner))
        elif "element" in entry:
            raise PackError(f"{owner} is of the kind {kind!r}, which takes no element")
        wrong = f"{owner} must have a pattern of three rows with three cells"
        cells: list[int] = []
        for row in rows(entry, "pattern", 3, wrong):
            cells += symbols(row, 3, wrong)
        gems = sum(cell != NO_ELEMENT for cell in cells)
        if not FEWEST_GEMS <= gems <= MOST_GEMS:
            raise PackError(f"{owner} must have a pattern of {FEWEST_GEMS} to {MOST_GEMS} gems, not {gems}")
        points = number(entry, "points", owner, 1, MOST_POINTS)
        return Spell(str(entry["id"]), KINDS.index(kind), element, tuple(cells), points)

    def _absorb(self, entry: Mapping[str, Plain]) -> Absorb:
        owner = self._owner(entry, "the absorb card")
        known(entry, ("id", "directions"), owner)
        written = text(entry, "directions", owner)
        found = sorted({DIRECTIONS.index(letter) for letter in written if letter in DIRECTIONS})
        if not 2 <= len(found) == len(written):
            raise PackError(f"{owner} must have two to four different directions of nesw, not {written!r}")
        return Absorb(str(entry["id"]), tuple(found))

    def _layout(self, entry: Mapping[str, Plain]) -> Layout:
        owner = self._owner(entry, "the layout")
        known(entry, ("id", "map"), owner)
        wrong = f"{owner} must have a map of {SIDE} rows with {SIDE} spaces"
        drawn = rows(entry, "map", SIDE, wrong)
        for row in drawn:
            if len(row) != SIDE or row.strip(".@O#"):
                raise PackError(f"{wrong}, each '.', '@', 'O' or '#', not {row!r}")
        spaces = "".join(drawn)
        for letter, count, meaning in (("@", 1, "you"), ("O", 1, "the dummy"), ("#", HIDDEN, "cards")):
            if spaces.count(letter) != count:
                found = spaces.count(letter)
                raise PackError(f"{owner} must have {letter!r} for {meaning} {count} times, not {found}")
        cards = tuple(space for space in range(SIDE * SIDE) if spaces[space] == "#")
        return Layout(str(entry["id"]), spaces.index("@"), spaces.index("O"), cards)


# --- the parts of an entry ------------------------------------------------------------------------


def known(entry: Mapping[str, Plain], keys: Sequence[str], owner: str) -> None:
    """Refuse a key that means nothing: it is most likely misspelt."""
    for key in entry:
        if key not in keys:
            raise PackError(f"{owner} has the unknown key {key!r}; there are: {', '.join(keys)}")


def text(entry: Mapping[str, Plain], key: str, owner: str) -> str:
    found = entry.get(key)
    if not isinstance(found, str):
        raise PackError(f"{owner} must have a text as {key}, not {found!r}")
    return found


def one_of(entry: Mapping[str, Plain], key: str, words: Sequence[str], owner: str) -> str:
    found = entry.get(key)
    if not isinstance(found, str) or found not in words:
        raise PackError(f"{owner} has the unknown {key} {found!r}; there are: {', '.join(words)}")
    return found


def number(entry: Mapping[str, Plain], key: str, owner: str, low: int, high: int) -> int:
    found = entry.get(key)
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        raise PackError(f"{owner} must have a whole number from {low} to {high} as {key}, not {found!r}")
    return found


def rows(entry: Mapping[str, Plain], key: str, count: int, wrong: str) -> list[str]:
    found = entry.get(key)
    if not isinstance(found, list) or len(found) != count:
        raise PackError(f"{wrong}, not {found!r}")
    lines = [row for row in found if isinstance(row, str)]
    if len(lines) != count:
        raise PackError(f"{wrong}, not {found!r}")
    return lines


def symbols(written: str, count: int, wrong: str) -> list[int]:
    """The elements that a row of letters and dots means."""
    if len(written) != count or written.strip("." + LETTERS):
        raise PackError(f"{wrong}, each one of {LETTERS} or a dot, not {written!r}")
    return [LETTERS.find(letter) for letter in written]  # a dot is -1, no element
