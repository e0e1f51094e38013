"""The table in characters."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.game import Translate
from gloaming.core.state import SEAT_LETTERS
from gloaming.scaffold.template.view import SixthView

WIDTH = 30  # characters of a bar that has reached the goal


def render(seen: SixthView, names: Sequence[str], t: Translate) -> str:
    """A bar for each player: the light that is stored, then the glow of the turn."""
    name_width = max(len(name) for name in names)
    lines = []
    for seat, light in enumerate(seen["store"]):
        in_turn = seat == seen["turn"]
        glow = seen["glow"] if in_turn else 0
        mark = ">" if in_turn else " "
        bar = _bar(light, glow, seen["goal"])
        text = t("table-light", light=light, goal=seen["goal"])
        if glow:
            text += " " + t("table-glow", glow=glow)
        lines.append(f"{mark}{SEAT_LETTERS[seat]} {names[seat]:<{name_width}} |{bar}| {text}")
    return "\n".join(lines)


def _bar(light: int, glow: int, goal: int) -> str:
    stored = min(WIDTH, light * WIDTH // goal)
    total = min(WIDTH, (light + glow) * WIDTH // goal)
    return ("#" * stored + "+" * (total - stored)).ljust(WIDTH, ".")
