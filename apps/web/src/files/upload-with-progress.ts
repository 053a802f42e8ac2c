import { RequestError } from "@postulo/contract/request-error";
import { documentBucket } from "@postulo/domain/document";
import * as z from "zod/mini";
import { loadConfig } from "../data/server-client.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";

interface Upload {
  readonly path: string;
  readonly content: Blob;
  readonly contentType: string;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

const errorBody = z.object({ message: z.string(), statusCode: z.optional(z.string()) });

function parseErrorBody(text: string) {
  try {
    return errorBody.safeParse(JSON.parse(text)).data;
  } catch {
    // A proxy may respond with HTML.
    return undefined;
  }
}

function toRequestError(request: XMLHttpRequest): RequestError {
  const body = parseErrorBody(request.responseText);
  // Supabase Storage reports the status in the body; the HTTP status of most errors is 400.
  const status = Number(body?.statusCode) || request.status;
  const message = body?.message ?? request.statusText;
  return new RequestError(message, { status, code: String(status) });
}

/**
 * Uploads an object as supabase-js does, with upsert, but with progress events, which `fetch` does not have.
 * @throws {RequestError} when the storage rejects it, is unreachable (status 0), or the upload was aborted.
 */
export async function uploadWithProgress(client: SupabaseClient, upload: Upload): Promise<void> {
  const [{ supabaseUrl, publishableKey }, { data }] = await Promise.all([
    loadConfig(),
    client.auth.getSession(),
  ]);
  const root = new URL(supabaseUrl, window.location.origin).href.replace(/\/$/, "");
  const request = new XMLHttpRequest();
  request.open("POST", `${root}/storage/v1/object/${documentBucket}/${upload.path}`);
  request.setRequestHeader("authorization", `Bearer ${data.session?.access_token ?? ""}`);
  request.setRequestHeader("apikey", publishableKey);
  request.setRequestHeader("x-upsert", "true");
  request.setRequestHeader("content-type", upload.contentType);
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new RequestError("", { status: 0, code: "unreachable" }));
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) upload.onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(toRequestError(request));
    });
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
    upload.signal.addEventListener("abort", () => request.abort());
    request.send(upload.content);
  });
}
