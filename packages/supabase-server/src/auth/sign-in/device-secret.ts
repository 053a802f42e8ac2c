import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";

const stored = z.array(z.object({ secret: z.instanceof(Uint8Array) }));

async function readSecret(pool: Pool): Promise<Uint8Array> {
  return asAuthAdmin(pool, async (client) => {
    const read = async () =>
      stored.parse((await client.query("select secret from auth.device_secret")).rows)[0]?.secret;
    const present = await read();
    if (present) return present;
    // Another process may insert it concurrently.
    await client.query(
      "insert into auth.device_secret (secret) values ($1) on conflict (only_row) do nothing",
      [randomBytes(32)],
    );
    const created = await read();
    if (!created) throw new Error("auth.device_secret is empty");
    return created;
  });
}

/** Reads the secret on first use, and creates it in a new database. */
export function createDeviceSecret(pool: Pool): () => Promise<Uint8Array> {
  let secret: Promise<Uint8Array> | undefined;
  return () =>
    (secret ??= readSecret(pool).catch((error: unknown) => {
      secret = undefined;
      throw error;
    }));
}
