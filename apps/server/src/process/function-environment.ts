import { orders, priceSetting } from "@postulo/billing/price-table";
import type { Settings } from "../settings.ts";
import { choosePayment, newSecret } from "./payment.ts";
import type { Payment } from "./payment.ts";
import { publishableKey } from "./public-config.ts";

/** What this process and the functions that it serves know of each other. */
export interface FunctionDoor {
  /** Where this process listens: from inside, the public address may not be reachable. */
  readonly ownUrl: string;
  /** By it the functions act above the policies. Made at each start, and told to nobody. */
  readonly serviceKey: string;
  readonly payment: Payment;
}

/** Where the sandbox answers, below our own address. */
export const sandboxPath = "/sandbox";

/** Gives the functions of `supabase/functions` the settings that they have on a Supabase, and those of payment. */
export function offerFunctionEnvironment(
  settings: Settings,
  { ownUrl, publicUrl }: { ownUrl: string; publicUrl: string },
): FunctionDoor {
  const payment = choosePayment(settings, publicUrl);
  const serviceKey = newSecret();
  const isSandbox = payment.kind === "sandbox";
  offer({
    SUPABASE_URL: ownUrl,
    SUPABASE_ANON_KEY: publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: serviceKey,
    SITE_URL: publicUrl,
    STRIPE_SECRET_KEY: isSandbox ? payment.secretKey : settings.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: isSandbox ? payment.webhookSecret : settings.STRIPE_WEBHOOK_SECRET,
    STRIPE_API_URL: isSandbox ? ownUrl + sandboxPath : settings.STRIPE_API_URL,
  });
  for (const order of orders) {
    const price = payment.kind === "none" ? undefined : payment.prices[order.plan][order.interval];
    offer({ [priceSetting(order)]: price });
  }
  return { ownUrl, serviceKey, payment };
}

/** What is not set is taken away: another server of this process may have set it. */
function offer(variables: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
}
