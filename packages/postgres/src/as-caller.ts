import { DatabaseError } from "pg";
import type { Pool, PoolClient, QueryResult } from "pg";
import { sessionCheckOf, supportsSessionState } from "./pool.ts";

/**
 * The database role and JWT claims of a transaction, which `auth.uid()` and the policies read. With a `session_id`
 * claim the transaction fails when that session has ended: `isSessionEnded`.
 */
export type Caller = { role: string; claims: Readonly<Record<string, unknown>> };

/** A caller, and PostgreSQL settings for the one transaction, such as `statement_timeout`. */
export type CallerWithSettings = Caller & { settings?: Readonly<Record<string, string>> };

type Work<T> = (client: PoolClient) => Promise<T>;

/**
 * Runs `work` in one transaction with the caller's role and claims, both local to the transaction. An error of `work`
 * rolls back and is rethrown. The opening statements are sent together with the first query of `work`.
 */
export function asCaller<T>(pool: Pool, caller: CallerWithSettings, work: Work<T>): Promise<T> {
  return transact(pool, caller, { work, pipelinesCommit: false });
}

/**
 * Like `asCaller` with one round trip less, for work that sends all its queries before it first awaits: COMMIT is
 * pipelined after them. A failing query rolls back everything; an exception that `work` throws otherwise does not.
 */
export function asCallerPipelined<T>(
  pool: Pool,
  caller: CallerWithSettings,
  work: Work<T>,
): Promise<T> {
  return transact(pool, caller, { work, pipelinesCommit: true });
}

/** Whether a transaction failed because the session of its caller has ended. */
export const isSessionEnded = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === "PT401";

async function transact<T>(
  pool: Pool,
  caller: CallerWithSettings,
  { work, pipelinesCommit: commitsAtOnce }: { work: Work<T>; pipelinesCommit: boolean },
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    const opening = callerStatement(caller, pool);
    if (client.pipeline) return await runPipelined(client, { opening, work, commitsAtOnce });
    await client.query("begin");
    await client.query(opening);
    const result = await work(client);
    await commit(client);
    return result;
  } catch (error) {
    broken = !(await rolledBack(client));
    throw error;
  } finally {
    client.release(broken);
  }
}

interface CallerStatement {
  name?: string;
  text: string;
  values: string[];
}

/** Requests with the same token share one claims object. */
const serializedClaims = new WeakMap<Caller["claims"], string>();

function serializeClaims(claims: Caller["claims"]): string {
  const cached = serializedClaims.get(claims);
  if (cached !== undefined) return cached;
  const written = JSON.stringify(claims);
  serializedClaims.set(claims, written);
  return written;
}

/** Sets role, claims and settings in one statement. Its text and name depend only on the number of settings. */
function callerStatement(
  { role, claims, settings = {} }: CallerWithSettings,
  pool: Pool,
): CallerStatement {
  const values = [role, serializeClaims(claims)];
  let text = "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)";
  for (const [name, value] of Object.entries(settings)) {
    text += `, set_config($${values.push(name)}, $${values.push(value)}, true)`;
  }
  const { sub, session_id: sessionId } = claims;
  const hasSession = typeof sessionId === "string" && typeof sub === "string";
  if (hasSession)
    text += `, ${sessionCheckOf(pool)}($${values.push(sessionId)}::uuid, $${values.push(sub)}::uuid)`;
  const name = `become_caller_${values.length}${hasSession ? "_session" : ""}`;
  return supportsSessionState(pool) ? { name, text, values } : { text, values };
}

/** Sends all queries without waiting for results; those already known leave in one packet. */
async function runPipelined<T>(
  client: PoolClient,
  {
    opening,
    work,
    commitsAtOnce,
  }: { opening: CallerStatement; work: Work<T>; commitsAtOnce: boolean },
): Promise<T> {
  const { stream } = client.connection;
  stream.cork();
  const sent = [
    client.query("begin"),
    client.query(opening),
    Promise.try(work, client),
    commitsAtOnce ? commit(client) : Promise.resolve(),
  ] as const;
  stream.uncork();
  // Waits for all: a pending query must not outlive its transaction.
  const [begun, opened, worked, committed] = await Promise.allSettled(sent);
  // When setting the role failed, errors of `work` are only consequences.
  if (begun.status === "rejected") throw begun.reason;
  if (opened.status === "rejected") throw opened.reason;
  if (worked.status === "rejected") throw worked.reason;
  if (committed.status === "rejected") throw committed.reason;
  if (!commitsAtOnce) await commit(client);
  return worked.value;
}

/** PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error. */
async function commit(client: PoolClient): Promise<void> {
  const { command }: QueryResult = await client.query("commit");
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
