import type { Pool, PoolClient, QueryResult } from "pg";

/** In whose name a transaction runs: a database role, and what `auth.uid()` and the policies read. */
export type Caller = { role: string; claims: Readonly<Record<string, unknown>> };

const becomeCaller =
  "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)";

/**
 * Runs `work` in one transaction with the caller's role and claims, which end with it: nothing is left on the connection.
 * What `work` throws rolls everything back and is thrown on. Opening travels together with the first query of `work`.
 */
export async function asCaller<T>(
  pool: Pool,
  caller: Caller,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    const opening = open(client, caller);
    if (!client.pipeline) await opening;
    const [opened, worked] = await Promise.allSettled([opening, work(client)]);
    // When the role was refused, the transaction is dead and the errors of `work` only say so.
    if (opened.status === "rejected") throw opened.reason;
    if (worked.status === "rejected") throw worked.reason;
    await commit(client);
    return worked.value;
  } catch (error) {
    broken = !(await rolledBack(client));
    throw error;
  } finally {
    client.release(broken);
  }
}

async function open(client: PoolClient, caller: Caller): Promise<void> {
  const values = [caller.role, JSON.stringify(caller.claims)];
  if (client.pipeline) {
    await settled([client.query("begin"), client.query(becomeCaller, values)]);
    return;
  }
  await client.query("begin");
  await client.query(becomeCaller, values);
}

/** Waits for all, then throws the first failure: a query that is still under way must not outlive its transaction. */
async function settled(queries: readonly Promise<QueryResult>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(queries)) {
    if (outcome.status === "rejected") throw outcome.reason;
  }
}

/** PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error, which would pass as success. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query("commit");
  if (command !== "COMMIT") throw new Error("The transaction had failed and was rolled back.");
}

async function rolledBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query("rollback");
    return true;
  } catch {
    return false;
  }
}
