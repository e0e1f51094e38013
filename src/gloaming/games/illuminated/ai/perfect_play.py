"""Perfect play for two: the values of all positions from a table, the rest of a turn thought through."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from gloaming.core.errors import Trouble
from gloaming.core.evaluation import Solvable
from gloaming.core.settings import Settings
from gloaming.core.solver.duel import Duel
from gloaming.core.solver.value_table import ENDING, Layer, Solved, cache_folder, load
from gloaming.core.state import Refusal
from gloaming.games.illuminated.actions import MOST, SUMMIT, Attempt, Help, Lower, Raise, Sacrifice, Verb
from gloaming.games.illuminated.ai.duel import KINDS, OWN, Kind, Sides, duel, sides
from gloaming.games.illuminated.rules.position import ACTIONS, DECIDE, FIRST, Position

DATA: Final = Path(__file__).parent
RULES: Final = 1  # the version that tables are made for: one in the cache may be older than the game
FAR: Final = 1 << 30  # turns left where there is no limit
MINDS: Final = 8  # numbers of turns left for which values are remembered


class Unsolvable(Trouble):
    """Settings under which the game has no value."""


@final
class Mind:
    """Values with so many turns left: the rest of a turn is thought through, what follows is looked up."""

    def __init__(self, known: Sides, table: Solved, left: int) -> None:
        self.known = known
        self.now: Layer = table.layer(left)
        self.last = left <= 1  # nothing follows this turn: half a win each (ILL-08)
        self.next: Layer = table.layer(max(left - 1, 1))
        self.single: dict[int, float] = {}  # positions with one action left, by their key
        self.place = known.place
        self.base: i64 = known.place[-1] * MOST + 1

    def value(self, own: list[int], other: list[int], actions: int) -> float:
        """The mover's share with so many actions left; a side is a count for each rung.

        At the start of a turn it is the table's own, so that what a throw brings and what was expected of it
        are counted alike.
        """
        key, against = self._key(own), self._key(other)
        if actions == ACTIONS:
            return self.now.worth(self.known.index[key], self.known.index[against])
        return self._best(own, other, key, against, actions)

    def expected(self, kind: Kind, own: list[int], other: list[int], actions: int) -> float:
        """The mover's share before the roll of an attempt after which so many actions are left."""
        return self._tried(kind, own, other, self._key(own), self._key(other), actions)

    def _key(self, side: list[int]) -> i64:
        key: i64 = 0
        for rung in range(SUMMIT):
            key += side[rung] * self.place[rung]
        return key

    def _best(self, own: list[int], other: list[int], key: i64, against: i64, actions: i64) -> float:
        best = self._ended(key, against)
        if actions == 0:
            return best
        for kind in KINDS:
            if not _possible(kind, own, other):
                continue
            worth = self._tried(kind, own, other, key, against, actions - 1)
            if worth > best:
                best = worth
        return best

    def _ended(self, key: i64, against: i64) -> float:
        """The value of ending the turn: what the other one leaves."""
        if self.last:
            return 0.5
        index = self.known.index
        return 1.0 - self.next.worth(index[against], index[key])

    def _tried(
        self, kind: Kind, own: list[int], other: list[int], key: i64, against: i64, actions: i64
    ) -> float:
        index, weights, place = self.known.index, self.known.weights, self.place
        hampered = weights[index[against]] > weights[index[key]]
        total = 0.0
        for end in kind.fates[1 if hampered else 0]:
            if end.target == SUMMIT:  # ILL-05
                total += float(end.faces) if kind.owner == OWN else 0.0
                continue
            mine, others = key, against
            if kind.aide >= 0:
                mine += place[end.aide] - place[kind.aide]
            if kind.owner == OWN:
                mine += place[end.target] - place[kind.target]
            else:
                others += place[end.target] - place[kind.target]
            if actions == 0:
                total += float(end.faces) * self._ended(mine, others)
            else:
                total += float(end.faces) * self._single(kind, end.aide, end.target, own, other, mine, others)
        return total / 6.0

    def _single(
        self, kind: Kind, aide: i64, target: i64, own: list[int], other: list[int], key: i64, against: i64
    ) -> float:
        """The value with one action left after an attempt came out so, remembered."""
        at = int(key * self.base + against)
        if at in self.single:
            return self.single[at]
        own, other = own[:], other[:]
        if kind.aide >= 0:
            own[kind.aide] -= 1
            own[aide] += 1
        aimed = own if kind.owner == OWN else other
        aimed[kind.target] -= 1
        aimed[target] += 1
        worth = self._best(own, other, key, against, 1)
        self.single[at] = worth
        return worth


