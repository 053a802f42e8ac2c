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
  const get = (path: string) => {
    const headers = { authorization: `Bearer ${secretKey}` };
    const request = new Request(`http://stripe.test${path}`, { headers });
    const { pathname } = new URL(request.url);
    return handleSandboxRequest(request, pathname, { environment: harness.environment, secretKey });
  };
  return { harness, get };
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
