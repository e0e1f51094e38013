"""What Light & Dark tells bots: how a game stands, and which of countless flicks are worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.chance import Dice, Seeded
from gloaming.core.evaluation import Hints
from gloaming.games.light_and_dark.actions import Flick
from gloaming.games.light_and_dark.ai.aim import angle_to, first_in_line, hit_window, speed_for
from gloaming.games.light_and_dark.ai.placement_proposals import (
    obstacle_proposals,
    place_proposals,
    return_proposals,
    stride_proposals,
)
from gloaming.games.light_and_dark.ai.threat import chance_to_win
from gloaming.games.light_and_dark.constants import (
    CIRCLE,
    FLICK,
    HAND_FACES,
    HANDS,
    NOTHING,
    PLACE,
    RETURN,
    TEAMS,
    TERRAIN,
)
from gloaming.games.light_and_dark.rules.flick import hits_of, simulate_flick, why_no_flick
from gloaming.games.light_and_dark.rules.hand_error import angle_error, real_strength
from gloaming.games.light_and_dark.rules.position import Position

NEARNESS: Final[list[float]] = [
    2.0,
    1.0,
    0.55,
    0.3,
    0.17,
    0.1,
    0.06,
]  # how near a goal is, by the discs that are missing
STEEPNESS: Final = 1.6  # of the share over the difference in nearness
TEMPO: Final = 0.25  # what the next flick is worth in nearness
LEVEL_RECIPES: Final = ("soft:0.4:4", "soft:0.2:2.5", "soft:0.1:1.5", "greedy", "search")  # hands differ most
EXTRA_ERROR: Final = 125  # hundredths of the table's hand that a weaker player errs by on its own
MAX_FLICKS: Final = 24  # flicks that are proposed
LEAVING_COST: Final = 0.02  # what a disc that leaves the table spoils a proposal by


class LightAndDarkEvaluation(Hints[Position]):
    """Discs that are missing for each goal, who flicks next and what that flick may win, made a share."""

    def __init__(self) -> None:
        self.steep: float = STEEPNESS
        self.tempo: float = TEMPO
        self.threat: float = 1.0

    def outlook(self, state: Position) -> list[float]:
        result = state.result
        if result is not None:
            return result.shares
        game = 0.5 if state.light == NOTHING else self._game(state)
        terms = state.options
        spare = terms.max_games - int(state.game)
        chance = contest_share(
            game, terms.points_to_win - state.points[0], terms.points_to_win - state.points[1], spare
        )
        members = [(state.seats + 1) // TEAMS, state.seats // TEAMS]
        return [
            chance / members[0] if seat % TEAMS == 0 else (1.0 - chance) / members[1]
            for seat in range(state.seats)
        ]

    def _game(self, state: Position) -> float:
        """Team 0's chance to win this game."""
        near = nearness(state, 0, state.pending) - nearness(state, 1, state.pending)
        next_team = next_mover(state)
        if next_team == NOTHING:
            return 0.5
        won = chance_to_win(state, next_team) * self.threat
        tempo = self.tempo if next_team == 0 else -self.tempo
        later = 1.0 / (1.0 + exp(-self.steep * (near + tempo)))
        return won + (1.0 - won) * later if next_team == 0 else (1.0 - won) * later

    # --- what is worth considering -----------------------------------------------------------------

    def proposals(self, state: Position, seat: int) -> Sequence[Action]:
        if state.phase == FLICK:
            listed = state.choices(seat).listed
            flicks = self._flicks(state)
            return [*flicks, *listed, *stride_proposals(state, seat % TEAMS)]
        if state.phase == RETURN:
            return return_proposals(state)
        if state.phase == PLACE:
            return place_proposals(state, seat % TEAMS)
        if state.phase == TERRAIN:
            return obstacle_proposals(state)
        return state.choices(seat).listed

    def _flicks(self, state: Position) -> list[Action]:
        """The most promising of the flicks at discs in sight, judged without the hand's error."""
        team = state.turn
        own = state.own_torches(team) if state.torchbearer else state.own_druids(team)
        side = state.side_of(team)
        goals = [disc for disc in range(len(state.sides)) if state.sides[disc] != side]
        tries: list[Flick] = []
        for disc in own:
            for goal in goals:
                if first_in_line(state, disc, goal) == goal:
                    add_flicks(state, disc, goal, tries)
        worth = [(self._promise(state, flick), -number) for number, flick in enumerate(tries)]
        best = sorted(worth, reverse=True)[:MAX_FLICKS]
        found: list[Action] = [tries[-number] for _, number in best]
        if not found:
            picked = state.choices(state.seat_of(team)).spans[0].pick(Seeded(1))
            assert picked is not None
            found.append(picked)
        return found

    def _promise(self, state: Position, flick: Flick) -> float:
        """How well the mover stands if the hand does not err and everything returns to nowhere special."""
        sliding = simulate_flick(state, flick.disc, flick.angle, flick.strength, False)
        hits = [disc for _, disc in hits_of(state, flick.disc, sliding)]
        team = state.turn
        lost = LEAVING_COST * float(len(sliding.left))
        return nearness(state, team, hits) - nearness(state, 1 - team, hits) - lost

    def ladder(self) -> Sequence[str]:
        return LEVEL_RECIPES

    # --- for continuous choices -------------------------------------------------------------------------

    def near(self, state: Position, seat: int, action: Action, dice: Dice) -> Action | None:
        """Another flick close to this one."""
        if not isinstance(action, Flick):
            return None
        angle = (action.angle + dice.below(401) - 200) % CIRCLE
        strength = action.strength * (80 + dice.below(41)) // 100
        strength = min(max(strength, state.kit.slowest), state.kit.fastest)
        flick = Flick(action.disc, angle, strength)
        return flick if why_no_flick(state, flick) is None else None

    def falter(self, state: Position, seat: int, action: Action, tremble: float, dice: Dice) -> Action:
        """The flick of a weaker player: its hand errs once more, with tremble 1 by a quarter more."""
        if not isinstance(action, Flick):
            return action
        kit = state.kit
        spread = kit.hands[HANDS.index(state.options.hand)]
        worse = int(EXTRA_ERROR * tremble)
        turn = angle_error(dice.below(HAND_FACES), spread[0] * worse // 100, action.strength, kit.mark)
        strength = real_strength(dice.below(HAND_FACES), spread[1] * worse // 100, action.strength)
        strength = min(max(strength, kit.slowest), kit.fastest)
        flick = Flick(action.disc, (action.angle + turn) % CIRCLE, strength)
        return flick if why_no_flick(state, flick) is None else action


def next_mover(state: Position) -> int:
    """The team that flicks next, or NOTHING while the game is being set up."""
    if state.turn == NOTHING:
        return NOTHING
    return int(state.turn) if state.phase == FLICK and state.disc == NOTHING else int(1 - state.turn)


def nearness(state: Position, team: i64, pending: list[int]) -> float:
    """How near a team is to all torches or all druids; what would flip counts as flipped."""
    side = state.side_of(team)
    mine = team == state.turn
    druids: i64 = 0
    torches: i64 = 0
    for disc in range(len(state.sides)):
        missing = state.sides[disc] != side
        if pending and disc in pending:
            missing = not mine
        if missing:
            if disc < state.druids:
                druids += 1
            else:
                torches += 1
    last = len(NEARNESS) - 1
    return NEARNESS[min(druids, last)] + NEARNESS[min(torches, last)]


def add_flicks(state: Position, disc: int, goal: int, tries: list[Flick]) -> None:
    """Flicks at a disc in sight: in the middle and to both sides, just enough and strong."""
    dx, dy = float(state.xs[goal] - state.xs[disc]), float(state.ys[goal] - state.ys[disc])
    distance = sqrt(dx * dx + dy * dy)
    reach = float(state.radius(disc) + state.radius(goal))
    straight, aside = angle_to(dx, dy), hit_window(distance, reach)
    kit = state.kit
    least = speed_for(state, distance - reach)
    gentle = min(max(least * 14 // 10, 4 * kit.slowest), kit.fastest)
    firm = min(max(least * 19 // 10, kit.mark), kit.fastest)
    for turn, strength in (
        (0, gentle),
        (0, firm),
        (0, kit.fastest),
        (aside // 2, firm),
        (-aside // 2, firm),
        (aside * 3 // 4, kit.fastest),
        (-aside * 3 // 4, kit.fastest),
    ):
        flick = Flick(disc, (straight + turn) % CIRCLE, strength)
        if flick not in tries and why_no_flick(state, flick) is None:
            tries.append(flick)


def contest_share(game: float, ours: int, theirs: int, spare: int) -> float:
    """Team 0's share of a contest: its chance in this game, points still missing, games left after it."""
    won = even_share(ours - 1, theirs, spare)
    lost = even_share(ours, theirs - 1, spare)
    return game * won + (1.0 - game) * lost


def even_share(ours: int, theirs: int, spare: int) -> float:
    """The share before an even game; nobody expects a game without a point."""
    if ours <= 0 or theirs <= 0:
        return 1.0 if ours <= 0 else 0.0
    if spare <= 0:
        return 1.0 if ours < theirs else 0.5 if ours == theirs else 0.0
    return 0.5 * even_share(ours - 1, theirs, spare - 1) + 0.5 * even_share(ours, theirs - 1, spare - 1)
