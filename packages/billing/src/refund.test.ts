import { refundDays } from "@postulo/domain/plan";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { syncSubscription } from "./sync-subscription.ts";
import { refundPayments } from "./refund.ts";
import { act } from "./sandbox/sandbox-payments.ts";
import { openBillingHarness } from "./testing/billing-harness.ts";
import type { Fault } from "./testing/billing-harness.ts";

const start = new Date("2028-02-29T12:00:00Z");
const dayMs = 86_400_000;
const address = z.object({ url: z.string() });

/** A harness in which Pro was paid for a month. */
async function afterPayment(fault?: Fault) {
  const harness = openBillingHarness(start, fault);
  const { url } = address.parse(await (await harness.order("pro", "month")).json());
  await act(harness.environment, url.split("/checkout/")[1] ?? "", "pay");
  await syncSubscription(harness.context, "ann");
  const refund = () => refundPayments(harness.context, { userId: "ann", now: harness.now() });
  const refunded = async () => {
    const payments = await harness.context.provider.payments("cus_1");
    return payments.map((payment) => [payment.cents, payment.refundedCents]);
  };
  return { harness, refund, refunded };
}

const later = (ms: number) => new Date(start.getTime() + ms);

describe("a refund", () => {
  test("refunds what was paid and ends the plan immediately, and does nothing the second time", async () => {
    const { harness, refund, refunded } = await afterPayment();
    expect(await Promise.all([refund(), refund()])).toContainEqual({
      kind: "refunded",
      cents: 1900,
    });
    expect(await refund()).toEqual({ kind: "refunded", cents: 0 });
    expect(await refunded()).toEqual([[1900, 1900]]);
    expect(await harness.account()).toMatchObject({ plan: "Free", next_billing_date: null });
  });

  test("of a payment that another command has refunded meanwhile is no error", async () => {
    const { harness, refunded } = await afterPayment();
    const { provider } = harness.context;
    for (const payment of await provider.payments("cus_1")) {
      await provider.refund(payment);
      await provider.refund(payment);
    }
    expect(await refunded()).toEqual([[1900, 1900]]);
  });

  test("is possible until the end of the thirtieth day", async () => {
    const { harness, refund, refunded } = await afterPayment();
    await harness.cancel();
    harness.setClock(later(refundDays * dayMs + 1000));
    expect(await refund()).toEqual({ kind: "tooLate", paidAt: start });
    expect(await refunded()).toEqual([[1900, 0]]);
    harness.setClock(later(refundDays * dayMs));
    expect(await refund()).toEqual({ kind: "refunded", cents: 1900 });
  });

  test("covers the price difference of a plan change, and no older payments", async () => {
    const { harness, refund, refunded } = await afterPayment();
    harness.setClock(later(31 * dayMs));
    await harness.order("ultra", "year");
    const [[difference = 0] = []] = await refunded();
    // What was left of the second month is set off against the year.
    expect(difference).toBeGreaterThan(42_000 - 1900);
    expect(difference).toBeLessThan(42_000);
    expect(await refund()).toEqual({ kind: "refunded", cents: difference + 1900 });
    expect(await refunded()).toEqual([
      [difference, difference],
      [1900, 1900],
      [1900, 0],
    ]);
  });

  test("without payments reports none", async () => {
    const harness = openBillingHarness(start);
    const refund = () => refundPayments(harness.context, { userId: "ann", now: start });
    expect(await refund()).toEqual({ kind: "nothingPaid" });
    await harness.order("pro", "month");
    expect(await refund()).toEqual({ kind: "nothingPaid" });
  });

  test.each(["before", "after"] as const)(
    "that broke off at any call is completed by the next one: %s the provider's answer",
    async (moment) => {
      for (let number = 1; number <= 5; number += 1) {
        let calls = -Infinity;
        const { harness, refund, refunded } = await afterPayment((now) => {
          if (now === "before") calls += 1;
          if (calls === number && now === moment) throw new TypeError("fetch failed");
          return undefined;
        });
        calls = 0;
        await refund().catch(() => undefined);
        await refund();
        expect([number, await refunded()]).toEqual([number, [[1900, 1900]]]);
        expect([number, (await harness.account()).plan]).toEqual([number, "Free"]);
      }
    },
  );
});
