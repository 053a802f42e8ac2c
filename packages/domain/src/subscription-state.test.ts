import { plans } from "./plan.ts";
import { describe, expect, test } from "vitest";
import { planOf, subscriptionRow, subscriptionState } from "./subscription-state.ts";

const now = new Date("2026-03-15T12:00:00Z");
const stored = {
  plan: "Pro",
  is_active: true,
  cancel_at_period_end: false,
  cancellation_effective_date: null,
  next_billing_date: "2026-04-01T00:00:00+00:00",
  billing_interval: "year",
};
const stateOf = (columns: object) =>
  subscriptionState(subscriptionRow.parse({ ...stored, ...columns }), now);

describe("the state of a subscription", () => {
  test("a paid plan renews at its next payment", () => {
    expect(stateOf({})).toEqual({
      kind: "renewing",
      plan: "Pro",
      interval: "year",
      nextPayment: new Date("2026-04-01T00:00:00Z"),
    });
  });

  test("a paid plan without a known next payment renews nevertheless", () => {
    expect(stateOf({ next_billing_date: null })).toEqual({
      kind: "renewing",
      plan: "Pro",
      interval: "year",
      nextPayment: undefined,
    });
  });

  test("a cancelled plan stays until its date", () => {
    const date = "2026-03-15T12:00:00.001+00:00";
    expect(stateOf({ cancel_at_period_end: true, cancellation_effective_date: date })).toEqual({
      kind: "ending",
      plan: "Pro",
      interval: "year",
      endsOn: new Date(date),
    });
  });

  test("a cancelled plan counts as Free from its date on", () => {
    const cancelled = { cancel_at_period_end: true, cancellation_effective_date: now };
    expect(stateOf(cancelled)).toEqual({ kind: "free" });
    expect(stateOf({ ...cancelled, plan: "VIP" })).toEqual({ kind: "free" });
  });

  test("an inactive subscription is Free", () => {
    expect(stateOf({ is_active: false })).toEqual({ kind: "free" });
  });

  test("VIP and BETA are granted", () => {
    expect(stateOf({ plan: "VIP", next_billing_date: null })).toEqual({
      kind: "granted",
      plan: "VIP",
    });
    expect(stateOf({ plan: "BETA" })).toEqual({ kind: "granted", plan: "BETA" });
  });

  test("an active subscription counts as the plan it names", () => {
    expect(plans.map((plan) => planOf(stateOf({ plan })))).toEqual([...plans]);
  });

  test("a plan that does not exist is no subscription", () => {
    expect(subscriptionRow.safeParse({ ...stored, plan: "Gold" }).success).toBe(false);
  });
});
