import { expect, test } from "vitest";
import { runCleanups } from "./run-cleanups.ts";

test("cleanups run in reverse order, and a failing one does not skip the others", async () => {
  const ended: string[] = [];
  const ends = ["database", "pool", "mail"].map((name) => async () => {
    ended.push(name);
    if (name === "pool") throw new Error("the pool is stuck");
  });
  const failure: unknown = await runCleanups(ends).catch((error: unknown) => error);
  expect(ended).toEqual(["mail", "pool", "database"]);
  expect(failure).toMatchObject({ errors: [{ message: "the pool is stuck" }] });
});
