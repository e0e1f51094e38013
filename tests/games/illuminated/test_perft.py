"""The number of positions after two steps, from a small one."""

from __future__ import annotations

from games.illuminated.scenario import Scene


def test_perft_from_the_start_counts_every_way() -> None:
    """Counted by hand: with b own and t Entities in the Light B then has 9 + b (t - 1) + 3 b choices.

    End 21; raise 4 × 6 × 21; lower A 2 × (21 + 5 × 19); lower B 2 × (21 + 5 × 14); sacrifice to A 2 × 6 × 17,
    to B 4 × 6 × 13; help A 2 × 6 × 19, help B 4 × 6 × 19.
    """
    scene = Scene("L1 L1 / L1 L1", actions=1)
    assert len(scene.state.choices(0).listed) == 1 + 8 + 6 + 6
    leaves = 0
    for action in scene.state.choices(0).listed:
        after = scene.state.clone()
        after.apply(0, action)
        for face in range(max(1, after.faces())):
            tried = after.clone()
            if tried.faces():
                tried.settle(face)
            leaves += sum(len(tried.choices(seat).listed) for seat in tried.deciders())
    assert leaves == 21 + 504 + 232 + 182 + 204 + 312 + 228 + 456
