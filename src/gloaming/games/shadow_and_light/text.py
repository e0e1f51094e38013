"""Catalogue phrases of actions and events."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.state import Event, Phrase
from gloaming.games.shadow_and_light import actions as a
from gloaming.games.shadow_and_light import events as e
from gloaming.games.shadow_and_light.constants import ARTIFACT, BARS, GUILDS, SOURCES, TALENTS
from gloaming.games.shadow_and_light.notation import (
    MATRICES,
    WAYS,
    cell_name,
    die_args,
    format_action,
    summoned_name,
)


def describe_action(action: Action) -> Phrase:
    if isinstance(action, a.Assign):
        bars: dict[str, int | str] = {
            "health": int(action.health), "food": int(action.food), "gold": int(action.gold)
        }  # fmt: skip
        return Phrase("action-assign", bars)
    if isinstance(action, a.PickTalent):
        return Phrase("action-talent", {"talent": TALENTS[action.talent]})
    if isinstance(action, a.PickGuild):
        return Phrase("action-guild", {"guild": GUILDS[action.guild]})
    if isinstance(action, a.Wait):
        return Phrase(f"action-wait-{BARS[action.bar]}")
    if isinstance(action, a.Take):
        return Phrase(f"action-{MATRICES[action.matrix]}", {"cell": cell_name(action.cell)})
    if isinstance(action, a.Master):
        return Phrase("action-master", {"task": int(action.task) + 1, "sides": int(action.sides)})
    if isinstance(action, a.Knock):
        return Phrase("action-knock-twice" if action.twice else "action-knock")
    if isinstance(action, a.Trade):
        return Phrase(f"action-trade-{WAYS[action.way]}")
    if isinstance(action, a.Second):
        return Phrase("action-second", {"source": SOURCES[action.source]})
    said = _describe_die_action(action)
    return said if said is not None else Phrase(f"action-{format_action(action).replace(' ', '-')}")


def _describe_die_action(action: Action) -> Phrase | None:
    if isinstance(action, a.Hunt):
        key = "action-hunt-triplet" if action.stretch else "action-hunt"
        return Phrase(key, die_args(action.die))
    if isinstance(action, a.Place):
        if action.field < 0:
            return Phrase("action-keep", die_args(action.die))
        return Phrase("action-place", {**die_args(action.die), "field": int(action.field) + 1})
    if isinstance(action, a.Again):
        return Phrase("action-again", {**die_args(action.die), "source": SOURCES[action.source]})
    if isinstance(action, a.Opposite):
        return Phrase("action-turn", {**die_args(action.die), "source": SOURCES[action.source]})
    if isinstance(action, a.Change):
        way = "up" if action.by > 0 else "down"
        source = SOURCES[action.source]
        return Phrase("action-change", {**die_args(action.die), "way": way, "source": source})
    if isinstance(action, a.Recolour):
        return Phrase("action-recolour", {**die_args(action.giver, "giver_"), **die_args(action.taker)})
    if isinstance(action, a.Spin):
        return Phrase("action-spin", {**die_args(action.die), "side": int(action.number)})
    if isinstance(action, a.Summon):
        if action.summoned < ARTIFACT:
            return Phrase("action-summon", {**die_args(action.summoned, "summoned_"), **die_args(action.die)})
        property = summoned_name(action.summoned)
        return Phrase("action-summon-artifact", {"property": property, **die_args(action.die)})
    if isinstance(action, (a.Lift, a.Lay, a.Step, a.Drop, a.Recall)):
        verb = format_action(action).split()[0]
        return Phrase(f"action-{verb}", die_args(action.die))
    return None


Args = dict[str, int | str]


def describe_event(event: Event) -> Phrase | None:
    return (
        _describe_setup(event)
        or _describe_movement(event)
        or _describe_dice(event)
        or _describe_encounter(event)
        or _describe_learning(event)
    )


def _describe_setup(event: Event) -> Phrase | None:
    if isinstance(event, e.BarsThrown):
        return Phrase("event-bars-thrown", {"numbers": _joined(event.numbers)})
    if isinstance(event, e.BarsSet):
        return Phrase("event-bars-set", {"health": event.health, "food": event.food, "gold": event.gold})
    if isinstance(event, e.TalentGot):
        return Phrase("event-talent", {"talent": TALENTS[event.talent], "number": event.number})
    if isinstance(event, e.GuildGot):
        return Phrase("event-guild", {"guild": GUILDS[event.guild], "number": event.number})
    return None


def _describe_movement(event: Event) -> Phrase | None:
    if isinstance(event, e.Laid):
        return Phrase("event-lost", {"count": len(event.lost)}) if event.lost else None
    if isinstance(event, e.Stepped):
        return Phrase("event-stepped-paid" if event.food else "event-stepped", die_args(event.die))
    if isinstance(event, e.Stopped):
        return Phrase("event-stopped-cleared") if event.cleared and event.steps else None
    if isinstance(event, e.Waited):
        return Phrase(f"event-waited-{event.bar}")
    if isinstance(event, e.Provisions):
        return Phrase(f"event-provisions-{event.bar}", {"movement": event.movement})
    if isinstance(event, e.Announced):
        return Phrase("event-announced")
    if isinstance(event, e.Stretched):
        key = "event-stretched" if event.success else "event-not-stretched"
        return Phrase(key, {"number": event.number})
    if isinstance(event, e.Hunted):
        key = "event-hunted" if event.success else "event-escaped"
        return Phrase(key, {"quarry": event.id, "number": event.number, "food": event.food})
    if isinstance(event, e.Hazard):
        return Phrase(f"event-hazard-{event.result}", {"red": event.red, "white": event.white})
    return Phrase(f"event-suffered-{event.bar}") if isinstance(event, e.Suffered) else None


def _describe_dice(event: Event) -> Phrase | None:
    if isinstance(event, e.Thrown):
        white = [number for number in event.numbers[:3] if number]
        black = [number for number in event.numbers[3:] if number]
        colours = "both" if white and black else "white" if white else "black"
        args: Args = {"white": _joined(white), "black": _joined(black), "colours": colours}
        return Phrase("event-thrown", args)
    if isinstance(event, e.Placed):
        if event.field < 0:
            return Phrase("event-kept", die_args(event.die))
        return Phrase("event-placed", {**die_args(event.die), "field": event.field + 1})
    if isinstance(event, e.Dropped):
        return Phrase("event-dropped", die_args(event.die))
    if isinstance(event, e.Manipulated):
        dice = {**die_args(event.before, "old_"), **die_args(event.after)}
        return Phrase(f"event-{event.how}", {**dice, "source": event.source})
    if isinstance(event, e.Armed):
        return Phrase("event-armed", {"source": event.source})
    return Phrase("event-recalled", die_args(event.die)) if isinstance(event, e.Recalled) else None


def _describe_encounter(event: Event) -> Phrase | None:
    if isinstance(event, e.Met):
        return Phrase(f"event-met-{event.kind}", {"id": event.id, "attempt": event.attempt})
    if isinstance(event, e.LineWon):
        line = "row" if event.line < 3 else "column"
        return Phrase("event-line", {"line": line, "which": event.line % 3 + 1, **die_args(event.die)})
    if isinstance(event, e.Attempted):
        return Phrase("event-succeeded" if event.success else "event-failed")
    if isinstance(event, e.Experienced):
        return Phrase("event-experience", {"xp": event.xp, "opens": event.opens})
    if isinstance(event, e.Rewarded):
        return Phrase("event-rewarded", {"manipulation": event.manipulation})
    if isinstance(event, e.SpoilsThrown):
        return Phrase("event-spoils", {"first": event.first, "second": event.second})
    if isinstance(event, e.Looted):
        return _describe_loot(event)
    if isinstance(event, e.Marked):
        key = "event-marked" if event.fresh else "event-marked-before"
        return Phrase(key, {"rune": event.id, "cell": cell_name(event.cell)})
    return None


def _describe_loot(event: e.Looted) -> Phrase:
    if event.id:
        return Phrase("event-looted-thing", {"thing": event.id})
    if event.gained == 0:
        return Phrase("event-looted-nothing", {"kind": event.kind})
    return Phrase("event-looted", {"kind": event.kind, "gained": event.gained})


def _describe_learning(event: Event) -> Phrase | None:
    if isinstance(event, e.Learned):
        args: Args = {"property": event.property, "task": event.task + 1, "sides": event.sides}
        return Phrase("event-learned", args)
    if isinstance(event, e.Knocked):
        return _describe_knock(event)
    if isinstance(event, e.Guarded):
        return Phrase(f"event-guard-{event.verdict}", {"ones": event.ones, "left": event.left})
    if isinstance(event, e.Taught):
        args = {"property": event.property, "artifact": event.id, **die_args(event.die)}
        return Phrase("event-taught", args)
    if isinstance(event, e.TurnedAway):
        return Phrase("event-turned-away", {"property": event.property})
    if isinstance(event, e.Drank):
        return Phrase("event-drank")
    if isinstance(event, e.Traded):
        return Phrase(f"event-traded-{event.gave}")
    if isinstance(event, e.Closing):
        return Phrase("event-closing")
    if isinstance(event, e.Restored):
        return Phrase("event-restored-heart" if event.heart else "event-restored-health")
    if isinstance(event, e.Ended):
        half = ".5" if event.points % 2 else ""
        return Phrase("event-ended", {"score": f"{event.points // 2}{half}"})
    return None


def _describe_knock(event: e.Knocked) -> Phrase:
    if event.member:
        return Phrase("event-member", {"property": event.property})
    args: Args = {
        "property": event.property,
        "numbers": _joined(event.numbers),
        "bonus": event.bonus,
        "attempts": event.attempts,
    }
    return Phrase("event-knocked", args)


def _joined(numbers: tuple[int, ...] | list[int]) -> str:
    return " ".join(map(str, numbers))
