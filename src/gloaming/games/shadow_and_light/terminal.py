"""The map, the compass and the bars in characters, for the terminal and the plain table."""

from __future__ import annotations

from typing import Final

from gloaming.core.game import Say
from gloaming.games.shadow_and_light.actions import GUILDS, PROPERTIES, TALENTS, kind_of
from gloaming.games.shadow_and_light.content.lookup import Ground
from gloaming.games.shadow_and_light.content.types import (
    AREAS,
    CHARACTER,
    COLOURS,
    EVERY_FACE,
    GATES,
    KINDS,
    Demand,
)
from gloaming.games.shadow_and_light.notation import die_name
from gloaming.games.shadow_and_light.view import DieView, ShadowAndLightView

MARKS: Final = ".SZac!*GTM"  # by kind of field
CLOSED: Final = " ~="  # by area
EVEN: Final = 0b101010
ODD: Final = 0b010101
NAMED: Final = ("animal", "character", "guild", "teacher")  # by keys of their own; others are places
IN_ATTEMPTS: Final = ("throw", "place", "retry", "rethrow")


def draw(seen: ShadowAndLightView, ground: Ground, say: Say) -> str:
    """The map with the compass beside it, the character, and what is on the table."""
    lines = beside(land(seen, ground), compass(seen))
    lines += ["", say("table-key"), "", say("table-where", place=where(seen, ground, say))]
    lines += person(seen, say)
    lines += on_table(seen, ground, say)
    if seen["phase"] == "over":
        lines.append(say("table-rank", rank=say(f"rank-{seen['rank']}")))
    return "\n".join(line.rstrip() for line in lines)


# --- the land and the compass -------------------------------------------------------------------------


def land(seen: ShadowAndLightView, ground: Ground) -> list[str]:
    """A row of hexagons for each r, each row shifted by half a field: two characters a field."""
    fields = ground.tale.fields
    left = min(2 * field.q + field.r for field in fields)
    rows: dict[int, dict[int, str]] = {}
    for number, field in enumerate(fields):
        column = 2 * (2 * field.q + field.r - left) // 2
        rows.setdefault(field.r, {})[column] = mark(seen, ground, number)
    wide = 1 + max(column for row in rows.values() for column in row)
    drawn = []
    for r in sorted(rows):
        cells = [" "] * wide
        for column, sign in rows[r].items():
            cells[column] = sign
        drawn.append(" ".join(cells))
    return drawn


def mark(seen: ShadowAndLightView, ground: Ground, number: int) -> str:
    if number == seen["at"]:
        return "@"
    if number in seen["crossed"]:
        return "x"
    area = ground.areas[number]
    if seen["xp"] < GATES[area] and ground.kinds[number] == 0:
        return CLOSED[area]
    return MARKS[ground.kinds[number]]


def compass(seen: ShadowAndLightView) -> list[str]:
    """The six directions around the figure, each with the dice that lie there."""
    lying = {kind_of(die["colour"], die["number"]) for die in seen["dice"] if die["where"] == "compass"}

    def at(direction: int) -> str:
        white = "w" if direction - 1 in lying else "-"
        black = "b" if direction + 5 in lying else "-"
        return f"{direction}:{white}{black}"

    return ["", "", f"   {at(6)}   {at(1)}", f"{at(5)}     @     {at(2)}", f"   {at(4)}   {at(3)}"]


def beside(left: list[str], right: list[str]) -> list[str]:
    wide = max(len(line) for line in left) + 6
    right += [""] * (len(left) - len(right))
    return [f"{line:<{wide}}{more}" for line, more in zip(left, right, strict=True)]


def where(seen: ShadowAndLightView, ground: Ground, say: Say) -> str:
    """The name of the figure's field, or of the land that it lies in."""
    field = ground.tale.fields[seen["at"]]
    kind = KINDS[field.kind]
    if not field.id:
        return say(f"area-{AREAS[field.area]}")
    return say(f"{kind if kind in NAMED else 'place'}-{field.id}")


# --- the character ------------------------------------------------------------------------------------


