import { OperatorError } from "@postulo/postgres/operator-error";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { choosePayment } from "../settings/payment.ts";
import { parseSettings } from "../settings/settings.ts";
import { applyPlanLimits } from "./plan-limits.ts";

const database = await createTestDatabase();
afterAll(() => database.drop());

const stripe = {
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  STRIPE_PRICE_PLUS_MONTH: "price_1",
  STRIPE_PRICE_PLUS_YEAR: "price_2",
  STRIPE_PRICE_PRO_MONTH: "price_3",
  STRIPE_PRICE_PRO_YEAR: "price_4",
  STRIPE_PRICE_ULTRA_MONTH: "price_5",
  STRIPE_PRICE_ULTRA_YEAR: "price_6",
};

describe("the operator's limits", () => {
  const quotaOf = async (plan: string, feature: string) => {
    const { rows } = await database.admin.query<{ quota: number | null }>(
      "select quota from private.plan_limit where plan = $1 and feature = $2",
      [plan, feature],
    );
    return rows[0]?.quota;
  };

  test("apply after the start, and those of the plan table again when they are removed", async () => {
    const { PLAN_LIMITS: limits } = parseSettings({
      PLAN_LIMITS: "Free.cover_letter=2, Pro.application=unlimited",
    });
    await applyPlanLimits(database.pool, limits);
    expect([await quotaOf("Free", "cover_letter"), await quotaOf("Pro", "application")]).toEqual([
      2,
      null,
    ]);
    await applyPlanLimits(database.pool, []);
    expect([await quotaOf("Free", "cover_letter"), await quotaOf("Pro", "application")]).toEqual([
      0, 100,
    ]);
  });

  test.each(["Free.cover_letter=-1", "Gold.application=1", "Free.letters=1", "Free.application"])(
    "are refused when they are none: %s",
    (text) => {
      expect(() => parseSettings({ PLAN_LIMITS: text })).toThrow(
        new OperatorError(
          "The setting PLAN_LIMITS must be limits such as Free.cover_letter=2 or Pro.application=unlimited, separated by commas.",
        ),
      );
    },
  );
});

describe("the payment provider", () => {
  const local = "http://127.0.0.1:3000";

  test("is Stripe, once all of its settings are there", () => {
    expect(choosePayment(parseSettings(stripe), "https://jobs.example.org")).toMatchObject({
      kind: "stripe",
      prices: { Plus: { month: "price_1" }, Ultra: { year: "price_6" } },
    });
    const half = { ...stripe, STRIPE_PRICE_PRO_YEAR: "" };
    expect(() => parseSettings(half)).toThrow(
      new OperatorError(
        "With STRIPE_SECRET_KEY, the setting STRIPE_PRICE_PRO_YEAR must be set too.",
      ),
    );
  });

  test("is the sandbox on loopback, with new keys at each start, and none elsewhere", () => {
    const keys = z.object({ kind: z.literal("sandbox"), secretKey: z.string() });
    const [first, second] = [1, 2].map(() => keys.parse(choosePayment(parseSettings({}), local)));
    expect(first?.secretKey).not.toBe(second?.secretKey);
    expect(choosePayment(parseSettings({}), "https://jobs.example.org")).toEqual({ kind: "none" });
  });
});
