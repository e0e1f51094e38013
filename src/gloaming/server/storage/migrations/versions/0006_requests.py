"""People ask for a seat at a table that is by invitation."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "requests",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("match", "person", name="pk_requests"),
    )
