import { reactivateSubscription } from "@postulo/billing/end-subscription";
import { withBilling } from "../runtime/payment.ts";
import { serverFunction } from "../runtime/server-function.ts";

/** Takes the cancellation of the bearer's plan back. */
export default serverFunction(withBilling(reactivateSubscription));
