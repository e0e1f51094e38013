"""A value table in a file: the value of every position of a duel at some numbers of turns left.

Between two of these numbers the value is interpolated by the logarithm of the turns left; beyond the last,
the last one is used. A file begins with a line of JSON. Tables in the package are compressed. Tables made on
demand are large and not compressed, so that only the pages that are needed are read.
"""

from __future__ import annotations

import json
import lzma
import mmap
import os
import sys
from array import array
from math import log
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from gloaming.core.errors import GloamingError

FORMAT: Final = 1
ENDING: Final = ".values"
MAX_HEAD: Final = 1 << 20  # bytes
FOLDER: Final = "GLOAMING_CACHE"
FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "pb": 0}]


class BadValueTable(GloamingError):
    """A file that is missing or not a value table; the message names it."""


def cache_folder() -> Path:
    """The folder for tables made on demand: GLOAMING_CACHE, or the system's cache folder."""
    named = os.environ.get(FOLDER)
    if named:
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".cache") / "gloaming"


@final
class ValueLayer:
    """The values at some number of turns left: one stored layer, or two interpolated."""

    def __init__(self, data: memoryview, sides: int, scale: int, near: int, far: int, share: float) -> None:
        self.data = data
        self.sides: i64 = sides
        self.near: i64 = near  # offset of the layer with fewer turns left
        self.far: i64 = far  # offset of the layer with more turns left
        self.share: float = share / scale  # weight of the far layer
        self.rest: float = (1.0 - share) / scale

    def value(self, own: i64, other: i64) -> float:
        """The mover's share of the win at the start of a turn."""
        at: i64 = own * self.sides + other
        close = float(self.data[self.near + at])
        if self.share == 0.0:
            return close * self.rest
        return close * self.rest + float(self.data[self.far + at]) * self.share


class ValueTable:
    """The values of a duel, layer by layer."""

    def __init__(
        self, sides: int, scale: int, marks: list[int], openings: list[float], data: memoryview
    ) -> None:
        self.sides = sides
        self.scale = scale  # the stored number for a whole win
        self.marks = marks  # turns left, ascending, from 1 on
        self.openings = openings  # the first player's value by the turns of each player, from 1 on
        self.data = data

    def layer(self, left: int) -> ValueLayer:
        """The values with `left` turns left, of both players together; at least one."""
        size = self.sides * self.sides
        above = 0
        while above < len(self.marks) and self.marks[above] <= left:
            above += 1
        near = max(above - 1, 0)
        if above == len(self.marks) or self.marks[near] == left:
            return ValueLayer(self.data, self.sides, self.scale, near * size, near * size, 0.0)
        low, high = log(self.marks[near] + 1), log(self.marks[above] + 1)
        share = (log(left + 1) - low) / (high - low)
        return ValueLayer(self.data, self.sides, self.scale, near * size, above * size, share)


# --- files -----------------------------------------------------------------------------------------------

_loaded: Final[dict[str, ValueTable]] = {}


def load(path: Path) -> ValueTable:
    """The table in a file, cached."""
    key = str(path)
    if key not in _loaded:
        _loaded[key] = read(path)
    return _loaded[key]


def read(path: Path) -> ValueTable:
    """The table in a file."""
    try:
        with path.open("rb") as file:
            head = file.readline(MAX_HEAD)
            body = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))[len(head) :]
        header = json.loads(head)
        if header["gloaming-table"] != FORMAT:
            raise ValueError(header)
        sides, scale = int(header["sides"]), int(header["scale"])
        marks, openings = (
            [int(mark) for mark in header["marks"]],
            [float(value) for value in header["openings"]],
        )
        data = decompress(bytes(body), len(marks)) if header["packed"] else _uncompressed(body)
        if len(data) != len(marks) * sides * sides:
            raise ValueError(len(data))
    except FileNotFoundError:
        raise BadValueTable(f"there is no value table {path}") from None
    except (OSError, ValueError, KeyError, TypeError, lzma.LZMAError) as error:
        raise BadValueTable(f"{path} is not a value table, or is broken: create it again ({error})") from None
    return ValueTable(sides, scale, marks, openings, data)


def head(sides: int, scale: int, marks: list[int], openings: list[float], packed: bool) -> bytes:
    """The first line of a file."""
    header = {
        "gloaming-table": FORMAT, "sides": sides, "scale": scale, "packed": packed,
        "marks": marks, "openings": openings,
    }  # fmt: skip
    return json.dumps(header, separators=(",", ":")).encode() + b"\n"


def compress(data: array[int], layers: int) -> bytes:
    """Each layer as its difference from the next one, low bytes first, then high bytes; then compressed."""
    size = len(data) // layers
    planes = bytearray()
    for at in reversed(range(layers)):
        steps = array("H", bytes(2 * size))
        for n in range(size):
            step = data[at * size + n] - (data[(at + 1) * size + n] if at + 1 < layers else 0)
            steps[n] = 2 * step if step >= 0 else -2 * step - 1
        planes += bytes(step & 255 for step in steps) + bytes(step >> 8 for step in steps)
    return lzma.compress(bytes(planes), format=lzma.FORMAT_RAW, filters=FILTERS)


def decompress(body: bytes, layers: int) -> memoryview:
    """The inverse of `compress`."""
    planes = lzma.decompress(body, format=lzma.FORMAT_RAW, filters=FILTERS)
    size = len(planes) // (2 * layers)
    data = array("H", bytes(len(planes)))
    for turn in range(layers):
        at, low = (layers - 1 - turn) * size, 2 * turn * size
        high = low + size
        for n in range(size):
            step = planes[low + n] | planes[high + n] << 8
            before = data[at + size + n] if turn else 0
            data[at + n] = before - (step + 1 >> 1) if step & 1 else before + (step >> 1)
    return memoryview(data)


def _uncompressed(body: memoryview) -> memoryview:
    """The body as little-endian 16-bit integers."""
    if sys.byteorder == "little":
        return body.cast("H")
    swapped = array("H", bytes(body))
    swapped.byteswap()
    return memoryview(swapped)
