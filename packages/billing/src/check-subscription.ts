import * as z from "zod/mini";
import { planOf, subscriptionRow, subscriptionState } from "./subscription-state.ts";
import type { SubscriptionState } from "./subscription-state.ts";

/** What a server function needs of its surroundings; read for each call, since a runtime may set it late. */
export interface TableApi {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  readonly fetch: typeof fetch;
  readonly now: () => Date;
}

const path = `/rest/v1/subscription?select=${Object.keys(subscriptionRow.shape).join(",")}&limit=1`;

/**
 * Answers `{ subscribed, plan }` for whoever bears the token: the table API decides whose row that is.
 * 401 `not_authenticated` without a valid token; 502 `subscription_unavailable` when the table API fails.
 */
export async function checkSubscription(request: Request, api: TableApi): Promise<Response> {
  const authorization = request.headers.get("authorization");
  if (authorization === null || !/^bearer ./i.test(authorization)) return notAuthenticated();
  const answer = await api.fetch(api.supabaseUrl.replace(/\/+$/, "") + path, {
    headers: { apikey: api.publishableKey, authorization },
  });
  // The publishable key alone is a visitor, who may not read subscriptions at all.
  if (answer.status === 401 || answer.status === 403) {
    await answer.body?.cancel();
    return notAuthenticated();
  }
  if (!answer.ok) {
    await answer.body?.cancel();
    return failure(502, "subscription_unavailable", "The subscription could not be read.");
  }
  const [row] = z.array(subscriptionRow).parse(await answer.json());
  const state: SubscriptionState = row ? subscriptionState(row, api.now()) : { kind: "free" };
  return Response.json({ subscribed: state.kind !== "free", plan: planOf(state) });
}

const notAuthenticated = () => failure(401, "not_authenticated", "User not authenticated.");

function failure(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
