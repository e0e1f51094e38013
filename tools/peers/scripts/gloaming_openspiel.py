"""Any game of Gloaming as an OpenSpiel game, and OpenSpiel's searches as players of it.

An action is its place among the choices, a chance outcome its face. Where several seats decide at once, the
searching one comes first and the others follow in turn; what they chose is hidden as their views hide it.
"""

from __future__ import annotations

from functools import cache, cached_property
from time import perf_counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from gloaming.bots.bot import Bot
from gloaming.bots.playout import play_out
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.errors import GloamingError
from gloaming.core.evaluation import share
from gloaming.core.game import AnyGame
from gloaming.core.settings import complete
from gloaming.core.state import Outcome, State, View

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

UCT_C = 2.0  # what OpenSpiel's own example of its search explores with
ROLLOUTS = 1  # and its evaluator plays
MEMORY_MB = 1000
WITHOUT_END = 1_000_000_000  # simulations: the clock ends a search
LEAST = 2  # simulations: the first one only opens the root, and without a visit there is no answer
SEEDS = 1 << 30
MOST = 10_000  # choices or faces, far more than there are
NOBODY = -1
NO_CLOCK = -1.0
AN_INSTANT = 1e-6  # for who was kept from the machine all the time: less would mean no clock


@cache
def even(faces: int) -> list[tuple[int, float]]:
    """Every face, each as likely."""
    return [(face, 1 / faces) for face in range(faces)]


@cache
def places(count: int) -> list[int]:
    """The numbers of so many choices."""
    return list(range(count))


def returns(outcome: Outcome) -> list[float]:
    """The shares as OpenSpiel's zero-sum games write them: 1 for all of the win, 0 for a fair share."""
    seats = len(outcome.places)
    return [(each * seats - 1) / (seats - 1) for each in share(outcome)]


class Continuous(GloamingError):
    """A game whose choices cannot be numbered."""


class Spot:
    """A position and what is asked of it again and again; a copy is an independent one."""

    __slots__ = ("choices", "faces", "own", "player", "seen", "world")

    def __init__(self, world: State, own: int) -> None:
        self.world = world
        self.own = own
        self.look()

    def __deepcopy__(self, memo: object) -> Spot:
        twin = Spot.__new__(Spot)
        twin.world = self.world.clone()
        twin.own, twin.player, twin.faces = self.own, self.player, self.faces
        twin.choices, twin.seen = self.choices, self.seen
        return twin

    def look(self) -> None:
        """Whose turn it is now, or chance's, or nobody's, and between what."""
        world = self.world
        self.seen: str | None = None
        self.choices: list[Action] = []
        self.faces = world.faces()
        if self.faces:
            self.player = CHANCE
            return
        deciders = world.deciders()
        if not deciders:
            self.player = TERMINAL
            return
        self.player = self.own if self.own in deciders else deciders[0]
        choices = world.choices(self.player)
        if choices.ranges:
            raise Continuous("OpenSpiel's searches need choices that can be listed; this game has others")
        self.choices = choices.listed

    def take(self, number: int) -> None:
        if self.faces:
            self.world.settle(number)
        else:
            self.world.apply(self.player, self.choices[number])
        self.look()


class Table(pyspiel.Game):
    """A game of ours for so many seats with its usual settings, as OpenSpiel describes games."""

    def __init__(self, game: AnyGame, content: Content, seats: int) -> None:
        self.played = game
        self.opening = game.setup(seats, complete(game.spec.settings, {}, seats), content)
        kind, info = pyspiel.GameType, pyspiel.GameType.Information
        super().__init__(
            kind(
                short_name=f"gloaming_{game.spec.id}",
                long_name=game.spec.id,
                dynamics=kind.Dynamics.SEQUENTIAL,
                chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
                information=info.IMPERFECT_INFORMATION
                if game.spec.hidden_information
                else info.PERFECT_INFORMATION,
                utility=kind.Utility.ZERO_SUM,
                reward_model=kind.RewardModel.TERMINAL,
                max_num_players=game.spec.most,
                min_num_players=game.spec.fewest,
                provides_information_state_string=True,
                provides_information_state_tensor=False,
                provides_observation_string=False,
                provides_observation_tensor=False,
            ),
            pyspiel.GameInfo(
                num_distinct_actions=MOST,
                max_chance_outcomes=MOST,
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=game.spec.max_random_steps,
            ),
            {},
        )

    def new_initial_state(self) -> Position:
        """Set up only once somebody looks: OpenSpiel copies a position by filling a new one."""
        return Position(self)

    def at(self, world: State, own: int) -> Position:
        """A position of ours as theirs, in which this seat is the first of several that decide at once."""
        position = Position(self)
        position.spot = Spot(world, own)
        return position


