import { paidPlans, plans } from "./plan.ts";
import type { PaidPlan, Plan } from "./plan.ts";
import * as z from "zod/mini";

/** The columns of `subscription` that decide where it stands, for a `select` and for reading its answer. */
export const subscriptionRow = z.object({
  plan: z.enum(plans),
  is_active: z.boolean(),
  cancel_at_period_end: z.boolean(),
  cancellation_effective_date: z.nullable(z.coerce.date()),
  next_billing_date: z.nullable(z.coerce.date()),
});
export type SubscriptionRow = z.infer<typeof subscriptionRow>;

/** Where a subscription stands. `granted` plans are given by the operator, never paid. */
export type SubscriptionState =
  | { readonly kind: "free" }
  /** `nextPayment` is missing as long as the payment provider has not said it. */
  | { readonly kind: "renewing"; readonly plan: PaidPlan; readonly nextPayment: Date | undefined }
  | { readonly kind: "ending"; readonly plan: PaidPlan; readonly endsOn: Date }
  | { readonly kind: "granted"; readonly plan: GrantedPlan };

type GrantedPlan = Exclude<Plan, PaidPlan | "Free">;

const isPaid = (plan: Exclude<Plan, "Free">): plan is PaidPlan =>
  paidPlans.some((paid) => paid === plan);

/** Where the subscription stands at `now`: from its date on, a cancelled plan is Free, whatever the row still says. */
export function subscriptionState(row: SubscriptionRow, now: Date): SubscriptionState {
  const endsOn = row.cancellation_effective_date;
  const hasEnded = endsOn !== null && endsOn <= now;
  if (row.plan === "Free" || !row.is_active || hasEnded) return { kind: "free" };
  if (!isPaid(row.plan)) return { kind: "granted", plan: row.plan };
  if (endsOn !== null) return { kind: "ending", plan: row.plan, endsOn };
  return { kind: "renewing", plan: row.plan, nextPayment: row.next_billing_date ?? undefined };
}

/** The plan whose limits and features count in this state. */
export function planOf(state: SubscriptionState): Plan {
  return state.kind === "free" ? "Free" : state.plan;
}
