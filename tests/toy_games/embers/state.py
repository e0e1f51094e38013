"""The state of Embers with its rules: a hidden hand, a stake from a range, and three secret rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gloaming.core.actions import NO_CHOICES, Action, ActionRange, Choices, Range
from gloaming.core.catalogue import Actions, Events, numbers
from gloaming.core.content import Content
from gloaming.core.state import (
    NOBODY,
    ONE_SEAT,
    Emit,
    Event,
    Outcome,
    Phrase,
    Refusal,
    Seats,
    State,
    first_of,
)

CARDS = 16
HAND = 3
HIGHEST_STAKE = 99
DEAL, STAKE, LAY, OVER = "deal", "stake", "lay", "over"
NOT_NOW, NOT_HELD = Refusal("refusal-phase"), Refusal("refusal-card")
OUT_OF_BOUNDS = Refusal("refusal-stake")


@dataclass(frozen=True)
class Stake(Action):
    """A public stake; the lower one wins a tie."""

    amount: int

    def why_not(self, state: EmbersState, seat: int) -> Refusal | None:
        if state.phase != STAKE:
            return NOT_NOW
        return None if 0 <= self.amount <= HIGHEST_STAKE else OUT_OF_BOUNDS

    def apply(self, state: EmbersState, seat: int, emit: Emit) -> None:
        state.stakes[seat] = self.amount
        state.phase = STAKE if -1 in state.stakes else LAY
        emit(Staked(seat, self.amount), None)


@dataclass(frozen=True, eq=False)
class Lay(Action):
    """Lay a card face down; it may be changed until all have laid one."""

    card: int

    def why_not(self, state: EmbersState, seat: int) -> Refusal | None:
        if state.phase != LAY:
            return NOT_NOW
        return None if self.card in state.hands[seat] and self.card != state.laid[seat] else NOT_HELD

    def price(self, state: EmbersState, seat: int) -> Mapping[str, int]:
        return {"cards": 1}

    def apply(self, state: EmbersState, seat: int, emit: Emit) -> None:
        state.laid[seat] = self.card
        emit(Laid(seat), None)
        if -1 not in state.laid:
            state.show(emit)


CATALOGUE = Actions(card=numbers(CARDS))
LAYS = CATALOGUE.every(Lay, "lay {card}")


@dataclass(frozen=True)
class Dealt(Event):
    seat: int
    card: int


@dataclass(frozen=True)
class Staked(Event):
    seat: int
    amount: int


@dataclass(frozen=True)
class Laid(Event):
    seat: int


@dataclass(frozen=True)
class Shown(Event):
    cards: tuple[int, ...]
    winner: int


LOG = Events()
LOG.say(Dealt, "seat card")
LOG.say(Staked, "seat amount")
LOG.say(Laid, "seat")
LOG.say(Shown, "winner:seat")


class EmbersState(State):
    phase: str = DEAL
    pool: list[int]
    hands: list[list[int]]
    laid: list[int]
    stakes: list[int]
    won: list[int]
    played: list[int]

    def deciders(self) -> Seats:
        if self.phase == STAKE:
            return ONE_SEAT[self.stakes.index(-1)]
        if self.phase == LAY:
            return tuple(s for s in range(self.seats) if self.laid[s] < 0 or len(self.hands[s]) > 1)
        return NOBODY

    def secret_choice(self, seat: int) -> bool:
        return self.phase == LAY

    def section(self) -> Phrase | None:
        if self.phase == STAKE:
            return Phrase("section-stake")
        return (
            Phrase("section-round", {"round": 1 + HAND - len(self.hands[0])}) if self.phase == LAY else None
        )

    def faces(self) -> int:
        return len(self.pool) if self.phase == DEAL else 0

    def choices(self, seat: int) -> Choices:
        if seat not in self.deciders():
            return NO_CHOICES
        if self.phase == STAKE:
            return Choices(
                (),
                [ActionRange("stake", [Range("amount", 0, HIGHEST_STAKE)], lambda values: Stake(values[0]))],
            )
        return Choices([LAYS[card] for card in sorted(self.hands[seat]) if card != self.laid[seat]])

    def show(self, emit: Emit) -> None:
        winner = self.laid.index(max(self.laid))
        self.won[winner] += 1
        self.played += self.laid
        emit(Shown(tuple(self.laid), winner), None)
        for seat, card in enumerate(self.laid):
            self.hands[seat].remove(card)
        self.laid = [-1] * self.seats
        self.phase = LAY if self.hands[0] else OVER

    def settle(self, face: int, emit: Emit | None = None) -> None:
        seat = min(range(self.seats), key=lambda s: len(self.hands[s]))
        card = self.pool.pop(face)
        self.hands[seat].append(card)
        if emit is not None:
            emit(Dealt(seat, card), (seat,))
        self.phase = STAKE if all(len(hand) == HAND for hand in self.hands) else DEAL

    def scores(self) -> Sequence[float]:
        return [float(won) for won in self.won]

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        ranks = [(-won, stake) for won, stake in zip(self.won, self.stakes, strict=True)]
        places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
        return Outcome(places, tuple(self.scores()), "reason-burnt-down", first_of(places))


def new_state(seats: int, content: Content) -> EmbersState:
    state = EmbersState()
    state.content = content
    state.seats = seats
    state.pool = list(range(CARDS))
    state.hands = [[] for _ in range(seats)]
    state.laid = [-1] * seats
    state.stakes = [-1] * seats
    state.won = [0] * seats
    state.played = []
    return state


def inventory(state: EmbersState) -> list[int]:
    """Every card of the game; a laid card still counts in its hand."""
    everywhere: Sequence[int] = [*state.pool, *state.played, *(card for hand in state.hands for card in hand)]
    return sorted(everywhere)
