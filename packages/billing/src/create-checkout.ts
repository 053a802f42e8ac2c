import { createCheckout as endpoint } from "@postulo/contract/functions";
import { paidPlans } from "@postulo/domain/plan";
import type { PaidPlan } from "@postulo/domain/plan";
import * as z from "zod/mini";
import type { BillingAccount } from "./billing-ledger.ts";
import { withCurrentUser } from "./billing-context.ts";
import type { BillingContext } from "./billing-context.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { errorResponse, functionResponse } from "./function-response.ts";
import type { Order, PaidSubscription } from "./payment-provider.ts";
import type { CurrentUser } from "./current-user.ts";

const planOfId = (id: string): PaidPlan | undefined =>
  paidPlans.find((plan) => plan.toLowerCase() === id.toLowerCase());

/**
 * Returns `{ url }` of the checkout page or, for a paying user, of the page that confirms the changed plan. The price
 * follows from plan and interval; a body that names another price is rejected.
 */
export function createCheckout(request: Request, context: BillingContext): Promise<Response> {
  return withCurrentUser(request, context, async (user) => {
    const body = z.safeParse(endpoint.request.schema, await request.json().catch(() => undefined));
    if (!body.success)
      return errorResponse(endpoint.errors, "invalid_request", "This is no order.");
    const { planId, interval, stripePriceId } = body.data;
    const plan = planOfId(planId);
    const price = plan && context.prices[plan][interval];
    if (!plan || (stripePriceId && stripePriceId !== price))
      return errorResponse(endpoint.errors, "price_not_found", "No price found for this plan.");
    const account = await context.ledger.account(user.id);
    if (!account) return errorResponse(endpoint.errors, "no_subscription", "No subscription found");
    if (account.plan === "VIP" || account.plan === "BETA")
      return errorResponse(
        endpoint.errors,
        "plan_is_granted",
        "This plan was granted and needs no payment.",
      );
    return orderFor({ user, account, order: { plan, interval } }, context);
  });
}

interface Ordering {
  readonly user: CurrentUser;
  readonly account: BillingAccount;
  readonly order: Order;
}

async function orderFor(
  { user, account, order }: Ordering,
  context: BillingContext,
): Promise<Response> {
  const { provider, siteUrl } = context;
  const customerId = account.customer_id ?? (await newCustomer(user, context));
  const paid = await provider.currentSubscription(customerId);
  if (paid) return changePlan(paid, { userId: user.id, order }, context);
  const url = await provider.openCheckout({
    ...order,
    customerId,
    userId: user.id,
    successUrl: `${siteUrl}/payment-success`,
    cancelUrl: `${siteUrl}/dashboard/pricing`,
  });
  return functionResponse(endpoint, { url });
}

async function newCustomer(
  { id: userId, email }: CurrentUser,
  { provider, ledger }: BillingContext,
): Promise<string> {
  const customerId = await provider.createCustomer({ userId, email });
  return ledger.linkCustomer(userId, customerId);
}

/** A second subscription would be paid twice, so the one there is becomes the new plan. */
async function changePlan(
  paid: PaidSubscription,
  { userId, order }: { userId: string; order: Order },
  context: BillingContext,
): Promise<Response> {
  const isSame = paid.plan === order.plan && paid.interval === order.interval;
  if (!isSame || paid.endsAt !== null) {
    const outcome = await context.provider.changePlan(paid.id, order);
    if (outcome === "declined")
      return errorResponse(endpoint.errors, "payment_declined", "The payment was declined.");
  }
  await syncSubscription(context, userId);
  return functionResponse(endpoint, { url: `${context.siteUrl}/payment-success` });
}
