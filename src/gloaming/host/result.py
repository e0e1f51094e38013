"""What comes out of a change to a match."""

from __future__ import annotations

from dataclasses import dataclass, field

from gloaming.core.record.format import LogLine
from gloaming.core.record.log import Viewer
from gloaming.core.state import View
from gloaming.protocol import ToBrowser, Update


@dataclass
class Result:
    """Lines to be kept, and then messages to be sent; nothing may be told before it is kept."""

    lines: list[LogLine] = field(default_factory=list)
    updates: list[dict[Viewer, Update]] = field(default_factory=list)  # in order; to who may know of them
    replies: list[ToBrowser] = field(default_factory=list)  # to the connection that asked
    resets: bool = False  # everybody needs a snapshot: steps were undone, or the match has begun


@dataclass(frozen=True)
class BotTurn:
    """A decision that a bot has to make, with all that it may know."""

    step: int
    seat: int
    level: str
    view: View
