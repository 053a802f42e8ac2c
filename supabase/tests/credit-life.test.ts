import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { plans } from "@postulo/domain/plan";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CreditCalls } from "./credit-calls.ts";
import { CreditModel } from "./credit-model.ts";
import { createUser } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

let database: TestDatabase;
let calls: CreditCalls;
beforeAll(async () => {
  database = await createTestDatabase();
  calls = new CreditCalls(database);
});
afterAll(() => database.drop());

/** Numbers that are random enough, and the same each time for the same seed. */
function seeded(seed: number) {
  let state = seed * 2_654_435_761;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Claims = { id: string | null; credit: ReturnType<CreditModel["claim"]> }[];
type Life = {
  user: TestUser;
  model: CreditModel;
  claims: Claims;
  dice: (below: number) => number;
};

const feature = "cover_letter";

/** Each returns the results of the database and of the model. */
const happenings: readonly ((life: Life) => Promise<readonly [unknown, unknown]>)[] = [
  async ({ user, model, dice }) => {
    const quantity = 1 + dice(4);
    return [await calls.consume(user, feature, quantity), model.consume(feature, quantity)];
  },
  async ({ user, model, dice }) => {
    const quantity = 1 + dice(3);
    return [await calls.release(user, feature, quantity), model.release(feature, quantity)];
  },
  async ({ user, model, claims }) => {
    const [id, credit] = [await calls.claim(user, feature), model.claim(feature)];
    if (credit) claims.push({ id, credit });
    return [id !== null, credit !== undefined];
  },
  async ({ model, claims, dice }) => {
    const at = dice(claims.length + 1);
    const claim = claims[at];
    if (!claim?.credit) return [0, 0];
    const how = dice(2) === 0 ? "settle" : "abandon";
    // Released credits can be claimed again, by the first of equal reservations.
    if (how === "abandon") claims.splice(at, 1);
    return [await calls.finish(how, claim.id), model.finish(how, claim.credit)];
  },
  async ({ user, model, dice }) => {
    const url = `https://jobs.example/${dice(5)}`;
    return [await calls.apply(user, url), model.apply(url)];
  },
  async ({ user, model, dice }) => {
    const plan = plans[dice(plans.length)] ?? "Free";
    model.plan = plan;
    const sql = "update public.subscription set plan = $2 where id = $1";
    await database.admin.query(sql, [user.subscriptionId, plan]);
    return [0, 0];
  },
  async ({ user, model }) => {
    model.waitFifteenMinutes();
    await calls.waitFifteenMinutes(user);
    return [0, 0];
  },
  async ({ user, model }) => {
    model.turnMonth();
    await calls.turnMonth(user);
    return [0, 0];
  },
];

async function live(seed: number): Promise<void> {
  const dice = seeded(seed);
  const user = await createUser(database, "BETA");
  const life: Life = { user, model: new CreditModel("BETA"), claims: [], dice };
  for (let step = 0; step < 12; step += 1) {
    const happening = dice(happenings.length);
    const [said, expected] = (await happenings[happening]?.(life)) ?? [];
    expect([seed, step, happening, said]).toEqual([seed, step, happening, expected]);
    const rows = await calls.usage(user);
    const used = (name: string) => rows.find((row) => row.feature === name)?.used;
    const { model } = life;
    expect([seed, step, used(feature), used("application")]).toEqual([
      seed,
      step,
      model.used(feature),
      model.used("application"),
    ]);
  }
}

/** A sample in every check; `CREDIT_LIVES=2000` for the whole of it. */
const lives = Number(process.env["CREDIT_LIVES"] ?? 30);

test("credits match the model after every step of any sequence of operations", async () => {
  for (let seed = 1; seed <= lives; seed += 1) await live(seed);
  expect(lives).toBeGreaterThan(0);
}, 600_000);
