import type { ClientBase } from "pg";

/**
 * Whether this connection is a session of PostgreSQL, and not one of a pooler that lends sessions out: a pooler tells its
 * clients a process number that it has made up. What a session holds, such as LISTEN, is only good on one's own.
 */
export async function hasOwnSession(client: ClientBase): Promise<boolean> {
  const told: unknown = "processID" in client ? client.processID : undefined;
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid === told;
}
