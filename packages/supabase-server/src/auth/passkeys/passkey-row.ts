import type { PoolClient } from "pg";
import { z } from "zod";

const passkeySchema = z.object({
  id: z.string(),
  user_id: z.string(),
  credential_id: z.string(),
  public_key: z.instanceof(Buffer),
  sign_count: z.coerce.number(),
  friendly_name: z.string(),
  created_at: z.date(),
  last_used_at: z.date().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

const columns =
  "id, user_id, credential_id, public_key, sign_count, friendly_name, created_at, last_used_at";

/** GoTrue's object of a passkey. */
export const passkeyJson = (passkey: Passkey): Record<string, unknown> => ({
  id: passkey.id,
  friendly_name: passkey.friendly_name,
  created_at: passkey.created_at,
  last_used_at: passkey.last_used_at ?? undefined,
});

/** A user's passkeys, oldest first. */
export async function findPasskeys(client: PoolClient, userId: string): Promise<Passkey[]> {
  const { rows } = await client.query(
    `select ${columns} from auth.webauthn_credentials where user_id = $1 order by created_at, id`,
    [userId],
  );
  return z.array(passkeySchema).parse(rows);
}

/** The passkey of an authenticator's credential. */
export async function findByCredential(
  client: PoolClient,
  credentialId: string,
): Promise<Passkey | undefined> {
  const { rows } = await client.query(
    `select ${columns} from auth.webauthn_credentials where credential_id = $1`,
    [credentialId],
  );
  return z.array(passkeySchema).parse(rows)[0];
}

/** @returns whether the user had such a passkey. */
export async function deletePasskey(
  client: PoolClient,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    "delete from auth.webauthn_credentials where id = $1 and user_id = $2",
    [id, userId],
  );
  return rowCount === 1;
}

/** @returns undefined when the user has no such passkey. */
export async function renamePasskey(
  client: PoolClient,
  wanted: { userId: string; id: string; name: string; now: Date },
): Promise<Passkey | undefined> {
  const { rows } = await client.query(
    `update auth.webauthn_credentials set friendly_name = $3, updated_at = $4
      where id = $1 and user_id = $2 returning ${columns}`,
    [wanted.id, wanted.userId, wanted.name, wanted.now],
  );
  return z.array(passkeySchema).parse(rows)[0];
}
