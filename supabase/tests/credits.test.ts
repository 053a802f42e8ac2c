import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CreditCalls } from "./credit-calls.ts";
import { asVisitor, createUser, errorOf } from "./test-users.ts";

let database: TestDatabase;
let calls: CreditCalls;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 20 });
  calls = new CreditCalls(database);
});
afterAll(() => database.drop());

describe("a limit", () => {
  test("of 10 grants exactly 10 of 200 concurrent calls on 20 connections", async () => {
    const user = await createUser(database, "BETA");
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => calls.consume(user, "cover_letter")),
    );
    expect(answers).toHaveLength(200);
    expect(answers.filter(Boolean)).toHaveLength(10);
    expect(await calls.used(user, "cover_letter")).toBe(10);
  });

  test("grants a quantity completely or not at all", async () => {
    const user = await createUser(database, "BETA");
    expect(await calls.consume(user, "doc_upload", 8)).toBe(true);
    expect(await calls.consume(user, "doc_upload", 3)).toBe(false);
    expect(await calls.consume(user, "doc_upload", 2)).toBe(true);
    expect(await calls.used(user, "doc_upload")).toBe(10);
  });

  test("of 0 grants nothing", async () => {
    expect(await calls.consume(await createUser(database, "Free"), "cover_letter")).toBe(false);
  });

  test("does not apply to an unlimited plan, whose usage is counted", async () => {
    const user = await createUser(database, "VIP");
    expect(await calls.consume(user, "cover_letter", 100)).toBe(true);
    expect(await calls.usage(user)).toContainEqual({
      feature: "cover_letter",
      used: 100,
      quota: null,
      is_unlimited: true,
    });
  });

  test("rejects a quantity that is not positive, too large or missing, and an unknown feature", async () => {
    const user = await createUser(database, "VIP");
    for (const quantity of [0, -1, -2_147_483_648, 101, 2_147_483_647]) {
      expect(await calls.consume(user, "cover_letter", quantity)).toBe(false);
      expect(await calls.release(user, "cover_letter", quantity)).toBe(false);
    }
    const nothing = await calls.call(user, "try_consume($1, 'cover_letter', null)", [
      user.subscriptionId,
    ]);
    expect(nothing).toBe(false);
    expect(await calls.consume(user, "wishes")).toBe(false);
    expect(await calls.used(user, "cover_letter")).toBe(0);
  });

  test("of another user is unchanged", async () => {
    const [victim, stranger] = [await createUser(database, "BETA"), await createUser(database)];
    expect(await calls.consume(victim, "cover_letter")).toBe(true);
    const posing = { ...stranger, subscriptionId: victim.subscriptionId };
    expect(await calls.consume(posing, "cover_letter")).toBe(false);
    expect(await calls.release(posing, "cover_letter")).toBe(false);
    expect(await calls.used(victim, "cover_letter")).toBe(1);
    const asAnon = asVisitor(database, (client) =>
      client.query("select public.try_consume($1, 'cover_letter', 1)", [victim.subscriptionId]),
    );
    expect(await errorOf(asAnon)).toBe("42501");
  });

  test("is that of the current plan: a cancelled one is Free from its date on", async () => {
    const user = await createUser(database, "Pro");
    const cancel = (at: string) =>
      database.admin.query(
        `update public.subscription set cancel_at_period_end = true, cancellation_effective_date = now() + $2::interval
         where user_id = $1`,
        [user.userId, at],
      );
    await cancel("1 minute");
    expect(await calls.consume(user, "cover_letter")).toBe(true);
    await cancel("-1 second");
    expect(await calls.consume(user, "cover_letter")).toBe(false);
    expect((await calls.usage(user)).map((row) => [row.feature, row.quota])).toEqual([
      ["application", 3],
      ["cover_letter", 0],
      ["doc_upload", 2],
      ["resume", 0],
    ]);
  });

  test("of an inactive subscription is that of Free", async () => {
    const user = await createUser(database, "Ultra");
    await database.admin.query("update public.subscription set is_active = false where id = $1", [
      user.subscriptionId,
    ]);
    expect(await calls.consume(user, "cover_letter")).toBe(false);
  });

  test("starts at zero with the month, and a release does not lower the new month", async () => {
    const user = await createUser(database, "BETA");
    expect(await calls.consume(user, "cover_letter", 10)).toBe(true);
    await calls.turnMonth(user);
    expect(await calls.used(user, "cover_letter")).toBe(0);
    expect(await calls.release(user, "cover_letter", 10)).toBe(true);
    expect(await calls.used(user, "cover_letter")).toBe(0);
    expect(await calls.consume(user, "cover_letter", 10)).toBe(true);
    expect(await calls.consume(user, "cover_letter")).toBe(false);
  });
});