class Position(pyspiel.State):
    """A state of OpenSpiel's that plays by ours."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)

    @property
    def table(self) -> Table:
        table = self.get_game()
        assert isinstance(table, Table)
        return table

    @cached_property
    def spot(self) -> Spot:
        return Spot(self.table.opening.clone(), NOBODY)

    def current_player(self) -> int:
        return self.spot.player

    def is_terminal(self) -> bool:
        return self.spot.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return even(self.spot.faces)

    def returns(self) -> list[float]:
        outcome = self.spot.world.outcome()
        return returns(outcome) if outcome is not None else [0.0] * self.spot.world.seats

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat sees; asked for more than once at a place, so it is kept until something happens."""
        spot = self.spot
        game = self.table.played
        if player is not None and player != spot.player:
            return repr(game.view(spot.world, player))
        if spot.seen is None:
            spot.seen = repr(game.view(spot.world, spot.player))
        return spot.seen

    def _legal_actions(self, player: int) -> list[int]:
        return places(len(self.spot.choices))

    def _apply_action(self, action: int) -> None:
        self.spot.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"face {action}"
        return self.table.played.format_action(self.spot.choices[action])

    def __str__(self) -> str:
        return repr(self.spot.world.to_plain())


# --- their searches as players of ours ---------------------------------------------------------------------


class Peer(Bot):
    """A search of OpenSpiel's that gets its seat's view and thinks so many seconds."""

    name: str

    def __init__(self, game: AnyGame, content: Content, seats: int, seconds: float) -> None:
        super().__init__(game, content)
        self.table = Table(game, content, seats)
        self.seconds = seconds
        self.searches = 0
        self.simulations = 0

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        until = perf_counter() + self.seconds
        root = self.table.at(self.game.imagine(view, dice, self.content), seat)
        choices = root.spot.choices
        if len(choices) == 1:
            return choices[0]
        number, simulations = self.search(root, view, dice, until)
        self.searches += 1
        self.simulations += simulations
        return choices[number]

    def search(self, root: Position, view: View, dice: Seeded, until: float) -> tuple[int, int]:
        """The number of the choice that the search prefers, and how many simulations it had."""
        raise NotImplementedError


class MonteCarlo(Peer):
    """OpenSpiel's MCTS in C++ with random rollouts, for games without secrets; it has its own clock."""

    name = "OpenSpiel MCTS (C++)"

    def search(self, root: Position, view: View, dice: Seeded, until: float) -> tuple[int, int]:
        seconds = max(AN_INSTANT, until - perf_counter())
        tree = self.bot(dice, WITHOUT_END, seconds).mcts_search(root)
        if tree.explore_count < LEAST:
            tree = self.bot(dice, LEAST, NO_CLOCK).mcts_search(root)
        return tree.best_child().action, tree.explore_count

    def bot(self, dice: Seeded, simulations: int, seconds: float) -> pyspiel.MCTSBot:
        return pyspiel.MCTSBot(
            self.table,
            pyspiel.RandomRolloutEvaluator(ROLLOUTS, dice.below(SEEDS)),
            UCT_C,
            max_simulations=simulations,
            max_memory_mb=MEMORY_MB,
            solve=True,
            seed=dice.below(SEEDS),
            verbose=False,
            max_wall_clock_time=seconds,
        )


