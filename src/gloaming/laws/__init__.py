"""The laws that every game keeps: functions of a game and a number of seats that fail if one is broken."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import chain, islice
from typing import cast

import msgspec

from gloaming.core import codec
from gloaming.core.actions import Action, Choices
from gloaming.core.chance import Seeded
from gloaming.core.game import AnyGame
from gloaming.core.match import Table
from gloaming.core.record.format import Player
from gloaming.core.record.reader import read
from gloaming.core.record.replay import position
from gloaming.core.record.verify import verify
from gloaming.core.settings import complete
from gloaming.core.state import Event, Phrase, Seats, State, View
from gloaming.i18n.catalogue import LANGUAGES, catalogue
from gloaming.laws.sample_size import samples

Viewer = int | None
Told = list[tuple[Event, Seats | None]]

plainly = msgspec.json.Encoder(order="deterministic").encode  # one text for equal things, and quick

HOUSE_REFUSALS = {"refusal-not-your-decision", "refusal-over", "refusal-not-begun"}


# --- random games ------------------------------------------------------------------------------------


def first(game: AnyGame, seats: int) -> State:
    return game.setup(seats, complete(game.spec.settings, {}, seats), game.pack())


def step(state: State, dice: Seeded, tell: Callable[[Event, Seats | None], None] | None = None) -> bool:
    """Pay what is owed at random; False when nothing is."""
    faces = state.faces()
    if faces:
        state.settle(dice.below(faces), tell)
        return True
    deciders = state.deciders()
    if not deciders:
        return False
    seat = deciders[dice.below(len(deciders))]
    state.apply(seat, state.choices(seat).pick(dice), tell)
    return True


def positions(game: AnyGame, seats: int, seed: int, every: int = 1) -> Iterator[State]:
    """The positions of a random game, to its end; each may be used up."""
    state, dice = first(game, seats), Seeded(seed)
    for number in range(game.spec.bound + 1):
        if number % every == 0:
            yield state.clone()
        if not step(state, dice):
            yield state.clone()
            return
    raise AssertionError(f"{game.spec.id} with {seats} seats did not end within {game.spec.bound} payments")


def sample(game: AnyGame, seats: int, seeds: int | None = None, most: int = 60) -> Iterator[State]:
    """Positions spread over some random games; each may be used up."""
    for seed in range(seeds or samples.games):
        yield from (state.clone() for state in _spread(game, seats, seed, most))


@lru_cache(16)  # law after law looks at the same positions
def _spread(game: AnyGame, seats: int, seed: int, most: int) -> list[State]:
    return list(positions(game, seats, seed, every=max(1, length(game, seats, seed) // most)))


def forget() -> None:
    """Keep no position in memory."""
    _spread.cache_clear()


@lru_cache(16)
def length(game: AnyGame, seats: int, seed: int) -> int:
    """How many payments a random game takes."""
    state, dice, paid = first(game, seats), Seeded(seed), 0
    while paid <= game.spec.bound and step(state, dice):
        paid += 1
    return paid


def viewers(state: State) -> list[Viewer]:
    return [None, *range(state.seats)]


def digest(state: State) -> str:
    return codec.digest(state.pack())


def offers(game: AnyGame, choices: Choices) -> list[object]:
    """What is offered, in order, as plain data."""
    spans = [[(r.field, r.low, r.high) for r in span.ranges] for span in choices.spans]
    return [*(game.write(action) for action in choices.listed), *spans]


def actions_of(choices: Choices, dice: Seeded) -> list[Action]:
    """All listed actions, and some of each span."""
    picked = [span.pick(dice) for span in choices.spans for _ in range(5)]
    return choices.listed + [action for action in picked if action is not None]


# --- the laws ----------------------------------------------------------------------------------------


def owes_one_thing(game: AnyGame, seats: int) -> None:
    """Chance, some seats, or nobody because it is over: never two of them, never none."""
    for state in sample(game, seats):
        owed = [state.faces() > 0, bool(state.deciders()), state.outcome() is not None]
        assert owed.count(True) == 1, owed
        for seat in range(seats):
            deciding = seat in state.deciders()
            assert (len(state.choices(seat)) > 0) == deciding, "choices are for deciders, and all of them"


def random_play_ends(game: AnyGame, seats: int) -> None:
    for seed in range(samples.ends):
        *_, last = positions(game, seats, seed, every=1_000_000)
        outcome = last.outcome()
        assert outcome is not None
        assert len(outcome.places) == len(outcome.scores) == seats
        assert abs(sum(outcome.shares) - 1) < 1e-9


def winners_come_first(game: AnyGame, seats: int) -> None:
    """Winners are seats in order, each named once and each in the first place; there may be none."""
    for seed in range(samples.ends):
        *_, last = positions(game, seats, seed, every=1_000_000)
        outcome = last.outcome()
        assert outcome is not None
        assert outcome.winners == tuple(sorted(set(outcome.winners) & set(range(seats))))
        assert all(outcome.places[seat] == 1 for seat in outcome.winners)


def clones_are_independent(game: AnyGame, seats: int) -> None:
    for state in sample(game, seats):
        before = digest(state)
        copy = state.clone()
        assert digest(copy) == before
        for seed in range(3):
            if not step(copy, Seeded(seed)):
                break
        assert digest(state) == before


def states_serialise(game: AnyGame, seats: int) -> None:
    """There and back through JSON: the same position, the same choices in the same order, the same views."""
    for state in sample(game, seats):
        back = game.unpack(json.loads(json.dumps(state.pack())), game.pack())
        assert back.pack() == state.pack()
        assert back.outcome() == state.outcome()
        assert (back.deciders(), back.faces()) == (state.deciders(), state.faces())
        for seat in range(seats):
            assert offers(game, back.choices(seat)) == offers(game, state.choices(seat))
        for viewer in viewers(state):
            assert game.view(back, viewer) == game.view(state, viewer)


def views_are_plain(game: AnyGame, seats: int) -> None:
    for state in sample(game, seats):
        for viewer in viewers(state):
            view = game.view(state, viewer)
            assert json.loads(json.dumps(view)) == view
            assert view["seat"] == viewer


def offered_is_legal(game: AnyGame, seats: int) -> None:
    dice = Seeded(5)
    for state in sample(game, seats):
        for seat in state.deciders():
            for action in actions_of(state.choices(seat), dice):
                assert state.why_not(seat, action) is None, game.write(action)


def the_rest_is_refused(game: AnyGame, seats: int) -> None:
    """Whatever was offered at some other time or to another seat is refused, with a key that has a text."""
    dice = Seeded(6)
    everything: dict[str, Action] = {}
    for state in sample(game, seats):
        for seat in state.deciders():
            everything |= {game.write(action): action for action in actions_of(state.choices(seat), dice)}
    say = catalogue("en", game)
    refused = 0
    for state in sample(game, seats, seeds=1):
        before = digest(state)
        for seat in range(seats):
            choices = state.choices(seat)
            offered = {game.write(action) for action in choices.listed}
            for text, action in everything.items():
                refusal = state.why_not(seat, action)
                if choices.spans and refusal is None:
                    continue
                assert (refusal is None) == (text in offered), (text, refusal)
                if refusal is not None:
                    refused += 1
                    assert say.has(refusal.key), refusal.key
        assert digest(state) == before, "asking changes nothing"
    assert refused > 0


def chance_covers_its_faces(game: AnyGame, seats: int) -> None:
    seen = 0
    for state in sample(game, seats):
        for face in range(min(state.faces(), 64)):
            after = state.clone()
            after.settle(face)
            assert digest(after) != digest(state)
            seen += 1
    assert seen or all(state.faces() == 0 for state in sample(game, seats))


def records_replay(game: AnyGame, seats: int) -> None:
    """A table's record reads back, replays to equal digests, and its dice verify."""
    table = random_table(game, seats, 7)
    again = read(table.record.text())
    assert again.text() == table.record.text()
    assert digest(position(game, again, game.pack())) == digest(table.state)
    assert verify(game, again, game.pack()) is None
    followed = Table(game, again, table.secret, game.pack()).record.end
    assert followed is not None and table.record.end is not None
    assert followed.outcome == table.record.end.outcome, "the same winners too, which no line names"


