import { setTimeout } from "node:timers/promises";

const patienceMs = 30_000;
const pauseMs = 50;

/**
 * Looks until there is something to see, as a person waits; what a page that is just changing throws is nothing yet.
 * @param what is waited for, with what was there instead when it is said in the end.
 */
export async function until<T>(
  what: string | (() => string),
  look: () => Promise<T | undefined | false>,
): Promise<T> {
  const end = performance.now() + patienceMs;
  let cause: unknown;
  while (performance.now() < end) {
    try {
      const seen = await look();
      if (seen !== undefined && seen !== false) return seen;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await setTimeout(pauseMs);
  }
  throw new Error(`Waited in vain: ${typeof what === "string" ? what : what()}`, { cause });
}

/** Waits for words, and tells which ones were there instead. */
export async function untilRead(
  words: RegExp,
  read: () => Promise<string | undefined>,
): Promise<string> {
  let text: string | undefined;
  return until(
    () => `${String(words)} in ${text?.slice(0, 500) ?? "nothing"}`,
    async () => {
      text = await read();
      return text !== undefined && words.test(text) ? text : undefined;
    },
  );
}
