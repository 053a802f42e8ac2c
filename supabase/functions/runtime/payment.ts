import type { BillingContext } from "@postulo/billing/billing-context";
import { openLedger } from "@postulo/billing/billing-ledger";
import { errorResponse } from "@postulo/billing/function-response";
import { readPriceTable } from "@postulo/billing/price-table";
import { openStripe } from "@postulo/billing/stripe-provider";
import { nothingSoldErrors } from "@postulo/contract/functions";
import { optionalSetting, ownSupabase, setting } from "./environment.ts";

/** Ledger and provider. Bypasses row-level security with the service-role key, which the Edge runtime sets. */
export function billingServices() {
  const { supabaseUrl, publishableKey } = ownSupabase();
  const serviceKey = setting("SUPABASE_SERVICE_ROLE_KEY");
  const ledger = openLedger({ supabaseUrl, serviceKey, fetch });
  return { supabaseUrl, publishableKey, fetch, ledger };
}

/** Everything that payments need; undefined where nothing is sold. */
export function openBilling(): BillingContext | undefined {
  const prices = readPriceTable(optionalSetting);
  const secretKey = optionalSetting("STRIPE_SECRET_KEY");
  if (!prices || secretKey === undefined) return undefined;
  const provider = openStripe({
    secretKey,
    webhookSecret: setting("STRIPE_WEBHOOK_SECRET"),
    prices,
    apiUrl: optionalSetting("STRIPE_API_URL") ?? "https://api.stripe.com",
    fetch,
  });
  return {
    ...billingServices(),
    provider,
    prices,
    siteUrl: setting("SITE_URL").replace(/(?<!\/)\/+$/, ""),
  };
}

/** Answers with what is sold here. */
export function withBilling(
  answer: (request: Request, context: BillingContext) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const context = openBilling();
    if (context) return answer(request, context);
    return errorResponse(nothingSoldErrors, "price_not_found", "Nothing is sold here.");
  };
}
