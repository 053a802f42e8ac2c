import { describe, expect, test } from "vitest";
import { z } from "zod";
import { syncSubscription, reconcile } from "./sync-subscription.ts";
import { act } from "./sandbox/sandbox-payments.ts";
import { openBillingHarness } from "./testing/billing-harness.ts";

type Harness = ReturnType<typeof openBillingHarness>;

const address = z.object({ url: z.string() });
const sessionOf = (url: string) => url.split("/checkout/")[1];

/** What our row says. */
async function rowOf(harness: Harness) {
  const account = await harness.account();
  const { plan, billing_interval: interval, cancellation_effective_date: ends } = account;
  return { plan, interval, endsOn: ends?.toISOString() };
}

describe("a fault at any step", () => {
  const faults: Record<string, { moment: "before" | "after"; fail: () => Response }> = {
    "the way there": { moment: "before", fail: () => lost("fetch failed") },
    "the way back": { moment: "after", fail: () => lost("fetch failed") },
    "a time-out": { moment: "after", fail: () => lost("The operation timed out") },
    "an answer of 500": { moment: "before", fail: () => broken() },
    "an answer of 500 to what was done": { moment: "after", fail: () => broken() },
  };
  const broken = () => Response.json({ error: { type: "api_error" } }, { status: 500 });
  function lost(message: string): never {
    throw new TypeError(message);
  }

  /** Lets the call with this number go wrong. */
  function faultAt(number: number, { moment, fail }: { moment: string; fail: () => Response }) {
    let calls = 0;
    return (now: "before" | "after") => {
      if (now === "before") calls += 1;
      return calls === number && now === moment ? fail() : undefined;
    };
  }

  /** Lets the call of our own books with this number go wrong, before or after it was written. */
  function breakBooks({ context }: Harness, number: number, moment: string): void {
    let calls = 0;
    const breakable =
      <Values extends unknown[], Answer>(call: (...values: Values) => Promise<Answer>) =>
      async (...values: Values): Promise<Answer> => {
        calls += 1;
        if (calls === number && moment === "before") lost("killed");
        const response = await call(...values);
        if (calls === number && moment === "after") lost("killed");
        return response;
      };
    const { ledger } = context;
    const breaking: typeof ledger = {
      ...ledger,
      account: breakable((userId) => ledger.account(userId)),
      apply: breakable((account, state) => ledger.apply(account, state)),
      linkCustomer: breakable((userId, customerId) => ledger.linkCustomer(userId, customerId)),
      isKnownEvent: breakable((eventId) => ledger.isKnownEvent(eventId)),
      markEventProcessed: breakable((eventId) => ledger.markEventProcessed(eventId)),
    };
    Object.assign(context, { ledger: breaking });
  }

  /** Buys, handles events, changes and cancels, and retries what has failed. */
  async function buyAndCancel(harness: Harness) {
    const twice = (send: () => Promise<Response>) =>
      send().then((response) => (response.ok ? response : send()), send);
    const { url } = address.parse(await (await twice(() => harness.order("pro", "month"))).json());
    await act(harness.environment, sessionOf(url) ?? "", "pay");
    for (const event of harness.called) await harness.deliver(event).catch(() => undefined);
    await twice(() => harness.order("ultra", "month"));
    await twice(harness.cancel);
    await syncSubscription(harness.context, "ann").catch(() =>
      syncSubscription(harness.context, "ann"),
    );
    const records = await harness.environment.store.ofCustomer("cus_1");
    const count = (kind: string) => records.filter((record) => record.kind === kind).length;
    return {
      customers: count("customer"),
      subscriptions: count("subscription"),
      charges: count("charge"),
      row: await rowOf(harness),
    };
  }

  /** Stripe's library writes down the way of each call, in case it fails, which costs more than the thousands of calls. */
  async function buyAndCancelUntraced(harness: Harness) {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    try {
      return await buyAndCancel(harness);
    } finally {
      Error.stackTraceLimit = limit;
    }
  }

  /** What was paid: the month, and the difference to the other plan. */
  const asMeant = {
    customers: 1,
    subscriptions: 1,
    charges: 2,
    row: { plan: "Ultra", interval: "month", endsOn: "2026-02-28T10:00:00.000Z" },
  };
  const begun = new Date("2026-01-31T10:00:00Z");

  test.each(Object.entries(faults))(
    "loses nothing and pays nothing twice: %s",
    async (_, fault) => {
      for (let number = 1; number <= 14; number += 1) {
        const lived = await buyAndCancelUntraced(openBillingHarness(begun, faultAt(number, fault)));
        expect([number, lived]).toEqual([number, asMeant]);
      }
    },
  );

  test.each(["before", "after"])(
    "of our own books loses nothing: killed %s a call of theirs",
    async (moment) => {
      for (let number = 1; number <= 12; number += 1) {
        const harness = openBillingHarness(begun);
        breakBooks(harness, number, moment);
        expect([number, await buyAndCancelUntraced(harness)]).toEqual([number, asMeant]);
      }
    },
  );

  test("while an account is deleted leaves either a paying account or none, and a retry completes it", async () => {
    for (const moment of ["before", "after"] as const) {
      let isBroken = false;
      const harness = openBillingHarness(begun, (now) =>
        isBroken && now === moment ? lost("fetch failed") : undefined,
      );
      const { url } = address.parse(await (await harness.order("pro", "month")).json());
      await act(harness.environment, sessionOf(url) ?? "", "pay");
      const deleted: string[] = [];
      const deleteAccount = async (userId: string) => deleted.push(userId) > 0;
      Object.assign(harness.context, { ledger: { ...harness.context.ledger, deleteAccount } });
      isBroken = true;
      await expect(harness.deleteAccount()).rejects.toThrow("connection to Stripe");
      // A deleted account is never charged.
      expect(deleted).toEqual([]);
      isBroken = false;
      expect((await harness.deleteAccount()).status).toBe(200);
      expect([deleted, await harness.environment.store.ofCustomer("cus_1")]).toEqual([["ann"], []]);
    }
  });

  test("between the provider's response and our ledger is repaired by the next sync", async () => {
    const harness = openBillingHarness(new Date("2026-01-31T10:00:00Z"));
    const { url } = address.parse(await (await harness.order("pro", "month")).json());
    await act(harness.environment, sessionOf(url) ?? "", "pay");
    const killed = { ...harness.context.ledger, apply: () => Promise.reject(new Error("killed")) };
    await expect(syncSubscription({ ...harness.context, ledger: killed }, "ann")).rejects.toThrow(
      "killed",
    );
    expect(await rowOf(harness)).toMatchObject({ plan: "Free" });
    const signal = new AbortController().signal;
    expect(await reconcile(harness.context, { before: new Date(), signal })).toEqual({
      checked: 1,
      failures: [],
    });
    expect(await rowOf(harness)).toMatchObject({ plan: "Pro" });
  });
});
