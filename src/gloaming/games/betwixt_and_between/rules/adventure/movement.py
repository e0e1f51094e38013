"""Steps of mystics and familiars, also by tunnel (BET-25 to BET-30, BET-44 to BET-46)."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import Emit
from gloaming.games.betwixt_and_between.board import DIAGONALS, NEIGHBOURS
from gloaming.games.betwixt_and_between.constants import FACE_DOWN, NOTHING, SPACES, TUNNEL
from gloaming.games.betwixt_and_between.events import Moved, Scouted
from gloaming.games.betwixt_and_between.solo_events import Barred
from gloaming.games.betwixt_and_between.state import BetwixtState


def tunnels(state: BetwixtState, but: i64) -> list[int]:
    """Return all other tunnel spaces that can be entered."""
    return [
        space
        for space in range(SPACES)
        if space != but and state.action_at(space) == TUNNEL and not state.is_barred(space)
    ]


def can_enter(state: BetwixtState, space: i64) -> bool:
    return state.cards[space] != FACE_DOWN and not state.is_barred(space)


def steps(state: BetwixtState, seat: i64) -> list[int]:
    """Return where the mystic can step; a face-down card must be turned up first (BET-72)."""
    here: i64 = state.mystics[seat]
    found = [space for space in NEIGHBOURS[here] if can_enter(state, space)]
    if state.diagonal[seat]:
        found += [space for space in DIAGONALS[here] if can_enter(state, space)]
    if state.action_at(here) == TUNNEL:
        found += [space for space in tunnels(state, here) if space not in found]
    return found


def familiar_steps(state: BetwixtState, seat: i64) -> list[int]:
    """Return where the familiar can step."""
    here: i64 = state.familiars[seat]
    found = [space for space in NEIGHBOURS[here] if not state.is_barred(space)]
    if state.action_at(here) == TUNNEL:
        found += [space for space in tunnels(state, here) if space not in found]
    return found


def move(state: BetwixtState, seat: int, goal: i64, emit: Emit | None) -> None:
    """Move the mystic to a space; the action of the card there can then be used."""
    source: i64 = state.mystics[seat]
    state.mystics[seat] = int(goal)
    card: i64 = state.cards[goal]
    state.entered = card if card >= 0 else NOTHING
    if emit is not None:
        near = goal in NEIGHBOURS[source] or (state.diagonal[seat] and goal in DIAGONALS[source])
        emit(Moved(seat, int(source), int(goal), not near), None)
    if state.options.scenario == 3:  # BET-81
        state.obstacles[goal] = 1
        if emit is not None:
            emit(Barred(int(goal)), None)


def move_familiar(state: BetwixtState, seat: int, goal: int, emit: Emit | None) -> None:
    source = state.familiars[seat]
    state.familiars[seat] = goal
    state.scouted = True
    if emit is not None:
        emit(Scouted(seat, source, goal), None)
