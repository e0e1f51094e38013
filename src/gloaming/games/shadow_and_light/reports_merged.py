"""How the log says what happened."""

from __future__ import annotations

from gloaming.core.state import Event, Phrase
from gloaming.games.shadow_and_light.actions import GUILDS, TALENTS
from gloaming.games.shadow_and_light.events import (
    Announced,
    Armed,
    Attempted,
    BarsSet,
    BarsThrown,
    Closing,
    Drank,
    Dropped,
    Ended,
    Experienced,
    Guarded,
    GuildGot,
    Hazard,
    Hunted,
    Knocked,
    Laid,
    Learned,
    LineWon,
    Looted,
    Manipulated,
    Marked,
    Met,
    Placed,
    Provisions,
    Recalled,
    Restored,
    Rewarded,
    SpoilsThrown,
    Stepped,
    Stopped,
    Stretched,
    Suffered,
    TalentGot,
    Taught,
    Thrown,
    Traded,
    TurnedAway,
    Waited,
)
from gloaming.games.shadow_and_light.notation import cell_name, shown

Args = dict[str, int | str]


def report(event: Event) -> Phrase | None:
    return (
        report_start(event)
        or report_travel(event)
        or report_dice(event)
        or report_encounter(event)
        or report_learning(event)
    )


def report_start(event: Event) -> Phrase | None:
    if isinstance(event, BarsThrown):
        return Phrase("event-bars-thrown", {"numbers": listed(event.numbers)})
    if isinstance(event, BarsSet):
        return Phrase("event-bars-set", {"health": event.health, "food": event.food, "gold": event.gold})
    if isinstance(event, TalentGot):
        return Phrase("event-talent", {"talent": TALENTS[event.talent], "number": event.number})
    if isinstance(event, GuildGot):
        return Phrase("event-guild", {"guild": GUILDS[event.guild], "number": event.number})
    return None


def report_travel(event: Event) -> Phrase | None:
    if isinstance(event, Laid):
        return Phrase("event-lost", {"count": len(event.lost)}) if event.lost else None
    if isinstance(event, Stepped):
        return Phrase("event-stepped-paid" if event.food else "event-stepped", shown(event.die))
    if isinstance(event, Stopped):
        return Phrase("event-stopped-cleared") if event.cleared and event.steps else None
    if isinstance(event, Waited):
        return Phrase(f"event-waited-{event.bar}")
    if isinstance(event, Provisions):
        return Phrase(f"event-provisions-{event.bar}", {"movement": event.movement})
    if isinstance(event, Announced):
        return Phrase("event-announced")
    if isinstance(event, Stretched):
        key = "event-stretched" if event.success else "event-not-stretched"
        return Phrase(key, {"number": event.number})
    if isinstance(event, Hunted):
        key = "event-hunted" if event.success else "event-escaped"
        return Phrase(key, {"quarry": event.id, "number": event.number, "food": event.food})
    if isinstance(event, Hazard):
        return Phrase(f"event-hazard-{event.result}", {"red": event.red, "white": event.white})
    return Phrase(f"event-suffered-{event.bar}") if isinstance(event, Suffered) else None


def report_dice(event: Event) -> Phrase | None:
    if isinstance(event, Thrown):
        white = [number for number in event.numbers[:3] if number]
        black = [number for number in event.numbers[3:] if number]
        colours = "both" if white and black else "white" if white else "black"
        args: Args = {"white": listed(white), "black": listed(black), "colours": colours}
        return Phrase("event-thrown", args)
    if isinstance(event, Placed):
        if event.field < 0:
            return Phrase("event-kept", shown(event.die))
        return Phrase("event-placed", {**shown(event.die), "field": event.field + 1})
    if isinstance(event, Dropped):
        return Phrase("event-dropped", shown(event.die))
    if isinstance(event, Manipulated):
        dice = {**shown(event.before, "old_"), **shown(event.after)}
        return Phrase(f"event-{event.how}", {**dice, "source": event.source})
    if isinstance(event, Armed):
        return Phrase("event-armed", {"source": event.source})
    return Phrase("event-recalled", shown(event.die)) if isinstance(event, Recalled) else None


def report_encounter(event: Event) -> Phrase | None:
    if isinstance(event, Met):
        return Phrase(f"event-met-{event.kind}", {"id": event.id, "attempt": event.attempt})
    if isinstance(event, LineWon):
        line = "row" if event.line < 3 else "column"
        return Phrase("event-line", {"line": line, "which": event.line % 3 + 1, **shown(event.die)})
    if isinstance(event, Attempted):
        return Phrase("event-succeeded" if event.success else "event-failed")
    if isinstance(event, Experienced):
        return Phrase("event-experience", {"xp": event.xp, "opens": event.opens})
    if isinstance(event, Rewarded):
        return Phrase("event-rewarded", {"manipulation": event.manipulation})
    if isinstance(event, SpoilsThrown):
        return Phrase("event-spoils", {"first": event.first, "second": event.second})
    if isinstance(event, Looted):
        return report_loot(event)
    if isinstance(event, Marked):
        key = "event-marked" if event.fresh else "event-marked-before"
        return Phrase(key, {"rune": event.id, "cell": cell_name(event.cell)})
    return None


def report_loot(event: Looted) -> Phrase:
    if event.id:
        return Phrase("event-looted-thing", {"thing": event.id})
    if event.gained == 0:
        return Phrase("event-looted-nothing", {"kind": event.kind})
    return Phrase("event-looted", {"kind": event.kind, "gained": event.gained})


def report_learning(event: Event) -> Phrase | None:
    if isinstance(event, Learned):
        args: Args = {"property": event.property, "task": event.task + 1, "sides": event.sides}
        return Phrase("event-learned", args)
    if isinstance(event, Knocked):
        return report_knock(event)
    if isinstance(event, Guarded):
        return Phrase(f"event-guard-{event.verdict}", {"ones": event.ones, "left": event.left})
    if isinstance(event, Taught):
        args = {"property": event.property, "artifact": event.id, **shown(event.die)}
        return Phrase("event-taught", args)
    if isinstance(event, TurnedAway):
        return Phrase("event-turned-away", {"property": event.property})
    if isinstance(event, Drank):
        return Phrase("event-drank")
    if isinstance(event, Traded):
        return Phrase(f"event-traded-{event.gave}")
    if isinstance(event, Closing):
        return Phrase("event-closing")
    if isinstance(event, Restored):
        return Phrase("event-restored-heart" if event.heart else "event-restored-health")
    if isinstance(event, Ended):
        half = ".5" if event.points % 2 else ""
        return Phrase("event-ended", {"score": f"{event.points // 2}{half}"})
    return None


def report_knock(event: Knocked) -> Phrase:
    if event.member:
        return Phrase("event-member", {"property": event.property})
    args: Args = {
        "property": event.property,
        "numbers": listed(event.numbers),
        "bonus": event.bonus,
        "attempts": event.attempts,
    }
    return Phrase("event-knocked", args)


def listed(numbers: tuple[int, ...] | list[int]) -> str:
    return " ".join(map(str, numbers))
