import { priceEuros } from "@postulo/domain/plan";
import { Stripe } from "stripe";
import type {
  CheckoutOptions,
  Order,
  PaidSubscription,
  PaymentEvent,
  PaymentProvider,
} from "./payment-provider.ts";
import { orderOf } from "./price-table.ts";
import type { PriceTable } from "./price-table.ts";
import { listPayments, refundPayment } from "./stripe-payments.ts";

export interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: PriceTable;
  /** Where Stripe's API is; another address than Stripe's own is the sandbox. */
  readonly apiUrl: string;
  readonly fetch: typeof fetch;
  /** Retries of a failed call, with the same idempotency key; 2 by default. */
  readonly retries?: number;
}

const stripeOrigin = "https://api.stripe.com";
const timeLimitMs = 20_000;

/** Stripe retries a failed payment; until it gives up, the plan stays active. */
const entitling: readonly Stripe.Subscription.Status[] = ["active", "trialing", "past_due"];

/** Stripe, through its own library. */
export function openStripe(account: StripeAccount): PaymentProvider {
  const { prices, webhookSecret } = account;
  const stripe = new Stripe(account.secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetchAt(account)),
    maxNetworkRetries: account.retries ?? 2,
    timeout: timeLimitMs,
    telemetry: false,
  });
  return {
    createCustomer: async ({ userId, email }) => {
      const details = { ...(email === "" ? {} : { email }), metadata: { user_id: userId } };
      const customer = await stripe.customers.create(details, {
        idempotencyKey: `customer-${userId}`,
      });
      return customer.id;
    },
    openCheckout: (options) => openCheckout(stripe, prices, options),
    currentSubscription: (customerId) => currentSubscription(stripe, prices, customerId),
    changePlan: (subscriptionId, order) => changePlan(stripe, prices, { subscriptionId, order }),
    setCancelAtPeriodEnd: async (subscriptionId, isEnding) => {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isEnding });
    },
    cancelNow: async (subscriptionId) => {
      await stripe.subscriptions.cancel(subscriptionId).catch(ignoreMissing);
    },
    payments: (customerId) => listPayments(stripe, customerId),
    refund: (payment) => refundPayment(stripe, payment),
    removeCustomer: async (customerId) => {
      // Stripe cancels the subscriptions of a deleted customer.
      await stripe.customers.del(customerId).catch(ignoreMissing);
    },
    readEvent: (body, signature) => readEvent(stripe, webhookSecret, { body, signature }),
  };
}

/** Replaces Stripe's host, which the library always uses. */
function fetchAt({ apiUrl, fetch }: StripeAccount): typeof fetch {
  return (address, init) => {
    const requested = address instanceof Request ? address.url : address.toString();
    return fetch(requested.replace(stripeOrigin, apiUrl), init);
  };
}

function ignoreMissing(error: unknown): void {
  const isGone =
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
  if (!isGone) throw error;
}

async function openCheckout(
  stripe: Stripe,
  prices: PriceTable,
  options: CheckoutOptions,
): Promise<string> {
  const price = await verifiedPrice(stripe, prices, options);
  const { customerId: customer, userId, plan, interval } = options;
  const known = await stripe.checkout.sessions.list({ customer, limit: 20 });
  const open = known.data.filter(({ status }) => status === "open");
  const same = open.find((session) => session.metadata?.["price"] === price);
  if (same?.url) return same.url;
  // A session left open in another tab could be paid as well as the new one.
  for (const { id } of open) await stripe.checkout.sessions.expire(id).catch(ignoreMissing);
  const metadata = { user_id: userId, plan, interval, price };
  const session = await stripe.checkout.sessions.create(
    {
      mode: "subscription",
      customer,
      client_reference_id: userId,
      line_items: [{ price, quantity: 1 }],
      metadata,
      subscription_data: { metadata },
      success_url: options.successUrl,
      cancel_url: options.cancelUrl,
    },
    // Concurrent clicks open one session: both see the same latest one.
    { idempotencyKey: `checkout-${customer}-${price}-${known.data[0]?.id ?? "first"}` },
  );
  if (!session.url) throw new Error("Stripe gave no address for the checkout");
  return session.url;
}

