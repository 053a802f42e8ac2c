import { expect, test } from "vitest";
import { outlastDatabaseLoss } from "./outlast-database-loss.ts";

const lost = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

/** A clock on which waiting is the only thing that takes time. */
function createClock() {
  let time = 0;
  const wait = async (ms: number) => {
    time += ms;
  };
  return { now: () => time, wait };
}

/** Work on a database that comes back after a time. */
const untilBack = (clock: { now: () => number }, backMs: number) => async () => {
  if (clock.now() < backMs) throw lost();
  return clock.now();
};

test("a record of what happened waits half a minute for the next primary", async () => {
  const clock = createClock();
  const recordedAt = await outlastDatabaseLoss(untilBack(clock, 30_000), clock);
  expect(recordedAt).toBeGreaterThanOrEqual(30_000);
  expect(recordedAt).toBeLessThanOrEqual(30_500);
});

test("a record is stored within a tenth of a second after a short loss", async () => {
  const clock = createClock();
  expect(await outlastDatabaseLoss(untilBack(clock, 50), clock)).toBeLessThan(100);
});

test("a database that does not come back fails the record before its mail is due again", async () => {
  const clock = createClock();
  await expect(outlastDatabaseLoss(untilBack(clock, Infinity), clock)).rejects.toThrow(
    "ECONNREFUSED",
  );
  expect(clock.now()).toBeGreaterThanOrEqual(45_000);
  expect(clock.now()).toBeLessThanOrEqual(45_500);
});

test("an error of the statement itself is not repeated", async () => {
  const clock = createClock();
  const fails = async () => {
    throw new Error("wrong");
  };
  await expect(outlastDatabaseLoss(fails, clock)).rejects.toThrow("wrong");
  expect(clock.now()).toBe(0);
});
