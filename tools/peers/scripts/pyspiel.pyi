# The part of OpenSpiel's compiled module that the peers use, typed for mypy.

import enum
from collections.abc import Callable, Mapping

class PlayerId(enum.IntEnum):
    CHANCE = -1
    TERMINAL = -4

class GameType:
    class Dynamics(enum.Enum):
        SEQUENTIAL = ...

    class ChanceMode(enum.Enum):
        EXPLICIT_STOCHASTIC = ...

    class Information(enum.Enum):
        PERFECT_INFORMATION = ...
        IMPERFECT_INFORMATION = ...

    class Utility(enum.Enum):
        ZERO_SUM = ...

    class RewardModel(enum.Enum):
        TERMINAL = ...

    def __init__(
        self,
        short_name: str,
        long_name: str,
        dynamics: Dynamics,
        chance_mode: ChanceMode,
        information: Information,
        utility: Utility,
        reward_model: RewardModel,
        max_num_players: int,
        min_num_players: int,
        provides_information_state_string: bool,
        provides_information_state_tensor: bool,
        provides_observation_string: bool,
        provides_observation_tensor: bool,
        parameter_specification: Mapping[str, int] = ...,
    ) -> None: ...

class GameInfo:
    def __init__(
        self,
        num_distinct_actions: int,
        max_chance_outcomes: int,
        num_players: int,
        min_utility: float,
        max_utility: float,
        utility_sum: float,
        max_game_length: int,
    ) -> None: ...

class Game:
    def __init__(self, game_type: GameType, game_info: GameInfo, params: Mapping[str, int]) -> None: ...
    def new_initial_state(self) -> State: ...

class State:
    def __init__(self, game: Game) -> None: ...
    def get_game(self) -> Game: ...
    def clone(self) -> State: ...
    def current_player(self) -> int: ...
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self, player: int = ...) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int) -> None: ...
    def action_to_string(self, player: int, action: int) -> str: ...
    def returns(self) -> list[float]: ...

class Evaluator: ...

class RandomRolloutEvaluator(Evaluator):
    def __init__(self, n_rollouts: int, seed: int) -> None: ...

class SearchNode:
    @property
    def action(self) -> int: ...
    @property
    def explore_count(self) -> int: ...
    def best_child(self) -> SearchNode: ...

class MCTSBot:
    def __init__(
        self,
        game: Game,
        evaluator: Evaluator,
        uct_c: float,
        max_simulations: int,
        max_memory_mb: int,
        solve: bool,
        seed: int,
        verbose: bool,
        *,
        max_wall_clock_time: float = ...,
    ) -> None: ...
    def mcts_search(self, state: State) -> SearchNode: ...

def load_game(short_name: str, parameters: Mapping[str, int] = ...) -> Game: ...
def register_game(game_type: GameType, factory: type[Game] | Callable[[Mapping[str, int]], Game]) -> None: ...
def random_sim_test(game: Game, num_sims: int, serialize: bool, verbose: bool) -> None: ...
