import { handleWebhook } from "@postulo/billing/handle-webhook";
import { withBilling } from "../runtime/payment.ts";
import { serverFunction } from "../runtime/server-function.ts";

/** Hears the events of Stripe, which it signs. */
export default serverFunction(withBilling(handleWebhook));
