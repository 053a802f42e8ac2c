/** What went through, in bytes of the bodies. */
export type Traffic = { sent: number; received: number };

/** Above every expected response. */
const maxResponseBytes = 2_000_000;

const sizeOf = (body: unknown) => (typeof body === "string" ? Buffer.byteLength(body) : 0);

/** A `fetch` that counts bytes, aborts endless responses, and does not follow redirects. */
export function createMeasuredFetch(traffic: Traffic): typeof globalThis.fetch {
  return async (input, init) => {
    traffic.sent += sizeOf(init?.body);
    const response = await fetch(input, { ...init, redirect: "error" });
    if (!response.body) return response;
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        traffic.received += chunk.byteLength;
        if (traffic.received > maxResponseBytes)
          controller.error(new RangeError("The answer is too long"));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(count), { status, statusText, headers });
  };
}
