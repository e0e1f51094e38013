"""Perfect play against brute force on the rules, and what it refuses."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from lab.brute_force import Brute

from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.errors import GloamingError
from gloaming.core.settings import complete
from gloaming.games.illuminated import GAME
from gloaming.games.illuminated.ai import duel
from gloaming.games.illuminated.ai.perfect_play import RULES_VERSION, IlluminatedSolution
from gloaming.games.illuminated.constants import BOTTOM, MAX_ENTITIES, TOP
from gloaming.games.illuminated.rules.position import Position
from gloaming.games.illuminated.rules.setup import new_position
from gloaming.games.illuminated.rules.turn import begin_first_turn
from gloaming.games.illuminated.state import DECIDE
from gloaming.lab.solver.backward_induction import Solver

PERFECT = IlluminatedSolution()


def position(own: list[int], other: list[int], left: int, actions: int = 2, limit: int = 10) -> Position:
    """A position before a decision of seat A, with this many turns of both left."""
    state = new_position(2, len(own), limit)
    for seat, rungs in enumerate((own, other)):
        for number, rung in enumerate(rungs):
            state.put(seat * MAX_ENTITIES + number, rung)
    state.phase, state.turn, state.actions, state.turns = DECIDE, 0, actions, 2 * limit - left
    return state


def drawn(each: int, count: int, seed: int) -> list[tuple[list[int], list[int]]]:
    """Random sides; none has won."""
    dice = Seeded(seed)
    return [
        ([dice.below(TOP) for _ in range(each)], [dice.below(TOP) for _ in range(each)]) for _ in range(count)
    ]


@pytest.mark.parametrize(("each", "limit"), [(1, 1), (1, 2), (1, 3), (2, 1)])
def test_the_first_players_value_is_that_of_brute_force(each: int, limit: int) -> None:
    settings = complete(GAME.spec.settings, {"entities": each, "turn_limit": limit, "first": "A"}, 2)
    start = GAME.setup(2, settings, GAME.content())
    *_, (_, value) = Solver(duel.duel(each, limit), workers=1).layers()
    assert value == pytest.approx(Brute().values(start)[0], abs=1e-12)


@pytest.mark.parametrize(("each", "left", "count"), [(1, 5, 60), (2, 2, 8), (3, 1, 25), (4, 1, 3)])
def test_every_drawn_position_has_the_value_of_brute_force(each: int, left: int, count: int) -> None:
    solver = Solver(duel.duel(each, 10), workers=1)
    layer = next(square for at, (square, _) in enumerate(solver.layers(), 1) if at == left)
    known, brute = duel.sides_of(each), Brute()
    for own, other in drawn(each, count, seed=each * 100 + left):
        row, column = known.index[known.key(own)], known.index[known.key(other)]
        truth = brute.values(position(own, other, left))[0]
        assert layer[row, column] == pytest.approx(truth, abs=1e-12), (own, other)


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.parametrize(("each", "limit"), [(1, 6), (2, 2), (3, 1)])
def test_larger_tables_have_the_value_of_brute_force(each: int, limit: int) -> None:
    test_the_first_players_value_is_that_of_brute_force(each, limit)


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.parametrize(("each", "left", "count"), [(1, 12, 121), (2, 3, 12), (3, 2, 6), (5, 1, 8)])
def test_many_positions_have_the_value_of_brute_force(each: int, left: int, count: int) -> None:
    test_every_drawn_position_has_the_value_of_brute_force(each, left, count)


def test_a_move_of_the_duel_ends_where_the_engine_ends() -> None:
    """Each kind of attempt, with each face, with and without penalty, by the rules of the game."""
    for kind in duel.ATTEMPT_KINDS:
        for penalised in (False, True):
            state, action = _board(kind, penalised), _action(kind)
            assert state.why_not(0, action) is None
            ends = Counter(_end(state, action, face, kind) for face in range(6))
            expected = {
                (int(end.partner), int(end.target)): int(end.faces) for end in kind.results[penalised]
            }
            assert ends == expected, GAME.format_action(action)


def _end(state: Position, action: Action, face: int, kind: duel.AttemptKind) -> tuple[int, int]:
    """The rungs of the partner and the Target after a roll."""
    after = state.clone()
    after.apply(0, action)
    after.settle(face)
    return after.rungs[0] if kind.partner >= 0 else -1, after.rungs[_target(kind)]


def _target(kind: duel.AttemptKind) -> int:
    return 1 if kind.owner == duel.OWN else MAX_ENTITIES


def _board(kind: duel.AttemptKind, penalised: bool) -> Position:
    """Three Entities each: the partner, the Target, and others that decide who controls the Shadow."""
    state = new_position(2, 3, 100)
    if kind.partner >= 0:
        state.put(0, kind.partner)
    state.put(_target(kind), kind.target)
    for entity in (MAX_ENTITIES + 1, MAX_ENTITIES + 2) if penalised else (2,):
        state.put(entity, BOTTOM)
    begin_first_turn(state, 0)
    assert (state.control == 1) == penalised
    return state


def _action(kind: duel.AttemptKind) -> Action:
    own = f"A1 {'A2' if kind.owner == duel.OWN else 'B1'}"
    said = f"{kind.verb} {own if kind.partner >= 0 else own[3:]}"
    action = GAME.parse_action(said)
    assert action is not None
    return action


@pytest.mark.parametrize("each", [1, 2, 3])
def test_a_throw_is_worth_the_mean_of_its_faces_and_a_decision_its_best_choice(each: int) -> None:
    """The former exactly, so that luck is zero on average; the latter as exactly as the table is."""
    dice = Seeded(each)
    for own, other in drawn(each, 8, seed=each):
        state = position(own, other, left=30 + dice.below(100), actions=1 + dice.below(2), limit=100)
        value = PERFECT.values(state)
        assert sum(value) == pytest.approx(1)
        after = []
        for action in state.choices(0).listed:
            tried = state.clone()
            tried.apply(0, action)
            after.append(PERFECT.values(tried)[0])
            faces = [tried.clone() for _ in range(tried.faces())]
            for face, settled in enumerate(faces):
                settled.settle(face)
            if faces:
                mean = sum(PERFECT.values(settled)[0] for settled in faces) / len(faces)
                assert after[-1] == pytest.approx(mean, abs=1e-12)
        assert value[0] == pytest.approx(max(after), abs=0.005)


def test_before_anybody_begins_both_have_half() -> None:
    settings = complete(GAME.spec.settings, {"entities": 2}, 2)
    assert PERFECT.values(GAME.setup(2, settings, GAME.content())) == [0.5, 0.5]


def test_what_is_over_has_its_shares() -> None:
    state = position([10, 10], [6, 6], left=3)
    action = GAME.parse_action("help A1 A2")
    assert action is not None
    state.apply(0, action)
    state.settle(5)
    assert PERFECT.values(state) == [1.0, 0.0]


def test_without_a_turn_limit_the_last_layer_stands_for_all() -> None:
    endless = position([7, 6], [6, 3], left=0, limit=0)
    far = position([7, 6], [6, 3], left=1999, limit=1000)
    assert PERFECT.values(endless) == PERFECT.values(far)


def test_a_game_without_a_turn_limit_is_not_solved() -> None:
    with pytest.raises(GloamingError, match="turn limit"):
        PERFECT.duel(complete(GAME.spec.settings, {"turn_limit": 0}, 2))


def test_three_players_are_refused() -> None:
    refusal = PERFECT.why_unavailable(3, complete(GAME.spec.settings, {"entities": 3}, 3))
    assert refusal is not None and refusal.key == "refusal-oracle-seats"


@pytest.mark.parametrize("each", [1, 2, 3])
def test_small_tables_ship(each: int) -> None:
    assert PERFECT.why_unavailable(2, complete(GAME.spec.settings, {"entities": each}, 2)) is None


@pytest.mark.parametrize("each", [4, 5])
def test_a_large_table_that_is_not_there_is_named_with_its_command(
    each: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GLOAMING_CACHE", str(tmp_path))
    refusal = PERFECT.why_unavailable(2, complete(GAME.spec.settings, {"entities": each}, 2))
    command = f"gloaming solve illuminated --set entities={each}"
    assert refusal is not None and refusal.args == {"command": command}
    with pytest.raises(GloamingError, match=command):
        IlluminatedSolution().values(position([6] * each, [6] * each, left=5))


def test_tables_are_those_of_the_rules_as_they_are() -> None:
    assert GAME.spec.rules_version == RULES_VERSION


def test_the_game_offers_it() -> None:
    assert find("illuminated").solvable is not None
    assert find("dunkelrunde").solvable is None
