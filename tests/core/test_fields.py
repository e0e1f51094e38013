"""Fields of a state are declared once: copies, plain data and reading follow from them."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import ClassVar

import pytest

from gloaming.core.codec import CodecError
from gloaming.core.content import NO_CONTENT
from gloaming.core.fields import Derived, Fixed, Part, Shared, source
from gloaming.core.state import Outcome, State, restore


@dataclass(frozen=True)
class Stone:
    x: int
    heavy: bool


class Pile(Part):
    cards: list[int]
    shuffles: int = 0


class Sample(State):
    number: int = 3
    share: float = 0.5
    name: str = "a"
    flag: bool = False
    cards: list[int]
    rows: list[list[int]]
    stones: list[Stone]
    pile: Pile
    piles: list[Pile]
    maybe: Pile | None = None
    result: Outcome | None = None
    options: Fixed[tuple[int, ...]] = (1, 2)
    total: Derived[int] = 0
    board: Shared[object]

    def derive(self) -> None:
        self.total = sum(self.cards)
        self.board = BOARD


BOARD = object()


def pile(*cards: int) -> Pile:
    made = Pile()
    made.cards = list(cards)
    return made


def sample() -> Sample:
    state = Sample()
    state.content = NO_CONTENT
    state.seats = 2
    state.cards = [1, 2]
    state.rows = [[1], [2, 3]]
    state.stones = [Stone(1, True)]
    state.pile, state.piles = pile(1), [pile(2), pile(3, 4)]
    state.result = Outcome((1, 2), (3.0, 0.5), "reason-x", (0,))
    state.derive()
    return state


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    state = sample()
    before = state.to_plain()
    other = state.clone()
    assert isinstance(other, Sample) and other == state and other.total == 3
    assert other.board is BOARD and other.options is state.options and other.stones[0] is state.stones[0]
    other.cards.append(9)
    other.rows[0].append(9)
    other.pile.cards.append(9)
    other.piles[1].shuffles = 9
    assert state.to_plain() == before != other.to_plain() and other != state


def test_plain_data_leaves_out_what_is_derived_or_shared() -> None:
    plain = sample().to_plain()
    assert plain["stones"] == [[1, True]] and plain["piles"] == [
        {"cards": [2], "shuffles": 0},
        {"cards": [3, 4], "shuffles": 0},
    ]
    assert not {"total", "board", "content"} & set(plain)


def test_what_was_written_is_read_again() -> None:
    state = sample()
    back = restore(Sample, state.to_plain(), NO_CONTENT)
    assert back == state and back.total == 3 and back.result == state.result and back.options == (1, 2)
    assert copy.deepcopy(state) == state == copy.copy(state)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"colour": 1}, "unknown: colour"),
        ({"number": True}, "number must be a whole number, not True"),
        ({"number": "3"}, "number must be a whole number, not '3'"),
        ({"flag": 1}, "flag must be true or false"),
        ({"cards": [1, None]}, "cards must be a whole number, not None"),
        ({"rows": [1]}, "rows must be a list, not 1"),
        ({"stones": [[1]]}, "stones must be a list of 2"),
        ({"pile": {"cards": [1]}}, "missing: shuffles"),
        ({"result": [[1], [1.0]]}, "result must be a list of 4"),
    ],
)
def test_data_of_another_form_is_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(CodecError, match=message):
        restore(Sample, {**sample().to_plain(), **change}, NO_CONTENT)  # type: ignore[dict-item]


def test_a_forgotten_field_is_named() -> None:
    plain = sample().to_plain()
    del plain["rows"]
    with pytest.raises(CodecError, match="missing: rows"):
        restore(Sample, plain, NO_CONTENT)


def test_a_state_is_no_key() -> None:
    with pytest.raises(TypeError, match="cannot be a key"):
        hash(sample())


def test_a_list_in_the_class_body_is_refused() -> None:
    class Careless(State):
        cards: list[int] = []  # noqa: RUF012

    with pytest.raises(TypeError, match="would be shared by all states"):
        source(Careless)


def test_a_type_that_cannot_be_written_is_named() -> None:
    class Odd(State):
        things: set[int]

    with pytest.raises(TypeError, match="Odd: the field things has a type that cannot be written"):
        source(Odd)


def test_class_variables_are_no_fields() -> None:
    class Limited(State):
        most: ClassVar[int] = 3

    assert "most" not in source(Limited)
