"""Which catalogue key says what in Between Shadow and Light."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.state import Phrase
from gloaming.games.shadow_and_light.actions import (
    ARTIFACT,
    BARS,
    GUILDS,
    SOURCES,
    TALENTS,
    Again,
    Assign,
    Change,
    Drop,
    Hunt,
    Knock,
    Lay,
    Lift,
    Master,
    Opposite,
    PickGuild,
    PickTalent,
    Place,
    Recall,
    Recolour,
    Second,
    Spin,
    Step,
    Summon,
    Take,
    Trade,
    Wait,
)
from gloaming.games.shadow_and_light.notation import MATRICES, WAYS, cell_name, shown, summoned_name, write
from gloaming.games.shadow_and_light.reports_merged import report

__all__ = ["describe", "report"]


def describe(action: Action) -> Phrase:
    if isinstance(action, Assign):
        bars: dict[str, int | str] = {
            "health": int(action.health), "food": int(action.food), "gold": int(action.gold)
        }  # fmt: skip
        return Phrase("action-assign", bars)
    if isinstance(action, PickTalent):
        return Phrase("action-talent", {"talent": TALENTS[action.talent]})
    if isinstance(action, PickGuild):
        return Phrase("action-guild", {"guild": GUILDS[action.guild]})
    if isinstance(action, Wait):
        return Phrase(f"action-wait-{BARS[action.bar]}")
    if isinstance(action, Take):
        return Phrase(f"action-{MATRICES[action.matrix]}", {"cell": cell_name(action.cell)})
    if isinstance(action, Master):
        return Phrase("action-master", {"task": int(action.task) + 1, "sides": int(action.sides)})
    if isinstance(action, Knock):
        return Phrase("action-knock-twice" if action.twice else "action-knock")
    if isinstance(action, Trade):
        return Phrase(f"action-trade-{WAYS[action.way]}")
    if isinstance(action, Second):
        return Phrase("action-second", {"source": SOURCES[action.source]})
    said = describe_die(action)
    return said if said is not None else Phrase(f"action-{write(action).replace(' ', '-')}")


def describe_die(action: Action) -> Phrase | None:
    if isinstance(action, Hunt):
        key = "action-hunt-triplet" if action.stretch else "action-hunt"
        return Phrase(key, shown(action.die))
    if isinstance(action, Place):
        if action.field < 0:
            return Phrase("action-keep", shown(action.die))
        return Phrase("action-place", {**shown(action.die), "field": int(action.field) + 1})
    if isinstance(action, Again):
        return Phrase("action-again", {**shown(action.die), "source": SOURCES[action.source]})
    if isinstance(action, Opposite):
        return Phrase("action-turn", {**shown(action.die), "source": SOURCES[action.source]})
    if isinstance(action, Change):
        way = "up" if action.by > 0 else "down"
        source = SOURCES[action.source]
        return Phrase("action-change", {**shown(action.die), "way": way, "source": source})
    if isinstance(action, Recolour):
        return Phrase("action-recolour", {**shown(action.giver, "giver_"), **shown(action.taker)})
    if isinstance(action, Spin):
        return Phrase("action-spin", {**shown(action.die), "side": int(action.number)})
    if isinstance(action, Summon):
        if action.summoned < ARTIFACT:
            return Phrase("action-summon", {**shown(action.summoned, "summoned_"), **shown(action.die)})
        property = summoned_name(action.summoned)
        return Phrase("action-summon-artifact", {"property": property, **shown(action.die)})
    if isinstance(action, (Lift, Lay, Step, Drop, Recall)):
        verb = write(action).split()[0]
        return Phrase(f"action-{verb}", shown(action.die))
    return None
