"""A position as plain data, for saving and for digests."""

from __future__ import annotations

from gloaming.core.codec import Plain
from gloaming.games.shadow_and_light.state import PHASES, Stage


def packed(stage: Stage) -> dict[str, Plain]:
    return {
        "terms": stage.terms.plain(),
        "phase": PHASES[stage.phase],
        "back": PHASES[stage.back],
        "at": int(stage.at),
        "movements": int(stage.movements),
        "bars": [int(stage.health), int(stage.hearts), int(stage.food), int(stage.gold), int(stage.potions)],
        "xp": [int(stage.xp), int(stage.start_xp)],
        "talent": [int(stage.talent), int(stage.talent_used)],
        "guild": int(stage.guild),
        "sides": stage.sides[:],
        "bonus": stage.bonus[:],
        "learned": stage.learned[:],
        "taught": stage.taught[:],
        "attempts": stage.attempts[:],
        "helps": stage.helps[:],
        "numbers": stage.number[:],
        "where": stage.where[:],
        "tints": stage.tint[:],
        "spots": stage.spot[:],
        "movement": [int(stage.steps), int(stage.hunted), int(stage.quarry)],
        "thrown": stage.thrown[:],
        "single": [int(stage.pending), int(stage.triplet)],
        "attempt": [int(stage.attempt), int(stage.success), int(stage.won)],
        "placing": [int(stage.armed), int(stage.placed)],
        "visit": [int(stage.visited), int(stage.traded)],
        "combinations": stage.combinations[:],
        "tasks": int(stage.tasks),
        "guard": int(stage.guard),
        "manipulations": stage.manipulations[:],
        "summons": stage.summons[:],
        "artifacts": stage.artifacts[:],
        "things": stage.things[:],
        "spent": stage.spent[:],
        "runes": int(stage.runes),
        "start_runes": stage.start_runes[:],
        "loot": int(stage.loot),
        "crossed": [field for field in range(stage.ground.size) if stage.crossed[field]],
        "ended": int(stage.ended),
    }
