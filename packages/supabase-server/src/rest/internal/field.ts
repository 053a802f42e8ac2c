import type { Cursor } from "./cursor.ts";

/** One step of a JSON path. A numeric key is an array index. */
export interface JsonStep {
  /** `->>`: the value as text. */
  asText: boolean;
  key: string | number;
}

/** A column name of a request with an optional JSON path. Not validated: it is only looked up in the catalogue. */
export interface Field {
  name: string;
  path: readonly JsonStep[];
}

const quoted = /"((?:[^"\\]|\\.)*)"/sy;
/** A hyphen is part of a name unless it begins an arrow. */
const bare = /(?:[\p{L}\p{N}_ $!@]|-(?!>))+/uy;
/** In a selection `!` begins a hint. */
const selected = /(?:[\p{L}\p{N}_ $@]|-(?!>))+/uy;
const bareKey = /(?:[^\s"'(),.:\->]|-(?!>)|\s)+/y;
const wholeNumber = /^-?\d{1,9}$/;

export const unescape = (text: string): string => text.replaceAll(/\\(.)/gs, "$1");

function parseWith(cursor: Cursor, unquoted: RegExp): string {
  const inQuotes = cursor.match(quoted);
  if (inQuotes) return unescape(inQuotes[1] ?? "");
  const plain = cursor.match(unquoted)?.[0].trim();
  if (!plain) throw cursor.failure("field name (* or [a..z0..9_$])");
  return plain;
}

/** Parses a name, which is quoted when it contains characters of the grammar. */
export const parseName = (cursor: Cursor): string => parseWith(cursor, bare);

/** Parses a name of a column, alias, relation or hint in a selection. */
export const parseSelectedName = (cursor: Cursor): string => parseWith(cursor, selected);

export function parsePath(cursor: Cursor): JsonStep[] {
  const path: JsonStep[] = [];
  while (cursor.next("->")) {
    const asText = cursor.take("->>");
    if (!asText) cursor.expect("->");
    const inQuotes = cursor.match(quoted);
    const key = inQuotes ? unescape(inQuotes[1] ?? "") : cursor.match(bareKey)?.[0];
    if (key === undefined) throw cursor.failure("a JSON key");
    path.push({ asText, key: !inQuotes && wholeNumber.test(key) ? Number(key) : key });
  }
  return path;
}

export const parseField = (cursor: Cursor): Field => ({
  name: parseName(cursor),
  path: parsePath(cursor),
});
