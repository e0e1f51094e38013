"""Evaluation of a position, and the levels of bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.evaluation import Evaluation, won
from gloaming.games.light_and_dark.actions import Flick
from gloaming.games.light_and_dark.ai.nearness import nearness
from gloaming.games.light_and_dark.ai.proposals import proposals
from gloaming.games.light_and_dark.ai.threat import chance_to_win
from gloaming.games.light_and_dark.constants import CIRCLE, FLICK, HAND_FACES, NOTHING, TEAMS
from gloaming.games.light_and_dark.rules.hand_error import angle_error, real_strength
from gloaming.games.light_and_dark.rules.position import Position

STEEPNESS: Final = 1.6  # of the chance to win over the lead in nearness
TEMPO: Final = 0.25  # value of the next flick, in nearness
LEVEL_RECIPES: Final = ("soft:0.4:4", "soft:0.2:2.5", "soft:0.1:1.5", "greedy", "search")
EXTRA_ERROR: Final = 125  # percent of the hand's spread that is added for a weaker player


class LightAndDarkEvaluation(Evaluation[Position]):
    """Chances to win from missing discs, the team to move, and the chance that its flick wins."""

    def __init__(self) -> None:
        self.steepness: float = STEEPNESS
        self.tempo: float = TEMPO
        self.threat: float = 1.0

    def evaluate(self, state: Position) -> list[float]:
        result = state.result
        if result is not None:
            return won(result)
        game = 0.5 if state.light == NOTHING else self._game_chance(state)
        options = state.options
        ours, theirs = options.points_to_win - state.points[0], options.points_to_win - state.points[1]
        chance = contest_share(game, ours, theirs, options.max_games - int(state.game))
        return [chance if seat % TEAMS == 0 else 1.0 - chance for seat in range(state.seats)]

    def _game_chance(self, state: Position) -> float:
        """The chance of team 0 to win this game."""
        near = nearness(state, 0, state.pending) - nearness(state, 1, state.pending)
        next_team = next_mover(state)
        if next_team == NOTHING:
            return 0.5
        won = chance_to_win(state, next_team) * self.threat
        tempo = self.tempo if next_team == 0 else -self.tempo
        later = 1.0 / (1.0 + exp(-self.steepness * (near + tempo)))
        return won + (1.0 - won) * later if next_team == 0 else (1.0 - won) * later

    def proposals(self, state: Position, seat: int) -> Sequence[Action]:
        return proposals(state, seat)

    def level_recipes(self) -> Sequence[str]:
        return LEVEL_RECIPES

    def nearby_action(self, state: Position, seat: int, action: Action, dice: Dice) -> Action | None:
        """A random flick close to this one."""
        if not isinstance(action, Flick):
            return None
        angle = (action.angle + dice.below(401) - 200) % CIRCLE
        strength = action.strength * (80 + dice.below(41)) // 100
        strength = min(max(strength, state.kit.slowest), state.kit.fastest)
        flick = Flick(action.disc, angle, strength)
        return flick if flick.why_not(state, seat) is None else None

    def noisy_action(self, state: Position, seat: int, action: Action, tremble: float, dice: Dice) -> Action:
        """The flick of a weaker player, with an additional error of the hand."""
        if not isinstance(action, Flick):
            return action
        kit = state.kit
        spread = state.hand_spread()
        extra = int(EXTRA_ERROR * tremble)
        turn = angle_error(dice.below(HAND_FACES), spread[0] * extra // 100, action.strength, kit.mark)
        strength = real_strength(dice.below(HAND_FACES), spread[1] * extra // 100, action.strength)
        strength = min(max(strength, kit.slowest), kit.fastest)
        flick = Flick(action.disc, (action.angle + turn) % CIRCLE, strength)
        return flick if flick.why_not(state, seat) is None else action


def next_mover(state: Position) -> int:
    """The team that flicks next, or NOTHING during setup."""
    if state.turn == NOTHING:
        return NOTHING
    return int(state.turn) if state.phase == FLICK and state.disc == NOTHING else int(1 - state.turn)


def contest_share(game: float, ours: int, theirs: int, spare: int) -> float:
    """Team 0's share of a contest: its chance in this game, the missing points, the games after it."""
    won = even_share(ours - 1, theirs, spare)
    lost = even_share(ours, theirs - 1, spare)
    return game * won + (1.0 - game) * lost


def even_share(ours: int, theirs: int, spare: int) -> float:
    """The share of team 0 if it wins every further game with a chance of one half."""
    if ours <= 0 or theirs <= 0:
        return 1.0 if ours <= 0 else 0.0
    if spare <= 0:
        return 1.0 if ours < theirs else 0.5 if ours == theirs else 0.0
    return 0.5 * even_share(ours - 1, theirs, spare - 1) + 0.5 * even_share(ours, theirs - 1, spare - 1)
