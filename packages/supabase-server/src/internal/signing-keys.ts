import { asCaller } from "@postulo/postgres/as-caller";
import type { CryptoKey, JWK } from "jose";
import { calculateJwkThumbprint } from "jose/jwk/thumbprint";
import { exportJWK } from "jose/key/export";
import { generateKeyPair } from "jose/key/generate/keypair";
import { importJWK } from "jose/key/import";
import type { Pool } from "pg";
import { z } from "zod";

export const algorithm = "ES256";

/** The only role that can read the table. */
const owner = { role: "supabase_auth_admin", claims: {} };

const ecPublic = z.looseObject({
  kty: z.literal("EC"),
  crv: z.string(),
  x: z.string(),
  y: z.string(),
});
const ecPrivate = ecPublic.extend({ d: z.string() });
const storedKeys = z.array(
  z.object({
    kid: z.string(),
    private_jwk: ecPrivate,
    public_jwk: ecPublic,
    created_at: z.date(),
    verifies_until: z.date().nullable(),
  }),
);

export interface SigningKey {
  kid: string;
  signing: CryptoKey;
  verifying: CryptoKey;
  /** As in `jwks.json`. */
  published: JWK;
  /** The active key signs; the others only verify. */
  active: boolean;
  createdAt: Date;
  /** Of a retired key; null for the active one. */
  verifiesUntil: Date | null;
}

async function toKey(stored: z.infer<typeof storedKeys>[number]): Promise<SigningKey> {
  const [signing, verifying] = await Promise.all([
    importJWK(stored.private_jwk, algorithm),
    importJWK(stored.public_jwk, algorithm),
  ]);
  if (signing instanceof Uint8Array || verifying instanceof Uint8Array) {
    throw new Error(`signing key ${stored.kid} is not an elliptic-curve key`);
  }
  const { kty, crv, x, y } = stored.public_jwk;
  const published = {
    kty,
    crv,
    x,
    y,
    kid: stored.kid,
    alg: algorithm,
    use: "sig",
    key_ops: ["verify"],
    ext: true,
  };
  const { kid, created_at: createdAt, verifies_until: verifiesUntil } = stored;
  return {
    kid,
    signing,
    verifying,
    published,
    active: verifiesUntil === null,
    createdAt,
    verifiesUntil,
  };
}

/** Newest first. A retired key verifies for one more day, which ends signed URLs; other tokens live shorter. */
export async function loadSigningKeys(pool: Pool): Promise<SigningKey[]> {
  const { rows } = await asCaller(pool, owner, (client) =>
    client.query(
      `select kid, private_jwk, public_jwk, created_at, retired_at + interval '1 day' as verifies_until
         from auth.signing_keys
        where retired_at is null or retired_at > now() - interval '1 day'
        order by created_at desc, kid`,
    ),
  );
  return Promise.all(storedKeys.parse(rows).map(toKey));
}

/** Stores a new key; without `replace` only if there is no active key yet. */
export async function addSigningKey(pool: Pool, options: { replace: boolean }): Promise<void> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const [privateJwk, publicJwk] = await Promise.all([
    exportJWK(pair.privateKey),
    exportJWK(pair.publicKey),
  ]);
  // The id follows from the key, so that no two keys share one.
  const kid = await calculateJwkThumbprint(publicJwk);
  await asCaller(pool, owner, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtextextended('auth.signing_keys', 0))");
    if (options.replace)
      await client.query(
        "update auth.signing_keys set retired_at = now() where retired_at is null",
      );
    await client.query(
      `insert into auth.signing_keys (kid, private_jwk, public_jwk)
       select $1, $2::jsonb, $3::jsonb
        where not exists (select from auth.signing_keys where retired_at is null)`,
      [kid, JSON.stringify(privateJwk), JSON.stringify(publicJwk)],
    );
  });
}
