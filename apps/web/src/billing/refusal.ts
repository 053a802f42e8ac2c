import type { SubscriptionState } from "@postulo/domain/subscription-state";

/** Why a user can select no plan; "none" where each can be selected. */
export type Refusal = "granted" | "notSold" | "none";

/**
 * Why this user can select no plan here; undefined while the subscription or the settings of the server are unknown. A
 * server that sells nothing has no prices.
 */
export function refusalOf(
  state: Pick<SubscriptionState, "kind"> | undefined,
  config: { readonly prices?: unknown } | undefined,
): Refusal | undefined {
  if (state?.kind === "granted") return "granted";
  if (state === undefined || config === undefined) return undefined;
  return config.prices ? "none" : "notSold";
}
