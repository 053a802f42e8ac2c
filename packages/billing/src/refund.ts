import { refundDays } from "@postulo/domain/plan";
import { syncSubscription } from "./sync-subscription.ts";
import type { BillingServices } from "./sync-subscription.ts";
import type { Payment } from "./payment-provider.ts";

const dayMs = 86_400_000;

export type RefundOutcome =
  | { readonly kind: "nothingPaid" }
  /** The newest payment is older than the guarantee. */
  | { readonly kind: "tooLate"; readonly paidAt: Date }
  /** `cents` were given back now; none, when that had been done before. */
  | { readonly kind: "refunded"; readonly cents: number };

const remaining = ({ cents, refundedCents }: Payment) => cents - refundedCents;

/**
 * Refunds the payments within the guarantee's days, and ends the plan immediately. Idempotent: calling it again
 * completes an interrupted refund.
 */
export async function refundPayments(
  books: BillingServices,
  { userId, now }: { userId: string; now: Date },
): Promise<RefundOutcome> {
  const { ledger, provider } = books;
  const customerId = (await ledger.account(userId))?.customer_id;
  const payments = customerId ? await provider.payments(customerId) : [];
  const [newest] = payments;
  if (!customerId || !newest) return { kind: "nothingPaid" };
  const since = now.getTime() - refundDays * dayMs;
  const covered = payments.filter(({ paidAt }) => paidAt.getTime() >= since);
  if (covered.length === 0) return { kind: "tooLate", paidAt: newest.paidAt };
  const due = covered.filter((payment) => remaining(payment) > 0);
  for (const payment of due) await provider.refund(payment);
  const paid = await provider.currentSubscription(customerId);
  if (paid) await provider.cancelNow(paid.id);
  await syncSubscription(books, userId);
  return { kind: "refunded", cents: due.reduce((sum, payment) => sum + remaining(payment), 0) };
}
