import { DatabaseError } from "pg";
import type { Pool, PoolClient, QueryResult } from "pg";
import { keepsSessions } from "./pool.ts";

/**
 * In whose name a transaction runs: a database role, and what `auth.uid()` and the policies read. With a `session_id` among
 * the claims the transaction fails once that session has ended: `isSessionEnded`.
 */
export type Caller = { role: string; claims: Readonly<Record<string, unknown>> };

/** A caller, and what else of PostgreSQL's settings holds for the one transaction, such as `statement_timeout`. */
export type CallerWithSettings = Caller & { settings?: Readonly<Record<string, string>> };

type Work<T> = (client: PoolClient) => Promise<T>;

/**
 * Runs `work` in one transaction with the caller's role and claims, which end with it: nothing is left on the connection.
 * What `work` throws rolls everything back and is thrown on. Opening travels together with the first query of `work`.
 */
export function asCaller<T>(pool: Pool, caller: CallerWithSettings, work: Work<T>): Promise<T> {
  return transact(pool, caller, { work, commitsAtOnce: false });
}

/**
 * As `asCaller` with one round trip less, for work that sends all its queries before it first waits: the commit goes right
 * behind them. A query that fails undoes everything; what `work` throws for another reason comes too late to do so.
 */
export function asCallerAtOnce<T>(
  pool: Pool,
  caller: CallerWithSettings,
  work: Work<T>,
): Promise<T> {
  return transact(pool, caller, { work, commitsAtOnce: true });
}

/** Whether a transaction was refused because the session of its caller has ended. */
export const isSessionEnded = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === "PT401";

async function transact<T>(
  pool: Pool,
  caller: CallerWithSettings,
  { work, commitsAtOnce }: { work: Work<T>; commitsAtOnce: boolean },
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    const opening = becomeCaller(caller, keepsSessions(pool));
    if (client.pipeline) return await sendAhead(client, { opening, work, commitsAtOnce });
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

interface Opening {
  name?: string;
  text: string;
  values: string[];
}

/** The same claims come with each request of a token. */
const writtenClaims = new WeakMap<Caller["claims"], string>();

function writeClaims(claims: Caller["claims"]): string {
  const known = writtenClaims.get(claims);
  if (known !== undefined) return known;
  const written = JSON.stringify(claims);
  writtenClaims.set(claims, written);
  return written;
}

/** One statement sets everything; how many settings there are is all that its text, and so its name, depends on. */
function becomeCaller(
  { role, claims, settings = {} }: CallerWithSettings,
  named: boolean,
): Opening {
  const values = [role, writeClaims(claims)];
  let text = "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)";
  for (const [name, value] of Object.entries(settings)) {
    text += `, set_config($${values.push(name)}, $${values.push(value)}, true)`;
  }
  const { sub, session_id: sessionId } = claims;
  const hasSession = typeof sessionId === "string" && typeof sub === "string";
  if (hasSession)
    text += `, auth.require_session($${values.push(sessionId)}::uuid, $${values.push(sub)}::uuid)`;
  const name = `become_caller_${values.length}${hasSession ? "_session" : ""}`;
  return named ? { name, text, values } : { text, values };
}

/** Does not wait for the answer of one query before it sends the next. All that is known at once leaves in one packet. */
async function sendAhead<T>(
  client: PoolClient,
  { opening, work, commitsAtOnce }: { opening: Opening; work: Work<T>; commitsAtOnce: boolean },
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
  // Waits for all: a query that is still under way must not outlive its transaction.
  const [begun, opened, worked, committed] = await Promise.allSettled(sent);
  // When the role was refused, the transaction is dead and the errors of `work` only say so.
  if (begun.status === "rejected") throw begun.reason;
  if (opened.status === "rejected") throw opened.reason;
  if (worked.status === "rejected") throw worked.reason;
  if (committed.status === "rejected") throw committed.reason;
  if (!commitsAtOnce) await commit(client);
  return worked.value;
}

/** PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error, which would pass as success. */
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
