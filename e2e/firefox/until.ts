import { setTimeout } from "node:timers/promises";

const patienceMs = 30_000;
const pauseMs = 50;

/**
 * Polls until there is a result; exceptions of a changing page count as none.
 * @param what is the text of the timeout error, such as the expected and the last value.
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
  throw new Error(`Timed out: ${typeof what === "string" ? what : what()}`, { cause });
}

/** Waits for a text; the timeout error contains the last text. */
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
