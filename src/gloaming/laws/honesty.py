"""The law of honesty: what a seat cannot know does not change what its bot chooses.

The same decision is made in several worlds that the seat cannot tell apart. Each time a new bot gets the view
as text, and the same dice. It must choose the same action.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import cast

from gloaming.bots.bot import Bot
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.game import AnyGame
from gloaming.core.state import State, View
from gloaming.laws.random_play import digest, forget, length, positions

Maker = Callable[[AnyGame, Content], Bot]

OTHERS = 3  # worlds besides the real one
OPENING = 14  # positions at the start that are all examined: some things are hidden only there


@dataclass(frozen=True)
class Case:
    """A decision: the worlds that the seat cannot tell apart, as text, the real one first."""

    seat: int
    worlds: tuple[str, ...]

    @property
    def permuted(self) -> bool:
        return len(set(self.worlds)) > 1


def cases(game: AnyGame, seats: int, most: int = 8, seed: int = 0) -> list[Case]:
    """Decisions of a random game; those in which something is hidden come first."""
    forget()  # only one position may be in memory, or a spying bot could find another
    found = [_case(game, state, seat) for state in _spread(game, seats, seed) for seat in state.deciders()]
    hidden = [case for case in found if case.permuted]
    return [*hidden[: most - 2], *[case for case in found if not case.permuted][:2]]


def _spread(game: AnyGame, seats: int, seed: int) -> Iterator[State]:
    every = max(1, length(game, seats, seed) // 20)
    for number, state in enumerate(positions(game, seats, seed)):
        if number < OPENING or number % every == 0:
            yield state


def _case(game: AnyGame, state: State, seat: int) -> Case:
    view = game.view(state, seat)
    worlds = [state]
    for seed in range(OTHERS):
        world = game.imagine(view, Seeded(seed + 1), game.content())
        assert game.view(world, seat) == view
        if digest(world) != digest(state):
            worlds.append(world)
    return Case(seat, tuple(json.dumps(world.to_plain()) for world in worlds))


def chosen(game: AnyGame, world: str, seat: int, make: Maker, seed: int = 5) -> str:
    """What the bot chooses while this is the real position and no other is in memory."""
    content = game.content()
    truth = game.from_plain(json.loads(world), content)
    view = cast(View, json.loads(json.dumps(game.view(truth, seat))))
    text = game.format_action(make(game, content).choose(view, seat, Seeded(seed)))
    action = game.parse_action(text)
    assert action is not None and truth.why_not(seat, action) is None, text
    return text


def is_honest(game: AnyGame, seats: int, make: Maker, most: int = 8) -> None:
    """Fails if the choice of the bot depends on anything but its view and its dice."""
    found = cases(game, seats, most)
    assert found
    if game.spec.hidden_information:
        assert any(case.permuted for case in found), "nothing is hidden in these cases"
    for case in found:
        first, *others = case.worlds
        choice = chosen(game, first, case.seat, make)
        for world in (first, *others):
            assert chosen(game, world, case.seat, make) == choice, "the bot knows more than its view"
