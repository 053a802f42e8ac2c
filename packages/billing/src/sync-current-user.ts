import type { BillingContext } from "./billing-context.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { findCurrentUser } from "./current-user.ts";

/** Makes the row of whoever bears the token what the provider says now. */
export async function syncCurrentUser(request: Request, door: BillingContext): Promise<void> {
  const person = await findCurrentUser(request, door);
  if (person) await syncSubscription(door, person.id);
}
