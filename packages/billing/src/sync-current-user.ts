import type { BillingContext } from "./billing-context.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { findCurrentUser } from "./current-user.ts";

/** Syncs the subscription of the token's owner from the provider. */
export async function syncCurrentUser(request: Request, context: BillingContext): Promise<void> {
  const user = await findCurrentUser(request, context);
  if (user) await syncSubscription(context, user.id);
}
