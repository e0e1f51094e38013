"""Parses demands of dice fields: `white 5`, `black even`, `4+`, `3-`, `any`, `same 1`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.games.shadow_and_light.content.types import COLOURS, EVERY_FACE, ContentError, Demand

EVEN: Final = 0b101010
ODD: Final = 0b010101
SIX: Final = 6


def read_demands(texts: Sequence[str], owner: str) -> tuple[Demand, ...]:
    """All demands of an encounter; the two fields of a pair name each other."""
    demands = [read_demand(text, owner) for text in texts]
    paired: dict[int, int] = {}
    for at, demand in enumerate(demands):
        if demand.pair < 0:
            continue
        if demand.pair >= at:
            raise ContentError(f"{owner}: field {at + 1} must pair with an earlier field")
        for each in (at, demand.pair):
            if each in paired:
                raise ContentError(f"{owner}: field {each + 1} is in two pairs")
        paired[at], paired[demand.pair] = demand.pair, at
    return tuple(Demand(each.colour, each.faces, paired.get(at, -1)) for at, each in enumerate(demands))


def read_demand(text: str, owner: str) -> Demand:
    """One demand: optionally a colour, faces, and the field to pair with."""
    colour, faces, pair = -1, EVERY_FACE, -1
    words = text.split()
    if words and words[0] in COLOURS:
        colour = COLOURS.index(words.pop(0))
    if len(words) >= 2 and words[-2] == "same" and words[-1].isdecimal():
        pair = int(words.pop()) - 1
        words.pop()
    if words:
        faces = _faces(words.pop(0))
    if words or not text.strip() or faces == 0 or pair < -1:
        raise ContentError(f"{owner} has a demand that cannot be read: {text!r}")
    return Demand(colour, faces, pair)


def _faces(word: str) -> int:
    """The allowed faces as bits; 0 if the word is unknown."""
    if word in ("any", "even", "odd"):
        return {"any": EVERY_FACE, "even": EVEN, "odd": ODD}[word]
    digit, sign = word[:1], word[1:]
    if not digit.isdecimal() or not 1 <= int(digit) <= SIX or sign not in ("", "+", "-"):
        return 0
    bit = 1 << (int(digit) - 1)
    if sign == "+":
        return EVERY_FACE & ~(bit - 1)
    return 2 * bit - 1 if sign == "-" else bit
