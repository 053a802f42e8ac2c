import { isDeepStrictEqual } from "node:util";

/** Prints a line of what the journey sees. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints what was seen. @throws when it is not what was expected. */
export function expectSeen(what: string, seen: unknown, expected: unknown): void {
  const told = JSON.stringify(seen);
  if (!isDeepStrictEqual(seen, expected))
    throw new Error(`${what}: saw ${told.slice(0, 1000)}, not ${JSON.stringify(expected)}`);
  say(`  ✓ ${what}: ${told}`);
}
