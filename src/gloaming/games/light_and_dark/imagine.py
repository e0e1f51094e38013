"""Completes what a seat sees to a full position, for bots."""

from __future__ import annotations

from gloaming.core.chance import Dice
from gloaming.core.content import Content
from gloaming.games.light_and_dark.actions import Place
from gloaming.games.light_and_dark.constants import LIGHT, NOTHING, PHASES, PLACE, TEAMS
from gloaming.games.light_and_dark.rules.contest import resume
from gloaming.games.light_and_dark.rules.free_places import floor_mm
from gloaming.games.light_and_dark.rules.offers import place_range
from gloaming.games.light_and_dark.rules.position import Position, new_position
from gloaming.games.light_and_dark.settings import Options
from gloaming.games.light_and_dark.state import PlacedObstacle
from gloaming.games.light_and_dark.view import LightAndDarkView


def imagine(seen: LightAndDarkView, dice: Dice, content: Content) -> Position:
    """A position that fits the view; unknown cards and places are drawn at random."""
    state = new_position(len(seen["teams"]), Options(**seen["terms"]), content)
    state.light = seen["light"]
    state.game = seen["game"]
    state.points = list(seen["points"])
    state.turns = list(seen["turns"])
    state.turn = seen["turn"]
    state.flicks = seen["flicks"]
    state.ready = list(seen["ready"])
    for disc, each in enumerate(seen["discs"]):
        state.sides[disc] = LIGHT if each["faction"] == "light" else 1 - LIGHT
        if each["where"] == "table":
            state.put(disc, each["x"], each["y"])
    for obstacle in seen["standing"]:
        placed = seen["obstacles"][obstacle]
        state.obstacles.append(
            PlacedObstacle(obstacle, floor_mm(placed["x"]), floor_mm(placed["y"]), placed["turn"])
        )
    state.chain = "chain" in seen["in_play"]
    state.torchbearer = "torchbearer" in seen["in_play"]
    state.steady = "steady-hand" in seen["in_play"]
    state.again = seen["again"]
    state.anchors = list(seen["anchors"])
    flick = seen["flick"]
    if flick is not None:
        state.disc = flick["disc"]
        state.angle = flick["angle"]
        state.strength = flick["strength"]
    state.pending = list(seen["pending"])
    state.returns = list(seen["returns"])
    state.homes = [seen["discs"][disc]["home"] for disc in state.returns]
    deal_unknown(state, seen, dice)
    resume(state, PHASES.index(seen["phase"]))
    place_unseen(state, seen, dice)
    return state


def deal_unknown(state: Position, seen: LightAndDarkView, dice: Dice) -> None:
    """Deal the unknown cards at random."""
    state.used = list(seen["used"])
    if state.light == NOTHING:
        return
    unknown = [
        card for card in range(len(seen["cards"])) if card not in seen["hand"] and card not in seen["used"]
    ]
    own = seen["seat"] % TEAMS if seen["seat"] is not None else NOTHING
    for team in range(TEAMS):
        if team == own:
            state.hands[team] = list(seen["hand"])
        else:
            drawn = [unknown.pop(dice.below(len(unknown))) for _ in range(seen["counts"][team])]
            state.hands[team] = sorted(drawn)
    state.deck = unknown


def place_unseen(state: Position, seen: LightAndDarkView, dice: Dice) -> None:
    """Place the druids that the seat cannot see yet."""
    if state.phase != PLACE:
        return
    for team in range(TEAMS):
        druids = state.starting_druids(team)
        if not seen["ready"][team] or state.on_table[druids[0]]:
            continue
        action = place_range(state, team).sample(dice)
        assert isinstance(action, Place)
        for druid, (x, y) in zip(druids, action.points(), strict=True):
            state.put(druid, x, y)
