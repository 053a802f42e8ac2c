import type { Interval, Plan } from "@postulo/domain/plan";
import * as z from "zod/mini";
import { subscriptionRow } from "@postulo/domain/subscription-state";

const accountRow = z.extend(subscriptionRow, {
  user_id: z.string(),
  version: z.number(),
  customer_id: z.nullable(z.string()),
  subscription_id: z.nullable(z.string()),
});
/** A user's subscription, and their ids at the payment provider. */
export type BillingAccount = z.infer<typeof accountRow>;

/** What our row is to say. */
export interface PaidState {
  readonly subscriptionId: string;
  readonly plan: Plan;
  readonly endsAt: Date | null;
  readonly nextPayment: Date | null;
  readonly interval: Interval | null;
}

/** The subscriptions in our database. Each call is atomic. */
export interface BillingLedger {
  account(userId: string): Promise<BillingAccount | undefined>;
  userOf(customerId: string): Promise<string | undefined>;
  /** @returns the effective customer id: the first one linked wins. */
  linkCustomer(userId: string, customerId: string): Promise<string>;
  /** False: the account has changed since it was read, so nothing was written. */
  apply(account: BillingAccount, state: PaidState): Promise<boolean>;
  markChecked(userId: string): Promise<void>;
  isKnownEvent(eventId: string): Promise<boolean>;
  markEventProcessed(eventId: string): Promise<void>;
  usersToCheck(before: Date, limit: number): Promise<readonly string[]>;
  deleteAccount(userId: string): Promise<boolean>;
}

interface LedgerConfig {
  readonly supabaseUrl: string;
  /** Acts above the policies; it never leaves the server. */
  readonly serviceKey: string;
  readonly fetch: typeof fetch;
}

/** The books in the project's own database, by its table API. */
export function openLedger({ supabaseUrl, serviceKey, fetch }: LedgerConfig): BillingLedger {
  async function call<T>(name: string, parameters: object, schema: z.ZodMiniType<T>): Promise<T> {
    const response = await fetch(`${supabaseUrl.replace(/(?<!\/)\/+$/, "")}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        apikey: serviceKey,
        authorization: `Bearer ${serviceKey}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(parameters),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} was answered with ${response.status}: ${text}`);
    return schema.parse(text === "" ? null : JSON.parse(text));
  }
  const nothing = z.unknown();
  return {
    account: async (userId) => {
      const rows = await call("billing_account", { p_user_id: userId }, z.array(accountRow));
      return rows[0];
    },
    userOf: async (customerId) => {
      const schema = z.nullable(z.string());
      return (await call("billing_user", { p_customer_id: customerId }, schema)) ?? undefined;
    },
    linkCustomer: (userId, customerId) =>
      call("link_billing_customer", { p_user_id: userId, p_customer_id: customerId }, z.string()),
    apply: (account, state) =>
      call(
        "apply_billing",
        {
          p_user_id: account.user_id,
          p_version: account.version,
          p_subscription_id: state.subscriptionId,
          p_plan: state.plan,
          p_ends_at: state.endsAt,
          p_next_payment: state.nextPayment,
          p_interval: state.interval,
        },
        z.boolean(),
      ),
    markChecked: async (userId) => {
      await call("note_billing_check", { p_user_id: userId }, nothing);
    },
    isKnownEvent: (eventId) => call("billing_event_is_known", { p_event_id: eventId }, z.boolean()),
    markEventProcessed: async (eventId) => {
      await call("remember_billing_event", { p_event_id: eventId }, nothing);
    },
    usersToCheck: async (before, limit) => {
      const schema = z.array(z.object({ user_id: z.string() }));
      const parameters = { p_before: before, p_limit: limit };
      const rows = await call("billing_users_to_check", parameters, schema);
      return rows.map((row) => row.user_id);
    },
    deleteAccount: (userId) => call("delete_account", { p_user_id: userId }, z.boolean()),
  };
}
