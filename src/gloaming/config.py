"""Environment variables and folders. No other module reads the environment, except where noted below."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

CACHE = "GLOAMING_CACHE"  # folder of value tables; read in core.solver.value_table, which imports nothing
COMPILED = "GLOAMING_COMPILED"  # require compiled modules; read in gloaming.compiled before anything else
DATA = "GLOAMING_DATA"  # folder of the database and of saved matches
GAMES = "GLOAMING_GAMES"  # folders with more games, separated as in PATH; read in core.discovery
LANGUAGE = "GLOAMING_LANGUAGE"  # language of the terminal: en, de or fr; read by the command line
LOG = "GLOAMING_LOG"  # level from which the server logs: debug, info, warning or error
METRICS_TOKEN = "GLOAMING_METRICS_TOKEN"  # token that allows reading /metrics from another machine
ORDER = "GLOAMING_ORDER"  # options of `gloaming serve` as JSON, for its worker processes
PLAIN = "GLOAMING_PLAIN"  # run the plain source even if compiled modules exist; see COMPILED

VARIABLES = (CACHE, COMPILED, DATA, GAMES, LANGUAGE, LOG, METRICS_TOKEN, ORDER, PLAIN)

METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # prometheus_client's own variable, read when it is imported

SQLITE_SUFFIXES = ("-wal", "-shm", "-journal")  # files that SQLite keeps beside a database


# --- environment -------------------------------------------------------------------------------------


def log_level() -> str | None:
    """The level from which the server logs, if one is set."""
    return os.environ.get(LOG) or None


def metrics_token() -> str | None:
    """The token that allows reading the metrics from another machine, if one is set."""
    return os.environ.get(METRICS_TOKEN) or None


def metrics_folder() -> str | None:
    """The folder in which several worker processes share their metrics."""
    return os.environ.get(METRICS_FOLDER)


def set_metrics_folder(folder: str | None) -> None:
    """Set the folder for worker processes that are started from now on."""
    if folder is None:
        os.environ.pop(METRICS_FOLDER, None)
    else:
        os.environ[METRICS_FOLDER] = folder


def server_order() -> str:
    """The options that `set_server_order` left for this worker process."""
    return os.environ[ORDER]


def set_server_order(order: str) -> None:
    """Pass the server's options on to its worker processes."""
    os.environ[ORDER] = order


def game_folders() -> list[str]:
    """Folders with more games."""
    return [folder for folder in os.environ.get(GAMES, "").split(os.pathsep) if folder]


def set_game_folders(folders: list[str]) -> None:
    os.environ[GAMES] = os.pathsep.join(folders)


def is_plain_wanted() -> bool:
    """Whether compiled modules are to be ignored."""
    return bool(os.environ.get(PLAIN))


def build_environment(build: str) -> dict[str, str]:
    """This process's environment for a child that runs the "plain" or the "compiled" build."""
    variables = {name: value for name, value in os.environ.items() if name not in (PLAIN, COMPILED)}
    return {**variables, {"plain": PLAIN, "compiled": COMPILED}[build]: "1"}


def has_display() -> bool:
    """Whether a browser can be opened where someone sees it."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def set_pager_options() -> None:
    """Let the pager `less` show colours, unless the user has chosen options."""
    os.environ.setdefault("LESS", "-RFX")


# --- folders -----------------------------------------------------------------------------------------


def data_folder() -> Path:
    """The folder of the database and of saved matches: GLOAMING_DATA, or the system's usual one."""
    from platformdirs import user_data_path

    if named := os.environ.get(DATA):
        return Path(named)
    before = Path.home() / ".local" / "share" / "gloaming"  # where macOS had it first
    if sys.platform == "darwin" and before.is_dir():
        return before
    return user_data_path("gloaming", appauthor=False)


def private_folder(folder: Path) -> Path:
    """Create a folder and its missing parents for the owner only (0700); existing ones are not changed."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(mode=0o700, exist_ok=True)
    return folder


def private_database(file: Path) -> None:
    """Create a SQLite file for the owner only (0600); SQLite gives the files beside it the same mode."""
    private_folder(file.absolute().parent)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    for suffix in ("", *SQLITE_SUFFIXES):
        make_private(file.with_name(file.name + suffix))


def make_private(file: Path) -> None:
    """Remove the rights of group and others, without opening the file: closing it drops SQLite's locks."""
    with suppress(FileNotFoundError, PermissionError):  # a file of another user stays as it is
        mode = file.stat().st_mode
        if mode & 0o077:
            file.chmod(mode & 0o700)
