import { isIPv4, isIPv6 } from "node:net";
import type { Context } from "hono";
import { z } from "zod";

const nodeServerEnv = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }),
});

/** The remote IP address of the connection, from `@hono/node-server`. */
export function connectionAddress(c: Context): string {
  const env = nodeServerEnv.safeParse(c.env);
  return env.success ? env.data.incoming.socket.remoteAddress : "unknown";
}

/** The IP address in the format of PostgreSQL's `inet`. */
export function toInetAddress(address: string): string | null {
  const zoneless = address.replace(/%.*/, "");
  return isIPv4(zoneless) || isIPv6(zoneless) ? zoneless : null;
}

/** The key of a rate limit: an IPv4 address, or an IPv6 /64 network, which is usually assigned to one customer. */
export function clientKey(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const storable = toInetAddress(address);
  if (storable === null || !isIPv6(storable)) return address;
  const [head = "", tail = ""] = storable.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = storable.includes("::")
    ? Array.from({ length: 8 - left.length - right.length }, () => "0")
    : [];
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":");
}
