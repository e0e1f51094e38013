"""The SQL tables, the same for SQLite and PostgreSQL. Times are milliseconds since 1970."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()


def _of_match() -> Column[str]:
    return Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False)


def _of_person(name: str = "person", nullable: bool = False) -> Column[str]:
    return Column(name, String, ForeignKey("people.id"), nullable=nullable)


# --- matches: the log is authoritative; other columns serve lists and the waiting room -------------------

matches = Table(
    "matches",
    metadata,
    Column("id", String, primary_key=True),
    Column("secret", String, nullable=False),  # of the dice
    Column("made", String, nullable=False),
    Column("game", String, nullable=False, server_default=""),
    Column("owner", String, nullable=True),  # a person
    Column("online", Boolean, nullable=False, server_default=false()),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("terms", Text, nullable=False, server_default="{}"),  # JSON
    Column("invite", String, nullable=False, server_default=""),
    Column("phase", String, nullable=False, server_default="waiting"),  # waiting, playing, finished
    Column("touched", BigInteger, nullable=False, server_default="0"),  # time of the last change
    Column("due", BigInteger, nullable=True),  # when a bot or a clock is due
    Column("asked", Text, nullable=True),  # JSON: undo request
    Column("rematch", String, nullable=True),  # id of the next match
    Index("ix_matches_due", "due"),
    Index("ix_matches_phase", "phase", "listed", "touched"),
)

lines = Table(
    "lines",
    metadata,
    _of_match(),
    Column("number", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("at", BigInteger, nullable=False, server_default="0"),
    Column("key", String, nullable=True),  # the client's key of the decision that caused the line
    PrimaryKeyConstraint("match", "number", name="pk_lines"),
    Index("uq_lines_key", "match", "key", unique=True),
)

seats = Table(
    "seats",
    metadata,
    _of_match(),
    Column("seat", Integer, nullable=False),
    _of_person(nullable=True),
    Column("token", String, nullable=False),  # secret that gives access to the seat
    Column("word", String, nullable=True),
    Column("turn", Boolean, nullable=False, server_default=false()),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when its person was last connected
    PrimaryKeyConstraint("match", "seat", name="pk_seats"),
    Index("ix_seats_person", "person"),
)

bans = Table(
    "bans", metadata, _of_match(), _of_person(), PrimaryKeyConstraint("match", "person", name="pk_bans")
)

requests = Table(
    "requests",  # for a seat in a match by invitation
    metadata,
    _of_match(),
    _of_person(),
    Column("at", BigInteger, nullable=False),
    Column("declined", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("match", "person", name="pk_requests"),
)

chat = Table(
    "chat",
    metadata,
    _of_match(),
    Column("number", Integer, nullable=False),
    _of_person(),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String, nullable=False),
    PrimaryKeyConstraint("match", "number", name="pk_chat"),
    Index("uq_chat_key", "match", "person", "key", unique=True),
)

# --- the daily game: the same dice for everyone ----------------------------------------------------------

days = Table(
    "days",
    metadata,
    Column("game", String, nullable=False),
    Column("day", String, nullable=False),  # 2030-01-31, in UTC
    Column("secret", String, nullable=False),
    PrimaryKeyConstraint("game", "day", name="pk_days"),
)

daily_runs = Table(
    "runs",  # the first run of each person on a day
    metadata,
    Column("game", String, nullable=False),
    Column("day", String, nullable=False),
    _of_person(),
    _of_match(),
    Column("score", Float, nullable=True),  # once finished
    Column("reason", String, nullable=True),
    Column("ended", BigInteger, nullable=True),
    PrimaryKeyConstraint("game", "day", "person", name="pk_runs"),
    Index("uq_runs_match", "match", unique=True),
)

luck_reports = Table(
    "analyses",  # luck reports, finished or in progress
    metadata,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("done", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("touched", BigInteger, nullable=False),  # when a process last worked on it
    Column("report", Text, nullable=True),  # JSON, once finished
)

# --- people ----------------------------------------------------------------------------------------------

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("login", String, nullable=True),
    Column("password", String, nullable=True),  # argon2 hash
    Column("mail", String, nullable=True),
    Column("language", String, nullable=True),  # of mails
    _of_person("moved", nullable=True),  # the account that this guest was merged into
    Column("epoch", Integer, nullable=False, server_default="0"),  # sessions of older epochs are invalid
    Index("uq_people_login", "login", unique=True),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String, primary_key=True),  # base64url
    _of_person(),
    Column("public", Text, nullable=False),  # base64url
    Column("count", BigInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
)

tickets = Table(
    "tickets",  # passkey challenges that are not answered yet
    metadata,
    Column("id", String, primary_key=True),
    Column("challenge", String, nullable=False),
    _of_person(nullable=True),  # who registers a passkey; null for sign-in
    Column("expires", BigInteger, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String, primary_key=True),
    _of_person(),
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    _of_person(),
    _of_person("other"),
    PrimaryKeyConstraint("person", "other", name="pk_mutes"),
)

complaints = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String, nullable=False),
    _of_person("reporter"),
    Column("person", String, nullable=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

server_keys = Table(
    "keys",  # of this server: for sessions and push services
    metadata,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)

# --- ratings: a player is a person's id, or "bot:LEVEL" ---------------------------------------------------

ratings = Table(
    "ratings",
    metadata,
    Column("game", String, nullable=False),
    Column("player", String, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    PrimaryKeyConstraint("game", "player", name="pk_ratings"),
)

results = Table(
    "results",
    metadata,
    _of_match(),
    Column("seat", Integer, nullable=False),
    Column("player", String, nullable=False),
    Column("game", String, nullable=False),
    Column("place", Integer, nullable=False),
    Column("share", Float, nullable=False),
    Column("won", Boolean, nullable=False, server_default=false()),
    Column("steps", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("change", Float, nullable=False),  # of the rating
    PrimaryKeyConstraint("match", "seat", name="pk_results"),
    Index("ix_results_player", "player", "ended"),
)
