"""Balance figures of Shadow & Light from bots: the share of adventures that reach 8 XP, scores, encounters.

`.venv/bin/python -m tools.balance.shadow_and_light LEVEL ADVENTURES [SEED]` prints the figures in RULES.md;
`.venv/bin/python -m tools.balance.shadow_and_light chances` prints the exact chances of encounters.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field

from gloaming.bots.levels import make
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.settings import Settings, complete
from gloaming.core.state import Event, Seats
from gloaming.games.shadow_and_light.ai.encounter_tables import EncounterTables
from gloaming.games.shadow_and_light.character_sheet import rank
from gloaming.games.shadow_and_light.constants import GREEN_XP
from gloaming.games.shadow_and_light.content.lookup import lookup_of
from gloaming.games.shadow_and_light.content.reader import AdventureContent
from gloaming.games.shadow_and_light.events import Attempted, Experienced, Hazard
from gloaming.lab.statistics import wilson

GAME = find("shadow_and_light")
QUANTILES = (10, 30, 50, 70, 90, 99)


@dataclass
class Figures:
    """The results of some adventures."""

    level: str
    experience: list[int] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    movements: list[int] = field(default_factory=list)
    tried: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    @property
    def green(self) -> float:
        """The share of adventures that reach 8 XP."""
        return len([xp for xp in self.experience if xp >= GREEN_XP]) / len(self.experience)

    def quantile(self, percent: int) -> float:
        return sorted(self.scores)[min(len(self.scores) - 1, len(self.scores) * percent // 100)]

    def ranked(self) -> list[int]:
        """How many of 100 adventures reach each rank."""
        return [
            round(100 * len([s for s in self.scores if rank(s) >= n]) / len(self.scores)) for n in range(7)
        ]

    def __str__(self) -> str:
        count = len(self.experience)
        _, low, high = wilson(round(self.green * count), count)
        return (
            f"{self.level}, {count} adventures: {100 * self.green:.1f} % reach {GREEN_XP} XP "
            f"({100 * low:.1f} to {100 * high:.1f}), {sum(self.experience) / count:.1f} XP, "
            f"{sum(self.movements) / count:.0f} movements, score {sum(self.scores) / count:.1f}, "
            f"quantiles {[self.quantile(percent) for percent in QUANTILES]}, "
            f"ranks {self.ranked()}, {dict(self.reasons)}\n{self.encounters()}"
        )

    def encounters(self) -> str:
        """A table: attempts in an adventure, the share that succeeds, and the exact chance without help."""
        fresh = chances()
        lines = [f"{'':16}{'attempts':>9}{'won, %':>9}{'unaided, %':>12}"]
        for id in [*fresh, *sorted(set(self.tried) - set(fresh))]:
            tried = self.tried[id]
            won = f"{100 * self.won[id] / tried:.0f}" if tried else ""
            alone = f"{100 * fresh[id]:.1f}" if id in fresh else ""
            lines.append(f"{id:16}{tried / len(self.experience):>9.2f}{won:>9}{alone:>12}".rstrip())
        return "\n".join(lines)


def play(figures: Figures, seed: int, settings: Settings) -> None:
    """Add one adventure."""
    content = GAME.content()
    state = GAME.setup(1, complete(GAME.spec.settings, settings, 1), content)
    bot, dice = make(figures.level, GAME, content), Seeded(seed)
    xp = movements = 0

    def emit(event: Event, seats: Seats | None) -> None:
        nonlocal xp, movements
        if isinstance(event, Experienced):
            xp = event.xp
        elif isinstance(event, Attempted):
            figures.tried[event.id] += 1
            figures.won[event.id] += event.success
        elif isinstance(event, Hazard):
            figures.tried["danger"] += 1
            figures.won["danger"] += event.result == "mastered"
        movements += type(event).__name__ == "Stopped"

    while state.outcome() is None:
        if state.faces():
            state.settle(dice.below(state.faces()), emit)
        else:
            state.apply(0, bot.choose(GAME.view(state, 0), 0, dice), emit)
    outcome = state.outcome()
    assert outcome is not None
    figures.experience.append(xp)
    figures.scores.append(outcome.scores[0])
    figures.movements.append(movements)
    figures.reasons[outcome.reason] += 1


def measure(level: str, adventures: int, seed: int = 1, settings: Settings | None = None) -> Figures:
    figures = Figures(level)
    for number in range(adventures):
        play(figures, 1_000_003 * seed + number, settings or {})
    return figures


def chances() -> dict[str, float]:
    """The exact chance of one attempt at each encounter, without any help."""
    content = GAME.content()
    assert isinstance(content, AdventureContent)
    adventure, tables = content.adventure, EncounterTables(lookup_of(content))
    ids = [animal.id for animal in adventure.animals] + [character.id for character in adventure.characters]
    return dict(zip(ids, tables.first_chances, strict=True))


if __name__ == "__main__":
    if sys.argv[1] == "chances":
        print("\n".join(f"{id} {100 * chance:.1f} %" for id, chance in chances().items()))
    else:
        print(measure(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1))
