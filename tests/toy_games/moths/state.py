"""The state of Moths with its rules: nobody knows who holds the lamp and is asked whether to shine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gloaming.core.actions import Action
from gloaming.core.catalogue import Actions, Events, numbers
from gloaming.core.content import Content
from gloaming.core.state import NOBODY, Emit, Event, Outcome, Phrase, Refusal, Seats, State, first_of

ROUNDS = 4
HITS = 2  # that win the game for the holder
NOT_YET = -1
DEAL, ROUND, OVER = "deal", "round", "over"


@dataclass(frozen=True, eq=False)
class Fly(Action):
    """The flier of the round goes left (0) or right (1)."""

    way: int

    def why_not(self, state: MothsState, seat: int) -> Refusal | None:
        return None if seat == state.flier and state.way == NOT_YET else Refusal("refusal-fly")

    def apply(self, state: MothsState, seat: int, emit: Emit) -> None:
        state.way = self.way
        emit(Flown(seat, self.way), None)
        state.end_round(emit)


@dataclass(frozen=True, eq=False)
class Shine(Action):
    """The holder of the lamp lights one side; it is a hit if the flier goes there."""

    way: int

    def why_not(self, state: MothsState, seat: int) -> Refusal | None:
        return None if seat == state.holder and state.lit == NOT_YET else Refusal("refusal-shine")

    def apply(self, state: MothsState, seat: int, emit: Emit) -> None:
        state.lit = self.way
        emit(Lit(seat, self.way), (seat,))
        state.end_round(emit)


CATALOGUE = Actions(way=numbers(2))
FLY = CATALOGUE.every(Fly, "fly {way}")
SHINE = CATALOGUE.every(Shine, "shine {way}")


@dataclass(frozen=True)
class Found(Event):
    seat: int


@dataclass(frozen=True)
class Flown(Event):
    seat: int
    way: int


@dataclass(frozen=True)
class Lit(Event):
    seat: int
    way: int


@dataclass(frozen=True)
class Ended(Event):
    number: int


LOG = Events()
LOG.say(Found, "seat")
LOG.say(Flown, "seat way")
LOG.say(Lit, "seat way")
LOG.say(Ended, "number")


class MothsState(State):
    phase: str = DEAL
    holder: int = NOT_YET
    number: int = 0  # of the round
    way: int = NOT_YET
    lit: int = NOT_YET
    hits: int = 0
    flown: list[int]  # the ways of earlier rounds

    @property
    def flier(self) -> int:
        return self.number % self.seats if self.phase == ROUND else NOT_YET

    def deciders(self) -> Seats:
        if self.phase != ROUND:
            return NOBODY
        asked = {self.flier} if self.way == NOT_YET else set()
        return tuple(sorted(asked | ({self.holder} if self.lit == NOT_YET else set())))

    def deciders_for(self, viewer: int | None) -> Seats:
        flier = self.flier if self.way == NOT_YET else viewer
        return tuple(seat for seat in self.deciders() if seat in (flier, viewer))

    def section(self) -> Phrase | None:
        return Phrase("section-round", {"number": self.number + 1}) if self.phase == ROUND else None

    def faces(self) -> int:
        return self.seats if self.phase == DEAL else 0

    def settle(self, face: int, emit: Emit | None = None) -> None:
        self.holder, self.phase = face, ROUND
        if emit is not None:
            emit(Found(face), (face,))

    def end_round(self, emit: Emit) -> None:
        if NOT_YET in (self.way, self.lit):
            return
        self.hits += self.way == self.lit
        self.flown.append(self.way)
        self.way = self.lit = NOT_YET
        self.number += 1
        emit(Ended(self.number), None)
        if self.number == ROUNDS:
            self.phase = OVER

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        won = self.hits >= HITS
        places = tuple(1 if (seat == self.holder) == won else self.seats for seat in range(self.seats))
        scores = tuple(float(self.hits) if seat == self.holder else 0.0 for seat in range(self.seats))
        return Outcome(places, scores, "reason-dawn", first_of(places))


def new_state(seats: int, content: Content) -> MothsState:
    state = MothsState()
    state.content = content
    state.seats = seats
    state.flown = []
    return state


def inventory(state: MothsState) -> Sequence[str]:
    return ["lamp", *(f"moth {seat}" for seat in range(state.seats))]
