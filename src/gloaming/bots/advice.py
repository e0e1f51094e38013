"""A hint for a person: what the search player would do here, and what that does to the chance of success."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.bots.search import Search
from gloaming.core.choices import Action
from gloaming.core.dice import Seeded
from gloaming.core.game import AnyGame, Chance, Pack, Phrase, View


@dataclass(frozen=True)
class Advice:
    """An action, with the chance of what is at stake before and after it, if anything is."""

    action: Action
    before: Chance | None
    after: Chance | None


def advise(game: AnyGame, pack: Pack, view: View, seat: int, dice: Seeded, simulations: int = 400) -> Advice:
    """Ask the search player, from the seat's own view."""
    action = Search(game, pack, simulations).choose(view, seat, dice)
    hints = game.hints
    if hints is None:
        return Advice(action, None, None)
    world = game.imagine(view, dice, pack)
    before = hints.chance(world, seat, dice)
    return Advice(action, before, hints.chance_after(world, seat, action, dice) if before else None)


def sentence(advice: Advice) -> Phrase:
    """Why, as a phrase; the action is said beside it."""
    before, after = advice.before, advice.after
    if before is None or after is None:
        return Phrase("hint-best")
    args: dict[str, int | str] = {"before": percent(before), "after": percent(after)}
    if after.value > before.value + 0.005:
        return Phrase("hint-raises", args)
    if after.value < before.value - 0.005:
        return Phrase("hint-lowers", args)
    return Phrase("hint-keeps", args)


def percent(chance: Chance) -> str:
    """A whole percentage, with its interval where it was played out."""
    if chance.exact:
        return str(round(100 * chance.value))
    return f"{round(100 * chance.value)} ({round(100 * chance.low)}–{round(100 * chance.high)})"
