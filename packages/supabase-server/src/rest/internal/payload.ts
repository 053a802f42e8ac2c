import { invalidBody } from "./api-error.ts";
import type { JsonBody } from "./json-body.ts";

/** The body of an insert or update. */
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

export function payloadOf({ text, outline }: JsonBody): Payload {
  switch (outline.kind) {
    case "invalid":
    case "other":
      throw invalidBody("Empty or invalid json");
    case "object": {
      const { keys } = outline;
      return { arrayText: `[${text}]`, rowCount: 1, isArray: false, uneven: false, keys };
    }
    case "rows": {
      const { keys, rowCount, uneven } = outline;
      return { arrayText: text, rowCount, isArray: true, uneven, keys };
    }
  }
}
