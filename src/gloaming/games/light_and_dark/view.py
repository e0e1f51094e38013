"""What a seat may know: not the cards of other teams, nor their druids until all are placed."""

from __future__ import annotations

from typing import Literal, TypedDict, cast

from gloaming.core.codec import fields
from gloaming.core.state import View
from gloaming.games.light_and_dark import constants as c
from gloaming.games.light_and_dark.content.types import ObstacleType
from gloaming.games.light_and_dark.rules.cards import why_not_held
from gloaming.games.light_and_dark.rules.free_places import floor_mm
from gloaming.games.light_and_dark.rules.position import Position
from gloaming.games.light_and_dark.rules.turn import flickable
from gloaming.games.light_and_dark.state import PlacedObstacle
from gloaming.physics.discs import METRE, millimetres

Where = Literal["table", "off", "hand"]


class DiscView(TypedDict):
    """A disc; x and y are 0 unless it is on the table and visible."""

    kind: Literal["druid", "torch"]
    faction: c.Faction
    team: int  # that controls it, or -1 before the sides are known
    home: int  # team at whose end it returns, or -1
    where: Where
    x: int
    y: int
    radius: int


class ObstacleView(TypedDict):
    """An obstacle; `turn` is the direction of its length in steps of 15°, clockwise from A's view ahead."""

    kind: str
    round: bool
    placed: bool
    x: int
    y: int
    length: int
    breadth: int
    turn: int


class FlickView(TypedDict):
    """A flick as intended or, after its chance steps, as executed."""

    disc: int
    angle: int
    strength: int


class OptionsView(TypedDict):
    """The options of the match."""

    light: str
    best_of: int
    cards: int
    terrain: int
    druids: int
    torches: int
    formation: str
    hand: str
    seated: bool
    turn_limit: int


class LightAndDarkView(View):
    """The view of a seat; lengths are in units, `metre` of them per metre, from the corner at A's left."""

    phase: c.Phase
    metre: int
    width: int
    depth: int
    strip: int  # the depth of a start area
    teams: list[int]  # of each seat
    light: int  # the team that is Light, or -1
    game: int  # of the contest, counted from 1
    points: list[int]  # of each team
    turn: int  # the team that flicks, or -1
    movers: list[int]  # seat of each team that flicks next
    turns: list[int]  # taken by each team
    ready: list[bool]  # which teams have placed their druids
    flicks: int  # in this game
    again: bool  # a flick by Second Wind
    discs: list[DiscView]
    obstacles: list[ObstacleView]
    standing: list[int]  # indices of placed obstacles, in order
    cards: list[c.Effect]  # all cards of the game
    hand: list[int]  # cards of the own team
    counts: list[int]  # number of cards of each team
    used: list[int]  # cards out of the game
    in_play: list[c.Effect]  # cards for this flick
    anchors: list[int]  # the druid that each team has anchored, or -1
    flick: FlickView | None
    flickable: list[int]  # discs that the mover may flick now
    movable: list[int]  # own druids that Stride may move now
    pending: list[int]  # discs that flip unless a card prevents it
    returns: list[int]  # discs still to return, in order
    slowest: int  # strengths, millimetres per second
    mark: int
    fastest: int
    errors: list[int]  # of the hand in direction, up to the mark and beyond: hundredths of a degree
    stride: int  # reaches of cards, millimetres
    beacon: int
    terms: OptionsView


