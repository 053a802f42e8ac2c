import { checkSubscription } from "@postulo/billing/check-subscription";
import { syncCurrentUser } from "@postulo/billing/sync-current-user";
import { ownSupabase } from "../runtime/environment.ts";
import { openBilling } from "../runtime/payment.ts";
import { serverFunction } from "../runtime/server-function.ts";

/** Answers `{ subscribed, plan }` of the bearer's user. */
export default serverFunction((request) => {
  const context = openBilling();
  const refresh = context && (() => syncCurrentUser(request, context));
  return checkSubscription(request, {
    ...ownSupabase(),
    fetch,
    now: () => new Date(),
    refresh: refresh,
  });
});
