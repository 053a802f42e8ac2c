import { deleteAccount as endpoint } from "@postulo/contract/functions";
import * as z from "zod/mini";
import { withCurrentUser } from "./billing-context.ts";
import type { BillingContext } from "./billing-context.ts";
import { errorResponse, functionResponse } from "./function-response.ts";

type DeletionContext = Omit<BillingContext, "prices" | "siteUrl" | "provider"> & {
  /** Undefined where nothing is sold. */
  readonly provider: BillingContext["provider"] | undefined;
};

/**
 * Deletes the caller's account: first the subscription and the customer, so that a deleted account is never charged;
 * then rows, sessions and objects. Idempotent: calling it again completes an interrupted deletion.
 */
export function deleteAccount(request: Request, context: DeletionContext): Promise<Response> {
  return withCurrentUser(request, context, async (user) => {
    const body = z.safeParse(endpoint.request.schema, await request.json().catch(() => undefined));
    if (!body.success)
      return errorResponse(
        endpoint.errors,
        "not_confirmed",
        "Deleting an account must be confirmed.",
      );
    if (body.data.userId !== undefined && body.data.userId !== user.id)
      return errorResponse(endpoint.errors, "other_user", "Only your own account can be deleted.");
    const account = await context.ledger.account(user.id);
    if (account?.customer_id) await context.provider?.removeCustomer(account.customer_id);
    await context.ledger.deleteAccount(user.id);
    return functionResponse(endpoint, { success: true });
  });
}
