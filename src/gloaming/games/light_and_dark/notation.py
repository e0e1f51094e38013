"""Actions as text: `3 45.25 1200` flicks disc 3; `place …`, `return 3 X Y`, `play ward 8`, `pass` …

Discs are counted from 1, druids first. Places are in millimetres, angles in degrees, strengths in
millimetres per second.
"""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.codec import kind
from gloaming.games.light_and_dark import actions as a
from gloaming.games.light_and_dark import constants as c
from gloaming.games.light_and_dark.actions import DISCS, MAX_NUMBER
from gloaming.games.light_and_dark.rules.cards import NEEDS_DISC

OBSTACLES = 100


def format_action(action: Action) -> str:
    if isinstance(action, a.Flick):
        return f"{action.disc + 1} {degrees(action.angle)} {action.strength}"
    if isinstance(action, a.Place):
        return " ".join(["place", *map(str, action.places)])
    if isinstance(action, a.Obstruct):
        return f"obstacle {action.obstacle + 1} {action.x} {action.y} {action.turn}"
    if isinstance(action, a.Stride | a.Return):
        return f"{kind(action)} {action.disc + 1} {action.x} {action.y}"
    if isinstance(action, a.Play):
        on = f" {action.disc + 1}" if action.disc != c.NOTHING else ""
        return f"play {c.EFFECTS[action.effect]}{on}"
    return action.notation


def degrees(angle: int) -> str:
    """Hundredths of a degree as degrees, without trailing zeros."""
    whole, part = divmod(angle, 100)
    return f"{whole}.{part:02}".rstrip("0").rstrip(".") if part else str(whole)


def parse_action(text: str) -> Action | None:
    verb, *words = text.split(" ")
    if verb == "play":
        return read_play(words)
    if verb == "place":
        places = read_numbers(words, *[MAX_NUMBER] * min(len(words), 2 * DISCS))
        return a.Place(tuple(places)) if places else None
    if verb == "obstacle":
        found = read_numbers(words, OBSTACLES, MAX_NUMBER, MAX_NUMBER, c.TURNS)
        return a.Obstruct(found[0] - 1, found[1], found[2], found[3]) if found and found[0] else None
    if verb in ("stride", "return"):
        found = read_numbers(words, DISCS + 1, MAX_NUMBER, MAX_NUMBER)
        move = a.Stride if verb == "stride" else a.Return
        return move(found[0] - 1, found[1], found[2]) if found and found[0] else None
    return a.CATALOGUE.read(text) or read_flick(verb, words)


def read_flick(number: str, words: list[str]) -> Action | None:
    angle = read_degrees(words[0]) if len(words) == 2 else None
    found = read_numbers([number, *words[1:]], DISCS + 1, MAX_NUMBER)
    return a.Flick(found[0] - 1, angle, found[1]) if found and found[0] and angle is not None else None


def read_play(words: list[str]) -> Action | None:
    if not words or words[0] not in c.EFFECTS or words[0] == c.EFFECTS[c.STRIDE]:
        return None
    effect = c.EFFECTS.index(words[0])
    if effect not in NEEDS_DISC:
        return a.Play(effect, c.NOTHING) if len(words) == 1 else None
    found = read_numbers(words[1:], DISCS + 1)
    return a.Play(effect, found[0] - 1) if found and found[0] else None


def read_degrees(text: str) -> int | None:
    """Hundredths of a degree from degrees with up to two decimals, below 360."""
    whole, point, part = text.partition(".")
    degree = read_number(whole, c.CIRCLE // 100)
    if degree is None or (point and not (part.isascii() and part.isdigit() and len(part) <= 2)):
        return None
    return 100 * degree + int(part.ljust(2, "0"))


def read_numbers(words: list[str], *below: int) -> list[int] | None:
    """A number for each word, less than its bound; None if there are more or fewer words, or others."""
    found = [read_number(word, bound) for word, bound in zip(words, below, strict=False)]
    known = [number for number in found if number is not None]
    return known if len(known) == len(words) == len(below) else None


def read_number(text: str, below: int) -> int | None:
    """A non-negative integer without leading zeros that is less than `below`."""
    if not (text.isascii() and text.isdigit()) or len(text) > 9 or str(int(text)) != text:
        return None
    return int(text) if int(text) < below else None
