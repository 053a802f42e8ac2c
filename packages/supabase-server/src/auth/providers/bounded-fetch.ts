import type { CustomFetch } from "openid-client";

/** Metadata, keys, tokens and claims of the large providers take less than 20 KiB. */
const maxResponseBytes = 256 * 1024;

async function readLimited(response: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxResponseBytes) throw new Error("the provider's response is too large");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Fetches with a limit of the response's size. The caller limits the time by its signal. */
export const boundedFetch: CustomFetch = async (
  url,
  { method, headers, body, redirect, signal },
) => {
  const response = await fetch(url, {
    method,
    headers,
    redirect,
    ...(body === null || body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });
  const bytes = await readLimited(response);
  const { status, statusText } = response;
  return new Response(bytes.length === 0 ? null : bytes, {
    status,
    statusText,
    headers: response.headers,
  });
};
