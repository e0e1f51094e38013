"""Positions of The Illuminated with what must follow, worked out by hand from the numbered rules.

An Entity in words is its zone and value (L4, S6); Entities count from 0 through all seats. An action is
`end`, `raise T`, `lower T`, `sacrifice A T` or `help A T`; a step adds the pips that its die shows, 0 where
none is rolled.
"""

from __future__ import annotations

from typing import NamedTuple

Step = tuple[int | str, int]


class Table(NamedTuple):
    """A position: the Entities of each seat, the seat to decide, its actions left, the turns completed."""

    rows: tuple[str, ...]
    seat: int = 0
    left: int = 2
    turns: int = 10

    def start(self) -> dict[str, object]:
        """The position as the peers read it."""
        entities = " ".join(self.rows).split()
        return {
            "seats": len(self.rows),
            "entities": entities,
            "seat": self.seat,
            "left": self.left,
            "turns": self.turns,
        }


class Case(NamedTuple):
    """A rule, a position, what is done, and what must follow."""

    rule: str
    table: Table
    steps: tuple[Step, ...]
    rows: tuple[str, ...]
    seat: int
    left: int
    ending: str = ""
    winner: int = -1


NEW = "L1 L1 L1 L1 L1"
DARK = "S6 S6 S6 S6 S6"

TURNS = (
    Case(
        "ILL-06 one action in the first turn",
        Table((NEW, NEW), 0, 1, 0),
        (("raise 0", 2),),
        ("L2 L1 L1 L1 L1", NEW),
        1,
        2,
    ),
    Case(
        "ILL-06 two actions afterwards",
        Table((NEW, NEW), 0, 1, 0),
        (("raise 0", 2), ("raise 5", 2), ("raise 5", 3)),
        ("L2 L1 L1 L1 L1", "L3 L1 L1 L1 L1"),
        0,
        2,
    ),
    Case("ILL-06 a turn ended early", Table((NEW, NEW), 1, 2), (("end", 0),), (NEW, NEW), 0, 2),
    Case(
        "ILL-08 the last turn passed", Table((NEW, NEW), 1, 2, 199), (("end", 0),), (NEW, NEW), -1, 0, "limit"
    ),
    Case(
        "ILL-08 the last action taken",
        Table((NEW, NEW), 1, 1, 199),
        (("raise 0", 1),),
        (NEW, NEW),
        -1,
        0,
        "limit",
    ),
    Case("ILL-08 one turn before the last", Table((NEW, NEW), 0, 2, 198), (("end", 0),), (NEW, NEW), 1, 2),
    Case(
        "ILL-08 three seats have 300 turns",
        Table((NEW, NEW, NEW), 2, 2, 299),
        (("end", 0),),
        (NEW, NEW, NEW),
        -1,
        0,
        "limit",
    ),
    Case(
        "ILL-05 a win with the last action",
        Table(("L5 L1 L1 L1 L1", NEW), 0, 1, 199),
        (("raise 0", 6),),
        ("L6 L1 L1 L1 L1", NEW),
        -1,
        0,
        "won",
        0,
    ),
    Case(
        "ILL-09 nothing can change any more",
        Table((DARK, "S6 S6 S6 S6 S5")),
        (("lower 9", 6),),
        (DARK, DARK),
        -1,
        0,
        "locked",
    ),
    Case(
        "ILL-09 one Entity may still move",
        Table((DARK, "S6 S6 S6 S6 S5")),
        (("raise 9", 6), ("lower 9", 4)),
        (DARK, "S6 S6 S6 S6 S4"),
        1,
        2,
    ),
)

ACTIONS = (
    Case("ILL-10 an equal roll fails", Table((NEW, NEW)), (("raise 0", 1),), (NEW, NEW), 0, 1),
    Case(
        "ILL-20 lowered out of the Light", Table((NEW, NEW)), (("lower 5", 2),), (NEW, "S1 L1 L1 L1 L1"), 0, 1
    ),
    Case(
        "ILL-21 raised out of the Shadow",
        Table((NEW, "S1 L1 L1 L1 L1")),
        (("raise 5", 2),),
        (NEW, NEW),
        0,
        1,
    ),
    Case(
        "ILL-21 raised and lowered in the Shadow",
        Table((NEW, "S3 S3 L1 L1 L1")),
        (("raise 5", 4), ("lower 6", 4)),
        (NEW, "S2 S4 L1 L1 L1"),
        1,
        2,
    ),
    Case(
        "ILL-22 steps beyond Shadow 6 are lost",
        Table(("L5 L1 L1 L1 L1", NEW)),
        (("sacrifice 0 5", 6),),
        ("S3 L1 L1 L1 L1", "S6 L1 L1 L1 L1"),
        0,
        1,
    ),
    Case(
        "ILL-22 no roll exceeds 6",
        Table((NEW, "S6 L1 L1 L1 L1")),
        (("lower 5", 6),),
        (NEW, "S6 L1 L1 L1 L1"),
        0,
        1,
    ),
    Case(
        "ILL-11 lowered by the difference",
        Table(("L2 L1 L1 L1 L1", "L3 L1 L1 L1 L1")),
        (("sacrifice 0 5", 4),),
        ("S3 L1 L1 L1 L1", "S1 L1 L1 L1 L1"),
        0,
        1,
    ),
    Case(
        "ILL-11 an own Target",
        Table(("L2 L1 L1 L1 L1", NEW)),
        (("sacrifice 0 1", 1),),
        ("S3 S2 L1 L1 L1", NEW),
        0,
        1,
    ),
    Case(
        "ILL-11 a failure moves nothing",
        Table(("L2 L1 L1 L1 L1", "L4 L1 L1 L1 L1")),
        (("sacrifice 0 5", 2),),
        ("L2 L1 L1 L1 L1", "L4 L1 L1 L1 L1"),
        0,
        1,
    ),
    Case(
        "ILL-12 Target up, Helper down",
        Table(("L1 L2 L1 L1 L1", NEW)),
        (("help 0 1", 2),),
        ("S1 L3 L1 L1 L1", NEW),
        0,
        1,
    ),
    Case(
        "ILL-12 Helper down on a failure too",
        Table(("L1 L2 L1 L1 L1", NEW)),
        (("help 0 1", 1),),
        ("S1 L2 L1 L1 L1", NEW),
        0,
        1,
    ),
    Case(
        "ILL-12 a Target in the Shadow",
        Table(("L2 L1 L1 L1 L1", "S2 L1 L1 L1 L1")),
        (("help 0 5", 1),),
        ("L1 L1 L1 L1 L1", "S1 L1 L1 L1 L1"),
        0,
        1,
    ),
    Case(
        "ILL-12 the win comes before the Helper falls",
        Table(("L3 L5 L1 L1 L1", NEW)),
        (("help 0 1", 3),),
        ("L3 L6 L1 L1 L1", NEW),
        -1,
        0,
        "won",
        0,
    ),
    Case(
        "ILL-05 raised to 6 by another",
        Table(("L3 L1 L1 L1 L1", "L5 L1 L1 L1 L1")),
        (("help 0 5", 3),),
        ("L3 L1 L1 L1 L1", "L6 L1 L1 L1 L1"),
        -1,
        0,
        "won",
        1,
    ),
)

