import { deleteAccount } from "@postulo/billing/delete-account";
import { openBilling, ownBooks } from "../runtime/payment.ts";
import { serverFunction } from "../runtime/server-function.ts";

/** Deletes the bearer's account and everything in it. */
export default serverFunction((request) =>
  deleteAccount(request, openBilling() ?? { ...ownBooks(), provider: undefined }),
);
