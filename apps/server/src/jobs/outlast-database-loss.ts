import { setTimeout as delay } from "node:timers/promises";
import { isDatabaseLost } from "@postulo/postgres/lost-database";

const attempts = 20;
const delayMs = 500;

/**
 * Runs a statement that records what already happened outside the database, again while the database cannot be reached,
 * for ten seconds: PostgreSQL replays its log after a crash. The statement must have the same effect twice.
 */
export async function outlastDatabaseLoss<T>(work: () => Promise<T>): Promise<T> {
  for (let at = 1; ; at += 1) {
    try {
      return await work();
    } catch (error) {
      if (at === attempts || !isDatabaseLost(error)) throw error;
      await delay(delayMs);
    }
  }
}
