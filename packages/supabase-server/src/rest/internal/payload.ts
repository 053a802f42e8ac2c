import { z } from "zod";
import { invalidBody } from "./api-error.ts";

const rowSchema = z.record(z.string(), z.unknown());
const bodySchema = z.union([rowSchema, z.array(rowSchema)]);

/** The body of an insert or update. Its text goes to PostgreSQL as it came; only the keys are looked at here. */
export interface Payload {
  /** The rows as the text of a JSON array. */
  arrayText: string;
  rowCount: number;
  isArray: boolean;
  /** The keys of each row differ from those of the first. */
  uneven: boolean;
  /** Of the first row. */
  keys: readonly string[];
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidBody("Empty or invalid json");
    throw error;
  }
}

export function parsePayload(text: string): Payload {
  const parsed = bodySchema.safeParse(parseJson(text));
  if (!parsed.success) throw invalidBody("Empty or invalid json");
  if (!Array.isArray(parsed.data)) {
    return {
      arrayText: `[${text}]`,
      rowCount: 1,
      isArray: false,
      uneven: false,
      keys: Object.keys(parsed.data),
    };
  }
  const rows = parsed.data;
  const keys = Object.keys(rows[0] ?? {});
  const uneven = rows.some(
    (row) =>
      Object.keys(row).length !== keys.length || keys.some((key) => !Object.hasOwn(row, key)),
  );
  return { arrayText: text, rowCount: rows.length, isArray: true, uneven, keys };
}
