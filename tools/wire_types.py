"""Write web/src/lib/wire.ts: the messages of the browser table as TypeScript types, from the structs of the server.

python tools/wire_types.py          write the file
python tools/wire_types.py --check  say whether it is current (exit code 1 if not)
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec

from rulewright.server import pages, wire

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
HEAD = "// Written by tools/wire_types.py from src/rulewright/server/wire.py and pages.py: change those, not this.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def structs() -> list[type[msgspec.Struct]]:
    """The structs of the wire, then those of the pages, in the order in which they are written there."""
    written = [(module, thing) for module in (wire, pages) for thing in vars(module).values() if inspect.isclass(thing)]
    own = [thing for module, thing in written if thing.__module__ == module.__name__]
    return [thing for thing in own if issubclass(thing, msgspec.Struct) and thing is not wire.Incoming]


def told(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[-1])
    if "anyOf" in schema:
        return " | ".join(told(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(repr(value).replace("'", '"') for value in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    kind = schema.get("type")
    if kind == "array":
        return listed(schema)
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {told(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN[kind] if isinstance(kind, str) else "unknown"


def listed(schema: Schema) -> str:
    """A list, or a tuple of known length."""
    if "prefixItems" in schema:
        return f"[{', '.join(told(part) for part in schema['prefixItems'])}]"
    inner = told(schema.get("items") or {})
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def interface(struct: type[msgspec.Struct], schema: Schema, incoming: bool) -> str:
    """A struct as an interface. What a client may leave out, or the server does, is optional."""
    tag = struct.__struct_config__.tag
    optional_defaults = incoming or struct.__struct_config__.omit_defaults
    contract = inspect.cleandoc(struct.__doc__ or "").splitlines()[0]
    lines = [f"/** {contract} */", f"export interface {struct.__name__} {{"]
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    for field in msgspec.structs.fields(struct):
        optional = "?" if optional_defaults and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {told(schema['properties'][field.encode_name])};")
    return "\n".join([*lines, "}"])


def page() -> str:
    """The whole file."""
    found = structs()
    _, schemas = msgspec.json.schema_components(found, ref_template="#/$defs/{name}")
    parts = [HEAD]
    for struct in found:
        incoming = issubclass(struct, wire.Incoming) or struct.__struct_config__.forbid_unknown_fields
        parts.append(interface(struct, schemas[struct.__name__], bool(incoming)))
    for name, union in (("AnyIncoming", wire.AnyIncoming), ("AnyOutgoing", wire.AnyOutgoing)):
        parts.append(f"export type {name} = {' | '.join(part.__name__ for part in union.__args__)};")
    return "\n\n".join(parts) + "\n"


def main() -> int:
    if "--check" in sys.argv:
        return int(FILE.read_text(encoding="utf-8") != page())
    FILE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
