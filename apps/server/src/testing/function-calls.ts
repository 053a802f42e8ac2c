import { signEvent } from "@postulo/billing/sandbox/sign-event";
import {
  cancelSubscription,
  checkSubscription,
  createCheckout,
  deleteAccount,
  reactivateSubscription,
  receiveStripeEvent,
} from "@postulo/contract/functions";
import { z } from "zod";
import type { StartedServer } from "./started-server.ts";

const order = { planId: "plus", interval: "month" };
const checkoutPage = z.object({ url: z.string() });

/** Calls of the server functions, of a server that sells play plans: every successful status, and errors of their own. */
export function functionCalls(server: StartedServer) {
  let people = 0;
  const post = (path: string, headers: Record<string, string>, body?: unknown) =>
    fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  /** The headers of a new user without a paid plan, in the operator's browser. */
  const newcomer = async () => {
    people += 1;
    const { userId, accessToken } = await server.register(`payer${people}@example.org`);
    await server.database.admin.query(
      "update public.subscription set plan = 'Free' where user_id = $1",
      [userId],
    );
    return { authorization: `Bearer ${accessToken}`, cookie: await server.operatorCookie() };
  };

  /** The headers of a user who has paid. */
  const subscriber = async () => {
    const headers = await newcomer();
    const { url } = checkoutPage.parse(
      await (await post(createCheckout.path, headers, order)).json(),
    );
    const form = { "content-type": "application/x-www-form-urlencoded", cookie: headers.cookie };
    await fetch(url, { method: "POST", headers: form, body: "action=pay", redirect: "manual" });
    return headers;
  };

  const callByBoth = async (path: string) => [
    await post(path, await subscriber()),
    await post(path, await newcomer()),
    await post(path, {}),
  ];

  return {
    createCheckout: async () => {
      const headers = await newcomer();
      const { cookie: _, ...elsewhere } = headers;
      return [
        await post(createCheckout.path, headers, order),
        await post(createCheckout.path, headers, {}),
        await post(createCheckout.path, headers, { ...order, planId: "none" }),
        await post(createCheckout.path, elsewhere, order),
      ];
    },
    cancelSubscription: () => callByBoth(cancelSubscription.path),
    reactivateSubscription: () => callByBoth(reactivateSubscription.path),
    checkSubscription: () => callByBoth(checkSubscription.path),
    deleteAccount: async () => {
      const headers = await newcomer();
      const isConfirmed = { confirmDelete: true };
      return [
        await post(deleteAccount.path, headers, {}),
        await post(deleteAccount.path, headers, { ...isConfirmed, userId: "somebody else" }),
        await post(deleteAccount.path, headers, isConfirmed),
      ];
    },
    receiveStripeEvent: async () => {
      const event = { id: "evt_1", object: "event", type: "x", data: { object: {} } };
      const secret = process.env["STRIPE_WEBHOOK_SECRET"] ?? "";
      const signature = await signEvent(JSON.stringify(event), { secret, now: new Date() });
      return [
        await post(receiveStripeEvent.path, { "stripe-signature": signature }, event),
        await post(receiveStripeEvent.path, {}, event),
        await post(receiveStripeEvent.path, {}, "a".repeat(300_000)),
      ];
    },
  };
}
