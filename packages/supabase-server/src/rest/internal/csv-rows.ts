import { bodyTooLarge, invalidBody } from "./api-error.ts";
import { checkValueCount } from "./json-body.ts";

/**
 * The maximum characters of names in the JSON, where each row repeats them, for a text of this length. A name in PostgreSQL
 * has at most 63 bytes.
 */
const maxRepeatedNames = (length: number): number => Math.min(32 * 1024 ** 2, 64 * length);

/** A quoted field, or one up to the next comma or line break. */
const field = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;
const separator = /,|\r?\n|\r/y;

/** The field at a position, and the separator after it; none at the end. */
function fieldAt(text: string, at: number): { value: string; separator: string; end: number } {
  field.lastIndex = at;
  const [, quoted, bare = ""] = field.exec(text) ?? [];
  separator.lastIndex = field.lastIndex;
  const end = field.lastIndex;
  const sign = separator.exec(text)?.[0] ?? "";
  if (sign === "" && end < text.length) throw invalidBody("The body is not valid CSV");
  return { value: quoted?.replaceAll('""', '"') ?? bare, separator: sign, end: end + sign.length };
}

/** Parses CSV (RFC 4180) in one pass. */
function parseLines(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at < text.length) {
    const found = fieldAt(text, at);
    line.push(found.value);
    at = found.end;
    if (found.separator === "," && at < text.length) continue;
    if (found.separator === ",") line.push("");
    lines.push(line);
    line = [];
  }
  return lines;
}

/**
 * The rows of a CSV body as JSON text: objects of strings with the names of the first line. `NULL` is null, as in
 * PostgREST.
 * @throws {ApiError} 413 when there are too many values, or when the JSON would be many times as long as the text.
 */
export function csvRows(text: string): string {
  checkValueCount(text, [",", "\n", "\r"]);
  const [names, ...lines] = parseLines(text);
  if (!names) throw invalidBody("The body has no header line");
  const repeated = JSON.stringify(names).length * lines.length;
  if (repeated > maxRepeatedNames(text.length)) throw bodyTooLarge();
  const rows = lines.map((line) => {
    if (line.length !== names.length)
      throw invalidBody("All lines must have same number of fields");
    return Object.fromEntries(
      names.map((name, at) => [name, line[at] === "NULL" ? null : (line[at] ?? "")]),
    );
  });
  return JSON.stringify(rows);
}
