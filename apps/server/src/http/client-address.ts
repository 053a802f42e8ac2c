import { connectionAddress } from "@postulo/supabase-server/auth/client-address";
import type { Context } from "hono";

/** Who asks. Behind a proxy it is the last address that the proxy has added: those before it came with the request. */
export function getClientAddress(trustProxy: boolean): (c: Context) => string {
  if (!trustProxy) return connectionAddress;
  return (c) => c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() || connectionAddress(c);
}
