"""Obstacles: where they may be placed so that all discs and start areas stay reachable (LAD-43)."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt, sqrt
from typing import Final

from gloaming.core.actions import Action
from gloaming.core.state import Emit, Refusal
from gloaming.games.light_and_dark.constants import NOTHING, TERRAIN, TURNS
from gloaming.games.light_and_dark.events import Obstructed
from gloaming.games.light_and_dark.rules.free_places import floor_mm
from gloaming.games.light_and_dark.rules.turn import begin_turn
from gloaming.games.light_and_dark.state import LightAndDarkState, PlacedObstacle
from gloaming.physics.discs import Circle, Obstacle, Rectangle, Surface, millimetres
from gloaming.physics.discs.placement import clear_of_obstacles
from gloaming.physics.discs.surface import LENGTH_UNIT

OUTSIDE: Final = Refusal("refusal-obstacle-area")
OVERLAPS: Final = Refusal("refusal-obstacle-overlap")
BLOCKS: Final = Refusal("refusal-obstacle-blocks")
GRID_STEP: Final = 10  # millimetres between cells of the reachability grid

Point = tuple[float, float]
Cell = tuple[int, int]


@dataclass(frozen=True)
class Obstruct(Action):
    """Place an obstacle; `turn` is in steps of 15°."""

    obstacle: int
    x: int
    y: int
    turn: int

    def why_not(self, state: LightAndDarkState, seat: int) -> Refusal | None:
        """Between the start areas, on nothing, and without shutting anything off."""
        if state.phase != TERRAIN:
            return state.why_not_now()
        if not 0 <= self.obstacle < obstacle_count(state):
            return Refusal("refusal-no-obstacle", {"obstacle": self.obstacle + 1})
        if any(placed.obstacle == self.obstacle for placed in state.obstacles):
            return Refusal("refusal-obstacle-stands", {"obstacle": self.obstacle + 1})
        if not 0 <= self.turn < TURNS:
            return Refusal("refusal-obstacle-turn", {"most": TURNS - 1})
        new = PlacedObstacle(self.obstacle, self.x, self.y, self.turn)
        if not between_start_areas(state, new):
            return OUTSIDE
        if overlaps_obstacle(state, new):
            return OVERLAPS
        surface = state.surface_with(new)
        for disc in state.discs_on_table():
            if not clear_of_obstacles(surface, disc.x, disc.y, disc.radius):
                return OVERLAPS
        return None if all_reachable(state, surface) else BLOCKS

    def apply(self, state: LightAndDarkState, seat: int, emit: Emit) -> None:
        state.obstacles.append(PlacedObstacle(self.obstacle, self.x, self.y, self.turn))
        state.cached_surface = None
        kind = state.kit.obstacle_types[self.obstacle].kind
        emit(Obstructed(seat, self.obstacle, kind, millimetres(self.x), millimetres(self.y), self.turn), None)
        begin_first_turn(state, emit)


def begin_first_turn(state: LightAndDarkState, emit: Emit) -> None:
    """Light begins once no obstacle is left to place, or none fits (LAD-10, LAD-43)."""
    if len(state.obstacles) >= obstacle_count(state) or suggested_obstacle(state) is None:
        begin_turn(state, state.light, emit)


def obstacle_count(state: LightAndDarkState) -> int:
    return min(state.options.terrain, len(state.kit.obstacle_types))


def suggested_obstacle(state: LightAndDarkState) -> Obstruct | None:
    """A legal place for an obstacle that is left, or None if none is found."""
    taken = [each.obstacle for each in state.obstacles]
    for obstacle in [each for each in range(obstacle_count(state)) if each not in taken]:
        for row in (4, 12, 6, 10, 8, 5, 7, 9, 11):
            for column in (4, 2, 6, 3, 5, 1, 7):
                x, y = floor_mm(state.width) * column // 8, floor_mm(state.depth) * row // 16
                action = Obstruct(obstacle, x, y, TURNS // 4)
                if action.why_not(state, NOTHING) is None:  # for either team
                    return action
    return None


# --- shapes --------------------------------------------------------------------------------------


def outline(state: LightAndDarkState, placed: PlacedObstacle) -> list[Point]:
    """The corners of an obstacle, or of the square around a circle, in metres from the middle."""
    surface, solid = state.surface_with(None), state.obstacle_shape(placed)
    x, y = surface.metres_x(solid.x), surface.metres_y(solid.y)
    if isinstance(solid, Circle):
        r = float(solid.radius) * LENGTH_UNIT
        return [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)]
    i, j = float(solid.direction[0]), float(solid.direction[1])
    unit = sqrt(i * i + j * j)
    i, j = i / unit, j / unit
    p, q = float(solid.length) * LENGTH_UNIT / 2.0, float(solid.breadth) * LENGTH_UNIT / 2.0
    signs = ((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0))
    return [(x + s * p * i - t * q * j, y + s * p * j + t * q * i) for s, t in signs]


def between_start_areas(state: LightAndDarkState, placed: PlacedObstacle) -> bool:
    """Whether an obstacle is entirely inside the area and outside the start areas."""
    surface = state.surface()
    strip = float(state.kit.strip) * LENGTH_UNIT
    for x, y in outline(state, placed):
        if not (surface.west <= x <= surface.east and surface.south + strip <= y <= surface.north - strip):
            return False
    return True


def overlaps_obstacle(state: LightAndDarkState, new: PlacedObstacle) -> bool:
    """Whether an obstacle would overlap another."""
    solid = state.obstacle_shape(new)
    if isinstance(solid, Circle):
        return not clear_of_obstacles(state.surface(), solid.x, solid.y, solid.radius)
    alone = Surface(state.width, state.depth, (solid,))
    for placed in state.obstacles:
        other = state.obstacle_shape(placed)
        if isinstance(other, Circle):
            if not clear_of_obstacles(alone, other.x, other.y, other.radius):
                return True
        elif not are_separated(outline(state, new), outline(state, placed), solid, other):
            return True
    return False


def are_separated(one: list[Point], two: list[Point], first: Rectangle, second: Rectangle) -> bool:
    """Whether a line parallel to a side of one of two rectangles separates them."""
    for rectangle in (first, second):
        i, j = float(rectangle.direction[0]), float(rectangle.direction[1])
        for x, y in ((i, j), (-j, i)):
            ones = [px * x + py * y for px, py in one]
            twos = [px * x + py * y for px, py in two]
            if max(ones) <= min(twos) or max(twos) <= min(ones):
                return True
    return False


# --- reachability -----------------------------------------------------------------------------------


def all_reachable(state: LightAndDarkState, surface: Surface) -> bool:
    """Whether a disc can slide from one start area to the other and to every disc."""
    radius = max(state.kit.radii)
    if is_passable_around(surface, radius):
        return True
    across, along = floor_mm(state.width) // GRID_STEP, floor_mm(state.depth) // GRID_STEP
    row = floor_mm(state.kit.strip - radius) // GRID_STEP
    reached = flood_fill(free_cells(surface, across, along, radius), (across // 2, row))
    far = state.depth - state.kit.strip
    if not any(millimetres(at[1] * GRID_STEP) > far for at in reached):
        return False
    return all(is_reached(disc.x, disc.y, reached) for disc in state.discs_on_table())


def is_passable_around(surface: Surface, radius: int) -> bool:
    """Whether a disc can pass the last obstacle on all sides, so that it blocks nothing."""
    *others, last = surface.obstacles
    reach = bounding_radius(last) + 2 * radius
    if not (reach <= last.x <= surface.width - reach and reach <= last.y <= surface.depth - reach):
        return False
    for other in others:
        dx, dy, apart = other.x - last.x, other.y - last.y, reach + bounding_radius(other)
        if dx * dx + dy * dy < apart * apart:
            return False
    return True


def bounding_radius(obstacle: Obstacle) -> int:
    """The radius of the circumscribed circle, rounded up."""
    if isinstance(obstacle, Circle):
        return obstacle.radius
    return isqrt(obstacle.length * obstacle.length + obstacle.breadth * obstacle.breadth) // 2 + 1


def free_cells(surface: Surface, across: int, along: int, radius: int) -> set[Cell]:
    """The grid cells where a disc does not overlap an obstacle."""
    places: set[Cell] = set()
    for column in range(across + 1):
        x = millimetres(column * GRID_STEP)
        if not radius <= x <= surface.width - radius:
            continue
        close = [each for each in surface.obstacles if abs(each.x - x) <= bounding_radius(each) + radius]
        for row in range(along + 1):
            y = millimetres(row * GRID_STEP)
            if not radius <= y <= surface.depth - radius:
                continue
            beside = any(abs(each.y - y) <= bounding_radius(each) + radius for each in close)
            if not beside or clear_of_obstacles(surface, x, y, radius):
                places.add((column, row))
    return places


def flood_fill(places: set[Cell], start: Cell) -> set[Cell]:
    """The cells that are connected with a start."""
    reached = {start}
    waiting = [start]
    while waiting:
        column, row = waiting.pop()
        for place in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if place in places and place not in reached:
                reached.add(place)
                waiting.append(place)
    return reached


def is_reached(x: int, y: int, reached: set[Cell]) -> bool:
    """Whether a cell around (x, y) was reached."""
    column, row = x // millimetres(GRID_STEP), y // millimetres(GRID_STEP)
    return any((column + i, row + j) in reached for i in (-1, 0, 1, 2) for j in (-1, 0, 1, 2))
