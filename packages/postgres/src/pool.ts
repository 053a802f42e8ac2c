import { Pool, TypeOverrides } from "pg";
import type { PoolConfig } from "pg";
import { isDirectConnection } from "./direct-connection.ts";

const dateOid = 1082;

/** Pools whose connections are direct. */
const withSessions = new WeakSet<Pool>();

/**
 * Whether session state, such as a prepared statement, survives until the next transaction. It does not behind a
 * pooler in transaction mode; false until the pool's first connection was checked.
 */
export const supportsSessionState = (pool: Pool): boolean => withSessions.has(pool);

/** The function that a transaction calls to require that the session of its caller exists. */
export type SessionCheck = "auth.require_session" | "private.require_session";

const sessionChecks = new WeakMap<Pool, SessionCheck>();

/** The session check of our own database, unless the pool was created with another one. */
export const sessionCheckOf = (pool: Pool): SessionCheck =>
  sessionChecks.get(pool) ?? "auth.require_session";

/**
 * A pool whose connections send queries without waiting for earlier results (`pipeline`), so that a whole transaction
 * costs few round trips. A `date` is returned as text: a JavaScript date would shift with the time zone.
 */
export function createPool({
  sessionCheck,
  ...config
}: PoolConfig & { sessionCheck?: SessionCheck | undefined }): Pool {
  const types = new TypeOverrides();
  types.setTypeParser(dateOid, (text: string) => text);
  const pool = new Pool({
    application_name: "postulo",
    connectionTimeoutMillis: 10_000,
    types,
    ...config,
    pipeline: true,
  });
  if (sessionCheck) sessionChecks.set(pool, sessionCheck);
  // The pool replaces a broken connection, and its user gets an error from the next query; an unhandled error event
  // would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    if (supportsSessionState(pool)) return;
    const noticing = isDirectConnection(client).then((own) => own && withSessions.add(pool));
    // An error of this check is reported by the connection's next query.
    void noticing.catch(() => {});
  });
  return pool;
}
