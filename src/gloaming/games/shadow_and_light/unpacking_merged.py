"""Taking a packed position up again."""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.core.codec import CodecError, Plain, read_int, read_ints, read_str
from gloaming.games.shadow_and_light.content.lookup import Ground
from gloaming.games.shadow_and_light.rules.position import Position
from gloaming.games.shadow_and_light.settings import Terms
from gloaming.games.shadow_and_light.state import PHASES


def unpack(plain: Mapping[str, Plain], ground: Ground) -> Position:
    provisions, retry, more, maximum = row(plain, "terms", 4)
    state = Position(ground, Terms(provisions, bool(retry), bool(more), bool(maximum)))
    take_character(state, plain)
    take_dice(state, plain)
    take_progress(state, plain)
    state.back = phase(plain, "back")
    state.resume(phase(plain, "phase"), read_int(plain, "ended"))
    return state


def take_character(state: Position, plain: Mapping[str, Plain]) -> None:
    health, hearts, food, gold, potions = row(plain, "bars", 5)
    state.health, state.hearts, state.food, state.gold, state.potions = health, hearts, food, gold, potions
    state.xp, state.start_xp = row(plain, "xp", 2)
    talent, used = row(plain, "talent", 2)
    state.talent, state.talent_used = talent, bool(used)
    state.guild = read_int(plain, "guild")
    state.sides = row(plain, "sides", 4)
    state.bonus = row(plain, "bonus", 4)
    state.learned = row(plain, "learned", 4)
    state.taught = row(plain, "taught", 4)
    state.attempts = row(plain, "attempts", 4)
    state.helps = row(plain, "helps", 4)
    state.manipulations = row(plain, "manipulations", 4)
    state.summons = row(plain, "summons", 12)
    state.artifacts = row(plain, "artifacts", 4)
    state.things = read_ints(plain, "things")
    state.spent = read_ints(plain, "spent")
    state.start_runes = row(plain, "start_runes", 6)


def take_dice(state: Position, plain: Mapping[str, Plain]) -> None:
    state.number = row(plain, "numbers", 6)
    state.where = row(plain, "where", 6)
    state.tint = row(plain, "tints", 6)
    state.spot = row(plain, "spots", 6)
    state.thrown = read_ints(plain, "thrown")
    pending, triplet = row(plain, "single", 2)
    state.pending, state.triplet = pending, bool(triplet)
    armed, placed = row(plain, "placing", 2)
    state.armed, state.placed = bool(armed), placed


def take_progress(state: Position, plain: Mapping[str, Plain]) -> None:
    state.at = read_int(plain, "at")
    state.movements = read_int(plain, "movements")
    steps, hunted, quarry = row(plain, "movement", 3)
    state.steps, state.hunted, state.quarry = steps, bool(hunted), quarry
    attempt, success, won = row(plain, "attempt", 3)
    state.attempt, state.success, state.won = attempt, bool(success), won
    visited, traded = row(plain, "visit", 2)
    state.visited, state.traded = bool(visited), traded
    state.combinations = read_ints(plain, "combinations")
    state.tasks = read_int(plain, "tasks")
    state.guard = read_int(plain, "guard")
    state.runes = read_int(plain, "runes")
    state.loot = read_int(plain, "loot")
    for field in read_ints(plain, "crossed"):
        state.crossed[field] = True


def row(plain: Mapping[str, Plain], key: str, count: int) -> list[int]:
    """So many whole numbers."""
    found = read_ints(plain, key)
    if len(found) != count:
        raise CodecError(f"{key} must be {count} whole numbers, not {found}")
    return found


def phase(plain: Mapping[str, Plain], key: str) -> int:
    name = read_str(plain, key)
    if name not in PHASES:
        raise CodecError(f"{key} must be one of {', '.join(PHASES)}, not {name!r}")
    return PHASES.index(name)
