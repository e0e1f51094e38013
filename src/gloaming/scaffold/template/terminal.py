"""The table in characters, for the terminal and for the generic table in the browser."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.content import Content
from gloaming.core.state import SEAT_LETTERS, View
from gloaming.core.terminal import Terminal, Translate

WIDTH = 30  # characters of a bar that has reached the goal


class TableView(View):
    """What everybody sees: the fields of the position. Only a game with secrets has to make views."""

    goal: int
    store: list[int]
    glow: int
    turn: int


class Bars(Terminal[TableView]):
    """A bar for each player: the light that is stored, then the glow of the turn."""

    def render(self, view: TableView, names: Sequence[str], content: Content, t: Translate) -> str:
        name_width = max(len(name) for name in names)
        lines = []
        for seat, light in enumerate(view["store"]):
            in_turn = seat == view["turn"]
            glow = view["glow"] if in_turn else 0
            mark = ">" if in_turn else " "
            text = t("table-light", light=light, goal=view["goal"])
            if glow:
                text += " " + t("table-glow", glow=glow)
            bar = _bar(light, glow, view["goal"])
            lines.append(f"{mark}{SEAT_LETTERS[seat]} {names[seat]:<{name_width}} |{bar}| {text}")
        return "\n".join(lines)


def _bar(light: int, glow: int, goal: int) -> str:
    stored = min(WIDTH, light * WIDTH // goal)
    total = min(WIDTH, (light + glow) * WIDTH // goal)
    return ("#" * stored + "+" * (total - stored)).ljust(WIDTH, ".")
