"""The Illuminated's rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.core.actions import NONE, Action, Choices
from gloaming.core.codec import Plain
from gloaming.core.state import NOBODY, SOLE, Outcome, Refusal, Seats, State, Tell
from gloaming.games.illuminated.actions import (
    BOTTOM,
    DAWN,
    MOST,
    SACRIFICED,
    SUMMIT,
    VALUE,
    Attempt,
    Began,
    Controlled,
    End,
    Help,
    Lower,
    Moved,
    Raise,
    Rolled,
    Sacrifice,
    Tried,
    Turn,
    Undecided,
    Verb,
    Won,
    present,
    zone,
)
from gloaming.games.illuminated.notation import write
from gloaming.games.illuminated.rules.offers import offers

FIRST: Final = 0  # chance draws who begins
DECIDE: Final = 1
ROLL: Final = 2
OVER: Final = 3
PHASES: Final = ("first", "decide", "roll", "over")
ACTIONS: Final = 2  # in a turn (ILL-06)


@final
class Position(State):
    """One position of The Illuminated."""

    def __init__(self, seats: int, each: int, limit: int) -> None:
        self.seats = seats
        self.each: i64 = each
        self.limit: i64 = limit
        self.rungs: list[int] = [DAWN] * (seats * MOST)  # ILL-01, ILL-02
        self.light: i64 = everyone(seats, each)  # bits of those in the Light
        self.depths: list[int] = [0] * seats  # total value in the Shadow by seat
        self.afloat: i64 = self.each * seats  # Entities above the lowest rung
        self.phase: i64 = FIRST
        self.turn: i64 = -1
        self.actions: i64 = 0
        self.turns: i64 = 0  # completed by all players together
        self.control: i64 = -1  # the seat that controls the Shadow
        self.pending: Attempt | None = None
        self.result: Outcome | None = None

    # --- what is owed --------------------------------------------------------------------------------

    def deciders(self) -> Seats:
        return SOLE[self.turn] if self.phase == DECIDE else NOBODY

    def faces(self) -> int:
        if self.phase == ROLL:
            return 6
        return self.seats if self.phase == FIRST else 0

    def outcome(self) -> Outcome | None:
        return self.result

    def choices(self, seat: int) -> Choices:
        if self.phase != DECIDE or seat != self.turn:
            return NONE
        return offers(self.light, self.turn, self.seats, self.each)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        if self.phase != DECIDE or seat != self.turn:
            return Refusal("refusal-not-your-turn")
        if isinstance(action, End):
            return None
        if isinstance(action, Sacrifice):
            return self._why_no_pair(seat, action.sacrifice, action.target, in_light=True)
        if isinstance(action, Help):
            return self._why_no_pair(seat, action.helper, action.target, in_light=False)
        if isinstance(action, Attempt):
            return self._why_no_target(action.target)
        return Refusal("refusal-unknown-action")

    def _why_no_target(self, target: int) -> Refusal | None:
        on_table = 0 <= target < self.seats * MOST and target % MOST < self.each
        return None if on_table else Refusal("refusal-no-such-entity")

    def _why_no_pair(self, seat: int, own: int, target: int, in_light: bool) -> Refusal | None:
        missing = self._why_no_target(own) or self._why_no_target(target)
        if missing is not None:
            return missing
        if own // MOST != seat:
            return Refusal("refusal-not-your-entity")
        if self.rungs[own] < DAWN:
            return Refusal("refusal-own-in-shadow")
        if own == target:
            return Refusal("refusal-same-entity")
        if in_light and self.rungs[target] < DAWN:
            return Refusal("refusal-target-in-shadow")  # ILL-11
        return None

    # --- paying a decision ---------------------------------------------------------------------------

    def apply(self, seat: int, action: Action, tell: Tell | None = None) -> None:
        if not isinstance(action, Attempt):
            self._end_turn(tell)
            return
        self.pending = action
        self.phase = ROLL
        if tell is not None:
            tell(tried(seat, action), None)

    def _end_turn(self, tell: Tell | None) -> None:
        self.turns += 1
        seats: i64 = self.seats
        if self.limit and self.turns >= self.limit * seats:  # ILL-08
            self._stop("reason-turn-limit", tell)
            return
        after = self.turn + 1
        self._begin_turn(after if after < seats else 0, ACTIONS, tell)

    def _begin_turn(self, seat: i64, actions: i64, tell: Tell | None) -> None:
        self.turn = seat
        self.actions = actions
        self.phase = DECIDE
        if tell is not None:
            tell(Turn(seat, actions), None)

    # --- paying chance ---------------------------------------------------------------------------------

    def settle(self, face: int, tell: Tell | None = None) -> None:
        if self.phase == FIRST:
            self.begin(face, tell)
        else:
            pip: i64 = face
            self._roll(pip + 1, tell)

    def begin(self, seat: int, tell: Tell | None = None) -> None:
        """The seat has the first turn, with one action only (ILL-06)."""
        if tell is not None:
            tell(Began(seat), None)
        self._begin_turn(seat, 1, tell)

    def _roll(self, pip: i64, tell: Tell | None) -> None:
        action = self.pending
        assert action is not None
        self.pending = None
        old_control = self.control
        target = action.target
        rung: i64 = self.rungs[target]
        needed: i64 = VALUE[rung]
        bonus = self.bonus(action)
        penalty = self.penalty(target)
        total: i64 = pip + bonus - penalty
        if tell is not None:
            tell(Rolled(self.turn, pip, bonus, penalty, total, needed, total > needed), None)
        if total > needed:
            self._succeed(action, rung, total - needed, tell)
        if isinstance(action, Help) and self.phase != OVER:  # ILL-12: the Target first, then the Helper
            helper = action.helper
            self._move(helper, self.rungs[helper] - 1, tell)
        self._finish_action(old_control, tell)

    def bonus(self, action: Attempt) -> i64:
        """The value that a Sacrifice or Helper adds to the roll."""
        if isinstance(action, Sacrifice):
            return VALUE[self.rungs[action.sacrifice]]
        if isinstance(action, Help):
            return VALUE[self.rungs[action.helper]]
        return 0

    def penalty(self, target: i64) -> i64:
        """1 if another player controls the Shadow and the Target is in the Light (ILL-31)."""
        if self.control < 0 or self.control == self.turn or self.rungs[target] < DAWN:
            return 0
        return 1

    def _succeed(self, action: Attempt, rung: i64, margin: i64, tell: Tell | None) -> None:
        if isinstance(action, Sacrifice):
            self._move(action.target, rung - margin, tell)
            self._move(action.sacrifice, SACRIFICED, tell)
        elif isinstance(action, Lower):
            self._move(action.target, rung - 1, tell)
        else:
            self._move(action.target, rung + 1, tell)

    def _move(self, entity: i64, rung: i64, tell: Tell | None) -> None:
        """Put the Entity on a rung, or on the lowest one if the steps go beyond (ILL-20 to ILL-22)."""
        new: i64 = max(rung, BOTTOM)
        if tell is not None:
            self._tell_move(entity, new, tell)
        self.put(entity, new)
        if new == SUMMIT:
            self._win(entity, tell)

    def _tell_move(self, entity: i64, new: i64, tell: Tell) -> None:
        old: i64 = self.rungs[entity]
        if new != old:
            tell(Moved(entity, zone(old), VALUE[old], zone(new), VALUE[new]), None)

    def put(self, entity: i64, rung: i64) -> None:
        """Put the Entity on a rung and keep the sums right."""
        old: i64 = self.rungs[entity]
        self.rungs[entity] = rung
        if rung == BOTTOM:
            self.afloat -= 1
        if old == BOTTOM:
            self.afloat += 1
        if (old >= DAWN) != (rung >= DAWN):
            self.light ^= 1 << entity
        if old < DAWN or rung < DAWN:
            owner = entity // MOST
            depth: i64 = self.depths[owner]
            self.depths[owner] = depth + max(DAWN - rung, 0) - max(DAWN - old, 0)
            self.control = controller(self.depths)

    def _finish_action(self, old_control: i64, tell: Tell | None) -> None:
        if tell is not None and self.control != old_control:
            tell(Controlled(self.control), None)
        if self.phase == OVER:
            return
        self.actions -= 1
        if self.afloat == 0:  # ILL-09
            self._stop("reason-locked", tell)
        elif self.actions == 0:
            self._end_turn(tell)
        else:
            self.phase = DECIDE

    # --- the end -----------------------------------------------------------------------------------------

    def _win(self, entity: i64, tell: Tell | None) -> None:
        """ILL-05: at once, in anyone's turn, whoever raised it."""
        owner = entity // MOST
        self.phase = OVER
        self.result = _won[owner * 8 + self.seats]
        if tell is not None:
            tell(Won(owner, entity), None)

    def _stop(self, reason: str, tell: Tell | None) -> None:
        """ILL-08, ILL-09: nobody has won."""
        self.phase = OVER
        self.actions = 0
        self.result = Outcome((1,) * self.seats, (0,) * self.seats, reason, NOBODY)
        if tell is not None:
            tell(Undecided(reason), None)

    def resume(self, phase: int) -> None:
        """Take up a position that was put together piece by piece."""
        self.phase = phase
        if phase != OVER:
            return
        for entity in present(self.seats, self.each):
            if self.rungs[entity] == SUMMIT:
                self._win(entity, None)
                return
        self._stop("reason-locked" if self.afloat == 0 else "reason-turn-limit", None)

    # --- copies --------------------------------------------------------------------------------------------

    def clone(self) -> Position:
        copy = Position(0, 0, self.limit)
        copy.seats = self.seats
        copy.each = self.each
        copy.rungs = self.rungs[:]
        copy.light = self.light
        copy.depths = self.depths[:]
        copy.afloat = self.afloat
        copy.phase = self.phase
        copy.turn = self.turn
        copy.actions = self.actions
        copy.turns = self.turns
        copy.control = self.control
        copy.pending = self.pending
        copy.result = self.result
        return copy

    def pack(self) -> dict[str, Plain]:
        return {
            "seats": self.seats,
            "each": int(self.each),
            "limit": int(self.limit),
            "rungs": [self.rungs[entity] for entity in present(self.seats, self.each)],
            "phase": PHASES[self.phase],
            "turn": int(self.turn),
            "actions": int(self.actions),
            "turns": int(self.turns),
            "pending": write(self.pending) if self.pending is not None else "",
        }


