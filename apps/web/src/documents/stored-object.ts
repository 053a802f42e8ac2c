import { RequestError } from "@postulo/contract/request-error";
import { documentBucket } from "@postulo/domain/document";
import type { SupabaseClient } from "../data/supabase-client.ts";

/** An error of the storage, which reports the status in its own field. */
interface StorageError {
  readonly message: string;
  readonly status?: number | undefined;
  readonly statusCode?: string | undefined;
}

const statusOf = ({ status, statusCode }: StorageError) => Number(statusCode) || (status ?? 0);

function toRequestError(error: StorageError): RequestError {
  const status = statusOf(error);
  return new RequestError(error.message, { status, code: String(status), cause: error });
}

/** supabase-js does not encode the path, in which a question mark would start the query. */
const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** Uploads a document without upsert; false when the object exists. */
export async function uploadObject(
  client: SupabaseClient,
  path: string,
  content: Blob,
): Promise<boolean> {
  const bucket = (await client.openStorage()).from(documentBucket);
  const { error } = await bucket.upload(encodePath(path), content, {
    upsert: false,
    contentType: content.type,
  });
  if (error && statusOf(error) === 409) return false;
  if (error) throw toRequestError(error);
  return true;
}

/** @throws {RequestError} when the download failed. */
export async function downloadObject(client: SupabaseClient, path: string): Promise<Blob> {
  const bucket = (await client.openStorage()).from(documentBucket);
  const { data, error } = await bucket.download(encodePath(path));
  if (error) throw toRequestError(error);
  return data;
}

/** Removes an object without a row. On failure the server's sweep of orphaned objects removes it. */
export async function removeObject(client: SupabaseClient, path: string): Promise<void> {
  await (await client.openStorage()).from(documentBucket).remove([path]);
}
