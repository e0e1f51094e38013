"""The character sheet in characters, for the terminal."""

from __future__ import annotations

from collections import Counter

from gloaming.core.game import Say
from gloaming.games.shadow_and_light.actions import PROPERTIES
from gloaming.games.shadow_and_light.content.lookup import Ground
from gloaming.games.shadow_and_light.terminal import person
from gloaming.games.shadow_and_light.view import ShadowAndLightView


def leaf(seen: ShadowAndLightView, ground: Ground, say: Say) -> str:
    """Who one is, what one can and carries, the runes, and what it is worth."""
    tale = ground.tale
    lines = [say("sheet-title"), *person(seen, say), say("table-rank", rank=say(f"rank-{seen['rank']}"))]
    counts = Counter(tale.things[thing].id for thing in seen["things"])
    carried = [say(f"thing-{id}") + (f" ×{count}" if count > 1 else "") for id, count in counts.items()]
    carried += [
        say(f"artifact-{tale.artifacts[property].id}")
        for property in range(len(PROPERTIES))
        if seen["artifacts"][property] == "held"
    ]
    lines.append(f"{say('board-equipment')}: {', '.join(carried) or say('board-nothing')}")
    runes = list(seen["start_runes"])
    for cell in seen["runes"]:
        runes[tale.runes[cell]] += 1
    shown = [f"{say(f'rune-{id}')} {runes[at]}" for at, id in enumerate(tale.rune_ids)]
    lines.append(f"{say('board-runes')}: {', '.join(shown)}")
    return "\n".join(lines)
