"""The actions. Each is made once, and actions are compared by identity. A die is named by its kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.games.shadow_and_light import constants as c


@dataclass(frozen=True, eq=False)
class Assign(Action):
    """The three numbers thrown go to these bars (BSL-01)."""

    health: i64
    food: i64
    gold: i64


@dataclass(frozen=True, eq=False)
class PickTalent(Action):
    """The talent, where the die leaves a choice."""

    talent: i64


@dataclass(frozen=True, eq=False)
class PickGuild(Action):
    """The guild, where the die leaves a choice."""

    guild: i64


@dataclass(frozen=True, eq=False)
class Throw(Action):
    """Start a movement: throw the dice that are not on the compass."""


@dataclass(frozen=True, eq=False)
class Lift(Action):
    """Take a die off the compass without a step, so that it is thrown again."""

    die: i64


@dataclass(frozen=True, eq=False)
class Lay(Action):
    """Put a thrown die on its place of the compass."""

    die: i64


@dataclass(frozen=True, eq=False)
class LayAll(Action):
    """Put every thrown die on the compass that has a place there, and set off."""


@dataclass(frozen=True, eq=False)
class SetOff(Action):
    """Set off with the compass as it is; dice not put there are lost for this movement."""


@dataclass(frozen=True, eq=False)
class Hunt(Action):
    """Hunt with a twin or triplet of this kind; stretch: first try to make the twin a triplet."""

    die: i64
    stretch: i64


@dataclass(frozen=True, eq=False)
class Step(Action):
    """Take a die off the compass and go one field its way; the fourth in a movement costs 1 food."""

    die: i64


@dataclass(frozen=True, eq=False)
class Stop(Action):
    """End the movement here."""


@dataclass(frozen=True, eq=False)
class Wait(Action):
    """End the movement without a step, for 1 food or for 1 health and the compass (bar 1 or 0)."""

    bar: i64


@dataclass(frozen=True, eq=False)
class Place(Action):
    """Put a die on a dice field of the encounter; in a guild, which has no dice fields, field is -1."""

    die: i64
    field: i64


@dataclass(frozen=True, eq=False)
class Drop(Action):
    """Discard a die for the rest of the attempt."""

    die: i64


@dataclass(frozen=True, eq=False)
class Go(Action):
    """Go on: throw the rest, lose an attempt before the guard, or leave the finish."""


@dataclass(frozen=True, eq=False)
class Again(Action):
    """Throw one die again, by 1 gold or by a manipulation."""

    source: i64
    die: i64


@dataclass(frozen=True, eq=False)
class Opposite(Action):
    """Turn one die to its opposite side, by a manipulation."""

    source: i64
    die: i64


@dataclass(frozen=True, eq=False)
class Change(Action):
    """Change one die by one, up or down (1 or -1), by a manipulation or by experience."""

    source: i64
    die: i64
    by: i64


@dataclass(frozen=True, eq=False)
class Second(Action):
    """Allow a second die to be placed after this throw, by a manipulation or in a guild by 1 gold."""

    source: i64


@dataclass(frozen=True, eq=False)
class Recolour(Action):
    """For 1 gold and 1 food the taker shows the number of the giver (other colour), which is then out."""

    giver: i64
    taker: i64


@dataclass(frozen=True, eq=False)
class Spin(Action):
    """For a heart a die shows any number (BSL-17)."""

    die: i64
    number: i64


@dataclass(frozen=True, eq=False)
class Summon(Action):
    """Replace a thrown die by one won by a line (0-11: its kind) or an artifact's (12-15)."""

    summoned: i64
    die: i64


@dataclass(frozen=True, eq=False)
class Recall(Action):
    """In a guild, with 12 XP: return a dropped die to the hand."""

    die: i64


@dataclass(frozen=True, eq=False)
class Retry(Action):
    """The second attempt, at once, for 1 food."""


@dataclass(frozen=True, eq=False)
class Decline(Action):
    """No second attempt now."""


@dataclass(frozen=True, eq=False)
class Take(Action):
    """Use a combination of the two dice, for the loot matrix (0) or the rune matrix (1)."""

    matrix: i64
    cell: i64


@dataclass(frozen=True, eq=False)
class Learn(Action):
    """Try to learn the guild's property."""


@dataclass(frozen=True, eq=False)
class Master(Action):
    """Choose one of the tasks met, and a die of so many sides."""

    task: i64
    sides: i64


