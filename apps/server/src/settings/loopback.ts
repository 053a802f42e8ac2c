import { isIP } from "node:net";

/** Whether a host's name or address can only be this machine. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "").replace(/^::ffff:/i, "");
  if (bare === "localhost" || bare.endsWith(".localhost")) return true;
  return bare === "::1" || (isIP(bare) === 4 && bare.startsWith("127."));
}
