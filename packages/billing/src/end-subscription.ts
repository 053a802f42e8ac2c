import {
  cancelSubscription as cancelEndpoint,
  reactivateSubscription as reactivateEndpoint,
} from "@postulo/contract/functions";
import { withCurrentUser } from "./billing-context.ts";
import type { BillingContext } from "./billing-context.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { errorResponse, functionResponse } from "./function-response.ts";

/** Lets the plan end with the period that is paid. Answers `{ success: true }`, also when it was cancelled before. */
export const cancelSubscription = (request: Request, context: BillingContext) =>
  setCancelAtPeriodEnd(request, context, true);

/** Takes the cancellation back. Answers `{ success: true }`, also when there was none. */
export const reactivateSubscription = (request: Request, context: BillingContext) =>
  setCancelAtPeriodEnd(request, context, false);

function setCancelAtPeriodEnd(
  request: Request,
  context: BillingContext,
  isEnding: boolean,
): Promise<Response> {
  const endpoint = isEnding ? cancelEndpoint : reactivateEndpoint;
  return withCurrentUser(request, context, async ({ id: userId }) => {
    const account = await context.ledger.account(userId);
    const paid = account?.customer_id
      ? await context.provider.currentSubscription(account.customer_id)
      : undefined;
    if (!paid)
      return errorResponse(endpoint.errors, "no_subscription", "No active subscription found.");
    if ((paid.endsAt !== null) !== isEnding)
      await context.provider.setCancelAtPeriodEnd(paid.id, isEnding);
    await syncSubscription(context, userId);
    return functionResponse(endpoint, { success: true });
  });
}
