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
  // A connection that breaks while idle is replaced by the pool; unheard, its event would end the process.
  pool.on("error", () => {});
  return pool;
}
