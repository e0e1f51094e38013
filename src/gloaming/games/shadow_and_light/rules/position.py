"""Between Shadow and Light's rules: what is owed, and which module pays it."""

from __future__ import annotations

from typing import Final, final

from gloaming.core.actions import NONE, Action, Choices
from gloaming.core.codec import Plain
from gloaming.core.state import NOBODY, SOLE, Outcome, Refusal, Seats, Tell
from gloaming.games.shadow_and_light.actions import (
    DICE,
    GO,
    INTELLIGENCE,
    PIPS,
    Again,
    Assign,
    Bribe,
    Change,
    Decline,
    Drink,
    Drop,
    Eat,
    End,
    Go,
    Hunt,
    Knock,
    Lay,
    LayAll,
    Learn,
    Lift,
    Master,
    Mend,
    Opposite,
    PickGuild,
    PickTalent,
    Place,
    Recall,
    Recolour,
    Retry,
    Second,
    SetOff,
    Spin,
    Step,
    Stop,
    Summon,
    Take,
    Throw,
    Trade,
    Wait,
)
from gloaming.games.shadow_and_light.codec import packed
from gloaming.games.shadow_and_light.content.lookup import Ground
from gloaming.games.shadow_and_light.content.types import GUILD
from gloaming.games.shadow_and_light.rules import arrival, danger, movement
from gloaming.games.shadow_and_light.rules import hunt as hunting
from gloaming.games.shadow_and_light.rules import setup as creation
from gloaming.games.shadow_and_light.rules import trade as closing
from gloaming.games.shadow_and_light.rules.encounters import attempt as attempts
from gloaming.games.shadow_and_light.rules.encounters import encounter as encounters
from gloaming.games.shadow_and_light.rules.encounters import guild as guilds
from gloaming.games.shadow_and_light.rules.encounters import loot as spoils
from gloaming.games.shadow_and_light.rules.encounters import manipulation
from gloaming.games.shadow_and_light.rules.encounters import teacher as teachers
from gloaming.games.shadow_and_light.rules.refusals import reason
from gloaming.games.shadow_and_light.settings import Terms
from gloaming.games.shadow_and_light.state import (
    ASSIGNING,
    BARS_THROWN,
    CAMP,
    CHANCE,
    CLOSE,
    COMPASS,
    FINISH,
    GOING,
    GUARD,
    GUARD_THROWN,
    HAND,
    HAZARD,
    HUNTING,
    LOOT_THROWN,
    MOVE,
    OVER,
    PICKING_RUNE,
    PLACED,
    PLACING,
    PLAN,
    PROPERTY,
    RETHROW,
    RETRYING,
    ROLL,
    RUNE_THROWN,
    SPOILS,
    STRETCH,
    TALENT_THROWN,
    TASK,
    THROWING,
    Stage,
)

POWERS: Final[tuple[int, ...]] = (1, 6, 36, 216, 1296, 7776, 46656)  # by the number of dice
TWO_DICE: Final = PIPS * PIPS


