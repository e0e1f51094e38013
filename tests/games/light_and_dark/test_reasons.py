"""Every reason of the rules is met, and an action costs and leads to what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from games.light_and_dark.scenario import GAME, Scene, action, setup

from gloaming.core.actions import Action
from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.games.light_and_dark.actions import Flick, Obstruct, Play
from gloaming.games.light_and_dark.constants import CHAIN, EFFECTS, STEADY, TORCHBEARER
from gloaming.games.light_and_dark.rules.position import Position
from gloaming.host.presenter import Preview, preview, reason
from gloaming.i18n.catalogue import LANGUAGES, catalogue
from gloaming.physics.discs import millimetres

HOME = Path(str(GAME.content_file)).parents[1]
HIT = "1 300 300, 4 300 400"  # a flick straight ahead hits druid 4
TEXT = re.compile(r'f?"(refusal-[a-z-]+)')


def reasons() -> set[str]:
    """The keys in the source of the rules; those with a part that is put in are looked up in the texts."""
    texts = re.findall(
        r"^(refusal-[a-z-]+) =", (HOME / "lang" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE
    )
    named: set[str] = set()
    for file in (HOME / "state.py", *(HOME / "rules").glob("*.py")):
        for found in TEXT.findall(file.read_text(encoding="utf-8")):
            named |= {key for key in texts if key.startswith(found)} if found.endswith("-") else {found}
    assert named >= set(texts), "a text that no rule gives"
    return named


def match_at(state: Position) -> Match:
    match = Match.new(GAME, [Player("Anna"), Player("Ben")], {"light": "A", "cards": 1}, secret="5" * 64)
    match.begin({0: "a", 1: "b"})
    match.state = state
    return match


def placing() -> Position:
    return setup(light="A")


def building(*obstacles: str, terrain: int = 3) -> Position:
    """The druids are placed, torch 7 lies at the edge, and these obstacles stand."""
    state = setup(light="A", terrain=terrain)
    for seat in (0, 1):
        state.apply(seat, action("evenly"))
    state.put(6, millimetres(20), millimetres(400))
    for text in obstacles or ["obstacle 1 425 450 0"]:
        state.apply(state.deciders()[0], action(text))
    return state


def with_cards(*effects: int) -> Position:
    """A's flick, holding these cards, with each effect in play already."""
    state = Scene(HIT).state
    state.hands[0] = list(effects)
    state.chain = CHAIN in effects
    state.steady = STEADY in effects
    if TORCHBEARER in effects:
        state.sides[6:] = [1] * len(state.sides[6:])
    return state


MET: list[tuple[Position, str | Action, str]] = [
    (placing(), "pass", "refusal-phase-place"),
    (placing(), "place 100 40", "refusal-place-count"),
    (placing(), "place 100 40 300 90 500 40", "refusal-start-area"),
    (placing(), "place 100 40 110 40 500 40", "refusal-overlap"),
    (building(), "1 0 500", "refusal-phase-terrain"),
    (building(), "obstacle 4 300 300 0", "refusal-no-obstacle"),
    (building(), "obstacle 1 300 300 0", "refusal-obstacle-stands"),
    (building(), Obstruct(1, 300, 300, 24), "refusal-obstacle-turn"),
    (building(), "obstacle 2 300 20 6", "refusal-obstacle-area"),
    (building(), "obstacle 2 425 450 6", "refusal-obstacle-overlap"),
    (
        building("obstacle 2 100 445 6", "obstacle 6 100 355 6", terrain=6),
        "obstacle 4 245 400 0",
        "refusal-obstacle-blocks",
    ),
    (Scene(HIT).state, "evenly", "refusal-phase-flick"),
    (Scene(HIT).state, "12 0 500", "refusal-no-such-disc"),
    (Scene(HIT).state, "7 0 500", "refusal-torch"),
    (Scene(HIT).state, "4 0 500", "refusal-not-yours"),
    (Scene(HIT).state, Flick(0, 36_000, 500), "refusal-angle"),
    (Scene(HIT).state, "1 0 100", "refusal-strength"),
    (Scene(HIT, seated="yes").state, "1 90 500", "refusal-seated"),
    (Scene(HIT, "A torchbearer").play("play torchbearer").state, "1 0 500", "refusal-torchbearer"),
    (Scene(HIT).state, "play chain", "refusal-card"),
    (Scene(HIT).state, Play(len(EFFECTS), 0), "refusal-unknown-action"),
    (Scene(HIT, "A anchor").state, "play anchor 1", "refusal-card-time"),
    (with_cards(CHAIN), "play chain", "refusal-card-chain"),
    (with_cards(STEADY), "play steady-hand", "refusal-card-steady-hand"),
    (with_cards(TORCHBEARER), "play torchbearer", "refusal-card-torchbearer"),
    (Scene(HIT, "A stride").state, "stride 1 300 460", "refusal-stride-far"),
    (Scene(HIT, "A stride").state, "stride 1 300 390", "refusal-stride-way"),
    (Scene(HIT, "B ward").play("1 0 800").state, "1 0 500", "refusal-phase-ward"),
    (Scene(HIT, "B ward").play("1 0 800").state, "play ward 5", "refusal-card-ward"),
    (Scene(HIT, "A anchor").play("1 0 800").state, "1 0 500", "refusal-phase-after"),
    (Scene(HIT, "A anchor").play("1 0 800").state, "play anchor 7", "refusal-card-anchor"),
    (Scene(HIT, "A beacon").play("1 0 800").state, "play beacon 7", "refusal-card-beacon"),
    (
        Scene(HIT, "A second-wind", turn_limit=1).play("1 0 800").state,
        "play second-wind",
        "refusal-card-second-wind",
    ),
    (Scene(HIT).play("1 180 2400").state, "1 0 500", "refusal-phase-return"),
    (Scene(HIT).play("1 180 2400").state, "return 2 300 40", "refusal-return-disc"),
]


