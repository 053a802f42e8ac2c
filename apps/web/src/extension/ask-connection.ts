import * as z from "zod/mini";
import type { SupabaseClient } from "../session/supabase-client.ts";

const issued = z.object({ token: z.string() });

/** Asks the server for a one-time token by which the extension gets a session of its own. @throws when there is none. */
export async function askConnection(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  const response = await fetch("/extension-connection", {
    method: "POST",
    headers: { authorization: `Bearer ${data.session?.access_token ?? ""}` },
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return issued.parse(await response.json()).token;
}
