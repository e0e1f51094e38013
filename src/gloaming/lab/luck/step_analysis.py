"""Analyses one step: the luck of a chance result, or the quality of a decision."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import sqrt

from gloaming.bots.action_values import Budget, ValueEstimate, ValueSearch, exact_value
from gloaming.bots.estimate import Estimate
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.evaluation import Solvable, won
from gloaming.core.game import AnyGame
from gloaming.core.record.format import Record, Step
from gloaming.core.state import State
from gloaming.lab.luck.figures import CHANCE, DECISION, StepLuck

ALL_FACES = 64  # up to this many faces are all evaluated; of more, SAMPLED_FACES
SAMPLED_FACES = 24
MIN_SIMULATIONS = 8  # per face
FINDING, COMPARING, WATCHING = 0.5, 0.25, 0.25  # shares of a decision's budget
TOLERANCE = 1e-9  # exact values that differ by less are equal


class StepAnalysis:
    """Analyses the steps of one record."""

    def __init__(self, game: AnyGame, content: Content, record: Record) -> None:
        self.game = game
        self.content = content
        self.seed = record.header.commitment
        self.value_search = ValueSearch(game, content)
        header = record.header
        solvable = game.solvable
        solved = (
            solvable is not None and solvable.why_unavailable(len(header.players), header.settings) is None
        )
        self.solved: Solvable[State] | None = solvable if solved else None

    def analyse(self, state: State, step: Step, budget: Budget) -> StepLuck:
        """The analysis of a step that has not been applied yet."""
        return self._chance(state, step, budget) if step.is_chance else self._decision(state, step, budget)

    def dice(self, step: int, purpose: str) -> Seeded:
        """Dice for one purpose at one step, the same in every analysis of the record."""
        text = f"{self.seed} {step} {purpose}"
        return Seeded(int.from_bytes(hashlib.sha256(text.encode()).digest()[:12], "big"))

    def position_value(self, state: State, budget: Budget, dice: Seeded) -> ValueEstimate:
        """The value of a fully known state for each seat."""
        if self.solved is not None:
            return exact_value(self.solved.values(state))
        if state.outcome() is not None:
            return exact_value(final(self.game, state))
        return self.value_search.position_value(state, budget, dice)

    # --- chance ----------------------------------------------------------------------------------------

    def _chance(self, state: State, step: Step, budget: Budget) -> StepLuck:
        """Every face is evaluated with the same dice, which reduces the variance of the differences."""
        dice = self.dice(step.number, "faces")
        all_faces = step.faces <= ALL_FACES
        faces = (
            list(range(step.faces)) if all_faces else [dice.below(step.faces) for _ in range(SAMPLED_FACES)]
        )
        evaluated = faces if all_faces else [*faces, step.face]
        share = budget.part(1 / len(evaluated))
        each = Budget(max(MIN_SIMULATIONS, share.simulations), share.seconds)
        values = [self._after(state, face, each, step.number) for face in evaluated]
        actual = values[step.face] if all_faces else values[-1]
        mean = [_mean([v.values[seat] for v in values[: len(faces)]]) for seat in range(state.seats)]
        moved = [
            Estimate(
                actual.values[seat] - mean[seat], self._error(values[: len(faces)], actual, seat, all_faces)
            )
            for seat in range(state.seats)
        ]
        exact = self.solved is not None
        return StepLuck(
            step.number, CHANCE, -1, tuple(mean), tuple(moved), exact, faces=step.faces, judged=len(faces)
        )

    def _after(self, state: State, face: int, budget: Budget, number: int) -> ValueEstimate:
        after = state.clone()
        after.settle(face)
        return self.position_value(after, budget, self.dice(number, "face"))

    def _error(
        self, estimates: Sequence[ValueEstimate], actual: ValueEstimate, seat: int, all_faces: bool
    ) -> float:
        """The standard error of the face's value minus the mean; sampling of faces adds to it."""
        n = len(estimates)
        square = actual.errors[seat] ** 2
        if all_faces:
            square += (
                sum(each.errors[seat] ** 2 for each in estimates) / n**2 - 2 * actual.errors[seat] ** 2 / n
            )
        else:
            values = [each.values[seat] for each in estimates]
            middle = _mean(values)
            square += sum((value - middle) ** 2 for value in values) / (n - 1) / n
        return sqrt(max(0.0, square))

    # --- decisions -------------------------------------------------------------------------------------

    def _decision(self, state: State, step: Step, budget: Budget) -> StepLuck:
        action = self.game.parse_action(step.action)
        assert action is not None
        choices = state.choices(step.seat)
        nothing = (Estimate(0.0),) * state.seats
        if len(choices.listed) == 1 and not choices.ranges:
            exact = self.solved is not None
            return StepLuck(step.number, DECISION, step.seat, None, nothing, exact, step.action)
        if self.solved is not None:
            return self._known_decision(self.solved, state, step, action)
        view = self.game.view(state, step.seat)
        best = self.value_search.best_action(
            view, step.seat, budget.part(FINDING), self.dice(step.number, "best")
        )
        each = budget.part(COMPARING)
        best_value = self.value_search.action_value(
            view, step.seat, best, each, self.dice(step.number, "choice")
        )
        moved, better_text = nothing, None
        if best != action:
            action_value = self.value_search.action_value(
                view, step.seat, action, each, self.dice(step.number, "choice")
            )
            if action_value.values[step.seat] < best_value.values[step.seat]:
                moved, better_text = _difference(best_value, action_value), self.game.format_action(best)
        if self.game.hides_information(view):
            # The chart shows the value of the true state; decisions are not judged by it.
            dice = self.dice(step.number, "watch")
            before = self.value_search.position_value(state, budget.part(WATCHING), dice).values
        else:
            before = best_value.values
        return StepLuck(
            step.number, DECISION, step.seat, tuple(before), moved, False, step.action, better_text
        )

    def _known_decision(self, solved: Solvable[State], state: State, step: Step, action: Action) -> StepLuck:
        listed = state.choices(step.seat).listed
        values = {choice: self._applied(solved, state, step.seat, choice) for choice in [action, *listed]}
        best = max(values, key=lambda choice: values[choice].values[step.seat])
        if values[action].values[step.seat] >= values[best].values[step.seat] - TOLERANCE:
            best = action
        return StepLuck(
            step.number, DECISION, step.seat, tuple(values[best].values),
            _difference(values[best], values[action]), True, step.action,
            self.game.format_action(best) if best is not action else None,
        )  # fmt: skip

    def _applied(self, solved: Solvable[State], state: State, seat: int, action: Action) -> ValueEstimate:
        after = state.clone()
        after.apply(seat, action)
        return exact_value(solved.values(after))


def final(game: AnyGame, state: State) -> list[float]:
    """The value of a finished state: what it pays (`payoff.won`); in a solo game, its evaluation."""
    outcome = state.outcome()
    if state.seats == 1 and game.evaluation is not None:
        return game.evaluation.evaluate(state)
    assert outcome is not None
    return won(outcome)


def _difference(best: ValueEstimate, done: ValueEstimate) -> tuple[Estimate, ...]:
    pairs = zip(done.values, best.values, done.errors, best.errors, strict=True)
    return tuple(Estimate(was - could, sqrt(e**2 + f**2)) for was, could, e, f in pairs)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
