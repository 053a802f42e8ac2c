import type { BillingAccount, BillingLedger, PaidState } from "./billing-ledger.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** Our books and the provider's. */
export interface BillingServices {
  readonly ledger: BillingLedger;
  readonly provider: PaymentProvider;
}

/** Retries after a concurrent write, which has stored a newer state. */
const maxAttempts = 8;

/**
 * Writes the provider's current state to our row. Events only trigger it, so they may arrive in any order, repeatedly
 * or never. The account is read before the provider is called and written only if unchanged (optimistic lock), so
 * that an older state never overwrites a newer one.
 */
export async function syncSubscription(
  { ledger, provider }: BillingServices,
  userId: string,
): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const account = await ledger.account(userId);
    if (!account?.customer_id) return;
    const paid = await provider.currentSubscription(account.customer_id);
    const state = paid ? { ...paid, subscriptionId: paid.id } : freeAfter(account.subscription_id);
    if (!state || isWritten(account, state)) {
      await ledger.markChecked(userId);
      return;
    }
    if (await ledger.apply(account, state)) return;
  }
  throw new Error("The subscription kept changing while it was compared with the provider's");
}

/** Nothing is paid any more. A user who never paid keeps the plan that the installation granted. */
function freeAfter(subscriptionId: string | null): PaidState | undefined {
  if (subscriptionId === null) return undefined;
  return { subscriptionId, plan: "Free", endsAt: null, nextPayment: null, interval: null };
}

const timeOf = (date: Date | null) => date?.getTime();

function isWritten(account: BillingAccount, state: PaidState): boolean {
  return (
    account.is_active &&
    account.plan === state.plan &&
    account.billing_interval === state.interval &&
    account.subscription_id === state.subscriptionId &&
    account.cancel_at_period_end === (state.endsAt !== null) &&
    timeOf(account.cancellation_effective_date) === timeOf(state.endsAt) &&
    timeOf(account.next_billing_date) === timeOf(state.nextPayment)
  );
}

const batchSize = 500;

/**
 * Repairs what lost events have left: compares everybody who was not compared since `before`.
 * @returns how many could not be compared; they are tried again next time.
 */
export async function reconcile(
  books: BillingServices,
  { before, signal }: { before: Date; signal: AbortSignal },
): Promise<{ checked: number; failures: readonly unknown[] }> {
  const users = await books.ledger.usersToCheck(before, batchSize);
  const failures: unknown[] = [];
  let checked = 0;
  for (const userId of users) {
    if (signal.aborted) break;
    try {
      await syncSubscription(books, userId);
      checked += 1;
    } catch (error) {
      // One user's error must not prevent syncing the others.
      failures.push(error);
    }
  }
  return { checked, failures };
}
