import type { BillingServices } from "./sync-subscription.ts";
import type { PriceTable } from "./price-table.ts";
import { findCurrentUser } from "./current-user.ts";
import type { CurrentUser } from "./current-user.ts";
import { insufficientAal, notAuthenticated } from "./function-response.ts";

/** What the server functions of payment need of their surroundings. */
export interface BillingContext extends BillingServices {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  readonly fetch: typeof fetch;
  readonly prices: PriceTable;
  /** Where the pages are, without a slash at the end. */
  readonly siteUrl: string;
}

/**
 * Runs `work` as the token's owner, unless the session lacks the owner's second factor. Identity comes from the token only,
 * never from the body.
 */
export async function withCurrentUser(
  request: Request,
  context: Omit<BillingContext, "prices" | "siteUrl" | "provider" | "ledger">,
  work: (user: CurrentUser) => Promise<Response>,
): Promise<Response> {
  const user = await findCurrentUser(request, context);
  if (!user) return notAuthenticated();
  return user.lacksFactor ? insufficientAal() : work(user);
}
