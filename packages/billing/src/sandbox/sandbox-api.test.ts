import { expect, test } from "vitest";
import * as z from "zod/mini";
import { openBillingHarness } from "../testing/billing-harness.ts";
import { handleSandboxRequest } from "./sandbox-api.ts";
import { act } from "./sandbox-payments.ts";
import { sandboxPrices } from "./sandbox-prices.ts";

const secretKey = "sk_test_small";
const checkout = z.object({ url: z.string() });
const sessions = z.object({ data: z.array(z.object({ status: z.string() })) });

function openSandbox() {
  const harness = openBillingHarness(new Date("2026-11-02T10:00:00Z"));
  const send = (path: string, init: RequestInit) => {
    const headers = { authorization: `Bearer ${secretKey}` };
    const request = new Request(`http://stripe.test${path}`, { ...init, headers });
    const { pathname } = new URL(request.url);
    return handleSandboxRequest(request, pathname, { environment: harness.environment, secretKey });
  };
  const get = (path: string) => send(path, {});
  const post = (path: string, body: string) => send(path, { method: "POST", body });
  return { harness, get, post };
}

test("sessions are listed by their status", async () => {
  const { harness, get } = openSandbox();
  const { url } = checkout.parse(await (await harness.order("pro", "month")).json());
  const statuses = async (filter: string) => {
    const response = await get(`/v1/checkout/sessions?customer=cus_1${filter}`);
    return sessions.parse(await response.json()).data.map(({ status }) => status);
  };
  expect([await statuses(""), await statuses("&status=open")]).toEqual([["open"], ["open"]]);
  expect(await statuses("&status=complete")).toEqual([]);
  await act(harness.environment, url.split("/checkout/")[1] ?? "", "pay");
  expect([await statuses("&status=open"), await statuses("&status=complete")]).toEqual([
    [],
    ["complete"],
  ]);
});

test("a price of the product is returned, and an unknown one is not found", async () => {
  const { get } = openSandbox();
  const known = await get(`/v1/prices/${sandboxPrices.Pro.month}`);
  expect([known.status, await known.json()]).toMatchObject([200, { id: sandboxPrices.Pro.month }]);
  expect((await get("/v1/prices/price_of_another")).status).toBe(404);
});

test("a paid subscription has one item and one charge, which is refunded once", async () => {
  const { harness, get, post } = openSandbox();
  const { url } = checkout.parse(await (await harness.order("pro", "month")).json());
  await act(harness.environment, url.split("/checkout/")[1] ?? "", "pay");
  const list = { object: "list", has_more: false, url: "/v1" };
  expect(await (await get("/v1/subscriptions?customer=cus_1")).json()).toEqual({
    ...list,
    data: [
      {
        id: "sub_2",
        object: "subscription",
        customer: "cus_1",
        status: "active",
        metadata: {
          user_id: "ann",
          plan: "Pro",
          interval: "month",
          price: "price_sandbox_pro_month",
        },
        created: 1_793_613_600,
        cancel_at_period_end: false,
        cancel_at: null,
        items: {
          object: "list",
          data: [
            {
              id: "si_sub_2",
              object: "subscription_item",
              price: {
                id: "price_sandbox_pro_month",
                object: "price",
                active: true,
                currency: "eur",
                unit_amount: 1900,
                recurring: { interval: "month", interval_count: 1 },
              },
              current_period_end: 1_796_205_600,
            },
          ],
          has_more: false,
        },
      },
    ],
  });
  const charge = {
    id: "ch_2_1793613600000_1",
    object: "charge",
    customer: "cus_1",
    amount: 1900,
    amount_refunded: 0,
    refunded: false,
    currency: "eur",
    status: "succeeded",
    created: 1_793_613_600,
  };
  const charges = async () => (await get("/v1/charges?customer=cus_1")).json();
  expect(await charges()).toEqual({ ...list, data: [charge] });
  const refund = async () => {
    const response = await post("/v1/refunds", `charge=${charge.id}`);
    return [response.status, await response.json()];
  };
  expect(await refund()).toEqual([
    200,
    { id: `re_${charge.id}`, object: "refund", charge: charge.id, status: "succeeded" },
  ]);
  expect(await refund()).toEqual([
    400,
    {
      error: {
        type: "invalid_request_error",
        code: "charge_already_refunded",
        message: `There is nothing left to refund of '${charge.id}'`,
      },
    },
  ]);
  expect(await charges()).toEqual({
    ...list,
    data: [{ ...charge, amount_refunded: 1900, refunded: true }],
  });
});
