"""Keys and arguments of Fluent catalogues, to compare languages."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(text: str) -> dict[str, frozenset[str]]:
    """The messages of a catalogue, each with the arguments that it uses."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"not Fluent: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is defined twice"
            found[entry.id.name] = frozenset(variables.names)
    return found
