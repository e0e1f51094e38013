"""A position that fits a view; since nothing is hidden there is only one."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.codec import Plain
from gloaming.games.shadow_and_light.constants import (
    ARTIFACTS,
    HELP_CHANGE,
    HELP_RECALL,
    REASONS,
    WHERE,
)
from gloaming.games.shadow_and_light.content.lookup import Lookup
from gloaming.games.shadow_and_light.rules.position import Position, position_from_plain
from gloaming.games.shadow_and_light.view import ShadowAndLightView


def imagine(seen: ShadowAndLightView, lookup: Lookup) -> Position:
    """The position in the view."""
    terms, properties, dice = seen["terms"], seen["properties"], seen["dice"]
    plain: dict[str, Plain] = {
        "terms": [
            terms["provisions"],
            int(terms["danger_retry"]),
            int(terms["placing"] == "more"),
            int(terms["hearts"] == "maximum"),
        ],
        "phase": seen["phase"],
        "back": seen["back"],
        "at": seen["at"],
        "movements": seen["movements"],
        "bars": [seen["health"], seen["hearts"], seen["food"], seen["gold"], seen["potions"]],
        "xp": [seen["xp"], seen["start_xp"]],
        "talent": [seen["talent"], int(seen["talent_used"])],
        "guild": seen["guild"],
        "sides": [each["sides"] for each in properties],
        "bonus": [each["bonus"] for each in properties],
        "learned": [each["learned"] for each in properties],
        "taught": [int(each["taught"]) for each in properties],
        "attempts": [each["attempts"] for each in properties],
        "helps": [HELP_CHANGE * each["change"] | HELP_RECALL * each["recall"] for each in properties],
        "numbers": [each["number"] for each in dice],
        "where": [WHERE.index(each["where"]) for each in dice],
        "tints": [each["colour"] for each in dice],
        "spots": [each["field"] for each in dice],
        "movement": [seen["steps"], int(seen["hunted"]), seen["quarry"]],
        "thrown": seen["thrown"],
        "single": [seen["pending"], int(seen["triplet"])],
        "attempt": [seen["attempt"], int(seen["success"]), bits_of(seen["lines"])],
        "placing": [int(seen["armed"]), seen["placed"]],
        "visit": [int(seen["visited"]), seen["traded"]],
        "combinations": seen["combinations"],
        "tasks": bits_of(seen["tasks"]),
        "guard": seen["guard"],
        "manipulations": seen["manipulations"],
        "summons": seen["summons"],
        "artifacts": [ARTIFACTS.index(each) for each in seen["artifacts"]],
        "things": seen["things"],
        "spent": seen["spent"],
        "runes": sum(1 << cell for cell in seen["runes"]),
        "start_runes": seen["start_runes"],
        "loot": sum(1 << cell for cell in seen["loot"]),
        "crossed": seen["crossed"],
        "ended": REASONS.index(seen["ended"]),
    }
    return position_from_plain(plain, lookup)


def bits_of(flags: Sequence[bool]) -> int:
    return sum(1 << at for at, flag in enumerate(flags) if flag)
