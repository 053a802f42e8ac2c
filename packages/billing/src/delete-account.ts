import * as z from "zod/mini";
import { forSignedIn } from "./billing-context.ts";
import type { BillingContext } from "./billing-context.ts";
import { errorResponse } from "./function-response.ts";

const deletionBody = z.object({
  userId: z.optional(z.string()),
  confirmDelete: z.literal(true),
});

type DeletionContext = Omit<BillingContext, "prices" | "siteUrl" | "provider"> & {
  /** Undefined where nothing is sold. */
  readonly provider: BillingContext["provider"] | undefined;
};

/**
 * Deletes the bearer's account: ends what is paid for and forgets the customer first, so that nobody goes on paying for an
 * account that is gone; then rows, sessions and objects. What breaks off in between is done by calling again.
 */
export function deleteAccount(request: Request, door: DeletionContext): Promise<Response> {
  return forSignedIn(request, door, async (person) => {
    const body = deletionBody.safeParse(await request.json().catch(() => undefined));
    if (!body.success)
      return errorResponse(400, "not_confirmed", "Deleting an account must be confirmed.");
    if (body.data.userId !== undefined && body.data.userId !== person.id)
      return errorResponse(403, "other_user", "Only your own account can be deleted.");
    const account = await door.ledger.account(person.id);
    if (account?.customer_id) await door.provider?.removeCustomer(account.customer_id);
    await door.ledger.deleteAccount(person.id);
    return Response.json({ success: true });
  });
}
