import type { Provider } from "@supabase/auth-js";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { providerReturnUrl } from "./provider-return.ts";

/** Names come from the server, which accepts more of them than the type lists. */
const isProvider = (name: string): name is Provider => name !== "";

/**
 * The URL of the server that redirects to the consent page of a provider. The client stores the verifier, so that only
 * this browser can complete the flow.
 */
export async function providerUrl(client: SupabaseClient, provider: string): Promise<string> {
  if (!isProvider(provider)) throw new Error("a provider needs a name");
  const { data, error } = await client.auth.signInWithOAuth({
    provider,
    options: { redirectTo: providerReturnUrl(location), skipBrowserRedirect: true },
  });
  if (error) throw error;
  return data.url;
}
