"""Choices, and random samples of them."""

from __future__ import annotations

from gloaming.core.actions import Action, ActionRange, Choices, Range
from gloaming.core.chance import Seeded


def test_what_is_set_aside_is_offered_but_never_picked_at_random() -> None:
    usual, other, end = Action(), Action(), Action()
    choices = Choices([usual, other, end], rarely=1)
    assert len(choices) == 3 and choices.listed[-1] is end
    dice = Seeded(1)
    assert {id(choices.sample(dice)) for _ in range(100)} == {id(usual), id(other)}


def test_spans_are_picked_beside_what_is_not_set_aside() -> None:
    made, end = Action(), Action()
    choices = Choices([end], [ActionRange("some", [Range("n", 0, 3)], lambda numbers: made)], rarely=1)
    dice = Seeded(2)
    assert all(choices.sample(dice) is made for _ in range(50))
    both = Choices([end], [ActionRange("some", [Range("n", 0, 3)], lambda numbers: made)])
    assert {id(both.sample(dice)) for _ in range(50)} == {id(made), id(end)}
