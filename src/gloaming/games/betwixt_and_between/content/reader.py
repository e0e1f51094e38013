"""Reads the content (cards and solo layouts) from TOML and checks it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Final, final

from gloaming.core.codec import Plain
from gloaming.core.errors import GloamingError
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.content.lookup import CardContent
from gloaming.games.betwixt_and_between.content.types import Absorb, Exploration, Kit, Layout, Spell

LETTERS: Final = "waef"  # the elements on sides and in patterns
COUNTED_ACTIONS: Final = ("gem", "spell", "absorb")  # actions with an amount
LAYOUTS: Final = 4  # BET-70
FACE_DOWN_CARDS: Final = 10  # of a layout
MIN_GEMS: Final = 3  # of a pattern (BET-07)
MAX_GEMS: Final = 5
MAX_AMOUNT: Final = 3
MAX_POINTS: Final = 20


class ContentError(GloamingError):
    """Content that cannot be played with; the message names the card."""


def read_content(text: str) -> CardContent:
    """Read content from TOML text."""
    try:
        content: dict[str, Plain] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"the pack is not TOML: {error}") from None
    return CardContent(content, Reader(content).kit())


@final
class Reader:
    """Builds a kit from plain content. Ids are unique over all cards, since names are looked up by them."""

    def __init__(self, content: Mapping[str, Plain]) -> None:
        self.content = content
        self.ids: set[str] = set()

    def kit(self) -> Kit:
        check_keys(self.content, ("explorations", "spells", "absorbs", "layouts"), "the pack")
        explorations = [
            self._exploration(entry) for entry in self._entries("explorations", c.EXPLORATION_CARDS)
        ]
        spells = [self._spell(entry) for entry in self._entries("spells", c.SPELL_CARDS)]
        absorbs = [self._absorb(entry) for entry in self._entries("absorbs", c.ABSORB_CARDS)]
        layouts = [self._layout(entry) for entry in self._entries("layouts", LAYOUTS)]
        for number, action in enumerate(c.CARD_ACTIONS[1:], 1):
            if not any(card.action == number for card in explorations):
                raise ContentError(f"no exploration card has the action {action!r}")
        for number, kind in enumerate(c.SPELL_KINDS):
            if not any(spell.kind == number for spell in spells):
                raise ContentError(f"no spell is of the kind {kind!r}")
        return Kit(explorations, spells, absorbs, layouts)

    def _entries(self, key: str, count: int) -> list[Mapping[str, Plain]]:
        found = self.content.get(key)
        if not isinstance(found, list):
            raise ContentError(f"the pack must have a list of {key}")
        entries: list[Mapping[str, Plain]] = [entry for entry in found if isinstance(entry, dict)]
        if len(entries) != len(found):
            raise ContentError(f"each of the {key} must be a table")
        if len(entries) != count:
            raise ContentError(f"there must be {count} {key}, not {len(entries)}")
        return entries

    def _label(self, entry: Mapping[str, Plain], noun: str) -> str:
        """Check that the id is valid and new; return the name of the entry for messages."""
        id = entry.get("id")
        if not isinstance(id, str) or re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", id) is None:
            raise ContentError(
                f"{noun} must have an id of small letters, digits and hyphens from a letter on, not {id!r}"
            )
        label = f"{noun} {id!r}"
        if id in self.ids:
            raise ContentError(f"{label} has the id of another card")
        self.ids.add(id)
        return label

    def _exploration(self, entry: Mapping[str, Plain]) -> Exploration:
        label = self._label(entry, "the exploration card")
        check_keys(entry, ("id", "sides", "action", "element", "amount", "bonus"), label)
        sides = parse_elements(read_text(entry, "sides", label), 4, f"{label} must have four sides")
        if max(sides) == c.NOTHING:
            raise ContentError(f"{label} must have a symbol on one side or more")
        action = read_choice(entry, "action", c.CARD_ACTIONS[1:], label)
        element, amount = c.NOTHING, 0
        if action == "gem":
            element = c.ELEMENTS.index(read_choice(entry, "element", c.ELEMENTS, label))
        elif "element" in entry:
            raise ContentError(f"{label} has the action {action!r}, which takes no element")
        if action in COUNTED_ACTIONS:
            amount = read_number(entry, "amount", label, 1, MAX_AMOUNT)
        elif "amount" in entry:
            raise ContentError(f"{label} has the action {action!r}, which takes no amount")
        bonus = read_choice(entry, "bonus", (*c.ELEMENTS, *c.BONUSES[1:]), label)
        gem = c.ELEMENTS.index(bonus) if bonus in c.ELEMENTS else c.NOTHING
        gained = 0 if gem != c.NOTHING else c.BONUSES.index(bonus)
        around = (sides[0], sides[1], sides[2], sides[3])
        return Exploration(
            str(entry["id"]), around, c.CARD_ACTIONS.index(action), element, amount, gained, gem
        )

    def _spell(self, entry: Mapping[str, Plain]) -> Spell:
        label = self._label(entry, "the spell")
        check_keys(entry, ("id", "kind", "element", "pattern", "points"), label)
        kind = read_choice(entry, "kind", c.SPELL_KINDS, label)
        element = c.NOTHING
        if kind == "elemental":
            element = c.ELEMENTS.index(read_choice(entry, "element", c.ELEMENTS, label))
        elif "element" in entry:
            raise ContentError(f"{label} is of the kind {kind!r}, which takes no element")
        message = f"{label} must have a pattern of three rows with three cells"
        cells: list[int] = []
        for row in read_rows(entry, "pattern", 3, message):
            cells += parse_elements(row, 3, message)
        gems = sum(cell != c.NOTHING for cell in cells)
        if not MIN_GEMS <= gems <= MAX_GEMS:
            raise ContentError(f"{label} must have a pattern of {MIN_GEMS} to {MAX_GEMS} gems, not {gems}")
        points = read_number(entry, "points", label, 1, MAX_POINTS)
        return Spell(str(entry["id"]), c.SPELL_KINDS.index(kind), element, tuple(cells), points)

    def _absorb(self, entry: Mapping[str, Plain]) -> Absorb:
        label = self._label(entry, "the absorb card")
        check_keys(entry, ("id", "directions"), label)
        written = read_text(entry, "directions", label)
        found = sorted({c.WAY_LETTERS.index(letter) for letter in written if letter in c.WAY_LETTERS})
        if not 2 <= len(found) == len(written):
            raise ContentError(f"{label} must have two to four different directions of nesw, not {written!r}")
        return Absorb(str(entry["id"]), tuple(found))

    def _layout(self, entry: Mapping[str, Plain]) -> Layout:
        label = self._label(entry, "the layout")
        check_keys(entry, ("id", "map"), label)
        message = f"{label} must have a map of {c.BOARD_SIZE} rows with {c.BOARD_SIZE} spaces"
        drawn = read_rows(entry, "map", c.BOARD_SIZE, message)
        for row in drawn:
            if len(row) != c.BOARD_SIZE or row.strip(".@O#"):
                raise ContentError(f"{message}, each '.', '@', 'O' or '#', not {row!r}")
        spaces = "".join(drawn)
        for letter, count, meaning in (
            ("@", 1, "you"),
            ("O", 1, "the dummy"),
            ("#", FACE_DOWN_CARDS, "cards"),
        ):
            if spaces.count(letter) != count:
                found = spaces.count(letter)
                raise ContentError(f"{label} must have {letter!r} for {meaning} {count} times, not {found}")
        cards = tuple(space for space in range(c.BOARD_SIZE * c.BOARD_SIZE) if spaces[space] == "#")
        return Layout(str(entry["id"]), spaces.index("@"), spaces.index("O"), cards)


# --- fields of an entry -----------------------------------------------------------------------------


def check_keys(entry: Mapping[str, Plain], keys: Sequence[str], label: str) -> None:
    """Refuse unknown keys, which are most likely misspelt."""
    for key in entry:
        if key not in keys:
            raise ContentError(f"{label} has the unknown key {key!r}; there are: {', '.join(keys)}")


def read_text(entry: Mapping[str, Plain], key: str, label: str) -> str:
    found = entry.get(key)
    if not isinstance(found, str):
        raise ContentError(f"{label} must have a text as {key}, not {found!r}")
    return found


def read_choice(entry: Mapping[str, Plain], key: str, words: Sequence[str], label: str) -> str:
    found = entry.get(key)
    if not isinstance(found, str) or found not in words:
        raise ContentError(f"{label} has the unknown {key} {found!r}; there are: {', '.join(words)}")
    return found


def read_number(entry: Mapping[str, Plain], key: str, label: str, low: int, high: int) -> int:
    found = entry.get(key)
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        raise ContentError(f"{label} must have a whole number from {low} to {high} as {key}, not {found!r}")
    return found


def read_rows(entry: Mapping[str, Plain], key: str, count: int, message: str) -> list[str]:
    found = entry.get(key)
    if not isinstance(found, list) or len(found) != count:
        raise ContentError(f"{message}, not {found!r}")
    lines = [row for row in found if isinstance(row, str)]
    if len(lines) != count:
        raise ContentError(f"{message}, not {found!r}")
    return lines


def parse_elements(written: str, count: int, message: str) -> list[int]:
    """Return the elements of a row of letters and dots."""
    if len(written) != count or written.strip("." + LETTERS):
        raise ContentError(f"{message}, each one of {LETTERS} or a dot, not {written!r}")
    return [LETTERS.find(letter) for letter in written]  # a dot is -1, no element
