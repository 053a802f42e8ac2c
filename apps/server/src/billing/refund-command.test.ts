import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { orders, priceSetting } from "@postulo/billing/price-table";
import { handleSandboxRequest } from "@postulo/billing/sandbox/sandbox-api";
import { sandboxPrices } from "@postulo/billing/sandbox/sandbox-prices";
import { parseDatabaseUrl } from "@postulo/postgres/database-url";
import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { parseSettings } from "../settings/settings.ts";
import { startTestServer } from "../testing/started-server.ts";
import { refundByOperator } from "./refund-command.ts";
import { openSandboxStore } from "./sandbox-store.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off", DEFAULT_PLAN: "Free" });
afterAll(() => server.stop());

/** What the operator types, beside the server that runs. */
async function command(...words: string[]) {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const file = path.join(import.meta.dirname, "../admin.ts");
  const child = spawn(process.execPath, [file, ...words], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, DATABASE_URL: server.database.url },
  });
  const [[status], ...said] = await Promise.all([
    once(child, "exit"),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, said: said.join("") };
}

const cookie = await server.operatorCookie();
const address = z.object({ url: z.string() });

/** A user who has paid for Plus. */
async function payer(email: string) {
  const { accessToken } = await server.register(email);
  const client = createClient(server.url, "sb_publishable_postulo", {
    accessToken: async () => accessToken,
    global: { headers: { cookie } },
  });
  const body = { planId: "plus", interval: "month" };
  const { data } = await client.functions.invoke<unknown>("create-checkout", { body });
  await fetch(address.parse(data).url, {
    method: "POST",
    headers: { cookie },
    body: new URLSearchParams({ action: "pay" }),
  });
  return async () => (await client.from("subscription").select("plan").single()).data;
}

/** Stripe's API over HTTP, with the payments that the server's own sandbox has taken. */
async function serveStripe(secretKey: string) {
  const refunds: (string | null)[] = [];
  let isRefusing = false;
  const environment = {
    store: openSandboxStore(server.database.pool),
    pagesUrl: "",
    now: () => new Date(),
    newId: () => "new",
    callOut: () => Promise.resolve(),
  };
  const answer = async (request: Request) => {
    // An error that Stripe's library does not retry.
    const error = { type: "invalid_request_error", message: "This key may not do that." };
    if (isRefusing) return Response.json({ error }, { status: 403 });
    const { pathname } = new URL(request.url);
    if (pathname === "/v1/refunds") refunds.push(request.headers.get("idempotency-key"));
    return handleSandboxRequest(request, pathname, { environment, secretKey });
  };
  const listener = getRequestListener(answer);
  const listening = createServer((request, response) => void listener(request, response));
  listening.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = z.object({ port: z.number() }).parse(listening.address());
  return {
    refunds,
    url: `http://127.0.0.1:${port}`,
    refuse: (refusing: boolean) => {
      isRefusing = refusing;
    },
    close: () => {
      listening.close();
      listening.closeAllConnections();
    },
  };
}

test("a refund through Stripe's API is sent once, with its idempotency key, also after an error of Stripe", async () => {
  const email = "stripe@example.org";
  const planOf = await payer(email);
  const stripe = await serveStripe("sk_test_http");
  const prices = orders.map((order) => [
    priceSetting(order),
    sandboxPrices[order.plan][order.interval],
  ]);
  const settings = parseSettings({
    ...Object.fromEntries(prices),
    STRIPE_SECRET_KEY: "sk_test_http",
    STRIPE_WEBHOOK_SECRET: "whsec_http",
    STRIPE_API_URL: stripe.url,
  });
  const owner = parseDatabaseUrl(server.database.url);
  const refund = () => refundByOperator(owner, { settings, email, now: new Date() });
  stripe.refuse(true);
  await expect(refund()).rejects.toThrow(
    /^The refund was not completed: This key may not do that\. .* run it again\.$/,
  );
  expect([stripe.refunds, await planOf()]).toEqual([[], { plan: "Plus" }]);
  stripe.refuse(false);
  expect(await refund()).toBe(`${email} gets €9.00 back, and is on Free now.`);
  expect(await refund()).toBe(`${email} had everything back already, and is on Free.`);
  expect(stripe.refunds).toEqual([expect.stringMatching(/^refund-ch_\w+-0$/)]);
  expect(await planOf()).toEqual({ plan: "Free" });
  stripe.close();
});

test("the operator refunds a payment once, and gets the reason when nothing can be refunded", async () => {
  const email = "unhappy@example.org";
  const planOf = await payer(email);
  expect(await planOf()).toEqual({ plan: "Plus" });

  expect(await command("refund", email)).toEqual({
    status: 0,
    said: `${email} gets €9.00 back, and is on Free now.\n`,
  });
  expect(await planOf()).toEqual({ plan: "Free" });
  const owner = parseDatabaseUrl(server.database.url);
  const refund = (whose: string, days = 0) =>
    refundByOperator(owner, {
      settings: parseSettings({}),
      email: whose,
      now: new Date(Date.now() + days * 86_400_000),
    });
  expect(await refund(email.toUpperCase())).toMatch(
    /had everything back already, and is on Free\.$/,
  );
  await expect(refund("nobody@example.org")).rejects.toThrow("There is no account of nobody");
  await expect(refund(email, 31)).rejects.toThrow(
    /was on \d{4}-\d\d-\d\d: more than 30 days ago, so nothing was refunded\.$/,
  );
  await server.register("poor@example.org");
  await expect(refund("poor@example.org")).rejects.toThrow("has paid nothing");
});
