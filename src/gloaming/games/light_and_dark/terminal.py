"""The table in characters."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees, hypot

from gloaming.core.content import Content
from gloaming.core.state import SEAT_LETTERS
from gloaming.core.terminal import Terminal, Translate
from gloaming.games.light_and_dark.angles import BITS, direction
from gloaming.games.light_and_dark.constants import NOTHING
from gloaming.games.light_and_dark.view import DiscView, LightAndDarkView, ObstacleView

COLUMNS = 48
ROWS = 36  # a character is about twice as high as wide
MARKS = {("druid", "light"): "L", ("druid", "dark"): "D", ("torch", "light"): "*", ("torch", "dark"): "o"}


def render(seen: LightAndDarkView, names: Sequence[str], t: Translate) -> str:
    """Players, the table from above with B's end on top, cards, and targets of each disc."""
    lines = players(seen, names, t)
    lines += [*board_rows(seen), t("table-legend")]
    lines += cards(seen, t)
    return "\n".join(lines + aims(seen, t))


def players(seen: LightAndDarkView, names: Sequence[str], t: Translate) -> list[str]:
    lines = []
    for seat, name in enumerate(names):
        team = seen["teams"][seat]
        mark = ">" if seen["turn"] == team and seen["movers"][team] == seat else " "
        side = ""
        if seen["light"] != NOTHING:
            side = f" · {t('faction-light' if team == seen['light'] else 'faction-dark')}"
        points = f" · {seen['points'][team]}" if seen["terms"]["best_of"] > 1 else ""
        lines.append(f"{mark}{SEAT_LETTERS[seat]} {name}{side}{points}")
    return lines


def board_rows(seen: LightAndDarkView) -> list[str]:
    cells = [[" "] * COLUMNS for _ in range(ROWS)]
    strip = seen["strip"] * ROWS // seen["depth"]
    for row in (strip, ROWS - 1 - strip):
        cells[row] = ["·" if column % 2 else " " for column in range(COLUMNS)]
    for obstacle in seen["obstacles"]:
        if obstacle["placed"]:
            fill_obstacle(seen, obstacle, cells)
    for number, disc in enumerate(seen["discs"], 1):
        if disc["where"] == "table":
            write_disc(seen, disc, MARKS[disc["kind"], disc["faction"]] + str(number), cells)
    edge = "+" + "-" * COLUMNS + "+"
    return [edge, *(f"|{''.join(row)}|" for row in reversed(cells)), edge]


def write_disc(seen: LightAndDarkView, disc: DiscView, label: str, cells: list[list[str]]) -> None:
    """Write the mark and number of a disc at its place, or beside it if that is taken."""
    row = min(disc["y"] * ROWS // seen["depth"], ROWS - 1)
    column = disc["x"] * COLUMNS // seen["width"] - len(label) // 2
    tries = [min(max(column + shift, 0), COLUMNS - len(label)) for shift in (0, -1, 1, -2, 2, -3, 3)]
    at = next((at for at in tries if is_clear(cells[row][max(at - 1, 0) : at + len(label) + 1])), tries[0])
    cells[row][at : at + len(label)] = list(label)


def is_clear(cells: Sequence[str]) -> bool:
    return not any(cell.isalnum() or cell == "*" for cell in cells)


def fill_obstacle(seen: LightAndDarkView, obstacle: ObstacleView, cells: list[list[str]]) -> None:
    """Fill the characters whose middle an obstacle covers."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            x = (2 * column + 1) * seen["width"] // (2 * COLUMNS) - obstacle["x"]
            y = (2 * row + 1) * seen["depth"] // (2 * ROWS) - obstacle["y"]
            if covers(obstacle, x, y, seen["width"] // (2 * COLUMNS)):
                cells[row][column] = "#"


def covers(obstacle: ObstacleView, x: int, y: int, slack: int) -> bool:
    half_length, half_breadth = obstacle["length"] / 2, max(obstacle["breadth"] / 2, slack)
    if obstacle["round"]:
        return hypot(x, y) <= half_length
    i, j = (part / (1 << BITS) for part in direction(1500 * obstacle["turn"]))
    return abs(x * i + y * j) <= half_length and abs(y * i - x * j) <= half_breadth


def cards(seen: LightAndDarkView, t: Translate) -> list[str]:
    """The cards in the own hand and in play."""
    lines = []
    if seen["hand"]:
        held = [t(f"card-{seen['cards'][card]}") for card in seen["hand"]]
        lines.append(t("table-cards", cards=", ".join(held)))
    if seen["in_play"]:
        lines.append(t("table-in-play", cards=", ".join(t(f"card-{card}") for card in seen["in_play"])))
    return lines


def aims(seen: LightAndDarkView, t: Translate) -> list[str]:
    """For each disc that may be flicked: number, angle and distance of the opposing discs."""
    if not seen["flickable"]:
        return []
    slowest, mark, fastest = (str(seen["slowest"]), str(seen["mark"]), str(seen["fastest"]))
    lines = [t("table-aims", slowest=slowest, mark=mark, fastest=fastest)]  # as typed, without separators
    for number in seen["flickable"]:
        disc = seen["discs"][number]
        goals = [
            f"{goal} {bearing(disc, other):.0f}° {distance(disc, other) * 1000 // seen['metre']:.0f}"
            for goal, other in enumerate(seen["discs"], 1)
            if other["team"] != seen["turn"]
        ]
        lines.append(f"  {number + 1}: {' · '.join(goals)}")
    return lines


def bearing(disc: DiscView, other: DiscView) -> float:
    """The direction of another disc in degrees, clockwise from upwards."""
    return degrees(atan2(other["x"] - disc["x"], other["y"] - disc["y"])) % 360


def distance(disc: DiscView, other: DiscView) -> float:
    return hypot(other["x"] - disc["x"], other["y"] - disc["y"])


class LightAndDarkTerminal(Terminal[LightAndDarkView]):
    """The table of the game in characters."""

    def render(self, view: LightAndDarkView, names: Sequence[str], content: Content, t: Translate) -> str:
        return render(view, names, t)
