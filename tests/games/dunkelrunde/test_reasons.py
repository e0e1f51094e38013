"""Every reason is met, and what an offer says beforehand is what happens."""

from __future__ import annotations

from games.dunkelrunde.scenario import BOARD, GAME, Scene
from games.reasons import declared, met

from gloaming.core.state import Event, Phrase, Seats
from gloaming.games.dunkelrunde.constants import gender
from gloaming.games.dunkelrunde.events import Broken, Crossed, Frightened, Helped, Walked
from gloaming.games.dunkelrunde.rules.position import Position
from gloaming.laws.random_play import sample

SCENES = (
    Scene("A girl forest3, A boy linden, ghost 1 river_bank", dice=(6, 8)),
    Scene("A girl forest3, B girl river_bank", dice=(6, 8)),
    Scene("A girl forest3, A boy tower, B girl tower, B boy hut", dice=(6, 8)),
    Scene("A girl forest3, A boy forest3, B girl river_bank", dice=(6, 6)),
    Scene("A girl castle2, A boy castle2, B girl linden", dice=(2, 2)),
    Scene("A girl castle3, A boy castle2, B boy linden", dice=(2, 3)),
    Scene("A girl castle2, A boy castle2, B girl castle1, B boy castle1", dice=(5, 5)),
    Scene("A girl bridge, B girl bridge, ghost 1 bridge, A boy forest3", dice=(3, 7)),
)


def states() -> list[Position]:
    played = [state for state in sample(GAME, 3, seeds=1, most=40) if isinstance(state, Position)]
    return [scene.state for scene in SCENES] + played


def test_every_reason_is_met() -> None:
    assert met(GAME, states()) == declared(GAME)


def test_consequences_are_what_happens() -> None:
    keys = set()
    for state in states():
        for action in state.choices(int(state.turn)).listed:
            events: list[Event] = []

            def emit(event: Event, seats: Seats | None, into: list[Event] = events) -> None:
                into.append(event)

            state.clone().apply(int(state.turn), action, emit)
            said = list(action.consequences(state, int(state.turn)))
            assert said == happened(events), action.notation
            assert action.price(state, int(state.turn)) == {}
            assert action.odds(state, int(state.turn)) is None
            keys |= {phrase.key for phrase in said}
    kinds = ("frightened", "waits", "taken-along", "helped", "broken", "broken-alone")
    assert keys == {f"consequence-{kind}" for kind in kinds}


def happened(events: list[Event]) -> list[Phrase]:
    walked = events[0]
    assert isinstance(walked, Walked)
    found, crossed = [], False
    for event in events:
        if isinstance(event, Frightened):
            found.append(about("frightened", event.child, event.place))
        elif isinstance(event, Helped):
            found.append(Phrase("consequence-helped", {"child": gender(event.child)}, seat(event.child)))
        elif isinstance(event, Crossed):
            others = [child for child in event.children if child not in walked.who]
            found += [about("taken-along", child, event.place) for child in others]
        elif isinstance(event, Broken) and len(event.winners) == 1:
            found.append(Phrase("consequence-broken-alone", {}, {"seat": event.winners[0]}))
        elif isinstance(event, Broken):
            found.append(Phrase("consequence-broken", {"count": len(event.winners)}))
        crossed = crossed or isinstance(event, Helped | Crossed)
    if walked.piece == "child" and BOARD.is_red[walked.way[-1]] and not crossed:
        found.append(about("waits", walked.who[0], walked.place))
    return found


def about(key: str, child: int, place: str) -> Phrase:
    return Phrase(f"consequence-{key}", {"child": gender(child), "place": place}, seat(child))


def seat(child: int) -> dict[str, int]:
    return {"seat": child // 2}
