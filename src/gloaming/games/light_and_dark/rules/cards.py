"""Power cards: when each may be played, on what, and what it offers (LAD-40, LAD-45 to LAD-48)."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.actions import Action, Range, Span
from gloaming.core.state import Refusal
from gloaming.games.light_and_dark.actions import Play, Stride
from gloaming.games.light_and_dark.constants import (
    AFTER,
    AGAIN,
    ANCHOR,
    BEACON,
    CHAIN,
    EFFECTS,
    FLICK,
    NOTHING,
    STEADY,
    STRIDE,
    TORCHBEARER,
    WARD,
    WARDING,
)
from gloaming.games.light_and_dark.rules.placement import ceil_mm, floor_mm, x_range
from gloaming.games.light_and_dark.state import LightAndDarkState
from gloaming.physics.discs import can_move_to, millimetres


def phase_of(effect: int) -> int:
    """The phase in which a card is played."""
    if effect == WARD:
        return WARDING
    return AFTER if effect in (AGAIN, ANCHOR, BEACON) else FLICK


def why_no_play(pieces: LightAndDarkState, team: int, action: Play) -> Refusal | None:
    effect = action.effect
    if not 0 <= effect < len(EFFECTS) or effect == STRIDE:
        return Refusal("refusal-unknown-action")
    held = why_not_held(pieces, team, effect)
    if held is not None:
        return held
    if action.disc in targets(pieces, effect):
        return None
    return Refusal(f"refusal-card-{EFFECTS[effect]}")


def why_not_held(pieces: LightAndDarkState, team: int, effect: int) -> Refusal | None:
    """Whether the team has the card, and it is time for it."""
    if not pieces.holds(team, effect):
        return Refusal("refusal-card", {"card": EFFECTS[effect]})
    if pieces.phase != phase_of(effect) or (pieces.phase == FLICK and pieces.again):
        return Refusal("refusal-card-time", {"card": EFFECTS[effect]})
    return None


def targets(pieces: LightAndDarkState, effect: int) -> list[int]:
    """The discs that a card can be played on now; NOTHING stands for a card that needs none."""
    team = pieces.turn
    if effect == WARD:
        return pieces.pending[:]
    if effect == ANCHOR:
        return pieces.own_druids(team)
    if effect == BEACON:
        return [disc for disc in pieces.own_torches(1 - team) if in_beacon_reach(pieces, disc)]
    if effect == TORCHBEARER:
        return [NOTHING] if pieces.own_torches(team) and not pieces.torchbearer else []
    if effect == AGAIN:
        limit = pieces.options.turn_limit
        return [NOTHING] if limit == 0 or pieces.flicks < limit else []
    taken = pieces.chain if effect == CHAIN else pieces.steady
    return [] if taken else [NOTHING]


def in_beacon_reach(pieces: LightAndDarkState, torch: int) -> bool:
    """Whether a torch is in reach of Beacon, centre to centre (LAD-48)."""
    dx, dy = pieces.xs[torch] - pieces.xs[pieces.disc], pieces.ys[torch] - pieces.ys[pieces.disc]
    reach = pieces.kit.reaches[BEACON]
    return dx * dx + dy * dy <= reach * reach


def playable_cards(pieces: LightAndDarkState, team: int) -> list[Action]:
    """The cards that can be played now, in the order of their effects, with their discs."""
    offers: list[Action] = []
    for effect in (BEACON, AGAIN, ANCHOR, WARD, CHAIN, TORCHBEARER, STEADY):
        if why_not_held(pieces, team, effect) is None:
            offers += [Play(effect, disc) for disc in targets(pieces, effect)]
    return offers


# --- Stride -----------------------------------------------------------------------------------------


def why_no_stride(pieces: LightAndDarkState, team: int, action: Stride) -> Refusal | None:
    """An own druid, straight, up to its reach, past everything and onto nothing (LAD-48)."""
    held = why_not_held(pieces, team, STRIDE)
    if held is not None:
        return held
    if action.disc not in pieces.own_druids(team):
        return Refusal("refusal-not-yours", {"disc": action.disc + 1})
    x, y = millimetres(action.x), millimetres(action.y)
    dx, dy, reach = x - pieces.xs[action.disc], y - pieces.ys[action.disc], pieces.kit.reaches[STRIDE]
    if dx * dx + dy * dy > (reach + 1) * (reach + 1):  # both ends are rounded to units
        return Refusal("refusal-stride-far", {"reach": floor_mm(reach)})
    if not can_move_to(
        pieces.surface(), pieces.discs_on_table(), action.disc, x, y
    ):  # all discs lie before a flick
        return Refusal("refusal-stride-way", {"disc": action.disc + 1})
    return None


def stride_range(pieces: LightAndDarkState, team: int) -> Span:
    """Every stride of the team's druids."""
    own, reach = pieces.own_druids(team), pieces.kit.reaches[STRIDE]
    left, right = x_range(pieces, 0)
    bottom, top = ceil_mm(pieces.radius(0)), floor_mm(pieces.depth - pieces.radius(0))
    xs, ys = [pieces.xs[disc] for disc in own], [pieces.ys[disc] for disc in own]

    def make(values: Sequence[int]) -> Action | None:
        action = Stride(values[0], values[1], values[2])
        return action if why_no_stride(pieces, team, action) is None else None

    ranges = [
        Range("disc", own[0], own[-1]),
        Range(
            "x",
            max(left, ceil_mm(max(0, min(xs) - reach))),
            min(right, floor_mm(max(xs) + reach)),
        ),
        Range(
            "y",
            max(bottom, ceil_mm(max(0, min(ys) - reach))),
            min(top, floor_mm(max(ys) + reach)),
        ),
    ]
    return Span("stride", ranges, make)
