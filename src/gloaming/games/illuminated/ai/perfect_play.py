"""Perfect play for two players: exact values from the value table, searched to the end of the turn."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from gloaming.core.errors import GloamingError
from gloaming.core.evaluation import Solvable, won
from gloaming.core.settings import Settings
from gloaming.core.solver.duel import Duel
from gloaming.core.solver.value_table import ENDING, ValueLayer, ValueTable, cache_folder, load
from gloaming.core.state import Refusal
from gloaming.games.illuminated.ai.duel import ATTEMPT_KINDS, OWN, AttemptKind, Sides, duel, sides_of
from gloaming.games.illuminated.constants import ACTIONS_PER_TURN, MAX_ENTITIES, TOP
from gloaming.games.illuminated.rules.attempts import Attempt
from gloaming.games.illuminated.rules.position import Position
from gloaming.games.illuminated.state import DECIDE, FIRST

FOLDER: Final = Path(__file__).parent
RULES_VERSION: Final = 1  # a value table in the cache may be older than the rules
NO_LIMIT: Final = 1 << 30  # turns left without a turn limit
CACHE_SIZE: Final = 8  # of TurnValues


class Unsolvable(GloamingError):
    """The game has no value with these settings."""


@final
class TurnValues:
    """Values with a number of turns left: this turn is searched, later ones are looked up."""

    def __init__(self, sides: Sides, table: ValueTable, left: int) -> None:
        self.sides = sides
        self.now: ValueLayer = table.layer(left)
        self.last = left <= 1  # the match ends undecided after this turn (ILL-08)
        self.next: ValueLayer = table.layer(max(left - 1, 1))
        self.one_action: dict[int, float] = {}  # values with one action left, by the key of the position
        self.rung_keys = sides.rung_keys
        self.base: i64 = sides.rung_keys[-1] * MAX_ENTITIES + 1

    def value(self, own: list[int], other: list[int], actions: int) -> float:
        """The mover's share with this many actions left; a side is a count for each rung.

        At the start of a turn the value is the table's, so that a throw and the expectation before it agree.
        """
        own_key, other_key = self._key(own), self._key(other)
        if actions == ACTIONS_PER_TURN:
            return self.now.value(self.sides.index[own_key], self.sides.index[other_key])
        return self._best(own, other, own_key, other_key, actions)

    def expected(self, kind: AttemptKind, own: list[int], other: list[int], actions: int) -> float:
        """The mover's share before the roll of an attempt that leaves this many actions."""
        return self._after(kind, own, other, self._key(own), self._key(other), actions)

    def _key(self, side: list[int]) -> i64:
        key: i64 = 0
        for rung in range(TOP):
            key += side[rung] * self.rung_keys[rung]
        return key

    def _best(self, own: list[int], other: list[int], own_key: i64, other_key: i64, actions: i64) -> float:
        best = self._ended(own_key, other_key)
        if actions == 0:
            return best
        for kind in ATTEMPT_KINDS:
            if not _possible(kind, own, other):
                continue
            value = self._after(kind, own, other, own_key, other_key, actions - 1)
            if value > best:
                best = value
        return best

    def _ended(self, own_key: i64, other_key: i64) -> float:
        """The value of ending the turn."""
        if self.last:
            return 0.5
        index = self.sides.index
        return 1.0 - self.next.value(index[other_key], index[own_key])

    def _after(
        self,
        kind: AttemptKind,
        own: list[int],
        other: list[int],
        own_key: i64,
        other_key: i64,
        actions: i64,
    ) -> float:
        """The expected value of an attempt that leaves this many actions."""
        index, totals, keys = self.sides.index, self.sides.shadow_totals, self.rung_keys
        penalised = totals[index[other_key]] > totals[index[own_key]]
        total = 0.0
        for after in kind.results[1 if penalised else 0]:
            if after.target == TOP:  # ILL-05
                total += float(after.faces) if kind.owner == OWN else 0.0
                continue
            own_after, other_after = own_key, other_key
            if kind.partner >= 0:
                own_after += keys[after.partner] - keys[kind.partner]
            if kind.owner == OWN:
                own_after += keys[after.target] - keys[kind.target]
            else:
                other_after += keys[after.target] - keys[kind.target]
            if actions == 0:
                total += float(after.faces) * self._ended(own_after, other_after)
            else:
                total += float(after.faces) * self._with_one_action(
                    kind, after.partner, after.target, own, other, own_after, other_after
                )
        return total / 6.0

    def _with_one_action(
        self,
        kind: AttemptKind,
        partner: i64,
        target: i64,
        own: list[int],
        other: list[int],
        own_key: i64,
        other_key: i64,
    ) -> float:
        """The value with one action left after an attempt with this result, cached."""
        at = int(own_key * self.base + other_key)
        if at in self.one_action:
            return self.one_action[at]
        own, other = own[:], other[:]
        if kind.partner >= 0:
            own[kind.partner] -= 1
            own[partner] += 1
        owner = own if kind.owner == OWN else other
        owner[kind.target] -= 1
        owner[target] += 1
        value = self._best(own, other, own_key, other_key, 1)
        self.one_action[at] = value
        return value


