"""No two functions of ten or more lines are equal up to names."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from paths import ROOT, SOURCE

FEWEST_LINES = 10
IGNORED = {"annotation", "ctx", "returns", "type_comment", "kind"}

Function = ast.FunctionDef | ast.AsyncFunctionDef

# Pairs that stay: functions that declare and compute nothing. At most five.
DECLARATIONS = {
    # Two records of four fields; the content types are plain classes, which mypyc makes fastest.
    frozenset({"content/types.py:Kit.__init__", "content/types.py:Character.__init__"}),
}


def shape(node: object) -> object:
    """A syntax tree without names, values of constants, and annotations."""
    if isinstance(node, list):
        return tuple(shape(part) for part in node)
    if isinstance(node, ast.Constant):
        return type(node.value).__name__
    if isinstance(node, ast.AST):
        fields = ((name, value) for name, value in ast.iter_fields(node) if name not in IGNORED)
        return (type(node).__name__, *((name, shape(value)) for name, value in fields))
    return None if isinstance(node, str) else node


def functions(node: ast.AST, owner: str = "") -> Iterator[tuple[str, Function]]:
    """All functions below a node, with the names of their classes."""
    for child in ast.iter_child_nodes(node):
        inner = owner
        if isinstance(child, ast.ClassDef):
            inner = f"{owner}{child.name}."
        elif isinstance(child, Function):
            yield f"{owner}{child.name}", child
        yield from functions(child, inner)


def body(function: Function) -> list[ast.stmt]:
    """The statements of a function without its docstring."""
    return function.body if ast.get_docstring(function) is None else function.body[1:]


def equal_functions(files: list[Path]) -> list[list[str]]:
    """Groups of functions whose bodies have the same shape."""
    groups: defaultdict[object, list[str]] = defaultdict(list)
    for file in files:
        for name, function in functions(ast.parse(file.read_text(encoding="utf-8"))):
            lines = (function.end_lineno or 0) - function.lineno + 1
            if lines >= FEWEST_LINES:
                groups[shape(body(function))].append(f"{file}:{name}")
    return [group for group in groups.values() if len(group) > 1]


def is_declared(group: list[str]) -> bool:
    """Whether the group is one of the pairs that stay."""
    return any(
        len(pair) == len(group) and all(any(place.endswith(end) for place in group) for end in pair)
        for pair in DECLARATIONS
    )


def test_no_two_functions_are_equal_up_to_names() -> None:
    ours = {file.parent for file in SOURCE.glob("games/*/state_gen.py")}
    new = [file.parent for file in SOURCE.glob("games/*/__init__.py") if file.parent not in ours]
    files = [file for top in (SOURCE, ROOT / "tools") for file in sorted(top.rglob("*.py"))]
    files = [
        file for file in files if not any(game in file.parents for game in new)
    ]  # copies of the template
    assert len(files) > 200
    found = equal_functions(files)
    assert [group for group in found if not is_declared(group)] == []
    assert len(DECLARATIONS) <= 5
    assert sum(is_declared(group) for group in found) == len(DECLARATIONS), "a pair is listed in vain"


FIRST = '''
def total(prices: list[int], most: int = 5) -> int:
    """The sum of the highest prices."""
    result = 0
    for price in sorted(prices)[:most]:
        if price > 3:
            result += price
        else:
            result -= 1
    print("total", result)
    return result
'''


def test_other_names_and_values_do_not_hide_a_copy(tmp_path: Path) -> None:
    one, other, different = (tmp_path / name for name in ("one.py", "other.py", "different.py"))
    one.write_text(FIRST)
    other.write_text(FIRST.replace("price", "weight").replace("3", "4").replace("result", "sum_"))
    different.write_text(FIRST.replace("+=", "*="))
    assert equal_functions([one, other, different]) == [[f"{one}:total", f"{other}:total"]]
