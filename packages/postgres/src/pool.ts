import { Pool, TypeOverrides } from "pg";
import type { PoolConfig } from "pg";

const dateOid = 1082;

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
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
