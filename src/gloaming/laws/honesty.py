"""The law of honesty: what a seat cannot know does not change what its bot chooses.

A position is put on the table alone, and then others that its decider could not tell from it. Nothing but
the view goes to the bot, as text; each time it is a new bot with the same dice. It must choose the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import cast

from gloaming.bots.bot import Bot
from gloaming.core.chance import Seeded
from gloaming.core.content import Pack
from gloaming.core.game import AnyGame
from gloaming.core.state import State, View
from gloaming.laws import digest, forget, length, positions

Maker = Callable[[AnyGame, Pack], Bot]

OTHERS = 3  # worlds beside the true one
OPENING = 14  # positions at the start that are looked at one by one: some things are hidden there only


@dataclass(frozen=True)
class Case:
    """A seat's decision: the worlds that it cannot tell apart, as text, the true one first."""

    seat: int
    worlds: tuple[str, ...]

    @property
    def permuted(self) -> bool:
        return len(set(self.worlds)) > 1


def cases(game: AnyGame, seats: int, most: int = 8, seed: int = 0) -> list[Case]:
    """Decisions of a random game; those in which something is hidden come first."""
    forget()  # a position is alone in memory, or a spy might see another one
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
        world = game.imagine(view, Seeded(seed + 1), game.pack())
        assert game.view(world, seat) == view
        if digest(world) != digest(state):
            worlds.append(world)
    return Case(seat, tuple(json.dumps(world.pack()) for world in worlds))


def chosen(game: AnyGame, world: str, seat: int, make: Maker, seed: int = 5) -> str:
    """What the bot chooses while this is the true position, the only one that there is."""
    pack = game.pack()
    truth = game.unpack(json.loads(world), pack)
    view = cast(View, json.loads(json.dumps(game.view(truth, seat))))
    text = game.write(make(game, pack).choose(view, seat, Seeded(seed)))
    action = game.read(text)
    assert action is not None and truth.why_not(seat, action) is None, text
    return text


def is_honest(game: AnyGame, seats: int, make: Maker, most: int = 8) -> None:
    """Fails if the bot's choice hangs on anything but its view and its dice."""
    found = cases(game, seats, most)
    assert found
    if game.spec.hidden:
        assert any(case.permuted for case in found), "nothing was hidden: this would prove nothing"
    for case in found:
        first, *others = case.worlds
        choice = chosen(game, first, case.seat, make)
        for world in (first, *others):
            assert chosen(game, world, case.seat, make) == choice, "the bot knows more than its view"