@final
class Position(Stage):
    """One position of an adventure."""

    def __init__(self, ground: Ground, terms: Terms, like: Position | None = None) -> None:
        super().__init__(ground, terms, like)
        self.offered: Choices | None = None  # what was listed for this very position

    # --- what is owed --------------------------------------------------------------------------------

    def deciders(self) -> Seats:
        return NOBODY if self.phase == OVER or CHANCE[self.phase] else SOLE[0]

    def faces(self) -> int:
        phase = self.phase
        if not CHANCE[phase]:
            return 0
        if phase == THROWING:
            return POWERS[self.to_throw()]
        if phase == ROLL:
            return POWERS[DICE - self.count_in(COMPASS)]
        if phase == GUARD_THROWN:
            return POWERS[DICE]
        if phase == BARS_THROWN:
            return creation.THREE_DICE
        if phase in (HAZARD, RUNE_THROWN, LOOT_THROWN):
            return TWO_DICE
        if phase == STRETCH:
            return self.sides[INTELLIGENCE]
        return teachers.property_faces(self) if phase == PROPERTY else PIPS

    def outcome(self) -> Outcome | None:
        return self.result

    def choices(self, seat: int) -> Choices:
        if seat != 0 or self.phase == OVER or CHANCE[self.phase]:
            return NONE
        offered = self.offered
        if offered is None:
            offered = self.offered = self._offer()
        return offered

    def _offer(self) -> Choices:
        choices = Choices(())
        offers = choices.listed
        phase = self.phase
        if phase == PLACING:
            self._offer_placing(offers)
        elif phase == PLAN:
            movement.offer_plan(self, offers)
        elif phase == MOVE:
            movement.offer_moves(self, offers)
        elif phase == CAMP:
            movement.offer_camp(self, offers)
            guilds.offer_learning(self, offers)
            teachers.offer_knocking(self, offers)
        elif phase == CLOSE:
            closing.offer_closing(self, offers)
            return choices
        elif phase == FINISH:
            offers.append(GO)
            closing.offer_always(self, offers)
            return choices
        else:
            self._offer_rarely(offers)
        closing.offer_always(self, offers)
        choices.aside = 1  # to end it here
        return choices

    def _offer_placing(self, offers: list[Action]) -> None:
        hand = self.kinds_in(HAND)
        guild = self.ground.kinds[self.at] == GUILD
        attempts.offer_places(self, hand, offers)
        manipulation.offer_resources(self, hand, offers)
        manipulation.offer_manipulations(self, hand, guild, offers)
        if guild:
            manipulation.offer_guild_helps(self, hand, offers)

    def _offer_rarely(self, offers: list[Action]) -> None:
        phase = self.phase
        if phase == GUARD:
            teachers.offer_guard(self, offers)
            manipulation.offer_manipulations(self, self.kinds_in(HAND), True, offers)
        elif phase in (SPOILS, PICKING_RUNE):
            spoils.offer_spoils(self, offers)
        elif phase == RETRYING:
            encounters.offer_retry(self, offers)
        elif phase == TASK:
            guilds.offer_tasks(self, offers)
        elif phase == ASSIGNING:
            creation.offer_bars(self, offers)
        else:
            creation.offer_picks(self, offers)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        choices = self.choices(seat)
        return None if action in choices.listed else reason(self, action)

    # --- paying a decision ---------------------------------------------------------------------------

    def apply(self, seat: int, action: Action, tell: Tell | None = None) -> None:
        self.offered = None
        phase = self.phase
        if phase in (PLACING, GUARD):
            self._work(action, tell)
        elif phase in (CAMP, PLAN, MOVE):
            self._travel(action, tell)
        else:
            self._decide(action, tell)

    def _work(self, action: Action, tell: Tell | None) -> None:
        """With dice on the table: place, drop, or change them."""
        if isinstance(action, Place):
            attempts.place(self, action, tell)
            self._go_on(tell)
        elif isinstance(action, Drop):
            attempts.drop(self, action.die, tell)
            self._go_on(tell)
        elif isinstance(action, Spin):
            manipulation.spin(self, action, tell)
        elif isinstance(action, Again):
            manipulation.throw_again(self, action.source, action.die)
        elif isinstance(action, Recolour):
            manipulation.recolour(self, action, tell)
        elif isinstance(action, Go):
            if self.phase == GUARD:
                teachers.strike(self, tell)
            else:
                self.phase = THROWING
        elif isinstance(action, Second):
            manipulation.arm(self, action.source, tell)
        elif isinstance(action, Recall):
            manipulation.recall(self, action.die, tell)
        elif isinstance(action, Bribe):
            teachers.bribe(self, tell)
        else:
            self._turn(action, tell)

    def _turn(self, action: Action, tell: Tell | None) -> None:
        """A die shows something else, which may be all that the guard asks."""
        if isinstance(action, Opposite):
            manipulation.turn(self, action, tell)
        elif isinstance(action, Change):
            manipulation.change(self, action, tell)
        elif isinstance(action, Summon):
            manipulation.summon(self, action, tell)
        else:
            self._do_always(action, tell)
            return
        if self.phase == GUARD:
            teachers.face_guard(self, tell)

    def _go_on(self, tell: Tell | None) -> None:
        """What comes after a die was placed or dropped."""
        if self.ground.kinds[self.at] == GUILD:
            if not attempts.go_on(self):
                guilds.judge(self, tell)
        elif not attempts.go_on(self):
            encounters.end_attempt(self, tell)

    def _travel(self, action: Action, tell: Tell | None) -> None:
        if isinstance(action, Throw):
            movement.begin(self)
        elif isinstance(action, LayAll):
            movement.lay_all(self, tell)
        elif isinstance(action, Step):
            movement.step(self, action.die, tell)
        elif isinstance(action, Stop):
            arrival.end_movement(self, tell)
        elif isinstance(action, SetOff):
            movement.lose_rest(self, [], tell)
        elif isinstance(action, Lay):
            movement.lay(self, action.die, tell)
        elif isinstance(action, Lift):
            movement.lift(self, action.die)
        elif isinstance(action, Wait):
            movement.wait(self, action.bar, tell)
        elif isinstance(action, Hunt):
            hunting.hunt(self, action)
        else:
            self._stay(action, tell)

    def _stay(self, action: Action, tell: Tell | None) -> None:
        """What is done before a step."""
        if isinstance(action, Again):
            manipulation.throw_again(self, action.source, action.die)
        elif isinstance(action, Learn):
            guilds.learn(self, tell)
        elif isinstance(action, Knock):
            teachers.knock(self, action.twice, tell)
        else:
            self._do_always(action, tell)

    def _decide(self, action: Action, tell: Tell | None) -> None:
        if isinstance(action, Take):
            spoils.take(self, action, tell)
        elif isinstance(action, Retry):
            self._retry(tell)
        elif isinstance(action, Decline):
            self._decline(tell)
        elif isinstance(action, Assign):
            creation.assign(self, action, tell)
        elif isinstance(action, PickTalent):
            creation.take_talent(self, action.talent, tell)
        elif isinstance(action, PickGuild):
            creation.take_guild(self, action.guild, tell)
        elif isinstance(action, Master):
            guilds.master(self, action.task, action.sides, tell)
        elif isinstance(action, Go):
            self.to_camp()
        elif isinstance(action, Eat):
            closing.restore(self, False, tell)
        elif isinstance(action, Mend):
            closing.restore(self, True, tell)
        else:
            self._do_always(action, tell)

    def _retry(self, tell: Tell | None) -> None:
        if self.ground.kinds[self.at] == GUILD:
            guilds.learn_again(self, tell)
        else:
            encounters.retry(self, tell)

    def _decline(self, tell: Tell | None) -> None:
        if self.ground.kinds[self.at] == GUILD:
            guilds.leave(self)
        else:
            encounters.conclude(self, tell)

    def _do_always(self, action: Action, tell: Tell | None) -> None:
        if isinstance(action, Drink):
            closing.drink(self, tell)
        elif isinstance(action, Trade):
            closing.trade(self, action.way, tell)
        else:
            assert isinstance(action, End)
            closing.end(self, tell)

    # --- paying chance -------------------------------------------------------------------------------

    def settle(self, face: int, tell: Tell | None = None) -> None:
        self.offered = None
        phase = self.phase
        if phase == THROWING:
            attempts.throw(self, face, "attempt", tell)
            self.phase = PLACING
        elif phase == ROLL:
            movement.roll(self, face, tell)
        elif phase == RETHROW:
            manipulation.rethrow(self, face, tell)
            if self.phase == GUARD:
                teachers.face_guard(self, tell)
        elif phase == GUARD_THROWN:
            attempts.throw(self, face, "guard", tell)
            teachers.face_guard(self, tell)
        else:
            self._settle_rarely(face, tell)

    def _settle_rarely(self, face: int, tell: Tell | None) -> None:
        phase = self.phase
        if phase == HAZARD:
            danger.face_hazard(self, face, tell)
        elif phase == LOOT_THROWN:
            spoils.throw_spoils(self, face, tell)
        elif phase == RUNE_THROWN:
            spoils.throw_rune(self, face, tell)
        elif phase == HUNTING:
            hunting.shoot(self, face, tell)
        elif phase == STRETCH:
            hunting.stretch(self, face, tell)
        elif phase == PROPERTY:
            teachers.throw_property(self, face, tell)
        elif phase == BARS_THROWN:
            creation.throw_bars(self, face, tell)
        elif phase == TALENT_THROWN:
            creation.throw_talent(self, face, tell)
        else:
            creation.throw_guild(self, face, tell)

    # --- copies --------------------------------------------------------------------------------------

    def resume(self, phase: int, ended: int) -> None:
        """Take up a position that was put together piece by piece."""
        self.phase = phase
        for die in range(DICE):
            if self.where[die] == PLACED and self.spot[die] >= 0:
                self.on[self.spot[die]] = int(self.kind(die))
        if ended != GOING:
            self.finish(ended, None)

    def clone(self) -> Position:
        copy = Position(self.ground, self.terms, self)
        copy.offered = self.offered
        return copy

    def pack(self) -> dict[str, Plain]:
        return packed(self)
