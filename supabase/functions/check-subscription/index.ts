import { checkSubscription } from "@postulo/billing/check-subscription";
import { followBearer } from "@postulo/billing/follow-bearer";
import { ownSupabase } from "../runtime/environment.ts";
import { openBilling } from "../runtime/payment.ts";
import { serverFunction } from "../runtime/server-function.ts";

/** Answers `{ subscribed, plan }` of the bearer's user. */
export default serverFunction((request) => {
  const door = openBilling();
  const lookAgain = door && (() => followBearer(request, door));
  return checkSubscription(request, { ...ownSupabase(), fetch, now: () => new Date(), lookAgain });
});