describe("a reservation", () => {
  test("is released once", async () => {
    const user = await createUser(database, "BETA");
    await calls.consume(user, "cover_letter", 2);
    const both = await Promise.all(
      Array.from({ length: 5 }, () => calls.release(user, "cover_letter")),
    );
    expect(both.filter(Boolean)).toHaveLength(2);
    expect(await calls.used(user, "cover_letter")).toBe(0);
  });

  test("that was not claimed is released after 15 minutes", async () => {
    const user = await createUser(database, "BETA");
    expect(await calls.consume(user, "cover_letter", 10)).toBe(true);
    expect(await calls.consume(user, "cover_letter")).toBe(false);
    await calls.waitFifteenMinutes(user);
    expect(await calls.used(user, "cover_letter")).toBe(0);
    expect(await calls.consume(user, "cover_letter")).toBe(true);
    expect(await calls.used(user, "cover_letter")).toBe(1);
  });

  test("is claimed by the server, and charged when the letter is delivered", async () => {
    const user = await createUser(database, "BETA");
    await calls.consume(user, "cover_letter");
    const id = await calls.claim(user, "cover_letter");
    expect(await calls.used(user, "cover_letter")).toBe(1);
    expect(await calls.release(user, "cover_letter")).toBe(false);
    expect(await calls.finish("settle", id)).toBe(true);
    expect(await calls.finish("settle", id)).toBe(false);
    expect(await calls.finish("abandon", id)).toBe(false);
    expect(await calls.release(user, "cover_letter")).toBe(false);
    await calls.waitFifteenMinutes(user);
    expect(await calls.used(user, "cover_letter")).toBe(1);
  });

  test("can be released by the user when the server's work failed", async () => {
    const user = await createUser(database, "BETA");
    await calls.consume(user, "cover_letter");
    expect(await calls.finish("abandon", await calls.claim(user, "cover_letter"))).toBe(true);
    expect(await calls.used(user, "cover_letter")).toBe(1);
    expect(await calls.release(user, "cover_letter")).toBe(true);
    expect(await calls.used(user, "cover_letter")).toBe(0);
  });

  test("that the server reserved costs nothing when its work failed", async () => {
    const user = await createUser(database, "BETA");
    const id = await calls.claim(user, "cover_letter");
    expect(await calls.used(user, "cover_letter")).toBe(1);
    expect(await calls.finish("abandon", id)).toBe(true);
    expect(await calls.used(user, "cover_letter")).toBe(0);
  });

  test("of the last credit is claimed by one of two windows", async () => {
    const user = await createUser(database, "BETA");
    expect(await calls.consume(user, "cover_letter", 10)).toBe(true);
    const claims = await Promise.all(
      Array.from({ length: 20 }, () => calls.claim(user, "cover_letter")),
    );
    const ids = claims.filter((id) => id !== null);
    expect(new Set(ids).size).toBe(10);
    expect(ids).toHaveLength(10);
  });

  test("is claimed and settled by the server alone", async () => {
    const user = await createUser(database, "BETA");
    for (const call of [
      "claim_usage($1, 'cover_letter')",
      "settle_usage($1)",
      "abandon_usage($1)",
    ]) {
      const tried = database.asUser(user.userId, (client) =>
        client.query(`select public.${call}`, [user.userId]),
      );
      expect([call, await errorOf(tried)]).toEqual([call, "42501"]);
    }
  });
});

describe("an application", () => {
  test("is counted once a month and posting", async () => {
    const user = await createUser(database, "Free");
    const first = await Promise.all(
      Array.from({ length: 10 }, () => calls.apply(user, "https://jobs.test/1")),
    );
    expect(first.every(Boolean)).toBe(true);
    expect(await calls.apply(user, " https://jobs.test/1 ")).toBe(true);
    expect(await calls.used(user, "application")).toBe(1);
    await calls.turnMonth(user);
    expect(await calls.apply(user, "https://jobs.test/1")).toBe(true);
    expect(await calls.used(user, "application")).toBe(1);
  });

  test("is rejected at the limit, and what was counted stays allowed", async () => {
    const user = await createUser(database, "Free");
    const urls = [1, 2, 3, 4, 5, 6].map((number) => `https://jobs.test/${number}`);
    const answers = await Promise.all(urls.map((url) => calls.apply(user, url)));
    expect(answers.filter(Boolean)).toHaveLength(3);
    const again = await Promise.all(urls.map((url) => calls.apply(user, url)));
    expect(again).toEqual(answers);
  });

  test("is settled immediately: nothing is left to release", async () => {
    const user = await createUser(database, "Free");
    expect(await calls.consume(user, "application")).toBe(true);
    expect(await calls.release(user, "application")).toBe(false);
    await calls.waitFifteenMinutes(user);
    expect(await calls.used(user, "application")).toBe(1);
  });

  test("requires a URL", async () => {
    const user = await createUser(database, "Free");
    expect(await calls.apply(user, "  ")).toBe(false);
    expect(await calls.used(user, "application")).toBe(0);
  });
});
