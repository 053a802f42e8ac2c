import { handleWebhook } from "@postulo/billing/handle-webhook";
import { withBilling } from "../runtime/payment.ts";
import { serverFunction } from "../runtime/server-function.ts";

/** Handles Stripe's signed events. */
export default serverFunction(withBilling(handleWebhook));
