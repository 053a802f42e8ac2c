import { features, intervals, monthlyLimits, paidPlans } from "@postulo/domain/plan";
import { planOf, subscriptionState } from "@postulo/domain/subscription-state";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { syncSubscription } from "./sync-subscription.ts";
import { act } from "./sandbox/sandbox-payments.ts";
import { openBillingHarness } from "./testing/billing-harness.ts";
import { SubscriptionModel } from "./testing/subscription-model.ts";

/** Numbers that are random enough, and the same each time for the same seed. */
function seeded(seed: number) {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    pick: <T>(from: readonly [T, ...T[]]): T => from[below(from.length)] ?? from[0],
    chance: (probability: number) => next() < probability,
  };
}

type Harness = ReturnType<typeof openBillingHarness>;
type Dice = ReturnType<typeof seeded>;

const dayMs = 86_400_000;
const starts = [
  "2026-01-31T23:59:59.000Z",
  "2028-02-29T12:00:00.000Z",
  "2026-12-31T00:00:00.000Z",
  "2026-06-15T08:30:00.000Z",
] as const;
const address = z.object({ url: z.string() });

const sessionOf = (url: string) => url.split("/checkout/")[1];

/** What our row says, in the words of the model. */
async function rowOf(harness: Harness) {
  const account = await harness.account();
  const { cancellation_effective_date: ends, next_billing_date: next } = account;
  const { plan, billing_interval: interval } = account;
  return { plan, interval, endsOn: ends?.toISOString(), nextPayment: next?.toISOString() };
}

const happenings = [
  "time",
  "order",
  "order",
  "cancel",
  "reactivate",
  "renew",
  "fail",
  "giveUp",
] as const;

/**
 * One random step: of the clock, the provider or the user.
 * @returns whether our functions were called.
 */
async function step(harness: Harness, model: SubscriptionModel, dice: Dice): Promise<boolean> {
  const sessions = [...(await liveSessions(harness))];
  const session = sessions.at(-1);
  const happening = dice.pick(happenings);
  switch (happening) {
    case "time":
      harness.setClock(new Date(harness.now().getTime() + dice.below(45) * dayMs));
      model.pass(harness.now());
      return false;
    case "order":
      return order(harness, model, dice);
    case "cancel":
    case "reactivate": {
      const response = await (happening === "cancel" ? harness.cancel() : harness.reactivate());
      expect(response.status).toBe(model.pays ? 200 : 409);
      model.end(happening === "cancel");
      return model.pays;
    }
    case "renew":
    case "fail":
    case "giveUp":
      if (session === undefined) return false;
      await act(harness.environment, session, happening);
      model[happening]();
      return false;
  }
  throw new Error("Nothing has happened");
}

/** The sessions whose subscription lives. */
async function liveSessions({ environment }: Harness): Promise<string[]> {
  const records = await environment.store.ofCustomer("cus_1");
  return records.flatMap((record) =>
    record.kind === "session" && record.subscription !== null ? [record.id] : [],
  );
}

/** @returns whether it changed a paid plan; a new one is stored by its event. */
async function order(harness: Harness, model: SubscriptionModel, dice: Dice): Promise<boolean> {
  const [plan, interval] = [dice.pick(paidPlans), dice.pick(intervals)];
  const pays = model.pays;
  const response = await harness.order(plan.toLowerCase(), interval);
  const { url } = address.parse(await response.json());
  if (pays) {
    model.change(plan, interval, harness.now());
    return true;
  }
  // One in four goes back without paying.
  if (dice.chance(0.25)) return false;
  await act(harness.environment, sessionOf(url) ?? "", "pay");
  model.pay(plan, interval, harness.now());
  return false;
}

/**
 * Delivers some events, in any order, some twice, some never.
 * @returns whether any was delivered.
 */
async function deliverSome(harness: Harness, dice: Dice): Promise<boolean> {
  let isDelivered = false;
  while (harness.called.length > 0 && dice.chance(0.6)) {
    const [event] = harness.called.splice(dice.below(harness.called.length), 1);
    if (!event || dice.chance(0.2)) continue;
    expect((await harness.deliver(event)).status).toBe(200);
    if (dice.chance(0.3)) expect((await harness.deliver(event)).status).toBe(200);
    isDelivered = true;
  }
  return isDelivered;
}

async function live(seed: number): Promise<void> {
  const dice = seeded(seed);
  const harness = openBillingHarness(new Date(dice.pick(starts)));
  const model = new SubscriptionModel();
  for (let steps = 2 + dice.below(6); steps > 0; steps -= 1) {
    const isRequested = await step(harness, model, dice);
    const isHeard = await deliverSome(harness, dice);
    const row = await rowOf(harness);
    // Without an event our row may be outdated.
    expect([seed, row]).toEqual([seed, isRequested || isHeard ? model.row() : row]);
  }
  await syncSubscription(harness.context, "ann");
  expect([seed, await rowOf(harness)]).toEqual([seed, model.row()]);
  const plan = planOf(subscriptionState(await harness.account(), harness.now()));
  for (const feature of features)
    expect(monthlyLimits[plan][feature]).toBe(monthlyLimits[model.row().plan][feature]);
}

/** A sample in every check; `SUBSCRIPTION_LIVES=2000` for the whole of it. */
const lives = Number(process.env["SUBSCRIPTION_LIVES"] ?? 60);

describe("a subscription's life", () => {
  test("has the plan, dates and limits of the model after any sequence of operations", async () => {
    for (let seed = 1; seed <= lives; seed += 1) await live(seed);
    expect(lives).toBeGreaterThan(0);
  }, 300_000);

  test("counts a cancelled plan as Free from its end date on, without an event", async () => {
    const harness = openBillingHarness(new Date("2028-02-29T12:00:00Z"));
    const { url } = address.parse(await (await harness.order("plus", "month")).json());
    await act(harness.environment, sessionOf(url) ?? "", "pay");
    await syncSubscription(harness.context, "ann");
    await harness.cancel();
    const planAt = async (time: string) =>
      planOf(subscriptionState(await harness.account(), new Date(time)));
    expect(await planAt("2028-03-29T11:59:59Z")).toBe("Plus");
    expect(await planAt("2028-03-29T12:00:00Z")).toBe("Free");
  });
});
