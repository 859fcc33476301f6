"""Ways to break a rule: each takes one place of a source file and makes it say something else.

They are small on purpose (a test turned round, a number one higher, a step left out), so that what goes wrong is the
rule at that place and not the program.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
SAID = ("annotation", "returns", "decorator_list", "bases")
"""Parts of a source that say something about it and do nothing."""
LONGEST = 110
Path = tuple[tuple[str, int | None], ...]
"""The way to a node from the module: fields, and places in lists."""


class Break(NamedTuple):
    """One place made to say something else."""

    line: int
    path: Path
    was: str
    becomes: ast.AST

    def told(self) -> str:
        """What it was and what it becomes."""
        return f"{self.was}  ->  {told(self.becomes)}"

    def tree(self, module: ast.Module) -> ast.Module:
        """The module with this break."""
        broken = copy.deepcopy(module)
        above: ast.AST = broken
        for name, place in self.path[:-1]:
            field = getattr(above, name)
            above = field if place is None else field[place]
        name, place = self.path[-1]
        if place is None:
            setattr(above, name, self.becomes)
        else:
            getattr(above, name)[place] = self.becomes
        return ast.fix_missing_locations(broken)


def breaks_of(node: ast.AST, path: Path = ()) -> Iterator[Break]:
    """Every break of a module, from its beginning to its end."""
    for name, field in ast.iter_fields(node):
        if name in SAID:
            continue
        for place, child in enumerate(field) if isinstance(field, list) else [(None, field)]:
            if isinstance(child, ast.AST):
                way = (*path, (name, place))
                for changed in (*other_statements(child), *other_expressions(child)):
                    yield Break(line_of(child), way, told(child), ast.copy_location(changed, child))
                yield from breaks_of(child, way)


def line_of(node: ast.AST) -> int:
    """The line on which a node begins."""
    return node.target.lineno if isinstance(node, ast.comprehension) else node.lineno  # type: ignore[attr-defined]


def told(node: ast.AST) -> str:
    """A node on one short line."""
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def other_statements(node: ast.AST) -> Iterator[ast.AST]:
    """What a statement could say instead."""
    match node:
        case ast.If(test, body, orelse):
            for other in (ast.UnaryOp(ast.Not(), test), ast.Constant(False), ast.Constant(True)):
                yield ast.If(other, body, orelse)
        case ast.While(test, body, orelse):
            yield ast.While(ast.Constant(False), body, orelse)
        case ast.Expr(value) if not isinstance(value, ast.Constant):
            yield ast.Pass()
        case ast.AugAssign() | ast.Continue() | ast.Break():
            yield ast.Pass()
        case ast.Return(ast.Call(ast.Name("any" | "all" | "bool")) as asked):
            yield ast.Return(ast.UnaryOp(ast.Not(), asked))


def other_expressions(node: ast.AST) -> Iterator[ast.AST]:
    """What an expression could say instead."""
    match node:
        case ast.IfExp(_, body, orelse):
            yield from (body, orelse)
        case ast.Compare(left, [op], right) if type(op) in COMPARED:
            yield ast.Compare(left, [COMPARED[type(op)]()], right)
        case ast.BoolOp(op, values):
            for place in range(len(values)):
                rest = [*values[:place], *values[place + 1 :]]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in RECKONED:
            yield ast.BinOp(left, RECKONED[type(op)](), right)
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)
        case ast.Call(ast.Name(name), args, keywords) if name in CALLED:
            yield ast.Call(ast.Name(CALLED[name], ast.Load()), args, keywords)
        case ast.comprehension(target, iterated, [_, *_], is_async):
            yield ast.comprehension(target, iterated, [], is_async)
        case ast.Tuple([_, _, *_] as parts, ast.Load() as load):
            yield from (ast.Tuple(parts[1:], load), ast.Tuple(parts[:-1], load))
        case ast.List([_, *_] as parts, ast.Load() as load):
            yield from (ast.List(parts[1:], load), ast.List(parts[:-1], load))