/** The price at Stripe must be the one that our pages show. */
async function verifiedPrice(stripe: Stripe, prices: PriceTable, order: Order): Promise<string> {
  const { plan, interval } = order;
  const id = prices[plan][interval];
  const price = await stripe.prices.retrieve(id);
  const isOurs =
    price.active &&
    price.currency === "eur" &&
    price.unit_amount === priceEuros[plan][interval] * 100 &&
    price.recurring?.interval === interval &&
    price.recurring.interval_count === 1;
  if (!isOurs) throw new Error(`The price ${id} is not that of ${plan} for a ${interval}`);
  return id;
}

async function currentSubscription(
  stripe: Stripe,
  prices: PriceTable,
  customer: string,
): Promise<PaidSubscription | undefined> {
  const found = await stripe.subscriptions.list({ customer, status: "all", limit: 100 });
  const [newest, ...others] = found.data
    .filter(({ status }) => entitling.includes(status))
    .toSorted((a, b) => b.created - a.created);
  // Two sessions were paid. What was paid for the older one is set off against the next invoice.
  for (const { id } of others)
    await stripe.subscriptions
      .cancel(id, { prorate: true, invoice_now: true })
      .catch(ignoreMissing);
  return newest && readSubscription(newest, prices);
}

function readSubscription(subscription: Stripe.Subscription, prices: PriceTable): PaidSubscription {
  const [item] = subscription.items.data;
  const order = item && orderOf(prices, item.price.id);
  if (!item || !order)
    throw new Error(`The subscription ${subscription.id} has none of the prices that are set`);
  const periodEnd = item.current_period_end;
  const endsAt =
    subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : undefined);
  return {
    ...order,
    id: subscription.id,
    endsAt: endsAt === undefined ? null : fromSeconds(endsAt),
    nextPayment: endsAt === undefined ? fromSeconds(periodEnd) : null,
  };
}

const fromSeconds = (seconds: number) => new Date(seconds * 1000);

async function changePlan(
  stripe: Stripe,
  prices: PriceTable,
  { subscriptionId, order }: { subscriptionId: string; order: Order },
): Promise<"changed" | "declined"> {
  const price = await verifiedPrice(stripe, prices, order);
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The subscription ${subscriptionId} has no item`);
  try {
    await stripe.subscriptions.update(subscriptionId, {
      items: [{ id: item.id, price }],
      metadata: { ...subscription.metadata, ...order, price },
      cancel_at_period_end: false,
      proration_behavior: "always_invoice",
      payment_behavior: "error_if_incomplete",
    });
    return "changed";
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return "declined";
    throw error;
  }
}

async function readEvent(
  stripe: Stripe,
  secret: string,
  { body, signature }: { body: string; signature: string },
): Promise<PaymentEvent | undefined> {
  if (emptySignature.test(signature)) return undefined;
  try {
    const event = await stripe.webhooks.constructEventAsync(body, signature, secret);
    return { id: event.id, customerId: customerOf(event.data.object) };
  } catch (error) {
    const isForged =
      error instanceof Stripe.errors.StripeSignatureVerificationError ||
      error instanceof SyntaxError;
    if (isForged) return undefined;
    throw error;
  }
}

/** The library reports an empty signature differently from all other header errors. */
const emptySignature = /(?:^|,)v1=(?:,|$)/;

/** The customer that something is about, whatever it is. */
function customerOf(object: object): string | undefined {
  const entries = new Map<string, unknown>(Object.entries(object));
  const [kind, id, customer] = [entries.get("object"), entries.get("id"), entries.get("customer")];
  if (kind === "customer") return typeof id === "string" ? id : undefined;
  return typeof customer === "string" ? customer : undefined;
}
