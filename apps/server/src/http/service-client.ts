import type { SupabaseClient } from "@supabase/supabase-js";
import type { RemoteSupabase } from "../settings/supabase-settings.ts";

const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** A client of a remote Supabase that bypasses row-level security. */
export async function createServiceClient(project: RemoteSupabase): Promise<SupabaseClient> {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient(project.url, project.secretKey, { auth });
}

/** A client of a remote Supabase without a user. A sign-in is of this client only. */
export async function createPublicClient(
  project: RemoteSupabase,
  userAgent: string | null,
): Promise<SupabaseClient> {
  const { createClient } = await import("@supabase/supabase-js");
  const headers = userAgent === null ? {} : { "user-agent": userAgent };
  return createClient(project.url, project.publishableKey, { auth, global: { headers } });
}