@pytest.mark.parametrize(("state", "asked", "key"), MET, ids=[key for *_, key in MET])
def test_the_reason_is_given_in_every_language(state: Position, asked: str | Action, key: str) -> None:
    meant = action(asked) if isinstance(asked, str) else asked
    refusal = state.why_not(state.deciders()[0], meant)
    assert refusal is not None and refusal.key == key
    for language in LANGUAGES:
        assert "{" not in catalogue(language, GAME).phrase(refusal, ["Anna", "Ben"])


def test_every_reason_of_the_rules_is_met() -> None:
    assert reasons() - {key for *_, key in MET} == set()


@pytest.mark.parametrize(
    ("held", "kind", "fields", "key"),
    [
        ("", "flick", {"disc": 0}, None),
        ("", "flick", {"disc": 6}, "refusal-torch"),
        ("", "flick", {"disc": 3}, "refusal-not-yours"),
        ("", "flick", {"disc": 0, "angle": 0, "strength": 9_000}, "refusal-strength"),
        ("A anchor", "play", {"effect": 5}, "refusal-card-time"),
        ("A anchor", "play", {"effect": 5, "disc": 0}, "refusal-card-time"),
        ("A anchor", "play", {"effect": 3}, "refusal-card"),
        ("A chain", "play", {"effect": 1}, None),
        ("A stride", "play", {"effect": 3}, None),
        ("A stride", "stride", {"disc": 3}, "refusal-not-yours"),
        ("A stride", "stride", {"disc": 0, "x": 300, "y": 390}, "refusal-stride-way"),
        ("", "return", {"disc": 0}, "refusal-phase-flick"),
        ("", "obstruct", {"obstacle": 0}, "refusal-phase-flick"),
        ("", "place", {"x1": 1, "y1": 1}, "refusal-phase-flick"),
        ("", "pass", {}, "refusal-phase-flick"),
        ("", "dance", {}, "refusal-unknown-action"),
        ("", "flick", {"disc": 10**30}, "refusal-unknown-action"),
    ],
)
def test_a_click_on_something_impossible_is_answered(
    held: str, kind: str, fields: dict[str, int], key: str | None
) -> None:
    found = reason(match_at(Scene(HIT, held).state), 0, kind, fields)
    assert (found.key if found is not None else None) == key


def test_a_place_and_a_return_can_be_asked_about() -> None:
    for places in ((100, 40, 300, 40, 500, 40), (100, 40, 110, 40, 500, 40)):
        fields = {f"{'xy'[n % 2]}{n // 2 + 1}": value for n, value in enumerate(places)}
        assert GAME.like("place", dict(reversed(fields.items()))) == [
            action(f"place {' '.join(map(str, places))}")
        ]
    state = Scene(HIT).play("1 180 2400").state
    assert any(state.why_not(0, asked) is None for asked in GAME.like("return", {"disc": 0}))
    state = building()
    assert any(
        state.why_not(state.deciders()[0], asked) is None for asked in GAME.like("obstruct", {"obstacle": 1})
    )


# --- what an action costs and leads to ----------------------------------------------------------------------


def told(scene: Scene, text: str) -> list[str]:
    """The keys of what the action leads to; it must be legal."""
    assert scene.why_not(text) is None
    for language in LANGUAGES:
        for phrase in action(text).consequences(scene.state, scene.state.deciders()[0]):
            assert "{" not in catalogue(language, GAME).phrase(phrase, ["Anna", "Ben"])
    return [phrase.key for phrase in action(text).consequences(scene.state, scene.state.deciders()[0])]


