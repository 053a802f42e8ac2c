import { expect, test } from "vitest";
import * as z from "zod/mini";
import { act } from "./sandbox/sandbox-payments.ts";
import { findCurrentUser } from "./current-user.ts";
import { createCheckout } from "./create-checkout.ts";
import { openBillingHarness } from "./testing/billing-harness.ts";

const start = new Date("2026-11-02T10:00:00Z");

const order = (body: string, context: ReturnType<typeof openBillingHarness>["context"]) => {
  const headers = { authorization: "Bearer of-ann" };
  return createCheckout(new Request("http://f.test", { method: "POST", headers, body }), context);
};
const error = z.object({ code: z.string(), message: z.string() });
const page = z.object({ url: z.string() });
const errorOf = async (response: Response) => {
  const { code, message } = error.parse(await response.json());
  return [response.status, code, message];
};

test("an invalid body, plan or price is rejected", async () => {
  const { context } = openBillingHarness(start);
  for (const body of ["", "{}", '{"planId":"pro"}', '{"planId":"pro","interval":"decade"}'])
    expect(await errorOf(await order(body, context))).toEqual([
      400,
      "invalid_request",
      "This is no order.",
    ]);
  for (const body of [
    { planId: "Gold", interval: "month" },
    { planId: "Free", interval: "month" },
    { planId: "pro", interval: "month", stripePriceId: "price_of_another" },
  ])
    expect(await errorOf(await order(JSON.stringify(body), context))).toEqual([
      400,
      "price_not_found",
      "No price found for this plan.",
    ]);
});

test("an order opens a checkout, and the same order returns the same one", async () => {
  const { context } = openBillingHarness(start);
  const body = JSON.stringify({ planId: "PRO", interval: "year" });
  const [one, again] = [await order(body, context), await order(body, context)];
  expect(one.status).toBe(200);
  const { url } = page.parse(await one.json());
  expect(url).toMatch(/^http:\/\/pages\.test\/.*checkout\//);
  expect(await again.json()).toEqual({ url });
});

test("a changed plan is stored in the metadata of the provider's subscription, with the user", async () => {
  const harness = openBillingHarness(start);
  const { url } = page.parse(await (await harness.order("pro", "month")).json());
  await act(harness.environment, url.split("/checkout/")[1] ?? "", "pay");
  expect((await harness.order("ultra", "year")).status).toBe(200);
  const records = await harness.environment.store.ofCustomer("cus_1");
  const [subscription] = records.filter(({ kind }) => kind === "subscription");
  expect(subscription).toMatchObject({
    metadata: { user_id: "ann", plan: "Ultra", interval: "year" },
  });
});

test("a granted plan cannot be bought", async () => {
  const { context } = openBillingHarness(start);
  const account = await context.ledger.account("ann");
  if (!account) throw new Error("There is no account");
  for (const plan of ["VIP", "BETA"] as const) {
    const ledger = { ...context.ledger, account: async () => ({ ...account, plan }) };
    const response = await order('{"planId":"pro","interval":"month"}', { ...context, ledger });
    expect(await errorOf(response)).toEqual([
      409,
      "plan_is_granted",
      "This plan was granted and needs no payment.",
    ]);
  }
});

const auth = (answer: () => Response) => ({
  supabaseUrl: "https://db.example/",
  publishableKey: "key",
  fetch: async () => answer(),
});
const asking = (authorization?: string) =>
  new Request("http://f.test", authorization === undefined ? {} : { headers: { authorization } });

test("the user is the one that the auth server returns for the token", async () => {
  const ann = { id: "ann", email: "ann@example.org" };
  const found = { ...ann, lacksFactor: false };
  const known = auth(() => Response.json({ ...ann, role: "authenticated" }));
  expect(await findCurrentUser(asking("Bearer t"), known)).toEqual(found);
  expect(await findCurrentUser(asking("bearer t"), known)).toEqual(found);
  for (const authorization of [undefined, "Basic t", "Bearer "])
    expect(await findCurrentUser(asking(authorization), known)).toBeUndefined();
  const unknown = auth(() => Response.json({ code: "bad_jwt" }, { status: 401 }));
  expect(await findCurrentUser(asking("Bearer t"), unknown)).toBeUndefined();
  const nameless = auth(() => Response.json({ email: "ann@example.org" }));
  expect(await findCurrentUser(asking("Bearer t"), nameless)).toBeUndefined();
});

test("a failure of the auth server is not reported as a missing user", async () => {
  for (const status of [500, 503]) {
    const failing = auth(() => new Response("", { status }));
    await expect(findCurrentUser(asking("Bearer t"), failing)).rejects.toThrow(`${status}`);
  }
});
