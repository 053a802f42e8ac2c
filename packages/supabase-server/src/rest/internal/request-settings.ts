/** Secrets, which a function could store. */
const withheld = new Set(["authorization", "apikey", "cookie", "proxy-authorization"]);

/**
 * PostgREST's settings of a request, which policies, triggers and functions read: `request.method`, `request.path` and
 * `request.headers`, a JSON object. Its `x-forwarded-for` is the IP address that the server determined, not the header.
 * `request.jwt.claims` belongs to the caller.
 * @param path that of the table or function, as `/rpc/name`.
 */
export function requestSettings(
  { method, headers }: Request,
  path: string,
  clientAddress: string,
): Readonly<Record<string, string>> {
  const readable = [...headers].filter(([name]) => !withheld.has(name));
  return {
    "request.method": method,
    "request.path": path,
    "request.headers": JSON.stringify({
      ...Object.fromEntries(readable),
      "x-forwarded-for": clientAddress,
    }),
  };
}
