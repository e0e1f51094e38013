"""What a seat sees (everything: there are no secrets), and back; and the table in characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from gloaming.core.game import Say
from gloaming.core.state import LETTERS, View
from gloaming.scaffold.template.state import PHASES, Position

Phase = Literal["decide", "rolling", "over"]

WIDTH = 30  # characters of a bar that has reached the goal


class SixthView(View):
    """The whole table."""

    phase: Phase
    turn: int
    goal: int
    glow: int  # gathered in this turn and not yet stored
    store: list[int]  # by seat


def view(state: Position, seat: int | None) -> SixthView:
    return {
        "seat": seat,
        "phase": phase(state.phase),
        "turn": state.turn,
        "goal": state.goal,
        "glow": state.glow,
        "store": state.store[:],
    }


def phase(number: int) -> Phase:
    names: list[Phase] = ["decide", "rolling", "over"]
    return names[number]


def imagine(seen: SixthView) -> Position:
    """The position that the view shows."""
    state = Position(len(seen["store"]), seen["goal"])
    state.store = list(seen["store"])
    state.glow = seen["glow"]
    state.turn = seen["turn"]
    state.resume(PHASES.index(seen["phase"]))
    return state


def draw(seen: SixthView, names: Sequence[str], say: Say) -> str:
    """A bar for each player: light that is stored, and after it the glow of the turn."""
    wide = max(len(name) for name in names)
    lines = []
    for seat, light in enumerate(seen["store"]):
        turn = seat == seen["turn"]
        glow = seen["glow"] if turn else 0
        mark = ">" if turn else " "
        bar = _bar(light, glow, seen["goal"])
        said = say("table-light", light=light, goal=seen["goal"])
        more = " " + say("table-glow", glow=glow) if glow else ""
        lines.append(f"{mark}{LETTERS[seat]} {names[seat]:<{wide}} |{bar}| {said}{more}")
    return "\n".join(lines)


def _bar(light: int, glow: int, goal: int) -> str:
    stored = min(WIDTH, light * WIDTH // goal)
    whole = min(WIDTH, (light + glow) * WIDTH // goal)
    return ("#" * stored + "+" * (whole - stored)).ljust(WIDTH, ".")
