import { orders, priceSetting } from "@postulo/billing/price-table";
import type { ApiKeys } from "@postulo/supabase-server/api-keys";
import type { Settings } from "../settings/settings.ts";
import { choosePayment, newSecret } from "../settings/payment.ts";
import type { Payment } from "../settings/payment.ts";
import { remoteSupabaseOf } from "../settings/supabase-settings.ts";

/** Data shared by this process and the functions that it serves. */
export interface FunctionRuntime {
  /** Where this process listens: from inside, the public address may not be reachable. */
  readonly internalUrl: string;
  /** Where auth, tables and storage are, as seen from this process. */
  readonly supabaseUrl: string;
  /** Shown to everybody. */
  readonly publishableKey: string;
  /** Lets the functions bypass row-level security. Never exposed; without a remote Supabase random at each start. */
  readonly serviceKey: string;
  readonly payment: Payment;
  /** Takes the settings of the functions out of the environment again, for what reads it after this server. */
  restore(): void;
}

/**
 * In place of a Supabase project's publishable key. It identifies the project and protects nothing, because this
 * server has one project.
 */
export const ownPublishableKey = "sb_publishable_postulo";

/** Where the sandbox answers, below our own address. */
export const sandboxPath = "/sandbox";

/** Gives the functions of `supabase/functions` the settings that they have on a Supabase, and those of payment. */
export function setFunctionEnv(
  settings: Settings,
  { internalUrl, publicUrl }: { internalUrl: string; publicUrl: string },
): FunctionRuntime {
  const payment = choosePayment(settings, publicUrl);
  const remote = remoteSupabaseOf(settings);
  const supabaseUrl = remote?.url ?? internalUrl;
  const publishableKey = remote?.publishableKey ?? ownPublishableKey;
  const serviceKey = remote?.secretKey ?? newSecret();
  const isSandbox = payment.kind === "sandbox";
  const prices = orders.map((order) => [
    priceSetting(order),
    payment.kind === "none" ? undefined : payment.prices[order.plan][order.interval],
  ]);
  const restore = assignEnv({
    ...Object.fromEntries(prices),
    SUPABASE_URL: supabaseUrl,
    SUPABASE_ANON_KEY: publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: serviceKey,
    SITE_URL: publicUrl,
    STRIPE_SECRET_KEY: isSandbox ? payment.secretKey : settings.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: isSandbox ? payment.webhookSecret : settings.STRIPE_WEBHOOK_SECRET,
    STRIPE_API_URL: isSandbox ? internalUrl + sandboxPath : settings.STRIPE_API_URL,
  });
  return { internalUrl, supabaseUrl, publishableKey, serviceKey, payment, restore };
}

/** The key of our own functions, and the operator's keys if set. */
export const apiKeysOf = (settings: Settings, { serviceKey }: FunctionRuntime): ApiKeys => ({
  secretKeys: [serviceKey, settings.SECRET_KEY].filter((key) => key !== undefined),
  jwtSecret: settings.JWT_SECRET,
});

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * What is not set is taken away: another server of this process may have set it. The answer restores what was there, unless
 * another server has replaced it.
 */
function assignEnv(variables: Variables): () => void {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  for (const [name, value] of Object.entries(variables)) assign(name, value);
  return () => {
    for (const [name, value] of before)
      if (process.env[name] === variables[name]) assign(name, value);
  };
}

function assign(name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(process.env, name);
  else process.env[name] = value;
}
