"""Random play, and what the laws share: positions of random games, digests, offers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from gloaming.core import codec
from gloaming.core.actions import Action, Choices
from gloaming.core.chance import Seeded
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.core.settings import complete
from gloaming.core.state import Event, Seats, State
from gloaming.laws.sample_size import samples

Viewer = int | None


def first(game: AnyGame, seats: int) -> State:
    """The first position with default settings."""
    return game.setup(seats, complete(game.spec.settings, {}, seats), game.content())


def step(state: State, dice: Seeded, emit: Callable[[Event, Seats | None], None] | None = None) -> bool:
    """Take one random step; False if the game is over."""
    faces = state.faces()
    if faces:
        state.settle(dice.below(faces), emit)
        return True
    deciders = state.deciders()
    if not deciders:
        return False
    seat = deciders[dice.below(len(deciders))]
    state.apply(seat, state.choices(seat).sample(dice), emit)
    return True


def positions(game: AnyGame, seats: int, seed: int, every: int = 1) -> Iterator[State]:
    """The positions of a random game to its end, as copies."""
    state, dice = first(game, seats), Seeded(seed)
    for number in range(game.spec.max_random_steps + 1):
        if number % every == 0:
            yield state.clone()
        if not step(state, dice):
            yield state.clone()
            return
    raise AssertionError(
        f"{game.spec.id} with {seats} seats did not end within {game.spec.max_random_steps} steps"
    )


def sample(game: AnyGame, seats: int, seeds: int | None = None, most: int = 60) -> Iterator[State]:
    """Positions spread over some random games, as copies."""
    for seed in range(seeds or samples.games):
        yield from (state.clone() for state in _spread(game, seats, seed, most))


@lru_cache(16)  # all laws look at the same positions
def _spread(game: AnyGame, seats: int, seed: int, most: int) -> list[State]:
    return list(positions(game, seats, seed, every=max(1, length(game, seats, seed) // most)))


def forget() -> None:
    """Drop cached positions."""
    _spread.cache_clear()


@lru_cache(16)
def length(game: AnyGame, seats: int, seed: int) -> int:
    """The number of steps of a random game."""
    state, dice, steps = first(game, seats), Seeded(seed), 0
    while steps <= game.spec.max_random_steps and step(state, dice):
        steps += 1
    return steps


def viewers(state: State) -> list[Viewer]:
    """Everybody who may look: a spectator and all seats."""
    return [None, *range(state.seats)]


def digest(state: State) -> str:
    """The digest of a state."""
    return codec.digest(state.to_plain())


def offers(game: AnyGame, choices: Choices) -> list[object]:
    """The offered actions in order, as plain data."""
    spans = [[(r.field, r.low, r.high) for r in span.ranges] for span in choices.ranges]
    return [*(game.format_action(action) for action in choices.listed), *spans]


def actions_of(choices: Choices, dice: Seeded) -> list[Action]:
    """All listed actions, and some of each range."""
    picked = [span.sample(dice) for span in choices.ranges for _ in range(5)]
    return choices.listed + [action for action in picked if action is not None]


def random_table(game: AnyGame, seats: int, seed: int) -> Match:
    """A finished match of random players."""
    match = Match.new(game, [Player(f"P{seat}") for seat in range(seats)], {}, secret=f"{seed:064x}")
    match.begin({seat: f"word {seat}" for seat in range(seats)})
    dice = Seeded(seed)
    match.draw_all_chance()
    while match.state.outcome() is None:
        seat = match.deciders()[dice.below(len(match.deciders()))]
        assert match.submit(seat, match.offers(seat).sample(dice)) is None
        match.draw_all_chance()
    return match
