import { deleteAccount } from "@postulo/billing/delete-account";
import { openBilling, billingServices } from "../runtime/payment.ts";
import { serverFunction } from "../runtime/server-function.ts";

/** Deletes the bearer's account and everything in it. */
export default serverFunction((request) =>
  deleteAccount(request, openBilling() ?? { ...billingServices(), provider: undefined }),
);
