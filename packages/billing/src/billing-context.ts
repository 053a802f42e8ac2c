import type { BillingServices } from "./sync-subscription.ts";
import type { PriceTable } from "./price-table.ts";
import { findCurrentUser } from "./current-user.ts";
import type { CurrentUser } from "./current-user.ts";
import { notAuthenticated } from "./function-response.ts";

/** What the server functions of payment need of their surroundings. */
export interface BillingContext extends BillingServices {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  readonly fetch: typeof fetch;
  readonly prices: PriceTable;
  /** Where the pages are, without a slash at the end. */
  readonly siteUrl: string;
}

/** Does something for whoever bears the token. The body never says who that is. */
export async function forSignedIn(
  request: Request,
  door: Omit<BillingContext, "prices" | "siteUrl" | "provider" | "ledger">,
  work: (person: CurrentUser) => Promise<Response>,
): Promise<Response> {
  const person = await findCurrentUser(request, door);
  return person ? work(person) : notAuthenticated();
}
