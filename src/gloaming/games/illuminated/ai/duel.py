"""The Illuminated for two as a solver needs it.

Equal Entities of a player are the same, so a side is a bag of rungs.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final, final

from mypy_extensions import i64

from gloaming.core.solver.duel import Duel, Move, Result
from gloaming.games.illuminated.actions import BOTTOM, DAWN, SACRIFICED, SUMMIT, VALUE, Verb

PIPS: Final = 6
OWN: Final = 0
OTHER: Final = 1


@final
class Fate:
    """Some faces of the die: so many, and where they take the Helper or Sacrifice and the Target."""

    def __init__(self, faces: i64, aide: i64, target: i64) -> None:
        self.faces: i64 = faces
        self.aide: i64 = aide
        self.target: i64 = target


@final
class Kind:
    """Attempts that differ only in which of several equal Entities they name."""

    def __init__(self, verb: Verb, aide: int, owner: int, target: int) -> None:
        self.verb = verb
        self.aide: i64 = aide  # the rung of the Helper or Sacrifice, or -1
        self.owner: i64 = owner  # of the Target
        self.target: i64 = target
        self.fates: list[list[Fate]] = [fates(verb, aide, target, 0), fates(verb, aide, target, 1)]


def fates(verb: Verb, aide: int, target: int, penalty: int) -> list[Fate]:
    """What the six faces come to."""
    counts: dict[tuple[int, int], int] = {}
    for pip in range(1, PIPS + 1):
        ends = fate(verb, aide, target, pip - (penalty if target >= DAWN else 0))  # ILL-31
        counts[ends] = counts.get(ends, 0) + 1
    return [Fate(faces, ends[0], ends[1]) for ends, faces in counts.items()]


def fate(verb: Verb, aide: int, target: int, pip: int) -> tuple[int, int]:
    """The rungs of the Helper or Sacrifice and of the Target after a roll."""
    margin = pip + (VALUE[aide] if aide >= 0 else 0) - VALUE[target]
    if verb == "sacrifice":  # ILL-11
        return (SACRIFICED, max(target - margin, BOTTOM)) if margin > 0 else (aide, target)
    step = -1 if verb == "lower" else 1
    after = max(target + step, BOTTOM) if margin > 0 else target
    return (aide - 1 if verb == "help" and after != SUMMIT else aide), after  # ILL-12


def _kinds() -> list[Kind]:
    ladder, light = range(BOTTOM, SUMMIT), range(DAWN, SUMMIT)
    found: list[Kind] = []
    for owner in (OWN, OTHER):
        found += [Kind("raise", -1, owner, target) for target in ladder]
        found += [Kind("lower", -1, owner, target) for target in ladder]
        found += [Kind("sacrifice", aide, owner, target) for aide in light for target in light]
        found += [Kind("help", aide, owner, target) for aide in light for target in ladder]
    return found


KINDS: Final[list[Kind]] = _kinds()


@final
class Sides:
    """What a player's Entities can come to without a win, numbered; a side's key is a sum over its rungs."""

    def __init__(self, each: int) -> None:
        self.each = each
        self.place: list[int] = [
            (each + 1) ** rung for rung in range(SUMMIT)
        ]  # what an Entity adds to the key
        self.bags: list[tuple[int, ...]] = list(combinations_with_replacement(range(SUMMIT), each))
        self.index: dict[int, int] = {self.key(bag): n for n, bag in enumerate(self.bags)}
        self.weights: list[int] = [sum(max(DAWN - rung, 0) for rung in bag) for bag in self.bags]  # ILL-30

    def key(self, bag: Sequence[int]) -> int:
        return sum([self.place[rung] for rung in bag])

    def after(self, bag: Sequence[int], left: Sequence[int], came: Sequence[int]) -> int:
        """The number of the side with some rungs put in place of others."""
        rest = list(bag)
        for rung in left:
            rest.remove(rung)
        rest += came
        return len(self.bags) if SUMMIT in rest else self.index[self.key(rest)]


_sides: Final[dict[int, Sides]] = {}


def sides(each: int) -> Sides:
    """The sides of so many Entities, made once."""
    if each not in _sides:
        _sides[each] = Sides(each)
    return _sides[each]


def duel(each: int, limit: int) -> Duel:
    """The game for two with so many Entities each and turns for each."""
    known = sides(each)
    start = known.index[known.key([DAWN] * each)]  # ILL-02
    moves = [move for move in [_move(known, kind) for kind in KINDS] if move is not None]
    return Duel(len(known.bags), start, known.weights, moves, 2 * limit, PIPS)


def _move(known: Sides, kind: Kind) -> Move | None:
    """The kind of attempt as lists of sides, or None where it is never possible."""
    used = [kind.aide] if kind.aide >= 0 else []
    own = [*used, kind.target] if kind.owner == OWN else used
    other = [] if kind.owner == OWN else [kind.target]
    froms = [_holders(known, own), _holders(known, other)]
    if froms[0] == [] or froms[1] == []:
        return None
    faces: dict[tuple[int, int], list[int]] = {}
    for hampered in (0, 1):
        for end in kind.fates[hampered]:
            faces.setdefault((int(end.aide), int(end.target)), [0, 0])[hampered] = int(end.faces)
    results = []
    for (aide, target), counts in faces.items():
        came = [aide] if used else []
        own_to = _moved(known, froms[0], own, [*came, target] if kind.owner == OWN else came)
        other_to = _moved(known, froms[1], other, [] if kind.owner == OWN else [target])
        results.append(Result(counts[0], counts[1], own_to, other_to))
    return Move(froms[0], froms[1], results)


def _holders(known: Sides, rungs: Sequence[int]) -> list[int] | None:
    """The sides with Entities on all of these rungs; None if none is asked for."""
    if not rungs:
        return None
    return [n for n, bag in enumerate(known.bags) if all(bag.count(r) >= rungs.count(r) for r in rungs)]


def _moved(
    known: Sides, froms: list[int] | None, left: Sequence[int], came: Sequence[int]
) -> list[int] | None:
    return None if froms is None else [known.after(known.bags[n], left, came) for n in froms]