def everyone(seats: i64, each: i64) -> i64:
    """The bits of all Entities on the table."""
    bits: i64 = 0
    for seat in range(seats):
        bits |= ((1 << each) - 1) << (seat * MOST)
    return bits


def tried(seat: int, action: Attempt) -> Tried:
    """The event that tells of an attempt."""
    if isinstance(action, Sacrifice):
        return Tried(seat, "sacrifice", action.sacrifice, action.target)
    if isinstance(action, Help):
        return Tried(seat, "help", action.helper, action.target)
    verb: Verb = "raise" if isinstance(action, Raise) else "lower"
    return Tried(seat, verb, -1, action.target)


def controller(depths: list[int]) -> i64:
    """The seat with the greatest total in the Shadow, or -1 if nobody stands alone (ILL-30, ILL-32)."""
    best: i64 = 0
    holder: i64 = -1
    for seat in range(i64(len(depths))):
        depth: i64 = depths[seat]
        if depth > best:
            best = depth
            holder = seat
        elif depth == best:
            holder = -1
    return holder


def _victory(winner: int, seats: int) -> Outcome:
    places = tuple(1 if seat == winner else 2 for seat in range(seats))
    scores = tuple(1.0 if seat == winner else 0.0 for seat in range(seats))
    return Outcome(places, scores, "reason-illuminated", (winner,))


_won: Final[list[Outcome]] = [_victory(winner, seats) for winner in range(6) for seats in range(8)]
