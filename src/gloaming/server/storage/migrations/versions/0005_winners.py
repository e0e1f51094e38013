"""Results know who has won; older ones are told by the end of the match's record."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

UNDECIDED = {"reason-turn-limit", "reason-locked", "reason-undecided"}
WON_ALONE = "reason-scenario-won"

LAST_LINES = """
    SELECT match, line FROM lines WHERE match IN (SELECT match FROM results)
    AND number = (SELECT max(number) FROM lines AS all_lines WHERE all_lines.match = lines.match)
"""


def upgrade() -> None:
    op.add_column("results", sa.Column("won", sa.Boolean, nullable=False, server_default=sa.false()))
    db = op.get_bind()
    decided = [match for match, line in db.execute(sa.text(LAST_LINES)).all() if _is_won(json.loads(line))]
    told = sa.text("UPDATE results SET won = :won WHERE match = :match AND place = 1")
    if decided:
        db.execute(told, [{"match": match, "won": True} for match in decided])


def _is_won(line: dict[str, dict[str, object]]) -> bool:
    """Whether those in the first place have won: alone only with a scenario, with others unless undecided."""
    end = line.get("end", {})
    places, reason = end.get("places", []), end.get("reason", "")
    return reason == WON_ALONE if places == [1] else reason not in UNDECIDED
