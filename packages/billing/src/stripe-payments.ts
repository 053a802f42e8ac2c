import { Stripe } from "stripe";
import type { Payment } from "./payment-provider.ts";

/** What the customer has paid, newest first; a payment that failed was none. */
export async function listPayments(stripe: Stripe, customer: string): Promise<readonly Payment[]> {
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  return data
    .filter(({ status }) => status === "succeeded")
    .map((charge) => ({
      id: charge.id,
      cents: charge.amount,
      refundedCents: charge.amount_refunded,
      paidAt: new Date(charge.created * 1000),
    }));
}

/** Gives back what is left of a payment. */
export async function refundPayment(stripe: Stripe, { id, refundedCents }: Payment): Promise<void> {
  try {
    await stripe.refunds.create(
      { charge: id, reason: "requested_by_customer" },
      // Concurrent or repeated commands refund once.
      { idempotencyKey: `refund-${id}-${refundedCents}` },
    );
  } catch (error) {
    const isDone =
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      error.code === "charge_already_refunded";
    if (!isDone) throw error;
  }
}
