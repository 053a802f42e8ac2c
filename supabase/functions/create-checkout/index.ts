import { createCheckout } from "@postulo/billing/create-checkout";
import { withBilling } from "../runtime/payment.ts";
import { serverFunction } from "../runtime/server-function.ts";

/** Answers `{ url }` of the page where the plan of the body is paid. */
export default serverFunction(withBilling(createCheckout));
