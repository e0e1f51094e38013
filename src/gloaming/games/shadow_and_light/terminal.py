"""The table and the character sheet in characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from gloaming.core.content import Content
from gloaming.core.terminal import Terminal, Translate
from gloaming.games.shadow_and_light.actions import DIE
from gloaming.games.shadow_and_light.constants import GUILDS, PROPERTIES, TALENTS, kind_of
from gloaming.games.shadow_and_light.content.lookup import Lookup, lookup_of
from gloaming.games.shadow_and_light.content.shown import demand_shown
from gloaming.games.shadow_and_light.content.types import (
    AREA_XP,
    AREAS,
    CHARACTER,
    COLOURS,
    KINDS,
    Demand,
)
from gloaming.games.shadow_and_light.view import DieView, ShadowAndLightView

MARKS: Final = ".SZac!*GTM"  # by kind of field
CLOSED_MARKS: Final = " ~="  # by area
EVEN: Final = 0b101010
ODD: Final = 0b010101
KINDS_WITH_OWN_NAMES: Final = (
    "animal",
    "character",
    "guild",
    "teacher",
)  # by keys of their own; others are places
ATTEMPT_PHASES: Final = ("throw", "place", "retry", "rethrow")


def render(seen: ShadowAndLightView, lookup: Lookup, t: Translate) -> str:
    """The map with the compass, the character, and the dice in play."""
    lines = side_by_side(map_lines(seen, lookup), compass_lines(seen))
    lines += ["", t("table-key"), "", t("table-where", place=place_name(seen, lookup, t))]
    lines += character_lines(seen, t)
    lines += dice_lines(seen, lookup, t)
    if seen["phase"] == "over":
        lines.append(t("table-rank", rank=t(f"rank-{seen['rank']}")))
    return "\n".join(line.rstrip() for line in lines)


# --- the map and the compass --------------------------------------------------------------------------


def map_lines(seen: ShadowAndLightView, lookup: Lookup) -> list[str]:
    """A line for each r, shifted by half a field; two characters a field."""
    fields = lookup.adventure.fields
    left = min(2 * field.q + field.r for field in fields)
    rows: dict[int, dict[int, str]] = {}
    for number, field in enumerate(fields):
        column = 2 * (2 * field.q + field.r - left) // 2
        rows.setdefault(field.r, {})[column] = field_mark(seen, lookup, number)
    wide = 1 + max(column for row in rows.values() for column in row)
    drawn = []
    for r in sorted(rows):
        cells = [" "] * wide
        for column, sign in rows[r].items():
            cells[column] = sign
        drawn.append(" ".join(cells))
    return drawn


def field_mark(seen: ShadowAndLightView, lookup: Lookup, number: int) -> str:
    if number == seen["at"]:
        return "@"
    if number in seen["crossed"]:
        return "x"
    area = lookup.areas[number]
    if seen["xp"] < AREA_XP[area] and lookup.kinds[number] == 0:
        return CLOSED_MARKS[area]
    return MARKS[lookup.kinds[number]]


def compass_lines(seen: ShadowAndLightView) -> list[str]:
    """The six directions around the figure, each with its dice."""
    lying = {kind_of(die["colour"], die["number"]) for die in seen["dice"] if die["where"] == "compass"}

    def at(direction: int) -> str:
        white = "w" if direction - 1 in lying else "-"
        black = "b" if direction + 5 in lying else "-"
        return f"{direction}:{white}{black}"

    return ["", "", f"   {at(6)}   {at(1)}", f"{at(5)}     @     {at(2)}", f"   {at(4)}   {at(3)}"]


def side_by_side(left: list[str], right: list[str]) -> list[str]:
    wide = max(len(line) for line in left) + 6
    right += [""] * (len(left) - len(right))
    return [f"{line:<{wide}}{more}" for line, more in zip(left, right, strict=True)]


def place_name(seen: ShadowAndLightView, lookup: Lookup, t: Translate) -> str:
    """The name of the figure's field, or else of its area."""
    field = lookup.adventure.fields[seen["at"]]
    kind = KINDS[field.kind]
    if not field.id:
        return t(f"area-{AREAS[field.area]}")
    return t(f"{kind if kind in KINDS_WITH_OWN_NAMES else 'place'}-{field.id}")


# --- the character ------------------------------------------------------------------------------------


