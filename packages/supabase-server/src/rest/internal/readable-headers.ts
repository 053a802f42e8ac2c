/** Secrets, which a function could write down. */
const withheld = new Set(["authorization", "apikey", "cookie", "proxy-authorization"]);

/**
 * What a function of the database reads as `request.headers`, as PostgREST has it: a JSON object of the request's headers.
 * `x-forwarded-for` is the address that this server believes, not what the request says of itself.
 */
export function readableHeaders(headers: Headers, clientAddress: string): string {
  const told = [...headers].filter(([name]) => !withheld.has(name));
  return JSON.stringify({ ...Object.fromEntries(told), "x-forwarded-for": clientAddress });
}
