import { asCaller } from "@postulo/postgres/as-caller";
import { sandboxRecord } from "@postulo/billing/sandbox/sandbox-records";
import type { SandboxRecord, SandboxStore } from "@postulo/billing/sandbox/sandbox-records";
import type { Pool } from "pg";
import { serviceRole } from "../jobs/service-role.ts";

const table = "private.sandbox_record";
const valuesOf = (record: SandboxRecord) => [record.id, JSON.stringify(record)];

/** Stores the sandbox's records in the database, so that they survive a restart. */
export function openSandboxStore(pool: Pool): SandboxStore {
  const run = async (sql: string, values: readonly unknown[]) => {
    const { rows, rowCount } = await asCaller(pool, serviceRole, (client) =>
      client.query<{ body: unknown }>(sql, [...values]),
    );
    return { records: rows.map(({ body }) => sandboxRecord.parse(body)), rowCount };
  };
  const insert = `insert into ${table} (id, body) values ($1, $2) on conflict (id)`;
  return {
    get: async (id) => (await run(`select body from ${table} where id = $1`, [id])).records[0],
    put: async (record) => {
      await run(`${insert} do update set body = excluded.body`, valuesOf(record));
    },
    add: async (record) => (await run(`${insert} do nothing`, valuesOf(record))).rowCount === 1,
    ofCustomer: async (customerId) => {
      const sql = `select body from ${table} where body ->> 'customer' = $1 order by id`;
      return (await run(sql, [customerId])).records;
    },
    removeCustomer: async (customerId) => {
      await run(`delete from ${table} where body ->> 'customer' = $1`, [customerId]);
    },
  };
}
