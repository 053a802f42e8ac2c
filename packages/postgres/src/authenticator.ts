import { createHmac } from "node:crypto";
import { Client, DatabaseError } from "pg";
import type { ClientConfig } from "pg";
import { OperatorError } from "./operator-error.ts";

/** A different label would lock out running processes of the previous version. */
const label = "postulo authenticator password";
/** "tuple concurrently updated" has no specific error code. */
const internalError = "XX000";
const maxAttempts = 5;

/**
 * Connects as the login role `authenticator`, which owns nothing. Its password is derived from the owner's, so that
 * all processes on one database use the same one; it is set when login fails.
 * @param look receives the verified connection.
 */
export function connectAsAuthenticator(
  owner: ClientConfig,
  look = async (_client: Client): Promise<void> => {},
): Promise<ClientConfig> {
  return connectAsRole(owner, "authenticator", look);
}

/** Like `connectAsAuthenticator`, as another login role, which exists. */
export async function connectAsRole(
  owner: ClientConfig,
  role: string,
  look: (client: Client) => Promise<void>,
): Promise<ClientConfig> {
  const derived = createHmac("sha256", passwordOf(owner)).update(label).digest("base64url");
  const config = { ...owner, user: role + tenantOf(owner), password: derived };
  for (let attempt = 0; attempt <= maxAttempts; attempt++) {
    if (attempt > 0) await setPassword(owner, role, derived);
    const client = await logIn(config);
    if (!client) continue;
    try {
      await look(client);
      return config;
    } finally {
      await client.end();
    }
  }
  throw new OperatorError(
    `The database does not let the role ${role} log in with a password: check its pg_hba.conf.`,
  );
}

/** Supabase's pooler has the project's id behind the name of the role: `postgres.abcdefgh`. */
const tenantOf = ({ user = "" }: ClientConfig): string => /\.[a-z0-9]{20}$/.exec(user)?.[0] ?? "";

/**
 * The owner's password; the password of the server's role is derived from it, so it is required even with trust
 * authentication.
 */
export function passwordOf({ password }: ClientConfig): string {
  if (typeof password === "string" && password !== "") return password;
  throw new OperatorError(
    "DATABASE_URL must hold the owner's password: the server's own role gets one derived from it.",
  );
}

async function logIn(config: ClientConfig): Promise<Client | undefined> {
  const client = new Client(config);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => {});
    return undefined;
  }
}

async function setPassword(owner: ClientConfig, role: string, password: string): Promise<void> {
  const client = new Client(owner);
  await client.connect();
  try {
    await client.query(
      `alter role ${role} login noinherit password ${client.escapeLiteral(password)}`,
    );
  } catch (error) {
    // Roles belong to the cluster, so an advisory lock of one database cannot serialise two processes that alter one.
    if (!(error instanceof DatabaseError) || error.code !== internalError) throw error;
  } finally {
    await client.end();
  }
}
