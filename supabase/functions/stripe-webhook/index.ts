import { hearEvent } from "@postulo/billing/hear-event";
import { withBilling } from "../runtime/payment.ts";
import { serverFunction } from "../runtime/server-function.ts";

/** Hears the events of Stripe, which it signs. */
export default serverFunction(withBilling(hearEvent));
