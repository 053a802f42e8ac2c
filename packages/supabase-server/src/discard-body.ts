/**
 * Reads a request's body without keeping it, at most `maxBytes`. A client that is still sending when the answer comes would
 * see a closed connection instead of it.
 */
export async function discardBody({ body }: Request, maxBytes: number): Promise<void> {
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return;
  }
}
