"""What the log says of events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.core.catalogue import Domain, Events
from gloaming.core.content import Content
from gloaming.core.state import Phrase
from gloaming.games.shadow_and_light import events as e
from gloaming.games.shadow_and_light.actions import CELL, DIE, GUILD, TALENT, TASK

LINE: Final = Domain(
    ["row 1", "row 2", "row 3", "column 1", "column 2", "column 3"],
    line=["row"] * 3 + ["column"] * 3,
    which=[1, 2, 3] * 2,
)
LOG: Final = Events(
    talent=TALENT, guild=GUILD, die=DIE, before=DIE, after=DIE, cell=CELL, task=TASK, line=LINE
)
LOG.say(e.BarsSet, "health food gold")
LOG.say(e.TalentGot, "talent number", "talent")
LOG.say(e.GuildGot, "guild number", "guild")
LOG.say(e.Stepped, "die", lambda event: "stepped-paid" if event.food else "stepped")
LOG.say(e.Waited, "", lambda event: f"waited-{event.bar}")
LOG.say(e.Provisions, "movement", lambda event: f"provisions-{event.bar}")
LOG.say(e.Announced)
LOG.say(e.Stretched, "number", lambda event: "stretched" if event.success else "not-stretched")
LOG.say(e.Hunted, "id:quarry number food", lambda event: "hunted" if event.success else "escaped")
LOG.say(e.Hazard, "red white", lambda event: f"hazard-{event.result}")
LOG.say(e.Suffered, "", lambda event: f"suffered-{event.bar}")
LOG.say(e.Dropped, "die")
LOG.say(e.Manipulated, "before:old_ after source", lambda event: event.how)
LOG.say(e.Armed, "source")
LOG.say(e.Recalled, "die")
LOG.say(e.Met, "id attempt", lambda event: f"met-{event.kind}")
LOG.say(e.LineWon, "line die", "line")
LOG.say(e.Attempted, "", lambda event: "succeeded" if event.success else "failed")
LOG.say(e.Experienced, "xp opens", "experience")
LOG.say(e.Rewarded, "manipulation")
LOG.say(e.SpoilsThrown, "first second", "spoils")
LOG.say(e.Marked, "id:rune cell", lambda event: "marked" if event.fresh else "marked-before")
LOG.say(e.Learned, "property task sides")
LOG.say(e.Guarded, "ones left", lambda event: f"guard-{event.verdict}")
LOG.say(e.Taught, "property id:artifact die")
LOG.say(e.TurnedAway, "property")
LOG.say(e.Drank)
LOG.say(e.Traded, "", lambda event: f"traded-{event.gave}")
LOG.say(e.Closing)
LOG.say(e.Restored, "", lambda event: "restored-heart" if event.heart else "restored-health")


def _bars_thrown(event: e.BarsThrown, content: Content) -> Phrase:
    return Phrase("event-bars-thrown", {"numbers": _joined(event.numbers)})


def _laid(event: e.Laid, content: Content) -> Phrase | None:
    return Phrase("event-lost", {"count": len(event.lost)}) if event.lost else None


def _stopped(event: e.Stopped, content: Content) -> Phrase | None:
    return Phrase("event-stopped-cleared") if event.cleared and event.steps else None


def _thrown(event: e.Thrown, content: Content) -> Phrase:
    white = _joined([number for number in event.numbers[:3] if number])
    black = _joined([number for number in event.numbers[3:] if number])
    colours = "both" if white and black else "white" if white else "black"
    return Phrase("event-thrown", {"white": white, "black": black, "colours": colours})


def _placed(event: e.Placed, content: Content) -> Phrase:
    die = DIE.args(event.die, "", content)
    if event.field < 0:
        return Phrase("event-kept", die)
    return Phrase("event-placed", {**die, "field": event.field + 1})


def _looted(event: e.Looted, content: Content) -> Phrase:
    if event.id:
        return Phrase("event-looted-thing", {"thing": event.id})
    if event.gained == 0:
        return Phrase("event-looted-nothing", {"kind": event.kind})
    return Phrase("event-looted", {"kind": event.kind, "gained": event.gained})


def _knocked(event: e.Knocked, content: Content) -> Phrase:
    args: dict[str, int | str] = {"property": event.property}
    if event.member:
        return Phrase("event-member", args)
    args |= {"numbers": _joined(event.numbers), "bonus": event.bonus, "attempts": event.attempts}
    return Phrase("event-knocked", args)


def _ended(event: e.Ended, content: Content) -> Phrase:
    return Phrase("event-ended", {"score": f"{event.points // 2}{'.5' if event.points % 2 else ''}"})


def _joined(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


LOG.tell(e.BarsThrown, _bars_thrown)
LOG.tell(e.Laid, _laid)
LOG.tell(e.Stopped, _stopped)
LOG.tell(e.Thrown, _thrown)
LOG.tell(e.Placed, _placed)
LOG.tell(e.Looted, _looted)
LOG.tell(e.Knocked, _knocked)
LOG.tell(e.Ended, _ended)
