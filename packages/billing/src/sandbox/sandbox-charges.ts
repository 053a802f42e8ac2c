import { priceEuros } from "@postulo/domain/plan";
import { orderOf } from "../price-table.ts";
import { periodEnd } from "./period-end.ts";
import { sandboxPrices } from "./sandbox-prices.ts";
import type { SandboxCharge, SandboxSubscription } from "./sandbox-records.ts";
import { endOf, subscriptionsOf, withPrice } from "./sandbox-subscriptions.ts";
import type { SandboxEnvironment } from "./sandbox-environment.ts";

function centsOf(price: string): number {
  const order = orderOf(sandboxPrices, price);
  return order ? priceEuros[order.plan][order.interval] * 100 : 0;
}

const startOf = ({ anchor, interval, period }: SandboxSubscription, number = period) =>
  periodEnd(new Date(anchor), interval, number - 1);

/** The charge of each period of a subscription; periods before a price change are in the store. */
function periodCharges(subscription: SandboxSubscription): SandboxCharge[] {
  const { id, customer, price, anchor, period, firstCharged = 1 } = subscription;
  const count = period - firstCharged + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const number = firstCharged + at;
    const name = `${id.slice(4)}_${Date.parse(anchor)}_${number}`;
    const createdAt = startOf(subscription, number).getTime();
    return {
      kind: "charge",
      id: `ch_${name}`,
      customer,
      cents: centsOf(price),
      refunded: 0,
      createdAt,
    };
  });
}

/** Everything that a customer has paid, newest first. */
export async function chargesOf(
  environment: SandboxEnvironment,
  customer: string,
): Promise<SandboxCharge[]> {
  const [subscriptions, records] = await Promise.all([
    subscriptionsOf(environment.store, customer, environment.now()),
    environment.store.ofCustomer(customer),
  ]);
  const stored = records.flatMap((record) => (record.kind === "charge" ? [record] : []));
  const known = new Set(stored.map(({ id }) => id));
  const others = subscriptions.flatMap(periodCharges).filter(({ id }) => !known.has(id));
  return [...stored, ...others]
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

/** Gives back what is left of a charge; undefined when there is nothing left, or no such charge. */
export async function refundCharge(
  environment: SandboxEnvironment,
  id: string,
): Promise<SandboxCharge | undefined> {
  const record = await environment.store.get(id);
  const charge = record?.kind === "charge" ? record : await findPeriodCharge(environment, id);
  if (!charge || charge.refunded === charge.cents) return undefined;
  const refunded = { ...charge, refunded: charge.cents };
  await environment.store.put(refunded);
  return refunded;
}

async function findPeriodCharge(
  environment: SandboxEnvironment,
  id: string,
): Promise<SandboxCharge | undefined> {
  const subscription = await environment.store.get(`sub_${id.split("_")[1]}`);
  if (!subscription) return undefined;
  return (await chargesOf(environment, subscription.customer)).find((charge) => charge.id === id);
}

/** Changes the price immediately, with proration. */
export async function chargePrice(
  environment: SandboxEnvironment,
  subscription: SandboxSubscription,
  price: { id: string; interval: SandboxSubscription["interval"] },
): Promise<SandboxSubscription> {
  const now = environment.now();
  const [start, end] = [startOf(subscription).getTime(), endOf(subscription).getTime()];
  const left = Math.max(0, (end - now.getTime()) / (end - start));
  const share = price.interval === subscription.interval ? left : 1;
  const cents = Math.round(centsOf(price.id) * share - centsOf(subscription.price) * left);
  for (const charge of periodCharges(subscription)) await environment.store.add(charge);
  const changed = withPrice(subscription, price, now);
  const { customer } = subscription;
  const id = `ch_${subscription.id.slice(4)}_${now.getTime()}_${price.id}`;
  const charge = { kind: "charge", id, customer, refunded: 0, createdAt: now.getTime() } as const;
  await environment.store.put({ ...charge, cents: Math.max(0, cents) });
  return { ...changed, firstCharged: changed.period + 1 };
}