def person(seen: ShadowAndLightView, say: Say) -> list[str]:
    lines = [
        say(
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
        named = say(f"talent-{talent}")
        lines.append(
            say(
                "table-person",
                talent=f"({named})" if seen["talent_used"] else named,
                guild=say(f"guild-{guild}"),
            )
        )
    dice = {name: property_text(seen, number) for number, name in enumerate(PROPERTIES)}
    lines.append(say("table-properties", **dice))
    again, second, opposite, change = seen["manipulations"]
    if again + second + opposite + change:
        lines.append(say("table-manipulations", again=again, second=second, opposite=opposite, change=change))
    summons = [die_name(die) for die in range(len(seen["summons"])) for _ in range(seen["summons"][die])]
    summons += [PROPERTIES[p] for p, held in enumerate(seen["artifacts"]) if held == "held"]
    if summons:
        lines.append(say("table-summons", dice=" ".join(summons)))
    score = f"{seen['points'] // 2}{'.5' if seen['points'] % 2 else ''}"
    return [*lines, f"{say('table-movement', movement=seen['movements'])}  {say('table-score', score=score)}"]


def property_text(seen: ShadowAndLightView, number: int) -> str:
    """`W6+2`."""
    shown = seen["properties"][number]
    return f"W{shown['sides']}" + (f"+{shown['bonus']}" if shown["bonus"] else "")


# --- dice on the table ----------------------------------------------------------------------------------


def on_table(seen: ShadowAndLightView, ground: Ground, say: Say) -> list[str]:
    lines: list[str] = []
    if seen["attempt"] and seen["phase"] in IN_ATTEMPTS and ground.meets(seen["at"]):
        lines.append(say("table-attempt", fields=dice_fields(seen, ground)))
    elif dice_at(seen, "placed"):
        lines.append(say("table-placed", dice=dice_at(seen, "placed")))
    if dice_at(seen, "hand"):
        lines.append(say("table-dice", dice=dice_at(seen, "hand")))
    if seen["phase"] == "assign":
        lines.append(say("table-dice", dice=" ".join(map(str, seen["thrown"]))))
    if seen["guard"]:
        lines.append(say("table-guard", left=seen["guard"]))
    return lines


def dice_at(seen: ShadowAndLightView, where: str) -> str:
    return " ".join(name(die) for die in seen["dice"] if die["where"] == where)


def name(die: DieView) -> str:
    return die_name(kind_of(die["colour"], die["number"]))


def dice_fields(seen: ShadowAndLightView, ground: Ground) -> str:
    """Each field's number with its demand or the die on it; a grid's rows apart: `1[w3-] 2=b5`."""
    tale, what = ground.tale, ground.whats[seen["at"]]
    grid = ground.kinds[seen["at"]] == CHARACTER
    demands = tale.characters[what].grid if grid else tale.animals[what].demands
    lying = {die["field"]: name(die) for die in seen["dice"] if die["where"] == "placed"}
    parts = []
    for field, demand in enumerate(demands):
        shown = f"{field + 1}={lying[field]}" if field in lying else f"{field + 1}[{demanded(demand)}]"
        parts.append(f"| {shown}" if grid and field % 3 == 0 and field else shown)
    return "  ".join(parts)


def demanded(demand: Demand) -> str:
    """`w4+`, `b5`, `even`, `w=3`: a colour, the numbers, and the field that shows the same."""
    colour = COLOURS[demand.colour][0] if demand.colour >= 0 else ""
    faces = [number for number in range(1, 7) if demand.faces >> (number - 1) & 1]
    if demand.faces in (EVEN, ODD):
        numbers = " even" if demand.faces == EVEN else " odd"
    elif demand.faces == EVERY_FACE:
        numbers = ""
    elif len(faces) == 1:
        numbers = str(faces[0])
    else:
        numbers = f"{faces[0]}+" if faces[-1] == 6 else f"{faces[-1]}-"
    pair = f"={demand.pair + 1}" if demand.pair >= 0 else ""
    return f"{colour}{numbers}{pair}".strip() or "?"
