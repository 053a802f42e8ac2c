import type { Interval, PaidPlan } from "@postulo/domain/plan";
import { plans } from "@postulo/domain/plan";
import {
  subscriptionRow,
  subscriptionState,
  type SubscriptionState,
} from "@postulo/domain/subscription-state";
import { useQuery, type QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "../session/call-function.ts";
import { readOptionalRow } from "../session/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";
import type { SupabaseClient } from "../session/supabase-client.ts";

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

const checkoutResponse = z.object({ url: z.optional(z.nullable(z.string())) });

/** The URL of the checkout page; undefined when the response has none. */
export async function createCheckout(
  client: SupabaseClient,
  { plan, interval, priceId }: Order,
): Promise<URL | undefined> {
  const body = {
    planId: plan.toLowerCase(),
    stripePriceId: priceId,
    interval,
    planName: plan,
  };
  const { url } = await callFunction(client, "create-checkout", { body, schema: checkoutResponse });
  const address = URL.parse(url ?? "");
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}

const done = z.object({ success: z.boolean() });

export const cancelPlan = (client: SupabaseClient) =>
  callFunction(client, "cancel-subscription", { schema: done });

export const reactivatePlan = (client: SupabaseClient) =>
  callFunction(client, "reactivate-subscription", { schema: done });

const checked = z.object({ subscribed: z.boolean(), plan: z.enum(plans) });

export const checkPlan = (client: SupabaseClient) =>
  callFunction(client, "check-subscription", { schema: checked });
