"""The weave that the table suggests, and why a spell cannot stand."""

from __future__ import annotations

from games.betwixt_and_between.scene import GAME, Scene, action, card, spell

from gloaming.games.betwixt_and_between.events import Suggested
from gloaming.games.betwixt_and_between.weave import upheld

STILL = card("stop", "....")  # its bonus is a gem of fire


def weaving(*spells: int, gems: str = "", kept: tuple[int, ...] = ()) -> Scene:
    """A is spellbinding with these spells in hand and these gems beside an empty weave."""
    scene = Scene().hold("A", STILL)
    scene.learn("A", *spells).bind("A", *kept)
    scene.play(f"explore {STILL + 1}", "place c3 n", "end").own("A", gems)
    scene.state.beside[3] -= 1  # the discovery
    return scene.fresh()


def suggested(scene: Scene) -> Suggested:
    found = GAME.preview(scene.state, 0, action("done"))
    assert isinstance(found, Suggested)
    return found


def test_a_suggestion_upholds_what_it_names_with_the_own_gems() -> None:
    water, fire = spell("movement", "w"), spell("absorb", "f")
    scene = weaving(water, fire, gems="wwwfff")
    found = suggested(scene)
    assert sorted(found.spells) == sorted([water, fire])
    kit = scene.state.kit
    assert upheld(list(found.weave), [kit.spells[each] for each in found.spells]) == [True, True]
    assert [found.weave.count(gem) for gem in range(1, 5)] == [3, 0, 0, 3]


def test_what_is_prepared_comes_before_what_is_in_hand() -> None:
    kept, wanted = spell("movement", "w"), spell("point", "w")
    assert suggested(weaving(wanted, gems="www", kept=(kept,))).spells == (kept,)


def test_a_suggestion_changes_nothing_and_is_for_weavers_only() -> None:
    scene = weaving(spell("movement", "w"), gems="www")
    before = scene.state.pack()
    suggested(scene)
    assert scene.state.pack() == before
    assert GAME.preview(scene.state, 1, action("done")) is None
    assert GAME.preview(scene.state, 0, action("lay a1 water")) is None


def test_a_spell_that_cannot_stand_says_why() -> None:
    water = spell("movement", "w")
    assert weaving(water, gems="ww").why_not(f"prepare {water + 1}", "A") == "weave-too-few"
    assert weaving(water, gems="www").why_not(f"prepare {water + 1}", "A") == "pattern"
    kept = spell("absorb", "w")
    same = weaving(water, gems="www", kept=(kept,))
    assert same.why_not(f"prepare {water + 1}", "A") == "weave-same"
