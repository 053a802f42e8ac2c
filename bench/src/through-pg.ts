import { connectAsAuthenticator } from "@postulo/postgres/authenticator";
import { Pool } from "pg";
import type { PoolClient, QueryResult } from "pg";
import { measuredServer } from "./measured-server.ts";

let opened: Promise<Pool> | undefined;

/** The pool of an ordinary program: nothing of ours, and every answer awaited before the next question. */
export function plainPool(): Promise<Pool> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Pool> {
  const { database } = await measuredServer();
  const pool = new Pool({ ...(await connectAsAuthenticator(database.owner)), max: 20 });
  pool.on("error", () => {});
  return pool;
}

export async function closePlainPool(): Promise<void> {
  await (await opened)?.end();
}

/** What a request of the server is without HTTP: one transaction with the caller's role and claims. */
export async function inTransaction<T>(
  caller: { role: string; claims: object },
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await (await plainPool()).connect();
  try {
    await client.query("begin");
    await client.query(
      "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
      [caller.role, JSON.stringify(caller.claims)],
    );
    const result = await work(client);
    await client.query("commit");
    return result;
  } finally {
    client.release();
  }
}

/** Runs one statement as the signed-in user. */
export async function queryPg(text: string, values: unknown[]): Promise<QueryResult> {
  const { userId, credentials } = await measuredServer();
  const claims = { sub: userId, role: "authenticated", email: credentials.email };
  return inTransaction({ role: "authenticated", claims }, (client) => client.query(text, values));
}
