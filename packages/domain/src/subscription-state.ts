import { intervals, paidPlans, plans } from "./plan.ts";
import type { Interval, PaidPlan, Plan } from "./plan.ts";
import * as z from "zod/mini";

/** The columns of `subscription` that determine its state, for a `select` and for parsing its response. */
export const subscriptionRow = z.object({
  plan: z.enum(plans),
  is_active: z.boolean(),
  cancel_at_period_end: z.boolean(),
  cancellation_effective_date: z.nullable(z.coerce.date()),
  next_billing_date: z.nullable(z.coerce.date()),
  billing_interval: z.nullable(z.enum(intervals)),
});
export type SubscriptionRow = z.infer<typeof subscriptionRow>;

/** The state of a subscription. `granted` plans are given by the operator, never paid. */
export type SubscriptionState =
  | { readonly kind: "free" }
  | (Paid & { readonly kind: "renewing"; readonly nextPayment: Date | undefined })
  | (Paid & { readonly kind: "ending"; readonly endsOn: Date })
  | { readonly kind: "granted"; readonly plan: GrantedPlan };

/** `interval` and the next payment are absent until the payment provider reports them. */
interface Paid {
  readonly plan: PaidPlan;
  readonly interval: Interval | undefined;
}

type GrantedPlan = Exclude<Plan, PaidPlan | "Free">;

const isPaid = (plan: Exclude<Plan, "Free">): plan is PaidPlan =>
  paidPlans.some((paid) => paid === plan);

/** The state at `now`: from its end date on a cancelled plan is Free, even when the row is outdated. */
export function subscriptionState(row: SubscriptionRow, now: Date): SubscriptionState {
  const endsOn = row.cancellation_effective_date;
  const hasEnded = endsOn !== null && endsOn <= now;
  if (row.plan === "Free" || !row.is_active || hasEnded) return { kind: "free" };
  if (!isPaid(row.plan)) return { kind: "granted", plan: row.plan };
  const paid = { plan: row.plan, interval: row.billing_interval ?? undefined };
  if (endsOn !== null) return { kind: "ending", ...paid, endsOn };
  return { kind: "renewing", ...paid, nextPayment: row.next_billing_date ?? undefined };
}

/** The plan whose limits and features count in this state. */
export function planOf(state: SubscriptionState): Plan {
  return state.kind === "free" ? "Free" : state.plan;
}
