"""Reads from the source which keys of the catalogues it names; parts that are computed become a star."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

KEY = re.compile(r"@?[a-z*][\w*]*(-[\w*]+)*")
PYTHON_LOOKUPS = {"t", "has", "Phrase", "Refusal", "RequestRefused", "NotFound", "NotPermitted", "Conflict"}
WEB_LOOKUP = re.compile(r"\b(?:t|text|(?:texts|catalogue)\.find)\(")
ALWAYS_KEYS = ("refusal-", "reason-", "note-", "verify-")  # prefixes that nothing else has


def named(files: Iterable[Path]) -> set[str]:
    """Everything in the files that can be a key: whole strings, with stars for computed parts."""
    return set().union(*(_strings(file) for file in files))


def asked(files: Iterable[Path]) -> set[str]:
    """What the files look up in a catalogue for certain."""
    return set().union(*(_lookups(file) for file in files))


def pattern(key: str) -> re.Pattern[str]:
    return re.compile(re.escape(key).replace(r"\*", ".+"))


@cache
def _strings(file: Path) -> frozenset[str]:
    text = file.read_text(encoding="utf-8")
    found = _python_strings(ast.parse(text)) if file.suffix == ".py" else _web_strings(text)
    return frozenset(one.removeprefix("@") for one in found if KEY.fullmatch(one))


@cache
def _lookups(file: Path) -> frozenset[str]:
    text = file.read_text(encoding="utf-8")
    found = _python_lookups(ast.parse(text)) if file.suffix == ".py" else _web_lookups(text)
    certain = [one for one in _strings(file) if one.startswith(ALWAYS_KEYS)]
    return frozenset([*certain, *(one for one in found if KEY.fullmatch(one))])


# --- Python ------------------------------------------------------------------------------------------------


def _python_strings(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    if isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
    for child in ast.iter_child_nodes(node):
        if not (isinstance(node, ast.JoinedStr) and isinstance(child, ast.Constant)):
            yield from _python_strings(child)


def _python_lookups(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and _called(node.func) in PYTHON_LOOKUPS:
            key = node.args[0]
            for one in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
                if isinstance(one, ast.Constant | ast.JoinedStr):
                    yield next(_python_strings(one), "")


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


# --- TypeScript and Svelte ---------------------------------------------------------------------------------


def _web_strings(text: str) -> Iterator[str]:
    for _, one in re.findall(r"""(['"])([^'"`\n]*)\1""", text):
        yield one
    for one in re.findall(r"`([^`]*)`", text):
        yield re.sub(r"\$\{[^}]*\}", "*", one)


def _web_lookups(text: str) -> Iterator[str]:
    for call in WEB_LOOKUP.finditer(text):
        argument = re.sub(r"[=!]== *'[^']*'", "", _first_argument(text, call.end()))
        templates = re.findall(r"`([^`]*)`", argument)
        yield from (re.sub(r"\$\{[^}]*\}", "*", one) for one in templates)
        yield from re.findall(r"'([^']*)'", re.sub(r"`[^`]*`", "", argument))


def _first_argument(text: str, start: int) -> str:
    """The source from here up to the comma or the bracket that ends an argument."""
    depth = 0
    for end in range(start, len(text)):
        if depth == 0 and text[end] in ",)":
            return text[start:end]
        depth += (text[end] in "([{") - (text[end] in ")]}")
    raise ValueError("a bracket is not closed")
