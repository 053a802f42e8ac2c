import { isDeepStrictEqual } from "node:util";

/** Prints a line of the journey. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints the value. @throws unless it equals the expected value. */
export function assertEqual(what: string, seen: unknown, expected: unknown): void {
  const actual = JSON.stringify(seen);
  if (!isDeepStrictEqual(seen, expected))
    throw new Error(`${what}: saw ${actual.slice(0, 1000)}, not ${JSON.stringify(expected)}`);
  say(`  ✓ ${what}: ${actual}`);
}
