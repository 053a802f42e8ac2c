import { expect, test } from "vitest";
import { openLedger } from "./billing-ledger.ts";

const row = {
  user_id: "ann",
  version: 3,
  plan: "Pro",
  is_active: true,
  cancel_at_period_end: false,
  cancellation_effective_date: null,
  next_billing_date: null,
  billing_interval: "month",
  customer_id: "cus_1",
  subscription_id: "sub_1",
};

/** A ledger at a table API that answers every call with the same value. */
function ledgerAnswering(answer: unknown, status = 200) {
  const calls: { url: string; headers: Headers; body: unknown }[] = [];
  const ledger = openLedger({
    supabaseUrl: "https://db.example/",
    serviceKey: "service",
    fetch: async (input, init) => {
      const request = new Request(input, init);
      calls.push({ url: request.url, headers: request.headers, body: await request.json() });
      return answer === undefined
        ? new Response("", { status })
        : Response.json(answer, { status });
    },
  });
  return { ledger, calls };
}

test("an account is read by the service, and undefined when there is none", async () => {
  const { ledger, calls } = ledgerAnswering([row]);
  expect(await ledger.account("ann")).toMatchObject({ plan: "Pro", customer_id: "cus_1" });
  expect(calls[0]?.url).toBe("https://db.example/rest/v1/rpc/billing_account");
  expect(calls[0]?.body).toEqual({ p_user_id: "ann" });
  expect(calls[0]?.headers.get("apikey")).toBe("service");
  expect(calls[0]?.headers.get("authorization")).toBe("Bearer service");
  expect(await ledgerAnswering([]).ledger.account("ann")).toBeUndefined();
});

test("a plan is applied only to the version that was read", async () => {
  const { ledger, calls } = ledgerAnswering(true);
  const account = await ledgerAnswering([row]).ledger.account("ann");
  if (!account) throw new Error("There is no account");
  const next = new Date("2026-12-01T00:00:00Z");
  const isApplied = await ledger.apply(account, {
    subscriptionId: "sub_2",
    plan: "Ultra",
    endsAt: null,
    nextPayment: next,
    interval: "year",
  });
  expect(isApplied).toBe(true);
  expect(calls[0]?.url).toMatch(/\/rpc\/apply_billing$/);
  expect(calls[0]?.body).toEqual({
    p_user_id: "ann",
    p_version: 3,
    p_subscription_id: "sub_2",
    p_plan: "Ultra",
    p_ends_at: null,
    p_next_payment: next.toISOString(),
    p_interval: "year",
  });
});

test("each other operation calls its function with its parameters", async () => {
  const called = async (
    answer: unknown,
    operation: (ledger: ReturnType<typeof openLedger>) => Promise<unknown>,
  ) => {
    const { ledger, calls } = ledgerAnswering(answer);
    const result = await operation(ledger);
    return [calls[0]?.url.split("/").at(-1), calls[0]?.body, result];
  };
  const before = new Date("2026-11-01T00:00:00Z");
  expect(await called("ann", (ledger) => ledger.userOf("cus_1"))).toEqual([
    "billing_user",
    { p_customer_id: "cus_1" },
    "ann",
  ]);
  expect(await called(null, (ledger) => ledger.userOf("cus_2"))).toContain(undefined);
  expect(await called("cus_1", (ledger) => ledger.linkCustomer("ann", "cus_1"))).toEqual([
    "link_billing_customer",
    { p_user_id: "ann", p_customer_id: "cus_1" },
    "cus_1",
  ]);
  expect(await called(undefined, (ledger) => ledger.markChecked("ann"))).toEqual([
    "note_billing_check",
    { p_user_id: "ann" },
    undefined,
  ]);
  expect(await called(true, (ledger) => ledger.isKnownEvent("evt_1"))).toEqual([
    "billing_event_is_known",
    { p_event_id: "evt_1" },
    true,
  ]);
  expect(await called(undefined, (ledger) => ledger.markEventProcessed("evt_1"))).toEqual([
    "remember_billing_event",
    { p_event_id: "evt_1" },
    undefined,
  ]);
  expect(await called([{ user_id: "ann" }], (ledger) => ledger.usersToCheck(before, 9))).toEqual([
    "billing_users_to_check",
    { p_before: before.toISOString(), p_limit: 9 },
    ["ann"],
  ]);
  expect(await called(true, (ledger) => ledger.deleteAccount("ann"))).toEqual([
    "delete_account",
    { p_user_id: "ann" },
    true,
  ]);
});

test("an error of the database is thrown with its status", async () => {
  const { ledger } = ledgerAnswering({ message: "no" }, 500);
  await expect(ledger.account("ann")).rejects.toThrow("billing_account was answered with 500");
});
