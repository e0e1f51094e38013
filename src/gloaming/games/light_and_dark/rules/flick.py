"""The flick: legality, simulation, and the discs that flip."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.actions import Action, ActionRange, Range
from gloaming.core.state import Refusal
from gloaming.games.light_and_dark.actions import Flick
from gloaming.games.light_and_dark.angles import angle_between, velocity
from gloaming.games.light_and_dark.constants import BEHIND, CIRCLE, SEATED
from gloaming.games.light_and_dark.state import LightAndDarkState
from gloaming.physics.discs import Left, Simulation, Touched


def why_no_flick(state: LightAndDarkState, action: Flick) -> Refusal | None:
    """Only an own druid, or an own torch with Torchbearer, within the limits (LAD-11, LAD-16)."""
    if not 0 <= action.disc < len(state.sides):
        return Refusal("refusal-no-such-disc", {"disc": action.disc + 1})
    if state.is_torch(action.disc) != state.torchbearer:
        key = "refusal-torchbearer" if state.torchbearer else "refusal-torch"
        return Refusal(key, {"disc": action.disc + 1})
    if state.controller(action.disc) != state.turn:
        return Refusal("refusal-not-yours", {"disc": action.disc + 1})
    if not 0 <= action.angle < CIRCLE:
        return Refusal("refusal-angle")
    if not state.kit.slowest <= action.strength <= state.kit.fastest:
        return Refusal("refusal-strength", {"least": state.kit.slowest, "most": state.kit.fastest})
    if state.options.seated and angle_between(action.angle, straight_ahead(state)) > SEATED:
        return Refusal("refusal-seated", {"most": SEATED // 100})
    return None


def straight_ahead(state: LightAndDarkState) -> int:
    """The direction straight ahead from the mover's end."""
    return 0 if state.turn == 0 else BEHIND


def flick_range(state: LightAndDarkState) -> ActionRange:
    """All flicks of the mover."""
    own = state.own_torches(state.turn) if state.torchbearer else state.own_druids(state.turn)

    def make(values: Sequence[int]) -> Action | None:
        action = Flick(values[0], values[1], values[2])
        return action if why_no_flick(state, action) is None else None

    ranges = [
        Range("disc", own[0], own[-1]),
        Range("angle", 0, CIRCLE - 1),
        Range("strength", state.kit.slowest, state.kit.fastest),
    ]
    return ActionRange("flick", ranges, make)


def simulate_flick(state: LightAndDarkState, disc: int, angle: int, strength: int, paths: bool) -> Simulation:
    """Simulate a flick without changing the state."""
    simulation = Simulation(state.surface(), state.discs_for_flick(disc), paths)
    vx, vy = velocity(angle, strength)
    simulation.push(disc, vx, vy)
    simulation.run()
    return simulation


def hits_of(state: LightAndDarkState, flicked: int, simulation: Simulation) -> list[tuple[float, int]]:
    """The opposing discs that flip, with the time of their first contact (LAD-12 to LAD-14, LAD-48)."""
    touched: dict[int, float] = {}  # by the flicked disc itself
    linked: dict[int, float] = {}  # by a disc that it had touched before
    for event in simulation.events:
        if isinstance(event, Touched) and flicked in (event.a, event.b):
            touched.setdefault(event.b if event.a == flicked else event.a, event.time)
    if state.chain:
        for event in simulation.events:
            if isinstance(event, Touched) and flicked not in (event.a, event.b):
                for by, other in ((event.a, event.b), (event.b, event.a)):
                    if by in touched and event.time >= touched[by]:
                        linked.setdefault(other, event.time)
    side = state.side_of(state.turn)
    found = [(time, disc) for disc, time in (linked | touched).items() if state.sides[disc] != side]
    return sorted(found)


def leaves_of(simulation: Simulation) -> list[tuple[float, int]]:
    """The discs that left, by time and then by index (LAD-23)."""
    return sorted((event.time, event.disc) for event in simulation.events if isinstance(event, Left))


def place_at_rest(state: LightAndDarkState, simulation: Simulation) -> None:
    """Move all discs to their resting places, and take off those that left."""
    for disc, place in enumerate(simulation.places()):
        if place is None:
            state.take_off(disc)
        else:
            state.put(disc, place[0], place[1])
