import { documentBucket } from "@postulo/domain/document";
import { OperatorError } from "@postulo/postgres/operator-error";
import { KeysUnavailable, publishesKeys } from "@postulo/supabase-server/remote-tokens";
import { createServiceClient } from "../http/service-client.ts";
import type { RemoteSupabase } from "../settings/supabase-settings.ts";

/**
 * Checks that a remote Supabase answers, that its user tokens can be verified, and that the secret key is its own.
 * @throws {OperatorError} one sentence without a key.
 */
export async function checkSupabase(project: RemoteSupabase): Promise<void> {
  const hasKeys = await publishesKeys(project.url).catch((error: unknown) => {
    if (!(error instanceof KeysUnavailable)) throw error;
    throw new OperatorError(
      "The Supabase at SUPABASE_URL cannot be reached: /auth/v1/.well-known/jwks.json did not return its keys.",
      { cause: error },
    );
  });
  if (!hasKeys && project.jwtSecret === undefined)
    throw new OperatorError(
      "The Supabase at SUPABASE_URL publishes no keys for its tokens: change it to asymmetric signing keys, or set SUPABASE_JWT_SECRET.",
    );
  const client = await createServiceClient(project);
  const { error } = await client.storage.getBucket(documentBucket);
  if (error)
    throw new OperatorError(
      `The storage at SUPABASE_URL did not return the bucket ${documentBucket} for SUPABASE_SECRET_KEY: ${error.message}.`,
    );
}
