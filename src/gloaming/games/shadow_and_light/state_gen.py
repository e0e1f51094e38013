"""Copies, writes and reads positions. Made from the fields by `python -m tools.state_functions`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from gloaming.core.codec import Plain, check_keys, flag, items, whole
from gloaming.core.state import Outcome
from gloaming.games.shadow_and_light.settings import Options

if TYPE_CHECKING:
    from gloaming.games.shadow_and_light.rules.position import Position


def read_options(value: Plain, name: str) -> Options:
    found = items(value, name, 4)
    return Options(
        whole(found[0], "provisions"),
        flag(found[1], "danger_retry"),
        flag(found[2], "place_more"),
        flag(found[3], "only_maximum"),
    )


def copy_onto(state: Position, copy: Position) -> None:
    copy.content = state.content
    copy.seats = state.seats
    copy.options = state.options
    copy.phase = state.phase
    copy.back = state.back
    copy.at = state.at
    copy.movements = state.movements
    copy.health = state.health
    copy.hearts = state.hearts
    copy.food = state.food
    copy.gold = state.gold
    copy.potions = state.potions
    copy.xp = state.xp
    copy.start_xp = state.start_xp
    copy.talent = state.talent
    copy.talent_used = state.talent_used
    copy.guild = state.guild
    copy.sides = state.sides[:]
    copy.bonus = state.bonus[:]
    copy.learned = state.learned[:]
    copy.taught = state.taught[:]
    copy.attempts = state.attempts[:]
    copy.helps = state.helps[:]
    copy.number = state.number[:]
    copy.where = state.where[:]
    copy.tint = state.tint[:]
    copy.spot = state.spot[:]
    copy.on = state.on[:]
    copy.steps = state.steps
    copy.hunted = state.hunted
    copy.quarry = state.quarry
    copy.thrown = state.thrown[:]
    copy.pending = state.pending
    copy.triplet = state.triplet
    copy.attempt = state.attempt
    copy.success = state.success
    copy.won = state.won
    copy.armed = state.armed
    copy.placed = state.placed
    copy.visited = state.visited
    copy.traded = state.traded
    copy.combinations = state.combinations[:]
    copy.tasks = state.tasks
    copy.guard = state.guard
    copy.manipulations = state.manipulations[:]
    copy.summons = state.summons[:]
    copy.artifacts = state.artifacts[:]
    copy.things = state.things[:]
    copy.spent = state.spent[:]
    copy.runes = state.runes
    copy.start_runes = state.start_runes
    copy.loot = state.loot
    copy.crossed = state.crossed[:]
    copy.ended = state.ended
    copy.result = state.result
    copy.lookup = state.lookup
    copy.offered = state.offered


def to_plain(state: Position) -> dict[str, Plain]:
    return {
        "seats": state.seats,
        "options": [
            state.options.provisions,
            state.options.danger_retry,
            state.options.place_more,
            state.options.only_maximum,
        ],
        "phase": int(state.phase),
        "back": int(state.back),
        "at": int(state.at),
        "movements": int(state.movements),
        "health": int(state.health),
        "hearts": int(state.hearts),
        "food": int(state.food),
        "gold": int(state.gold),
        "potions": int(state.potions),
        "xp": int(state.xp),
        "start_xp": int(state.start_xp),
        "talent": int(state.talent),
        "talent_used": state.talent_used,
        "guild": int(state.guild),
        "sides": list(state.sides),
        "bonus": list(state.bonus),
        "learned": list(state.learned),
        "taught": list(state.taught),
        "attempts": list(state.attempts),
        "helps": list(state.helps),
        "number": list(state.number),
        "where": list(state.where),
        "tint": list(state.tint),
        "spot": list(state.spot),
        "steps": int(state.steps),
        "hunted": state.hunted,
        "quarry": int(state.quarry),
        "thrown": list(state.thrown),
        "pending": int(state.pending),
        "triplet": state.triplet,
        "attempt": int(state.attempt),
        "success": state.success,
        "won": int(state.won),
        "armed": state.armed,
        "placed": int(state.placed),
        "visited": state.visited,
        "traded": int(state.traded),
        "combinations": list(state.combinations),
        "tasks": int(state.tasks),
        "guard": int(state.guard),
        "manipulations": list(state.manipulations),
        "summons": list(state.summons),
        "artifacts": list(state.artifacts),
        "things": list(state.things),
        "spent": list(state.spent),
        "runes": int(state.runes),
        "start_runes": list(state.start_runes),
        "loot": int(state.loot),
        "crossed": list(state.crossed),
        "ended": int(state.ended),
        "result": (state.result.to_plain() if state.result is not None else None),
    }


def load(state: Position, plain: Mapping[str, Plain]) -> None:
    check_keys(
        plain,
        (
            "seats",
            "options",
            "phase",
            "back",
            "at",
            "movements",
            "health",
            "hearts",
            "food",
            "gold",
            "potions",
            "xp",
            "start_xp",
            "talent",
            "talent_used",
            "guild",
            "sides",
            "bonus",
            "learned",
            "taught",
            "attempts",
            "helps",
            "number",
            "where",
            "tint",
            "spot",
            "steps",
            "hunted",
            "quarry",
            "thrown",
            "pending",
            "triplet",
            "attempt",
            "success",
            "won",
            "armed",
            "placed",
            "visited",
            "traded",
            "combinations",
            "tasks",
            "guard",
            "manipulations",
            "summons",
            "artifacts",
            "things",
            "spent",
            "runes",
            "start_runes",
            "loot",
            "crossed",
            "ended",
            "result",
        ),
    )
    state.seats = whole(plain["seats"], "seats")
    state.options = read_options(plain["options"], "options")
    state.phase = whole(plain["phase"], "phase")
    state.back = whole(plain["back"], "back")
    state.at = whole(plain["at"], "at")
    state.movements = whole(plain["movements"], "movements")
    state.health = whole(plain["health"], "health")
    state.hearts = whole(plain["hearts"], "hearts")
    state.food = whole(plain["food"], "food")
    state.gold = whole(plain["gold"], "gold")
    state.potions = whole(plain["potions"], "potions")
    state.xp = whole(plain["xp"], "xp")
    state.start_xp = whole(plain["start_xp"], "start_xp")
    state.talent = whole(plain["talent"], "talent")
    state.talent_used = flag(plain["talent_used"], "talent_used")
    state.guild = whole(plain["guild"], "guild")
    state.sides = [whole(each, "sides") for each in items(plain["sides"], "sides")]
    state.bonus = [whole(each, "bonus") for each in items(plain["bonus"], "bonus")]
    state.learned = [whole(each, "learned") for each in items(plain["learned"], "learned")]
    state.taught = [whole(each, "taught") for each in items(plain["taught"], "taught")]
    state.attempts = [whole(each, "attempts") for each in items(plain["attempts"], "attempts")]
    state.helps = [whole(each, "helps") for each in items(plain["helps"], "helps")]
    state.number = [whole(each, "number") for each in items(plain["number"], "number")]
    state.where = [whole(each, "where") for each in items(plain["where"], "where")]
    state.tint = [whole(each, "tint") for each in items(plain["tint"], "tint")]
    state.spot = [whole(each, "spot") for each in items(plain["spot"], "spot")]
    state.steps = whole(plain["steps"], "steps")
    state.hunted = flag(plain["hunted"], "hunted")
    state.quarry = whole(plain["quarry"], "quarry")
    state.thrown = [whole(each, "thrown") for each in items(plain["thrown"], "thrown")]
    state.pending = whole(plain["pending"], "pending")
    state.triplet = flag(plain["triplet"], "triplet")
    state.attempt = whole(plain["attempt"], "attempt")
    state.success = flag(plain["success"], "success")
    state.won = whole(plain["won"], "won")
    state.armed = flag(plain["armed"], "armed")
    state.placed = whole(plain["placed"], "placed")
    state.visited = flag(plain["visited"], "visited")
    state.traded = whole(plain["traded"], "traded")
    state.combinations = [
        whole(each, "combinations") for each in items(plain["combinations"], "combinations")
    ]
    state.tasks = whole(plain["tasks"], "tasks")
    state.guard = whole(plain["guard"], "guard")
    state.manipulations = [
        whole(each, "manipulations") for each in items(plain["manipulations"], "manipulations")
    ]
    state.summons = [whole(each, "summons") for each in items(plain["summons"], "summons")]
    state.artifacts = [whole(each, "artifacts") for each in items(plain["artifacts"], "artifacts")]
    state.things = [whole(each, "things") for each in items(plain["things"], "things")]
    state.spent = [whole(each, "spent") for each in items(plain["spent"], "spent")]
    state.runes = whole(plain["runes"], "runes")
    state.start_runes = [whole(each, "start_runes") for each in items(plain["start_runes"], "start_runes")]
    state.loot = whole(plain["loot"], "loot")
    state.crossed = [flag(each, "crossed") for each in items(plain["crossed"], "crossed")]
    state.ended = whole(plain["ended"], "ended")
    state.result = None if plain["result"] is None else Outcome.from_plain(plain["result"], "result")
