import { checkSubscription } from "@postulo/billing/check-subscription";
import { ownSupabase } from "../runtime/environment.ts";
import { serverFunction } from "../runtime/server-function.ts";

/** Answers `{ subscribed, plan }` of the bearer's user. */
export default serverFunction((request) =>
  checkSubscription(request, { ...ownSupabase(), fetch, now: () => new Date() }),
);
