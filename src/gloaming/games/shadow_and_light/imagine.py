"""A position that fits a view; since nothing is hidden there is only one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from gloaming.core.codec import Plain
from gloaming.core.content import Content
from gloaming.core.state import restore
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.rules.outcome import finish
from gloaming.games.shadow_and_light.rules.position import Position
from gloaming.games.shadow_and_light.rules.setup import new_position
from gloaming.games.shadow_and_light.settings import MAXIMUM, MORE, Options
from gloaming.games.shadow_and_light.view import ShadowAndLightView


def imagine(seen: ShadowAndLightView, content: Content) -> Position:
    """The position in the view; most of its fields are in the view under the same name."""
    terms, properties, dice = seen["terms"], seen["properties"], seen["dice"]
    options = Options(
        terms["provisions"], terms["danger_retry"], terms["placing"] == MORE, terms["hearts"] == MAXIMUM
    )
    first = new_position(options, content)
    same = cast(Mapping[str, Plain], seen)
    plain: dict[str, Plain] = {
        **{name: same.get(name, value) for name, value in first.to_plain().items()},
        "phase": c.PHASES.index(seen["phase"]),
        "back": c.PHASES.index(seen["back"]),
        "sides": [each["sides"] for each in properties],
        "bonus": [each["bonus"] for each in properties],
        "learned": [each["learned"] for each in properties],
        "taught": [int(each["taught"]) for each in properties],
        "attempts": [each["attempts"] for each in properties],
        "helps": [c.HELP_CHANGE * each["change"] | c.HELP_RECALL * each["recall"] for each in properties],
        "number": [each["number"] for each in dice],
        "where": [c.WHERE.index(each["where"]) for each in dice],
        "tint": [each["colour"] for each in dice],
        "spot": [each["field"] for each in dice],
        "won": bits_of(seen["lines"]),
        "tasks": bits_of(seen["tasks"]),
        "artifacts": [c.ARTIFACTS.index(each) for each in seen["artifacts"]],
        "runes": sum(1 << cell for cell in seen["runes"]),
        "loot": sum(1 << cell for cell in seen["loot"]),
        "crossed": [field in seen["crossed"] for field in range(first.lookup.size)],
        "ended": c.REASONS.index(seen["ended"]),
    }
    state = restore(Position, plain, content)
    if state.ended != c.GOING:
        finish(state, state.ended)
    return state


def bits_of(flags: Sequence[bool]) -> int:
    return sum(1 << at for at, flag in enumerate(flags) if flag)
