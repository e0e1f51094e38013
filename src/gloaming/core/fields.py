"""The fields of a state, declared once in the class body: copies, plain data and reading follow from them.

    rungs: list[int]             # copied and written
    pool: Fixed[list[int]]       # written, but the same object in every copy
    light: Derived[i64] = 0      # copied, not written: `derive` computes it
    board: Shared[Board]         # the same object in every copy, not written: `derive` finds it

A number, flag or text has its default in the class body. A list never has: it would be shared.

The source of three functions is made from the annotations: `copy_onto`, `to_plain` and `load`. An interpreted
class runs it at first use. A compiled class has no annotations, so it imports the functions from a file that
`python -m tools.state_functions` has written.
"""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable, Mapping
from typing import Annotated, Any, ClassVar, Final, TypeVar, Union, get_args, get_origin, get_type_hints

from mypy_extensions import i64, mypyc_attr

from gloaming.core.actions import Action
from gloaming.core.codec import Plain
from gloaming.core.content import Content

T = TypeVar("T")
Derived = Annotated[T, "derived"]
Fixed = Annotated[T, "fixed"]
Shared = Annotated[T, "shared"]
WRITTEN: Final = ("", "fixed")
CODEC: Final = "gloaming.core.codec"
NO_FIELDS: Final[Mapping[str, Any]] = {}
# Of every state: the base class is compiled, so its annotations cannot be read.
STATE_FIELDS: Final[Mapping[str, Any]] = {"content": Shared[Content], "seats": int}
READERS: Final = {int: "whole", i64: "whole", bool: "flag", float: "number", str: "text"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of a state that changes, such as a draw pile; it declares its fields as a state does."""


class Functions:
    """What is made from a class's fields."""

    def __init__(
        self,
        copy_onto: Callable[[Any, Any], None],
        to_plain: Callable[[Any], dict[str, Plain]],
        load: Callable[[Any, Mapping[str, Plain]], None],
    ) -> None:
        self.copy_onto = copy_onto
        self.to_plain = to_plain
        self.load = load


_made: Final[dict[int, Functions]] = {}  # by the class's id


def functions(cls: type) -> Functions:
    """The functions of an interpreted class."""
    made = _made.get(id(cls))
    if made is None:
        scope: dict[str, Any] = {}
        exec(source(cls), scope)
        made = _made[id(cls)] = Functions(scope["copy_onto"], scope["to_plain"], scope["load"])
    return made


def source(cls: type) -> str:
    """The source of the class's functions."""
    return _Writer(cls).text()


@dataclasses.dataclass(frozen=True)
class _Field:
    name: str
    kind: Any
    role: str  # "", derived, fixed or shared


def _fields(cls: Any, base: Mapping[str, Any] = NO_FIELDS) -> list[_Field]:
    found = []
    for name, hint in {**base, **_hints(cls)}.items():
        if get_origin(hint) is ClassVar:
            continue
        marked = get_origin(hint) is Annotated
        kind, role = (get_args(hint)[0], get_args(hint)[1]) if marked else (hint, "")
        if isinstance(cls.__dict__.get(name), (list, dict, set)):
            raise TypeError(f"{cls.__name__}.{name}: a list in the class body would be shared by all states")
        found.append(_Field(name, kind, role))
    return found


def _hints(cls: type) -> dict[str, Any]:
    """The types of the fields; a state imports kinds of actions, which import it, only for type checkers."""
    try:
        return get_type_hints(cls, include_extras=True)
    except NameError:
        from gloaming.core.discovery import game_in

        kinds = {type(action) for action in game_in(cls.__module__).listed.all}
        known = {base.__name__: base for kind in kinds for base in kind.__mro__}
        return get_type_hints(cls, localns=known, include_extras=True)


def _catalogue(kind: type) -> str:
    """The module with the actions of the kind's game."""
    from gloaming.core.discovery import game_in

    return f"{type(game_in(kind.__module__)).__module__}.actions"


class _Writer:
    """Writes the functions of a class and of its parts."""

    def __init__(self, cls: type) -> None:
        self.cls = cls
        self.imports: set[tuple[str, str]] = {("collections.abc", "Mapping"), (CODEC, "Plain")}
        self.parts: dict[str, list[str]] = {}

    def text(self) -> str:
        body = self._functions(self.cls, "copy_onto", "to_plain", "load")
        lines = [line for part in self.parts.values() for line in part] + body
        modules = sorted({module for module, _ in self.imports})
        heads = [
            f"from {module} import {', '.join(sorted(name for of, name in self.imports if of == module))}"
            for module in modules
        ]
        return "\n".join(["from __future__ import annotations", *heads, "", *lines]) + "\n"

    def _functions(self, cls: type, copy: str, plain: str, load: str) -> list[str]:
        fields, name = _fields(cls, STATE_FIELDS if cls is self.cls else NO_FIELDS), cls.__name__
        written = [field for field in fields if field.role in WRITTEN]
        self._use(CODEC, "check_keys")
        keys = ", ".join(repr(field.name) for field in written)
        return [
            f"def {copy}(state: {name}, copy: {name}) -> None:",
            *(f"    copy.{field.name} = {self._copied(field)}" for field in fields),
            "",
            f"def {plain}(state: {name}) -> dict[str, Plain]:",
            "    return {",
            *(
                f"        {field.name!r}: {self._plain(field.kind, f'state.{field.name}')},"
                for field in written
            ),
            "    }",
            "",
            f"def {load}(state: {name}, plain: Mapping[str, Plain]) -> None:",
            f"    check_keys(plain, ({keys},))",
            *(
                f"    state.{field.name} = {self._read(field.kind, f'plain[{field.name!r}]', field.name)}"
                for field in written
            ),
            "",
        ]

    def _use(self, module: str, name: str) -> str:
        self.imports.add((module, name))
        return name

    def _class(self, kind: Any) -> str:
        return self._use(kind.__module__, kind.__name__)

    def _record(self, cls: Any) -> str:
        """The name of the function that reads a frozen dataclass, which is written once."""
        name = f"read_{cls.__name__.lower()}"
        if name not in self.parts:
            made = self._class(cls)
            fields = _fields(cls)
            items = [self._read(field.kind, f"found[{n}]", field.name) for n, field in enumerate(fields)]
            self.parts[name] = [
                f"def {name}(value: Plain, name: str) -> {made}:",
                f"    found = {self._use(CODEC, 'items')}(value, name, {len(fields)})",
                f"    return {made}({', '.join(items)})",
                "",
            ]
        return name

    def _part(self, cls: type) -> str:
        """The suffix of the functions of a part, which are written once."""
        name = cls.__name__.lower()
        if name not in self.parts:
            self.parts[name] = []
            made = self._class(cls)
            self.parts[name] = [
                *self._functions(cls, f"copy_onto_{name}", f"to_plain_{name}", f"load_{name}"),
                f"def copy_{name}(part: {made}) -> {made}:",
                f"    copy = {made}()",
                f"    copy_onto_{name}(part, copy)",
                "    return copy",
                "",
                f"def read_{name}(value: Plain, name: str) -> {made}:",
                f"    part = {made}()",
                f"    load_{name}(part, {self._use(CODEC, 'mapping')}(value, name))",
                "    return part",
                "",
            ]
        return name

    # --- expressions, by type ------------------------------------------------------------------------

    def _copied(self, field: _Field) -> str:
        value = f"state.{field.name}"
        return value if field.role in ("fixed", "shared") else self._copy(field.kind, value)

    def _copy(self, kind: Any, value: str) -> str:
        if _optional(kind) is not None:
            copy = self._copy(_optional(kind), value)
            return value if copy == value else f"({copy} if {value} is not None else None)"
        if get_origin(kind) is list:
            each = _each(value)
            copy = self._copy(get_args(kind)[0], each)
            return f"{value}[:]" if copy == each else f"[{copy} for {each} in {value}]"
        if get_origin(kind) is dict:
            return f"dict({value})"
        return f"copy_{self._part(kind)}({value})" if _is(kind, Part) else value

    def _plain(self, kind: Any, value: str) -> str:
        if _optional(kind) is not None:
            plain = self._plain(_optional(kind), value)
            return value if plain == value else f"({plain} if {value} is not None else None)"
        if get_origin(kind) in (list, tuple):
            each = _each(value)
            plain = self._plain(get_args(kind)[0], each)
            return f"list({value})" if plain == each else f"[{plain} for {each} in {value}]"
        if get_origin(kind) is dict:
            return f"dict({value})"
        if _is(kind, Action):
            return f"{value}.notation"
        if _is(kind, Part):
            return f"to_plain_{self._part(kind)}({value})"
        if dataclasses.is_dataclass(kind):
            return (
                f"[{', '.join(self._plain(field.kind, f'{value}.{field.name}') for field in _fields(kind))}]"
            )
        if hasattr(kind, "from_plain"):
            return f"{value}.to_plain()"
        return f"int({value})" if kind is i64 else value

    def _read(self, kind: Any, value: str, name: str) -> str:
        if _optional(kind) is not None:
            return f"(None if {value} is None else {self._read(_optional(kind), value, name)})"
        if get_origin(kind) in (list, tuple):
            each = _each(value)
            item = self._read(get_args(kind)[0], each, name)
            found = f"[{item} for {each} in {self._use(CODEC, 'items')}({value}, {name!r})]"
            return found if get_origin(kind) is list else f"tuple({found})"
        if _is(kind, Action):
            catalogue = self._use(_catalogue(kind), "CATALOGUE")
            return f"{catalogue}.expect({self._class(kind)}, {value}, {name!r})"
        if _is(kind, Part):
            return f"read_{self._part(kind)}({value}, {name!r})"
        if dataclasses.is_dataclass(kind):
            return f"{self._record(kind)}({value}, {name!r})"
        if hasattr(kind, "from_plain"):
            return f"{self._class(kind)}.from_plain({value}, {name!r})"
        if kind not in READERS:
            raise TypeError(
                f"{self.cls.__name__}: the field {name} has a type that cannot be written: {kind}"
            )
        return f"{self._use(CODEC, READERS[kind])}({value}, {name!r})"


def _each(value: str) -> str:
    """A name for the items of a list: `each`, in a list of lists `each_each`."""
    return f"{value}_each" if value.startswith("each") else "each"


def _optional(kind: Any) -> Any:
    """The other type of a union with None, otherwise None."""
    if get_origin(kind) not in (Union, types.UnionType):
        return None
    rest = [arg for arg in get_args(kind) if arg is not types.NoneType]
    return rest[0] if len(rest) == 1 and len(get_args(kind)) == 2 else None


def _is(kind: Any, base: type) -> bool:
    return isinstance(kind, type) and issubclass(kind, base)