CONTROL = (
    Case(
        "ILL-31 another's control takes one",
        Table(("L5 L1 L1 L1 L1", "S1 L1 L1 L1 L1")),
        (("raise 0", 6),),
        ("L5 L1 L1 L1 L1", "S1 L1 L1 L1 L1"),
        0,
        1,
    ),
    Case(
        "ILL-30 a tie is no control",
        Table(("L5 S1 L1 L1 L1", "S1 L1 L1 L1 L1")),
        (("raise 0", 6),),
        ("L6 S1 L1 L1 L1", "S1 L1 L1 L1 L1"),
        -1,
        0,
        "won",
        0,
    ),
    Case(
        "ILL-31 own control takes nothing",
        Table(("L5 S2 L1 L1 L1", "S1 L1 L1 L1 L1")),
        (("raise 0", 6),),
        ("L6 S2 L1 L1 L1", "S1 L1 L1 L1 L1"),
        -1,
        0,
        "won",
        0,
    ),
    Case(
        "ILL-31 nothing for a Target in the Shadow",
        Table((NEW, "S1 S1 L1 L1 L1")),
        (("raise 5", 2),),
        (NEW, "L1 S1 L1 L1 L1"),
        0,
        1,
    ),
    Case(
        "ILL-31 the Sacrifice's total, ILL-32 and a tie that it makes",
        Table(("L2 L1 L1 L1 L1", "S3 L4 L1 L1 L1")),
        (("sacrifice 0 6", 4), ("raise 1", 2)),
        ("S3 L2 L1 L1 L1", "S3 L3 L1 L1 L1"),
        1,
        2,
    ),
    Case(
        "ILL-31 the Helper's total",
        Table(("L2 L1 L1 L1 L1", "S1 L4 L1 L1 L1")),
        (("help 0 6", 3),),
        ("L1 L1 L1 L1 L1", "S1 L4 L1 L1 L1"),
        0,
        1,
    ),
    Case(
        "ILL-32 a move never alters its own roll",
        Table(("S1 L1 L1 L1 L1", "L1 L1 L1 L1 L1"), 1),
        (("lower 5", 2), ("lower 5", 3)),
        ("S1 L1 L1 L1 L1", "S1 L1 L1 L1 L1"),
        0,
        2,
    ),
    Case(
        "ILL-30 three seats, a tie at the top",
        Table(("S2 L1 L1 L1 L1", "S1 S1 L1 L1 L1", "S1 L1 L1 L1 L1"), 2),
        (("raise 14", 2),),
        ("S2 L1 L1 L1 L1", "S1 S1 L1 L1 L1", "S1 L1 L1 L1 L2"),
        2,
        1,
    ),
    Case(
        "ILL-30 three seats, one above all",
        Table(("S3 L1 L1 L1 L1", "S1 S1 L1 L1 L1", "S1 L1 L1 L1 L1"), 2),
        (("raise 14", 2),),
        ("S3 L1 L1 L1 L1", "S1 S1 L1 L1 L1", "S1 L1 L1 L1 L1"),
        2,
        1,
    ),
)

CASES = (*TURNS, *ACTIONS, *CONTROL)

# End; Raise and Lower of each; Sacrifices: own and another in the Light; Helps: own in the Light, any other.
LEGAL = (
    ((NEW, NEW), 1 + 20 + 5 * 9 + 5 * 9),
    (("L1 S1 S1 S1 S1", "L1 L1 S1 S1 S1"), 1 + 20 + 1 * 2 + 1 * 9),
    ((DARK, NEW), 1 + 20),
    ((NEW, NEW, NEW), 1 + 30 + 5 * 14 + 5 * 14),
    (("L1 L1 L1 L1",) * 4, 1 + 32 + 4 * 15 + 4 * 15),
    (("L1 L1 L1",) * 6, 1 + 36 + 3 * 17 + 3 * 17),
)