@dataclass(frozen=True, eq=False)
class Knock(Action):
    """Ask the teacher's guard to be let in; twice: with the Warrior's talent."""

    twice: i64


@dataclass(frozen=True, eq=False)
class Bribe(Action):
    """Pay the guard 1 gold for the only 1."""


@dataclass(frozen=True, eq=False)
class Drink(Action):
    """A potion heals 1 health."""


@dataclass(frozen=True, eq=False)
class Trade(Action):
    """1 gold becomes 1 food (0), or 1 food 1 gold (1)."""

    way: i64


@dataclass(frozen=True, eq=False)
class Eat(Action):
    """At the end: 2 food bring back 1 health."""


@dataclass(frozen=True, eq=False)
class Mend(Action):
    """At the end, with health at its maximum: 2 food restore a crossed-out heart."""


@dataclass(frozen=True, eq=False)
class End(Action):
    """End the adventure: first close the accounts, then for good."""


THROW: Final = Throw()
LAY_ALL: Final = LayAll()
SET_OFF: Final = SetOff()
STOP: Final = Stop()
GO: Final = Go()
RETRY: Final = Retry()
DECLINE: Final = Decline()
LEARN: Final = Learn()
BRIBE: Final = Bribe()
DRINK: Final = Drink()
EAT: Final = Eat()
MEND: Final = Mend()
END: Final = End()

_pips: Final = range(1, c.PIPS + 1)
_kinds: Final = range(c.KINDS)
ASSIGN: Final[list[list[list[Assign]]]] = [[[Assign(h, f, g) for g in _pips] for f in _pips] for h in _pips]
PICK_TALENT: Final[list[PickTalent]] = [PickTalent(t) for t in range(4)]
PICK_GUILD: Final[list[PickGuild]] = [PickGuild(g) for g in range(4)]
LIFT: Final[list[Lift]] = [Lift(d) for d in _kinds]
LAY: Final[list[Lay]] = [Lay(d) for d in _kinds]
HUNT: Final[list[list[Hunt]]] = [[Hunt(d, s) for s in range(2)] for d in _kinds]
STEP: Final[list[Step]] = [Step(d) for d in _kinds]
WAIT: Final[list[Wait]] = [Wait(c.HEALTH), Wait(c.FOOD)]
PLACE: Final[list[list[Place]]] = [[Place(d, f) for f in range(c.MOST_FIELDS)] for d in _kinds]
KEEP: Final[list[Place]] = [Place(d, c.NOTHING) for d in _kinds]
DROP: Final[list[Drop]] = [Drop(d) for d in _kinds]
THROW_AGAIN: Final[list[list[Again]]] = [[Again(s, d) for d in _kinds] for s in range(4)]
TURN: Final[list[list[Opposite]]] = [[Opposite(s, d) for d in _kinds] for s in range(4)]
RAISE: Final[list[list[Change]]] = [[Change(s, d, 1) for d in _kinds] for s in range(5)]
LOWER: Final[list[list[Change]]] = [[Change(s, d, -1) for d in _kinds] for s in range(5)]
PLACE_SECOND: Final[list[Second]] = [Second(s) for s in range(4)]
RECOLOUR: Final[list[list[Recolour]]] = [[Recolour(g, t) for t in _kinds] for g in _kinds]
SPIN: Final[list[list[Spin]]] = [[Spin(d, n) for n in _pips] for d in _kinds]
SUMMON: Final[list[list[Summon]]] = [[Summon(s, d) for d in _kinds] for s in range(c.KINDS + c.TEACHERS)]
RECALL: Final[list[Recall]] = [Recall(d) for d in _kinds]
TAKE: Final[list[list[Take]]] = [[Take(m, cell) for cell in range(c.CELLS)] for m in range(2)]
MASTER: Final[list[list[Master]]] = [[Master(t, s) for s in range(11)] for t in range(6)]
KNOCK: Final[list[Knock]] = [Knock(0), Knock(1)]
TRADE: Final[list[Trade]] = [Trade(c.GOLD_TO_FOOD), Trade(c.FOOD_TO_GOLD)]

ACTIONS_BY_TEXT: Final[dict[str, Action]] = {
    "throw": THROW, "lay all": LAY_ALL, "set off": SET_OFF, "stop": STOP, "on": GO, "retry": RETRY,
    "decline": DECLINE, "learn": LEARN, "bribe": BRIBE, "drink": DRINK, "eat": EAT, "mend": MEND, "end": END,
}  # fmt: skip
"""The actions without fields, by their notation."""
