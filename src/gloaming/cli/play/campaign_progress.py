"""How far a person has come in a game's campaign at this terminal."""

from __future__ import annotations

import json

from gloaming.cli.play import saves as keeping
from gloaming.config import data_folder, private_folder
from gloaming.core.game import AnyGame
from gloaming.core.match import Table
from gloaming.core.settings import Option

FILE = "campaigns.json"


def chapters(game: AnyGame) -> list[str]:
    """The values of the campaign's setting that name its chapters, in order; none without a campaign."""
    campaign = game.spec.campaign
    if campaign is None:
        return []
    setting = next(setting for setting in game.spec.settings if setting.key == campaign.setting)
    assert isinstance(setting, Option)
    return [value for value in setting.values if value != setting.default]


def won(game: AnyGame) -> list[str]:
    """The chapters that were won here, in order."""
    kept = _read().get(game.spec.id, [])
    return [chapter for chapter in chapters(game) if chapter in kept]


def following(game: AnyGame) -> str | None:
    """The first chapter that was not won yet."""
    known = won(game)
    return next((chapter for chapter in chapters(game) if chapter not in known), None)


def keep(table: Table) -> bool:
    """Remember the chapter that this table has won; says whether it did."""
    campaign, outcome = table.game.spec.campaign, table.state.outcome()
    if campaign is None or outcome is None or outcome.reason != campaign.won:
        return False
    chapter = str(table.record.header.settings[campaign.setting])
    everything = _read()
    everything[table.game.spec.id] = sorted({*everything.get(table.game.spec.id, []), chapter})
    keeping.write(private_folder(data_folder()) / FILE, json.dumps(everything, indent=1) + "\n")
    return True


def _read() -> dict[str, list[str]]:
    """What is kept of all games; what cannot be read counts as nothing."""
    try:
        plain = json.loads((data_folder() / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    kept = plain if isinstance(plain, dict) else {}
    return {game: list(map(str, found)) for game, found in kept.items() if isinstance(found, list)}
