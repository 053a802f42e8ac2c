import { forSignedIn } from "./billing-context.ts";
import type { BillingContext } from "./billing-context.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { errorResponse } from "./function-response.ts";

/** Lets the plan end with the period that is paid. Answers `{ success: true }`, also when it was cancelled before. */
export const cancelSubscription = (request: Request, door: BillingContext) =>
  setCancelAtPeriodEnd(request, door, true);

/** Takes the cancellation back. Answers `{ success: true }`, also when there was none. */
export const reactivateSubscription = (request: Request, door: BillingContext) =>
  setCancelAtPeriodEnd(request, door, false);

function setCancelAtPeriodEnd(
  request: Request,
  door: BillingContext,
  isEnding: boolean,
): Promise<Response> {
  return forSignedIn(request, door, async ({ id: userId }) => {
    const account = await door.ledger.account(userId);
    const paid = account?.customer_id
      ? await door.provider.currentSubscription(account.customer_id)
      : undefined;
    if (!paid) return errorResponse(409, "no_subscription", "No active subscription found.");
    if ((paid.endsAt !== null) !== isEnding)
      await door.provider.setCancelAtPeriodEnd(paid.id, isEnding);
    await syncSubscription(door, userId);
    return Response.json({ success: true });
  });
}
