"""Tables at one screen: matches and the lines of their records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Files of the first version have strict tables without a note of it: what is in them is moved over."""
    before = sa.inspect(op.get_bind()).has_table("matches")
    if before:
        op.rename_table("matches", "old_matches")
        op.rename_table("lines", "old_lines")
    op.create_table(
        "matches",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("made", sa.String, nullable=False),
    )
    op.create_table(
        "lines",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="pk_lines"),
    )
    if before:
        op.execute("INSERT INTO matches SELECT id, secret, made FROM old_matches")
        op.execute("INSERT INTO lines SELECT match, number, line FROM old_lines")
        op.drop_table("old_lines")
        op.drop_table("old_matches")
