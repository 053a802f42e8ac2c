/** Answers one call. */
type Handler = (request: Request) => Promise<Response>;

/** CORS headers for browsers. */
const crossOrigin = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, x-client-info, apikey, content-type",
  "access-control-allow-methods": "POST, GET, OPTIONS",
};

/**
 * A function to be exported as default: our process calls it, the Edge runtime calls its `fetch`.
 * Preflight requests are answered here.
 */
export function serverFunction(handler: Handler): Handler & { readonly fetch: Handler } {
  const answer: Handler = async (request) => {
    if (request.method === "OPTIONS")
      return new Response(null, { status: 204, headers: crossOrigin });
    const response = await handler(request);
    for (const [name, value] of Object.entries(crossOrigin)) response.headers.set(name, value);
    return response;
  };
  return Object.assign(answer, { fetch: answer });
}
