import { isDeepStrictEqual } from "node:util";

/** Prints a line of the journey. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints the value. @throws unless it equals the expected value. */
export function assertEqual(what: string, seen: unknown, expected: unknown): void {
  const told = JSON.stringify(seen);
  if (!isDeepStrictEqual(seen, expected))
    throw new Error(`${what}: saw ${told.slice(0, 1000)}, not ${JSON.stringify(expected)}`);
  say(`  ✓ ${what}: ${told}`);
}
