"""Every reason is met and has a text, and what an offer says beforehand is what happens."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from games.betwixt_and_between.scenario import GAME, Scene, action, card, spell

from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.settings import complete
from gloaming.core.state import Phrase
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.actions import CATALOGUE, DONE, END, OFFER, PASS
from gloaming.games.betwixt_and_between.rules import phase
from gloaming.games.betwixt_and_between.rules.adventure.card_effects import Activate, Exchange
from gloaming.games.betwixt_and_between.rules.adventure.movement import Step, Travel
from gloaming.games.betwixt_and_between.rules.adventure.placement import Place
from gloaming.games.betwixt_and_between.rules.draws import Reveal
from gloaming.games.betwixt_and_between.rules.position import Position
from gloaming.games.betwixt_and_between.rules.rite import Give
from gloaming.games.betwixt_and_between.rules.spells import Lay, Lift, broken_spells
from gloaming.games.betwixt_and_between.rules.turn import Choose
from gloaming.i18n.catalogue import LANGUAGES, catalogue

TABLES: list[tuple[int, dict[str, int | str]]] = [
    (1, {"scenario": "4"}),
    (1, {"scenario": "3"}),
    (2, {}),
    (3, {}),
]


def decisions(every: int) -> Iterator[tuple[Position, int]]:
    """Positions of random games with a seat that decides."""
    for seed, (seats, chosen) in enumerate(TABLES):
        dice = Seeded(seed)
        state = GAME.setup(seats, complete(GAME.spec.settings, chosen, seats), GAME.content())
        assert isinstance(state, Position)
        number = 0
        while state.outcome() is None:
            if state.faces():
                state.settle(dice.below(state.faces()))
                continue
            seat = state.deciders()[dice.below(len(state.deciders()))]
            if number % every == 0:
                yield state, seat
            number += 1
            state.apply(seat, state.choices(seat).sample(dice))


def declared() -> set[str]:
    """The reasons in the source, and those made of steps and of phases in which somebody decides."""
    files = Path(phase.__file__).parent.rglob("*.py")
    keys = {key for file in files for key in re.findall(r'"(refusal-[a-z-]+)"', file.read_text("utf-8"))}
    keys |= {f"refusal-owed-{name}" for name in c.PENDING[c.CHOOSE_SPELL :]}
    return keys | {f"refusal-phase-{name}" for name in c.PHASES[c.LEARNING : c.OVER] if name != "adventure"}


def owed() -> set[str]:
    """What is refused while a step is pending."""
    found = set()
    for due in range(c.CHOOSE_SPELL, len(c.PENDING)):
        scene = Scene()
        scene.state.pending = [due]
        scene.state.placing, scene.state.source = card("move"), 8
        refusals = [scene.refusal(text) for text in ("end", "place a1 n", "place b2 n", "place e5 n")]
        found |= {refusal.key for refusal in refusals if refusal is not None}
    return found


def staged() -> set[str]:
    """Reasons that random play hardly meets."""
    lasting, twin = spell("diagonal"), spell("diagonal", "a")
    spells = Scene().bind("A", lasting, twin, spell("point"), spell("exchange"))
    spells.play(f"activate {lasting + 1}")
    found = [spells.why_not(f"activate {n + 1}") for n in (lasting, twin, spell("point"), spell("exchange"))]
    used = Scene().lay("b1", card("move")).play("step b1", "perform")
    blocked = Scene().lay("b1", card("move")).stand("B", "b1").play("step b1")
    under = Scene().play("step b1").lay("b1", card("move"))
    marked = Scene().lay("b1", card("destroy")).lay("c3", card("move")).play("step b1")
    marked.state.tokens[card("destroy")] = 1
    found += [scene.why_not("perform") for scene in (used, blocked, under, marked)]
    stop = card("stop", "....")
    closing = Scene().lay("b1", card("stop")).hold("A", stop).play(f"explore {stop + 1}")
    found += [closing.why_not("place a2 n"), closing.why_not("place a1 n")]
    weaving = Scene().weave("A", "www").own("A", "w").bind("A", spell("point")).learn("A", spell("movement"))
    weaving.play("end")
    found.append(weaving.why_not(f"prepare {spell('movement') + 1}", "A"))
    weaving.state.changes[0] = 0
    found.append(weaving.why_not("lay d1 water", "A"))
    return {f"refusal-{key}" for key in found}


def test_every_reason_is_met() -> None:
    met = owed() | staged()
    for state, seat in decisions(7):
        refusals = [state.why_not(seat, each) for each in CATALOGUE.all]
        met |= {refusal.key for refusal in refusals if refusal is not None}
    assert met == declared()


def test_every_reason_has_a_text_in_every_language() -> None:
    keys = declared()
    assert len(keys) > 60
    for language in LANGUAGES:
        t = catalogue(language, GAME)
        assert not [key for key in keys if not t.has(key)], language
        assert not [name for name in c.PENDING[c.CHOOSE_SPELL :] if not t.has(f"pending-{name}")]


# --- prices ------------------------------------------------------------------------------------------


def owned(state: Position, seat: int) -> dict[str, int]:
    """What prices are paid with."""
    return {
        "explore": int(not state.explored),
        "step": int(state.steps),
        "absorb": int(not state.absorbed),
        "absorb-card": len(state.absorbs[seat]),
        "change": state.changes[seat],
        **{name: int(state.gems_of(seat, element)) for element, name in enumerate(c.ELEMENTS)},
    }


def paid(state: Position, seat: int, chosen: Action) -> Mapping[str, int]:
    """What the seat has less of after an action, and after the rest of an offering."""
    after = state.clone()
    after.apply(seat, chosen)
    while after.next_pending() == c.GIVE_GEM and chosen is OFFER:
        after.apply(seat, after.choices(seat).listed[0])
    left = owned(after, seat)
    return {name: count - left[name] for name, count in owned(state, seat).items() if left[name] < count}


def test_prices_are_what_is_gone_afterwards() -> None:
    priced = set()
    for state, seat in decisions(3):
        for each in state.choices(seat).listed:
            if each is END or each is DONE or isinstance(each, Give):
                continue
            price = each.price(state, seat)
            assert price == paid(state, seat, each), each.notation
            priced |= set(price)
    assert priced >= {"explore", "step", "absorb", "absorb-card", "change"}


def test_an_offering_costs_the_rite_and_a_gift_its_gem() -> None:
    scene = Scene().weave("A", "wwa", "ef").own("A", "e")
    scene.state.phase, scene.state.rite = c.OFFERING, [0, 1, 2, 0]
    assert OFFER.price(scene.state, 0) == {"water": 2, "wind": 1, "earth": 1} == paid(scene.state, 0, OFFER)
    scene.state.rite = [0, 1, 2, 3]
    scene.play("offer")
    assert action("give a1").price(scene.state, 0) == {"water": 1} == paid(scene.state, 0, action("give a1"))


# --- consequences ------------------------------------------------------------------------------------


def broken(state: Position, seat: int) -> set[int]:
    return set(broken_spells(state, seat, state.weaves[seat]))


def said(state: Position, seat: int, chosen: Action) -> set[str]:
    return {f"{told.key} {told.args.get('spell', '')}".strip() for told in chosen.consequences(state, seat)}


def named(state: Position, key: str, spells: set[int]) -> set[str]:
    return {f"{key} {state.content.name('spell', each)}" for each in spells}


def test_spells_that_break_are_told() -> None:
    row, corner = spell("point"), spell("movement", "corner")
    scene = Scene().weave("A", "www", "wa.", "e..").own("A", "f").bind("A", row, corner)
    scene.state.pending = [c.CHOOSE_EXCHANGE]
    seen = 0
    for weaving in (False, True):
        if weaving:
            scene.state.pending = []
            scene.fresh().play("end")
        for each in scene.state.choices(0).listed:
            if not isinstance(each, Exchange | Lay | Lift):
                continue
            after = scene.state.clone()
            after.apply(0, each)
            lost = broken(after, 0) - broken(scene.state, 0)
            assert said(scene.state, 0, each) == named(after, "consequence-breaks", lost), each.notation
            seen += len(lost)
    assert seen > 10


def test_consequences_of_random_play_are_what_happens() -> None:
    """Cards that leave the board, actions that are blocked, spells that break."""
    met = set()
    for state, seat in decisions(5):
        for each in state.choices(seat).listed:
            told = each.consequences(state, seat)
            met |= {phrase.key for phrase in told}
            if not isinstance(each, Place | Choose | Step | Travel | Activate | Reveal):
                continue
            after = state.clone()
            after.apply(seat, each)
            lost = set(state.cards) - set(after.cards) - {c.NOTHING, c.FACE_DOWN}
            names = {state.content.name("exploration", one) for one in lost}
            assert {phrase.args["card"] for phrase in told if "card" in phrase.args} == names, each.notation
    assert met >= {"consequence-lost-card", "consequence-steps-left", "consequence-last-of-round"}


def test_the_end_of_a_turn_says_what_is_left() -> None:
    scene = Scene().lay("b1", card("move", "waef"))
    assert said(scene.state, 0, END) == {
        "consequence-steps-left", "consequence-absorb-left", "consequence-last-of-round"
    }  # fmt: skip
    scene.state.steps, scene.state.absorbed, scene.state.round = 0, True, c.ROUNDS
    assert said(scene.state, 0, END) == {"consequence-last-of-game"}


def test_what_fades_and_what_is_not_prepared_is_told_at_the_end_of_weaving() -> None:
    whole, gone = spell("point"), spell("movement", "f")
    scene = Scene().weave("A", "www").bind("A", gone).learn("A", whole)
    scene.hold("A", card("move")).state.explored = True
    scene.play("end")
    assert said(scene.state, 0, DONE) == named(scene.state, "consequence-fades", {gone}) | named(
        scene.state, "consequence-not-prepared", {whole}
    )
    scene.state.turn, scene.state.waiting = 0, True
    scene.play("done", seat="A")
    assert scene.state.prepared[0] == []


def test_an_offering_says_what_the_weave_gives_up() -> None:
    scene = Scene().weave("A", "www", "aef").bind("A", spell("point"))
    scene.state.phase = c.OFFERING
    assert OFFER.consequences(scene.state, 0) == [Phrase("consequence-from-weave", {"count": 4})]
    assert said(scene.state, 0, PASS) == {"consequence-could-offer"}
    scene.state.rite = [0, 0, 0, 1]
    broken_row = named(scene.state, "consequence-breaks", {spell("point")})
    assert said(scene.state, 0, OFFER) == {"consequence-from-weave"} | broken_row


def test_solo_without_an_offering_clears_two_cards() -> None:
    scene = Scene(1)
    scene.state.phase = c.OFFERING
    assert said(scene.state, 0, PASS) == {"consequence-second-card"}
    scene.play("pass").settle()
    assert scene.state.clearings == 2 or not any(each >= 0 for each in scene.state.cards)


def test_the_odds_of_a_face_down_card_are_those_of_no_blank() -> None:
    state, _ = next(decision for decision in decisions(1) if decision[0].phase == c.ADVENTURE)
    faces = [each for each in state.buried if each != c.BLANK]
    assert next(each for each in CATALOGUE.all if isinstance(each, Reveal)).odds(state, 0) == (
        len(faces), len(state.buried)
    )  # fmt: skip
