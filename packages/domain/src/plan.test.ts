import { expect, test } from "vitest";
import { monthlyLimits, paidPlans, plans, yearlySavingEuros } from "./plan.ts";

test("the displayed saving is twelve times the monthly price minus the yearly price", () => {
  expect(paidPlans.map(yearlySavingEuros)).toEqual([18, 28, 48]);
});

test("VIP is unlimited in everything and Free writes no letter", () => {
  expect(new Set(Object.values(monthlyLimits.VIP))).toEqual(new Set(["unlimited"]));
  expect(monthlyLimits.Free.cover_letter).toBe(0);
  expect(Object.keys(monthlyLimits)).toEqual([...plans]);
});
