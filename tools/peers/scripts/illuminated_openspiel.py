"""The Illuminated as an OpenSpiel Python game, measured in random play.

Every Entity stands on one ladder of twelve levels: 0 is Shadow 6, 5 is Shadow 1, 6 is Light 1, 11 is Light
6, so that raising and lowering are steps of one (ILL-20, ILL-21). Lists of legal actions hang on the seat
and on who stands in the Light only; they are cached.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Mapping
from functools import cache

import pyspiel

VALUE = (6, 5, 4, 3, 2, 1, 1, 2, 3, 4, 5, 6)
SHADOW = (6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0)
BOTTOM, SACRIFICED, LIGHT, TOP = 0, 3, 6, 11

END, RAISE, LOWER, SACRIFICE, HELP = range(5)
WORDS = ("end", "raise", "lower", "sacrifice", "help")
ENTITIES = {2: 5, 3: 5, 4: 4, 5: 3, 6: 3}  # ILL-03
TURN_LIMIT = 100  # ILL-08
PLAYING, WON, LOCKED, LIMIT = "", "won", "locked", "limit"

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
DIE = [(face, 1 / 6) for face in range(6)]

Move = tuple[int, int, int]
"""A kind of action, the Entity that acts (0 where none does), and its Target."""


@cache
def moves(dice: int) -> tuple[Move, ...]:
    """Every action of a table with so many Entities, in the order of the integers that stand for them."""
    pairs = [(actor, target) for actor in range(dice) for target in range(dice)]
    return (
        (END, 0, 0),
        *((kind, 0, target) for target in range(dice) for kind in (RAISE, LOWER)),
        *((SACRIFICE, actor, target) for actor, target in pairs),
        *((HELP, actor, target) for actor, target in pairs),
    )


@cache
def legal(seats: int, seat: int, light: int) -> list[int]:
    """The actions that a seat may choose while the Entities in the bit set `light` stand in the Light."""
    own = ENTITIES[seats]
    dice = seats * own
    first_sacrifice = 1 + 2 * dice
    first_help = first_sacrifice + dice * dice
    lit = [entity for entity in range(dice) if light >> entity & 1]
    acting = [entity for entity in lit if entity // own == seat]
    return [
        *range(first_sacrifice),
        *(first_sacrifice + actor * dice + target for actor in acting for target in lit if target != actor),
        *(
            first_help + actor * dice + target
            for actor in acting
            for target in range(dice)
            if target != actor
        ),
    ]


TYPE = pyspiel.GameType(
    short_name="python_illuminated",
    long_name="The Illuminated",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": 2},
)


class Illuminated(pyspiel.Game):
    """The game with its default settings for two to six seats."""

    def __init__(self, params: Mapping[str, int] | None = None) -> None:
        params = params or {"players": 2}
        self.seats = params.get("players", 2)
        self.dice = self.seats * ENTITIES[self.seats]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(moves(self.dice)),
            max_chance_outcomes=6,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=2 * TURN_LIMIT * self.seats,
        )
        super().__init__(TYPE, info, params)

    def new_initial_state(self) -> Position:
        """The position before chance has named the first player."""
        return Position(self)


class Position(pyspiel.State):
    """One position, changed in place; chance draws the first player or a die if no seat decides."""

    def __init__(self, game: Illuminated) -> None:
        super().__init__(game)
        self.seats = game.seats
        self.own = ENTITIES[game.seats]
        self.levels = [LIGHT] * game.dice  # ILL-02
        self.light = (1 << game.dice) - 1
        self.totals = [0] * game.seats
        self.seat = -1
        self.left = 1  # ILL-06
        self.turns = 0
        self.pending = 0
        self.ending = PLAYING
        self.player = CHANCE

    def current_player(self) -> int:
        """The seat to decide, or OpenSpiel's number for chance or the end."""
        return self.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A seat for the first player (ILL-04), then the faces of a die counted from 0."""
        if self.seat < 0:
            return [(seat, 1 / self.seats) for seat in range(self.seats)]
        return DIE

    def returns(self) -> list[float]:
        """1 for the winner, the same amount taken evenly from the others; nothing for an undecided game."""
        if self.ending != WON:
            return [0.0] * self.seats
        winner = self.levels.index(TOP) // self.own
        return [1.0 if seat == winner else -1 / (self.seats - 1) for seat in range(self.seats)]

    def __str__(self) -> str:
        names = " ".join(name(level) for level in self.levels)
        return f"{names} seat {self.seat} left {self.left} turns {self.turns} pending {self.pending}"

    def set_up(self, start: Mapping[str, object]) -> None:
        """Puts a scripted position on the table in place of the opening."""
        names = [name(level) for level in range(TOP + 1)]
        entities = start["entities"]
        assert isinstance(entities, list)
        for entity, word in enumerate(entities):
            self._place(entity, names.index(word))
        self.seat = self.player = number(start, "seat")
        self.left, self.turns = number(start, "left"), number(start, "turns")

    def _legal_actions(self, _player: int) -> list[int]:
        return legal(self.seats, self.seat, self.light)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"first {action}" if self.seat < 0 else f"roll {action + 1}"
        return spell(moves(len(self.levels))[action])

    def _apply_action(self, action: int) -> None:
        if self.player >= 0:
            self._decide(action)
        elif self.seat < 0:
            self.seat = self.player = action
        else:
            self._roll(action + 1)

    def _decide(self, action: int) -> None:
        if action == END:
            self._end_turn()
        else:
            self.pending = action
            self.player = CHANCE

    def _roll(self, pips: int) -> None:
        kind, actor, target = moves(len(self.levels))[self.pending]
        levels = self.levels
        total = pips - self._shadowed(levels[target])
        if kind >= SACRIFICE:
            total += VALUE[levels[actor]]
        excess = total - VALUE[levels[target]]
        if excess > 0:
            self._succeed(kind, actor, target, excess)
        if kind == HELP and not self.ending:
            self._place(actor, levels[actor] - 1)  # ILL-12: after its Target
        self._count_action()

    def _succeed(self, kind: int, actor: int, target: int, excess: int) -> None:
        level = self.levels[target]
        if kind == LOWER:
            self._place(target, max(level - 1, BOTTOM))  # ILL-22
        elif kind == SACRIFICE:
            self._place(target, max(level - excess, BOTTOM))
            self._place(actor, SACRIFICED)  # ILL-11
        else:
            self._place(target, level + 1)

    def _shadowed(self, level: int) -> int:
        """What another's control of the Shadow takes from a roll at a Target of this level (ILL-31)."""
        if level < LIGHT:
            return 0
        totals = self.totals
        most = max(totals)
        return 1 if totals[self.seat] < most and totals.count(most) == 1 else 0

    def _place(self, entity: int, level: int) -> None:
        self.totals[entity // self.own] += SHADOW[level] - SHADOW[self.levels[entity]]
        self.levels[entity] = level
        if level >= LIGHT:
            self.light |= 1 << entity
        else:
            self.light &= ~(1 << entity)
        if level == TOP:
            self._finish(WON)  # ILL-05
        elif level == BOTTOM and not any(self.levels):
            self._finish(LOCKED)  # ILL-09

    def _count_action(self) -> None:
        if self.ending:
            return
        self.left -= 1
        if self.left:
            self.player = self.seat
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        self.turns += 1
        if self.turns == TURN_LIMIT * self.seats:
            self._finish(LIMIT)
            return
        self.seat = self.player = (self.seat + 1) % self.seats
        self.left = 2

    def _finish(self, ending: str) -> None:
        self.ending = ending
        self.player = TERMINAL


pyspiel.register_game(TYPE, Illuminated)


def name(level: int) -> str:
    """A level in words: L4 is value 4 in the Light."""
    return f"{'L' if level >= LIGHT else 'S'}{VALUE[level]}"


def spell(move: Move) -> str:
    """An action in words: `raise 3`, `help 0 7`, `end`."""
    kind, actor, target = move
    match kind:
        case 0:
            return WORDS[kind]
        case 1 | 2:
            return f"{WORDS[kind]} {target}"
        case _:
            return f"{WORDS[kind]} {actor} {target}"


def play(game: pyspiel.Game, rand: random.Random) -> int:
    """Plays one random game through OpenSpiel's interface and counts its decisions."""
    below, decisions = rand.random, 0
    state = game.new_initial_state()
    apply = state.apply_action
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            outcomes = state.chance_outcomes()  # always uniform in this game
            apply(outcomes[int(below() * len(outcomes))][0])
        else:
            actions = state.legal_actions(player)
            apply(actions[int(below() * len(actions))])
            decisions += 1
    return decisions


def measure(game: pyspiel.Game, rand: random.Random, seconds: float) -> tuple[int, int, float]:
    """Whole random games until the time is over: decisions, games and the seconds that they took."""
    decisions = games = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        decisions += play(game, rand)
        games += 1
    return decisions, games, elapsed


def number(start: Mapping[str, object], key: str) -> int:
    """A whole number of a scripted position."""
    value = start[key]
    assert isinstance(value, int)
    return value


def describe(state: Position) -> dict[str, object]:
    """A position as the rules check compares it."""
    over = state.is_terminal()
    actions = [] if over else state.legal_actions()
    return {
        "entities": [name(level) for level in state.levels],
        "seat": -1 if over else state.seat,
        "left": 0 if over else state.left,
        "ending": state.ending,
        "returns": state.returns(),
        "legal": [state.action_to_string(state.seat, action) for action in actions],
    }


def replay(script: Mapping[str, object]) -> list[dict[str, object]]:
    """The position before and after each `[action, pips]` of a script, until the game is over."""
    start, steps = script["start"], script["steps"]
    assert isinstance(start, dict)
    assert isinstance(steps, list)
    state = pyspiel.load_game("python_illuminated", {"players": number(start, "seats")}).new_initial_state()
    assert isinstance(state, Position)
    state.set_up(start)
    shown = [describe(state)]
    for action, pips in steps:
        if state.is_terminal():
            break
        state.apply_action(find(state, action))
        if state.current_player() == CHANCE:
            state.apply_action(pips - 1)
        shown.append(describe(state))
    return shown


def find(state: Position, action: int | str) -> int:
    """The legal action with these words, or with this place in the list (counted round and round)."""
    actions = state.legal_actions()
    if isinstance(action, int):
        return actions[action % len(actions)]
    return {state.action_to_string(state.seat, each): each for each in actions}[action]


def main() -> None:
    """Measures random play, or with `--replay` answers each script on standard input with its positions."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seats", type=int, default=2, choices=sorted(ENTITIES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--replay", action="store_true", help="read one script a line instead, as check.py writes them"
    )
    options = parser.parse_args()
    if options.replay:
        for line in sys.stdin:
            print(json.dumps(replay(json.loads(line))))
        return
    game = pyspiel.load_game("python_illuminated", {"players": options.seats})
    rand = random.Random(options.seed)
    measure(game, rand, options.seconds / 10)  # fills the cached lists
    decisions, games, elapsed = measure(game, rand, options.seconds)
    print(
        json.dumps(
            {
                "peer": "openspiel-python",
                "game": "illuminated",
                "unit": "decisions",
                "count": decisions,
                "seconds": round(elapsed, 3),
                "per_second": round(decisions / elapsed, 1),
                "games": games,
            }
        )
    )


if __name__ == "__main__":
    main()
