"""Our speed against other engines, and the check that all play the same rules.

The peers are in tools/peers/scripts; they are installed on demand.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, TypedDict

from tools.peers import flick_comparison as flicks

from gloaming import compiled
from gloaming.core.codec import Plain
from gloaming.core.discovery import find
from gloaming.core.game import AnyGame
from gloaming.core.state import SEAT_LETTERS, Outcome, State
from gloaming.games.illuminated.constants import entities_of
from gloaming.games.illuminated.rules.position import Position
from gloaming.games.illuminated.rules.setup import new_position
from gloaming.games.illuminated.state import DECIDE
from gloaming.lab.bench import BenchError, Job, Rates

HOME = Path(__file__).resolve().parent / "scripts"
RUNGS = ("S6", "S5", "S4", "S3", "S2", "S1", "L1", "L2", "L3", "L4", "L5", "L6")
ENDINGS = {"reason-illuminated": "won", "reason-locked": "locked", "reason-turn-limit": "limit"}
TURN_LIMIT = 100
ASKED = 100  # flicks that are checked before pymunk is measured


class Start(TypedDict):
    """A position as the peers' scripts write it."""

    seats: int
    entities: list[str]
    seat: int
    left: int
    turns: int


class Script(TypedDict):
    """A position, and actions with the pips that their dice show."""

    start: Start
    steps: Sequence[tuple[int | str, int]]


class Bar(NamedTuple):
    """We must be this many times as fast as a peer."""

    peer: str
    game: str
    unit: str
    times: float


BARS = (
    Bar("openspiel-python", "illuminated", "decisions", 50),
    Bar("boardgameio", "illuminated", "decisions", 400),
    Bar("openspiel-cpp", "connect_four", "decisions", 1),
    Bar("openspiel-cpp-from-python", "connect_four", "decisions", 3),
    Bar("openspiel-cpp-mcts", "connect_four", "simulations", 1),
    Bar("pymunk", flicks.GAME, flicks.UNIT, 500),
)


@dataclass(frozen=True)
class Held:
    """A bar with the measured rates."""

    bar: Bar
    ours: float
    theirs: float

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs

    @property
    def holds(self) -> bool:
        return self.ratio >= self.bar.times


def install(*what: str) -> None:
    """Install these peers, or all, if missing; progress goes to the error stream."""
    if not HOME.is_dir():
        raise BenchError(f"the peers come with a checkout only: there is no {HOME}")
    if subprocess.run([sys.executable, str(HOME / "install.py"), *what]).returncode != 0:
        raise BenchError("the peers could not be installed; the reason is above")


def python() -> Path:
    """The Python of the environment that OpenSpiel is installed in."""
    return Path(_module("registry").PYTHON)


def jobs() -> list[Job]:
    """The peers' measurements, one for each bar."""
    if not compiled.is_current():
        raise BenchError("the bars are for compiled modules, and there are none that fit: gloaming build")
    argv = {peer.name: tuple(peer.argv) for peer in _module("registry").PEERS}
    return [Job(bar.game, bar.unit, bar.peer, argv[bar.peer], dict(os.environ)) for bar in BARS]


def held(measured: Sequence[Rates]) -> list[Held]:
    """The bars with the measured rates."""
    medians = {(rates.job.game, rates.job.unit, rates.job.build): rates.median for rates in measured}
    ours = [medians[bar.game, bar.unit, "compiled"] for bar in BARS]
    theirs = [medians[bar.game, bar.unit, bar.peer] for bar in BARS]
    return [Held(*figures) for figures in zip(BARS, ours, theirs, strict=True)]


def _module(name: str) -> ModuleType:
    """A module of the scripts of the peers."""
    if str(HOME) not in sys.path:
        sys.path.append(str(HOME))
    return import_module(name)


# --- the same rules everywhere -----------------------------------------------------------------------------


