"""Every reason is met, and what an offer says beforehand is what happens."""

from __future__ import annotations

from games.illuminated.scenario import GAME, Scene
from games.reasons import declared, met

from gloaming.core.actions import Action
from gloaming.core.state import Phrase
from gloaming.games.illuminated.actions import END
from gloaming.games.illuminated.constants import MAX_ENTITIES, VALUE, name_of, zone_of
from gloaming.games.illuminated.rules.position import Position
from gloaming.laws.random_play import sample

NEAR = ("L5 L4 / L5 S1", "L1 L5 / S2 L2", "L5 L5 / L1 L1", "S6 L2 / L5 L5")  # close to the end


def states() -> list[Position]:
    """Positions of a random game, which soon sinks into the Shadow, and some close to the end."""
    played = [state for state in sample(GAME, 3, seeds=1, most=12) if isinstance(state, Position)]
    return [Scene(drawn).state for drawn in NEAR] + played


def offers() -> list[tuple[Position, Action]]:
    return [(state, action) for state in states() for action in state.choices(int(state.turn)).listed]


def test_every_reason_is_met() -> None:
    assert met(GAME, states()) == declared(GAME)


def results(state: Position, action: Action) -> list[Position]:
    """The positions after each face of the die."""
    found = []
    for face in range(6):
        after = state.clone()
        after.apply(int(state.turn), action)
        after.settle(face)
        found.append(after)
    return found


def test_an_attempt_uses_one_action_and_ending_the_turn_leaves_the_rest() -> None:
    for state, action in offers():
        if action is END:
            assert action.price(state, state.turn) == {}
            assert action.consequences(state, state.turn) == [unused(state)]
            continue
        assert action.price(state, state.turn) == {"actions": 1}
        for after in results(state, action):
            if after.outcome() is None:
                assert after.actions == state.actions - 1 or after.turn != state.turn


def unused(state: Position) -> Phrase:
    return Phrase("consequence-unused", {"actions": int(state.actions)})


def test_the_odds_are_the_faces_that_change_the_target() -> None:
    for state, action in offers():
        target = getattr(action, "target", -1)
        if action is END or state.rungs[target] == 0:
            continue
        changed = sum(after.rungs[target] != state.rungs[target] for after in results(state, action))
        assert action.odds(state, state.turn) == (changed, 6), action.notation


def test_consequences_are_what_happens() -> None:
    """How both Entities move and when, and who may win."""
    for state, action in offers():
        if action is not END:
            assert list(action.consequences(state, state.turn)) == happens(state, action)


def happens(state: Position, action: Action) -> list[Phrase]:
    after = results(state, action)
    found = []
    won = [position for position in after if position.outcome() is not None and 11 in position.rungs]
    if won:
        winner = won[0].rungs.index(11)
        found.append(Phrase("consequence-win", {"entity": name_of(winner)}, {"seat": winner // MAX_ENTITIES}))
    own = getattr(action, "sacrifice", getattr(action, "helper", -1))
    target = getattr(action, "target", -1)
    moved = sorted({state.rungs[target] - position.rungs[target] for position in after} - {0})
    if own >= 0 and moved and not won:
        rung = state.rungs[target] - moved[-1]
        where: dict[str, int | str] = {"entity": name_of(target), "zone": zone_of(rung), "value": VALUE[rung]}
        if len(moved) == 1:
            found.append(Phrase("consequence-target", where))
        else:
            found.append(Phrase("consequence-pull", {**where, "least": moved[0], "most": moved[-1]}))
    falls = [position for position in after if own >= 0 and position.rungs[own] != state.rungs[own]]
    if falls:
        rung = falls[0].rungs[own]
        assert {position.rungs[own] for position in falls} == {rung}
        when = "success" if hasattr(action, "sacrifice") else "always" if len(falls) == 6 else "failure"
        place: dict[str, int | str] = {"zone": zone_of(rung), "value": VALUE[rung]}
        found.append(Phrase(f"consequence-{when}", {"entity": name_of(own), **place}))
    return found
