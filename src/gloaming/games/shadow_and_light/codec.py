"""A position as plain data, for saving and for digests."""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.core.codec import CodecError, Plain, read_int, read_ints, read_str
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.rules.outcome import finish
from gloaming.games.shadow_and_light.settings import Options
from gloaming.games.shadow_and_light.state import ShadowAndLightState


def to_plain(state: ShadowAndLightState) -> dict[str, Plain]:
    return {
        "terms": state.options.to_plain(),
        "phase": c.PHASES[state.phase],
        "back": c.PHASES[state.back],
        "at": int(state.at),
        "movements": int(state.movements),
        "bars": [int(state.health), int(state.hearts), int(state.food), int(state.gold), int(state.potions)],
        "xp": [int(state.xp), int(state.start_xp)],
        "talent": [int(state.talent), int(state.talent_used)],
        "guild": int(state.guild),
        "sides": state.sides[:],
        "bonus": state.bonus[:],
        "learned": state.learned[:],
        "taught": state.taught[:],
        "attempts": state.attempts[:],
        "helps": state.helps[:],
        "numbers": state.number[:],
        "where": state.where[:],
        "tints": state.tint[:],
        "spots": state.spot[:],
        "movement": [int(state.steps), int(state.hunted), int(state.quarry)],
        "thrown": state.thrown[:],
        "single": [int(state.pending), int(state.triplet)],
        "attempt": [int(state.attempt), int(state.success), int(state.won)],
        "placing": [int(state.armed), int(state.placed)],
        "visit": [int(state.visited), int(state.traded)],
        "combinations": state.combinations[:],
        "tasks": int(state.tasks),
        "guard": int(state.guard),
        "manipulations": state.manipulations[:],
        "summons": state.summons[:],
        "artifacts": state.artifacts[:],
        "things": state.things[:],
        "spent": state.spent[:],
        "runes": int(state.runes),
        "start_runes": state.start_runes[:],
        "loot": int(state.loot),
        "crossed": [field for field in range(state.lookup.size) if state.crossed[field]],
        "ended": int(state.ended),
    }


def options_in(plain: Mapping[str, Plain]) -> Options:
    """The options that a position was set up with."""
    provisions, danger_retry, place_more, only_maximum = _read_row(plain, "terms", 4)
    return Options(provisions, bool(danger_retry), bool(place_more), bool(only_maximum))


def from_plain(state: ShadowAndLightState, plain: Mapping[str, Plain]) -> None:
    """Fill a new state, which has the options in the data already."""
    _read_character(state, plain)
    _read_dice(state, plain)
    _read_progress(state, plain)
    state.back = _read_phase(plain, "back")
    state.phase = _read_phase(plain, "phase")
    ended = read_int(plain, "ended")
    if ended != c.GOING:
        finish(state, ended, None)


def _read_character(state: ShadowAndLightState, plain: Mapping[str, Plain]) -> None:
    health, hearts, food, gold, potions = _read_row(plain, "bars", 5)
    state.health, state.hearts, state.food, state.gold, state.potions = health, hearts, food, gold, potions
    state.xp, state.start_xp = _read_row(plain, "xp", 2)
    talent, used = _read_row(plain, "talent", 2)
    state.talent, state.talent_used = talent, bool(used)
    state.guild = read_int(plain, "guild")
    state.sides = _read_row(plain, "sides", 4)
    state.bonus = _read_row(plain, "bonus", 4)
    state.learned = _read_row(plain, "learned", 4)
    state.taught = _read_row(plain, "taught", 4)
    state.attempts = _read_row(plain, "attempts", 4)
    state.helps = _read_row(plain, "helps", 4)
    state.manipulations = _read_row(plain, "manipulations", 4)
    state.summons = _read_row(plain, "summons", 12)
    state.artifacts = _read_row(plain, "artifacts", 4)
    state.things = read_ints(plain, "things")
    state.spent = read_ints(plain, "spent")
    state.start_runes = _read_row(plain, "start_runes", 6)


def _read_dice(state: ShadowAndLightState, plain: Mapping[str, Plain]) -> None:
    state.number = _read_row(plain, "numbers", 6)
    state.where = _read_row(plain, "where", 6)
    state.tint = _read_row(plain, "tints", 6)
    state.spot = _read_row(plain, "spots", 6)
    for die in range(c.DICE):
        if state.where[die] == c.PLACED and state.spot[die] >= 0:
            state.on[state.spot[die]] = int(state.kind(die))
    state.thrown = read_ints(plain, "thrown")
    pending, triplet = _read_row(plain, "single", 2)
    state.pending, state.triplet = pending, bool(triplet)
    armed, placed = _read_row(plain, "placing", 2)
    state.armed, state.placed = bool(armed), placed


def _read_progress(state: ShadowAndLightState, plain: Mapping[str, Plain]) -> None:
    state.at = read_int(plain, "at")
    state.movements = read_int(plain, "movements")
    steps, hunted, quarry = _read_row(plain, "movement", 3)
    state.steps, state.hunted, state.quarry = steps, bool(hunted), quarry
    attempt, success, won = _read_row(plain, "attempt", 3)
    state.attempt, state.success, state.won = attempt, bool(success), won
    visited, traded = _read_row(plain, "visit", 2)
    state.visited, state.traded = bool(visited), traded
    state.combinations = read_ints(plain, "combinations")
    state.tasks = read_int(plain, "tasks")
    state.guard = read_int(plain, "guard")
    state.runes = read_int(plain, "runes")
    state.loot = read_int(plain, "loot")
    for field in read_ints(plain, "crossed"):
        state.crossed[field] = True


def _read_row(plain: Mapping[str, Plain], key: str, count: int) -> list[int]:
    """A list of `count` whole numbers."""
    found = read_ints(plain, key)
    if len(found) != count:
        raise CodecError(f"{key} must be {count} whole numbers, not {found}")
    return found


def _read_phase(plain: Mapping[str, Plain], key: str) -> int:
    name = read_str(plain, key)
    if name not in c.PHASES:
        raise CodecError(f"{key} must be one of {', '.join(c.PHASES)}, not {name!r}")
    return c.PHASES.index(name)
