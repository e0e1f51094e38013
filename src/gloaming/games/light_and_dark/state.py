"""What lies where and who holds what: a position of Light & Dark without the course of play."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gloaming.core.state import State
from gloaming.games.light_and_dark.angles import direction
from gloaming.games.light_and_dark.constants import CIRCLE, DARK, LIGHT, NOTHING, SIDES, TEAMS, TURNS
from gloaming.games.light_and_dark.content.types import Kit
from gloaming.games.light_and_dark.settings import Options
from gloaming.physics.discs import ANCHORED, Circle, Disc, Obstacle, Rectangle, Surface, millimetres


@final
class PlacedObstacle:
    """An obstacle that was put down: which one, its middle in millimetres, its turn in 15°."""

    def __init__(self, obstacle: int, x: int, y: int, turn: int) -> None:
        self.obstacle = obstacle
        self.x = x
        self.y = y
        self.turn = turn


class LightAndDarkState(State):
    """The discs, cards and obstacles of one position; a disc is on the table if it `lies`."""

    def __init__(self, seats: int, kit: Kit, terms: Options) -> None:
        self.seats = seats
        self.kit = kit
        self.options = terms
        area = kit.areas[1 if terms.large_area else 0]
        self.width = area[0]
        self.depth = area[1]
        self.druids = terms.druids
        count = terms.druids + terms.torches
        self.phase: i64 = SIDES
        self.light: i64 = NOTHING  # the team that is Light
        self.game: i64 = 1
        self.points = [0, 0]
        self.turns = [0, 0]  # that each team has had, through the whole contest
        self.turn: i64 = NOTHING  # the team that flicks
        self.flicks: i64 = 0  # in this game
        self.xs = [0] * count
        self.ys = [0] * count
        self.sides = [DARK] * count
        self.on_table = [False] * count
        self.ready = [False, False]
        self.obstacles: list[PlacedObstacle] = []
        self.deck = list(range(len(kit.cards)))
        self.hands: list[list[int]] = [[], []]
        self.used: list[int] = []
        self.chain = False  # in play for this flick
        self.torchbearer = False
        self.steady = False
        self.again = False  # a flick by Second Wind
        self.disc: i64 = NOTHING  # flicked in this turn
        self.angle: i64 = 0
        self.strength: i64 = 0
        self.anchors = [NOTHING, NOTHING]
        self.pending: list[int] = []  # would flip
        self.returns: list[int] = []  # still to return
        self.homes: list[int] = []  # at which team's end
        self.cached_surface: Surface | None = None  # made when it is needed, and shared by copies

    # --- who is who ------------------------------------------------------------------------------

    def side_of(self, team: i64) -> i64:
        """The team's faction."""
        return LIGHT if team == self.light else DARK

    def controller(self, disc: i64) -> i64:
        """The team that a disc belongs to now."""
        return self.light if self.sides[disc] == LIGHT else 1 - self.light

    def seat_of(self, team: i64) -> int:
        """The seat of the team that flicks, or flicks next (LAD-41): A, C, E against B, D, F."""
        members = (self.seats - int(team) + 1) // TEAMS
        return int(team) + TEAMS * (self.turns[team] % members)

    def is_torch(self, disc: i64) -> bool:
        return disc >= self.druids

    def radius(self, disc: i64) -> int:
        return self.kit.radii[1 if disc >= self.druids else 0]

    def own_druids(self, team: i64) -> list[int]:
        """The druids that the team controls."""
        side = self.side_of(team)
        return [disc for disc in range(self.druids) if self.sides[disc] == side]

    def own_torches(self, team: i64) -> list[int]:
        side = self.side_of(team)
        return [disc for disc in range(self.druids, len(self.sides)) if self.sides[disc] == side]

    def starting_druids(self, team: i64) -> list[int]:
        """The druids that the team places at the start."""
        half = self.druids // TEAMS
        return list(range(half)) if team == 0 else list(range(half, self.druids))

    # --- the table -------------------------------------------------------------------------------

    def surface(self) -> Surface:
        """The area with its obstacles."""
        cloth = self.cached_surface
        if cloth is None:
            cloth = self.cached_surface = self.surface_with(None)
        return cloth

    def surface_with(self, more: PlacedObstacle | None) -> Surface:
        """The area with its obstacles and one more."""
        standing = self.obstacles if more is None else [*self.obstacles, more]
        solid = tuple(self.obstacle_shape(each) for each in standing)
        return Surface(self.width, self.depth, solid, self.kit.friction, self.kit.restitution)

    def obstacle_shape(self, standing: PlacedObstacle) -> Obstacle:
        thing = self.kit.obstacle_types[standing.obstacle]
        x, y = millimetres(standing.x), millimetres(standing.y)
        if thing.round:
            return Circle(x, y, thing.length // 2)
        return Rectangle(x, y, thing.length, thing.breadth, direction(standing.turn * CIRCLE // TURNS))

    def discs_on_table(self, but: i64 = NOTHING) -> list[Disc]:
        """The discs on the table, without one."""
        return [
            Disc(self.xs[disc], self.ys[disc], self.radius(disc))
            for disc in range(len(self.xs))
            if self.on_table[disc] and disc != but
        ]

    def discs_for_flick(self, flicked: int) -> list[Disc]:
        """All discs as the flick finds them: an anchored one cannot be pushed (LAD-48)."""
        discs: list[Disc] = []
        for disc in range(len(self.xs)):
            kind = 1 if disc >= self.druids else 0
            held = disc in self.anchors and disc != flicked
            mass = ANCHORED if held else self.kit.masses[kind]
            discs.append(Disc(self.xs[disc], self.ys[disc], self.kit.radii[kind], mass))
        return discs

    def put(self, disc: i64, x: int, y: int) -> None:
        self.xs[disc] = x
        self.ys[disc] = y
        self.on_table[disc] = True

    def take_off(self, disc: i64) -> None:
        self.xs[disc] = 0
        self.ys[disc] = 0
        self.on_table[disc] = False

    def in_start_area(self, team: i64, x: int, y: int, radius: int) -> bool:
        """Whether a whole disc at (x, y) is inside the team's start area (LAD-02)."""
        from_edge = y if team == 0 else self.depth - y
        return radius <= x <= self.width - radius and radius <= from_edge <= self.kit.strip - radius

    def holds(self, team: i64, effect: int) -> bool:
        """Whether the team has a card with this effect."""
        return any(self.kit.cards[card] == effect for card in self.hands[team])

    def spend(self, team: i64, effect: int) -> None:
        """The card is shown and out of the game (LAD-40)."""
        for card in self.hands[team]:
            if self.kit.cards[card] == effect:
                self.hands[team].remove(card)
                self.used.append(card)
                return

    def completed(self) -> str:
        """`torches` or `druids` if all of these show one faction, else nothing (LAD-30)."""
        if len(set(self.sides[self.druids :])) == 1:
            return "torches"
        return "druids" if len(set(self.sides[: self.druids])) == 1 else ""
