"""Power cards: when and on what they are played, and their effects (LAD-40, LAD-45 to LAD-48)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gloaming.core.actions import Action
from gloaming.core.state import Emit, Phrase, Refusal
from gloaming.games.light_and_dark import constants as c
from gloaming.games.light_and_dark.events import Declined, Played, Strode
from gloaming.games.light_and_dark.rules.free_places import floor_mm
from gloaming.games.light_and_dark.rules.turn import end_turn, flip, is_last_flick, last_flick
from gloaming.games.light_and_dark.state import LightAndDarkState
from gloaming.physics.discs import can_move_to, millimetres

NEEDS_DISC: Final = (c.WARD, c.ANCHOR, c.BEACON)  # cards that are played on a disc
NO_CARD: Final = Refusal("refusal-unknown-action")
NOT_ON_THIS: Final = [Refusal(f"refusal-card-{effect}") for effect in c.EFFECTS]


@dataclass(frozen=True)
class Play(Action):
    """Play another card by its effect, on a disc if it needs one (else -1)."""

    effect: int
    disc: int

    def why_not(self, state: LightAndDarkState, seat: int) -> Refusal | None:
        if not 0 <= self.effect < len(c.EFFECTS) or self.effect == c.STRIDE:
            return NO_CARD
        held = why_not_held(state, seat % c.TEAMS, self.effect)
        if held is not None:
            return held
        return None if self.disc in targets(state, self.effect) else NOT_ON_THIS[self.effect]

    def apply(self, state: LightAndDarkState, seat: int, emit: Emit) -> None:
        state.spend(seat % c.TEAMS, self.effect)
        emit(Played(seat, c.EFFECTS[self.effect], self.disc), None)
        if self.effect == c.CHAIN:
            state.chain = True
        elif self.effect == c.TORCHBEARER:
            state.torchbearer = True
        elif self.effect == c.STEADY:
            state.steady = True
        elif self.effect == c.WARD:
            state.pending.remove(self.disc)
            flip(state, emit)
        elif self.effect == c.ANCHOR:
            state.anchors[seat % c.TEAMS] = self.disc
            end_turn(state, emit)
        elif self.effect == c.BEACON:
            state.pending = [self.disc]
            flip(state, emit)
        else:
            assert self.effect == c.AGAIN
            state.clear_flick()
            state.again = True
            state.phase = c.FLICK

    def price(self, state: LightAndDarkState, seat: int) -> Mapping[str, int]:
        return {"card": 1}

    def consequences(self, state: LightAndDarkState, seat: int) -> Sequence[Phrase]:
        if self.effect == c.WARD:
            others = [disc for disc in state.pending if disc != self.disc]
            return [Phrase("consequence-others-flip", {"count": len(others)}), *victory(state, others)]
        if self.effect == c.ANCHOR:
            return [Phrase("consequence-turn-ends"), *last_word(state)]
        if self.effect == c.BEACON:
            return victory(state, [self.disc])
        if self.effect == c.TORCHBEARER:
            return [Phrase("consequence-torch-only")]
        if self.effect != c.AGAIN:
            return [Phrase("consequence-one-flick")]
        held = [state.kit.cards[card] for card in state.hands[seat % c.TEAMS]]
        wasted = any(phase_of(effect) == c.FLICK for effect in held)
        return [Phrase("consequence-no-cards"), *last_flick(state)] if wasted else last_flick(state)


def victory(state: LightAndDarkState, flipped: list[int]) -> list[Phrase]:
    """Tells that the mover wins if these discs flip."""
    side = state.side_of(state.turn)
    missing = [d for d in range(len(state.sides)) if state.sides[d] != side and d not in flipped]
    if not flipped or (missing and missing[0] < state.druids <= missing[-1]):  # druids and torches
        return []
    return [Phrase("consequence-victory", {"faction": c.FACTIONS[side]})]


def last_word(state: LightAndDarkState) -> list[Phrase]:
    """Tells that the game ends with this turn."""
    return [Phrase("consequence-undecided")] if is_last_flick(state, int(state.flicks)) else []


def phase_of(effect: int) -> int:
    """The phase in which a card is played."""
    if effect == c.WARD:
        return c.WARDING
    return c.AFTER if effect in (c.AGAIN, c.ANCHOR, c.BEACON) else c.FLICK


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
        return [] if is_last_flick(state, int(state.flicks)) else [c.NOTHING]
    taken = state.chain if effect == c.CHAIN else state.steady
    return [] if taken else [c.NOTHING]


def in_beacon_reach(state: LightAndDarkState, torch: int) -> bool:
    """Whether a torch is in reach of Beacon, measured between centres (LAD-48)."""
    dx, dy = state.xs[torch] - state.xs[state.disc], state.ys[torch] - state.ys[state.disc]
    reach = state.kit.reaches[c.BEACON]
    return dx * dx + dy * dy <= reach * reach


@dataclass(frozen=True)
class Stride(Action):
    """Play Stride: move an own druid before the flick."""

    disc: int
    x: int
    y: int

    def why_not(self, state: LightAndDarkState, seat: int) -> Refusal | None:
        """An own druid moves straight within reach and touches nothing on its way (LAD-48)."""
        held = why_not_held(state, seat % c.TEAMS, c.STRIDE)
        if held is not None:
            return held
        if self.disc not in state.own_druids(seat % c.TEAMS):
            return Refusal("refusal-not-yours", {"disc": self.disc + 1})
        x, y = millimetres(self.x), millimetres(self.y)
        dx, dy, reach = x - state.xs[self.disc], y - state.ys[self.disc], state.kit.reaches[c.STRIDE]
        if dx * dx + dy * dy > (reach + 1) * (reach + 1):  # both ends are rounded to units
            return Refusal("refusal-stride-far", {"reach": floor_mm(reach)})
        discs = state.discs_on_table()  # before a flick these are all discs
        if not can_move_to(state.surface(), discs, self.disc, x, y):
            return Refusal("refusal-stride-way", {"disc": self.disc + 1})
        return None

    def apply(self, state: LightAndDarkState, seat: int, emit: Emit) -> None:
        state.spend(seat % c.TEAMS, c.STRIDE)
        x, y = millimetres(self.x), millimetres(self.y)
        state.put(self.disc, x, y)
        emit(Played(seat, "stride", self.disc), None)
        emit(Strode(seat, self.disc, x, y), None)

    def price(self, state: LightAndDarkState, seat: int) -> Mapping[str, int]:
        return {"card": 1}


@dataclass(frozen=True)
class Pass(Action):
    """Play no card."""

    def why_not(self, state: LightAndDarkState, seat: int) -> Refusal | None:
        return None if state.phase in (c.WARDING, c.AFTER) else state.why_not_now()

    def apply(self, state: LightAndDarkState, seat: int, emit: Emit) -> None:
        emit(Declined(seat), None)
        if state.phase == c.WARDING:
            flip(state, emit)
        else:
            end_turn(state, emit)

    def consequences(self, state: LightAndDarkState, seat: int) -> Sequence[Phrase]:
        return victory(state, state.pending) if state.phase == c.WARDING else last_word(state)
