"""A contest of one or more games: how a game begins, is won, and is followed by the next (LAD-42)."""

from __future__ import annotations

from gloaming.core.state import SILENT, Emit
from gloaming.games.light_and_dark.constants import DEAL, EFFECTS, FACTIONS, NOTHING, OVER, PLACE, TEAMS
from gloaming.games.light_and_dark.events import Dealt, Sides, Undecided, Won
from gloaming.games.light_and_dark.rules.outcome import is_decided, outcome_of
from gloaming.games.light_and_dark.rules.setup import set_torches
from gloaming.games.light_and_dark.state import LightAndDarkState


def begin_game(state: LightAndDarkState, light: int, emit: Emit = SILENT) -> None:
    """Set up a game in which this team is Light (LAD-01, LAD-42)."""
    state.light = light
    state.turn = NOTHING
    state.flicks = 0
    state.obstacles = []
    state.cached_surface = None
    state.xs = [0] * len(state.xs)
    state.ys = [0] * len(state.ys)
    state.on_table = [False] * len(state.on_table)
    state.ready = [False, False]
    state.anchors = [NOTHING, NOTHING]
    state.hands = [[], []]
    state.used = []
    state.deck = list(range(len(state.kit.cards)))
    state.clear_flick()
    for team in range(TEAMS):
        for druid in state.starting_druids(team):
            state.sides[druid] = int(state.side_of(team))
    set_torches(state)
    state.phase = DEAL if state.options.cards else PLACE
    emit(Sides(int(state.game), light), None)


def deal(state: LightAndDarkState, face: int, emit: Emit) -> None:
    """Deal the next card, to the teams in turn (LAD-40, LAD-47)."""
    team = 0 if len(state.hands[0]) <= len(state.hands[1]) else 1
    card = state.deck.pop(face)
    state.hands[team] = sorted([*state.hands[team], card])
    members = tuple(seat for seat in range(state.seats) if seat % TEAMS == team)
    emit(Dealt(team, EFFECTS[state.kit.cards[card]]), members)
    if len(state.hands[1]) == state.options.cards:
        state.phase = PLACE


def win_game(state: LightAndDarkState, emit: Emit) -> None:
    """The mover has all torches or all druids; discs that left do not return (LAD-23, LAD-30)."""
    state.turns[state.turn] += 1
    state.points[state.turn] += 1
    kind = state.completed()
    assert kind != ""
    emit(Won(int(state.turn), FACTIONS[state.side_of(state.turn)], kind, tuple(state.points)), None)
    end_game(state, emit)


def draw_game(state: LightAndDarkState, emit: Emit) -> None:
    """The limit of flicks is reached, so nobody scores (LAD-31)."""
    emit(Undecided(int(state.flicks), tuple(state.points)), None)
    end_game(state, emit)


def end_game(state: LightAndDarkState, emit: Emit) -> None:
    """End the contest, or begin the next game with the factions exchanged (LAD-42)."""
    if is_decided(state):
        resume(state, OVER)
        return
    state.game += 1
    begin_game(state, int(1 - state.light), emit)


def resume(state: LightAndDarkState, phase: int) -> None:
    """Continue in a phase; a finished contest gets its result."""
    state.phase = phase
    if phase == OVER:
        state.result = outcome_of(state)
