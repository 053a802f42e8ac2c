import type { Caller } from "@postulo/postgres/as-caller";
import { z } from "zod";
import type { Keyring } from "../../keyring.ts";
import type { ObjectPath } from "./object-path.ts";
import { invalidSignature } from "./signed-url.ts";
import type { StorageParts } from "./store-object.ts";
import { dryRunInsert } from "./store-object.ts";

/** As in Supabase. */
const ttlSeconds = 2 * 3600;

/** Claims of an upload token. The issuer is in `by`; without a role claim the token cannot be used to sign in. */
const claimsSchema = z.object({
  upload: z.string(),
  upsert: z.boolean(),
  by: z.object({
    role: z.enum(["anon", "authenticated", "service_role"]),
    sub: z.string().optional(),
    session_id: z.string().optional(),
    aal: z.string().optional(),
  }),
});

/** A grant to upload one object as its issuer. */
interface UploadGrant {
  caller: Caller;
  upsert: boolean;
}

const objectKey = ({ bucket, name }: ObjectPath): string => `${bucket}/${name}`;

/** Creates an upload URL for one object. @throws {StorageApiError} unless the caller may store it. */
export async function signUpload(
  { keyring, ...parts }: StorageParts & { keyring: Pick<Keyring, "sign"> },
  caller: Caller,
  { path, upsert }: { path: ObjectPath; upsert: boolean },
): Promise<{ url: string; token: string }> {
  const unread = { contentType: "application/octet-stream", cacheControl: "no-cache" };
  await dryRunInsert(parts, caller, { path, upsert, ...unread, userMetadata: null });
  const { sub, session_id: sessionId, aal } = caller.claims;
  const by = {
    role: caller.role,
    ...(typeof sub === "string" && { sub }),
    // Ends with the session.
    ...(typeof sessionId === "string" && { session_id: sessionId }),
    ...(typeof aal === "string" && { aal }),
  };
  const token = await keyring.sign({ upload: objectKey(path), upsert, by }, ttlSeconds);
  const encodedPath = [path.bucket, ...path.name.split("/")].map(encodeURIComponent).join("/");
  return { url: `/object/upload/sign/${encodedPath}?token=${token}`, token };
}

/**
 * The grant of an upload token. Policies are checked again at the upload.
 * @throws {StorageApiError} unless the token is valid, and for this object if one is given.
 */
export async function checkUploadToken(
  keyring: Pick<Keyring, "verify">,
  token: string | null,
  path?: ObjectPath,
): Promise<UploadGrant> {
  const claims = claimsSchema.safeParse(token === null ? undefined : await keyring.verify(token));
  if (!claims.success || (path && claims.data.upload !== objectKey(path))) throw invalidSignature();
  const { by, upsert } = claims.data;
  return { caller: { role: by.role, claims: by }, upsert };
}
