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

type Post = (path: string, headers: Record<string, string>, body?: unknown) => Promise<Response>;

const postTo =
  (url: string): Post =>
  (path, headers, body) =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

/** An event as Stripe sends it, and one without a valid signature. */
async function sendEvents(post: Post): Promise<readonly Response[]> {
  const event = { id: "evt_1", object: "event", type: "x", data: { object: {} } };
  const secret = process.env["STRIPE_WEBHOOK_SECRET"] ?? "";
  const signature = await signEvent(JSON.stringify(event), { secret, now: new Date() });
  return [
    await post(receiveStripeEvent.path, { "stripe-signature": signature }, event),
    await post(receiveStripeEvent.path, {}, event),
  ];
}

/** Of all servers: an address is used once. */
let count = 0;

/** The headers of new users, in the operator's browser. */
function openUsers(server: StartedServer, post: Post) {
  const newcomer = async () => {
    count += 1;
    const { userId, accessToken } = await server.register(`payer${count}@example.org`);
    await server.database.admin.query(
      "update public.subscription set plan = 'Free' where user_id = $1",
      [userId],
    );
    return { authorization: `Bearer ${accessToken}`, cookie: await server.operatorCookie() };
  };
  const subscriber = async () => {
    const headers = await newcomer();
    const ordered = await post(createCheckout.path, headers, order);
    const { url } = checkoutPage.parse(await ordered.json());
    const form = { "content-type": "application/x-www-form-urlencoded", cookie: headers.cookie };
    await fetch(url, { method: "POST", headers: form, body: "action=pay", redirect: "manual" });
    return headers;
  };
  return { newcomer, subscriber };
}

/** Calls of the server functions, of a server that sells play plans: every successful status, and errors of their own. */
export function functionCalls(server: StartedServer) {
  const post = postTo(server.url);
  const { newcomer, subscriber } = openUsers(server, post);
  const callByAll = async (path: string) => [
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
    cancelSubscription: () => callByAll(cancelSubscription.path),
    reactivateSubscription: () => callByAll(reactivateSubscription.path),
    checkSubscription: () => callByAll(checkSubscription.path),
    deleteAccount: async () => {
      const headers = await newcomer();
      const isConfirmed = { confirmDelete: true };
      return [
        await post(deleteAccount.path, headers, {}),
        await post(deleteAccount.path, headers, { ...isConfirmed, userId: "somebody else" }),
        await post(deleteAccount.path, headers, isConfirmed),
      ];
    },
    receiveStripeEvent: () => sendEvents(post),
  };
}
