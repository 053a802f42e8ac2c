import { cancelSubscription } from "@postulo/billing/end-subscription";
import { withBilling } from "../runtime/payment.ts";
import { serverFunction } from "../runtime/server-function.ts";

/** Lets the bearer's plan end with the period that is paid. */
export default serverFunction(withBilling(cancelSubscription));
