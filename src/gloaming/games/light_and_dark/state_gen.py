"""Copies, writes and reads positions. Made from the fields by `python -m tools.state_functions`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from gloaming.core.codec import Plain, check_keys, flag, items, text, whole
from gloaming.core.state import Outcome
from gloaming.games.light_and_dark.settings import Options
from gloaming.games.light_and_dark.state import PlacedObstacle

if TYPE_CHECKING:
    from gloaming.games.light_and_dark.rules.position import Position


def read_options(value: Plain, name: str) -> Options:
    found = items(value, name, 10)
    return Options(
        text(found[0], "light"),
        whole(found[1], "best_of"),
        whole(found[2], "cards"),
        whole(found[3], "terrain"),
        whole(found[4], "druids"),
        whole(found[5], "torches"),
        text(found[6], "formation"),
        text(found[7], "hand"),
        flag(found[8], "seated"),
        whole(found[9], "turn_limit"),
    )


def read_placedobstacle(value: Plain, name: str) -> PlacedObstacle:
    found = items(value, name, 4)
    return PlacedObstacle(
        whole(found[0], "obstacle"), whole(found[1], "x"), whole(found[2], "y"), whole(found[3], "turn")
    )


def copy_onto(state: Position, copy: Position) -> None:
    copy.content = state.content
    copy.seats = state.seats
    copy.options = state.options
    copy.phase = state.phase
    copy.light = state.light
    copy.game = state.game
    copy.points = state.points[:]
    copy.turns = state.turns[:]
    copy.turn = state.turn
    copy.flicks = state.flicks
    copy.xs = state.xs[:]
    copy.ys = state.ys[:]
    copy.sides = state.sides[:]
    copy.on_table = state.on_table[:]
    copy.ready = state.ready[:]
    copy.obstacles = state.obstacles[:]
    copy.deck = state.deck[:]
    copy.hands = [each[:] for each in state.hands]
    copy.used = state.used[:]
    copy.chain = state.chain
    copy.torchbearer = state.torchbearer
    copy.steady = state.steady
    copy.again = state.again
    copy.disc = state.disc
    copy.angle = state.angle
    copy.strength = state.strength
    copy.anchors = state.anchors[:]
    copy.pending = state.pending[:]
    copy.returns = state.returns[:]
    copy.homes = state.homes[:]
    copy.result = state.result
    copy.kit = state.kit
    copy.width = state.width
    copy.depth = state.depth
    copy.druids = state.druids
    copy.cached_surface = state.cached_surface
    copy.offered = state.offered


def to_plain(state: Position) -> dict[str, Plain]:
    return {
        "seats": state.seats,
        "options": [
            state.options.light,
            state.options.best_of,
            state.options.cards,
            state.options.terrain,
            state.options.druids,
            state.options.torches,
            state.options.formation,
            state.options.hand,
            state.options.seated,
            state.options.turn_limit,
        ],
        "phase": int(state.phase),
        "light": int(state.light),
        "game": int(state.game),
        "points": list(state.points),
        "turns": list(state.turns),
        "turn": int(state.turn),
        "flicks": int(state.flicks),
        "xs": list(state.xs),
        "ys": list(state.ys),
        "sides": list(state.sides),
        "on_table": list(state.on_table),
        "ready": list(state.ready),
        "obstacles": [[each.obstacle, each.x, each.y, each.turn] for each in state.obstacles],
        "deck": list(state.deck),
        "hands": [list(each) for each in state.hands],
        "used": list(state.used),
        "chain": state.chain,
        "torchbearer": state.torchbearer,
        "steady": state.steady,
        "again": state.again,
        "disc": int(state.disc),
        "angle": int(state.angle),
        "strength": int(state.strength),
        "anchors": list(state.anchors),
        "pending": list(state.pending),
        "returns": list(state.returns),
        "homes": list(state.homes),
        "result": (state.result.to_plain() if state.result is not None else None),
    }


def load(state: Position, plain: Mapping[str, Plain]) -> None:
    check_keys(
        plain,
        (
            "seats",
            "options",
            "phase",
            "light",
            "game",
            "points",
            "turns",
            "turn",
            "flicks",
            "xs",
            "ys",
            "sides",
            "on_table",
            "ready",
            "obstacles",
            "deck",
            "hands",
            "used",
            "chain",
            "torchbearer",
            "steady",
            "again",
            "disc",
            "angle",
            "strength",
            "anchors",
            "pending",
            "returns",
            "homes",
            "result",
        ),
    )
    state.seats = whole(plain["seats"], "seats")
    state.options = read_options(plain["options"], "options")
    state.phase = whole(plain["phase"], "phase")
    state.light = whole(plain["light"], "light")
    state.game = whole(plain["game"], "game")
    state.points = [whole(each, "points") for each in items(plain["points"], "points")]
    state.turns = [whole(each, "turns") for each in items(plain["turns"], "turns")]
    state.turn = whole(plain["turn"], "turn")
    state.flicks = whole(plain["flicks"], "flicks")
    state.xs = [whole(each, "xs") for each in items(plain["xs"], "xs")]
    state.ys = [whole(each, "ys") for each in items(plain["ys"], "ys")]
    state.sides = [whole(each, "sides") for each in items(plain["sides"], "sides")]
    state.on_table = [flag(each, "on_table") for each in items(plain["on_table"], "on_table")]
    state.ready = [flag(each, "ready") for each in items(plain["ready"], "ready")]
    state.obstacles = [
        read_placedobstacle(each, "obstacles") for each in items(plain["obstacles"], "obstacles")
    ]
    state.deck = [whole(each, "deck") for each in items(plain["deck"], "deck")]
    state.hands = [
        [whole(each_each, "hands") for each_each in items(each, "hands")]
        for each in items(plain["hands"], "hands")
    ]
    state.used = [whole(each, "used") for each in items(plain["used"], "used")]
    state.chain = flag(plain["chain"], "chain")
    state.torchbearer = flag(plain["torchbearer"], "torchbearer")
    state.steady = flag(plain["steady"], "steady")
    state.again = flag(plain["again"], "again")
    state.disc = whole(plain["disc"], "disc")
    state.angle = whole(plain["angle"], "angle")
    state.strength = whole(plain["strength"], "strength")
    state.anchors = [whole(each, "anchors") for each in items(plain["anchors"], "anchors")]
    state.pending = [whole(each, "pending") for each in items(plain["pending"], "pending")]
    state.returns = [whole(each, "returns") for each in items(plain["returns"], "returns")]
    state.homes = [whole(each, "homes") for each in items(plain["homes"], "homes")]
    state.result = None if plain["result"] is None else Outcome.from_plain(plain["result"], "result")
