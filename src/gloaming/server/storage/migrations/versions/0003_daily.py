"""The game of the day: a secret for each day, and everyone's first run."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("day", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("game", "day", name="pk_days"),
    )
    op.create_table(
        "runs",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("day", sa.String, nullable=False),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("match", sa.String, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("score", sa.Float, nullable=True),
        sa.Column("reason", sa.String, nullable=True),
        sa.Column("ended", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("game", "day", "person", name="pk_runs"),
    )
    op.create_index("uq_runs_match", "runs", ["match"], unique=True)
