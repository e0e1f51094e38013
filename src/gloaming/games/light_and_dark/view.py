"""What a seat sees of Light & Dark: all but the others' cards, and where the others place until all have."""

from __future__ import annotations

from typing import Literal, TypedDict

from gloaming.core.state import View
from gloaming.games.light_and_dark.constants import (
    BEACON,
    CHAIN,
    EFFECTS,
    FACTIONS,
    NOTHING,
    PHASES,
    PLACE,
    STEADY,
    STRIDE,
    TEAMS,
    TORCHBEARER,
    Effect,
    Faction,
    Phase,
)
from gloaming.games.light_and_dark.content.types import ObstacleType
from gloaming.games.light_and_dark.rules.placement import floor_mm
from gloaming.games.light_and_dark.rules.position import Position
from gloaming.games.light_and_dark.settings import Options
from gloaming.physics.discs import METRE, millimetres

Where = Literal["table", "off", "hand"]


class DiscView(TypedDict):
    """A disc. Off the table, or in the hand and perhaps unseen, it has no place."""

    kind: Literal["druid", "torch"]
    faction: Faction
    team: int  # that controls it now, or -1 before the sides are known
    home: int  # at which team's end it comes back, while it is to return; else -1
    where: Where
    x: int
    y: int
    radius: int


class ObstacleView(TypedDict):
    """An obstacle; its length lies along the turn, 15° each, clockwise from straight ahead of A."""

    kind: str
    round: bool
    placed: bool
    x: int
    y: int
    length: int
    breadth: int
    turn: int


class FlickView(TypedDict):
    """A flick as it was meant, or as the hand made it."""

    disc: int
    angle: int
    strength: int


class OptionsView(TypedDict):
    """What was agreed on."""

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
    """The table; lengths are whole units, `metre` of them in a metre, from the corner at A's left."""

    phase: Phase
    metre: int
    width: int
    depth: int
    strip: int  # the depth of a start area
    teams: list[int]  # each seat's
    light: int  # the team that is Light, or -1
    game: int  # of the contest, from 1 on
    points: list[int]  # each team's
    turn: int  # the team that flicks, or -1
    movers: list[int]  # of each team the seat that flicks (next)
    turns: list[int]  # that each team has had
    ready: list[bool]  # which teams have placed their druids
    flicks: int  # in this game
    again: bool  # a flick by Second Wind
    discs: list[DiscView]
    obstacles: list[ObstacleView]
    standing: list[int]  # obstacles in the order in which they were put down
    cards: list[Effect]  # all cards of the game
    hand: list[int]  # the own team's cards
    counts: list[int]  # how many cards each team holds
    used: list[int]  # cards out of the game
    in_play: list[Effect]  # cards for this flick
    anchors: list[int]  # the druid that each team has anchored, or -1
    flick: FlickView | None
    pending: list[int]  # discs that flip unless a card prevents it
    returns: list[int]  # discs still to return, in order
    slowest: int  # strengths, millimetres a second
    mark: int
    fastest: int
    stride: int  # reaches of cards, millimetres
    beacon: int
    terms: OptionsView


def view_of(state: Position, seat: int | None) -> LightAndDarkView:
    team = seat % TEAMS if seat is not None else NOTHING
    kit, disc = state.kit, int(state.disc)
    flick: FlickView = {"disc": disc, "angle": int(state.angle), "strength": int(state.strength)}
    return {
        "seat": seat,
        "phase": PHASES[state.phase],
        "metre": METRE,
        "width": state.width,
        "depth": state.depth,
        "strip": kit.strip,
        "teams": [each % TEAMS for each in range(state.seats)],
        "light": int(state.light),
        "game": int(state.game),
        "points": state.points[:],
        "turn": int(state.turn),
        "movers": [state.seat_of(each) for each in range(TEAMS)],
        "turns": state.turns[:],
        "ready": state.ready[:],
        "flicks": int(state.flicks),
        "again": state.again,
        "discs": [disc_view(state, each, team) for each in range(len(state.xs))],
        "obstacles": obstacle_views(state),
        "standing": [each.obstacle for each in state.obstacles],
        "cards": [EFFECTS[effect] for effect in kit.cards],
        "hand": state.hands[team][:] if team != NOTHING else [],
        "counts": [len(hand) for hand in state.hands],
        "used": state.used[:],
        "in_play": in_play(state),
        "anchors": state.anchors[:],
        "flick": flick if disc != NOTHING else None,
        "pending": state.pending[:],
        "returns": state.returns[:],
        "slowest": kit.slowest,
        "mark": kit.mark,
        "fastest": kit.fastest,
        "stride": floor_mm(kit.reaches[STRIDE]),
        "beacon": floor_mm(kit.reaches[BEACON]),
        "terms": options_view(state.options),
    }


def disc_view(state: Position, disc: int, team: int) -> DiscView:
    seen = state.on_table[disc] and not is_unseen(state, disc, team)
    where: Where = "off" if disc in state.returns else "hand"
    return {
        "kind": "torch" if state.is_torch(disc) else "druid",
        "faction": FACTIONS[state.sides[disc]],
        "team": int(state.controller(disc)) if state.light != NOTHING else NOTHING,
        "home": state.homes[state.returns.index(disc)] if disc in state.returns else NOTHING,
        "where": "table" if seen else where,
        "x": state.xs[disc] if seen else 0,
        "y": state.ys[disc] if seen else 0,
        "radius": state.radius(disc),
    }


def is_unseen(state: Position, disc: int, team: int) -> bool:
    """Whether a druid is placed, but only its own team knows where (LAD-06)."""
    if state.phase != PLACE or state.is_torch(disc):
        return False
    return team == NOTHING or disc not in state.starting_druids(team)


def obstacle_views(state: Position) -> list[ObstacleView]:
    views = [unplaced_obstacle(thing) for thing in state.kit.obstacle_types[: state.options.terrain]]
    for standing in state.obstacles:
        views[standing.obstacle]["placed"] = True
        views[standing.obstacle]["x"] = millimetres(standing.x)
        views[standing.obstacle]["y"] = millimetres(standing.y)
        views[standing.obstacle]["turn"] = standing.turn
    return views


def unplaced_obstacle(thing: ObstacleType) -> ObstacleView:
    """An obstacle that is still to be put down."""
    return {
        "kind": thing.kind,
        "round": thing.round,
        "placed": False,
        "x": 0,
        "y": 0,
        "length": thing.length,
        "breadth": thing.breadth,
        "turn": 0,
    }


def in_play(state: Position) -> list[Effect]:
    effects = [(CHAIN, state.chain), (TORCHBEARER, state.torchbearer), (STEADY, state.steady)]
    return [EFFECTS[effect] for effect, played in effects if played]


def options_view(terms: Options) -> OptionsView:
    return {
        "light": terms.light,
        "best_of": terms.best_of,
        "cards": terms.cards,
        "terrain": terms.terrain,
        "druids": terms.druids,
        "torches": terms.torches,
        "formation": terms.formation,
        "hand": terms.hand,
        "seated": terms.seated,
        "turn_limit": terms.turn_limit,
    }


# --- and back ---------------------------------------------------------------------------------------


def hides(seen: LightAndDarkView) -> bool:
    """Whether there are cards or places that the seat cannot know."""
    own = seen["seat"] % TEAMS if seen["seat"] is not None else NOTHING
    if any(count for team, count in enumerate(seen["counts"]) if team != own):
        return True
    return seen["phase"] == "place" and any(ready for team, ready in enumerate(seen["ready"]) if team != own)
