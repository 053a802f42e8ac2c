import { createHash } from "node:crypto";

/** What people were told is stored, and when requests succeeded. */
export class LoadRecord {
  /** Times of acknowledged writes, by `performance.now()`. */
  readonly writes: number[] = [];
  readonly reads: number[] = [];
  /** How often an attempt ended with a status, or with the name of an error, and was repeated. */
  readonly failures = new Map<string, number>();
  /** Responses that no client would repeat: 4xx and 500. */
  readonly refusals: string[] = [];

  fail(reason: string): void {
    this.failures.set(reason, (this.failures.get(reason) ?? 0) + 1);
  }
}

/** What one person's writes left, as far as it was acknowledged. */
export interface Acknowledged {
  /** Notes by the title of an application; null where none was acknowledged. */
  readonly applications: Map<string, string | null>;
  /** Descriptions by the title of an experience. */
  readonly experiences: Map<string, string | null>;
  /** SHA-256 by path. */
  readonly objects: Map<string, string>;
  readonly files: Set<string>;
  readonly countedPostings: Set<string>;
  letters: number;
}

export const nothingAcknowledged = (): Acknowledged => ({
  applications: new Map(),
  experiences: new Map(),
  objects: new Map(),
  files: new Set(),
  countedPostings: new Set(),
  letters: 0,
});

export const hashOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/** The longest time between two of the times, from `from` to `to`. */
export function longestGap(times: readonly number[], from: number, to: number): number {
  const within = times.filter((time) => time >= from && time <= to).toSorted((a, b) => a - b);
  let longest = 0;
  let last = from;
  for (const time of [...within, to]) {
    longest = Math.max(longest, time - last);
    last = time;
  }
  return longest;
}
