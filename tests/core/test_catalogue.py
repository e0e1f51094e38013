"""Actions and events are declared by one line each."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from gloaming.core.actions import Action, ActionSpace, Choices
from gloaming.core.catalogue import Actions, Cards, Domain, Events, counted, numbers, rows
from gloaming.core.content import NO_CONTENT, Content
from gloaming.core.state import Event, Phrase


@dataclass(frozen=True, eq=False)
class Move(Action):
    piece: int
    tile: int


@dataclass(frozen=True, eq=False)
class Swap(Action):
    first: int
    second: int
    twice: bool


@dataclass(frozen=True, eq=False)
class Stop(Action):
    pass


@dataclass(frozen=True)
class Moved(Event):
    seat: int
    piece: int
    goal: int
    far: bool


PIECE = Domain(["king", "rook"], colour=["red", "blue"], size=[1, 2])


class Deck(Content):
    def name(self, deck: str, card: int) -> str:
        return f"@{deck}-{card}"


def test_every_action_of_a_kind_is_made_in_the_order_of_its_fields() -> None:
    catalogue = Actions(piece=PIECE, tile=counted(3))
    moves = catalogue.every(Move, "{tile} by {piece}")
    assert [move.notation for move in moves][:4] == ["1 by king", "2 by king", "3 by king", "1 by rook"]
    assert [move.index for move in moves] == list(range(6))
    assert catalogue.read("3 by rook") is moves[5] and (moves[5].piece, moves[5].tile) == (1, 2)
    assert catalogue.read("3  by rook") is None
    assert rows(moves, 3)[1][0] is moves[3]


def test_a_text_gets_what_is_said_of_each_field() -> None:
    catalogue = Actions(piece=PIECE, tile=counted(3))
    move = catalogue.every(Move, "move {piece:old_} {tile:place}", "go")[5]
    assert catalogue.describe(move, NO_CONTENT) == Phrase(
        "action-go", {"old_colour": "blue", "old_size": 2, "place": 3}
    )


def test_a_kind_can_be_written_in_two_ways() -> None:
    catalogue = Actions(first=numbers(1, 4), second=numbers(2))
    once = catalogue.every(Swap, "swap {first} {second}", twice=False)
    twice = catalogue.every(Swap, "swap twice {second}", "swap-twice", first=1, twice=True)
    assert len(once) == 6 and len(twice) == 2 and twice[0].twice is True and once[0].twice is False
    assert catalogue.describe(twice[1], NO_CONTENT) == Phrase("action-swap-twice", {"second": 1})
    assert catalogue.one(Stop, "stop").index == 8


def test_a_domain_can_be_narrowed_for_one_form() -> None:
    catalogue = Actions(piece=PIECE, tile=numbers(5))
    moves = catalogue.every(Move, "move {piece} {tile}", piece=PIECE.only([1]))
    assert moves[0].notation == "move rook 0"
    assert catalogue.describe(moves[0], NO_CONTENT).args == {"colour": "blue", "size": 2, "tile": 0}


def test_cards_are_numbers_in_notation_and_names_in_texts() -> None:
    catalogue = Actions(piece=Cards("hand", 2), tile=numbers(1))
    move = catalogue.every(Move, "play {piece} {tile}")[1]
    assert move.notation == "play 2 0"
    assert catalogue.describe(move, Deck("", {})).args == {"piece": "@hand-1", "tile": 0}


@pytest.mark.parametrize(
    ("template", "given", "message"),
    [
        ("move {piece}", {}, "tile is not in"),
        ("move {piece} {tile} {way}", {}, "does not fit"),
        ("move {piece} {tile} {tile}", {}, "does not fit"),
        ("move {piece} {tile}", {"way": 1}, "does not fit"),
        ("move {piece} {way}", {}, "does not fit"),
        ("move {tile}", {"piece": 0}, "tile has no domain"),
    ],
)
def test_a_wrong_line_fails_at_once(template: str, given: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Actions(piece=PIECE).every(Move, template, "", **given)


def test_no_notation_stands_for_two_actions() -> None:
    catalogue = Actions(piece=PIECE, tile=numbers(1))
    catalogue.every(Move, "move {piece} {tile}")
    with pytest.raises(ValueError, match="stands for two"):
        catalogue.every(Move, "move {piece} {tile}")
    with pytest.raises(ValueError, match="texts for 1"):
        Domain(["a", "b"], ["x"])


def test_the_log_says_what_is_declared() -> None:
    log = Events(piece=PIECE, goal=counted(3))
    assert log.describe(Moved(0, 1, 2, False), NO_CONTENT) is None
    log.say(Moved, "seat piece goal:tile", lambda event: "moved-far" if event.far else "moved")
    assert log.describe(Moved(1, 0, 2, True), NO_CONTENT) == Phrase(
        "event-moved-far", {"colour": "red", "size": 1, "tile": 3}, {"seat": 1}
    )
    assert log.describe(Moved(-1, 0, 2, False), NO_CONTENT) == Phrase(
        "event-moved", {"colour": "red", "size": 1, "tile": 3}
    )
    with pytest.raises(ValueError, match="declared twice"):
        log.say(Moved)
    with pytest.raises(ValueError, match="no field way"):
        Events().say(Moved, "way")


def test_choices_know_their_numbers() -> None:
    catalogue = Actions(piece=PIECE, tile=numbers(3))
    moves = catalogue.every(Move, "move {piece} {tile}")
    space = ActionSpace([moves[1], moves[4], moves[5]], len(moves))
    choices = Choices([moves[5], moves[1]])
    assert choices.indices() == [5, 1] and choices.indices() is choices.indices()
    assert choices.mask(space) == bytes([1, 0, 1]) and choices.mask(space) is choices.mask(space)
