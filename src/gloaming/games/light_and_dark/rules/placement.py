"""Placing the druids at the start (LAD-02, LAD-06)."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.core.actions import Action
from gloaming.core.state import Emit, Refusal
from gloaming.games.light_and_dark.constants import PLACE, TEAMS, TERRAIN
from gloaming.games.light_and_dark.events import Deployed, Ready
from gloaming.games.light_and_dark.rules.obstacles import begin_first_turn
from gloaming.games.light_and_dark.rules.setup import even_places
from gloaming.games.light_and_dark.state import LightAndDarkState
from gloaming.physics.discs import Disc, is_free, millimetres


@dataclass(frozen=True)
class Place(Action):
    """Place the team's druids: x and y of the first, of the second, and so on."""

    places: tuple[int, ...]

    def why_not(self, state: LightAndDarkState, seat: int) -> Refusal | None:
        """Druids lie entirely inside the own start area and do not overlap."""
        if state.phase != PLACE:
            return state.why_not_now()
        team = seat % TEAMS
        druids = state.starting_druids(team)
        if len(self.places) != 2 * len(druids):
            return Refusal("refusal-place-count", {"count": len(druids)})
        laid: list[Disc] = []
        for druid, (x, y) in zip(druids, self.points(), strict=True):
            radius = state.radius(druid)
            if not state.in_start_area(team, x, y, radius):
                return Refusal("refusal-start-area", {"disc": druid + 1})
            if not is_free(state.surface(), laid, x, y, radius):
                return Refusal("refusal-overlap", {"disc": druid + 1})
            laid.append(Disc(x, y, radius))
        return None

    def apply(self, state: LightAndDarkState, seat: int, emit: Emit) -> None:
        deploy(state, seat, self.points(), emit)

    def points(self) -> list[tuple[int, int]]:
        """The places in units."""
        lengths = [millimetres(length) for length in self.places]
        return list(zip(lengths[::2], lengths[1::2], strict=False))


@dataclass(frozen=True)
class Evenly(Action):
    """Place the team's druids evenly spaced."""

    def why_not(self, state: LightAndDarkState, seat: int) -> Refusal | None:
        return None if state.phase == PLACE else state.why_not_now()

    def apply(self, state: LightAndDarkState, seat: int, emit: Emit) -> None:
        deploy(state, seat, even_places(state, seat % TEAMS), emit)


def deploy(state: LightAndDarkState, seat: int, places: list[tuple[int, int]], emit: Emit) -> None:
    """Place the druids of a team; they are shown once both teams are ready (LAD-06)."""
    team = seat % TEAMS
    for druid, (x, y) in zip(state.starting_druids(team), places, strict=True):
        state.put(druid, x, y)
    state.ready[team] = True
    emit(Ready(seat), None)
    if all(state.ready):
        emit(Deployed(tuple((d, state.xs[d], state.ys[d]) for d in range(state.druids))), None)
        state.phase = TERRAIN
        begin_first_turn(state, emit)
