"""Taking a packed position up again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloaming.core.codec import CodecError, Plain, text, whole, wholes
from gloaming.games.betwixt_and_between.content import Kit
from gloaming.games.betwixt_and_between.decks import Pile
from gloaming.games.betwixt_and_between.pieces import PHASES, Passed
from gloaming.games.betwixt_and_between.rules import Position
from gloaming.games.betwixt_and_between.terms import terms_of


def unpack(plain: Mapping[str, Plain], kit: Kit) -> Position:
    state = Position(whole(plain, "seats"), kit, terms_of(wholes(plain, "terms")))
    state.todo = wholes(plain, "todo")
    state.waiting = plain.get("waiting") is True
    state.obstacles = wholes(plain, "obstacles")
    state.cards = wholes(plain, "cards")
    state.turned = wholes(plain, "turned")
    state.gems = wholes(plain, "gems")
    state.tokens = wholes(plain, "tokens")
    state.buried = wholes(plain, "buried")
    state.dummies = wholes(plain, "dummies")
    state.mystics = wholes(plain, "mystics")
    state.familiars = wholes(plain, "familiars")
    state.aslant = [bool(each) for each in wholes(plain, "aslant")]
    state.supply = wholes(plain, "supply")
    state.beside = wholes(plain, "beside")
    state.weaves = rows(plain, "weaves")
    state.bound = rows(plain, "bound")
    state.left = [bool(each) for each in wholes(plain, "left")]
    state.rites = wholes(plain, "rites")
    state.changes = wholes(plain, "changes")
    state.hands = rows(plain, "hands")
    state.spells = rows(plain, "spells")
    state.shown = rows(plain, "shown")
    state.absorbs = rows(plain, "absorbs")
    state.packs = rows(plain, "packs")
    state.picked = wholes(plain, "picked")
    state.memory = [[passed(entry) for entry in listed(entries)] for entries in items(plain, "memory")]
    piles = items(plain, "piles")
    for pile, entry in zip((state.explorations, state.spell_pile, state.absorb_pile), piles, strict=True):
        restore(pile, listed(entry))
    state.face_up = wholes(plain, "face_up")
    state.rite = wholes(plain, "rite")
    state.leftovers = rows(plain, "leftovers")
    restore_turn(state, plain)
    phase = text(plain, "phase")
    if phase not in PHASES:
        raise CodecError(f"phase must be one of {', '.join(PHASES)}, not {phase!r}")
    state.resume(PHASES.index(phase))
    return state


def restore_turn(state: Position, plain: Mapping[str, Plain]) -> None:
    course = wholes(plain, "course")
    state.round, state.first, state.turn, state.pick, state.weavers = course[:5]
    state.offerings, state.clearings, state.layout, state.dummy, state.element = course[5:]
    now = wholes(plain, "now")
    state.explored, state.absorbed, state.scouted = (bool(flag) for flag in now[:3])
    state.steps, state.began, state.entered, state.placing, state.source, state.acting = now[3:]
    state.used = wholes(plain, "used")
    state.owing = wholes(plain, "owing")
    state.given = wholes(plain, "given")
    state.nearest = wholes(plain, "nearest")
    state.ways = wholes(plain, "ways")


def restore(pile: Pile, entry: Sequence[Plain]) -> None:
    pool, discards, shuffle, shuffles = entry
    pile.pool = wholes({"pool": pool}, "pool")
    pile.discards = wholes({"discards": discards}, "discards")
    pile.shuffle = whole({"shuffle": shuffle}, "shuffle")
    pile.shuffles = wholes({"shuffles": shuffles}, "shuffles")


def passed(entry: Plain) -> Passed:
    cards, seats, pack = listed(entry)
    return Passed(
        wholes({"cards": cards}, "cards"), wholes({"seats": seats}, "seats"), whole({"pack": pack}, "pack")
    )


def listed(value: Plain) -> Sequence[Plain]:
    if not isinstance(value, list):
        raise CodecError(f"expected a list, not {value!r}")
    return value


def items(plain: Mapping[str, Plain], key: str) -> Sequence[Plain]:
    return listed(plain.get(key))


def rows(plain: Mapping[str, Plain], key: str) -> list[list[int]]:
    """A list of lists of whole numbers."""
    return [wholes({key: item}, key) for item in items(plain, key)]
