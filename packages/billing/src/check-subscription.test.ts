import { once } from "node:events";
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { checkSubscription } from "./check-subscription.ts";

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Calls the function with a fake table API and records its requests. */
async function checkWith(answer: RequestListener) {
  const requests: { url: string | undefined; authorization: string | undefined; key: unknown }[] =
    [];
  const server = createServer((request, response) => {
    const { url, headers } = request;
    requests.push({ url, authorization: headers.authorization, key: headers["apikey"] });
    answer(request, response);
  }).listen(0, "127.0.0.1");
  closing.push(() => server.close());
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It listens on no port.");
  const response = await checkSubscription(
    new Request("http://functions.test/", { headers: { authorization: "Bearer of-ana" } }),
    {
      supabaseUrl: `http://127.0.0.1:${address.port}/`,
      publishableKey: "sb_publishable_test",
      fetch,
      now: () => new Date("2026-03-15T12:00:00Z"),
    },
  );
  return { status: response.status, body: await response.json(), asked: requests };
}

describe("the check of a subscription", () => {
  test("calls the table API as the caller, for the needed columns", async () => {
    const { asked, body } = await checkWith((_request, response) => response.end("[]"));
    expect(body).toEqual({ subscribed: false, plan: "Free" });
    expect(asked).toEqual([
      {
        url: "/rest/v1/subscription?select=plan,is_active,cancel_at_period_end,cancellation_effective_date,next_billing_date,billing_interval&limit=1",
        authorization: "Bearer of-ana",
        key: "sb_publishable_test",
      },
    ]);
  });

  test("says that the subscription could not be read, without inner details", async () => {
    const { status, body } = await checkWith((_request, response) => {
      response.writeHead(500).end("secret");
    });
    expect([status, body]).toEqual([
      502,
      { code: "subscription_unavailable", message: "The subscription could not be read." },
    ]);
  });
});
