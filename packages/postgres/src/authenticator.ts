import { createHmac } from "node:crypto";
import { Client, DatabaseError } from "pg";
import type { ClientConfig } from "pg";
import { StartError } from "./start-error.ts";

const role = "authenticator";
/** Changing it would lock out the processes of the version before. */
const label = "postulo authenticator password";
/** Of "tuple concurrently updated", which has no code of its own. */
const internalError = "XX000";
const maxAttempts = 5;

/**
 * How the server itself connects: as the login role that owns nothing. Its password follows from the owner's, so that all
 * processes on one database agree without telling each other; it is set when the database does not have it yet.
 *
 * @param look is called with the connection that shows that it works.
 */
export async function connectAsAuthenticator(
  owner: ClientConfig,
  look = async (_client: Client): Promise<void> => {},
): Promise<ClientConfig> {
  const derived = createHmac("sha256", passwordOf(owner)).update(label).digest("base64url");
  const config = { ...owner, user: role, password: derived };
  for (let attempt = 0; attempt <= maxAttempts; attempt++) {
    if (attempt > 0) await setPassword(owner, derived);
    const client = await logIn(config);
    if (!client) continue;
    try {
      await look(client);
      return config;
    } finally {
      await client.end();
    }
  }
  throw new StartError(
    `The database does not let the role ${role} log in with a password: check its pg_hba.conf.`,
  );
}

/** The owner's password; without one there is nothing to derive the server's from, even where the database asks for none. */
export function passwordOf({ password }: ClientConfig): string {
  if (typeof password === "string" && password !== "") return password;
  throw new StartError(
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

async function setPassword(owner: ClientConfig, password: string): Promise<void> {
  const client = new Client(owner);
  await client.connect();
  try {
    await client.query(
      `alter role ${role} login noinherit password ${client.escapeLiteral(password)}`,
    );
  } catch (error) {
    // Roles belong to all databases of a cluster, so no lock of ours keeps two processes from altering one at once.
    if (!(error instanceof DatabaseError) || error.code !== internalError) throw error;
  } finally {
    await client.end();
  }
}
