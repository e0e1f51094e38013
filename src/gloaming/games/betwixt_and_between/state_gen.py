"""Copies, writes and reads positions. Made from the fields by `python -m tools.state_functions`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from gloaming.core.codec import Plain, check_keys, flag, items, mapping, whole
from gloaming.core.state import Outcome
from gloaming.games.betwixt_and_between.deck import Pile
from gloaming.games.betwixt_and_between.settings import Options
from gloaming.games.betwixt_and_between.state import PassedCards

if TYPE_CHECKING:
    from gloaming.games.betwixt_and_between.rules.position import Position


def copy_onto_passedcards(state: PassedCards, copy: PassedCards) -> None:
    copy.cards = state.cards[:]
    copy.seats = state.seats[:]
    copy.pack = state.pack


def to_plain_passedcards(state: PassedCards) -> dict[str, Plain]:
    return {
        "cards": list(state.cards),
        "seats": list(state.seats),
        "pack": state.pack,
    }


def load_passedcards(state: PassedCards, plain: Mapping[str, Plain]) -> None:
    check_keys(
        plain,
        (
            "cards",
            "seats",
            "pack",
        ),
    )
    state.cards = [whole(each, "cards") for each in items(plain["cards"], "cards")]
    state.seats = [whole(each, "seats") for each in items(plain["seats"], "seats")]
    state.pack = whole(plain["pack"], "pack")


def copy_passedcards(part: PassedCards) -> PassedCards:
    copy = PassedCards()
    copy_onto_passedcards(part, copy)
    return copy


def read_passedcards(value: Plain, name: str) -> PassedCards:
    part = PassedCards()
    load_passedcards(part, mapping(value, name))
    return part


def copy_onto_pile(state: Pile, copy: Pile) -> None:
    copy.pool = state.pool[:]
    copy.discards = state.discards[:]
    copy.shuffle = state.shuffle
    copy.shuffles = state.shuffles[:]


def to_plain_pile(state: Pile) -> dict[str, Plain]:
    return {
        "pool": list(state.pool),
        "discards": list(state.discards),
        "shuffle": state.shuffle,
        "shuffles": list(state.shuffles),
    }


def load_pile(state: Pile, plain: Mapping[str, Plain]) -> None:
    check_keys(
        plain,
        (
            "pool",
            "discards",
            "shuffle",
            "shuffles",
        ),
    )
    state.pool = [whole(each, "pool") for each in items(plain["pool"], "pool")]
    state.discards = [whole(each, "discards") for each in items(plain["discards"], "discards")]
    state.shuffle = whole(plain["shuffle"], "shuffle")
    state.shuffles = [whole(each, "shuffles") for each in items(plain["shuffles"], "shuffles")]


def copy_pile(part: Pile) -> Pile:
    copy = Pile()
    copy_onto_pile(part, copy)
    return copy


def read_pile(value: Plain, name: str) -> Pile:
    part = Pile()
    load_pile(part, mapping(value, name))
    return part


def read_options(value: Plain, name: str) -> Options:
    found = items(value, name, 5)
    return Options(
        whole(found[0], "first"),
        flag(found[1], "tunnel_bar"),
        whole(found[2], "layout"),
        whole(found[3], "scenario"),
        flag(found[4], "familiar_under"),
    )


def copy_onto(state: Position, copy: Position) -> None:
    copy.content = state.content
    copy.seats = state.seats
    copy.options = state.options
    copy.phase = state.phase
    copy.result = state.result
    copy.pending = state.pending[:]
    copy.round = state.round
    copy.first = state.first
    copy.turn = state.turn
    copy.waiting = state.waiting
    copy.pick = state.pick
    copy.obstacles = state.obstacles[:]
    copy.cards = state.cards[:]
    copy.turned = state.turned[:]
    copy.gems = state.gems[:]
    copy.tokens = state.tokens[:]
    copy.buried = state.buried[:]
    copy.dummies = state.dummies[:]
    copy.supply = state.supply[:]
    copy.mystics = state.mystics[:]
    copy.familiars = state.familiars[:]
    copy.diagonal = state.diagonal[:]
    copy.beside = state.beside[:]
    copy.weaves = [each[:] for each in state.weaves]
    copy.prepared = [each[:] for each in state.prepared]
    copy.activated = state.activated[:]
    copy.rites = state.rites[:]
    copy.spellbinding = state.spellbinding
    copy.changes = state.changes[:]
    copy.hands = [each[:] for each in state.hands]
    copy.spells = [each[:] for each in state.spells]
    copy.shown = [each[:] for each in state.shown]
    copy.absorbs = [each[:] for each in state.absorbs]
    copy.packs = [each[:] for each in state.packs]
    copy.picked = state.picked[:]
    copy.memory = [[copy_passedcards(each_each) for each_each in each] for each in state.memory]
    copy.explorations = copy_pile(state.explorations)
    copy.spell_pile = copy_pile(state.spell_pile)
    copy.absorb_pile = copy_pile(state.absorb_pile)
    copy.face_up = state.face_up[:]
    copy.rite = state.rite[:]
    copy.leftovers = [each[:] for each in state.leftovers]
    copy.offerings = state.offerings
    copy.clearings = state.clearings
    copy.layout = state.layout
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
    copy.dummy = state.dummy
    copy.element = state.element
    copy.nearest = state.nearest[:]
    copy.ways = state.ways[:]
    copy.viewer = state.viewer
    copy.offered = state.offered[:]
    copy.lookup = state.lookup
    copy.kit = state.kit
    copy.size = state.size
    copy.covered = state.covered
    copy.gone = state.gone


def to_plain(state: Position) -> dict[str, Plain]:
    return {
        "seats": state.seats,
        "options": [
            state.options.first,
            state.options.tunnel_bar,
            state.options.layout,
            state.options.scenario,
            state.options.familiar_under,
        ],
        "phase": int(state.phase),
        "result": (state.result.to_plain() if state.result is not None else None),
        "pending": list(state.pending),
        "round": int(state.round),
        "first": int(state.first),
        "turn": int(state.turn),
        "waiting": state.waiting,
        "pick": int(state.pick),
        "obstacles": list(state.obstacles),
        "cards": list(state.cards),
        "turned": list(state.turned),
        "gems": list(state.gems),
        "tokens": list(state.tokens),
        "buried": list(state.buried),
        "dummies": list(state.dummies),
        "supply": list(state.supply),
        "mystics": list(state.mystics),
        "familiars": list(state.familiars),
        "diagonal": list(state.diagonal),
        "beside": list(state.beside),
        "weaves": [list(each) for each in state.weaves],
        "prepared": [list(each) for each in state.prepared],
        "activated": list(state.activated),
        "rites": list(state.rites),
        "spellbinding": int(state.spellbinding),
        "changes": list(state.changes),
        "hands": [list(each) for each in state.hands],
        "spells": [list(each) for each in state.spells],
        "shown": [list(each) for each in state.shown],
        "absorbs": [list(each) for each in state.absorbs],
        "packs": [list(each) for each in state.packs],
        "picked": list(state.picked),
        "memory": [[to_plain_passedcards(each_each) for each_each in each] for each in state.memory],
        "explorations": to_plain_pile(state.explorations),
        "spell_pile": to_plain_pile(state.spell_pile),
        "absorb_pile": to_plain_pile(state.absorb_pile),
        "face_up": list(state.face_up),
        "rite": list(state.rite),
        "leftovers": [list(each) for each in state.leftovers],
        "offerings": int(state.offerings),
        "clearings": int(state.clearings),
        "layout": int(state.layout),
        "explored": state.explored,
        "steps": int(state.steps),
        "absorbed": state.absorbed,
        "scouted": state.scouted,
        "began": int(state.began),
        "entered": int(state.entered),
        "used": list(state.used),
        "placing": int(state.placing),
        "source": int(state.source),
        "acting": int(state.acting),
        "owing": list(state.owing),
        "given": list(state.given),
        "dummy": int(state.dummy),
        "element": int(state.element),
        "nearest": list(state.nearest),
        "ways": list(state.ways),
    }


def load(state: Position, plain: Mapping[str, Plain]) -> None:
    check_keys(
        plain,
        (
            "seats",
            "options",
            "phase",
            "result",
            "pending",
            "round",
            "first",
            "turn",
            "waiting",
            "pick",
            "obstacles",
            "cards",
            "turned",
            "gems",
            "tokens",
            "buried",
            "dummies",
            "supply",
            "mystics",
            "familiars",
            "diagonal",
            "beside",
            "weaves",
            "prepared",
            "activated",
            "rites",
            "spellbinding",
            "changes",
            "hands",
            "spells",
            "shown",
            "absorbs",
            "packs",
            "picked",
            "memory",
            "explorations",
            "spell_pile",
            "absorb_pile",
            "face_up",
            "rite",
            "leftovers",
            "offerings",
            "clearings",
            "layout",
            "explored",
            "steps",
            "absorbed",
            "scouted",
            "began",
            "entered",
            "used",
            "placing",
            "source",
            "acting",
            "owing",
            "given",
            "dummy",
            "element",
            "nearest",
            "ways",
        ),
    )
    state.seats = whole(plain["seats"], "seats")
    state.options = read_options(plain["options"], "options")
    state.phase = whole(plain["phase"], "phase")
    state.result = None if plain["result"] is None else Outcome.from_plain(plain["result"], "result")
    state.pending = [whole(each, "pending") for each in items(plain["pending"], "pending")]
    state.round = whole(plain["round"], "round")
    state.first = whole(plain["first"], "first")
    state.turn = whole(plain["turn"], "turn")
    state.waiting = flag(plain["waiting"], "waiting")
    state.pick = whole(plain["pick"], "pick")
    state.obstacles = [whole(each, "obstacles") for each in items(plain["obstacles"], "obstacles")]
    state.cards = [whole(each, "cards") for each in items(plain["cards"], "cards")]
    state.turned = [whole(each, "turned") for each in items(plain["turned"], "turned")]
    state.gems = [whole(each, "gems") for each in items(plain["gems"], "gems")]
    state.tokens = [whole(each, "tokens") for each in items(plain["tokens"], "tokens")]
    state.buried = [whole(each, "buried") for each in items(plain["buried"], "buried")]
    state.dummies = [whole(each, "dummies") for each in items(plain["dummies"], "dummies")]
    state.supply = [whole(each, "supply") for each in items(plain["supply"], "supply")]
    state.mystics = [whole(each, "mystics") for each in items(plain["mystics"], "mystics")]
    state.familiars = [whole(each, "familiars") for each in items(plain["familiars"], "familiars")]
    state.diagonal = [flag(each, "diagonal") for each in items(plain["diagonal"], "diagonal")]
    state.beside = [whole(each, "beside") for each in items(plain["beside"], "beside")]
    state.weaves = [
        [whole(each_each, "weaves") for each_each in items(each, "weaves")]
        for each in items(plain["weaves"], "weaves")
    ]
    state.prepared = [
        [whole(each_each, "prepared") for each_each in items(each, "prepared")]
        for each in items(plain["prepared"], "prepared")
    ]
    state.activated = [flag(each, "activated") for each in items(plain["activated"], "activated")]
    state.rites = [whole(each, "rites") for each in items(plain["rites"], "rites")]
    state.spellbinding = whole(plain["spellbinding"], "spellbinding")
    state.changes = [whole(each, "changes") for each in items(plain["changes"], "changes")]
    state.hands = [
        [whole(each_each, "hands") for each_each in items(each, "hands")]
        for each in items(plain["hands"], "hands")
    ]
    state.spells = [
        [whole(each_each, "spells") for each_each in items(each, "spells")]
        for each in items(plain["spells"], "spells")
    ]
    state.shown = [
        [whole(each_each, "shown") for each_each in items(each, "shown")]
        for each in items(plain["shown"], "shown")
    ]
    state.absorbs = [
        [whole(each_each, "absorbs") for each_each in items(each, "absorbs")]
        for each in items(plain["absorbs"], "absorbs")
    ]
    state.packs = [
        [whole(each_each, "packs") for each_each in items(each, "packs")]
        for each in items(plain["packs"], "packs")
    ]
    state.picked = [whole(each, "picked") for each in items(plain["picked"], "picked")]
    state.memory = [
        [read_passedcards(each_each, "memory") for each_each in items(each, "memory")]
        for each in items(plain["memory"], "memory")
    ]
    state.explorations = read_pile(plain["explorations"], "explorations")
    state.spell_pile = read_pile(plain["spell_pile"], "spell_pile")
    state.absorb_pile = read_pile(plain["absorb_pile"], "absorb_pile")
    state.face_up = [whole(each, "face_up") for each in items(plain["face_up"], "face_up")]
    state.rite = [whole(each, "rite") for each in items(plain["rite"], "rite")]
    state.leftovers = [
        [whole(each_each, "leftovers") for each_each in items(each, "leftovers")]
        for each in items(plain["leftovers"], "leftovers")
    ]
    state.offerings = whole(plain["offerings"], "offerings")
    state.clearings = whole(plain["clearings"], "clearings")
    state.layout = whole(plain["layout"], "layout")
    state.explored = flag(plain["explored"], "explored")
    state.steps = whole(plain["steps"], "steps")
    state.absorbed = flag(plain["absorbed"], "absorbed")
    state.scouted = flag(plain["scouted"], "scouted")
    state.began = whole(plain["began"], "began")
    state.entered = whole(plain["entered"], "entered")
    state.used = [whole(each, "used") for each in items(plain["used"], "used")]
    state.placing = whole(plain["placing"], "placing")
    state.source = whole(plain["source"], "source")
    state.acting = whole(plain["acting"], "acting")
    state.owing = [whole(each, "owing") for each in items(plain["owing"], "owing")]
    state.given = [whole(each, "given") for each in items(plain["given"], "given")]
    state.dummy = whole(plain["dummy"], "dummy")
    state.element = whole(plain["element"], "element")
    state.nearest = [whole(each, "nearest") for each in items(plain["nearest"], "nearest")]
    state.ways = [whole(each, "ways") for each in items(plain["ways"], "ways")]