def character_lines(seen: ShadowAndLightView, t: Translate) -> list[str]:
    lines = [
        t(
            "table-bars",
            health=seen["health"],
            hearts=seen["hearts"],
            food=seen["food"],
            gold=seen["gold"],
            potions=seen["potions"],
            xp=seen["xp"],
        )
    ]
    if seen["talent"] >= 0 and seen["guild"] >= 0:
        talent, guild = TALENTS[seen["talent"]], GUILDS[seen["guild"]]
        named = t(f"talent-{talent}")
        lines.append(
            t(
                "table-person",
                talent=f"({named})" if seen["talent_used"] else named,
                guild=t(f"guild-{guild}"),
            )
        )
    dice = {name: property_text(seen, number) for number, name in enumerate(PROPERTIES)}
    lines.append(t("table-properties", **dice))
    again, second, opposite, change = seen["manipulations"]
    if again + second + opposite + change:
        lines.append(t("table-manipulations", again=again, second=second, opposite=opposite, change=change))
    summons = [DIE.written[die] for die in range(len(seen["summons"])) for _ in range(seen["summons"][die])]
    summons += [PROPERTIES[p] for p, held in enumerate(seen["artifacts"]) if held == "held"]
    if summons:
        lines.append(t("table-summons", dice=" ".join(summons)))
    score = f"{seen['points'] // 2}{'.5' if seen['points'] % 2 else ''}"
    return [*lines, f"{t('table-movement', movement=seen['movements'])}  {t('table-score', score=score)}"]


def property_text(seen: ShadowAndLightView, number: int) -> str:
    """The property die and its bonus: `W6+2`."""
    shown = seen["properties"][number]
    return f"W{shown['sides']}" + (f"+{shown['bonus']}" if shown["bonus"] else "")


# --- dice ------------------------------------------------------------------------------------------------


def dice_lines(seen: ShadowAndLightView, lookup: Lookup, t: Translate) -> list[str]:
    lines: list[str] = []
    if seen["attempt"] and seen["phase"] in ATTEMPT_PHASES and lookup.has_encounter(seen["at"]):
        lines.append(t("table-attempt", fields=dice_fields(seen, lookup)))
    elif dice_at(seen, "placed"):
        lines.append(t("table-placed", dice=dice_at(seen, "placed")))
    if dice_at(seen, "hand"):
        lines.append(t("table-dice", dice=dice_at(seen, "hand")))
    if seen["phase"] == "assign":
        lines.append(t("table-dice", dice=" ".join(map(str, seen["thrown"]))))
    if seen["guard"]:
        lines.append(t("table-guard", left=seen["guard"]))
    return lines


def dice_at(seen: ShadowAndLightView, where: str) -> str:
    return " ".join(die_name(die) for die in seen["dice"] if die["where"] == where)


def die_name(die: DieView) -> str:
    return DIE.written[kind_of(die["colour"], die["number"])]


def dice_fields(seen: ShadowAndLightView, lookup: Lookup) -> str:
    """Each dice field with its demand or its die, rows of a grid separated: `1[w3-] 2=b5`."""
    adventure, what = lookup.adventure, lookup.whats[seen["at"]]
    grid = lookup.kinds[seen["at"]] == CHARACTER
    demands = adventure.characters[what].grid if grid else adventure.animals[what].demands
    lying = {die["field"]: die_name(die) for die in seen["dice"] if die["where"] == "placed"}
    parts = []
    for field, demand in enumerate(demands):
        shown = f"{field + 1}={lying[field]}" if field in lying else f"{field + 1}[{demand_text(demand)}]"
        parts.append(f"| {shown}" if grid and field % 3 == 0 and field else shown)
    return "  ".join(parts)


def demand_text(demand: Demand) -> str:
    """Colour, numbers and the paired field of a demand: `w4+`, `b5`, `even`, `w=3`."""
    colour = COLOURS[demand.colour][0] if demand.colour >= 0 else ""
    shown = demand_shown(demand)
    rule, number = shown["rule"], shown["number"]
    signs = {"any": "", "number": f"{number}", "least": f"{number}+", "most": f"{number}-"}
    numbers = signs.get(rule, f" {rule}")
    pair = f"={demand.pair + 1}" if demand.pair >= 0 else ""
    return f"{colour}{numbers}{pair}".strip() or "?"


def render_sheet(seen: ShadowAndLightView, lookup: Lookup, t: Translate) -> str:
    """The character with rank, equipment and runes."""
    adventure = lookup.adventure
    lines = [
        t("sheet-title"),
        *character_lines(seen, t),
        t("table-rank", rank=t(f"rank-{seen['rank']}")),
    ]
    counts = Counter(adventure.things[thing].id for thing in seen["things"])
    carried = [t(f"thing-{id}") + (f" ×{count}" if count > 1 else "") for id, count in counts.items()]
    carried += [
        t(f"artifact-{adventure.artifacts[property].id}")
        for property in range(len(PROPERTIES))
        if seen["artifacts"][property] == "held"
    ]
    lines.append(f"{t('board-equipment')}: {', '.join(carried) or t('board-nothing')}")
    shown = [f"{t(f'rune-{id}')} {seen['held_runes'][at]}" for at, id in enumerate(adventure.rune_ids)]
    lines.append(f"{t('board-runes')}: {', '.join(shown)}")
    return "\n".join(lines)


class ShadowAndLightTerminal(Terminal[ShadowAndLightView]):
    """The table of the game in characters."""

    def render(self, view: ShadowAndLightView, names: Sequence[str], content: Content, t: Translate) -> str:
        return render(view, lookup_of(content), t)

    def sheet(self, view: ShadowAndLightView, content: Content, t: Translate) -> str:
        return render_sheet(view, lookup_of(content), t)