def view_of(state: Position, seat: int | None) -> LightAndDarkView:
    team = seat % c.TEAMS if seat is not None else c.NOTHING
    kit, disc, error = state.kit, int(state.disc), state.hand_spread()[0]
    flick: FlickView = {"disc": disc, "angle": int(state.angle), "strength": int(state.strength)}
    return {
        "seat": seat,
        "phase": c.PHASES[state.phase],
        "metre": METRE,
        "width": state.width,
        "depth": state.depth,
        "strip": kit.strip,
        "teams": [each % c.TEAMS for each in range(state.seats)],
        "light": int(state.light),
        "game": int(state.game),
        "points": state.points[:],
        "turn": int(state.turn),
        "movers": [state.seat_of(each) for each in range(c.TEAMS)],
        "turns": state.turns[:],
        "ready": state.ready[:],
        "flicks": int(state.flicks),
        "again": state.again,
        "discs": [disc_view(state, each, team) for each in range(len(state.xs))],
        "obstacles": obstacle_views(state),
        "standing": [each.obstacle for each in state.obstacles],
        "cards": [c.EFFECTS[effect] for effect in kit.cards],
        "hand": state.hands[team][:] if team != c.NOTHING else [],
        "counts": [len(hand) for hand in state.hands],
        "used": state.used[:],
        "in_play": in_play(state),
        "anchors": state.anchors[:],
        "flick": flick if disc != c.NOTHING else None,
        "flickable": flickable(state) if state.phase == c.FLICK else [],
        "movable": movable(state, team),
        "pending": state.pending[:],
        "returns": state.returns[:],
        "slowest": kit.slowest,
        "mark": kit.mark,
        "fastest": kit.fastest,
        "errors": [0, 0] if state.steady else [error // 2, error],
        "stride": floor_mm(kit.reaches[c.STRIDE]),
        "beacon": floor_mm(kit.reaches[c.BEACON]),
        "terms": cast(OptionsView, fields(state.options)),
    }


def movable(state: Position, team: int) -> list[int]:
    """The druids that a team may move by Stride now; only the team is told."""
    if team != state.turn or team == c.NOTHING or why_not_held(state, team, c.STRIDE) is not None:
        return []
    return state.own_druids(team)


def disc_view(state: Position, disc: int, team: int) -> DiscView:
    seen = state.on_table[disc] and not is_unseen(state, disc, team)
    where: Where = "off" if disc in state.returns else "hand"
    return {
        "kind": "torch" if state.is_torch(disc) else "druid",
        "faction": c.FACTIONS[state.sides[disc]],
        "team": int(state.controller(disc)) if state.light != c.NOTHING else c.NOTHING,
        "home": state.homes[state.returns.index(disc)] if disc in state.returns else c.NOTHING,
        "where": "table" if seen else where,
        "x": state.xs[disc] if seen else 0,
        "y": state.ys[disc] if seen else 0,
        "radius": state.radius(disc),
    }


def is_unseen(state: Position, disc: int, team: int) -> bool:
    """Whether a placed druid is visible to its own team only (LAD-06)."""
    if state.phase != c.PLACE or state.is_torch(disc):
        return False
    return team == c.NOTHING or disc not in state.starting_druids(team)


def obstacle_views(state: Position) -> list[ObstacleView]:
    placed = {each.obstacle: each for each in state.obstacles}
    agreed = state.kit.obstacle_types[: state.options.terrain]
    return [obstacle_view(each, placed.get(number)) for number, each in enumerate(agreed)]


def obstacle_view(obstacle: ObstacleType, placed: PlacedObstacle | None) -> ObstacleView:
    return {
        "kind": obstacle.kind,
        "round": obstacle.round,
        "placed": placed is not None,
        "x": millimetres(placed.x) if placed else 0,
        "y": millimetres(placed.y) if placed else 0,
        "length": obstacle.length,
        "breadth": obstacle.breadth,
        "turn": placed.turn if placed else 0,
    }


def in_play(state: Position) -> list[c.Effect]:
    effects = [(c.CHAIN, state.chain), (c.TORCHBEARER, state.torchbearer), (c.STEADY, state.steady)]
    return [c.EFFECTS[effect] for effect, played in effects if played]


def hides(seen: LightAndDarkView) -> bool:
    """Whether there are cards or places that the seat does not know."""
    own = seen["seat"] % c.TEAMS if seen["seat"] is not None else c.NOTHING
    if any(count for team, count in enumerate(seen["counts"]) if team != own):
        return True
    return seen["phase"] == "place" and any(ready for team, ready in enumerate(seen["ready"]) if team != own)
