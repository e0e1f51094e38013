"""Plans which weave to lay and whether to make an offering."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.games.betwixt_and_between import actions as m
from gloaming.games.betwixt_and_between.constants import CELLS, ELEMENT_COUNT, LAST_SPELLBINDING, ROUNDS
from gloaming.games.betwixt_and_between.content.types import Spell
from gloaming.games.betwixt_and_between.rules.rite import required
from gloaming.games.betwixt_and_between.rules.spells import why_not_prepared
from gloaming.games.betwixt_and_between.state import BetwixtState
from gloaming.games.betwixt_and_between.weave.solver import Solver

UNITS: Final = 8  # per point
PREPARED_BONUS: Final = 6  # units for a spell that is prepared already
UNUSED_GEM: Final = 2  # units for a gem that no spell uses
SOLVER_STEPS: Final = 1_500  # for one plan
CACHE_SIZE: Final = 20_000  # plans
OFFERING_VALUE: Final = 10 * UNITS
GEM_VALUE: Final = 13  # units for a gem if rounds remain


@final
class Plan:
    """The weave to lay, and the value of its spells less the cost of gems in use, in units."""

    def __init__(self, weave: list[int], worth: int) -> None:
        self.weave = weave
        self.worth = worth


@final
class WeavePlanner:
    """Makes plans and caches them, since gems and spells stay the same while a plan is carried out."""

    def __init__(self) -> None:
        self.plans: dict[tuple[int, ...], Plan] = {}

    def next_step(self, state: BetwixtState, seat: int) -> Action:
        """Return the next change towards the plan, then prepare the spells that stand, then finish."""
        if not state.spells[seat] and not state.prepared[seat]:
            return m.DONE
        gems = gems_of(state, seat)
        plan = self.plan(state, seat, gems)
        if state.changes[seat] > 0:
            change = step_towards(state, seat, plan.weave)
            if change is not None:
                return change
        for spell in state.spells[seat]:
            if why_not_prepared(state, seat, spell) is None:
                rest = [other for other in state.spells[seat] if other != spell]
                self.plans[key_of(state, gems, [*state.prepared[seat], spell], rest)] = plan
                return m.PREPARE[spell]
        return m.DONE

    def plan(self, state: BetwixtState, seat: int, gems: list[int]) -> Plan:
        """Return the best weave for the seat's spells with these gems."""
        key = key_of(state, gems, state.prepared[seat], state.spells[seat])
        found = self.plans.get(key)
        if found is None:
            if len(self.plans) >= CACHE_SIZE:
                self.plans.clear()
            found = self.plans[key] = make_plan(state, seat, gems)
        return found

    def should_offer(self, state: BetwixtState, seat: int) -> bool:
        """Whether an offering is worth the gems and the spells that would break."""
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
    """Lay a gem, or lift one that is needed elsewhere; None if the plan is complete."""
    weave = state.weaves[seat]
    missing: i64 = 0  # wanted elements that are not beside the weave, as bits
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
