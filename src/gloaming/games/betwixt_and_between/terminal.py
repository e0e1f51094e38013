"""The table in characters: the board with its gems, the weaves and the own hand."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.content import Content
from gloaming.core.state import SEAT_LETTERS
from gloaming.core.terminal import Terminal, Translate
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.content.lookup import lookup_of
from gloaming.games.betwixt_and_between.content.types import Exploration, Kit, Spell
from gloaming.games.betwixt_and_between.view import BetwixtAndBetweenView, CardView, PlayerView

GEM_SIGNS = "~%^*"  # gems: water, wind, earth, fire
SYMBOL_LETTERS = "waef"  # symbols without a gem
ACTION_MARKS = {
    "none": "   ", "move": "mov", "tunnel": "tun", "reshape": "rsh", "replenish": "rpl", "exchange": "xch",
    "explore": "exp", "destroy": "des", "stop": "###", "gem": "gem", "spell": "spl", "absorb": "abs",
}  # fmt: skip


def render(seen: BetwixtAndBetweenView, kit: Kit, names: Sequence[str], t: Translate) -> str:
    lines = [t("table-round", round=seen["round"], rite=element_names(seen["rite"], t))]
    for seat, player in enumerate(seen["players"]):
        lines.append(player_line(seen, seat, player, names[seat], t))
    lines += board(seen, kit)
    lines.append(t("table-legend"))
    lines += supply(seen, kit, t)
    for seat, player in enumerate(seen["players"]):
        lines += weave(seat, player, kit, t)
    return "\n".join([*lines, *own_cards(seen, kit, t)])


def player_line(seen: BetwixtAndBetweenView, seat: int, player: PlayerView, name: str, t: Translate) -> str:
    mark = ">" if seen["turn"] == seat else "~" if player["weaving"] else " "
    counts = t(
        "table-player",
        score=player["score"], rites=player["rites"], cards=player["cards"], spells=player["hand"],
        absorbs=player["absorbs"], gems=loose_gems(player["gems"]),
    )  # fmt: skip
    return f"{mark}{SEAT_LETTERS[seat]} {name} · {counts}"


def loose_gems(gems: Sequence[int]) -> str:
    """Return gems as characters."""
    return "".join(GEM_SIGNS[element] * count for element, count in enumerate(gems)) or "-"


def element_names(elements: Sequence[int], t: Translate) -> str:
    return ", ".join(t(f"element-{c.ELEMENTS[element]}") for element in elements) or "-"


# --- the board -----------------------------------------------------------------------------------------


def board(seen: BetwixtAndBetweenView, kit: Kit) -> list[str]:
    """Draw three lines for each row, with gems on the sides and action and figures in the middle."""
    size = seen["size"]
    head = "    " + "".join(f"   {'abcdefg'[column]}    " for column in range(size))
    edge = "   " + "+-------" * size + "+"
    lines = [head, edge]
    for row in range(size):
        cells = [cell(seen, kit, row * c.BOARD_SIZE + column) for column in range(size)]
        for part in range(3):
            label = f" {row + 1} " if part == 1 else "   "
            lines.append(label + "|" + "|".join(each[part] for each in cells) + "|")
        lines.append(edge)
    return lines


def cell(seen: BetwixtAndBetweenView, kit: Kit, space: int) -> tuple[str, str, str]:
    lying, who = seen["board"][space], figures(seen, space)
    if lying is None:
        if space in seen["face_down"]:
            return "???????", f"??{who:^3}??", "???????"
        bar = "x" if space in seen["obstacles"] else " "
        return f"{bar}      ", f"  {who:^3}  ", f"      {bar}"
    card = kit.explorations[lying["card"]]
    north, east, south, west = (side(card, lying, way) for way in range(4))
    bar = "x" if space in seen["obstacles"] else " "
    return (
        f"{bar}  {north}  {bar}",
        f"{west} {ACTION_MARKS[c.CARD_ACTIONS[card.action]]} {east}",
        f"{who:<3}{south}   ",
    )


def side(card: Exploration, lying: CardView, way: int) -> str:
    """Return the sign for this side: a gem, an empty symbol or nothing."""
    if lying["gems"][way] != c.NOTHING:
        return GEM_SIGNS[lying["gems"][way]]
    symbol = list(card.symbols)[(way - lying["turn"]) % 4]
    return SYMBOL_LETTERS[symbol] if symbol != c.NOTHING else " "


def figures(seen: BetwixtAndBetweenView, space: int) -> str:
    """Return mystics as capital letters, familiars as small letters, dummies as numbers."""
    who = "".join(SEAT_LETTERS[n] for n, player in enumerate(seen["players"]) if player["mystic"] == space)
    who += "".join(
        SEAT_LETTERS[n].lower() for n, player in enumerate(seen["players"]) if player["familiar"] == space
    )
    return who + "".join(str(n + 1) for n, dummy in enumerate(seen["dummies"]) if dummy == space)


# --- cards ---------------------------------------------------------------------------------------------


def supply(seen: BetwixtAndBetweenView, kit: Kit, t: Translate) -> list[str]:
    lines = []
    for slot, spell in enumerate(seen["face_up"]):
        if spell != c.NOTHING:
            lines.append(f"  {slot + 1}: {spell_line(spell, kit.spells[spell], t)}")
    return [t("table-face-up"), *lines] if lines else []


def spell_line(number: int, spell: Spell, t: Translate) -> str:
    """Describe a spell in one line, its pattern row by row."""
    pattern = "".join("." if gem == c.NOTHING else GEM_SIGNS[gem] for gem in spell.pattern)
    rows = "/".join(pattern[row * 3 : row * 3 + 3] for row in range(3))
    what = c.SPELL_KINDS[spell.kind]
    return f"[{number + 1}] {t(f'card-{spell.id}')} · {t(f'spell-kind-{what}')} · {rows} · {spell.points}"


def exploration_line(number: int, card: Exploration, t: Translate) -> str:
    sides = "".join("." if symbol == c.NOTHING else SYMBOL_LETTERS[symbol] for symbol in card.symbols)
    bonus = c.BONUSES[card.bonus] if card.bonus_element == c.NOTHING else c.ELEMENTS[card.bonus_element]
    amount = f" {card.action_amount}" if card.action_amount else ""
    does = t(f"card-action-{c.CARD_ACTIONS[card.action]}") + amount
    if card.action_element != c.NOTHING:
        does += f" {t(f'element-{c.ELEMENTS[card.action_element]}')}"
    return f"[{number + 1}] {t(f'card-{card.id}')} · {sides} · {does} · {t(f'bonus-about-{bonus}')}"


def weave(seat: int, player: PlayerView, kit: Kit, t: Translate) -> list[str]:
    """Draw a weave with its spells beside it; nothing if there is neither."""
    if not any(player["weave"]) and not player["spells"]:
        return []
    rows = []
    for row in range(c.WEAVE_SIZE):
        gems = player["weave"][row * c.WEAVE_SIZE : row * c.WEAVE_SIZE + c.WEAVE_SIZE]
        rows.append(f"  {row + 1} " + " ".join("." if gem == 0 else GEM_SIGNS[gem - 1] for gem in gems))
    spells = [
        f"{'<' if each['left'] else '>'}{' ' if each['stands'] else '!'}"
        + spell_line(each["spell"], kit.spells[each["spell"]], t)
        for each in player["spells"]
    ]
    head = t("table-weave", letter=SEAT_LETTERS[seat])
    lines = [head, "    a b c d e"]
    for number in range(max(len(rows), len(spells))):
        left = rows[number] if number < len(rows) else " " * 13
        lines.append(left + ("   " + spells[number] if number < len(spells) else ""))
    return lines


def own_cards(seen: BetwixtAndBetweenView, kit: Kit, t: Translate) -> list[str]:
    """List the cards that the seat holds and its next pending step."""
    lines = []
    learning = seen["phase"] in ("setup", "learn")
    if seen["pack"]:
        lines.append(t("table-choose-from"))
        for card in seen["pack"]:
            words = (
                spell_line(card, kit.spells[card], t)
                if learning
                else exploration_line(card, kit.explorations[card], t)
            )
            lines.append(f"  {'*' if card == seen['picked'] else ' '}{words}")
    if seen["hand"]:
        lines.append(t("table-hand"))
        lines += [f"   {exploration_line(card, kit.explorations[card], t)}" for card in seen["hand"]]
    if seen["spells"]:
        lines.append(t("table-spells"))
        lines += [f"   {spell_line(spell, kit.spells[spell], t)}" for spell in seen["spells"]]
    if seen["absorbs"]:
        ways = [
            f"[{card + 1}] {''.join(c.WAY_LETTERS[way] for way in kit.absorbs[card].directions)}"
            for card in seen["absorbs"]
        ]
        lines.append(t("table-absorbs", cards=", ".join(ways)))
    if seen["now"]["placing"] != c.NOTHING:
        card = seen["now"]["placing"]
        lines.append(t("table-placing", card=exploration_line(card, kit.explorations[card], t)))
    if seen["owed"]:
        lines.append(t(f"pending-{seen['owed'][-1]}"))
    return lines


class BetwixtAndBetweenTerminal(Terminal[BetwixtAndBetweenView]):
    """The table of the game in characters."""

    def render(
        self, view: BetwixtAndBetweenView, names: Sequence[str], content: Content, t: Translate
    ) -> str:
        return render(view, lookup_of(content).kit, names, t)
