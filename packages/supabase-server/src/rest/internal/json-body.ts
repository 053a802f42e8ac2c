import { ApiError } from "./api-error.ts";

/** The properties of a JSON text that a plan depends on. `keys` are those of the object, or of the first row. */
type JsonOutline =
  | { readonly kind: "invalid" }
  /** Neither an object nor an array of objects. */
  | { readonly kind: "other" }
  | { readonly kind: "object"; readonly keys: readonly string[] }
  | {
      readonly kind: "rows";
      readonly keys: readonly string[];
      readonly rowCount: number;
      /** The keys of some row differ from those of the first. */
      readonly uneven: boolean;
    };

/** Above PostgreSQL's maximum of 1,600 columns per table. */
const maxKeys = 2_000;

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function outlineRows(rows: readonly object[]): JsonOutline {
  const keys = Object.keys(rows[0] ?? {}).slice(0, maxKeys);
  const uneven = rows.some(
    (row) =>
      Object.keys(row).length !== keys.length || keys.some((key) => !Object.hasOwn(row, key)),
  );
  return { kind: "rows", keys, rowCount: rows.length, uneven };
}

function outlineJson(text: string): JsonOutline {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: "invalid" };
  }
  if (Array.isArray(value)) return value.every(isObject) ? outlineRows(value) : { kind: "other" };
  return isObject(value)
    ? { kind: "object", keys: Object.keys(value).slice(0, maxKeys) }
    : { kind: "other" };
}

/** The body of a request: its text is sent to PostgreSQL unchanged. */
export interface JsonBody {
  readonly text: string;
  readonly outline: JsonOutline;
}

/** Parsing more would block other requests for seconds; 5 MB of applications have some 120,000. */
const maxValues = 300_000;

function hasTooManyValues(text: string, signs: readonly string[]): boolean {
  let count = 0;
  for (const sign of signs) {
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
      count += 1;
      if (count > maxValues) return true;
    }
  }
  return false;
}

/** @throws ApiError 413 when the text has more than 300,000 of the signs that separate values. */
export function checkValueCount(text: string, signs: readonly string[]): void {
  if (!hasTooManyValues(text, signs)) return;
  const message = "The body has too many values";
  throw new ApiError({
    status: 413,
    code: "PGRST102",
    message,
    hint: "Send fewer rows at once.",
  });
}

/** @throws ApiError 413 when the text has more than 300,000 values. */
export function jsonBody(text: string): JsonBody {
  checkValueCount(text, [",", "["]);
  return { text, outline: outlineJson(text) };
}
