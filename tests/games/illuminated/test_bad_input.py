"""Invalid and illegal actions are refused and change nothing."""

from __future__ import annotations

import pytest
from games.illuminated.scenario import GAME, Scene

from gloaming.core.discovery import find
from gloaming.games.illuminated.actions import END, RAISE


@pytest.mark.parametrize(
    "text", ["raise", "raise A6", "raise G1", "raise a1", "help A1", "sacrifice A1 B1 B2", "END"]
)
def test_what_is_not_notation_means_nothing(text: str) -> None:
    assert GAME.parse_action(text) is None


def test_an_entity_that_is_not_at_the_table_is_refused() -> None:
    scene = Scene("L1 L1 / L1 L1")
    for text in ("raise A3", "raise C1", "help A1 F5", "sacrifice A1 B5"):
        assert scene.why_not(text) == "refusal-no-such-entity"


def test_acting_out_of_turn_is_refused() -> None:
    scene = Scene("L1 L1 / L1 L1", turn="B")
    refusal = scene.state.why_not(0, END)
    assert refusal is not None and refusal.key == "refusal-not-your-decision"
    scene.state.apply(1, RAISE[0])
    refusal = scene.state.why_not(1, END)
    assert refusal is not None and refusal.key == "refusal-not-your-decision"


def test_another_games_action_is_not_read() -> None:
    for action in find("dunkelrunde").listed.all:
        assert GAME.parse_action(action.notation) is None


def test_proposals_leave_out_twins_and_hopeless_attempts() -> None:
    scene = Scene("L1 L1 / L5 S6", turn="A")
    assert GAME.evaluation is not None
    proposed = {GAME.format_action(action) for action in GAME.evaluation.proposals(scene.state, 0)}
    assert "raise A1" in proposed and "raise A2" not in proposed
    assert "raise B2" not in proposed
    assert "help A1 B2" in proposed
