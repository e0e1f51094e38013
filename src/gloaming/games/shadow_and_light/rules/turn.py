"""Which rule carries out an action or a throw, and what comes next."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.state import Emit
from gloaming.games.shadow_and_light import actions as a
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content.types import GUILD
from gloaming.games.shadow_and_light.rules import arrival, creation, danger, hunt, movement, outcome, trade
from gloaming.games.shadow_and_light.rules.encounters import (
    attempt,
    encounter,
    guild,
    loot,
    manipulation,
    teacher,
)
from gloaming.games.shadow_and_light.state import ShadowAndLightState

# --- dice on the table ------------------------------------------------------------------------------


def apply_to_dice(state: ShadowAndLightState, action: Action, emit: Emit | None) -> None:
    """Place, drop or change dice, in an attempt or before a guard."""
    if isinstance(action, a.Place):
        attempt.place(state, action, emit)
        _after_die(state, emit)
    elif isinstance(action, a.Drop):
        attempt.drop(state, action.die, emit)
        _after_die(state, emit)
    elif isinstance(action, a.Spin):
        manipulation.spin(state, action, emit)
    elif isinstance(action, a.Again):
        manipulation.throw_again(state, action.source, action.die)
    elif isinstance(action, a.Recolour):
        manipulation.recolour(state, action, emit)
    elif isinstance(action, a.Go):
        if state.phase == c.GUARD:
            teacher.lose_guard_attempt(state, emit)
        else:
            state.phase = c.THROWING
    elif isinstance(action, a.Second):
        manipulation.allow_second(state, action.source, emit)
    elif isinstance(action, a.Recall):
        manipulation.recall(state, action.die, emit)
    elif isinstance(action, a.Bribe):
        teacher.bribe(state, emit)
    else:
        _change_die(state, action, emit)


def _change_die(state: ShadowAndLightState, action: Action, emit: Emit | None) -> None:
    """Make a die show another number; before a guard, check the throw again."""
    if isinstance(action, a.Opposite):
        manipulation.turn(state, action, emit)
    elif isinstance(action, a.Change):
        manipulation.change(state, action, emit)
    elif isinstance(action, a.Summon):
        manipulation.summon(state, action, emit)
    else:
        _apply_anytime(state, action, emit)
        return
    if state.phase == c.GUARD:
        teacher.check_guard(state, emit)


def _after_die(state: ShadowAndLightState, emit: Emit | None) -> None:
    """Continue or end the attempt after a die was placed or dropped."""
    if attempt.continue_attempt(state):
        return
    if state.lookup.kinds[state.at] == GUILD:
        guild.finish_attempt(state, emit)
    else:
        encounter.end_attempt(state, emit)


# --- camp and movement ------------------------------------------------------------------------------


def apply_in_movement(state: ShadowAndLightState, action: Action, emit: Emit | None) -> None:
    if isinstance(action, a.Throw):
        movement.start_movement(state)
    elif isinstance(action, a.LayAll):
        movement.lay_all(state, emit)
    elif isinstance(action, a.Step):
        movement.step(state, action.die, emit)
    elif isinstance(action, a.Stop):
        arrival.end_movement(state, emit)
    elif isinstance(action, a.SetOff):
        movement.set_off(state, [], emit)
    elif isinstance(action, a.Lay):
        movement.lay(state, action.die, emit)
    elif isinstance(action, a.Lift):
        movement.lift(state, action.die)
    elif isinstance(action, a.Wait):
        movement.wait(state, action.bar, emit)
    elif isinstance(action, a.Hunt):
        hunt.start_hunt(state, action)
    else:
        _apply_before_step(state, action, emit)


def _apply_before_step(state: ShadowAndLightState, action: Action, emit: Emit | None) -> None:
    if isinstance(action, a.Again):
        manipulation.throw_again(state, action.source, action.die)
    elif isinstance(action, a.Learn):
        guild.learn(state, emit)
    elif isinstance(action, a.Knock):
        teacher.knock(state, action.twice, emit)
    else:
        _apply_anytime(state, action, emit)


# --- other phases -----------------------------------------------------------------------------------


def apply_rare(state: ShadowAndLightState, action: Action, emit: Emit | None) -> None:
    """Actions of the phases that come up less often."""
    if isinstance(action, a.Take):
        loot.take(state, action, emit)
    elif isinstance(action, a.Retry):
        _retry(state, emit)
    elif isinstance(action, a.Decline):
        _decline(state, emit)
    elif isinstance(action, a.Assign):
        creation.assign(state, action, emit)
    elif isinstance(action, a.PickTalent):
        creation.take_talent(state, action.talent, emit)
    elif isinstance(action, a.PickGuild):
        creation.take_guild(state, action.guild, emit)
    elif isinstance(action, a.Master):
        guild.fulfil_task(state, action.task, action.sides, emit)
    elif isinstance(action, a.Go):
        state.to_camp()
    elif isinstance(action, a.Eat):
        outcome.eat_meal(state, False, emit)
    elif isinstance(action, a.Mend):
        outcome.eat_meal(state, True, emit)
    else:
        _apply_anytime(state, action, emit)


def _retry(state: ShadowAndLightState, emit: Emit | None) -> None:
    if state.lookup.kinds[state.at] == GUILD:
        guild.learn_again(state, emit)
    else:
        encounter.retry(state, emit)


def _decline(state: ShadowAndLightState, emit: Emit | None) -> None:
    if state.lookup.kinds[state.at] == GUILD:
        guild.leave_guild(state)
    else:
        encounter.conclude(state, emit)


def _apply_anytime(state: ShadowAndLightState, action: Action, emit: Emit | None) -> None:
    if isinstance(action, a.Drink):
        trade.drink(state, emit)
    elif isinstance(action, a.Trade):
        trade.trade(state, action.way, emit)
    else:
        assert isinstance(action, a.End)
        outcome.end_adventure(state, emit)


def settle_rare(state: ShadowAndLightState, face: int, emit: Emit | None) -> None:
    """Throws of the phases that come up less often."""
    phase = state.phase
    if phase == c.HAZARD:
        danger.resolve_danger(state, face, emit)
    elif phase == c.LOOT_THROWN:
        loot.throw_spoils(state, face, emit)
    elif phase == c.RUNE_THROWN:
        loot.throw_rune(state, face, emit)
    elif phase == c.HUNTING:
        hunt.throw_violet(state, face, emit)
    elif phase == c.STRETCH:
        hunt.throw_intelligence(state, face, emit)
    elif phase == c.PROPERTY:
        teacher.throw_property(state, face, emit)
    elif phase == c.BARS_THROWN:
        creation.throw_bars(state, face, emit)
    elif phase == c.TALENT_THROWN:
        creation.throw_talent(state, face, emit)
    else:
        creation.throw_guild(state, face, emit)
