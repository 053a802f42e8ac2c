import * as z from "zod/mini";
import type { SupabaseClient } from "../session/supabase-client.ts";

const issued = z.object({ token: z.string() });

/** Requests a one-time token, which the extension exchanges for a session. @throws when the response has none. */
export async function requestConnectionToken(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  const response = await fetch("/extension-connection", {
    method: "POST",
    headers: { authorization: `Bearer ${data.session?.access_token ?? ""}` },
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return issued.parse(await response.json()).token;
}
