import type { MiddlewareHandler } from "hono";

const oneYearSeconds = 31_536_000;

/** For every answer. A page brings its own policy for content; anything else is data, and may load nothing. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const isHttps = publicUrl.startsWith("https:");
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("x-content-type-options", "nosniff");
    headers.set("referrer-policy", "strict-origin-when-cross-origin");
    headers.set(
      "permissions-policy",
      "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    );
    headers.set("cross-origin-opener-policy", "same-origin-allow-popups");
    if (!headers.has("content-security-policy")) {
      headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
    }
    if (isHttps)
      headers.set("strict-transport-security", `max-age=${oneYearSeconds}; includeSubDomains`);
  };
}
