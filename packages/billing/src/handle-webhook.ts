import { receiveStripeEvent } from "@postulo/contract/functions";
import { syncSubscription } from "./sync-subscription.ts";
import type { BillingServices } from "./sync-subscription.ts";
import { errorResponse, functionResponse } from "./function-response.ts";

/** As long as the provider's own events can be. */
const maxBodyLength = 256 * 1024;

/**
 * Verifies a Stripe event and syncs the subscription from the provider. Idempotent. The event is marked as processed
 * after our row is written; until then the provider gets an error and redelivers it.
 */
export async function handleWebhook(request: Request, books: BillingServices): Promise<Response> {
  // The signature is of the bytes as they were sent.
  const body = await request.text();
  const signature = request.headers.get("stripe-signature");
  const event =
    signature === null || body.length > maxBodyLength
      ? undefined
      : await books.provider.readEvent(body, signature);
  if (!event)
    return errorResponse(
      receiveStripeEvent.errors,
      "invalid_signature",
      "The signature does not fit.",
    );
  if (await books.ledger.isKnownEvent(event.id))
    return functionResponse(receiveStripeEvent, { received: true });
  const userId = event.customerId && (await books.ledger.userOf(event.customerId));
  if (userId) await syncSubscription(books, userId);
  await books.ledger.markEventProcessed(event.id);
  return functionResponse(receiveStripeEvent, { received: true });
}
