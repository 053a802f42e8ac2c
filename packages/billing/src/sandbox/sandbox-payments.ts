import { orderOf } from "../price-table.ts";
import { sandboxPrices } from "./sandbox-prices.ts";
import type { SandboxSession, SandboxSubscription } from "./sandbox-records.ts";
import { afterPeriod } from "./sandbox-subscriptions.ts";
import { announce, getSession } from "./sandbox-environment.ts";
import type { SandboxEnvironment } from "./sandbox-environment.ts";

/** What can happen to a session, and later to the subscription that it has brought about. */
export const sandboxActions = ["pay", "renew", "fail", "giveUp"] as const;
export type SandboxAction = (typeof sandboxActions)[number];

/**
 * Lets it happen. `pay`: the card is taken and the subscription begins; twice is once. `renew`: the next payment comes due at
 * once and succeeds, or a cancelled subscription ends. `fail`: it comes due and fails. `giveUp`: the provider stops trying.
 */
export async function act(
  environment: SandboxEnvironment,
  sessionId: string,
  action: SandboxAction,
): Promise<void> {
  switch (action) {
    case "pay":
      return pay(environment, sessionId);
    case "renew":
      return change(environment, sessionId, ["invoice.paid", afterPeriod]);
    case "fail":
      return change(environment, sessionId, ["invoice.payment_failed", withStatus("past_due")]);
    case "giveUp":
      return change(environment, sessionId, [
        "customer.subscription.deleted",
        withStatus("canceled"),
      ]);
  }
}

const withStatus =
  (status: SandboxSubscription["status"]) => (subscription: SandboxSubscription) => ({
    ...subscription,
    status,
  });

async function pay(environment: SandboxEnvironment, sessionId: string): Promise<void> {
  const seen = await getSession(environment, sessionId);
  if (seen?.session.status !== "open") return;
  const { session } = seen;
  const subscription = newSubscription(session, environment.now());
  const isNew = await environment.store.add(subscription);
  await environment.store.put({ ...session, status: "complete", subscription: subscription.id });
  if (isNew) await announce(environment, "customer.subscription.created", subscription);
}

function newSubscription(session: SandboxSession, now: Date): SandboxSubscription {
  const { customer, price, metadata } = session;
  const order = orderOf(sandboxPrices, price);
  if (!order) throw new Error(`There is no price ${price}`);
  return {
    kind: "subscription",
    // Of the session, so that two clicks begin one.
    id: session.id.replace(/^cs_/, "sub_"),
    customer,
    price,
    interval: order.interval,
    metadata,
    status: "active",
    isEnding: false,
    anchor: now.toISOString(),
    period: 1,
    createdAt: Math.floor(now.getTime() / 1000),
  };
}

async function change(
  environment: SandboxEnvironment,
  sessionId: string,
  [type, to]: [type: string, to: (subscription: SandboxSubscription) => SandboxSubscription],
): Promise<void> {
  const subscription = (await getSession(environment, sessionId))?.subscription;
  if (!subscription || subscription.status === "canceled") return;
  const changed = to(subscription);
  await environment.store.put(changed);
  await announce(
    environment,
    changed.status === "canceled" ? "customer.subscription.deleted" : type,
    changed,
  );
}