def _possible(kind: AttemptKind, own: list[int], other: list[int]) -> bool:
    if kind.partner >= 0 and own[kind.partner] == 0:
        return False
    if kind.owner != OWN:
        return other[kind.target] > 0
    return own[kind.target] > (1 if kind.partner == kind.target else 0)


class IlluminatedSolution(Solvable[Position]):
    """The game for two; value tables for few Entities are shipped, the others are computed on demand."""

    def __init__(self) -> None:
        self.cache: dict[tuple[int, int], TurnValues] = {}

    def why_unavailable(self, seats: int, settings: Settings) -> Refusal | None:
        if seats != 2:
            return Refusal("refusal-oracle-seats")
        each = int(settings["entities"])
        if value_file(each).is_file():
            return None
        return Refusal("refusal-oracle-table", {"command": _command(each)})

    def duel(self, settings: Settings) -> Duel:
        limit = int(settings["turn_limit"])
        if limit == 0:
            raise Unsolvable("without a turn limit play may go on for ever and has no value: name one")
        return duel(int(settings["entities"]), limit)

    def file(self, settings: Settings) -> Path:
        return value_file(int(settings["entities"]))

    def values(self, state: Position) -> list[float]:
        result = state.result
        if result is not None:
            return won(result)
        if state.phase == FIRST:
            return [0.5, 0.5]  # both start alike, and either may begin
        mover = int(state.turn)
        left = int(state.limit * 2 - state.turns) if state.limit else NO_LIMIT
        values = self._turn_values(int(state.each), left)
        own, other = _counts(state, mover), _counts(state, 1 - mover)
        if state.phase == DECIDE:
            share = values.value(own, other, int(state.actions))
        else:
            assert state.pending is not None
            share = values.expected(_kind(state, state.pending), own, other, int(state.actions) - 1)
        return [share, 1.0 - share] if mover == 0 else [1.0 - share, share]

    def _turn_values(self, each: int, left: int) -> TurnValues:
        """Cached, because bots ask for many values of the same turn."""
        key = (each, left)
        if key not in self.cache:
            file = value_file(each)
            if not file.is_file():
                raise Unsolvable(f"there is no table for {each} Entities: {_command(each)}")
            if len(self.cache) >= CACHE_SIZE:
                self.cache.clear()
            self.cache[key] = TurnValues(sides_of(each), load(file), left)
        return self.cache[key]


def value_file(each: int) -> Path:
    """The file of values for this many Entities: the one shipped, or else one in the cache folder."""
    shipped = FOLDER / f"illuminated-{each}{ENDING}"
    if shipped.is_file():
        return shipped
    return cache_folder() / f"illuminated-rules{RULES_VERSION}-{each}{ENDING}"


def _command(each: int) -> str:
    return f"gloaming solve illuminated --set entities={each}"


def _counts(state: Position, seat: int) -> list[int]:
    counts = [0] * (TOP + 1)
    for entity in range(seat * MAX_ENTITIES, seat * MAX_ENTITIES + state.each):
        counts[state.rungs[entity]] += 1
    return counts


def _kind(state: Position, action: Attempt) -> AttemptKind:
    partner = state.rungs[action.own] if action.own >= 0 else -1
    owner = 0 if action.target // MAX_ENTITIES == state.turn else 1
    return _kinds[(action.verb, partner, owner, state.rungs[action.target])]


_kinds: Final[dict[tuple[str, int, int, int], AttemptKind]] = {
    (kind.verb, int(kind.partner), int(kind.owner), int(kind.target)): kind for kind in ATTEMPT_KINDS
}
