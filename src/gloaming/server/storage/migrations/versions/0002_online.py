"""Online tables: people, seats, terms, chat, ratings."""

import json
import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _widen("matches", [
        sa.Column("game", sa.String, nullable=False, server_default=""),
        sa.Column("owner", sa.String, nullable=True),
        sa.Column("online", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("terms", sa.Text, nullable=False, server_default="{}"),
        sa.Column("invite", sa.String, nullable=False, server_default=""),
        sa.Column("phase", sa.String, nullable=False, server_default="waiting"),
        sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("due", sa.BigInteger, nullable=True),
        sa.Column("asked", sa.Text, nullable=True),
        sa.Column("rematch", sa.String, nullable=True),
    ])  # fmt: skip
    op.create_index("ix_matches_due", "matches", ["due"])
    op.create_index("ix_matches_phase", "matches", ["phase", "listed", "touched"])
    _widen("lines", [
        sa.Column("at", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("key", sa.String, nullable=True),
    ])  # fmt: skip
    op.create_index("uq_lines_key", "lines", ["match", "key"], unique=True)
    _people()
    _at_tables()
    _ratings()
    _fill()


def _widen(table: str, columns: list[sa.Column[Any]]) -> None:
    for column in columns:
        op.add_column(table, column)


def _match() -> sa.Column[str]:
    return sa.Column("match", sa.String, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False)


def _person(name: str = "person", nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String, sa.ForeignKey("people.id"), nullable=nullable)


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("login", sa.String, nullable=True),
        sa.Column("password", sa.String, nullable=True),
        sa.Column("mail", sa.String, nullable=True),
        sa.Column("language", sa.String, nullable=True),
        _person("moved", nullable=True),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("uq_people_login", "people", ["login"], unique=True)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String, primary_key=True),
        _person(),
        sa.Column("public", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tickets",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("challenge", sa.String, nullable=False),
        _person(nullable=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String, primary_key=True),
        _person(),
        sa.Column("p256dh", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
    )
    op.create_table(
        "mutes", _person(), _person("other"), sa.PrimaryKeyConstraint("person", "other", name="pk_mutes")
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String, nullable=False),
        _person("reporter"),
        sa.Column("person", sa.String, nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _at_tables() -> None:
    op.create_table(
        "seats",
        _match(),
        sa.Column("seat", sa.Integer, nullable=False),
        _person(nullable=True),
        sa.Column("token", sa.String, nullable=False),
        sa.Column("word", sa.String, nullable=True),
        sa.Column("turn", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table("bans", _match(), _person(), sa.PrimaryKeyConstraint("match", "person", name="pk_bans"))
    op.create_table(
        "chat",
        _match(),
        sa.Column("number", sa.Integer, nullable=False),
        _person(),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="pk_chat"),
    )
    op.create_index("uq_chat_key", "chat", ["match", "person", "key"], unique=True)


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="pk_ratings"),
    )
    op.create_table(
        "results",
        _match(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("change", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_results"),
    )
    op.create_index("ix_results_player", "results", ["player", "ended"])


def _fill() -> None:
    """Tables of the first version: their game, how far they are, and their seats."""
    db = op.get_bind()
    kept = sa.text("SELECT match, line FROM lines ORDER BY match, number")
    logs: dict[str, list[dict[str, Any]]] = {}
    for match, line in db.execute(kept).all():
        logs.setdefault(match, []).append(json.loads(line))
    for match, log in logs.items():
        phase = "finished" if "end" in log[-1] else "playing" if any("words" in x for x in log) else "waiting"
        told = {"game": log[0]["game"], "phase": phase, "id": match}
        db.execute(sa.text("UPDATE matches SET game = :game, phase = :phase WHERE id = :id"), told)
        seats = range(len(log[0]["seats"]))
        rows = [{"match": match, "seat": seat, "token": secrets.token_urlsafe(18)} for seat in seats]
        db.execute(sa.text("INSERT INTO seats (match, seat, token) VALUES (:match, :seat, :token)"), rows)