def random_table(game: AnyGame, seats: int, seed: int) -> Table:
    """A finished table at which everybody played at random."""
    table = Table.open(game, [Player(f"P{seat}") for seat in range(seats)], {}, secret=f"{seed:064x}")
    table.speak({seat: f"word {seat}" for seat in range(seats)})
    dice = Seeded(seed)
    table.run_chance()
    while table.state.outcome() is None:
        seat = table.deciders()[dice.below(len(table.deciders()))]
        assert table.submit(seat, table.offers(seat).pick(dice)) is None
        table.run_chance()
    return table


def nothing_is_lost(game: AnyGame, seats: int) -> None:
    census = game.census(first(game, seats))
    assert census, "a game names its pieces"
    for state in sample(game, seats):
        assert game.census(state) == census


def choices_keep_their_order(game: AnyGame, seats: int) -> None:
    for state in sample(game, seats):
        for seat in range(seats):
            here = offers(game, state.choices(seat))
            assert offers(game, state.clone().choices(seat)) == here
            assert len({str(offer) for offer in here}) == len(here), "no choice twice"


def notation_reads_back(game: AnyGame, seats: int) -> None:
    dice = Seeded(8)
    for state in sample(game, seats):
        for seat in state.deciders():
            for action in actions_of(state.choices(seat), dice):
                assert game.read(game.write(action)) == action
    for nonsense in ("", " ", "no such thing", "0", "-1", "\x00", "😀", "end end end"):
        assert game.read(nonsense) is None


# --- secrecy -----------------------------------------------------------------------------------------


