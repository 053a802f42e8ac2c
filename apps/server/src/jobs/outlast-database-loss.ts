import { setTimeout as delay } from "node:timers/promises";
import { isDatabaseLost } from "@postulo/postgres/lost-database";

/**
 * Above the half minute in which a lost primary is replaced (docs/deploy.md#several-machines). The last attempt
 * ends later: in the worst case the minute has passed after which another process takes the mail, and sends it again with
 * the same Message-ID.
 */
const limitMs = 45_000;
/** Short at first: until the record is stored, a process that is killed leaves the mail to be sent again. */
const firstDelayMs = 10;
const longestDelayMs = 500;

/** What passes time; given by tests. */
interface Clock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const realClock: Clock = { now: () => performance.now(), wait: (ms) => delay(ms) };

/**
 * Runs a statement that records what already happened outside the database, again while the database cannot be reached,
 * for 45 seconds: PostgreSQL replays its log after a crash, and a standby becomes the primary. The statement must have the
 * same effect twice.
 */
export async function outlastDatabaseLoss<T>(
  work: () => Promise<T>,
  { now, wait }: Clock = realClock,
): Promise<T> {
  const until = now() + limitMs;
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(2 * delayMs, longestDelayMs)) {
    try {
      return await work();
    } catch (error) {
      if (now() >= until || !isDatabaseLost(error)) throw error;
      await wait(delayMs);
    }
  }
}
