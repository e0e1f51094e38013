"""Light & Dark's rules: what is owed, the course of a turn, of a game and of a contest."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gloaming.core.actions import NONE, Action, Choices
from gloaming.core.codec import Plain
from gloaming.core.state import NOBODY, SOLE, Outcome, Refusal, Seats, Tell
from gloaming.games.light_and_dark.actions import (
    PASS,
    Evenly,
    Flick,
    Obstruct,
    Pass,
    Place,
    Play,
    Return,
    Stride,
)
from gloaming.games.light_and_dark.codec import copy_fields, to_plain
from gloaming.games.light_and_dark.constants import (
    AFTER,
    AGAIN,
    ANCHOR,
    ANGLE,
    BEACON,
    CHAIN,
    CIRCLE,
    DEAL,
    EFFECTS,
    FACTIONS,
    FLICK,
    HAND_FACES,
    HANDS,
    NOTHING,
    OVER,
    PHASES,
    PLACE,
    RETURN,
    SIDES,
    STEADY,
    STRENGTH,
    STRIDE,
    TEAMS,
    TERRAIN,
    TORCHBEARER,
    WARD,
    WARDING,
)
from gloaming.games.light_and_dark.content.types import Kit
from gloaming.games.light_and_dark.events import (
    Aimed,
    Dealt,
    Declined,
    Deployed,
    Flipped,
    Obstructed,
    Played,
    Ready,
    Returned,
    Sides,
    Strode,
    Turn,
    Undecided,
    Won,
)
from gloaming.games.light_and_dark.rules import flick_events as telling
from gloaming.games.light_and_dark.rules.cards import (
    playable_cards,
    stride_range,
    why_no_play,
    why_no_stride,
    why_not_held,
)
from gloaming.games.light_and_dark.rules.flick import (
    flick_range,
    hits_of,
    leaves_of,
    place_at_rest,
    simulate_flick,
    why_no_flick,
)
from gloaming.games.light_and_dark.rules.hand_error import angle_error, real_strength
from gloaming.games.light_and_dark.rules.obstacles import (
    obstacle_choices,
    suggested_obstacle,
    why_no_obstacle,
)
from gloaming.games.light_and_dark.rules.outcome import is_decided, outcome_of
from gloaming.games.light_and_dark.rules.placement import (
    place_choices,
    place_in_start_area,
    place_near_edge,
    return_choices,
    torch_return_place,
    why_no_place,
    why_no_return,
)
from gloaming.games.light_and_dark.rules.setup import even_places, set_torches
from gloaming.games.light_and_dark.settings import Options
from gloaming.games.light_and_dark.state import LightAndDarkState, PlacedObstacle
from gloaming.physics.discs import Simulation, millimetres


@final
class Position(LightAndDarkState):
    """One position of Light & Dark."""

    def __init__(self, seats: int, kit: Kit, terms: Options) -> None:
        super().__init__(seats, kit, terms)
        self.offered: Choices | None = None  # what the only decider is offered in this very position
        self.result: Outcome | None = None

    # --- what is owed --------------------------------------------------------------------------------

    def deciders(self) -> Seats:
        phase = self.phase
        if phase in (FLICK, AFTER):
            return SOLE[self.seat_of(self.turn)]
        if phase == PLACE:
            return tuple(sorted(self.seat_of(team) for team in range(TEAMS) if not self.ready[team]))
        if phase == WARDING:
            return SOLE[self.seat_of(1 - self.turn)]
        if phase == RETURN:
            return SOLE[self.seat_of(self.controller(self.returns[0]))]  # LAD-21
        if phase == TERRAIN:
            return SOLE[self.seat_of(self.obstacle_team())]
        return NOBODY

    def obstacle_team(self) -> i64:
        """The team that puts the next obstacle down: Dark begins (LAD-43)."""
        dark: i64 = 1 - self.light
        return dark if len(self.obstacles) % 2 == 0 else self.light

    def faces(self) -> int:
        if self.phase in (ANGLE, STRENGTH):
            return HAND_FACES
        if self.phase == DEAL:
            return len(self.deck)
        return TEAMS if self.phase == SIDES else 0

    def outcome(self) -> Outcome | None:
        return self.result

    def choices(self, seat: int) -> Choices:
        if seat not in self.deciders():
            return NONE
        if self.phase == PLACE:
            return place_choices(self, seat % TEAMS)
        offered = self.offered
        if offered is None:
            offered = self.offered = self._offer(seat % TEAMS)
        return offered

    def _offer(self, team: int) -> Choices:
        if self.phase == FLICK:
            choices = Choices(playable_cards(self, team), [flick_range(self)])
            if why_not_held(self, team, STRIDE) is None:
                choices.spans.append(stride_range(self, team))
            return choices
        if self.phase == RETURN:
            return return_choices(self)
        if self.phase == TERRAIN:
            return obstacle_choices(self)
        return Choices([*playable_cards(self, team), PASS])

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        if seat not in self.deciders():
            return Refusal("refusal-not-your-turn")
        team, phase = seat % TEAMS, self.phase
        if isinstance(action, Play):
            return why_no_play(self, team, action)
        if isinstance(action, Stride):
            return why_no_stride(self, team, action)
        if isinstance(action, Flick) and phase == FLICK:
            return why_no_flick(self, action)
        if isinstance(action, Place) and phase == PLACE:
            return why_no_place(self, team, action)
        if isinstance(action, Obstruct) and phase == TERRAIN:
            return why_no_obstacle(self, action)
        if isinstance(action, Return) and phase == RETURN:
            return why_no_return(self, action)
        if isinstance(action, Evenly) and phase == PLACE:
            return None
        if isinstance(action, Pass) and phase in (WARDING, AFTER):
            return None
        return Refusal(f"refusal-phase-{PHASES[phase]}")

    # --- paying a decision ---------------------------------------------------------------------------

    def apply(self, seat: int, action: Action, tell: Tell | None = None) -> None:
        self.offered = None
        if isinstance(action, Flick):
            self._flick(action, tell)
        elif isinstance(action, Return):
            self._return(action.disc, seat, millimetres(action.x), millimetres(action.y), tell)
            self._bring_back(tell)
        elif isinstance(action, Play):
            self._play(seat, action, tell)
        elif isinstance(action, Stride):
            self._stride(seat, action, tell)
        elif isinstance(action, Obstruct):
            self._obstruct(seat, action, tell)
        elif isinstance(action, Pass):
            self._decline(seat, tell)
        elif isinstance(action, Place):
            xs, ys = action.places[::2], action.places[1::2]
            self._deploy(
                seat,
                [(millimetres(x), millimetres(y)) for x, y in zip(xs, ys, strict=True)],
                tell,
            )
        else:
            self._deploy(seat, even_places(self, seat % TEAMS), tell)

    # --- setting up ------------------------------------------------------------------------------------

    def begin(self, light: int, tell: Tell | None = None) -> None:
        """Set a game up anew in which this team is Light (LAD-01, LAD-42)."""
        self.light = light
        self.turn = NOTHING
        self.flicks = 0
        self.obstacles = []
        self.cached_surface = None
        self.xs = [0] * len(self.xs)
        self.ys = [0] * len(self.ys)
        self.on_table = [False] * len(self.on_table)
        self.ready = [False, False]
        self.anchors = [NOTHING, NOTHING]
        self.hands = [[], []]
        self.used = []
        self.deck = list(range(len(self.kit.cards)))
        self._forget_flick()
        for team in range(TEAMS):
            for druid in self.starting_druids(team):
                self.sides[druid] = int(self.side_of(team))
        set_torches(self)
        self.phase = DEAL if self.options.cards else PLACE
        if tell is not None:
            tell(Sides(int(self.game), light), None)

    def _forget_flick(self) -> None:
        self.chain = False
        self.torchbearer = False
        self.steady = False
        self.again = False
        self.disc = NOTHING
        self.angle = 0
        self.strength = 0
        self.pending = []
        self.returns = []
        self.homes = []

    def _deploy(self, seat: int, places: list[tuple[int, int]], tell: Tell | None) -> None:
        """A team's druids are placed; once both teams' are, they are shown (LAD-06)."""
        team = seat % TEAMS
        for druid, (x, y) in zip(self.starting_druids(team), places, strict=True):
            self.put(druid, x, y)
        self.ready[team] = True
        if tell is not None:
            tell(Ready(seat), None)
        if not all(self.ready):
            return
        if tell is not None:
            tell(Deployed(tuple((d, self.xs[d], self.ys[d]) for d in range(self.druids))), None)
        self.phase = TERRAIN
        self._next_obstacle(tell)

    def _next_obstacle(self, tell: Tell | None) -> None:
        """Ask for an obstacle, or let Light begin (LAD-10, LAD-43)."""
        agreed = min(self.options.terrain, len(self.kit.obstacle_types))
        if len(self.obstacles) >= agreed or suggested_obstacle(self) is None:
            self._begin_turn(self.light, tell)

    def _obstruct(self, seat: int, action: Obstruct, tell: Tell | None) -> None:
        self.obstacles.append(PlacedObstacle(action.obstacle, action.x, action.y, action.turn))
        self.cached_surface = None
        if tell is not None:
            kind = self.kit.obstacle_types[action.obstacle].kind
            x, y = millimetres(action.x), millimetres(action.y)
            tell(Obstructed(seat, action.obstacle, kind, x, y, action.turn), None)
        self._next_obstacle(tell)

    # --- the flick -------------------------------------------------------------------------------------

    def _begin_turn(self, team: i64, tell: Tell | None) -> None:
        self.turn = team
        self.anchors[team] = NOTHING  # LAD-45
        self._forget_flick()
        self.phase = FLICK
        if tell is not None:
            tell(Turn(self.seat_of(team), FACTIONS[self.side_of(team)]), None)

    def _flick(self, action: Flick, tell: Tell | None) -> None:
        self.disc = action.disc
        self.angle = action.angle
        self.strength = action.strength
        for team in range(TEAMS):
            if self.anchors[team] == action.disc:
                self.anchors[team] = NOTHING
        if tell is not None:
            seat = self.seat_of(self.turn)
            tell(Aimed(seat, action.disc, action.angle, action.strength), None)
        if self.steady:
            self._slide(tell)
        else:
            self.phase = ANGLE

    def _slide(self, tell: Tell | None) -> None:
        """Everything moves and rests; then what flips is known, unless a card prevents it."""
        self.flicks += 1
        sliding = simulate_flick(self, int(self.disc), int(self.angle), int(self.strength), tell is not None)
        if tell is not None:
            tell(telling.flicked_event(self, sliding), None)
        self._take_in(sliding)
        if self.pending and self.hands[1 - self.turn]:  # whichever cards these are (LAD-46)
            self.phase = WARDING
        else:
            self._flip(tell)

    def _take_in(self, sliding: Simulation) -> None:
        self.pending = sorted(disc for _, disc in hits_of(self, int(self.disc), sliding))
        self.returns = [disc for _, disc in leaves_of(sliding)]
        self.homes = [int(self.controller(disc)) for disc in self.returns]  # as the flick began (LAD-21)
        place_at_rest(self, sliding)

    def _flip(self, tell: Tell | None) -> None:
        """What was hit shows the mover's faction; perhaps that wins (LAD-12, LAD-30)."""
        side = int(self.side_of(self.turn))
        flipped = self.pending
        self.pending = []
        for disc in flipped:
            self.sides[disc] = side
        if tell is not None and flipped:
            druids = sum(disc < self.druids for disc in flipped)
            tell(Flipped(tuple(flipped), FACTIONS[side], druids), None)
        if flipped and self.completed():
            self._win(tell)
        else:
            self._bring_back(tell)

    # --- after the flick ---------------------------------------------------------------------------------

    def _bring_back(self, tell: Tell | None) -> None:
        """Return what left, in order; stop where somebody has to choose a place (LAD-21 to LAD-23)."""
        while self.returns:
            disc = self.returns[0]
            if self.is_torch(disc):
                x, y = torch_return_place(self, disc)
                self._return(disc, NOTHING, x, y, tell)
            elif place_in_start_area(self) is not None:
                self.phase = RETURN
                return
            else:
                at = place_near_edge(self)
                assert at is not None
                self._return(disc, NOTHING, millimetres(at[0]), millimetres(at[1]), tell)
        if self.hands[self.turn]:
            self.phase = AFTER
        else:
            self._end_turn(tell)

    def _return(self, disc: int, seat: int, x: int, y: int, tell: Tell | None) -> None:
        self.put(disc, x, y)
        self.returns.pop(0)
        self.homes.pop(0)
        if tell is not None:
            tell(Returned(seat, disc, x, y), None)

    def _end_turn(self, tell: Tell | None) -> None:
        self.turns[self.turn] += 1
        limit = self.options.turn_limit
        if limit and self.flicks >= limit:  # LAD-31
            if tell is not None:
                tell(Undecided(int(self.flicks), tuple(self.points)), None)
            self._end_game(tell)
        else:
            self._begin_turn(1 - self.turn, tell)

    # --- cards -------------------------------------------------------------------------------------------

    def _play(self, seat: int, action: Play, tell: Tell | None) -> None:
        team, effect, disc = seat % TEAMS, action.effect, action.disc
        self.spend(team, effect)
        if tell is not None:
            tell(Played(seat, EFFECTS[effect], disc), None)
        if effect == CHAIN:
            self.chain = True
        elif effect == TORCHBEARER:
            self.torchbearer = True
        elif effect == STEADY:
            self.steady = True
        elif effect == WARD:
            self.pending.remove(disc)
            self._flip(tell)
        elif effect == ANCHOR:
            self.anchors[team] = disc
            self._end_turn(tell)
        elif effect == BEACON:
            self.pending = [disc]
            self._flip(tell)
        else:
            assert effect == AGAIN
            self._forget_flick()
            self.again = True
            self.phase = FLICK

    def _stride(self, seat: int, action: Stride, tell: Tell | None) -> None:
        self.spend(seat % TEAMS, STRIDE)
        x, y = millimetres(action.x), millimetres(action.y)
        self.put(action.disc, x, y)
        if tell is not None:
            tell(Played(seat, "stride", action.disc), None)
            tell(Strode(seat, action.disc, x, y), None)

    def _decline(self, seat: int, tell: Tell | None) -> None:
        if tell is not None:
            tell(Declined(seat), None)
        if self.phase == WARDING:
            self._flip(tell)
        else:
            self._end_turn(tell)

    # --- paying chance -----------------------------------------------------------------------------------

    def settle(self, face: int, tell: Tell | None = None) -> None:
        self.offered = None
        if self.phase == SIDES:
            self.begin(face, tell)
        elif self.phase == DEAL:
            self._deal(face, tell)
        elif self.phase == ANGLE:
            spread = self.kit.hands[HANDS.index(self.options.hand)][0]
            error = angle_error(face, spread, int(self.strength), self.kit.mark)
            self.angle = (int(self.angle) + error) % CIRCLE
            self.phase = STRENGTH
        else:
            spread = self.kit.hands[HANDS.index(self.options.hand)][1]
            self.strength = real_strength(face, spread, int(self.strength))
            self._slide(tell)

    def _deal(self, face: int, tell: Tell | None) -> None:
        """The next card, to Light and Dark in turn (LAD-40, LAD-47)."""
        team = 0 if len(self.hands[0]) <= len(self.hands[1]) else 1
        card = self.deck.pop(face)
        self.hands[team] = sorted([*self.hands[team], card])
        if tell is not None:
            members = tuple(seat for seat in range(self.seats) if seat % TEAMS == team)
            tell(Dealt(team, EFFECTS[self.kit.cards[card]]), members)
        if len(self.hands[1]) == self.options.cards:
            self.phase = PLACE

    # --- the end -----------------------------------------------------------------------------------------

    def _win(self, tell: Tell | None) -> None:
        """The mover has all torches or all druids; what left stays away (LAD-23, LAD-30)."""
        self.turns[self.turn] += 1
        self.points[self.turn] += 1
        if tell is not None:
            kind = telling.kind_name(self.completed())
            side = FACTIONS[self.side_of(self.turn)]
            tell(Won(int(self.turn), side, kind, tuple(self.points)), None)
        self._end_game(tell)

    def _end_game(self, tell: Tell | None) -> None:
        if is_decided(self):
            self.resume(OVER)
            return
        self.game += 1
        self.begin(int(1 - self.light), tell)  # LAD-42

    def resume(self, phase: int) -> None:
        """Take up a position that was put together piece by piece."""
        self.phase = phase
        if phase == OVER:
            self.result = outcome_of(self)

    # --- copies --------------------------------------------------------------------------------------------

    def clone(self) -> Position:
        copy = Position(self.seats, self.kit, self.options)
        copy_fields(self, copy)
        copy.result = self.result
        return copy

    def pack(self) -> dict[str, Plain]:
        return to_plain(self)
