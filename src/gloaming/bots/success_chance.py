"""What hangs on a decision where nobody is to be beaten: the chance that what is being attempted succeeds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.evaluation import Probability
from gloaming.core.game import AnyGame
from gloaming.core.state import Phrase, View

SAME: Final = 0.005  # chances that differ by less are told as the same


@dataclass(frozen=True)
class SuccessChange:
    """The chance as it stands, and once an action is done."""

    before: Probability
    after: Probability


def success_change(
    game: AnyGame, content: Content, view: View, seat: int, action: Action, dice: Seeded
) -> SuccessChange | None:
    """By the seat's own view; None where the game knows of no attempt or none is going on."""
    evaluation = game.evaluation
    if evaluation is None:
        return None
    world = game.imagine(view, dice, content)
    before = evaluation.success_chance(world, seat, dice)
    after = evaluation.success_chance_after(world, seat, action, dice) if before is not None else None
    return SuccessChange(before, after) if before is not None and after is not None else None


def direction(found: SuccessChange) -> Literal["raises", "lowers", "keeps"]:
    """Whether the action `raises`, `lowers` or `keeps` the chance; played out, it must leave its interval."""
    before, after = found.before, found.after
    margin = SAME if before.exact and after.exact else max(before.high - before.value, SAME)
    if after.value > before.value + margin:
        return "raises"
    return "lowers" if after.value < before.value - margin else "keeps"


def phrase_of(found: SuccessChange) -> Phrase:
    """The same in words."""
    args: dict[str, int | str] = {"before": percent(found.before), "after": percent(found.after)}
    return Phrase(f"stakes-{direction(found)}", args)


def percent(chance: Probability) -> str:
    """A whole percentage, with its interval where it was played out."""
    if chance.exact:
        return f"{100 * chance.value:.0f} %"
    return f"{100 * chance.value:.0f} % ({100 * chance.low:.0f}–{100 * chance.high:.0f})"
