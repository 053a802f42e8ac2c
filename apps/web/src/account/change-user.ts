import type { UserAttributes } from "@supabase/auth-js";
import { RequestError } from "../session/read-rows.ts";
import type { SupabaseClient } from "../session/supabase-client.ts";

/** @throws {RequestError} when the authentication service refuses. */
export async function changeUser(client: SupabaseClient, change: UserAttributes): Promise<void> {
  const { error } = await client.auth.updateUser(change, {
    emailRedirectTo: `${window.location.origin}/`,
  });
  if (error)
    throw new RequestError(error.message, {
      status: error.status ?? 0,
      code: error.code ?? "",
      cause: error,
    });
}
