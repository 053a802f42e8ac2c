import { Cursor } from "./cursor.ts";
import type { Field } from "./field.ts";
import { parseField } from "./field.ts";

export interface OrderTerm {
  field: Field;
  /** The label of an embed whose column this is. */
  embedded?: string;
  direction?: "asc" | "desc";
  nulls?: "first" | "last";
}

function parseTerm(cursor: Cursor): OrderTerm {
  const field = parseField(cursor);
  const term: OrderTerm = cursor.take("(")
    ? { field: parseField(cursor), embedded: field.name }
    : { field };
  if (term.embedded !== undefined) cursor.expect(")");
  if (cursor.take(".asc")) term.direction = "asc";
  else if (cursor.take(".desc")) term.direction = "desc";
  if (cursor.take(".nullsfirst")) term.nulls = "first";
  else if (cursor.take(".nullslast")) term.nulls = "last";
  return term;
}

/** Parses `order=`. */
export function parseOrdering(text: string | undefined): readonly OrderTerm[] {
  if (!text) return [];
  const cursor = new Cursor("order", text);
  const terms: OrderTerm[] = [];
  do terms.push(parseTerm(cursor));
  while (cursor.take(","));
  cursor.expectEnd();
  return terms;
}
