"""The catalogue of actions. Each one is made once and compared by identity.

Spaces are a1 to g7, cells a1 to e5, with rows numbered from the north. Cards are numbered from 1. A card's
turn is the way that its top points to: n, e, s or w.
"""

from __future__ import annotations

from typing import Final

from gloaming.core.catalogue import Actions, Cards, Domain, counted
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.rules.adventure.absorb import Absorb, Use
from gloaming.games.betwixt_and_between.rules.adventure.card_effects import Activate, Exchange, Perform
from gloaming.games.betwixt_and_between.rules.adventure.explore import Blind, Discard, Explore, Take
from gloaming.games.betwixt_and_between.rules.adventure.movement import Scout, Step, Travel
from gloaming.games.betwixt_and_between.rules.adventure.placement import Place
from gloaming.games.betwixt_and_between.rules.draws import Reveal
from gloaming.games.betwixt_and_between.rules.rite import Give, Offer
from gloaming.games.betwixt_and_between.rules.round import Call, Keep, Learn, Pass
from gloaming.games.betwixt_and_between.rules.spells import Lay, Lift, Prepare
from gloaming.games.betwixt_and_between.rules.turn import Choose, Done, End, Lead, Remove

SPACE: Final = Domain(c.SPACE_NAMES)
CELL: Final = Domain(c.CELL_NAMES)
EXPLORATION: Final = Cards("exploration", c.EXPLORATION_CARDS)
SPELL: Final = Cards("spell", c.SPELL_CARDS)
WAY: Final = Domain(c.WAY_LETTERS, c.WAYS)
CATALOGUE: Final = Actions(
    space=SPACE,
    cell=CELL,
    card=EXPLORATION,
    spell=SPELL,
    absorb=Cards("absorb", c.ABSORB_CARDS),
    slot=counted(c.SLOTS),
    element=Domain(c.ELEMENTS),
    way=WAY,
    turn=WAY,
)

LEARN: Final = CATALOGUE.every(Learn, "learn {spell}")
KEEP: Final = CATALOGUE.every(Keep, "keep {card}")
CALL: Final = CATALOGUE.every(Call, "call {element}")
EXPLORING: Final = CATALOGUE.every(Explore, "explore {card}")
TAKE: Final = CATALOGUE.every(Take, "take {slot:number}")
BLIND: Final = CATALOGUE.one(Blind, "blind")
PLACE: Final[list[Place]] = CATALOGUE.every(Place, "place {space} {turn:way}")
STEP: Final = CATALOGUE.every(Step, "step {space}")
TRAVEL: Final = CATALOGUE.every(Travel, "travel {space}")
SCOUT: Final = CATALOGUE.every(Scout, "scout {space}")
PERFORM: Final = CATALOGUE.one(Perform, "perform")
CHOOSE: Final = CATALOGUE.every(Choose, "choose {space}")
SWAP: Final = "exchange {source:gem} {element}"
EXCHANGES: Final = [
    *CATALOGUE.every(Exchange, SWAP, "exchange-weave", source=CELL),
    *CATALOGUE.every(Exchange, SWAP, source=Domain(dict(enumerate(c.ELEMENTS, c.CELLS)))),
]
DISCARD: Final = CATALOGUE.every(Discard, "discard {card}")
ABSORB: Final = [
    *CATALOGUE.every(Absorb, "absorb {way}", familiar=False),
    *CATALOGUE.every(Absorb, "absorb familiar {way}", "absorb-familiar", familiar=True),
]
USE: Final = CATALOGUE.every(Use, "use {absorb:card} {turn:way}")
ACTIVATE: Final = CATALOGUE.every(Activate, "activate {spell}")
REVEAL: Final = CATALOGUE.every(Reveal, "reveal {space}")
END: Final = CATALOGUE.one(End, "end")
LAY: Final[list[Lay]] = CATALOGUE.every(Lay, "lay {cell} {element}")
LIFT: Final = CATALOGUE.every(Lift, "lift {cell}")
PREPARE: Final = CATALOGUE.every(Prepare, "prepare {spell}")
DONE: Final = CATALOGUE.one(Done, "done")
OFFER: Final = CATALOGUE.one(Offer, "offer")
GIVE: Final = CATALOGUE.every(Give, "give {cell}")
PASS: Final = CATALOGUE.one(Pass, "pass")
LEAD: Final = CATALOGUE.every(Lead, "lead {way}")
REMOVE: Final = CATALOGUE.every(Remove, "remove {space} {way}")