NEAR = "1 300 400, 7 340 400 dark"
LAST = f"{NEAR}, 9 25 700 light, 11 25 500 light"  # torch 7 is the last that Light needs
PAID = [
    (Scene(HIT, "A chain"), "play chain"),
    (Scene(HIT, "A torchbearer"), "play torchbearer"),
    (Scene(HIT, "A steady-hand"), "play steady-hand"),
    (Scene(HIT, "A stride"), "stride 1 300 320"),
    (Scene(HIT, "B ward").play("1 0 800"), "play ward 4"),
    (Scene(HIT, "A anchor").play("1 0 800"), "play anchor 1"),
    (Scene(HIT, "A second-wind").play("1 0 800"), "play second-wind"),
    (Scene(NEAR, "A beacon").play("1 180 150"), "play beacon 7"),
    (Scene(HIT, "A chain").play("1 0 800"), "pass"),
    (Scene(HIT, "A chain"), "1 0 800"),
]


@pytest.mark.parametrize(("scene", "text"), PAID, ids=[text for _, text in PAID])
def test_a_card_is_the_price(scene: Scene, text: str) -> None:
    team = scene.state.deciders()[0] % 2
    price = action(text).price(scene.state, team)
    before = len(scene.state.hands[team])
    assert before - len(scene.play(text).state.hands[team]) == price.get("card", 0)
    assert all(catalogue(each, GAME).has(f"price-{name}") for each in LANGUAGES for name in price)


def test_a_card_for_a_flick_counts_for_that_flick_only() -> None:
    for effect, field in (("chain", "chain"), ("steady-hand", "steady")):
        scene = Scene("1 300 300", f"A {effect}")
        assert told(scene, f"play {effect}") == ["consequence-one-flick"]
        scene.play(f"play {effect}", "1 180 150")
        assert not getattr(scene.state, field)
    scene = Scene(HIT, "A torchbearer")
    assert told(scene, "play torchbearer") == ["consequence-torch-only"]
    assert scene.play("play torchbearer").why_not("1 0 500") == "refusal-torchbearer"


def test_ward_lets_the_others_flip() -> None:
    scene = Scene("1 300 200, 4 300 300, 5 300 400", "A chain, B ward").play("play chain", "1 0 2400")
    assert told(scene, "play ward 5") == ["consequence-others-flip"]
    assert action("play ward 5").consequences(scene.state, 1)[0].args == {"count": 1}
    assert scene.play("play ward 5").side(4) == "light"


@pytest.mark.parametrize(
    ("held", "moves", "text"),
    [("B ward", ["1 90 1000"], "pass"), ("A beacon", ["1 180 150"], "play beacon 7")],
)
def test_who_wins_is_told_before(held: str, moves: list[str], text: str) -> None:
    scene = Scene(LAST, held).play(*moves)
    assert told(scene, text) == ["consequence-victory"]
    assert scene.play(text).winners == "A"
    scene = Scene(NEAR, held).play(*moves)
    assert told(scene, text) == []
    assert scene.play(text).winners is None


def test_an_anchor_ends_the_turn_and_a_flick_of_the_disc_ends_the_anchor() -> None:
    scene = Scene("4 300 300, 1 300 400", "A anchor, B second-wind").play("2 90 150")
    assert told(scene, "play anchor 1") == ["consequence-turn-ends"]
    scene.play("play anchor 1")
    assert scene.decider == "B"
    scene.play("4 0 2000", "play second-wind")
    assert told(scene, "1 90 500") == ["consequence-anchor"]
    assert scene.state.anchors == [0, -1]
    scene.state.apply(1, action("1 90 500"))
    assert scene.state.anchors == [-1, -1]


def test_a_preview_tells_what_a_flick_leads_to() -> None:
    match = match_at(Scene(HIT, turn_limit=1).state)
    seen = preview(match, 0, [action("1 0 500")])
    assert isinstance(seen, Preview)
    assert [phrase.key for phrase in seen.taken[0].consequences] == ["consequence-last-flick"]


def test_the_last_flick_is_told_before_and_the_end_after_it() -> None:
    scene = Scene(HIT, "A second-wind, A chain, A anchor", turn_limit=2)
    assert told(scene, "1 180 150") == []
    scene.play("1 180 150")
    assert told(scene, "play second-wind") == ["consequence-no-cards", "consequence-last-flick"]
    scene.play("play second-wind")
    assert scene.why_not("play chain") == "refusal-card-time"
    assert told(scene, "1 180 150") == ["consequence-last-flick"]
    scene.play("1 180 150")
    assert told(scene, "play anchor 1") == ["consequence-turn-ends", "consequence-undecided"]
    assert told(scene, "pass") == ["consequence-undecided"]
    assert scene.play("pass").winners == ""
