import { describe, expect, test } from "vitest";
import { z } from "zod";
import { syncCurrentUser } from "./sync-current-user.ts";
import { handleWebhook } from "./handle-webhook.ts";
import { act } from "./sandbox/sandbox-payments.ts";
import { openBillingHarness } from "./testing/billing-harness.ts";

const address = z.object({ url: z.string() });

/** A world in which Plus was just paid, and nothing was heard yet. */
async function afterPayment() {
  const world = openBillingHarness(new Date("2026-03-15T12:00:00Z"));
  const { url } = address.parse(await (await world.order("plus", "month")).json());
  await act(world.world, url.split("/checkout/")[1] ?? "", "pay");
  const [event] = world.called;
  if (!event) throw new Error("Nothing was called out");
  return { world, event };
}

describe("an event of the payment provider", () => {
  test("counts when Stripe's library finds its signature right", async () => {
    const { world, event } = await afterPayment();
    const answer = await world.deliver(event);
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    expect((await world.account()).plan).toBe("Plus");
  });

  test("is refused with another signature, without one, or with another body", async () => {
    const { world, event } = await afterPayment();
    expect((await world.deliver(event, "whsec_other")).status).toBe(400);
    const plain = new Request("http://f.test", { method: "POST", body: JSON.stringify(event) });
    expect((await handleWebhook(plain, world.door)).status).toBe(400);
    const now = Math.floor(Date.now() / 1000);
    for (const signature of [`t=${now},v1=00`, "v1=", `t=${now},v1=`, `t=${now},v1=00,v1=`]) {
      const headers = { "stripe-signature": signature };
      const forged = new Request("http://f.test", { method: "POST", headers, body: "{}" });
      const answer = await handleWebhook(forged, world.door);
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { code: "invalid_signature" },
      ]);
    }
    expect((await world.account()).plan).toBe("Free");
  });

  test("counts once, however often it is repeated", async () => {
    const { world, event } = await afterPayment();
    await world.deliver(event);
    const { version } = await world.account();
    await Promise.all([world.deliver(event), world.deliver(event), world.deliver(event)]);
    expect((await world.account()).version).toBe(version);
  });

  test("that comes after the person is back from the payment finds their plan there already", async () => {
    const { world, event } = await afterPayment();
    const request = new Request("http://f.test", { headers: { authorization: "Bearer of-ann" } });
    await syncCurrentUser(request, world.door);
    const account = await world.account();
    expect(account.plan).toBe("Plus");
    await world.deliver(event);
    expect(await world.account()).toEqual(account);
  });

  test("about somebody who is not ours is heard, and changes nothing", async () => {
    const { world, event } = await afterPayment();
    const foreign = { ...event, id: "evt_x", data: { object: { customer: "cus_elsewhere" } } };
    const nobodys = { ...event, id: "evt_y", data: { object: { object: "price", id: "p" } } };
    expect((await world.deliver(foreign)).status).toBe(200);
    expect((await world.deliver(nobodys)).status).toBe(200);
    expect((await world.account()).plan).toBe("Free");
  });

  test("that could not be dealt with is not remembered, so that its repetition counts", async () => {
    const { world, event } = await afterPayment();
    const { ledger } = world.door;
    let isDown = true;
    const account = (userId: string) =>
      isDown ? Promise.reject(new Error("down")) : ledger.account(userId);
    Object.assign(world.door, { ledger: { ...ledger, account } });
    await expect(world.deliver(event)).rejects.toThrow("down");
    isDown = false;
    expect((await world.deliver(event)).status).toBe(200);
    expect((await world.account()).plan).toBe("Plus");
  });
});
