/**
 * Reads and discards up to `maxBytes` of a request's body. Without it a client that is still sending would get a
 * connection reset instead of the response.
 */
export async function discardBody({ body }: Request, maxBytes: number): Promise<void> {
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return;
  }
}
