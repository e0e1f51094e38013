"""The fields of a position of Light & Dark, and queries on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, final

from mypy_extensions import i64

from gloaming.core.fields import Derived, Fixed, Shared
from gloaming.core.state import Outcome, Refusal, State
from gloaming.games.light_and_dark import constants as c
from gloaming.games.light_and_dark.angles import direction
from gloaming.games.light_and_dark.content.types import Kit, kit_of
from gloaming.games.light_and_dark.settings import Options
from gloaming.physics.discs import ANCHORED, Circle, Disc, Obstacle, Rectangle, Surface, millimetres

NOT_NOW: Final = [Refusal(f"refusal-phase-{phase}") for phase in c.PHASES]


@final
@dataclass(frozen=True)
class PlacedObstacle:
    """An obstacle on the table: its index, middle in millimetres, and turn in steps of 15°."""

    obstacle: int
    x: int
    y: int
    turn: int


class LightAndDarkState(State):
    """Discs, cards and obstacles of one position; places are in units."""

    options: Fixed[Options]
    phase: i64 = c.SIDES
    light: i64 = c.NOTHING  # the team that is Light
    game: i64 = 1
    points: list[int]
    turns: list[int]  # taken by each team in the contest
    turn: i64 = c.NOTHING  # the team that flicks
    flicks: i64 = 0  # in this game
    xs: list[int]
    ys: list[int]
    sides: list[int]
    on_table: list[bool]
    ready: list[bool]
    obstacles: list[PlacedObstacle]
    deck: list[int]
    hands: list[list[int]]
    used: list[int]
    chain: bool = False  # in play for this flick
    torchbearer: bool = False
    steady: bool = False
    again: bool = False  # a flick by Second Wind
    disc: i64 = c.NOTHING  # flicked in this turn
    angle: i64 = 0
    strength: i64 = 0
    anchors: list[int]
    pending: list[int]  # discs that flip unless a card prevents it
    returns: list[int]  # discs still to return, in order
    homes: list[int]  # of the discs to return: the team at whose end
    result: Outcome | None = None
    kit: Shared[Kit]
    width: Derived[int] = 0
    depth: Derived[int] = 0
    druids: Derived[int] = 0
    cached_surface: Derived[Surface | None] = None  # shared by copies

    def derive(self) -> None:
        self.kit = kit_of(self.content)
        self.width, self.depth = self.kit.areas[1 if self.options.large_area else 0]
        self.druids = self.options.druids

    def why_not_now(self) -> Refusal:
        """Why an action of another phase is not possible."""
        return NOT_NOW[self.phase]

    # --- teams and discs -------------------------------------------------------------------------

    def side_of(self, team: i64) -> i64:
        """The faction of a team."""
        return c.LIGHT if team == self.light else c.DARK

    def controller(self, disc: i64) -> i64:
        """The team that controls a disc."""
        return self.light if self.sides[disc] == c.LIGHT else 1 - self.light

    def seat_of(self, team: i64) -> int:
        """The seat that flicks next for a team: A, C, E against B, D, F (LAD-41)."""
        members = (self.seats - int(team) + 1) // c.TEAMS
        return int(team) + c.TEAMS * (self.turns[team] % members)

    def is_torch(self, disc: i64) -> bool:
        return disc >= self.druids

    def radius(self, disc: i64) -> int:
        return self.kit.radii[1 if disc >= self.druids else 0]

    def own_druids(self, team: i64) -> list[int]:
        """The druids that a team controls."""
        side = self.side_of(team)
        return [disc for disc in range(self.druids) if self.sides[disc] == side]

    def own_torches(self, team: i64) -> list[int]:
        side = self.side_of(team)
        return [disc for disc in range(self.druids, len(self.sides)) if self.sides[disc] == side]

    def starting_druids(self, team: i64) -> list[int]:
        """The druids that a team places at the start."""
        half = self.druids // c.TEAMS
        return list(range(half)) if team == 0 else list(range(half, self.druids))

    # --- the surface -----------------------------------------------------------------------------

    def surface(self) -> Surface:
        """The area with its obstacles, cached."""
        surface = self.cached_surface
        if surface is None:
            surface = self.cached_surface = self.surface_with(None)
        return surface

    def surface_with(self, extra: PlacedObstacle | None) -> Surface:
        """The area with its obstacles and an extra one."""
        placed = self.obstacles if extra is None else [*self.obstacles, extra]
        shapes = tuple(self.obstacle_shape(each) for each in placed)
        return Surface(self.width, self.depth, shapes, self.kit.friction, self.kit.restitution)

    def obstacle_shape(self, placed: PlacedObstacle) -> Obstacle:
        kind = self.kit.obstacle_types[placed.obstacle]
        x, y = millimetres(placed.x), millimetres(placed.y)
        if kind.round:
            return Circle(x, y, kind.length // 2)
        return Rectangle(x, y, kind.length, kind.breadth, direction(placed.turn * c.CIRCLE // c.TURNS))

    def discs_on_table(self, excluded: i64 = c.NOTHING) -> list[Disc]:
        """The discs on the table, except one."""
        return [
            Disc(self.xs[disc], self.ys[disc], self.radius(disc))
            for disc in range(len(self.xs))
            if self.on_table[disc] and disc != excluded
        ]

    def discs_for_flick(self, flicked: int) -> list[Disc]:
        """All discs for the simulation; an anchored disc cannot be moved (LAD-48)."""
        discs: list[Disc] = []
        for disc in range(len(self.xs)):
            kind = 1 if disc >= self.druids else 0
            held = disc in self.anchors and disc != flicked
            mass = ANCHORED if held else self.kit.masses[kind]
            discs.append(Disc(self.xs[disc], self.ys[disc], self.kit.radii[kind], mass))
        return discs

    def hand_spread(self) -> tuple[int, int]:
        """The errors of the hand in direction and in strength (LAD-17)."""
        return self.kit.hands[c.HANDS.index(self.options.hand)]

    def clear_flick(self) -> None:
        """Forget the last flick and the cards played for it."""
        self.chain = False
        self.torchbearer = False
        self.steady = False
        self.again = False
        self.disc = c.NOTHING
        self.angle = 0
        self.strength = 0
        self.pending = []
        self.returns = []
        self.homes = []

    def put(self, disc: i64, x: int, y: int) -> None:
        self.xs[disc] = x
        self.ys[disc] = y
        self.on_table[disc] = True

    def take_off(self, disc: i64) -> None:
        self.xs[disc] = 0
        self.ys[disc] = 0
        self.on_table[disc] = False

    def in_start_area(self, team: i64, x: int, y: int, radius: int) -> bool:
        """Whether a disc at (x, y) is entirely inside the start area of a team (LAD-02)."""
        from_edge = y if team == 0 else self.depth - y
        return radius <= x <= self.width - radius and radius <= from_edge <= self.kit.strip - radius

    def holds(self, team: i64, effect: int) -> bool:
        """Whether a team holds a card with this effect."""
        return any(self.kit.cards[card] == effect for card in self.hands[team])

    def spend(self, team: i64, effect: int) -> None:
        """Move a card with this effect from the hand to the used cards (LAD-40)."""
        for card in self.hands[team]:
            if self.kit.cards[card] == effect:
                self.hands[team].remove(card)
                self.used.append(card)
                return

    def completed(self) -> Literal["torches", "druids", ""]:
        """The kind of discs that all show one faction, or an empty string (LAD-30)."""
        if len(set(self.sides[self.druids :])) == 1:
            return "torches"
        return "druids" if len(set(self.sides[: self.druids])) == 1 else ""
