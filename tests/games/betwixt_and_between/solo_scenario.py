"""Solo positions of Betwixt & Between for tests."""

from __future__ import annotations

from games.betwixt_and_between.scenario import Scene, card, space

from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.rules.position import Position
from gloaming.games.betwixt_and_between.rules.spells import begin_spellbinding

PLAIN = card("move", "....")
TWIN = card("move", "....", 1)
STOP = card("stop", "....")


def solo(dummy: str = "g1", mystic: str = "a7", **chosen: int | str) -> Scene:
    """Put A at a7, having explored, and the dummy at g1; A has a card left for the next turn."""
    scene = Scene(1, **chosen).hold("A", TWIN).stand("A", mystic)
    scene.state.dummies = [space(dummy), *scene.state.dummies[1:]]
    scene.state.explored = True
    return scene.fresh()


def hide(scene: Scene, where: str, *buried: int) -> Scene:
    """Put a face-down card on the board, and set the cards that it may be."""
    scene.state.cards[space(where)] = c.FACE_DOWN
    for number in buried:
        if number != c.BLANK:
            scene.state.explorations.pool.remove(number)
    scene.state.buried = sorted(buried)
    return scene.fresh()


def dealt(state: Position) -> Position:
    """Settle chance until the player has to decide."""
    while state.faces():
        state.settle(0)
    return state


def finish(scene: Scene) -> str:
    """End the game now; return the reason of its outcome."""
    state = scene.state
    state.round, state.phase, state.turn = 3, c.LAST_SPELLBINDING, -1
    begin_spellbinding(state, 0)
    scene.fresh().play("done")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == ((0,) if outcome.reason == "reason-scenario-won" else ())
    return outcome.reason
