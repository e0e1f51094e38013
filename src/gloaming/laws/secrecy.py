"""Laws of secrecy: views, imagined positions and events tell a viewer nothing that it may not know."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import cast

import msgspec

from gloaming.core import codec
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.game import AnyGame
from gloaming.core.state import Event, Seats, State, View
from gloaming.laws.random_play import (
    Viewer,
    actions_of,
    digest,
    offers,
    positions,
    sample,
    viewers,
)

EventList = list[tuple[Event, Seats | None]]


_encode = msgspec.json.Encoder(order="deterministic").encode  # equal values give equal text


def views_are_plain(game: AnyGame, seats: int) -> None:
    """Views are plain data and name their viewer; all views at once are the same as one by one."""
    for state in sample(game, seats):
        assert game.views(state, viewers(state)) == [game.view(state, each) for each in viewers(state)]
        for viewer in viewers(state):
            view = game.view(state, viewer)
            assert json.loads(json.dumps(view)) == view
            assert view["seat"] == viewer


def imagining_keeps_the_view(game: AnyGame, seats: int, seeds: int | None = None, most: int = 60) -> None:
    """A position imagined from a view gives the same view, choices, deciders, section and outcome."""
    dice = Seeded(9)
    for state in sample(game, seats, seeds, most):
        for viewer in viewers(state):
            view = game.view(state, viewer)
            world = game.imagine(cast(View, json.loads(json.dumps(view))), dice, game.content())
            assert game.view(world, viewer) == view
            assert world.deciders_for(viewer) == state.deciders_for(viewer)
            assert world.section() == state.section(), "a section is public"
            assert world.outcome() == state.outcome()
            assert (world.faces() > 0) == (state.faces() > 0)
            if viewer is not None:
                assert offers(game, world.choices(viewer)) == offers(game, state.choices(viewer))


def imagining_knows_no_secret(game: AnyGame, seats: int) -> None:
    """Where something is hidden, imagined positions differ from the real one and from each other."""
    if not game.spec.hidden_information:
        return
    differing = 0
    opening = islice(positions(game, seats, 0), 12)  # a sample may miss what is hidden only briefly
    for state in chain(opening, sample(game, seats)):
        for viewer in viewers(state):
            view = game.view(state, viewer)
            worlds = {digest(game.imagine(view, Seeded(seed), game.content())) for seed in range(8)}
            differing += len(worlds - {digest(state)}) > 1
    assert differing > 0, "imagine always returns the same position"


def events_tell_no_more_than_views(game: AnyGame, seats: int) -> None:
    """The next views and events of a viewer are the same in all worlds that it cannot tell apart.

    Only if its next view differs too, as when a card is turned up, may the events differ.
    """
    dice = Seeded(10)
    for state in sample(game, seats, most=25):
        next_steps = list(_next_steps(state))
        for viewer in viewers(state):
            here = _futures(game, next_steps, viewer)
            world = game.imagine(game.view(state, viewer), dice, game.content())
            there = _futures(game, _next_steps(world), viewer)
            for seen in here.keys() & there.keys():
                assert here[seen] == there[seen], f"an event tells {viewer} more than its view: {here[seen]}"


def questions_stay_secret(game: AnyGame, seats: int) -> None:
    """Everybody knows that they are asked themselves; that others are is secret only in games that say so."""
    for state in sample(game, seats):
        for viewer in viewers(state):
            asked, known = state.deciders(), state.deciders_for(viewer)
            assert (viewer in asked) == (viewer in known), "a seat knows whether it is asked"
            assert game.spec.secret_questions or known == asked, "the spec does not tell of secret questions"


def secret_choices_tell_nothing(game: AnyGame, seats: int) -> None:
    """As long as not all have decided, the others see the same whatever was chosen secretly."""
    for state in sample(game, seats, most=25):
        for seat in filter(state.secret_choice, state.deciders()):
            assert game.spec.hidden_information, "a secret choice is hidden information"
            tried = actions_of(state.choices(seat), Seeded(seat))
            told = {_told(game, state, seat, action) for action in tried} - {None}
            assert len(told) <= 1, f"the others see what {seat} chooses secretly"


def _told(game: AnyGame, state: State, seat: int, action: Action) -> tuple[bytes, ...] | None:
    """What the others see after a choice; None if it was the last one of those that are made together."""
    after, events = state.clone(), _Events()
    after.apply(seat, action, events)
    rest = [other for other in state.deciders() if other != seat]
    if not any(_goes_on(state, after, seat, action, other) for other in rest):
        return None
    return tuple(_seen(game, after, each, events.collected) for each in viewers(state) if each != seat)


def _goes_on(state: State, after: State, seat: int, action: Action, other: int) -> bool:
    """Whether another seat's choice leads to the same position before and after the action."""
    choice = actions_of(state.choices(other), Seeded(other))[0]
    first, second = state.clone(), after.clone()
    first.apply(other, choice)
    if first.why_not(seat, action) is not None or second.why_not(other, choice) is not None:
        return False
    first.apply(seat, action)
    second.apply(other, choice)
    return first == second


def _seen(game: AnyGame, state: State, viewer: Viewer, events: EventList) -> bytes:
    told = [[codec.kind(e), codec.fields(e)] for e, knowers in events if knowers is None or viewer in knowers]
    return _encode([game.view(state, viewer), state.deciders_for(viewer), told])


def _futures(
    game: AnyGame, next_steps: Iterable[tuple[State, EventList]], viewer: Viewer
) -> dict[bytes, set[bytes]]:
    """The views after the next step, each with the events that the viewer may get with it."""
    futures: dict[bytes, set[bytes]] = {}
    for after, events in next_steps:
        facts = [
            [codec.kind(e), codec.fields(e)] for e, knowers in events if knowers is None or viewer in knowers
        ]
        seen = _encode([game.view(after, viewer), after.deciders_for(viewer)])
        futures.setdefault(seen, set()).add(_encode(facts))
    return futures


def _next_steps(state: State) -> Iterator[tuple[State, EventList]]:
    for face in range(min(state.faces(), 64)):
        after, events = state.clone(), _Events()
        after.settle(face, events)
        yield after, events.collected
    for seat in state.deciders():
        for action in actions_of(state.choices(seat), Seeded(seat)):
            after, events = state.clone(), _Events()
            after.apply(seat, action, events)
            yield after, events.collected


class _Events:
    """Collects events."""

    def __init__(self) -> None:
        self.collected: EventList = []

    def __call__(self, event: Event, seats: Seats | None) -> None:
        self.collected.append((event, seats))
