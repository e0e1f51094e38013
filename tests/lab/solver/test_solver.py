"""Value tables: packaged ones equal a new solution, files are read back, and rounding loses little."""

from __future__ import annotations

from array import array
from pathlib import Path

import numpy as np
import pytest

from gloaming.core.discovery import find
from gloaming.core.settings import complete
from gloaming.core.solver.duel import Duel, Move, Result
from gloaming.core.solver.value_table import BadValueTable, ValueTable, compress, decompress, load, read
from gloaming.lab.solver.backward_induction import Solver
from gloaming.lab.solver.compact_table import COARSE, FINE, MARKS, loss, tabulate

ILLUMINATED = find("illuminated")


def duel_and_table(entities: int, limit: int = 100) -> tuple[Duel, ValueTable]:
    solvable = ILLUMINATED.solvable
    assert solvable is not None
    settings = complete(ILLUMINATED.spec.settings, {"entities": entities, "turn_limit": limit}, 2)
    return solvable.duel(settings), load(solvable.file(settings))


def check_fresh(entities: int) -> None:
    """Each number of the table is the rounded value; the openings are equal up to the last bits."""
    duel, table = duel_and_table(entities)
    numbers = np.asarray(table.data).reshape(len(table.marks), duel.sides, duel.sides)
    openings = []
    for left, (layer, opening) in enumerate(Solver(duel).layers(), 1):
        if left % 2 == 0:
            openings.append(opening)
        if left in table.marks:
            off = numbers[table.marks.index(left)] - layer[: duel.sides, : duel.sides] * table.scale
            assert np.abs(off).max() <= 0.5 + 1e-6, left
    assert table.openings == pytest.approx(openings, abs=1e-12)
    assert table.marks == [mark for mark in MARKS if mark <= duel.turns]


@pytest.mark.parametrize("entities", [1, 2])
def test_a_table_that_ships_equals_a_fresh_solve(entities: int) -> None:
    check_fresh(entities)


@pytest.mark.once
@pytest.mark.slow
def test_the_largest_table_that_ships_equals_a_fresh_solve() -> None:
    check_fresh(3)


def test_what_ships_is_small() -> None:
    folder = Path(find("illuminated").solvable.file({"entities": 3}).parent)  # type: ignore[union-attr]
    assert sum(file.stat().st_size for file in folder.glob("*.values")) < 600_000


@pytest.mark.parametrize(("entities", "limit"), [(1, 100), (2, 20)])
def test_playing_by_a_table_loses_little_against_a_perfect_opponent(entities: int, limit: int) -> None:
    duel, table = duel_and_table(entities, limit)
    lost = loss(Solver(duel), table)
    assert -1e-9 <= lost.first < 0.0005 and -1e-9 <= lost.second < 0.0005


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.parametrize(("entities", "limit"), [(1, 1000), (2, 100), (3, 100)])
def test_playing_a_whole_game_by_a_table_loses_little(entities: int, limit: int) -> None:
    test_playing_by_a_table_loses_little_against_a_perfect_opponent(entities, limit)


def test_a_table_that_is_all_wrong_loses_much() -> None:
    """The measured loss is large for a bad table, whose values are all one half."""
    duel, table = duel_and_table(2, 20)
    halves = ValueTable(table.sides, 2, [1], [], memoryview(array("H", [1] * table.sides**2)))
    lost = loss(Solver(duel), halves)
    assert lost.first > 0.01 and lost.second > 0.01


# --- a duel that can be solved by hand -------------------------------------------------------------------


def coin(turns: int) -> Duel:
    """One side each; a move wins with three faces of six, with two if hampered; no side is hampered."""
    win, stay = Result(3, 2, [1], None), Result(3, 4, [0], None)
    return Duel(1, 0, [0], [Move([0], None, [win, stay])], turns, die=6, actions=2, opening=1)


def test_a_duel_is_solved_as_by_hand() -> None:
    """One move in the first turn, then two in each turn."""
    one, two, three = (tabulate(Solver(coin(turns), workers=1)) for turns in (2, 4, 6))
    last = 0.75 + 0.25 * 0.5  # two tosses, then half a win
    assert one.value == pytest.approx(0.5 + 0.5 * (1 - last))
    before = 0.75 + 0.25 * (1 - last)
    assert two.value == pytest.approx(0.5 + 0.5 * (1 - (0.75 + 0.25 * (1 - before))))
    assert three.openings[:2] == [one.value, two.value]


def test_the_number_of_workers_changes_nothing() -> None:
    duel, _ = duel_and_table(2, 3)
    one, many = (list(Solver(duel, workers=workers).layers()) for workers in (1, 3))
    assert all((a[0] == b[0]).all() and a[1] == b[1] for a, b in zip(one, many, strict=True))


# --- files -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("packed", [True, False])
@pytest.mark.parametrize("scale", [FINE, COARSE])
def test_a_table_is_read_back_from_its_file(packed: bool, scale: int, tmp_path: Path) -> None:
    duel, _ = duel_and_table(2, 4)
    made = tabulate(Solver(duel), scale)
    made.write(tmp_path / "deep" / "a.values", packed)
    found, expected = read(tmp_path / "deep" / "a.values"), made.solved()
    assert (found.sides, found.scale, found.marks) == (66, scale, [1, 2, 3, 4, 8])
    assert found.openings == made.openings
    assert list(found.data) == list(expected.data)
    assert [file.name for file in (tmp_path / "deep").iterdir()] == ["a.values"]


def test_any_numbers_can_be_packed() -> None:
    numbers = array("H", [0, FINE, 5, FINE, 0, 7, 1, 2, 3])
    assert list(decompress(compress(numbers, 3), 3)) == list(numbers)


def test_between_two_layers_the_value_lies_between() -> None:
    table = ValueTable(1, 100, [1, 2, 8], [], memoryview(array("H", [10, 20, 80])))
    assert [table.layer(left).value(0, 0) for left in (1, 2, 8, 9, 500)] == pytest.approx(
        [0.1, 0.2, 0.8, 0.8, 0.8]
    )
    values = [table.layer(left).value(0, 0) for left in range(2, 9)]
    assert values == sorted(values) and len(set(values)) == 7


@pytest.mark.parametrize(
    "content",
    [
        b"", b"\n", b"[]\n", b"{}\n", b"nonsense", b'{"gloaming-table":2}\n',
        b'{"gloaming-table":1,"sides":1,"scale":2,"packed":false,"marks":[1],"openings":[]}\n',
        b'{"gloaming-table":1,"sides":1,"scale":2,"packed":false,"marks":[1],"openings":[]}\n\1',
        b'{"gloaming-table":1,"sides":1,"scale":2,"packed":true,"marks":[1],"openings":[]}\nxyz',
    ],
)  # fmt: skip
def test_a_broken_file_is_named(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "broken.values"
    path.write_bytes(content)
    with pytest.raises(BadValueTable, match="broken"):
        read(path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadValueTable, match="there is no value table"):
        read(tmp_path / "none.values")
