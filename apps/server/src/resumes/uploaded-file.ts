import { maxDocumentBytes } from "@postulo/domain/document";

export type Upload =
  | { readonly kind: "file"; readonly bytes: Uint8Array }
  | { readonly kind: "tooLarge" }
  | { readonly kind: "missing" };

/** What multipart writes around a file. */
const envelopeBytes = 64 * 1024;

/** The body up to the limit, independent of its declared length; undefined when it is longer. */
async function boundedBody(request: Request, maxBytes: number): Promise<ArrayBuffer | undefined> {
  if (Number(request.headers.get("content-length")) > maxBytes) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Blob(chunks).arrayBuffer();
}

/** The multipart field `file` of a request. */
export async function uploadedFile(request: Request): Promise<Upload> {
  const type = request.headers.get("content-type") ?? "";
  const body = await boundedBody(request, maxDocumentBytes + envelopeBytes);
  if (body === undefined) return { kind: "tooLarge" };
  if (!/^multipart\/form-data\b/i.test(type)) return { kind: "missing" };
  const form = await new Response(body, { headers: { "content-type": type } })
    .formData()
    .catch(() => undefined);
  const file = form?.get("file");
  if (!(file instanceof File)) return { kind: "missing" };
  return file.size > maxDocumentBytes
    ? { kind: "tooLarge" }
    : { kind: "file", bytes: new Uint8Array(await file.arrayBuffer()) };
}
