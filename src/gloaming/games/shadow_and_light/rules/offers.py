"""The actions that nothing forbids, listed faster than by asking every action; a law compares the two.

Dice of one kind are equal, so most follow from the hand: the set of the kinds in it (12 bits).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations, product
from typing import Final, final

from mypy_extensions import i64

from gloaming.core.actions import Action, Choices
from gloaming.games.shadow_and_light import actions as a
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.constants import KINDS, MOST_FIELDS, PIPS, number_of
from gloaming.games.shadow_and_light.content.types import GUILD
from gloaming.games.shadow_and_light.rules.encounters import manipulation as m
from gloaming.games.shadow_and_light.rules.encounters.attempt import allowed_on
from gloaming.games.shadow_and_light.rules.encounters.guild import task_choices
from gloaming.games.shadow_and_light.rules.hunt import why_no_hunt
from gloaming.games.shadow_and_light.rules.movement import free_kinds, why_no_way
from gloaming.games.shadow_and_light.state import ShadowAndLightState

HANDS: Final = 1 << KINDS


@final
class ActionsByHand:
    """The actions on each hand, in the order of the kinds."""

    def __init__(self, by_kind: Sequence[Sequence[Action]]) -> None:
        self.by_kind: list[list[Action]] = [list(actions) for actions in by_kind]
        self.cache: list[list[Action] | None] = [None] * HANDS

    def of(self, hand: i64) -> list[Action]:
        """The actions on the kinds in these bits. The list is shared; do not change it."""
        found = self.cache[hand]
        if found is None:
            found = []
            for die in range(KINDS):
                if hand >> die & 1:
                    found.extend(self.by_kind[die])
            self.cache[hand] = found
        return found


def _single(actions: Sequence[Action]) -> ActionsByHand:
    return ActionsByHand([[action] for action in actions])


def _changes(source: int) -> ActionsByHand:
    by_kind: list[list[Action]] = []
    for die in range(KINDS):
        up: list[Action] = [a.RAISE[source][die]] if number_of(die) < PIPS else []
        down: list[Action] = [a.LOWER[source][die]] if number_of(die) > 1 else []
        by_kind.append(up + down)
    return ActionsByHand(by_kind)


def _spins() -> ActionsByHand:
    return ActionsByHand(
        [[action for action in a.SPIN[die] if action.number != number_of(die)] for die in range(KINDS)]
    )


ASSIGNS: Final[list[list[Action]]] = [
    list(dict.fromkeys([a.ASSIGN[x][y][z] for x, y, z in permutations(numbers)]))
    for numbers in product(range(PIPS), repeat=3)
]
HUNTS: Final = ActionsByHand([[a.HUNT[0][die], a.HUNT[1][die]] for die in range(KINDS)])
LIFTS: Final = _single(a.LIFT)
LAYS: Final = _single(a.LAY)
DROPS: Final = _single(a.DROP)
KEEPS: Final = _single(a.KEEP)
RECALLS: Final = _single(a.RECALL)
SPINS: Final = _spins()
AGAINS: Final[list[ActionsByHand]] = [_single(actions) for actions in a.THROW_AGAIN]
TURNS: Final[list[ActionsByHand]] = [_single(actions) for actions in a.TURN]
CHANGES: Final[list[ActionsByHand]] = [_changes(source) for source in range(len(a.RAISE))]
SUMMONS: Final[list[ActionsByHand]] = [_single(actions) for actions in a.SUMMON]
PLACES: Final[list[ActionsByHand]] = [
    _single([a.PLACE[die][field] for die in range(KINDS)]) for field in range(MOST_FIELDS)
]

_recolours: Final[list[list[Action] | None]] = [None] * HANDS


def recolours(hand: i64) -> list[Action]:
    """All pairs of a giver and a taker."""
    found = _recolours[hand]
    if found is None:
        dice = [die for die in range(KINDS) if hand >> die & 1]
        found = [a.RECOLOUR[giver][taker] for giver in dice for taker in dice if m.can_recolour(giver, taker)]
        _recolours[hand] = found
    return found


# --- the lists --------------------------------------------------------------------------------------

STAY: Final[list[Action]] = [a.STOP, a.WAIT[c.FOOD], a.WAIT[c.HEALTH]]
TRADES: Final[list[Action]] = [*a.TRADE]
AT_MARKET: Final[list[Action]] = [a.LEARN, *a.KNOCK]
PICKS: Final[list[Action]] = [*a.PICK_TALENT, *[a.PICK_GUILD[guild] for guild in (2, 3, 1, 0)]]
CLOSING: Final[list[Action]] = [a.DRINK, a.EAT, a.MEND, a.END]


def offers_of(state: ShadowAndLightState) -> Choices:
    """Every action without a reason, the end of the adventure last."""
    choices = Choices(())
    offers = choices.listed
    phase = state.phase
    if phase == c.PLACING:
        offer_placing(state, offers)
    elif phase == c.PLAN:
        offer_plan(state, offers)
    elif phase == c.MOVE:
        offer_move(state, offers)
    elif phase == c.CAMP:
        offers.append(a.THROW)
        offers.extend(LIFTS.of(state.kinds_in(c.COMPASS)))
        if state.lookup.is_market(state.at):
            offer(state, AT_MARKET, offers)
    elif phase == c.ASSIGNING:
        first, second, third = state.thrown
        offers.extend(ASSIGNS[((first - 1) * PIPS + second - 1) * PIPS + third - 1])
    elif phase == c.CLOSE:
        offer(state, CLOSING, offers)
        return choices
    else:
        offer(state, rare(state), offers)
        if phase == c.GUARD:
            offer_manipulations(state, state.kinds_in(c.HAND), offers)
    if a.DRINK.why_not(state, 0) is None:
        offers.append(a.DRINK)
    if state.lookup.is_market(state.at):
        offer(state, TRADES, offers)
    offers.append(a.END)
    choices.rarely = 0 if phase == c.FINISH else 1  # ending the adventure here
    return choices


def offer(state: ShadowAndLightState, actions: list[Action], offers: list[Action]) -> None:
    """Those of the actions that nothing forbids."""
    offers.extend([action for action in actions if action.why_not(state, 0) is None])


def rare(state: ShadowAndLightState) -> list[Action]:
    """What could be done in the phases that come up less often."""
    phase = state.phase
    if phase == c.SPOILS or phase == c.PICKING_RUNE:
        return [a.TAKE[matrix][cell] for cell in state.combinations for matrix in (c.LOOT, c.RUNE)]
    if phase == c.RETRYING:
        return [a.RETRY, a.DECLINE]
    if phase == c.TASK:
        return [a.MASTER[task][sides] for task, sides in task_choices(state)]
    return [a.BRIBE, a.GO] if phase == c.GUARD or phase == c.FINISH else PICKS


def offer_plan(state: ShadowAndLightState, offers: list[Action]) -> None:
    hand = state.kinds_in(c.HAND)
    free = free_kinds(state, hand)
    if free:
        offers.append(a.LAY_ALL)
    offers.append(a.SET_OFF)
    offers.extend(LAYS.of(free))
    offer_manipulation(state, c.AGAIN, c.BY_GOLD, hand, offers)
    if why_no_hunt(state) is None:
        offer(state, HUNTS.of(hand), offers)


def offer_move(state: ShadowAndLightState, offers: list[Action]) -> None:
    compass = state.kinds_in(c.COMPASS)
    offers.extend(
        [a.STEP[die] for die in range(i64(KINDS)) if compass >> die & 1 if why_no_way(state, die) is None]
    )
    offer(state, STAY, offers)


def offer_placing(state: ShadowAndLightState, offers: list[Action]) -> None:
    hand = state.kinds_in(c.HAND)
    in_guild = state.lookup.kinds[state.at] == GUILD
    if in_guild:
        offers.extend(KEEPS.of(hand))
    else:
        encounter = state.lookup.encounter(state.at)
        for field in range(i64(len(state.lookup.masks[encounter]))):
            if state.on[field] < 0:
                fitting = hand & allowed_on(state, encounter, field)
                if fitting:
                    offers.extend(PLACES[field].of(fitting))
    if state.placed == 0 or state.options.place_more:
        offers.extend(DROPS.of(hand))
    if state.placed > 0:
        offers.append(a.GO)
    offer_manipulation(state, c.AGAIN, c.BY_GOLD, hand, offers)
    if state.gold > 0 and state.food > 0:
        offers.extend(recolours(hand))
    offers.extend(SPINS.of(hand))
    offer_manipulations(state, hand, offers)
    if in_guild:
        offer_manipulation(state, c.SECOND, c.BY_GOLD, hand, offers)
        offer_manipulation(state, c.CHANGE, c.BY_EXPERIENCE, hand, offers)
        if m.why_no_help(state, c.RECALL_XP, c.HELP_RECALL) is None:
            offers.extend(RECALLS.of(state.kinds_in(c.DROPPED)))


def offer_manipulations(state: ShadowAndLightState, hand: i64, offers: list[Action]) -> None:
    """General manipulations, those of talent and objects, and summoned dice."""
    sample = m.is_property_sample(state)
    for manipulation in range(i64(4)):
        if state.manipulations[manipulation] > 0:
            offer_manipulation(state, manipulation, c.BY_MANIPULATION, hand, offers)
        if sample:
            offer_manipulation(state, manipulation, c.BY_TALENT, hand, offers)
            offer_manipulation(state, manipulation, c.BY_OBJECT, hand, offers)
    for kind in range(i64(KINDS)):
        if state.summons[kind] > 0:
            offers.extend(SUMMONS[kind].of(hand))
    for property in range(i64(c.TEACHERS)):
        if state.artifacts[property] == c.HELD:
            offers.extend(SUMMONS[c.ARTIFACT + property].of(hand))


def offer_manipulation(
    state: ShadowAndLightState, manipulation: i64, source: i64, hand: i64, offers: list[Action]
) -> None:
    """A manipulation of every die in hand, if the source gives it."""
    if m.why_no_source(state, manipulation, source) is not None:
        return
    if manipulation == c.AGAIN:
        offers.extend(AGAINS[source].of(hand))
    elif manipulation == c.OPPOSITE:
        offers.extend(TURNS[source].of(hand))
    elif manipulation == c.CHANGE:
        offers.extend(CHANGES[source].of(hand))
    elif m.why_no_second(state) is None:
        offers.append(a.PLACE_SECOND[source])
