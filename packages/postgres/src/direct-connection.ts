import type { ClientBase } from "pg";

/**
 * Whether this connection is a PostgreSQL session and not one of a pooler, which reports a made-up process id.
 * Session state, such as LISTEN, works on direct connections only.
 */
export async function isDirectConnection(client: ClientBase): Promise<boolean> {
  const reportedPid: unknown = "processID" in client ? client.processID : undefined;
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid === reportedPid;
}