class QuickMonteCarlo(Peer):
    """OpenSpiel's MCTS in Python, whose rollouts our engine plays; C++ takes no evaluator from outside."""

    name = "OpenSpiel MCTS (Python), our rollouts"

    def search(self, root: Position, view: View, dice: Seeded, until: float) -> tuple[int, int]:
        rand = np.random.RandomState(dice.below(SEEDS))
        bot = ClockedMCTS(self.table, UCT_C, WITHOUT_END, QuickRollouts(dice), random_state=rand)
        bot.until = until
        tree = bot.mcts_search(root)
        return tree.best_child().action, tree.explore_count


class InformationSets(Peer):
    """OpenSpiel's IS-MCTS with random rollouts; each simulation plays in a world that fits the view."""

    name = "OpenSpiel IS-MCTS"

    def search(self, root: Position, view: View, dice: Seeded, until: float) -> tuple[int, int]:
        rand = np.random.RandomState(dice.below(SEEDS))
        bot = ClockedISMCTS(self.table, self.evaluator(rand, dice), UCT_C, WITHOUT_END, random_state=rand)
        bot.until = until
        own = root.spot.own
        bot.set_resampler(
            lambda state, player: self.table.at(self.game.imagine(view, dice, self.content), own)
        )
        return int(bot.step(root)), bot.simulations

    def evaluator(self, rand: np.random.RandomState, dice: Seeded) -> mcts.Evaluator:
        return mcts.RandomRolloutEvaluator(ROLLOUTS, rand)


class QuickInformationSets(InformationSets):
    """The same, whose rollouts our engine plays."""

    name = "OpenSpiel IS-MCTS, our rollouts"

    def evaluator(self, rand: np.random.RandomState, dice: Seeded) -> mcts.Evaluator:
        return QuickRollouts(dice)


def peer(game: AnyGame, content: Content, seats: int, seconds: float, quick: bool = False) -> Peer:
    """The search of OpenSpiel's that suits the game."""
    if game.spec.hidden_information:
        kind: type[Peer] = QuickInformationSets if quick else InformationSets
    else:
        kind = QuickMonteCarlo if quick else MonteCarlo
    return kind(game, content, seats, seconds)


class QuickRollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """Their rollouts without their overhead: one game at random from here, inside our engine."""

    def __init__(self, dice: Seeded) -> None:
        super().__init__(ROLLOUTS)
        self.dice = dice

    def evaluate(self, state: Position) -> list[float]:
        world = state.spot.world.clone()
        play_out(world, self.dice)
        outcome = world.outcome()
        assert outcome is not None
        return returns(outcome)


# --- a clock for those that only count ---------------------------------------------------------------------


class TimeIsUp(Exception):
    """Ends a search between two simulations; its tree answers as if their number had been the limit."""


class ClockedMCTS(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's MCTS as it is, but it begins no simulation after its time."""

    until = 0.0

    def mcts_search(self, state: Position) -> mcts.SearchNode:
        try:
            return super().mcts_search(state)
        except TimeIsUp:
            return self.root

    def _apply_tree_policy(
        self, root: mcts.SearchNode, state: Position
    ) -> tuple[list[mcts.SearchNode], Position]:
        self.root = root
        if root.explore_count >= LEAST and perf_counter() >= self.until:
            raise TimeIsUp
        visited: tuple[list[mcts.SearchNode], Position] = super()._apply_tree_policy(root, state)
        return visited


class ClockedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's IS-MCTS as it is, but it begins no simulation after its time."""

    until = 0.0
    simulations = 0

    def run_search(self, state: Position) -> list[tuple[int, float]]:
        try:
            policy: list[tuple[int, float]] = super().run_search(state)
        except TimeIsUp:
            policy = self.get_final_policy(state, self._root_node)
        return policy

    def sample_root_state(self, state: Position) -> Position:
        if self.simulations >= LEAST and perf_counter() >= self.until:
            raise TimeIsUp
        self.simulations += 1
        world: Position = super().sample_root_state(state)
        return world