def imagining_keeps_the_view(game: AnyGame, seats: int, seeds: int | None = None, most: int = 60) -> None:
    """From a view alone one gets a position that looks the same, offers the same and is over alike."""
    dice = Seeded(9)
    for state in sample(game, seats, seeds, most):
        for viewer in viewers(state):
            view = game.view(state, viewer)
            world = game.imagine(cast(View, json.loads(json.dumps(view))), dice, game.pack())
            assert game.view(world, viewer) == view
            assert world.deciders() == state.deciders()
            assert world.outcome() == state.outcome()
            assert (world.faces() > 0) == (state.faces() > 0)
            if viewer is not None:
                assert offers(game, world.choices(viewer)) == offers(game, state.choices(viewer))


def imagining_knows_no_secret(game: AnyGame, seats: int) -> None:
    """Where something is hidden, imagined positions differ from the true one and from each other."""
    if not game.spec.hidden:
        return
    differing = 0
    opening = islice(positions(game, seats, 0), 12)  # a sample may miss what is hidden for a few steps only
    for state in chain(opening, sample(game, seats)):
        for viewer in viewers(state):
            view = game.view(state, viewer)
            worlds = {digest(game.imagine(view, Seeded(seed), game.pack())) for seed in range(8)}
            differing += len(worlds - {digest(state)}) > 1
    assert differing > 0, "imagine always returns one and the same position"


def events_tell_no_more_than_views(game: AnyGame, seats: int) -> None:
    """What a viewer can see and hear next is the same in every world that it cannot tell from this one.

    Only where it sees something that the other world cannot show (a card is turned up) may it hear more.
    """
    dice = Seeded(10)
    for state in sample(game, seats, most=25):
        payments = list(_payments(state))
        for viewer in viewers(state):
            here = _futures(game, payments, viewer)
            world = game.imagine(game.view(state, viewer), dice, game.pack())
            there = _futures(game, _payments(world), viewer)
            for seen in here.keys() & there.keys():
                assert here[seen] == there[seen], f"an event tells {viewer} more than its view: {here[seen]}"


def _futures(
    game: AnyGame, payments: Iterable[tuple[State, Told]], viewer: Viewer
) -> dict[bytes, set[bytes]]:
    """What the viewer may see after the next payment, and what it may hear with it."""
    futures: dict[bytes, set[bytes]] = {}
    for after, told in payments:
        facts = [
            [codec.kind(e), codec.fields(e)] for e, knowers in told if knowers is None or viewer in knowers
        ]
        seen = plainly(game.view(after, viewer))
        futures.setdefault(seen, set()).add(plainly(facts))
    return futures


def _payments(state: State) -> Iterator[tuple[State, Told]]:
    for face in range(min(state.faces(), 64)):
        after, told = state.clone(), Ear()
        after.settle(face, told)
        yield after, told.heard
    for seat in state.deciders():
        for action in actions_of(state.choices(seat), Seeded(seat)):
            after, told = state.clone(), Ear()
            after.apply(seat, action, told)
            yield after, told.heard


class Ear:
    """A teller that keeps what it is told."""

    def __init__(self) -> None:
        self.heard: Told = []

    def __call__(self, event: Event, seats: Seats | None) -> None:
        self.heard.append((event, seats))


# --- words -------------------------------------------------------------------------------------------


def keys_have_texts(game: AnyGame, seats: int) -> None:
    """Everything that a random game can say has a text in every language, with every argument it names."""
    names = [f"N{seat}" for seat in range(seats)]
    for language in LANGUAGES:
        say = catalogue(language, game)
        for phrase in _phrases(game, seats):
            assert say.has(phrase.key), f"{language}: {phrase.key}"
            assert "{" not in say.phrase(phrase, names), f"{language}: {phrase.key}"
        for key in _fixed_keys(game, seats):
            assert say.has(key), f"{language}: {key}"
        state = first(game, seats)
        assert game.draw(game.view(state, 0), names, say).strip()


def _phrases(game: AnyGame, seats: int) -> list[Phrase]:
    found: dict[str, Phrase] = {}
    told: Told = []
    dice = Seeded(11)
    for state in sample(game, seats):
        for seat in state.deciders():
            found |= {p.key: p for p in map(game.describe, actions_of(state.choices(seat), dice))}
        step(state, dice, lambda event, knowers: told.append((event, knowers)))
    reported = [game.report(event) for event, _ in told]
    found |= {phrase.key: phrase for phrase in reported if phrase is not None}
    return list(found.values())


def _fixed_keys(game: AnyGame, seats: int) -> list[str]:
    keys = ["name", "tagline"]
    for setting in game.spec.settings:
        keys += [f"setting-{setting.key}", f"setting-{setting.key}-help"]
    for seed in range(3):
        for state in positions(game, seats, seed, every=1_000_000):
            outcome = state.outcome()
            keys += [outcome.reason] if outcome is not None else []
    return keys


LAWS: list[Callable[[AnyGame, int], None]] = [
    owes_one_thing,
    random_play_ends,
    winners_come_first,
    clones_are_independent,
    states_serialise,
    views_are_plain,
    offered_is_legal,
    the_rest_is_refused,
    chance_covers_its_faces,
    records_replay,
    nothing_is_lost,
    choices_keep_their_order,
    notation_reads_back,
    imagining_keeps_the_view,
    imagining_knows_no_secret,
    events_tell_no_more_than_views,
    keys_have_texts,
]
