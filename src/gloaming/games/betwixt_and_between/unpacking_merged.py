"""Taking a packed position up again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloaming.core.codec import CodecError, Plain, read_int, read_ints, read_str
from gloaming.games.betwixt_and_between.content.reader import Kit
from gloaming.games.betwixt_and_between.deck import Pile
from gloaming.games.betwixt_and_between.rules.position import Position
from gloaming.games.betwixt_and_between.settings import terms_of
from gloaming.games.betwixt_and_between.state import PHASES, Passed


def unpack(plain: Mapping[str, Plain], kit: Kit) -> Position:
    state = Position(read_int(plain, "seats"), kit, terms_of(read_ints(plain, "terms")))
    state.todo = read_ints(plain, "todo")
    state.waiting = plain.get("waiting") is True
    state.obstacles = read_ints(plain, "obstacles")
    state.cards = read_ints(plain, "cards")
    state.turned = read_ints(plain, "turned")
    state.gems = read_ints(plain, "gems")
    state.tokens = read_ints(plain, "tokens")
    state.buried = read_ints(plain, "buried")
    state.dummies = read_ints(plain, "dummies")
    state.mystics = read_ints(plain, "mystics")
    state.familiars = read_ints(plain, "familiars")
    state.aslant = [bool(each) for each in read_ints(plain, "aslant")]
    state.supply = read_ints(plain, "supply")
    state.beside = read_ints(plain, "beside")
    state.weaves = rows(plain, "weaves")
    state.bound = rows(plain, "bound")
    state.left = [bool(each) for each in read_ints(plain, "left")]
    state.rites = read_ints(plain, "rites")
    state.changes = read_ints(plain, "changes")
    state.hands = rows(plain, "hands")
    state.spells = rows(plain, "spells")
    state.shown = rows(plain, "shown")
    state.absorbs = rows(plain, "absorbs")
    state.packs = rows(plain, "packs")
    state.picked = read_ints(plain, "picked")
    state.memory = [[passed(entry) for entry in listed(entries)] for entries in items(plain, "memory")]
    piles = items(plain, "piles")
    for pile, entry in zip((state.explorations, state.spell_pile, state.absorb_pile), piles, strict=True):
        restore(pile, listed(entry))
    state.face_up = read_ints(plain, "face_up")
    state.rite = read_ints(plain, "rite")
    state.leftovers = rows(plain, "leftovers")
    restore_turn(state, plain)
    phase = read_str(plain, "phase")
    if phase not in PHASES:
        raise CodecError(f"phase must be one of {', '.join(PHASES)}, not {phase!r}")
    state.resume(PHASES.index(phase))
    return state


def restore_turn(state: Position, plain: Mapping[str, Plain]) -> None:
    course = read_ints(plain, "course")
    state.round, state.first, state.turn, state.pick, state.weavers = course[:5]
    state.offerings, state.clearings, state.layout, state.dummy, state.element = course[5:]
    now = read_ints(plain, "now")
    state.explored, state.absorbed, state.scouted = (bool(flag) for flag in now[:3])
    state.steps, state.began, state.entered, state.placing, state.source, state.acting = now[3:]
    state.used = read_ints(plain, "used")
    state.owing = read_ints(plain, "owing")
    state.given = read_ints(plain, "given")
    state.nearest = read_ints(plain, "nearest")
    state.ways = read_ints(plain, "ways")


def restore(pile: Pile, entry: Sequence[Plain]) -> None:
    pool, discards, shuffle, shuffles = entry
    pile.pool = read_ints({"pool": pool}, "pool")
    pile.discards = read_ints({"discards": discards}, "discards")
    pile.shuffle = read_int({"shuffle": shuffle}, "shuffle")
    pile.shuffles = read_ints({"shuffles": shuffles}, "shuffles")


def passed(entry: Plain) -> Passed:
    cards, seats, pack = listed(entry)
    return Passed(
        read_ints({"cards": cards}, "cards"),
        read_ints({"seats": seats}, "seats"),
        read_int({"pack": pack}, "pack"),
    )


def listed(value: Plain) -> Sequence[Plain]:
    if not isinstance(value, list):
        raise CodecError(f"expected a list, not {value!r}")
    return value


def items(plain: Mapping[str, Plain], key: str) -> Sequence[Plain]:
    return listed(plain.get(key))


def rows(plain: Mapping[str, Plain], key: str) -> list[list[int]]:
    """A list of lists of whole numbers."""
    return [read_ints({key: item}, key) for item in items(plain, key)]
