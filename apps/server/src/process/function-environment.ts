import { publishableKey } from "./public-config.ts";

/**
 * Gives the functions of `supabase/functions` the two settings that they have on a Supabase. The address is the one that
 * this process itself listens on: from inside, the public one may not be reachable.
 */
export function offerFunctionEnvironment(ownUrl: string): void {
  process.env["SUPABASE_URL"] = ownUrl;
  process.env["SUPABASE_ANON_KEY"] = publishableKey;
}
