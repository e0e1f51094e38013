"""The Sphinx build: hand-written pages, and pages generated from rules, commands and docstrings."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import gloaming
from gloaming.core import actions, discovery, state
from gloaming.core.game import AnyGame
from gloaming.i18n import catalogue

if TYPE_CHECKING:
    from sphinx.application import Sphinx

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src" / "gloaming"

project = "Gloaming"
author = "The Gloaming authors"
copyright = "the Gloaming authors; MIT licence"
version = release = gloaming.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["examples/**"]
html_theme = "furo"
html_title = "Gloaming"
html_static_path = ["look"]
html_css_files = ["gloaming.css"]
html_copy_source = False
html_show_sourcelink = False
highlight_language = "text"
add_module_names = False
autodoc_member_order = "bysource"
autodoc_class_signature = "separated"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True, "undoc-members": False, "show-inheritance": True}
pygments_style = "default"
pygments_dark_style = "github-dark"

# What actions import for type checkers only, because states import actions: signatures link to it.
for name in ("Emit", "Phrase", "Refusal"):
    setattr(actions, name, getattr(state, name))

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français"}


# --- rules: from each game's RULES files ---------------------------------------------------------------


def write_rules(folder: Path) -> None:
    """A page for each game and language, and an index."""
    pages = {"index.md": rules_index()}
    for game in discovery.games().values():
        for language in LANGUAGES:
            pages[f"{page_name(game, language)}.md"] = rules_page(game, language)
    write_pages(folder, pages)


def write_pages(folder: Path, pages: dict[str, str]) -> None:
    """Write the pages that have changed, and delete those that are gone."""
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.md"):
        if old.name not in pages:
            old.unlink()
    for name, text in pages.items():
        file = folder / name
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


def rules_index() -> str:
    found = discovery.games().values()
    lines = [
        "# The rules of each game",
        "",
        "In our own words, each rule with the id that its tests name.",
        "",
    ]
    for game in found:
        t = catalogue.catalogue("en", game)
        lines += [f"- [{t('name')}]({page_name(game, 'en')}.md): {t('tagline')}"]
    tree = [page_name(game, "en") for game in found]
    return "\n".join([*lines, "", "```{toctree}", ":hidden:", "", *tree, "```", ""])


def rules_page(game: AnyGame, language: str) -> str:
    """The RULES file as it is, with the way to its other languages below the title."""
    text = catalogue.rules_text(game, language)
    title, _, rest = text.partition("\n")
    others = [
        f"[{LANGUAGES[other]}]({page_name(game, other)}.md)" for other in LANGUAGES if other != language
    ]
    front = "" if language == "en" else "---\norphan: true\n---\n\n"
    return f"{front}{title}\n\n{LANGUAGES[language]} · {' · '.join(others)}\n{rest}"


def page_name(game: AnyGame, language: str) -> str:
    return game.spec.id if language == "en" else f"{game.spec.id}.{language}"


# --- the Python API: from docstrings --------------------------------------------------------------------

API = ("core", "bots", "host", "protocol", "lab")


def write_api(folder: Path) -> None:
    """A page for each package of the API, and an index."""
    pages = {f"{package}.md": api_page(package) for package in API}
    write_pages(folder, {"index.md": api_index(), **pages})


def api_index() -> str:
    lines = ["# The Python API", "", "Generated from the docstrings of the source.", ""]
    lines += [f"- [`gloaming.{package}`]({package}.md): {summary(package)}" for package in API]
    return "\n".join([*lines, "", "```{toctree}", ":hidden:", "", *API, "```", ""])


def api_page(package: str) -> str:
    lines = [f"# gloaming.{package}", "", f"{summary(package)}", ""]
    for module in modules_of(package):
        lines += [f"## {module}", "", "```{eval-rst}", f".. automodule:: {module}", "```", ""]
    return "\n".join(lines)


def summary(package: str) -> str:
    """The first paragraph of a package's docstring."""
    text = (SOURCE / package / "__init__.py").read_text(encoding="utf-8")
    return " ".join((ast.get_docstring(ast.parse(text)) or "").partition("\n\n")[0].split())


def modules_of(package: str) -> list[str]:
    """The modules of a package; `__init__` files only import from them."""
    files = sorted(file.relative_to(SOURCE) for file in (SOURCE / package).rglob("*.py"))
    return [".".join(("gloaming", *file.with_suffix("").parts)) for file in files if file.stem != "__init__"]


# --- the command line: from the commands themselves ----------------------------------------------------

MARKER = "<!-- every command -->"


def put_commands(app: Sphinx, page: str, source: list[str]) -> None:
    """Puts what `--help` says in place of the marker."""
    source[0] = source[0].replace(MARKER, commands_text())


def commands_text() -> str:
    import typer
    from tools.cli import make_app

    group = typer.main.get_command(make_app())
    found: dict[str, typer.core.TyperCommand] = getattr(group, "commands")  # noqa: B009  (typer does not say)
    shown = [(name, command) for name, command in sorted(found.items()) if not command.hidden]
    return "\n".join(command_text(name, command) for name, command in shown)


def command_text(name: str, command: object) -> str:
    """A command's section: what it does, how it is called, and what each part means."""
    import typer

    assert isinstance(command, typer.core.TyperCommand)
    context = command.context_class(command, info_name=f"gloaming {name}")
    does, *notes = (command.help or "").split("\n\n")
    lines = [f"## {name}", "", does, "", "```text"]
    lines += [" ".join(["gloaming", name, *command.collect_usage_pieces(context)]), "```", ""]
    lines += [line for note in notes for line in (note_text(note), "")]
    for part in command.get_params(context):
        record = part.get_help_record(context)
        if record is not None and record[0] != "--help":
            lines += [f"`{record[0]}`", f": {plain(record[1]) or '–'}", ""]
    return "\n".join(lines)


def note_text(note: str) -> str:
    """`Example: gloaming …` with the command in code."""
    label, _, command = " ".join(note.split()).partition(": ")
    return f"{label}: `{command}`" if command.startswith("gloaming") else note


def plain(text: str) -> str:
    """Help as Markdown takes it."""
    return " ".join(text.split()).replace("[", "\\[").replace("*", "\\*").replace("<", "\\<")


def setup(app: Sphinx) -> None:
    write_rules(HERE / "rules")
    write_api(HERE / "api")
    app.connect("source-read", put_commands)
