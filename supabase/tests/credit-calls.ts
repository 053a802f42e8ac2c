import type { TestDatabase } from "@postulo/postgres/test-database";
import { asServer, only } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

interface UsageRow {
  feature: string;
  used: number;
  quota: number | null;
  is_unlimited: boolean;
}

/** Calls about credits by a user or the server, and the passage of time. */
export class CreditCalls {
  readonly #database: TestDatabase;

  constructor(database: TestDatabase) {
    this.#database = database;
  }

  /** Calls a function that returns a boolean, as the user. */
  async call(user: TestUser, call: string, values: unknown[]): Promise<boolean | null> {
    const { yes } = await this.#database.asUser(user.userId, (client) =>
      only<{ yes: boolean | null }>(client, `select public.${call} as yes`, values),
    );
    return yes;
  }

  consume(user: TestUser, feature: string, quantity = 1) {
    const values = [user.subscriptionId, feature, quantity];
    return this.call(user, "try_consume($1, $2, $3)", values);
  }

  release(user: TestUser, feature: string, quantity = 1) {
    const values = [user.subscriptionId, feature, quantity];
    return this.call(user, "release_usage($1, $2, $3)", values);
  }

  apply(user: TestUser, url: string) {
    return this.call(user, "consume_application($1)", [url]);
  }

  async usage(user: TestUser): Promise<UsageRow[]> {
    const { rows } = await this.#database.asUser(user.userId, (client) =>
      client.query<UsageRow>("select * from public.get_current_user_usage()"),
    );
    return rows;
  }

  async used(user: TestUser, feature: string): Promise<number | undefined> {
    const rows = await this.usage(user);
    return rows.find((row) => row.feature === feature)?.used;
  }

  /** The server begins its work; null when the limit is reached. */
  async claim({ userId }: TestUser, feature: string): Promise<string | null> {
    const sql = "select public.claim_usage($1, $2) as id";
    const { id } = await asServer(this.#database, (client) =>
      only<{ id: string | null }>(client, sql, [userId, feature]),
    );
    return id;
  }

  /** The server's work ends. */
  async finish(how: "settle" | "abandon", reservationId: string | null): Promise<boolean> {
    const sql = `select public.${how}_usage($1) as done`;
    const { done } = await asServer(this.#database, (client) =>
      only<{ done: boolean }>(client, sql, [reservationId]),
    );
    return done;
  }

  /** A quarter of an hour goes by for whatever is reserved now. */
  async waitFifteenMinutes({ subscriptionId }: TestUser): Promise<void> {
    await this.#database.admin.query(
      "update public.credit_reservation set expires_at = expires_at - interval '15 minutes' where subscription_id = $1",
      [subscriptionId],
    );
  }

  /** The month turns: what happened so far was last month. */
  async turnMonth({ subscriptionId }: TestUser): Promise<void> {
    for (const change of [
      // By a long way, so that no month meets another on it.
      "update public.usage set period = (period - interval '100 years')::date where subscription_id = $1",
      "update public.usage set period = (period + interval '1199 months')::date where subscription_id = $1",
      `update public.credit_reservation set period = (period - interval '1 month')::date,
         document_deleted_at = document_deleted_at - interval '1 month' where subscription_id = $1`,
    ]) {
      await this.#database.admin.query(change, [subscriptionId]);
    }
  }
}
