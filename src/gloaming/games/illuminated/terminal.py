"""The table in characters."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.content import Content
from gloaming.core.state import SEAT_LETTERS
from gloaming.core.terminal import Terminal, Translate
from gloaming.games.illuminated.constants import LOWEST_LIGHT, TOP, rung_of
from gloaming.games.illuminated.notation import write_rung
from gloaming.games.illuminated.view import EntityView, IlluminatedView


def render(seen: IlluminatedView, names: Sequence[str], t: Translate) -> str:
    """The ladder with a row for each player: the numbers of the Entities on each rung."""
    margin = max(len(name) for name in names) + 4
    titles = [write_rung(rung) for rung in range(TOP + 1)]
    rows = [_cells(entities) for entities in seen["entities"]]
    widths = [max(len(row[rung]) for row in [titles, *rows]) + 1 for rung in range(TOP + 1)]
    lines = [" " * margin + _row(titles, widths)]
    for owner, cells in enumerate(rows):
        mark = "*" if seen["control"] == owner else " "
        turn = ">" if seen["turn"] == owner else " "
        total = t("table-shadow-total", total=seen["totals"][owner])
        name = f"{turn}{SEAT_LETTERS[owner]} {names[owner]}"
        lines.append(f"{name:<{margin}}{_row(cells, widths)}  {mark} {total}")
    return "\n".join(lines)


def _cells(entities: Sequence[EntityView]) -> list[str]:
    cells = [""] * (TOP + 1)
    for number, entity in enumerate(entities, 1):
        cells[rung_of(entity["zone"], entity["value"])] += str(number)
    return [cell or "." for cell in cells]


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = [f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True)]
    return "".join(padded[:LOWEST_LIGHT]) + " |" + "".join(padded[LOWEST_LIGHT:])


class IlluminatedTerminal(Terminal[IlluminatedView]):
    """The table of the game in characters."""

    def render(self, view: IlluminatedView, names: Sequence[str], content: Content, t: Translate) -> str:
        return render(view, names, t)
