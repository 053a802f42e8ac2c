import type { Interval } from "@postulo/domain/plan";
import { periodEnd } from "./period-end.ts";
import { priceObject } from "./sandbox-prices.ts";
import type { SandboxStore, SandboxSubscription } from "./sandbox-records.ts";

export const endOf = ({ anchor, interval, period }: SandboxSubscription) =>
  periodEnd(new Date(anchor), interval, period);

/** The next period is paid, or the subscription ends if it was to. */
export function afterPeriod(subscription: SandboxSubscription): SandboxSubscription {
  return subscription.isEnding
    ? { ...subscription, status: "canceled" }
    : { ...subscription, status: "active", period: subscription.period + 1 };
}

/**
 * What time alone has made of it: every period that is over was paid for, unless a payment has failed; and what was to end
 * with its period has ended either way.
 */
export function asOf(subscription: SandboxSubscription, now: Date): SandboxSubscription {
  let current = subscription;
  while (goesOn(current) && endOf(current) <= now) current = afterPeriod(current);
  return current;
}

const goesOn = ({ status, isEnding }: SandboxSubscription) =>
  status === "active" || (status === "past_due" && isEnding);

/** The subscriptions of a customer, newest first, as they are now. */
export async function subscriptionsOf(
  store: SandboxStore,
  customerId: string,
  now: Date,
): Promise<SandboxSubscription[]> {
  const records = await store.ofCustomer(customerId);
  return records
    .flatMap((record) => (record.kind === "subscription" ? [asOf(record, now)] : []))
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

/** Begins a new period with another price: what was paid already is set off. */
export function withPrice(
  subscription: SandboxSubscription,
  price: { id: string; interval: Interval },
  now: Date,
): SandboxSubscription {
  const changed = { ...subscription, price: price.id, isEnding: false };
  return price.interval === subscription.interval
    ? changed
    : { ...changed, interval: price.interval, anchor: now.toISOString(), period: 1 };
}

/** A subscription object of Stripe's API. */
export function subscriptionObject(subscription: SandboxSubscription) {
  const { id, customer, status, isEnding, metadata, createdAt, price } = subscription;
  const end = Math.floor(endOf(subscription).getTime() / 1000);
  const item = {
    id: `si_${id}`,
    object: "subscription_item",
    price: priceObject(price),
    current_period_end: end,
  };
  return {
    id,
    object: "subscription",
    customer,
    status,
    metadata,
    created: createdAt,
    cancel_at_period_end: isEnding,
    cancel_at: isEnding ? end : null,
    items: { object: "list", data: [item], has_more: false },
  };
}
