import { createPool } from "@postulo/postgres/pool";
import { openKeyring } from "@postulo/supabase-server/keyring";
import type { KeyState } from "@postulo/supabase-server/keyring";
import type { ClientConfig } from "pg";

const minute = (time: Date): string => `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;

const line = ({ kid, createdAt, verifiesUntil }: KeyState): string =>
  `${kid}  created ${minute(createdAt)}  ${verifiesUntil ? `verifies until ${minute(verifiesUntil)}` : "signs"}`;

/**
 * Lists the keys that sign and verify access tokens, after creating a new one when `rotate` is set. No user is signed
 * out.
 */
export async function signingKeysCommand(
  owner: ClientConfig,
  { rotate }: { rotate: boolean },
): Promise<string> {
  const pool = createPool({ ...owner, max: 1 });
  try {
    const keyring = await openKeyring(pool);
    if (rotate) await keyring.rotate();
    const keys = keyring.list().map(line);
    if (!rotate) return keys.join("\n");
    const outcome =
      "A new key signs from now on: running servers use it within five minutes, nothing is to be restarted and nobody is signed out.";
    return [outcome, ...keys].join("\n");
  } finally {
    await pool.end();
  }
}
