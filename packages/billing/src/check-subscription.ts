import { checkSubscription as endpoint } from "@postulo/contract/functions";
import * as z from "zod/mini";
import { isInsufficientAal } from "./current-user.ts";
import {
  errorResponse,
  functionResponse,
  insufficientAal,
  notAuthenticated,
} from "./function-response.ts";
import { planOf, subscriptionRow, subscriptionState } from "@postulo/domain/subscription-state";
import type { SubscriptionState } from "@postulo/domain/subscription-state";

/** What a server function needs of its surroundings; read for each call, since a runtime may set it late. */
export interface TableApi {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  readonly fetch: typeof fetch;
  readonly now: () => Date;
}

interface CheckOptions extends TableApi {
  /** Syncs with the payment provider, whose event may be delayed. Absent without payments. */
  readonly refresh?: (() => Promise<void>) | undefined;
}

const path = `/rest/v1/subscription?select=${Object.keys(subscriptionRow.shape).join(",")}&limit=1`;

/**
 * Returns `{ subscribed, plan }` of the token's owner; row-level security selects the row. 401 `not_authenticated`
 * without a valid token; 502 `subscription_unavailable` when the table API fails.
 */
export async function checkSubscription(
  request: Request,
  { refresh, ...api }: CheckOptions,
): Promise<Response> {
  const known = await readState(request, api);
  if (known instanceof Response) return known;
  if (known.kind !== "free" || !refresh) return subscriptionResponse(known);
  await refresh();
  const state = await readState(request, api);
  return state instanceof Response ? state : subscriptionResponse(state);
}

const subscriptionResponse = (state: SubscriptionState) =>
  functionResponse(endpoint, { subscribed: state.kind !== "free", plan: planOf(state) });

async function readState(request: Request, api: TableApi): Promise<SubscriptionState | Response> {
  const authorization = request.headers.get("authorization");
  if (authorization === null || !/^bearer ./i.test(authorization)) return notAuthenticated();
  const response = await api.fetch(api.supabaseUrl.replace(/(?<!\/)\/+$/, "") + path, {
    headers: { apikey: api.publishableKey, authorization },
  });
  // The publishable key alone is a visitor, who may not read subscriptions at all.
  if (response.status === 401 || response.status === 403) {
    const body: unknown = await response.json().catch(() => undefined);
    return isInsufficientAal(body) ? insufficientAal() : notAuthenticated();
  }
  if (!response.ok) {
    await response.body?.cancel();
    return errorResponse(
      endpoint.errors,
      "subscription_unavailable",
      "The subscription could not be read.",
    );
  }
  const [row] = z.array(subscriptionRow).parse(await response.json());
  return row ? subscriptionState(row, api.now()) : { kind: "free" };
}
