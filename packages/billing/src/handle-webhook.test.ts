import { describe, expect, test } from "vitest";
import { z } from "zod";
import { syncCurrentUser } from "./sync-current-user.ts";
import { handleWebhook } from "./handle-webhook.ts";
import { act } from "./sandbox/sandbox-payments.ts";
import { openBillingHarness } from "./testing/billing-harness.ts";

const address = z.object({ url: z.string() });

/** A harness in which Plus was just paid, and no event was delivered yet. */
async function afterPayment() {
  const harness = openBillingHarness(new Date("2026-03-15T12:00:00Z"));
  const { url } = address.parse(await (await harness.order("plus", "month")).json());
  await act(harness.environment, url.split("/checkout/")[1] ?? "", "pay");
  const [event] = harness.called;
  if (!event) throw new Error("Nothing was called out");
  return { harness, event };
}

describe("an event of the payment provider", () => {
  test("is accepted with a valid signature", async () => {
    const { harness, event } = await afterPayment();
    const response = await harness.deliver(event);
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    expect((await harness.account()).plan).toBe("Plus");
  });

  test("is rejected with another signature, without one, or with another body", async () => {
    const { harness, event } = await afterPayment();
    expect((await harness.deliver(event, "whsec_other")).status).toBe(400);
    const plain = new Request("http://f.test", { method: "POST", body: JSON.stringify(event) });
    expect((await handleWebhook(plain, harness.context)).status).toBe(400);
    const now = Math.floor(Date.now() / 1000);
    for (const signature of [`t=${now},v1=00`, "v1=", `t=${now},v1=`, `t=${now},v1=00,v1=`]) {
      const headers = { "stripe-signature": signature };
      const forged = new Request("http://f.test", { method: "POST", headers, body: "{}" });
      const response = await handleWebhook(forged, harness.context);
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { code: "invalid_signature" },
      ]);
    }
    expect((await harness.account()).plan).toBe("Free");
  });

  test("is processed once, although it is redelivered", async () => {
    const { harness, event } = await afterPayment();
    await harness.deliver(event);
    const { version } = await harness.account();
    await Promise.all([harness.deliver(event), harness.deliver(event), harness.deliver(event)]);
    expect((await harness.account()).version).toBe(version);
  });

  test("that arrives after the user's return changes nothing", async () => {
    const { harness, event } = await afterPayment();
    const request = new Request("http://f.test", { headers: { authorization: "Bearer of-ann" } });
    await syncCurrentUser(request, harness.context);
    const account = await harness.account();
    expect(account.plan).toBe("Plus");
    await harness.deliver(event);
    expect(await harness.account()).toEqual(account);
  });

  test("about an unknown customer is accepted, and changes nothing", async () => {
    const { harness, event } = await afterPayment();
    const foreign = { ...event, id: "evt_x", data: { object: { customer: "cus_elsewhere" } } };
    const nobodys = { ...event, id: "evt_y", data: { object: { object: "price", id: "p" } } };
    expect((await harness.deliver(foreign)).status).toBe(200);
    expect((await harness.deliver(nobodys)).status).toBe(200);
    expect((await harness.account()).plan).toBe("Free");
  });

  test("that failed is not marked as processed, so that its redelivery is handled", async () => {
    const { harness, event } = await afterPayment();
    const { ledger } = harness.context;
    let isDown = true;
    const account = (userId: string) =>
      isDown ? Promise.reject(new Error("down")) : ledger.account(userId);
    Object.assign(harness.context, { ledger: { ...ledger, account } });
    await expect(harness.deliver(event)).rejects.toThrow("down");
    isDown = false;
    expect((await harness.deliver(event)).status).toBe(200);
    expect((await harness.account()).plan).toBe("Plus");
  });
});
