import { bodyOf, callServer } from "@postulo/contract/call-server";
import type { ErrorCodeOf } from "@postulo/contract/endpoint";
import {
  cancelSubscription,
  checkSubscription,
  createCheckout,
  reactivateSubscription,
} from "@postulo/contract/functions";
import type { Interval, PaidPlan } from "@postulo/domain/plan";
import {
  subscriptionRow,
  subscriptionState,
  type SubscriptionState,
} from "@postulo/domain/subscription-state";
import { useQuery, type QueryClient } from "@tanstack/react-query";
import { readOptionalRow } from "../data/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";
import type { SupabaseClient } from "../data/supabase-client.ts";

const key = ["subscription"] as const;
const columns = Object.keys(subscriptionRow.shape).join(",");
const free: SubscriptionState = { kind: "free" };

/** The status of the user's subscription. */
export function useSubscription() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: [...key, user.id],
    queryFn: async () => {
      const query = client.from("subscription").select(columns).eq("user_id", user.id);
      const row = await readOptionalRow(subscriptionRow, query.maybeSingle());
      return row ? subscriptionState(row, new Date()) : free;
    },
  });
}

/** Refetches the subscription and the limits that depend on it. */
export function refreshPlan(queries: QueryClient): Promise<unknown> {
  return Promise.all([
    queries.invalidateQueries({ queryKey: key }),
    queries.invalidateQueries({ queryKey: ["usage"] }),
  ]);
}

export interface Order {
  readonly plan: PaidPlan;
  readonly interval: Interval;
  /** Stripe's price id. */
  readonly priceId: string;
}

export type CheckoutErrorCode = Exclude<ErrorCodeOf<typeof createCheckout>, "insufficient_aal">;

export const isCheckoutError = (code: string): code is CheckoutErrorCode =>
  Object.hasOwn(createCheckout.errors, code) && code !== "insufficient_aal";

/** The URL of the checkout page; undefined when the response has none. */
export async function openCheckout(
  { server }: SupabaseClient,
  { plan, interval, priceId }: Order,
): Promise<URL | undefined> {
  const result = await callServer(createCheckout, {
    ...server,
    body: { planId: plan.toLowerCase(), stripePriceId: priceId, interval, planName: plan },
  });
  if (result.kind === "invalid") return undefined;
  const address = URL.parse(bodyOf(result).url);
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}

export const cancelPlan = async ({ server }: SupabaseClient) =>
  bodyOf(await callServer(cancelSubscription, server));

export const reactivatePlan = async ({ server }: SupabaseClient) =>
  bodyOf(await callServer(reactivateSubscription, server));

export const checkPlan = async ({ server }: SupabaseClient) =>
  bodyOf(await callServer(checkSubscription, server));
