import type { Cursor } from "./cursor.ts";

/** One step into a JSON value. A key that is a number is an index. */
export interface JsonStep {
  /** `->>`: the value as text. */
  asText: boolean;
  key: string | number;
}

/** A column as a request names it, perhaps with a way into its JSON. Looked up later, never trusted. */
export interface Field {
  name: string;
  path: readonly JsonStep[];
}

const quoted = /"((?:[^"\\]|\\.)*)"/sy;
/** A hyphen belongs to a name unless it begins an arrow. */
const bare = /(?:[\p{L}\p{N}_ $!@]|-(?!>))+/uy;
const bareKey = /(?:[^\s"'(),.:\->]|-(?!>)|\s)+/y;
const wholeNumber = /^-?\d{1,9}$/;

export const unescape = (text: string): string => text.replaceAll(/\\(.)/gs, "$1");

/** A name, quoted when it holds characters that the grammar uses. */
export function parseName(cursor: Cursor): string {
  const inQuotes = cursor.match(quoted);
  if (inQuotes) return unescape(inQuotes[1] ?? "");
  const plain = cursor.match(bare)?.[0].trim();
  if (!plain) throw cursor.failure("field name (* or [a..z0..9_$])");
  return plain;
}

function parsePath(cursor: Cursor): JsonStep[] {
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
