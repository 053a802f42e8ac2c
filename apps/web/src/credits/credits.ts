import type { Feature } from "@postulo/domain/plan";
import * as z from "zod/mini";
import { readOptionalRow, readRow } from "../data/read-rows.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";

const idRow = z.object({ id: z.string() });

/** One credit of one feature. */
interface Credit {
  readonly subscriptionId: string;
  readonly feature: Feature;
}

const argumentsOf = ({ subscriptionId, feature }: Credit) => ({
  p_subscription_id: subscriptionId,
  p_feature: feature,
  p_quantity: 1,
});

/** The id of the user's subscription; undefined without one. */
export async function findSubscription(
  client: SupabaseClient,
  userId: string,
): Promise<string | undefined> {
  const found = client.from("subscription").select("id").eq("user_id", userId).maybeSingle();
  return (await readOptionalRow(idRow, found))?.id;
}

/** Reserves a credit; false when the monthly limit is reached. */
export function consumeCredit(client: SupabaseClient, credit: Credit): Promise<boolean> {
  return readRow(z.boolean(), client.rpc("try_consume", argumentsOf(credit)));
}

/** Releases an unused credit. Failures are ignored: reservations expire automatically. */
export async function releaseCredit(client: SupabaseClient, credit: Credit): Promise<void> {
  await client.rpc("release_usage", argumentsOf(credit));
}
