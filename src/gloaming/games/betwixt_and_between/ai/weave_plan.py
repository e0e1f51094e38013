"""What a sensible mystic does with its gems between turns: the weave it wants, and what it offers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.games.betwixt_and_between import actions as m
from gloaming.games.betwixt_and_between.constants import CELLS, ELEMENT_COUNT, LAST_SPELLBINDING, ROUNDS
from gloaming.games.betwixt_and_between.content.types import Spell
from gloaming.games.betwixt_and_between.rules.rite import required
from gloaming.games.betwixt_and_between.rules.spells import can_prepare
from gloaming.games.betwixt_and_between.state import BetwixtState
from gloaming.games.betwixt_and_between.weave.solver import Solver

UNITS: Final = 8  # parts of a point that spells' worth is counted in
PREPARED_BONUS: Final = 6  # parts that a spell already prepared is worth more
UNUSED_GEM: Final = 2  # parts that a gem is worth that no spell uses
SOLVER_STEPS: Final = 1_500  # steps of the solver for one plan
CACHE_SIZE: Final = 20_000  # plans that are remembered
OFFERING_VALUE: Final = 10 * UNITS
GEM_VALUE: Final = 13  # parts that a gem is worth with rounds to come


@final
class Plan:
    """The weave to lay, and what its spells are worth in parts of a point, the gems in use taken off."""

    def __init__(self, weave: list[int], worth: int) -> None:
        self.weave = weave
        self.worth = worth


@final
class WeavePlanner:
    """Finds plans and remembers them: on the way to one the gems and the spells stay the same."""

    def __init__(self) -> None:
        self.plans: dict[tuple[int, ...], Plan] = {}

    def next_step(self, state: BetwixtState, seat: int) -> Action:
        """The next change on the way to the plan, then the spells that stand, then no more."""
        if not state.spells[seat] and not state.prepared[seat]:
            return m.DONE
        gems = gems_of(state, seat)
        plan = self.plan(state, seat, gems)
        if state.changes[seat] > 0:
            change = step_towards(state, seat, plan.weave)
            if change is not None:
                return change
        for spell in state.spells[seat]:
            if can_prepare(state, seat, spell):
                rest = [other for other in state.spells[seat] if other != spell]
                self.plans[key_of(state, gems, [*state.prepared[seat], spell], rest)] = plan
                return m.PREPARE[spell]
        return m.DONE

    def plan(self, state: BetwixtState, seat: int, gems: list[int]) -> Plan:
        """The best weave of the seat's spells with so many gems."""
        key = key_of(state, gems, state.prepared[seat], state.spells[seat])
        found = self.plans.get(key)
        if found is None:
            if len(self.plans) >= CACHE_SIZE:
                self.plans.clear()
            found = self.plans[key] = make_plan(state, seat, gems)
        return found

    def should_offer(self, state: BetwixtState, seat: int) -> bool:
        """Whether ten points are worth the rite's gems and the spells that would break."""
        gems = gems_of(state, seat)
        after = [gems[element] - required(state, element) for element in range(ELEMENT_COUNT)]
        price = UNITS if state.round == ROUNDS else GEM_VALUE
        before = self.plan(state, seat, gems).worth + price * sum(gems)
        then = self.plan(state, seat, after).worth + price * sum(after) + OFFERING_VALUE
        return then > before


def gems_of(state: BetwixtState, seat: int) -> list[int]:
    return [int(state.gems_of(seat, element)) for element in range(ELEMENT_COUNT)]


def key_of(state: BetwixtState, gems: list[int], bound: list[int], hand: list[int]) -> tuple[int, ...]:
    return (int(state.phase == LAST_SPELLBINDING), *gems, *sorted(bound), -1, *hand)


def make_plan(state: BetwixtState, seat: int, gems: list[int]) -> Plan:
    last = state.phase == LAST_SPELLBINDING
    spells: list[Spell] = []
    worth: list[int] = []
    for spell in state.prepared[seat]:
        spells.append(state.kit.spells[spell])
        worth.append(UNITS * spells[-1].points + (0 if last else PREPARED_BONUS))
    for spell in state.spells[seat]:
        spells.append(state.kit.spells[spell])
        worth.append(UNITS * spells[-1].points)
    solver = Solver(gems, spells, worth)
    solver.gem_cost = UNITS if last else UNUSED_GEM
    solver.limit = SOLVER_STEPS
    solver.solve()
    return Plan(solver.weave(), int(solver.best))


def step_towards(state: BetwixtState, seat: int, wanted: list[int]) -> Action | None:
    """Lay a gem that is there, or lift one that is needed elsewhere; None if the plan is laid."""
    weave = state.weaves[seat]
    missing: i64 = 0  # elements that are wanted and not beside the weave, as bits
    bit: i64 = 1
    for cell in range(i64(CELLS)):
        gem: i64 = wanted[cell]
        if gem and weave[cell] != gem:
            if state.beside[seat * ELEMENT_COUNT + gem - 1] > 0:
                return m.LAY[cell * ELEMENT_COUNT + gem - 1]
            missing |= bit << gem
    for cell in range(i64(CELLS)):
        lying: i64 = weave[cell]
        if lying and lying != wanted[cell] and missing >> lying & 1:
            return m.LIFT[cell]
    return None
