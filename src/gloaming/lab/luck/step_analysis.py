"""One step judged: how lucky the throw was, how good the decision."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import sqrt

from gloaming.bots.action_values import Budget, ValueEstimate, ValueSearch, exact_value
from gloaming.bots.estimate import Estimate
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.evaluation import Solvable
from gloaming.core.game import AnyGame
from gloaming.core.record.format import Record, Step
from gloaming.core.state import State
from gloaming.lab.luck.figures import CHANCE, DECISION, StepLuck

ALL_FACES = 64  # so many are all looked at; of more, SOME are drawn
SAMPLED_FACES = 24
MIN_SIMULATIONS = 8  # simulations for a face
FINDING, COMPARING, WATCHING = 0.5, 0.25, 0.25  # of the budget for a decision
TOLERANCE = 1e-9  # choices whose exact values differ by less are the same


class StepAnalysis:
    """Judges the steps of one record."""

    def __init__(self, game: AnyGame, content: Content, record: Record) -> None:
        self.game = game
        self.content = content
        self.seed = record.header.commitment
        self.appraiser = ValueSearch(game, content)
        header = record.header
        solvable = game.solvable()
        solved = (
            solvable is not None and solvable.why_unavailable(len(header.players), header.settings) is None
        )
        self.solved: Solvable[State] | None = solvable if solved else None

    def analyse(self, state: State, step: Step, budget: Budget) -> StepLuck:
        """The mark of a step that is about to be paid."""
        return self._chance(state, step, budget) if step.is_chance else self._decision(state, step, budget)

    def dice(self, step: int, purpose: str) -> Seeded:
        """Dice for one purpose at one step: the same whenever the record is looked at."""
        text = f"{self.seed} {step} {purpose}"
        return Seeded(int.from_bytes(hashlib.sha256(text.encode()).digest()[:12], "big"))

    def position_value(self, state: State, budget: Budget, dice: Seeded) -> ValueEstimate:
        """A position's worth to everybody if all of it is known."""
        if self.solved is not None:
            return exact_value(self.solved.values(state))
        if state.outcome() is not None:
            return exact_value(final(self.game, state))
        return self.appraiser.position_value(state, budget, dice)

    # --- chance ----------------------------------------------------------------------------------------

    def _chance(self, state: State, step: Step, budget: Budget) -> StepLuck:
        """Every face is judged with the same dice, so that none is luckier than the others by accident."""
        drawing = self.dice(step.number, "faces")
        whole = step.faces <= ALL_FACES
        faces = (
            list(range(step.faces)) if whole else [drawing.below(step.faces) for _ in range(SAMPLED_FACES)]
        )
        asked = faces if whole else [*faces, step.face]
        share = budget.part(1 / len(asked))
        each = Budget(max(MIN_SIMULATIONS, share.simulations), share.seconds)
        worths = [self._after(state, face, each, step.number) for face in asked]
        came = worths[step.face] if whole else worths[-1]
        mean = [_mean([w.values[seat] for w in worths[: len(faces)]]) for seat in range(state.seats)]
        moved = [
            Estimate(came.values[seat] - mean[seat], self._error(worths[: len(faces)], came, seat, whole))
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

    def _error(self, worths: Sequence[ValueEstimate], came: ValueEstimate, seat: int, whole: bool) -> float:
        """Of the face's value less the mean; where faces are drawn, the draw adds its own."""
        n = len(worths)
        square = came.errors[seat] ** 2
        if whole:
            square += sum(w.errors[seat] ** 2 for w in worths) / n**2 - 2 * came.errors[seat] ** 2 / n
        else:
            values = [w.values[seat] for w in worths]
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
        best = self.appraiser.best_action(
            view, step.seat, budget.part(FINDING), self.dice(step.number, "best")
        )
        each = budget.part(COMPARING)
        fine = self.appraiser.action_value(view, step.seat, best, each, self.dice(step.number, "choice"))
        moved, better = nothing, None
        if best != action:
            done = self.appraiser.action_value(
                view, step.seat, action, each, self.dice(step.number, "choice")
            )
            if done.values[step.seat] < fine.values[step.seat]:
                moved, better = _difference(fine, done), self.game.format_action(best)
        if self.game.hides_information(
            view
        ):  # the chart shows how it really stood, which nobody is judged by
            watched = self.dice(step.number, "watch")
            before = self.appraiser.position_value(state, budget.part(WATCHING), watched).values
        else:
            before = fine.values
        return StepLuck(step.number, DECISION, step.seat, tuple(before), moved, False, step.action, better)

    def _known_decision(self, solved: Solvable[State], state: State, step: Step, action: Action) -> StepLuck:
        listed = state.choices(step.seat).listed
        worths = {choice: self._applied(solved, state, step.seat, choice) for choice in [action, *listed]}
        best = max(worths, key=lambda choice: worths[choice].values[step.seat])
        if worths[action].values[step.seat] >= worths[best].values[step.seat] - TOLERANCE:
            best = action
        return StepLuck(
            step.number, DECISION, step.seat, tuple(worths[best].values),
            _difference(worths[best], worths[action]), True, step.action,
            self.game.format_action(best) if best is not action else None,
        )  # fmt: skip

    def _applied(self, solved: Solvable[State], state: State, seat: int, action: Action) -> ValueEstimate:
        after = state.clone()
        after.apply(seat, action)
        return exact_value(solved.values(after))


def final(game: AnyGame, state: State) -> list[float]:
    """What the end is worth: the shares of the win; to somebody alone, what the game's hints make of it."""
    outcome = state.outcome()
    if state.seats == 1 and game.evaluation is not None:
        return game.evaluation.evaluate(state)
    assert outcome is not None
    return outcome.shares


def _difference(best: ValueEstimate, done: ValueEstimate) -> tuple[Estimate, ...]:
    pairs = zip(done.values, best.values, done.errors, best.errors, strict=True)
    return tuple(Estimate(was - could, sqrt(e**2 + f**2)) for was, could, e, f in pairs)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
