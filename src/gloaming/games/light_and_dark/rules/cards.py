"""Power cards: when and on what they are played, and their effects (LAD-40, LAD-45 to LAD-48)."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.actions import Action, ActionRange, Range
from gloaming.core.state import Emit, Refusal
from gloaming.games.light_and_dark import constants as c
from gloaming.games.light_and_dark.actions import Play, Stride
from gloaming.games.light_and_dark.events import Declined, Played, Strode
from gloaming.games.light_and_dark.rules.placement import ceil_mm, floor_mm, x_range
from gloaming.games.light_and_dark.rules.turn import end_turn, flip
from gloaming.games.light_and_dark.state import LightAndDarkState
from gloaming.physics.discs import can_move_to, millimetres


def phase_of(effect: int) -> int:
    """The phase in which a card is played."""
    if effect == c.WARD:
        return c.WARDING
    return c.AFTER if effect in (c.AGAIN, c.ANCHOR, c.BEACON) else c.FLICK


def why_no_play(state: LightAndDarkState, team: int, action: Play) -> Refusal | None:
    effect = action.effect
    if not 0 <= effect < len(c.EFFECTS) or effect == c.STRIDE:
        return Refusal("refusal-unknown-action")
    held = why_not_held(state, team, effect)
    if held is not None:
        return held
    if action.disc in targets(state, effect):
        return None
    return Refusal(f"refusal-card-{c.EFFECTS[effect]}")


def why_not_held(state: LightAndDarkState, team: int, effect: int) -> Refusal | None:
    """The reason why a team cannot play a card now, whatever its target."""
    if not state.holds(team, effect):
        return Refusal("refusal-card", {"card": c.EFFECTS[effect]})
    if state.phase != phase_of(effect) or (state.phase == c.FLICK and state.again):
        return Refusal("refusal-card-time", {"card": c.EFFECTS[effect]})
    return None


def targets(state: LightAndDarkState, effect: int) -> list[int]:
    """The discs that a card can be played on now; NOTHING for a card that needs none."""
    team = state.turn
    if effect == c.WARD:
        return state.pending[:]
    if effect == c.ANCHOR:
        return state.own_druids(team)
    if effect == c.BEACON:
        return [disc for disc in state.own_torches(1 - team) if in_beacon_reach(state, disc)]
    if effect == c.TORCHBEARER:
        return [c.NOTHING] if state.own_torches(team) and not state.torchbearer else []
    if effect == c.AGAIN:
        limit = state.options.turn_limit
        return [c.NOTHING] if limit == 0 or state.flicks < limit else []
    taken = state.chain if effect == c.CHAIN else state.steady
    return [] if taken else [c.NOTHING]


def in_beacon_reach(state: LightAndDarkState, torch: int) -> bool:
    """Whether a torch is in reach of Beacon, measured between centres (LAD-48)."""
    dx, dy = state.xs[torch] - state.xs[state.disc], state.ys[torch] - state.ys[state.disc]
    reach = state.kit.reaches[c.BEACON]
    return dx * dx + dy * dy <= reach * reach


def playable_cards(state: LightAndDarkState, team: int) -> list[Action]:
    """The cards that can be played now, with their targets."""
    offers: list[Action] = []
    for effect in (c.BEACON, c.AGAIN, c.ANCHOR, c.WARD, c.CHAIN, c.TORCHBEARER, c.STEADY):
        if why_not_held(state, team, effect) is None:
            offers += [Play(effect, disc) for disc in targets(state, effect)]
    return offers


def play_card(state: LightAndDarkState, seat: int, action: Play, emit: Emit | None) -> None:
    """Spend a card and apply its effect."""
    team, effect, disc = seat % c.TEAMS, action.effect, action.disc
    state.spend(team, effect)
    if emit is not None:
        emit(Played(seat, c.EFFECTS[effect], disc), None)
    if effect == c.CHAIN:
        state.chain = True
    elif effect == c.TORCHBEARER:
        state.torchbearer = True
    elif effect == c.STEADY:
        state.steady = True
    elif effect == c.WARD:
        state.pending.remove(disc)
        flip(state, emit)
    elif effect == c.ANCHOR:
        state.anchors[team] = disc
        end_turn(state, emit)
    elif effect == c.BEACON:
        state.pending = [disc]
        flip(state, emit)
    else:
        assert effect == c.AGAIN
        state.clear_flick()
        state.again = True
        state.phase = c.FLICK


def decline(state: LightAndDarkState, seat: int, emit: Emit | None) -> None:
    """Play no card."""
    if emit is not None:
        emit(Declined(seat), None)
    if state.phase == c.WARDING:
        flip(state, emit)
    else:
        end_turn(state, emit)


# --- Stride -----------------------------------------------------------------------------------------


def why_no_stride(state: LightAndDarkState, team: int, action: Stride) -> Refusal | None:
    """An own druid moves straight within reach and touches nothing on its way (LAD-48)."""
    held = why_not_held(state, team, c.STRIDE)
    if held is not None:
        return held
    if action.disc not in state.own_druids(team):
        return Refusal("refusal-not-yours", {"disc": action.disc + 1})
    x, y = millimetres(action.x), millimetres(action.y)
    dx, dy, reach = x - state.xs[action.disc], y - state.ys[action.disc], state.kit.reaches[c.STRIDE]
    if dx * dx + dy * dy > (reach + 1) * (reach + 1):  # both ends are rounded to units
        return Refusal("refusal-stride-far", {"reach": floor_mm(reach)})
    discs = state.discs_on_table()  # before a flick these are all discs
    if not can_move_to(state.surface(), discs, action.disc, x, y):
        return Refusal("refusal-stride-way", {"disc": action.disc + 1})
    return None


def stride(state: LightAndDarkState, seat: int, action: Stride, emit: Emit | None) -> None:
    state.spend(seat % c.TEAMS, c.STRIDE)
    x, y = millimetres(action.x), millimetres(action.y)
    state.put(action.disc, x, y)
    if emit is not None:
        emit(Played(seat, "stride", action.disc), None)
        emit(Strode(seat, action.disc, x, y), None)


def stride_range(state: LightAndDarkState, team: int) -> ActionRange:
    """All strides of the druids of a team."""
    own, reach = state.own_druids(team), state.kit.reaches[c.STRIDE]
    left, right = x_range(state, 0)
    bottom, top = ceil_mm(state.radius(0)), floor_mm(state.depth - state.radius(0))
    xs, ys = [state.xs[disc] for disc in own], [state.ys[disc] for disc in own]

    def make(values: Sequence[int]) -> Action | None:
        action = Stride(values[0], values[1], values[2])
        return action if why_no_stride(state, team, action) is None else None

    ranges = [
        Range("disc", own[0], own[-1]),
        Range("x", max(left, ceil_mm(max(0, min(xs) - reach))), min(right, floor_mm(max(xs) + reach))),
        Range("y", max(bottom, ceil_mm(max(0, min(ys) - reach))), min(top, floor_mm(max(ys) + reach))),
    ]
    return ActionRange("stride", ranges, make)
