"""How an action changes the chance that the present attempt succeeds, in games without an opponent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.evaluation import Probability
from gloaming.core.game import AnyGame
from gloaming.core.state import Phrase, View

SAME: Final = 0.005  # smaller differences count as no change


@dataclass(frozen=True)
class SuccessChange:
    """The chance of success before and after an action."""

    before: Probability
    after: Probability


def success_change(
    game: AnyGame, content: Content, view: View, seat: int, action: Action, dice: Seeded
) -> SuccessChange | None:
    """From the seat's view; None where the game has no attempts or none is in progress."""
    evaluation = game.evaluation
    if evaluation is None:
        return None
    world = game.imagine(view, dice, content)
    before = evaluation.success_chance(world, seat, dice)
    after = evaluation.success_chance_after(world, seat, action, dice) if before is not None else None
    return SuccessChange(before, after) if before is not None and after is not None else None


def direction(found: SuccessChange) -> Literal["raises", "lowers", "keeps"]:
    """Whether the action raises, lowers or keeps the chance; an estimate must leave its interval."""
    before, after = found.before, found.after
    margin = SAME if before.exact and after.exact else max(before.high - before.value, SAME)
    if after.value > before.value + margin:
        return "raises"
    return "lowers" if after.value < before.value - margin else "keeps"


def phrase_of(found: SuccessChange) -> Phrase:
    """The change as a phrase."""
    args: dict[str, int | str] = {"before": percent(found.before), "after": percent(found.after)}
    return Phrase(f"success-{direction(found)}", args)


def percent(chance: Probability) -> str:
    """A whole percentage, with its interval where it is an estimate."""
    if chance.exact:
        return f"{100 * chance.value:.0f} %"
    return f"{100 * chance.value:.0f} % ({100 * chance.low:.0f}–{100 * chance.high:.0f})"