def _possible(kind: Kind, own: list[int], other: list[int]) -> bool:
    if kind.aide >= 0 and own[kind.aide] == 0:
        return False
    if kind.owner != OWN:
        return other[kind.target] > 0
    return own[kind.target] > (1 if kind.aide == kind.target else 0)


class IlluminatedSolvable(Solvable[Position]):
    """The Illuminated for two players; tables for few Entities ship, the others are made on demand."""

    def __init__(self) -> None:
        self.minds: dict[tuple[int, int], Mind] = {}

    def lack(self, seats: int, settings: Settings) -> Refusal | None:
        if seats != 2:
            return Refusal("refusal-oracle-seats")
        each = int(settings["entities"])
        if table_file(each).is_file():
            return None
        return Refusal("refusal-oracle-table", {"command": _command(each)})

    def duel(self, settings: Settings) -> Duel:
        limit = int(settings["turn_limit"])
        if limit == 0:
            raise Unsolvable("without a turn limit play may go on for ever and has no value: name one")
        return duel(int(settings["entities"]), limit)

    def file(self, settings: Settings) -> Path:
        return table_file(int(settings["entities"]))

    def values(self, state: Position) -> list[float]:
        result = state.result
        if result is not None:
            return result.shares
        if state.phase == FIRST:
            return [0.5, 0.5]  # both start alike, and either may begin
        mover = int(state.turn)
        mind = self._mind(int(state.each), int(state.limit * 2 - state.turns) if state.limit else FAR)
        own, other = _counts(state, mover), _counts(state, 1 - mover)
        if state.phase == DECIDE:
            share = mind.value(own, other, int(state.actions))
        else:
            assert state.pending is not None
            share = mind.expected(_kind(state, state.pending), own, other, int(state.actions) - 1)
        return [share, 1.0 - share] if mover == 0 else [1.0 - share, share]

    def _mind(self, each: int, left: int) -> Mind:
        """The last ones are kept: a bot asks for many values of one turn, one after the other."""
        key = (each, left)
        if key not in self.minds:
            file = table_file(each)
            if not file.is_file():
                raise Unsolvable(f"there is no table for {each} Entities: {_command(each)}")
            if len(self.minds) >= MINDS:
                self.minds.clear()
            self.minds[key] = Mind(sides(each), load(file), left)
        return self.minds[key]


def table_file(each: int) -> Path:
    """Where the table for so many Entities lies or would lie."""
    ours = DATA / f"illuminated-{each}{ENDING}"
    return ours if ours.is_file() else cache_folder() / f"illuminated-rules{RULES}-{each}{ENDING}"


def _command(each: int) -> str:
    return f"gloaming solve illuminated --entities {each}"


def _counts(state: Position, seat: int) -> list[int]:
    counts = [0] * (SUMMIT + 1)
    for entity in range(seat * MOST, seat * MOST + state.each):
        counts[state.rungs[entity]] += 1
    return counts


def _kind(state: Position, action: Attempt) -> Kind:
    """Which kind of attempt this is."""
    aide = -1
    verb: Verb = "raise"
    if isinstance(action, Sacrifice):
        verb, aide = "sacrifice", state.rungs[action.sacrifice]
    elif isinstance(action, Help):
        verb, aide = "help", state.rungs[action.helper]
    elif isinstance(action, Lower):
        verb = "lower"
    else:
        assert isinstance(action, Raise)
    owner = 0 if action.target // MOST == state.turn else 1
    return _named[(verb, aide, owner, state.rungs[action.target])]


_named: Final[dict[tuple[str, int, int, int], Kind]] = {
    (kind.verb, int(kind.aide), int(kind.owner), int(kind.target)): kind for kind in KINDS
}
