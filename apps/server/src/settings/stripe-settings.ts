import { orders, priceSetting } from "@postulo/billing/price-table";
import { z } from "zod";

const secret = z.string().optional();
const price = z
  .string()
  .regex(/^price_\w+$/, { error: "the id of a price at Stripe, such as price_1AbC" })
  .optional();

/** Payment by Stripe: a key, the secret of its webhook, and a price for each plan and interval. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  /** Of a server that speaks Stripe's protocol, in tests. */
  STRIPE_API_URL: z.url({ error: "a web address" }).optional(),
  STRIPE_PRICE_PLUS_MONTH: price,
  STRIPE_PRICE_PLUS_YEAR: price,
  STRIPE_PRICE_PRO_MONTH: price,
  STRIPE_PRICE_PRO_YEAR: price,
  STRIPE_PRICE_ULTRA_MONTH: price,
  STRIPE_PRICE_ULTRA_YEAR: price,
};

const needed = ["STRIPE_WEBHOOK_SECRET", ...orders.map(priceSetting)];

/** With half of the settings payments would be taken without webhooks. */
export function stripeConfigError(settings: object): string | undefined {
  const given = new Map<string, unknown>(Object.entries(settings));
  if (given.get("STRIPE_SECRET_KEY") === undefined) return undefined;
  const missing = needed.find((name) => given.get(name) === undefined);
  return missing && `With STRIPE_SECRET_KEY, the setting ${missing} must be set too.`;
}
