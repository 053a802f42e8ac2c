import { connectionAddress } from "@postulo/supabase-server/auth/guesses/client-address";
import type { Context } from "hono";

/**
 * The client's IP address. Behind a proxy it is the last address in `X-Forwarded-For`: the client can forge earlier
 * ones.
 */
export function getClientAddress(trustProxy: boolean): (c: Context) => string {
  if (!trustProxy) return connectionAddress;
  return (c) => c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() || connectionAddress(c);
}
