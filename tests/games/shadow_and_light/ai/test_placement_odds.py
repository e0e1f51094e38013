"""The odds tables against a full search of all throws."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gloaming.games.shadow_and_light.ai.placement_odds import (
    CoverOdds,
    TaskOdds,
    animal_odds,
    character_odds,
    encode,
    guard_chance,
)
from gloaming.games.shadow_and_light.content.demands import read_demands
from gloaming.games.shadow_and_light.content.lookup import LINE_BITS
from gloaming.games.shadow_and_light.content.types import Demand
from gloaming.games.shadow_and_light.rules.encounters.guild import is_task_met

Die = tuple[int, int]  # colour, number
Board = tuple[int, ...]  # the number on each field, 0 for none


def may_lie(demands: tuple[Demand, ...], board: Board, at: int, die: Die) -> bool:
    """The rule, written without bits."""
    demand, (colour, number) = demands[at], die
    if (
        board[at]
        or demand.colour == 1 - colour
        or number not in [n for n in range(1, 7) if demand.faces & 1 << n - 1]
    ):
        return False
    return demand.pair < 0 or board[demand.pair] in (0, number)


def brute(
    demands: tuple[Demand, ...], won: Callable[[Board], bool], board: Board, colours: tuple[int, ...]
) -> float:
    """Every throw, every die, every field."""
    if won(board) or not colours:
        return float(won(board))
    total = 0.0
    known: dict[tuple[Board, tuple[int, ...]], float] = {}
    for numbers in product(range(1, 7), repeat=len(colours)):
        best = 0.0
        for die, number in enumerate(numbers):
            rest = colours[:die] + colours[die + 1 :]
            fields = [at for at in range(len(demands)) if may_lie(demands, board, at, (colours[die], number))]
            for after in [board, *((*board[:at], number, *board[at + 1 :]) for at in fields)]:
                if (after, rest) not in known:
                    known[after, rest] = brute(demands, won, after, rest)
                best = max(best, known[after, rest])
        total += best
    return total / float(6 ** len(colours))


COLOUR = st.sampled_from(["", "white ", "black "])
FACES = st.sampled_from(["any", "even", "odd", "4+", "3-", "5+", "2-", "1", "4", "6"])
TEXTS = st.lists(st.tuples(COLOUR, FACES).map("".join), min_size=2, max_size=3)


@settings(max_examples=25, deadline=None)
@given(TEXTS, st.booleans(), st.sampled_from([(0, 1), (1, 1, 0), (0, 0, 1), (1, 0, 0)]))
def test_covering_is_exact(texts: list[str], paired: bool, colours: tuple[int, ...]) -> None:
    demands = read_demands([*texts[:-1], texts[-1] + (" same 1" if paired else "")], "a test")
    table = animal_odds(demands)
    found = table.chance(0, 0, colours.count(0), colours.count(1))
    assert found == pytest.approx(brute(demands, all, (0,) * len(demands), colours))


@pytest.mark.parametrize("board", [(0, 3, 0, 0), (5, 0, 0, 0), (0, 0, 0, 0), (0, 0, 2, 0)])
def test_covering_goes_on_from_dice_that_lie_there(board: Board) -> None:
    demands = read_demands(["white 4+", "odd", "any", "black same 3"], "a test")
    table = animal_odds(demands)
    covered = sum(1 << at for at, number in enumerate(board) if number)
    found = table.chance(covered, table.numbers(board), 1, 2)
    assert found == pytest.approx(brute(demands, all, board, (0, 1, 1)))


def test_a_line_of_a_grid_is_exact() -> None:
    texts = ["white 6", "odd", "black 2-", "any", "black 4+", "white 1", "3-", "black even", "white 5+"]
    grid = read_demands(texts, "a test")

    def won(board: Board) -> bool:
        return any(all(board[at] for at in range(9) if line >> at & 1) for line in LINE_BITS)

    board = (6, 0, 0, 0, 5, 0, 0, 0, 0)
    found = character_odds(grid).chance(0b000010001, 0, 1, 2)
    assert found == pytest.approx(brute(grid, won, board, (0, 1, 1)))
    assert character_odds(grid).chance(0o007, 0, 0, 0) == 1.0
    assert character_odds(grid).chance(0, 0, 1, 1) == 0.0, "two dice do not make a line"


def test_what_a_thrown_die_is_worth_is_the_best_use_of_it() -> None:
    demands = read_demands(["white 6", "black 1", "any"], "a test")
    table = animal_odds(demands)
    values = table.values_by_kind(0, 0, 1, 2)
    assert values[5] == pytest.approx(table.chance(0b001, 0, 0, 2)), "a white 6 goes to its field"
    assert values[0] == pytest.approx(max(table.chance(0b100, 0, 0, 2), table.chance(0, 0, 0, 2)))
    assert CoverOdds(demands, [1]).chance(0, 0, 3, 0) == pytest.approx(1 - (5 / 6) ** 6), (
        "six throws of a die in all"
    )


@pytest.mark.rule("BSL-61")
@pytest.mark.parametrize(
    ("kind", "whites", "blacks", "is_met"),
    [
        (0, [2, 2], [5, 5], True),
        (0, [2, 2, 3], [5, 6], False),
        (1, [1, 2, 3], [2, 3, 3], True),
        (1, [1, 2, 3], [3, 3, 3], False),
        (1, [1, 2], [1, 2], False),
        (2, [4, 5, 6], [1, 2, 3], True),
        (2, [1, 2, 3], [4, 5, 6], False),
        (3, [1, 5, 6], [4, 4, 4], True),
        (3, [1, 5, 6], [4, 4, 5], False),
        (4, [2, 4, 4], [1, 3, 5], True),
        (4, [1, 1, 1], [2, 4, 6], True),
        (4, [1, 1, 1], [1, 3, 5], False),
        (5, [3, 3, 3], [3, 3, 3], True),
        (5, [3, 3, 3], [3, 3, 4], False),
    ],
)
def test_tasks(kind: int, whites: list[int], blacks: list[int], is_met: bool) -> None:
    assert is_task_met(kind, whites, blacks) is is_met


def test_task_odds_are_exact() -> None:
    odds = TaskOdds([0.0, 1.0, 0.0, 0.25, 0.0, 0.0])

    def brute_tasks(whites: list[int], blacks: list[int], colours: tuple[int, ...]) -> float:
        if not colours:
            return 1.0 if is_task_met(1, whites, blacks) else 0.25 if is_task_met(3, whites, blacks) else 0.0
        total = 0.0
        for numbers in product(range(1, 7), repeat=len(colours)):
            best = 0.0
            for die, number in enumerate(numbers):
                rest = colours[:die] + colours[die + 1 :]
                placed = (
                    (sorted([*whites, number]), blacks)
                    if colours[die] == 0
                    else (whites, sorted([*blacks, number]))
                )
                best = max(best, brute_tasks(*placed, rest), brute_tasks(whites, blacks, rest))
            total += best
        return total / float(6 ** len(colours))

    found = odds.value(encode([4]), encode([3, 1]), 2, 1)
    assert odds.value(encode([6, 4]), encode([1, 3]), 1, 1) == pytest.approx(
        brute_tasks([4, 6], [1, 3], (0, 1))
    )
    assert 0.0 < found < 1.0


@pytest.mark.rule("BSL-72")
def test_a_guard_lets_in_without_a_one_or_for_gold_with_a_single_one() -> None:
    throws = list(product(range(1, 7), repeat=6))
    without = len([throw for throw in throws if 1 not in throw]) / len(throws)
    single = len([throw for throw in throws if throw.count(1) == 1]) / len(throws)
    assert guard_chance(1, 0) == pytest.approx(without)
    assert guard_chance(1, 1) == pytest.approx(without + single)
    assert guard_chance(3, 0) == pytest.approx(1 - (1 - without) ** 3)
    assert guard_chance(0, 5) == 0.0
