import { ApiError } from "./api-error.ts";
import { Cursor } from "./cursor.ts";
import type { Field } from "./field.ts";
import { parseField, parseName } from "./field.ts";

export type SelectItem =
  | { kind: "all" }
  | { kind: "field"; field: Field; alias?: string; cast?: string }
  | { kind: "embedded"; name: string };

const castName = /[A-Za-z_][A-Za-z0-9_ ]*(?:\[\])?/y;
const aggregate = /\.(?:count|sum|avg|min|max)\(\)/y;

/** `alias:field` or `field`. */
function parseNamed(cursor: Cursor): { field: Field; alias?: string } {
  const field = parseField(cursor);
  if (cursor.next("::") || !cursor.take(":")) return { field };
  return { field: parseField(cursor), alias: field.name };
}

function rejectAggregate(cursor: Cursor, name: string): void {
  if (!cursor.match(aggregate) && !(name === "count" && cursor.take("()"))) return;
  throw new ApiError({
    status: 400,
    code: "PGRST123",
    message: "Use of aggregate functions is not allowed",
  });
}

function parseItem(cursor: Cursor): SelectItem {
  if (cursor.take("*")) return { kind: "all" };
  const spread = cursor.take("...");
  const named = parseNamed(cursor);
  rejectAggregate(cursor, named.field.name);
  if (spread || cursor.next("(") || cursor.next("!"))
    return { kind: "embedded", name: named.field.name };
  if (!cursor.take("::")) return { kind: "field", ...named };
  const cast = cursor.match(castName)?.[0].trim();
  if (!cast) throw cursor.failure("a type");
  return { kind: "field", cast, ...named };
}

/** Parses `select=`. An empty or absent parameter selects all columns. */
export function parseSelection(text: string | undefined): readonly SelectItem[] {
  if (!text) return [{ kind: "all" }];
  const cursor = new Cursor("select parameter", text);
  const items: SelectItem[] = [];
  do {
    const item = parseItem(cursor);
    items.push(item);
    // The rest is inside an embedding, which is rejected.
    if (item.kind === "embedded") return items;
  } while (cursor.take(","));
  cursor.expectEnd();
  return items;
}

/** Parses `columns=` and `on_conflict=`: names separated by commas. */
export function parseNames(subject: string, text: string): readonly string[] {
  const cursor = new Cursor(subject, text);
  const names: string[] = [];
  do names.push(parseName(cursor));
  while (cursor.take(","));
  cursor.expectEnd();
  return [...new Set(names)];
}
