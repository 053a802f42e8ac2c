import { forSignedIn } from "./billing-door.ts";
import type { BillingDoor } from "./billing-door.ts";
import { followProvider } from "./follow-provider.ts";
import { refusal } from "./function-answer.ts";

/** Lets the plan end with the period that is paid. Answers `{ success: true }`, also when it was cancelled before. */
export const cancelSubscription = (request: Request, door: BillingDoor) =>
  setEnding(request, door, true);

/** Takes the cancellation back. Answers `{ success: true }`, also when there was none. */
export const reactivateSubscription = (request: Request, door: BillingDoor) =>
  setEnding(request, door, false);

function setEnding(request: Request, door: BillingDoor, isEnding: boolean): Promise<Response> {
  return forSignedIn(request, door, async ({ id: userId }) => {
    const account = await door.ledger.account(userId);
    const paid = account?.customer_id
      ? await door.provider.currentSubscription(account.customer_id)
      : undefined;
    if (!paid) return refusal(409, "no_subscription", "No active subscription found.");
    if ((paid.endsAt !== null) !== isEnding) await door.provider.setEnding(paid.id, isEnding);
    await followProvider(door, userId);
    return Response.json({ success: true });
  });
}
