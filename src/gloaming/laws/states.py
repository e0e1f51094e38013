"""Laws of states: what is pending, copies, serialisation, chance, pieces, outcomes."""

from __future__ import annotations

import copy
import json
import pickle
from math import prod

from gloaming.core.chance import Seeded
from gloaming.core.game import AnyGame
from gloaming.core.state import NOBODY, first_of
from gloaming.laws.random_play import (
    actions_of,
    digest,
    first,
    offers,
    positions,
    sample,
    step,
    viewers,
)
from gloaming.laws.sample_size import samples


def one_thing_is_pending(game: AnyGame, seats: int) -> None:
    """Either chance or some seats are pending, or the game is over: exactly one of the three."""
    for state in sample(game, seats):
        pending = [state.faces() > 0, bool(state.deciders()), state.outcome() is not None]
        assert pending.count(True) == 1, pending
        for seat in range(seats):
            deciding = seat in state.deciders()
            assert (len(state.choices(seat)) > 0) == deciding, "choices are for deciders, and all of them"


def random_play_ends(game: AnyGame, seats: int) -> None:
    """Random play ends within the promised number of steps, with an outcome for every seat."""
    for seed in range(samples.ends):
        *_, last = positions(game, seats, seed, every=1_000_000)
        outcome = last.outcome()
        assert outcome is not None
        assert len(outcome.places) == len(outcome.scores) == seats


def winners_come_first(game: AnyGame, seats: int) -> None:
    """The winners are all those in first place; if nobody wins, everybody is in first place."""
    for seed in range(samples.ends):
        *_, last = positions(game, seats, seed, every=1_000_000)
        outcome = last.outcome()
        assert outcome is not None
        assert outcome.winners in (NOBODY, first_of(outcome.places))
        assert outcome.winners or set(outcome.places) == {1}


def scores_run_to_the_outcome(game: AnyGame, seats: int) -> None:
    """A running score has a figure for every seat, and ends as the final one."""
    for state in sample(game, seats, seeds=1):
        scores, outcome = state.scores(), state.outcome()
        assert scores is None or len(scores) == seats
        assert scores is None or outcome is None or tuple(scores) == outcome.scores


def clones_are_independent(game: AnyGame, seats: int) -> None:
    """What happens to a copy does not change the original."""
    for state in sample(game, seats):
        before = digest(state)
        copy = state.clone()
        assert digest(copy) == before
        for seed in range(3):
            if not step(copy, Seeded(seed)):
                break
        assert digest(state) == before


def states_serialise(game: AnyGame, seats: int) -> None:
    """A state read back from JSON is equal and has the same choices in the same order and the same views."""
    for state in sample(game, seats):
        back = game.from_plain(json.loads(json.dumps(state.to_plain())), game.content())
        assert back.to_plain() == state.to_plain()
        assert back.outcome() == state.outcome()
        assert (back.deciders(), back.faces()) == (state.deciders(), state.faces())
        for seat in range(seats):
            assert offers(game, back.choices(seat)) == offers(game, state.choices(seat))
        for viewer in viewers(state):
            assert game.view(back, viewer) == game.view(state, viewer)


def states_travel(game: AnyGame, seats: int) -> None:
    """States and actions are equal after pickling and deep copying; listed actions stay the same objects."""
    for state in sample(game, seats, seeds=1):
        assert pickle.loads(pickle.dumps(state)) == state == copy.deepcopy(state)
        for seat in state.deciders():
            for action in actions_of(state.choices(seat), Seeded(7)):
                for other in (pickle.loads(pickle.dumps(action)), copy.deepcopy(action)):
                    assert other is action if action.index >= 0 else other == action


def chance_covers_its_faces(game: AnyGame, seats: int) -> None:
    """Every face of a chance event can be settled and changes the state."""
    seen = 0
    for state in sample(game, seats):
        assert prod(state.dice()) == state.faces(), "a throw is the product of its dice"
        for face in range(min(state.faces(), 64)):
            after = state.clone()
            after.settle(face)
            assert digest(after) != digest(state)
            seen += 1
    assert seen or all(state.faces() == 0 for state in sample(game, seats))


def nothing_is_lost(game: AnyGame, seats: int) -> None:
    """All pieces that the game names are there at every time."""
    census = game.inventory(first(game, seats))
    for state in sample(game, seats):
        assert game.inventory(state) == census
