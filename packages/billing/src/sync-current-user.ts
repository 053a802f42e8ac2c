import type { BillingContext } from "./billing-context.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { findCurrentUser } from "./current-user.ts";

/** Makes the row of whoever bears the token what the provider says now. */
export async function syncCurrentUser(request: Request, context: BillingContext): Promise<void> {
  const user = await findCurrentUser(request, context);
  if (user) await syncSubscription(context, user.id);
}
