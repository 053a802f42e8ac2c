import type { SandboxSession, SandboxStore, SandboxSubscription } from "./sandbox-records.ts";
import { asOf, subscriptionObject } from "./sandbox-subscriptions.ts";

/** What the sandbox calls out when something has happened. */
export interface SandboxEvent {
  readonly id: string;
  readonly object: "event";
  readonly type: string;
  readonly data: { readonly object: object };
}

/** A payment provider made of play money, which behaves as Stripe does. */
export interface SandboxEnvironment {
  readonly store: SandboxStore;
  /** Where its pages are, without a slash at the end; a session's page is below it under `/checkout/`. */
  readonly pagesUrl: string;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Delivers an event. Whether it arrives is not the sandbox's business, as it is not Stripe's. */
  readonly callOut: (event: SandboxEvent) => Promise<void>;
}

/** Says what has become of a subscription. */
export function announce(
  { newId, callOut }: SandboxEnvironment,
  type: string,
  subscription: SandboxSubscription,
): Promise<void> {
  const data = { object: subscriptionObject(subscription) };
  return callOut({ id: `evt_${newId()}`, object: "event", type, data });
}

/** A session and its subscription; undefined when there is no such session. */
export async function getSession(
  { store, now }: SandboxEnvironment,
  sessionId: string,
): Promise<{ session: SandboxSession; subscription: SandboxSubscription | undefined } | undefined> {
  const session = await store.get(sessionId);
  if (session?.kind !== "session") return undefined;
  const found = session.subscription === null ? undefined : await store.get(session.subscription);
  return {
    session,
    subscription: found?.kind === "subscription" ? asOf(found, now()) : undefined,
  };
}
