import type { Caller } from "@postulo/postgres/as-caller";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import type { Keyring } from "../../keyring.ts";
import type { ImageTransform } from "../image-transform.ts";
import { imageTransformSchema } from "../image-transform.ts";
import type { ObjectPath } from "./object-path.ts";
import { StorageApiError } from "./storage-error.ts";

const maxSeconds = 365 * 24 * 3600;
const seconds = z.int().min(1).max(maxSeconds);

export const signRequest = z.object({
  expiresIn: seconds,
  transform: imageTransformSchema.nullish(),
});
export const signManyRequest = z.object({
  expiresIn: seconds,
  paths: z.array(z.string()).min(1).max(500),
});

/** Claims of a URL token. Without a role claim the token cannot be used to sign in. */
const claimsSchema = z.object({
  url: z.string(),
  transform: imageTransformSchema.optional(),
});

export const invalidSignature = (): StorageApiError =>
  new StorageApiError({
    status: 400,
    error: "InvalidJWT",
    message: "invalid signature or expired",
    code: "InvalidJWT",
  });

const urlOf = ({ bucket, name }: ObjectPath): string => `${bucket}/${name}`;

export interface Signed {
  error: string | null;
  path: string;
  /** The path after `/storage/v1`, not encoded: the client encodes it. */
  signedURL: string | null;
}

/** Creates URLs at which anyone can read these objects until they expire; null for objects the caller may not read. */
export async function signObjects(
  { pool, keyring, caller }: { pool: Pool; keyring: Pick<Keyring, "sign">; caller: Caller },
  {
    bucket,
    names,
    transform,
  }: { bucket: string; names: readonly string[]; transform?: ImageTransform | undefined },
  expiresIn: number,
): Promise<Signed[]> {
  const { rows } = await asCaller(pool, caller, (client) =>
    client.query<{ name: string }>(
      "select name from storage.objects where bucket_id = $1 and name = any ($2)",
      [bucket, names],
    ),
  );
  const readable = new Set(rows.map(({ name }) => name));
  const sign = async (name: string): Promise<Signed> => {
    if (!readable.has(name)) {
      return {
        error: "Either the object does not exist or you do not have access to it",
        path: name,
        signedURL: null,
      };
    }
    const url = urlOf({ bucket, name });
    const token = await keyring.sign({ url, ...(transform && { transform }) }, expiresIn);
    const route = transform ? "/render/image/sign" : "/object/sign";
    return { error: null, path: name, signedURL: `${route}/${url}?token=${token}` };
  };
  return Promise.all(names.map(sign));
}

async function readToken(
  keyring: Pick<Keyring, "verify">,
  path: ObjectPath,
  url: string,
): Promise<z.infer<typeof claimsSchema>> {
  const token = new URL(url).searchParams.get("token");
  const claims = token === null ? undefined : claimsSchema.safeParse(await keyring.verify(token));
  if (claims?.success && claims.data.url === urlOf(path)) return claims.data;
  throw invalidSignature();
}

/** @throws {StorageApiError} unless the token of the URL was issued for this object, and not only for an image of it. */
export async function checkSignedUrl(
  keyring: Pick<Keyring, "verify">,
  path: ObjectPath,
  url: string,
): Promise<void> {
  const { transform } = await readToken(keyring, path, url);
  if (transform !== undefined) throw invalidSignature();
}

/** The transform that the token of the URL allows. @throws {StorageApiError} unless it was issued for one. */
export async function checkSignedTransform(
  keyring: Pick<Keyring, "verify">,
  path: ObjectPath,
  url: string,
): Promise<ImageTransform> {
  const { transform } = await readToken(keyring, path, url);
  if (transform === undefined) throw invalidSignature();
  return transform;
}
