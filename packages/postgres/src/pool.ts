import { Pool, TypeOverrides } from "pg";
import type { PoolConfig } from "pg";
import { hasOwnSession } from "./own-session.ts";

const dateOid = 1082;

/** Pools whose connections were found to be sessions of their own. */
const withSessions = new WeakSet<Pool>();

/**
 * Whether what belongs to a session, as a prepared statement does, is still there for the next transaction. Behind a pooler
 * in transaction mode it is not; until a pool's first connection stands nobody knows, and the answer is no.
 */
export const keepsSessions = (pool: Pool): boolean => withSessions.has(pool);

/**
 * A pool whose connections send queries without waiting for the answer of the one before (`pipeline`), so that a whole
 * transaction costs few round trips. A `date` is read as its text: as a JavaScript date it would move with the time zone.
 */
export function createPool(config: PoolConfig): Pool {
  const types = new TypeOverrides();
  types.setTypeParser(dateOid, (text: string) => text);
  const pool = new Pool({
    application_name: "postulo",
    connectionTimeoutMillis: 10_000,
    types,
    ...config,
    pipeline: true,
  });
  // A connection that breaks is replaced by the pool, and whoever works on it hears it from the next query; unheard, these
  // events would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    if (keepsSessions(pool)) return;
    const noticing = hasOwnSession(client).then((own) => own && withSessions.add(pool));
    // A connection that breaks now is heard of by whoever asked for it.
    void noticing.catch(() => {});
  });
  return pool;
}
