"""The laws find errors: each of these games breaks one law on purpose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar, cast

import pytest
from toy_games.embers import Embers, EmbersView
from toy_games.embers.state import Dealt, EmbersState

from gloaming.core.chance import Dice
from gloaming.core.content import Content
from gloaming.core.fields import functions
from gloaming.core.game import AnyGame
from gloaming.core.state import Emit, Event, Outcome, Phrase, Seats
from gloaming.laws import records, secrecy, states

H = TypeVar("H", bound=EmbersState)


class PeekingView(Embers):
    """Shows how high the next player's first card is."""

    def view(self, state: EmbersState, seat: int | None) -> EmbersView:
        view = super().view(state, seat)
        hand = state.hands[((seat or 0) + 1) % state.seats]
        view["won"] = [*view["won"][:-1], view["won"][-1] + 100 * (hand[0] if hand else 0)]
        return view


class Smuggler(Embers):
    """Remembers the true state behind the view, and returns it as the determinization."""

    def view(self, state: EmbersState, seat: int | None) -> EmbersView:
        self.truth = cast(EmbersState, state.clone())
        return super().view(state, seat)

    def imagine(self, view: EmbersView, dice: Dice, content: Content) -> EmbersState:
        return cast(EmbersState, self.truth.clone())


class LoudHands(EmbersState):
    """Shows everybody which card was dealt."""

    def settle(self, face: int, emit: Emit | None = None) -> None:
        def louder(event: Event, seats: Seats | None) -> None:
            assert emit is not None
            emit(event, None if isinstance(event, Dealt) else seats)

        super().settle(face, louder if emit is not None else None)


class Loud(Embers):
    def setup(self, seats: int, settings: dict[str, int | str], content: Content) -> EmbersState:
        return _as(LoudHands, super().setup(seats, settings, content))

    def imagine(self, view: EmbersView, dice: Dice, content: Content) -> EmbersState:
        return _as(LoudHands, super().imagine(view, dice, content))


class SharedHands(EmbersState):
    """Copies share their hands."""

    def clone(self) -> SharedHands:
        copy = super().clone()
        assert isinstance(copy, SharedHands)
        copy.hands = self.hands
        return copy


class Shared(Embers):
    def setup(self, seats: int, settings: dict[str, int | str], content: Content) -> EmbersState:
        return _as(SharedHands, super().setup(seats, settings, content))


class LossyHands(EmbersState):
    """Loses cards."""

    def settle(self, face: int, emit: Emit | None = None) -> None:
        super().settle(face, emit)
        if len(self.pool) > 8:
            self.pool.pop()


class Lossy(Embers):
    def setup(self, seats: int, settings: dict[str, int | str], content: Content) -> EmbersState:
        return _as(LossyHands, super().setup(seats, settings, content))


class BoastingHands(EmbersState):
    """All seats are winners, whatever their place."""

    def outcome(self) -> Outcome | None:
        ended = super().outcome()
        if ended is None:
            return None
        return Outcome(ended.places, ended.scores, ended.reason, tuple(range(self.seats)))


class Boasting(Embers):
    def setup(self, seats: int, settings: dict[str, int | str], content: Content) -> EmbersState:
        return _as(BoastingHands, super().setup(seats, settings, content))


class OpenCards(Embers):
    """Shows the cards that were laid face down, before all have laid one."""

    def view(self, state: EmbersState, seat: int | None) -> EmbersView:
        view = super().view(state, seat)
        view["played"] = [*view["played"], *(card for card in state.laid if card >= 0)]
        return view


class ShyHands(EmbersState):
    """Keeps secret who is asked, though the spec does not say so; and what is thrown with two dice."""

    def deciders_for(self, viewer: int | None) -> Seats:
        return tuple(seat for seat in self.deciders() if seat == viewer)

    def dice(self) -> Sequence[int]:
        return (2, self.faces())

    def scores(self) -> Sequence[float]:
        return [float(won + 1) for won in self.won]

    def outcome(self) -> Outcome | None:
        ended = super().outcome()
        scores = tuple(float(won) for won in self.won)
        return None if ended is None else Outcome(ended.places, scores, ended.reason, ended.winners)


class Shy(Embers):
    def setup(self, seats: int, settings: dict[str, int | str], content: Content) -> EmbersState:
        return _as(ShyHands, super().setup(seats, settings, content))


class TellingHands(EmbersState):
    """The log's section names the first card of the first hand."""

    def section(self) -> Phrase | None:
        return Phrase("section-round", {"round": self.hands[0][0] if self.hands[0] else 0})


class Telling(Embers):
    def setup(self, seats: int, settings: dict[str, int | str], content: Content) -> EmbersState:
        return _as(TellingHands, super().setup(seats, settings, content))

    def imagine(self, view: EmbersView, dice: Dice, content: Content) -> EmbersState:
        return _as(TellingHands, super().imagine(view, dice, content))


class NewRules(Embers):
    """Does not say which release plays the rules before."""

    def __init__(self) -> None:
        super().__init__()
        self.spec = replace(self.spec, rules_version=2)


def _as(kind: type[H], state: EmbersState) -> H:
    other = kind()
    functions(kind).copy_onto(state, other)
    return other


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (PeekingView(), secrecy.imagining_keeps_the_view),
        (Telling(), secrecy.imagining_keeps_the_view),
        (Smuggler(), secrecy.imagining_knows_no_secret),
        (Loud(), secrecy.events_tell_no_more_than_views),
        (OpenCards(), secrecy.secret_choices_tell_nothing),
        (Shy(), secrecy.questions_stay_secret),
        (Shy(), states.chance_covers_its_faces),
        (Shy(), states.scores_run_to_the_outcome),
        (Shared(), states.clones_are_independent),
        (Lossy(), states.nothing_is_lost),
        (Boasting(), states.winners_come_first),
        (NewRules(), records.earlier_rules_have_a_release),
    ],
)
def test_a_broken_game_is_caught(game: AnyGame, law: Callable[[AnyGame, int], None]) -> None:
    with pytest.raises(AssertionError):
        law(game, 2)