def check(games: int = 200) -> list[str]:
    """Differences between the peers, the worked-out cases and our engine; empty if all play the same game."""
    checks = _module("illuminated_check")
    cases = [{"start": case.table.start(), "steps": case.steps} for case in checks.CASES]
    rand = random.Random(2)
    scripts = [*cases, *(checks.random_script(rand) for _ in range(games))]
    ours = [replay(script) for script in scripts]
    faults = []
    for peer in checks.ILLUMINATED:
        faults += checks.check_cases(peer) + checks.check_legal(peer)
        for number, (mine, theirs) in enumerate(zip(ours, checks.ask(peer, scripts), strict=True)):
            if mine != theirs:
                steps = checks.first_difference(mine, theirs)
                faults.append(f"{peer.name}: script {number}: it parts from our engine after {steps} actions")
    return faults + check_flicks(checks)


def check_flicks(checks: ModuleType) -> list[str]:
    """Whether pymunk touches the same discs as we do, at the time step at which it is measured."""
    timed = [case for case in flicks.stored_cases()[1] if len(case.discs) == flicks.TIMED][:ASKED]
    answers = checks.ask(_module("registry").PYMUNK, [case.spell() for case in timed])
    differ = flicks.apart(timed, [answer["touched"] for answer in answers])
    if len(differ) <= (1 - flicks.AGREED) * len(timed):
        return []
    return [f"pymunk: {len(differ)} of {len(timed)} flicks touch other discs than ours"]


def replay(script: Script) -> list[dict[str, Plain]]:
    """Our engine's answer to a script: the position before and after each action, until the game is over."""
    game, start = find("illuminated"), script["start"]
    each = len(start["entities"]) // start["seats"]
    state = set_up(start, each)
    shown = [describe(game, state, each)]
    for action, pips in script["steps"]:
        if state.outcome() is not None:
            break
        pay(game, state, action, pips, each)
        shown.append(describe(game, state, each))
    return shown


def set_up(start: Start, each: int) -> Position:
    """The first position of a script."""
    state = new_position(start["seats"], each, TURN_LIMIT)
    for entity, word in zip(entities_of(start["seats"], each), start["entities"], strict=True):
        state.put(entity, RUNGS.index(word))
    state.phase, state.turn = DECIDE, start["seat"]
    state.actions, state.turns = start["left"], start["turns"]
    return state


def pay(game: AnyGame, state: State, action: int | str, pips: int, each: int) -> None:
    """Take an action, given as text or as index of a choice; the die shows these pips."""
    seat = state.deciders()[0]
    listed = state.choices(seat).listed
    words = [spell(game.format_action(choice), each) for choice in listed]
    at = action % len(listed) if isinstance(action, int) else words.index(action)
    state.apply(seat, listed[at])
    if state.faces():
        state.settle(pips - 1)


def describe(game: AnyGame, state: Position, each: int) -> dict[str, Plain]:
    """A position as the peers describe it."""
    outcome, deciders = state.outcome(), state.deciders()
    listed = state.choices(deciders[0]).listed if deciders else []
    return {
        "entities": [RUNGS[state.rungs[entity]] for entity in entities_of(state.seats, each)],
        "seat": deciders[0] if deciders else -1,
        "left": int(state.actions) if deciders else 0,
        "ending": ENDINGS[outcome.reason] if outcome is not None else "",
        "returns": returns(outcome) if outcome is not None else [0] * state.seats,
        "legal": [spell(game.format_action(action), each) for action in listed],
    }


def returns(outcome: Outcome) -> list[float]:
    """1 for a single winner, which the others pay in equal parts; 0 if there is none."""
    if outcome.places.count(1) != 1:
        return [0] * len(outcome.places)
    return [1 if place == 1 else -1 / (len(outcome.places) - 1) for place in outcome.places]


def spell(text: str, each: int) -> str:
    """Our notation in the peers': Entities count from 0 through all seats."""
    verb, *entities = text.split()
    return " ".join([verb, *(str(SEAT_LETTERS.index(e[0]) * each + int(e[1:]) - 1) for e in entities)])
