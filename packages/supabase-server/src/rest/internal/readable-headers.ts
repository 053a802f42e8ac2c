/** Secrets, which a function could store. */
const withheld = new Set(["authorization", "apikey", "cookie", "proxy-authorization"]);

/**
 * The setting `request.headers` of PostgREST: a JSON object of the request's headers. `x-forwarded-for` is the IP
 * address that the server determined, not the header of the request.
 */
export function readableHeaders(headers: Headers, clientAddress: string): string {
  const readable = [...headers].filter(([name]) => !withheld.has(name));
  return JSON.stringify({ ...Object.fromEntries(readable), "x-forwarded-for": clientAddress });
}
