"""Positions in a small test adventure, set up by field names and played by notation and dice."""

from __future__ import annotations

from pathlib import Path

from gloaming.core.actions import Action
from gloaming.core.discovery import find
from gloaming.core.settings import complete
from gloaming.core.state import Event, Seats
from gloaming.games.shadow_and_light.actions import DIE
from gloaming.games.shadow_and_light.constants import CAMP, FULL, GUILDS, PHASES, TALENTS, WHERE
from gloaming.games.shadow_and_light.content.reader import read_content
from gloaming.games.shadow_and_light.rules.encounters.encounter import start_encounter
from gloaming.games.shadow_and_light.rules.encounters.guild import learn
from gloaming.games.shadow_and_light.rules.setup import new_position
from gloaming.games.shadow_and_light.settings import options_from

GAME = find("shadow_and_light")
PACK = read_content((Path(__file__).parent / "adventure.toml").read_text(encoding="utf-8"))
ADVENTURE = PACK.adventure
IDS = [field.id for field in ADVENTURE.fields]


def field(name: str) -> int:
    """The field with this id, or the one at `q,r`."""
    if "," in name:
        q, r = map(int, name.split(","))
        return next(n for n, each in enumerate(ADVENTURE.fields) if (each.q, each.r) == (q, r))
    found = [n for n, id in enumerate(IDS) if id == name]
    assert found, name
    return found[0]


def thing(id: str) -> int:
    return [each.id for each in ADVENTURE.things].index(id)


class Scenario:
    """A position before a movement, with bars of 5 by default and settings by name."""

    def __init__(
        self,
        at: str = "village",
        *,
        health: int = 5,
        hearts: int = FULL,
        food: int = 5,
        gold: int = 5,
        potions: int = 0,
        xp: int = 0,
        talent: str = "witch",
        guild: str = "hammer",
        things: tuple[str, ...] = (),
        **settings: int | str,  # a setting named like a bar takes the prefix setting_
    ) -> None:
        chosen = {key.removeprefix("setting_"): value for key, value in settings.items()}
        self.state = new_position(options_from(complete(GAME.spec.settings, chosen, 1)), PACK)
        state = self.state
        state.phase = CAMP
        state.at = field(at)
        state.health, state.hearts, state.food, state.gold = health, hearts, food, gold
        state.potions, state.xp = potions, xp
        state.talent, state.guild = TALENTS.index(talent), GUILDS.index(guild)
        state.things = sorted(thing(id) for id in things)
        self.events: list[Event] = []

    def _tell(self, event: Event, seats: Seats | None) -> None:
        assert seats is None, "there are no secrets in this game"
        self.events.append(event)

    # --- chance ---------------------------------------------------------------------------------------

    def throw(self, *numbers: int) -> Scenario:
        """Throw the character dice with these numbers, white dice first."""
        assert self.state.faces() == 6 ** len(numbers), (self.phase, self.state.faces())
        face = sum((number - 1) * 6**at for at, number in enumerate(numbers))
        self.state.settle(face, self._tell)
        return self

    def two(self, first: int, second: int) -> Scenario:
        assert self.state.faces() == 36, self.phase
        self.state.settle(6 * (first - 1) + second - 1, self._tell)
        return self

    def die(self, number: int, sides: int = 6) -> Scenario:
        assert self.state.faces() == sides, (self.phase, self.state.faces())
        self.state.settle(number - 1, self._tell)
        return self

    # --- decisions --------------------------------------------------------------------------------------

    def play(self, *texts: str) -> Scenario:
        for text in texts:
            assert self.why_not(text) is None, (text, self.why_not(text), self.phase)
            self.state.apply(0, action(text), self._tell)
        return self

    def why_not(self, text: str) -> str | None:
        refusal = self.state.why_not(0, action(text))
        return refusal.key if refusal is not None else None

    def offers(self, verb: str = "") -> list[str]:
        """The offers, or those that begin with this word."""
        texts = [each.notation for each in self.state.choices(0).listed]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def price(self, text: str) -> dict[str, int]:
        return dict(action(text).price(self.state, 0))

    def odds(self, text: str) -> tuple[int, int] | None:
        return action(text).odds(self.state, 0)

    def consequences(self, text: str) -> list[str]:
        return [phrase.key for phrase in action(text).consequences(self.state, 0)]

    # --- shortcuts --------------------------------------------------------------------------------------

    def go(self, *dice: str) -> Scenario:
        """A movement with these steps only; the other dice are lost."""
        self.play("throw")
        wanted = list(dice)
        numbers: list[int] = []
        for number in range(6):
            if WHERE[self.state.where[number]] != "idle":
                continue
            colour = "w" if number < 3 else "b"
            own = [each for each in wanted if each[0] == colour] or [f"{colour}1"]
            numbers.append(int(own[0][1]))
            if len(own) > 1:
                wanted.remove(own[0])
        self.throw(*numbers)
        self.play(*(f"lay {die}" for die in dict.fromkeys(dice)))
        if self.phase == "plan":
            self.play("set off")
        for die in dice:
            self.play(f"step {die}")
        if self.phase == "move":
            self.play("stop")
        return self

    def learn(self) -> Scenario:
        learn(self.state, self._tell)
        return self

    # --- queries ----------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def at(self) -> str:
        spot = ADVENTURE.fields[self.state.at]
        return spot.id or f"{spot.q},{spot.r}"

    @property
    def bars(self) -> tuple[int, int, int]:
        """Health, food, gold."""
        return int(self.state.health), int(self.state.food), int(self.state.gold)

    def dice(self, where: str) -> list[str]:
        """The dice at a place, white ones first."""
        state = self.state
        return [DIE.written[int(state.kind(die))] for die in range(6) if WHERE[state.where[die]] == where]

    def events_of(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def crossed(self) -> bool:
        return self.state.crossed[self.state.at]


def action(text: str) -> Action:
    meant = GAME.parse_action(text)
    assert meant is not None, text
    return meant


def encounter_at(at: str, **rest: object) -> Scenario:
    """A scenario before the first throw at the encounter on this field."""
    scenario = Scenario(at, **rest)  # type: ignore[arg-type]
    start_encounter(scenario.state, scenario._tell)
    return scenario
