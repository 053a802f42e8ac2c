import type { Books } from "./follow-provider.ts";
import type { PriceTable } from "./price-table.ts";
import { findSignedInPerson } from "./signed-in-person.ts";
import type { SignedInPerson } from "./signed-in-person.ts";
import { notAuthenticated } from "./function-answer.ts";

/** What the server functions of payment need of their surroundings. */
export interface BillingDoor extends Books {
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
  door: Omit<BillingDoor, "prices" | "siteUrl" | "provider" | "ledger">,
  work: (person: SignedInPerson) => Promise<Response>,
): Promise<Response> {
  const person = await findSignedInPerson(request, door);
  return person ? work(person) : notAuthenticated();
}
