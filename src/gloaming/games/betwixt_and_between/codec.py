"""Copies a state, writes it as plain data and reads it back. Derived values are left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from gloaming.core.codec import CodecError, Plain, read_int, read_ints, read_str
from gloaming.games.betwixt_and_between.constants import PHASES
from gloaming.games.betwixt_and_between.deck import Pile
from gloaming.games.betwixt_and_between.rules.outcome import set_phase
from gloaming.games.betwixt_and_between.state import BetwixtState, PassedCards


def copy_into(state: BetwixtState, copy: BetwixtState) -> None:
    """Copy all fields; nothing mutable is shared."""
    copy.seats = state.seats
    copy.viewer = state.viewer
    copy.phase = state.phase
    copy.result = state.result
    copy.pending = state.pending[:]
    copy.round = state.round
    copy.first = state.first
    copy.turn = state.turn
    copy.waiting = state.waiting
    copy.pick = state.pick
    copy.size = state.size
    copy.covered = state.covered
    copy.obstacles = state.obstacles[:]
    copy.cards = state.cards[:]
    copy.turned = state.turned[:]
    copy.gems = state.gems[:]
    copy.tokens = state.tokens[:]
    copy.buried = state.buried[:]
    copy.dummies = state.dummies[:]
    copy.mystics = state.mystics[:]
    copy.familiars = state.familiars[:]
    copy.diagonal = state.diagonal[:]
    copy.supply = state.supply[:]
    copy.beside = state.beside[:]
    copy.weaves = [weave[:] for weave in state.weaves]
    copy.prepared = [spells[:] for spells in state.prepared]
    copy.activated = state.activated[:]
    copy.rites = state.rites[:]
    copy.spellbinding = state.spellbinding
    copy.changes = state.changes[:]
    copy.hands = [hand[:] for hand in state.hands]
    copy.spells = [spells[:] for spells in state.spells]
    copy.shown = [spells[:] for spells in state.shown]
    copy.absorbs = [cards[:] for cards in state.absorbs]
    copy.packs = [pack[:] for pack in state.packs]
    copy.picked = state.picked[:]
    copy.memory = [[entry.clone() for entry in entries] for entries in state.memory]
    copy.gone = state.gone
    copy.explorations = state.explorations.clone()
    copy.spell_pile = state.spell_pile.clone()
    copy.absorb_pile = state.absorb_pile.clone()
    copy.face_up = state.face_up[:]
    copy.rite = state.rite[:]
    copy.leftovers = [cards[:] for cards in state.leftovers]
    copy.offerings = state.offerings
    copy.clearings = state.clearings
    copy.layout = state.layout
    copy.dummy = state.dummy
    copy.element = state.element
    copy.nearest = state.nearest[:]
    copy.ways = state.ways[:]
    copy_turn(state, copy)


def copy_turn(state: BetwixtState, copy: BetwixtState) -> None:
    copy.explored = state.explored
    copy.steps = state.steps
    copy.absorbed = state.absorbed
    copy.scouted = state.scouted
    copy.began = state.began
    copy.entered = state.entered
    copy.used = state.used[:]
    copy.placing = state.placing
    copy.source = state.source
    copy.acting = state.acting
    copy.owing = state.owing[:]
    copy.given = state.given[:]


def to_plain(state: BetwixtState) -> dict[str, Plain]:
    return {
        "seats": state.seats,
        "terms": state.options.to_plain(),
        "phase": PHASES[state.phase],
        "todo": state.pending[:],
        "course": course_numbers(state),
        "waiting": state.waiting,
        "obstacles": state.obstacles[:],
        "cards": state.cards[:],
        "turned": state.turned[:],
        "gems": state.gems[:],
        "tokens": state.tokens[:],
        "buried": state.buried[:],
        "dummies": state.dummies[:],
        "mystics": state.mystics[:],
        "familiars": state.familiars[:],
        "aslant": [int(each) for each in state.diagonal],
        "supply": state.supply[:],
        "beside": state.beside[:],
        "weaves": [weave[:] for weave in state.weaves],
        "bound": [spells[:] for spells in state.prepared],
        "left": [int(each) for each in state.activated],
        "rites": state.rites[:],
        "changes": state.changes[:],
        "hands": [hand[:] for hand in state.hands],
        "spells": [spells[:] for spells in state.spells],
        "shown": [spells[:] for spells in state.shown],
        "absorbs": [cards[:] for cards in state.absorbs],
        "packs": [pack[:] for pack in state.packs],
        "picked": state.picked[:],
        "memory": [[[e.cards[:], e.seats[:], e.pack] for e in entries] for entries in state.memory],
        "piles": [plain_pile(pile) for pile in (state.explorations, state.spell_pile, state.absorb_pile)],
        "face_up": state.face_up[:],
        "rite": state.rite[:],
        "leftovers": [cards[:] for cards in state.leftovers],
        "now": turn_numbers(state),
        "used": state.used[:],
        "owing": state.owing[:],
        "given": state.given[:],
        "nearest": state.nearest[:],
        "ways": state.ways[:],
    }


def course_numbers(state: BetwixtState) -> list[int]:
    """Return the numbers of the round and of the course of the game."""
    numbers: list[i64] = [
        state.round, state.first, state.turn, state.pick, state.spellbinding,
        state.offerings, state.clearings, state.layout, state.dummy, state.element,
    ]  # fmt: skip
    return [int(number) for number in numbers]


def turn_numbers(state: BetwixtState) -> list[int]:
    """Return the numbers of the turn in progress."""
    flags = [int(state.explored), int(state.absorbed), int(state.scouted)]
    rest = [state.steps, state.began, state.entered, state.placing, state.source, state.acting]
    return flags + [int(number) for number in rest]


def plain_pile(pile: Pile) -> list[Plain]:
    return [pile.pool[:], pile.discards[:], pile.shuffle, pile.shuffles[:]]


def from_plain(plain: Mapping[str, Plain], state: BetwixtState) -> None:
    """Fill a new state that was made with the same number of seats and the same options."""
    state.pending = read_ints(plain, "todo")
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
    state.diagonal = [bool(each) for each in read_ints(plain, "aslant")]
    state.supply = read_ints(plain, "supply")
    state.beside = read_ints(plain, "beside")
    state.weaves = read_int_lists(plain, "weaves")
    state.prepared = read_int_lists(plain, "bound")
    state.activated = [bool(each) for each in read_ints(plain, "left")]
    state.rites = read_ints(plain, "rites")
    state.changes = read_ints(plain, "changes")
    state.hands = read_int_lists(plain, "hands")
    state.spells = read_int_lists(plain, "spells")
    state.shown = read_int_lists(plain, "shown")
    state.absorbs = read_int_lists(plain, "absorbs")
    state.packs = read_int_lists(plain, "packs")
    state.picked = read_ints(plain, "picked")
    state.memory = [
        [read_passed(entry) for entry in as_list(entries)] for entries in read_list(plain, "memory")
    ]
    piles = read_list(plain, "piles")
    for pile, entry in zip((state.explorations, state.spell_pile, state.absorb_pile), piles, strict=True):
        restore_pile(pile, as_list(entry))
    state.face_up = read_ints(plain, "face_up")
    state.rite = read_ints(plain, "rite")
    state.leftovers = read_int_lists(plain, "leftovers")
    restore_turn(state, plain)
    phase = read_str(plain, "phase")
    if phase not in PHASES:
        raise CodecError(f"phase must be one of {', '.join(PHASES)}, not {phase!r}")
    set_phase(state, PHASES.index(phase))


def restore_turn(state: BetwixtState, plain: Mapping[str, Plain]) -> None:
    course = read_ints(plain, "course")
    state.round, state.first, state.turn, state.pick, state.spellbinding = course[:5]
    state.offerings, state.clearings, state.layout, state.dummy, state.element = course[5:]
    now = read_ints(plain, "now")
    state.explored, state.absorbed, state.scouted = (bool(flag) for flag in now[:3])
    state.steps, state.began, state.entered, state.placing, state.source, state.acting = now[3:]
    state.used = read_ints(plain, "used")
    state.owing = read_ints(plain, "owing")
    state.given = read_ints(plain, "given")
    state.nearest = read_ints(plain, "nearest")
    state.ways = read_ints(plain, "ways")


def restore_pile(pile: Pile, entry: Sequence[Plain]) -> None:
    pool, discards, shuffle, shuffles = entry
    pile.pool = read_ints({"pool": pool}, "pool")
    pile.discards = read_ints({"discards": discards}, "discards")
    pile.shuffle = read_int({"shuffle": shuffle}, "shuffle")
    pile.shuffles = read_ints({"shuffles": shuffles}, "shuffles")


def read_passed(entry: Plain) -> PassedCards:
    cards, seats, pack = as_list(entry)
    return PassedCards(
        read_ints({"cards": cards}, "cards"),
        read_ints({"seats": seats}, "seats"),
        read_int({"pack": pack}, "pack"),
    )


def as_list(value: Plain) -> Sequence[Plain]:
    if not isinstance(value, list):
        raise CodecError(f"expected a list, not {value!r}")
    return value


def read_list(plain: Mapping[str, Plain], key: str) -> Sequence[Plain]:
    return as_list(plain.get(key))


def read_int_lists(plain: Mapping[str, Plain], key: str) -> list[list[int]]:
    """Read a list of lists of integers."""
    return [read_ints({key: item}, key) for item in read_list(plain, key)]
