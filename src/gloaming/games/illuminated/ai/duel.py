"""The two-player game in the form that the solver needs.

Equal Entities of a player are interchangeable, so a side is a multiset of rungs.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final, final

from mypy_extensions import i64

from gloaming.core.solver.duel import Duel, Move, Result
from gloaming.games.illuminated.constants import (
    ACTIONS_PER_TURN,
    BOTTOM,
    DIE_FACES,
    LOWEST_LIGHT,
    SACRIFICED_RUNG,
    TOP,
    VALUE,
    Verb,
)

OWN: Final = 0
OTHER: Final = 1


@final
class RollResult:
    """A number of faces with the rungs of the partner and the Target after them."""

    def __init__(self, faces: i64, partner: i64, target: i64) -> None:
        self.faces: i64 = faces
        self.partner: i64 = partner
        self.target: i64 = target


@final
class AttemptKind:
    """Attempts that differ only in which of several equal Entities they name.

    The partner is the Helper or the Sacrifice.
    """

    def __init__(self, verb: Verb, partner: int, owner: int, target: int) -> None:
        self.verb = verb
        self.partner: i64 = partner  # rung, or -1 if there is none
        self.owner: i64 = owner  # of the Target
        self.target: i64 = target  # rung
        self.results: list[list[RollResult]] = [  # by penalty
            roll_results(verb, partner, target, 0),
            roll_results(verb, partner, target, 1),
        ]


def roll_results(verb: Verb, partner: int, target: int, penalty: int) -> list[RollResult]:
    """The results of all faces."""
    counts: dict[tuple[int, int], int] = {}
    for pip in range(1, DIE_FACES + 1):
        after = rungs_after(verb, partner, target, pip - (penalty if target >= LOWEST_LIGHT else 0))  # ILL-31
        counts[after] = counts.get(after, 0) + 1
    return [RollResult(faces, after[0], after[1]) for after, faces in counts.items()]


def rungs_after(verb: Verb, partner: int, target: int, pip: int) -> tuple[int, int]:
    """The rungs of the partner and the Target after a roll."""
    margin = pip + (VALUE[partner] if partner >= 0 else 0) - VALUE[target]
    if verb == "sacrifice":  # ILL-11
        return (SACRIFICED_RUNG, max(target - margin, BOTTOM)) if margin > 0 else (partner, target)
    step = -1 if verb == "lower" else 1
    after = max(target + step, BOTTOM) if margin > 0 else target
    return (partner - 1 if verb == "help" and after != TOP else partner), after  # ILL-12


def _attempt_kinds() -> list[AttemptKind]:
    ladder, light = range(BOTTOM, TOP), range(LOWEST_LIGHT, TOP)
    found: list[AttemptKind] = []
    for owner in (OWN, OTHER):
        found += [AttemptKind("raise", -1, owner, target) for target in ladder]
        found += [AttemptKind("lower", -1, owner, target) for target in ladder]
        found += [AttemptKind("sacrifice", partner, owner, target) for partner in light for target in light]
        found += [AttemptKind("help", partner, owner, target) for partner in light for target in ladder]
    return found


ATTEMPT_KINDS: Final[list[AttemptKind]] = _attempt_kinds()


@final
class Sides:
    """All sides without a win, numbered. The key of a side is the sum of the keys of its rungs."""

    def __init__(self, each: int) -> None:
        self.each = each
        self.rung_keys: list[int] = [(each + 1) ** rung for rung in range(TOP)]
        self.all: list[tuple[int, ...]] = list(combinations_with_replacement(range(TOP), each))
        self.index: dict[int, int] = {self.key(side): n for n, side in enumerate(self.all)}
        self.shadow_totals: list[int] = [  # ILL-30
            sum(max(LOWEST_LIGHT - rung, 0) for rung in side) for side in self.all
        ]

    def key(self, side: Sequence[int]) -> int:
        return sum([self.rung_keys[rung] for rung in side])

    def replace(self, side: Sequence[int], removed: Sequence[int], added: Sequence[int]) -> int:
        """The number of the side with some rungs replaced by others; one past the last if it has won."""
        rest = list(side)
        for rung in removed:
            rest.remove(rung)
        rest += added
        return len(self.all) if TOP in rest else self.index[self.key(rest)]


_sides: Final[dict[int, Sides]] = {}


def sides_of(each: int) -> Sides:
    """The sides with this many Entities, created once."""
    if each not in _sides:
        _sides[each] = Sides(each)
    return _sides[each]


def duel(each: int, limit: int) -> Duel:
    """The game for two with this many Entities and turns for each player."""
    sides = sides_of(each)
    start = sides.index[sides.key([LOWEST_LIGHT] * each)]  # ILL-02
    moves = [move for move in [_move(sides, kind) for kind in ATTEMPT_KINDS] if move is not None]
    return Duel(
        len(sides.all), start, sides.shadow_totals, moves, 2 * limit, DIE_FACES, ACTIONS_PER_TURN, opening=1
    )


def _move(sides: Sides, kind: AttemptKind) -> Move | None:
    """The solver's move for a kind of attempt, or None if it is never possible."""
    partners = [kind.partner] if kind.partner >= 0 else []
    own = [*partners, kind.target] if kind.owner == OWN else partners
    other = [] if kind.owner == OWN else [kind.target]
    own_from, other_from = _sides_with(sides, own), _sides_with(sides, other)
    if own_from == [] or other_from == []:
        return None
    faces: dict[tuple[int, int], list[int]] = {}
    for penalty in (0, 1):
        for after in kind.results[penalty]:
            faces.setdefault((int(after.partner), int(after.target)), [0, 0])[penalty] = int(after.faces)
    results = []
    for (partner, target), counts in faces.items():
        added = [partner] if partners else []
        own_to = _replaced(sides, own_from, own, [*added, target] if kind.owner == OWN else added)
        other_to = _replaced(sides, other_from, other, [] if kind.owner == OWN else [target])
        results.append(Result(counts[0], counts[1], own_to, other_to))
    return Move(own_from, other_from, results)


def _sides_with(sides: Sides, rungs: Sequence[int]) -> list[int] | None:
    """The sides with Entities on all of these rungs; None if the list is empty."""
    if not rungs:
        return None
    return [n for n, side in enumerate(sides.all) if all(side.count(r) >= rungs.count(r) for r in rungs)]


def _replaced(
    sides: Sides, numbers: list[int] | None, removed: Sequence[int], added: Sequence[int]
) -> list[int] | None:
    return None if numbers is None else [sides.replace(sides.all[n], removed, added) for n in numbers]
